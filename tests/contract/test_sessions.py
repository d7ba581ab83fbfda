"""The contract of `SessionStore`, and of the session changes that are applied with a job."""

import asyncio
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from memory.model.errors import Conflict, ScopeError
from memory.model.ids import uuid7
from memory.model.scope import Scope
from memory.model.session import EntryType, Session, SessionEntry, Summary, TimeRange
from memory.model.turn import TurnKey
from memory.ports.changes import AppendEntries, Applied, RedactSessions
from memory.ports.engine import Engine
from memory.ports.memories import Erasure
from memory.ports.search import RecallQuery
from tests.contract.conftest import Store
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, add, memory, turn

CHAINS = tuple(bytes([n]) * 16 for n in range(1, 10))


def entry(content: str, n: int = 0, **fields: Any) -> SessionEntry:
    said = SessionEntry(id=uuid7(), role="user", content=content, timestamp=NOW + timedelta(minutes=n), token_count=10)
    return msgspec.structs.replace(said, **fields)


def of_turn(n: int, content: str = "", **fields: Any) -> SessionEntry:
    """The user's words of turn n (from 1)."""
    return entry(content or f"words {n}", n, **{"turn": TurnKey(f"t{n}"), "chain": CHAINS[n - 1]} | fields)


def summary(*entries: SessionEntry, content: str = "in short", **fields: Any) -> Summary:
    chains = tuple(dict.fromkeys(each.chain for each in entries if each.chain))
    short = Summary(
        id=uuid7(),
        content=content,
        original_entry_ids=tuple(each.id for each in entries),
        token_count=3,
        original_token_count=10 * len(entries),
        compression_ratio=1.0,
        created_at=NOW,
        time_range=TimeRange(NOW, NOW),
        chain=chains[-1] if chains else b"",
        chains=chains,
    )
    return msgspec.structs.replace(short, **fields)


async def contents(engine: Engine, scope: Scope = ALICE, session: str = "s1") -> list[str]:
    return [each.content for each in (await engine.sessions.load(scope, session)).active]


async def covering(engine: Engine, *chains: bytes, scope: Scope = ALICE) -> dict[str, tuple[bytes, ...]]:
    query = RecallQuery(scope=scope, chains=chains, summaries=True)
    found = (await engine.recollector.recollect(query)).summaries
    return {each.text: each.chains for each in found}


# ── Entries ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_entries_come_back_as_they_were_in_their_order(engine: Engine):
    told = [entry("hello"), entry("ls", type=EntryType.TOOL_CALL, role="assistant", tool="shell")]

    await engine.sessions.append(ALICE, "s1", told[:1])
    await engine.sessions.append(ALICE, "s1", told[1:])

    assert (await engine.sessions.load(ALICE, "s1")).entries == tuple(told)


async def test_an_entry_that_is_there_already_is_left_out(engine: Engine):
    told = entry("hello")
    await engine.sessions.append(ALICE, "s1", [told])
    await engine.sessions.append(ALICE, "s1", [told, entry("again")])

    assert await contents(engine) == ["hello", "again"]


async def test_the_newest_entries_are_read_without_those_before_and_what_is_compressed(engine: Engine):
    told = [entry(f"{number}") for number in range(6)]
    await engine.sessions.append(ALICE, "s1", told)
    await engine.sessions.compress(ALICE, "s1", summary(*told[:3]), version=0)

    assert await engine.sessions.newest(ALICE, "s1", limit=2) == tuple(told[4:])
    assert await engine.sessions.newest(ALICE, "s1", limit=9) == tuple(told[3:])
    assert await engine.sessions.newest(BOB, "s1", limit=9) == ()


async def test_a_session_that_is_not_there_is_empty(engine: Engine):
    assert await engine.sessions.load(ALICE, "s1") == Session(id="s1")
    assert (await engine.sessions.head(ALICE, "s1")).totals.total_entries == 0


async def test_a_session_that_was_cleared_and_is_as_long_again_has_another_head(engine: Engine):
    await engine.sessions.append(ALICE, "s1", [entry("words 1", 1)])
    before = await engine.sessions.head(ALICE, "s1")
    await engine.sessions.clear(ALICE, "s1")
    await engine.sessions.append(ALICE, "s1", [entry("words 2", 2)])

    after = await engine.sessions.head(ALICE, "s1")

    assert after.totals == before.totals
    assert after != before


