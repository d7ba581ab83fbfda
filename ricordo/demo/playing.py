"""The demonstration: two conversations through a real Ricordo, in front of a scripted upstream.

Nothing leaves the machine and no key is needed. What is shown is what any OpenAI client would get: Ricordo runs as
`ricordo serve` in a process of its own, with a store in a temporary folder, and the real SDK talks to it over a real
port.
"""

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import httpx2
import msgspec
from openai import AsyncOpenAI, DefaultAsyncHttpxClient
from openai.types.chat import ChatCompletionMessageParam
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from memory.model.memory import Memory
from memory.model.scope import Reach, Scope
from memory.ports.engine import Engine
from memory.ports.memories import Listing
from ricordo.demo.upstream import MODEL, PromptMessage, ScriptedUpstream

FIRST_CONVERSATION = (
    "Hi! I'm Ada, I live in Lisbon and I'm a vegetarian.",
    "Please remember: I'm allergic to penicillin. And I prefer short answers.",
)
QUESTION = "My doctor wants to give me an antibiotic. Anything I should tell her?"
PROOF = "penicillin"
"""It is in no message of the second conversation: in the prompt it can only come from memory."""

START_SECONDS = 60.0
INGEST_SECONDS = 60.0
"""A worker gives way to others (`worker.nice`): ten were too few where both cores were busy."""
STOP_SECONDS = 5.0
POLL_SECONDS = 0.05

LOCAL = Scope(tenant="local", user="local")
"""Whose memories they are when an application on this machine names nobody."""

OpenEngine = Callable[[Path], AbstractAsyncContextManager[Engine]]


class DemoAnswer(msgspec.Struct, frozen=True):
    """One message of the user and what came back."""

    user: str
    answer: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What the demonstration saw. `remembered`: the second prompt carried what only the first conversation said."""

    remembered: bool
    conversations: tuple[tuple[DemoAnswer, ...], ...]
    prompt: tuple[PromptMessage, ...]
    memories: tuple[str, ...]


class DemoFailed(RuntimeError):
    """Ricordo did not start."""


async def play(open_engine: OpenEngine, *, console: Console) -> Report:
    """Play both conversations and show what came of them. Raises `DemoFailed`."""
    with tempfile.TemporaryDirectory(prefix="ricordo-demo-") as folder:
        store = Path(folder, "demo.db")
        async with ScriptedUpstream() as upstream:
            with _ricordo(store, upstream.base) as ricordo:
                with console.status("Ricordo starts …"):
                    await ricordo.ready()
                # The environment's web proxy is no business of a local demonstration.
                http = DefaultAsyncHttpxClient(trust_env=False)
                sdk = AsyncOpenAI(base_url=ricordo.base_url, api_key="no-key-needed", http_client=http)
                async with sdk as client, open_engine(store) as engine:
                    report = await _converse(client, engine, upstream, console=console)
    _show(report, console)
    return report


async def _converse(client: AsyncOpenAI, engine: Engine, upstream: ScriptedUpstream, *, console: Console) -> Report:
    console.rule("First conversation")
    first = await _conversation(client, FIRST_CONVERSATION, console)
    with console.status("Ricordo ingests the turns in the background …"):
        memories = await _ingested(engine)
    console.rule("A new conversation: the client sends none of the above")
    second = await _conversation(client, (QUESTION,), console)
    prompt = tuple(upstream.prompts[-1])
    return Report(
        remembered=any(PROOF in message.text.lower() for message in prompt),
        conversations=(first, second),
        prompt=prompt,
        memories=tuple(memory.text for memory in memories if not memory.is_conclusion),
    )


async def _conversation(client: AsyncOpenAI, said: tuple[str, ...], console: Console) -> tuple[DemoAnswer, ...]:
    history: list[ChatCompletionMessageParam] = []
    told: list[DemoAnswer] = []
    for words in said:
        console.print(Text.assemble(("you        ", "bold cyan"), words))
        history.append({"role": "user", "content": words})
        console.print(Text("assistant  ", style="bold green"), end="")
        pieces: list[str] = []
        async for chunk in await client.chat.completions.create(model=MODEL, messages=history, stream=True):
            piece = chunk.choices[0].delta.content or ""
            console.print(Text(piece), end="", soft_wrap=True)
            pieces.append(piece)
        console.print()
        answer = "".join(pieces)
        history.append({"role": "assistant", "content": answer})
        told.append(DemoAnswer(words, answer))
    return tuple(told)


async def _ingested(engine: Engine) -> tuple[Memory, ...]:
    """The memories once nothing waits any more; what there is by then, if that takes too long."""
    deadline = asyncio.get_running_loop().time() + INGEST_SECONDS
    while True:
        backlog = await engine.queue.backlog()
        memories = await engine.memories.list(Listing(reach=Reach.of(LOCAL)))
        if (memories and backlog.pending == 0) or asyncio.get_running_loop().time() > deadline:
            return memories
        await asyncio.sleep(POLL_SECONDS)


# ── What is started, and stopped again ────────────────────────────────────────────────────────────────────────


class Running(msgspec.Struct, frozen=True):
    """A Ricordo on a port of this machine."""

    process: subprocess.Popen[bytes]
    origin: str
    log: Path

    @property
    def base_url(self) -> str:
        return f"{self.origin}/v1"

    async def ready(self) -> None:
        """Returns when it takes requests. Raises `DemoFailed`."""
        deadline = asyncio.get_running_loop().time() + START_SECONDS
        async with httpx2.AsyncClient(trust_env=False) as client:
            while self.process.poll() is None and asyncio.get_running_loop().time() < deadline:
                with contextlib.suppress(httpx2.TransportError):
                    if (await client.get(f"{self.origin}/health/ready")).is_success:
                        return
                await asyncio.sleep(POLL_SECONDS)
        said = self.log.read_text("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(said) if line.strip()), "it said nothing")
        raise DemoFailed(f"ricordo serve did not start: {last}")


@contextlib.contextmanager
def _ricordo(store: Path, upstream: str) -> Generator[Running]:
    """A Ricordo on a free local port, started as everybody starts it."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = str(server.getsockname()[1])
    command = ("serve", "--host", "127.0.0.1", "--port", port, "--upstream", upstream, "--store", str(store))
    environ = {name: value for name, value in os.environ.items() if not name.startswith("RICORDO_")}
    with Path(store.parent, "serve.log").open("wb") as log:
        process = subprocess.Popen(  # noqa: S603 - our own command, with arguments of our own
            [sys.executable, "-P", "-m", "ricordo", *command],
            env=environ,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
        try:
            yield Running(process, f"http://127.0.0.1:{port}", Path(log.name))
        finally:
            process.terminate()
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


# ── What is shown ─────────────────────────────────────────────────────────────────────────────────────────────


def _show(report: Report, console: Console) -> None:
    console.rule("What the upstream was sent for that question")
    for message in report.prompt:
        added, own, rest = message.text.partition(QUESTION)
        marked = Text.assemble((added, "yellow"), own, (rest, "yellow"))
        console.print(Panel(marked, title=message.role, title_align="left"))
    console.print("Highlighted: what Ricordo added. The client sent the rest.\n")
    table = Table("what Ricordo remembers of you", box=None, header_style="bold")
    for text in report.memories:
        table.add_row(Text(text))
    console.print(table)
    console.rule("Your own application")
    console.print(
        "Start [bold]ricordo serve --upstream https://api.openai.com/v1[/], then change one line:\n\n"
        '    client = OpenAI([bold yellow]base_url="http://127.0.0.1:8000/v1"[/])\n'
    )
