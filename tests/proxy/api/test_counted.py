"""What is counted of the memory's API, and what the log says of it."""

from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from structlog.testing import LogCapture

from proxy.api import counted
from proxy.api.counted import CODE, TEMPLATE, Counted
from proxy.http.client import CONNECTION
from proxy.ops.metrics import Metrics

START: Any = {"type": "http.response.start", "status": 200, "headers": []}
REFUSED: Any = {"type": "http.response.start", "status": 429, "headers": [(b"x-request-id", b"0194")]}
PIECE: Any = {"type": "http.response.body", "body": b"[", "more_body": True}
END: Any = {"type": "http.response.body", "body": b"]"}

ID = "0193e0a2"


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is logged, of every level."""
    capture = LogCapture()
    logger = structlog.wrap_logger(None, processors=[capture], wrapper_class=structlog.BoundLogger)
    monkeypatch.setattr(counted, "log", logger)
    return capture.entries


async def told(*messages: Any, lost: bool = False, **more: Any) -> str:
    """How a request is counted that is answered so. What is no message is raised; `more` stands in its scope."""
    metrics = Metrics()
    scope: Any = {"path": f"/memory/v1/memories/{ID}", "extensions": {CONNECTION: SimpleNamespace(lost=lost)}, **more}

    async def application(_: Any, __: Any, send: Any) -> None:
        for message in messages:
            if isinstance(message, Exception):
                raise message
            await send(message)

    async def nothing(*_: Any) -> Any:
        pass

    with suppress(ZeroDivisionError):
        await Counted(application, metrics)(scope, nothing, nothing)
    text = metrics.render()[0].decode()
    assert ID not in text
    assert 'ricordo_active_requests{route="memory"} 0.0' in text
    return "".join(line for line in text.splitlines() if line.startswith("ricordo_requests_total{"))


@pytest.mark.parametrize(
    ("end", "messages", "lost", "code"),
    [
        ("whole", (START, END), False, ""),
        ("whole", (START, PIECE, END), False, ""),
        ("quota_reached", (REFUSED, END), False, "quota_reached"),
        ("left", (START, PIECE), True, ""),
        ("cut", (START, PIECE, ZeroDivisionError()), False, ""),
        ("internal_error", (START | {"status": 500}, END), False, ""),
    ],
)
async def test_a_request_is_counted_and_logged_by_how_it_ended(
    end: str, messages: Any, lost: bool, code: str, lines: list[Any]
):
    more = {CODE: code} if code else {}

    assert await told(*messages, lost=lost, **more) == f'ricordo_requests_total{{end="{end}",route="memory"}} 1.0'
    assert [(line["event"], line["route"], line["end"]) for line in lines] == [("request", "memory", end)]


async def test_the_log_names_what_was_asked_without_what_the_client_put_into_it(lines: list[Any]):
    template = "/memory/v1/memories/{id}"
    await told(REFUSED, END, lost=False, **{TEMPLATE: template, CODE: "quota_reached"})

    assert (lines[0]["path"], lines[0]["request_id"]) == (template, "0194")
    assert ID not in str(lines)


async def test_what_is_none_of_the_memory_api_has_a_route_of_its_own():
    assert await told(START, END, path="/schema") == 'ricordo_requests_total{end="whole",route="other"} 1.0'
