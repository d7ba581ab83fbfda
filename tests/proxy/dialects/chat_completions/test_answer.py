"""What is read of an answer: the same however it comes in, and never an exception."""

import itertools
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memory.model.turn import Answer, ToolTraffic, Usage
from proxy.dialects.chat_completions.answer import AnswerReader
from proxy.dialects.reading import CAPTURE_CHARS, CAPTURED_PARTS
from tests.goldens import GOLDENS, Golden

every_golden = pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)


def plain(body: bytes) -> AnswerReader:
    return AnswerReader.of_plain(body).finish()


def read(*pieces: bytes) -> AnswerReader:
    reader = AnswerReader()
    for piece in pieces:
        reader.feed(piece)
    return reader.finish()


def says(golden: Golden) -> Answer:
    return Answer(
        text=golden.text,
        refusal=golden.refusal,
        tools=tuple(ToolTraffic(name=name, arguments=arguments) for name, arguments in golden.tools),
        finish_reason=golden.finish_reason,
        complete=True,
        is_underway=golden.finish_reason == "tool_calls",
    )


def chunk(delta: str, finish: str = "null") -> bytes:
    return b'data: {"choices":[{"index":0,"delta":%s,"finish_reason":%s}]}\n\n' % (delta.encode(), finish.encode())


@every_golden
def test_U11_the_same_is_read_wherever_the_stream_is_cut(golden: Golden):
    for at in range(len(golden.body) + 1):
        assert read(golden.body[:at], golden.body[at:]).answer() == says(golden)


@every_golden
def test_U11_the_same_is_read_when_bytes_come_one_by_one(golden: Golden):
    reader = read(*(golden.body[at : at + 1] for at in range(len(golden.body))))

    assert reader.answer() == says(golden)
    assert (reader.done, reader.finished, reader.error, reader.unparsed) == (golden.done, True, False, False)
    assert len(reader.choices) == golden.choices
    assert (reader.usage or Usage()).cached_tokens == golden.cached_tokens


def test_U11_random_cuts_change_nothing_that_is_read():
    chance = random.Random(21)
    for _ in range(500):
        golden = chance.choice(GOLDENS)
        places = sorted(chance.randrange(len(golden.body)) for _ in range(20))
        bounds = [0, *places, len(golden.body)]
        pieces = (golden.body[start:end] for start, end in itertools.pairwise(bounds))

        assert read(*pieces).answer() == says(golden)


@given(st.lists(st.binary(max_size=200)))
@settings(max_examples=200)
def test_U13_no_bytes_whatever_make_the_reader_raise(pieces: list[bytes]):
    read(*pieces).answer()
    plain(b"".join(pieces)).answer()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(
        ["choices", "index", "delta", "message", "content", "tool_calls", "function", "name", "arguments", "id",
         "finish_reason", "usage", "error", "model", "refusal", "text", "prompt_tokens_details", "cached_tokens"]
    ), inner, max_size=4),
    max_leaves=12,
)  # fmt: skip


@given(JSON, JSON)
@settings(max_examples=300)
def test_U14_no_json_whatever_makes_the_reader_raise(choice: object, usage: object):
    body = msgspec.json.encode({"choices": [choice], "usage": usage})
    for reader in (read(b"data: %s\n\n" % body), plain(body), plain(msgspec.json.encode(choice))):
        assert isinstance(reader.answer(), Answer)
        assert reader.usage is None or reader.usage.prompt_tokens >= 0


@pytest.mark.parametrize(
    "data",
    [
        b"{",
        b'{"choices":' + b"[" * 100_000,
        b'{"usage":' + b"[" * 100_000,
        b'{"choices":[{"delta":{"content":"\xff\xfe"}}]}',
        b'{"choices":[{"delta":{"content":"\\ud800"}}]}',
        b'{"choices":5}',
        b'{"usage":' + b"9" * 5_000 + b"}",
        b"null",
        b"hello",
    ],
)
def test_U13_what_cannot_be_read_is_flagged_and_the_rest_is_read(data: bytes):
    reader = read(b"data: " + data + b"\n\n", chunk('{"content":"ok"}', '"stop"'))

    assert reader.answer() == Answer(text="ok", finish_reason="stop", complete=True)
    assert reader.unparsed or b"999" in data


@pytest.mark.parametrize("stream", [b"<html>no</html>", b"event: a\n\n", b"\n\n\n", b'{"choices":[]}\n'])
def test_U13_a_stream_without_any_event_is_unparsed(stream: bytes):
    assert read(stream).unparsed


def test_nothing_is_unparsed_or_seen_where_nothing_came():
    reader = read()

    assert (reader.unparsed, reader.seen, reader.finished, reader.error) == (False, False, False, False)


