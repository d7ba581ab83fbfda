"""A user's oldest sessions become semantic memories (docs/rules.md, Old sessions)."""

import asyncio
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from adapters.in_memory import InMemoryEngine
from config.instructions import packaged
from memory.model.ids import uuid7
from memory.model.memory import Memory, MemoryType, Provenance, Source
from memory.model.scope import Reach, Scope
from memory.model.turn import TurnKey, TurnRecord
from memory.ports.changes import Add, RedactSessions
from memory.ports.llm import ModelAnswer, ModelRequest, ModelUnavailable
from memory.ports.memories import Erasure, Listing
from memory.ports.search import RecallQuery
from memory.sessions.context_window import CompressionOptions
from memory.text.tokens import estimate_tokens
from memory.upkeep.old_sessions import EpisodicCompressor, EpisodicReport, due, heuristic
from tests.memory.in_memory import engine_in_memory
from tests.memory.session_examples import ALICE, NOW, chain
from tests.memory.told_model import ToldModel

BOB = Scope("acme", "bob")
PROMPT = packaged("episodic_summary")
OPTIONS = CompressionOptions(episodic="always", episodic_threshold=4)


@pytest.fixture
def engine() -> InMemoryEngine:
    return engine_in_memory()


def said(session: int, n: int = 0, scope: Scope = ALICE, **fields: Any) -> Memory:
    at = NOW + timedelta(days=session, minutes=n)
    memory = Memory(
        id=uuid7(),
        scope=scope,
        text=f"went to place {n} on trip {session}",
        created_at=at,
        updated_at=at,
        mentioned_at=at.date(),
        provenance=Provenance(session=f"s{session}", turn=f"t{session}", fact_index=n),
    )
    return msgspec.structs.replace(memory, **fields)


async def remember(engine: InMemoryEngine, *memories: Memory) -> None:
    changes = [Add(memory=memory, vector=None, event_id=uuid7()) for memory in memories]
    await engine.memories.apply(None, changes, at=NOW)


def compressor(
    engine: InMemoryEngine, model: ToldModel | None = None, options: CompressionOptions = OPTIONS
) -> EpisodicCompressor:
    return EpisodicCompressor(
        store=engine.memories,
        model_of=model.of if model else None,
        prompt=PROMPT,
        count=estimate_tokens,
        clock=lambda: NOW + timedelta(days=100),
        make_id=uuid7,
        options=options,
    )


async def listed(engine: InMemoryEngine, **listing: Any) -> list[str]:
    return [memory.text for memory in await engine.memories.list(Listing(reach=Reach.of(ALICE), **listing))]


async def summaries(engine: InMemoryEngine) -> tuple[Memory, ...]:
    return await engine.memories.list(Listing(reach=Reach.of(ALICE), types=(MemoryType.SEMANTIC,)))


async def five_sessions(engine: InMemoryEngine) -> list[Memory]:
    memories = [said(session, n) for session in range(5) for n in range(3)]
    await remember(engine, *memories)
    return memories


# ── Which sessions ────────────────────────────────────────────────────────────────────────────────────────────


def test_only_beyond_the_threshold_and_then_the_oldest_half_of_it():
    memories = [said(session) for session in (3, 1, 2, 0)]

    assert due(memories, OPTIONS) == []
    assert [episode.session for episode in due([*memories, said(4)], OPTIONS)] == ["s0", "s1"]


def test_the_defaults_are_memory_vaults():
    options = CompressionOptions()

    assert (options.episodic_threshold, options.oldest_sessions) == (10, 5)
    assert CompressionOptions(episodic_sessions=3).oldest_sessions == 3


def test_pinned_quarantined_and_homeless_memories_are_left_alone():
    kept = [
        said(0, pinned=True),
        said(0, tags=("quarantined",)),
        said(0, provenance=Provenance()),
    ]
    (first, _) = due([*kept, *(said(session, 9) for session in range(5))], OPTIONS)

    assert [memory.provenance.fact_index for memory in first.memories] == [9]


def test_each_agents_memories_have_a_summary_of_their_own():
    coached = [said(session, 1, Scope("acme", "alice", "coach")) for session in range(5)]

    assert len(due([*coached, *(said(session) for session in range(5))], OPTIONS)) == 4


# ── What becomes of them ──────────────────────────────────────────────────────────────────────────────────────


async def test_a_session_becomes_a_semantic_memory_that_says_where_it_comes_from(engine: InMemoryEngine):
    memories = await five_sessions(engine)
    model = ToldModel('{"summary": "They travelled to three places."}')

    report = await compressor(engine, model).compress(ALICE)

    assert report == EpisodicReport(sessions=2, memories=6)
    first, _ = await summaries(engine)
    assert (first.text, first.provenance.session, first.source) == (
        "They travelled to three places.",
        "s0",
        Source.CONFIRMED,
    )
    assert (first.source_memory_ids, first.metadata) == (tuple(memory.id for memory in memories[:3]), {})
    assert model.requests[0].user.startswith(
        "Summarize the following conversation into 2-3 sentences capturing key facts,\ndecisions, and topics discussed."
    )
    assert "went to place 0 on trip 0 (mentioned 2024-01-01)\nwent to place 1 on trip 0" in model.requests[0].user


