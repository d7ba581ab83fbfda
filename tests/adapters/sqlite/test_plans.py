"""What SQLite looks at: for what is asked with every turn, of one user or by ids never at all that a store has."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import numpy as np
import pytest

from adapters.sqlite import SqliteEngine, engine, readers
from adapters.sqlite.files import Files, connect
from memory.model.memory import MemoryType, Retention
from memory.model.scope import Reach, Scope
from memory.ports.changes import AppendEntries
from memory.ports.memories import Listing
from memory.ports.search import RecallQuery
from memory.sessions.entries import entries_of
from memory.store.pages import all_closed
from memory.text.tokens import estimate_tokens
from tests.adapters.sqlite.conftest import Open
from tests.contract.examples import ALICE, NOW, add, memory, turn, vector

FEW = (
    "SCAN CONSTANT ROW",
    "SCAN json_each",
    "SCAN new",
    "SCAN (subquery",
    "SCAN jobs USING INDEX jobs_open",  # what waits
    "SCAN jobs USING INDEX jobs_running",
    "SCAN jobs USING INDEX jobs_dead",
)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, str]]:
    """All statements with their values, and the files that they were asked of."""
    asked: list[tuple[Path, str]] = []

    def connected(path: Path, **options: float) -> sqlite3.Connection:
        connection = connect(path, **options)
        connection.set_trace_callback(lambda sql: asked.append((path, sql)))
        return connection

    for module in (engine, readers):
        monkeypatch.setattr(module, "connect", connected)
    return asked


async def ingest(engine: SqliteEngine, name: str) -> None:
    """A turn, as a proxy journals it and a worker makes a memory of it."""
    vectors = vector(1)[np.newaxis]
    await engine.journal.append(turn(name))
    await engine.recollector.recollect(RecallQuery(scope=ALICE, text="words", vector=vector(1)))
    (job,) = await engine.queue.claim(1, now=NOW)
    near = await engine.memories.neighbours(ALICE, vectors=vectors, texts=["words"], limit=9)
    told = memory(job.record.user_text, turn=name, type=MemoryType.EPISODIC)
    said: AppendEntries = entries_of(job.record, count=estimate_tokens)
    await engine.memories.apply(job.record, [add(told, vector(1)), said], basis=near.basis, at=NOW)
    await engine.sessions.newest(ALICE, "s1", limit=8)
    await engine.sessions.head(ALICE, "s1")
    await engine.memories.list(Listing(reach=Reach.of(ALICE), pinned=True))


async def keep_up(engine: SqliteEngine) -> None:
    """What a worker does once a minute, as far as it looks for what is due."""
    await engine.queue.trim(now=NOW)
    await engine.queue.backlog()
    await engine.queue.stalled_since(now=NOW)
    for kept_as in Retention:
        if kept_as is not Retention.LASTING:
            await engine.memories.passing(kept_as, before=NOW + timedelta(days=1), limit=9)
    await engine.memories.trash(before=NOW, limit=9)


def plan_of(path: Path, sql: str) -> list[str]:
    with closing(connect(path)) as connection:
        connection.execute("ATTACH ? AS journal", (str(Files(path).journal),))
        return [step for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {sql}")]


async def test_nothing_that_is_asked_all_the_time_looks_through_a_table(opened: Open, asked: list[tuple[Path, str]]):
    async with opened() as engine, engine.ingesting():
        await ingest(engine, "t1")
        asked.clear()
        await ingest(engine, "t2")
        await keep_up(engine)

    plans = {sql: plan_of(path, sql) for path, sql in asked if sql.split()[0] in {"SELECT", "WITH", "UPDATE", "DELETE"}}
    scans = {sql: [step for step in plan if step.startswith("SCAN")] for sql, plan in plans.items()}
    assert [(step, sql) for sql, steps in scans.items() for step in steps if not step.startswith(FEW)] == []
    assert len(plans) > 30


async def test_what_is_asked_of_one_user_or_by_ids_looks_through_no_tenant(opened: Open, asked: list[tuple[Path, str]]):
    async with opened() as engine, engine.ingesting():
        await ingest(engine, "t1")
        (known,) = await engine.memories.list(Listing(reach=Reach.of(ALICE)))
        asked.clear()
        await engine.memories.get(Reach(ALICE.tenant), [known.id])
        await engine.memories.last(Reach(ALICE.tenant), [known.id])
        await all_closed(engine.memories, Reach.of(ALICE))
        await engine.memories.history(Reach(ALICE.tenant), known.id)
        await engine.memories.list(Listing(reach=Reach.of(ALICE), limit=1))

    steps = [step for path, sql in asked if sql.startswith(("SELECT", "\n")) for step in plan_of(path, sql)]
    assert [step for step in steps if "(tenant=?" in step] == []
    assert any("(id=?)" in step for step in steps)


async def test_a_page_of_a_tenants_memories_is_read_in_its_order(opened: Open, asked: list[tuple[Path, str]]):
    async with opened() as engine, engine.ingesting():
        await ingest(engine, "t1")
        asked.clear()
        assert await engine.memories.list(Listing(reach=Reach(ALICE.tenant), limit=1))

    steps = [step for path, sql in asked if "SELECT" in sql for step in plan_of(path, sql)]
    assert any("(tenant=? AND id>?)" in step for step in steps)
    assert not any("ORDER BY" in step for step in steps)


def steps_of(path: Path, sql: str) -> int:
    """How many steps SQLite's machine takes for a statement."""
    steps: list[None] = []
    with closing(connect(path)) as connection:
        connection.set_progress_handler(lambda: steps.append(None), 1)
        connection.execute(sql).fetchall()
    return len(steps)


@pytest.mark.parametrize("tenant", [ALICE.tenant, None])
async def test_a_page_of_users_costs_the_same_however_many_others_there_are(
    opened: Open, asked: list[tuple[Path, str]], tenant: str | None
):
    async def page(engine: SqliteEngine) -> int:
        asked.clear()
        assert len(await engine.memories.scopes(tenant=tenant, limit=2)) == 2
        ((path, sql),) = [(path, sql) for path, sql in asked if "WITH RECURSIVE" in sql]
        return steps_of(path, sql)

    async def come(engine: SqliteEngine, users: range) -> None:
        scopes = [Scope(ALICE.tenant, f"user {number}") for number in users]
        for scope in scopes:
            told = [add(memory(f"{number}", scope=scope), vector(1)) for number in range(5)]
            await engine.memories.apply(None, told, at=NOW)

    async with opened() as engine, engine.ingesting():
        await come(engine, range(4))
        of_few = await page(engine)
        await come(engine, range(4, 40))
        of_many = await page(engine)

    assert of_many < 1.5 * of_few
