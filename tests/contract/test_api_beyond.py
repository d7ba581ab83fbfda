"""What the class of the memory API does beyond spec 003, in process and of a server, on each store."""

from collections.abc import Iterator, Sequence
from os import environ
from pathlib import Path
from typing import Any

import pytest

from config.settings import RedisOptions
from ricordo import (
    AsyncMemory,
    InvalidInputError,
    MemoryConfig,
    MemoryError,  # noqa: A004 - see there
    NotFoundError,
    VectorStoreError,
)
from tests.contract.conftest import RedisStore
from tests.contract.faces import ALICE, REDIS_URL, Caller, by_all, callers, opened, places
from tests.curator import Wish, curator
from tests.hostile_filters import HOSTILE
from tests.scripted_embedder import ScriptedEmbedder
from tests.scripted_models import KEY, KINDS, ScriptedModels

__all__ = ["callers"]

place = places("python", "server")

pytestmark = [pytest.mark.long, pytest.mark.asyncio(loop_scope="module")]


def memory_of(caller: Caller) -> AsyncMemory:
    assert isinstance(caller.memory, AsyncMemory)
    return caller.memory


@by_all
async def test_what_is_empty_is_nothing_to_learn_from(caller: Caller):
    nothing: list[Any] = ["", [], "  "]
    for said in nothing:
        assert (await caller.memory.add(said, user_id=caller.user)).results == []


@by_all
async def test_what_is_no_id_is_no_memory(caller: Caller):
    for memory_id in ("", "../users", "é"):
        assert await caller.memory.get(memory_id) is None


@by_all
async def test_an_update_of_what_was_changed_meanwhile_is_a_conflict(caller: Caller):
    memory, known = memory_of(caller), await caller.know("User keeps bees")
    before = await memory.get(known)
    assert before is not None
    await memory.update(known, metadata={"seen": 1})

    with pytest.raises(MemoryError) as told:
        await memory.update(known, "User keeps hens", revision=before.revision)

    assert told.value.code == "conflict"
    item = await memory.get(known)
    assert item is not None
    assert (item.memory, item.metadata) == ("User keeps bees", {"seen": 1})


@by_all
async def test_what_is_changed_with_a_text_is_one_change_and_is_undone_with_it(caller: Caller):
    memory, known = memory_of(caller), await caller.know("User keeps bees", metadata={"seen": 1})
    before = await memory.get(known)
    assert before is not None

    changed = await memory.update(known, "User keeps hens", metadata={"seen": 2}, importance=0.9, tags=["farm"])
    undone = await memory.undo(known)

    assert (changed.revision, undone.revision) == (before.revision + 1, before.revision + 2)
    assert [line.event for line in await memory.history(known)] == ["ADD", "UPDATE", "UPDATE"]
    for item in (before, undone):
        assert (item.memory, item.metadata, item.importance, item.tags) == (
            "User keeps bees",
            {"seen": 1},
            before.importance,
            before.tags,
        )


@by_all
async def test_what_is_deleted_once_is_there_no_more_to_be_deleted(caller: Caller):
    memory = memory_of(caller)
    for erase in (False, True):
        known = await caller.know("User keeps bees")

        gone = await memory.delete(known, erase=erase)

        assert gone.memories == 1
        assert await caller.texts() == []
        with pytest.raises(NotFoundError) as told:
            await memory.delete(known)
        assert told.value.code == "not_found"


@by_all
async def test_what_is_closed_can_be_opened_again_and_what_is_erased_has_no_history(caller: Caller):
    memory, known = memory_of(caller), await caller.know("User keeps bees")

    await memory.delete(known)
    assert (await memory.undo(known)).memory == "User keeps bees"
    assert await caller.texts() == ["User keeps bees"]
    await memory.delete(known, erase=True)

    assert await memory.history(known) == []


@by_all
async def test_nobody_gets_or_deletes_what_is_somebody_elses(caller: Caller):
    memory, known = memory_of(caller), await caller.know("User keeps bees")

    assert await memory.get(known, user_id="bob") is None
    with pytest.raises(NotFoundError):
        await memory.delete(known, user_id="bob")
    assert await caller.texts() == ["User keeps bees"]


