"""Whether a text is ordered that somebody else is to have said: in his name, for him, or by him.

    "Write to BA for Robert: I need an aisle seat and I'm diabetic."    Robert is
    "Draft a mail in Ingrid's name. I'm vegetarian …"                   Ingrid is
    "CV of the candidate, short please: I'm an accountant …"            the candidate is
    "Write a card for Robert: I'm his neighbour."                       the user is
    "Write to my landlord for me: I'm allergic to mould."               the user is

For whom it is has to be a person who is named, or known by what he is at work: who writes for her mother, or for a
team, speaks of herself.
"""

import re

from memory.language.languages import WRITTEN_FOR
from memory.language.languages.given_names import GIVEN_NAMES
from memory.language.written_for_table import WrittenFor
from memory.text.expressions import Expressions
from memory.text.reading import once

LONGEST = 160
"""Characters of such an order: a sentence that is longer tells something."""

_WORD = r"[A-ZÀ-Þ](?:'[A-ZÀ-Þ])?[\w-]*\w"
_NAME = rf"(?-i:{_WORD}(?: {_WORD}){{0,2}})(?![\w-])"


class _OrdersFor:
    """The forms of a language."""

    def __init__(self, words: WrittenFor) -> None:
        titled = rf"(?:{words.titles})\.?(?: (?:{words.titles})\.?)* {_NAME}"
        work = rf"(?:{titled}|(?:{words.at_work})(?!\w)(?:,? {_NAME})?)"
        someone = rf"(?:{titled}|(?P<name>{_NAME})|(?:{words.at_work})(?!\w)(?:,? {_NAME})?)"
        anyone = rf"(?:{titled}|(?:{words.at_work}|{words.whoever})(?!\w)(?:,? {_NAME})?|{_NAME})"
        text = rf"(?:{words.texts})"
        alone = rf"(?!{words.not_alone})"
        orders = rf"(?:{words.answers}|{words.writes}(?=.*?(?<!\w)(?:{words.spoken})(?!\w)))"
        name = r"(?-i:[A-ZÀ-Þ][\w-]*?\w)"

        def filled(form: str, who: str) -> str:
            return form.replace("{who}", who).replace("{text}", text).replace("{work}", work).replace("{name}", name)

        for_whom = rf"(?<!\w)(?:{words.for_whom}) {someone}{alone}"
        in_name = rf"(?<!\w)(?:{filled(words.in_name, anyone)})"
        as_whom = rf"(?<!\w)(?:{filled(words.as_whom, someone)})"
        verb = rf"(?:{orders}|(?=.*(?:{words.at_end})$))" if words.at_end else orders
        whose = rf"{text} (?:{words.of_whom}) ?{anyone}|{filled(words.owned, anyone)}"
        self.ordered = (
            rf"^(?:{words.answers}).*?{for_whom}",
            rf"^{for_whom}[,:]? (?:{orders})",
            rf"^(?:{orders}|{words.writes}|.*(?:{words.at_end or '(?!)'})$).*?{in_name}",
            rf"^{in_name},? (?:{orders}|{words.writes})",
            rf"^(?:{orders}|{words.writes}).*?{as_whom}",
        )
        self.written = rf"^{verb}.*?{for_whom}"
        self.labels = rf"^{for_whom}$"
        self.handed = rf"^(?:[\w'’]+ ){{0,4}}?(?:{whose})"
        self.hands_over = rf"(?<!\w)(?:{words.hands_over})(?!\w)"
        self.goes_on = rf"^(?:{words.goes_on})"
        self.hers = rf"^\W*(?:{words.hers})(?!\w)|(?<!\w)(?:{words.hers})\W*$"


_TONGUES = tuple(map(_OrdersFor, WRITTEN_FOR))
_ORDERED = Expressions((form, None) for each in _TONGUES for form in each.ordered)
_WRITTEN = Expressions((each.written, None) for each in _TONGUES)
_LABELS = Expressions((each.labels, None) for each in _TONGUES)
_HANDED = Expressions((each.handed, each.hands_over) for each in _TONGUES)
_GOES_ON = Expressions((each.goes_on, None) for each in _TONGUES)
_HERS = Expressions((each.hers, None) for each in _TONGUES)


@once
def is_written_for(head: str, *, has_colon: bool) -> bool:
    """Whether a sentence, or what stands before its colon, orders a text that somebody else is to have said.

    Without the text behind its colon "an email for my professor" may be one to him.
    """
    return _finds(_ORDERED, head) or (has_colon and _finds(_WRITTEN, head))


@once
def is_for_whom(head: str) -> bool:
    """Whether what stands before a colon only says for whom what stands behind it is: "For Robert: …"."""
    return len(head) <= LONGEST and _finds(_LABELS, head)


@once
def is_text_of(head: str, *, has_colon: bool) -> bool:
    """Whether it hands over a text in which somebody else speaks of himself: "CV of the candidate, short please"."""
    return len(head) <= LONGEST and any(
        form.search(head) and (has_colon or re.search(hands_over, head, re.IGNORECASE))
        for form, hands_over in _HANDED.possible(head)
    )


def returns_to_herself(sentence: str) -> bool:
    """Whether the user speaks of herself again behind such a text: "I'm allergic to nuts myself, by the way"."""
    return _HERS.find(sentence.replace("’", "'"))


def goes_on_for(message: str) -> bool:
    """Whether a message only goes on with the text that the one before ordered: "add that I'm vegetarian"."""
    return _GOES_ON.find(message[:LONGEST].replace("’", "'"))


def _finds(forms: Expressions[None], head: str) -> bool:
    if len(head) > LONGEST:
        return False
    plain = head.replace("’", "'")
    for pattern, _ in forms.possible(plain):
        found = pattern.search(plain)
        if found and ((name := found.groupdict().get("name")) is None or name.split()[0].casefold() in GIVEN_NAMES):
            return True
    return False
