"""What only our own connections promise."""

import asyncio
import gc
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.upstreams.connection import UNREAD_BYTES
from adapters.upstreams.pool import PoolLimits
from adapters.upstreams.pooled import PooledUpstream
from proxy.upstream import (
    Deadlines,
    UpstreamInvalid,
    UpstreamOverloaded,
    UpstreamTimeout,
    UpstreamTruncated,
    UpstreamUnreachable,
)
from tests.adapters.upstreams.asking import PATIENT, ask, in_pieces
from tests.scripted_upstream import (
    Answer,
    ScriptedUpstream,
    chunked,
    continues,
    delay,
    drip,
    endless,
    pace,
    raw,
    reply,
    silence,
    stall,
    with_headers,
)

SURPLUS = b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"


# ── One answer stays one answer ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("surplus", [SURPLUS, SURPLUS[:6], b"x", b"\0"])
async def test_U21_what_stands_behind_an_answer_is_nobodys(
    upstream: ScriptedUpstream, pooled: PooledUpstream, surplus: bytes
):
    upstream.once(Answer(body=(b"abc" + surplus,), claimed_length=3))
    first = await ask(pooled)
    second = await ask(pooled, method=b"PUT", body=b"def")

    assert (first.body, first.error) == (b"abc", None)
    assert (second.body, len(upstream.connections)) == (b"def", 2)


