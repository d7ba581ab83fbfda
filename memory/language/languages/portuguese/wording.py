"""Portuguese: how two texts are compared word by word."""

from memory.language.wording_table import WordingTable

WORDING = WordingTable(
    short_glue="a ai ao as da de do e em eu há já la lo lá me na no o os ou pé pó se só te ti tu um vi vó à às é ó",
    ordinals="º ª o a",
    frames="chamo chama moro vivo trabalho anos alérgico alérgica alergia falo gosto",
)
