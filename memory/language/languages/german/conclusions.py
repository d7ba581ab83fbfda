"""German: how something is concluded, and asked for."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.conclusion_table import ConclusionWords

_DID = r"(?!(?:könn|möch|soll|woll|müss|dürf|wuss|wüss|bräuch|brauch|hät|kann|hör|fühl|glaub)test)\w{2,}test"
"""A verb in the past, with "du": "könntest du" asks for something, and "wusstest du" tells it."""

_DID_FORMALLY = r"\w*(?:sag|mein|nann|zeig|erwähn|erklär|erzähl|mach|schick|wähl|such|leg|stell|buch|änder|zähl|prüf|dach|führ|brach)ten"
"""The same with "Sie", with which the ending tells nothing: "antworten Sie" asks."""

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
        rf"\b(?:hast|hattest|{_DID}|gabst|schriebst|nanntest|warst) (?:du|mir|uns)\b|\bdu\b.{{0,80}}\b(?:hast|hattest|{_DID}|gabst|schriebst)\b"
        rf"|\b(?:haben|hatten|gaben|schrieben|empfahlen|rieten|{_DID_FORMALLY}) (?-i:Sie)\b"
        r"|\b(?-i:Sie)\b.{0,80}\b(?:hatten|haben)\b"
        r"|\b(?:stand(?:en)?|war(?:en)?|kam(?:en)?|gab)\b.{0,60}\b(?:auf|in|aus|bei|von) (?:deine[rnm]?|(?-i:Ihre[rnm]?))\b"
        r"|\b(?:habe?|hatte|hab) ich\b.{0,80}\b(?:gefragt|gesagt|gesprochen|geklagt|gebeten|geschrieben|geredet|gewollt|erzählt|erwähnt|ausgesucht|gewählt)\b"
        r"|\b(?:haben|hatten) wir\b.{0,80}\b(?:gesprochen|geredet|gesagt|gewählt|genommen|ausgesucht|besprochen)\b"
        r"|\b(?:was|wer|wie|welche\w*) (?:nochmals? |noch mal )?war(?:en)? (?:nochmals? |noch mal )?(?:de[rnm]|die|das|deine?)\b"
        r"|\berinnere? mich\b|\b(?:gib|zeige?|sage?|nenne?|schreibe?|wiederhole?)\b.{0,40}\b(?:noch ?mal|nochmals|wieder)\b|\bnoch ?mal\b.*\?"
    ),
)
