"""Framing: what is cut where, and what is held back, however the bytes come in."""

import itertools
import random
import tracemalloc
from collections.abc import Generator
from contextlib import contextmanager

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from proxy.dialects.chat_completions.terminal import TerminalScanner
from proxy.relay.sse import EVENT_BYTES, Event, SseDecoder
from tests.goldens import GOLDENS, Golden

TERMINAL_LINES = (b"data: [DONE]", b"data:[DONE]")

every_golden = pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)


def decode(*pieces: bytes) -> list[Event]:
    decoder = SseDecoder()
    return [event for piece in pieces for event in decoder.feed(piece)]


def cut(body: bytes, *places: int) -> list[bytes]:
    bounds = [0, *sorted(places), len(body)]
    return [body[start:end] for start, end in itertools.pairwise(bounds)]


def bytewise(body: bytes) -> list[bytes]:
    return [body[at : at + 1] for at in range(len(body))]


def scan(pieces: list[bytes]) -> tuple[bytes, bytes, TerminalScanner]:
    scanner = TerminalScanner()
    out, held = b"", b""
    for piece in pieces:
        now, kept = scanner.feed(piece)
        assert not (held and now), "something went out behind the terminal event"
        out, held = out + now, held + kept
    return out, held, scanner


def shows_terminal_event(out: bytes) -> bool:
    return any(line in TERMINAL_LINES for line in out.removeprefix(b"\xef\xbb\xbf").splitlines())


def expected_end(golden: Golden) -> int:
    """Where the terminal event of a golden ends: everything from there on is nobody's."""
    return len(golden.body) if golden.name != "data-after-done" else golden.body.index(b"[DONE]") + len(b"[DONE]\n\n")


# ── The decoder ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_U11_lines_end_at_crlf_lf_and_cr_however_they_are_split(end: bytes):
    stream = b"data: one" + end + b"data: two" + end + end + b"event: x" + end + b"data:three" + end + end

    assert decode(stream) == decode(*bytewise(stream)) == [Event(b"one\ntwo"), Event(b"three", b"x")]


def test_U12_other_line_separators_are_characters_of_the_text():
    text = "data: a\u2028b\u0085c\u000bd\u000ce\u001cf".encode()

    assert decode(text + b"\n\n") == [Event(text.removeprefix(b"data: "))]


def test_a_byte_order_mark_is_no_part_of_the_first_field():
    assert decode(*bytewise(b"\xef\xbb\xbfdata: a\n\n")) == [Event(b"a")]


def test_only_one_space_behind_the_colon_is_no_part_of_the_value():
    assert decode(b"data:  a\n\n", b"data:b\n\n", b"data\n\n") == [Event(b" a"), Event(b"b"), Event(b"")]


def test_a_carriage_return_ends_a_line_in_the_middle_of_a_piece_too():
    assert decode(b"data: a\n\n", b"data: b\rdata: c\n\n") == [Event(b"a"), Event(b"b\nc")]


def test_comments_ids_and_retries_are_no_events():
    assert decode(b": ping\n\n", b"id: 1\nretry: 5\n\n", b"event: end\n\n", b"unknown: 1\n\n\n\n") == []


def test_an_events_name_does_not_reach_the_next_event():
    assert decode(b"event: error\n\ndata: a\n\n") == [Event(b"a")]


def test_what_the_end_of_the_stream_left_open_can_be_asked_for():
    decoder = SseDecoder()

    assert decoder.feed(b"data: a\ndata: b") == []
    assert decoder.flush() == [Event(b"a\nb")]
    assert decoder.flush() == []


@pytest.mark.parametrize("size", [1, 1000, 65_536, 3 * EVENT_BYTES])
def test_U19_an_event_that_is_too_long_is_skipped_and_the_next_is_read(size: int):
    stream = b"data: " + b"x" * (2 * EVENT_BYTES) + b"\n\ndata: next\n\n"
    size = size if size > 1 else 4099  # an odd size cuts everywhere
    decoder = SseDecoder()
    events = [event for at in range(0, len(stream), size) for event in decoder.feed(stream[at : at + size])]

    assert events == [Event(b"next")]
    assert decoder.overflowed


