"""The routes of the memory manager, over a real port on a real store."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic
from typing import Any

import httpx2
import pytest
import uvicorn

from adapters.sqlite.engine import SqliteEngine
from config.instructions import packaged
from memory.model.errors import StoreUnavailable
from memory.model.identity import IdentityOptions
from memory.model.ids import uuid7
from memory.model.scope import Digests, Scope
from memory.model.session import Session, SessionEntry, SessionHead, SessionOptions
from memory.ports.keys import KeyRing
from memory.ports.memories import Erasure
from memory.sessions.compressor import Compressor
from memory.sessions.events import Listeners
from memory.sessions.lifecycle import LifecycleOptions
from memory.sessions.summariser import HeuristicSummariser
from memory.text.tokens import estimate_tokens
from memory.turn.switches import Switches, SwitchOptions
from proxy.api.application import make_application
from proxy.api.jobs import ApiJobs
from proxy.api.repeats import Repeats
from proxy.api.services import Services
from proxy.api.sessions import SessionParts, sessions_router
from proxy.http.framing import ListenerLimits
from proxy.http.listener import guarded_protocol
from proxy.identity.audit import AuditLog
from proxy.identity.auth import Keys
from proxy.identity.gate import Gate
from proxy.identity.keys import new_key
from proxy.ops.metrics import Metrics
from proxy.ops.readiness import Readiness, StoreWatch
from tests.memory.session_examples import entry as said_entry

NOW = datetime(2025, 3, 1, 12, tzinfo=UTC)


class Api:
    """A client of one tenant's key."""

    def __init__(self, client: httpx2.AsyncClient, key: str, parts: SessionParts, keys: KeyRing, jobs: ApiJobs) -> None:
        self.client = client
        self.jobs = jobs
        self.key = key
        self.parts = parts
        self.keys = keys

    async def __call__(
        self, method: str, path: str, body: Any = None, *, user: str | None = "ada", **headers: str
    ) -> Any:
        return await self.client.request(
            method, f"/memory/v1/sessions{path}", json=body, headers=self.headers(user, **headers)
        )

    def headers(self, user: str | None = "ada", **headers: str) -> dict[str, str]:
        named = {"X-Memory-User": user} if user else {}
        return {"X-Memory-Key": self.key, **named, **{name.replace("_", "-"): value for name, value in headers.items()}}


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    digests = Digests(b"secret")
    audit = AuditLog(digests, clock=lambda: NOW, make_id=uuid7)
    engine = await SqliteEngine.open(
        tmp_path / "ricordo.db", digests=digests, analyze=lambda text: tuple(text.split()), embedder=None
    )
    key, kept = new_key(tenant="acme", digests=digests, clock=lambda: NOW)
    await engine.keys.add(kept)
    gate = Gate(
        Keys(engine.keys, digests=digests, audit=audit, ticks=monotonic),
        options=IdentityOptions(mode="keys"),
        digests=digests,
        audit=audit,
    )
    jobs = ApiJobs(clock=lambda: NOW, make_id=uuid7)
    parts = SessionParts(
        store=engine.sessions,
        switches=Switches(engine.notes, options=SwitchOptions(), digests=digests, clock=lambda: NOW, ticks=monotonic),
        erase=lambda erasure: engine.memories.erase(erasure, at=NOW),
        compressor=Compressor(
            store=engine.sessions,
            summariser=HeuristicSummariser(),
            count=estimate_tokens,
            clock=lambda: NOW,
            make_id=uuid7,
            sessions=SessionOptions(recent_window=2, max_entries=8),
        ),
        listeners=Listeners(),
        gate=gate,
        prompt=packaged("session_summary"),
        count=estimate_tokens,
        clock=lambda: NOW,
        make_id=uuid7,
        lifecycle=LifecycleOptions(),
        beside=jobs.beside,
        repeats=Repeats(jobs.beside),
        sleep=lambda _: asyncio.sleep(0.01),
    )
    services = Services(
        engine=engine,
        gate=gate,
        metrics=Metrics(),
        readiness=Readiness(monotonic, breakers={}),
        watch=StoreWatch(engine=engine, clock=lambda: NOW, patience=timedelta(minutes=1), late=timedelta(minutes=5)),
    )
    application = make_application(services, sessions_router(parts))
    config = uvicorn.Config(
        application, http=guarded_protocol(ListenerLimits(), make_id=uuid7), ws="none", lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    listener = socket.create_server(("127.0.0.1", 0))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.005)
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{listener.getsockname()[1]}") as client:
        yield Api(client, key, parts, engine.keys, jobs)
    server.should_exit = True
    await task
    listener.close()
    await engine.close()


async def chat(api: Api, messages: int, session: str = "s1", **headers: str) -> None:
    for n in range(messages):
        added = await api("POST", f"/{session}/entries", {"content": f"message {n}"}, **headers)
        assert added.status_code == 201
    await api.jobs.finished(seconds=30)


