"""The cache of search arrays: bounded, and rebuilt when worn."""

import asyncio
import gc
import sqlite3
import threading
from typing import Any

import msgspec
import numpy as np
import pytest

from adapters.sqlite.index import INDEX_BYTES, MEMORY_BYTES, IndexCache, OwnerIndex
from adapters.sqlite.recollector import LOOKS_SECONDS
from adapters.sqlite.rows import packed, unpacked
from memory.model.scope import Scope
from memory.ports.search import RecallQuery
from tests.adapters.sqlite.conftest import Open
from tests.contract.examples import ALICE, NOW, add, memory, remember, texts, turn, update, vector


def use(cache: IndexCache, owner: bytes, *, memories: int) -> OwnerIndex:
    """An index that holds so many memories, MEMORY_BYTES each."""
    index = cache.take(owner)
    index.memories |= {n: memory(f"fact {n}") for n in range(memories)}
    cache.weigh(owner, index)
    return index


def test_the_indexes_that_were_not_used_for_longest_go_first():
    cache = IndexCache(limit_bytes=30 * MEMORY_BYTES + 2 * INDEX_BYTES)
    for owner in (b"a", b"b"):
        use(cache, owner, memories=10)
    cache.peek(b"a")
    newest = use(cache, b"c", memories=15)

    assert cache.peek(b"a") is not None
    assert cache.peek(b"b") is None
    assert cache.peek(b"c") is newest
    assert cache.nbytes == 25 * MEMORY_BYTES + 2 * INDEX_BYTES


def test_one_index_that_is_larger_than_the_cache_is_kept():
    cache = IndexCache(limit_bytes=10)
    use(cache, b"a", memories=1)
    large = use(cache, b"b", memories=10)

    assert cache.peek(b"a") is None
    assert cache.peek(b"b") is large


def test_a_stored_vector_is_nearly_the_one_that_was_given():
    rng = np.random.default_rng(1)
    units = rng.standard_normal((20, 256)).astype(np.float32)
    units /= np.linalg.norm(units, axis=1, keepdims=True)

    stored = unpacked([packed(unit) for unit in units] + [None, b"short"], 256)

    assert np.einsum("ij,ij->i", stored[:20], units) == pytest.approx(np.ones(20), abs=1e-3)
    assert np.linalg.norm(stored[:20], axis=1) == pytest.approx(np.ones(20), abs=1e-6)
    assert not stored[20:].any()


async def test_an_owner_whose_memories_change_all_the_time_is_recalled_right(opened: Open):
    async with opened() as engine:
        told = [memory(f"cat number{n}") for n in range(4)]
        await remember(engine, *told)
        for round_ in range(80):
            changed = told[round_ % 4]
            correction = memory(f"cat of round{round_}", id=changed.id)
            await engine.memories.apply(None, [update(correction, vector(1, round_))], at=NOW)
            found = await texts(engine, "cat", vector=vector(1))
            assert f"cat of round{round_}" in found
            assert len(found) == 4


async def test_many_who_ask_at_once_after_a_pause_wait_for_one_reading(opened: Open, monkeypatch: pytest.MonkeyPatch):
    read: list[str] = []
    refresh = OwnerIndex.refresh

    def refreshed(index: OwnerIndex, *args: Any) -> None:
        read.append(threading.current_thread().name)
        refresh(index, *args)

    async with opened() as engine:
        await remember(engine, *(memory(f"cat number{n}") for n in range(100)))
    async with opened() as engine:
        monkeypatch.setattr(OwnerIndex, "refresh", refreshed)
        found = await asyncio.gather(*(texts(engine, f"cat number{n}") for n in range(64)))

    assert all(f"cat number{n}" in each for n, each in enumerate(found))
    assert [name for name in read if name != threading.main_thread().name][1:] == []


async def test_who_stops_waiting_for_an_index_leaves_it_to_the_others(opened: Open):
    async with opened() as engine:
        await remember(engine, memory("cat"))
    async with opened() as engine:
        asking = [asyncio.ensure_future(texts(engine, "cat")) for _ in range(2)]
        await asyncio.sleep(0)
        asking[0].cancel()

        assert await asking[1] == {"cat"}


