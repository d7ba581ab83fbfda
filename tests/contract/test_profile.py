"""The contract of the profile: read with recall, written by who knows its present state, gone with its source."""

import asyncio
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from memory.model.errors import Conflict, ScopeError
from memory.model.memory import Doubt, Profile, ProfileField, ProfileValue
from memory.model.scope import Reach, Scope
from memory.model.turn import Injection, TurnRecord
from memory.ports.changes import RedactSessions, SetField
from memory.ports.engine import Engine
from memory.ports.memories import Erasure
from memory.ports.search import RecallQuery
from memory.prompt.formatting import profile_lines
from tests.contract.conftest import Store
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, add, close, memory, turn


def field(name: str, *values: str, version: int = 0, memory_id: str | None = None) -> ProfileField:
    said = tuple(ProfileValue(text=text, recorded_at=date(2025, 5, 7), memory_id=memory_id) for text in values)
    return ProfileField(name=name, values=said, version=version)


async def write(engine: Engine, *fields: ProfileField, scope: Scope = ALICE) -> None:
    await engine.memories.apply(None, [SetField(scope=scope, field=each) for each in fields], at=NOW)


async def recalled(engine: Engine, scope: Scope = ALICE) -> Profile:
    return (await engine.recollector.recollect(RecallQuery(scope=scope))).profile


async def test_a_profile_is_read_with_recall_in_the_order_in_which_it_was_written(engine: Engine):
    await write(engine, field("diet", "vegan"), field("allergies", "penicillin", "nuts"))
    await write(engine, field("diet", "vegetarian", version=1))

    assert await recalled(engine) == Profile(
        (field("diet", "vegetarian", version=2), field("allergies", "penicillin", "nuts", version=1))
    )
    assert await engine.memories.profile(ALICE) == await recalled(engine)


async def test_a_profile_is_its_users_whatever_the_agent(engine: Engine):
    await write(engine, field("diet", "vegan"))

    assert (await recalled(engine, Scope("acme", "alice", "coach"))).fields
    assert not (await recalled(engine, BOB)).fields
    assert not (await recalled(engine, STRANGER)).fields


@pytest.mark.parametrize("scope", [Scope("acme", agent="coach"), Scope("acme", "alice", run="r1")])
async def test_a_profile_without_a_user_or_of_a_run_is_refused(engine: Engine, scope: Scope):
    with pytest.raises(ScopeError):
        await write(engine, field("diet", "vegan"), scope=scope)


async def test_a_write_that_comes_too_late_is_a_conflict_and_changes_nothing(engine: Engine):
    await write(engine, field("diet", "vegan"))
    kept = memory("Alice eats no meat")

    for stale in (field("diet", "meat"), field("diet", "meat", version=2), field("diet", version=2)):
        with pytest.raises(Conflict):
            await engine.memories.apply(
                None, [add(kept), field_change(field("allergies", "nuts")), field_change(stale)], at=NOW
            )

    assert (await engine.memories.profile(ALICE)).fields == (field("diet", "vegan", version=1),)
    assert not await engine.memories.get(Reach("acme"), [kept.id])


def field_change(each: ProfileField) -> SetField:
    return SetField(scope=ALICE, field=each)


async def test_of_writes_at_once_one_wins(engine: Engine):
    await write(engine, field("diet", "vegan"))

    outcomes = await asyncio.gather(
        *(write(engine, field("diet", f"diet {n}", version=1)) for n in range(8)), return_exceptions=True
    )

    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 7
    assert (await engine.memories.profile(ALICE)).fields[0].version == 2


async def test_a_field_without_values_is_dropped(engine: Engine):
    await write(engine, field("diet", "vegan"), field("home", "Rome"))
    await write(engine, field("diet", version=1), field("never there"))

    assert await recalled(engine) == Profile((field("home", "Rome", version=1),))


async def test_another_process_sees_a_write_at_its_next_recall(store: Store):
    async with store.opened() as proxy, store.opened() as other:
        await write(other, field("diet", "vegan"))
        assert await recalled(proxy) == Profile((field("diet", "vegan", version=1),))

        await write(other, field("diet", "meat", version=1))

        assert await recalled(proxy) == Profile((field("diet", "meat", version=2),))


