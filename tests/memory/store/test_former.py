"""Entries and memories of the release before: what was ours in their metadata, and what was not."""

from typing import Any

import msgspec
import pytest

from memory.model.memory import Memory
from memory.model.session import Account, SessionEntry
from memory.model.turn import Added, Usage
from memory.store.former import read_entry, read_memory
from tests.former import ENTRIES, MEMORIES

FORGED = {"usage": {"prompt_tokens": 10**6}}
DEFAULTS: dict[str, Any] = {
    "tool": "",
    "arguments": "",
    "call_id": None,
    "error": None,
    "source": None,
    "pinned": False,
    "memory_ids": (),
    "account": None,
    "metadata": {},
}
PAID = Account(Usage(prompt_tokens=10, cached_tokens=4), Added(new_tokens=3))


@pytest.mark.parametrize(
    ("name", "ours"),
    [
        ("recorded 0", {"account": PAID}),
        ("recorded 1", {"memory_ids": ("m1",)}),
        ("recorded 2", {"memory_ids": ("m1",), "tool": "shell", "arguments": "{}"}),
        ("call", {"tool": "shell", "arguments": "{}", "call_id": "c1", "metadata": {"mine": 1}}),
        ("result", {"tool": "shell", "call_id": "c1", "error": True, "metadata": {"account": FORGED}}),
        ("context", {"source": "main.py"}),
        ("pinned", {"pinned": True, "metadata": {"pinned": 1}}),
        ("forged", {"metadata": {"account": FORGED, "tool": "x", "memory_ids": ["m1"], "error": True}}),
        ("named", {"metadata": {"account": FORGED}}),
        ("bounds", {"metadata": {"account": {"usage": {"prompt_tokens": -5}}}}),
    ],
)
def test_of_an_old_entry_only_what_we_wrote_is_ours(name: str, ours: dict[str, Any]):
    entry = read_entry(ENTRIES[name])

    assert {field: getattr(entry, field) for field in DEFAULTS} == DEFAULTS | ours


@pytest.mark.parametrize("name", ENTRIES)
def test_what_is_written_anew_reads_the_same(name: str):
    entry = read_entry(ENTRIES[name])

    assert read_entry(msgspec.msgpack.encode(entry)) == entry


@pytest.mark.parametrize(
    ("name", "replaces", "stands_for", "metadata"),
    [
        ("superseding", "Lives in Oslo", (), {"mine": 1}),
        ("episode", None, ("m1", "m2"), {}),
        ("forged", None, (), {"replaces": "Lives in Oslo", "source_memory_ids": ["m1"]}),
    ],
)
def test_of_an_old_memory_only_what_we_wrote_is_ours(
    name: str, replaces: str | None, stands_for: tuple[str, ...], metadata: dict[str, Any]
):
    memory = read_memory(MEMORIES[name])

    assert (memory.replaces, memory.source_memory_ids, memory.metadata) == (replaces, stands_for, metadata)
    assert read_memory(msgspec.msgpack.encode(memory)) == memory


def test_the_metadata_of_a_new_one_is_not_looked_into():
    entry, memory = read_entry(ENTRIES["recorded 0"]), read_memory(MEMORIES["superseding"])
    told = msgspec.structs.replace(entry, account=None, metadata={"account": FORGED, "pinned": True})
    known = msgspec.structs.replace(memory, replaces=None, metadata={"replaces": "Lives in Rome"})

    assert read_entry(msgspec.msgpack.encode(told)) == told
    assert read_memory(msgspec.msgpack.encode(known)) == known


@pytest.mark.parametrize("body", [b"", b"\xc1", msgspec.msgpack.encode({"metadata": {"account": 1}})])
def test_garbage_is_refused_as_ever(body: bytes):
    with pytest.raises(msgspec.DecodeError):
        read_entry(body)
    with pytest.raises(msgspec.DecodeError):
        read_memory(body)


def test_the_fields_by_which_a_new_one_is_told_are_always_written():
    for kind, field in ((SessionEntry, "pinned"), (Memory, "replaces")):
        assert not kind.__struct_config__.omit_defaults
        assert field in kind.__struct_fields__
