"""German: what somebody likes, dislikes, prefers, avoids or is afraid of."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language import values as read
from memory.language.saying_table import Saying

_HOW = (
    r"(?:(?:auch|jetzt|nun|schon|leider|sehr|wirklich|absolut|total|echt|ganz|grundsätzlich|generell|prinzipiell|überhaupt|möglichst|strikt|konsequent|eher|eigentlich|einfach|übrigens|gar"
    r"|immer|meistens|zutiefst|abgrundtief|besonders|nach wie vor|inzwischen|mittlerweile|persönlich|richtig|so|halt|ja|doch|abends|eher|definitiv|bewusst|aktiv|stark|ziemlich|recht|durchaus|mich|mir) ){0,3}"
)
"""How much, or since when, behind a verb."""
_V = r"(?P<value>.+)"
_SHORT = r"(?P<value>(?!kein|es\b|das nicht|dich|euch|sie\b|ihn\b|das\b|dies|mein|nicht)[^.;:!?]{2,90}?)"
_A = r"(?:eine?n? )?(?:(?!(?:gegen|vor|für|an|mit)\b)\w+ ){0,2}?"
_DO = r"(?:esse|trinke|trage|benutze|nutze|verwende|kaufe|schaue|gucke|lese|höre|spiele|konsumiere|besuche|fahre|fliege|reise|unterstütze|miete|bestelle)"
"""What somebody does, or never does, of her own taste."""
_NONE = r"(?:keine?[nmr]?|keinerlei|nie(?:mals)?(?: mehr)?)"
_BAD = (
    r"langweilig|öde|verstörend|beunruhigend|nervig|anstrengend|unangenehm|überwältigend|eklig|ekelhaft|widerlich|abstoßend|gruselig|deprimierend|stressig|ermüdend|unpraktisch|überbewertet"
    r"|unerträglich|furchtbar|schrecklich|grauenhaft|uninteressant|unattraktiv|hässlich|kitschig|einschüchternd|störend|ablenkend|lästig"
)
_GOOD = r"entspannend|beruhigend|faszinierend|spannend|inspirierend|wunderbar|großartig"
_FEARED = r"(?P<value>(?!d(?:em|er|en)\b|mein|dein|ihr|sein|unser|ein)[^.;:!?]+|(?:dem|der) (?:fliegen|autofahren|wasser|meer|dunkeln?|dunkelheit|zahnarzt|höhe|tiefe|blut|aufzug|tod|sprechen)\b.*)"
"""What somebody is afraid of for good; of the exam, or of the answer, she is now."""
_PHOBIA = r"(?:höhen|flug|platz|spinnen|tiefen)angst|(?:klaustro|agora|akro|arachno|aero|emeto)phobie"

TASTES: tuple[Saying, ...] = (
    Saying("preferences", read.taste("likes"), (
        rf"\bich {_HOW}(?:mag|liebe) {_HOW}(?!.{{0,80}}\b(?:nicht|kein\w*)\b){_V}",
        rf"\bich (?:esse|trinke|höre|lese|spiele|koche|schaue) (?:sehr |total |am liebsten |besonders )?gerne? (?!.{{0,80}}\bnicht\b){_V}",
        r"\bich bin (?:ein )?(?:großer |riesiger )?fan von (?P<value>.+)",
        rf"\bich stehe {_HOW}auf (?!(?:dem|der|einem|einer|nicht|meine[mr]|platz|seite)\b){_V}",
        rf"\bich finde {_HOW}{_SHORT} {_HOW}(?:{_GOOD})\b(?! ge)",
    )),
    Saying("preferences", read.taste("dislikes"), (
        rf"\bich mag {_HOW}(?:keine?n?|keinerlei) {_V}",
        rf"\bich mag {_HOW}{_SHORT} {_HOW}(?<!oder )nicht\b",
        rf"\bich (?:hasse|verabscheue|verachte) {_HOW}{_V}",
        rf"\bich kann {_HOW}{_SHORT} {_HOW}nicht (?:ausstehen|leiden|ertragen|ab\b|haben)",
        rf"\bich ertrage {_HOW}keine?n? {_V}",
        rf"\bich habe {_HOW}{_A}(?:abneigung|aversion) (?:gegen|gegenüber) {_V}",
        rf"\bich bin {_HOW}kein (?:großer |besonderer )?(?:fan|freund|liebhaber) (?:von|der|des) {_V}",
        rf"\bich habe {_HOW}kein(?:erlei)? (?:großes |besonderes )?interesse an {_V}",
        rf"\bich interessiere mich {_HOW}nicht {_HOW}für {_V}",
        rf"\bich stehe {_HOW}nicht auf {_V}",
        rf"\bich halte {_HOW}nichts von {_V}",
        rf"\bich fühle mich (?:mit|bei|in|auf) {_SHORT} {_HOW}unwohl\b",
        rf"\bich finde {_HOW}{_SHORT} (?:\w+ und )?{_HOW}(?:zu )?(?:{_BAD})\b(?! ge)",
    )),
    Saying("preferences", read.taste("avoids"), (
        rf"\bich (?:meide|vermeide|boykottiere|umgehe) {_HOW}(?!.{{0,80}}\bnicht mehr\b){_V}",
        rf"\bich (?:mache|schlage) {_HOW}einen (?:großen |weiten )?bogen um {_V}",
        rf"\bich verzichte {_HOW}auf {_V}",
        rf"\bich halte mich {_HOW}von {_SHORT} fern\b",
        rf"\bich gehe {_SHORT} {_HOW}aus dem weg\b",
        rf"\bich {_DO} {_HOW}{_NONE} {_V}",
    )),
    Saying("preferences", read.taste("refuses"), (
        rf"\bich weigere mich,? {_HOW}(?P<value>(?!das\b|dies\b|es\b|so\b|dir\b)[^.;:!?]+? zu (?!glauben|akzeptieren|sagen|antworten|zahlen)\w+)",
    )),
    Saying("preferences", read.taste("only"), (
        rf"\bich {_DO} {_HOW}(?:nur|ausschließlich|lediglich)(?: noch)? {_V}",
    )),
    Saying("preferences", read.taste("prefers"), (
        rf"\bich (?:bevorzuge|präferiere|favorisiere) {_HOW}{_V}",
        rf"\bich ziehe {_HOW}{_SHORT} vor\b",
        rf"\bich (?:{_DO}|mag|nehme|gehe|wohne|lerne|schlafe|arbeite|habe) {_HOW}lieber {_V}",
        rf"\bich würde {_HOW}lieber (?P<value>[^.;:!?]+? als [^.;:!?]+)",
        rf"\bich lege {_HOW}(?:großen |viel )?wert auf {_V}",
        rf"\bich habe {_HOW}{_A}(?:vorliebe für|präferenz für) {_V}",
    )),
    Saying("preferences", read.taste("afraid of"), (
        rf"\bich (?:habe {_HOW}(?:(?!keine)\w+ )?(?:angst|furcht|panik|eine phobie)|fürchte mich {_HOW}) ?vor {_FEARED}",
    )),
    Saying("preferences", read.taste(""), (
        rf"\bich (?:habe|leide) (?:unter )?{_HOW}(?P<value>{_PHOBIA})\b",
    )),
    Saying("preferences", read.taste(""), (
        rf"\bich (?:meide|vermeide|hasse|boykottiere|bevorzuge|ertrage|fürchte) {_HOW}{_SHORT} nicht mehr\b",
        r"\bich habe {0}keine (?:angst|panik|furcht|abneigung) mehr (?:vor|gegen) (?P<value>.+)".replace("{0}", _HOW),
        rf"\bich {_DO} {_HOW}(?:auch )?(?:jetzt |inzwischen |mittlerweile |nun )?(?:auch )?wieder {_V}",
        rf"\bich verzichte nicht (?:mehr|länger) auf {_V}",
        rf"\bich {_DO} {_HOW}nicht (?:mehr|länger) (?:nur|ausschließlich) {_V}",
    ), "drop"),
)  # fmt: skip
