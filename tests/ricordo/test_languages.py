"""Whether users write what the embedder was made for, and what they are told."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import msgspec
import pytest
import structlog
from structlog.testing import LogCapture

from adapters.in_memory import InMemoryEngine
from config.loading import load_settings
from config.settings import Settings
from memory.model.ids import uuid7
from memory.model.memory import Memory, MemoryType
from memory.model.scope import Scope
from memory.ports.changes import Add
from memory.sessions.events import Listeners
from memory.text.languages import language_of_text
from ricordo import working
from ricordo.cli.check import Level, examine_ollama, language_finding
from ricordo.languages import Languages, languages_in
from ricordo.parts import build_embedder_for
from ricordo.working import worker_of
from tests.memory.in_memory import engine_in_memory

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
ENGLISH = ("I live in Leeds.", "My dog is called Rex.", "We went to the sea.", "I can't stand olives.")
GERMAN = ("Ich wohne in Graz.", "Mein Hund heißt Rex.")


async def told(engine: InMemoryEngine, texts: Sequence[str]) -> None:
    for number, text in enumerate(texts):
        memory = Memory(
            id=str(uuid7()),
            scope=Scope("local", f"user{number % 2}"),
            text=text,
            type=MemoryType.EPISODIC,
            created_at=NOW,
            updated_at=NOW,
            mentioned_at=NOW.date(),
        )
        await engine.memories.apply(None, [Add(memory=memory, vector=None, event_id=str(uuid7()))], at=NOW)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I live in Leeds.", "english"),
        ("Oslo", "english"),
        ("Ich wohne in Graz.", "german"),
        ("J’habite à Lyon, c’est beau.", "french"),
        ("我住在成都。", "han"),
        ("Я живу в Казани.", "cyrillic"),
    ],
)
def test_a_text_is_of_its_language_or_of_its_script(text: str, language: str):
    assert language_of_text(text) == language


async def test_a_store_whose_users_write_another_language_is_told_from_one_with_a_few_foreign_words():
    few, many = engine_in_memory(), engine_in_memory()
    await told(few, (*ENGLISH, *ENGLISH, "Oslo", GERMAN[0]))
    await told(many, (*ENGLISH, *GERMAN))

    assert await languages_in(few.memories) == Languages(9, Counter(german=1))
    found = await languages_in(many.memories)
    assert (found.is_mixed, str(found)) == (True, "2 of 6 memories are not in English (german 2)")
    assert not (await languages_in(few.memories)).is_mixed
    assert not (await languages_in(engine_in_memory().memories)).is_mixed


def test_the_doctor_warns_where_the_embedder_was_made_for_english():
    (found,) = language_finding("wordllama", Languages(4, Counter(german=2)))

    assert found.level is Level.WARN
    assert "german 2" in found.detail
    assert "embedder.kind" in found.advice
    assert language_finding("ollama", Languages(4, Counter(german=2))) == ()
    assert language_finding("wordllama", Languages(40, Counter(german=2))) == ()


def settings(upstream: str = "http://127.0.0.1:9/v1", embedder: str = "wordllama") -> Settings:
    return load_settings(
        environ={}, flags={"upstream.base": upstream, "embedder.kind": embedder, "store.path_or_url": "memory:"}
    )


async def test_the_worker_says_so_once_when_it_starts(monkeypatch: pytest.MonkeyPatch):
    # A logger of its own: what other tests of this process configured decides nothing here.
    log = LogCapture()
    levels = structlog.make_filtering_bound_logger(logging.NOTSET)
    monkeypatch.setattr(working, "log", structlog.wrap_logger(None, processors=[log], wrapper_class=levels))
    engine, found = engine_in_memory(), settings()
    await told(engine, (*ENGLISH, *GERMAN))
    stop = asyncio.Event()
    embedder = build_embedder_for(found)
    worker = worker_of(found, engine=engine, embedder=embedder, asking=None, listeners=Listeners())

    async with engine.ingesting(), asyncio.timeout(50):
        running = asyncio.create_task(worker.run(stop))
        while not any(line["event"] == "languages" for line in log.entries):  # noqa: ASYNC110 - a log tells nobody
            await asyncio.sleep(0.001)
        stop.set()
        await running

    (line,) = (line for line in log.entries if line["event"] == "languages")
    assert line["found"] == "2 of 6 memories are not in English (german 2)"


@asynccontextmanager
async def serving(answers: Mapping[str, bytes], status: str = "200 OK") -> AsyncGenerator[str]:
    """A server that answers a request whose first line or body has one of these words so, all others with a 404."""

    async def answering(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = (await reader.readuntil(b"\r\n\r\n")).decode()
        if (length := re.search(r"(?i)content-length: (\d+)", asked)) is not None:
            asked = asked.partition("\r\n")[0] + (await reader.readexactly(int(length[1]))).decode()
        answer = next((answer for words, answer in answers.items() if words in asked), None)
        told, body = (status, answer) if answer is not None else ("404 Not Found", b"404 page not found")
        writer.write(f"HTTP/1.1 {told}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n".encode())
        writer.write(body)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answering, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1"


def tags(*names: str) -> bytes:
    """What Ollama answers to `GET /api/tags`."""
    models = [
        {
            "name": name,
            "model": name,
            "modified_at": "2026-05-04T17:37:44.706015396-07:00",
            "size": 1157672605,
            "digest": "790764642607" + "0" * 52,
            "details": {"parent_model": "", "format": "gguf", "family": "bert", "families": ["bert"]},
        }
        for name in names
    ]
    return msgspec.json.encode({"models": models})


def shown(*capabilities: str, **info: object) -> bytes:
    """What Ollama answers to `POST /api/show`."""
    return msgspec.json.encode(
        {"license": "", "details": {"family": "qwen3"}, "model_info": info, "capabilities": capabilities}
    )


async def test_an_ollama_that_can_embed_is_offered():
    async with serving({"GET /api/tags": tags("llama3.2:3b", "bge-m3:latest")}) as base:
        (found,) = await examine_ollama(settings(base))
        chosen = await examine_ollama(settings(base, "minilm"))

    assert "bge-m3:latest" in found.detail
    assert f'embedder.base_url = "{base.removesuffix("/v1")}"' in found.advice
    assert chosen == ()


async def test_of_several_that_embed_the_one_for_many_languages_is_offered():
    async with serving(
        {"GET /api/tags": tags("nomic-embed-text:latest", "all-minilm:22m", "embeddinggemma:300m")}
    ) as base:
        (found,) = await examine_ollama(settings(base))

    assert 'embedder.model = "embeddinggemma:300m"' in found.advice


async def test_a_model_that_nobody_knows_is_offered_if_ollama_says_that_it_embeds():
    answers = {
        "GET /api/tags": tags("llama3.2:3b", "qwen3-embedding:0.6b"),
        '"llama3.2:3b"': shown("completion", "tools", **{"llama.embedding_length": 3072}),
        '"qwen3-embedding:0.6b"': shown(
            "embedding", **{"general.architecture": "qwen3", "qwen3.embedding_length": 1024}
        ),
    }
    async with serving(answers) as base:
        (found,) = await examine_ollama(settings(base))

    assert 'embedder.model = "qwen3-embedding:0.6b"' in found.advice
    assert "`embedder.dimensions = 1024`" in found.advice


@pytest.mark.parametrize(
    ("answer", "status"),
    [(tags("llama3.2"), "200 OK"), (b"<html>", "200 OK"), (b"no", "404 Not Found")],
)
async def test_what_is_no_ollama_or_cannot_embed_is_not_offered(answer: bytes, status: str):
    async with serving({"/api/tags": answer}, status) as base:
        assert await examine_ollama(settings(base)) == ()
    assert await examine_ollama(settings(base)) == ()  # it is gone
