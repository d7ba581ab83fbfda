"""The contract of `TurnJournal` and `TurnArchive`, and of how later requests find a turn."""

import asyncio
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from memory.model.errors import NotFound
from memory.model.memory import ProfileField, ProfileValue
from memory.model.scope import Reach, Scope
from memory.model.turn import Added, Answer, Injection, TurnKey, TurnRecord, Usage
from memory.ports.changes import SetField
from memory.ports.engine import Engine
from memory.ports.memories import Erasure
from memory.ports.search import PastTurn, RecallQuery
from tests.contract.conftest import Store
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, close, injected, memory, remember, turn, update

LATER = NOW + timedelta(hours=1)
"""After all that the tests journal."""


async def link(engine: Engine, scope: Scope = ALICE, **query: object) -> PastTurn | None:
    asked = RecallQuery(scope=scope, **query)  # pyright: ignore[reportArgumentType] - fields by name
    return (await engine.recollector.recollect(asked)).previous_turn


async def test_an_appended_turn_is_a_job_as_it_was_appended(worker: Engine):
    record = turn("t1", injection=injected(), partial=True, timezone="Europe/Rome")
    await worker.journal.append(record)

    (job,) = await worker.queue.claim(9, now=NOW)

    assert job.record == record


async def test_turns_that_are_appended_at_once_are_all_kept(worker: Engine):
    await asyncio.gather(*(worker.journal.append(turn(f"t{n}", Scope("acme", f"u{n}"))) for n in range(300)))

    assert (await worker.queue.backlog()).pending == 300


async def test_a_turn_that_is_appended_again_stays_as_it_was_first(worker: Engine):
    await worker.journal.append(turn("t1", user_text="first"))
    await worker.journal.append(turn("t1", user_text="second"))

    assert [job.record.user_text for job in await worker.queue.claim(9, now=NOW)] == ["first"]


async def test_identical_requests_at_once_are_attempts_of_one_turn_and_none_is_lost(worker: Engine):
    records = [turn("t1", minutes=n, answer=Answer(text=f"answer {n}")) for n in range(5)]
    await asyncio.gather(*(worker.journal.append(record) for record in (*records, *records)))

    kept = {link.key for link in await worker.archive.turn(Reach("acme"), "t1")}
    answers: set[str] = set()
    while jobs := await worker.queue.claim(9, now=NOW):
        (job,) = jobs
        answers.add(job.record.answer.text)
        await worker.memories.apply(job.record, [], at=NOW)

    assert kept == {TurnKey("t1", 0, attempt) for attempt in range(5)}
    assert answers == {f"answer {n}" for n in range(5)}


async def test_users_may_name_their_turns_alike(worker: Engine):
    await worker.journal.append(turn("t1", ALICE, session="a"))
    await worker.journal.append(turn("t1", BOB, session="b"))

    assert (await worker.queue.backlog()).pending == 2
    assert (found := await link(worker, BOB, turn="t1")) is not None
    assert found.session == "b"


async def test_a_turn_is_found_by_its_name(engine: Engine):
    record = turn("t1", injection=injected())
    await engine.journal.append(record)

    assert await link(engine, turn="t1") == PastTurn(
        key=record.key, session="s1", chain=record.chain, at=NOW, injection=record.injection, latest=True
    )


async def test_the_last_step_and_attempt_of_a_named_turn_is_found(engine: Engine):
    for key in (TurnKey("t1"), TurnKey("t1", 1), TurnKey("t1", 1, 1)):
        await engine.journal.append(turn("t1", key=key))

    assert (found := await link(engine, turn="t1")) is not None
    assert found.key == TurnKey("t1", 1, 1)


async def test_a_turn_that_is_named_for_the_first_time_is_found_by_its_session(engine: Engine):
    await engine.journal.append(turn("t1"))

    assert (found := await link(engine, turn="t2", session="s1")) is not None
    assert found.key.turn == "t1"


async def test_the_newest_turn_of_a_named_session_is_found(engine: Engine):
    for name in ("t1", "t2"):
        await engine.journal.append(turn(name))
    await engine.journal.append(turn("t3", session="s2"))

    assert (found := await link(engine, session="s1")) is not None
    assert found.key.turn == "t2"
    assert await link(engine, session="unknown") is None


async def test_the_longest_known_chain_is_found_and_of_equals_the_newest(engine: Engine):
    short, long = b"s" * 16, b"l" * 16
    for name, chain in (("t1", long), ("t2", long), ("t3", short)):
        await engine.journal.append(turn(name, chain=chain))

    assert (found := await link(engine, chains=(b"?" * 16, long, short))) is not None
    assert found.key.turn == "t2"


