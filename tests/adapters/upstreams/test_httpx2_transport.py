"""Our connections behind httpx2, and behind the SDK that stands on it."""

from collections.abc import AsyncIterator

import httpx2
import pytest
from openai import APIConnectionError, APITimeoutError, AsyncOpenAI, RateLimitError
from openai.types.chat import ChatCompletionMessageParam

from adapters.upstreams.httpx2_transport import PooledTransport
from adapters.upstreams.pool import PoolLimits
from tests.adapters.upstreams.asking import in_pieces
from tests.scripted_upstream import (
    Answer,
    Fault,
    ScriptedUpstream,
    chunked,
    cut,
    drip,
    error,
    gzipped,
    raw,
    redirect,
    reply,
    resplit,
    silence,
    stall,
    status_line,
)

HELLO: list[ChatCompletionMessageParam] = [{"role": "user", "content": "Hello there"}]


@pytest.fixture
async def http() -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient(transport=PooledTransport(limits=PoolLimits())) as client:
        yield client


@pytest.fixture
async def openai(upstream: ScriptedUpstream, http: httpx2.AsyncClient) -> AsyncOpenAI:
    return AsyncOpenAI(base_url=upstream.base_url, api_key="sk-test", http_client=http, max_retries=0)


async def streamed_text(openai: AsyncOpenAI) -> str:
    stream = await openai.chat.completions.create(model="m", messages=HELLO, stream=True)
    return "".join([chunk.choices[0].delta.content or "" async for chunk in stream if chunk.choices])


async def test_the_sdk_streams_through_our_connections(upstream: ScriptedUpstream, openai: AsyncOpenAI):
    for _ in range(3):
        assert await streamed_text(openai) == "You said: Hello there"

    assert len(upstream.connections) == 1


async def test_the_sdk_reads_a_stream_that_comes_byte_by_byte(upstream: ScriptedUpstream, openai: AsyncOpenAI):
    upstream.script("Grüße, naïve façade!", resplit(5), drip())

    assert await streamed_text(openai) == "Grüße, naïve façade!"


async def test_the_sdk_reads_a_plain_answer_and_an_error(upstream: ScriptedUpstream, openai: AsyncOpenAI):
    answer = await openai.chat.completions.create(model="m", messages=HELLO)
    upstream.script(error(429, "slow down"))

    assert answer.choices[0].message.content == "You said: Hello there"
    with pytest.raises(RateLimitError, match="slow down"):
        await openai.chat.completions.create(model="m", messages=HELLO)


async def test_the_sdk_is_told_what_went_wrong_in_its_own_terms(upstream: ScriptedUpstream, openai: AsyncOpenAI):
    upstream.script(silence())
    with pytest.raises(APITimeoutError):
        await streamed_text(openai.with_options(timeout=0.05))
    await upstream.refuse()
    with pytest.raises(APIConnectionError):
        await streamed_text(openai)


async def test_a_stream_that_the_sdk_leaves_is_closed(upstream: ScriptedUpstream, openai: AsyncOpenAI):
    upstream.script("one two three", stall(before=2))
    stream = await openai.chat.completions.create(model="m", messages=HELLO, stream=True)
    await anext(aiter(stream))
    await stream.close()

    await upstream.until(lambda: upstream.open_connections == 0)


async def test_a_request_arrives_with_what_httpx2_put_into_it(upstream: ScriptedUpstream, http: httpx2.AsyncClient):
    answer = await http.post(f"{upstream.base_url}/files?a=%20b", json={"a": 1}, headers={"X-A": "b"})

    request = upstream.requests[0]
    assert (answer.status_code, answer.json(), answer.http_version) == (200, {"a": 1}, "HTTP/1.1")
    assert (request.target, request.header("x-a")) == ("/v1/files?a=%20b", "b")
    assert request.header_values("host") == [upstream.origin[7:]]
    assert request.header_values("content-length") == ["7"]


async def test_a_body_in_pieces_is_streamed(upstream: ScriptedUpstream, http: httpx2.AsyncClient):
    answer = await http.put(f"{upstream.base_url}/files", content=in_pieces([b"abc", b"def"]))

    assert answer.content == b"abcdef"
    assert upstream.requests[0].header("transfer-encoding") == "chunked"


async def test_a_form_with_a_file_arrives_whole(upstream: ScriptedUpstream, http: httpx2.AsyncClient):
    answer = await http.post(f"{upstream.base_url}/files", data={"purpose": "x"}, files={"file": b"content"})

    assert b"content" in answer.content
    assert upstream.requests[0].header("content-length") == str(len(answer.content))


async def test_compressed_answers_are_httpx2s_to_decode(upstream: ScriptedUpstream, http: httpx2.AsyncClient):
    upstream.script(reply(b"a" * 1000), gzipped())

    assert (await http.get(upstream.base_url)).content == b"a" * 1000


async def test_redirects_are_the_clients_to_follow(upstream: ScriptedUpstream, http: httpx2.AsyncClient):
    upstream.once(redirect("/elsewhere"))
    assert (await http.get(upstream.base_url)).status_code == 307

    upstream.once(redirect("/elsewhere"))
    await http.get(upstream.base_url, follow_redirects=True)
    assert upstream.requests[-1].target == "/elsewhere"


async def test_each_origin_has_connections_of_its_own(upstream: ScriptedUpstream, http: httpx2.AsyncClient):
    async with ScriptedUpstream() as other:
        for base in (upstream.base_url, other.base_url) * 2:
            await http.get(f"{base}/any")

        assert (len(upstream.connections), len(other.connections)) == (1, 1)
        await http.aclose()


@pytest.mark.parametrize(
    ("answer", "faults", "expected"),
    [
        (silence(), (), httpx2.ReadTimeout),
        (reply(b"abc", b"def"), (stall(before=1),), httpx2.ReadTimeout),
        (raw(), (), httpx2.ReadError),
        (reply(b"abc", b"def"), (chunked(), cut(after=4)), httpx2.RemoteProtocolError),
        (reply(b"abc"), (status_line(b"hello"),), httpx2.RemoteProtocolError),
    ],
)
async def test_faults_are_told_in_httpx2s_terms(
    upstream: ScriptedUpstream,
    http: httpx2.AsyncClient,
    answer: Answer,
    faults: tuple[Fault, ...],
    expected: type[Exception],
):
    upstream.script(answer, *faults)

    timeout = httpx2.Timeout(60, read=0.05) if expected is httpx2.ReadTimeout else 60
    with pytest.raises(expected):
        await http.get(upstream.base_url, timeout=timeout)


async def test_what_cannot_be_sent_is_told_in_httpx2s_terms(upstream: ScriptedUpstream, http: httpx2.AsyncClient):
    with pytest.raises(httpx2.LocalProtocolError):
        await http.get(upstream.base_url, headers={b"x": b"a\r\nb: c"})
    with pytest.raises(httpx2.UnsupportedProtocol):
        await http.get("ftp://127.0.0.1/")
    await upstream.refuse()
    with pytest.raises(httpx2.ConnectError):
        await http.get(upstream.base_url)


async def test_a_pool_that_is_in_use_is_a_pool_timeout(upstream: ScriptedUpstream):
    upstream.script(reply(b"abc", b"def"), stall(before=1))
    limits = PoolLimits(max_connections=1)
    async with (
        httpx2.AsyncClient(transport=PooledTransport(limits=limits), timeout=httpx2.Timeout(60, pool=0.05)) as http,
        http.stream("GET", upstream.base_url),
    ):
        with pytest.raises(httpx2.PoolTimeout):
            await http.get(upstream.base_url)
