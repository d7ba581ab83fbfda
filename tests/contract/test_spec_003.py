"""The examples of spec 003 (its §13 and §15), in a store with a thousand other memories of the same user.

Each provider's scripted server checks what it is asked by what that provider publishes; each engine finds the memory
that is meant among the others. The model says what the spec says, of what it is shown: of a memory that it is not
shown it knows nothing, and adds.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from datetime import timedelta
from functools import cache
from itertools import count
from typing import Any

import httpx2
import numpy as np
import pytest

from adapters.embedders.wordllama import WordLlamaEmbedder
from adapters.llms.registry import build_model
from config.instructions import load_instructions
from config.settings import PromptFiles
from memory.ingestion.batch import FactOrigin
from memory.ingestion.decide_by_model import ModelDecider
from memory.ingestion.extract_by_model import ModelExtractor
from memory.ingestion.pipeline import Ingestor
from memory.ingestion.report import MemoryEvent
from memory.language.comparison import Verdict
from memory.llm.budget import ProcessSpending
from memory.llm.client import Asking, AskingOptions
from memory.model.memory import HistoryEvent, Memory, Provenance
from memory.model.recall_options import RankingOptions
from memory.model.scope import Reach, Scope
from memory.ports.changes import Add
from memory.ports.engine import Engine
from memory.ports.llm import Generation
from memory.ports.memories import Listing
from memory.text.tokens import estimate_tokens
from ricordo.cli.searching import search_memories
from tests.contract.conftest import STORES, RedisStore, Store
from tests.contract.examples import ALICE, NOW, add, memory
from tests.crowd import crowd
from tests.curator import Wish, curator
from tests.scripted_models import KEY, KINDS, ScriptedModels

pytestmark = pytest.mark.long

EMBEDDER = WordLlamaEmbedder()
PLACES = [*(("in_memory", kind) for kind in KINDS), ("sqlite", "openai"), ("redis", "openai")]


@cache
def others() -> tuple[Memory, ...]:
    """A thousand memories of Alice's, said one after the other."""
    return tuple(
        memory(text, created_at=NOW - timedelta(minutes=at), updated_at=NOW - timedelta(minutes=at), fact_index=at)
        for at, text in enumerate(crowd())
    )


class World:
    """A full store, and a curator in front of it."""

    def __init__(self, engine: Engine, models: ScriptedModels, client: httpx2.AsyncClient, kind: str) -> None:
        self.engine = engine
        self.models = models
        self.finds: dict[str, list[str]] = {}
        self.wishes: dict[str, tuple[Wish, ...]] = {}
        self._ids = count(1)
        models.says(curator(self.finds, self.wishes))
        model = build_model(kind, base_url=models.url(kind), api_key=KEY, http_client=lambda: client)
        self._asking = Asking(
            model,
            spending=ProcessSpending(),
            clock=lambda: NOW,
            sleep=self._no_pause,
            chance=lambda: 0.5,
            options=AskingOptions(retries=0, cache_bytes=0),
            generation=Generation(),
        )
        book = load_instructions(PromptFiles(), {})
        self.ingestor = Ingestor(
            store=engine.memories,
            queue=engine.queue,
            embedder=EMBEDDER,
            extractor=ModelExtractor(model_of=self._asking.for_tenant, instructions=book),
            decider=ModelDecider(model_of=self._asking.for_tenant, instructions=book),
            count=estimate_tokens,
            clock=lambda: NOW,
            make_id=lambda: f"id-{next(self._ids):06}",
        )

    async def filled(self) -> None:
        """Put the thousand others in."""
        vectors = await EMBEDDER.embed([each.dated_text for each in others()])
        adds: list[Add] = [add(each, np.asarray(row)) for each, row in zip(others(), vectors, strict=True)]
        await self.engine.memories.apply(None, adds, at=NOW)

    async def add(self, said: Any, *found: str, scope: Scope = ALICE, instructions: str = "") -> list[MemoryEvent]:
        """What becomes of a conversation in which the model finds these facts."""
        key = said if isinstance(said, str) else said[-1][1]
        self.finds[key] = list(found)
        origin = FactOrigin(scope=scope, provenance=Provenance(), at=NOW)
        return list(await self.ingestor.add(said, origin, instructions=instructions))

    async def know(self, text: str) -> str:
        """The id of a memory that is new."""
        (event,) = await self.add(text.replace("User", "I", 1), text)
        assert event.event is Verdict.ADD, event
        assert event.id is not None
        return event.id

    async def texts(self) -> list[str]:
        """All that is known of Alice beside the thousand."""
        listed: list[Memory] = []
        while page := await self.engine.memories.list(
            Listing(reach=Reach.of(ALICE), limit=500, after=listed[-1].id if listed else None)
        ):
            listed += page
        rest = {each.id for each in others()}
        assert rest <= {each.id for each in listed}, "of the others none is touched"
        return [each.text for each in listed if each.id not in rest]

    @staticmethod
    async def _no_pause(_: float) -> None:
        """Nothing is waited for."""


