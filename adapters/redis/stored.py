"""What a shard has of a memory beside the document that the index reads, and what stays of it once it is closed."""

from collections.abc import Iterable, Sequence

import msgspec

from adapters.redis.documents import BODY, EMBEDDER, OWNER, RETRIEVALS, RETRIEVED_AT, TENANT, memory_of
from memory.model.memory import HistoryRecord, Memory
from memory.model.scope import Scope
from memory.store.bodies import memory_of as memory_in

REV, FACT, SESSION, SCOPE, CORRECTED = "rev", "fact", "session", "scope", "corrected"
"""Fields of a memory's hash beside the document's: how often the hash was written, which fact of which turn it was, the
digest of the session in which it was said, its exact scope as it is counted, and when its text was last corrected by
hand (microseconds)."""

STORED_FIELDS = (OWNER, TENANT, REV, BODY, EMBEDDER, SESSION, FACT, SCOPE, RETRIEVALS, RETRIEVED_AT)

VECTOR_PREFIX = "vector_"
"""What the names of the fields with vectors begin with."""

TRASH = "trash"
"""The sorted set of a shard in which closed memories stand that are to be deleted."""

TOMBSTONE = "-"
"""Stands for the id of a fact's memory that was erased: its turn does not bring it back."""

_encode = msgspec.msgpack.Encoder().encode
_scope = msgspec.msgpack.Decoder(Scope).decode


class KeptEvent(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a memory's history, and whose it is.

    All fields are written: what lacks one of the first four is garbage to a process of the release before, which would
    not find by it whose the memory is that it is to erase.
    """

    tenant: bytes
    owner: bytes
    fact: str | None = None
    """Told by older releases alone."""
    line: HistoryRecord
    session: str = ""
    """The digest of the session in which the new text was said, in hex."""
    closed: bytes = b""
    """The memory as it was last, if this line closed it. It stands here so that it goes with the history, also where a
    process of an older release erases it."""


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a live memory before it is changed."""

    owner: str
    tenant: str
    rev: bytes | None
    memory: Memory | None
    """None: the body is garbage."""
    embedder: str | None
    """The name of who made its vector."""
    session: str
    fact: str | None
    scope: bytes
    vector_fields: tuple[str, ...]


class ClosedMemory(msgspec.Struct, frozen=True, kw_only=True):
    """What stays of a memory that is no longer live."""

    owner: bytes
    origin: bytes
    """Where it came from: the digest of its session and its place among the facts, `session|fact`."""
    last: KeptEvent
    """The newest line of its history."""

    @property
    def fact(self) -> str | None:
        """Its place among the facts."""
        return fact_of(self.origin)

    @property
    def memory(self) -> Memory | None:
        """As it was last; None: it was closed by an older release, which did not keep it, or is garbage."""
        return memory_in(self.last.closed) if self.last.closed else None


def origin_of(session: str, fact: str | None) -> bytes:
    """Where a memory came from, as it is kept of a closed one."""
    return f"{session}|{fact or ''}".encode()


def fact_of(origin: bytes) -> str | None:
    """The place among the facts of a closed memory."""
    return origin.partition(b"|")[2].decode() or None


_event = msgspec.msgpack.Decoder(KeptEvent).decode


def blob_of_event(event: KeptEvent) -> bytes:
    """A line of the history as it is kept."""
    return _encode(event)


def event_of(line: bytes) -> KeptEvent | None:
    """A line of the history, or None if it is garbage."""
    try:
        return _event(line)
    except ValueError:  # msgspec's errors are ValueErrors
        return None


def scope_member(scope: Scope) -> bytes:
    """An exact scope as it is counted."""
    return _encode(scope)


def scope_of_member(member: bytes) -> Scope | None:
    """The exact scope of a member of the shard's list of scopes, or None if it is garbage."""
    try:
        return _scope(member.split(b"/", 2)[-1])
    except ValueError:
        return None


def stored_of(values: Sequence[bytes | None], names: Iterable[bytes]) -> Stored | None:
    """What STORED_FIELDS and the names of all fields say of a memory; None if there is none."""
    owner, tenant, rev, body, embedder, session, fact, scope, _, _ = values
    if owner is None or body is None:
        return None
    fields = {name.encode(): value for name, value in zip(STORED_FIELDS, values, strict=True) if value is not None}
    return Stored(
        owner=owner.decode(),
        tenant=(tenant or b"").decode(),
        rev=rev,
        memory=memory_of(fields),
        embedder=None if embedder is None else embedder.decode(),
        session=(session or b"").decode(),
        fact=None if fact is None else fact.decode(),
        scope=scope or b"",
        vector_fields=tuple(it.decode() for it in names if it.startswith(VECTOR_PREFIX.encode())),
    )