async def test_a_dry_run_says_how_much_would_be_deleted_and_deletes_nothing(callers: Sequence[Caller]):
    alice, bob, *_ = callers
    memory, kept = memory_of(alice), await bob.know("User sails")

    for erase in (False, True):  # what is closed can be erased
        would = await memory.delete_all(user_id=ALICE, erase=erase, dry_run=True)
        assert (would.memories, would.dry_run) == (1_000, True)
        assert len(await alice.listed(limit=None)) == (0 if erase else 1_000)
        assert (await memory.delete_all(user_id=ALICE, erase=erase)).memories == 1_000

    assert await alice.listed() == []
    assert (await memory.delete_all(user_id=ALICE, erase=True, dry_run=True)).memories == 0
    assert await memory.get(kept) is not None


TAGGED = {"User likes Rust for tools": "b", "User likes Go for servers": "c"}


@by_all
async def test_filters_mean_the_same_to_a_list_a_search_and_a_deletion(caller: Caller):
    for level, (text, tag) in enumerate(TAGGED.items(), 2):
        await caller.know(text, metadata={"tag": tag, "level": level})
    asked: list[tuple[dict[str, Any], str]] = [
        ({"field": "memory", "operator": "icontains", "value": "FOR TOOLS"}, "b"),
        ({"tag": "c"}, "c"),
        ({"level": {"gte": 2}}, "bc"),
        ({"AND": [{"tag": {"ne": "b"}}, {"level": "*"}]}, "c"),
    ]

    for filters, tags in asked:
        found = await caller.found("Which programming language?", filters=filters)
        listed = await caller.listed(filters=filters)
        would = await memory_of(caller).delete_all(user_id=caller.user, filters=filters, dry_run=True)

        assert sorted(TAGGED[each.memory] for each in found) == [*tags]
        assert [TAGGED[each.memory] for each in listed] == [*tags]
        assert would.memories == len(tags)


@pytest.mark.parametrize("name", HOSTILE)
@by_all
async def test_what_is_no_filter_is_refused_by_every_verb_that_takes_one(caller: Caller, name: str):
    memory, (filters, why) = memory_of(caller), HOSTILE[name]
    whose = caller.user

    for call in (
        memory.search("x", user_id=whose, filters=filters),
        memory.get_all(user_id=whose, filters=filters),
        memory.add("I keep bees", user_id=whose, filters=filters),
        memory.delete_all(user_id=whose, filters=filters),
    ):
        with pytest.raises(InvalidInputError, match=why) as told:
            await call
        assert told.value.code == "invalid_input"


# ── Texts in pieces ───────────────────────────────────────────────────────────────────────────────────────────

HISTORY = "Grace Hopper joined the Navy in 1943.\n\n" + "She wrote a compiler for the UNIVAC I in 1952. " * 12
PREFERENCE = "I prefer short answers with an example, and I always want the source named beside each of them."


@by_all
async def test_002_a_text_is_ingested_in_pieces_of_the_type_that_is_named(caller: Caller):
    pieces = await memory_of(caller).ingest(HISTORY, caller.user, "s1", "semantic")

    assert pieces
    assert {(each.type, each["session_id"], each.user_id) for each in pieces} == {("semantic", "s1", caller.user)}
    assert "Grace Hopper" in " ".join(each.memory for each in pieces)
    assert [each.id for each in await caller.known()] == [each.id for each in pieces]


@by_all
async def test_002_each_piece_says_its_type_where_none_is_named(caller: Caller):
    (preference,) = await memory_of(caller).ingest(PREFERENCE, caller.user, "s1")

    assert preference.type == "procedural"


@by_all
async def test_002_what_is_ingested_again_is_kept_once(caller: Caller):
    memory = memory_of(caller)
    first = await memory.ingest(HISTORY, caller.user, "s1")

    assert first
    assert await memory.ingest(HISTORY, caller.user, "s1") == []
    assert len(await caller.known()) == len(first)


@by_all
async def test_002_what_tells_nothing_new_or_of_note_is_discarded(caller: Caller):
    memory = memory_of(caller)
    await memory.ingest("the water of the lake is calm and the air is warm", caller.user, "s1")

    assert await memory.ingest("the water of the lake is calm and the air is so warm", caller.user, "s1") == []


