"""One exchange: what a server's errors mean, and what a model dislikes."""

import httpx2
import pytest

from adapters.llms.exchange import BadRequest, Dislikes, failure, retry_after
from memory.ports.llm import ModelUnavailable

DATE = "Sat, 21 Nov 2026 03:00:00 GMT"


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("7", 7),
        ("0.5", 0.5),
        ("39s", 39),
        ("Sat, 21 Nov 2026 03:02:00 GMT", 120),
        ("Sat, 21 Nov 2026 02:00:00 GMT", 0),
        ("", None),
        ("soon", None),
        ("-5", None),
        ("1e400", None),
        ("9" * 400, None),
        ("Sat, 21 Nov 2026 03:02:00", None),
        ("Sat, 99 Nov 2026 03:02:00 GMT", None),
    ],
)
def test_retry_after_is_seconds_or_a_date(value: str, seconds: float | None):
    assert retry_after(httpx2.Headers({"Retry-After": value, "Date": DATE})) == seconds


def test_a_date_without_the_servers_own_says_nothing():
    assert retry_after(httpx2.Headers({"Retry-After": DATE})) is None


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b'{"error": {"code": "rate_limit_exceeded", "type": "requests"}}', "rate_limit_exceeded"),
        (b'{"type": "error", "error": {"type": "overloaded_error"}}', "overloaded_error"),
        (b'{"error": {"code": 429, "status": "RESOURCE_EXHAUSTED"}}', "RESOURCE_EXHAUSTED"),
        (b'{"error": {"code": "my pin is 4711", "type": "requests"}}', "requests"),
    ],
)
def test_a_providers_code_is_told(body: bytes, code: str):
    assert str(failure("openai/x", 429, {}, body)) == f"openai/x: the server answered 429 ({code})"


@pytest.mark.parametrize("body", [b"", b"<html>", b'{"error": "busy"}', b"[]", b"\xff" * 9, b"[" * 100_000])
def test_an_error_of_another_form_is_still_one(body: bytes):
    found = failure("ollama/x", 503, {}, body)

    assert str(found) == "ollama/x: the server answered 503"
    assert isinstance(found, ModelUnavailable)


def test_only_what_was_sent_can_be_disliked():
    dislikes = Dislikes({"temperature": "temperature", "top_p": "top_p"})
    refusal = BadRequest("400", complaint="temperature: Extra inputs are not permitted")

    with pytest.raises(BadRequest):
        dislikes.learn(refusal, sent=["top_p"])
    dislikes.learn(refusal, sent=["top_p", "temperature"])

    assert "temperature" in dislikes
    assert "top_p" not in dislikes
