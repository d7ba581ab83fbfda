"""German: what lasts of somebody's body, and what she cannot do for it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language import values_of_health as read_health
from memory.language.saying_table import Saying

_PART = r"(?:(?:linke[srn]?|rechte[srn]?) )?(?:knie|hüften?|rücken|schultern?|knöchel|sprunggelenk|handgelenk|ellbogen|wirbelsäule|nacken|achillessehne|kreuzband|meniskus|herz|lunge|beine?|arme?|fuß|füße|hand|kreuz)"
_BAD = r"kaputt|schlecht|schwach|künstlich|steif|lädiert|ruiniert|instabil|gelähmt|verschlissen|abgenutzt"
_ILLNESS = r"(?:bandscheibenvorf(?:all|älle)|(?:hüft|knie|bein|arm|schulter)-?(?:prothese|tep)|prothese|kreuzbandriss|meniskusriss|leistenbruch|ischias|hexenschuss|arthrose(?: (?:im|in|am) (?:der |den |dem )?[\w-]+)?|essstörung|magersucht|bulimie|platzangst|klaustrophobie|drehschwindel|panikattacken|stoma|künstlichen darmausgang|long covid|(?:knie|rücken|hüft|schulter|herz)probleme|nur (?:noch )?(?:eine?n? )(?:bein|arm|niere|auge|hand|lunge))"
_AID = r"rollator|gehstock|hörgeräte?|(?:bein|arm|fuß)?prothese|blindenhund|rollstuhl|gehhilfe"
_BEHIND = (
    r"(?=$|[,.;!)]| (?:und|aber|von|seit|weil|nach|wegen|durch|das|die|der|den|jetzt|mit|deshalb|also|darum|am|im)\b)"
)
_CAUSE = rf"^(?=.*\b(?:wegen|seit|nach|aufgrund) (?:\w+ ){{0,2}}?(?:{_PART}s?|rückens|knies|{_ILLNESS}|op|operation|unfall|unfalls|verletzung|schlaganfall|sturz|kaiserschnitt)\b)"
_SOMEHOW = r"(?:(?:ziemlich|total|völlig|komplett|leider|immer noch|noch immer|schon lange|seit jahren|seit langem|echt|richtig|ganz|auch|so|recht|sehr) ){0,2}"

BODIES: tuple[Saying, ...] = (
    Saying("conditions", read_health.bodily, (
        rf"\b(?:ich habe|habe ich) {_SOMEHOW}(?:eine?n? |zwei )?{_SOMEHOW}(?P<value>(?:{_BAD})e[snr]? {_PART}){_BEHIND}",
        rf"\bmeine? (?P<part>{_PART}) (?:ist|sind) {_SOMEHOW}(?P<how>(?:{_BAD})|hin|hinüber|im eimer|am ende|nicht mehr zu gebrauchen){_BEHIND}",
        rf"\b(?:ich (?:habe|hatte)|(?:habe|hatte) ich) {_SOMEHOW}(?:eine?n? |zwei |chronische[nr]? ){{0,2}}(?P<value>{_ILLNESS}){_BEHIND}",
        r"\b(?:ich (?:sitze|bin|lebe)|(?:sitze|bin) ich) (?:(?!nicht\b)[\w]+ ){0,3}?im (?P<value>rollstuhl)\b",
        rf"\b(?:ich (?:trage|brauche|benutze|nutze|gehe (?:mit|am))|(?:trage|brauche|benutze) ich) {_SOMEHOW}(?:eine?[nm]? |zwei |dem |den )?(?P<value>{_AID}){_BEHIND}",
        r"\b(?:ich bin|bin ich) (?:(?!nicht\b)\w+ ){0,2}?(?P<value>(?:auf|an) (?:dem (?:linken|rechten)|einem|beiden) (?:ohr|auge|ohren|augen) (?:fast |völlig |komplett )?(?:taub|blind|schwerhörig))\b",
        r"\b(?:mit|wegen) meine[mnrs] (?P<value>(?:kaputten|schlechten|schwachen|steifen|lädierten) (?:knien?|rückens?|hüften?|schultern?|knöcheln?))\b",
        rf"\bich bin {_SOMEHOW}(?P<value>klaustrophobisch|gehbehindert|schwerbehindert|querschnittsgelähmt|sehbehindert){_BEHIND}",
        rf"{_CAUSE}.*?(?:\bich (?:darf|kann|soll)|\b(?:darf|kann|soll) ich) (?:\w+ ){{0,6}}?(?P<value>(?:nicht|nichts|keine?n?) (?:mehr )?(?:\w+ ){{0,2}}?(?:heben|tragen|knien|stehen|sitzen|laufen|joggen|rennen|bücken|springen|steigen|beugen))\b",
    )),
    Saying("conditions", read_health.bodily, (
        rf"\bmeine? (?P<value>{_PART}) (?:ist|sind) (?:jetzt |inzwischen |endlich )?(?:wieder (?:ganz |völlig |komplett )?(?:gut|okay|ok|in ordnung|gesund|fit|heil)|verheilt|ausgeheilt)\b",
        rf"\bich brauche (?:den |das |die |keine?n? )(?P<value>{_AID}) (?:nicht )?mehr\b",
    ), "drop"),
)  # fmt: skip
"""Lasting alone: what hurts today, is sprained or broken says nothing of next month."""
