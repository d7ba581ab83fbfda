"""Deleting many memories at once, on the engine in memory; that nothing is left is tested for every engine."""

from functools import partial

import pytest

from adapters.in_memory import InMemoryEngine
from memory.model.memory import Memory
from memory.model.scope import ANY, NONE, Reach, Scope
from memory.model.session import SessionEntry
from memory.ports.memories import Erased, Erasure, Listing
from memory.store.pages import all_closed
from memory.upkeep.deletion import PAGE, Deleter, whole_of
from tests.contract.examples import NOW, add, close, memory, remember
from tests.memory.in_memory import engine_in_memory

SCOPES = {
    "hers": Scope("acme", "alice"),
    "coach's": Scope("acme", "alice", "coach"),
    "run's": Scope("acme", "alice", run="r1"),
    "nobody's": Scope("acme", agent="coach"),
    "Bob's": Scope("acme", "bob"),
    "stranger's": Scope("other", "alice"),
}


class Erasures:
    """What was erased, and in how many erasures."""

    def __init__(self, engine: InMemoryEngine) -> None:
        self.engine = engine
        self.made: list[Erasure] = []

    async def __call__(self, erasure: Erasure) -> Erased:
        self.made.append(erasure)
        return await self.engine.memories.erase(erasure, at=NOW)

    @property
    def deleter(self) -> Deleter:
        return Deleter(self.engine.memories, self)


@pytest.fixture
async def erasures() -> Erasures:
    """A live memory, a closed one and a session of each scope."""
    engine = engine_in_memory()
    for name, scope in SCOPES.items():
        was = memory(f"{name} once", scope)
        await remember(engine, memory(name, scope), was)
        await engine.memories.apply(None, [close(was)], at=NOW)
        entry = SessionEntry(id=name, role="user", content=name, timestamp=NOW)
        await engine.sessions.append(scope, "s1", [entry])
    return Erasures(engine)


async def left(erasures: Erasures) -> set[str]:
    """Whose memories are there, by their texts."""
    store, found = erasures.engine.memories, set[str]()
    for tenant in ("acme", "other"):
        found |= {each.text for each in await store.list(Listing(reach=Reach(tenant)))}
        found |= {each.text for each in await all_closed(store, Reach(tenant))}
    return found


async def sessions(erasures: Erasures) -> set[str]:
    store = erasures.engine.sessions
    return {name for name, scope in SCOPES.items() if await store.sessions(scope)}


WHOLE: dict[str, tuple[Reach, set[str]]] = {
    "a tenant": (Reach("acme"), {"hers", "coach's", "run's", "nobody's", "Bob's"}),
    "a user": (Reach("acme", "alice"), {"hers", "coach's", "run's"}),
    "an agent of a user": (Reach("acme", "alice", "coach"), {"coach's"}),
    "a run of a user": (Reach("acme", "alice", ANY, "r1"), {"run's"}),
    "an agent": (Reach("acme", agent="coach"), {"coach's", "nobody's"}),
}


@pytest.mark.parametrize("name", WHOLE)
async def test_what_is_whole_is_deleted_with_its_sessions_in_one_erasure(erasures: Erasures, name: str):
    reach, gone = WHOLE[name]

    erased = await erasures.deleter.delete(reach)

    assert (erased.memories, erased.sessions) == (2 * len(gone), len(gone))
    assert await left(erasures) == {text for each in SCOPES.keys() - gone for text in (each, f"{each} once")}
    assert await sessions(erasures) == SCOPES.keys() - gone
    assert len(erasures.made) == 1


NARROWED: dict[str, tuple[Reach, set[str]]] = {
    "what a chat sees": (Reach.of(SCOPES["hers"]), {"hers", "coach's"}),
    "what names neither agent nor run": (Reach.only(SCOPES["hers"]), {"hers"}),
    "what names no user": (Reach("acme", NONE), {"nobody's"}),
}


@pytest.mark.parametrize("name", NARROWED)
async def test_of_what_names_nobody_the_memories_are_deleted_and_no_session_of_others(erasures: Erasures, name: str):
    reach, gone = NARROWED[name]

    erased = await erasures.deleter.delete(reach)

    assert (erased.memories, erased.sessions) == (2 * len(gone), 0)
    assert await left(erasures) == {text for each in SCOPES.keys() - gone for text in (each, f"{each} once")}
    assert await sessions(erasures) == set(SCOPES)


def is_like(memory: Memory, *, end: str) -> bool:
    return memory.text.endswith(end)


async def test_what_a_condition_holds_for_is_deleted_live_or_closed(erasures: Erasures):
    told = await erasures.deleter.delete(Reach("acme"), where=partial(is_like, end="once"), dry_run=True)
    assert (told.memories, erasures.made) == (5, [])

    erased = await erasures.deleter.delete(Reach("acme"), where=partial(is_like, end="once"))

    assert erased.memories == 5
    assert await left(erasures) == {*SCOPES, "stranger's once"}
    assert [each.what for each in erasures.made] == ["memory"]


async def test_what_was_closed_is_left_on_request(erasures: Erasures):
    erased = await erasures.deleter.delete(Reach("acme", "alice"), closed=False)

    assert erased.memories == 3
    assert {"hers once", "coach's once", "run's once"} <= await left(erasures)
    assert "hers" not in await left(erasures)


async def test_what_would_be_deleted_is_counted_and_nothing_goes(erasures: Erasures):
    before = await left(erasures)

    assert (await erasures.deleter.delete(Reach("acme", "alice"), dry_run=True)).memories == 6
    assert await left(erasures) == before
    assert erasures.made == []


async def test_where_there_is_nothing_nothing_is_erased(erasures: Erasures):
    erased = await erasures.deleter.delete(Reach("acme", "alice"), where=lambda _: False)

    assert erased == Erased(memories=0, turns=0)
    assert erasures.made == []


async def test_a_thousand_memories_are_one_erasure(erasures: Erasures):
    many = [add(memory(f"many {n}", SCOPES["Bob's"])) for n in range(2 * PAGE)]
    await erasures.engine.memories.apply(None, many, at=NOW)

    erased = await erasures.deleter.delete(Reach("acme", "bob"), where=lambda found: found.text.startswith("many"))

    assert (erased.memories, len(erasures.made)) == (2 * PAGE, 1)


def test_a_reach_is_whole_unless_it_says_that_something_is_not_named():
    assert whole_of(Reach("acme", "alice", "coach", "r1")) == Erasure(
        what="run", tenant="acme", user="alice", agent="coach", run="r1"
    )
    assert whole_of(Reach("acme", "alice", "coach", NONE)) is None
