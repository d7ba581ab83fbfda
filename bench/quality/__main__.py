"""Retrieval measured at the level of turns, through the product's own store and its own recall.

    python -m bench.quality --data FILE [--format locomo|chats] [--embedder NAME] [--model NAME] [--together]
        [--store redis://…] [--json FILE]

Each turn is stored as one memory, with its session, its date and its speaker; nothing is extracted. Each question is
asked twice after the last turn: with the product's own settings for its time (CPU milliseconds, embedding included, no
cache of questions), and 20 deep for its ranking (percent).
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import numpy as np

from adapters.analyzers import SnowballAnalyzer
from adapters.embedders.registry import build_embedder
from adapters.redis import RedisEngine, RedisOptions
from adapters.sqlite import SqliteEngine
from bench.quality.arms import SETTINGS, options_of
from bench.quality.data import Conversation, Question, Said, conversations, merged
from bench.quality.measures import averaged, measured
from bench.redis_store import Server
from memory.model.chat_request import Conversation as Chat
from memory.model.chat_request import Message
from memory.model.ids import uuid7
from memory.model.memory import Memory, Provenance, Source
from memory.model.prompt_options import FormatOptions
from memory.model.scope import Digests, Scope
from memory.model.turn import TurnKind
from memory.ports.changes import Add
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from memory.prompt.formatting import MemoryContext, format_context, renderer
from memory.retrieval.recall import Recalled, Recaller
from memory.text.line_counts import LineCounts
from memory.text.tokens import estimate_tokens
from memory.turn.chat_turn import ChatTurn

SHOWN = 10
"""Memories in the block whose tokens are counted."""

CHUNK = 500
"""Turns that are embedded and stored at once."""

Row = dict[str, Any]


class Answered(NamedTuple):
    """What came of one question."""

    conversation: str
    category: str
    figures: dict[str, float]
    cpu_ms: float
    deep_cpu_ms: float
    """The same when 20 are ranked."""


# ── Storing ───────────────────────────────────────────────────────────────────────────────────────────────────


def memory_of(said: Said, scope: Scope) -> Memory:
    """A turn as the product keeps what was said."""
    return Memory(
        id=uuid7(),
        scope=scope,
        text=said.text,
        source=Source.INFERRED if said.role == "assistant" else Source.CONFIRMED,
        created_at=said.at,
        updated_at=said.at,
        mentioned_at=said.at.date(),
        provenance=Provenance(turn=said.id, session=said.session, role=said.role),
    )


async def store(engine: Engine, embedder: Embedder, conversation: Conversation) -> Scope:
    """Everything that was said, under a user of its own."""
    scope = Scope("bench", conversation.name)
    for start in range(0, len(conversation.turns), CHUNK):
        memories = [memory_of(said, scope) for said in conversation.turns[start : start + CHUNK]]
        vectors = await embedder.embed([memory.dated_text for memory in memories])
        adds = [Add(memory=m, vector=v, event_id=uuid7()) for m, v in zip(memories, vectors, strict=True)]
        await engine.memories.apply(None, adds, at=memories[-1].created_at)
    return scope


# ── Asking ────────────────────────────────────────────────────────────────────────────────────────────────────


async def ask_all(usual: Recaller, deep: Recaller, scope: Scope, conversation: Conversation) -> list[Answered]:
    """Every question of a conversation, of both recallers."""
    answered: list[Answered] = []
    at = max(said.at for said in conversation.turns) + timedelta(days=1)
    await ask(usual, scope, "Is anybody there?", at=at)  # the first question loads the index
    for question in conversation.questions:
        start = time.process_time()
        await ask(usual, scope, question.text, at=at)
        middle = time.process_time()
        recalled = await ask(deep, scope, question.text, at=at)
        spent = (middle - start) * 1e3, (time.process_time() - middle) * 1e3
        answered.append(Answered(question.conversation, question.category, figures_of(recalled, question), *spent))
    return answered


async def ask(recaller: Recaller, scope: Scope, text: str, *, at: datetime) -> Recalled:
    """One question, in a session of its own."""
    asked = ChatTurn(
        kind=TurnKind.NEW,
        conversation=Chat((Message("user", text, "string"),)),
        chains=(),
        session="the question's own",
        at=at,
    )
    recalled = await recaller.recall(asked, scope)
    for missed in recalled.missed:
        raise missed.error
    return recalled


def figures_of(recalled: Recalled, question: Question) -> dict[str, float]:
    """The measures of one answer, and the tokens of its block."""
    selected = recalled.ranking.selected
    ranked = [match.memory.provenance.turn or "" for match in selected]
    block = format_context(MemoryContext(retrieved=selected[:SHOWN], query=question.text), FormatOptions()).text
    return measured(ranked, question.evidence) | {"tokens": float(estimate_tokens(block))}


# ── Reporting ─────────────────────────────────────────────────────────────────────────────────────────────────


def row_of(answered: Sequence[Answered]) -> Row:
    """The figures of an arm: over all questions, by category and by conversation."""
    by_category = {
        name: averaged([each.figures for each in answered if each.category == name])
        for name in sorted({each.category for each in answered})
    }
    by_conversation = {
        name: averaged([each.figures for each in answered if each.conversation == name])["mean_recall@10"]
        for name in dict.fromkeys(each.conversation for each in answered)
    }
    p50, p99 = np.percentile([each.cpu_ms for each in answered], (50, 99)).round(3).tolist()
    deep_p50, deep_p99 = np.percentile([each.deep_cpu_ms for each in answered], (50, 99)).round(3).tolist()
    return {
        **averaged([each.figures for each in answered]),
        "p50_ms": p50,
        "p99_ms": p99,
        "deep_p50_ms": deep_p50,
        "deep_p99_ms": deep_p99,
        "categories": by_category,
        "conversations": by_conversation,
    }


def markdown(arms: dict[str, Row]) -> str:
    """All arms side by side, then the categories of `full`."""
    names = ["any_recall@10", "all_recall@10", "mean_recall@5", "mean_recall@10", "mean_recall@20", "ndcg@10", "mrr"]
    overall = [*names, "tokens", "p50_ms", "p99_ms"]
    lines = _table("arm", overall, arms)
    return "\n".join([*lines, "", *_table("full, by category", [*names, "tokens"], arms["full"]["categories"])])


def _table(first: str, columns: Sequence[str], rows: dict[str, Row]) -> list[str]:
    def cell(column: str, value: float) -> str:
        return f"{value:.2f}" if column.endswith("_ms") else f"{value:.1f}"

    head = [f"| {' | '.join((first, *columns))} |", "|---" * (len(columns) + 1) + "|"]
    return head + [
        f"| {' | '.join((name, *(cell(column, row[column]) for column in columns)))} |" for name, row in rows.items()
    ]


@asynccontextmanager
async def opened(url: str, embedder: Embedder, dimension: int) -> AsyncGenerator[Engine]:
    """A store of the run's own: a file, or a corner of the Redis at `url`, which has the Query Engine and searches."""
    digests, analyze = Digests(b"bench"), SnowballAnalyzer()
    if not url:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "bench.db")
            engine = await SqliteEngine.open(
                path, digests=digests, analyze=analyze, embedder=embedder.name, cache_bytes=1 << 30
            )
            yield engine
            await engine.close()
        return
    server = Server(url)
    options = RedisOptions(prefix=server.corner(), accept_risks=("version", "aof", "fsync", "eviction", "unknown"))
    engine = await RedisEngine.open(
        url,
        digests=digests,
        analyze=analyze,
        embedder=embedder.name,
        dimension=dimension,
        options=options,
        cache_bytes=0,  # what a process keeps is scored as in a file
    )
    try:
        yield engine
    finally:
        await engine.close()
        await server.clear()
        await server.close()