async def test_a_turn_is_not_the_latest_when_its_session_went_on(engine: Engine):
    await engine.journal.append(turn("t1"))
    await engine.journal.append(turn("t1", key=TurnKey("t1", 1)))
    assert (found := await link(engine, turn="t1")) is not None
    assert found.latest

    await engine.journal.append(turn("t2"))

    assert (found := await link(engine, turn="t1")) is not None
    assert not found.latest


async def test_what_a_request_cost_is_kept_when_the_turn_is_ingested_and_when_its_blocks_are_taken_out(worker: Engine):
    fact = memory("The dog is called Rex")
    await remember(worker, fact)
    usage = Usage(prompt_tokens=2006, cached_tokens=1900, written_tokens=100, completion_tokens=7)
    added = Added(new_tokens=3, replayed_tokens=4, blocks=5, replaced=6, mode="tail", lost="compressed")
    await worker.journal.append(turn("t1", injection=injected(fact), usage=usage, added=added, around=b"documents"))
    (job,) = await worker.queue.claim(9, now=NOW)
    await worker.memories.apply(job.record, [], at=NOW)
    await worker.memories.erase(Erasure(what="memory", tenant="acme", user="alice", memory_ids=(fact.id,)), at=NOW)

    (kept,) = await worker.archive.turn(Reach("acme"), "t1")
    found = await link(worker, turn="t1")

    assert (job.record.usage, job.record.added) == (usage, added)
    assert kept.injection.is_blanked
    assert (kept.usage, kept.added, kept.around) == (usage, added, b"documents")
    assert found == kept


@pytest.mark.parametrize("other", [BOB, STRANGER])
async def test_the_turns_of_another_are_never_found(engine: Engine, other: Scope):
    await engine.journal.append(turn("t1"))

    assert await link(engine, other, turn="t1") is None
    assert await link(engine, other, session="s1") is None
    assert await link(engine, other, chains=(turn("t1").chain,)) is None


async def test_the_archive_shows_all_steps_of_a_turn_to_its_tenant(engine: Engine):
    for key in (TurnKey("t1"), TurnKey("t1", 1)):
        await engine.journal.append(turn("t1", key=key))

    assert [link.key for link in await engine.archive.turn(Reach("acme"), "t1")] == [TurnKey("t1"), TurnKey("t1", 1)]
    with pytest.raises(NotFound):
        await engine.archive.turn(Reach("other"), "t1")


async def test_the_archive_shows_the_turns_of_one_user_where_one_is_meant(engine: Engine):
    await engine.journal.append(turn("t1", ALICE, session="a"))
    await engine.journal.append(turn("t1", BOB, session="b"))

    assert [link.session for link in await engine.archive.turn(Reach("acme", "bob"), "t1")] == ["b"]
    with pytest.raises(NotFound):
        await engine.archive.turn(Reach("acme", "carol"), "t1")


async def test_an_injection_is_replayed_no_more_once_a_memory_of_it_is_closed(engine: Engine):
    kept, gone = memory("Has a cat"), memory("Has a dog")
    await remember(engine, kept, gone)
    await engine.journal.append(turn("t1", injection=injected(kept)))
    await engine.journal.append(turn("t2", injection=injected(kept, gone)))
    await engine.memories.apply(None, [close(gone)], at=NOW)

    assert (first := await link(engine, turn="t1")) is not None
    assert (second := await link(engine, turn="t2")) is not None
    assert first.injection == injected(kept)
    assert (second.injection.stable, second.injection.dynamic, second.injection.memory_ids) == ("", "", ())


async def test_a_turn_whose_epoch_is_not_known_gets_that_of_its_append(worker: Engine):
    await worker.memories.erase(Erasure(what="user", tenant="acme", user="alice"), at=NOW)
    await worker.journal.append(turn("t1", epoch=-1))

    (job,) = await worker.queue.claim(1, now=NOW)

    assert await worker.memories.apply(job.record, [], at=NOW) == "applied"


async def test_links_outlive_the_content_of_finished_turns_until_their_time_is_over(store: Store):
    async with store.worker() as worker:
        await worker.journal.append(turn("t1"))
        (job,) = await worker.queue.claim(1, now=NOW)
        await worker.memories.apply(job.record, [], at=NOW)

        assert await worker.queue.trim(now=NOW) == 1
        assert await link(worker, turn="t1") is not None
        assert await worker.queue.trim(now=NOW + timedelta(days=29)) == 0
        assert await worker.queue.trim(now=NOW + timedelta(days=31)) == 1
        assert await link(worker, turn="t1") is None


