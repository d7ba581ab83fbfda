"""What becomes of a Ricordo that many users talk to for a long time: `python -m bench.soak [--minutes 60]`.

    python -m bench.soak --minutes 10 --users 200 --rate 5
    python -m bench.soak --data locomo.json --json soak.json

A real `ricordo serve` with defaults and its worker, a stand-in for a model, and users who come and come back, a few of
them far more often than most: chats of up to some eighty turns, questions, corrections, orders to forget, long texts,
streams of which some are cut off. They say what stands in the benchmarks' own data, and in `--data` (any JSON: its
strings). Each minute a line tells turns, how long answers took, what the processes hold (resident MB), how long the
files are, and how many turns wait for the worker. What grows there without end is a fault that no shorter run shows.
It ends with exit code 1 if a request had no answer of its own, or a process ended.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

from openai import AsyncOpenAI, OpenAIError

from bench.load.peers import family, free_port, stopped, wait_for

OWN_DATA = Path(__file__).parent / "memory" / "data"
ORDERS = (
    "Forget that.",
    "Forget what I said about {}.",
    "From now on answer briefly.",
    "I moved to {}.",
    "I live in {} with my brother.",
    "What do you know about me?",
    "off the record: I am looking for a job in {}.",
    "I'm allergic to {}.",
)
THINGS = ("Lisbon", "Denver", "music", "peanuts", "penicillin", "Oslo", "the garden", "shellfish")
LENGTHS = (2, 6, 20, 80)
"""After so many turns a user begins another chat."""
AT_ONCE = 40
"""Most requests under way."""
PIECES = 12
"""Of a streamed answer, one every `PAUSE` seconds."""
PAUSE = 0.005
MINUTE = 60.0


class Mix(NamedTuple):
    """Shares of what is asked for."""

    orders: float = 0.08
    long: float = 0.03
    """Forty texts in one message."""
    streams: float = 0.6
    cut: float = 0.03
    """Of the streams."""


MIX = Mix()


class Minute(NamedTuple):
    """One line of the report: what there was at its end."""

    minute: float
    turns: int
    errors: int
    cut: int
    users: int
    p50_ms: float
    p99_ms: float
    proxy_mb: int
    worker_mb: int
    store_mb: float
    store_log_mb: float
    journal_mb: float
    journal_log_mb: float
    waiting: int


class Soak:
    """The users, what they say, and what came of it."""

    def __init__(self, texts: list[str], *, users: int, seed: int) -> None:
        self._dice = random.Random(seed)
        self._texts = texts
        self._users = users
        self._chats: dict[str, list[dict[str, str]]] = {}
        self._told = set[str]()
        self.turns = self.errors = self.cut = 0
        self.seconds: list[float] = []
        """How long the answers of this minute took."""

    @property
    def users(self) -> int:
        """How many have come so far."""
        return len(self._chats)

    async def turn(self, client: AsyncOpenAI) -> None:
        """Somebody says something, and has an answer, or cuts it off."""
        dice = self._dice
        user = f"user-{int(dice.paretovariate(0.6)) % self._users}"
        chat = self._chats.setdefault(user, [])
        if len(chat) > 2 * dice.choice(LENGTHS):
            chat.clear()
        said = {"role": "user", "content": self._said()}
        streams = dice.random() < MIX.streams
        cut_off = streams and dice.random() < MIX.cut
        began = time.perf_counter()
        try:
            answer = await _answer(client, user, [*chat, said], streams=streams, cut_off=cut_off)
        except OpenAIError as error:
            self.errors += 1
            self._tell(f"{error!r}"[:200])
            return
        if answer is None:
            self.cut += 1
            return
        self.turns += 1
        self.seconds.append(time.perf_counter() - began)
        chat += [said, {"role": "assistant", "content": answer}]

    def _tell(self, error: str) -> None:
        """Each error is told when it comes for the first time."""
        if error not in self._told:
            self._told.add(error)
            print(error, file=sys.stderr)

    def _said(self) -> str:
        dice, kind = self._dice, self._dice.random()
        if kind < MIX.orders:
            return dice.choice(ORDERS).format(dice.choice(THINGS))
        if kind < MIX.orders + MIX.long:
            return "\n\n".join(dice.choices(self._texts, k=40))
        return dice.choice(self._texts)


async def _answer(client: AsyncOpenAI, user: str, messages: list[Any], *, streams: bool, cut_off: bool) -> str | None:
    """What was answered; None for a stream that was cut off. Raises `OpenAIError`."""
    headers = {"X-Memory-User": user}
    if not streams:
        whole = await client.chat.completions.create(model="soak", messages=messages, extra_headers=headers)
        return whole.choices[0].message.content or ""
    heard, is_whole = "", False
    stream = await client.chat.completions.create(model="soak", messages=messages, extra_headers=headers, stream=True)
    async with stream:
        async for chunk in stream:
            if cut_off:
                return None
            heard += chunk.choices[0].delta.content or ""
            is_whole = is_whole or chunk.choices[0].finish_reason == "stop"
    if not is_whole:
        raise OpenAIError("the stream ended in the middle")
    return heard


# ── The stand-in for a model ──────────────────────────────────────────────────────────────────────────────────────


class Upstream:
    """Answers chats over HTTP with three of the texts."""

    def __init__(self, texts: list[str], *, seed: int) -> None:
        self._texts, self._dice = texts, random.Random(seed)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of the proxy's."""
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                sizes = [line.partition(b":")[2] for line in head.lower().split(b"\r\n") if b"content-length:" in line]
                body: dict[str, Any] = json.loads(await reader.readexactly(int(sizes[0]))) if sizes else {}
                text = " ".join(self._dice.choices(self._texts, k=3))
                for piece in _streamed(text) if body.get("stream") else [_whole(text)]:
                    writer.write(piece)
                    await writer.drain()
                    if body.get("stream"):
                        await asyncio.sleep(PAUSE)
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            return  # the proxy has left, or all is over
        finally:
            writer.close()


