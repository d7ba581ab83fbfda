"""The contract of `Holdings`, and of how a request finds the turn whose answer it goes on from."""

from datetime import timedelta

import msgspec
import pytest

from memory.model.scope import NONE, Reach, Scope
from memory.model.turn import Answer, TurnKey
from memory.ports.engine import Engine
from memory.ports.holdings import Holding
from memory.ports.memories import Erasure
from tests.contract.conftest import Store
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, turn
from tests.contract.test_journal import LATER, link

HERS, HIS, THEIRS = (Reach.of(scope) for scope in (ALICE, BOB, STRANGER))
NOBODYS = Reach("acme", NONE)
FIRST, SECOND, THIRD = (bytes([n]) * 16 for n in (1, 2, 3))


async def test_an_id_is_held_for_the_user_who_got_it_and_for_nobody_else(store: Store, engine: Engine):
    await engine.holdings.hold(HERS, [FIRST], Holding(upstream="claude"), at=NOW)
    await engine.holdings.hold(NOBODYS, [SECOND], Holding(), at=None)

    async with store.opened() as other:
        assert await other.holdings.held(HERS, FIRST) == Holding(upstream="claude")
        assert await other.holdings.held(NOBODYS, SECOND) == Holding()
    assert [await engine.holdings.held(reach, FIRST) for reach in (HIS, THEIRS, NOBODYS)] == [None] * 3
    assert [await engine.holdings.held(reach, SECOND) for reach in (HERS, HIS, THEIRS)] == [None] * 3


async def test_the_answer_of_a_turn_is_held_with_it(engine: Engine):
    await engine.journal.append(turn("t1", answer_id=FIRST, upstream="claude"))
    await engine.journal.append(turn("t2"))

    assert await engine.holdings.held(HERS, FIRST) == Holding(upstream="claude")
    assert await engine.holdings.held(HERS, b"") is None
    assert await engine.holdings.held(HIS, FIRST) is None


async def test_what_is_in_a_turns_answer_is_held_with_it(worker: Engine):
    await worker.journal.append(turn("t1", answer_id=FIRST, part_ids=(SECOND, THIRD), upstream="claude"))

    held = [await worker.holdings.held(HERS, digest) for digest in (FIRST, SECOND, THIRD)]
    assert held == [Holding(upstream="claude")] * 3
    assert [await worker.holdings.held(HIS, digest) for digest in (FIRST, SECOND, THIRD)] == [None] * 3

    (job,) = await worker.queue.claim(1, now=NOW)
    await worker.memories.apply(job.record, [], at=NOW)
    await worker.queue.trim(now=NOW)
    assert await worker.holdings.held(HERS, THIRD) == Holding(upstream="claude")
    await worker.queue.trim(now=NOW + timedelta(days=90))
    assert [await worker.holdings.held(HERS, digest) for digest in (FIRST, SECOND, THIRD)] == [None] * 3


async def test_what_is_in_an_answer_waits_for_nothing_though_the_answer_is_still_to_come(engine: Engine):
    await engine.journal.append(turn("t1", answer_id=FIRST, part_ids=(SECOND,), is_awaited=True))

    assert await engine.holdings.held(HERS, SECOND) == Holding()


async def test_several_ids_are_held_at_once(engine: Engine):
    await engine.holdings.hold(HERS, [FIRST], Holding(upstream="claude"), at=NOW)
    await engine.holdings.hold(HERS, [FIRST, SECOND], Holding(upstream="laptop"), at=NOW)

    assert await engine.holdings.held(HERS, FIRST) == Holding(upstream="claude")
    assert await engine.holdings.held(HERS, SECOND) == Holding(upstream="laptop")


async def test_an_id_that_is_held_already_stays_as_it_is(engine: Engine):
    await engine.journal.append(turn("t1", answer_id=FIRST, upstream="claude"))
    await engine.holdings.hold(HERS, [FIRST], Holding(upstream="laptop"), at=NOW)

    assert await engine.holdings.held(HERS, FIRST) == Holding(upstream="claude")


async def test_a_turn_takes_over_an_id_that_was_held_without_one(worker: Engine):
    await worker.holdings.hold(HERS, [FIRST], Holding(), at=NOW)
    await worker.journal.append(turn("t1", answer_id=FIRST, upstream="claude"))

    assert await worker.holdings.held(HERS, FIRST) == Holding(upstream="claude")
    await worker.queue.trim(now=NOW + timedelta(days=90))  # the turn is still to be ingested
    assert await worker.holdings.held(HERS, FIRST) == Holding(upstream="claude")


async def test_of_an_answer_that_is_still_to_come_all_is_held_that_it_takes_to_journal_it(worker: Engine):
    asked = turn("t1", answer_id=FIRST, is_awaited=True, model="m", project="tool", timezone="Europe/Rome")
    await worker.journal.append(asked)

    holding = await worker.holdings.held(HERS, FIRST)

    assert holding is not None
    assert holding.awaited is not None
    assert holding.awaited.user_text == ""
    told = ("key", "scope", "session", "chain", "epoch", "at", "answer_id", "project", "timezone", "model")
    assert {name: getattr(holding.awaited, name) for name in told} == {name: getattr(asked, name) for name in told}
    came = msgspec.structs.replace(
        holding.awaited, key=TurnKey("t1", 1), is_awaited=False, answer=Answer(text="Done.", complete=True)
    )
    await worker.journal.append(came)
    assert await worker.holdings.held(HERS, FIRST) == Holding()


