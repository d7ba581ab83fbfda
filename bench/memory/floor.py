"""The floor where a user has one memory, ten, a thousand and ten thousand, below HTTP; for an embedder, and squashed.

Asked are questions of LoCoMo whose evidence would be shown without the floor: how many of them get anything with it;
and first messages that have nothing to do with the user: how many get anything. A squashed embedder puts all texts near
each other, as some models do: the order of what is near stays, the cosines lie between 0.7 and 1.
"""

import random
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec
import numpy as np

from bench.memory.data import Data
from bench.memory.house import with_embedder
from bench.memory.ranking import others
from bench.memory.report import Line, Note, share
from bench.memory.sides import words_of
from bench.quality.__main__ import ask, opened, store
from bench.quality.data import Conversation, Question, Said
from memory.model.prompt_options import FormatOptions
from memory.model.recall_options import RecallOptions
from memory.model.scope import Scope
from memory.model.types import Vectors
from memory.ports.embedding import Embedder, Purpose
from memory.ports.engine import Engine
from memory.prompt.formatting import renderer
from memory.retrieval.calibration import Calibration, measured
from memory.retrieval.recall import Recaller
from memory.text.line_counts import LineCounts
from memory.text.tokens import estimate_tokens
from ricordo.parts import embedder_of

FEW, MANY = (1, 10), (1_000, 10_000)
"""Memories of a user: each question has a user of its own with few, and shares one with many."""

QUESTIONS, PROMPTS, OF_EACH = 60, 100, 2
"""Questions asked, first messages put to the users with many, and to each with few."""

AT = datetime(2026, 1, 1, tzinfo=UTC)
"""When it is asked: after all that was said."""

LONGEST = 300
"""Characters of a first message: longer ones carry material."""


class Squashed:
    """An embedder whose vectors all lean the same way."""

    def __init__(self, inner: Embedder) -> None:
        self.name, self.dimension = f"{inner.name}, squashed", inner.dimension
        self.duplicate_cosine = inner.duplicate_cosine
        self._inner = inner

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
        """One unit vector a text."""
        vectors = np.array(await self._inner.embed(texts, purpose=purpose))
        leaning = vectors + np.float32(1.6) / np.sqrt(np.float32(self.dimension))
        return (leaning / np.linalg.norm(leaning, axis=1, keepdims=True)).astype(np.float32)


class _Asking(NamedTuple):
    """The recallers of an engine: as shipped, and without a floor."""

    shipped: Recaller
    floorless: Recaller


class _Counts(NamedTuple):
    kept: list[bool]
    """Of the questions that would be answered without the floor: whether they get anything."""
    disturbed: list[bool]
    """Of the prompts that have nothing to do with the user: whether they get anything."""


async def floor(data: Data, embedder: str, note: Note) -> list[Line]:
    """Two lines for each size and embedder."""
    prompts = [task.text for task in data.tasks if not task.personal and len(task.text) <= LONGEST]
    prompts += data.samples.unrelated_prompts
    if not data.talks or not prompts:
        note("the floor by size is left out: it needs dialogues and prompts")
        return []
    lines: list[Line] = []
    async with embedder_of(with_embedder(embedder)) as plain:
        await plain.embed(["How many dimensions?"])
        for embeds in (plain, Squashed(plain)):
            for size in (*FEW, *MANY):
                note(f"the floor with {embeds.name} and {size} memories of a user")
                found = await _of_size(data.talks, embeds, size, prompts)
                of = f"{size} memories of a user, {embeds.name}"
                lines.append(share(f"answerable questions that the floor keeps, {of}", found.kept, "≥ 95"))
                lines.append(share(f"unrelated prompts that get memories, {of}", found.disturbed, "≤ 10"))
    return lines


async def _of_size(talks: Sequence[Conversation], embedder: Embedder, size: int, prompts: Sequence[str]) -> _Counts:
    dice = random.Random(size)
    counts = _Counts([], [])
    asked = [(talk, question) for talk in talks for question in talk.questions if len(question.evidence) == 1]
    chosen = dice.sample(asked, min(QUESTIONS, len(asked)))
    async with opened("", embedder, embedder.dimension) as engine:
        asking = await _asking(engine, embedder)
        if size in FEW:
            for number, (talk, question) in enumerate(chosen):
                evidence = [said for said in talk.turns if said.id in question.evidence]
                rest = dice.sample([said for said in talk.turns if said not in evidence], size - len(evidence))
                scope = await store(engine, embedder, _of(f"{number}", (*evidence, *rest)))
                await _ask(asking, scope, [question], dice.sample(prompts, OF_EACH), counts)
            return counts
        for talk in talks:
            made_up = others(talk, talks).turns[: max(size - len(talk.turns), 0)]
            scope = await store(engine, embedder, _of(talk.name, (*talk.turns[:size], *made_up)))
            mine = [question for of, question in chosen if of is talk]
            await _ask(asking, scope, mine, dice.sample(prompts, min(PROMPTS // len(talks), len(prompts))), counts)
    return counts


def _of(name: str, turns: Sequence[Said]) -> Conversation:
    """What was said, as in chats: without the names of who says it, in its order."""
    bare = (said._replace(text=words_of(said) or said.text) for said in turns)
    return Conversation(name, tuple(sorted(bare, key=lambda said: said.at)), ())


async def _asking(engine: Engine, embedder: Embedder) -> _Asking:
    calibration = Calibration()
    calibration.scales = await measured(embedder)
    shipped = RecallOptions(deadline_seconds=60.0)
    floorless = msgspec.structs.replace(shipped, min_score=0.0)
    return _Asking(
        *(
            Recaller(
                embedder=embedder,
                recollector=engine.recollector,
                render=renderer(FormatOptions(), LineCounts(estimate_tokens)),
                options=options,
                monotonic=time.monotonic,
                calibration=calibration,
            )
            for options in (shipped, floorless)
        )
    )


async def _ask(
    asking: _Asking, scope: Scope, questions: Sequence[Question], prompts: Sequence[str], counts: _Counts
) -> None:
    for question in questions:
        without = await ask(asking.floorless, scope, question.text, at=AT)
        if question.evidence & {match.memory.provenance.turn for match in without.ranking.selected}:
            recalled = await ask(asking.shipped, scope, question.text, at=AT)
            counts.kept.append(bool(recalled.ranking.selected))
    for prompt in prompts:
        recalled = await ask(asking.shipped, scope, prompt, at=AT)
        counts.disturbed.append(bool(recalled.ranking.selected))
