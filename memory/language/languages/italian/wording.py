"""Italian: how two texts are compared word by word."""

from memory.language.wording_table import WordingTable

WORDING = WordingTable(
    short_glue="""
        a ad ai al ce ci da di e ed fa fu gl ha ho il in io la le li lo ma me mi ne né o se si su te ti tu un va vi è é
        """,
    ordinals="º ª o a",
    frames="chiamo chiama nome abito vivo lavoro anni allergico allergica allergia parlo piace",
    endings="are ere ire ando endo",
)
