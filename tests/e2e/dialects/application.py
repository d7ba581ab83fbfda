"""An application that speaks one dialect, and a Ricordo between it and the model."""

import json
import socket
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

import httpx2

from tests.e2e.conftest import KEY, Ricordo
from tests.e2e.dialects.door import Door, Line, Message
from tests.scripted_upstream import Chat, Fault

NO_MORE: Mapping[str, str] = MappingProxyType({})


class Application:
    """What the tests of all dialects do, spelled as its door does."""

    def __init__(self, ricordo: Ricordo, door: Door) -> None:
        self.ricordo = ricordo
        self.door = door

    @property
    def url(self) -> str:
        return f"{self.ricordo.origin}{self.door.path}"

    def reset(self) -> None:
        """As nothing had been asked yet; the model says `Noted.`."""
        self.ricordo.reset()
        self.says("Noted.")

    # ── What the model says ───────────────────────────────────────────────────────────────────────────────────

    def says(self, chat: Chat | str, *faults: Fault) -> None:
        """From now on the model says this."""
        self.ricordo.upstream.script(self.door.says(chat), *faults)

    def prompt(self) -> list[Line]:
        """What the newest request gave the model to read."""
        return self.door.lines(self.ricordo.upstream.requests[-1].json())

    # ── What the application asks ─────────────────────────────────────────────────────────────────────────────

    def post(
        self, body: dict[str, Any] | bytes | Iterable[bytes], user: str, headers: Mapping[str, str] = NO_MORE
    ) -> httpx2.Response:
        """One request, whatever comes of it."""
        content = json.dumps(body).encode() if isinstance(body, dict) else body
        sent = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json", "X-Memory-User": user}
        return httpx2.post(self.url, content=content, headers={**sent, **headers}, timeout=30)

    def say(
        self, *history: Message, user: str, stream: bool = False, headers: Mapping[str, str] = NO_MORE
    ) -> httpx2.Response:
        """One request that is answered."""
        answer = self.post(self.door.body(*history, stream=stream), user, headers)
        assert answer.status_code == 200, answer.text
        return answer

    def code_of(self, answer: httpx2.Response) -> tuple[int, str]:
        """Status and code of an error in the place of an answer."""
        assert answer.headers["x-request-id"]
        return answer.status_code, self.door.code_of(answer.json())

    @contextmanager
    def asking(self, body: dict[str, Any], user: str) -> Generator[socket.socket]:
        """A raw connection on which a request was sent."""
        data = json.dumps(body).encode()
        lines = [f"POST {self.door.path} HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json"]
        head = "\r\n".join([*lines, f"X-Memory-User: {user}", f"Content-Length: {len(data)}", "", ""])
        with socket.create_connection(("127.0.0.1", self.ricordo.port), timeout=10) as connection:
            connection.sendall(head.encode() + data)
            yield connection
