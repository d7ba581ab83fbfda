"""Recall alone, below HTTP: turns stored as they are, through `bench.quality`, which ranks 20 deep for its measures.

What the product puts into a prompt are its default `top_k`; that is what `locomo.py` measures.
"""

import random
import re
import time
from collections.abc import Sequence
from datetime import timedelta

from bench.ingestion import facts
from bench.memory.data import Data
from bench.memory.house import with_embedder
from bench.memory.report import Line, Note, mean
from bench.memory.sides import speaker_of, words_of
from bench.quality.__main__ import ask_all, opened, run, store
from bench.quality.arms import options_of
from bench.quality.data import Conversation, Said
from memory.model.prompt_options import FormatOptions
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from memory.prompt.formatting import renderer
from memory.retrieval.recall import Recaller
from memory.text.line_counts import LineCounts
from memory.text.tokens import estimate_tokens
from ricordo.parts import embedder_of

OTHERS = 10_000
OF_A_SESSION = 20

_SENTENCE = re.compile(r"[^.!?\s][^.!?]{20,}[.!?]")


async def stored(data: Data, embedder: str, note: Note) -> list[Line]:
    """LoCoMo's turns, each a memory."""
    if not data.locomo or embedder.endswith(".toml"):
        note("LoCoMo, turns stored as they are, is left out: it needs dialogues, and an embedder by its kind")
        return []
    note("LoCoMo: turns stored as they are")
    found = [await run(path, form="locomo", embedder_kind=embedder, arms=("full",)) for path in data.locomo]
    return [_line("LoCoMo, turns stored as they are, R@10", "full", found, "≥ 78.6")]


async def chats(data: Data, embedder: str, note: Note) -> list[Line]:
    """Long chats with an assistant, each message a memory."""
    if not data.chats or embedder.endswith(".toml"):
        note("long chats are left out: they need a file of them, and an embedder by its kind")
        return []
    note("long chats: messages stored as they are")
    arms = ("full", "fused")
    found = [await run(path, form="chats", embedder_kind=embedder, arms=arms) for path in data.chats]
    return [
        _line("long chats, R@10", "full", found, "≥ fusion; ≥ 71 (BEAM 100K), ≥ 66 (500K)"),
        _line("long chats, half-and-half fusion, R@10", "fused", found, ""),
    ]


def _line(name: str, arm: str, found: Sequence[dict[str, object]], goal: str) -> Line:
    """The mean over the questions of all files."""
    figures: list[float] = []
    for each in found:
        row: dict[str, dict[str, float]] = each["arms"]  # pyright: ignore[reportAssignmentType] - see `bench.quality`
        figures += [row[arm]["mean_recall@10"]] * int(str(each["questions"]))
    return Line(name, mean(figures), goal, len(figures))


async def crowd(data: Data, embedder: str, note: Note) -> list[Line]:
    """LoCoMo's turns as they are, and the same with 10,000 made-up memories of the same user, older and newer ones."""
    if not data.talks:
        note("one user with many memories is left out: no dialogues were given")
        return []
    async with embedder_of(with_embedder(embedder)) as embeds:
        dimension = (await embeds.embed(["How many dimensions?"])).shape[1]
        async with opened("", embeds, dimension) as engine:
            alone = [figure for each in data.talks for figure in await _recall(engine, embeds, each)]
        among: list[float] = []
        for each in data.talks:
            note(f"{each.name} among {OTHERS} other memories")
            async with opened("", embeds, dimension) as engine:
                await store(engine, embeds, others(each, data.talks))
                among += await _recall(engine, embeds, each)
    fall = round((mean(alone) or 0) - (mean(among) or 0), 1)
    return [Line(f"one user with {OTHERS} other memories: R@10 falls by", fall, "≤ 2", len(among))]


async def _recall(engine: Engine, embedder: Embedder, conversation: Conversation) -> list[float]:
    scope = await store(engine, embedder, conversation)
    usual, deep = (
        Recaller(
            embedder=embedder,
            recollector=engine.recollector,
            render=renderer(FormatOptions(), LineCounts(estimate_tokens)),
            options=options_of("full", deep=depth),
            monotonic=time.monotonic,
        )
        for depth in (False, True)
    )
    return [each.figures["mean_recall@10"] for each in await ask_all(usual, deep, scope, conversation)]


def others(conversation: Conversation, several: Sequence[Conversation]) -> Conversation:
    """Made-up memories of the same user, an hour apart, the last of them on the day after the conversation ends.

    Each is two sentences that were said in the other conversations, by one of the speakers of this one: in the words
    of what is asked for, and no answer to it. Without another conversation they are made up of whole cloth.
    """
    end = max(said.at for said in conversation.turns) + timedelta(hours=20)
    speakers = sorted({speaker_of(said) for said in conversation.turns})
    strange = [each for each in several if each is not conversation]
    sentences = [text for each in strange for said in each.turns for text in _SENTENCE.findall(words_of(said))]
    dice = random.Random(3)

    def made_up() -> str:
        return f"{dice.choice(speakers)}: {dice.choice(sentences)} {dice.choice(sentences)}"

    texts = [made_up() for _ in range(OTHERS)] if sentences else facts(OTHERS, seed=3)
    turns = (
        Said(f"other-{at}", text, "user", f"other-{at // OF_A_SESSION}", end - timedelta(hours=OTHERS - at))
        for at, text in enumerate(texts)
    )
    return Conversation(conversation.name, tuple(turns), ())