@pytest.mark.parametrize("other", [BOB, STRANGER, Scope("acme", "alice", "coach"), Scope("acme", "alice", run="r")])
async def test_nobody_reads_the_session_of_another(engine: Engine, other: Scope):
    told = of_turn(1)
    await engine.sessions.append(ALICE, "s1", [told, of_turn(2)])
    await engine.sessions.compress(ALICE, "s1", summary(told), version=0)

    assert await contents(engine, other) == []
    assert await engine.sessions.sessions(other) == ()
    assert await covering(engine, CHAINS[0], scope=other) == {}


async def test_a_new_attempt_takes_the_place_of_the_earlier_one(engine: Engine):
    await engine.sessions.append(ALICE, "s1", [of_turn(1), of_turn(2), of_turn(2, "first answer")])
    again = TurnKey("t2", 0, 1)

    await engine.sessions.append(ALICE, "s1", [of_turn(2, turn=again), of_turn(2, "second answer", turn=again)])

    assert await contents(engine) == ["words 1", "words 2", "second answer"]


async def test_a_new_attempt_at_a_step_takes_the_place_of_the_steps_behind_it_too(engine: Engine):
    steps = [of_turn(1, f"step {step}", turn=TurnKey("t1", step, 0)) for step in range(3)]
    await engine.sessions.append(ALICE, "s1", steps)

    await engine.sessions.append(ALICE, "s1", [of_turn(1, "step 1 again", turn=TurnKey("t1", 1, 1))])

    assert await contents(engine) == ["step 0", "step 1 again"]


async def test_a_step_of_a_tool_loop_replaces_nothing(engine: Engine):
    await engine.sessions.append(ALICE, "s1", [of_turn(1), of_turn(1, "calls a tool")])
    await engine.sessions.append(ALICE, "s1", [of_turn(1, "the answer", turn=TurnKey("t1", 1, 0))])

    assert await contents(engine) == ["words 1", "calls a tool", "the answer"]


async def test_sessions_are_listed_page_by_page(engine: Engine):
    for name in ("b", "a", "c"):
        await engine.sessions.append(ALICE, name, [entry("hello", 7)])

    first = await engine.sessions.sessions(ALICE, limit=2)
    rest = await engine.sessions.sessions(ALICE, after=first[-1].id)

    assert [(each.id, each.entries, each.updated_at) for each in first] == [
        ("a", 1, NOW + timedelta(minutes=7)),
        ("b", 1, NOW + timedelta(minutes=7)),
    ]
    assert [each.id for each in rest] == ["c"]


async def test_a_listed_session_tells_of_its_turns_that_are_not_ingested(engine: Engine):
    async def waits() -> list[datetime | None]:
        return [each.unfinished_at for each in await engine.sessions.sessions(ALICE)]

    for name in ("s1", "s2"):
        await engine.sessions.append(ALICE, name, [entry("hello")])
    first, last = turn("t1", minutes=3), turn("t2", minutes=9)
    before = await waits()
    for record in (first, last, turn("t3", BOB, minutes=20)):
        await engine.journal.append(record)
    journalled = await waits()
    async with engine.ingesting():
        await engine.queue.claim(1, now=NOW + timedelta(hours=1))
        running = await waits()
        await engine.memories.apply(first, [], at=NOW + timedelta(hours=1))
        one_left = await waits()
        await engine.memories.apply(last, [], at=NOW + timedelta(hours=1))
        none_left = await waits()

    assert before == none_left == [None, None]
    assert journalled == running == one_left == [NOW + timedelta(minutes=9), None]


