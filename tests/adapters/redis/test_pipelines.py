"""Commands that go out together: their replies are those that the client's own pipeline gives."""

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis
from redis.exceptions import (
    ConnectionError,  # noqa: A004 - the library's name
    NoScriptError,
    ResponseError,
    TimeoutError,  # noqa: A004 - the library's name
)

from adapters.redis.connection import client_of
from adapters.redis.pipelines import Command, pipelined
from tests.faulty_proxy import free_port
from tests.redis_server import RedisServer

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")

COMMANDS: tuple[Command, ...] = (
    ("DEL", "h", "z", "s", "l"),
    ("HSET", "h", "text", "a b\r\n", "bytes", b"\x00\xff", "number", -7, "float", 0.25, "empty", ""),
    ("HGETALL", "h"),
    ("HMGET", "h", "text", "absent"),
    ("ZADD", "z", 1, "one", 2.5, "two"),
    ("ZRANGE", "z", 0, -1, "WITHSCORES"),
    ("SADD", "s", "ä"),
    ("SMEMBERS", "s"),
    ("LINDEX", "l", -1),
    ("INFO", "persistence"),
    ("TIME",),
)


@pytest.fixture
def server(tmp_path: Path) -> Generator[RedisServer]:
    with RedisServer(tmp_path) as running:
        yield running


def single(url: str) -> Redis:
    client = client_of(url)
    assert isinstance(client, Redis)
    return client


async def test_replies_have_the_shapes_that_the_client_gives_them(server: RedisServer):
    client = single(server.url)
    theirs: Any = client.pipeline(transaction=False)
    for command in COMMANDS:
        theirs.execute_command(*command)

    *replies, _, _ = await pipelined(client, COMMANDS, reply_seconds=5)

    await client.delete("h", "z", "s")
    *expected, _, _ = await theirs.execute(raise_on_error=False)
    await client.aclose()
    assert replies[1:] == expected[1:]  # how many keys were deleted differs


async def test_an_error_stands_where_its_command_stood(server: RedisServer):
    client = single(server.url)
    commands: list[Command] = [("SET", "text", "x"), ("INCR", "text"), ("EVALSHA", "0" * 40, 0), ("GET", "text")]

    first, wrong, unknown, last = await pipelined(client, commands, reply_seconds=5)

    await client.aclose()
    assert (first, last) == (True, b"x")
    assert isinstance(wrong, ResponseError)
    assert not isinstance(wrong, NoScriptError)
    assert isinstance(unknown, NoScriptError)


async def test_a_connection_that_the_server_closed_is_made_anew(server: RedisServer):
    client = single(server.url)
    await pipelined(client, [("PING",)], reply_seconds=5)
    server.run("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")

    replies = await pipelined(client, [("ECHO", "still there")], reply_seconds=5)

    await client.aclose()
    assert replies == [b"still there"]


async def test_a_server_that_cannot_be_reached_is_the_clients_error():
    client = single(f"redis://127.0.0.1:{free_port()}/0")

    with pytest.raises(ConnectionError):
        await pipelined(client, [("PING",)], reply_seconds=5)
    await client.aclose()


async def test_R10_after_a_reply_that_did_not_come_in_time_no_other_caller_gets_it(server: RedisServer):
    client = single(server.url)
    await pipelined(client, [("SET", "late", "reply")], reply_seconds=5)

    with server.frozen(), pytest.raises(TimeoutError):
        await pipelined(client, [("GET", "late")], reply_seconds=0.1)

    assert await pipelined(client, [("ECHO", "mine")], reply_seconds=5) == [b"mine"]
    await client.aclose()
