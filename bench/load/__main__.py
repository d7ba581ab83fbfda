"""`python -m bench.load`: the table of docs/performance.md.

Each round runs every peer in turn, plain and streamed; the figures are medians over the rounds. CPU time is read from
/proc: what the kernel charged to the proxy's processes while the load ran. The mock and the load generator are C
programs on the other core; the row `direct` shows that they are no bottleneck.
"""

import argparse
import json
import os
import statistics
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from bench.load.peers import LOAD_CPU, PROXY_CPU, Peer, free_port, installed, litellm, nginx, ricordo, started, wait_for
from bench.load.seed import seed_memories

HERE = Path(__file__).parent
TICK = os.sysconf("SC_CLK_TCK")
MEMORIES = 1_000
CHUNKS = 50
INTERVAL_US = 10_000
CLIENTS = {"plain": 64, "stream": 256, "alone": 1, "some": 16}
"""Closed-loop clients: many for CPU and throughput, one for what a lone request is delayed, 16 for the journal."""
HISTORY = (
    "You are a helpful assistant. Answer in one sentence, in the language of the question, or say you do not know. "
)


class Run(NamedTuple):
    """One peer under one load."""

    name: str
    mode: str
    clients: int
    rps: float
    errors: int
    cpu_ms_per_request: float
    worker_ms_per_request: float
    cpu_us_per_chunk: float | None
    ttft_ms_p50: float
    ttft_ms_p99: float
    total_ms_p50: float
    total_ms_p99: float
    held_ms_p50: float
    held_ms_p99: float
    rss_mb: float


def build(folder: Path) -> None:
    """Compile the mock and the load generator."""
    for name in ("mock_upstream", "load_generator"):
        subprocess.run(["cc", "-O2", "-o", str(folder / name), str(HERE / f"{name}.c")], check=True)


def request(folder: Path, mode: str, headers: Sequence[str]) -> Path:
    """One request of some 2 KB, as bytes, in a file."""
    body = json.dumps(
        {
            "model": "mock",
            "stream": mode in {"stream", "some"},
            "messages": [
                {"role": "system", "content": HISTORY * 12},
                {"role": "user", "content": "What did I say about the garden and the penicillin? Question @@@@@@@@@@"},
            ],
        }
    )
    lines = [
        "POST /v1/chat/completions HTTP/1.1",
        "Host: 127.0.0.1",
        "Content-Type: application/json",
        "Accept: application/json",
    ]
    lines += ["Authorization: Bearer sk-bench-0123456789abcdef0123456789", "User-Agent: bench", *headers]
    lines += [f"Content-Length: {len(body)}", "", body]
    path = folder / "request.http"
    path.write_bytes("\r\n".join(lines).encode())
    return path