async def run(
    data: Path,
    *,
    form: str,
    embedder_kind: str,
    model: str = "",
    together: bool = False,
    url: str = "",
    arms: Sequence[str] = tuple(SETTINGS),
) -> Row:
    """The arms on all conversations of a file."""
    found = [merged(conversations(data, form))] if together else conversations(data, form)
    async with httpx2.AsyncClient() as client:
        embedder = build_embedder(embedder_kind, model=model, http_client=lambda: client)
        dimension = (await embedder.embed(["How many dimensions?"])).shape[1]
        async with opened(url, embedder, dimension) as engine:
            scopes = [await store(engine, embedder, conversation) for conversation in found]
            rows = {arm: row_of(await _arm(arm, engine, embedder, scopes, found)) for arm in arms}
    return {
        "data": data.name,
        "embedder": embedder.name,
        "memories": {conversation.name: len(conversation.turns) for conversation in found},
        "questions": sum(len(conversation.questions) for conversation in found),
        "arms": rows,
    }


async def _arm(
    arm: str, engine: Engine, embedder: Embedder, scopes: Sequence[Scope], found: Sequence[Conversation]
) -> list[Answered]:
    usual, deep = (
        Recaller(
            embedder=embedder,
            recollector=engine.recollector,
            render=renderer(FormatOptions(), LineCounts(estimate_tokens)),
            options=options_of(arm, deep=deep),
            monotonic=time.monotonic,
        )
        for deep in (False, True)
    )
    answered: list[Answered] = []
    for scope, conversation in zip(scopes, found, strict=True):
        answered += await ask_all(usual, deep, scope, conversation)
    return answered


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="bench.quality", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--data", type=Path, required=True, help="conversations with questions")
    parser.add_argument("--format", choices=("locomo", "chats"), default="locomo", help="the form of the data")
    parser.add_argument("--embedder", default="wordllama", help="as in the setting embedder.kind")
    parser.add_argument("--model", default="", help="as in the setting embedder.model: a name, or a folder")
    parser.add_argument("--together", action="store_true", help="store all conversations as one user's memory")
    parser.add_argument("--store", default="", help="a Redis whose Query Engine is to search, by its URL; else a file")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    options = parser.parse_args(arguments)
    try:
        result = asyncio.run(
            run(
                options.data,
                form=options.format,
                embedder_kind=options.embedder,
                model=options.model,
                together=options.together,
                url=options.store,
            )
        )
    except (OSError, ValueError) as error:
        parser.exit(1, f"{error}\n")
    print(markdown(result["arms"]))
    if options.json:
        options.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
