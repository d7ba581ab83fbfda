"""Orders of what is to be done, or never to be done, in work: "Never push to main.", "Lance toujours les tests.".

In a project, where an assistant does things itself, these are what must not be forgotten. "Always" makes an order of
whatever stands beside it ("always the same error", "it never builds"), so a verb of work has to be there (`WorkWords`),
and nobody in front of it who does it.
"""

import re

from memory.language.languages import WORK
from memory.language.typed import spelled
from memory.language.work_table import WorkWords
from memory.text.reading import once
from memory.text.regex import regex

LONGEST = 240
"""Characters: a rule is short."""


_JOINS = r"(?:and|or|but|if|that|und|oder|ob|wie|wenn|et|ou|si|comme|que|y|o|como|e|se|come|che)\b"


def _order(of: WorkWords) -> re.Pattern[str]:
    """An adverb in front of the verb with a word between, or behind it with three, or at the end, or the verb there."""
    ever, act, no = rf"(?:{of.ever})(?!\w)", rf"(?:{of.acts})(?!\w)", rf"(?:(?:{of.no}) )?"
    few, end = rf"(?: (?!{_JOINS})[\w'’-]+){{0,3}}?", r"(?=\W*$|[,.;:!] )"
    ways = (rf"{ever}(?: (?!{_JOINS})[\w'’-]+)? {act}", f"{act}{few} {ever}", rf"{act} .{{2,120}} {ever}\W*$")
    return regex(rf"(?i)(?:(?:{of.leads})(?!\w),? ?)*(?:{no}(?:{'|'.join(ways)})|{ever} .{{2,120}}?(?:{of.last}){end})")


_ORDERS = tuple(map(_order, WORK))


@once
def orders_work(text: str) -> bool:
    """Whether a text says what always or never to do in what is worked on."""
    order = spelled(text).strip(" ¡¿")
    return len(order) <= LONGEST and not order.endswith(("?", "？")) and any(each.match(order) for each in _ORDERS)