async def test_what_a_closed_memory_said_leaves_the_profile(engine: Engine):
    old, new = memory("A1C is 7.4"), memory("A1C is 6.8")
    await engine.memories.apply(None, [add(old), add(new)], at=NOW)
    a1c = ProfileField(
        name="vitals.a1c",
        values=(ProfileValue(text="6.8", memory_id=new.id),),
        previous=ProfileValue(text="7.4", memory_id=old.id),
    )
    await write(engine, a1c, field("diet", "vegan", "kosher"))

    await engine.memories.apply(None, [close(old)], at=NOW)
    assert (await recalled(engine)).fields[0].previous is None
    assert (await recalled(engine)).fields[0].values[0].text == "6.8"

    await engine.memories.apply(None, [close(new)], at=NOW)
    assert [each.name for each in (await recalled(engine)).fields] == ["diet"]


@pytest.mark.parametrize("what", ["memory", "session", "user", "tenant"])
async def test_D01_what_was_erased_leaves_the_profile(engine: Engine, what: str):
    said = memory("Alice is allergic to nuts")
    await engine.memories.apply(None, [add(said)], at=NOW)
    await write(engine, field("allergies", "nuts", memory_id=said.id))
    await write(engine, field("diet", "vegan"), scope=BOB)

    names = {"user": "alice"} if what in {"session", "user"} else {}
    names |= {"session": "s1"} if what == "session" else {}
    names |= {"memory_ids": (said.id,)} if what == "memory" else {}
    await engine.memories.erase(Erasure(what=what, tenant="acme", **names), at=NOW)  # pyright: ignore[reportArgumentType] - by name

    assert not (await recalled(engine)).fields
    assert bool((await recalled(engine, BOB)).fields) == (what != "tenant")


async def kept(engine: Engine, name: str) -> str:
    """What is kept of the stable block of a turn."""
    link = (await engine.recollector.recollect(RecallQuery(scope=ALICE, turn=name))).previous_turn
    assert link is not None
    return link.injection.stable


def told(name: str, stable: str, *, minutes: int = 0) -> TurnRecord:
    return turn(name, minutes=minutes, injection=Injection(stable=stable, fields=("allergies",), status="hit"))


async def test_P9_a_field_that_is_learned_again_does_not_bring_back_the_blocks_from_before_it_was_dropped(
    engine: Engine,
):
    await write(engine, field("allergies", "penicillin"))
    await engine.journal.append(told("t1", "allergies: penicillin"))
    await engine.memories.apply(None, [field_change(field("allergies", version=1))], at=NOW + timedelta(minutes=1))
    assert (await recalled(engine)).fields == ()

    await engine.memories.apply(turn("t2"), [field_change(field("allergies", "nuts"))], at=NOW + timedelta(minutes=2))
    await engine.journal.append(told("t3", "allergies: nuts", minutes=3))

    assert [value.text for value in (await recalled(engine)).fields[0].values] == ["nuts"]
    assert (await kept(engine, "t1"), await kept(engine, "t3")) == ("", "allergies: nuts")


async def test_P9_an_erased_value_of_several_leaves_the_blocks_that_are_kept(engine: Engine, tmp_path: Path):
    nuts, dust = memory("Alice is allergic to nuts"), memory("Alice is allergic to dust")
    await engine.memories.apply(None, [add(nuts), add(dust)], at=NOW)
    values = tuple(ProfileValue(text=text, memory_id=of.id) for text, of in (("nuts", nuts), ("dust", dust)))
    await write(engine, ProfileField(name="allergies", values=values))
    await engine.journal.append(told("t1", "allergies: nuts, dust"))

    await engine.memories.erase(
        Erasure(what="memory", tenant="acme", user="alice", memory_ids=(nuts.id,)), at=NOW + timedelta(minutes=1)
    )

    assert [value.text for value in (await recalled(engine)).fields[0].values] == ["dust"]
    assert await kept(engine, "t1") == ""
    assert b"nuts, dust" not in b"".join(file.read_bytes() for file in tmp_path.glob("store/*") if file.is_file())


async def test_P9_who_asked_just_before_a_correction_was_written_has_no_block_of_before_replayed(engine: Engine):
    """The correction was asked for, then the turn read the old value, then the correction was written."""
    await write(engine, field("allergies", "penicillin"))
    await engine.journal.append(told("t1", "allergies: penicillin"))

    just_before = NOW - timedelta(milliseconds=500)
    await engine.memories.apply(None, [field_change(field("allergies", "nuts", version=1))], at=just_before)

    assert await kept(engine, "t1") == ""


