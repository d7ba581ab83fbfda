"""The listener over raw sockets: what it refuses and how, with the limits that it has by default."""

import logging
import os
import socket
import time
from collections.abc import Generator
from typing import Literal

import pytest
from structlog.testing import capture_logs

from proxy.http.listener import GuardedProtocol
from tests.proxy.listening import HEAD, Listening, answers, listening, wait_until

GET = b"GET /echo HTTP/1.1\r\nHost: a\r\n"
PIECE_SECONDS = 0.03
"""After this time what was sent is a piece of its own to the server, not the beginning of the next."""

CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def server() -> Generator[Listening]:
    with listening() as running:
        yield running


def refused(server: Listening, data: bytes) -> tuple[int, str]:
    """The status and code with which `data` is refused. Nothing of what follows it is served."""
    before = list(server.app.calls)
    (answer,) = server.exchange(data)

    assert answer.headers["connection"] == "close"
    assert "/early" not in server.app.calls[len(before) :]
    return answer.status, answer.code


@pytest.mark.parametrize(
    "fields",
    [
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
    ],
)
def test_H01_a_length_beside_chunked_hides_no_second_request(server: Listening, fields: bytes):
    hidden = b"0\r\n\r\nGET /early HTTP/1.1\r\nHost: a\r\n\r\n"

    assert refused(server, HEAD + fields + b"\r\n" + hidden) == (400, "invalid_request")


@pytest.mark.parametrize("second", [b"2", b"3"])
def test_H02_two_lengths_are_refused(server: Listening, second: bytes):
    data = HEAD + b"Content-Length: 2\r\nContent-Length: %s\r\n\r\nab" % second

    assert refused(server, data) == (400, "invalid_request")


@pytest.mark.parametrize("length", [b"-1", b"+2", b"0x2", b"2,2", b"2 2", b"", b"\x0b2", b"9" * 30])
def test_H03_a_length_that_is_no_number_is_refused(server: Listening, length: bytes):
    assert refused(server, HEAD + b"Content-Length: %s\r\n\r\nab" % length) == (400, "invalid_request")


@pytest.mark.parametrize(
    "encoding",
    [b"xchunked", b"chunked, identity", b"identity", b"gzip, chunked", b"chunked, chunked", b"", b"\x0bchunked"],
)
def test_H04_every_transfer_encoding_but_chunked_is_refused(server: Listening, encoding: bytes):
    data = HEAD + b"Transfer-Encoding: %s\r\n\r\n2\r\nab\r\n0\r\n\r\n" % encoding

    assert refused(server, data) == (400, "invalid_request")


def test_H04_chunked_in_http_1_0_is_refused(server: Listening):
    data = CHUNKED.replace(b"1.1", b"1.0") + b"2\r\nab\r\n0\r\n\r\n"

    assert refused(server, data) == (400, "invalid_request")


@pytest.mark.parametrize(
    "field",
    [
        b"X: a\r\n b\r\n",
        b"X : a\r\n",
        b"X\t: a\r\n",
        b" X: a\r\n",
        b"X: a\0b\r\n",
        b"X\0: a\r\n",
        b"X: a\rb\r\n",
        b"X: a\nY: b\r\n",
        b"X: a\n",
        b"X: a\x01b\r\n",
        b"X\r\n",
        b": a\r\n",
    ],
)
def test_H05_a_header_that_another_server_might_read_otherwise_is_refused(server: Listening, field: bytes):
    assert refused(server, GET + field + b"\r\n") == (400, "invalid_request")


@pytest.mark.parametrize(
    "body",
    [
        b"1" * 17 + b"\r\nab",
        b"2\r\nabXX0\r\n\r\n",
        b"2\nab\n0\n\n",
        b"-2\r\nab\r\n",
        b"0x2\r\nab\r\n",
        b"2;a\nb\r\nab\r\n",
    ],
)
def test_H06_a_chunk_that_is_malformed_is_refused(server: Listening, body: bytes):
    assert refused(server, CHUNKED + body) == (400, "invalid_request")


@pytest.mark.parametrize("size", [b"1;" + b"a" * 6_000, b"0" * 6_000 + b"1"])
def test_H06_a_body_that_is_nearly_all_framing_is_refused(server: Listening, size: bytes):
    with server.client() as client:
        client.send(CHUNKED)
        for _ in range(6):
            time.sleep(PIECE_SECONDS)
            client.send(size + b"\r\nx\r\n")

        assert answers(client.read_all())[0].code == "headers_too_large"


