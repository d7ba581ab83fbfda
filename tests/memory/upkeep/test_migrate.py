"""A store's memories into another store, both real."""

from collections.abc import AsyncIterator, Sequence
from datetime import timedelta

import msgspec
import numpy as np
import pytest

from memory.model.errors import EmbeddingError, InvalidInput, StoreUnavailable
from memory.model.ids import uuid7
from memory.model.memory import Memory, MemoryType, ProfileField, ProfileValue
from memory.model.scope import Reach, Scope
from memory.model.turn import TurnKey
from memory.model.types import Vectors
from memory.ports.changes import SetField
from memory.ports.embedding import Purpose
from memory.ports.engine import Engine
from memory.ports.keys import ProxyKey
from memory.ports.memories import Listing, MemoryStore
from memory.upkeep.migrate import PAGE, Migrated, Migration
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, add, close, memory, remember, turn
from tests.contract.test_sessions import covering, of_turn, summary
from tests.memory.in_memory import engine_in_memory

AGENT = Scope("acme", "alice", agent="a1")
RUN = Scope("acme", "alice", run="r1")


class Embedder:
    """Everything points the same way."""

    name = "test"
    dimension = 8
    duplicate_cosine = 0.9

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:  # noqa: ARG002 - one vector for both
        return np.eye(1, 8, dtype=np.float32).repeat(len(texts), 0)


class Refusing(Embedder):
    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:  # noqa: ARG002 - one vector for both
        raise EmbeddingError(f"{len(texts)} texts refused")


@pytest.fixture
async def source() -> AsyncIterator[Engine]:
    engine = engine_in_memory()
    async with engine.ingesting():
        yield engine


@pytest.fixture
def target() -> Engine:
    return engine_in_memory(secret=b"another secret")


def migration(
    source: Engine,
    target: Engine,
    *,
    shown: list[tuple[str, int, int]] | None = None,
    embedder: Embedder | None = None,
) -> Migration:
    def progress(what: str, count: int, total: int) -> None:
        if shown is not None:
            shown.append((what, count, total))

    return Migration(source, target, embedder=embedder or Embedder(), at=NOW, make_id=uuid7, progress=progress)


async def listed(store: MemoryStore, scope: Scope = ALICE) -> tuple[Memory, ...]:
    return await store.list(Listing(reach=Reach.of(scope), limit=10_000))


async def test_sessions_go_with_their_summaries_which_their_conversations_find_again(source: Engine, target: Engine):
    await remember(source, memory("Has a cat"), memory("Has a dog", AGENT))
    said = [of_turn(n, f"words {n}") for n in range(4)]
    short = summary(*said[:2])
    for scope in (ALICE, AGENT):
        await source.sessions.append(scope, "s1", said)
        await source.sessions.compress(scope, "s1", short, version=0)
        await source.sessions.override(scope, "s1", {"max_tokens": 99})
    await source.sessions.append(ALICE, "busy", said[:1])
    await target.sessions.append(ALICE, "busy", said[3:])

    done = await migration(source, target).run()

    assert (done.sessions, done.different_sessions) == (2, ("busy",))
    for scope in (ALICE, AGENT):
        assert await target.sessions.load(scope, "s1") == await source.sessions.load(scope, "s1")
    assert await covering(target, short.chain) == await covering(source, short.chain) != {}
    assert (await migration(source, target).run()).sessions == 0


async def test_memories_come_over_as_they_are(source: Engine, target: Engine):
    odd = memory(
        "Likes tea",
        turn="t1",
        type=MemoryType.PROCEDURAL,
        pinned=True,
        importance=0.9,
        tags=("drinks",),
        metadata={"nested": [1, None, "ä"]},
        replaces="Likes coffee",
        source_memory_ids=("m1", "m2"),
        retrieval_count=7,
        last_retrieved_at=NOW + timedelta(days=1),
    )
    await remember(source, odd, memory("Bob's", BOB), memory("A stranger's", STRANGER), memory("Secretly", RUN))
    await remember(source, memory("The agent's", AGENT))

    done = await migration(source, target).run()

    assert done == Migrated(memories=5, copied=5)
    assert (await target.memories.get(Reach("acme"), [odd.id]))[0] == odd
    for scope in (ALICE, BOB, STRANGER, AGENT, RUN):
        assert await listed(target.memories, scope) == await listed(source.memories, scope)
    assert (await target.memories.counts()).vectors == {"test": 5}


