"""The contract of `MemoryStore.erase`: delete wins (P9)."""

from datetime import timedelta
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from memory.model.errors import Conflict, InvalidInput
from memory.model.ids import uuid7
from memory.model.memory import CONCLUSIONS_FROM, Memory, ProfileField, ProfileValue, Provenance
from memory.model.scope import Reach, Scope
from memory.model.session import SessionEntry
from memory.model.turn import TurnKey
from memory.ports.changes import Applied, RedactSessions, Reopen, SetField
from memory.ports.engine import Engine
from memory.ports.jobs import Backlog, JobState
from memory.ports.memories import Erasure, Listing
from memory.ports.search import RecallQuery
from memory.store.pages import all_closed
from tests.contract.conftest import Store
from tests.contract.examples import (
    ALICE,
    BOB,
    NOW,
    STRANGER,
    add,
    close,
    injected,
    memory,
    remember,
    taken,
    texts,
    turn,
    update,
    vector,
)

LATER = NOW + timedelta(minutes=5)
ERASE_ALICE = Erasure(what="user", tenant="acme", user="alice")
ERASE_SESSION = Erasure(what="session", tenant="acme", user="alice", session="s1")
ERASE_TENANT = Erasure(what="tenant", tenant="acme")


async def listed(engine: Engine, scope: Scope = ALICE) -> list[str]:
    return [memory.text for memory in await engine.memories.list(Listing(reach=Reach.of(scope)))]


async def test_a_user_is_erased_from_everything(worker: Engine):
    told = memory("Has a cat", turn="t0", pinned=True)
    await remember(worker, told, memory("Likes tea"), memory("Bob's", BOB), vector=vector(1))
    await worker.journal.append(turn("t1", injection=injected(told)))
    await worker.queue.claim(1, now=NOW)
    await worker.queue.bury(TurnKey("t1"), error="poison")
    await worker.journal.append(turn("t2"))
    await texts(worker, "cat")

    erased = await worker.memories.erase(ERASE_ALICE, at=NOW)

    assert taken(erased) == (2, 2, 0)
    assert await listed(worker) == []
    found = await worker.recollector.recollect(
        RecallQuery(scope=ALICE, text="cat", vector=vector(1), turn="t1", session="s1", chains=(turn("t2").chain,))
    )
    assert (found.candidates, found.always_on, found.previous_turn) == ((), (), None)
    assert await worker.memories.get(Reach("acme"), [told.id]) == ()
    assert await worker.memories.history(Reach("acme"), told.id) == ()
    assert await worker.queue.jobs() == ()
    assert await worker.queue.backlog() == Backlog(pending=0, dead=0)
    assert await listed(worker, BOB) == ["Bob's"]


OF_COACH = Scope("acme", "alice", agent="coach")


@pytest.mark.parametrize(
    ("erasure", "how_much"),
    [
        (ERASE_ALICE, (4, 3, 2, 1)),
        (ERASE_TENANT, (5, 4, 2, 1)),
        (Erasure(what="agent", tenant="acme", agent="coach"), (2, 1, 1, 0)),
        (Erasure(what="agent", tenant="acme", user="bob", agent="coach"), (0, 0, 0, 0)),
    ],
    ids=["user", "tenant", "agent", "nobody's agent"],
)
async def test_what_an_erasure_would_take_is_counted_as_what_it_takes(
    worker: Engine, erasure: Erasure, how_much: tuple[int, int, int, int]
):
    was = [memory("Had a cat"), memory("Ran", OF_COACH)]
    await remember(worker, memory("Has a cat"), memory("Runs", OF_COACH), memory("Bob's", BOB), *was)
    await worker.memories.apply(None, [close(each) for each in was], at=NOW)
    field = ProfileField(name="home", values=(ProfileValue(text="Graz", recorded_at=NOW.date()),))
    await worker.memories.apply(None, [SetField(scope=ALICE, field=field)], at=NOW)
    for scope in (ALICE, OF_COACH):
        entry = SessionEntry(id=uuid7(), role="user", content="hello", timestamp=NOW)
        await worker.sessions.append(scope, "s9", [entry])
    await worker.journal.append(turn("t1"))
    await worker.queue.claim(1, now=NOW)
    await worker.queue.bury(TurnKey("t1"), error="poison")
    for told in (turn("t2"), turn("t3", OF_COACH), turn("t4", BOB)):
        await worker.journal.append(told)

    would = await worker.memories.extent(erasure)
    erased = await worker.memories.erase(erasure, at=NOW)

    assert (would.memories, would.turns, would.sessions, would.fields) == how_much
    assert (erased.memories, erased.turns, erased.sessions, erased.fields) == how_much
    assert (await worker.memories.extent(erasure)).is_nothing


