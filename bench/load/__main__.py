"""`python -m bench.load`: the tables of docs/performance.md.

Each round puts every load on every peer in turn; the figures are medians over the rounds. CPU time is read from /proc:
what the kernel charged to the proxy's processes while the load ran. The mock and the load generator are C programs on
the other core; the row `direct` shows that they are no bottleneck. A process that dies under a load ends the run.
"""

import argparse
import json
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from bench.load.loads import (
    ALONE,
    ANSWERS,
    EIGHTH,
    FACTS,
    LOADS,
    LONG,
    LONGER,
    PLAIN,
    SOME,
    STREAM,
    Load,
    converse,
    request,
)
from bench.load.peers import (
    LOAD_CPU,
    PROXY_CPU,
    Peer,
    cores,
    free_port,
    installed,
    litellm,
    nginx,
    ricordo,
    started,
    wait_for,
)
from bench.load.seed import seed_memories

HERE = Path(__file__).parent
TICK = os.sysconf("SC_CLK_TCK")
MEMORIES = 1_000
KNOWN = 20
"""Pins, and fields of a profile, of the user who has some."""
CHUNKS = 50
INTERVAL_US = 10_000
WARM_SECONDS = 10.0
"""For LiteLLM, which is three times as slow in its first seconds."""
SYNCS = 100

DIRECT, NGINX, KEPT, OFF, ON, PROFILE = (
    "direct",
    "nginx",
    "nginx, keepalive",
    "ricordo, memory off",
    "ricordo, memory on",
    "ricordo, memory on, profile and pins",
)
SPREAD, LITELLM, LITELLM_SPREAD = "ricordo, memory on, all cores", "litellm", "litellm, all cores"

BY_PEER: dict[str, tuple[Load, ...]] = {
    PROFILE: (PLAIN, EIGHTH),
    SPREAD: (PLAIN,),
    LITELLM: (PLAIN, ALONE),
    LITELLM_SPREAD: (PLAIN,),
    ON: LOADS,
}
"""What is asked of whom; of all others all but what only a memory hears."""
USUAL = tuple(load for load in LOADS if load not in {FACTS, ANSWERS})


class Run(NamedTuple):
    """One peer under one load."""

    name: str
    load: str
    clients: int
    rps: float
    errors: int
    cpu_ms_per_request: float
    worker_ms_per_request: float
    cpu_us_per_chunk: float
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


def put(folder: Path, peer: Peer, load: Load, *, seconds: float, said: str = "") -> Run:
    """Put a load on a peer and say what it cost; its earlier turns, if any, were had. Raises `RuntimeError`."""
    file = request(folder, load, peer.headers, said=said)
    keep = [] if peer.spread else ["taskset", "-c", str(LOAD_CPU)]
    command = [*keep, str(folder / "load_generator"), str(peer.port), str(load.clients)]
    subprocess.run([*command, "0.5", str(file)], capture_output=True, check=True)
    peer.check()
    before, workers = cpu_seconds(peer.pids), cpu_seconds(peer.workers)
    done = subprocess.run([*command, str(seconds), str(file)], capture_output=True, check=True)
    peer.check()
    spent, worker_spent = cpu_seconds(peer.pids) - before, cpu_seconds(peer.workers) - workers
    found: dict[str, Any] = json.loads(done.stdout)
    requests = max(found["requests"], 1)
    return Run(
        name=peer.name,
        load=load.name,
        clients=load.clients,
        rps=requests / found["seconds"],
        errors=found["errors"],
        cpu_ms_per_request=spent * 1e3 / requests,
        worker_ms_per_request=worker_spent * 1e3 / requests,
        cpu_us_per_chunk=spent * 1e6 / found["chunks"] if found["chunks"] else 0.0,
        ttft_ms_p50=found["ttft_ms_p50"],
        ttft_ms_p99=found["ttft_ms_p99"],
        total_ms_p50=found["total_ms_p50"],
        total_ms_p99=found["total_ms_p99"],
        held_ms_p50=found["held_ms_p50"],
        held_ms_p99=found["held_ms_p99"],
        rss_mb=rss_mb(peer.pids),
    )


