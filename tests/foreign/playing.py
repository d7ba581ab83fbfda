"""Plays a client's script in front of the model, directly and through a running Ricordo, and compares the two."""

import asyncio
import json
import os
import re
import socketserver
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, cast

import httpx2
import msgspec

from bench.load.peers import free_port
from config.settings import Settings
from memory.model.scope import Reach, Scope
from memory.ports.memories import Listing
from ricordo.stores import engine_of
from tests.e2e.conftest import KEY, settings_for
from tests.e2e.subprocesses import Served, until
from tests.foreign.clients import Client
from tests.foreign.environments import command_of, environ_of
from tests.foreign.model import PHRASES, Model
from tests.scripted_upstream import Received, ScriptedUpstream

USERS = ("ada", "local")
"""The one that a client's headers name, and the one of this machine for a client that can name none."""
PROOF = "penicillin"
RELAYED = "off endpoint"
REFUSED = {"refused", "broken"}
"""Cases in which the model gives an error."""
RUN_SECONDS = 600.0
"""A client may take so long for all its cases: on a busy machine some need a minute to start."""

Case = tuple[str, Any]
"""The name of a case and its result."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a client's script."""

    cases: list[Case]
    memory: list[tuple[str, list[str | None]]]
    """Case by case what response headers said: status, reason, count. Only of clients that show headers."""
    asked: list[Received]
    """What reached the model."""
    reached_for: list[str]
    """Addresses elsewhere that the client wanted to reach."""
    failed: str = ""
    """How its process ended, if not well, and what it had written by then."""


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the table."""

    client: Client
    version: str
    differences: list[str]
    cases: int
    hits: int
    relayed: int
    """Calls of a model that have no memory, and said so."""
    seconds: float


def compare(client: Client, version: str) -> Compared:
    """Play it directly, then through Ricordo."""
    started = time.monotonic()
    with _model() as upstream, _behind(client, upstream.base_url) as base_url:
        directly = _play(client, base_url, upstream, told=lambda: None)
    with (
        tempfile.TemporaryDirectory(prefix="ricordo-foreign-") as folder,
        _model() as upstream,
        _behind(client, upstream.base_url) as base_url,
    ):
        settings = settings_for(Path(folder) / "ricordo.db", upstream, upstream__base=base_url)
        with Served(settings, free_port(), RICORDO_UPSTREAM__BREAKER__ENABLED="false") as served:
            ours = f"http://127.0.0.1:{served.port}/v1"
            through = _play(client, ours, upstream, told=lambda: _remembered(settings))
            counts = _counts(served.port)
    return Compared(
        client=client,
        version=version,
        differences=list(differences(client, directly, through, counts)),
        cases=len(through.cases),
        hits=counts["hit"],
        relayed=counts[RELAYED],
        seconds=time.monotonic() - started,
    )


def differences(client: Client, directly: Played, through: Played, counts: Counter[str]) -> Iterator[str]:
    """All that is not as it should be."""
    yield from (f"directly: {trouble}" for trouble in _troubles(directly))
    yield from (f"through Ricordo: {trouble}" for trouble in _troubles(through))
    theirs, ours = dict(directly.cases), dict(through.cases)
    for name in theirs | ours:
        if ours.get(name) != theirs.get(name):
            yield f"{name}: {json.dumps(ours.get(name))[:400]} instead of {json.dumps(theirs.get(name))[:400]}"
    calls = [[(request.method, request.target) for request in played.asked] for played in (directly, through)]
    if calls[0] == calls[1]:
        yield from () if client.makes_ids else _changed(directly.asked, through.asked)
    else:
        yield f"the model was asked {len(calls[1])} times instead of {len(calls[0])}"
    yield from _without_memory(through, counts)


def _troubles(played: Played) -> Iterator[str]:
    """What should not happen either way."""
    if played.failed:
        yield played.failed
    if played.reached_for:
        yield f"it reached for {', '.join(sorted(set(played.reached_for)))}"
    for name, result in played.cases:
        if name not in REFUSED and isinstance(result, dict) and "error" in result:
            yield f"{name} failed: {result}"


def _changed(directly: list[Received], through: list[Received]) -> Iterator[str]:
    """A request may have something put in, and nothing else done to it."""
    for ours, theirs in zip(through, directly, strict=True):
        if not _is_within(theirs.body, ours.body):
            yield f"{theirs.target}: {ours.body[:600]!r} is not {theirs.body[:600]!r} with something put in"


def _is_within(body: bytes, longer: bytes) -> bool:
    left = iter(longer)
    return all(byte in left for byte in body)


def _without_memory(through: Played, counts: Counter[str]) -> Iterator[str]:
    """Where memory should have been and was not, or the other way round."""
    for name, (status, reason, _) in through.memory:
        if name != "tell" and (status, reason) != ("hit", None):
            yield f"{name}: X-Memory-Status: {status}, X-Memory-Reason: {reason}"
    if not counts["hit"]:
        yield f"no request had a memory: {dict(counts)}"
    asked = [request for request in through.asked if PHRASES["ask"].encode() in request.body]
    if not any(PROOF.encode() in request.body for request in asked):
        yield "the question reached the model without what was told before"


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def _model() -> Generator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        upstream.script(Model())
        yield upstream


@contextmanager
def _behind(client: Client, base_url: str) -> Generator[str]:
    """What stands directly before the model, where something does: LiteLLM's proxy."""
    if not client.gateway:
        yield base_url
        return
    with tempfile.TemporaryDirectory(prefix="ricordo-foreign-") as home, ExitStack() as stack:
        port = free_port()
        outside = stack.enter_context(_outside([]))
        environ = environ_of(client, Path(home), base_url, KEY, outside) | {"FOREIGN_GATEWAY_PORT": str(port)}
        command = [command_of(client)[0], str(client.script.with_name("gateway.py"))]
        process = subprocess.Popen(command, env=environ, cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        stack.callback(process.wait)
        stack.callback(process.kill)
        alive = f"http://127.0.0.1:{port}/health/liveliness"
        until(lambda: process.poll() is not None or _answers(alive), seconds=RUN_SECONDS, pause=0.1)
        yield f"http://127.0.0.1:{port}/v1"


def _answers(url: str) -> bool:
    try:
        return httpx2.get(url).status_code == 200
    except httpx2.HTTPError:
        return False


def _play(client: Client, base_url: str, upstream: ScriptedUpstream, *, told: Callable[[], None]) -> Played:
    """Run the script; `told` is called when it has told what is to be remembered, and it goes on afterwards."""
    reached_for: list[str] = []
    lines: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory(prefix="ricordo-foreign-") as home, _outside(reached_for) as outside:
        environ = environ_of(client, Path(home), base_url, KEY, outside)
        log = Path(home) / "log.txt"
        with log.open("wb") as written:
            process = subprocess.Popen(
                command_of(client),
                cwd=home,
                env=environ,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=written,
                text=True,
            )
            watchdog = threading.Timer(RUN_SECONDS, process.kill)
            watchdog.start()
            assert process.stdin is not None
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(json.loads(line))
                if "told" in lines[-1]:
                    told()
                    process.stdin.write("\n")
                    process.stdin.flush()
            process.stdin.close()
            code = process.wait()
            watchdog.cancel()
        text = log.read_text(errors="replace")
        if "FOREIGN_LOG" in os.environ:
            sys.stderr.write(text)
    return Played(
        cases=[(line["case"], _without(client.made_anew, line["result"])) for line in lines if "case" in line],
        memory=list(_memory(lines)),
        asked=list(upstream.requests),
        reached_for=reached_for,
        failed=f"exit code {code}: {text[-2000:]}" if code else "",
    )


def _without(names: frozenset[str], result: Any) -> Any:
    """A result without the fields of these names, wherever they stand in it."""
    match result:
        case dict():
            fields = cast("dict[str, Any]", result)
            return {name: _without(names, value) for name, value in fields.items() if name not in names}
        case list():
            return [_without(names, value) for value in cast("list[Any]", result)]
        case _:
            return result


def _memory(lines: list[dict[str, Any]]) -> Iterator[tuple[str, list[str | None]]]:
    """What was seen in headers, with the case in which it was."""
    waiting: list[list[str | None]] = []
    for line in lines:
        if "memory" in line:
            waiting.append(line["memory"])
        elif "case" in line:
            yield from ((line["case"], seen) for seen in waiting)
            waiting.clear()


def _remembered(settings: Settings) -> None:
    """Wait until it is remembered what was told. If it never is, the comparison says so."""

    async def texts() -> str:
        async with engine_of(settings) as engine:
            kept = [await engine.memories.list(Listing(reach=Reach.of(Scope("local", user)))) for user in USERS]
            pending = (await engine.queue.backlog()).pending
        return "" if pending else " ".join(memory.text for memories in kept for memory in memories) or "nothing"

    end = time.monotonic() + 60
    while PROOF not in asyncio.run(texts()) and time.monotonic() < end:
        time.sleep(0.05)


def _counts(port: int) -> Counter[str]:
    """Requests by status and reason of their memory."""
    text = httpx2.get(f"http://127.0.0.1:{port}/metrics").text
    found = re.findall(r'^ricordo_memory_total\{reason="(\w*)",status="(\w+)"\} ([\d.]+)', text, re.MULTILINE)
    counts = Counter({f"{status} {reason}".strip(): int(float(number)) for reason, status, number in found})
    calls = re.findall(r"^ricordo_relayed_calls_total\{.*\} ([\d.]+)", text, re.MULTILINE)
    counts[RELAYED] = sum(int(float(number)) for number in calls)
    return counts


@contextmanager
def _outside(reached_for: list[str]) -> Generator[str]:
    """A web proxy that lets nobody out and notes who wanted to: what a client does beyond its base URL shows here."""

    class Noting(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            words = self.rfile.readline().split()
            reached_for.append(words[1].decode(errors="replace") if len(words) > 1 else "?")
            self.wfile.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Noting) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()