async def test_erasing_again_erases_nothing_and_is_no_error(engine: Engine):
    await remember(engine, memory("Has a cat"))
    await engine.memories.erase(ERASE_ALICE, at=NOW)

    assert taken(await engine.memories.erase(ERASE_ALICE, at=NOW)) == (0, 0, 0)


@pytest.mark.parametrize("erasure", [ERASE_ALICE, ERASE_SESSION, ERASE_TENANT], ids=lambda erasure: erasure.what)
async def test_D02_a_job_that_was_claimed_before_an_erasure_brings_nothing_back(worker: Engine, erasure: Erasure):
    await worker.journal.append(turn("t1"))
    (job,) = await worker.queue.claim(1, now=NOW)
    await worker.queue.checkpoint(TurnKey("t1"), b"Has a cat")
    await worker.memories.erase(erasure, at=NOW)

    applied = await worker.memories.apply(job.record, [add(memory("Has a cat", turn="t1"))], at=NOW)

    assert applied is Applied.VOID
    assert await listed(worker) == []
    assert await worker.queue.claim(1, now=NOW) == ()


async def test_a_turn_that_is_said_anew_after_an_erasure_is_not_lost_with_the_job_that_this_voids(worker: Engine):
    await worker.journal.append(turn("t1"))
    (job,) = await worker.queue.claim(1, now=NOW)
    await worker.memories.erase(ERASE_SESSION, at=NOW)
    epoch = (await worker.recollector.recollect(RecallQuery(scope=ALICE))).epoch
    await worker.journal.append(turn("t1", epoch=epoch, minutes=1))

    assert await worker.memories.apply(job.record, [add(memory("Has a cat", turn="t1"))], at=NOW) is Applied.VOID
    (again,) = await worker.queue.claim(1, now=NOW)
    assert await worker.memories.apply(again.record, [add(memory("Has a dog", turn="t1"))], at=NOW) is Applied.APPLIED

    assert await listed(worker) == ["Has a dog"]


@pytest.mark.parametrize("erasure", [ERASE_ALICE, ERASE_SESSION, ERASE_TENANT], ids=lambda erasure: erasure.what)
async def test_D02_a_turn_that_was_read_before_an_erasure_is_void_wherever_it_is(worker: Engine, erasure: Erasure):
    """It is not even journalled: its words would stay in the file until a worker finds that it is void."""
    told = memory("Has a cat")
    epoch = (await worker.recollector.recollect(RecallQuery(scope=ALICE))).epoch
    await worker.memories.erase(erasure, at=NOW)
    record = turn("t1", epoch=epoch, injection=injected(told))
    await worker.journal.append(record)

    found = await worker.recollector.recollect(RecallQuery(scope=ALICE, turn="t1"))

    assert found.previous_turn is None
    assert await worker.queue.claim(1, now=NOW) == ()
    assert await worker.memories.apply(record, [add(memory("Has a cat", turn="t1"))], at=NOW) is Applied.VOID
    assert await worker.queue.backlog() == Backlog(pending=0, dead=0)


