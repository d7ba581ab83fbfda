"""One exchange with a model's server: its answer bounded, its failures in our terms, its dislikes remembered.

Nothing here has a time limit: `memory.llm.client` sets one for a try and one for all of them.
"""

import re
from collections.abc import AsyncIterator, Iterable, Mapping
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import Any, NoReturn

import httpx2
import msgspec

from memory.ports.llm import ModelError, ModelRefused, ModelUnavailable

MOST_BYTES = 4 * 1024 * 1024
"""Of a response's body: twice what is read of an answer's text, for what JSON adds to it (FAULTS I02)."""

TIMEOUT = httpx2.Timeout(None, connect=10.0)
"""A server that does not accept within this is away; a model may think long, and who asks has a deadline."""

_TRANSIENT = {
    HTTPStatus.REQUEST_TIMEOUT,
    HTTPStatus.CONFLICT,
    HTTPStatus.TOO_EARLY,
    HTTPStatus.TOO_MANY_REQUESTS,
}
"""Of the client's errors, those that are over in a while, as the SDKs see it."""

_OF_THE_REQUEST = {
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNPROCESSABLE_ENTITY,
}
"""Errors of the request itself. All others (wrong key, no such model) are the operator's, who can mend them."""

_OF_THE_OPERATOR = re.compile(r"API_KEY_INVALID|insufficient_quota|credit balance")
"""What some say under 400 or 429 when a key is wrong or an account is empty: no pause helps, a person does."""

_CODE = re.compile(r"[A-Za-z_]{1,64}")
"""A code is told to the operator; free text is not, because it may repeat what was asked."""

_SECONDS = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)s?")


# ── A bounded answer ──────────────────────────────────────────────────────────────────────────────────────────


class TooLong(httpx2.RequestError):
    """The body is longer than any answer, or packed so that it might be."""


class _Bounded(httpx2.AsyncByteStream):
    def __init__(self, stream: httpx2.AsyncByteStream) -> None:
        self._stream = stream

    async def __aiter__(self) -> AsyncIterator[bytes]:
        left = MOST_BYTES
        async for piece in self._stream:
            left -= len(piece)
            if left < 0:
                raise TooLong(f"more than {MOST_BYTES} bytes")
            yield piece

    async def aclose(self) -> None:
        await self._stream.aclose()


def bounded(client: httpx2.AsyncClient) -> httpx2.AsyncClient:
    """The client, which from now on takes no answer that is too long; an SDK that is given it does not either."""

    async def bound(response: httpx2.Response) -> None:
        if response.headers.get("content-encoding", "identity") != "identity":
            raise TooLong("packed, though that was not asked for")
        if isinstance(response.stream, httpx2.AsyncByteStream):
            response.stream = _Bounded(response.stream)

    client.headers["accept-encoding"] = "identity"
    client.event_hooks["response"].append(bound)
    return client


# ── What went wrong ───────────────────────────────────────────────────────────────────────────────────────────


class BadRequest(ModelRefused):
    """The server does not take the request. `complaint` is all that it said: never shown, but searched."""

    def __init__(self, message: str, *, complaint: str) -> None:
        super().__init__(message)
        self.complaint = complaint


class _FailureError(msgspec.Struct):
    code: str | int | None = None
    status: str | None = None
    type: str | None = None
    details: list[dict[str, Any]] | None = None


class _FailureBody(msgspec.Struct):
    error: _FailureError


def failure(name: str, status: int, headers: Mapping[str, str], body: bytes) -> ModelError:
    """The error that a response with an error's status is, whichever provider's."""
    try:
        error = msgspec.json.decode(body, type=_FailureBody).error
    except (msgspec.DecodeError, RecursionError):
        error = _FailureError()
    complaint = body.decode("utf-8", "replace")
    words = (error.code, error.status, error.type)
    code = next((word for word in words if isinstance(word, str) and _CODE.fullmatch(word)), "")
    message = f"{name}: the server answered {status}" + (f" ({code})" if code else "")
    to_be_mended = bool(_OF_THE_OPERATOR.search(complaint))
    if status in _OF_THE_REQUEST and not to_be_mended:
        return BadRequest(message, complaint=complaint)
    transient = not to_be_mended and (status in _TRANSIENT or status >= HTTPStatus.INTERNAL_SERVER_ERROR)
    # Google's `RetryInfo` stands in the body.
    delays = (_SECONDS.fullmatch(str(detail.get("retryDelay"))) for detail in error.details or ())
    pause = retry_after(headers) or next((float(seconds[1]) for seconds in delays if seconds), None)
    return ModelUnavailable(message, transient=transient, retry_after_seconds=pause)


def unreachable(name: str, error: BaseException | None) -> ModelUnavailable:
    """The error that a broken exchange is. A body that is too long once is so again at once: let the job come again."""
    if isinstance(error, TooLong):
        return ModelUnavailable(f"{name}: the answer is too long", transient=False)
    return ModelUnavailable(f"{name}: {type(error).__name__}")


def unreadable(name: str) -> ModelUnavailable:
    """The error that a success with another body than the protocol's is: a web page, mostly."""
    return ModelUnavailable(f"{name}: the answer is not in the provider's form", transient=False)


def retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds that the server wants to be left alone, if it says (RFC 9110 §10.2.3); a date counts from its own."""
    value = headers.get("retry-after", "")
    if seconds := _SECONDS.fullmatch(value):
        return float(seconds[1])
    try:
        pause = parsedate_to_datetime(value) - parsedate_to_datetime(headers.get("date", ""))
    except (ValueError, TypeError):  # no dates, or one of them without a time zone
        return None
    return max(0.0, pause.total_seconds())


# ── What a model does not take ────────────────────────────────────────────────────────────────────────────────


class Dislikes:
    """The parameters that a model refused: each costs one refusal, then it is left out of all requests.

    A table from a parameter's name to what refusals of it have in their text.
    """

    def __init__(self, signs: Mapping[str, str]) -> None:
        self._signs = {name: re.compile(sign, re.IGNORECASE) for name, sign in signs.items()}
        self._refused: set[str] = set()

    def __contains__(self, name: str) -> bool:
        return name in self._refused

    def learn(self, refusal: BadRequest, *, sent: Iterable[str]) -> None:
        """Remember which of the parameters that were sent is refused; raises the refusal when it is none of them."""
        for name in sent:
            if self._signs[name].search(refusal.complaint):
                self._refused.add(name)
                return
        raise refusal


# ── Servers that are spoken to without an SDK ─────────────────────────────────────────────────────────────────


async def post(
    client: httpx2.AsyncClient, url: str, *, name: str, body: Mapping[str, Any], headers: Mapping[str, str]
) -> bytes:
    """The body of a successful answer. Raises `ModelUnavailable` and `ModelRefused`."""
    try:
        answer = await client.post(url, json=body, headers=headers, timeout=TIMEOUT)
    except httpx2.HTTPError as error:
        raise unreachable(name, error) from error
    if not answer.is_success:
        raise failure(name, answer.status_code, answer.headers, answer.content)
    return answer.content


def raise_failure(name: str, response: httpx2.Response, cause: Exception) -> NoReturn:
    """The same for an SDK that already raised its own error."""
    raise failure(name, response.status_code, response.headers, response.content) from cause