async def test_the_turns_of_unfinished_jobs_are_not_trimmed(worker: Engine):
    await worker.journal.append(turn("t1"))

    assert await worker.queue.trim(now=NOW + timedelta(days=400)) == 0
    assert len(await worker.queue.claim(1, now=NOW)) == 1


# ── Pairs and the ledger ──────────────────────────────────────────────────────────────────────────────────────


def digest(name: str) -> bytes:
    return name.encode().ljust(16, b".")


def said(name: str, number: int, *, pair: str = "", session: str = "s1", block: str = "", **fields: Any) -> TurnRecord:
    """A turn with the chain that `number` says, after the answer that `pair` says, with `block` in its prompt."""
    told = Injection(dynamic=block, status="hit")
    more: dict[str, Any] = {"pair": digest(pair) if pair else b"", "session": session, "injection": told, **fields}
    return turn(name, chain=digest(f"c{number}"), minutes=number, **more)


def conversation(*numbers: int) -> tuple[bytes, ...]:
    """The chains of a request, the newest first."""
    return tuple(digest(f"c{number}") for number in numbers)


async def ledger(engine: Engine, scope: Scope = ALICE, **query: object) -> dict[bytes, str]:
    asked = RecallQuery(scope=scope, ledger=True, **query)  # pyright: ignore[reportArgumentType] - fields by name
    return {entry.chain: entry.dynamic for entry in (await engine.recollector.recollect(asked)).ledger}


async def test_the_ledger_gives_the_blocks_of_the_past_messages_and_not_of_the_newest(engine: Engine):
    for number in range(4):
        await engine.journal.append(said(f"t{number}", number, block=f"block {number}" if number != 1 else ""))

    found = await ledger(engine, chains=conversation(3, 2, 1, 0))

    assert found == {digest("c2"): "block 2", digest("c0"): "block 0"}
    assert (await engine.recollector.recollect(RecallQuery(scope=ALICE, chains=conversation(3, 2)))).ledger == ()


async def test_an_entry_of_the_ledger_names_the_memories_that_stand_in_it_the_mode_and_its_end(engine: Engine):
    told = memory("Has a cat")
    await remember(engine, told)
    added, shown = Added(mode="tail"), msgspec.structs.replace(injected(told), until=NOW)
    await engine.journal.append(turn("t0", chain=digest("c0"), injection=shown, added=added))

    asked = RecallQuery(scope=ALICE, ledger=True, chains=conversation(1, 0))
    (entry,) = (await engine.recollector.recollect(asked)).ledger

    assert (entry.memory_ids, entry.mode, entry.until) == ((told.id,), "tail", NOW)


@pytest.mark.parametrize("other", [BOB, STRANGER, Scope("acme", "alice", "coach")])
async def test_the_ledger_of_another_is_never_given(engine: Engine, other: Scope):
    await engine.journal.append(said("t0", 0, block="for Alice alone"))

    assert await ledger(engine, other, chains=conversation(1, 0)) == {}


async def test_of_conversations_that_begin_alike_each_gets_its_own_blocks_by_its_session(engine: Engine):
    for session in ("s1", "s2"):
        await engine.journal.append(said(f"{session}-0", 0, session=session, block=f"block of {session}"))
        await engine.journal.append(said(f"{session}-1", 1, session=session, pair=f"answer in {session}"))

    assert await ledger(engine, session="s1", chains=conversation(2, 0)) == {digest("c0"): "block of s1"}
    assert await ledger(engine, session="s2", chains=conversation(2, 0)) == {digest("c0"): "block of s2"}


async def test_of_turns_with_one_chain_the_one_with_its_pair_is_found_though_another_is_newer(engine: Engine):
    await engine.journal.append(said("mine", 1, session="s1", pair="my answer"))
    await engine.journal.append(said("theirs", 1, session="s2", pair="their answer"))

    assert (found := await link(engine, chains=conversation(2, 1), pairs=(digest("my answer"),))) is not None
    assert found.key.turn == "mine"
    assert (found := await link(engine, chains=conversation(2, 1), pairs=(digest("unknown"),))) is not None
    assert found.key.turn == "theirs"


