"""Health and metrics are answered as the memory's API, in whose document they stand, would answer them."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from structlog.testing import capture_logs

from adapters.sqlite.engine import SqliteEngine
from memory.model.identity import IdentityOptions
from memory.model.ids import uuid7
from memory.model.scope import Digests
from proxy.api.application import make_application
from proxy.api.health import ASKED, Health
from proxy.api.services import Services
from proxy.identity.audit import AuditLog
from proxy.identity.auth import Keys
from proxy.identity.gate import Gate
from proxy.ops import readiness
from proxy.ops.metrics import Metrics
from proxy.ops.readiness import Readiness, StoreWatch

NOW = datetime(2025, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    digests = Digests(b"secret")
    audit = AuditLog(digests, clock=lambda: NOW, make_id=uuid7)
    engine = await SqliteEngine.open(
        tmp_path / "ricordo.db", digests=digests, analyze=lambda text: tuple(text.split()), embedder=None
    )
    yield Services(
        engine=engine,
        gate=Gate(
            Keys(engine.keys, digests=digests, audit=audit, ticks=monotonic),
            options=IdentityOptions(mode="keys"),
            digests=digests,
            audit=audit,
        ),
        metrics=Metrics(),
        readiness=Readiness(monotonic, breakers={}),
        watch=StoreWatch(engine=engine, clock=lambda: NOW, patience=timedelta(minutes=1), late=timedelta(minutes=5)),
    )
    await engine.close()


async def told(application: Any, method: str, path: str) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """The answer to one request."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope: dict[str, Any] = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"a=b",
        "headers": [],
        "http_version": "1.1",
        "scheme": "http",
        "root_path": "",
        "asgi": {"version": "3.0"},
        "server": ("127.0.0.1", 80),
        "client": ("127.0.0.1", 1),
        "extensions": {},
    }
    await application(scope, receive, send)
    return sent[0]["status"], list(sent[0]["headers"]), b"".join(message["body"] for message in sent[1:])


async def nothing_else(*_: object) -> None:
    raise AssertionError("it was to be answered before")


@pytest.mark.parametrize("is_draining", [False, True])
@pytest.mark.parametrize("slash", ["", "/"])
@pytest.mark.parametrize(("method", "path"), ASKED)
async def test_the_answer_is_to_the_byte_what_the_api_would_say(
    services: Services, method: str, path: str, slash: str, is_draining: bool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(readiness, "STORE_SECONDS", 60.0)  # on a busy machine the store may be late for one of the two
    services.readiness.leaving = is_draining

    assert await told(Health(services, nothing_else), method, path + slash) == await told(
        make_application(services), method, path + slash
    )


@pytest.mark.parametrize(("method", "path"), [("POST", "/health"), ("OPTIONS", "/health"), ("GET", "/health/x")])
async def test_all_else_is_asked_of_the_api(services: Services, method: str, path: str):
    async def application(scope: Any, _: object, send: Any) -> None:
        await send({"type": "http.response.start", "status": 299, "headers": [(b"path", scope["path"].encode())]})
        await send({"type": "http.response.body", "body": b""})

    assert await told(Health(services, application), method, path) == (299, [(b"path", path.encode())], b"")


async def test_what_nobody_foresaw_is_an_answer_and_a_line_in_the_log(
    services: Services, monkeypatch: pytest.MonkeyPatch
):
    async def look(_: object) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr(StoreWatch, "look", look)
    with capture_logs() as logs:
        status, _, body = await told(Health(services, nothing_else), "GET", "/health")

    assert status == 500
    assert b"internal_error" in body
    assert [line["event"] for line in logs] == ["unforeseen"]
    assert b"secret" not in body
    assert "secret" not in str(logs)
