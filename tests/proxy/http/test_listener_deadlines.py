"""The listener's deadlines, shortened; who leaves is noticed; the server drains."""

import time
from collections.abc import Generator

import pytest

from tests.proxy.listening import HEAD, Listening, RawClient, answers, listening, wait_until

GET = b"GET /echo HTTP/1.1\r\nHost: a\r\n"
HOLD = b"GET /hold HTTP/1.1\r\nHost: a\r\n\r\n"


@pytest.fixture(scope="module")
def server() -> Generator[Listening]:
    with listening(
        header_seconds=0.3,
        body_stall_seconds=0.3,
        body_bytes_per_second=10_000,
        write_stall_seconds=0.4,
        idle_seconds=0.6,
        linger_seconds=0.2,
    ) as running:
        yield running


@pytest.fixture
def lost(server: Listening) -> Listening:
    server.app.lost.clear()
    server.app.held.clear()
    server.app.callbacks = 0
    return server


def drip(client: RawClient, data: bytes, *, seconds: float) -> None:
    """Send `data` byte by byte, until the server answers or the time is over."""
    end = time.monotonic() + seconds
    for at in range(len(data)):
        client.send(data[at : at + 1])
        time.sleep(0.02)
        if client.answered or time.monotonic() > end:
            return


def test_H11_a_head_that_drips_is_refused_in_time(server: Listening):
    with server.client() as client:
        drip(client, GET * 10, seconds=3)
        (answer,) = answers(client.read_all())

        assert (answer.status, answer.code) == (408, "request_timeout")
        assert client.seconds > 0.25


def test_H11_the_head_of_a_later_request_has_the_same_time():
    with listening(header_seconds=0.2) as server, server.client() as client:
        client.send(GET + b"\r\n")
        client.read_answer()
        time.sleep(0.25)  # the timer is set for the idle connection's end now, 75 s ahead
        client.send(GET)

        assert answers(client.read_all())[0].code == "request_timeout"


def test_H12_a_body_that_drips_is_refused_in_time(server: Listening, lost: Listening):
    with server.client() as client:
        client.send(HEAD + b"Content-Length: 1000\r\n\r\n")
        drip(client, b"x" * 1000, seconds=3)
        (answer,) = answers(client.read_all())

        assert (answer.status, answer.code) == (408, "request_timeout")
        assert client.seconds > 0.25
    wait_until(lost.app.lost.is_set)


def test_H12_a_body_that_stands_still_after_a_fast_begin_is_refused(server: Listening):
    with server.client() as client:
        client.send(HEAD + b"Content-Length: 90000\r\n\r\n")
        for _ in range(8):
            time.sleep(0.02)
            client.send(b"x" * 10_000)

        assert answers(client.read_all())[0].code == "request_timeout"


def test_H12_a_body_that_keeps_the_least_rate_is_served(server: Listening):
    with server.client() as client:
        client.send(HEAD + b"Content-Length: 8000\r\n\r\n")
        for _ in range(16):
            time.sleep(0.05)
            client.send(b"x" * 500 * 1)
        answer = client.read_answer()

    assert answer.seen.body.startswith("8000:")


def test_H12_a_client_is_not_late_while_we_do_not_read():
    with listening(body_stall_seconds=0.6) as server, server.client() as client:
        client.send(HEAD.replace(b"/echo", b"/late/1.0") + b"Content-Length: 100001\r\n\r\n" + b"x" * 100_000)
        time.sleep(1.35)  # later than 0.6 s after the last time we looked, sooner than 0.6 s after we read on
        client.send(b"x")

        assert client.read_answer().seen.body.startswith("100001:")