@pytest.mark.parametrize(
    "body",
    [b'{"choices":[]}', b'{"choices":null}', b'{"choices":[{"delta":null}]}', b'{"choices":[{}]}', b"{}"],
)
def test_U14_empty_choices_null_deltas_and_missing_fields_are_read_over(body: bytes):
    reader = read(b"data: %s\n\n" % body, chunk('{"content":"ok"}'))

    assert reader.answer().text == "ok"
    assert not reader.finished


def test_U15_an_error_event_is_an_error():
    assert read(chunk('{"content":"a"}'), b'data: {"error":{"message":"overloaded"}}\n\n').error
    assert read(b'event: error\ndata: {"message":"overloaded"}\n\n').error
    assert not read(b'data: {"error":null,"choices":[]}\n\n').error


def test_a_finish_reason_is_known_before_the_stream_ends():
    reader = AnswerReader()
    reader.feed(chunk('{"content":"a"}'))
    before = reader.finish().finished
    reader.feed(chunk("{}", '"stop"'))

    assert (before, reader.finish().finished, reader.done) == (False, True, False)


def test_an_answer_is_finished_only_when_every_choice_is():
    first = b'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"},{"index":1,"delta":{"content":"a"}}]}\n\n'

    assert not read(first).finished
    assert read(first, b'data: {"choices":[{"index":1,"finish_reason":"stop"}]}\n\n').finished


def test_U08_an_event_whose_line_the_streams_end_cut_off_is_read_if_it_is_whole():
    whole = chunk('{"content":"a"}', '"stop"').rstrip()

    assert read(whole).finished
    assert not read(whole[:-1]).finished
    assert read(whole[:-1]).unparsed


def test_U09_what_follows_the_terminal_event_is_not_read():
    assert read(chunk('{"content":"a"}'), b"data: [DONE]\n\n", chunk('{"content":"b"}')).answer().text == "a"


def test_U19_the_capture_is_cut_and_the_end_is_still_seen():
    reader = AnswerReader()
    for _ in range(40):
        reader.feed(chunk('{"content":"%s"}' % ("x" * 50_000)))
    reader.feed(chunk("{}", '"stop"'))

    assert len(reader.finish().answer().text) == CAPTURE_CHARS
    assert reader.overflowed
    assert reader.finished


def test_U19_an_event_of_two_megabytes_is_left_out_and_flagged():
    reader = read(chunk('{"content":"%s"}' % ("x" * 2_000_000)), chunk('{"content":"a"}', '"stop"'))

    assert (reader.answer().text, reader.overflowed, reader.finished) == ("a", True, True)


def test_U19_choices_and_calls_without_number_are_cut():
    calls = ",".join(f'{{"index":{i},"id":"c{i}","function":{{"name":"f"}}}}' for i in range(500))
    choices = ",".join(f'{{"index":{i},"delta":{{}}}}' for i in range(500))
    reader = read(chunk(f'{{"tool_calls":[{calls}]}}'), b'data: {"choices":[%s]}\n\n' % choices.encode())

    assert len(reader.answer().tools) == len(reader.choices) == CAPTURED_PARTS
    assert reader.overflowed


def test_B17_custom_tools_and_the_old_function_call_are_read_too():
    custom = read(chunk('{"tool_calls":[{"index":0,"id":"a","type":"custom","custom":{"name":"sql","input":"SEL"}}]}'))
    old = read(chunk('{"function_call":{"name":"f","arguments":"{"}}'), chunk('{"function_call":{"arguments":"}"}}'))

    assert custom.answer().tools == (ToolTraffic(name="sql", arguments="SEL"),)
    assert old.answer().tools == (ToolTraffic(name="f", arguments="{}"),)


def test_a_name_that_comes_in_pieces_is_joined_and_one_that_is_repeated_is_not_doubled():
    reader = read(
        chunk('{"tool_calls":[{"index":0,"id":"a","function":{"name":"get_"}}]}'),
        chunk('{"tool_calls":[{"index":0,"id":"a","function":{"name":"time"}}]}'),
        chunk('{"tool_calls":[{"index":0,"id":"a","function":{"name":"get_time"}}]}'),
    )

    assert reader.answer().tools == (ToolTraffic(name="get_time"),)


def test_arguments_that_come_as_json_are_kept_as_text():
    reader = read(chunk('{"tool_calls":[{"function":{"name":"f","arguments":{"a":1}}}]}'))

    assert reader.answer().tools == (ToolTraffic(name="f", arguments='{"a":1}'),)


def test_usage_is_read_from_the_last_count_in_both_spellings():
    openai = read(b'data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2}}\n\ndata: {"usage":null}\n\n')
    deepseek = AnswerReader.of_plain(
        b'{"usage":{"prompt_tokens":9,"prompt_cache_hit_tokens":4,"completion_tokens":-1}}'
    ).finish()

    assert openai.usage == Usage(prompt_tokens=5, completion_tokens=2)
    assert deepseek.usage == Usage(prompt_tokens=9, cached_tokens=4)


