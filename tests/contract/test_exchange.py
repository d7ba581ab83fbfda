"""What is remembered goes out as lines of JSON and comes back as it was, whatever the store."""

from collections.abc import AsyncGenerator
from datetime import timedelta

import msgspec
import pytest

from memory.model.errors import InvalidInput
from memory.model.memory import Former, ProfileField, ProfileValue
from memory.model.scope import Reach
from memory.ports.changes import Reopen, Restore, SetField
from memory.ports.engine import Engine
from memory.ports.memories import Erasure
from memory.upkeep.exchange import WholeField, WholeMemory, exported, numbered, read_line
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, add, close, memory, remember, update

ACME, LATER = Reach("acme"), NOW + timedelta(hours=1)


async def lines_of(engine: Engine, reach: Reach) -> list[bytes]:
    return [line async for line in exported(engine.memories, reach, at=NOW)]


async def read_in(engine: Engine, reach: Reach, lines: list[bytes]) -> None:
    for number, line in enumerate(lines, 1):
        read = read_line(number, line, reach)
        if isinstance(read, WholeMemory):
            change = Restore(memory=read.memory, vector=None, event_id="", lines=read.history)
            await engine.memories.apply(None, [change], at=NOW)
        if isinstance(read, WholeField):
            scope = msgspec.structs.replace(ALICE, user=read.user)
            await engine.memories.apply(None, [SetField(scope=scope, field=read.field)], at=NOW)


async def written(engine: Engine) -> None:
    """Memories of two users with a history, one of them closed, one reopened, and a field."""
    cat = memory("Has a cat", turn="t1", tags=("pets",), metadata={"n": [1, {"x": None}]}, pinned=True)
    gone, back, bobs = memory("Plays chess", turn="t2"), memory("Sings"), memory("Has a boat", BOB)
    await remember(engine, cat, gone, back, bobs)
    await engine.memories.apply(None, [update(msgspec.structs.replace(cat, text="Has a tomcat", tags=()))], at=NOW)
    await engine.memories.apply(None, [close(gone), close(back)], at=NOW)
    await engine.memories.apply(None, [Reopen(memory_id=back.id, at=NOW, event_id="again")], at=NOW)
    home = ProfileField(name="home", values=(ProfileValue(text="Graz"),))
    await engine.memories.apply(None, [SetField(scope=ALICE, field=home)], at=NOW)


async def test_what_is_exported_and_read_in_again_is_exported_as_it_was(engine: Engine):
    await written(engine)
    whole, hers = await lines_of(engine, ACME), await lines_of(engine, Reach("acme", "alice"))
    await engine.memories.erase(Erasure(what="tenant", tenant="acme"), at=LATER)
    assert len(await lines_of(engine, ACME)) == 2

    await read_in(engine, ACME, whole)

    assert await lines_of(engine, ACME) == whole
    assert (len(whole), len(hers)) == (7, 6)
    assert b"Plays chess" in b"".join(hers)
    assert b"Has a cat" in b"".join(hers)
    assert b"acme" not in b"".join(whole)


async def test_what_was_changed_beside_the_text_is_exported_of_the_last_such_change(engine: Engine):
    cat = memory("Has a cat", metadata={"n": 1})
    await remember(engine, cat)
    for number in (2, 3):
        await engine.memories.apply(None, [update(msgspec.structs.replace(cat, metadata={"n": number}))], at=NOW)

    (line,) = [read_line(1, each, ACME) for each in await lines_of(engine, ACME) if b'"kind":"memory"' in each]

    assert isinstance(line, WholeMemory)
    assert [each.former for each in line.history] == [None, None, Former(metadata={"n": 2})]


