"""Spanish: who is dead."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.death_table import DeathWords

_MONTH = r"(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)"
_SEASON = r"(?:primavera|verano|otoño|invierno)"
DEATHS = DeathWords(
    own=r"mis?|nuestr[oa]s?",
    when=rf"hace (?:ya |casi |unos |unas )?\w+ (?:días?|semanas?|meses|mes|años?)|en (?:el |la )?(?:{_MONTH}|{_SEASON}|\d{{4}}|(?:un |el )?accidente|pandemia)|(?:el|la|este|esta) (?:{_SEASON}|año|mes|semana)(?: pasad[oa])?|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|ayer|anoche|hoy|de (?:\w+ )?(?:cáncer|covid|un (?:infarto|ictus|accidente)|leucemia|repente)|por (?:el |un |la )?(?:cáncer|covid|accidente|infarto)|demasiado (?:pronto|joven)",
    between=r"ya|se|nos|ha|me|lamentablemente|por desgracia|WHEN",
    dies=r"muri(?:ó|eron)|(?:ha|han) muerto|(?:está|están) muert[oa]s?|falleci\w+|nos (?:dejó|ha dejado|dejaron)(?=\s*(?:$|[,.;!])| (?:WHEN))|nos fue(?=\s*(?:$|[,.;!])| (?:WHEN))|fue (?:para siempre|al cielo)|ya no está (?:con|entre) nosotros|no está ya (?:con|entre) nosotros|perdió la vida|quitó la vida|descanse en paz|descansa en paz|q\.?e\.?p\.?d|pasó a mejor vida|perdió la batalla",
    dead=(
        r"(?=(?:\w+ )?(?:mis?|nuestr[oa]) (?:difunt[oa]|fallecid[oa])\b)WHO(?! (?-i:[A-ZÀ-Þ]))",
        r"\b(?:perdí|perdimos|he perdido|hemos perdido|enterré|enterramos|hemos enterrado) a WHO(?=\s*(?:$|[.;!,])| (?:WHEN))",
        r"\b(?:se (?:me |nos )(?:fue|ha ido|murió|ha muerto)|murió|falleció|ha (?:muerto|fallecido)|nos (?:dejó|ha dejado)) WHO(?=\s*(?:$|[.;!,])| (?:WHEN))",
        r"\b(?:muerte|funeral|entierro|cenizas|fallecimiento) de WHO",
        r"\bdesde que (?:perdí|perdimos|murió|falleció|se fue|nos dejó) (?:a )?WHO",
        r"\bviud[oa] de WHO",
    ),
)
