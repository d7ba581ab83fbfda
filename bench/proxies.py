"""What a second proxy process is worth: `python -m bench.proxies [--proxies 1 2] [--seconds 5] [--rounds 3]`.

`ricordo serve --proxies N` under a closed loop of plain requests, memory off and on (1,000 memories), the numbers in
turns, medians over the rounds. Mock, load generator, worker and proxies share all cores that there are: on a machine
of two the generator takes its part of what the second proxy could have, so a factor here is a lower bound.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bench.load.__main__ import CHUNKS, INTERVAL_US, MEMORIES, build, put
from bench.load.loads import PLAIN
from bench.load.peers import Peer, family, free_port, stopped, wait_for
from bench.load.seed import seed_memories


@contextmanager
def ricordo(folder: Path, mock: int, *, proxies: int, memory: bool) -> Generator[Peer]:
    """A Ricordo of so many proxies."""
    folder.mkdir()
    if memory:
        seed_memories(folder / "bench.db", user="bench", count=MEMORIES)
    port = free_port()
    command = [sys.executable, "-m", "ricordo", "serve", "--port", str(port), "--store", str(folder / "bench.db")]
    command += ["--upstream", f"http://127.0.0.1:{mock}/v1", "--proxies", str(proxies)]
    environ = dict(os.environ, RICORDO_LOGS__LEVEL="error")
    with stopped(subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL)) as process:
        wait_for(port, "/health/ready")
        headers = ("X-Memory-User: bench",) if memory else ("X-Memory-Mode: off",)
        yield Peer(f"{proxies}, memory {'on' if memory else 'off'}", port, family(process.pid), headers, spread=True)


def main() -> None:
    """Measure, and print requests a second and their ratio to the first number's."""
    parser = argparse.ArgumentParser(prog="python -m bench.proxies", description=__doc__)
    parser.add_argument("--proxies", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        build(folder)
        mock = free_port()
        command = [str(folder / "mock_upstream"), str(mock), str(CHUNKS), str(INTERVAL_US)]
        stack.enter_context(stopped(subprocess.Popen(command)))
        wait_for(mock, "/")
        for memory in (False, True):
            found: dict[int, list[float]] = {count: [] for count in options.proxies}
            with ExitStack() as peers:
                served = {
                    count: peers.enter_context(
                        ricordo(folder / f"{memory}-{count}", mock, proxies=count, memory=memory)
                    )
                    for count in options.proxies
                }
                for _ in range(options.rounds):
                    for count, peer in served.items():
                        found[count].append(put(folder, peer, PLAIN, seconds=options.seconds).rps)
            first = statistics.median(found[options.proxies[0]])
            for count, rates in found.items():
                rate = statistics.median(rates)
                print(f"memory {'on' if memory else 'off'}, proxies {count}: {rate:,.0f} req/s, × {rate / first:.2f}")


if __name__ == "__main__":
    main()