async def test_a_history_whose_beginning_was_cut_off_is_found_by_its_last_pairs(engine: Engine):
    for number in range(1, 6):
        await engine.journal.append(said(f"t{number}", number, pair=f"p{number}"))
    newest_first = tuple(digest(f"p{number}") for number in (5, 4, 3))

    assert (found := await link(engine, chains=(digest("unknown"),), pairs=newest_first)) is not None
    assert found.key.turn == "t5"


@pytest.mark.parametrize("pairs", [("p5", "p4"), ("p5", "p3", "p4"), ("p4", "p3", "px")])
async def test_pairs_that_are_too_few_or_in_another_order_find_nothing(engine: Engine, pairs: tuple[str, ...]):
    for number in range(1, 6):
        await engine.journal.append(said(f"t{number}", number, pair=f"p{number}"))

    assert await link(engine, chains=(digest("unknown"),), pairs=tuple(map(digest, pairs))) is None


async def shown(engine: Engine, **query: object) -> dict[bytes, str]:
    asked = RecallQuery(scope=ALICE, shown=True, **query)  # pyright: ignore[reportArgumentType] - fields by name
    return {each.digest: each.turn for each in (await engine.recollector.recollect(asked)).shown}


async def test_the_turns_that_stand_in_a_history_are_known_by_its_chains_the_newest_message_among_them(engine: Engine):
    for number in range(4):
        await engine.journal.append(said(f"t{number}", number, pair=f"p{number}"))

    found = await shown(engine, chains=conversation(9, 2, 1, 0), pairs=(digest("p2"), digest("p1"), digest("p0")))

    assert found == {digest("c2"): "t2", digest("c1"): "t1", digest("c0"): "t0"}
    assert await shown(engine, chains=conversation(3)) == {digest("c3"): "t3"}
    assert await shown(engine, chains=conversation(9)) == {}
    unasked = RecallQuery(scope=ALICE, ledger=True, chains=conversation(3, 2))
    assert (await engine.recollector.recollect(unasked)).shown == ()


async def test_of_a_history_that_was_cut_off_the_turns_are_known_by_their_pairs(engine: Engine):
    for number in range(6):
        await engine.journal.append(said(f"t{number}", number, pair=f"p{number}"))
    pairs = tuple(digest(name) for name in ("p5", "p4", "unknown", "p2"))

    found = await shown(engine, chains=conversation(99, 98, 97, 96, 95), pairs=pairs)

    assert found == {digest("p5"): "t5", digest("p4"): "t4", digest("p2"): "t2"}


async def test_of_turns_that_were_said_alike_the_one_of_the_session_stands_in_the_history(engine: Engine):
    for session in ("s1", "s2"):
        await engine.journal.append(said(f"{session}-0", 0, session=session))

    assert await shown(engine, session="s1", chains=conversation(1, 0)) == {digest("c0"): "s1-0"}


@pytest.mark.parametrize("other", [BOB, STRANGER])
async def test_the_turns_of_another_stand_in_no_history(engine: Engine, other: Scope):
    await engine.journal.append(said("t0", 0, scope=other, pair="p0"))

    assert await shown(engine, chains=conversation(1, 0), pairs=(digest("p0"),)) == {}


@pytest.mark.parametrize("what", ["close", "correct", "erase"])
async def test_P9_a_block_leaves_the_ledger_with_what_it_says(engine: Engine, what: str):
    kept, gone = memory("Has a cat"), memory("Has a dog")
    await remember(engine, kept, gone)
    await engine.journal.append(turn("t0", chain=digest("c0"), injection=injected(kept)))
    await engine.journal.append(turn("t1", chain=digest("c1"), injection=injected(gone)))

    if what == "erase":
        await engine.memories.erase(
            Erasure(what="memory", tenant="acme", user="alice", memory_ids=(gone.id,)), at=LATER
        )
    else:
        corrected = msgspec.structs.replace(gone, text="Has a wolf")
        change = close(gone, at=LATER) if what == "close" else update(corrected)
        await engine.memories.apply(None, [change], at=LATER)

    assert await ledger(engine, chains=conversation(2, 1, 0)) == {digest("c0"): "Has a cat"}


async def test_what_the_worker_supersedes_stays_where_it_was_said(engine: Engine):
    told = memory("Has a cat")
    await remember(engine, told)
    await engine.journal.append(turn("t0", chain=digest("c0"), injection=injected(told)))

    superseded = msgspec.structs.replace(told, text="Has two cats")
    await engine.memories.apply(turn("t1"), [update(superseded)], at=LATER)

    assert await ledger(engine, chains=conversation(1, 0)) == {digest("c0"): "Has a cat"}