def test_H12_a_client_is_not_late_while_it_waits_for_its_100(server: Listening):
    with server.client() as client:
        client.send(HEAD.replace(b"/echo", b"/late/0.5") + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n")
        assert client.read().startswith(b"HTTP/1.1 100")
        client.send(b"ab")

        assert client.read_answer().seen.body == "2:ab"


def test_H12_a_body_that_is_late_after_an_answer_has_begun_ends_the_connection(server: Listening):
    with server.client() as client:
        client.send(HEAD.replace(b"/echo", b"/begin") + b"Content-Length: 10\r\n\r\nab")
        data = client.read_all()

    assert data.count(b"HTTP/1.1") == 1
    assert data.endswith(b"begun\r\n")


def test_H12_a_body_that_is_late_after_an_early_answer_ends_the_connection(server: Listening):
    with server.client() as client:
        client.send(HEAD.replace(b"/echo", b"/early") + b"Content-Length: 10\r\n\r\nab")
        found = answers(client.read_all())

    assert [answer.body for answer in found] == [b"early"]


def test_H13_a_connection_on_which_nothing_comes_is_closed(server: Listening):
    with server.client() as client:
        assert client.read_all() == b""
        assert client.seconds > 0.25


def test_an_idle_connection_is_closed_later(server: Listening):
    with server.client() as client:
        client.send(GET + b"\r\n")
        client.read_answer()

        assert client.read_all() == b""
        assert client.seconds > 0.55


def test_a_request_that_takes_long_to_answer_has_no_deadline(lost: Listening):
    with lost.client() as client:
        client.send(HOLD)
        wait_until(lost.app.held.is_set)
        time.sleep(0.7)
        assert not lost.app.lost.is_set()
    wait_until(lost.app.lost.is_set)


def test_C01_whoever_leaves_is_noticed_at_once_and_once(lost: Listening):
    with lost.client() as client:
        client.send(HOLD)
        wait_until(lost.app.held.is_set)
        client.leave()
        wait_until(lost.app.lost.is_set)

    assert lost.app.callbacks == 1


def test_C05_half_a_close_is_a_disconnect(lost: Listening):
    with lost.client() as client:
        client.send(HOLD)
        wait_until(lost.app.held.is_set)
        client.finish()
        wait_until(lost.app.lost.is_set)

        assert client.read_all() == b""


def test_who_forgets_is_not_called_and_who_asks_late_is_called_at_once(lost: Listening):
    with lost.client() as client:
        client.send(HOLD.replace(b"/hold", b"/forget"))
        wait_until(lost.app.held.is_set)
    wait_until(lost.app.lost.is_set)

    assert lost.app.callbacks == 0


def test_C03_a_client_that_stops_reading_is_left(lost: Listening):
    with lost.client() as client:
        client.buffer(4_096)
        client.send(GET.replace(b"/echo", b"/flood") + b"\r\n")
        wait_until(lost.app.lost.is_set)

        assert client.seconds > 0.35


def test_C03_a_client_that_leaves_the_end_of_an_answer_unread_is_left(lost: Listening):
    connections = lost.server.server_state.connections
    wait_until(lambda: not connections)
    with lost.client() as client:
        client.buffer(4_096)
        client.send(GET.replace(b"/echo", b"/large") + b"Connection: close\r\n\r\n")
        wait_until(lambda: connections)
        wait_until(lambda: not connections)

        assert client.seconds > 0.35


@pytest.mark.parametrize("path", [b"/large", b"/pieces"])
def test_C04_a_client_that_reads_slowly_is_served(lost: Listening, path: bytes):
    read = 0
    with lost.client() as client:
        client.buffer(65_536)
        client.send(GET.replace(b"/echo", path) + b"Connection: close\r\n\r\n")
        while piece := client.read(50_000):
            read += len(piece)
            time.sleep(0.01)

        assert client.seconds > 0.8, "it must take longer than a stall may last"
    assert read > 4_000_000
    assert not lost.app.callbacks


def test_H20_the_oldest_idle_connection_goes_when_there_are_too_many():
    with listening(connections=3) as server, server.client() as first, server.client() as second:
        first.send(GET + b"\r\n")
        first.read_answer()
        second.send(HOLD)
        wait_until(server.app.held.is_set)
        with server.client() as third, server.client() as fourth:
            fourth.send(GET + b"\r\n")

            assert first.read() == b""
            assert fourth.read_answer().status == 200
            third.send(GET + b"\r\n")
            assert third.read_answer().status == 200
            server.release()
            assert second.read_answer().body == b"held"


def test_H20_without_an_idle_connection_a_new_one_is_refused():
    with listening(connections=1) as server, server.client() as busy:
        busy.send(HOLD)
        wait_until(server.app.held.is_set)
        with server.client() as client:
            (answer,) = answers(client.read_all())

    assert (answer.status, answer.code) == (503, "overloaded")


def test_D06_a_server_that_drains_answers_what_runs_closes_what_is_idle_and_accepts_nothing_new():
    with listening() as server, server.client() as running, server.client() as idle:
        idle.send(GET + b"\r\n")
        idle.read_answer()
        running.send(HOLD)
        wait_until(server.app.held.is_set)
        server.server.should_exit = True

        assert idle.read() == b""
        with pytest.raises(ConnectionRefusedError):
            server.client()
        server.release()
        assert running.read_answer().body == b"held"
        assert running.read() == b""
        server.thread.join(5)
        assert not server.thread.is_alive()


def test_D06_what_a_drain_cuts_is_told_to_send_it_again():
    with listening() as server, server.client() as client:
        server.server.config.timeout_graceful_shutdown = 1
        client.send(HOLD)
        wait_until(server.app.held.is_set)
        server.server.should_exit = True
        (answer,) = answers(client.read_all())

    assert (answer.status, answer.code) == (503, "shutting_down")
