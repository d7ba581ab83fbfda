"""French: how times are named."""

from memory.language.time_table import TimeWords

TIMES = TimeWords(
    months=(
        *("janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août"),
        *("septembre", "octobre", "novembre", "décembre"),
    ),
    weekdays=("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
    units=("jours?", "semaines?", "mois", "ans?|année"),
    counts=("une?", "deux", "trois", "quatre", "cinq", "six"),
    ago="il y a COUNT UNIT",
    last="UNIT (?:derni(?:er|ère)|passée?)",
    this="(?:ce|cet|cette) UNIT",
    today="aujourd'hui",
    yesterday="hier",
    day_before="avant-hier",
    weekend="week-?end (?:dernier|passé)",
)