@pytest.mark.parametrize(
    ("told", "usage"),
    [
        (
            b'{"prompt_tokens":2006,"completion_tokens":300,"prompt_tokens_details":{"cached_tokens":1920}}',
            Usage(prompt_tokens=2006, cached_tokens=1920, completion_tokens=300),
        ),
        (
            b'{"input_tokens":6,"cache_read_input_tokens":1900,"cache_creation_input_tokens":100,"output_tokens":3}',
            Usage(prompt_tokens=2006, cached_tokens=1900, written_tokens=100, completion_tokens=3),
        ),
        (
            b'{"input_tokens":2006,"input_tokens_details":{"cached_tokens":1920},"output_tokens":3}',
            Usage(prompt_tokens=2006, cached_tokens=1920, completion_tokens=3),
        ),
        (  # gateways to Anthropic: both, the prompt with all that is in it, or without what was cached
            b'{"prompt_tokens":2006,"cache_read_input_tokens":1900,"cache_creation_input_tokens":100}',
            Usage(prompt_tokens=2006, cached_tokens=1900, written_tokens=100),
        ),
        (
            b'{"prompt_tokens":6,"cache_read_input_tokens":1900,"cache_creation_input_tokens":100}',
            Usage(prompt_tokens=2006, cached_tokens=1900, written_tokens=100),
        ),
        (
            b'{"prompt_tokens":9,"prompt_tokens_details":{"cached_tokens":2,"cache_write_tokens":3}}',
            Usage(prompt_tokens=9, cached_tokens=2, written_tokens=3),
        ),
        (
            b'{"input_tokens":6,"cache_creation":{"ephemeral_5m_input_tokens":40,"ephemeral_1h_input_tokens":60}}',
            Usage(prompt_tokens=106, written_tokens=100, written_hour_tokens=60),
        ),
        (
            b'{"input_tokens":6,"cache_creation_input_tokens":100,"cache_creation":{"ephemeral_1h_input_tokens":100}}',
            Usage(prompt_tokens=106, written_tokens=100, written_hour_tokens=100),
        ),
        (b'{"prompt_tokens":"9","completion_tokens":1e99,"prompt_tokens_details":[]}', Usage()),
        (b'{"prompt_tokens":99999999999999999999,"completion_tokens":1}', Usage(completion_tokens=1)),
    ],
)
def test_cached_written_and_uncached_tokens_are_told_apart_in_every_spelling(told: bytes, usage: Usage):
    streamed = read(chunk('{"content":"a"}', '"stop"'), b'data: {"choices":[],"usage":%s}\n\ndata: [DONE]\n\n' % told)

    assert plain(b'{"choices":[],"usage":%s}' % told).usage == usage
    assert streamed.usage == usage
    assert usage.cached_tokens + usage.written_tokens + usage.uncached_tokens == usage.prompt_tokens


def test_anthropics_count_comes_in_two_events():
    reader = read(
        b'data: {"type":"message_start","message":{"usage":{"input_tokens":6,"cache_read_input_tokens":5,'
        b'"output_tokens":1}}}\n\n',
        b'data: {"type":"message_delta","delta":{},"usage":{"output_tokens":12}}\n\n',
    )

    assert reader.usage == Usage(prompt_tokens=11, cached_tokens=5, completion_tokens=12)


@pytest.mark.parametrize("body", [b'{"message":"no"}', b'{"usage":5}', b'{"usage":{}}', b'{"usage":{"x":1}}'])
def test_what_counts_nothing_is_no_usage(body: bytes):
    assert plain(body).usage is None


PLAIN = (
    b'{"id":"chatcmpl-1","object":"chat.completion","model":"gpt-4o","choices":[{"index":0,"message":{"role":'
    b'"assistant","content":"Hello","tool_calls":[{"id":"a","type":"function","function":{"name":"f","arguments":'
    b'"{}"}}]},"finish_reason":"tool_calls"}],"usage":{"prompt_tokens":3,"completion_tokens":1}}'
)


def test_a_plain_answer_is_read_whole():
    reader = plain(PLAIN)

    assert reader.answer() == Answer(
        text="Hello",
        tools=(ToolTraffic(name="f", arguments="{}"),),
        finish_reason="tool_calls",
        complete=True,
        is_underway=True,
    )
    assert (reader.model, reader.usage) == ("gpt-4o", Usage(prompt_tokens=3, completion_tokens=1))
    assert reader.finished


def test_a_plain_error_or_half_an_answer_is_no_answer():
    error = plain(b'{"error":{"message":"no"}}')
    half = plain(PLAIN[:-1])

    assert (error.error, error.seen, error.finished) == (True, False, False)
    assert (half.unparsed, half.seen, half.finished) == (True, False, False)
