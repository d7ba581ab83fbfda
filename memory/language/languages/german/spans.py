"""German: for a while, and until when."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.span_table import SpanWords

SPANS = SpanWords(
    months=(
        "jan(?:uar)?|jänner",
        "feb(?:ruar)?",
        "märz",
        "april",
        "mai",
        "juni",
        "juli",
        "aug(?:ust)?",
        "sep(?:t(?:ember)?)?",
        "okt(?:ober)?",
        "nov(?:ember)?",
        "dez(?:ember)?",
    ),
    weekdays=("montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag|sonnabend", "sonntag"),
    units=("tage?n?|nächten?|nacht", "wochen?", "monate?n?|monats"),
    counts=("eine?[mnrs]?", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    few="(?:ein paar|einige|mehrere)",
    seasons="fastenzeit|halloween|fasching|karneval|fastnacht|ramadan|advent|ostern|weihnachten|pfingsten|veganuary|frühling|frühjahr|sommer|herbst|winter|ferien|urlaub|saison|semester|challenge|wettkampf|marathon|wochenende",
    until="bis",
    no_end="jetzt|heute|dato|dahin|vor|auf|hin|zu \\d|vorhin|neulich|letzte\\w*|\\d+ uhr",
    lasting="(?:für|noch|nur|die nächsten|in den nächsten) (?:(?:noch|nur|etwa|die nächsten|mindestens) ){0,2}SPAN(?: lang)?|SPAN lang|SPAN(?= (?:nicht|kein\\w*|nichts)\\b)",
    so_far="schon|seit|bereits|war|waren|hatte|hatten|lebte|wohnte|arbeitete|gewohnt|gelebt|gearbeitet|gegessen|gewesen",
    during="(?:während|in|im|für|über|zu|zum|an|beim) (?:(?:der|des|den|die|das|dem) )?(?:gesamten |ganzen )?(?:SEASON|THIS)",
    this="(?:nur )?(?:für )?(?:diese[nmrs]?|kommende[nrs]?|nächste[nrs]?) (?:UNIT|wochenende|abend)|heute|heute abend",
    begins="gezogen|ziehe\\w*|umgezogen|geworden|wurde|angefangen|fange|beginne|begonnen|gewechselt|befördert|seit|ab",
    passing="vorübergehend|solange|währenddessen|in der zwischenzeit|vorerst|zeitweise|übergangsweise|als (?:\\w+ )?(?:challenge|experiment|wette)|(?:eine|der) wette",
    moved=r"seit|\w*(?:gezogen|siedelt)",
    coming="nächste[nsr]? (?:woche|monats?|jahr)",
)