async def test_a_block_that_was_given_after_the_correction_is_replayed(engine: Engine):
    told = memory("Has a cat")
    await remember(engine, told)
    await engine.memories.apply(None, [update(msgspec.structs.replace(told, text="Has a wolf"))], at=NOW)
    await engine.journal.append(turn("t0", minutes=1, chain=digest("c0"), injection=injected(told)))

    assert await ledger(engine, chains=conversation(1, 0)) != {}


async def test_P9_a_field_of_the_profile_that_is_corrected_takes_the_stable_block_with_it(engine: Engine):
    diet = ProfileField(name="diet", values=(ProfileValue(text="vegan", recorded_at=NOW.date()),))
    await engine.memories.apply(None, [SetField(scope=ALICE, field=diet)], at=NOW)
    told = Injection(stable="diet: vegan", fields=("diet",), status="hit")
    await engine.journal.append(turn("t0", minutes=1, injection=told))
    assert (found := await link(engine, turn="t0")) is not None
    assert found.injection.stable

    now = msgspec.structs.replace(diet, values=(ProfileValue(text="none", recorded_at=NOW.date()),), version=1)
    await engine.memories.apply(None, [SetField(scope=ALICE, field=now)], at=LATER)

    assert (found := await link(engine, turn="t0")) is not None
    assert not found.injection.stable


async def test_a_turn_of_another_conversation_in_which_the_same_was_said_is_no_retry(engine: Engine):
    opening, said = b"o" * 16, b"s" * 16
    for session in ("first", "second"):
        await engine.journal.append(turn(f"{session} 1", session=session, chain=opening, pair=session.encode()))
    await engine.journal.append(turn("first 2", session="first", chain=said, pair=b"later"))

    found = await link(engine, chains=(said, opening), pairs=(b"second",))
    again = await link(engine, chains=(said, opening), pairs=(b"first",))

    assert found is not None
    assert (found.key.turn, found.chain) == ("second 1", opening)
    assert again is not None
    assert (again.key.turn, again.chain) == ("first 2", said)


async def test_a_turn_that_branched_into_a_session_of_its_own_is_found_by_the_answer_that_it_followed(worker: Engine):
    yes, pen = (name * 16 for name in (b"y", b"p"))
    first, other = (name * 16 for name in (b"1", b"2"))
    told: dict[str, Any] = {"chain": pen, "pair": b"a" * 16}
    await worker.journal.append(turn("t1", chain=yes, pair=first))
    await worker.journal.append(turn("t2", chain=yes, pair=other, minutes=1))
    await worker.journal.append(turn("t3", pair_before=other, minutes=2, **told))
    await worker.journal.append(turn("t4", pair_before=first, minutes=3, session="s2", **told))
    await worker.journal.append(turn("t5", chain=b"z" * 16, minutes=4))

    async def found(pair: bytes) -> str:
        followed = await link(worker, chains=(pen, yes), pairs=(pair,))
        return "" if followed is None else followed.key.turn

    assert [await found(pair) for pair in (first, other)] == ["t4", "t3"]
    assert await found(b"3" * 16) == "t4"  # nobody knows that answer: the newest
    for job in await worker.queue.claim(9, now=NOW):
        await worker.memories.apply(job.record, [], at=NOW)
    await worker.queue.trim(now=NOW)
    assert [await found(pair) for pair in (first, other)] == ["t4", "t3"]


async def test_a_turn_of_an_earlier_run_of_the_same_conversation_is_not_this_ones(engine: Engine):
    yes, pen = (name * 16 for name in (b"y", b"p"))
    for session in ("s1", "s2"):
        await engine.journal.append(turn(f"{session} yes", chain=yes, pair=b"1" * 16, session=session))
        if session == "s1":
            await engine.journal.append(turn("s1 pen", chain=pen, pair_before=b"1" * 16, session=session))

    found = await link(engine, chains=(pen, yes), pairs=(b"1" * 16,))

    assert found is not None
    assert found.key.turn == "s2 yes"


async def test_of_turns_that_followed_another_answer_none_is_found_where_the_turn_before_is_known(engine: Engine):
    yes, pen = (name * 16 for name in (b"y", b"p"))
    await engine.journal.append(turn("t1", chain=yes, pair=b"1" * 16))
    await engine.journal.append(turn("t2", chain=pen, pair=b"a" * 16, pair_before=b"2" * 16))

    found = await link(engine, chains=(pen, yes), pairs=(b"1" * 16,))

    assert found is not None
    assert found.key.turn == "t1"