async def test_what_nobody_has_come_back_to_is_dropped_whosever_it_is(engine: Engine):
    agents = Scope(ALICE.tenant, ALICE.user, agent="cook")
    await engine.sessions.append(ALICE, "old", [entry("my secret", 0)])
    await engine.sessions.compress(
        ALICE, "old", summary(*(await engine.sessions.load(ALICE, "old")).entries), version=0
    )
    await engine.sessions.append(STRANGER, "old", [entry("another's", 1)])
    await engine.sessions.append(agents, "old", [entry("to an agent", 2)])
    await engine.sessions.append(ALICE, "again", [entry("long ago", 0)])
    await engine.sessions.append(ALICE, "again", [entry("today", 60)])
    await engine.sessions.append(BOB, "new", [entry("today", 60)])
    await engine.sessions.override(BOB, "to come", {"max_entries": 7})

    dropped = await engine.sessions.drop_idle(before=NOW + timedelta(minutes=30))
    again = await engine.sessions.drop_idle(before=NOW + timedelta(minutes=30))

    listed = {
        scope: [each.id for each in await engine.sessions.sessions(scope)] for scope in (ALICE, STRANGER, agents, BOB)
    }
    assert (dropped, again) == (3, 0)
    assert listed == {ALICE: ["again"], STRANGER: [], agents: [], BOB: ["new", "to come"]}
    assert await contents(engine, ALICE, "old") == []
    assert await contents(engine, ALICE, "again") == ["long ago", "today"]


async def test_a_session_that_was_dropped_begins_anew(engine: Engine):
    await engine.sessions.append(ALICE, "s1", [entry("long ago", 0)])
    await engine.sessions.drop_idle(before=NOW + timedelta(minutes=30))
    await engine.sessions.append(ALICE, "s1", [entry("today", 60)])

    assert await contents(engine) == ["today"]


# ── Compressing ───────────────────────────────────────────────────────────────────────────────────────────────


async def test_what_is_compressed_is_marked_and_never_deleted(engine: Engine):
    old, new = entry("old"), entry("new")
    await engine.sessions.append(ALICE, "s1", [old, new])
    short = summary(old)

    await engine.sessions.compress(ALICE, "s1", short, version=0)

    whole = await engine.sessions.load(ALICE, "s1")
    assert [(each.content, each.compressed, each.summary_id) for each in whole.entries] == [
        ("old", True, short.id),
        ("new", False, None),
    ]
    assert whole.summaries == (short,)
    assert [each.content for each in (await engine.sessions.load(ALICE, "s1", compressed=False)).entries] == ["new"]
    totals = (await engine.sessions.head(ALICE, "s1")).totals
    assert (totals.total_entries, totals.active_entries, totals.compressed_entries) == (2, 1, 1)
    assert (totals.summaries, totals.total_tokens, totals.active_tokens) == (1, 20, 13)


async def test_I15_of_two_compressions_of_a_session_one_wins(engine: Engine):
    told = [entry("one"), entry("two"), entry("three")]
    await engine.sessions.append(ALICE, "s1", told)

    outcomes = await asyncio.gather(
        *(engine.sessions.compress(ALICE, "s1", summary(*told[:2]), version=0) for _ in range(4)),
        return_exceptions=True,
    )

    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 3
    assert len((await engine.sessions.load(ALICE, "s1")).summaries) == 1


async def test_I15_a_turn_that_comes_meanwhile_is_no_conflict_and_is_not_lost(engine: Engine):
    told = [entry("one"), entry("two")]
    await engine.sessions.append(ALICE, "s1", told)
    known = await engine.sessions.load(ALICE, "s1")

    await engine.sessions.append(ALICE, "s1", [entry("meanwhile")])
    await engine.sessions.compress(ALICE, "s1", summary(*told), version=known.version)

    assert await contents(engine) == ["meanwhile"]


async def test_an_entry_that_went_meanwhile_is_a_conflict_and_nothing_is_changed(engine: Engine):
    told = [of_turn(1), of_turn(2)]
    await engine.sessions.append(ALICE, "s1", told)
    await engine.sessions.append(ALICE, "s1", [of_turn(2, "again", turn=TurnKey("t2", 0, 1))])

    with pytest.raises(Conflict):
        await engine.sessions.compress(ALICE, "s1", summary(*told), version=0)

    whole = await engine.sessions.load(ALICE, "s1")
    assert (len(whole.active), whole.summaries, whole.version) == (2, (), 0)


async def test_a_session_that_was_cleared_and_began_anew_is_not_compressed_by_what_was_read_before(
    engine: Engine,
):
    told = [entry("one"), entry("two")]
    await engine.sessions.append(ALICE, "s1", told)
    await engine.sessions.clear(ALICE, "s1")
    await engine.sessions.append(ALICE, "s1", [entry("new")])

    with pytest.raises(Conflict):
        await engine.sessions.compress(ALICE, "s1", summary(*told), version=0)