def cpu_seconds(pids: Sequence[int]) -> float:
    """User and system time of processes so far."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICK


def rss_mb(pids: Sequence[int]) -> float:
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def load(folder: Path, peer: Peer, mode: str, *, seconds: float, pinned: bool = True) -> Run:
    """Put a load on a peer and say what it cost. `pinned`: the generator keeps to its core."""
    clients = CLIENTS[mode]
    file = request(folder, mode, peer.headers)
    keep = ["taskset", "-c", str(LOAD_CPU)] if pinned else []
    command = [*keep, str(folder / "load_generator"), str(peer.port), str(clients)]
    warm = subprocess.run([*command, "0.5", str(file)], capture_output=True, check=True)
    before, workers = cpu_seconds(peer.pids), cpu_seconds(peer.workers)
    done = subprocess.run([*command, str(seconds), str(file)], capture_output=True, check=True)
    spent, worker_spent = cpu_seconds(peer.pids) - before, cpu_seconds(peer.workers) - workers
    found: dict[str, Any] = json.loads(done.stdout or warm.stdout)
    requests = max(found["requests"], 1)
    return Run(
        name=peer.name,
        mode=mode,
        clients=clients,
        rps=requests / found["seconds"],
        errors=found["errors"],
        cpu_ms_per_request=spent * 1e3 / requests,
        worker_ms_per_request=worker_spent * 1e3 / requests,
        cpu_us_per_chunk=spent * 1e6 / found["chunks"] if found["chunks"] else None,
        ttft_ms_p50=found["ttft_ms_p50"],
        ttft_ms_p99=found["ttft_ms_p99"],
        total_ms_p50=found["total_ms_p50"],
        total_ms_p99=found["total_ms_p99"],
        held_ms_p50=found["held_ms_p50"],
        held_ms_p99=found["held_ms_p99"],
        rss_mb=rss_mb(peer.pids),
    )


def median(runs: Sequence[Run]) -> Run:
    """The medians of several runs of one peer under one load."""
    columns = zip(*runs, strict=True)
    return Run(*(statistics.median(column) if isinstance(column[0], float) else column[-1] for column in columns))


def measure(folder: Path, *, seconds: float, rounds: int, names: Sequence[str]) -> list[Run]:
    """All peers under all loads, in turns."""
    build(folder)
    mock = free_port()
    runs: dict[tuple[str, str], list[Run]] = {}
    with ExitStack() as stack:
        stack.enter_context(
            started([str(folder / "mock_upstream"), str(mock), str(CHUNKS), str(INTERVAL_US)], cpu=LOAD_CPU)
        )
        wait_for(mock, "/")
        peers = [Peer("direct", mock, ())]
        if "nginx" in names:
            peers += [stack.enter_context(nginx(folder, mock, keepalive=keepalive)) for keepalive in (False, True)]
        for memory in (False, True):
            inside = folder / f"memory-{memory}"
            inside.mkdir()
            if memory:
                seed_memories(inside / "bench.db", user="bench", count=MEMORIES)
            peers.append(stack.enter_context(ricordo(inside, mock, memory=memory)))
        if "litellm" in names:
            peers.append(stack.enter_context(litellm(folder, mock)))
        for number in range(rounds):
            for peer in peers:
                for mode in CLIENTS:
                    print(f"round {number + 1}/{rounds}: {peer.name}, {mode}", flush=True)
                    runs.setdefault((peer.name, mode), []).append(load(folder, peer, mode, seconds=seconds))
    return [median(found) for found in runs.values()]


COLUMNS = (
    "",
    "CPU ms a request",
    "÷ nginx",
    "req/s",
    "× LiteLLM",
    "CPU µs a chunk",
    "÷ nginx",
    "first byte p50 / p99 ms, 1 client",
    "over direct",
    "`[DONE]` held p50 / p99 ms, 16 clients",
    "RSS MB",
)


def table(rows: Sequence[Run]) -> str:
    """The figures beside those of the peers, as Markdown."""
    by_key = {(row.name, row.mode): row for row in rows}
    names = dict.fromkeys(row.name for row in rows)
    lines = [COLUMNS, ("---",) * len(COLUMNS), *(_line(name, by_key) for name in names)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _line(name: str, rows: dict[tuple[str, str], Run]) -> tuple[str, ...]:
    plain, stream, alone, some = (rows[name, mode] for mode in CLIENTS)
    direct, nginx_plain, nginx_stream = (
        rows["direct", "alone"],
        rows.get(("nginx", "plain")),
        rows.get(("nginx", "stream")),
    )
    other = rows.get(("litellm", "plain"))
    chunk = stream.cpu_us_per_chunk or 0.0
    return (
        name,
        f"{plain.cpu_ms_per_request:.3f}",
        _ratio(plain.cpu_ms_per_request, nginx_plain and nginx_plain.cpu_ms_per_request),
        f"{plain.rps:,.0f}",
        _ratio(plain.rps, other and other.rps),
        f"{chunk:.1f}",
        _ratio(chunk, nginx_stream and nginx_stream.cpu_us_per_chunk),
        f"{alone.ttft_ms_p50:.2f} / {alone.ttft_ms_p99:.2f}",
        f"+{alone.ttft_ms_p50 - direct.ttft_ms_p50:.2f} / +{alone.ttft_ms_p99 - direct.ttft_ms_p99:.2f}",
        f"{some.held_ms_p50:.2f} / {some.held_ms_p99:.2f}",
        f"{stream.rss_mb:.0f}",
    )


def _ratio(value: float, base: float | None) -> str:
    return f"{value / base:.1f}" if base else "–"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="length of each load (default 5)")
    parser.add_argument("--rounds", type=int, default=3, help="interleaved rounds, whose medians are shown (default 3)")
    parser.add_argument("--peers", default="nginx,litellm", help="whom to measure beside Ricordo, if installed")
    parser.add_argument("--json", type=Path, help="write the rows to this file")
    words = parser.parse_args()
    wanted = [str(name) for name in words.peers.split(",") if name]
    names = installed(wanted)
    if missing := set(wanted) - set(names):
        print(f"not installed, left out: {', '.join(sorted(missing))}")
    with tempfile.TemporaryDirectory() as folder:
        rows = measure(Path(folder), seconds=words.seconds, rounds=words.rounds, names=names)
    if words.json:
        words.json.write_text(json.dumps([row._asdict() for row in rows], indent=1))
    print(f"\nproxies on core {PROXY_CPU}, mock and load on core {LOAD_CPU}: {words.rounds} × {words.seconds:g} s\n")
    print(table(rows))
    print(
        "\nthe worker's share, ms a request: "
        + ", ".join(f"{r.name}: {r.worker_ms_per_request:.3f}" for r in rows if r.worker_ms_per_request)
    )
    errors = {f"{row.name}/{row.mode}": row.errors for row in rows if row.errors}
    print(f"errors: {errors or 'none'}")


if __name__ == "__main__":
    main()
