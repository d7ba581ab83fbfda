"""The terminal event of a stream of named events, held back however the bytes come in."""

import itertools
import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from proxy.relay.sse import SseDecoder
from proxy.relay.terminal import NamedTerminal

NAMES = (b"message_stop", b"response.completed")
STOP = b'event: message_stop\ndata: {"type":"message_stop"}\n\n'
BEFORE = b'event: ping\ndata: {"type": "ping"}\n\n'
STREAMS = {
    "named": BEFORE + STOP,
    "no space": BEFORE + STOP.replace(b": ", b":"),
    "crlf": (BEFORE + STOP).replace(b"\n", b"\r\n"),
    "cr": (BEFORE + STOP).replace(b"\n", b"\r"),
    "no name": BEFORE + b'data: {"type": "message_stop"}\n\n',
    "no name, another order": BEFORE + b'data: {"a":1, "type":"message_stop"}\n\n',
    "no name, long": BEFORE + b'data: {"type":"response.completed","a":"' + b"x" * 10_000 + b'"}\n\n',
    "named, long": BEFORE + b'event: response.completed\ndata: {"a":"' + b"x" * 10_000 + b'"}\n\n',
    "a long event before": b"event: a\ndata: " + b"x" * 10_000 + b"\n\n" + STOP,
    "a mark": b"\xef\xbb\xbf" + STOP,
    "comments": b": message_stop\n\n" + STOP,
}
OTHERS = (
    b'event: a\ndata: {"type":"message_stop"}\n\n',
    b"event: message_stopped\ndata: {}\n\n",
    b'data: {"text":"event: message_stop"}\n\n',
    b'data: {"type":"a","b":{"type":"message_stop"}}\n\n',
    b": event: message_stop\n\n",
    b" event: message_stop\ndata: x\n\n",
    b'data: {"type":"message_stop\n\n',
)


def scan(pieces: list[bytes]) -> tuple[bytes, bytes, NamedTerminal]:
    scanner = NamedTerminal(NAMES)
    out, held = b"", b""
    for piece in pieces:
        now, kept = scanner.feed(piece)
        assert not (held and now), "something went out behind the terminal event"
        out, held = out + now, held + kept
    return out, held, scanner


def cut(body: bytes, *places: int) -> list[bytes]:
    return [body[start:end] for start, end in itertools.pairwise([0, *sorted(places), len(body)])]


def shown(out: bytes) -> list[bytes]:
    """The names of the events that a client has, from what went out."""
    return [event.name or event.data for event in SseDecoder().feed(out)]


@pytest.mark.parametrize("name", STREAMS)
def test_C06_the_terminal_event_is_held_back_wherever_the_stream_is_cut(name: str):
    body = STREAMS[name]
    for at in range(len(body)) if len(body) < 1_000 else range(0, len(body), 97):
        out, held, scanner = scan(cut(body, at))

        assert out + held == body
        assert held
        assert scanner.complete
        assert not any(b"message_stop" in each or b"completed" in each for each in shown(out))


@pytest.mark.parametrize("name", STREAMS)
def test_C06_the_terminal_event_is_held_back_when_bytes_come_one_by_one(name: str):
    body = STREAMS[name]
    out, held, scanner = scan([body[at : at + 1] for at in range(len(body))])

    assert out + held == body
    assert scanner.complete
    assert not any(b"message_stop" in each or b"completed" in each for each in shown(out))


def test_C06_random_cuts_change_no_byte():
    chance = random.Random(21)
    for _ in range(1_000):
        body = chance.choice([*STREAMS.values()])
        out, held, scanner = scan(cut(body, *(chance.randrange(len(body)) for _ in range(8))))

        assert (out + held, scanner.complete) == (body, True)


@pytest.mark.parametrize("other", OTHERS)
def test_what_only_mentions_the_terminal_event_goes_out(other: bytes):
    assert scan([other])[:2] == (other, b"")
    assert scan([other[at : at + 1] for at in range(len(other))])[:2] == (other, b"")


def test_a_terminal_event_that_comes_whole_is_held_from_its_beginning():
    assert scan([BEFORE + STOP])[:2] == (BEFORE, STOP)
    assert scan([BEFORE, STOP])[:2] == (BEFORE, STOP)


def test_U09_what_follows_the_terminal_event_is_counted_and_not_given_out():
    out, held, scanner = scan([STOP + BEFORE, STOP])

    assert (out, held) == (b"", STOP)
    assert scanner.after == len(BEFORE + STOP)


@given(
    st.lists(
        st.sampled_from(
            [b"event:", b" ", b"message_stop", b"\n", b"\r", b"data: ", b'{"type":"', b'"}', b"message_", b"x"]
        )
    )
)
@example([b"event:", b" ", b"message_stop", b"\n", b"\r", b"data: ", b"x", b"\n", b"\n"])
@settings(max_examples=500)
def test_C06_no_event_of_that_name_ever_goes_out(pieces: list[bytes]):
    out, held, scanner = scan(pieces)
    decoder = SseDecoder()

    assert b"".join(pieces).startswith(out + held)
    assert len(out + held) + scanner.after == len(b"".join(pieces))
    assert not any(event.name == b"message_stop" for event in decoder.feed(out))


@pytest.mark.parametrize(
    ("stream", "line_end"),
    [(b"", b""), (b"event: a", b"\n\n"), (b"event: a\n", b"\n"), (b"event: a\ndata: x\n\n", b"")],
)
def test_an_event_that_is_left_open_can_be_ended(stream: bytes, line_end: bytes):
    assert scan([stream])[2].line_end == line_end
