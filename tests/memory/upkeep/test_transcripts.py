"""Conversations that nobody has come back to are deleted after their days, on the engine in memory."""

from datetime import datetime, timedelta

from adapters.in_memory import InMemoryEngine
from memory.model.session import SessionEntry
from memory.upkeep.transcripts import EVERY, Transcripts
from tests.contract.examples import ALICE, NOW
from tests.memory.in_memory import engine_in_memory


async def said(engine: InMemoryEngine, session: str, at: datetime) -> None:
    await engine.sessions.append(ALICE, session, [SessionEntry(id=session, role="user", content="hello", timestamp=at)])


async def left(engine: InMemoryEngine) -> list[str]:
    return [each.id for each in await engine.sessions.sessions(ALICE)]


async def test_they_go_after_their_days_and_are_looked_for_once_a_day():
    engine, now = engine_in_memory(), NOW
    transcripts = Transcripts(engine.sessions, days=90, clock=lambda: now)
    await said(engine, "first", NOW)
    await said(engine, "second", NOW + timedelta(hours=1))

    now = NOW + timedelta(days=90)
    early = await transcripts.drop()
    now += timedelta(minutes=90)
    too_soon = await transcripts.drop()
    now += EVERY
    due = await transcripts.drop()

    assert (early, too_soon, due) == (0, 0, 2)
    assert await left(engine) == []


async def test_without_days_they_are_kept():
    engine = engine_in_memory()
    await said(engine, "first", NOW)

    assert await Transcripts(engine.sessions, days=0, clock=lambda: NOW + timedelta(days=9_999)).drop() == 0
    assert await left(engine) == ["first"]
