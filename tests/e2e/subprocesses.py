"""Ricordo in processes of its own, as a user starts it: served with settings, frozen at a moment, killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Self

from config.settings import Settings
from tests.e2e.test_kill import Serving


class Served(Serving):
    """`ricordo serve` with settings beyond the store and the upstream, each spelled as its environment variable.

    What it and its worker write goes to `log`, if one is given.
    """

    def __init__(self, settings: Settings, port: int, *, log: Path | None = None, **environ: str) -> None:
        self._more = environ
        self._log = log
        super().__init__(settings, port)

    def start(self) -> None:
        environ = self._environ | self._more
        with self._log.open("ab") if self._log else nullcontext() as log:
            self.process = subprocess.Popen(self._command, env=environ, stdout=log, stderr=log, start_new_session=True)

    def __enter__(self) -> Self:
        self.wait()
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.kill()

    @property
    def worker(self) -> int | None:
        """The process id of the supervised worker, while there is one."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return int(children[0]) if children else None

    def kill_worker(self) -> None:
        """Kill the worker, and see it gone."""
        worker = self.worker
        assert worker is not None
        os.kill(worker, signal.SIGKILL)
        until(lambda: self.worker != worker)


class Working:
    """`ricordo worker`, one job at a time, as a process that can be frozen."""

    def __init__(self, settings: Settings, *, extractor: str = "auto") -> None:
        environ = dict(
            os.environ,
            RICORDO_STORE=settings.store.path_or_url,
            RICORDO_LOGS__LEVEL="error",
            RICORDO_WORKER__CONCURRENCY="1",
            RICORDO_EXTRACTION__EXTRACTOR=extractor,
        )
        self.process = subprocess.Popen([sys.executable, "-m", "ricordo", "worker"], env=environ)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def frozen(process: "subprocess.Popen[bytes]") -> Generator[None]:
    """Nothing of a process moves while the context is open; it may be killed meanwhile."""
    process.send_signal(signal.SIGSTOP)
    until(lambda: all(state in "Tt" for state in _states(process.pid)), pause=0.0)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


def _states(pid: int) -> list[str]:
    """What each thread does: T is stopped; one that waits for the disk stops when it comes back."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [task.joinpath("stat").read_text().rpartition(")")[2].split()[0] for task in tasks]


def resident_bytes(pid: int) -> int:
    """How much memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def descriptors(pid: int) -> int:
    """How many files and sockets a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def until(condition: Callable[[], object], *, seconds: float = 60.0, pause: float = 0.005) -> None:
    """Wait for something to become so; it must, within `seconds`."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(pause)


class Line:
    """A client of raw bytes: what it has sent, what it has got so far."""

    def __init__(self, port: int, *, buffer_bytes: int | None = None) -> None:
        self.socket = socket.socket()
        if buffer_bytes is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer_bytes)
        self.socket.settimeout(60)
        self.socket.connect(("127.0.0.1", port))
        self.got = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def read_until(self, mark: bytes) -> None:
        while mark not in self.got:
            piece = self.socket.recv(65536)
            assert piece, f"{mark!r} did not come, but {self.got[-500:]!r}"
            self.got += piece

    def read_what_is_there(self, *, seconds: float = 0.05) -> bytes:
        """What arrives within `seconds` of silence, or until the end."""
        self.socket.settimeout(seconds)
        try:
            while piece := self.socket.recv(65536):
                self.got += piece
        except (TimeoutError, ConnectionError):
            pass
        finally:
            self.socket.settimeout(60)
        return self.got

    def read_to_end(self) -> bytes:
        while piece := self.socket.recv(65536):
            self.got += piece
        return self.got
