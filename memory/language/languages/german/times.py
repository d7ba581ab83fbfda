"""German: how times are named."""

from memory.language.time_table import TimeWords

TIMES = TimeWords(
    months=(
        *("jan(?:uar)?|jänner", "feb(?:ruar)?", "märz", "april", "mai", "juni", "juli", "aug(?:ust)?"),
        *("sep(?:t(?:ember)?)?", "okt(?:ober)?", "nov(?:ember)?", "dez(?:ember)?"),
    ),
    weekdays=("montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag|sonnabend", "sonntag"),
    units=("tage?n?", "wochen?", "monate?n?|monats", "jahre?[ns]?"),
    counts=("eine[mrn]?", "zwei", "drei", "vier", "fünf", "sechs"),
    ago="vor COUNT UNIT",
    last="(?:letzte|vorige|vergangene)[nmrs]? UNIT",
    this="diese[nmrs]? UNIT",
    today="heute",
    yesterday="gestern",
    day_before="vorgestern",
    weekend="(?:letzte|vorige|vergangene|am)[nms]? wochenende",
)