def _whole(text: str) -> bytes:
    message = {"role": "assistant", "content": text}
    body = json.dumps(
        {
            "id": "chatcmpl-soak",
            "object": "chat.completion",
            "created": 1,
            "model": "soak",
            "choices": [{"index": 0, "message": message, "finish_reason": "stop"}],
            "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2},
        }
    ).encode()
    return b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body)


def _streamed(text: str) -> Iterator[bytes]:
    yield b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
    size = len(text) // PIECES + 1
    deltas = [{"content": text[start : start + size]} for start in range(0, len(text), size)]
    for delta in (*deltas, {}):
        choice = {"index": 0, "delta": delta, "finish_reason": None if delta else "stop"}
        chunk = {
            "id": "chatcmpl-soak",
            "object": "chat.completion.chunk",
            "created": 1,
            "model": "soak",
            "choices": [choice],
        }
        yield _framed(b"data: %b\n\n" % json.dumps(chunk).encode())
    yield _framed(b"data: [DONE]\n\n") + _framed(b"")


def _framed(piece: bytes) -> bytes:
    return b"%x\r\n%b\r\n" % (len(piece), piece)


# ── What is looked at each minute ─────────────────────────────────────────────────────────────────────────────────


def resident_mb(pid: int) -> int:
    """Raises `OSError` if the process has ended."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) // 1024


def waiting(port: int) -> int:
    """How many turns no worker has taken up yet."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as told:
        lines = told.read().decode().splitlines()
    return int(
        sum(float(line.split()[-1]) for line in lines if line.startswith('ricordo_backlog_jobs{state="pending"}'))
    )


def looked_at(soak: Soak, *, since: float, port: int, pids: tuple[int, ...], store: Path) -> Minute:
    """The state of everything, and the answers of the last minute, which are forgotten."""
    times, soak.seconds = sorted(soak.seconds), []
    journal = store.with_name(f"{store.stem}.journal{store.suffix}")
    store_mb, store_log_mb, journal_mb, journal_log_mb = (
        file.stat().st_size / 1e6 if file.exists() else 0.0
        for path in (store, journal)
        for file in (path, path.with_name(f"{path.name}-wal"))
    )
    serve, *workers = pids
    return Minute(
        (time.monotonic() - since) / MINUTE,
        soak.turns,
        soak.errors,
        soak.cut,
        soak.users,
        1e3 * statistics.median(times) if times else 0.0,
        1e3 * times[int(0.99 * len(times))] if times else 0.0,
        resident_mb(serve),
        sum(resident_mb(each) for each in workers),
        store_mb,
        store_log_mb,
        journal_mb,
        journal_log_mb,
        waiting(port),
    )


