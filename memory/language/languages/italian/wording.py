"""Italian: how two texts are compared word by word."""

from memory.language.wording_table import WordingTable

WORDING = WordingTable(
    frames="chiamo chiama nome abito vivo lavoro anni allergico allergica allergia parlo piace",
    endings="are ere ire ando endo",
)
