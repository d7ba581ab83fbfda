"""What a new fact is against what is known, before any threshold and without a model (docs/rules.md, Comparison).

    the same words, or what they claim        NONE
    a reading (A1C, weight, mileage)          ADD, always: also an equal one on another day
    a state with another value, or its end    UPDATE: the memory keeps its id, the old text goes to the history; unless
                                              the other one was said later: what is older changes nothing
    all else                                  ADD

What the user wants forgotten is no fact, and does not come here (`retraction.py`).

Cosine alone decides nothing: a small embedder puts "metformin 500 mg" beside "metformin 850 mg", and "allergic to
penicillin" beside "allergic to amoxicillin". So two texts that are near say the same only if their words do too. When
in doubt a fact is added: a paraphrase kept twice costs a line in a prompt; an allergy taken for another is lost.
"""

from collections.abc import Callable, Sequence
from datetime import date
from enum import StrEnum

import msgspec

from memory.language.claims import is_reading, leaves_behind, replaces, same_value
from memory.language.revoking import revoked, revokes
from memory.language.saying_table import Act, ReadValue
from memory.language.texts_read import ReadText, told_by
from memory.language.wording import adds_nothing, say_the_same, takes_back, wording
from memory.model.memory import Source

SLACK = 0.15
"""The band of an embedder is drawn between texts that differ in a word. Texts whose words are the same need less: first
and third person, a spelling or a synonym cost WordLlama up to 0.15 (tests/data/decisions.jsonl); what is farther apart
has words that are alike by chance."""


class Verdict(StrEnum):
    """What is to be done with a fact (docs/rules.md, Comparison)."""

    ADD = "ADD"
    UPDATE = "UPDATE"
    DELETE = "DELETE"
    NONE = "NONE"


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A verdict, why, and the known memory that it speaks of."""

    verdict: Verdict
    reason: str
    """`new`, `same_text`, `duplicate`, `reading`, `changed`, `ended`; `outdated`: of what is known a later state."""
    memory_id: str | None = None


class Known(msgspec.Struct, frozen=True):
    """A memory that a fact is compared with, and their cosine (0 where one has no vector)."""

    id: str
    text: str
    cosine: float
    day: date | None = None
    """When it was said; None: the day of the fact."""
    source: Source = Source.CONFIRMED


def compare(
    text: str,
    known: Sequence[Known],
    *,
    duplicate_cosine: float,
    day: date | None = None,
    read: Callable[[str], ReadText] = told_by,
) -> Decision:
    """What is to be done with a fact said on `day`, given what is known, the nearest first.

    `read` is `told_by`, or one that remembers what it has read (`TextsRead`): the facts of a user are compared with
    much the same memories.
    """
    mine = read(text)
    said = [memory for memory in known if not mine.is_reading or day is None or memory.day in {None, day}]
    if same := next((memory for memory in said if memory.text == text), None):
        return Decision(verdict=Verdict.NONE, reason="same_text", memory_id=same.id)
    theirs = {memory.id: read(memory.text) for memory in known}
    for memory in said:
        other = theirs[memory.id]
        is_near = memory.cosine >= duplicate_cosine - SLACK
        is_same = _claims_the_same(mine, other) or (is_near and say_the_same(mine.words, other.words))
        if is_same or (adds_nothing(mine.words, other.words) and _says_the_same_of_the_user(mine, other)):
            return Decision(verdict=Verdict.NONE, reason="duplicate", memory_id=memory.id)
    if mine.is_reading:
        return Decision(verdict=Verdict.ADD, reason="reading")
    revoking = revoked(text)
    for memory in known:
        other = theirs[memory.id]
        is_over = revokes(revoking, other.words) and other.instructs
        reason = "ended" if is_over else _superseded_by(mine, other)
        if reason and day is not None and memory.day is not None and day < memory.day:
            return Decision(verdict=Verdict.ADD, reason="outdated", memory_id=memory.id)
        if reason:
            return Decision(verdict=Verdict.UPDATE, reason=reason, memory_id=memory.id)
    return Decision(verdict=Verdict.ADD, reason="new")


def is_comparable(text: str) -> bool:
    """Whether a text says something that a later one may change, or that is counted: a state, its end, a reading."""
    told = told_by(text)
    return told.is_reading or told.words.ended or bool(told.claimed)


def differ(one: str, other: str) -> bool:
    """Whether a number, a date, a negation, a name or any word of weight is in one text and not in the other."""
    return one != other and not say_the_same(wording(one), wording(other))


def supersedes(new: str, old: str) -> str:
    """`changed` or `ended` if what `old` says, and nothing else, is no longer so because of `new`; else empty."""
    return "" if is_reading(new) else _superseded_by(told_by(new), told_by(old))


def _claims_the_same(new: ReadText, old: ReadText) -> bool:
    mine = new.claimed.sole
    theirs = old.claimed.sole if mine else None  # mostly nothing is claimed, and what is known need not be read for it
    return bool(mine and theirs and not theirs.only_if_changed and same_value(mine, theirs))


def _says_the_same_of_the_user(new: ReadText, old: ReadText) -> bool:
    """Whether both say the same values of the same fields: "I have a peanut allergy" and "I'm allergic to peanuts"."""
    mine, theirs = new.said(by_model=False), old.said(by_model=False)
    return (
        bool(mine) and len(mine) == len(theirs) and all(any(_are_one(one, other) for other in theirs) for one in mine)
    )


def _are_one(one: tuple[ReadValue, Act], other: tuple[ReadValue, Act]) -> bool:
    (value, act), (known, known_act) = one, other
    mine, theirs = ([word.rstrip("s") for word in wording(each.value).words] for each in (value, known))
    return mine == theirs and (value.field, value.unit, act) == (known.field, known.unit, known_act)


def _superseded_by(new: ReadText, old: ReadText) -> str:
    """As `supersedes`. What is known is read as far as the new text makes it matter."""
    claims = new.claimed.states
    held = old.claimed.sole if claims else None
    reason = ""
    if held and any(replaces(claim, held) for claim in claims):
        reason = "changed"
    elif takes_back(new.words, old.words) or leaves_behind(new.claimed, old.claimed):
        reason = "ended"
    return "" if reason and old.is_reading else reason
