"""Memories, entries and summaries as bytes, as every store keeps them; what an older release wrote, see `former`."""

from collections.abc import Mapping
from typing import Any

import msgspec

from memory.model.errors import InvalidInput
from memory.model.memory import Memory
from memory.model.moments import moment
from memory.model.session import SessionEntry, Summary
from memory.store.former import read_entry, read_memory

_GARBAGE = (ValueError, TypeError, OverflowError, RecursionError)  # msgspec's errors are ValueErrors
_encode = msgspec.msgpack.Encoder().encode


def body_of(value: Memory | SessionEntry | Summary) -> bytes:
    """Something as stored. Raises `InvalidInput` if its metadata cannot be."""
    try:
        return _encode(value)
    except _GARBAGE as error:
        raise InvalidInput(f"{type(value).__name__.lower()} {value.id} cannot be stored: {error}") from error


def overrides_of(session: str, overrides: Mapping[str, Any]) -> bytes:
    """A session's own settings as stored. Raises `InvalidInput` if they cannot be."""
    try:
        return _encode(dict(overrides))
    except _GARBAGE as error:
        raise InvalidInput(f"session {session}: its settings cannot be stored: {error}") from error


def memory_of(body: bytes, retrievals: int = 0, retrieved_at: int | None = None) -> Memory | None:
    """A memory with what the store has counted of its retrievals (`retrieved_at` in microseconds); None for garbage."""
    try:
        memory = read_memory(body)
        last = None if retrieved_at is None else moment(retrieved_at)
    except _GARBAGE:
        return None
    return msgspec.structs.replace(memory, retrieval_count=retrievals, last_retrieved_at=last) if retrievals else memory


def entry_of(body: bytes, summary_id: str | None = None) -> SessionEntry | None:
    """An entry and the summary that stands for it; None for garbage."""
    try:
        entry = read_entry(body)
    except _GARBAGE:
        return None
    return msgspec.structs.replace(entry, compressed=summary_id is not None, summary_id=summary_id)
