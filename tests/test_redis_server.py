"""The real redis-server and the faulty proxy do what the tests that stand on them believe."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any, cast

import pytest
import redis
import redis.asyncio
from redis.asyncio.retry import Retry as AsyncRetry
from redis.backoff import NoBackoff
from redis.exceptions import NoPermissionError
from redis.retry import Retry

from tests.faulty_proxy import FaultyProxy, black_hole, cut_reply, cut_request, delay
from tests.redis_server import RedisServer

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")


ONCE = Retry(NoBackoff(), 0)


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with RedisServer(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture
def server(_shared: RedisServer) -> RedisServer:
    _shared.flush()
    return _shared


@pytest.fixture
async def proxy(server: RedisServer) -> AsyncIterator[FaultyProxy]:
    async with FaultyProxy(server.port) as proxy:
        yield proxy


@pytest.fixture
async def client(proxy: FaultyProxy) -> AsyncIterator[Any]:
    client: Any = redis.asyncio.Redis(
        port=proxy.port, socket_timeout=0.3, retry=AsyncRetry(NoBackoff(), 0), decode_responses=True
    )
    await client.ping()
    yield client
    await client.aclose()


def test_what_was_acknowledged_outlives_the_server(server: RedisServer):
    server.run("SET", "a", "1")
    with server.away():
        pass

    assert server.run("GET", "a") == "1"


def test_a_frozen_server_says_nothing(server: RedisServer):
    client: Any = redis.Redis(port=server.port, socket_timeout=0.05, retry=ONCE)
    with server.frozen(), pytest.raises(redis.TimeoutError):
        client.ping()
    client.close()

    assert server.run("PING")


def test_a_granted_user_may_touch_its_own_keys_alone(server: RedisServer):
    url = server.grant("ricordo", "secret", "~ricordo:*", "+@all")

    client: Any = cast("Any", redis.Redis).from_url(url)
    client.set("ricordo:a", 1)
    with pytest.raises(NoPermissionError):
        client.set("b", 1)
    client.close()


async def test_a_request_that_is_cut_does_not_arrive(server: RedisServer, proxy: FaultyProxy, client: Any):
    proxy.once(cut_request(after=9, on=b"SET"))
    with pytest.raises(redis.ConnectionError):
        await client.set("a", 1)

    assert server.run("GET", "a") is None


@pytest.mark.parametrize("by", ["rst", "fin"])
async def test_a_request_whose_reply_is_cut_was_obeyed(server: RedisServer, proxy: FaultyProxy, client: Any, by: str):
    proxy.once(cut_reply(on=b"SET", by="rst" if by == "rst" else "fin"))
    with pytest.raises(redis.ConnectionError):
        await client.set("a", 1)

    assert server.run("GET", "a") == "1"


async def test_a_black_hole_answers_nobody_until_a_new_connection(proxy: FaultyProxy, client: Any):
    proxy.always(black_hole())
    with pytest.raises(redis.TimeoutError):
        await client.ping()
    proxy.heal()

    assert await client.ping()


async def test_answers_come_late(proxy: FaultyProxy, client: Any):
    proxy.always(delay(0.1))
    started = time.monotonic()
    await client.ping()

    assert time.monotonic() - started >= 0.1


async def test_a_refusing_proxy_resets_and_comes_back(proxy: FaultyProxy, client: Any):
    await proxy.refuse()
    with pytest.raises(redis.ConnectionError):
        await client.ping()
    await proxy.accept()

    assert await client.ping()


def test_a_synchronous_test_may_use_the_proxy(server: RedisServer):
    with FaultyProxy.in_thread(server.port) as proxy:
        client: Any = redis.Redis(port=proxy.port, retry=ONCE)
        assert client.ping()
        proxy.run(proxy.refuse())
        with pytest.raises(redis.ConnectionError):
            client.ping()
        client.close()


async def test_a_hundred_connections_leave_none_behind(proxy: FaultyProxy):
    clients: list[Any] = [redis.asyncio.Redis(port=proxy.port) for _ in range(100)]
    await asyncio.gather(*(client.ping() for client in clients))
    await asyncio.gather(*(client.aclose() for client in clients))
    await proxy.idle()

    assert proxy.connections == 100
