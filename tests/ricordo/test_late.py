"""The memory's own API is loaded beside a proxy that already takes chats."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import structlog.testing

from config.loading import load_settings
from ricordo.late import LateApplication
from ricordo.serving import serving


async def test_who_asks_before_it_is_loaded_waits_for_it():
    async def application(scope: dict[str, Any], _: Any, __: Any) -> None:
        scope["served"] = True

    late, scope = LateApplication(lambda: application), dict[str, Any]()
    await late(scope, None, None)  # type: ignore[arg-type] - nothing is received or sent

    assert scope == {"served": True}


async def test_one_that_cannot_be_loaded_is_told_to_whoever_runs_it_and_is_not_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    told: list[object] = []

    async def announce(*_: object) -> None:
        told.append("listening")

    def make(*_: object, **__: object) -> None:
        raise ImportError("litestar")

    monkeypatch.setattr("proxy.api.application.make_application", make)
    flags = {"store.path_or_url": str(tmp_path / "ricordo.db"), "server.port": 0}
    with structlog.testing.capture_logs() as logs:
        async with serving(load_settings(environ={}, flags=flags), announce=announce, on_loaded=told.append):
            while not told:  # noqa: ASYNC110 - what is waited for is told without a loop
                await asyncio.sleep(0.01)

    assert told == [False]
    (line,) = (line for line in logs if line["event"] == "api_not_loaded")
    assert line["error"].startswith("ImportError at ")


async def test_one_that_is_loaded_is_told_before_it_is_announced(tmp_path: Path):
    """What it brings is spared the collector then, all of it."""
    told: list[object] = []

    async def announce(*_: object) -> None:
        told.append("listening")

    flags = {"store.path_or_url": str(tmp_path / "ricordo.db"), "server.port": 0}
    async with serving(load_settings(environ={}, flags=flags), announce=announce, on_loaded=told.append):
        while len(told) < 2:  # noqa: ASYNC110 - the same
            await asyncio.sleep(0.01)

    assert told == [True, "listening"]


async def test_a_proxy_that_ends_at_once_waits_for_it_and_announces_nothing(tmp_path: Path):
    told: list[object] = []
    flags = {"store.path_or_url": str(tmp_path / "ricordo.db"), "server.port": 0}

    async with serving(load_settings(environ={}, flags=flags), on_loaded=told.append):
        pass

    assert told == []
