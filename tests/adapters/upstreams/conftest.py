"""Everything here runs on asyncio's own loop and on uvloop: they differ in more than speed."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path

import pytest
import uvloop

from adapters.upstreams.pool import PoolLimits
from adapters.upstreams.pooled import PooledUpstream
from adapters.upstreams.stock import StockUpstream
from tests.adapters.upstreams.asking import TLS
from tests.scripted_upstream import ScriptedUpstream

CERTIFICATE = Path(__file__).with_name("localhost.pem")
"""Self-signed, for localhost and 127.0.0.1, good for a hundred years and for nothing else."""


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    return {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}


@pytest.fixture
async def upstream() -> AsyncIterator[ScriptedUpstream]:
    async with ScriptedUpstream() as upstream:
        yield upstream


@pytest.fixture
async def pooled(upstream: ScriptedUpstream) -> AsyncIterator[PooledUpstream]:
    client = PooledUpstream(upstream.base_url, limits=PoolLimits())
    yield client
    await client.close()


@pytest.fixture(params=[PooledUpstream, StockUpstream], ids=["pooled", "stock"])
def kind(request: pytest.FixtureRequest) -> type[PooledUpstream | StockUpstream]:
    return request.param


@pytest.fixture
async def client(
    upstream: ScriptedUpstream, kind: type[PooledUpstream | StockUpstream]
) -> AsyncIterator[PooledUpstream | StockUpstream]:
    """Each implementation of the port in turn, in front of `upstream`."""
    client = kind(upstream.base_url, limits=PoolLimits(), ssl_context=TLS)
    yield client
    await client.close()


@pytest.fixture
def server_tls() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    return context


@pytest.fixture
def client_tls() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(CERTIFICATE))