async def test_a_session_that_nobody_knows_is_told_from_one_that_was_erased(worker: Engine):
    await worker.journal.append(turn("t1"))

    unknown = await worker.memories.erase(msgspec.structs.replace(ERASE_SESSION, session="s9"), at=NOW)
    another = await worker.memories.erase(msgspec.structs.replace(ERASE_SESSION, user="bob"), at=NOW)
    erased = await worker.memories.erase(ERASE_SESSION, at=NOW)
    again = await worker.memories.erase(ERASE_SESSION, at=NOW)

    assert [it.known for it in (unknown, another, erased, again)] == [False, False, True, True]
    assert (erased.turns, again.turns) == (1, 0)


async def test_the_sessions_of_all_agents_go_with_an_erased_one_of_their_name(engine: Engine):
    said = SessionEntry(id="e1", role="user", content="hello", timestamp=NOW)
    coached = Scope("acme", "alice", "coach")
    for scope, name in ((ALICE, "s1"), (coached, "s1"), (ALICE, "s2"), (BOB, "s1")):
        await engine.sessions.append(scope, name, [said])

    erased = await engine.memories.erase(ERASE_SESSION, at=NOW)

    assert taken(erased) == (0, 0, 2)
    left = [(scope, info.id) for scope in (ALICE, coached, BOB) for info in await engine.sessions.sessions(scope)]
    assert left == [(ALICE, "s2"), (BOB, "s1")]


@pytest.mark.parametrize(
    "erasure",
    [
        Erasure(what="user", tenant="acme", user="bob"),
        Erasure(what="user", tenant="other", user="alice"),
        Erasure(what="session", tenant="acme", user="alice", session="s2"),
        Erasure(what="session", tenant="acme", user="bob", session="s1"),
        Erasure(what="tenant", tenant="other"),
    ],
    ids=["another user", "another tenant's", "another session", "another user's session", "another tenant"],
)
async def test_the_erasure_of_another_leaves_a_turn_in_force(worker: Engine, erasure: Erasure):
    await worker.journal.append(turn("t1"))
    await worker.memories.erase(erasure, at=NOW)
    (job,) = await worker.queue.claim(1, now=NOW)

    assert await worker.memories.apply(job.record, [add(memory("Has a cat"))], at=NOW) is Applied.APPLIED


async def test_a_turn_that_was_read_after_an_erasure_is_in_force(worker: Engine):
    await worker.memories.erase(ERASE_ALICE, at=NOW)
    epoch = (await worker.recollector.recollect(RecallQuery(scope=ALICE))).epoch
    await worker.journal.append(turn("t1", epoch=epoch))
    (job,) = await worker.queue.claim(1, now=NOW)

    assert await worker.memories.apply(job.record, [add(memory("Has a cat"))], at=NOW) is Applied.APPLIED
    assert await listed(worker) == ["Has a cat"]


async def test_a_session_is_erased_and_the_others_stay(worker: Engine):
    said, other = memory("Has a cat", session="s1"), memory("Has a dog", session="s2")
    await remember(worker, said, other, memory("Bob's", BOB, session="s1"))
    for name, session in (("t1", "s1"), ("t2", "s2")):
        await worker.journal.append(turn(name, session=session, injection=injected(said, other)))

    erased = await worker.memories.erase(ERASE_SESSION, at=NOW)

    assert taken(erased) == (1, 1, 0)
    assert await listed(worker) == ["Has a dog"]
    assert await listed(worker, BOB) == ["Bob's"]
    found = await worker.recollector.recollect(RecallQuery(scope=ALICE, session="s2"))
    assert found.previous_turn is not None
    assert found.previous_turn.injection.dynamic == ""


async def test_a_tenant_is_erased_with_all_its_users(worker: Engine):
    await remember(worker, memory("Alice's"), memory("Bob's", BOB), memory("A stranger's", STRANGER))
    await worker.journal.append(turn("t1", BOB))

    assert taken(await worker.memories.erase(ERASE_TENANT, at=NOW)) == (2, 1, 0)
    assert (await listed(worker), await listed(worker, BOB)) == ([], [])
    assert await listed(worker, STRANGER) == ["A stranger's"]