async def test_the_profile_of_who_has_but_closed_memories_goes_with_the_whole_tenants(engine: Engine):
    boat = memory("Has a boat", BOB)
    home = ProfileField(name="home", values=(ProfileValue(text="Linz"),))
    await engine.memories.apply(None, [add(boat), close(boat), SetField(scope=BOB, field=home)], at=NOW)

    fields = [line for line in await lines_of(engine, ACME) if b'"kind":"field"' in line]

    assert len(fields) == 1
    assert b"Linz" in fields[0]


async def test_what_is_there_stays_as_it_is(engine: Engine):
    await written(engine)
    whole = await lines_of(engine, ACME)
    ours = await lines_of(engine, Reach("zenith"))

    await read_in(engine, ACME, [line for line in whole if b'"kind":"memory"' in line])
    await read_in(engine, Reach("zenith"), [line for line in whole if b'"kind":"memory"' in line])

    # Neither is there anything twice, nor has another tenant got hold of what has an id here.
    assert await lines_of(engine, ACME) == whole
    assert await lines_of(engine, Reach("zenith")) == ours


async def test_an_id_is_somebody_elses_live_or_closed_in_any_tenant(engine: Engine):
    cat, gone, bobs, theirs = memory("Cat"), memory("Gone"), memory("Boat", BOB), memory("Dog", STRANGER)
    await remember(engine, cat, gone, bobs, theirs)
    await engine.memories.apply(None, [close(gone)], at=NOW)
    ids = [cat.id, gone.id, bobs.id, theirs.id, "nobody's"]

    assert await engine.memories.of_others(Reach("acme", "alice"), ids) == {bobs.id, theirs.id}
    assert await engine.memories.of_others(Reach("acme", "bob"), ids) == {cat.id, gone.id, theirs.id}
    assert await engine.memories.of_others(Reach("acme", "bob"), []) == set()


def line(**changes: object) -> bytes:
    told = memory("Has a cat", msgspec.structs.replace(ALICE, tenant="-"))
    history = [
        {
            "id": "e",
            "memory_id": told.id,
            "event": "ADD",
            "old_value": None,
            "new_value": told.text,
            "timestamp": NOW,
        }
    ]
    fields = msgspec.to_builtins(told) | changes
    return msgspec.json.encode({"kind": "memory", "memory": fields, "history": history})


@pytest.mark.parametrize(
    "hostile",
    [
        b"no json",
        b"[" * 100_000,
        b"\xff\xfe",
        b'{"kind": "tenant"}',
        b'{"kind": "begin", "version": 2, "exported_at": "2025-03-01T10:00:00Z"}',
        line(scope={"tenant": "acme", "user": "bob"}),
        line(scope={"tenant": "-", "user": "alice\n"}),
        line(scope={"tenant": "-"}),
        line(id="../x"),
        line(text=""),
        line(text="x" * 40_000),
        line(importance=7),
        line(revision=-1),
        line(metadata={"x": "y" * 70_000}),
        line(metadata=msgspec.json.decode(b'{"a":' * 80 + b"1" + b"}" * 80)),
        line(created_at="2025-03-01T10:00:00"),
    ],
)
def test_a_line_that_cannot_be_kept_is_named(hostile: bytes):
    with pytest.raises(InvalidInput, match=r"^line 7: "):
        read_line(7, hostile, Reach("acme", "alice"))


def test_a_sound_line_is_read_whatever_tenant_it_names():
    read = read_line(1, line(scope={"tenant": "globex", "user": "alice"}), Reach("acme", "alice"))

    assert isinstance(read, WholeMemory)
    assert read.memory.scope == ALICE


@pytest.mark.parametrize("size", [1, 3, 1_000])
async def test_lines_are_cut_anywhere(size: int):
    text = b'{"a": 1}\n\n{"b": 2}\n{"c": 3}'

    async def pieces() -> AsyncGenerator[bytes]:
        for start in range(0, len(text), size):
            yield text[start : start + size]

    assert [each async for each in numbered(pieces())] == [(1, b'{"a": 1}'), (3, b'{"b": 2}'), (4, b'{"c": 3}')]
