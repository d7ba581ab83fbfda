"""Events are posted to a real server: signed, in order, and again when it fails."""

import asyncio
import hmac
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import httpx2
import msgspec
import pytest

from memory.model.ids import uuid7
from memory.model.scope import Scope
from memory.model.session import SessionEntry
from memory.sessions.events import added, cleared
from proxy.api.webhooks import TRIES, WAITING, WAITING_BYTES, Webhooks, signature

NOW = datetime(2025, 1, 1, tzinfo=UTC)
ALICE = Scope("acme", "alice")
ENTRY = SessionEntry(id="e1", role="user", content="hello", timestamp=NOW)


class Hook:
    """A server that answers with the given statuses, the last one for ever."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)
        self.heads: list[dict[str, str]] = []
        self.bodies: list[bytes] = []
        self.port = 0
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        fields = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if line)
        self.heads.append(fields)
        self.bodies.append(await reader.readexactly(int(fields["content-length"])))
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        writer.write(b"HTTP/1.1 %d X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % status)
        await writer.drain()
        writer.close()


@pytest.fixture
async def client() -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient() as client:
        yield client


async def nothing(_: float) -> None:
    await asyncio.sleep(0)


def webhooks(client: httpx2.AsyncClient, port: int) -> Webhooks:
    return Webhooks(
        url=f"http://127.0.0.1:{port}/hook",
        secret=b"secret",
        client=client,
        clock=lambda: NOW,
        make_id=uuid7,
        sleep=nothing,
    )


async def until(hook: Hook, posts: int) -> None:
    async with asyncio.timeout(60):
        while len(hook.bodies) < posts:  # noqa: ASYNC110 - the server tells of nothing else
            await asyncio.sleep(0.005)


async def test_an_event_is_posted_and_its_signature_can_be_checked(client: httpx2.AsyncClient):
    hook = Hook(204)
    await hook.start()
    hooks = webhooks(client, hook.port)
    async with hooks.running():
        hooks.tell(added(ALICE, "s1", ENTRY))
        hooks.tell(cleared(ALICE, "s1"))
        await until(hook, 2)
    await hook.close()

    told = [msgspec.json.decode(body) for body in hook.bodies]
    assert [each["event"] for each in told] == ["entry:added", "session:cleared"]
    assert told[0]["scope"] == {"tenant": "acme", "user": "alice", "agent": None}
    assert (told[0]["session"], told[0]["entry"]["content"]) == ("s1", "hello")
    at = int(NOW.timestamp())
    expected = hmac.new(b"secret", f"{at}.".encode() + hook.bodies[0], "sha256").hexdigest()
    assert (
        hook.heads[0]["x-ricordo-signature"] == f"t={at},v1={expected}" == signature(b"secret", hook.bodies[0], at=at)
    )


async def test_what_fails_is_posted_again_under_the_same_id(client: httpx2.AsyncClient):
    hook = Hook(500, 302, 200)
    await hook.start()
    hooks = webhooks(client, hook.port)
    async with hooks.running():
        hooks.tell(cleared(ALICE, "s1"))
        await until(hook, 3)
    await hook.close()

    assert len({head["x-ricordo-event-id"] for head in hook.heads}) == 1
    assert hooks.dropped == 0


async def test_what_never_gets_through_is_counted_and_the_next_one_goes_out(client: httpx2.AsyncClient):
    hook = Hook(*[500] * TRIES, 200)
    await hook.start()
    hooks = webhooks(client, hook.port)
    async with hooks.running():
        hooks.tell(cleared(ALICE, "s1"))
        hooks.tell(cleared(ALICE, "s2"))
        await until(hook, TRIES + 1)
    await hook.close()

    assert hooks.dropped == 1
    assert msgspec.json.decode(hook.bodies[-1])["session"] == "s2"


async def test_P5_of_too_many_that_wait_the_oldest_go(client: httpx2.AsyncClient):
    hooks = webhooks(client, 1)
    for _ in range(WAITING + 3):
        hooks.tell(cleared(ALICE, "s1"))

    assert hooks.dropped == 3


async def test_P5_what_waits_is_bounded_in_bytes_too_and_the_newest_stay(client: httpx2.AsyncClient):
    hook = Hook(204)
    await hook.start()
    hooks = webhooks(client, hook.port)
    large = SessionEntry(id="e1", role="user", content="x" * (WAITING_BYTES // 4), timestamp=NOW)

    for name in "abcde":
        hooks.tell(added(ALICE, name, large))

    assert hooks.dropped == 2
    async with hooks.running():
        await until(hook, 3)
    for _ in range(3):
        hooks.tell(added(ALICE, "f", large))
    assert hooks.dropped == 2
    await hook.close()
    assert [msgspec.json.decode(body)["session"] for body in hook.bodies] == ["c", "d", "e"]
