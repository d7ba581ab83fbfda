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
    tomorrow=r"(?<!heute )(?<!gestern )(?<!am )(?<!guten )morgen",
    day_behind="übermorgen",
    next="(?:nächste|kommende)[nmrs]? UNIT",
    ahead="in COUNT UNIT",
    day_of_month=r"(?:am|vom|bis zum|zum|ab dem|der) (\d{1,2})\.",
    this_weekend="(?:dieses|nächstes|kommendes|diesem|am|fürs|übers) wochenende",
    agenda=(
        "mir eine zusammenfassung fass fasse fassen zusammen gib "
        "was ist sind habe haben hab ich wir steht stehen an am vor etwas irgendwas gibt es geplant "
        "termine termin los kommt auf mich uns zu mach mache machen tue mein meine meinen im in für den der "
        "die das war gemacht passiert noch alles da hatte hatten bin frei"
    ),
    begin=(
        "jan jän feb mär apr mai jun jul aug sep okt nov dez mont dien "
        "mitt donn frei sams sonn tag woch mona jahr heut gest vorg morg über"
    ),
    past="war hatte hatten gemacht passiert zusammenfassung zusammen",
)