def test_H06_a_body_in_chunks_of_one_byte_and_one_whose_chunks_are_signed_are_served(server: Listening):
    signed = [b"400;chunk-signature=" + b"a" * 64 + b"\r\n" + b"x" * 1_024 + b"\r\n"] * 40
    with server.client() as client:
        client.send(CHUNKED)
        for piece in [*([b"1\r\nx\r\n" * 100] * 200), *signed, b"0\r\n\r\n"]:
            client.send(piece)

        assert client.read_answer().seen.body.startswith(f"{200 * 100 + 40 * 1_024}:")


@pytest.mark.parametrize("field", [b"X: " + b"a" * 16_384, b"X: " + b"a" * 100_000, b"X" * 20_000 + b": a"])
def test_H07_a_head_beyond_16_kib_is_refused(server: Listening, field: bytes):
    assert refused(server, GET + field + b"\r\n\r\n") == (431, "headers_too_large")


def test_H07_a_target_beyond_16_kib_is_refused(server: Listening):
    assert refused(server, GET.replace(b"/echo", b"/echo?" + b"a" * 16_384) + b"\r\n") == (431, "headers_too_large")


def test_H07_a_head_without_end_is_refused_before_it_ends(server: Listening):
    with server.client() as client:
        client.send(GET + b"X: ")
        time.sleep(PIECE_SECONDS)
        client.send(b"a" * 20_000)

        assert answers(client.read_all())[0].code == "headers_too_large"


def test_H07_a_head_below_16_kib_is_served_however_it_is_split(server: Listening):
    data = GET + b"X: " + b"a" * 16_000 + b"\r\n\r\n"
    with server.client() as client:
        client.send(data)
        assert client.read_answer().status == 200
        for at in range(0, len(data), 1_500):
            client.send(data[at : at + 1_500])
            time.sleep(0.001)
        assert client.read_answer().status == 200


def test_H07_trailers_without_end_are_refused(server: Listening):
    with server.client() as client:
        client.send(CHUNKED + b"2\r\nab\r\n0\r\nX: ")
        time.sleep(PIECE_SECONDS)
        client.send(b"a" * 20_000)

        assert answers(client.read_all())[0].code == "headers_too_large"


def test_a_trailer_does_not_pass_for_a_header(server: Listening):
    answer, _ = server.exchange(CHUNKED + b"2\r\nab\r\n0\r\nX-Memory-User: eve\r\n\r\n")

    assert answer.seen.headers == ["host", "transfer-encoding"]
    assert answer.seen.body == "2:ab"


def test_H08_more_than_a_hundred_fields_are_refused(server: Listening):
    assert server.exchange(GET + b"X: a\r\n" * 99 + b"\r\n")[0].status == 200
    assert refused(server, GET + b"X: a\r\n" * 100 + b"\r\n") == (431, "headers_too_large")