async def test_a_summary_that_takes_in_older_ones_is_in_use_in_their_place(engine: Engine):
    told = [of_turn(n) for n in range(1, 5)]
    await engine.sessions.append(ALICE, "s1", told)
    first = summary(told[0], content="one")
    await engine.sessions.compress(ALICE, "s1", first, version=0)

    both = summary(told[0], told[1], content="one and two", folded=(first.id,), chains=(CHAINS[1],))
    await engine.sessions.compress(ALICE, "s1", both, version=1)

    assert (await engine.sessions.load(ALICE, "s1")).summaries == (both,)
    assert (await engine.sessions.head(ALICE, "s1")).totals.summaries == 1


async def test_a_sessions_own_settings_are_kept_with_it(engine: Engine):
    await engine.sessions.override(ALICE, "s1", {"max_tokens": 100})

    assert (await engine.sessions.head(ALICE, "s1")).overrides == {"max_tokens": 100}


async def test_an_import_takes_the_place_of_what_was_there(engine: Engine):
    told = [entry("old"), entry("new")]
    await engine.sessions.append(ALICE, "s1", told)
    await engine.sessions.compress(ALICE, "s1", summary(told[0]), version=0)
    whole = await engine.sessions.load(ALICE, "s1")
    await engine.sessions.append(ALICE, "s2", [entry("was there")])

    await engine.sessions.replace(ALICE, msgspec.structs.replace(whole, id="s2"))

    assert msgspec.structs.replace(await engine.sessions.load(ALICE, "s2"), id="s1") == whole


# ── The hot path ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_prefix_finds_what_stands_for_it(engine: Engine):
    told = [of_turn(n) for n in range(1, 6)]
    await engine.sessions.append(ALICE, "s1", told)
    await engine.sessions.compress(ALICE, "s1", summary(*told[:2], content="one two"), version=0)
    await engine.sessions.compress(ALICE, "s1", summary(*told[2:4], content="three four"), version=1)

    assert await covering(engine, CHAINS[4], CHAINS[1]) == {"one two": CHAINS[:2]}
    assert await covering(engine, CHAINS[3]) == {"one two\n\nthree four": CHAINS[:4]}
    assert len(await covering(engine, *CHAINS[::-1])) == 2
    assert await covering(engine, CHAINS[2], CHAINS[0]) == {}


async def test_an_older_prefix_finds_what_stood_for_it_before_it_was_taken_in(engine: Engine):
    told = [of_turn(n) for n in range(1, 4)]
    await engine.sessions.append(ALICE, "s1", told)
    first = summary(told[0], content="one")
    await engine.sessions.compress(ALICE, "s1", first, version=0)
    both = summary(*told[:2], content="both", folded=(first.id,), chains=(CHAINS[1],))
    await engine.sessions.compress(ALICE, "s1", both, version=1)

    assert await covering(engine, CHAINS[0]) == {"one": CHAINS[:1]}
    assert await covering(engine, CHAINS[1]) == {"both": CHAINS[:2]}


async def test_nothing_is_looked_for_that_was_not_asked_for(engine: Engine):
    told = of_turn(1)
    await engine.sessions.append(ALICE, "s1", [told])
    await engine.sessions.compress(ALICE, "s1", summary(told), version=0)

    found = await engine.recollector.recollect(RecallQuery(scope=ALICE, chains=CHAINS))

    assert found.summaries == ()


async def test_K14_a_summary_that_was_stored_is_found_after_a_restart(store: Store):
    told = of_turn(1)
    async with store.opened() as first:
        await first.sessions.append(ALICE, "s1", [told])
        await first.sessions.compress(ALICE, "s1", summary(told, content="one"), version=0)

    async with store.opened() as second:
        found = await covering(second, CHAINS[0])

    assert found == {"one": CHAINS[:1]}


# ── With a job ────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_turn_is_written_into_its_session_once_however_often_it_is_applied(engine: Engine):
    job = turn("t1")
    said = [AppendEntries(scope=ALICE, session="s1", entries=(of_turn(1),)) for _ in range(2)]

    first = await engine.memories.apply(job, said[:1], at=NOW)
    again = await engine.memories.apply(job, said[1:], at=NOW)

    assert (first, again) == (Applied.APPLIED, Applied.ALREADY)
    assert await contents(engine) == ["words 1"]


