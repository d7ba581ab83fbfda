"""Portuguese: how two texts are compared word by word."""

from memory.language.wording_table import WordingTable

WORDING = WordingTable(frames="chamo chama moro vivo trabalho anos alérgico alérgica alergia falo gosto")
