"""How people who weigh themselves tell it tersely: "down to 78.2 today", "70,5 auf der Waage", "peso 72 ahora"."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from typing import NamedTuple

from memory.language import values_of_health as read_health
from memory.language import vocabulary
from memory.language.saying_table import Saying

_NUMBER = r"(?P<number>\d{2,3}(?:[.,]\d{1,2})?)(?![\d%])"
_UNIT = rf"(?P<unit>{vocabulary.VITALS['weight'].units})"
_NO_UNIT = r"(?P<unit>(?!))?"
_ENDS = r"(?=\s*(?:$|[,;(!–—]|\s(?:and|but|und|aber|y|pero|et|mais|e|ma|mas)\s))"


class Weighing(NamedTuple):
    """Words of a language, alternatives of expressions."""

    beside: str
    """What may stand beside a reading that is all that its clause says: "today", "finally", "I am"."""
    weighs: str
    """What says that somebody was weighed: "on the scale"."""
    moves: str
    """In front of what a weight has become: "down to"."""


def weighed(words: Weighing) -> Saying:
    """What a language says of a weight with nothing but such words: of whom, and of what, is told by what is known.

    With a unit of mass, or with a word of weighing or of going up or down.
    """
    gap = r"(?:\s?[,:;!–—-])* "
    beside = rf"(?:{words.beside})"
    before = rf"^(?:{beside}{gap}){{0,6}}?"
    behind = rf"(?:,? {beside}){{0,5}}{_ENDS}"
    said = rf"(?:{words.weighs})"
    return Saying("vitals", read_health.weight_beside_one_that_is_known, (
        rf"{before}{_NUMBER}\s?{_UNIT}{behind}",
        rf"{before}(?:{said}|(?:{words.moves}))(?:{gap}{beside}){{0,4}}?{gap}{_NUMBER}(?:\s?{_UNIT})?{behind}",
        rf"{before}{_NUMBER}(?:\s?{_UNIT})?(?: {beside}){{0,3}}? {said}{behind}",
    ))  # fmt: skip


_DAYS = vocabulary.WEEKDAYS

ENGLISH = Weighing(
    beside=rf"today|tonight|yesterday|now|again|finally|just|at last|at|currently|already|still|only|about|around|exactly|almost|nearly|ok(?:ay)?|so|well|yay|ugh|wow|yes+|woo\w*|hey|update|good news|am|I|(?:have )?(?:hit|reached)|on|in|my|the|says?|said|reads?|showed|shows|this|morning|evening|week|check-?in|first thing|ha|lol|haha|officially|for the first time|later|{_DAYS}",
    weighs=r"(?:bathroom )?scales?|weigh(?:ed|ing|s)?(?: myself)?(?: in)?(?: at)?|weigh-?ins?|weight",
    moves=r"(?:down|up|back(?: (?:down|up))?|dropped|crept(?: (?:back )?up)?) (?:to|at)",
)
GERMAN = Weighing(
    beside=rf"heute|jetzt|aktuell|gerade|endlich|wieder|nur|noch|schon|fast|knapp|genau|etwa|ca\.?|rund|ich|bin|bei|auf|an|der|die|meine?r?|zeigt|sagt|sind|es|also|so|hey|juhu|yeah|puh|oh|früh|morgen|abend|morgens|habe?|im moment|mittlerweile|inzwischen|mich|{_DAYS}",
    weighs=r"waage|wiegen?|wieg|gewogen|gewicht",
    moves=r"(?:runter|rauf|hoch|zurück) (?:auf|bei)",
)
FRENCH = Weighing(
    beside=rf"aujourd'hui|du|de|le|maintenant|là|ce|matin|soir|enfin|encore|déjà|de nouveau|presque|environ|exactement|je|me|suis|à|voilà|revoilà|la|ma|sur|affiche|dit|indique|j'en suis|on est|atteint|seulement|plus que|plus qu'|youpi|ouf|ah|bon|{_DAYS}",
    weighs=r"balance|pesée?s?|pèse|poids",
    moves=r"(?:descendue?|remontée?|retombée?|revenue?|passée?|montée?) à",
)
SPANISH = Weighing(
    beside=rf"hoy|ahora|esta|mañana|ya|por fin|otra vez|de nuevo|solo|sólo|casi|unos|exactamente|estoy|en|yo|mi|la|me|he|marca|dice|con|llegué|llego|he llegado|a|pues|bueno|uf|ay|yupi|bien|{_DAYS}",
    weighs=r"báscula|balanza|peso|pesé|pesado",
    moves=r"(?:bajé|bajado|subí|subido|bajo|subo|vuelvo|vuelto|volví) a(?: los)?",
)
ITALIAN = Weighing(
    beside=rf"oggi|stamattina|stasera|ora|adesso|finalmente|di nuovo|ancora|solo|quasi|circa|esattamente|sono|sto|a|io|la|il|mia|mio|mi|segna|dice|sulla|già|evviva|uffa|bene|arrivat[oa]|siamo|{_DAYS}",
    weighs=r"bilancia|peso|pesat[oa]|pesata",
    moves=r"(?:sces[oa]|salit[oa]|tornat[oa]|calat[oa]) a",
)
PORTUGUESE = Weighing(
    beside=rf"hoje|agora|esta|de|manhã|finalmente|novo|outra vez|só|quase|uns|cerca de|exatamente|estou|tô|com|em|nos|eu|a|minha|o|meu|na|marca|diz|deu|já|cheguei|aos|me|ufa|eba|bom|{_DAYS}",
    weighs=r"balança|peso|pesei|pesagem",
    moves=r"(?:desci|baixei|subi|voltei|caí) (?:para|pra|aos|a)",
)