@pytest.mark.parametrize("what", ["session", "user", "tenant"])
async def test_D02_a_turn_that_was_read_before_an_erasure_writes_no_entry(engine: Engine, what: Any):
    names: dict[str, Any] = {"user": "alice"} if what != "tenant" else {}
    names |= {"session": "s1"} if what == "session" else {}
    said = AppendEntries(scope=ALICE, session="s1", entries=(of_turn(1),))
    await engine.memories.erase(Erasure(what=what, tenant="acme", **names), at=NOW)

    assert await engine.memories.apply(turn("t1"), [said], at=NOW) is Applied.VOID
    assert await contents(engine) == []


async def test_a_turn_may_not_write_into_anothers_session(engine: Engine):
    said = AppendEntries(scope=BOB, session="s1", entries=(of_turn(1),))

    with pytest.raises(ScopeError):
        await engine.memories.apply(turn("t1"), [said], at=NOW)


# ── Erasing ───────────────────────────────────────────────────────────────────────────────────────────────────


async def compressed_session(engine: Engine) -> None:
    """Turn 1 told of a cat and is summarised; in turn 2 the answer was given with that in the prompt."""
    cat = memory("Has a cat", turn="t1", id="cat")
    await engine.memories.apply(None, [add(cat)], at=NOW)
    told = [of_turn(1, "I have a cat"), of_turn(2), of_turn(2, "As you have a cat", memory_ids=("cat",))]
    await engine.sessions.append(ALICE, "s1", [*told, of_turn(3)])
    await engine.sessions.compress(ALICE, "s1", summary(*told, content="has a cat"), version=0)


def kept_in(path: Path) -> bytes:
    """What stands in the store's files; a server's are looked at in the tests of its engine."""
    return b"".join(file.read_bytes() for file in path.glob("store/*") if file.is_file())


@pytest.mark.parametrize("what", ["session", "user", "tenant"])
async def test_P9_an_erasure_takes_the_sessions(engine: Engine, tmp_path: Path, what: Any):
    await compressed_session(engine)
    await engine.sessions.append(BOB, "s1", [entry("Bob's")])
    names: dict[str, Any] = {"user": "alice"} if what != "tenant" else {}
    names |= {"session": "s1"} if what == "session" else {}

    await engine.memories.erase(Erasure(what=what, tenant="acme", **names), at=NOW)

    assert await engine.sessions.load(ALICE, "s1") == Session(id="s1")
    assert await covering(engine, CHAINS[1]) == {}
    assert bool(await contents(engine, BOB)) == (what != "tenant")
    assert b"has a cat" not in kept_in(tmp_path)


async def test_P9_erasing_a_memory_takes_its_words_out_of_entries_and_summaries(engine: Engine, tmp_path: Path):
    await compressed_session(engine)

    await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=("cat",)), at=NOW)

    whole = await engine.sessions.load(ALICE, "s1")
    assert [each.content for each in whole.active] == ["", "words 2", "", "words 3"]
    assert [each.chain for each in whole.active] == [CHAINS[0], CHAINS[1], CHAINS[1], CHAINS[2]]
    assert (whole.summaries, await covering(engine, CHAINS[1])) == ((), {})
    assert b"a cat" not in kept_in(tmp_path)


async def test_P9_a_compression_that_was_read_before_an_erasure_is_a_conflict(engine: Engine):
    await compressed_session(engine)
    known = await engine.sessions.load(ALICE, "s1")
    await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=("cat",)), at=NOW)

    with pytest.raises(Conflict):
        await engine.sessions.compress(ALICE, "s1", summary(*known.active), version=known.version)


async def test_P9_a_correction_takes_the_old_words_out_of_the_summaries(engine: Engine):
    await compressed_session(engine)

    forget = RedactSessions(scope=ALICE, memory_ids=("cat",))
    await engine.memories.apply(None, [forget], at=NOW)

    whole = await engine.sessions.load(ALICE, "s1")
    assert whole.summaries == ()
    assert not any("cat" in each.content for each in whole.entries)
