"""Whoever raises uvicorn reads this: what proxy/http/listener.py inherits and calls of it promises nothing to others.

Read the new release's httptools_impl.py, flow_control.py and server.py beside the listener and its docstring, mend what
changed, then raise the bound in pyproject.toml and `READ` here. A field that is gone, or a method that takes something
else, fails below; one that does something else is found by reading alone.
"""

import asyncio
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import Server, ServerState

from proxy.http.listener import GuardedProtocol, _Cycle, _Flow  # pyright: ignore[reportPrivateUsage] - whose bases these are

PYPROJECT = Path(__file__).parents[3] / "pyproject.toml"

READ = "0.54"
"""The release whose source was read beside ours."""

HERE = "read the docstrings of tests/proxy/http/test_uvicorn.py and proxy/http/listener.py before you raise uvicorn"

METHODS: dict[tuple[type, str], tuple[str, ...]] = {
    (HttpToolsProtocol, "__init__"): ("config", "server_state", "app_state", "_loop"),
    (HttpToolsProtocol, "connection_made"): ("transport",),
    (HttpToolsProtocol, "connection_lost"): ("exc",),
    (HttpToolsProtocol, "on_message_begin"): (),
    (HttpToolsProtocol, "on_url"): ("url",),
    (HttpToolsProtocol, "_start_asgi_task"): ("cycle", "app"),
    (HttpToolsProtocol, "pause_writing"): (),
    (HttpToolsProtocol, "resume_writing"): (),
    (RequestResponseCycle, "__init__"): (
        *("scope", "transport", "flow", "logger", "access_logger", "access_log", "default_headers", "message_event"),
        *("expect_100_continue", "keep_alive", "on_response"),
    ),
    (RequestResponseCycle, "receive"): (),
    (FlowControl, "__init__"): ("transport",),
    (FlowControl, "drain"): (),
    (FlowControl, "pause_reading"): (),
    (FlowControl, "resume_reading"): (),
    (FlowControl, "pause_writing"): (),
    (FlowControl, "resume_writing"): (),
    (Server, "serve"): ("sockets",),
    (Server, "startup"): ("sockets",),
    (Server, "capture_signals"): (),
}
"""What is called or overridden with a call of the inherited one, and what it takes."""

OVERRIDDEN: dict[type, frozenset[str]] = {
    GuardedProtocol: frozenset(
        {
            *("data_received", "eof_received", "shutdown", "on_header", "on_headers_complete", "on_body"),
            *("on_message_complete", "on_response_complete"),
        }
    ),
    _Cycle: frozenset({"run_asgi", "send"}),
    _Flow: frozenset(),
}
"""What uvicorn itself calls, and we have made our own."""

IDLE: dict[type, frozenset[str]] = {
    HttpToolsProtocol: frozenset(
        {
            *("_unset_keepalive_if_required", "_get_upgrade", "_should_upgrade_to_ws"),
            *("_unsupported_upgrade_warning", "_should_upgrade", "handle_websocket_upgrade", "send_400_response"),
            *("timeout_keep_alive_handler",),
        }
    ),
    RequestResponseCycle: frozenset({"send_500_response"}),
    FlowControl: frozenset(),
}
"""What is inherited and never comes to run, or changes nothing: whatever is new beside it must be read."""

FIELDS: dict[type, frozenset[str]] = {
    HttpToolsProtocol: frozenset(
        {
            *("config", "app", "loop", "logger", "access_logger", "access_log", "parser", "server_state"),
            *("connections", "tasks", "transport", "flow", "server", "client", "scheme", "pipeline", "scope"),
            *("headers", "cycle"),
        }
    ),
    RequestResponseCycle: frozenset(
        {
            *("scope", "transport", "flow", "message_event", "on_response", "disconnected", "keep_alive"),
            *("waiting_for_100_continue", "body", "more_body", "response_started", "response_complete"),
            *("chunked_encoding", "expected_content_length"),
        }
    ),
    FlowControl: frozenset({"read_paused", "write_paused"}),
    ServerState: frozenset({"connections", "tasks", "total_requests", "default_headers"}),
    Server: frozenset({"config", "server_state", "should_exit"}),
}
"""What is read or set."""


def test_uvicorn_is_bounded_to_the_release_that_was_read():
    dependencies: list[str] = tomllib.loads(PYPROJECT.read_text())["project"]["dependencies"]
    (bounds,) = [each for each in dependencies if each.startswith("uvicorn")]
    major, minor = map(int, READ.split("."))

    assert version("uvicorn").rpartition(".")[0] == READ, HERE
    assert bounds == f"uvicorn>={READ},<{major}.{minor + 1}", HERE


@pytest.mark.parametrize(("owner", "name"), METHODS)
def test_what_the_listener_calls_takes_what_it_gives(owner: type, name: str):
    taken = tuple(inspect.signature(getattr(owner, name)).parameters)[1:]

    assert taken == METHODS[owner, name], HERE


@pytest.mark.parametrize("ours", OVERRIDDEN)
def test_what_is_overridden_is_there(ours: type):
    (inherited,) = ours.__bases__

    assert {name for name in OVERRIDDEN[ours] if not callable(getattr(inherited, name, None))} == set(), HERE
    assert OVERRIDDEN[ours] <= set(vars(ours))


@pytest.mark.parametrize("owner", IDLE)
def test_nothing_is_inherited_unread(owner: type):
    ours = {HttpToolsProtocol: GuardedProtocol, RequestResponseCycle: _Cycle, FlowControl: _Flow}[owner]
    methods = {name for name, value in vars(owner).items() if inspect.isfunction(value)}
    called = {name for of, name in METHODS if of is owner}

    assert methods - set(vars(ours)) - called == IDLE[owner], HERE


async def test_the_fields_that_the_listener_reads_are_there():
    config = uvicorn.Config(_nothing, http=HttpToolsProtocol, ws="none", lifespan="off", log_config=None)
    config.load()
    server = Server(config)
    protocol = HttpToolsProtocol(config, server.server_state, {})
    cycle = RequestResponseCycle(*[None] * 11)  # type: ignore[arg-type] - it only keeps them
    transport = asyncio.Transport()

    for made in (protocol, cycle, FlowControl(transport), server.server_state, server):
        assert FIELDS[type(made)] <= set(vars(made)), HERE


def test_the_constants_are_of_their_kinds():
    assert STATUS_LINE[404] == b"HTTP/1.1 404 Not Found\r\n"
    assert isinstance(HIGH_WATER_LIMIT, int)


async def _nothing(_: Any, __: Any, ___: Any) -> None:
    """An application that nobody asks."""
