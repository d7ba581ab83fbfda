"""The product as it runs by default, with a clock of ours: proxy, worker, a store in a file, an upstream that records.

Everything goes in and out through the HTTP door: a request with the conversation so far, and the body that arrives at
the upstream. Between two messages the worker is waited for, as a person reads the answer before writing on.
"""

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import httpx2

from bench.cache.upstream import RecordingUpstream
from config.loading import load_settings
from config.settings import Settings
from memory.model.identity import LOCAL
from memory.model.memory import Memory, MemoryType, Profile
from memory.model.scope import Reach, Scope
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from memory.ports.memories import Listing
from memory.sessions.events import Listeners
from memory.text.markup import CLOSE, OPEN, PREAMBLE
from memory.text.tokens import estimate_tokens
from ricordo.parts import embedder_of
from ricordo.serving import serving
from ricordo.stores import engine_of
from ricordo.working import worker_of, working_within

Message = dict[str, Any]

KEY = "Bearer sk-bench-0123456789abcdef0123456789"
BEGINNING = datetime(2026, 3, 2, 9, tzinfo=UTC)
"""When a first message is sent, where the data do not say."""
BETWEEN_MESSAGES = timedelta(minutes=3)
WORKER_SECONDS = 0.002
"""How often it is looked whether the worker is done: a query of microseconds."""
ANSWERS = ("All right.", "I see.", "Of course.", "Gladly.")
"""What the assistant says where the data do not say: nothing that could be remembered."""
ALWAYS_ON = frozenset({MemoryType.PROCEDURAL})
PAGE = 1_000


class Prompt(NamedTuple):
    """What the memory put into one prompt, line by line, without headings."""

    stable: tuple[str, ...] = ()
    """In the system message: profile, pins, instructions."""
    dynamic: tuple[str, ...] = ()
    """In front of the newest user message."""
    tokens: int = 0
    """Of the dynamic block, all of it, estimated."""

    @property
    def lines(self) -> tuple[str, ...]:
        """All of them."""
        return self.stable + self.dynamic


class Known(NamedTuple):
    """What the store holds of a user."""

    memories: tuple[Memory, ...]
    profile: Profile

    @property
    def always_on(self) -> tuple[Memory, ...]:
        """What stands in every prompt, but for the profile."""
        return tuple(each for each in self.memories if each.pinned or each.type in ALWAYS_ON)

    @property
    def values(self) -> tuple[str, ...]:
        """The profile's present values."""
        return tuple(value.text for field in self.profile.fields for value in field.values)

    @property
    def asserted(self) -> tuple[str, ...]:
        """Those of them that are said without a mark."""
        return tuple(value.text for field in self.profile.fields for value in field.values if value.doubt is None)

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything that is still known, each text alone: with what was true before, where it is still told."""
        before = [each.replaces for each in self.memories if each.replaces]
        former = [field.previous.text for field in self.profile.fields if field.previous]
        return (*(each.text for each in self.memories), *before, *self.values, *former)


class Clock:
    """The time in the house: whatever was set last."""

    def __init__(self) -> None:
        self.at = BEGINNING

    def __call__(self) -> datetime:
        """The time."""
        return self.at


class House(NamedTuple):
    """A running Ricordo and who uses it."""

    settings: Settings
    client: httpx2.AsyncClient
    engine: Engine
    embedder: Embedder
    upstream: RecordingUpstream
    clock: Clock

    async def send(
        self, user: str, messages: Sequence[Message], *, at: datetime, answer: str, headers: Mapping[str, str]
    ) -> Prompt:
        """One request with the whole conversation so far; what its prompt had."""
        self.clock.at = at
        self.upstream.answer = {"role": "assistant", "content": answer}
        body = {"model": "script", "messages": messages}
        answered = await self.client.post("/chat/completions", json=body, headers={"x-memory-user": user, **headers})
        answered.raise_for_status()
        return prompt_of(self.upstream.asked)

    async def say(
        self, user: str, messages: Sequence[Message], *, at: datetime, answer: str, headers: Mapping[str, str]
    ) -> Prompt:
        """The same; and what was said is ingested."""
        prompt = await self.send(user, messages, at=at, answer=answer, headers=headers)
        while (await self.engine.queue.backlog()).pending:  # noqa: ASYNC110 - it is in the store
            await asyncio.sleep(WORKER_SECONDS)
        return prompt

    async def hold(
        self,
        user: str,
        texts: Sequence[str],
        *,
        at: datetime = BEGINNING,
        answers: Sequence[str] = (),
        system: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> list[Prompt]:
        """A conversation: the user's messages one after the other; what each prompt had."""
        history: list[Message] = [{"role": "system", "content": system}] if system else []
        prompts: list[Prompt] = []
        for number, text in enumerate(texts):
            answer = answers[number] if number < len(answers) else ANSWERS[number % len(ANSWERS)]
            history.append({"role": "user", "content": text})
            when = at + number * BETWEEN_MESSAGES
            prompts.append(await self.say(user, history, at=when, answer=answer, headers=headers or {}))
            history.append({"role": "assistant", "content": answer})
        return prompts

    async def ask(
        self, user: str, text: str, *, at: datetime, system: str = "", headers: Mapping[str, str] | None = None
    ) -> Prompt:
        """A question in a conversation of its own, of which nothing is kept."""
        messages = [{"role": "system", "content": system}] if system else []
        messages.append({"role": "user", "content": text})
        read = {"x-memory-mode": "read", **(headers or {})}
        return await self.send(user, messages, at=at, answer="Gladly.", headers=read)

    async def takes(self, headers: Mapping[str, str]) -> bool:
        """Whether a request with these headers is served: a release refuses headers of ours that it does not know."""
        asked = {"model": "script", "messages": [{"role": "user", "content": "Are you there?"}]}
        named = {"x-memory-user": "nobody", "x-memory-mode": "read", **headers}
        return (await self.client.post("/chat/completions", json=asked, headers=named)).is_success

    async def known(self, user: str) -> Known:
        """What the store holds of a user."""
        scope, found = Scope(LOCAL, user), list[Memory]()
        while page := await self.engine.memories.list(
            Listing(reach=Reach.of(scope), limit=PAGE, after=found[-1].id if found else None)
        ):
            found += page
        return Known(tuple(found), await self.engine.memories.profile(scope))


