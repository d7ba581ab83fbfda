"""What is remembered of a user or a tenant as lines of JSON, and back: with history and provenance.

    {"kind": "begin", "version": 1, …}
    {"kind": "memory", "memory": {…}, "history": [{…}, …]}      live and closed ones
    {"kind": "field", "user": …, "field": {…}}                 of the profile
    {"kind": "end", "lines": …}                                 nothing is missing

A line names users, agents and runs, never a tenant: what is read in belongs to the tenant of who reads it in. What is
there already stays as it is, so the same lines may be read in again. Vectors are made anew. Sessions have an export of
their own.
"""

from collections.abc import AsyncGenerator, AsyncIterable, Iterable, Sequence, Set
from contextlib import aclosing
from datetime import datetime
from typing import Any

import msgspec

from memory.model.errors import InvalidInput
from memory.model.identity import NAME, NAME_BYTES, is_legible
from memory.model.memory import HistoryRecord, Memory, ProfileField
from memory.model.scope import ANY, Reach, Scope
from memory.ports.memories import Listing, MemoryStore
from memory.sessions.limits import METADATA_DEPTH, is_flat
from memory.store.former import read_exported
from memory.store.pages import pages_of

VERSION = 1

PAGE = 100
"""Memories that are read, or written, at once."""

NO_TENANT = "-"
"""Stands for the tenant, whose name is its operator's."""

LINE_BYTES = 4 * 1024 * 1024
"""The longest line: a memory with some thousand lines of history."""

HISTORY_LINES = 10_000
TEXT_CHARS = 32_768
METADATA_BYTES = 65_536
"""Bounds of one memory, beyond all that was ever written here."""


OF_OTHERS = "; this is read in as Ricordo exports it, and what others kept is added (docs/api.md, Coming from mem0)"
"""What is said of a line that is no line of an export."""


class ExchangeLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What each line is."""


class FirstLine(ExchangeLine, frozen=True, kw_only=True, tag_field="kind", tag="begin"):
    """The first line."""

    version: int
    exported_at: datetime
    user: str | None = None
    """Whose memories these are; None: several users'."""


class WholeMemory(ExchangeLine, frozen=True, kw_only=True, tag_field="kind", tag="memory"):
    """A memory with all that happened to it. The tenant of its scope is `NO_TENANT`."""

    memory: Memory
    history: tuple[HistoryRecord, ...]


class WholeField(ExchangeLine, frozen=True, kw_only=True, tag_field="kind", tag="field"):
    """A field of a user's profile."""

    user: str
    field: ProfileField


class LastLine(ExchangeLine, frozen=True, kw_only=True, tag_field="kind", tag="end"):
    """The last line: how many stand before it."""

    lines: int


Line = FirstLine | WholeMemory | WholeField | LastLine

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Line).decode


async def exported(store: MemoryStore, reach: Reach, *, at: datetime) -> AsyncGenerator[bytes]:
    """All that is remembered within reach, line by line. Raises `StoreUnavailable`.

    Of an agent the profile is what its memories say in it; runs say nothing there.
    """
    lines = 0

    def told(line: Line) -> bytes:
        nonlocal lines
        lines += 1
        return _encode(line) + b"\n"

    yield told(FirstLine(version=VERSION, exported_at=at, user=reach.user if isinstance(reach.user, str) else None))
    users, ids = {reach.user} if isinstance(reach.user, str) else set[str](), set[str]()
    is_whole = reach.agent is ANY and reach.run is ANY
    async with aclosing(_every(store, reach)) as memories:
        async for memory in memories:
            if memory.scope.user is not None:
                users.add(memory.scope.user)
            if not is_whole:
                ids.add(memory.id)
            yield told(await _whole(store, reach, memory))
    for user in sorted(users):
        for each in (await store.profile(Scope(reach.tenant, user))).fields:
            field = each if is_whole else _said_by(each, ids)
            if field.is_kept:
                yield told(WholeField(user=user, field=msgspec.structs.replace(field, version=0)))
    yield told(LastLine(lines=lines))