async def test_a_turn_may_not_write_anothers_profile(engine: Engine):
    with pytest.raises(ScopeError):
        await engine.memories.apply(turn("t1"), [SetField(scope=BOB, field=field("diet", "vegan"))], at=NOW)


async def test_P9_behind_a_close_a_field_is_written_anew_in_the_same_turn(worker: Engine):
    told = memory("I live in Graz and am allergic to nuts")
    await worker.memories.apply(None, [add(told)], at=NOW)
    await write(worker, field("home", "Graz", memory_id=told.id), field("allergies", "nuts", memory_id=told.id))
    await write(worker, field("diet", "vegan"))
    before = turn("before", injection=Injection(memory_ids=(), fields=("allergies",)))
    left = memory("I am allergic to nuts", turn="t1")
    later = NOW + timedelta(hours=1)
    closing = [
        msgspec.structs.replace(close(told, at=later), seen=told.revision),
        RedactSessions(scope=ALICE, memory_ids=(told.id,)),
        field_change(field("allergies", "nuts", memory_id=left.id)),
        add(left),
    ]

    await worker.memories.apply(turn("t1"), closing, at=later)

    now = await worker.memories.profile(ALICE)
    assert {each.name: [value.memory_id for value in each.values] for each in now.fields} == {
        "allergies": [left.id],
        "diet": [None],
    }
    assert [line.event for line in await worker.memories.history(Reach("acme"), told.id)] == ["ADD", "DELETE"]
    assert not await worker.memories.holds(before), "a block from before is not put back"


# ── What may have changed ─────────────────────────────────────────────────────────────────────────────────────


def in_doubt(name: str, value: str, *, by: str, memory_id: str | None = None, version: int = 0) -> ProfileField:
    said = ProfileValue(
        text=value, recorded_at=date(2025, 5, 7), memory_id=memory_id, doubt=Doubt(by, date(2025, 5, 9))
    )
    return ProfileField(name=name, values=(), withdrawn=(said,), version=version)


async def test_what_is_withdrawn_is_kept_and_stands_nowhere(engine: Engine):
    await write(engine, in_doubt("home", "Boston", by="m2"))

    (kept,) = (await engine.memories.profile(ALICE)).fields
    assert (kept.values, [value.text for value in kept.withdrawn]) == ((), ["Boston"])
    assert profile_lines(await recalled(engine)) == ()


async def test_a_block_in_which_a_withdrawn_value_stands_is_not_put_back(worker: Engine):
    await write(worker, field("allergies", "nuts"))
    await worker.journal.append(told("t1", "allergies: nuts", minutes=1))
    assert await kept(worker, "t1") == "allergies: nuts"

    withdrawn = in_doubt("allergies", "nuts", by="m2", version=1)
    await worker.memories.apply(turn("t2"), [field_change(withdrawn)], at=NOW + timedelta(minutes=2))

    assert await kept(worker, "t1") == ""


async def test_what_is_taken_back_puts_nothing_in_doubt_any_longer_and_what_is_closed_does(engine: Engine):
    sign = memory("We moved last month")
    await engine.memories.apply(None, [add(sign)], at=NOW)
    await write(engine, in_doubt("home", "Boston", by=sign.id))

    await engine.memories.apply(None, [close(sign)], at=NOW)
    (kept,) = (await engine.memories.profile(ALICE)).fields
    assert (kept.values, [value.text for value in kept.withdrawn]) == ((), ["Boston"])

    await engine.memories.apply(None, [RedactSessions(scope=ALICE, memory_ids=(sign.id,))], at=NOW)
    (kept,) = (await engine.memories.profile(ALICE)).fields
    assert ([value.text for value in kept.values], kept.withdrawn) == (["Boston"], ())


async def test_a_withdrawn_value_is_erased_with_its_memory(engine: Engine):
    said = memory("Alice lives in Boston")
    await engine.memories.apply(None, [add(said)], at=NOW)
    await write(engine, in_doubt("home", "Boston", by="m2", memory_id=said.id))

    await engine.memories.erase(Erasure(what="memory", tenant="acme", user="alice", memory_ids=(said.id,)), at=NOW)

    assert (await engine.memories.profile(ALICE)).fields == ()