def settings_for(folder: Path, upstream: str, *, embedder: str = "wordllama", **flags: object) -> Settings:
    """The product's own settings, with time enough for recall: this machine is not what is measured."""
    ours: dict[str, object] = {
        "store.path_or_url": str(folder / "memory.db"),
        "upstream.base": upstream,
        "server.port": 0,
        "recall.deadline_seconds": 30.0,
        "logs.level": "error",
    }
    return with_embedder(embedder, **ours | flags)


def with_embedder(embedder: str, **flags: object) -> Settings:
    """The settings with an embedder of this kind, or as a file of settings says."""
    if embedder.endswith(".toml"):
        return load_settings(file=Path(embedder), environ={}, flags=flags)
    return load_settings(environ={}, flags={"embedder.kind": embedder, **flags})


@asynccontextmanager
async def opened(
    embedder: str, *, folder: Path | None = None, at: datetime = BEGINNING, **flags: object
) -> AsyncGenerator[House]:
    """A house on a new store, or on the one in `folder`. `flags`: settings that differ from the defaults.

    `at`: the time until something is sent. Later than what a store has, it would close what is old meanwhile.
    """
    if folder is None:
        with tempfile.TemporaryDirectory() as made:
            async with opened(embedder, folder=Path(made), at=at, **flags) as house:
                yield house
        return
    clock = Clock()
    clock.at = at
    async with RecordingUpstream() as upstream:
        settings = settings_for(folder, upstream.base, embedder=embedder, **flags)
        async with (
            embedder_of(settings) as embeds,
            engine_of(settings, embedder=embeds) as engine,
            working_within(
                worker_of(settings, engine=engine, embedder=embeds, asking=None, listeners=Listeners(), clock=clock),
                engine,
            ),
            serving(settings, clock=clock) as port,
            httpx2.AsyncClient(
                base_url=f"http://127.0.0.1:{port}/v1", headers={"authorization": KEY}, timeout=120.0
            ) as client,
        ):
            yield House(settings, client, engine, embeds, upstream, clock)


# ── What stands in a prompt ───────────────────────────────────────────────────────────────────────────────────


def prompt_of(body: Message) -> Prompt:
    """What the memory put into a request, as it arrived at the upstream; blocks of past messages are left out."""
    messages: list[Message] = body["messages"]
    newest = max((at for at, each in enumerate(messages) if each["role"] == "user"), default=-1)
    stable = [region for each in messages if each["role"] in {"system", "developer"} for region in _regions(each)]
    dynamic = list(_regions(messages[newest])) if newest >= 0 else []
    return Prompt(
        tuple(line for region in stable for line in _lines(region)),
        tuple(line for region in dynamic for line in _lines(region)),
        sum(estimate_tokens(f"{OPEN}\n{region}\n{CLOSE}") for region in dynamic),
    )


def _regions(message: Message) -> list[str]:
    content: Any = message.get("content") or ""
    text = content if isinstance(content, str) else "\n".join(part.get("text", "") for part in content)
    return [piece.partition(CLOSE)[0].strip() for piece in text.split(OPEN)[1:]]


def _lines(region: str) -> list[str]:
    """What is said in a region: neither its first line nor headings."""
    return [line for line in region.split("\n") if line and line != PREAMBLE and not line.startswith(("===", "---"))]