async def test_an_erased_memory_is_not_brought_back_by_its_turn(worker: Engine):
    told = memory("Has a cat", turn="t1")
    await worker.memories.apply(turn("t1"), [add(told), add(memory("Likes tea", turn="t1", fact_index=1))], at=NOW)
    await worker.journal.append(turn("t1"))
    await worker.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(told.id,)), at=NOW)
    await remember(worker, memory("Has a cat", turn="t1"))

    assert await listed(worker) == ["Likes tea"]
    assert await worker.memories.history(Reach("acme"), told.id) == ()


@pytest.mark.parametrize("way", ["erased", "forgotten"])
async def test_P9_what_was_concluded_goes_with_what_it_rests_on(worker: Engine, way: str):
    told, other = memory("Has a cat", turn="t1"), memory("Likes tea", turn="t2", fact_index=0)
    rests_on_both, rests_on_one = (told.id, other.id), (other.id,)
    first = Provenance(turn="t2", fact_index=CONCLUSIONS_FROM)
    second = Provenance(turn="t3", fact_index=CONCLUSIONS_FROM)
    concluded = memory("I recommend a cat flap.", provenance=first, source_memory_ids=rests_on_both)
    unrelated = memory("I recommend green tea.", provenance=second, source_memory_ids=rests_on_one)
    await remember(worker, told, other, concluded, unrelated)

    if way == "erased":
        await worker.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(told.id,)), at=NOW)
    else:
        forget = RedactSessions(scope=ALICE, memory_ids=(told.id,))
        await worker.memories.apply(None, [close(told), forget], at=NOW)

    assert await listed(worker) == ["Likes tea", "I recommend green tea."]
    assert await worker.memories.history(Reach("acme"), concluded.id) == ()


async def test_an_erased_memory_leaves_the_injections_that_are_kept(worker: Engine):
    kept, gone = memory("Likes tea"), memory("Has a cat")
    await remember(worker, kept, gone)
    await worker.journal.append(turn("t1", injection=injected(kept)))
    await worker.journal.append(turn("t2", injection=injected(kept, gone)))
    await worker.queue.claim(1, now=NOW)
    await worker.memories.erase(Erasure(what="memory", tenant="acme", user="alice", memory_ids=(gone.id,)), at=NOW)

    first = (await worker.recollector.recollect(RecallQuery(scope=ALICE, turn="t1"))).previous_turn
    second = (await worker.recollector.recollect(RecallQuery(scope=ALICE, turn="t2"))).previous_turn
    assert first is not None
    assert second is not None
    assert first.injection == injected(kept)
    assert "Has a cat" not in str(second.injection)


async def test_an_erased_memory_leaves_the_dead_letters(worker: Engine):
    told = memory("Has a cat")
    await remember(worker, told)
    await worker.journal.append(turn("t1", injection=injected(told)))
    await worker.queue.claim(1, now=NOW)
    await worker.queue.bury(TurnKey("t1"), error="poison")
    await worker.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(told.id,)), at=NOW)
    await worker.queue.revive(ALICE, TurnKey("t1"))
    (job,) = await worker.queue.claim(1, now=NOW)

    assert job.record.user_text == "the words of t1"
    assert "Has a cat" not in str(job.record)


