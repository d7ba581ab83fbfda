"""How long Ricordo takes to start: `python -m bench.start [--runs N] [TREE …]`, interleaved over checkouts to compare.

Per run and tree: `ricordo serve` until its port takes a connection, until its readiness is `ok` (store and worker work
as well), and until it says that it is `listening`. Seconds of the clock, and, for the proxy's process, of the
processor, which a busy machine bends less. Then, after five idle seconds, the memory of both processes in MB: resident,
and with what is shared counted once (PSS), as far as nothing else that runs shares it. At last some commands that look
into the store, in seconds of the processor.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from typing import NamedTuple
from urllib.request import urlopen

POLL_SECONDS = 0.005
IDLE_SECONDS = 5.0
TICKS = os.sysconf("SC_CLK_TCK")


class Started(NamedTuple):
    """One start. Seconds, and MB."""

    accepting: float
    accepting_cpu: float
    ready: float
    listening: float
    proxy_rss: float
    proxy_pss: float
    worker_rss: float
    worker_pss: float
    help_cpu: float
    serve_help_cpu: float
    memories_list_cpu: float
    keys_list_cpu: float


COMMANDS = (["--help"], ["serve", "--help"], ["memories", "list"], ["keys", "list"])
"""As the last fields of `Started` name them."""


def measure(tree: Path) -> Started:
    """Start the Ricordo of a checkout once, from nothing."""
    environ = {**os.environ, "PYTHONPATH": str(tree)}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what is installed is compiled
    ricordo = [sys.executable, "-m", "ricordo"]
    with tempfile.TemporaryDirectory() as folder, Path(folder, "log").open("wb") as log:
        port = _free_port()
        command = [*ricordo, "serve", "--port", str(port), "--store", f"{folder}/ricordo.db"]
        command += ["--upstream", "http://127.0.0.1:9/v1"]
        began = time.perf_counter()
        with subprocess.Popen(command, cwd=tree, env=environ, stdout=log, stderr=log) as process:
            while not _takes(port):
                time.sleep(POLL_SECONDS)
            accepting, cpu = time.perf_counter() - began, _cpu_seconds(process.pid)
            while not _is_ready(port):
                time.sleep(POLL_SECONDS)
            ready = time.perf_counter() - began
            while b'"listening"' not in (said := Path(folder, "log").read_bytes()) and b" listening " not in said:
                time.sleep(POLL_SECONDS)
            listening = time.perf_counter() - began
            time.sleep(IDLE_SECONDS)
            proxy, worker = _memory_mb(process.pid), _memory_mb(_child_of(process.pid))
            process.terminate()
        environ["RICORDO_STORE"] = f"{folder}/ricordo.db"
        commands = [_cpu_of([*ricordo, *each], cwd=tree, env=environ) for each in COMMANDS]
    return Started(accepting, cpu, ready, listening, *proxy, *worker, *commands)


def _cpu_of(command: list[str], *, cwd: Path, env: dict[str, str]) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, cwd=cwd, env=env, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]


def _takes(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def _is_ready(port: int) -> bool:
    with urlopen(f"http://127.0.0.1:{port}/health/ready") as answer:
        return json.load(answer)["status"] == "ok"


def _child_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0])


def _cpu_seconds(pid: int) -> float:
    """`/proc/PID/stat`, fields 14 and 15."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICKS


def _memory_mb(pid: int) -> tuple[float, float]:
    """Resident, and proportional."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    kilobytes = {name: int(rest.split()[0]) for name, _, rest in (line.partition(":") for line in lines)}
    return kilobytes["Rss"] * 1024 / 1e6, kilobytes["Pss"] * 1024 / 1e6


def main() -> None:
    """Measure, and print the medians as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("trees", nargs="*", type=Path, default=[Path.cwd()], metavar="TREE")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    runs: dict[Path, list[Started]] = {tree: [] for tree in options.trees}
    for _ in range(options.runs):
        for tree, started in runs.items():
            started.append(measure(tree.resolve()))
    for tree, started in runs.items():
        medians = (round(median(column), 2) for column in zip(*started, strict=True))
        sys.stdout.write(json.dumps({"tree": str(tree), **dict(zip(Started._fields, medians, strict=True))}) + "\n")


if __name__ == "__main__":
    main()
