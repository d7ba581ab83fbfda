"""What the commands do, on a real store."""

from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np
import pytest

from adapters.sqlite.engine import SqliteEngine
from config.loading import load_settings
from config.upstreams import UpstreamSettings
from memory.model.errors import InvalidInput, NotFound
from memory.model.ids import uuid7
from memory.model.memory import Memory, MemoryType
from memory.model.profile_options import ProfileOptions
from memory.model.recall_options import RankingOptions
from memory.model.scope import Digests, Reach, Scope
from memory.model.turn import TurnKey, TurnRecord
from memory.model.types import Vectors
from memory.ports.embedding import Purpose
from memory.ports.jobs import Backlog, JobState
from memory.ports.memories import Listing, StoreCounts
from memory.upkeep.corrections import LONGEST_TEXT, Corrector
from ricordo.cli.by_hand import add_memory
from ricordo.cli.check import (
    Level,
    examine,
    examine_engine,
    examine_model,
    examine_upstream,
    floor_finding,
    jobs_finding,
    prompt_finding,
    retention_finding,
    upstream_finding,
    vectors_finding,
)
from ricordo.cli.jobs import Chosen, discard_dead, retry_dead
from ricordo.cli.memories import UserLine, erase_one, erase_user, list_users
from ricordo.cli.searching import search_memories
from ricordo.demo.upstream import ScriptedUpstream
from tests.faulty_proxy import free_port
from tests.scripted_models import KEY, Said, ScriptedModels, refusal
from tests.scripted_upstream import Answer

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
ADA = Scope("local", "ada")
BOB = Scope("local", "bob")


class LetterEmbedder:
    """Counts letters: deterministic, of unit length, and alike for texts that share letters."""

    dimension = 26
    duplicate_cosine = 0.99

    def __init__(self, name: str = "letters") -> None:
        self.name = name

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:  # noqa: ARG002 - one vector for both
        rows = np.array([[text.lower().count(chr(97 + letter)) for letter in range(26)] for text in texts], np.float32)
        rows[:, 0] += 1
        return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def open_store(folder: Path, embedder: str = "letters"):
    return SqliteEngine.open(
        folder / "ricordo.db",
        digests=Digests(b"secret"),
        analyze=lambda text: tuple(text.lower().split()),
        embedder=embedder,
    )


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[SqliteEngine]:
    opened = await open_store(tmp_path)
    yield opened
    await opened.close()


async def added(engine: SqliteEngine, text: str, scope: Scope = ADA, *, pinned: bool = False) -> Memory:
    return await add_memory(
        engine,
        LetterEmbedder(),
        scope=scope,
        text=text,
        kind=MemoryType.SEMANTIC,
        pinned=pinned,
        now=NOW,
        make_id=uuid7,
    )


def corrector(engine: SqliteEngine) -> Corrector:
    return Corrector(engine.memories, options=ProfileOptions(), clock=lambda: NOW, make_id=uuid7)


async def listed(engine: SqliteEngine, scope: Scope = ADA) -> tuple[Memory, ...]:
    return await engine.memories.list(Listing(reach=Reach.of(scope)))


async def journalled(engine: SqliteEngine, turn: str, scope: Scope = ADA) -> TurnKey:
    key = TurnKey(turn)
    record = TurnRecord(key=key, scope=scope, session="s", chain=turn.encode().ljust(16)[:16], epoch=0, at=NOW)
    await engine.journal.append(record)
    return key


async def buried(engine: SqliteEngine, *turns: str, scope: Scope = ADA) -> None:
    for turn in turns:
        await journalled(engine, turn, scope)
        async with engine.ingesting():
            for job in await engine.queue.claim(1, now=NOW):
                await engine.queue.bury(job.record.key, error="poison")


# ── Memories ──────────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_users_of_a_tenant_are_listed_with_their_agents(engine: SqliteEngine):
    for scope in (ADA, ADA, Scope("local", "ada", "coach"), BOB, Scope("shop", "ada")):
        await added(engine, f"A memory of {scope}", scope)

    local = (
        UserLine(tenant="local", user="ada", memories=3, agents=("coach",)),
        UserLine(tenant="local", user="bob", memories=1),
    )
    assert await list_users(engine, tenant="local") == (local, 0)
    assert await list_users(engine, tenant=None) == ((*local, UserLine(tenant="shop", user="ada", memories=1)), 0)


async def test_an_added_memory_is_the_users_own_word_and_is_found(engine: SqliteEngine):
    memory = await added(engine, "  I am allergic to penicillin  ", pinned=True)

    assert await listed(engine) == (memory,)
    assert (memory.text, memory.pinned, memory.source) == ("I am allergic to penicillin", True, "confirmed")
    assert (await engine.memories.counts()).vectors == {"letters": 1}


