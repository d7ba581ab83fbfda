"""The contract of `TurnJournal` and `TurnArchive`, and of how later requests find a turn."""

import asyncio
from datetime import timedelta

import pytest

from memory.errors import NotFound
from memory.ports import Engine, Erasure, RecallQuery, TurnLink
from memory.scope import Scope
from memory.turns import Answer, TurnKey
from tests.contract.conftest import Store
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, close, injected, memory, remember, turn


async def link(engine: Engine, scope: Scope = ALICE, **query: object) -> TurnLink | None:
    asked = RecallQuery(scope=scope, **query)  # pyright: ignore[reportArgumentType] - fields by name
    return (await engine.recollector.recollect(asked)).link


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

    kept = {link.key for link in await worker.archive.turn("acme", "t1")}
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

    assert await link(engine, turn="t1") == TurnLink(
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


@pytest.mark.parametrize("other", [BOB, STRANGER])
async def test_the_turns_of_another_are_never_found(engine: Engine, other: Scope):
    await engine.journal.append(turn("t1"))

    assert await link(engine, other, turn="t1") is None
    assert await link(engine, other, session="s1") is None
    assert await link(engine, other, chains=(turn("t1").chain,)) is None


async def test_the_archive_shows_all_steps_of_a_turn_to_its_tenant(engine: Engine):
    for key in (TurnKey("t1"), TurnKey("t1", 1)):
        await engine.journal.append(turn("t1", key=key))

    assert [link.key for link in await engine.archive.turn("acme", "t1")] == [TurnKey("t1"), TurnKey("t1", 1)]
    with pytest.raises(NotFound):
        await engine.archive.turn("other", "t1")


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