async def test_P9_what_an_erased_session_said_leaves_the_memories_that_were_said_anew_in_another(
    worker: Engine, tmp_path: Path
):
    told = memory("Lives in Oslo", turn="t1", session="s1")
    await worker.memories.apply(turn("t1"), [add(told)], at=NOW)
    later = Provenance(turn="t1", session="s2")
    moved = msgspec.structs.replace(
        told, text="Lives in Bergen", updated_at=LATER, provenance=later, replaces=told.text, metadata={"kept": 1}
    )
    home = ProfileField(
        name="home",
        values=(ProfileValue(text="Bergen", recorded_at=NOW.date(), memory_id=told.id),),
        previous=ProfileValue(text="Oslo", recorded_at=NOW.date(), memory_id=told.id),
    )
    changes = [update(moved), SetField(scope=ALICE, field=home)]
    await worker.memories.apply(turn("t2", session="s2"), changes, at=LATER)
    blocks = injected(msgspec.structs.replace(moved, text="Lives in Bergen (no longer: Lives in Oslo)"))
    await worker.journal.append(turn("t3", session="s3", injection=blocks))

    await worker.memories.erase(ERASE_SESSION, at=LATER)

    (now,) = await worker.memories.list(Listing(reach=Reach.of(ALICE)))
    assert (now.text, now.replaces, now.metadata) == ("Lives in Bergen", None, {"kept": 1})
    assert [(line.old_value, line.new_value) for line in await worker.memories.history(Reach("acme"), told.id)] == [
        (None, "Lives in Bergen")
    ]
    (field,) = (await worker.memories.profile(ALICE)).fields
    assert ([value.text for value in field.values], field.previous) == (["Bergen"], None)
    found = await worker.recollector.recollect(RecallQuery(scope=ALICE, turn="t3"))
    assert found.previous_turn is not None
    assert found.previous_turn.injection.is_blanked
    assert b"Oslo" not in b"".join(file.read_bytes() for file in tmp_path.glob("store/*") if file.is_file())


async def test_an_erased_session_leaves_what_was_corrected_by_hand_since(engine: Engine):
    told = memory("Lives in Oslo", turn="t1", session="s2")
    await remember(engine, told)
    await engine.memories.apply(None, [update(msgspec.structs.replace(told, text="Lives in Bergen"))], at=NOW)

    await engine.memories.erase(ERASE_SESSION, at=LATER)

    lines = await engine.memories.history(Reach("acme"), told.id)
    assert [(line.old_value, line.new_value) for line in lines] == [
        (None, "Lives in Oslo"),
        ("Lives in Oslo", "Lives in Bergen"),
    ]


async def test_P9_of_several_memories_that_are_erased_at_once_nothing_is_left(worker: Engine, store: Store):
    """Live and closed ones, of several users: as one erasure."""
    told = [
        memory(f"Has a {pet}", turn=f"t{n}", session=f"s{n}") for n, pet in enumerate(("weasel", "marmot", "stoat"))
    ]
    bobs = memory("Has a badger", BOB, turn="t9", session="s9")
    stays = [memory("Has an otter", turn="t4", session="s4"), memory("Has an ibex", BOB, turn="t5", session="s5")]
    for each in (*told, bobs, *stays):
        said = turn(each.provenance.turn or "", each.scope, session=each.provenance.session, user_text=each.text)
        await worker.journal.append(said)
        (job,) = await worker.queue.claim(1, now=NOW)
        assert await worker.memories.apply(job.record, [add(each)], at=NOW) is Applied.APPLIED
        entry = SessionEntry(id=f"e-{each.id}", role="user", content=each.text, timestamp=NOW, turn=said.key)
        await worker.sessions.append(each.scope, said.session, [entry])
    await worker.memories.apply(None, [close(told[2])], at=LATER)
    shown = turn("t7", injection=injected(told[0], stays[0]))
    await worker.journal.append(shown)
    gone = (*told, bobs)

    erasure = Erasure(what="memory", tenant="acme", memory_ids=(*(each.id for each in gone), "unknown", gone[0].id))
    erased = await worker.memories.erase(erasure, at=LATER)

    assert erased.memories == 4
    for word in ("weasel", "marmot", "stoat", "badger"):
        assert not store.holds(word)
    for word in ("otter", "ibex"):
        assert store.holds(word)
    assert (await listed(worker), await listed(worker, BOB)) == (["Has an otter"], ["Has an ibex"])
    for each in gone:
        assert await worker.memories.history(Reach("acme"), each.id) == ()
    await remember(worker, *(msgspec.structs.replace(each, id=f"again-{each.id}") for each in gone))
    assert (await listed(worker), await listed(worker, BOB)) == (["Has an otter"], ["Has an ibex"])


