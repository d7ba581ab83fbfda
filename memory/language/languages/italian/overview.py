"""Italian: how somebody asks what is known of her."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.overview_table import OverviewWords

OVERVIEW = OverviewWords(
    asks=(
        r"\b(?:quello che|cosa) (?:sai|ti ricordi)\b",
        r"\b(?:che|cosa) (?:cosa )?(?:sai|ricordi|abbiamo|ti ho)\b",
        r"\bchi sono\b",
        r"\bti ricordi di (?:me|noi)\b",
        r"\b(?:cosa ti ricordi|informazioni hai) (?:di|su di|su) (?:me|noi)\b",
    ),
    of_self=(
        r"\b(?:bio|biografia|presentazione|ritratto|descrizione) (?:di|su di) me\b|\b(?:la )?mia (?:bio|biografia|lettera di (?:presentazione|motivazione))\b|\b(?:il )?mio (?:cv|curriculum|profilo linkedin)\b",
        r"\b(?:scrivimi|fammi|preparami|mi (?:scrivi|fai|prepari)|aiutami (?:a scrivere|a fare|con)) (?:un[ao]?|il|la) (?:\w+ ){0,2}?(?:bio|cv|curriculum|lettera di (?:presentazione|motivazione)|(?:riassunto|profilo|titolo) (?:per |di |su )?(?:linkedin|instagram|tinder))\b(?! (?:di|del|della|dello|su|sul|sulla)\b)",
        r"\b(?:presentami|descrivimi)(?= (?:in|a|al|come|alla)\b|\W*$)",
    ),
    about=(r"riguardo (?:a|al|alla)|alla?|di|del(?:l[oae])?|dei|degli|sul(?:l[oae])?|sui|sugli|su"),
    elided=r"d|dell|sull|all|l",
    asker=r"(?:di )?(?:me|noi|te|ti)|cosa|che|cui|tutto",
    times=(r"(?:la |il |lo |l')?(?:settimana|mese|anno|volta|ultim[oa]|scors[oa])|ieri|oggi|ora"),
)
