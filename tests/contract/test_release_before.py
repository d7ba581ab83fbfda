"""A store that the release before left: everything in it is read, goes on, and is erased.

There are memories that live and one that was closed, fields, sessions with a summary, a dead letter, a turn that its
worker had read, and two that wait. It knew no revisions, and kept nothing of closed memories on Redis.
"""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any, cast

import msgspec
import pytest

from memory.ingestion.extract_by_rules import HeuristicExtractor
from memory.ingestion.pipeline import Ingestor
from memory.model.errors import Conflict
from memory.model.ids import uuid7
from memory.model.memory import Memory
from memory.model.scope import Reach, Scope
from memory.model.turn import TurnKey
from memory.ports.changes import Applied, Reopen
from memory.ports.engine import Engine
from memory.ports.jobs import JobState
from memory.ports.memories import Erasure, Listing
from memory.ports.search import RecallQuery
from memory.text.tokens import estimate_tokens
from tests.contract.conftest import STORES, RedisStore, SqliteStore
from tests.contract.examples import ALICE, BOB, DIMENSION, NOW, add, close, memory, texts, turn, update, vector
from tests.memory.hashed_embedder import HashedEmbedder

Former = SqliteStore | RedisStore

COACH = Scope("acme", "alice", "coach")


@pytest.fixture(params=["sqlite", "redis"])
def store(request: pytest.FixtureRequest) -> Iterator[Former]:
    for store in STORES[request.param](request):
        former = cast("Former", store)
        former.put_release_before()
        yield former


async def listed(engine: Engine, scope: Scope = ALICE) -> dict[str, Memory]:
    return {each.id: each for each in await engine.memories.list(Listing(reach=Reach.of(scope)))}


async def test_its_memories_are_read_with_their_histories(engine: Engine):
    found = await listed(engine)

    assert {each.id: each.text for each in found.values()} == {
        "cat": "Has a cat called Zerbinetta",
        "home": "Lives in Bergen",
        "work": "Works at Fabrikam",
        "brief": "Wants brief answers",
    }
    assert (found["cat"].pinned, found["cat"].retrieval_count, found["home"].replaces) == (True, 1, "Lives in Oslo")
    assert set(await listed(engine, BOB)) == {"boat"}
    told = {it: await engine.memories.history(Reach("acme"), it) for it in ("home", "chess", "work")}
    assert {it: [(line.event, line.old_value, line.new_value) for line in lines] for it, lines in told.items()} == {
        "home": [("ADD", None, "Lives in Oslo"), ("UPDATE", "Lives in Oslo", "Lives in Bergen")],
        "chess": [("ADD", None, "Plays chess"), ("DELETE", "Plays chess", None)],
        "work": [("ADD", None, "Works at Contoso"), ("UPDATE", "Works at Contoso", "Works at Fabrikam")],
    }
    assert {(line.actor, line.reason, line.turn) for lines in told.values() for line in lines} == {("", "", None)}


async def test_its_profile_its_keys_and_its_sessions_are_read(engine: Engine):
    fields = {field.name: field for field in (await engine.memories.profile(ALICE)).fields}
    session = await engine.sessions.load(ALICE, "s1")

    assert {name: [value.text for value in field.values] for name, field in fields.items()} == {
        "home": ["Bergen"],
        "pets": ["Zerbinetta, a cat"],
    }
    previous = fields["home"].previous
    assert previous is not None
    assert previous.text == "Oslo"
    assert [key.name for key in await engine.keys.keys()] == ["web"]
    assert [entry.content for entry in session.active] == ["What does my cat eat?", "Zerbinetta eats fish."]
    assert [each.content for each in session.summaries] == ["She spoke of Zerbinetta, Oslo and chess."]
    assert (session.version, session.overrides, session.entries[3].memory_ids) == (1, {"threshold": 0.5}, ("cat",))
    assert [entry.content for entry in (await engine.sessions.load(COACH, "s1")).entries] == ["Run with me"]


async def test_what_its_memories_take_is_counted(engine: Engine):
    usage = await engine.memories.usage("acme")

    live = await engine.memories.list(Listing(reach=Reach("acme"), limit=1_000))
    assert (usage.memories, usage.bytes > 0) == (len(live), True)


async def test_its_memories_are_found_by_words_and_by_meaning(engine: Engine):
    assert await texts(engine, "Bergen") == {"Lives in Bergen"}
    assert "Lives in Bergen" in await texts(engine, vector=vector(0, 1, 1))


async def test_its_conversations_go_on(engine: Engine):
    found = await engine.recollector.recollect(RecallQuery(scope=ALICE, turn="t2", chains=(b"c" * 16,), summaries=True))

    assert found.previous_turn is not None
    assert found.previous_turn.injection.memory_ids == ("cat",)
    assert [each.text for each in found.summaries] == ["She spoke of Zerbinetta, Oslo and chess."]


def ingestor(engine: Engine) -> Ingestor:
    return Ingestor(
        store=engine.memories,
        queue=engine.queue,
        embedder=HashedEmbedder(DIMENSION),
        extractor=HeuristicExtractor(count=estimate_tokens),
        count=estimate_tokens,
        clock=lambda: NOW,
        make_id=uuid7,
    )


