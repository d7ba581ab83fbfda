"""What is read of a response: the same however it comes in, and never an exception; and where its stream ends."""

import itertools
import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memory.model.turn import Answer, ToolTraffic, Usage
from proxy.dialects.responses.answer import TERMINALS, ResponseReader, RetrievedReader
from proxy.relay.terminal import NamedTerminal
from tests.goldens import Golden
from tests.goldens_responses import CALLED, GOLDENS, GREETING, USAGE, events, message, response
from tests.scripted_responses import envelope, event

pytestmark = pytest.mark.long

every_golden = pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)


def plain(body: bytes) -> ResponseReader:
    return ResponseReader.of_plain(body).finish()


def read(*pieces: bytes) -> ResponseReader:
    reader = ResponseReader()
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
        is_underway=golden.name == "tools",
    )


def scanned(*pieces: bytes) -> tuple[bytes, bytes]:
    """What may go out before the journal, and what is held for it."""
    scanner = NamedTerminal([name.encode() for name in TERMINALS])
    told = [scanner.feed(piece) for piece in pieces]
    return b"".join(now for now, _ in told), b"".join(held for _, held in told)


def cuts_of(golden: Golden, *, times: int) -> list[list[bytes]]:
    """The stream cut in two at every byte, in single bytes, and at twenty random places so many `times`."""
    body, chance = golden.body, random.Random(21)
    cuts = [[body[:at], body[at:]] for at in range(len(body) + 1)]
    for _ in range(times):
        bounds = [0, *sorted(chance.randrange(len(body)) for _ in range(20)), len(body)]
        cuts.append([body[start:end] for start, end in itertools.pairwise(bounds)])
    return [*cuts, [body[at : at + 1] for at in range(len(body))]]


@every_golden
def test_U11_the_same_is_read_wherever_the_stream_is_cut(golden: Golden):
    for pieces in cuts_of(golden, times=20):
        reader = read(*pieces)

        assert reader.answer() == says(golden)
        assert (reader.done, reader.finished, reader.error, reader.unparsed) == (True, True, False, False)
        assert (reader.usage or Usage()).cached_tokens == golden.cached_tokens


@every_golden
def test_U11_the_terminal_event_is_held_wherever_the_stream_is_cut(golden: Golden):
    body = golden.body.removesuffix(golden.beyond)
    for pieces in cuts_of(golden, times=800):
        now, held = scanned(*pieces)

        assert now + held == body
        assert len(held) > 1, "the event, or what of it was not out when its name came"
        assert not any(line.startswith(b"event: ") for line in held.splitlines()[1:]), "one event"


@given(st.lists(st.binary(max_size=200)))
@settings(max_examples=200)
def test_U13_no_bytes_whatever_make_the_reader_raise(pieces: list[bytes]):
    read(*pieces).answer()
    plain(b"".join(pieces)).answer()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["response", "item", "output", "content", "delta", "type", "status", "usage", "id"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(st.lists(JSON, max_size=5))
@settings(max_examples=200)
def test_U13_no_events_whatever_make_the_reader_raise(told: list[object]):
    kinds = ("response.created", "response.output_item.added", "response.output_text.delta", *TERMINALS)
    for kind in kinds:
        data = [json.dumps(each).encode() for each in told]
        read(*(b"event: %b\ndata: %b\n\n" % (kind.encode(), each) for each in data)).answer()
    plain(json.dumps(told[0] if told else None).encode()).answer()


def test_a_plain_response_is_read():
    body = response("completed", [message("Good"), *CALLED, message(" day")], usage=USAGE)["response"]

    reader = plain(json.dumps(body).encode())

    assert reader.answer() == Answer(
        text="Good day",
        tools=(
            ToolTraffic(name="weather", arguments='{"city":"Köln"}'),
            ToolTraffic(name="apply_patch", arguments="*** Begin Patch"),
        ),
        finish_reason="completed",
        complete=True,
    )
    assert reader.usage == Usage(prompt_tokens=2006, cached_tokens=1920, completion_tokens=300)
    assert reader.id == body["id"]


@pytest.mark.parametrize("status", ["queued", "in_progress"])
def test_a_response_that_is_not_done_is_no_whole_answer(status: str):
    reader = plain(json.dumps(response(status, [])["response"]).encode())

    assert (reader.seen, reader.finished, reader.answer().complete) == (True, False, False)


def test_U15_a_response_that_failed_is_an_error():
    failed = response("failed", [], error={"code": "server_error", "message": "x"})

    assert read(events(("response.failed", failed))).error
    assert plain(json.dumps(failed["response"]).encode()).error
    assert plain(b'{"error":{"message":"x"}}').error


def test_the_text_of_a_stream_that_was_cut_is_what_came():
    golden = GOLDENS[0]

    reader = read(golden.body[: golden.body.index(b"response.output_text.done")])

    assert (reader.answer().text, reader.finished, reader.seen) == (GREETING, False, True)


# ── One that is asked for once more ───────────────────────────────────────────────────────────────────────────


def test_a_stream_that_begins_in_the_middle_says_all_by_its_last_event():
    whole = envelope("resp_1", {"background": True}, "completed", [MESSAGE], {"input_tokens": 7, "output_tokens": 2})
    reader = RetrievedReader()
    reader.feed(event(7, "response.output_text.delta", {"item_id": "msg_1", "output_index": 0, "delta": "story."}))
    reader.feed(event(8, "response.completed", {"response": whole}))
    reader.finish()

    assert (reader.finished, reader.id, reader.awaited, reader.error) == (True, "resp_1", False, False)
    assert reader.answer().text == "A long story."
    assert reader.usage == Usage(prompt_tokens=7, completion_tokens=2)


@pytest.mark.parametrize("status", ["queued", "in_progress"])
def test_an_answer_in_the_background_is_awaited_until_it_has_ended(status: str):
    def told_of(status: str, **more: Any) -> ResponseReader:
        told = envelope("resp_1", {"background": True}, status, [], None) | more
        return ResponseReader.of_plain(msgspec.json.encode(told)).finish()

    assert told_of(status).awaited is True
    assert told_of(status, background=False).awaited is False
    ended = ("completed", "incomplete", "cancelled", "failed")
    assert [told_of(each).awaited for each in ended] == [False] * 4


MESSAGE: dict[str, Any] = {
    "id": "msg_1",
    "type": "message",
    "role": "assistant",
    "content": [{"type": "output_text", "text": "A long story.", "annotations": []}],
}
