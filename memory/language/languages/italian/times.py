"""Italian: how times are named."""

from memory.language.time_table import TimeWords

TIMES = TimeWords(
    months=(
        *("gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto"),
        *("settembre", "ottobre", "novembre", "dicembre"),
    ),
    weekdays=("lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"),
    units=("giorn[oi]", "settiman[ae]", "mes[ei]", "ann[oi]"),
    counts=("una?", "due", "tre", "quattro", "cinque", "sei"),
    ago="COUNT UNIT fa",
    last="(?:scors[oa]|ultim[oa]) UNIT|UNIT scors[oa]",
    this="quest[oa'] ?UNIT",
    today="oggi",
    yesterday="ieri",
    day_before="l'altro ieri|ieri l'altro|avantieri",
    weekend="(?:fine settimana|weekend) scorso|(?:scorso|ultimo) (?:fine settimana|weekend)",
)