def _said_by(field: ProfileField, ids: Set[str]) -> ProfileField:
    """What of a field these memories say."""
    before = () if field.previous is None else (field.previous,)
    return field.without({value.memory_id for value in (*field.values, *field.withdrawn, *before)} - ids)


async def _every(store: MemoryStore, reach: Reach) -> AsyncGenerator[Memory]:
    """All memories within reach, live and closed."""
    for found in (pages_of(store, Listing(reach=reach, limit=PAGE)), store.closed(reach, limit=PAGE)):
        async with aclosing(found) as pages:
            async for page in pages:
                for memory in page:
                    yield memory


async def _whole(store: MemoryStore, reach: Reach, memory: Memory) -> WholeMemory:
    history = await store.history(reach, memory.id)
    # What was changed beside the text is told once: `undo` takes the last change back, and a line is not for ever long.
    told = max((at for at, line in enumerate(history) if line.former is not None), default=0)
    lines = tuple(
        msgspec.structs.replace(line, former=line.former if at == told else None) for at, line in enumerate(history)
    )
    return WholeMemory(memory=_of_tenant(memory, NO_TENANT), history=lines)


def _of_tenant(memory: Memory, tenant: str) -> Memory:
    scope = memory.scope
    return msgspec.structs.replace(memory, scope=Scope(tenant, scope.user, scope.agent, scope.run))


async def numbered(chunks: AsyncIterable[bytes]) -> AsyncGenerator[tuple[int, bytes]]:
    """Lines out of pieces of bytes, with their numbers; empty ones are left out. Raises `InvalidInput`."""
    number, rest = 0, b""
    async for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            number += 1
            if line.strip():
                yield number, line
        if len(rest) > LINE_BYTES:
            raise InvalidInput(f"line {number + 1}: at most {LINE_BYTES} bytes")
    if rest.strip():
        yield number + 1, rest


def admitted_line(number: int, line: bytes, reach: Reach, *, trusts_reviews: bool) -> Line:
    """A line as it is to be kept by who may write within reach. Raises `InvalidInput`, which names the line.

    `trusts_reviews`: what it says a person has accepted is accepted (`memory.upkeep.admission`).
    """
    # Whoever exports or lists needs no rules (docs/decisions/0083-rules-come-with-the-first-memory-that-is-read.md).
    from memory.upkeep.admission import admitted_history, admitted_memory, check_admitted  # noqa: PLC0415

    read = read_line(number, line, reach)
    if isinstance(read, WholeMemory):
        memory = admitted_memory(read.memory, read.history, trusts_reviews=trusts_reviews)
        return WholeMemory(memory=memory, history=admitted_history(read.history))
    if isinstance(read, WholeField):
        try:
            check_admitted(read.field)
        except InvalidInput as error:
            raise InvalidInput(f"line {number}: {error}") from None
    return read


def read_line(number: int, line: bytes, reach: Reach) -> Line:
    """A line as it was sent by who may write within reach. Raises `InvalidInput`, which names the line."""
    try:
        read = _decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        foreign = "" if b'"kind"' in line else OF_OTHERS
        raise InvalidInput(f"line {number}: {error}{foreign}") from None
    match read:
        case FirstLine(version=version) if version != VERSION:
            raise InvalidInput(f"line {number}: version {version} is not known here, which is {VERSION}")
        case WholeMemory():
            memory = read_exported(read.memory, line)
            read = msgspec.structs.replace(read, memory=_of_tenant(memory, reach.tenant))
            whose = read.memory.scope
        case WholeField(user=user):
            if not is_legible(user):
                raise InvalidInput(f"line {number}: user: a name has 1 to {NAME_BYTES} bytes that can be shown")
            whose = Scope(reach.tenant, user)
        case _:
            return read
    if not reach.covers(whose):
        raise InvalidInput(f"line {number}: it is not {reach.whose}'s")
    if wrong := _wrong(read) if isinstance(read, WholeMemory) else _wrong_field(read.field):
        raise InvalidInput(f"line {number}: {wrong}")
    return read


