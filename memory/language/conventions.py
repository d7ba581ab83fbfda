"""What is done in a project, said plainly: a standing instruction of that project (docs/rules.md, Kinds of memory).

said of those who work there    "We use uv here, never pip."     "En este repo usamos tabs, no espacios."
of the place, or of things      "This repo uses bun, not node."  "Pnpm only in this repo."  "Tabs, not spaces."
ordered                         "Don't add comments to the code."  "Use single quotes."

What says that something is used has a sign that it always is: where, or what is not. An order names what is worked on
or with, and no one thing of it: "use tabs", not "use the second tab". And what is done otherwise from now on, or
allowed again, puts in doubt what was ordered: "we switched from jest to vitest", "you may push to main now".
"""

import re
from typing import NamedTuple

from memory.language.alternatives import any_of
from memory.language.convention_table import ConventionWords
from memory.language.languages import CONVENTIONS
from memory.language.lasting_orders import is_reported, orders_work
from memory.language.of_whom import is_of_dealing, names_work
from memory.language.typed import spelled
from memory.language.wording import alike
from memory.text.reading import once
from memory.text.regex import regex

LONGEST = 160
"""Characters: who says more explains something."""
FEW_WORDS = 9
"""An order to use something is short."""


@once
def rules_work(text: str) -> bool:
    """Whether a text says what always or never to do in what is worked on, or what is done there."""
    return orders_work(text) or is_convention(text)


@once
def is_convention(text: str) -> bool:
    """Whether it says what is done where is worked."""
    told = spelled(text).strip(" ¡¿").rstrip(" .!")
    if len(told) > LONGEST or "?" in told or "\n" in told or is_reported(told):
        return False
    return any(each.is_in(told) for each in _CONVENTIONS)


@once
def is_ordered(text: str) -> bool:
    """Whether it is an order that says neither where nor for how long it holds: beside a task it is for that task."""
    told = spelled(text).strip(" ¡¿").rstrip(" .!")
    return is_convention(text) and any(each.orders_only(told) for each in _CONVENTIONS)


@once
def taken_back(text: str) -> frozenset[str]:
    """What a text says is used no more."""
    if len(text) > LONGEST or text.rstrip().endswith("?"):
        return frozenset()
    found = (next(filter(None, match.groups())).casefold() for over in _OVER for match in over.finditer(text))
    return frozenset(name for name in found if name not in _IDLE and not _ONE.fullmatch(name))


@once
def allowed(text: str) -> tuple[str, ...]:
    """The telling words of what a text allows the assistant."""
    if len(text) > LONGEST or text.rstrip().endswith("?"):
        return ()
    found = next((match for may in _MAY if (match := may.match(text))), None)
    return _telling(text[found.end() :]) if found else ()


def lifts(new: str, old: str) -> bool:
    """Whether a text says that what was ordered is used no more, or that what was forbidden is allowed.

    Of orders about work: how the user is dealt with changes with what she says of that (`contraries.py`).
    """
    gone, may = taken_back(new), allowed(new)
    if not (gone or may) or is_of_dealing(old):
        return False
    if gone:
        return any(_wants(each, old) for each in gone)
    words = _telling(old)
    return _FORBIDS.search(old) is not None and all(any(alike(word, other) for other in words) for word in may)


def _wants(name: str, order: str) -> bool:
    """Whether an order names something, and does not forbid it."""
    places = [match.start() for match in _WORD.finditer(order) if match[0].casefold() == name]
    return any(not _DENIED.search(order[:at]) for at in places)


def _telling(text: str) -> tuple[str, ...]:
    return tuple(word for word in map(str.casefold, _PLAIN.findall(text)) if word not in _IDLE)