async def test_all_kinds_of_entries_are_added_and_shown(api: Api):
    told: list[dict[str, Any]] = [
        {"content": "Hello"},
        {"role": "assistant", "content": "Hi!"},
        {"type": "tool_call", "tool": "shell", "arguments": {"command": "ls"}},
        {"type": "tool_result", "tool": "shell", "content": "file.txt"},
        {"type": "context", "content": "print()", "source": "main.py"},
    ]
    for entry in told:
        assert (await api("POST", "/s1/entries", entry)).status_code == 201

    shown = (await api("GET", "/s1/entries")).json()["entries"]
    assert [(entry["type"], entry["role"]) for entry in shown] == [
        ("message", "user"),
        ("message", "assistant"),
        ("tool_call", "assistant"),
        ("tool_result", "system"),
        ("context", "system"),
    ]
    assert (await api("GET", "/s1/context")).json()["context"].endswith("Context (main.py): print()")


async def test_a_session_is_compressed_by_itself_and_by_hand(api: Api):
    await chat(api, 9)
    assert (await api("GET", "/s1/stats")).json()["active_entries"] == 2

    await chat(api, 5)
    report = (await api("POST", "/s1/compress")).json()

    assert report["compressed"] is True
    assert report["result"]["entries_compressed"] == 5
    assert (await api("POST", "/s1/compress")).json()["compressed"] is False


async def test_a_session_is_exported_imported_listed_and_cleared(api: Api):
    await chat(api, 9)
    state = (await api("GET", "/s1")).json()

    imported = await api("PUT", "/s2", state)

    assert imported.status_code == 200
    assert (await api("GET", "/s2")).json() | {"session_id": "s1"} == state
    assert [each["id"] for each in (await api("GET", "")).json()["sessions"]] == ["s1", "s2"]
    assert (await api("DELETE", "/s1")).status_code == 204
    assert [each["id"] for each in (await api("GET", "?limit=1")).json()["sessions"]] == ["s2"]


async def test_a_sessions_options_are_changed(api: Api):
    changed = await api("PATCH", "/s1/config", {"auto_compress": False})
    await chat(api, 9)

    assert changed.json()["auto_compress"] is False
    assert (await api("GET", "/s1/config")).json() == changed.json()
    assert (await api("GET", "/s1/stats")).json()["active_entries"] == 9
    wrong = await api("PATCH", "/s1/config", {"maxEntries": 3})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (400, "invalid_input")


async def test_nobody_reads_the_sessions_of_another_user_or_agent(api: Api):
    await chat(api, 1)

    assert (await api("GET", "/s1/entries", user="bob")).json() == {"entries": []}
    assert (await api("GET", "/s1/entries", X_Memory_Agent="coach")).json() == {"entries": []}
    assert (await api("GET", "", user="bob")).json() == {"sessions": []}


async def test_the_list_tells_where_the_life_of_each_session_stands(api: Api):
    for name, rested in (("a", 1), ("b", 24 * 60), ("c", 60 * 24 * 60)):
        said = SessionEntry(id=name, role="user", content="hello", timestamp=NOW - timedelta(minutes=rested))
        await api.parts.store.append(Scope("acme", "ada"), name, [said])

    told = (await api("GET", "")).json()["sessions"]

    assert [(each["id"], each["entries"], each["state"], each["unfinished_at"]) for each in told] == [
        ("a", 1, "active", None),
        ("b", 1, "dormant", None),
        ("c", 1, "closed", None),
    ]


async def test_without_a_user_or_a_key_nothing_is_shown(api: Api):
    assert (await api("GET", "/s1", user=None)).json()["error"]["code"] == "memory_scope_required"
    assert (await api.client.get("/memory/v1/sessions")).status_code == 401


@pytest.mark.parametrize(
    "wrong", [{"type": "summary"}, {"content": 5}, {"kind": "message"}, {"type": "tool_call"}, {"role": "system"}]
)
async def test_what_is_no_entry_is_refused(api: Api, wrong: dict[str, Any]):
    assert (await api("POST", "/s1/entries", wrong)).status_code == 400


async def test_P5_a_body_has_a_limit(api: Api):
    too_large = await api("POST", "/s1/entries", {"content": "x" * (3 * 1024 * 1024)})

    assert too_large.status_code in {400, 413}
    assert (await api("GET", "/s1/stats")).json()["total_entries"] == 0