@pytest.fixture(params=PLACES, ids="-".join)
def place(request: pytest.FixtureRequest) -> tuple[str, str]:
    return request.param


@pytest.fixture
def store(place: tuple[str, str], request: pytest.FixtureRequest) -> Iterator[Store]:
    for store in STORES[place[0]](request):
        if isinstance(store, RedisStore):
            store.dimension = EMBEDDER.dimension
        yield store


@pytest.fixture
async def world(place: tuple[str, str], store: Store) -> AsyncIterator[World]:
    async with AsyncExitStack() as stack:
        engine = await stack.enter_async_context(store.opened())
        models = await stack.enter_async_context(ScriptedModels())
        client = await stack.enter_async_context(httpx2.AsyncClient())
        world = World(engine, models, client, place[1])
        await world.filled()
        yield world


async def test_003_13_1_alice_changes_her_job(world: World):
    said = [
        ("user", "Hi, I'm Alice. I work at Acme Corp as a data scientist."),
        ("assistant", "Nice to meet you, Alice! What kind of data science work do you do?"),
        ("user", "Mostly NLP and recommendation systems. I prefer PyTorch over TensorFlow."),
    ]
    first = await world.add(
        said,
        "User's name is Alice",
        "User works at Acme Corp as a data scientist",
        "User specializes in NLP and recommendation systems",
        "User prefers PyTorch over TensorFlow",
    )
    job = first[1].id or ""
    old, new = "User works at Acme Corp as a data scientist", "User works at BigTech Inc as a data scientist"
    for fact in ("User now works at BigTech Inc", "User switched jobs and is now at BigTech Inc"):
        world.wishes[fact] = (Wish("UPDATE", old, new),)

    found = await search_memories(
        world.engine,
        EMBEDDER,
        scope=ALICE,
        text="What does Alice do for work at Acme Corp?",
        options=RankingOptions(),
        now=NOW,
    )
    (changed,) = await world.add(
        "I just switched jobs. I'm now at BigTech Inc.", "User switched jobs and is now at BigTech Inc"
    )

    assert [event.event for event in first] == [Verdict.ADD] * 4
    assert found[0][0].id == job
    assert (changed.event, changed.id) == (Verdict.UPDATE, job)
    assert (changed.old_memory, changed.new_memory, changed.reason) == (old, new, "model")
    history = await world.engine.memories.history(Reach.of(ALICE), job)
    assert [(line.event, line.new_value) for line in history] == [(HistoryEvent.ADD, old), (HistoryEvent.UPDATE, new)]


async def test_003_15_1_and_2_single_facts_and_conversations_are_added(world: World):
    (name,) = await world.add("My name is Alice", "User's name is Alice")
    several = await world.add(
        [("user", "I keep bees."), ("assistant", "Nice!"), ("user", "And I sail.")], "User keeps bees", "User sails"
    )

    assert (name.event, name.new_memory) == (Verdict.ADD, "User's name is Alice")
    assert [event.event for event in several] == [Verdict.ADD] * 2
    assert await world.add("hello") == []


async def test_003_15_14_the_same_again_is_none(world: World):
    known = await world.know("User likes Python")
    (event,) = await world.add("I like Python", "User likes Python")

    assert (event.event, event.id) == (Verdict.NONE, known)