async def test_its_waiting_turns_are_ingested_once(store: Former):
    """One of them with the checkpoint of the worker that was there before; also the dead letter, once it is revived."""
    async with store.worker() as worker:
        assert [job.key.turn for job in await worker.queue.jobs(state=JobState.DEAD)] == ["t3"]
        await worker.queue.discard(ALICE, TurnKey("t3"))
        done: list[str] = []
        while jobs := await worker.queue.claim(9, now=NOW):
            for job in jobs:
                report = await ingestor(worker).ingest(job)
                assert report.applied is Applied.APPLIED
                done.append(job.record.key.turn)

        hers, his = await listed(worker), await listed(worker, BOB)
        assert sorted(done) == ["t4", "t5", "t6"]
        assert {each.provenance.turn for each in (*hers.values(), *his.values())} >= {"t4", "t5", "t6"}
        assert "made-1" in hers, "as the checkpoint names it"
        # What was done before is not done again.
        again = [turn("t1"), turn("t4", minutes=15), turn("t2", minutes=5)]
        assert {await worker.memories.apply(each, [add(memory("x"))], at=NOW) for each in again} == {Applied.ALREADY}


async def test_its_waiting_turns_are_claimed_in_their_order_with_what_was_read_of_them(store: Former):
    async with store.worker() as worker:
        claimed: dict[str, bool] = {}
        while jobs := await worker.queue.claim(9, now=NOW):
            for job in jobs:
                claimed[job.record.key.turn] = job.checkpoint is not None
                await worker.memories.apply(job.record, [add(memory(job.record.user_text, job.record.scope))], at=NOW)

        names = [name for name in claimed if name != "t6"]
        assert names == ["t4", "t5"]
        assert claimed == {"t4": True, "t5": False, "t6": False}
        assert "I have a dog called Rex." in {each.text for each in (await listed(worker)).values()}


ALL = ("Zerbinetta", "Oslo", "chess", "Bergen", "Contoso", "Fabrikam", "brief", "Rex", "Turin", "poison", "Run with me")
ERASED = {
    "memory": ("Zerbinetta",),
    "session": ("Zerbinetta", "Oslo", "chess", "Rex", "Turin", "poison", "Run with me"),
    "user": ALL,
    "tenant": (*ALL, "boat", "sailing"),
}


@pytest.mark.parametrize("what", ERASED)
async def test_P9_what_is_erased_is_nowhere_in_it(store: Former, what: str):
    named: Any = {"what": what, "tenant": "acme", "user": "alice", "session": "s1", "memory_ids": ("cat",)}
    words = (*ALL, "boat", "sailing")
    assert [word for word in words if store.holds(word)] == list(words)

    async with store.worker() as worker:
        await worker.memories.erase(Erasure(**named), at=NOW)
        await worker.compacted()

    left = [word for word in words if store.holds(word)]
    assert left == [word for word in words if word not in ERASED[what]]


async def test_a_change_is_made_from_the_state_that_was_read(engine: Engine):
    read = (await listed(engine))["cat"]
    changed = msgspec.structs.replace(read, text="Has two cats")
    await engine.memories.apply(None, [msgspec.structs.replace(update(changed), seen=read.revision)], at=NOW)

    now = (await listed(engine))["cat"]
    for late in (update(changed), close(read)):
        with pytest.raises(Conflict):
            await engine.memories.apply(None, [msgspec.structs.replace(late, seen=read.revision)], at=NOW)

    assert now.revision == read.revision + 1
    assert (await listed(engine))["cat"] == now


async def test_what_a_process_of_it_writes_meanwhile_is_noticed(store: Former):
    """It counts no revisions: what it writes over a memory has none, whether or not there was one."""

    def written_by_it(memory: Memory, text: str) -> bytes:
        told = msgspec.structs.replace(memory, text=text, updated_at=memory.updated_at + timedelta(seconds=1))
        fields = msgspec.structs.asdict(told)
        del fields["revision"]
        return msgspec.msgpack.encode(fields)

    async with store.opened() as engine:
        await engine.memories.apply(None, [add(memory("Has a bird", id="bird"))], at=NOW)
        for name in ("cat", "bird"):
            read = (await listed(engine))[name]
            store.put_memory(name, written_by_it(read, "Corrected"))
            late = msgspec.structs.replace(read, text="Made of what was corrected")
            with pytest.raises(Conflict):
                await engine.memories.apply(None, [msgspec.structs.replace(update(late), seen=read.revision)], at=NOW)

            assert (await listed(engine))[name].text == "Corrected"


async def test_what_it_closed_is_reopened_in_a_file_alone(store: Former):
    """On Redis nothing was kept of it but whose it was."""
    async with store.opened() as engine:
        await engine.memories.apply(None, [Reopen(memory_id="chess", at=NOW, event_id="reopened")], at=NOW)
        found = await listed(engine)

    assert ("chess" in found) == isinstance(store, SqliteStore)


async def test_what_it_closed_is_trash_in_a_file_alone(store: Former):
    """On Redis nothing was kept of it that could be read, nor deleted by itself."""
    async with store.opened() as engine:
        await engine.memories.trash_since(now=NOW)
        found = await engine.memories.trash(before=NOW + timedelta(days=9_999), limit=9)

    assert [each.id for each in found] == (["chess"] if isinstance(store, SqliteStore) else [])
