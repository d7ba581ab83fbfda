"""What a session's parts may hold, checked where they come in: what a store keeps, it must be able to read again."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from math import isfinite
from typing import Any, TypeVar, cast

from memory.model.errors import InvalidInput
from memory.model.session import SessionEntry, Summary

CONTENT_BYTES = 1024 * 1024
"""Of one entry: a large file. More is a document, which is ingested as such."""

ID_BYTES = 512
"""Of a session's id, as of any name."""

MOST_ENTRIES = 10_000
"""Of one import: some months of a conversation."""

MOST_TOKENS = 1_000_000_000
"""Of one entry or summary: the sum of all that an import may hold is far within 64 bits."""

MOST_STEPS = 2**31 - 1
"""Of a turn's step and attempt."""

METADATA_DEPTH = 64
"""Levels of lists and objects in metadata. What is nested some hundred levels deep may be written and not read again:
how deep a decoder goes depends on who calls it."""

NOT_UTF8 = "\ufffd"
"""Stands for each byte of a path that is no UTF-8: two names that were sent would be one."""

Part = TypeVar("Part", SessionEntry, Summary)


def check_session_id(session: str) -> None:
    """Raise `InvalidInput` unless it can be the id of a session."""
    if not _is_name(session):
        raise InvalidInput(f"a session's id has 1 to {ID_BYTES} bytes", field="session")
    if NOT_UTF8 in session:
        raise InvalidInput("a session's id is UTF-8", field="session")


def check_content(text: str) -> None:
    """Raise `InvalidInput` for more than an entry may have."""
    if not _is_short(text):
        raise InvalidInput(f"an entry has at most {CONTENT_BYTES} bytes", field="content")


def check_depth(metadata: Mapping[str, Any]) -> None:
    """Raise `InvalidInput` for what is nested too deeply to be read again."""
    if not is_flat(metadata):
        raise InvalidInput(f"nested at most {METADATA_DEPTH} levels deep", field="metadata")


def check_import(entries: Sequence[SessionEntry], summaries: Sequence[Summary]) -> None:
    """Raise `InvalidInput` for the first thing that cannot be kept, and say where it stands."""
    _check_parts("entries", entries, _OF_ENTRY)
    _check_parts("summaries", summaries, _OF_SUMMARY)
    # An export has only summaries in use. Two that took each other in would be followed in a circle.
    if not {each.id for each in summaries}.isdisjoint(old for each in summaries for old in each.folded):
        raise InvalidInput("none of them may have taken in another one of them", field="summaries")


Rules = tuple[tuple[str, Callable[[Part], bool]], ...]
"""What is to hold, in words and as code."""


def _check_parts(name: str, parts: Sequence[Part], rules: Rules[Part]) -> None:
    if len(parts) > MOST_ENTRIES or len({part.id for part in parts}) < len(parts):
        raise InvalidInput(
            f"at most {MOST_ENTRIES} are imported with a session, each with an id of its own", field=name
        )
    for index, part in enumerate(parts):
        for said, holds in rules:
            if not holds(part):
                raise InvalidInput(said, field=f"{name}[{index}]")


def _is_name(text: str) -> bool:
    return 0 < len(text.encode("utf-8", "replace")) <= ID_BYTES


def _is_short(text: str) -> bool:
    return len(text.encode("utf-8", "replace")) <= CONTENT_BYTES


def _is_moment(at: datetime) -> bool:
    """Whether it has a time zone, and can be written in UTC: year 1 in the far east cannot."""
    if at.tzinfo is None:
        return False
    try:
        at.astimezone(UTC)
    except OverflowError:
        return False
    return True


def is_flat(value: object, depth: int = METADATA_DEPTH) -> bool:
    """Whether lists and objects stand in each other at most `depth` deep."""
    if isinstance(value, Mapping):
        inner = cast("Mapping[str, object]", value).values()
    elif isinstance(value, (list, tuple)):
        inner = cast("Sequence[object]", value)
    else:
        return True
    return depth > 0 and all(is_flat(each, depth - 1) for each in inner)


_NAMED = f"id has 1 to {ID_BYTES} bytes"
_SHORT = f"content has at most {CONTENT_BYTES} bytes"
_TIMED = "a time has its zone, as in 2025-03-01T12:00:00Z, and stands within the years 1 to 9999"
_COUNTED = f"a count of tokens is at most {MOST_TOKENS}"
_CHAINED = f"chain has at most {ID_BYTES} bytes"

_OF_ENTRY: Rules[SessionEntry] = (
    (_NAMED, lambda entry: _is_name(entry.id)),
    (_SHORT, lambda entry: _is_short(entry.content)),
    (f"arguments have at most {CONTENT_BYTES} bytes", lambda entry: _is_short(entry.arguments)),
    (f"timestamp: {_TIMED}", lambda entry: _is_moment(entry.timestamp)),
    (_COUNTED, lambda entry: entry.token_count <= MOST_TOKENS),
    (
        f"turn: a name, and a step and an attempt of 0 to {MOST_STEPS}",
        lambda entry: (
            entry.turn is None
            or (
                _is_name(entry.turn.turn) and all(0 <= it <= MOST_STEPS for it in (entry.turn.step, entry.turn.attempt))
            )
        ),
    ),
    (_CHAINED, lambda entry: len(entry.chain) <= ID_BYTES),
    (
        f"metadata is nested at most {METADATA_DEPTH} levels deep",
        lambda entry: is_flat(entry.metadata),
    ),
)
_OF_SUMMARY: Rules[Summary] = (
    (_NAMED, lambda summary: _is_name(summary.id)),
    (_SHORT, lambda summary: _is_short(summary.content)),
    (f"created_at: {_TIMED}", lambda summary: _is_moment(summary.created_at)),
    (
        f"time_range: {_TIMED}",
        lambda summary: _is_moment(summary.time_range.start) and _is_moment(summary.time_range.end),
    ),
    (_COUNTED, lambda summary: max(summary.token_count, summary.original_token_count) <= MOST_TOKENS),
    (
        "compression_ratio is a number from 0 on",
        lambda summary: isfinite(summary.compression_ratio) and summary.compression_ratio >= 0,
    ),
    (_CHAINED, lambda summary: all(len(chain) <= ID_BYTES for chain in (summary.chain, *summary.chains))),
)
