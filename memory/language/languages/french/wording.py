"""French: how two texts are compared word by word."""

from memory.language.wording_table import USER, WordingTable

WORDING = WordingTable(
    opened=((r"\bj'(?=\w)", "je "), (r"\b[lmtsdn]'(?=\w)", " ")),
    phrases=(
        (r"ne (\w+) plus", r"@not @end \1"),
        (r"je ai arrêté de", "je @not @end"),
        (r"je ai vendu (?:mon|ma|mes)", "je @not @end ai"),
        (r"par jour|quotidiennement", "daily"),
        (r"(?:le )?nom (?:de)? ?((?:mon|ma) [\w'-]+)", r"\1 name"),
        (r"l?'?utilisat(?:eur|rice)", USER),
        (r"est|suis", "@is"),
    ),
    past="hier",
    resumed="à nouveau|de nouveau",
    joined="et|ou",
    breaks="à dans avec pour depuis par chaque",
    particles="sur dans",
    negations="ne pas jamais sans aucun aucune",
    glue="les des une est très aussi maintenant actuellement désormais nouveau",
    short_glue="""
        a ai as au c ce d de du en es et il j je l la le m ma me mi n ne ni on ou où qu s sa se si t ta te tu un va y à
        ô
        """,
    ordinals="er re e",
    first="je nous moi",
    possessive="mon ma mes notre nos",
    same="habite vis habiter vivre",
    counts="zéro - deux trois quatre cinq - sept huit neuf dix onze douze",
    frames="appelle nom habite travaille ans allergique allergie parle aime adore",
    endings="er ez ent ons on",
)