async def test_the_originals_are_kept_and_shown_to_whoever_asks_for_them(engine: InMemoryEngine):
    await five_sessions(engine)

    await compressor(engine).compress(ALICE)

    assert len(await listed(engine, types=("episodic",), include_compressed=False)) == 9
    assert len(await listed(engine, types=("episodic",))) == 15
    found = await engine.recollector.recollect(RecallQuery(scope=ALICE, text="trip"))
    assert sum(candidate.memory.compressed for candidate in found.candidates) == 6


async def test_without_a_model_the_most_important_memories_are_the_summary():
    told = [said(0, n, importance=weight) for n, weight in enumerate((0.1, 0.9, 0.5, 0.8))]

    assert heuristic(told) == "went to place 1 on trip 0 went to place 2 on trip 0 went to place 3 on trip 0"


@pytest.mark.parametrize(("episodic", "done"), [("always", 2), ("model", 0), ("off", 0)])
async def test_whether_the_heuristic_may_do_it_is_a_setting(engine: InMemoryEngine, episodic: Any, done: int):
    await five_sessions(engine)
    options = CompressionOptions(episodic_threshold=4, episodic=episodic)

    assert (await compressor(engine, options=options).compress(ALICE)).sessions == done


async def test_I14_when_the_model_fails_the_session_stays_as_it_is(engine: InMemoryEngine):
    await five_sessions(engine)

    report = await compressor(engine, ToldModel(ModelUnavailable("away"), '{"summary": "Short."}')).compress(ALICE)

    assert report == EpisodicReport(sessions=1, memories=3, failed=1)


async def test_K13_compressing_again_leaves_one_memory_for_each_session(engine: InMemoryEngine):
    memories = await five_sessions(engine)
    await compressor(engine).compress(ALICE)
    (first, second) = due(memories, OPTIONS)

    for episode in (first, second):
        await compressor(engine)._compressed(episode)  # pyright: ignore[reportPrivateUsage] - as another process would

    assert len(await summaries(engine)) == 2


async def test_nobody_elses_sessions_are_compressed(engine: InMemoryEngine):
    await five_sessions(engine)

    assert await compressor(engine).compress(BOB) == EpisodicReport()


async def test_it_is_looked_for_once_for_each_session(engine: InMemoryEngine):
    await five_sessions(engine)
    turn = TurnRecord(key=TurnKey("t"), scope=ALICE, session="s4", chain=chain(1), epoch=0, at=NOW)
    by = compressor(engine)

    assert (await by.after(turn)).sessions == 2
    await remember(engine, *(said(session) for session in range(5, 9)))
    assert (await by.after(turn)).sessions == 0
    assert (await by.after(msgspec.structs.replace(turn, session="s9"))).sessions == 2


async def test_it_is_looked_for_once_where_the_sessions_next_turn_comes_meanwhile(engine: InMemoryEngine):
    class Slow(ToldModel):
        async def answer(self, request: ModelRequest) -> ModelAnswer:
            await asyncio.sleep(0)
            return await super().answer(request)

    await five_sessions(engine)
    turn = TurnRecord(key=TurnKey("t"), scope=ALICE, session="s4", chain=chain(1), epoch=0, at=NOW)
    by = compressor(engine, Slow('{"summary": "They travelled."}'))

    first, second = await asyncio.gather(by.after(turn), by.after(turn))

    assert (first.sessions, second) == (2, EpisodicReport())


# ── P9 ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_P9_a_summary_goes_with_what_it_stands_for_and_the_rest_is_recalled_again(engine: InMemoryEngine):
    memories = await five_sessions(engine)
    await compressor(engine).compress(ALICE)

    await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(memories[1].id,)), at=NOW)

    assert [memory.provenance.session for memory in await summaries(engine)] == ["s1"]
    again = await listed(engine, types=("episodic",), include_compressed=False)
    assert [text for text in again if text.endswith("trip 0")] == [
        "went to place 0 on trip 0",
        "went to place 2 on trip 0",
    ]
    found = await engine.recollector.recollect(RecallQuery(scope=ALICE, text="trip", pool=50))
    assert sum(candidate.memory.compressed for candidate in found.candidates) == 3


async def test_P9_what_is_erased_while_its_session_is_summarised_is_in_no_summary(engine: InMemoryEngine):
    memories = await five_sessions(engine)

    class Slow(ToldModel):
        async def answer(self, request: ModelRequest) -> ModelAnswer:
            erasure = Erasure(what="memory", tenant="acme", memory_ids=(memories[1].id,))
            await engine.memories.erase(erasure, at=NOW)
            return await super().answer(request)

    report = await compressor(engine, Slow('{"summary": "They went to place 1 on trip 0."}')).compress(ALICE)

    assert (report.sessions, report.failed) == (1, 1)
    assert [memory.provenance.session for memory in await summaries(engine)] == ["s1"]
    assert len([text for text in await listed(engine, include_compressed=False) if text.endswith("trip 0")]) == 2


async def test_P9_a_correction_takes_the_summary_too(engine: InMemoryEngine):
    memories = await five_sessions(engine)
    await compressor(engine).compress(ALICE)
    store: Any = engine.memories

    await store.apply(None, [RedactSessions(scope=ALICE, memory_ids=(memories[0].id,))], at=NOW)

    assert [memory.provenance.session for memory in await summaries(engine)] == ["s1"]
