"""Italian: what somebody likes, dislikes, prefers, avoids or is afraid of."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language import values as read
from memory.language.saying_table import Saying

_HOW = r"(?:(?:\w{3,}mente|molto|moltissimo|tanto|tantissimo|davvero|affatto|per niente|proprio|sempre|anche|particolarmente|piuttosto|abbastanza|per nulla|assai|più|di gran lunga) ){0,3}"
_V = r"(?P<value>.+)"
_NOT = r"(?<!non )(?<!mai )"
_CLAUSE = (
    r"(?:^|[,;:] |\b(?:io|e|ma|perché|ora|adesso|oggi|attualmente|anche|già|ancora|qui|sempre|quindi|personalmente) )"
)
"""What stands before a verb that is a noun, too."""
_OF = r"(?:degli |delle |della |dello |dell'|del |dei |di |d')"
_TO = r"(?:agli |alle |alla |allo |all'|al |ai |a )"
_THE = r"(?:gli |le |la |lo |l'|il |i )?"
_A = r"(?:un'|una? )?(?:(?!(?:per|di|a|verso|nei|del)\b)\w+ ){0,2}?"
_DO = r"(?:uso|utilizzo|indosso|compro|leggo|ascolto|guardo|gioco a|consumo|mangio|bevo|visito|viaggio (?:in|con)|volo con|frequento|sostengo)"
"""What somebody does, or never does, of her own taste."""
_DOING = r"(?:usare|utilizzare|mangiare|bere|comprare|viaggiare|volare|guardare|indossare|portare|alloggiare|andare|leggere|giocare|visitare|consumare|guidare|prendere|dormire)"
_BAD = r"(?:noios|inquietant|sgradevol|fastidios|stressant|deprimen?t|disgustos|ripugnant|insopportabil|opprimen?t|disturban?t|scomod|faticos|spaventos|sopravvalutat|pretenzios|snervant|irritant)(?:[oaei])"
_GOOD = r"(?:rilassant|affascinan?t|stimolan?t|appassionan?t)(?:[oaei])"
_SHORT = r"(?P<value>(?!questo\b|quest|quell|quel\b|ciò\b|che\b|il tuo|la tua|mio\b|mia\b|lo\b)[^.;:!?]{3,80}?)"

_FEARED = r"(?:(?:degli |delle |dei |di )(?!un[ao]?\b|te\b|lui\b|(?!volare\b|guidare\b|nuotare\b|viaggiare\b)\w+(?:are|ere|ire|rmi)\b)|(?:della |dello |dell'|del )(?=(?:aereo|acqua|buio|vuoto|mare|dentista|sangue|ascensore|folla|morte|altezza|velocità|profondità)\b))(?P<value>.+)"
"""What somebody is afraid of for good; of the exam, or of the answer, she is now."""

TASTES: tuple[Saying, ...] = (
    Saying("preferences", read.taste("likes"), (
        rf"(?<!non )\bmi (?:piace|piacciono|appassiona(?:no)?) {_HOW}{_V}",
        rf"(?<!non )\badoro {_HOW}{_V}",
        rf"{_NOT}\bsono {_HOW}(?:una? )?(?:grande )?(?:fan|amante|appassionat[oa]) {_OF}{_V}",
        rf"\btrovo {_SHORT} {_HOW}{_GOOD}\b",
    )),
    Saying("preferences", read.taste("dislikes"), (
        rf"\bnon mi (?:piace|piacciono|attrae|attraggono|entusiasma(?:no)?|va|vanno|interessa(?:no)?) {_HOW}{_V}",
        rf"{_CLAUSE}{_HOW}(?:odio|detesto) {_HOW}{_V}",
        rf"\bnon sopporto {_HOW}{_V}",
        rf"\bmi (?:disgusta(?:no)?|dà fastidio|danno fastidio|fa(?:nno)? schifo) {_HOW}{_V}",
        rf"\bnon sono {_HOW}(?:una? )?(?:grande |gran )?(?:fan|amante|amic[oa]|appassionat[oa]) {_OF}{_V}",
        rf"\bnon (?:sono|mi sento) {_HOW}a mio agio (?:con |in |nei |nelle |negli |nel |sui |su ){_V}",
        rf"{_NOT}\bho {_A}avversione (?:per|verso|nei confronti di) {_THE}{_V}",
        rf"\bnon ho {_HOW}(?:alcun |nessun |molto )?interesse (?:per|verso|a|nel|nella) {_THE}{_V}",
        rf"\bnon mi interesso {_HOW}(?:{_OF}|a |per ){_V}",
        rf"\btrovo {_SHORT} (?:\w+ e )?{_HOW}{_BAD}\b",
        rf"\btrovo {_HOW}{_BAD} (?!(?:quest|quell|che\b|il tuo|la tua)){_V}",
    )),
    Saying("preferences", read.taste("avoids"), (
        rf"(?<!non )\b(?:evito|boicotto|rifuggo) {_HOW}(?:di )?{_V}",
        rf"\bmi tengo (?:alla larga|lontan[oa]) (?:da|dai|dalle|dal|dalla|dagli) {_V}",
        rf"\bnon {_DO} {_HOW}(?:mai |alcun |nessun |nessuna )?(?!più){_V}",
    )),
    Saying("preferences", read.taste("refuses to"), (
        rf"\bmi rifiuto {_HOW}di (?P<value>{_DOING}\b.+)",
    )),
    Saying("preferences", read.taste("only"), (
        rf"{_CLAUSE}{_DO} {_HOW}(?:solo|soltanto|solamente|unicamente|esclusivamente) {_V}",
    )),
    Saying("preferences", read.taste("prefers"), (
        rf"\bpreferisco {_HOW}{_V}",
        rf"\b(?:prediligo|privilegio) {_HOW}(?=gli|le|la|lo|l'|il|i|un|\w+[ie]\b){_V}",
        rf"{_NOT}\bho {_A}(?:preferenza|debolezza|predilezione) per {_THE}{_V}",
    )),
    Saying("preferences", read.taste("afraid of"), (
        rf"{_NOT}\bho {_HOW}(?:una |il |la )?(?:(?:gran|grande|forte|tanta|molta) )?(?:paura|terrore|fobia|panico) {_FEARED}",
        rf"(?<!non )\bmi fa(?:nno)? {_HOW}(?:paura|terrore) (?!che\b){_V}",
    )),
    Saying("preferences", read.taste(""), (
        rf"{_NOT}\b(?:soffro di|ho) (?:le |la )?(?P<value>vertigini(?= e\b|\W*$)|claustrofobia|agorafobia|acrofobia|aracnofobia)(?!\w)",
    )),
    Saying("preferences", read.taste(""), (
        rf"\bnon (?:evito|odio|detesto|preferisco|disprezzo) più {_HOW}{_V}",
        rf"\bnon ho più {_HOW}(?:paura|terrore|avversione) {_OF}{_V}",
        rf"\bnon mi (?:dà fastidio|fa(?:nno)? paura|disgusta(?:no)?) più {_V}",
        rf"\bnon {_DO} più (?:solo|soltanto|esclusivamente) {_V}",
        rf"\bho smesso di (?:evitare|odiare|detestare) {_V}",
        rf"\b(?:ho ricominciato|sono tornat[oa]) a (?:usare|indossare|portare|comprare|guardare|leggere|ascoltare|mangiare|bere) {_V}",
    ), "drop"),
)  # fmt: skip
