"""German: how something is concluded, and asked for."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=(
        r"\b(?:abgemacht|beschlossen|es bleibt (?:also )?bei)\b"
        r"|\b(?:wir|ihr|du|sie) (?:haben|habt|hast)\b.{0,60}\b(?:entschieden|vereinbart|ausgemacht)\b"
    ),
    recommended=(
        r"\bich (?:empfehle|rate|würde\b.{0,60}\bempfehlen|schlage\b.{0,80}\bvor)\b"
        r"|\bmeine? (?:empfehlung|rat|vorschlag)\b"
    ),
    opens=r"falls|wenn",
    asked=(
        r"\b(?:hast|haben|habt|hatten) (?:du|sie|wir|ihr)\b.{0,80}\b(?:empfohlen|vorgeschlagen|geraten|beschlossen|entschieden|vereinbart|ausgemacht)\b"
        r"|\b(?:deine?|ihre?|unsere?) (?:empfehlung|rat|vorschlag|entscheidung|beschluss)\b"
    ),
)
