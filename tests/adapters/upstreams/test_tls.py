"""Encrypted connections, of both implementations."""

import ssl

import pytest

from adapters.upstreams.pool import PoolLimits
from adapters.upstreams.pooled import PooledUpstream
from adapters.upstreams.stock import StockUpstream
from proxy.upstream import UpstreamTruncated, UpstreamUnreachable
from tests.adapters.upstreams.asking import PATIENT, TLS, ask
from tests.scripted_upstream import ScriptedUpstream, chunked, cut, endless, reply, stall

KINDS = type[PooledUpstream | StockUpstream]
LARGE = bytes(range(256)) * 4096


async def test_an_encrypted_upstream_is_served_over_one_kept_connection(
    kind: KINDS, server_tls: ssl.SSLContext, client_tls: ssl.SSLContext
):
    async with ScriptedUpstream(ssl_context=server_tls) as upstream:
        client = kind(upstream.base_url.replace("127.0.0.1", "localhost"), limits=PoolLimits(), ssl_context=client_tls)
        answers = [await ask(client, method=b"PUT", body=LARGE) for _ in range(3)]

        assert [answer.body for answer in answers] == [LARGE] * 3
        assert len(upstream.connections) == 1
        await client.close()


async def test_a_certificate_that_nobody_vouches_for_is_refused(kind: KINDS, server_tls: ssl.SSLContext):
    async with ScriptedUpstream(ssl_context=server_tls) as upstream:
        client = kind(upstream.base_url, limits=PoolLimits(), ssl_context=TLS)

        with pytest.raises(UpstreamUnreachable):
            await ask(client, headers=[(b"authorization", b"Bearer secret")])
        assert upstream.requests == []
        await client.close()


async def test_a_certificate_of_another_host_is_refused(
    kind: KINDS, server_tls: ssl.SSLContext, client_tls: ssl.SSLContext
):
    async with ScriptedUpstream(ssl_context=server_tls) as upstream:
        client = kind(f"https://127.1:{upstream.port}", limits=PoolLimits(), ssl_context=client_tls)

        with pytest.raises(UpstreamUnreachable, match="certificate"):
            await ask(client)
        await client.close()


async def test_an_encrypted_body_that_is_cut_is_truncated(
    kind: KINDS, server_tls: ssl.SSLContext, client_tls: ssl.SSLContext
):
    async with ScriptedUpstream(ssl_context=server_tls) as upstream:
        client = kind(upstream.base_url, limits=PoolLimits(), ssl_context=client_tls)
        upstream.script(reply(b"abc", b"def"), chunked(), cut(after=4))
        answer = await ask(client)

        assert answer.body == b"abcd"
        assert isinstance(answer.error, UpstreamTruncated)
        await client.close()


@pytest.mark.parametrize("fault", [stall(before=1), endless()])
async def test_an_encrypted_answer_that_is_left_closes_its_connection(
    kind: KINDS, server_tls: ssl.SSLContext, client_tls: ssl.SSLContext, fault: type
):
    async with ScriptedUpstream(ssl_context=server_tls) as upstream:
        client = kind(upstream.base_url, limits=PoolLimits(), ssl_context=client_tls)
        upstream.script(reply(b"abc", b"def"), fault)
        response = await client.send(b"GET", b"/", [], b"", deadlines=PATIENT)
        await response.read()
        response.close()

        await upstream.until(lambda: upstream.open_connections == 0)
        await client.close()
