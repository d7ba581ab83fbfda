"""French: for a while, and until when."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.span_table import SpanWords

SPANS = SpanWords(
    months=(
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ),
    weekdays=("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
    units=("jours?|nuits?", "semaines?", "mois"),
    counts=("une?", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
    few="(?:quelques|plusieurs)",
    seasons="(?:le )?carême|halloween|(?:le )?carnaval|mardi gras|(?:le )?ramadan|l'avent|(?:à )?pâques|noël|(?:le )?printemps|l'été|été|l'automne|l'hiver|(?:les )?vacances|(?:la )?saison|(?:le )?(?:semestre|trimestre|défi|marathon)|(?:le )?week-?end",
    until="jusqu'(?:à|au|aux|en)",
    no_end="maintenant|présent|hier|aujourd'hui|alors|ce jour|récemment|quand|quel\\w*|\\d+ ?h\\b",
    lasting="(?:pendant|pour|durant) (?:(?:encore|les|les prochain\\w*|environ|au moins|seulement) ){0,2}SPAN|(?:ces|les) (?:prochain\\w* )?SPAN(?: prochain\\w*)?|encore SPAN",
    so_far="depuis|ai|avons|a|étais|était|habitais|vivais|travaillais|il y a|ça fait",
    during="(?:pendant|durant|pour|en|tout) (?:le mois de |tout |toute )?(?:SEASON|THIS)",
    this="(?:juste |seulement )?(?:pour |pendant )?(?:ce|cet|cette) (?:UNIT|week-?end|soir|nuit)(?:-ci)?|aujourd'hui|tout(?:e)? (?:le|la) (?:UNIT)",
    begins="déménag\\w+|emménag\\w+|install\\w+|devenue?|passée?|commenc\\w+|rejoint|promue?|depuis|à partir|dès",
    passing="temporairement|en attendant|le temps (?:de|que|des|du)|tant que|provisoirement|pour (?:l'instant|le moment|l'heure)|(?:comme|pour) (?:un |le |mon )?(?:défi|pari|essai)",
    moved="depuis|(?:em|dé)ménagé(?:e?s?)|installée?s?",
    coming="(?:mois|année|semaine) prochaine?",
)
