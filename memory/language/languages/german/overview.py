"""German: how somebody asks what is known of her."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.overview_table import OverviewWords

OVERVIEW = OverviewWords(
    asks=(
        r"\bwas (?:weißt|wissen) (?:du|sie)\b",
        r"\bwas (?:haben wir|habe ich (?:dir|ihnen))\b",
        r"\b(?:wer bin ich|wer ich bin|erinnerst du dich|kennst du mich|worüber haben wir)\b",
        r"\bwas (?:du|sie) (?:alles )?(?:über|von) (?:mich|mir|uns) (?:weißt|wissen|gespeichert)\b",
        r"\bwas du (?:[\w ]{1,40} )?weißt\b",
        r"\bwas hast du dir (?:\w+ ){0,4}?gemerkt\b",
        r"\b(?:informationen|daten) (?:hast|haben) (?:du|sie) über (?:mich|uns)\b",
    ),
    of_self=(
        r"\b(?:mein(?:e[nrs]?|em)? (?:\w+ )?|mir (?:eine?n? )?(?:kurze?n? )?)(?:lebenslauf|kurzvita|vita|steckbrief|linkedin-\w+|xing-\w+|selbstbeschreibung|bewerbungsschreiben|motivationsschreiben|über-mich-(?:seite|text|abschnitt))\b(?! (?:von|eines|einer|über (?!mich)))",
        r"\b(?:schreib\w*|mach\w*|formulier\w*|erstell\w*|hilf) mir (?:bitte |mal |bei |mit )*(?:'?ne?|eine?[nr]?) (?:[\w,-]+ ){0,2}?(?:(?:insta|instagram|tinder|linkedin|xing|twitter)[ -]?(?:bio|profil|text|zusammenfassung|überschrift)|(?:kurz)?bio|lebenslauf|steckbrief|bewerbungsschreiben|motivationsschreiben)\b(?! (?:von|vom|eines|einer|über)\b)",
        r"\b(?:bio|biografie|biographie|text|profil|vorstellung) (?:über|von|zu) (?:mich|mir)\b|\bmeine (?:kurz)?(?:bio|biografie)\b",
        r"\b(?:stell(?:e|en sie)? mich|beschreib(?:e|en sie)? mich)\b(?! (?:ein|an|hin|auf)\b)",
    ),
    about=r"über|von|vom|zum thema|zum|zur|bezüglich|wegen|für|beim?",
    asker=r"mich|mir|uns|dich|dir|was|alle[ms]?",
    times=(
        r"(?:der |die |dem |den )?(?:letzt|vorig|dies|vergangen)e[rnms]? \w+"
        r"|bisher|gestern|heute|vorhin|jetzt|hier"
    ),
)