async def test_U21_what_stands_behind_an_answer_to_head_is_nobodys(upstream: ScriptedUpstream, pooled: PooledUpstream):
    upstream.once(raw(b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc"))
    first = await ask(pooled, method=b"HEAD")
    second = await ask(pooled, method=b"PUT", body=b"def")

    assert (first.body, second.body, len(upstream.connections)) == (b"", b"def", 2)


async def test_what_comes_unasked_on_an_idle_connection_closes_it(upstream: ScriptedUpstream, pooled: PooledUpstream):
    upstream.once(Answer(body=(b"abc", SURPLUS), claimed_length=3), stall(before=1, seconds=0.05))
    await ask(pooled)
    await upstream.until(lambda: upstream.open_connections == 0)

    assert (await ask(pooled, method=b"PUT", body=b"def")).body == b"def"


@pytest.mark.parametrize(
    "headers",
    [
        (b"Content-Length", b"3", b"Transfer-Encoding", b"chunked"),
        (b"Content-Length", b"3", b"Content-Length", b"4"),
        (b"Content-Length", b"-3"),
        (b"Transfer-Encoding", b"gzip, chunked"),
        (b"Transfer-Encoding", b"gzip"),
        (b"Bad Name", b"x"),
        (b"X", b"a\r\n folded: b"),
        (b"X", b"a\nb: c"),
    ],
)
async def test_U21_a_head_that_can_be_read_in_two_ways_is_refused(
    upstream: ScriptedUpstream, pooled: PooledUpstream, headers: tuple[bytes, ...]
):
    lines = b"".join(b"%b: %b\r\n" % pair for pair in zip(headers[::2], headers[1::2], strict=True))
    upstream.script(raw(b"HTTP/1.1 200 OK\r\n" + lines + b"\r\n3\r\nabc\r\n0\r\n\r\n"))

    with pytest.raises(UpstreamInvalid):
        await ask(pooled)


async def test_U21_a_chunk_size_that_is_none_ends_the_answer(upstream: ScriptedUpstream, pooled: PooledUpstream):
    upstream.script(raw(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nxyz\r\n"))
    answer = await ask(pooled)

    assert answer.body == b"abc"
    assert isinstance(answer.error, UpstreamInvalid)


async def test_U21_trailers_without_end_are_refused(upstream: ScriptedUpstream, pooled: PooledUpstream):
    upstream.script(raw(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n", b"x" * 600_000))
    answer = await ask(pooled)

    assert answer.body == b"abc"
    assert isinstance(answer.error, UpstreamInvalid)


async def test_U23_a_flood_of_interim_answers_is_refused(upstream: ScriptedUpstream, pooled: PooledUpstream):
    upstream.script(reply(b"abc"), continues(1000))

    with pytest.raises(UpstreamInvalid):
        await ask(pooled)


async def test_an_upgrade_that_nobody_asked_for_is_refused(upstream: ScriptedUpstream, pooled: PooledUpstream):
    upstream.script(raw(b"HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\nhello"))

    with pytest.raises(UpstreamInvalid):
        await ask(pooled)


async def test_an_answer_of_http_1_0_is_read_and_its_connection_not_used_again(
    upstream: ScriptedUpstream, pooled: PooledUpstream
):
    upstream.script(raw(b"HTTP/1.0 200 OK\r\nContent-Length: 3\r\n\r\nabc"))

    assert [(await ask(pooled)).body for _ in range(2)] == [b"abc", b"abc"]
    assert len(upstream.connections) == 2


# ── Kept connections ──────────────────────────────────────────────────────────────────────────────────────────


async def test_a_kept_connection_that_the_upstream_closed_is_not_used(
    upstream: ScriptedUpstream, pooled: PooledUpstream
):
    await ask(pooled)
    upstream.hang_up()
    await asyncio.sleep(0.02)

    assert (await ask(pooled, method=b"POST", body=b"def")).body == b"def"
    assert len(upstream.requests) == 2


async def test_a_kept_connection_that_closed_while_the_loop_was_busy_is_not_used():
    with ScriptedUpstream.in_thread() as upstream:
        pooled = PooledUpstream(upstream.base_url, limits=PoolLimits())
        await ask(pooled)
        await asyncio.sleep(0.15)  # longer than a connection is trusted without a look
        upstream.run(hang_up(upstream))  # the loop of this test learns nothing of it before the next line

        assert (await ask(pooled, method=b"POST", body=b"def")).body == b"def"
        await pooled.close()


async def hang_up(upstream: ScriptedUpstream) -> None:
    upstream.hang_up()
    await upstream.until(lambda: upstream.open_connections == 0)
    await asyncio.sleep(0.01)


async def test_a_request_is_never_sent_twice(upstream: ScriptedUpstream, pooled: PooledUpstream):
    await ask(pooled)
    upstream.script(raw())

    with pytest.raises(UpstreamTruncated):
        await ask(pooled, method=b"GET")
    assert len(upstream.requests) == 2


async def test_an_idle_connection_is_closed_in_time(upstream: ScriptedUpstream):
    pooled = PooledUpstream(upstream.base_url, limits=PoolLimits(idle_seconds=0.05))
    await ask(pooled)
    assert upstream.open_connections == 1

    await upstream.until(lambda: upstream.open_connections == 0)
    assert (await ask(pooled)).status == 200
    await pooled.close()


async def test_no_more_idle_connections_are_kept_than_allowed(upstream: ScriptedUpstream):
    pooled = PooledUpstream(upstream.base_url, limits=PoolLimits(max_idle_connections=2))
    upstream.script(reply(b"a"), delay(0.02))
    await asyncio.gather(*(ask(pooled) for _ in range(6)))
    await upstream.until(lambda: upstream.open_connections == 2)

    assert len(upstream.connections) == 6
    await pooled.close()


async def test_the_connection_used_last_is_used_first(upstream: ScriptedUpstream, pooled: PooledUpstream):
    upstream.script(reply(b"a"), delay(0.02))
    await asyncio.gather(*(ask(pooled) for _ in range(3)))
    for _ in range(4):
        await ask(pooled)

    assert len({request.connection for request in upstream.requests[3:]}) == 1


async def test_a_client_that_is_closed_keeps_no_connection_of_an_answer_that_ends_later(
    upstream: ScriptedUpstream, pooled: PooledUpstream
):
    response = await pooled.send(b"GET", b"/", [], b"", deadlines=PATIENT)
    await pooled.close()
    while await response.read():
        pass
    response.close()

    await upstream.until(lambda: upstream.open_connections == 0)


# ── The queue ─────────────────────────────────────────────────────────────────────────────────────────────────


async def test_U26_the_queue_is_bounded(upstream: ScriptedUpstream):
    upstream.script(silence())
    pooled = PooledUpstream(upstream.base_url, limits=PoolLimits(max_connections=1, max_waiting=1))
    holding, waiting = (asyncio.ensure_future(ask(pooled)) for _ in range(2))
    await upstream.until(lambda: len(upstream.requests) == 1)

    with pytest.raises(UpstreamOverloaded):
        await ask(pooled, deadlines=Deadlines(pool=60))
    for task in (holding, waiting):
        task.cancel()
    await asyncio.gather(holding, waiting, return_exceptions=True)


async def test_U26_who_leaves_the_queue_gives_its_turn_to_the_next(upstream: ScriptedUpstream):
    upstream.script(reply(b"a"), delay(0.03))
    pooled = PooledUpstream(upstream.base_url, limits=PoolLimits(max_connections=1))
    first, second, third = (asyncio.ensure_future(ask(pooled)) for _ in range(3))
    await asyncio.sleep(0.01)
    second.cancel()

    assert (await first).body == (await third).body == b"a"
    await pooled.close()


async def test_U26_a_turn_that_comes_with_the_cancellation_is_passed_on(upstream: ScriptedUpstream):
    pooled = PooledUpstream(upstream.base_url, limits=PoolLimits(max_connections=1))
    response = await pooled.send(b"GET", b"/", [], b"", deadlines=PATIENT)
    while await response.read():
        pass
    waiting = asyncio.ensure_future(ask(pooled))
    await asyncio.sleep(0)
    response.close()  # gives it its turn
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)

    assert (await ask(pooled, deadlines=Deadlines(pool=10))).status == 200
    await pooled.close()


async def test_U26_a_connection_that_could_not_be_made_frees_its_place(upstream: ScriptedUpstream):
    pooled = PooledUpstream(upstream.base_url, limits=PoolLimits(max_connections=1))
    await upstream.refuse()
    for _ in range(3):
        with pytest.raises(UpstreamUnreachable):
            await ask(pooled)
    await upstream.accept()

    assert (await ask(pooled, deadlines=Deadlines(pool=10))).status == 200
    await pooled.close()


async def test_C07_a_thousand_cancelled_requests_leave_nothing_behind(upstream: ScriptedUpstream):
    upstream.script(reply(b"a" * 1000, b"b"), delay(0.001), stall(before=1, seconds=0.001))
    pooled = PooledUpstream(upstream.base_url, limits=PoolLimits(max_connections=10))
    await ask(pooled)
    files, tasks = open_files(), len(asyncio.all_tasks())
    for round_ in range(20):
        asked = [asyncio.ensure_future(ask(pooled)) for _ in range(50)]
        for number, task in enumerate(asked):  # some wait, some connect, some read
            asyncio.get_running_loop().call_later((number + round_) % 10 / 1000, task.cancel)
        await asyncio.gather(*asked, return_exceptions=True)
    await pooled.close()
    await upstream.until(lambda: upstream.open_connections == 0)
    gc.collect()
    await upstream.until(lambda: len(asyncio.all_tasks()) <= tasks)
    await upstream.until(lambda: open_files() <= files - 2)  # both ends of the connection that was open before

    pooled = PooledUpstream(upstream.base_url, limits=PoolLimits(max_connections=10))
    assert (await ask(pooled, deadlines=Deadlines(pool=10))).body == b"a" * 1000 + b"b"
    await pooled.close()


def open_files() -> int:
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


# ── Deadlines ─────────────────────────────────────────────────────────────────────────────────────────────────


async def test_U02_a_head_that_drips_is_late(upstream: ScriptedUpstream, pooled: PooledUpstream):
    upstream.script(reply(b"abc"), drip(0.01))

    with pytest.raises(UpstreamTimeout) as raised:
        await ask(pooled, deadlines=Deadlines(first_byte=0.1))
    assert raised.value.phase == "first_byte"


async def test_deadlines_of_one_request_do_not_hold_for_the_next(upstream: ScriptedUpstream, pooled: PooledUpstream):
    await ask(pooled, deadlines=Deadlines(first_byte=30))
    upstream.script(reply(b"abc"), delay(0.1))
    with pytest.raises(UpstreamTimeout):
        await ask(pooled, deadlines=Deadlines(first_byte=0.02))

    assert (await ask(pooled)).body == b"abc"


async def test_a_client_that_rests_is_no_stall_of_the_upstream(upstream: ScriptedUpstream, pooled: PooledUpstream):
    upstream.script(reply(b"abc", b"def"), chunked(), stall(before=1, seconds=1.3))
    response = await pooled.send(b"GET", b"/", [], b"", deadlines=Deadlines(idle=1))
    await asyncio.sleep(1.2)

    assert await response.read() == b"abc"
    assert await response.read() == b"def"
    assert await response.read() == b""
    response.close()


async def test_C03_an_upstream_is_read_no_faster_than_its_client_reads(
    upstream: ScriptedUpstream, pooled: PooledUpstream
):
    upstream.script(reply(b"a" * 65_536), endless())
    response = await pooled.send(b"GET", b"/", [], b"", deadlines=PATIENT)
    connection = upstream.connections[0]
    stuck = -1
    while stuck != connection.sent_bytes:
        stuck = connection.sent_bytes
        await asyncio.sleep(0.05)

    assert len(await response.read()) < UNREAD_BYTES + 300_000
    read = 0
    while read < 4 * stuck:
        read += len(await response.read())
    response.close()
    assert connection.sent_bytes > 4 * stuck


# ── Request bodies in pieces ──────────────────────────────────────────────────────────────────────────────────


async def test_a_source_that_fails_is_heard_and_its_connection_closed(
    upstream: ScriptedUpstream, pooled: PooledUpstream
):
    async def failing() -> AsyncIterator[bytes]:
        yield b"abc"
        raise LookupError("the client has gone")

    with pytest.raises(LookupError):
        await ask(pooled, method=b"PUT", body=failing())
    await upstream.until(lambda: upstream.connections != [] and upstream.open_connections == 0)
    assert upstream.requests == []


@pytest.mark.parametrize("pieces", [[b"abc"], [b"abc", b"defg"], [], [b"abcdef", b"g"]])
async def test_a_body_that_is_not_as_long_as_announced_is_not_sent_to_its_end(
    upstream: ScriptedUpstream, pooled: PooledUpstream, pieces: list[bytes]
):
    with pytest.raises(ValueError, match="content-length"):
        await ask(pooled, method=b"PUT", headers=[(b"content-length", b"6")], body=in_pieces(pieces))

    assert (await ask(pooled, method=b"PUT", body=b"def")).body == b"def"
    assert upstream.requests[-1].body == b"def"


async def test_an_answer_may_come_before_the_body_is_sent():
    async with ScriptedUpstream(reads_bodies=False) as upstream:
        pooled = PooledUpstream(upstream.base_url, limits=PoolLimits())
        upstream.script(reply(b"too large", status=413))
        sent = 0

        async def large() -> AsyncIterator[bytes]:
            nonlocal sent
            for _ in range(1000):
                sent += 65_536
                yield b"a" * 65_536

        answer = await ask(pooled, method=b"PUT", body=large())

        assert (answer.status, answer.body, answer.error) == (413, b"too large", None)
        assert sent < 500 * 65_536, "what the upstream does not take has to wait"
        await ask(pooled)
        assert len(upstream.connections) == 2, "one with half a request on it is of no use"
        await pooled.close()


async def test_a_connection_with_half_a_request_on_it_is_not_used_again():
    async with ScriptedUpstream(reads_bodies=False) as upstream:
        pooled = PooledUpstream(upstream.base_url, limits=PoolLimits())
        upstream.script(reply(b"unauthorized", status=401))

        async def slow() -> AsyncIterator[bytes]:
            yield b"abc"
            await asyncio.Event().wait()

        assert [(await ask(pooled, method=b"PUT", body=slow())).status for _ in range(2)] == [401, 401]
        assert len(upstream.connections) == 2
        await pooled.close()


async def test_a_slow_body_is_no_slow_answer(pooled: PooledUpstream):
    async def slow() -> AsyncIterator[bytes]:
        for _ in range(10):
            await asyncio.sleep(0.12)
            yield b"a"

    answer = await ask(pooled, method=b"PUT", body=slow(), deadlines=Deadlines(first_byte=1))

    assert answer.body == b"a" * 10


async def test_a_connection_that_the_upstream_does_not_read_on_is_not_used_again():
    async with ScriptedUpstream(reads_bodies=False) as upstream:
        pooled = PooledUpstream(upstream.base_url, limits=PoolLimits())
        upstream.script(reply(b"too large", status=413))

        assert [(await ask(pooled, method=b"PUT", body=b"a" * 20_000_000)).status for _ in range(2)] == [413, 413]
        assert len(upstream.connections) == 2
        await pooled.close()


async def test_a_source_that_fails_after_the_answer_began_truncates_it():
    async with ScriptedUpstream(reads_bodies=False) as upstream:
        pooled = PooledUpstream(upstream.base_url, limits=PoolLimits())
        upstream.script(reply(b"abc", b"def"), stall(before=1))
        go_on = asyncio.Event()

        async def failing() -> AsyncIterator[bytes]:
            yield b"abc"
            await go_on.wait()
            raise LookupError("the client has gone")

        response = await pooled.send(b"PUT", b"/", [], failing(), deadlines=PATIENT)
        assert await response.read() == b"abc"
        go_on.set()

        with pytest.raises(UpstreamTruncated):
            await response.read()
        response.close()
        await pooled.close()


async def test_a_large_body_arrives_whole(pooled: PooledUpstream):
    body = os.urandom(3_000_000)

    assert (await ask(pooled, method=b"PUT", body=body)).body == body


async def test_many_at_once_do_not_mix(upstream: ScriptedUpstream):
    pooled = PooledUpstream(upstream.base_url, limits=PoolLimits(max_connections=7))
    upstream.script(lambda request: reply(request.body, request.body), pace(0.001), with_headers((b"x", b"y")))
    bodies = [b"%d." % number * (number + 1) for number in range(200)]
    answers = await asyncio.gather(*(ask(pooled, method=b"PUT", body=body) for body in bodies))

    assert [answer.body for answer in answers] == [body + body for body in bodies]
    await pooled.close()
