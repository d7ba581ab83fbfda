"""Dialogues through the real proxy: every prompt as it arrived at the upstream."""

import tempfile
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import httpx2
import msgspec

from bench.cache.dialogues import Dialogue, Message
from bench.cache.doors import DOORS, Door
from bench.cache.figures import Price
from bench.cache.upstream import RecordingUpstream
from bench.quality.__main__ import memory_of
from bench.quality.data import Said
from config.loading import load_settings
from config.settings import Settings
from memory.model.identity import LOCAL
from memory.model.ids import uuid7
from memory.model.memory import Memory
from memory.model.scope import Scope
from memory.ports.changes import Add
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from memory.text.markup import CLOSE, OPEN
from ricordo.parts import embedder_of, now
from ricordo.serving import serving
from ricordo.stores import engine_of

STANDING = (
    "I am allergic to penicillin",
    "Please answer in short sentences and without lists",
    "Never book anything on a Sunday",
)
"""What every user has pinned: the stable block."""

RULES = (
    "You are the assistant of an application with many users. Be kind, correct and brief. ",
    "When you do not know something, say so, and say what would have to be known. ",
    "Answer in the language of the question; keep names, numbers and units as they were given. ",
    "Never promise what only a person can do, and send people in need to the numbers of their country. ",
)
"""An application's system message, repeated until it is long enough."""


class Recorded(NamedTuple):
    """A dialogue as the upstream saw it: the body of each request, and the mode of the last one; empty: no memory."""

    dialogue: Dialogue
    bodies: tuple[Message, ...]
    mode: str = ""


def system_text(words: int) -> str:
    """A system message of about so many words, no two of its lines alike."""
    lines: list[str] = []
    while sum(len(line.split()) for line in lines) < words:
        lines.append(f"{len(lines) + 1}. {RULES[len(lines) % len(RULES)]}")
    return "\n".join(lines)


async def record(
    dialogues: Sequence[Dialogue],
    *,
    mode: str,
    system: str,
    price: Price | None = None,
    door: Door = DOORS["chat"],
) -> list[Recorded]:
    """Hold all dialogues through a proxy of its own, which is told the `price`.

    `mode`: one of `prompt.mode`, or `off` for no memory.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with RecordingUpstream(door) as upstream:
            settings = settings_for(Path(folder, "bench.db"), upstream.base, mode=mode, hints=door.hints, price=price)
            async with _running(settings, upstream, door) as house:
                return await _hold_all(house, dialogues, system, memory="off" if mode == "off" else "on")


async def _hold_all(house: "_House", dialogues: Sequence[Dialogue], system: str, *, memory: str) -> list[Recorded]:
    recorded: list[Recorded] = []
    standing: set[str] = set()
    for dialogue in dialogues:
        await house.learn(dialogue.user, dialogue.known, () if dialogue.user in standing else STANDING)
        standing.add(dialogue.user)
        headers = {"x-memory-user": dialogue.user, "x-memory-mode": memory}
        recorded.append(await house.hold(dialogue, system, headers))
    return recorded


def settings_for(store: Path, upstream: str, *, mode: str, hints: str, price: Price | None) -> Settings:
    """The product's own settings, with time enough for recall: this machine is not what is measured."""
    flags: dict[str, object] = {
        "store.path_or_url": str(store),
        "upstream.base": upstream,
        "upstream.cache_hints": hints,
        "server.port": 0,
        "recall.deadline_seconds": 30.0,
        "prompt.mode": "auto" if mode == "off" else mode,
        "logs.level": "error",
    }
    if price is not None:
        flags["upstream.cache_read_price"] = price.read / price.input
        flags["upstream.cache_write_price"] = price.write / price.input
    return load_settings(environ={}, flags=flags)


class _House(NamedTuple):
    """A running proxy, its store and its upstream."""

    client: httpx2.AsyncClient
    engine: Engine
    embedder: Embedder
    upstream: RecordingUpstream
    door: Door

    async def learn(self, user: str, known: Sequence[Said], pinned: Sequence[str]) -> None:
        """Store memories of a user."""
        scope = Scope(LOCAL, user)
        memories = [memory_of(said, scope) for said in known] + [_pinned(text, scope) for text in pinned]
        vectors = await self.embedder.embed([memory.dated_text for memory in memories])
        adds = [Add(memory=one, vector=vector, event_id=uuid7()) for one, vector in zip(memories, vectors, strict=True)]
        await self.engine.memories.apply(None, adds, at=now())

    async def hold(self, dialogue: Dialogue, system: str, headers: Mapping[str, str]) -> Recorded:
        """Every request of a dialogue, each with the whole history, as it arrived at the upstream."""
        history: list[Message] = [{"role": "system", "content": system}]
        bodies, modes = list[Message](), list[str]()
        for step in dialogue.steps:
            if step.learnt:
                await self.learn(dialogue.user, (), step.learnt)
            history += step.said
            self.upstream.answer = step.answer
            body = self.door.request(history, dialogue.tools)
            answer = await self.client.post(self.door.path, json=body, headers=headers)
            answer.raise_for_status()
            bodies.append(self.upstream.asked)
            modes.append(answer.headers.get("x-memory-prompt-mode", ""))
            history.append(step.answer)
        return Recorded(dialogue, tuple(bodies), modes[-1])


def _pinned(text: str, scope: Scope) -> Memory:
    said = Said(uuid7(), text, "user", "settings", datetime(2026, 1, 1, tzinfo=UTC))
    return msgspec.structs.replace(memory_of(said, scope), pinned=True, importance=0.9)


@asynccontextmanager
async def _running(settings: Settings, upstream: RecordingUpstream, door: Door) -> AsyncGenerator[_House]:
    async with (
        embedder_of(settings) as embedder,
        engine_of(settings, embedder=embedder) as engine,
        serving(settings) as port,
        httpx2.AsyncClient(
            base_url=f"http://127.0.0.1:{port}/v1",
            headers={"authorization": "Bearer sk-bench-0123456789abcdef0123456789"},
            timeout=60.0,
        ) as client,
    ):
        yield _House(client, engine, embedder, upstream, door)


# ── The same memory elsewhere ─────────────────────────────────────────────────────────────────────────────────


def in_front(body: Message) -> Message:
    """The request with everything that the memory put into it in front of all messages, in one of its own."""
    notes: list[str] = []
    messages: list[Message] = []
    for message in body["messages"]:
        content = message.get("content")
        if isinstance(content, str) and OPEN in content:
            before, _, rest = content.partition(OPEN)
            inside, _, after = rest.partition(CLOSE)
            notes.append(f"{OPEN}{inside}{CLOSE}")
            content = (before + after).strip()
        messages.append(message | {"content": content})
    if not notes:
        return body
    return body | {"messages": [{"role": "system", "content": "\n\n".join(notes)}, *messages]}
