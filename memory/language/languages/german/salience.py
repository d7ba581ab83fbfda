"""German: what of a text says that it matters."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.salience_table import SalienceWords

SALIENCE = SalienceWords(
    titles="frau|herr",
    no_names="montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli oktober dezember sie ihr ihnen ihre ihren ich",
    capitals="ich|und|nicht|ist|ein|eine|einen|mein|meine|der|das|habe|heißt|auf|mit",
    before_names=r"heiß(?:t|e|en)|heisst|namens|nenn\w*|mich|bin|in|aus|nach|bei|von|tochter|sohn|frau|mann|hund|katze|freund\w*",
    numbers="zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|hundert|tausend",
    dates="montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|januar|februar|märz|mai|juni|juli|oktober|dezember|gestern|morgen|heute",
)
