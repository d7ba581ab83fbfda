"""`ricordo serve --proxies N` as a user starts it, and lines that lead to one of its processes."""

import json
import os
import re
import signal
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Any, Self

import httpx2

from config.settings import Settings
from tests.e2e.conftest import KEY
from tests.e2e.subprocesses import Served, until
from tests.e2e.test_kill import free_port

TOLD_BY = re.compile(r"told by proxy (\d+), process (\d+)")

START_SECONDS = 280.0
"""For a machine on which ten others work."""


class Proxies(Served):
    """Several proxies on one port."""

    def __init__(
        self,
        settings: Settings,
        *flags: str,
        count: int = 2,
        log: Path | None = None,
        environ: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._flags = flags
        super().__init__(settings, free_port(), log=log, **environ, RICORDO_SERVER__PROXIES=str(count))

    def start(self) -> None:
        self._command = [*self._command, *self._flags]
        super().start()

    def __enter__(self) -> Self:
        until(self.is_well, seconds=START_SECONDS, pause=0.05)
        return self

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def is_well(self) -> bool:
        """Whether all of them answer, and the worker, if there is one, is at work."""
        try:
            checks = httpx2.get(f"{self.origin}/health/ready", timeout=30).json()["checks"]
        except httpx2.HTTPError:
            return False
        return all(check["ok"] for check in checks if check["name"] in {"proxies", "worker", "store"})

    def line(self, number: int) -> "ToOne":
        """A connection that this one of them has accepted."""
        end = time.monotonic() + 60
        opened = list[ToOne]()  # they are kept meanwhile: whoever has fewer takes the next one
        try:
            while time.monotonic() < end:
                opened.append(ToOne(self.origin))
                if opened[-1].told_by[0] == number:
                    return opened.pop()
        finally:
            for line in opened:
                line.close()
        raise AssertionError(f"proxy {number} took no connection")

    def pid(self, number: int) -> int:
        with self.line(number) as line:
            return line.told_by[1]

    @property
    def children(self) -> list[str]:
        """The processes that it has started."""
        pid = self.process.pid
        return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()

    def kill_one(self, number: int) -> int:
        """Kill one of them; the process that it was."""
        pid = self.pid(number)
        os.kill(pid, signal.SIGKILL)
        until(lambda: not Path(f"/proc/{pid}").exists())
        return pid


class ToOne:
    """One connection, kept open, and what an application does over it."""

    def __init__(self, origin: str) -> None:
        self._http = httpx2.Client(base_url=origin, limits=httpx2.Limits(max_connections=1), timeout=60)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    @property
    def told_by(self) -> tuple[int, int]:
        """Number and process of the proxy at its other end, which tells it unless others are too busy to answer it."""
        found = list[re.Match[str]]()

        def tells() -> bool:
            checks = self._http.get("/health/ready").json()["checks"]
            (detail,) = [check["detail"] for check in checks if check["name"] == "proxies"]
            found.extend(TOLD_BY.finditer(detail))
            return bool(found)

        until(tells, pause=0.1)
        return int(found[0][1]), int(found[0][2])

    def request(self, method: str, path: str, body: Any = None, *, user: str = "ada", **named: str) -> httpx2.Response:
        headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": user, **named}
        content = None if body is None else json.dumps(body)
        return self._http.request(method, path, content=content, headers=headers | {"Content-Type": "application/json"})

    def say(
        self,
        *messages: dict[str, Any] | str,
        user: str = "ada",
        session: str = "",
        stream: bool = False,
        key: str = KEY,
    ) -> httpx2.Response:
        """Send a conversation; a text is a message of the user."""
        named = {"Authorization": f"Bearer {key}"} | ({"X-Memory-Session": session} if session else {})
        sent = [{"role": "user", "content": it} if isinstance(it, str) else it for it in messages]
        body = {"model": "m", "stream": stream, "messages": sent}
        return self.request("POST", "/v1/chat/completions", body, user=user, **named)

    def events(self, session: str, *, user: str, until: str) -> Iterator[str]:
        """What is told of a session, line by line, up to the one with these words."""
        headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": user}
        with self._http.stream("GET", f"/memory/v1/sessions/{session}/events", headers=headers) as answer:
            for line in answer.iter_lines():
                yield line
                if until in line:
                    return

    def text(self, path: str) -> str:
        return self._http.get(path).text