@pytest.mark.parametrize(
    ("old", "fact", "merged"),
    [
        ("User lives in NYC", "User moved to San Francisco", "User lives in San Francisco"),
        (
            "User works in tech",
            "User works at Google as a senior engineer",
            "User works in tech, at Google as a senior engineer",
        ),
        ("User is vegetarian", "User started eating meat again", "User started eating meat again"),
        ("User lives in Oslo with their wife", "User relocated to Bergen", "User lives in Bergen with their wife"),
    ],
    ids=["15.15", "15.16", "15.17", "a home"],
)
async def test_003_15_15_to_17_what_changes_is_found_and_updated(world: World, old: str, fact: str, merged: str):
    known = await world.know(old)
    world.wishes[fact] = (Wish("UPDATE", old, merged),)

    (event,) = await world.add(fact.replace("User", "I", 1), fact)

    assert (event.event, event.id, event.old_memory, event.new_memory) == (Verdict.UPDATE, known, old, merged)
    assert await world.texts() == [merged]


async def test_003_15_17_what_is_negated_may_be_deleted(world: World):
    await world.know("User is vegetarian")
    world.wishes["User is no longer vegetarian"] = (Wish("DELETE", "User is vegetarian"),)

    (event,) = await world.add("I'm no longer vegetarian", "User is no longer vegetarian")

    assert event.event in {Verdict.DELETE, Verdict.UPDATE}
    assert "User is vegetarian" not in await world.texts()


async def test_003_15_18_one_call_gives_adds_and_updates(world: World):
    await world.know("User lives in NYC")
    world.wishes["User moved to Tromsø"] = (Wish("UPDATE", "User lives in NYC", "User lives in Tromsø"),)

    events = await world.add("I moved to Tromsø and keep bees", "User moved to Tromsø", "User keeps bees")

    assert [event.event for event in events] == [Verdict.UPDATE, Verdict.ADD]
    assert sorted(await world.texts()) == ["User keeps bees", "User lives in Tromsø"]


@pytest.mark.parametrize("event", ["UPDATE", "DELETE"])
@pytest.mark.parametrize(
    ("old", "fact"),
    [
        ("User takes metformin", "User takes vitamin D"),
        ("User bought a car", "User bought a unicycle"),
        ("User prefers wine with dinner", "User prefers tea in the morning"),
    ],
)
async def test_what_stands_beside_is_not_replaced_whatever_the_model_says(
    world: World, old: str, fact: str, event: str
):
    await world.know(old)
    world.wishes[fact] = tuple(Wish(event, text, fact) for text in (old, *(each.text for each in others())))

    (told,) = await world.add(fact.replace("User", "I", 1), fact)

    assert (told.event, told.new_memory) == (Verdict.ADD, fact)
    assert told.reason in {"one_of_a_kind", "unrelated", "other_subject", "not_contradicted"}
    assert await world.texts() == [old, fact]


async def test_003_15_19_to_22_scopes_are_their_own(world: World):
    bob = Scope(ALICE.tenant, "bob")
    helper = Scope(ALICE.tenant, ALICE.user, agent="code-helper")
    world.wishes["User moved to Tromsø"] = (Wish("UPDATE", "User lives in NYC", "User lives in Tromsø"),)
    known = await world.know("User lives in NYC")

    (of_bob,) = await world.add("I moved to Tromsø", "User moved to Tromsø", scope=bob)
    (of_helper,) = await world.add("I like short functions", "User likes short functions", scope=helper)

    assert (of_bob.event, of_helper.event) == (Verdict.ADD, Verdict.ADD)
    assert "User lives in NYC" in await world.texts()
    assert await world.engine.memories.get(Reach.of(bob), [known]) == ()
    question = "How long should my functions be?"
    found = await search_memories(
        world.engine, EMBEDDER, scope=helper, text=question, options=RankingOptions(), now=NOW
    )
    assert "User likes short functions" in [each.text for each, _ in found]
    elsewhere = await search_memories(
        world.engine, EMBEDDER, scope=bob, text=question, options=RankingOptions(), now=NOW
    )
    assert "User likes short functions" not in [each.text for each, _ in elsewhere]


async def test_003_15_39_a_prompt_of_the_call_is_the_models_system_prompt(world: World):
    await world.add("I keep bees", "User keeps bees", instructions="Find facts about animals. Answer in JSON.")

    assert world.models.questions[0].system == "Find facts about animals. Answer in JSON."
