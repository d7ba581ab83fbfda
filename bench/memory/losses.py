"""Where an evidence turn was lost on its way into the prompt, below HTTP: by the store, the extractor, the recaller."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from bench.memory.house import House
from bench.memory.sides import Side, memories_of, words_of
from config.instructions import load_instructions
from memory.model.chat_request import Conversation, Message
from memory.model.identity import LOCAL
from memory.model.memory import Memory
from memory.model.scope import Scope
from memory.model.turn import Spoken, TurnKind
from memory.prompt.formatting import renderer
from memory.retrieval.recall import Recaller
from memory.text.line_counts import LineCounts
from memory.text.tokens import estimate_tokens
from memory.turn.chat_turn import ChatTurn
from ricordo.working import extractor_of

EXTRACTION, THRESHOLD, POOL, TOP_K = LOSSES = ("extraction", "threshold", "not in the pool", "below top_k")
"""No fact is found in the turn; facts are, but none is kept (or another memory stands for it); what is kept is no
candidate for the question; it is one, and others are before it, or a filter leaves it out."""


class Told(NamedTuple):
    """A side after all was told: what there is of it, and turns in which no fact is found."""

    side: Side
    memories: tuple[Memory, ...]
    unextracted: frozenset[str]


async def told(house: House, side: Side) -> Told:
    """What the store and the extractor make of a side that was told."""
    memories = (await house.known(side.user)).memories
    book = load_instructions(house.settings.extraction.prompts, house.settings.extraction.tenants)
    extractor = extractor_of(house.settings, book=book, asking=None)
    unextracted = [
        said.id
        for said in side.conversation.turns
        if not memories_of(side, said.id, memories)
        and not await extractor.extract(Spoken(user=words_of(said), mentioned_at=said.at.date()))
    ]
    return Told(side, memories, frozenset(unextracted))


def recaller_of(house: House) -> Recaller:
    """The product's own, with the house's settings."""
    settings = house.settings
    return Recaller(
        embedder=house.embedder,
        recollector=house.engine.recollector,
        render=renderer(settings.format, LineCounts(estimate_tokens)),
        options=settings.recall,
        monotonic=time.monotonic,
    )


async def losses(recaller: Recaller, found: Told, question: str, missing: Sequence[str]) -> list[str]:
    """For each of the `missing` evidence turns where it was lost."""
    asked = ChatTurn(
        kind=TurnKind.NEW,
        conversation=Conversation((Message("user", question, "string"),)),
        chains=(),
        at=found.side.over,
        kept=False,
    )
    recalled = await recaller.recall(asked, Scope(LOCAL, found.side.user))
    if recalled.missed:
        raise recalled.missed[0].error
    pool = {each.memory.id for each in recalled.recollection.candidates}
    lost: list[str] = []
    for said in missing:
        memories = memories_of(found.side, said, found.memories)
        if not memories:
            lost.append(EXTRACTION if said in found.unextracted else THRESHOLD)
        else:
            lost.append(TOP_K if any(each.id in pool for each in memories) else POOL)
    return lost
