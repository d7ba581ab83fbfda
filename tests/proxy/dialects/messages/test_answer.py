"""What a message says, in whatever pieces it comes, and whatever an upstream sends."""

import json
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.turn import Answer, ToolTraffic, Usage
from proxy.dialects.messages.answer import MessageReader
from proxy.dialects.messages.dialect import Messages
from proxy.dialects.reading import CAPTURE_CHARS
from tests.goldens import Golden
from tests.messages_goldens import MESSAGES_GOLDENS, PLAIN, called, events, said, start, stop

every_golden = pytest.mark.parametrize("golden", MESSAGES_GOLDENS, ids=lambda golden: golden.name)


def read(*pieces: bytes) -> MessageReader:
    reader = MessageReader()
    for piece in pieces:
        reader.feed(piece)
    return reader.finish()


def cut(body: bytes, *places: int) -> list[bytes]:
    return [body[start:end] for start, end in pairwise([0, *sorted(places), len(body)])]


def is_read_right(golden: Golden, pieces: list[bytes]) -> None:
    reader, scanner = MessageReader(), Messages(hints=False).scanner()
    out = held = b""
    for piece in pieces:
        now, kept = scanner.feed(piece)
        out, held = out + now, held + kept
        reader.feed(piece)
    answer = reader.finish().answer()

    assert out + held == golden.body[: len(out + held)]
    assert len(out + held) + scanner.after == len(golden.body)
    assert scanner.complete == golden.done
    assert b"message_stop\n\n" not in out or golden.name == "separators"
    assert answer == Answer(
        text=golden.text,
        tools=tuple(ToolTraffic(name=name, arguments=arguments) for name, arguments in golden.tools),
        finish_reason=golden.finish_reason,
        complete=True,
        is_underway=golden.finish_reason in {"tool_use", "pause_turn"},
    )
    assert reader.usage is not None
    assert reader.usage.cached_tokens == golden.cached_tokens
    assert (reader.flaw, reader.error, reader.seen, reader.finished) == ("", False, True, True)


@every_golden
def test_a_stream_is_read_right_wherever_it_is_cut(golden: Golden):
    for at in range(len(golden.body) + 1):
        is_read_right(golden, cut(golden.body, at))


@every_golden
def test_a_stream_is_read_right_byte_by_byte(golden: Golden):
    is_read_right(golden, [golden.body[at : at + 1] for at in range(len(golden.body))])


def test_a_stream_is_read_right_in_ten_thousand_random_cuts():
    chance = Random(22)
    for _ in range(10_000 // 8):
        golden = chance.choice(MESSAGES_GOLDENS)
        is_read_right(golden, cut(golden.body, *(chance.randrange(len(golden.body)) for _ in range(8))))


def test_both_kinds_of_cache_writes_are_counted():
    writes = {"ephemeral_5m_input_tokens": 40, "ephemeral_1h_input_tokens": 60}
    reader = read(
        events(
            start(cache_read_input_tokens=1900, cache_creation_input_tokens=100, cache_creation=writes),
            *said(0, "a"),
            *stop(),
        )
    )

    assert reader.usage == Usage(
        prompt_tokens=2006, cached_tokens=1900, written_tokens=100, written_hour_tokens=60, completion_tokens=12
    )


def test_counts_of_the_last_event_are_those_that_count():
    reader = read(events(start(), *stop(input_tokens=20, cache_read_input_tokens=5)))

    assert reader.usage == Usage(prompt_tokens=25, cached_tokens=5, completion_tokens=12)


PLAIN_MESSAGE = {
    "id": "msg_1",
    "type": "message",
    "role": "assistant",
    "model": "claude-sonnet-5",
    "content": [
        {"type": "thinking", "thinking": "t", "signature": "s"},
        {"type": "text", "text": "I look."},
        {"type": "tool_use", "id": "t1", "name": "weather", "input": {"city": "Köln"}},
    ],
    "stop_reason": "tool_use",
    "usage": {"input_tokens": 3, "output_tokens": 2},
}


def test_a_message_that_is_not_streamed_is_read_whole():
    reader = MessageReader.of_plain(json.dumps(PLAIN_MESSAGE).encode()).finish()

    assert reader.answer() == Answer(
        text="I look.",
        tools=(ToolTraffic(name="weather", arguments='{"city":"Köln"}'),),
        finish_reason="tool_use",
        complete=True,
        is_underway=True,
    )
    assert reader.usage == Usage(prompt_tokens=3, completion_tokens=2)
    assert reader.model == "claude-sonnet-5"


@pytest.mark.parametrize(
    "body", [b'{"type":"error","error":{"type":"overloaded_error","message":"no"}}', b'{"error":{"message":"no"}}']
)
def test_a_plain_error_is_no_answer(body: bytes):
    reader = MessageReader.of_plain(body).finish()

    assert (reader.error, reader.seen, reader.finished) == (True, False, False)


def test_U15_an_error_in_the_middle_is_told_and_what_was_said_is_there():
    error = {"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}}
    reader = read(events(start(), *said(0, "Half"), error))

    assert (reader.error, reader.finished, reader.answer().text) == (True, False, "Half")


def test_a_stream_that_breaks_off_is_not_whole():
    reader = read(events(start(), *said(0, "Half")))

    assert (reader.seen, reader.finished, reader.answer().complete) == (True, False, False)


def test_U19_more_than_is_captured_is_flagged():
    reader = read(*(events(*said(0, "x" * 100_000)) for _ in range(12)))

    assert len(reader.answer().text) == CAPTURE_CHARS
    assert reader.flaw == "too_much_said"
    assert read(events(start(), *(each for n in range(200) for each in called(n, "f", "{}")))).flaw == "too_much_said"


def test_U13_what_is_no_event_is_flagged():
    assert read(b"<html>").flaw == "unparsed"
    assert read(b"data: {\n\n").flaw == "unparsed"
    assert read(events(start()), b"event: content_block_delta\ndata: nonsense\n\n").flaw == "unparsed"


@given(
    st.lists(
        st.sampled_from(
            [
                *(events(each) for each in PLAIN),
                b'event: content_block_start\ndata: {"index":"a","content_block":{"type":"tool_use","input":5}}\n\n',
                b'event: content_block_start\ndata: {"content_block":null}\n\n',
                b'event: content_block_delta\ndata: {"index":0,"delta":{"text":5,"partial_json":[]}}\n\n',
                b'event: message_delta\ndata: {"delta":{"stop_reason":5},"usage":"no"}\n\n',
                b'event: message_start\ndata: {"message":5}\n\n',
                b'data: {"type":5}\n\n',
                b'data: {"type":{},"content":[{}]}\n\n',
                b"data: [DONE]\n\n",
            ]
        )
    )
)
def test_nothing_that_an_upstream_sends_raises(pieces: list[bytes]):
    reader = read(*pieces)

    assert isinstance(reader.answer(), Answer)
    assert isinstance(MessageReader.of_plain(b"".join(pieces)).finish().answer(), Answer)
