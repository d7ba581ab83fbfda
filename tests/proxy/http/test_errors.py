"""What we answer when a request cannot be served."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import openai
import pytest

from memory.model import errors as memory_errors
from memory.model.errors import InvalidInput, MemoryFault, NotFound, ScopeError, StoreUnavailable
from proxy import upstream
from proxy.http.errors import (
    CODES,
    ApiError,
    error_body,
    error_frame,
    error_headers,
    error_of_memory,
    error_of_upstream,
)
from proxy.upstream import UpstreamEjected, UpstreamError, UpstreamTimeout

SOURCES = [each for room in ("proxy", "ricordo") for each in (Path(__file__).parents[3] / room).rglob("*.py")]


def every_subclass(kind: type[Any]) -> set[type[Any]]:
    return set(kind.__subclasses__()).union(*map(every_subclass, kind.__subclasses__()))


def test_an_error_has_the_shape_of_openai_and_the_id_of_its_request():
    error = ApiError.of("invalid_scope_value", "Not so.", param="X-Memory-User")

    assert msgspec.json.decode(error_body(error, "r-1")) == {
        "error": {
            "message": "Not so.",
            "type": "invalid_request_error",
            "param": "X-Memory-User",
            "code": "invalid_scope_value",
            "request_id": "r-1",
        }
    }
    assert error.status == 400


def test_the_headers_of_an_error_fit_its_body():
    error = ApiError.of("invalid_api_key", headers=((b"retry-after", b"7"),))

    headers = dict(error_headers(error, "r-1"))

    assert headers == {
        b"content-type": b"application/json",
        b"content-length": b"%d" % len(error_body(error, "r-1")),
        b"x-request-id": b"r-1",
        b"www-authenticate": b"Bearer",
        b"retry-after": b"7",
    }


def test_every_code_that_the_proxy_uses_is_in_the_table_and_every_one_of_it_is_used():
    named = re.compile(r'ApiError\.of\(\s*"(\w+)"')
    mapped = re.compile(r'"(\w+)"')
    text = "".join(source.read_text("utf-8") for source in SOURCES if source.name != "errors.py")
    ours = (Path(__file__).parents[3] / "proxy" / "http" / "errors.py").read_text("utf-8").partition("# ── Whence")[2]

    assert set(named.findall(text)) <= set(CODES)
    assert set(CODES) <= set(mapped.findall(text + ours))


@pytest.mark.parametrize("code", CODES)
def test_each_message_is_a_sentence_and_each_401_says_how_to_authenticate(code: str):
    kind = CODES[code]

    assert re.fullmatch(r"[A-Z].*\.", kind.message)
    assert 400 <= kind.status < 600
    assert (kind.status == 401) == ((b"www-authenticate", b"Bearer") in kind.headers)


WORDS = "connect to 10.1.2.3 refused"


@pytest.mark.parametrize(
    ("failure", "status", "code"),
    [
        (upstream.UpstreamUnreachable(WORDS), 502, "upstream_unreachable"),
        (upstream.UpstreamOverloaded(WORDS), 503, "overloaded"),
        (UpstreamTimeout(WORDS, phase="first_byte"), 504, "upstream_timeout"),
        (UpstreamTimeout(WORDS, phase="idle"), 504, "upstream_timeout"),
        (UpstreamTimeout(WORDS, phase="total"), 504, "upstream_timeout"),
        (upstream.UpstreamTruncated(WORDS), 502, "upstream_truncated"),
        (upstream.UpstreamRedirect(WORDS), 502, "upstream_redirect"),
        (upstream.UpstreamInvalid(WORDS), 502, "upstream_invalid"),
        (UpstreamError(WORDS), 502, "upstream_invalid"),
    ],
)
def test_each_failure_of_the_upstream_has_its_answer(failure: UpstreamError, status: int, code: str):
    error = error_of_upstream(failure)

    assert (error.status, error.code) == (status, code)
    assert "10.1.2.3" not in error.message
    assert ((b"retry-after", b"1") in error.headers) == (code == "overloaded")


def test_U04_an_upstream_that_closes_without_a_byte_has_not_broken_off_in_the_middle():
    silent, cut = upstream.UpstreamTruncated(WORDS), upstream.UpstreamTruncated(WORDS, answered=True)

    assert "without an answer" in error_of_upstream(silent).message
    assert "in the middle" in error_of_upstream(cut).message


def test_no_two_failures_of_the_upstream_are_answered_alike():
    kinds = [kind for kind in every_subclass(UpstreamError) if kind.__module__ == "proxy.upstream"]
    more: dict[type, dict[str, Any]] = {UpstreamTimeout: {"phase": "idle"}, UpstreamEjected: {"wait_seconds": 2.5}}
    failures = [kind("x", **more.get(kind, {})) for kind in kinds]

    assert len({error_of_upstream(failure).code for failure in failures}) == len(kinds) > 5


def test_U25_an_upstream_that_is_left_alone_is_to_be_asked_again_when_a_probe_may_go():
    error = error_of_upstream(UpstreamEjected("x", wait_seconds=2.5))

    assert (error.status, error.headers) == (503, ((b"retry-after", b"3"),))


@pytest.mark.parametrize(
    ("fault", "status", "code"),
    [
        (StoreUnavailable("disk /var/x"), 503, "memory_unavailable"),
        (memory_errors.StoreCorrupt("page 7"), 503, "memory_damaged"),
        (memory_errors.StoreGone("/var/x"), 503, "memory_gone"),
        (memory_errors.EmbeddingError("NaN"), 503, "embedding_failed"),
        (memory_errors.Contended("others write"), 503, "memory_busy"),
        (NotFound("no memory m"), 404, "not_found"),
        (memory_errors.Conflict("the field diet was written meanwhile"), 409, "conflict"),
        (InvalidInput("top_k is too large"), 400, "invalid_input"),
        (ScopeError("At least one of user_id"), 400, "memory_scope_required"),
    ],
)
def test_a_fault_of_the_memory_is_the_callers_in_its_words_or_ours_in_none(fault: MemoryFault, status: int, code: str):
    error = error_of_memory(fault)

    assert (error.status, error.code) == (status, code)
    assert (error.message == str(fault)) == (status < 500)


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        (InvalidInput("about is no operator", field="filters.AND[1].operator"), "filters.AND[1].operator: about is no"),
        (InvalidInput("a number from 0 to 1", field="importance"), "importance: a number from 0 to 1"),
        (InvalidInput("give either `messages` or `text`"), "give either `messages` or `text`"),
        (InvalidInput("note: nobody gave this"), "note: nobody gave this"),
    ],
)
def test_a_400_says_where_in_the_request_it_was_given(fault: InvalidInput, message: str):
    told = error_of_memory(fault)

    assert told.param == fault.field
    assert told.message.startswith(message)


def test_a_store_that_says_what_to_do_is_told_of_so_and_its_path_is_not():
    told = error_of_memory(StoreUnavailable("/var/x: disk is full", told="has no room left: make some on its disk"))

    assert told.message == "The memory's store has no room left: make some on its disk. Then try again."
    assert error_of_memory(StoreUnavailable("/var/x: locked")).message.startswith("The memory's store is away.")


def test_an_error_frame_is_one_event_without_a_name():
    error = ApiError.of("memory_unavailable", "two\nlines")

    assert error_frame(error, "r-1") == b"data: " + error_body(error, "r-1") + b"\n\n"
    assert b"\n" not in error_body(error, "r-1")


async def test_the_sdk_raises_on_an_error_frame_in_a_stream():
    frame = error_frame(ApiError.of("upstream_truncated"), "r-1")
    chunk = b'data: {"id":"1","object":"chat.completion.chunk","created":1,"model":"m","choices":[]}\n\n'

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n" + chunk + frame)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1") as server:
        port = server.sockets[0].getsockname()[1]
        async with openai.AsyncOpenAI(base_url=f"http://127.0.0.1:{port}", api_key="k", max_retries=0) as client:
            stream = await client.chat.completions.create(
                model="m", messages=[{"role": "user", "content": "x"}], stream=True
            )
            with pytest.raises(openai.APIError) as caught:
                _ = [chunk async for chunk in stream]

    assert (caught.value.code, caught.value.type) == ("upstream_truncated", "upstream_error")
