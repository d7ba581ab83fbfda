"""How people who weigh themselves tell it tersely: "down to 78.2 today", "70,5 auf der Waage", "peso 72 ahora"."""

from memory.language import values_of_health as read_health
from memory.language import vocabulary
from memory.language.saying_table import Saying

_NUMBER = r"(?P<number>\d{2,3}(?:[.,]\d{1,2})?)(?![\d%])"
_UNIT = rf"(?P<unit>{vocabulary.VITALS['weight'].units})"
_NO_UNIT = r"(?P<unit>(?!))?"
_ENDS = r"(?=\s*(?:$|[,;(!–—]|\s(?:and|but|und|aber|y|pero|et|mais|e|ma|mas)\s))"


def weighed(*, beside: str, weighs: str, moves: str) -> Saying:
    """What a language says of a weight with nothing but such words: of whom, and of what, is told by what is known.

    With a unit of mass, or with a word of weighing or of going up or down. Alternatives of expressions: `beside` may
    stand beside a reading that is all that its clause says ("today", "finally", "I am"), `weighs` says that somebody
    was weighed ("on the scale"), `moves` stands in front of what a weight has become ("down to").
    """
    gap = r"(?:\s?[,:;!–—-])* "
    before = rf"^(?:(?:{beside}){gap}){{0,6}}?"
    behind = rf"(?:,? (?:{beside})){{0,5}}{_ENDS}"
    said = rf"(?:{weighs})"
    return Saying("vitals", read_health.weight_beside_one_that_is_known, (
        rf"{before}{_NUMBER}\s?{_UNIT}{behind}",
        rf"{before}(?:{said}|(?:{moves}))(?:{gap}(?:{beside})){{0,4}}?{gap}{_NUMBER}(?:\s?{_UNIT})?{behind}",
        rf"{before}{_NUMBER}(?:\s?{_UNIT})?(?: (?:{beside})){{0,3}}? {said}{behind}",
    ))  # fmt: skip