@pytest.mark.parametrize("text", ["", "   ", "x" * (LONGEST_TEXT + 1)])
async def test_a_memory_that_is_empty_or_too_long_is_refused(engine: SqliteEngine, text: str):
    with pytest.raises(InvalidInput, match=f"1 to {LONGEST_TEXT}"):
        await added(engine, text)

    assert await listed(engine) == ()


async def test_a_memory_is_pinned_and_let_go_of_again_and_keeps_its_vector(engine: SqliteEngine):
    memory = await added(engine, "likes tea")

    for pinned in (True, False):
        await corrector(engine).set_pin(Reach.of(ADA), memory.id, pinned=pinned)
        assert [each.pinned for each in await listed(engine)] == [pinned]
    assert (await engine.memories.counts()).vectors == {"letters": 1}


async def test_nobody_pins_or_erases_the_memory_of_another_user(engine: SqliteEngine):
    memory = await added(engine, "likes tea")

    with pytest.raises(NotFound):
        await corrector(engine).set_pin(Reach.of(BOB), memory.id, pinned=True)
    with pytest.raises(NotFound):
        await erase_one(engine, scope=BOB, memory_id=memory.id, now=NOW)

    assert await listed(engine) == (memory,)


async def test_one_memory_is_erased_and_the_others_stay(engine: SqliteEngine):
    gone, kept = await added(engine, "likes tea"), await added(engine, "likes jazz")

    erased = await erase_one(engine, scope=ADA, memory_id=gone.id, now=NOW)

    assert erased.memories == 1
    assert await listed(engine) == (kept,)


async def test_D01_erasing_a_user_takes_memories_and_turns_and_nobody_elses(engine: SqliteEngine):
    await added(engine, "likes tea")
    kept = await added(engine, "likes jazz", BOB)
    await journalled(engine, "t1")

    erased = await erase_user(engine, scope=ADA, now=NOW)

    assert (erased.memories, erased.turns) == (1, 1)
    assert await listed(engine) == ()
    assert await listed(engine, BOB) == (kept,)


# ── Jobs ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_dead_letter_is_retried_by_its_turn(engine: SqliteEngine):
    await buried(engine, "t1", "t2")

    assert await retry_dead(engine, Chosen(["t1"])) == 1

    states = {job.key.turn: job.state for job in await engine.queue.jobs()}
    assert states == {"t1": JobState.PENDING, "t2": JobState.DEAD}


async def test_all_dead_letters_are_discarded_for_good(engine: SqliteEngine):
    await buried(engine, "t1", "t2")

    assert await discard_dead(engine, Chosen()) == 2

    assert await engine.queue.jobs() == ()


async def test_a_dead_letter_of_which_two_users_have_one_is_not_guessed_at(engine: SqliteEngine):
    for scope in (ADA, BOB):
        await buried(engine, "t1", scope=scope)

    with pytest.raises(InvalidInput, match="--user"):
        await discard_dead(engine, Chosen(["t1"]))
    assert await discard_dead(engine, Chosen(["t1"], user="bob")) == 1
    assert await retry_dead(engine, Chosen()) == 1
    assert [job.user for job in await engine.queue.jobs()] == ["ada"]


async def test_a_turn_that_is_no_dead_letter_is_named_and_nothing_is_done(engine: SqliteEngine):
    await buried(engine, "t1")

    with pytest.raises(NotFound, match="t9"):
        await discard_dead(engine, Chosen(["t1", "t9"]))

    assert len(await engine.queue.jobs(state=JobState.DEAD)) == 1


# ── Search ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_search_gives_what_bears_on_it_best_first_then_what_is_in_every_prompt(engine: SqliteEngine):
    tea, _ = await added(engine, "likes green tea"), await added(engine, "zzz zzz")
    pinned = await added(engine, "allergic to penicillin", pinned=True)
    await added(engine, "likes green tea too", BOB)

    found = await search_memories(
        engine, LetterEmbedder(), scope=ADA, text="green tea", options=RankingOptions(top_k=1), now=NOW
    )

    assert [(memory.id, score is None) for memory, score in found] == [(tea.id, False), (pinned.id, True)]


# ── The doctor ────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_healthy_store_has_only_good_findings(engine: SqliteEngine, tmp_path: Path):
    await added(engine, "likes tea")

    findings = await examine_engine(engine, str(tmp_path), embedder=LetterEmbedder(), now=NOW)

    assert [finding.level for finding in findings] == [Level.OK, Level.OK, Level.OK]
    assert "1 memories of 1 users" in findings[0].detail


def test_missing_vectors_are_a_warning_that_says_how_to_make_them():
    counts = StoreCounts(tenants=1, users=1, memories=3, vectors={"other": 3})

    finding = vectors_finding(counts, LetterEmbedder())

    assert (finding.level, finding.advice) == (Level.WARN, "run `ricordo reembed`")