async def test_ids_without_a_turn_go_with_the_time_for_which_turns_are_kept_and_others_stay(worker: Engine):
    await worker.holdings.hold(HERS, [FIRST], Holding(), at=NOW)
    await worker.holdings.hold(HERS, [SECOND], Holding(), at=None)
    await worker.holdings.hold(HERS, [THIRD], Holding(), at=NOW + timedelta(days=60))

    await worker.queue.trim(now=NOW + timedelta(days=61))

    held = [await worker.holdings.held(HERS, digest) for digest in (FIRST, SECOND, THIRD)]
    assert held == [None, Holding(), Holding()]


async def test_an_id_goes_with_its_turn(worker: Engine):
    await worker.journal.append(turn("t1", answer_id=FIRST))
    (job,) = await worker.queue.claim(1, now=NOW)
    await worker.memories.apply(job.record, [], at=NOW)

    await worker.queue.trim(now=NOW + timedelta(days=90))

    assert await worker.holdings.held(HERS, FIRST) is None


@pytest.mark.parametrize("what", ["user", "tenant"])
async def test_P9_all_ids_of_a_user_who_is_erased_are_gone_with_her(engine: Engine, what: str):
    for reach in (HERS, HIS, THEIRS):
        await engine.holdings.hold(reach, [FIRST], Holding(), at=NOW)
        await engine.holdings.hold(reach, [SECOND], Holding(), at=None)
    await engine.journal.append(turn("t1", answer_id=THIRD))

    user = {"user": "alice"} if what == "user" else {}
    await engine.memories.erase(Erasure(what=what, tenant="acme", **user), at=LATER)  # pyright: ignore[reportArgumentType]

    assert [await engine.holdings.held(HERS, digest) for digest in (FIRST, SECOND, THIRD)] == [None] * 3
    assert (await engine.holdings.held(HIS, FIRST) is None) == (what == "tenant")
    assert await engine.holdings.held(THEIRS, SECOND) == Holding()


async def test_P9_the_ids_of_an_erased_sessions_answers_are_gone_with_it_and_no_others(engine: Engine):
    part = bytes([4]) * 16
    await engine.journal.append(turn("t1", answer_id=FIRST, part_ids=(part,)))
    await engine.journal.append(turn("t2", answer_id=SECOND, session="s2"))
    await engine.holdings.hold(HERS, [THIRD], Holding(), at=NOW)

    await engine.memories.erase(Erasure(what="session", tenant="acme", user="alice", session="s1"), at=LATER)

    held = [await engine.holdings.held(HERS, digest) for digest in (FIRST, part, SECOND, THIRD)]
    assert held == [None, None, Holding(), Holding()]


# ── How a request finds the turn whose answer it goes on from ─────────────────────────────────────────────────


async def test_the_turn_is_found_whose_answer_a_request_goes_on_from(store: Store, engine: Engine):
    await engine.journal.append(turn("t1", answer_id=FIRST))
    await engine.journal.append(turn("t2", answer_id=SECOND, minutes=1))

    async with store.opened() as other:
        found = await link(other, follows=FIRST, chains=(b"c" * 16,))

    assert found is not None
    assert (found.key.turn, found.latest) == ("t1", False)


async def test_the_very_turn_is_found_that_is_asked_again_of_the_same_answer(engine: Engine):
    await engine.journal.append(turn("t1", answer_id=FIRST))
    await engine.journal.append(turn("t2", answer_id=SECOND, chain=b"c" * 16))

    found = await link(engine, follows=FIRST, chains=(b"c" * 16,))

    assert found is not None
    assert found.key.turn == "t2"


async def test_of_an_answer_that_nobody_knows_only_its_session_is_found(engine: Engine):
    await engine.journal.append(turn("t1", pair=b"p" * 16))

    assert await link(engine, follows=FIRST, chains=(b"c" * 16, turn("t1").chain)) is None
    found = await link(engine, follows=FIRST, session="s1", chains=(b"c" * 16,))
    assert found is not None
    assert found.key.turn == "t1"


async def test_the_answer_that_a_request_goes_on_from_counts_more_than_what_its_session_said_last(engine: Engine):
    await engine.journal.append(turn("t1", answer_id=FIRST))
    await engine.journal.append(turn("t2", answer_id=SECOND, minutes=1))

    found = await link(engine, follows=FIRST, session="s1", chains=(b"c" * 16,))

    assert found is not None
    assert found.key.turn == "t1"


async def test_of_the_steps_of_a_turn_the_newest_with_an_answer_is_found(engine: Engine):
    await engine.journal.append(turn("t1", answer_id=FIRST))
    await engine.journal.append(turn("t1", key=TurnKey("t1", 1), answer_id=SECOND, minutes=1))

    found = await link(engine, follows=SECOND)

    assert found is not None
    assert found.key == TurnKey("t1", 1)


@pytest.mark.parametrize("other", [BOB, STRANGER, Scope("acme", "alice", "coach")])
async def test_nobody_else_goes_on_from_an_answer(engine: Engine, other: Scope):
    await engine.journal.append(turn("t1", answer_id=FIRST))

    assert await link(engine, other, follows=FIRST, chains=(b"c" * 16,)) is None


async def test_what_is_trimmed_is_still_gone_on_from(worker: Engine):
    await worker.journal.append(turn("t1", answer_id=FIRST))
    (job,) = await worker.queue.claim(1, now=NOW)
    await worker.memories.apply(job.record, [], at=NOW)
    await worker.queue.trim(now=NOW)

    found = await link(worker, follows=FIRST)

    assert found is not None
    assert found.key.turn == "t1"