async def test_trash_is_erased_where_it_is_closed_and_leaves_its_session_alone(worker: Engine, store: Store):
    """What is reopened at the last moment stays."""
    old, back = memory("Has a weasel", turn="t1"), memory("Has a marmot", turn="t2")
    for each in (old, back):
        said = turn(each.provenance.turn or "", user_text="It is very lively.")
        await worker.memories.apply(said, [add(each)], at=NOW)
        entry = SessionEntry(id=each.id, role="user", content="It is very lively.", timestamp=NOW, turn=said.key)
        await worker.sessions.append(ALICE, "s1", [entry])
        await worker.memories.apply(None, [close(each)], at=NOW)
    await worker.memories.apply(None, [Reopen(memory_id=back.id, at=NOW, event_id="r")], at=NOW)

    erased = await worker.memories.erase(Erasure(what="trash", tenant="acme", memory_ids=(old.id, back.id)), at=LATER)

    assert taken(erased) == (1, 0, 0)
    assert not store.holds("weasel")
    assert await listed(worker) == ["Has a marmot"]
    assert await all_closed(worker.memories, Reach("acme")) == []
    entries = (await worker.sessions.load(ALICE, "s1")).entries
    assert [entry.content for entry in entries] == ["It is very lively."] * 2
    await remember(worker, msgspec.structs.replace(old, id="again"))
    assert await listed(worker) == ["Has a marmot"]


async def test_memories_of_another_user_that_are_named_beside_ones_own_stay(engine: Engine):
    mine, bobs = memory("Has a cat"), memory("Has a dog", BOB)
    await remember(engine, mine, bobs)

    erasure = Erasure(what="memory", tenant="acme", user="alice", memory_ids=(mine.id, bobs.id))

    assert taken(await engine.memories.erase(erasure, at=NOW)) == (1, 0, 0)
    assert (await listed(engine), await listed(engine, BOB)) == ([], ["Has a dog"])


COACHED, RUN, COACHED_RUN = (
    Scope("acme", "alice", "coach"),
    Scope("acme", "alice", run="r1"),
    Scope("acme", "alice", "coach", "r1"),
)
SAID_IN = {
    "Ottawa": ALICE,
    "Lisbon": COACHED,
    "Vienna": COACHED_RUN,
    "Ankara": RUN,
    "Dublin": Scope("acme", "alice", "cook", "r2"),
    "Madrid": Scope("acme", "bob", "coach"),
    "Prague": Scope("other", "alice", "coach"),
}
PARTS: dict[str, tuple[Erasure, set[str]]] = {
    "an agent": (Erasure(what="agent", tenant="acme", user="alice", agent="coach"), {"Lisbon", "Vienna"}),
    "a run": (Erasure(what="run", tenant="acme", user="alice", run="r1"), {"Vienna", "Ankara"}),
    "an agent's run": (Erasure(what="run", tenant="acme", user="alice", agent="coach", run="r1"), {"Vienna"}),
    "an agent of everybody": (Erasure(what="agent", tenant="acme", agent="coach"), {"Lisbon", "Vienna", "Madrid"}),
}