class _Convention(NamedTuple):
    """A language's forms."""

    we: re.Pattern[str]
    denied: re.Pattern[str]
    place: re.Pattern[str]
    terse: re.Pattern[str]
    forbids: re.Pattern[str]
    orders: re.Pattern[str]
    here: re.Pattern[str]
    sign: re.Pattern[str]

    @classmethod
    def of(cls, of: ConventionWords) -> "_Convention":
        here = rf"(?<!\w)(?:{of.here})(?!\w)"
        name = r"[\w@/.+#-]+"
        few = r"(?:[\w@/.+#'’-]+ ){0,4}?"
        lead = rf"(?:{_LEAD})?(?:for [^,]{{3,40}} |{here},? )?"
        contrast = rf"(?:,|;| -| –)? ?(?<!\w)(?:{of.contrast})(?!\w)"
        return cls(
            we=regex(rf"(?i){lead}(?:{of.we_use})(?!\w)"),
            denied=regex(rf"(?i){lead}(?:{of.not_we})(?!\w)"),
            place=regex(
                rf"(?i)(?:{_LEAD})?(?:(?:{of.place}) (?:{of.place_uses})(?!\w)|[^,;:]{{3,60}} (?:{of.is_so})(?!\w)"
                rf" [^;:]{{2,60}}{here}[^;:]{{0,10}},? (?:{of.contrast}) [\w -]{{2,30}}$)"
            ),
            terse=regex(
                rf"(?i)(?:{few}{name} (?:{of.only}) {here}|(?:{of.only}) {few}{name} {here}"
                rf"|(?:{of.none})(?:(?<=')|(?!\w)) ?{few}{name} {here}"
                rf"|{name}(?: {name})?,? (?:{of.contrast}) [\w@/.+# -]{{2,30}}$)"
            ),
            forbids=regex(rf"(?i)(?:{_LEAD})?(?:{of.forbids})(?:(?<=')|(?!\w)) ?"),
            orders=regex(rf"(?i)(?:{_LEAD})?(?:for [^,]{{3,40}} )?(?:{of.orders})(?!\w) ?"),
            here=regex(rf"(?i){here}"),
            sign=regex(rf"(?i){contrast}|(?<!\w)(?:{of.only})(?!\w)"),
        )

    def is_in(self, text: str) -> bool:
        """Whether a text has one of them."""
        if found := self.denied.match(text):
            return not _ONE.match(text, found.end() + 1) and (self._is_there(text) or names_work(text))
        if found := self.we.match(text):
            rest = text[found.end() :].lstrip()
            of_one = _ONE.match(self.here.sub("", rest, count=1).lstrip())
            if _PASSES.search(text) or _THIS.match(rest):
                return False
            is_there = self._is_there(text)
            return (is_there and not of_one) or (bool(self.sign.search(rest)) and (is_there or names_work(text)))
        if found := self.place.match(text):
            return not _ONE.match(text, found.end() + 1)
        if self.terse.match(text):
            return names_work(text) or self._is_there(text)
        return self._orders(text)

    def orders_only(self, text: str) -> bool:
        """Whether it has the form of an order, and does not say where it holds."""
        return self._orders(text) and not self._is_there(text)

    def _is_there(self, text: str) -> bool:
        return self.here.search(text) is not None

    def _orders(self, text: str) -> bool:
        forbidden = self.forbids.match(text)
        found = forbidden or self.orders.match(text)
        if found is None or not names_work(text):
            return False
        rest = text[found.end() :]
        if not rest or len(rest.split()) > FEW_WORDS or _ONE.match(rest) or _NOW.search(rest):
            return False
        return forbidden is not None or _PURPOSE.search(rest) is None


_LEAD = rf"(?:(?:{any_of(CONVENTIONS, 'leads')}),? )*(?:that )?"
_PURPOSE = regex(rf"(?i)(?<!\w)(?:{any_of(CONVENTIONS, 'purpose')}) \w")
_ONE = regex(rf"(?i)(?:{any_of(CONVENTIONS, 'determined')})(?!\w)|\d")
"""Words are read in all languages: "usa la …" begins an order in three."""
_NOW = regex(rf"(?i)(?<!\w)(?:{any_of(CONVENTIONS, 'now')})(?!\w)")
_THIS = regex(rf"(?i)(?:{any_of(CONVENTIONS, 'this')})(?!\w)")
_PASSES = regex(rf"(?i)\b(?:{any_of(CONVENTIONS, 'passes')})\b")
_WORD = regex(r"[\w@/.+#-]*\w")
_PLAIN = regex(r"\w{2,}")
_IDLE = frozenset(word for each in CONVENTIONS for word in each.idle.split())
_CONVENTIONS = tuple(map(_Convention.of, CONVENTIONS))
_OVER = tuple(regex(rf"(?i)(?<!\w)(?:{each.over})") for each in CONVENTIONS)
_MAY = tuple(regex(rf"(?i)(?:{each.may})(?!\w)") for each in CONVENTIONS)
_FORBIDS = regex(rf"(?i)(?<!\w)(?:{any_of(CONVENTIONS, 'denied')})(?!\w)")
_DENIED = regex(rf"(?i)(?<!\w)(?:{any_of(CONVENTIONS, 'contrast', 'denied')}|avoid)(?: (?!\w+ed\b)[\w'-]+)? $")
