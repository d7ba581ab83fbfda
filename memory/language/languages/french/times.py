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
    tomorrow=r"demain",
    day_behind="après-demain",
    next="(?:UNIT prochain[es]?|prochain[es]? UNIT)",
    ahead="dans COUNT UNIT",
    day_of_month=r"(?:le|du|jusqu.au|au) (\d{1,2})(?! ?h)",
    this_weekend="(?:ce|le) week-?end|week-?end prochain",
    agenda=(
        "un d résumé résume résume-moi fais-moi mois "
        "qu'est-ce que qu qu'on qu'il j'ai ai je nous avons il y a quelque chose quoi de prévu prévus fais faisons "
        "pour le la les ce cette en mes mon rendez-vous rdv se passe passé fait suis libre on qu'est "
        "quels quel sont au"
    ),
    begin=(
        "janv févr mars avri mai juin juil août sept octo nove déce lund mard merc "
        "jeud vend same dima jour sema mois ans anné aujo hier avan dema aprè week"
    ),
    past="passé résumé résume résume-moi",
)