@pytest.mark.parametrize("name", PARTS)
async def test_P9_what_was_said_to_an_agent_or_in_a_run_is_erased_with_it(worker: Engine, store: Store, name: str):
    """Memories, live and closed, sessions, turns that wait and dead letters; all of one session by its name."""
    erasure, gone = PARTS[name]
    for n, (city, scope) in enumerate(SAID_IN.items()):
        was = memory(f"Was in {city}-closed", scope, turn=f"was{n}")
        await remember(worker, memory(f"Lives in {city}-memory", scope, turn=f"is{n}"), was)
        await worker.memories.apply(None, [close(was)], at=NOW)
        said = SessionEntry(id=f"e{n}", role="user", content=f"I was in {city}-session", timestamp=NOW)
        await worker.sessions.append(scope, "s1", [said])
        await worker.journal.append(turn(f"dead{n}", scope, user_text=f"{city}-letter"))
    while jobs := await worker.queue.claim(9, now=NOW):
        for job in jobs:
            await worker.queue.bury(job.record.key, error="poison")
    for n, (city, scope) in enumerate(SAID_IN.items()):
        await worker.journal.append(turn(f"waits{n}", scope, minutes=1, user_text=f"{city}-waits"))

    erased = await worker.memories.erase(erasure, at=LATER)

    assert taken(erased) == (2 * len(gone), 2 * len(gone), len(gone))
    for city in SAID_IN:
        left = {kind for kind in ("memory", "closed", "session", "letter", "waits") if store.holds(f"{city}-{kind}")}
        assert left == (set() if city in gone else {"memory", "closed", "session", "letter", "waits"}), city
    assert (await worker.queue.backlog()).dead == len(SAID_IN) - len(gone)
    assert taken(await worker.memories.erase(erasure, at=LATER)) == (0, 0, 0)


@pytest.mark.parametrize("name", PARTS)
async def test_D02_a_turn_of_an_agent_or_a_run_that_was_read_before_its_erasure_is_void(worker: Engine, name: str):
    erasure, gone = PARTS[name]
    records = {city: turn(f"t-{city}", scope, user_text=city) for city, scope in SAID_IN.items()}
    await worker.memories.erase(erasure, at=NOW)

    applied = {
        city: await worker.memories.apply(record, [add(memory(city, record.scope))], at=NOW)
        for city, record in records.items()
    }
    for record in records.values():
        await worker.journal.append(msgspec.structs.replace(record, key=TurnKey(f"{record.key.turn}-late")))

    assert {city for city, how in applied.items() if how is Applied.VOID} == gone
    assert (await worker.queue.backlog()).pending == len(SAID_IN) - len(gone)


@pytest.mark.parametrize(
    "erasure",
    [
        Erasure(what="memory", tenant="other", memory_ids=("m1",)),
        Erasure(what="memory", tenant="acme", user="bob", memory_ids=("m1",)),
    ],
    ids=["another tenant", "another user"],
)
async def test_D03_a_memory_is_erased_by_its_owner_only(engine: Engine, erasure: Erasure):
    await remember(engine, memory("Has a cat", id="m1"))

    assert taken(await engine.memories.erase(erasure, at=NOW)) == (0, 0, 0)
    assert await listed(engine) == ["Has a cat"]


@pytest.mark.parametrize(
    "erasure",
    [
        Erasure(what="user", tenant="acme"),
        Erasure(what="session", tenant="acme", user="alice"),
        Erasure(what="session", tenant="acme", session="s1"),
        Erasure(what="memory", tenant="acme"),
        Erasure(what="agent", tenant="acme", user="alice"),
        Erasure(what="run", tenant="acme", user="alice", agent="coach"),
        Erasure(what="tenant", tenant=""),
    ],
    ids=["no user", "no session", "no user of the session", "no memory", "no agent", "no run", "no tenant"],
)
async def test_an_erasure_that_does_not_say_of_what_is_refused(engine: Engine, erasure: Erasure):
    with pytest.raises(InvalidInput):
        await engine.memories.erase(erasure, at=NOW)


