"""The contract of `Notes`."""

import asyncio
import time

from memory.model.scope import Digests
from memory.ports.engine import Engine
from memory.turn.quotas import QuotaOptions, Quotas
from memory.turn.switches import RecallSwitch, Switch, Switches, SwitchOptions
from tests.contract.conftest import Store
from tests.contract.examples import NOW


async def test_notes_are_known_to_all_processes_and_replaced_by_name(store: Store, engine: Engine):
    await engine.notes.put("key/1", b"\x00one")
    await engine.notes.put("user/x", b"two")
    await engine.notes.put("key/1", b"\xff")

    async with store.opened() as other:
        assert await other.notes.get("key/1") == b"\xff"
        assert await other.notes.get("key/2") is None
        assert await other.notes.under("key/") == {"1": b"\xff"}
        assert await other.notes.under("") == {"key/1": b"\xff", "user/x": b"two"}


async def test_a_note_is_replaced_if_it_is_what_was_seen(engine: Engine):
    assert await engine.notes.swap("set", b"\x00one", seen=None)
    assert not await engine.notes.swap("set", b"two", seen=None)
    assert not await engine.notes.swap("set", b"two", seen=b"\x00other")
    assert await engine.notes.swap("set", b"two", seen=b"\x00one")

    assert await engine.notes.get("set") == b"two"


async def test_what_is_kept_beside_a_note_is_kept_with_it_or_not_at_all(engine: Engine):
    await engine.notes.put("changed", b"before")

    assert not await engine.notes.swap("set", b"two", seen=b"one", beside={"changed": b"after"})
    assert await engine.notes.get("changed") == b"before"
    assert await engine.notes.swap("set", b"two", seen=None, beside={"changed": b"after"})
    assert await engine.notes.under("") == {"set": b"two", "changed": b"after"}


async def test_switches_that_are_set_at_once_are_all_set(engine: Engine, store: Store):
    async with store.opened() as other:
        both = [switches_of(engine), switches_of(other)]
        await asyncio.gather(
            *(both[at % 2].put(Switch(model=f"model-{at}", recall=RecallSwitch.OFF), tenant="acme") for at in range(20))
        )
        await asyncio.gather(both[0].put_own("acme", "ada", recall=False), both[1].put_own("acme", "ada", save=False))

        state = await both[0].state("acme", "ada")

    assert {each.model for each in state.tenant} == {f"model-{at}" for at in range(20)}
    assert (state.own.recall, state.own.save) == (False, False)


async def test_what_several_workers_leave_out_at_once_is_counted_whole(engine: Engine, store: Store):
    async with store.opened() as other:
        workers = [quotas_of(engine), quotas_of(other)]
        await asyncio.gather(*(workers[at % 2].leave_out("acme", at) for at in range(20)))

        assert (await workers[0].report("acme")).left_out == sum(range(20))
        assert (await workers[0].report("globex")).left_out == 0


def quotas_of(engine: Engine) -> Quotas:
    digests = Digests(b"secret")
    return Quotas(engine.memories, engine.notes, options=QuotaOptions(), digests=digests, clock=lambda: NOW)


def switches_of(engine: Engine) -> Switches:
    digests = Digests(b"secret")
    return Switches(engine.notes, options=SwitchOptions(), digests=digests, clock=lambda: NOW, ticks=time.monotonic)