async def test_events_come_as_server_sent_events(api: Api):
    async with api.client.stream("GET", "/memory/v1/sessions/s1/events", headers=api.headers()) as stream:
        lines = stream.aiter_lines()
        assert await anext(lines) == ": listening"
        await chat(api, 9)
        await api("DELETE", "/s1")
        seen: list[str] = []
        async for line in lines:
            seen.append(line)
            if line == "event: session:cleared":
                break

    assert stream.headers["content-type"].startswith("text/event-stream")
    names = [line for line in seen if line.startswith("event: ")]
    assert set(names) <= {"event: entry:added", "event: compressed", "event: session:cleared"}
    assert all('"session":"s1"' in line for line in seen if line.startswith("data: "))


ADA = Scope("acme", "ada")


def said(number: int) -> SessionEntry:
    """Each as long as the others."""
    return said_entry(f"Line {number}", number, id=f"e{number}")


def before_next_look(
    api: Api, monkeypatch: pytest.MonkeyPatch, *, seen: SessionEntry, do: Callable[[], Awaitable[None]]
) -> None:
    """Once a stream has read this entry, and looks whether anything has happened since, something has."""
    store, has_seen = api.parts.store, False
    head, load = store.head, store.load

    async def loaded(scope: Scope, session: str) -> Session:
        nonlocal has_seen
        found = await load(scope, session)
        has_seen = has_seen or seen in found.entries
        return found

    async def looked(scope: Scope, session: str) -> SessionHead:
        if has_seen:
            monkeypatch.undo()
            await do()
        return await head(scope, session)

    monkeypatch.setattr(store, "load", loaded)
    monkeypatch.setattr(store, "head", looked)


async def told(lines: AsyncIterator[str], count: int) -> list[str]:
    """The next events: of an entry its words, else its name."""
    found: list[str] = []
    async for line in lines:
        if line.startswith("data: "):
            event = json.loads(line.removeprefix("data: "))
            found.append(event.get("entry", {}).get("content", event["event"]))
        if len(found) == count:
            break
    return found


async def test_a_session_that_was_cleared_and_went_on_between_two_looks_is_told_of(
    api: Api, monkeypatch: pytest.MonkeyPatch
):
    store = api.parts.store
    await store.append(ADA, "s1", [said(1)])

    async def clear() -> None:
        await store.clear(ADA, "s1")
        await store.append(ADA, "s1", [said(2)])

    before_next_look(api, monkeypatch, seen=said(1), do=clear)
    async with api.client.stream("GET", "/memory/v1/sessions/s1/events", headers=api.headers()) as stream:
        heard = await told(stream.aiter_lines(), 2)

    assert heard == ["session:cleared", "Line 2"]


async def test_P9_what_is_erased_while_events_are_sent_is_not_sent_any_more(api: Api, monkeypatch: pytest.MonkeyPatch):
    store = api.parts.store

    async def erase() -> None:
        await api.parts.erase(Erasure(what="session", tenant="acme", user="ada", session="s1"))
        await store.append(ADA, "s1", [said(3)])

    async with api.client.stream("GET", "/memory/v1/sessions/s1/events", headers=api.headers()) as stream:
        lines = stream.aiter_lines()
        assert await anext(lines) == ": listening"
        before_next_look(api, monkeypatch, seen=said(2), do=erase)
        await store.append(ADA, "s1", [said(1), said(2)])
        heard = await told(lines, 3)

    assert heard == ["Line 1", "session:cleared", "Line 3"]


async def test_K07_a_stream_of_events_ends_with_the_key_that_it_was_opened_with(api: Api):
    async def go_on() -> None:
        while True:
            await api.parts.store.append(ADA, "s1", [said(1)])
            await asyncio.sleep(0.02)

    async with api.client.stream("GET", "/memory/v1/sessions/s1/events", headers=api.headers()) as stream:
        lines = stream.aiter_lines()
        assert await anext(lines) == ": listening"
        talk = asyncio.create_task(go_on())
        assert await told(lines, 1) == ["Line 1"]
        (kept,) = await api.keys.keys()
        await api.keys.revoke(kept.public, at=NOW)
        async for _ in lines:
            assert not talk.done()
        talk.cancel()

    assert (await api("GET", "/s1/events")).status_code == 401


async def test_a_stream_of_events_outlives_a_store_that_does_not_answer_for_a_while(
    api: Api, monkeypatch: pytest.MonkeyPatch
):
    refused = asyncio.Event()

    async def refuse(*_: object) -> None:
        refused.set()
        raise StoreUnavailable("it is being restored")

    async with api.client.stream("GET", "/memory/v1/sessions/s1/events", headers=api.headers()) as stream:
        lines = stream.aiter_lines()
        assert await anext(lines) == ": listening"
        with monkeypatch.context() as away:
            away.setattr(api.parts.store, "head", refuse)
            await refused.wait()
            assert (await api("GET", "/s1/events")).status_code == 503, (
                "an answer that has not begun says what is wrong"
            )
        await chat(api, 1)
        told = [await anext(lines) for _ in range(3)]

    assert "event: entry:added" in told