@pytest.mark.parametrize(
    "data",
    [
        b"GET /echo HTTP/1.1\r\n\r\n",
        b"GET /echo HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n",
        b"GET /echo HTTP/1.1\r\nHost: a\r\nhost: b\r\nX: a\r\n\r\n",
        b"GET /echo HTTP/1.1\r\nHost: a/b\r\n\r\n",
        b"GET /echo HTTP/1.1\r\nHost: a@b\r\n\r\n",
        b"GET /echo HTTP/1.1\r\nHost: a, b\r\n\r\n",
        b"GET http://evil/echo HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET //evil/echo#x HTTP/1.1\r\nHost: a\r\n\r\n",
        b"CONNECT evil:443 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    ],
)
def test_H09_a_request_that_does_not_say_whom_it_means_is_refused(server: Listening, data: bytes):
    assert refused(server, data) == (400, "invalid_request")


@pytest.mark.parametrize("host", [b"localhost:8000", b"[::1]:8000", b"a-b.example", b"10.0.0.1", b""])
def test_H09_every_host_that_a_client_may_send_is_served(server: Listening, host: bytes):
    assert server.exchange(b"GET /echo HTTP/1.1\r\nHost: %s\r\n\r\n" % host)[0].status == 200


def test_H09_http_1_0_may_leave_the_host_out(server: Listening):
    (answer,) = server.exchange(b"GET /echo HTTP/1.0\r\n\r\n")

    assert (answer.status, answer.headers["connection"]) == (200, "close")


@pytest.mark.parametrize(
    "garbage",
    [
        bytes.fromhex("16030100a5010000a10303") + bytes(range(100)),
        b"GET / HTTP/9.9\r\nHost: a\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"get / http/1.1\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /a b HTTP/1.1\r\nHost: a\r\n\r\n",
        b"\x80" + os.urandom(1_000),
    ],
)
def test_H10_garbage_is_refused_and_fills_no_log(server: Listening, garbage: bytes, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.INFO):
        assert refused(server, garbage) == (400, "invalid_request")

    assert not caplog.records


def test_H14_a_body_that_the_client_ends_before_its_end_is_no_request(server: Listening):
    server.app.lost.clear()
    with server.client() as client:
        client.send(HEAD + b"Content-Length: 100\r\n\r\nab")
        client.finish()

        assert client.read_all() == b""
    wait_until(server.app.lost.is_set)


def test_C05_who_is_done_and_does_not_read_is_a_disconnect_at_once(server: Listening):
    server.app.lost.clear()
    with server.client() as client:
        client.buffer(4_096)
        client.send(GET.replace(b"/echo", b"/flood") + b"\r\n")
        time.sleep(PIECE_SECONDS * 3)
        client.finish()
        wait_until(server.app.lost.is_set)


def test_a_refusal_ends_the_answer_at_once_and_the_connection_later():
    with listening(linger_seconds=3_600) as server, server.client() as client:
        client.send(b"garbage\r\n\r\n")

        assert answers(client.read_all())[0].status == 400
        client.send(b"more")


@pytest.mark.parametrize("expect", [b"", b"Expect: 100-continue\r\n"])
def test_H15_a_length_beyond_the_cap_is_refused_without_a_100(server: Listening, expect: bytes):
    data = HEAD + expect + b"Content-Length: 10485761\r\n\r\n"

    assert refused(server, data) == (413, "body_too_large")


def test_H15_a_body_within_the_cap_gets_its_100(server: Listening):
    with server.client() as client:
        client.send(HEAD + b"Expect: 100-Continue\r\nContent-Length: 2\r\n\r\n")
        assert client.read() == b"HTTP/1.1 100 Continue\r\n\r\n"
        client.send(b"ab")

        assert client.read_answer().seen.body == "2:ab"


def test_B06_a_client_that_sends_its_whole_body_first_still_reads_why_it_was_refused(server: Listening):
    body = b"x" * (10 * 1024 * 1024 + 1)

    assert server.exchange(HEAD + b"Content-Length: %d\r\n\r\n" % len(body) + body)[0].code == "body_too_large"


def test_B06_a_chunked_body_beyond_the_limit_is_refused_by_its_reader(server: Listening):
    chunk = b"8000\r\n" + b"x" * 0x8000 + b"\r\n"
    with server.client() as client:
        client.send(CHUNKED + chunk * 40 + b"0\r\n\r\n")

        assert client.read_answer().status == 413
        client.send(GET + b"\r\n")
        assert client.read_answer().status == 200


def test_B06_what_the_application_does_not_read_stays_outside(server: Listening):
    with server.client() as client:
        client.send(HEAD.replace(b"/echo", b"/late/0.3") + b"Content-Length: 900000\r\n\r\n" + b"x" * 800_000)
        time.sleep(PIECE_SECONDS * 3)
        held = [len(connection.cycle.body) for connection in busy(server)]
        client.send(b"x" * 100_000)

        assert client.read_answer().seen.body.startswith("900000:")
    assert 65_536 < max(held) < 65_536 + 262_144 + 1, "more than the high-water mark and one piece"


def busy(server: Listening) -> list[GuardedProtocol]:
    """The connections on which something was asked."""
    connections = [each for each in server.server.server_state.connections if isinstance(each, GuardedProtocol)]
    return [connection for connection in connections if getattr(connection, "cycle", None)]


def test_H16_pipelined_requests_are_answered_in_order(server: Listening):
    posts = b"".join(HEAD.replace(b"/echo", b"/echo/%d" % at) + b"Content-Length: 1\r\n\r\n%d" % at for at in range(3))
    found = server.exchange(posts)

    assert [(answer.seen.path, answer.seen.body) for answer in found[:3]] == [
        ("/echo/0", "1:0"),
        ("/echo/1", "1:1"),
        ("/echo/2", "1:2"),
    ]


def test_H16_a_refusal_comes_after_the_answers_before_it(server: Listening):
    found = server.exchange(GET + b"\r\n" + GET + b"\r\n" + GET + b"X : a\r\n\r\n" + GET + b"\r\n")

    assert [answer.status for answer in found] == [200, 200, 400]


def test_H16_a_pipelined_request_whose_body_is_malformed_is_refused_in_its_turn(server: Listening):
    found = server.exchange(GET + b"\r\n" + CHUNKED + b"XX\r\n")

    assert [answer.status for answer in found] == [200, 400]


def test_H16_too_many_pipelined_requests_are_refused(server: Listening):
    found = server.exchange((GET + b"\r\n") * 1_000)

    assert [answer.status for answer in found] == [200] * 17 + [503]


def test_nothing_is_served_after_a_request_that_closes(server: Listening):
    assert len(server.exchange(GET + b"Connection: close\r\n\r\n" + GET + b"\r\n")) == 1


def test_H19_a_request_that_offers_an_upgrade_keeps_its_body(server: Listening):
    upgrade = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n"
    whole = server.exchange(HEAD + upgrade + b"Content-Length: 5\r\n\r\nhello")
    chunked = server.exchange(HEAD + upgrade + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n")
    none = server.exchange(GET + upgrade + b"\r\n")
    with server.client() as client:
        client.send(HEAD + upgrade + b"Content-Length: 5\r\n\r\nhe")
        time.sleep(PIECE_SECONDS)
        client.send(b"llo")
        split = answers(client.read_all())

    for found, body in ((whole, "5:hello"), (chunked, "5:hello"), (none, "0:"), (split, "5:hello")):
        assert [answer.seen.body for answer in found] == [body]


def test_H19_a_websocket_is_a_plain_request(server: Listening):
    (answer,) = server.exchange(GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: a\r\n\r\n")

    assert answer.seen.method == "GET"


@pytest.mark.parametrize("path", [b"/crash", b"/silent"])
def test_an_application_that_fails_is_answered_for_in_json_and_has_its_line_in_the_log(server: Listening, path: bytes):
    with capture_logs() as logs:
        (answer,) = server.exchange(GET.replace(b"/echo", path) + b"\r\n")

    assert (answer.status, answer.code) == (500, "internal_error")
    (line,) = logs
    assert (line["event"], line["log_level"], line["request_id"]) == (
        "unforeseen",
        "error",
        answer.headers["x-request-id"],
    )
    assert line["error"].startswith("RuntimeError at ")
    assert b"defect" not in answer.body + str(logs).encode()


def test_a_trusted_page_can_read_why_an_application_failed_and_why_a_request_was_refused():
    head = GET.replace(b"/echo", b"/crash")
    with listening(origins=["https://chat.example"]) as server, capture_logs():
        for origin, allowed in ((b"https://chat.example", "https://chat.example"), (b"https://evil.example", None)):
            for rest in (b"\r\n", b"X-A: b\r\nX-B : c\r\n\r\n", b"X-Long: " + b"a" * 20_000 + b"\r\n\r\n"):
                answer = server.exchange(head + b"Origin: " + origin + b"\r\n" + rest)[0]

                assert answer.code in {"internal_error", "invalid_request", "headers_too_large"}
                assert answer.headers.get("access-control-allow-origin") == allowed
                assert answer.headers["vary"] == "Origin"


@pytest.mark.parametrize("path", [b"/crash_late", b"/silent_late"])
def test_an_application_that_fails_in_its_answer_has_a_line_in_the_log_too(server: Listening, path: bytes):
    with capture_logs() as logs:
        (answer,) = server.exchange(GET.replace(b"/echo", path) + b"\r\n")

    assert (answer.status, answer.body) == (200, b"4\r\nhalf\r\n")
    assert [(line["event"], "defect" in str(line)) for line in logs] == [("unforeseen", False)]


def test_the_application_is_told_of_path_query_peer_and_tls(server: Listening):
    seen = server.exchange(b"GET /echo/a%20b?c=%64&e HTTP/1.1\r\nHost: a\r\n\r\n")[0].seen

    assert (seen.path, seen.query, seen.peer, seen.tls) == ("/echo/a b", "c=%64&e", "127.0.0.1", False)


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_a_body_does_not_wait_for_the_receipt_of_its_head(loop: Literal["uvloop", "asyncio"]):
    with listening(loop=loop) as running, running.client() as client:
        client.send(GET + b"\r\n")
        client.read_answer()
        (ours,) = running.sockets()

        assert ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_an_answer_that_is_broken_off_shows_as_such(server: Listening):
    (answer,) = server.exchange(GET.replace(b"/echo", b"/half") + b"\r\n")

    assert answer.headers["transfer-encoding"] == "chunked"
    assert answer.body == b"4\r\nhalf\r\n"


def test_a_malformed_body_after_an_early_answer_gets_no_second_one(server: Listening):
    with server.client() as client:
        client.send(CHUNKED.replace(b"/echo", b"/early") + b"2\r\nab\r\n")
        assert client.read_answer().body == b"early"
        client.send(b"XX\r\n")

        assert client.read_all() == b""


def test_a_body_after_an_early_answer_is_dropped_and_the_connection_stays(server: Listening):
    with server.client() as client:
        client.send(HEAD.replace(b"/echo", b"/early") + b"Content-Length: 5\r\n\r\nhe")
        assert client.read_answer().body == b"early"
        client.send(b"llo" + GET + b"\r\n")

        assert client.read_answer().seen.body == "0:"
