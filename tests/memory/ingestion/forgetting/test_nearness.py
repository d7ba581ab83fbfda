"""What an order to forget means by its nearness alone, with the embedder that comes with Ricordo."""

import pytest

from adapters.embedders.wordllama import WordLlamaEmbedder
from adapters.in_memory import Data, InMemoryEngine
from memory.ingestion.batch import FactOrigin
from memory.ingestion.forgetting.closing import Closing, closing, foreseen
from memory.ingestion.forgetting.nearness import Nearness
from memory.language.heard import Foreseen
from memory.language.retraction import heard
from memory.model.ids import uuid7
from memory.model.memory import Memory, Provenance
from memory.model.scope import Digests
from memory.retrieval.calibration import Scales, scales_when_asked
from tests.contract.examples import ALICE, NOW, add, memory

STATEMENTS = (
    "I wander around the house at night while asleep. I live in Graz.",
    "They call me Bean at school.",
    "I record a weekly show about trains.",
)


class Chats:
    """A store with its embedder."""

    def __init__(self, *known: Memory) -> None:
        self.known = known
        self.embedder = WordLlamaEmbedder()
        self.engine = InMemoryEngine(
            Data(), digests=Digests(b"secret"), analyze=lambda text: tuple(text.split()), embedder=self.embedder.name
        )
        self.nearness = Nearness(self.engine.memories, self.embedder, scales_when_asked(self.embedder))

    async def closing(self, order: str, *, session: str = "s9") -> Closing:
        """What an order that is given in a session closes."""
        vectors = await self.embedder.embed([each.text for each in self.known])
        await self.engine.memories.apply(
            None, [add(each, vector) for each, vector in zip(self.known, vectors, strict=True)], at=NOW
        )
        origin = FactOrigin(scope=ALICE, provenance=Provenance(turn="t", session=session), at=NOW, timezone="UTC")
        return await closing(
            self.engine.memories,
            heard(order).retractions,
            origin,
            first_index=0,
            make_id=uuid7,
            nearness=self.nearness,
        )


async def forgotten(order: str, *known: Memory, session: str = "s9") -> list[str]:
    """The texts that an order closes."""
    return [each.text for each in (await Chats(*known).closing(order, session=session)).closed]


async def test_a_statement_that_is_near_and_far_nearer_than_any_other_is_meant_and_what_stands_beside_it_is_left():
    found = await Chats(*map(memory, STATEMENTS)).closing("Please forget everything about my sleepwalking.")

    assert [each.text for each in found.closed] == [STATEMENTS[0]]
    assert [each.text for each in found.left] == ["I live in Graz."]
    assert found.unknown == ()


@pytest.mark.parametrize(
    "order",
    [
        "Forget everything about my violin lessons.",
        "Please delete what you know about my mobile number.",
        "Forget what I said about the trip to Peru.",
        "Forget what I said about Tom's sleepwalking.",
        "Forget what I said about my sister's sleepwalking.",
        "Vergiss bitte alles über mein Segelboot.",
    ],
)
async def test_what_nothing_is_near_to_closes_nothing(order: str):
    assert await forgotten(order, *map(memory, STATEMENTS)) == []


async def test_of_two_that_are_near_none_is_meant():
    known = (memory(STATEMENTS[0]), memory("I wander around the garden at night while asleep."))

    assert await forgotten("Please forget everything about my sleepwalking.", *known) == []


async def test_nothing_that_is_pinned_goes_for_its_nearness():
    known = (memory(STATEMENTS[0], pinned=True), *map(memory, STATEMENTS[1:]))

    assert await forgotten("Please forget everything about my sleepwalking.", *known) == []


async def test_what_was_said_in_the_conversation_of_the_order_is_believed_sooner():
    said = Provenance(turn="t1", session="s1")
    known = (memory("I am going bald on top.", provenance=said), *map(memory, STATEMENTS))

    assert await forgotten("Forget what I said about my hair loss.", *known) == []
    assert await forgotten("Forget what I said about my hair loss.", *known, session="s1") == [known[0].text]


async def test_the_prompt_knows_what_will_be_closed():
    chats = Chats(*map(memory, STATEMENTS))
    await chats.closing("Forget it.")
    meant, other = (heard(f"Forget everything about my {what}.").retractions for what in ("sleepwalking", "yacht"))

    assert await foreseen(chats.engine.memories, meant, ALICE, nearness=chats.nearness) == Foreseen(goes=True)
    assert await foreseen(chats.engine.memories, other, ALICE, nearness=chats.nearness) == Foreseen(goes=False)


async def test_an_embedder_that_nobody_has_measured_finds_nothing():
    async def unmeasured() -> Scales:
        return {}

    chats = Chats(*map(memory, STATEMENTS))
    chats.nearness = Nearness(chats.engine.memories, chats.embedder, unmeasured)

    assert (await chats.closing("Please forget everything about my sleepwalking.")).closed == ()