def settle(peer: Peer, *, seconds: float = 15.0) -> None:
    """Wait until a peer's worker rests, if it does: what it has left to do is not the next load's."""
    end, before = time.monotonic() + seconds, cpu_seconds(peer.workers)
    while peer.workers and time.monotonic() < end:
        time.sleep(0.5)
        now = cpu_seconds(peer.workers)
        if now - before < 0.03:
            return
        before = now


def median(runs: Sequence[Run]) -> Run:
    """The medians of several runs of one peer under one load."""
    columns = zip(*runs, strict=True)
    return Run(*(statistics.median(column) if isinstance(column[0], float) else column[-1] for column in columns))


class Syncs(NamedTuple):
    """What a bare fsync takes on this disk, of a file that grows by a turn's record: ms."""

    p50: float
    p99: float


def syncs(folder: Path) -> list[float]:
    """Milliseconds of some bare fsyncs."""
    found: list[float] = []
    with (folder / "synced").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            file.write(bytes(2_048))
            began = time.perf_counter()
            os.fsync(file.fileno())
            found.append((time.perf_counter() - began) * 1e3)
    return found


def peers_of(stack: ExitStack, folder: Path, mock: int, names: Sequence[str]) -> list[Peer]:
    """All peers, started."""
    peers = [Peer(DIRECT, mock, ())]
    if "nginx" in names:
        peers += [stack.enter_context(nginx(folder, mock, keepalive=keepalive)) for keepalive in (False, True)]
    for number, name in enumerate((OFF, ON, PROFILE, SPREAD)):
        inside = folder / f"ricordo-{number}"
        inside.mkdir()
        memory = name != OFF
        if memory:
            seed_memories(inside / "bench.db", user="bench", count=MEMORIES, known=KNOWN if name == PROFILE else 0)
        peers.append(stack.enter_context(ricordo(inside, mock, name=name, memory=memory, spread=name == SPREAD)))
    if "litellm" in names:
        models = sorted({load.model for load in LOADS})
        peers += [stack.enter_context(litellm(folder, mock, models=models, spread=spread)) for spread in (False, True)]
    return peers


