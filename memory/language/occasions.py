"""Orders that hold whenever the talk comes to something.

    "Whenever I ask about maths, show the working."    "If I paste code, only point out bugs."
    "For recipes, always give grams."                  "Use kilometres every time you give distances."

An order is one for good where what it hangs on is done in the talk itself, by who asks or who answers, and may be done
again. "If it rains", "when I go to Rome" and "when you have time" are conditions of the world, "if I send this email"
is one of today.
"""

import re
from typing import NamedTuple

from memory.language import phrases
from memory.language.answer_orders import LONGEST
from memory.language.languages import OCCASIONS
from memory.language.occasion_table import OccasionWords
from memory.text.regex import regex

_REQUESTS = tuple(each for each in phrases.OPENS_ASKING if each is not phrases.QUESTION)
_CLAUSE = r"[^,;:.!?]"
_ELSEWHERE = r"(?!\s(?:to|with|à|avec|a|con|com)\s(?:[ao]\s)?(?-i:[A-ZÀ-Þ]))"
"""Somebody is spoken to who is not in the talk: "if you write to Anna"."""
_ASKED = regex(
    r"(?i)\b(?:what|how|why|who|was|wie|warum|wer|ce qui|ce que|comment|pourquoi|qué|cómo|cosa|perché|o que|por que)\b"
)
"""Explains what happens "whenever you give …": no order hangs on that."""


class _Occasions(NamedTuple):
    """A language's table as expressions."""

    before: re.Pattern[str]
    kinds: re.Pattern[str]
    behind: re.Pattern[str]
    then: re.Pattern[str]

    @classmethod
    def of(cls, table: OccasionWords) -> "_Occasions":
        once = rf"(?!{_CLAUSE}*?(?<!\w)(?:{table.passing})(?!\w))"
        return cls(
            before=regex(
                rf"(?i)(?:(?:{table.when}) {once}|(?:{table.whenever}) )"
                rf"(?:{table.asking})(?!\w){_ELSEWHERE}{_CLAUSE}{{0,80}},\s+"
            ),
            kinds=regex(rf"(?i)(?:{table.kinds})(?!\w),?\s+"),
            behind=regex(rf"(?i)(?<=\w),? (?:{table.whenever}) (?:{table.asking})(?!\w)"),
            then=regex(rf"(?i)(?:{table.then})(?!\w)(?!\s(?:ich|wir|er|man)\b)"),
        )

    def is_in(self, text: str) -> bool:
        """Whether a text is an order with its occasion in front, or behind it."""
        if found := self.before.match(text):
            return self._orders(text[found.end() :])
        if found := self.kinds.match(text):
            return self.then.match(text, found.end()) is not None
        found = self.behind.search(text)
        return found is not None and self._orders(text[: found.start()]) and not _ASKED.search(text[: found.start()])

    def _orders(self, clause: str) -> bool:
        return self.then.match(clause) is not None or any(each.match(clause) for each in _REQUESTS)


def holds_on_occasions(text: str) -> bool:
    """Whether all of a sentence is an order that holds whenever something is asked, given or shown."""
    if len(text) > LONGEST or text.rstrip().endswith("?"):
        return False
    order = phrases.without_courtesies(text)
    return any(each.is_in(order) for each in _ALL)


_ALL = tuple(map(_Occasions.of, OCCASIONS))
