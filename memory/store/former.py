"""Reads entries and memories as they are kept, also as the release before kept them: with fields of ours in `metadata`.

A client could write what we read there. So of an old one only that is taken for ours which we must have written:

- what belongs to a call, a result or a context: our API set it, over whatever the client had sent;
- `pinned`: the client's to say; it counts as before, and stays in the metadata;
- `memory_ids` and `account`: they stood in entries of journalled turns, which have the turn's key and an id made of it.
  What was added by API has neither. An import may have named a turn: in an old store nothing tells it from one of ours;
- `replaces`: it stood in memories that superseded a text, and those say since when they hold;
- `source_memory_ids` and its kin: they stood in what sessions became, whose turn no client can name;
- `app_id`: it stood in memories that mem0's clients added, and counted whoever wrote it. It stays in the metadata, too.

Whatever else stands in the metadata is the client's and stays there. One that is written now has the fields, and its
metadata is not looked into.
"""

from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType

from memory.model.memory import APP, TURN_PREFIX, Memory
from memory.model.moments import micros
from memory.model.session import Account, EntryType, SessionEntry

MOST_TOKENS = 1 << 42
"""More is no figure of ours: what an upstream tells is bounded where it is read."""

_OF_TYPE: dict[EntryType, dict[str, type]] = {
    EntryType.TOOL_CALL: {"tool": str, "arguments": str, "call_id": str},
    EntryType.TOOL_RESULT: {"tool": str, "call_id": str, "error": bool},
    EntryType.CONTEXT: {"source": str},
}
_IN_ENTRIES = frozenset({"tool", "arguments", "call_id", "error", "source", "pinned", "memory_ids", "account"})
_OF_EPISODES = frozenset({"source_session_id", "compression_source", "source_memory_ids"})
_IN_MEMORIES = _OF_EPISODES | {"replaces"}


class _Form(msgspec.Struct):
    """What only newer ones have: `pinned` an entry, `replaces` and, since later, `revision` a memory."""

    pinned: bool | UnsetType = UNSET
    replaces: str | UnsetType | None = UNSET
    revision: int | UnsetType = UNSET
    provenance: "_ProvenanceForm | UnsetType" = UNSET

    @property
    def tells_app(self) -> bool:
        """Whether it says of which application it is, be it of none."""
        return self.provenance is not UNSET and self.provenance.app is not UNSET


class _ProvenanceForm(msgspec.Struct):
    app: str | UnsetType | None = UNSET


class _LineForm(msgspec.Struct):
    memory: _Form


_entry = msgspec.msgpack.Decoder(SessionEntry).decode
_memory = msgspec.msgpack.Decoder(Memory).decode
_form = msgspec.msgpack.Decoder(_Form).decode
_line_form = msgspec.json.Decoder(_LineForm).decode


def read_entry(body: bytes) -> SessionEntry:
    """An entry of a session. Raises `ValueError`, `TypeError` and `RecursionError` for garbage."""
    entry = _entry(body)
    if _IN_ENTRIES.isdisjoint(entry.metadata) or _form(body).pinned is not UNSET:
        return entry
    told = entry.metadata
    ours: dict[str, Any] = {
        name: told[name] for name, kind in _OF_TYPE.get(entry.type, {}).items() if isinstance(told.get(name), kind)
    }
    key = entry.turn
    if key is not None and entry.id.startswith(f"{key.turn}/{key.step}/{key.attempt}/"):  # of a journalled turn
        if entry.role == "assistant" and (shown := _names(told.get("memory_ids"))):
            ours["memory_ids"] = shown
        if entry.id.endswith("/0") and (account := _account(told.get("account"))):
            ours["account"] = account
    rest = {name: value for name, value in told.items() if name not in ours}
    return msgspec.structs.replace(entry, metadata=rest, pinned=bool(told.get("pinned")), **ours)


def read_memory(body: bytes) -> Memory:
    """A memory. Raises `ValueError`, `TypeError`, `OverflowError` and `RecursionError` for garbage.

    One without a revision has the time at which it was written, in microseconds, in its place: so what a process of the
    release before writes while a fleet is renewed is another state than the one that was read before.
    """
    memory = _memory(body)
    if memory.revision == 1 and _form(body).revision is UNSET:
        memory = msgspec.structs.replace(memory, revision=micros(memory.updated_at))
    if APP in memory.metadata and not _form(body).tells_app:
        memory = _with_app(memory)
    if _IN_MEMORIES.isdisjoint(memory.metadata) or _form(body).replaces is not UNSET:
        return memory
    told = memory.metadata
    ours: dict[str, Any] = {}
    if memory.valid_from is not None and isinstance(told.get("replaces"), str):
        ours["replaces"] = told["replaces"]
    if (memory.provenance.turn or "").startswith(TURN_PREFIX):
        ours["source_memory_ids"] = _names(told.get("source_memory_ids"))
    gone = {*ours, *(_OF_EPISODES if "source_memory_ids" in ours else ())}
    rest = {name: value for name, value in told.items() if name not in gone}
    return msgspec.structs.replace(memory, metadata=rest, **ours)


def read_exported(memory: Memory, line: bytes) -> Memory:
    """The memory of a line of an export, which a release may have written that kept the application in the metadata."""
    return _with_app(memory) if APP in memory.metadata and not _line_form(line).memory.tells_app else memory


def _with_app(memory: Memory) -> Memory:
    return msgspec.structs.replace(memory, provenance=msgspec.structs.replace(memory.provenance, app=memory.app))


def _names(value: object) -> tuple[str, ...]:
    names = cast("list[object]", value) if isinstance(value, list) else []
    return tuple(name for name in names if isinstance(name, str))


def _account(value: object) -> Account | None:
    try:
        account = msgspec.convert(value, Account)
    except msgspec.ValidationError:
        return None
    figures = [*msgspec.structs.astuple(account.usage), *msgspec.structs.astuple(account.added)]
    return account if all(0 <= each <= MOST_TOKENS for each in figures if isinstance(each, int)) else None