@pytest.mark.parametrize(
    ("backlog", "level", "advice"),
    [
        (Backlog(pending=0, dead=0), Level.OK, ""),
        (Backlog(pending=2, dead=0, oldest=NOW - timedelta(seconds=5)), Level.OK, ""),
        (Backlog(pending=2, dead=0, oldest=NOW - timedelta(hours=1)), Level.WARN, "ricordo worker"),
        (Backlog(pending=0, dead=1), Level.WARN, "ricordo jobs list --state dead"),
    ],
)
def test_turns_that_wait_long_and_dead_letters_are_warnings(backlog: Backlog, level: Level, advice: str):
    finding = jobs_finding(backlog, NOW)

    assert finding.level is level
    assert advice in finding.advice


@pytest.mark.parametrize(
    ("status", "keyed", "level"),
    [
        (200, False, Level.OK),
        (401, False, Level.OK),
        (401, True, Level.FAIL),
        (404, False, Level.WARN),
        (503, True, Level.FAIL),
    ],
)
def test_an_upstream_that_answers_is_reachable_and_a_refused_key_is_a_fault(status: int, *, keyed: bool, level: Level):
    assert upstream_finding("upstream", "http://x/v1", status, keyed=keyed).level is level


async def test_an_upstream_is_asked_over_the_network():
    async with ScriptedUpstream() as upstream:
        base = upstream.base
        there, is_keyless = await examine_upstream("upstream", UpstreamSettings(base=base))
    gone, _ = await examine_upstream("upstream", UpstreamSettings(base=base))

    assert there.level is Level.WARN
    assert not is_keyless  # there is nothing at this path
    assert gone.level is Level.FAIL
    assert base in gone.detail


async def test_what_to_do_about_a_store_fits_its_kind(tmp_path: Path):
    folder = tmp_path / "ricordo.db"
    folder.mkdir()
    advice: list[str] = []
    for store in (str(folder), f"redis://127.0.0.1:{free_port()}/0"):
        flags = {"store.path_or_url": store, "store.local_dir": str(tmp_path), "upstream.base": "http://127.0.0.1:9/v1"}
        findings = await examine(load_settings(environ={}, flags=flags))
        advice += [each.advice for each in findings if (each.check, each.level) == ("store", Level.FAIL)]

    of_a_file, of_a_server = advice
    assert "path" in of_a_file.split()
    assert not {"path", "disk", "file"} & set(of_a_server.split())
    assert "server" in of_a_server.split()


@pytest.mark.parametrize(
    ("answers", "level"), [(Said("OK"), Level.OK), (refusal("openai", 401, "no such key", "auth"), Level.FAIL)]
)
async def test_the_language_model_is_asked_once(answers: Said | Answer, level: Level, tmp_path: Path):
    async with ScriptedModels() as models:
        models.says(answers)
        model = {"llm.kind": "openai", "llm.base_url": models.url("openai"), "llm.api_key": KEY}
        paths = {"store.path_or_url": str(tmp_path / "ricordo.db"), "upstream.base": models.url("openai")}
        settings = load_settings(environ={}, flags=model | paths)

        (finding,) = [each for each in await examine(settings) if each.check == "llm"]

    assert finding.level is level
    assert len(models.questions) == 1


async def test_without_a_language_model_there_is_nothing_to_look_at():
    assert await examine_model(load_settings(environ={}, flags={})) == ()


@pytest.mark.parametrize(
    ("mode", "told"), [("auto", "begins with replay if tools are offered"), ("replay", "in every"), ("tail", "newest")]
)
def test_how_prompts_are_made_is_told(mode: str, told: str):
    found = prompt_finding(load_settings(environ={}, flags={"prompt.mode": mode}))

    assert found.level is Level.OK
    assert f"prompt.mode = {mode}" in found.detail
    assert told in found.detail


def test_what_is_closed_by_itself_is_told():
    settings = load_settings(environ={}, flags={"retention.passage_days": 0, "limits.memories": 500})

    found = retention_finding(settings)

    assert found.level is Level.OK
    assert "what was said for once after 30 days" in found.detail
    assert "other passages" not in found.detail
    assert "at most 500 memories" in found.detail
    assert "what was closed is deleted after 30 days" in found.detail


def test_that_conversations_are_deleted_by_themselves_is_told():
    settings = load_settings(environ={}, flags={"retention.session_days": 90})

    assert "a conversation is deleted 90 days after its last message" in retention_finding(settings).detail


def test_nothing_that_is_closed_by_itself_is_told_as_well():
    settings = load_settings(
        environ={},
        flags={
            "retention.passage_days": 0,
            "retention.trash_days": 0,
            "ingest.tentative_days": 0,
            "limits.memories": 0,
        },
    )

    assert retention_finding(settings).detail == "nothing is closed by its age; what was closed is never deleted"


def test_a_number_in_the_place_of_the_floor_is_warned_about():
    numbered = load_settings(environ={}, flags={"recall.min_score": 0.6})

    (found,) = floor_finding(numbered)

    assert (found.level, floor_finding(load_settings(environ={}))) == (Level.WARN, ())
    assert "0.6" in found.detail