def measure(folder: Path, *, seconds: float, rounds: int, names: Sequence[str]) -> tuple[list[Run], Syncs]:
    """All peers under all loads, in turns, and the disk beside them."""
    build(folder)
    mock = free_port()
    runs: dict[tuple[str, str], list[Run]] = {}
    synced: list[float] = []
    with ExitStack() as stack:
        stack.enter_context(
            started([str(folder / "mock_upstream"), str(mock), str(CHUNKS), str(INTERVAL_US)], cpu=LOAD_CPU)
        )
        wait_for(mock, "/")
        peers = peers_of(stack, folder, mock, names)
        for peer in peers:
            if peer.name in {LITELLM, LITELLM_SPREAD}:
                put(folder, peer, PLAIN, seconds=WARM_SECONDS)
        said = {(peer.name, load): converse(peer, load) for peer in peers for load in LOADS if load.turn > 1}
        for number in range(rounds):
            for peer in peers:
                for load in BY_PEER.get(peer.name, USUAL):
                    print(f"round {number + 1}/{rounds}: {peer.name}, {load.name}", flush=True)
                    settle(peer)
                    run = put(folder, peer, load, seconds=seconds, said=said.get((peer.name, load), ""))
                    runs.setdefault((peer.name, load.name), []).append(run)
            synced += syncs(folder)
    synced.sort()
    return [median(found) for found in runs.values()], Syncs(synced[len(synced) // 2], synced[len(synced) * 99 // 100])


# ── What is shown ─────────────────────────────────────────────────────────────────────────────────────────────

Rows = dict[tuple[str, str], Run]
REQUESTS = (PLAIN, LONGER, LONG, EIGHTH, FACTS, ANSWERS)


def tables(rows: Rows, bare: Syncs) -> str:
    """The figures beside those of the peers, as Markdown."""
    names = list(dict.fromkeys(name for name, _ in rows))
    requests = [
        ("CPU ms a request (÷ nginx)", *(load.name for load in REQUESTS), "req/s", "× LiteLLM", "RSS MB"),
        *(_of_requests(name, rows) for name in names),
    ]
    streams = [
        (
            "streamed",
            "CPU µs a chunk",
            "÷ nginx",
            "first byte p50 / p99 ms, 1 client",
            "over direct",
            "over memory off",
            "`[DONE]` held p50 / p99 ms, 16 clients",
            f"above a bare fsync ({bare.p50:.2f} / {bare.p99:.2f})",
        ),
        *(_of_streams(name, rows, bare) for name in names if (name, STREAM.name) in rows),
    ]
    return "\n\n".join(
        "\n".join(f"| {' | '.join(line)} |" for line in (table[0], ("---",) * len(table[0]), *table[1:]))
        for table in (requests, streams)
    )


def _of_requests(name: str, rows: Rows) -> tuple[str, ...]:
    costs = [
        f"{row.cpu_ms_per_request:.3f} ({_ratio(row.cpu_ms_per_request, nginx and nginx.cpu_ms_per_request)})"
        if (row := rows.get((name, load.name)))
        else ""
        for load in REQUESTS
        # What only a memory hears costs an nginx as much as any question.
        for nginx in (rows.get((NGINX, load.name if load in USUAL else PLAIN.name)),)
    ]
    plain = rows[name, PLAIN.name]
    other = rows.get((LITELLM_SPREAD if name in {SPREAD, LITELLM_SPREAD} else LITELLM, PLAIN.name))
    return (name, *costs, f"{plain.rps:,.0f}", _ratio(plain.rps, other and other.rps), f"{plain.rss_mb:.0f}")


def _of_streams(name: str, rows: Rows, bare: Syncs) -> tuple[str, ...]:
    stream, alone, some = (rows[name, load.name] for load in (STREAM, ALONE, SOME))
    direct, off, nginx = rows[DIRECT, ALONE.name], rows[OFF, ALONE.name], rows.get((NGINX, STREAM.name))
    return (
        name,
        f"{stream.cpu_us_per_chunk:.1f}",
        _ratio(stream.cpu_us_per_chunk, nginx and nginx.cpu_us_per_chunk),
        f"{alone.ttft_ms_p50:.2f} / {alone.ttft_ms_p99:.2f}",
        f"{alone.ttft_ms_p50 - direct.ttft_ms_p50:+.2f} / {alone.ttft_ms_p99 - direct.ttft_ms_p99:+.2f}",
        f"{alone.ttft_ms_p50 - off.ttft_ms_p50:+.2f} / {alone.ttft_ms_p99 - off.ttft_ms_p99:+.2f}",
        f"{some.held_ms_p50:.2f} / {some.held_ms_p99:.2f}",
        f"{some.held_ms_p50 - bare.p50:+.2f} / {some.held_ms_p99 - bare.p99:+.2f}" if name == ON else "–",
    )


def _ratio(value: float, base: float | None) -> str:
    return f"{value / base:.1f}" if base else "–"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of each load (default 3)")
    parser.add_argument("--rounds", type=int, default=3, help="interleaved rounds, whose medians are shown (default 3)")
    parser.add_argument("--peers", default="nginx,litellm", help="whom to measure beside Ricordo, if installed")
    parser.add_argument("--json", type=Path, help="write the rows to this file")
    words = parser.parse_args()
    wanted = [str(name) for name in words.peers.split(",") if name]
    names = installed(wanted)
    if missing := set(wanted) - set(names):
        print(f"not installed, left out: {', '.join(sorted(missing))}")
    with tempfile.TemporaryDirectory() as folder:
        try:
            rows, bare = measure(Path(folder), seconds=words.seconds, rounds=words.rounds, names=names)
        except RuntimeError as error:
            raise SystemExit(f"bench.load: {error}") from None
    if words.json:
        words.json.write_text(json.dumps([row._asdict() for row in rows], indent=1))
    print(f"\nproxies on core {PROXY_CPU}, mock and load on core {LOAD_CPU}: {words.rounds} × {words.seconds:g} s")
    print(f"all cores: {cores()}, with the load on them\n")
    print(tables({(row.name, row.load): row for row in rows}, bare))
    print(
        "\nthe worker's share, ms a request: "
        + ", ".join(f"{r.name}, {r.load}: {r.worker_ms_per_request:.3f}" for r in rows if r.worker_ms_per_request)
    )
    errors = {f"{row.name}, {row.load}": row.errors for row in rows if row.errors}
    print(f"errors: {errors or 'none'}")


if __name__ == "__main__":
    main()
