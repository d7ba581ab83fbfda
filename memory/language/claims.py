"""What a sentence claims of whom: a state that holds until another one does, or a reading that is one of many.

    "I live in Berlin"                     home of the user = Berlin
    "User's sister moved to Rome"          home of the sister = Rome
    "I take metformin 500 mg twice a day"  dose of metformin of the user = 500 mg
    "The meeting was moved to Thursday"    time of the meeting = Thursday, and says that it changed
    "My A1C was 6.8"                       a reading

A pattern has to cover a whole clause: what says more ("I live in Berlin with Anna"), or less certainly ("I might move
to Munich"), claims nothing here. The patterns are those of the languages (`claim_table.py`).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain

import msgspec

from memory.language.alternatives import any_of
from memory.language.claim_table import SLOTS
from memory.language.languages import CLAIMS
from memory.language.places import is_no_place, names_tool
from memory.language.wording import USER, Wording, alike, opened, wording
from memory.text.chunking import TITLES
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import regex


class Claim(msgspec.Struct, frozen=True):
    """One state: whose, which, and its value."""

    slot: tuple[str, ...]
    """Which state, whose, and of what: ("dose", "@user", "metformin")."""
    value: str
    rest: str = ""
    """When, and with what: two doses of one drug may stand side by side, one for the morning, one for the night."""
    only_if_changed: bool = False
    """Two of them stand side by side unless the later one says that it replaces the other."""
    changed: bool = False
    """The clause says that something changed ("now", "moved to")."""


class Claimed:
    """What a text claims: each part is read when it is first asked for, since most comparisons ask for few."""

    def __init__(self, text: str, words: Wording) -> None:
        self._text = text
        self._words = words

    def __bool__(self) -> bool:
        return any((self.states, self.given_up, self.gone, self.used, self.kept))

    @cached_property
    def states(self) -> tuple[Claim, ...]:
        """Clause by clause."""
        return claims(self._text)

    @cached_property
    def sole(self) -> Claim | None:
        """The state that it claims if it claims nothing else: only such a text can be replaced without a loss."""
        states = _claims_by_clause(self._text)
        return next(iter(states[0]), None) if len(states) == 1 else None

    @cached_property
    def given_up(self) -> frozenset[tuple[str, ...]]:
        """The words of what the user is said to have left for something else."""
        switched = [found for found in _found("switched", _clauses(self._text)) if whose(found["who"]) == USER]
        return frozenset(left for found in switched if (left := wording(found["old"]).words))

    @cached_property
    def gone(self) -> frozenset[str]:
        """Who or what is said to have died."""
        died = [found["who"] for found in _found("died", _clauses(self._text))]
        return frozenset(who.casefold().removeprefix("my ").removeprefix("our ") for who in died)

    @cached_property
    def used(self) -> tuple[str, ...]:
        """The words of what the user uses, if the text tells of nothing but that."""
        begins = self._words.words[:2]
        uses = len(begins) == 2 and begins[0] == USER and begins[1] in _USING  # noqa: PLR2004 - who, and does
        return self._words.words[2:] if uses and self._is_single else ()

    @cached_property
    def kept(self) -> frozenset[str]:
        """What the user has, and its name, if the text tells of nothing but that."""
        found = _found("kept", _prepared(self._text)[:1]) if self._is_single else []
        return frozenset(name.casefold() for kept in found for name in (kept["what"], kept["name"]) if name)

    @property
    def _is_single(self) -> bool:
        """Whether it says one thing, and that it is so."""
        return not (self._words.joined or self._words.negations)


_BETWEEN = "\x1f"
"""Joins a slot to a word: no analyzer leaves it in one."""


_STATE = "state"
_SAID = Expressions(
    (
        *((text, (_STATE, slot)) for slot in SLOTS for each in CLAIMS for text in each.states.get(slot, ())),
        *(
            (getattr(each, kind), (kind, ""))
            for kind in ("planned", "moved", "switched", "died", "kept")
            for each in CLAIMS
            if getattr(each, kind)
        ),
    )
)
"""What a clause may say, each with its kind and, of a state, the slot: one table, as a clause is asked for all."""
_CHANGED_WORD = regex(rf"(?i)(?<![^\W_])(?:{any_of(CLAIMS, 'changed')})(?![^\W_])")
_ADVERB = regex(rf"(?i)(?<![^\W_])(?:{any_of(CLAIMS, 'changed', 'idle')})(?![^\W_]),?")
_CLAUSE_END = regex(rf"(?:[.;!?…]+(?:\s+|$)|,\s+(?![A-Z])|,?\s(?:{any_of(CLAIMS, 'joins')})\s)")
_LISTED = regex(r"\(\d{1,2}\)\s+(?=[^\W\d])")
"""Counts what is listed within a sentence, and is no figure: "(1) a calendar, and (2) a summary"."""
_ABBREVIATION = regex(rf"(?<!\d )\b({TITLES}|Inc|Ltd|Co|Corp)\.")
_WHEN = regex(rf"(?i)\d|{any_of(CLAIMS, 'when')}")
_READING = regex(rf"(?i)(?<![^\W\d_])(?:{any_of(CLAIMS, 'readings')})(?![^\W\d_])")
_TARGET = regex(rf"(?i)\b(?:{any_of(CLAIMS, 'targets')})\b")
_COUNTRIES = regex(rf"(?i)(?:{any_of(CLAIMS, 'countries')})")
_OWNER = regex(rf"^(?:the user|user)(?:'s)? ?|^(?:{any_of(CLAIMS, 'own')})(?: |$)")
_SPEAKERS = frozenset(("", *any_of(CLAIMS, "speaker").split("|")))
_USING = frozenset(("use", "have", "drive", "play", "drink", "read", "write"))
"""As `wording` has them."""


def is_country(place: str) -> bool:
    """Whether people commonly know it as a country or a region, so that a town may be in it."""
    return _COUNTRIES.fullmatch(place) is not None


@once
def _possible(clause: str) -> Mapping[str, Sequence[tuple[re.Pattern[str], str]]]:
    """Of each kind, the expressions that may say something of a clause, with their slots."""
    kinds: dict[str, list[tuple[re.Pattern[str], str]]] = {}
    for pattern, (kind, slot) in _SAID.possible(clause):
        kinds.setdefault(kind, []).append((pattern, slot))
    return kinds


def _found(kind: str, clauses: Sequence[str]) -> list[re.Match[str]]:
    """The clauses that say something of a kind, each with what it says."""
    asked = ((pattern, clause) for clause in clauses for pattern, _ in _possible(clause).get(kind, ()))
    return [found for pattern, clause in asked if (found := pattern.fullmatch(clause))]


def claims(text: str) -> tuple[Claim, ...]:
    """The states that a text claims, clause by clause."""
    return tuple(chain.from_iterable(_claims_by_clause(text)))


def facets(text: str) -> tuple[str, ...]:
    """The slots whose states a text claims, each a word that no text has.

    By these it is compared with what claims them, too, however much else is nearer (docs/rules.md, Comparison).
    """
    return tuple(dict.fromkeys(_BETWEEN.join(claim.slot) for claim in claims(text)))


def is_reading(text: str) -> bool:
    """Whether a text gives a reading: one of many of the same thing, appended and never replaced."""
    plain = _LISTED.sub("", text)
    return any(map(str.isdigit, plain)) and bool(_READING.search(plain)) and not _TARGET.search(plain)


def replaces(new: Claim, old: Claim) -> bool:
    """Whether the new state takes the place of the old one; they are of one slot and differ."""
    if new.slot != old.slot or _same(new.value, old.value) or (new.rest and old.rest and new.rest != old.rest):
        return False
    if new.only_if_changed and not new.changed:
        return False
    places = new.slot[0] == "home"
    return not places or is_country(new.value) == is_country(old.value)


def same_value(one: Claim, other: Claim) -> bool:
    """Whether two claims are of one slot and give it one value."""
    return one.slot == other.slot and one.rest == other.rest and _same(one.value, other.value)


def _same(one: str, other: str) -> bool:
    mine, theirs = one.split(), other.split()
    if len(mine) == len(theirs):
        return all(map(alike, mine, theirs))
    return _abbreviates(mine, theirs) or _abbreviates(theirs, mine)


def _abbreviates(short: Sequence[str], long: Sequence[str]) -> bool:
    """NYC, New York City."""
    return len(short) == 1 and len(long) > 1 and short[0].replace(".", "") == "".join(word[0] for word in long)


def leaves_behind(new: Claimed, old: Claimed) -> bool:
    """Whether `new` says that something was given up, or is gone, and `old` tells of nothing but that."""
    return (bool(new.given_up) and old.used in new.given_up) or (bool(new.gone) and not old.kept.isdisjoint(new.gone))


def whose(who: str) -> str:
    """Whose state it is: `@user`, or whom the text names."""
    plain = _OWNER.sub("", who.casefold().removesuffix("'s").strip())
    return USER if plain in _SPEAKERS else plain


@once
def _clauses(text: str) -> tuple[str, ...]:
    plain = _ABBREVIATION.sub(r"\1", opened(text))
    plain = re.sub(r"(?i)\b(?:the )?user's\b", "my", plain)
    plain = re.sub(r"(?i)\b(?:the )?user\b", "I", plain)
    plain = re.sub(r"\s*:\s+", " is ", plain)
    return tuple(filter(None, (part.strip(" ,") for part in _CLAUSE_END.split(plain))))


@once
def _claims_by_clause(text: str) -> tuple[tuple[Claim, ...], ...]:
    return tuple(tuple(_claims_of(clause)) for clause in _clauses(text))


def _prepared(clause: str) -> tuple[str, bool]:
    """The clause without its adverbs, and whether they say that something changed."""
    plain = " ".join(_ADVERB.sub(" ", _LISTED.sub("", clause)).split()).strip(" .,!?")
    return plain, bool(_CHANGED_WORD.search(clause))


def _claims_of(clause: str) -> Iterator[Claim]:
    plain, changed = _prepared(clause)
    for pattern, slot in _possible(plain).get(_STATE, ()):
        if (found := pattern.fullmatch(plain)) and (claim := _state(slot, found, changed=changed)):
            yield claim
    moved = _found("moved", [plain])
    for planned in moved or _found("planned", [plain]):
        if _WHEN.search(planned["value"]):
            slot = ("time", whose(planned["of"]), "")
            yield Claim(slot, planned["value"].casefold(), only_if_changed=True, changed=bool(moved))


def _state(slot: str, found: re.Match[str], *, changed: bool) -> Claim | None:
    part = {name: text or "" for name, text in found.groupdict().items()}
    value = (part["value"] or part.get("other", "")).casefold()
    if slot == "home" and (is_no_place(value) or names_tool(found[0].removeprefix(part.get("who", "")))):
        return None
    if slot == "workplace":
        return Claim(("employer", whose(part["who"]), ""), value, only_if_changed=True, changed=changed)
    of = part.get("of", "").casefold().strip()
    if than := part.get("than", "").casefold():
        of = " / ".join(sorted((value, than)))
    if slot == "age":
        value = "".join(wording(f"age {value}").words[1:])
        if not value.isdigit():
            return None
    rest = " ".join(wording(part.get("rest", "")).words)
    return Claim((slot, whose(part.get("who", "")), of), value, rest)
