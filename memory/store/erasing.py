"""Erasing: what has to be named, in which order it goes, and what it leaves of a history.

The epoch rises first, so that nothing in flight brings anything back. What tells a repeated erasure what there is to
erase, a memory and its history, goes only after all that is found by it. Until the memories are gone they can be
recalled and be written down once more: so the blocks of past prompts are gone through at the end, too.
"""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from memory.model.errors import InvalidInput
from memory.model.memory import HistoryRecord
from memory.ports.memories import Erasure


class Step(StrEnum):
    """A part of an erasure, which may be repeated after a crash."""

    RAISE_EPOCH = "raise_epoch"
    """What was read before is void."""
    DROP_SESSIONS = "drop_sessions"
    TRIM_FINISHED = "trim_finished"
    """Answers that were given with its memories stand in the content of finished records."""
    READ_HISTORIES = "read_histories"
    """Which memories that stay were said in the session, too, and what they said then."""
    REDACT_MEMORIES = "redact_memories"
    """What was said in the session leaves the memories that stay, and what the profile says by them."""
    REDACT_SESSIONS = "redact_sessions"
    """What the memories said leaves the sessions that stay."""
    FORGET_FIELDS = "forget_fields"
    """What the memories said leaves the profile."""
    BLANK_LINKS = "blank_links"
    """Blocks of past prompts that tell of it are replayed no more."""
    FORGET_MEMORIES = "forget_memories"
    DROP_TURNS = "drop_turns"
    """Of the journal, with its jobs and dead letters."""
    LEAVE_HISTORIES = "leave_histories"
    """What was said in the session leaves the histories of memories that stay."""
    DROP_REST = "drop_rest"
    """Profile, tombstones and whatever else is an owner's."""


_OF_PART = (
    Step.RAISE_EPOCH,
    Step.DROP_SESSIONS,
    Step.TRIM_FINISHED,
    Step.REDACT_SESSIONS,
    Step.FORGET_FIELDS,
    Step.BLANK_LINKS,
    Step.FORGET_MEMORIES,
    Step.DROP_TURNS,
    Step.FORGET_FIELDS,
    Step.BLANK_LINKS,
)
"""Of what names an agent or a run nothing is in a memory that names another: a turn changes what its scope sees."""

_OF_ALL = (
    Step.RAISE_EPOCH,
    Step.DROP_SESSIONS,
    Step.FORGET_MEMORIES,
    Step.DROP_TURNS,
    Step.DROP_REST,
)

STEPS: dict[str, tuple[Step, ...]] = {
    "memory": (
        Step.REDACT_SESSIONS,
        Step.TRIM_FINISHED,
        Step.FORGET_FIELDS,
        Step.BLANK_LINKS,
        Step.FORGET_MEMORIES,
        Step.FORGET_FIELDS,
        Step.BLANK_LINKS,
    ),
    "trash": (Step.FORGET_FIELDS, Step.BLANK_LINKS, Step.FORGET_MEMORIES, Step.BLANK_LINKS),
    "session": (
        Step.RAISE_EPOCH,
        Step.DROP_SESSIONS,
        Step.TRIM_FINISHED,
        Step.READ_HISTORIES,
        Step.REDACT_MEMORIES,
        Step.REDACT_SESSIONS,
        Step.FORGET_FIELDS,
        Step.BLANK_LINKS,
        Step.FORGET_MEMORIES,
        Step.DROP_TURNS,
        Step.FORGET_FIELDS,
        Step.BLANK_LINKS,
        Step.LEAVE_HISTORIES,
    ),
    "agent": _OF_PART,
    "run": _OF_PART,
    "user": _OF_ALL,
    "tenant": _OF_ALL,
}
"""What an erasure does, in this order. A store that does several of them in one transaction does them in this order."""

_NAMED = {
    "memory": ("tenant", "memory_ids"),
    "trash": ("tenant", "memory_ids"),
    "session": ("tenant", "user", "session"),
    "agent": ("tenant", "agent"),
    "run": ("tenant", "run"),
    "user": ("tenant", "user"),
    "tenant": ("tenant",),
}
_ALSO_NAMED = {"memory": ("user",), "trash": ("user",), "agent": ("user",), "run": ("user", "agent")}

BY_ID = ("memory", "trash")
"""What names memories: each leaves a tombstone, so that its turn does not bring it back."""

PARTS = ("agent", "run")
"""What names an agent or a run: whether a turn belongs to it, its scope tells."""

WHOLE = (*PARTS, "user", "tenant")
"""What takes all that is kept of somebody."""


def named(erasure: Erasure) -> Erasure:
    """The erasure with the names of what it is of, and of nothing else. Raises `InvalidInput` if one is missing.

    A session's that also names a memory must not take a memory of another session, nor a user's that names a session
    leave the other ones.
    """
    needed = _NAMED[erasure.what]
    if any(not getattr(erasure, name) for name in needed):
        raise InvalidInput(f"to erase a {erasure.what}, name its {', '.join(needed)}")
    names = {name: getattr(erasure, name) for name in (*needed, *_ALSO_NAMED.get(erasure.what, ()))}
    return Erasure(what=erasure.what, **names)


class SaidLine(msgspec.Struct, frozen=True):
    """A line of a memory's history, and the session in which its new text was said, as the store names it."""

    line: HistoryRecord
    session: str


def unsaid(lines: Sequence[SaidLine], session: str) -> tuple[list[SaidLine | None], frozenset[str]]:
    """What is left of each line of a history without what was said in a session, and the texts that were said there.

    None: the line goes. A later one no longer names such a text as what was there before.
    """
    texts = frozenset(each.line.new_value for each in lines if each.session == session and each.line.new_value)

    def left_of(each: SaidLine) -> SaidLine | None:
        if each.session == session:
            return None
        if each.line.old_value not in texts:
            return each
        return SaidLine(msgspec.structs.replace(each.line, old_value=None), each.session)

    return [left_of(each) for each in lines], texts
