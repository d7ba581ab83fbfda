"""Who changed a memory, and why, as its history tells it of what was said."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from memory.ingestion.decide_by_model import Ruling, Undecided
from memory.language.comparison import Verdict
from memory.model.memory import Memory
from memory.model.scope import Reach
from memory.model.turn import Answer
from tests.memory.ingestion.test_pipeline import ALICE, NOW, World, opened, paragraph

DAY = timedelta(days=1)


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with opened() as engine:
        yield World(engine)


async def told(world: World, memory: Memory) -> list[str]:
    """Its history: who, why and in which turn."""
    lines = await world.engine.memories.history(Reach.of(ALICE), memory.id)
    return [" ".join(filter(None, (line.actor, line.reason, line.turn))) for line in lines]


class Model:
    """Decides as a model does that was asked: with the version of its prompt."""

    def __init__(self, verdict: Verdict) -> None:
        self._verdict = verdict

    async def decide(self, question: Undecided) -> tuple[Ruling, ...]:
        if not question.known:
            return (Ruling(verdict=Verdict.ADD, reason="model", text=question.fact.text, prompt_version="p/1"),)
        (known, *_) = question.known
        text = question.fact.text if self._verdict is Verdict.UPDATE else ""
        return (Ruling(verdict=self._verdict, reason="model", memory_id=known.id, text=text, prompt_version="p/1"),)


CHANGES: dict[str, tuple[str, str, list[str]]] = {
    "another value": ("I live in Oslo.", "I live in Bergen.", ["user said t1", "user changed t2"]),
    "auf Deutsch": ("Ich wohne in Graz.", "Ich wohne in Wien.", ["user said t1", "user changed t2"]),
    "the same on another day": ("I live in Oslo.", "I live in Oslo.", ["user said t1", "user said"]),
    "a sign of change": ("Mia and I live in Lyon.", "Mia and I broke up.", ["user said t1", "user in_doubt"]),
    "nothing to do with it": ("I live in Oslo.", "I have two cats.", ["user said t1"]),
}


@pytest.mark.parametrize("name", CHANGES)
async def test_what_is_said_is_the_users(world: World, name: str):
    before, after, expected = CHANGES[name]
    await world.say(before)
    (memory, *_) = await world.memories()
    world.now = NOW + DAY

    await world.say(after, session="s2", at=NOW + DAY)

    assert await told(world, memory) == expected


async def test_what_is_said_again_is_in_doubt_no_more(world: World):
    await world.say("Mia and I live in Lyon.")
    (memory,) = await world.memories()
    await world.say("Mia and I broke up.", at=NOW + DAY)
    await world.say("Mia and I live in Lyon.", at=NOW + 2 * DAY)

    assert await told(world, memory) == ["user said t1", "user in_doubt", "user said"]
    assert (await world.engine.memories.get(Reach.of(ALICE), [memory.id]))[0].doubt is None


@pytest.mark.parametrize("order", ["Forget that I live in Oslo.", "Please forget where I live."])
async def test_what_is_to_be_forgotten_is_closed_by_the_users_order(world: World, order: str):
    await world.say("I live in Oslo.")
    (memory,) = await world.memories()

    await world.say(order, session="s2")

    assert await told(world, memory) == ["user said t1", "user forgotten"]


@pytest.mark.parametrize(("verdict", "reason"), [(Verdict.UPDATE, "changed t2"), (Verdict.DELETE, "ended")])
async def test_what_a_model_decides_is_its_own(world: World, verdict: Verdict, reason: str):
    world.decider = Model(verdict)
    await world.say("I live in Oslo.")
    (memory,) = await world.memories()

    await world.say("I live in Bergen.")

    assert await told(world, memory) == ["user said t1", f"model {reason}"]


async def test_what_the_assistant_concluded_is_a_models(world: World):
    await world.say("Where shall I go?", answer=Answer(text="I recommend the Lofoten islands in June."))
    concluded = next(memory for memory in await world.memories() if memory.is_conclusion)

    assert await told(world, concluded) == ["model said t1"]


async def test_a_conversation_that_is_handed_over_is_the_users_and_a_document_a_persons(world: World):
    await world.ingestor.add("I live in Oslo.", world.origin())
    await world.ingestor.add("I live in Bergen.", world.origin())
    (home,) = await world.memories()
    (chunk,) = (await world.ingestor.ingest_text(paragraph(150, "bees"), world.origin())).memories

    assert await told(world, home) == ["user said", "user changed"]
    assert await told(world, chunk) == ["person added"]