def line_of(values: Minute | tuple[str, ...]) -> str:
    """A line of the report, right-justified."""
    shown = [f"{value:.1f}" if isinstance(value, float) else f"{value}" for value in values]
    return " ".join(each.rjust(len(name)) for each, name in zip(shown, Minute._fields, strict=True))


def texts_of(files: list[Path]) -> list[str]:
    """All strings of JSON files that are more than a word."""

    def strings(value: Any) -> Iterator[str]:  # noqa: ANN401 - JSON
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            yield from strings(list(cast("dict[str, Any]", value).values()))
        elif isinstance(value, list):
            for part in cast("list[Any]", value):
                yield from strings(part)

    found = (text for file in files for text in strings(json.loads(file.read_text("utf-8"))))
    return sorted({text for text in found if " " in text.strip()})


async def talk(options: argparse.Namespace, *, port: int, upstream: int, pid: int, store: Path) -> list[Minute]:
    """The model answers at `upstream`, the users talk at `port`; the lines are printed as they come."""
    texts = texts_of([*OWN_DATA.glob("*.json"), *options.data])
    soak, model = Soak(texts, users=options.users, seed=options.seed), Upstream(texts, seed=options.seed)
    gate, dice, report = asyncio.Semaphore(AT_ONCE), random.Random(options.seed), list[Minute]()
    client = AsyncOpenAI(base_url=f"http://127.0.0.1:{port}/v1", api_key="sk-soak", max_retries=0, timeout=120)

    async def one() -> None:
        try:
            await soak.turn(client)
        finally:
            gate.release()

    async with await asyncio.start_server(model.serve, "127.0.0.1", upstream, limit=1 << 24), client:
        await asyncio.to_thread(wait_for, port, "/health/ready", ready=True)
        pids, since = family(pid), time.monotonic()
        print(line_of(Minute._fields), flush=True)
        async with asyncio.TaskGroup() as under_way:
            due = since + MINUTE
            while (now := time.monotonic()) < since + MINUTE * options.minutes:
                await gate.acquire()
                under_way.create_task(one())
                await asyncio.sleep(dice.expovariate(options.rate))
                if now >= due:
                    due += MINUTE
                    report.append(
                        await asyncio.to_thread(looked_at, soak, since=since, port=port, pids=pids, store=store)
                    )
                    print(line_of(report[-1]), flush=True)
        report.append(await asyncio.to_thread(looked_at, soak, since=since, port=port, pids=pids, store=store))
        print(line_of(report[-1]), flush=True)
    return report


def main() -> None:
    """Run it, print its lines, and write them as JSON where that is wanted."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--users", type=int, default=500)
    parser.add_argument("--rate", type=float, default=10.0, help="turns a second, as far as they are answered")
    parser.add_argument("--data", type=Path, nargs="*", default=[], metavar="FILE", help="JSON with more texts")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where the lines are written to")
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ricordo-soak-") as name:
        store, port, upstream = Path(name) / "ricordo.db", free_port(), free_port()
        command = [sys.executable, "-m", "ricordo", "serve", "--port", str(port), "--store", str(store)]
        command += ["--upstream", f"http://127.0.0.1:{upstream}/v1"]
        with stopped(subprocess.Popen(command, env=dict(os.environ, RICORDO_LOGS__LEVEL="error"))) as process:
            report = asyncio.run(talk(options, port=port, upstream=upstream, pid=process.pid, store=store))
    if options.json:
        options.json.write_text(json.dumps([each._asdict() for each in report], indent=1))
    sys.exit(1 if report[-1].errors else 0)


if __name__ == "__main__":
    main()