@by_all
async def test_002_a_type_that_is_none_is_refused(caller: Caller):
    with pytest.raises(InvalidInputError):
        await memory_of(caller).ingest(HISTORY, caller.user, "s1", "verbal")
    with pytest.raises(InvalidInputError):
        await memory_of(caller).recall("x", caller.user, memory_types=["verbal"])


async def _sails(caller: Caller, times: int) -> list[str]:
    """Memories of sailing with somebody whom nobody else knows; the ids."""
    return [await caller.know(f"User sailed to the isle of Zembla with Ishmael {at} times") for at in range(times)]


@by_all
async def test_002_a_recall_gives_what_answers_within_its_bounds(caller: Caller):
    sailed = await _sails(caller, 7)

    recalled = await memory_of(caller).recall("Who sailed to Zembla with Ishmael?", caller.user)
    fewer = await memory_of(caller).recall("Who sailed to Zembla with Ishmael?", caller.user, top_k=2)

    assert len(recalled.memories) == 5
    assert {each.id for each in recalled.memories} <= set(sailed)
    assert 0 < recalled.total_tokens <= 2_000
    assert recalled.budget_used == recalled.total_tokens / 2_000
    assert [each.id for each in fewer.memories] == [each.id for each in recalled.memories][:2]


@by_all
async def test_002_a_recall_keeps_within_its_budget(caller: Caller):
    await _sails(caller, 5)
    memory, asked = memory_of(caller), "Who sailed to Zembla with Ishmael?"
    whole = await memory.recall(asked, caller.user)

    half = await memory.recall(asked, caller.user, token_budget=whole.total_tokens // 2)
    nothing = await memory.recall(asked, caller.user, token_budget=1)

    assert 0 < len(half.memories) < len(whole.memories)
    assert half.total_tokens <= whole.total_tokens // 2
    assert 0 < half.budget_used <= 1
    assert (nothing.memories, nothing.total_tokens, nothing.budget_used) == ([], 0, 0)


@by_all
async def test_002_a_recall_begins_with_preferences(caller: Caller):
    memory, sailed = memory_of(caller), await _sails(caller, 2)
    (preference,) = await memory.ingest(PREFERENCE, caller.user, "s1")

    recalled = await memory.recall("Who sailed to Zembla with Ishmael?", caller.user, top_k=3)
    others = await memory.recall("Who sailed to Zembla?", caller.user, memory_types=["semantic", "episodic"])
    only = await memory.recall("Who sailed to Zembla?", caller.user, memory_types=["procedural"])

    assert recalled.memories[0].id == preference.id
    assert {each.id for each in recalled.memories[1:]} == set(sailed)
    assert preference.id not in {each.id for each in others.memories}
    assert {each.id for each in only.memories} == {preference.id}


@by_all
async def test_002_a_recall_is_of_one_user(caller: Caller):
    await _sails(caller, 1)

    recalled = await memory_of(caller).recall("Who sailed to Zembla?", f"not-{caller.user}")

    assert (recalled.memories, recalled.total_tokens) == ([], 0)


# ── Configuration ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("store", ["in_memory", "sqlite", "redis"])
@pytest.mark.parametrize("face", ["python", "server"])
@pytest.mark.parametrize("kind", KINDS)
async def test_15_40_every_provider_of_a_model_does(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str, face: str, store: str
):
    async with opened(f"{face}-{store}", request, tmp_path, kind=kind) as place:
        caller = Caller(place, ALICE)
        known = await caller.know("User keeps bees")

        item = await place.memory.get(known)

    assert item is not None
    assert item.memory == "User keeps bees"
    assert {question.kind for question in place.models.questions} == {kind}
    assert {question.model for question in place.models.questions} <= {"any-model", ""}


def _llm(models: ScriptedModels, kind: str = "openai") -> dict[str, Any]:
    return {"provider": kind, "config": {"model": "any-model", "api_key": KEY, "base_url": models.url(kind)}}


@pytest.fixture
def redis_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server on which a configuration finds nothing."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    if not (url := environ.get(REDIS_URL)):
        pytest.skip("without the Query Engine a server is refused: name one that has it in RICORDO_TEST_REDIS_URL")
    there = RedisStore(url, searches=True)
    there.prefix = RedisOptions().prefix
    there.clear()
    yield url
    there.clear()


@pytest.mark.parametrize("provider", ["memory", "sqlite", "redis"])
async def test_15_41_every_store_does(request: pytest.FixtureRequest, tmp_path: Path, provider: str):
    config: dict[str, dict[str, str]] = {"memory": {}, "sqlite": {"path": str(tmp_path / "a.db")}}
    if provider == "redis":
        config["redis"] = {"url": request.getfixturevalue("redis_url")}
    finds = {"I keep bees": ["User keeps bees"]}
    async with ScriptedModels() as models:
        models.says(curator(finds, {}))
        store = {"provider": provider, "config": config[provider], "collection_name": "bees"}
        chosen = MemoryConfig(vector_store=store, llm=_llm(models), embedder={"provider": "wordllama"})
        async with AsyncMemory(chosen) as memory:
            (event,) = (await memory.add("I keep bees", user_id=ALICE)).results
            (found,) = (await memory.search("Who keeps bees?", user_id=ALICE)).results
            await memory.delete(found.id)

            assert (event.event, found.id) == ("ADD", event.id)
            assert [line.event for line in await memory.history(found.id)] == ["ADD", "DELETE"]
            assert (await memory.get_all(user_id=ALICE)).results == []


@pytest.mark.parametrize("provider", ["qdrant", "pgvector", "chroma", "pinecone", "weaviate", "milvus", "faiss"])
async def test_15_41_what_is_no_store_here_is_refused_by_name(provider: str):
    with pytest.raises(InvalidInputError, match=f"no '{provider}' here; there is memory, sqlite, redis"):
        MemoryConfig(vector_store={"provider": provider}, llm={"provider": "none"}, embedder={"provider": "wordllama"})


async def test_13_3_a_configuration_of_ones_own(tmp_path: Path):
    async with ScriptedModels() as models, ScriptedEmbedder() as embedder:
        models.says(curator({"I keep bees": ["User keeps bees"]}, {}))
        told = {
            "vector_store": {"provider": "sqlite", "config": {"path": str(tmp_path / "a.db")}},
            "llm": _llm(models, "anthropic"),
            "embedder": {
                "provider": "openai",
                "config": {
                    "model": "text-embedding-3-small",
                    "dimensions": embedder.dimensions,
                    "api_key": KEY,
                    "base_url": embedder.base_url,
                },
            },
        }
        async with AsyncMemory(told) as memory:
            (event,) = (await memory.add("I keep bees", user_id=ALICE)).results

    neo4j = {"provider": "neo4j", "config": {"url": "bolt://127.0.0.1:7687", "username": "neo4j", "password": "x"}}
    assert (event.event, event.new_memory) == ("ADD", "User keeps bees")
    assert {question.kind for question in models.questions} == {"anthropic"}
    assert {request.json()["model"] for request in embedder.requests} == {"text-embedding-3-small"}
    with pytest.raises(InvalidInputError, match="graph_store"):
        AsyncMemory(told | {"graph_store": neo4j})


async def test_own_prompts_take_the_place_of_those_that_come_with_it():
    finds = {"I live in NYC": ["User lives in NYC"], "I moved to Oslo": ["User moved to Oslo"]}
    wishes = {"User moved to Oslo": (Wish("UPDATE", "User lives in NYC", "User lives in Oslo"),)}
    async with ScriptedModels() as models:
        models.says(curator(finds, wishes))
        prompts = {"fact_extraction": "Find homes. JSON.", "update_decision": "Decide. JSON."}
        config = MemoryConfig(llm=_llm(models), embedder={"provider": "wordllama"}, custom_prompts=prompts)
        async with AsyncMemory(config) as memory:
            for said in finds:
                await memory.add(said, user_id=ALICE)

            assert [each.memory for each in (await memory.get_all(user_id=ALICE)).results] == ["User lives in Oslo"]
    assert set(prompts.values()) <= {question.system for question in models.questions}


async def test_a_server_that_is_away_is_said_to_be():
    async with AsyncMemory(base_url="http://127.0.0.1:9") as memory:
        with pytest.raises(VectorStoreError) as told:
            await memory.get_all(user_id=ALICE)

    assert told.value.code == "server_unreachable"
