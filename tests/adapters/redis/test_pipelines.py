"""Commands that go out together: their replies are those that the client's own pipeline gives."""

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
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
from adapters.redis.pipelines import Command, Pipe
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


@asynccontextmanager
async def piped(url: str) -> AsyncGenerator[tuple[Pipe, Redis]]:
    client = client_of(url)
    assert isinstance(client, Redis)
    pipe = Pipe(client)
    try:
        yield pipe, client
    finally:
        await pipe.close()
        await client.aclose()


async def test_replies_have_the_shapes_that_the_client_gives_them(server: RedisServer):
    async with piped(server.url) as (pipe, client):
        theirs: Any = client.pipeline(transaction=False)
        for command in COMMANDS:
            theirs.execute_command(*command)

        *replies, _, _ = await pipe.exchange(COMMANDS, reply_seconds=5)

        await client.delete("h", "z", "s")
        *expected, _, _ = await theirs.execute(raise_on_error=False)
        assert replies[1:] == expected[1:]  # how many keys were deleted differs


async def test_an_error_stands_where_its_command_stood(server: RedisServer):
    commands: list[Command] = [("SET", "text", "x"), ("INCR", "text"), ("EVALSHA", "0" * 40, 0), ("GET", "text")]
    async with piped(server.url) as (pipe, _):
        first, wrong, unknown, last = await pipe.exchange(commands, reply_seconds=5)

    assert (first, last) == (True, b"x")
    assert isinstance(wrong, ResponseError)
    assert not isinstance(wrong, NoScriptError)
    assert isinstance(unknown, NoScriptError)


async def test_a_long_reply_comes_whole(server: RedisServer):
    text = b"0123456789" * 300_000
    async with piped(server.url) as (pipe, _):
        _, *replies = await pipe.exchange([("SET", "long", text), *[("GET", "long")] * 3], reply_seconds=5)

    assert replies == [text] * 3


async def test_the_connection_is_kept(server: RedisServer):
    async with piped(server.url) as (pipe, _):
        ids = [await pipe.exchange([("CLIENT", "ID")], reply_seconds=5) for _ in range(3)]

    assert len({number for (number,) in ids}) == 1


async def test_what_the_server_says_unasked_is_nobodys_reply(server: RedisServer):
    async with piped(server.url) as (pipe, _):
        await pipe.exchange([("CLIENT", "TRACKING", "ON"), ("GET", "watched")], reply_seconds=5)
        server.run("SET", "watched", "anew")

        assert await pipe.exchange([("ECHO", "mine")], reply_seconds=5) == [b"mine"]


async def test_a_connection_that_the_server_closed_is_made_anew(server: RedisServer):
    async with piped(server.url) as (pipe, _):
        await pipe.exchange([("PING",)], reply_seconds=5)
        server.run("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")

        assert await pipe.exchange([("ECHO", "still there")], reply_seconds=5) == [b"still there"]


async def test_what_is_cut_off_is_sent_again_once(server: RedisServer):
    async with piped(server.url) as (pipe, _):
        await pipe.exchange([("PING",)], reply_seconds=5)
        with server.frozen():
            asking = asyncio.create_task(pipe.exchange([("ECHO", "after all")], reply_seconds=30))
            await asyncio.sleep(0)
            link: Any = pipe._link  # pyright: ignore[reportPrivateUsage] - nobody else can cut it while it waits
            link._transport.abort()

        assert await asking == [b"after all"]


async def test_a_server_that_cannot_be_reached_is_the_clients_error():
    async with piped(f"redis://127.0.0.1:{free_port()}/0") as (pipe, _):
        with pytest.raises(ConnectionError):
            await pipe.exchange([("PING",)], reply_seconds=5)


async def test_R10_after_a_reply_that_did_not_come_in_time_no_other_caller_gets_it(server: RedisServer):
    async with piped(server.url) as (pipe, _):
        await pipe.exchange([("SET", "late", "reply")], reply_seconds=5)

        with server.frozen(), pytest.raises(TimeoutError):
            await pipe.exchange([("GET", "late")], reply_seconds=0.1)

        assert await pipe.exchange([("ECHO", "mine")], reply_seconds=5) == [b"mine"]


async def test_R10_the_reply_to_a_caller_who_left_is_nobody_elses(server: RedisServer):
    async with piped(server.url) as (pipe, _):
        await pipe.exchange([("SET", "left", "reply")], reply_seconds=5)
        with server.frozen(), pytest.raises(asyncio.TimeoutError):
            async with asyncio.timeout(0.05):
                await pipe.exchange([("GET", "left")], reply_seconds=5)

        assert await pipe.exchange([("ECHO", "mine")], reply_seconds=5) == [b"mine"]