@contextmanager
def little_memory() -> Generator[None]:
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < 3 * EVENT_BYTES
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("piece", [b"x" * 65_536, (b"data: " + b"x" * 1017 + b"\n") * 64])
def test_U19_an_endless_event_takes_no_memory(piece: bytes):
    decoder = SseDecoder()
    with little_memory():
        for _ in range(256):
            decoder.feed(piece)

    assert decoder.overflowed


# ── The scanner ───────────────────────────────────────────────────────────────────────────────────────────────


@every_golden
def test_C06_the_terminal_event_is_held_back_wherever_the_stream_is_cut(golden: Golden):
    for at in range(len(golden.body) + 1):
        out, held, scanner = scan(cut(golden.body, at))

        assert out + held == golden.body[: expected_end(golden)]
        assert not shows_terminal_event(out)
        assert bool(held) == scanner.complete == golden.done


@every_golden
def test_C06_the_terminal_event_is_held_back_when_bytes_come_one_by_one(golden: Golden):
    out, held, scanner = scan(bytewise(golden.body))

    assert out + held == golden.body[: expected_end(golden)]
    assert not shows_terminal_event(out)
    assert scanner.complete == golden.done


def test_C06_ten_thousand_random_cuts_change_no_byte():
    chance = random.Random(20)
    for _ in range(10_000 // 8):
        golden = chance.choice(GOLDENS)
        places = [chance.randrange(len(golden.body)) for _ in range(8)]
        out, held, _ = scan(cut(golden.body, *places))

        assert out + held == golden.body[: expected_end(golden)]
        assert not shows_terminal_event(out)


@given(st.lists(st.sampled_from([b"data:", b" ", b"[DONE]", b"\n", b"\r", b"x", b"[DO", b"NE]", b"\xef\xbb\xbf"])))
@example([b"data:", b"[DONE]", b"\n", b"\r", b"data:", b"\n"])
@settings(max_examples=500)
def test_C06_no_terminal_line_ever_goes_out(pieces: list[bytes]):
    out, held, scanner = scan(pieces)

    assert b"".join(pieces).startswith(out + held)
    assert len(out + held) + scanner.after == len(b"".join(pieces))
    assert not shows_terminal_event(out)


def test_a_terminal_event_is_found_at_the_first_byte():
    assert scan([b"data: [DONE]\n\n"])[:2] == (b"", b"data: [DONE]\n\n")
    assert scan([b"\xef\xbb\xbfdata: [DONE]\n\n"])[:2] == (b"\xef\xbb\xbf", b"data: [DONE]\n\n")


def test_nothing_is_held_back_of_a_line_that_only_mentions_the_terminal_event():
    for line in (b'data: {"a":"data: [DONE]"}\n\n', b": data: [DONE]\n\n", b"xdata: [DONE]\n\n", b" data: [DONE]\n\n"):
        assert scan([line])[:2] == (line, b"")
        assert scan(bytewise(line))[:2] == (line, b"")


def test_U09_what_follows_the_terminal_event_is_counted_and_not_given_out():
    out, held, scanner = scan([b"data: [DONE]\r\n", b"\r\ndata: more\r\n\r\n", b"data: [DONE]\n\n"])

    assert (out, held) == (b"", b"data: [DONE]\r\n\r\n")
    assert scanner.after == len(b"data: more\r\n\r\ndata: [DONE]\n\n")


@pytest.mark.parametrize(
    ("stream", "line_end"),
    [
        (b"", b""),
        (b"data: a", b"\n\n"),
        (b"data: a\n", b"\n"),
        (b"data: a\n\n", b""),
        (b"data: a\r", b"\n\n"),
        (b"data: a\r\r", b""),
        (b"data: a\r\n", b"\n"),
        (b"data: a\r\n\r\n", b""),
        (b"data: a\r\n\n", b""),
        (b"data: a\n\ndata: [DO", b"\n\n"),
        (b"data: [DONE]", b"\n\n"),
        (b"data: [DONE]\n\nmore", b""),
    ],
)
def test_U08_an_open_event_can_be_ended_so_that_another_follows(stream: bytes, line_end: bytes):
    _, _, whole = scan([stream])
    _, _, split = scan(bytewise(stream))

    assert whole.line_end == split.line_end == line_end
    if b"[DONE]" not in stream:
        assert decode(stream + line_end + b"data: next\n\n")[-1] == Event(b"next")
