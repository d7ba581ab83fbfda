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
    said=(
        r"\b(?:hast|hattest|\w{2,}test|gabst|schriebst|nanntest|warst) (?:du|mir|uns)\b|\bdu\b.{0,80}\b(?:hast|hattest|\w{2,}test|gabst|schriebst)\b"
        r"|\b(?:haben|hatten|sagten|\w{2,}ten) (?-i:Sie)\b|\b(?-i:Sie)\b.{0,80}\b(?:hatten|haben)\b"
        r"|\b(?:habe?|hatte|hab) ich\b.{0,80}\b(?:gefragt|gesagt|gesprochen|geklagt|gebeten|geschrieben|geredet|gewollt|erzählt|erwähnt|ausgesucht|gewählt)\b"
        r"|\b(?:haben|hatten) wir\b.{0,80}\b(?:gesprochen|geredet|gesagt|gewählt|genommen|ausgesucht|besprochen)\b"
        r"|\b(?:was|wer|wie|welche\w*) (?:nochmals? |noch mal )?war(?:en)? (?:nochmals? |noch mal )?(?:de[rnm]|die|das|deine?)\b"
        r"|\berinnere? mich\b|\b(?:gib|zeige?|sage?|nenne?|schreibe?|wiederhole?)\b.{0,40}\b(?:noch ?mal|nochmals|wieder)\b|\bnoch ?mal\b.*\?"
    ),
)
