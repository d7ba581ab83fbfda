"""What `proxy.upstream.Upstream` promises, of both its implementations and on both event loops."""

import asyncio
import contextlib
import socket
import time

import pytest

from adapters.upstreams.pool import PoolLimits
from adapters.upstreams.pooled import PooledUpstream
from adapters.upstreams.stock import StockUpstream
from proxy.upstream import (
    Deadlines,
    Upstream,
    UpstreamInvalid,
    UpstreamOverloaded,
    UpstreamRedirect,
    UpstreamTimeout,
    UpstreamTruncated,
    UpstreamUnreachable,
)
from tests.adapters.upstreams.asking import PATIENT, TLS, ask, in_pieces
from tests.scripted_upstream import (
    Answer,
    ScriptedUpstream,
    chunked,
    claim_length,
    close_delimited,
    continues,
    cut,
    drip,
    endless,
    gzipped,
    huge_header,
    pace,
    raw,
    redirect,
    reply,
    resplit,
    silence,
    stall,
    status_line,
    with_headers,
    with_trailers,
)

CHAT = b'{"stream": true, "messages": [{"role": "user", "content": "na\xc3\xafve caf\xc3\xa9"}]}'
KINDS = type[PooledUpstream | StockUpstream]


# ── What is sent ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_request_arrives_as_it_was_given_and_nothing_is_added(upstream: ScriptedUpstream, client: Upstream):
    headers = [(b"x-One", b"a"), (b"x-two", b""), (b"x-one", b"\xe9\t ~")]
    await ask(client, b"/files", method=b"POST", headers=headers, body=CHAT)

    request = upstream.requests[0]
    received = [(name.lower(), value) for name, value in request.headers if name.lower() != b"content-length"]
    assert (request.method, request.target, request.body) == ("POST", "/v1/files", CHAT)
    assert sorted(received) == sorted(
        [(b"host", upstream.origin[7:].encode()), *((name.lower(), value) for name, value in headers)]
    )
    assert request.header_values("content-length") == [str(len(CHAT))]


@pytest.mark.parametrize("target", ["/a%2Fb/%e9%20c;d=[1]?q=a+b&q=|\\^`{}'\"<>", "/..%2f/a//b?", "?only=query", ""])
async def test_a_target_arrives_byte_for_byte(upstream: ScriptedUpstream, client: Upstream, target: str):
    await ask(client, target.encode())

    assert upstream.requests[0].target == f"/v1{target}"


async def test_a_body_in_pieces_is_sent_chunked(upstream: ScriptedUpstream, client: Upstream):
    answer = await ask(client, method=b"PUT", body=in_pieces([b"abc", b"", b"d" * 100_000]))

    assert answer.body == upstream.requests[0].body == b"abc" + b"d" * 100_000
    assert upstream.requests[0].header("transfer-encoding") == "chunked"


async def test_a_body_in_pieces_keeps_its_content_length(upstream: ScriptedUpstream, client: Upstream):
    await ask(client, method=b"PUT", headers=[(b"content-length", b"6")], body=in_pieces([b"abc", b"def"]))

    assert upstream.requests[0].body == b"abcdef"
    assert upstream.requests[0].header_values("content-length") == ["6"]
    assert upstream.requests[0].header("transfer-encoding") is None


async def test_an_empty_post_has_a_content_length(upstream: ScriptedUpstream, client: Upstream):
    await ask(client, method=b"POST")

    assert upstream.requests[0].header("content-length") == "0"


@pytest.mark.parametrize(
    ("method", "target", "headers"),
    [
        (b"GET", b"/a b", ()),
        (b"GET", b"/a\r\nx: y", ()),
        (b"GET", b"http://other/", ()),
        (b"GET", b"/\xc3\xa9", ()),
        (b"G ET", b"/", ()),
        (b"CONNECT", b"/", ()),
        (b"GET", b"/", [(b"x", b"y\r\nz: a")]),
        (b"GET", b"/", [(b"x", b"y\nz: a")]),
        (b"GET", b"/", [(b"x", b"y\r")]),
        (b"GET", b"/", [(b"x", b"y\0")]),
        (b"GET", b"/", [(b"x: y\r\nz", b"a")]),
        (b"GET", b"/", [(b"", b"a")]),
        (b"POST", b"/", [(b"Transfer-Encoding", b"chunked")]),
        (b"POST", b"/", [(b"content-length", b"1")]),
        (b"GET", b"/", [(b"HOST", b"other")]),
        (b"GET", b"/", [(b"connection", b"close")]),
    ],
)
async def test_what_would_break_the_framing_is_refused_before_anything_is_sent(
    upstream: ScriptedUpstream, client: Upstream, method: bytes, target: bytes, headers: list[tuple[bytes, bytes]]
):
    with pytest.raises(ValueError, match=r"."):
        await ask(client, target, method=method, headers=headers)

    assert upstream.connections == []