async def test_an_index_that_nobody_waits_for_any_more_may_fail_without_a_word(
    opened: Open, monkeypatch: pytest.MonkeyPatch
):
    go_on, said = threading.Event(), list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: said.append(context))

    def failing(*_: Any) -> None:
        go_on.wait(60)
        raise sqlite3.OperationalError("disk I/O error")

    async with opened() as engine:
        await remember(engine, memory("cat"))
    async with opened() as engine:
        monkeypatch.setattr(OwnerIndex, "refresh", failing)
        asking = asyncio.ensure_future(texts(engine, "cat"))
        await asyncio.sleep(0.01)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        go_on.set()
    gc.collect()

    assert said == []


async def test_what_comes_of_a_turn_is_taken_up_before_the_next_question(opened: Open, monkeypatch: pytest.MonkeyPatch):
    taken_up, is_taken_up = list[int](), asyncio.Event()
    advance = OwnerIndex.refresh

    def refreshed(index: OwnerIndex, *args: Any) -> None:
        advance(index, *args)
        taken_up.append(index.rows.size)
        is_taken_up.set()

    async with opened() as engine, opened() as worker:
        await remember(worker, memory("cat"))
        await texts(engine, "cat", vector=vector(1))
        monkeypatch.setattr(OwnerIndex, "refresh", refreshed)
        await engine.journal.append(turn("t1"))
        await remember(worker, memory("a second cat"))
        await is_taken_up.wait()
        found = await texts(engine, "cat", vector=vector(1))

    assert found == {"cat", "a second cat"}
    assert taken_up == [2]


async def test_who_closes_a_store_leaves_nothing_to_be_looked_for(opened: Open):
    said = list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: said.append(context))
    async with opened() as engine:
        await remember(engine, memory("cat"))
        await texts(engine, "cat")
        await engine.journal.append(turn("t1"))
    await asyncio.sleep(LOOKS_SECONDS[0] + 0.1)

    assert said == []


async def test_what_was_shown_in_one_project_or_to_one_agent_is_checked_anew_for_another(opened: Open):
    async with opened() as engine:
        await remember(engine, memory("cat of all"), msgspec.structs.replace(memory("cat of the shop"), project="shop"))
        await remember(engine, memory("cat of the agent", agent := Scope("acme", "alice", agent="helper")))
        for _ in range(2):
            assert await texts(engine, "cat", project="shop") == {"cat of all", "cat of the shop", "cat of the agent"}
            assert await texts(engine, "cat", project="home") == {"cat of all", "cat of the agent"}
            assert await texts(engine, "cat") == {"cat of all", "cat of the agent"}
            assert await texts(engine, "cat", agent) == {"cat of the agent"}


async def test_what_changes_its_project_is_shown_where_it_is_now(opened: Open):
    async with opened() as engine:
        told = msgspec.structs.replace(memory("cat of the shop"), project="shop")
        await remember(engine, told)
        assert await texts(engine, "cat", project="shop") == {told.text}

        await engine.memories.apply(None, [update(msgspec.structs.replace(told, project="home"), vector(1))], at=NOW)

        assert await texts(engine, "cat", project="shop") == set()
        assert await texts(engine, "cat", project="home") == {told.text}


async def test_a_small_cache_still_answers_for_every_owner(opened: Open):
    async with opened(cache_bytes=1) as engine:
        scopes = [Scope("acme", f"user{n}") for n in range(5)]
        for scope in scopes:
            await remember(engine, memory(f"cat of {scope.user}", scope))

        for scope in scopes * 2:
            assert await texts(engine, "cat", scope) == {f"cat of {scope.user}"}


async def test_the_first_answer_after_many_changes_is_whole(opened: Open):
    async with opened() as engine, opened() as other:
        await remember(engine, memory("cat 0"))
        await texts(engine, "cat")
        await other.memories.apply(None, [add(memory(f"cat {n}")) for n in range(1, 200)], at=NOW)

        found = await engine.recollector.recollect(RecallQuery(scope=ALICE, text="cat", pool=1_000))

        assert len(found.candidates) == 200
