"""Orders about answers, told by the words that they are made of.

    "Bitte siezen Sie mich und antworten Sie knapp."   "I should be grateful if you would keep your answers brief."

Who speaks formally says them in many persons and moods ("antworten Sie", "to be brief", "que cite sus fuentes"), behind
phrases that only ask (`phrases.POLITELY`), two or three in a sentence. So no form is wanted but this: a sentence has
nothing in it but what an assistant does with an answer, how that is to be, and small words (`answer_table.py`). One
word more, and it is about something else: "Answer the letter briefly.".
"""

import re

from memory.language import phrases
from memory.language.answer_table import AnswerWords
from memory.language.languages import ANSWERS
from memory.text.regex import regex

LONGEST = 240
"""Characters: an order about answers is short."""

_GAP = r"[\s,;:'’–—-]+"
_QUOTE = r"[\"„“”«»\s]*"
_NAME = r"(?-i:[A-ZÀ-Þ])[\w.'’-]*"


def orders_answers(text: str) -> bool:
    """Whether all of a sentence says how answers are to be."""
    if len(text) > LONGEST:
        return False
    order = phrases.without_courtesies(text)
    return any(pattern.match(order) for pattern in _ORDERS)


def _order(of: AnswerWords) -> re.Pattern[str]:
    """A sentence made of nothing but the words of a table, with a verb and a way, or with a name to be called by."""
    name = rf"{_QUOTE}(?:(?:{of.titles})\b[\w.'’ -]{{0,40}}?|{_NAME}(?: {_NAME}){{0,3}}){_QUOTE}"
    named = rf"(?:{of.naming})(?:\s+|(?<=\s)){name}"  # "call me as " ends with the space already
    words = rf"(?:{of.verbs}|{of.ways}|{of.small}|{of.lasting}|{of.languages})(?!\w)"
    way = rf"(?<!\w)(?:{of.ways})(?!\w)|(?=.*(?<!\w)(?:{of.lasting})(?!\w)).*(?<!\w)(?:{of.languages})(?!\w)"
    told = rf"(?:{named}|(?=.*(?<!\w)(?:{of.verbs})(?!\w))(?=.*(?:{way})))"
    each, end = rf"(?:{named}|{words})", r"[\s.!?]*$"
    # Two words come first: most sentences begin with others, and all of a sentence is looked through only then.
    return regex(
        rf"(?i)(?={each}(?:{_GAP}{each}|{end}))(?!.*(?<!\w)(?:{of.once})(?!\w))(?={told}|.*(?:{_GAP}){named})"
        rf"{each}(?:{_GAP}{each})*{end}"
    )


_ORDERS = tuple(map(_order, ANSWERS))
