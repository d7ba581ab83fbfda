"""What is asked of a store that is open: it makes none, and reaches what waits on this machine's disk."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.spool import SpoolOptions, spooling
from adapters.sqlite import SqliteEngine
from config.settings import Settings, StoreSettings
from memory.model.errors import StoreGone, StoreUnavailable
from memory.model.scope import Digests
from memory.model.turn import TurnRecord
from memory.ports.changes import Basis
from memory.ports.memories import Erasure
from ricordo.stores import engine_of, eraser_of, quotas_of, switches_of
from tests.contract.examples import turn

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
PATIENT = SpoolOptions(store_seconds=0.05, first_pause_seconds=60, longest_pause_seconds=60)


class Away:
    """A journal whose store is away."""

    async def append(self, record: TurnRecord, *, basis: Basis | None = None) -> None:  # noqa: ARG002 - the port's signature
        raise StoreUnavailable(f"away for {record.key.turn}")


@pytest.mark.parametrize(("session", "turns", "known"), [("s1", 1, True), ("s9", 0, False)])
async def test_P9_a_turn_of_an_erased_session_leaves_the_spool_too(
    tmp_path: Path, session: str, turns: int, known: bool
):
    engine = await SqliteEngine.open(tmp_path / "store.db", digests=Digests(b"secret"), analyze=SnowballAnalyzer())
    folder = tmp_path / "spool"
    async with spooling(Away(), folder, options=PATIENT, clock=lambda: NOW) as journal:
        await journal.append(turn("t1", session="s1", user_text="My sister Zerbinetta"))
        erase = eraser_of(engine, journal, clock=lambda: NOW)

        erased = await erase(Erasure(what="session", tenant="acme", user="alice", session=session))

        assert (erased.turns, erased.known) == (turns, known)
        kept = await asyncio.to_thread(lambda: b"".join(file.read_bytes() for file in folder.rglob("*.*")))
        assert (b"Zerbinetta" in kept) == (not known)
    await engine.close()


@pytest.mark.parametrize("part", [switches_of, quotas_of])
async def test_what_is_made_for_an_open_store_makes_none_where_it_was_moved_away(
    tmp_path: Path, part: Callable[..., object]
):
    store = tmp_path / "store"
    settings = Settings(store=StoreSettings(path_or_url=str(store / "ricordo.db")))
    async with engine_of(settings) as engine:
        store.rename(tmp_path / "elsewhere")
        with pytest.raises(StoreGone):
            part(settings, engine, clock=lambda: NOW)

    assert not store.exists()
