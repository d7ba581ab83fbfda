from collections.abc import AsyncIterator

import pytest

from memory.model.breaker_options import ShareBreakerOptions
from memory.retrieval.breaker import ShareBreaker
from proxy.relay.ejection import EjectingUpstream
from proxy.upstream import (
    Deadlines,
    Headers,
    UpstreamEjected,
    UpstreamError,
    UpstreamOverloaded,
    UpstreamRedirect,
    UpstreamUnreachable,
)

ADA, BOB = (b"authorization", b"Bearer ada"), (b"authorization", b"Bearer bob")


class Answer:
    """Implements `proxy.upstream.UpstreamResponse`: a head alone."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.headers: list[tuple[bytes, bytes]] = []

    async def read(self) -> bytes:
        return b""

    def close(self) -> None:
        pass


class Server:
    """Implements `proxy.upstream.Upstream`: fails for some credentials as it is told, and answers the others."""

    def __init__(self) -> None:
        self.faults: dict[tuple[bytes, bytes], int | UpstreamError] = {}

    async def send(
        self,
        method: bytes,  # noqa: ARG002 - the port's
        target: bytes,  # noqa: ARG002 - the port's
        headers: Headers,
        body: bytes | AsyncIterator[bytes],  # noqa: ARG002 - the port's
        *,
        deadlines: Deadlines,  # noqa: ARG002 - the port's
    ) -> Answer:
        fault = next((fault for key, fault in self.faults.items() if key in headers), 200)
        if isinstance(fault, UpstreamError):
            raise fault
        return Answer(fault)

    async def close(self) -> None:
        pass


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def upstream(server: Server) -> EjectingUpstream:
    return EjectingUpstream(server, ShareBreaker(ShareBreakerOptions(least=10, pause_seconds=5), monotonic=lambda: 0.0))


async def outcome(upstream: EjectingUpstream, *headers: tuple[bytes, bytes]) -> int | type[UpstreamError]:
    try:
        response = await upstream.send(b"POST", b"/chat/completions", headers, b"{}", deadlines=Deadlines())
    except UpstreamError as error:
        return type(error)
    return response.status


@pytest.mark.parametrize("fault", [500, 503, UpstreamUnreachable("refused")])
async def test_U25_what_fails_with_one_key_alone_keeps_no_other_out(
    upstream: EjectingUpstream, server: Server, fault: int | UpstreamError
):
    server.faults[BOB] = fault
    for _ in range(10):
        await outcome(upstream, BOB)

    assert await outcome(upstream, BOB, (b"x-request", b"another")) is UpstreamEjected
    assert [await outcome(upstream, ADA) for _ in range(100)] == [200] * 100


@pytest.mark.parametrize("fault", [400, 401, 429, UpstreamOverloaded("full"), UpstreamRedirect("elsewhere")])
async def test_U25_what_is_not_the_servers_fault_ejects_nobody(
    upstream: EjectingUpstream, server: Server, fault: int | UpstreamError
):
    server.faults[BOB] = fault

    assert UpstreamEjected not in [await outcome(upstream, BOB) for _ in range(100)]


async def test_U25_who_is_kept_out_hears_when_to_come_again(upstream: EjectingUpstream, server: Server):
    server.faults[BOB] = 500
    for _ in range(10):
        await outcome(upstream, BOB)

    with pytest.raises(UpstreamEjected) as refusal:
        await upstream.send(b"POST", b"/chat/completions", [BOB], b"{}", deadlines=Deadlines())

    assert refusal.value.wait_seconds == 5
