"""What is measured: nginx, LiteLLM (where they are installed), Ricordo with memory off and on, and no proxy at all."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

PROXY_CPU = 0
LOAD_CPU = 1
"""The proxies share one core; the mock, the load generator and Ricordo's worker the other: nobody steals from who is
measured."""

NGINX = """
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log crit;
events {{ worker_connections 8192; }}
http {{
  access_log off;
  client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
  uwsgi_temp_path {folder}; scgi_temp_path {folder};
  upstream mock {{ server 127.0.0.1:{mock}; {keepalive} }}
  server {{
    listen 127.0.0.1:{port};
    keepalive_requests 100000000;
    location / {{
      proxy_pass http://mock; proxy_buffering off; {version}
    }}
  }}
}}
"""

LITELLM = """
model_list:
{models}
"""
LITELLM_MODEL = """\
  - model_name: {name}
    litellm_params: {{model: openai/{name}, api_base: "http://127.0.0.1:{mock}/v1", api_key: none}}"""


class Peer(NamedTuple):
    """A running peer: where it listens, and the processes whose CPU time is its own."""

    name: str
    port: int
    pids: tuple[int, ...]
    headers: tuple[str, ...] = ()
    workers: tuple[int, ...] = ()
    """Processes whose share is reported apart."""
    remembers: bool = False
    spread: bool = False
    """It has all cores, and so has the load."""

    def check(self) -> None:
        """Raises `RuntimeError` if one of its processes has ended: what was measured since is not worth a line."""
        for pid in (*self.pids, *self.workers):
            if not _is_alive(pid):
                raise RuntimeError(f"{self.name}: process {pid} died under the load")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def started(
    command: Sequence[str], *, cpu: int | None, environ: dict[str, str] | None = None
) -> Generator[subprocess.Popen[bytes]]:
    """A process on one core (None: on all), ended with the context."""
    kept = [] if cpu is None else ["taskset", "-c", str(cpu)]
    with stopped(
        subprocess.Popen([*kept, *command], env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    ) as process:
        yield process


@contextmanager
def stopped(process: subprocess.Popen[bytes]) -> Generator[subprocess.Popen[bytes]]:
    """A process, ended with the context."""
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(20)
        if process.poll() is None:
            process.kill()
            process.wait()


def wait_for(port: int, path: str, *, ready: bool = False, seconds: float = 60.0) -> None:
    """Until the port answers over HTTP, whatever it says, or (`ready`) until it says that all is well."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=2).read()
        except OSError as error:
            if isinstance(error, urllib.error.HTTPError) and not ready:
                return
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(f"nothing answers on port {port}")


def family(pid: int) -> tuple[int, ...]:
    """A process and its descendants."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return (pid, *(each for child in children for each in family(int(child))))


@contextmanager
def nginx(folder: Path, mock: int, *, keepalive: bool) -> Generator[Peer]:
    """Nginx's proxy_pass as it comes, with a new connection for each request; or with kept ones, as we keep them."""
    port = free_port()
    folder = folder / f"nginx-{keepalive}"
    folder.mkdir()
    config = folder / "nginx.conf"
    kept, version = (
        ("keepalive 512;", 'proxy_http_version 1.1; proxy_set_header Connection "";') if keepalive else ("", "")
    )
    config.write_text(NGINX.format(folder=folder, mock=mock, port=port, keepalive=kept, version=version))
    with started(["nginx", "-p", str(folder), "-c", str(config)], cpu=PROXY_CPU) as process:
        wait_for(port, "/")
        yield Peer("nginx, keepalive" if keepalive else "nginx", port, family(process.pid))


@contextmanager
def litellm(folder: Path, mock: int, *, models: Sequence[str], spread: bool = False) -> Generator[Peer]:
    port = free_port()
    config = folder / "litellm.yaml"
    config.write_text(LITELLM.format(models="\n".join(LITELLM_MODEL.format(name=name, mock=mock) for name in models)))
    command = [
        litellm_command(),
        "--config",
        str(config),
        "--port",
        str(port),
        "--host",
        "127.0.0.1",
        "--num_workers",
        str(cores() if spread else 1),
    ]
    # It starts without a master key, and without asking the network what models cost, only when told so.
    asked = {"LITELLM_DANGEROUSLY_PERMIT_WEAK_OR_UNSET_MASTER_KEY": "true", "LITELLM_LOCAL_MODEL_COST_MAP": "True"}
    cpu = None if spread else PROXY_CPU
    with started(command, cpu=cpu, environ=dict(os.environ, **asked)) as process:
        wait_for(port, "/health/liveliness", seconds=180)
        name = "litellm, all cores" if spread else "litellm"
        yield Peer(name, port, family(process.pid), spread=spread)


@contextmanager
def ricordo(folder: Path, mock: int, *, name: str, memory: bool, spread: bool = False) -> Generator[Peer]:
    """Ricordo on one core with its worker on the other, as it would have one anywhere else; or all of it on all."""
    port = free_port()
    environ = dict(os.environ, RICORDO_LOGS__LEVEL="warning")
    command = [sys.executable, "-m", "ricordo", "serve", "--port", str(port), "--store", str(folder / "bench.db")]
    command += ["--upstream", f"http://127.0.0.1:{mock}/v1", *([] if memory else ["--no-worker"])]
    command += ["--proxies", str(cores())] if spread else []
    with started(command, cpu=None if spread else PROXY_CPU, environ=environ) as process:
        # The worker starts after the port is served: only then it can be told from the proxy.
        wait_for(port, "/health/ready", ready=True)
        headers = ("X-Memory-User: bench",) if memory else ("X-Memory-Mode: off",)
        if spread:
            yield Peer(name, port, family(process.pid), headers, remembers=memory, spread=True)
            return
        serve, *workers = family(process.pid)
        for worker in workers:
            os.sched_setaffinity(worker, {LOAD_CPU})
        yield Peer(name, port, (serve,), headers, tuple(workers), remembers=memory)


def cores() -> int:
    """How many cores this machine gives us."""
    return len(os.sched_getaffinity(0))


def litellm_command() -> str:
    """Where LiteLLM's command is; it has an environment of its own, named by LITELLM, or stands on the PATH."""
    return os.environ.get("LITELLM") or shutil.which("litellm") or ""


def installed(names: Sequence[str]) -> tuple[str, ...]:
    """Those peers that can be started here."""
    return tuple(name for name in names if (litellm_command() if name == "litellm" else shutil.which(name)))
