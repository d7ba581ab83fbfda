"""The same dialogues through mem0, if it is installed: each message stored as it is, with our embedder, no model.

Below HTTP, through mem0's own library (`Memory.add(infer=False)` and `search`) on a store of its own in a folder. It is
asked for as many memories as our prompt has at default settings. mem0 asks an endpoint for embeddings as OpenAI's has
it; here that is our embedder on a local port. Its model is never asked.
"""

import asyncio
import importlib
import os
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bench.memory.data import Data
from bench.memory.house import with_embedder
from bench.memory.report import Line, Note, mean
from bench.memory.sides import Side, sides_of, speaker_of, tellings, words_of
from config.settings import Settings
from memory.ports.embedding import Embedder
from ricordo.parts import embedder_of

NAME = "LoCoMo through mem0 (infer=False, same embedder): evidence in the prompt"
GOAL = "≥ 10 points below ours"


async def mem0(data: Data, embedder: str, note: Note) -> list[Line]:
    """Its line; without mem0 or dialogues it says so."""
    if not data.talks:
        note("mem0 is left out: no dialogues were given")
        return []
    if find_spec("mem0") is None:
        note("mem0 is not installed")
        return [Line(f"{NAME} (not installed)", None, GOAL)]
    os.environ.setdefault("MEM0_TELEMETRY", "False")
    shares: list[float] = []
    async with embedder_of(with_embedder(embedder)) as embeds, _embeddings(embeds) as base:
        for side in (side for each in data.talks for side in sides_of(each)):
            note(f"mem0: {side.user}")
            dimension = (await embeds.embed(["How many dimensions?"])).shape[1]
            shares += await asyncio.to_thread(_asked, side, base, int(dimension))
    return [Line(NAME, mean(shares), GOAL, len(shares))]


def _asked(side: Side, base: str, dimension: int) -> list[float]:
    """Of each question the share of her evidence turns that mem0 gives."""
    library: Any = importlib.import_module("mem0")
    with TemporaryDirectory() as folder:
        memory = library.Memory.from_config(_config(folder, base, dimension))
        for each in tellings(side):
            said = {"role": "user", "content": words_of(each.said)}
            memory.add([said], user_id=side.user, metadata={"turn": each.said.id}, infer=False)
        return [_share(memory, side, question.text, question.evidence) for question in side.questions]


def _share(memory: Any, side: Side, question: str, evidence: frozenset[str]) -> float:  # noqa: ANN401 - mem0's own
    hers = [said for said in evidence if speaker_of(side.turns[said]) == side.speaker]
    found: Sequence[dict[str, Any]] = _search(memory, question, side.user)["results"]
    turns = {each["metadata"]["turn"] for each in found}
    return 100 * len(turns.intersection(hers)) / len(hers)


def _search(memory: Any, question: str, user: str) -> dict[str, Any]:  # noqa: ANN401 - mem0's own
    limit = Settings().recall.top_k
    try:
        return memory.search(question, filters={"user_id": user}, top_k=limit)
    except TypeError:  # its releases before 2.0
        return memory.search(question, user_id=user, limit=limit)


def _config(folder: str, base: str, dimension: int) -> dict[str, Any]:
    openai = {"api_key": "none", "openai_base_url": base}
    store = {"path": folder, "on_disk": True, "embedding_model_dims": dimension, "collection_name": "bench"}
    return {
        "vector_store": {"provider": "qdrant", "config": store},
        "embedder": {
            "provider": "openai",
            "config": {**openai, "model": "ours", "embedding_dims": dimension},
        },
        "llm": {"provider": "openai", "config": openai},
        "history_db_path": f"{folder}/history.db",
    }


@asynccontextmanager
async def _embeddings(embedder: Embedder) -> AsyncGenerator[str]:
    """Our embedder behind OpenAI's API on a free local port; gives its base URL."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"\r\ncontent-length:")[2].split(b"\r\n", 1)[0])
        asked = msgspec.json.decode(await reader.readexactly(length))
        texts = [asked["input"]] if isinstance(asked["input"], str) else asked["input"]
        vectors = await embedder.embed(texts)
        data = [{"object": "embedding", "index": at, "embedding": vector.tolist()} for at, vector in enumerate(vectors)]
        usage = {"prompt_tokens": 0, "total_tokens": 0}
        body = msgspec.json.encode({"object": "list", "model": "ours", "data": data, "usage": usage})
        writer.write(
            b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%b"
            % (len(body), body)
        )
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, limit=1 << 26)
    host, port = server.sockets[0].getsockname()[:2]
    try:
        yield f"http://{host}:{port}/v1"
    finally:
        server.close()
        await server.wait_closed()