@pytest.mark.parametrize("what", ["memory", "session", "user", "tenant"])
async def test_an_erasure_takes_what_it_is_of_whatever_else_it_names(engine: Engine, what: str):
    """One of a session takes no memory of another that it names, and one of a user takes all sessions."""
    memories = [memory("Has a cat", id="m1", session="s1"), memory("Has a dog", id="m2", session="s2")]
    await remember(engine, *memories, memory("Bob's", BOB))
    for name in ("s2", "s3"):
        await engine.sessions.append(ALICE, name, [SessionEntry(id=name, role="user", content=name, timestamp=NOW)])
    await engine.journal.append(turn("t1", session="s2", injection=injected(memories[1])))
    named: Any = {"what": what, "tenant": "acme", "user": "alice", "session": "s3", "memory_ids": ("m2",)}

    await engine.memories.erase(Erasure(**named), at=NOW)

    found = await engine.recollector.recollect(RecallQuery(scope=ALICE, turn="t1"))
    left = (
        *await listed(engine),
        *await listed(engine, BOB),
        *(info.id for info in await engine.sessions.sessions(ALICE)),
        *((found.previous_turn.injection.dynamic,) if found.previous_turn is not None else ()),
    )
    assert (
        left
        == {
            "memory": ("Has a cat", "Bob's", "s2", "s3", ""),
            "session": ("Has a cat", "Has a dog", "Bob's", "s2", "Has a dog"),
            "user": ("Bob's",),
            "tenant": (),
        }[what]
    )


async def test_an_erasure_is_seen_by_a_process_that_had_the_memories_at_hand(store: Store, engine: Engine):
    await remember(engine, memory("Has a cat"))
    assert await texts(engine, "cat") == {"Has a cat"}
    async with store.opened() as other:
        await other.memories.erase(ERASE_ALICE, at=NOW)
        await remember(other, memory("Has a new cat"))

    assert await texts(engine, "cat") == {"Has a new cat"}
    assert await engine.queue.jobs(state=JobState.DEAD) == ()


async def test_what_a_session_became_is_counted_with_what_it_rests_on(engine: Engine):
    said = memory("Lives in Rome", session="s1")
    episode = memory("In short", session="s1", turn=f"compression/{said.id}", source_memory_ids=(said.id,))
    await engine.memories.apply(None, [add(said), add(episode)], at=NOW)

    erased = await engine.memories.erase(
        Erasure(what="session", tenant=ALICE.tenant, user=ALICE.user, session="s1"), at=NOW
    )

    assert erased.memories == 2


async def test_what_was_answered_later_in_a_conversation_goes_with_what_stood_in_its_prompts(worker: Engine):
    cancer, cat = memory("Has a sister with cancer"), memory("Has a cat")
    await remember(worker, cancer, cat)
    soup = memory("Recommended soup", turn="t3", fact_index=CONCLUSIONS_FROM, session="s2")
    await remember(worker, soup)

    def said(turn: str, role: Literal["user", "assistant"], *told: Memory) -> SessionEntry:
        ids = tuple(each.id for each in told)
        name = f"{turn} {role}"
        return SessionEntry(id=name, role=role, content=name, timestamp=NOW, turn=TurnKey(turn), memory_ids=ids)

    for session, told in (("s2", cancer), ("s3", cat)):
        entries = [said("t1", "user"), said("t1", "assistant"), said("t2", "user"), said("t2", "assistant", told)]
        entries += [said("t3", "user"), said("t3", "assistant")]
        await worker.sessions.append(ALICE, session, entries)

    await worker.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(cancer.id,)), at=LATER)

    async def left(session: str) -> list[str]:
        return [each.content for each in (await worker.sessions.load(ALICE, session)).entries if each.content]

    assert await left("s2") == ["t1 user", "t1 assistant", "t2 user", "t3 user"]
    assert len(await left("s3")) == 6
    assert await listed(worker) == ["Has a cat"]


async def test_an_answer_that_waits_holds_no_more_if_what_stood_in_an_earlier_prompt_was_erased(worker: Engine):
    told = memory("Has a cat")
    await remember(worker, told)
    await worker.journal.append(turn("t2", past_ids=(told.id,)))
    (job,) = await worker.queue.claim(1, now=NOW)
    assert await worker.memories.holds(job.record)

    await worker.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(told.id,)), at=LATER)

    assert not await worker.memories.holds(job.record)
    with pytest.raises(Conflict):
        await worker.memories.apply(job.record, [], holding=True, at=LATER)
