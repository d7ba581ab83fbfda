"""What is loaded when it is used, and what is made ready before."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx2
import pytest
import structlog.testing

from config.loading import load_settings
from config.settings import Settings
from ricordo.late import LateApplication
from ricordo.serving import serving

PROFILE = "/memory/v1/profile"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    flags = {"store.path_or_url": str(tmp_path / "ricordo.db"), "server.port": 0}
    return load_settings(environ={}, flags=flags)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What was made in place of the application; the first time it cannot be."""
    made: list[object] = []

    async def application(_: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    def make(*_: object, **__: object) -> object:
        made.append(application)
        if len(made) == 1:
            raise ImportError("litestar")
        return application

    monkeypatch.setattr("proxy.api.application.make_application", make)
    return made


async def test_who_asks_while_it_is_loaded_waits_for_it():
    async def application(scope: dict[str, Any], _: Any, __: Any) -> None:
        scope["served"] = True

    made: list[object] = []
    late = LateApplication(lambda: made.append(None) or application)
    scopes: list[dict[str, Any]] = [{}, {}]
    await asyncio.gather(*(late(scope, None, None) for scope in scopes))  # type: ignore[arg-type] - nothing is received

    assert scopes == [{"served": True}, {"served": True}]
    assert len(made) == 1


async def test_health_and_metrics_do_not_load_it(settings: Settings, made: list[object]):
    async with serving(settings) as port, httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        asked = [await client.get(path) for path in ("/health", "/health/live", "/health/ready", "/metrics")]

    assert [answer.status_code for answer in asked] == [200] * 4
    assert not made


async def test_what_reads_messages_is_rehearsed_after_the_start_beside_the_event_loop(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    where: list[threading.Thread] = []
    given_back = threading.Event()

    monkeypatch.setattr("ricordo.serving.rehearse", lambda: where.append(threading.current_thread()))
    monkeypatch.setattr("ricordo.serving.give_back", given_back.set)  # what only compiling needed
    monkeypatch.setattr("ricordo.serving.REHEARSED_AFTER", 0.0)
    async with serving(settings):
        assert await asyncio.to_thread(given_back.wait, 30)

    assert len(where) == 1
    assert where != [threading.current_thread()]


async def test_one_that_cannot_be_loaded_is_an_error_for_who_asks_and_is_tried_again(
    settings: Settings, made: list[object]
):
    with structlog.testing.capture_logs() as logs:
        async with serving(settings) as port, httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            asked = [await client.get(PROFILE), await client.get(PROFILE)]

    assert [answer.status_code for answer in asked] == [500, 204]
    assert asked[0].json()["error"]["code"] == "internal_error"
    (line,) = (line for line in logs if line["event"] == "unforeseen")
    assert line["error"].startswith("ImportError at ")
    assert len(made) == 2


async def test_who_ends_waits_for_what_is_being_made():
    begun, may_end = threading.Event(), threading.Event()
    late = LateApplication(lambda: begun.set() or may_end.wait())
    asking = asyncio.create_task(late({}, None, None))  # type: ignore[arg-type] - nothing is received
    await asyncio.to_thread(begun.wait)
    ending = asyncio.create_task(late.made())
    done, _ = await asyncio.wait([ending], timeout=0.05)
    assert not done
    may_end.set()

    await ending
    await asyncio.gather(asking, return_exceptions=True)
