"""A store that the release before wrote: fields of ours stood in metadata, where a client could write them, too."""

import msgspec
import pytest

from memory.model.memory import Memory
from memory.model.scope import Reach
from memory.ports.engine import Engine
from memory.ports.memories import Erasure, Listing
from memory.sessions.entries import accounts_of
from memory.sessions.totals import totals
from memory.store.former import read_entry, read_memory
from memory.upkeep.exchange import WholeMemory, exported, read_line
from tests.contract.conftest import Store
from tests.contract.examples import ALICE, NOW, add, memory, remember, update
from tests.former import ENTRIES, MEMORIES


@pytest.fixture
async def former(store: Store, engine: Engine) -> Engine:
    """A store with all of them, each spelled as the release before did."""
    await engine.sessions.append(ALICE, "s1", [read_entry(body) for body in ENTRIES.values()])
    for body in ENTRIES.values():
        store.put_entry(read_entry(body).id, body)
    for body in MEMORIES.values():
        await engine.memories.apply(None, [add(read_memory(body))], at=NOW)
        store.put_memory(read_memory(body).id, body)
    return engine


async def listed(engine: Engine) -> dict[str, Memory]:
    return {memory.id: memory for memory in await engine.memories.list(Listing(reach=Reach.of(ALICE)))}


async def test_what_we_wrote_then_is_known_and_what_a_client_forged_is_not(former: Engine):
    session = await former.sessions.load(ALICE, "s1")
    memories = await listed(former)

    told = totals(accounts_of(session.entries))
    assert (told.requests, told.prompt_tokens, told.new_tokens) == (1, 10, 3)
    assert session.entries == tuple(read_entry(body) for body in ENTRIES.values())
    assert [memories[f"m{n}"].replaces for n in (1, 2, 3)] == ["Lives in Oslo", None, None]
    assert memories["m2"].metadata == {"replaces": "Lives in Oslo", "source_memory_ids": ["m1"]}


async def test_P9_what_stood_for_an_erased_memory_and_what_repeated_it_goes_as_ever(former: Engine):
    await remember(former, memory("Has a cat", id="m9"))

    await former.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=("m1",)), at=NOW)

    entries = {entry.id: entry for entry in (await former.sessions.load(ALICE, "s1")).entries}
    assert (entries["t1/0/0/0"].content, entries["t1/0/0/1"].content) == ("Hello", "")
    assert entries["e1"].content == "hi", "the client's own list of ids is nobody's business"
    assert set(await listed(former)) == {"m2", "m9"}


async def test_a_session_of_then_moves_to_another_store_as_it_is_now(former: Engine, store: Store):
    session = await former.sessions.load(ALICE, "s1")

    await former.sessions.replace(ALICE, session)

    async with store.opened() as other:
        assert (await other.sessions.load(ALICE, "s1")).entries == session.entries


@pytest.fixture
async def of_farm(store: Store, engine: Engine) -> Memory:
    """A memory that a release wrote which kept the application in the metadata."""
    told = memory("Drives a red tractor", metadata={"app_id": "farm", "n": 1})
    await remember(engine, told)
    body = msgspec.to_builtins(told)
    del body["provenance"]["app"]
    store.put_memory(told.id, msgspec.msgpack.encode(body))
    return told


async def test_the_application_of_then_stays_a_memorys_whatever_is_written_into_its_metadata(
    of_farm: Memory, engine: Engine
):
    (read,) = (await listed(engine)).values()
    await engine.memories.apply(None, [update(msgspec.structs.replace(read, metadata={"n": 2}))], at=NOW)

    (written,) = (await listed(engine)).values()
    assert (read.app, read.metadata) == ("farm", of_farm.metadata)
    assert (written.app, written.metadata) == ("farm", {"n": 2})


async def test_what_a_client_itself_calls_an_application_now_is_its_own(engine: Engine):
    told = memory("Drives a red tractor", metadata={"app_id": "farm"})
    await remember(engine, told)

    (read,) = (await listed(engine)).values()

    assert (read.app, read.provenance.app) == ("farm", None)


async def test_the_application_of_then_comes_with_an_export_of_then(of_farm: Memory, engine: Engine):
    lines = [line async for line in exported(engine.memories, Reach("acme"), at=NOW)]
    (line,) = [line for line in lines if b"tractor" in line]
    spelled = msgspec.json.decode(line)
    del spelled["memory"]["provenance"]["app"]

    (of_now, of_then) = [read_line(1, each, Reach("acme")) for each in (line, msgspec.json.encode(spelled))]

    for each in (of_now, of_then):
        assert isinstance(each, WholeMemory)
        assert each.memory.provenance.app == "farm"
        assert each.memory.metadata == of_farm.metadata