async def test_more_than_a_page_comes_over(source: Engine, target: Engine):
    await remember(source, *(memory(f"fact {n}") for n in range(PAGE + 10)))
    shown: list[tuple[str, int, int]] = []

    done = await migration(source, target, shown=shown).run()

    assert (done.memories, done.copied) == (PAGE + 10, PAGE + 10)
    assert [memory.text for memory in await listed(target.memories)] == [f"fact {n}" for n in range(PAGE + 10)]
    assert shown[-1] == ("comparing", PAGE + 10, PAGE + 10)
    assert ("copying", PAGE, PAGE + 10) in shown


async def test_an_interrupted_run_goes_on_where_it_stopped(source: Engine, target: Engine):
    await remember(source, *(memory(f"fact {n}") for n in range(PAGE * 2)))

    def dies(what: str, count: int, total: int) -> None:
        raise StoreUnavailable(f"{what} {count} of {total}")

    with pytest.raises(StoreUnavailable):
        await Migration(source, target, embedder=Embedder(), at=NOW, make_id=uuid7, progress=dies).run()
    done = await migration(source, target).run()

    assert (done.memories, done.copied, done.different) == (PAGE * 2, PAGE, ())
    assert (await target.memories.counts()).memories == PAGE * 2


async def test_what_the_target_changed_or_deleted_meanwhile_is_told_and_stays_so(source: Engine, target: Engine):
    changed, deleted, same = memory("Likes tea"), memory("Has a dog"), memory("Has a cat")
    await remember(source, changed, deleted, same)
    await migration(source, target).run()
    await target.memories.apply(None, [close(deleted)], at=NOW)
    await remember(target, memory("Something new"))
    await source.memories.apply(None, [close(same)], at=NOW)

    done = await migration(source, target).run()

    assert (done.memories, done.copied, done.different) == (2, 1, (deleted.id,))
    assert await target.memories.get(Reach("acme"), [deleted.id]) == ()


async def test_profiles_and_keys_come_over_once(source: Engine, target: Engine):
    weight = ProfileField(name="weight", values=(ProfileValue(text="70", recorded_at=NOW.date()),), unit="kg")
    key = ProxyKey(public="abc", digest=b"d" * 32, tenant="acme", created_at=NOW, revoked_at=NOW)
    await remember(source, memory("Likes tea"), memory("The agent's", AGENT))
    await source.memories.apply(None, [SetField(scope=ALICE, field=weight)], at=NOW)
    await source.keys.add(key)

    first = await migration(source, target).run()
    second = await migration(source, target).run()

    assert (first.fields, first.keys, second.fields, second.keys) == (1, 1, 0, 0)
    (field,) = (await target.memories.profile(ALICE)).fields
    assert msgspec.structs.replace(field, version=0) == weight
    assert await target.keys.keys() == (key,)


async def test_what_an_older_release_wrote_of_a_run_into_a_profile_does_not_come_over(source: Engine, target: Engine):
    told = memory("I live in Rome", Scope("acme", "alice", run="trip"))
    await remember(source, told)
    values = (ProfileValue(text="Graz"), ProfileValue(text="Rome", memory_id=told.id))
    await source.memories.apply(None, [SetField(scope=ALICE, field=ProfileField(name="home", values=values))], at=NOW)

    await migration(source, target).run()

    (field,) = (await target.memories.profile(ALICE)).fields
    assert field.values == values[:1]


async def test_a_store_whose_turns_wait_is_not_copied(source: Engine, target: Engine):
    await source.journal.append(turn("t1"))

    with pytest.raises(InvalidInput, match="1 turns wait"):
        await migration(source, target).run()


async def test_dead_letters_stay_and_are_counted(source: Engine, target: Engine):
    await source.journal.append(turn("t1"))
    await source.queue.claim(1, now=NOW)
    await source.queue.bury(TurnKey("t1"), error="poison")

    assert (await migration(source, target).run()).dead == 1


async def test_memories_that_cannot_be_embedded_come_over_without_a_vector(source: Engine, target: Engine):
    await remember(source, memory("Likes tea"))

    assert (await migration(source, target, embedder=Refusing()).run()).different == ()
    assert len(await target.memories.unembedded("test", limit=9)) == 1


async def test_only_live_memories_come_over(source: Engine, target: Engine):
    gone = memory("Has a dog")
    await remember(source, gone, memory("Has a cat"))
    await source.memories.apply(None, [close(gone)], at=NOW)

    assert (await migration(source, target).run()).memories == 1
    assert [memory.text for memory in await listed(target.memories)] == ["Has a cat"]


async def test_an_added_memory_keeps_its_place_when_its_turn_is_applied_again(source: Engine, target: Engine):
    told = memory("Likes tea", turn="t1")
    await remember(source, told)
    await migration(source, target).run()
    await target.memories.apply(turn("t1"), [add(memory("Likes tea", turn="t1"))], at=NOW)

    assert [memory.id for memory in await listed(target.memories)] == [told.id]