# ── What comes back ───────────────────────────────────────────────────────────────────────────────────────────


async def test_an_answer_comes_as_it_was_sent(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(
        reply(b"\x00\xff" * 50_000, status=418, content_type=b"a/b"), with_headers((b"X-A", b""), (b"X-B", b"\xe9"))
    )
    answer = await ask(client)

    assert (answer.status, answer.body, answer.error) == (418, b"\x00\xff" * 50_000, None)
    assert answer.headers == [
        (b"content-type", b"a/b"),
        (b"x-a", b""),
        (b"x-b", b"\xe9"),
        (b"content-length", b"100000"),
    ]


async def test_one_connection_serves_one_request_after_the_other(upstream: ScriptedUpstream, client: Upstream):
    for _ in range(3):
        await ask(client, b"/chat/completions", method=b"POST", body=CHAT)

    assert len(upstream.connections) == 1


@pytest.mark.parametrize("status", [204, 304])
async def test_an_answer_without_a_body_ends_with_its_head(upstream: ScriptedUpstream, client: Upstream, status: int):
    upstream.once(Answer(status=status))
    first = await ask(client)
    second = await ask(client, method=b"PUT", body=b"def")

    assert (first.status, first.body, second.body) == (status, b"", b"def")
    assert len(upstream.connections) == 1


async def test_the_answer_to_head_has_no_body_whatever_its_length_says(upstream: ScriptedUpstream, client: Upstream):
    upstream.once(reply(b"abc"))
    first = await ask(client, method=b"HEAD")
    second = await ask(client, method=b"PUT", body=b"def")

    assert (first.body, dict(first.headers)[b"content-length"]) == (b"", b"3")
    assert (second.body, len(upstream.connections)) == (b"def", 1)


async def test_U11_an_answer_is_the_same_however_it_is_split(upstream: ScriptedUpstream, client: Upstream):
    text = 'data: {"na\u00efve": "\u2028"}\r\n\r\ndata: [DONE]\n\n'.encode()
    upstream.script(reply(text), chunked(), resplit(1), drip())

    assert (await ask(client)).body == text


async def test_U18_a_compressed_answer_is_passed_on_undecoded(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(reply(b"a" * 10_000), gzipped())
    answer = await ask(client, headers=[(b"accept-encoding", b"identity")])

    assert answer.body.startswith(b"\x1f\x8b")
    assert len(answer.body) < 100
    assert (b"content-encoding", b"gzip") in answer.headers


async def test_U18_what_only_calls_itself_compressed_is_passed_on_too(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(reply(b"garbage"), with_headers((b"content-encoding", b"gzip")))

    assert (await ask(client)).body == b"garbage"


async def test_U23_interim_answers_are_skipped(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(reply(b"abc"), continues(50))

    assert (await ask(client)).body == b"abc"


async def test_U23_trailers_are_dropped_and_the_connection_goes_on(upstream: ScriptedUpstream, client: Upstream):
    upstream.once(reply(b"abc"), with_trailers((b"X-Checksum", b"1"), (b"Set-Cookie", b"a=b")))
    first = await ask(client)
    second = await ask(client, method=b"PUT", body=b"def")

    assert (first.body, first.error, [name for name, _ in first.headers]) == (
        b"abc",
        None,
        [b"content-type", b"transfer-encoding"],
    )
    assert (second.body, [name for name, _ in second.headers][:1], len(upstream.connections)) == (
        b"def",
        [b"content-type"],
        1,
    )


async def test_U24_headers_come_through_with_their_duplicates_and_no_cookie_goes_back(
    upstream: ScriptedUpstream, client: Upstream
):
    doubled = [(b"set-cookie", b"a=b"), (b"x", b"1"), (b"set-cookie", b"c=d"), (b"x", b"2")]
    upstream.script(reply(b"abc"), with_headers(*doubled))
    answer = await ask(client)
    await ask(client)

    assert [pair for pair in answer.headers if pair in doubled] == doubled
    assert upstream.requests[1].header("cookie") is None


# ── Faults ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_U01_a_refused_connection_is_unreachable(upstream: ScriptedUpstream, client: Upstream):
    await upstream.refuse()

    with pytest.raises(UpstreamUnreachable) as raised:
        await ask(client)
    assert not raised.value.answered


async def test_U01_a_server_that_does_not_accept_in_time_is_unreachable(kind: KINDS):
    with socket.socket() as server, contextlib.ExitStack() as queue:
        server.bind(("127.0.0.1", 0))
        server.listen(0)
        for _ in range(3):  # the kernel accepts for it until its queue is full
            filler = queue.enter_context(socket.socket())
            filler.setblocking(False)
            filler.connect_ex(server.getsockname())
        client = kind(f"http://127.0.0.1:{server.getsockname()[1]}", limits=PoolLimits(), ssl_context=TLS)

        with pytest.raises(UpstreamUnreachable):
            await ask(client, deadlines=Deadlines(connect=0.05))
        await client.close()


async def test_U02_silence_ends_at_the_first_byte_deadline(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(silence())

    with pytest.raises(UpstreamTimeout) as raised:
        await ask(client, deadlines=Deadlines(first_byte=0.05))
    assert (raised.value.phase, raised.value.answered) == ("first_byte", False)
    await upstream.until(lambda: upstream.open_connections == 0)


async def test_U05_a_chunked_body_cut_by_a_fin_is_truncated_behind_its_last_byte(
    upstream: ScriptedUpstream, client: Upstream
):
    upstream.script(reply(b"abc", b"def"), chunked(), cut(after=4))
    answer = await ask(client)

    assert (answer.status, answer.body) == (200, b"abcd")
    assert isinstance(answer.error, UpstreamTruncated)
    assert answer.error.answered


async def test_U05_a_chunked_body_without_its_last_chunk_is_truncated(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(reply(b"abc", b"def"), chunked(), cut(after=6))
    answer = await ask(client)

    assert answer.body == b"abcdef"
    assert isinstance(answer.error, UpstreamTruncated)


@pytest.mark.parametrize("framing", [chunked, close_delimited])
async def test_U06_a_reset_truncates(upstream: ScriptedUpstream, client: Upstream, framing: type):
    upstream.script(reply(b"abc", b"def"), framing(), cut(after=3, by="rst"))
    answer = await ask(client)

    assert answer.body == b"abc"
    assert isinstance(answer.error, UpstreamTruncated)


async def test_U07_a_close_delimited_body_ends_where_the_connection_does(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(reply(b"abc", b"def"), close_delimited(), cut(after=5))
    answer = await ask(client)

    assert (answer.body, answer.error) == (b"abcde", None)


@pytest.mark.parametrize("piece", [0, 1])
async def test_U10_a_stall_ends_at_the_idle_deadline(upstream: ScriptedUpstream, client: Upstream, piece: int):
    upstream.script(reply(b"abc", b"def"), stall(before=piece))
    answer = await ask(client, deadlines=Deadlines(idle=0.05))

    assert answer.body == b"abc"[: 3 * piece]
    assert isinstance(answer.error, UpstreamTimeout)
    assert answer.error.phase == "idle"
    await upstream.until(lambda: upstream.open_connections == 0)


async def test_U10_a_drip_without_end_ends_at_the_total_deadline(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(reply(b"a"), endless(0.01))
    answer = await ask(client, deadlines=Deadlines(idle=60, total=0.6))

    assert 0 < len(answer.body) < 75
    assert isinstance(answer.error, UpstreamTimeout)
    assert answer.error.phase == "total"
    await upstream.until(lambda: upstream.open_connections == 0)


async def test_a_slow_stream_is_no_stall(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(reply(*[b"a"] * 10), pace(0.2))
    answer = await ask(client, deadlines=Deadlines(first_byte=1.5, idle=1.5))

    assert (answer.body, answer.error) == (b"a" * 10, None)


async def test_U21_a_header_of_a_megabyte_is_refused(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(reply(b"abc"), huge_header(1 << 20))

    with pytest.raises(UpstreamInvalid):
        await ask(client)
    await upstream.until(lambda: upstream.open_connections == 0)


@pytest.mark.parametrize("line", [b"HTTP/1.1 2OO OK", b"ICY 200 OK", b"HTTP/1.1 20 OK", b"hello", b"HTTP/1.1 700 Odd"])
async def test_U21_an_illegal_status_line_is_refused(upstream: ScriptedUpstream, client: Upstream, line: bytes):
    upstream.script(reply(b"abc"), status_line(line))

    with pytest.raises(UpstreamInvalid):
        await ask(client)
    await upstream.until(lambda: upstream.open_connections == 0)


async def test_U21_a_content_length_that_is_too_large_truncates(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(reply(b"abc"), claim_length(5))
    answer = await ask(client)

    assert answer.body == b"abc"
    assert isinstance(answer.error, UpstreamTruncated)


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_U22_a_redirect_is_refused_and_not_followed(upstream: ScriptedUpstream, client: Upstream, status: int):
    upstream.script(redirect(f"{upstream.origin}/elsewhere", status=status))

    with pytest.raises(UpstreamRedirect):
        await ask(client, headers=[(b"authorization", b"Bearer secret")])
    assert len(upstream.requests) == 1


async def test_U22_a_3xx_that_leads_nowhere_is_an_answer(upstream: ScriptedUpstream, client: Upstream):
    upstream.script(reply(b"abc", status=300))

    assert (await ask(client)).status == 300


async def test_U26_a_request_beyond_the_pool_is_refused_in_time(upstream: ScriptedUpstream, kind: KINDS):
    upstream.once(reply(b"abc"), stall(before=0))
    client = kind(upstream.base_url, limits=PoolLimits(max_connections=1), ssl_context=TLS)
    stalled = await client.send(b"GET", b"/", [], b"", deadlines=PATIENT)

    with pytest.raises(UpstreamOverloaded):
        await ask(client, deadlines=Deadlines(pool=0.05))
    stalled.close()
    assert (await ask(client)).status == 200
    await client.close()


async def test_U26_a_waiting_request_goes_on_as_soon_as_another_is_over(upstream: ScriptedUpstream, kind: KINDS):
    client = kind(upstream.base_url, limits=PoolLimits(max_connections=2), ssl_context=TLS)
    upstream.script(reply(b"a", b"b"), pace(0.01))
    answers = await asyncio.gather(*(ask(client) for _ in range(10)))

    assert [answer.body for answer in answers] == [b"ab"] * 10
    assert len(upstream.connections) == 2
    await client.close()


async def test_a_connection_that_ends_before_the_answer_begins_has_not_answered(
    upstream: ScriptedUpstream, client: Upstream
):
    upstream.script(raw())

    with pytest.raises(UpstreamTruncated) as raised:
        await ask(client)
    assert not raised.value.answered
    assert len(upstream.requests) == 1


# ── Who leaves ────────────────────────────────────────────────────────────────────────────────────────────────


async def test_an_answer_that_is_closed_before_its_end_closes_its_connection(
    upstream: ScriptedUpstream, client: Upstream
):
    upstream.script(reply(b"abc", b"def"), stall(before=1))
    response = await client.send(b"GET", b"/", [], b"", deadlines=PATIENT)
    await response.read()
    response.close()
    response.close()
    await upstream.until(lambda: upstream.open_connections == 0)

    assert upstream.connections[0].closed_by == "peer"
    with pytest.raises(UpstreamTruncated):
        await response.read()


async def test_C01_a_request_cancelled_before_its_answer_closes_its_connection(
    upstream: ScriptedUpstream, client: Upstream
):
    upstream.script(silence())
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await ask(client)

    await upstream.until(lambda: upstream.open_connections == 0)


async def test_C02_a_cancelled_read_closes_the_connection_and_the_next_request_is_served(
    upstream: ScriptedUpstream, client: Upstream
):
    upstream.once(reply(b"abc", b"def"), stall(before=1))
    response = await client.send(b"GET", b"/", [], b"", deadlines=PATIENT)
    await response.read()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.03):
            await response.read()
    await upstream.until(lambda: upstream.open_connections == 0)

    assert (await ask(client, method=b"PUT", body=b"def")).body == b"def"


async def test_the_first_of_two_close_calls_counts(upstream: ScriptedUpstream, client: Upstream):
    first = await client.send(b"PUT", b"/", [], b"abc", deadlines=PATIENT)
    while await first.read():
        pass
    first.close()
    second = await client.send(b"PUT", b"/", [], b"def", deadlines=PATIENT)
    first.close()

    assert await second.read() == b"def"
    second.close()
    assert len(upstream.connections) == 1


async def test_closing_the_client_closes_its_idle_connections(upstream: ScriptedUpstream, client: Upstream):
    await ask(client)
    await client.close()

    await upstream.until(lambda: upstream.open_connections == 0)
    assert time.monotonic() - upstream.connections[0].opened_at < 5