def _wrong(whole: WholeMemory) -> str:
    """What of a memory cannot be kept; empty if all can."""
    memory, history = whole.memory, whole.history
    formers = [line.former.told for line in history if line.former is not None]
    states = (msgspec.structs.asdict(memory), *formers)
    metadata = [state["metadata"] for state in states if "metadata" in state]
    times: Sequence[datetime | None] = (
        *(getattr(memory, name) for name in _TIMES),
        memory.provenance.said_at,
        *(at for line in history for at in (line.timestamp, line.said_at)),
        *(state.get("expires_at") for state in formers),
    )
    rules = (
        (NAME.fullmatch(memory.id), "memory.id: 1 to 128 of A-Z a-z 0-9 . _ : @ -"),
        (0 < len(memory.text) <= TEXT_CHARS, f"memory.text: 1 to {TEXT_CHARS} characters"),
        (0 < len(history) <= HISTORY_LINES, f"history: 1 to {HISTORY_LINES} lines"),
        (all(line.memory_id == memory.id for line in history), "history: each line is of this memory"),
        (_are_moments(times), NO_MOMENT),
        (all(map(is_flat, metadata)), f"memory.metadata: nested at most {METADATA_DEPTH} levels deep"),
        (all(map(_is_short, metadata)), f"memory.metadata: at most {METADATA_BYTES} bytes as JSON"),
        (
            all(map(is_legible, _named(memory.scope))),
            f"memory.scope: a name has 1 to {NAME_BYTES} bytes that can be shown",
        ),
        (
            memory.provenance.app is None or is_legible(memory.provenance.app),
            f"memory.provenance.app: a name has 1 to {NAME_BYTES} bytes that can be shown",
        ),
        (all(0 <= state.get("importance", 0) <= 1 for state in states), "memory.importance: 0 to 1"),
        (1 <= memory.revision < _MOST, f"memory.revision: 1 to {_MOST}"),
        (0 <= memory.retrieval_count < _MOST, f"memory.retrieval_count: 0 to {_MOST}"),
    )
    return next((said for holds, said in rules if not holds), "")


def _wrong_field(field: ProfileField) -> str:
    """What of a field cannot be kept; empty if all can."""
    return "" if _are_moments(value.until for value in field.told) else NO_MOMENT


def _are_moments(times: Iterable[datetime | None]) -> bool:
    return all(at is None or at.tzinfo is not None for at in times)


NO_MOMENT = "a time names its distance from UTC"


def _named(scope: Scope) -> Sequence[str]:
    return [name for name in (scope.user, scope.agent, scope.run) if name is not None]


def _is_short(metadata: dict[str, Any]) -> bool:
    return len(_encode(metadata)) <= METADATA_BYTES


_TIMES = ("created_at", "updated_at", "edited_at", "valid_from", "valid_to", "last_retrieved_at", "expires_at")
_MOST = 2**31


class LeftOutLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of which not everything could be kept."""

    line: int
    """Its number, from 1 on."""
    why: str


class ImportReport(msgspec.Struct, frozen=True, kw_only=True):
    """What was read in."""

    memories: int = 0
    fields: int = 0
    known: int = 0
    """Memories and fields that were left as they are: they were there."""
    left_out: int = 0
    """Lines of which not everything is there."""
    left_out_lines: tuple[LeftOutLine, ...] = ()
    """The first of them."""
    complete: bool = False
    """Whether all is there: the last line came, none was missing, and none was left out."""


def with_more(report: ImportReport, **more: int) -> ImportReport:
    """A report with so many more."""
    return msgspec.structs.replace(report, **{name: getattr(report, name) + count for name, count in more.items()})
