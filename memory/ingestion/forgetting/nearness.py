"""What an order to forget means by its nearness: "my sleepwalking" is "I wander around the house while asleep".

Asked last, where neither words nor a matter tell: how near one text is to another says little of what they are about.
So one statement has to be near, and far nearer than any other that the user has made; what was said in the
conversation of the order is believed sooner. How near cosines put what is unrelated is known of the embedder
(`memory/retrieval/calibration.py`). In languages that an embedder reads badly nothing is near, and nothing is meant.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from memory.ingestion.forgetting.parts import parts_of
from memory.ingestion.forgetting.words import WORD
from memory.language import phrases
from memory.language.grounding import marks
from memory.language.heard import Retraction
from memory.language.topics import relatives_in
from memory.language.wording import Wording
from memory.model.errors import EmbeddingError
from memory.model.memory import TURN_PREFIX, Memory
from memory.model.scope import Scope
from memory.ports.embedding import Embedder
from memory.ports.memories import MemoryStore
from memory.profile.pins import harms_if_lost
from memory.retrieval.calibration import Scales, scale_of
from memory.retrieval.embedding_cache import unit_vectors

NEAR, APART = 0.4, 0.2
"""So near a statement has to be, and so much nearer than the next, as shares of what counts in full: of 300 topics that
six people had never spoken of, in stores of some 400 statements, one was found so that was not a word of theirs."""
NEAR_LATELY, APART_LATELY = 0.3, 0.1
"""The same of what was said in the order's own conversation."""

NEAREST = 10
"""So many memories are looked at."""

FEWEST_WORDS = 4
"""Shorter statements are near to anything: "Nice work!"."""


class SoughtPart(NamedTuple):
    """One statement that is to be forgotten, as it stands."""

    text: str

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory is it."""
        del told
        return part == self.text


class SaidPart(NamedTuple):
    """Something that the user said."""

    text: str
    of: int
    """Which of the texts it stands in."""
    lately: bool


class Nearness:
    """Finds what is near to orders to forget."""

    def __init__(self, store: MemoryStore, embedder: Embedder, scales: Callable[[], Awaitable[Scales]]) -> None:
        """`scales`: what the embedder's cosines mean; raises `EmbeddingError`, or gives none, while nobody knows."""
        self._store = store
        self._embedder = embedder
        self._scales = scales

    async def memory(
        self, retraction: Retraction, scope: Scope, *, session: str | None
    ) -> tuple[Memory, SoughtPart] | None:
        """The memory that a retraction means, and which of its statements; None: none is near, or the embedder is down.

        `session`: that of the order. Raises `StoreUnavailable`.
        """
        if not _may_be_near(retraction):
            return None
        try:
            (vector,) = unit_vectors(
                await self._embedder.embed([retraction.what]), count=1, dimension=self._embedder.dimension
            )
        except EmbeddingError:
            return None
        near = await self._store.neighbours(
            scope, vectors=vector.reshape(1, -1), texts=[retraction.what], limit=NEAREST
        )
        memories = [each.memory for each in near.nearest[0] if _may_be_meant(each.memory)]
        said = [(each.text, session is not None and each.provenance.session == session) for each in memories]
        found = await self.statement(retraction, said)
        return None if found is None else (memories[found.of], SoughtPart(found.text))

    async def statement(self, retraction: Retraction, said: Sequence[tuple[str, bool]]) -> SaidPart | None:
        """Which statement of these texts a retraction means; of each whether it was said in the conversation, too."""
        parts = [SaidPart(part, at, lately) for at, (text, lately) in enumerate(said) for part in parts_of(text)]
        if not parts or not _may_be_near(retraction):
            return None
        texts = [retraction.what, *(each.text for each in parts)]
        try:
            scales = await self._scales()
            rows = unit_vectors(await self._embedder.embed(texts), count=len(texts), dimension=self._embedder.dimension)
        except EmbeddingError:
            return None
        if not scales:
            return None
        nearness = [
            (float(np.dot(row, rows[0])) - scale.unrelated) / (scale.full - scale.unrelated)
            for row, each in zip(rows[1:], parts, strict=True)
            for scale in (scale_of(scales, each.text),)
        ]
        best = max(range(len(parts)), key=nearness.__getitem__)
        others = (near for near, each in zip(nearness, parts, strict=True) if each.of != parts[best].of)
        lead = nearness[best] - max(others, default=0.0)
        near, apart = (NEAR_LATELY, APART_LATELY) if parts[best].lately else (NEAR, APART)
        is_meant = nearness[best] >= near and lead >= apart and _may_mean(retraction.what, parts[best].text)
        return parts[best] if is_meant else None


def _may_be_near(retraction: Retraction) -> bool:
    """A fact says itself what is meant; what may be about a text, or was weighed, is meant by its words alone."""
    return retraction.kind == "topic" and retraction.sure and not retraction.weighed


def _may_be_meant(memory: Memory) -> bool:
    """Nothing that is pinned or could harm if it were lost, no answer, and no summary, goes for nearness alone."""
    is_summary = (memory.provenance.turn or "").startswith(TURN_PREFIX)
    return not (memory.pinned or memory.is_answer or is_summary or harms_if_lost(memory.text))


def _may_mean(what: str, part: str) -> bool:
    """Whether a statement is the user's own, or about those whom the order names."""
    if len(part.split()) < FEWEST_WORDS or part.endswith(("?", "!")):
        return False
    whom, named = relatives_in(what), [name.removesuffix("'s") for name in marks(f"so {what}")]
    if whom or named:
        return whom <= relatives_in(part) and set(_words(part)).issuperset(named)
    return phrases.OF_SPEAKER.search(part) is not None and not relatives_in(part)


def _words(part: str) -> Iterator[str]:
    return (word.casefold() for word in WORD.findall(part))
