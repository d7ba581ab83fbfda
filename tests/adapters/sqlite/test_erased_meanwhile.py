"""A turn that waits for the journal while another process erases what stands in it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from adapters.sqlite.erase import SqliteEraser
from adapters.sqlite.files import Files
from adapters.sqlite.links import link_of
from memory.model.scope import Reach
from memory.ports.memories import Erasure, Listing
from memory.ports.search import RecallQuery
from tests.adapters.sqlite.conftest import Open
from tests.contract.examples import ALICE, NOW, injected, memory, remember, turn


@pytest.mark.parametrize("what", ["memory", "session", "user", "tenant"])
async def test_P9_what_is_erased_while_its_turn_waits_for_the_journal_is_in_no_file(
    opened: Open, path: Path, what: str
):
    gone = memory("Has a cat called Zerbinetta")
    erasure = Erasure(what=what, tenant="acme", user="alice", session="s1", memory_ids=(gone.id,))  # type: ignore[arg-type] - one of them
    record = turn("t1", injection=injected(gone), user_text="Zerbinetta is hungry" if what != "memory" else "Hungry")
    async with opened() as proxy, opened() as other:
        await remember(proxy, gone)
        basis = (await proxy.recollector.recollect(RecallQuery(scope=ALICE))).basis
        with closing(sqlite3.connect(Files(path).journal, isolation_level=None)) as busy:
            busy.execute("BEGIN IMMEDIATE")
            appending = asyncio.create_task(proxy.journal.append(record, basis=basis))
            await asyncio.sleep(0.05)  # it has looked, and waits
            erasing = asyncio.create_task(other.memories.erase(erasure, at=NOW))
            while await other.memories.list(Listing(reach=Reach.of(ALICE))):  # noqa: ASYNC110 - another's doing
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)  # it waits for the journal, too; were it slower, it would only find the turn
            busy.execute("ROLLBACK")
        await asyncio.gather(appending, erasing)

        found = {it.name for it in path.parent.iterdir() if b"Zerbinetta" in it.read_bytes()}
        kept = await other.queue.jobs()

    assert found == set()
    assert len(kept) == (what == "memory"), "what was said stays"


async def test_what_a_prompt_says_is_looked_for_only_where_something_of_the_user_has_changed_since(
    opened: Open, path: Path
):
    """A memory that never was tells whether it was looked for."""
    never, query = injected(memory("Has a cat")), RecallQuery(scope=ALICE)
    async with opened() as engine:
        await remember(engine, memory("Lives in Oslo"))
        basis = (await engine.recollector.recollect(query)).basis

        await engine.journal.append(turn("t1", injection=never), basis=basis)
        await remember(engine, memory("Works in Bergen"))
        await engine.journal.append(turn("t2", injection=never), basis=basis)

        with closing(sqlite3.connect(Files(path).journal)) as file:
            kept = [link_of(blob) for (blob,) in file.execute("SELECT link FROM turns ORDER BY seq")]

    assert [each.injection.is_blanked for each in kept if each] == [False, True]


async def test_a_session_is_known_whose_only_turn_a_worker_drops_while_it_is_erased(
    opened: Open, path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Its worker finds it void once the epoch has risen, and the trim of what is finished drops it."""
    erasure = Erasure(what="session", tenant="acme", user="alice", session="s1")
    take = SqliteEraser._take  # pyright: ignore[reportPrivateUsage] - the step behind which its worker comes
    async with opened() as engine, engine.ingesting():
        await engine.journal.append(turn("t1"))

        def then_void(*args: Any, **more: Any) -> Any:
            taken = take(*args, **more)
            with closing(sqlite3.connect(Files(path).journal, isolation_level=None)) as worker:
                worker.execute("DELETE FROM turns")
            return taken

        monkeypatch.setattr(SqliteEraser, "_take", then_void)
        erased = await engine.memories.erase(erasure, at=NOW)

    assert erased.known
