"""A request that was not taken is sent once more, within a budget (FAULTS U01, U04)."""

from collections.abc import AsyncIterator

import pytest

from proxy.relay.retrying import EARNED, MOST, PAUSE_SECONDS, RetryingUpstream
from proxy.upstream import (
    Deadlines,
    Headers,
    UpstreamError,
    UpstreamInvalid,
    UpstreamTimeout,
    UpstreamUnreachable,
)

UNREACHABLE = UpstreamUnreachable("no connection")


class Answer:
    """Implements `proxy.upstream.UpstreamResponse`: a head alone."""

    def __init__(self, status: int, wait: str | None = None) -> None:
        self.status = status
        self.headers = [] if wait is None else [(b"retry-after", wait.encode())]
        self.closed = False

    async def read(self) -> bytes:
        return b""

    def close(self) -> None:
        self.closed = True


class Server:
    """Implements `proxy.upstream.Upstream`: answers in this order, and then with a 200 for ever."""

    def __init__(self, *answers: Answer | UpstreamError) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def send(
        self,
        method: bytes,  # noqa: ARG002 - the port's
        target: bytes,  # noqa: ARG002 - the port's
        headers: Headers,  # noqa: ARG002 - the port's
        body: bytes | AsyncIterator[bytes],
        *,
        deadlines: Deadlines,  # noqa: ARG002 - the port's
    ) -> Answer:
        self.asked += 1
        answer = self.answers.pop(0) if self.answers else Answer(200)
        if isinstance(answer, UpstreamError):
            raise answer
        if not isinstance(body, bytes):
            async for _ in body:
                pass
        return answer

    async def close(self) -> None:
        pass


class Asking:
    """What is asked of a server with retries, and how long was waited in between."""

    def __init__(self, *answers: Answer | UpstreamError, retries: int = 1) -> None:
        self.waited: list[float] = []
        self.server = Server(*answers)
        self.upstream = RetryingUpstream(self.server, retries=retries, sleep=self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.waited.append(seconds)

    async def __call__(self, body: bytes | AsyncIterator[bytes] = b"{}") -> int:
        response = await self.upstream.send(b"POST", b"/chat/completions", [], body, deadlines=Deadlines())
        return response.status


async def streamed() -> AsyncIterator[bytes]:
    yield b"{}"


@pytest.mark.parametrize("failed", [Answer(503), Answer(529), UNREACHABLE], ids=["503", "529", "unreachable"])
async def test_what_was_not_taken_is_sent_once_more_after_a_pause(failed: Answer | UpstreamError):
    ask = Asking(failed)

    assert await ask() == 200
    assert (ask.server.asked, ask.waited) == (2, [PAUSE_SECONDS])
    assert not isinstance(failed, Answer) or failed.closed, "its connection is free again"


@pytest.mark.parametrize("status", [200, 400, 401, 404, 429, 500, 502, 504])
async def test_what_was_taken_is_not_sent_again(status: int):
    ask = Asking(Answer(status))

    assert await ask() == status
    assert (ask.server.asked, ask.waited) == (1, [])


@pytest.mark.parametrize(
    "error", [UpstreamTimeout("late", phase="first_byte"), UpstreamInvalid("broken", answered=True)]
)
async def test_what_may_have_been_done_is_not_done_again(error: UpstreamError):
    ask = Asking(error)

    with pytest.raises(type(error)):
        await ask()
    assert ask.server.asked == 1


@pytest.mark.parametrize("retries", [0, 1, 3])
async def test_it_is_sent_again_as_often_as_is_set_and_the_last_answer_is_told(retries: int):
    ask = Asking(*(Answer(503) for _ in range(9)), retries=retries)

    assert await ask() == 503
    assert ask.server.asked == retries + 1


@pytest.mark.parametrize(("said", "waited"), [("0", [0.0]), ("1", [1.0]), ("2", [2.0]), ("3", []), ("600", [])])
async def test_who_says_when_to_come_again_is_heeded_and_not_waited_for_beyond_two_seconds(
    said: str, waited: list[float]
):
    ask = Asking(Answer(503, said))

    assert await ask() == (200 if waited else 503)
    assert ask.waited == waited


@pytest.mark.parametrize("said", ["Wed, 21 Oct 2026 07:28:00 GMT", "soon", "-1", "1.5", "", "١"])
async def test_what_is_no_number_of_seconds_is_not_waited_for(said: str):
    ask = Asking(Answer(503, said))

    assert await ask() == 503
    assert ask.waited == []


async def test_a_body_that_streams_is_sent_once_unless_there_was_no_connection():
    ask = Asking(Answer(503), UNREACHABLE)

    assert await ask(streamed()) == 503
    assert await ask(streamed()) == 200
    assert ask.server.asked == 3


async def test_retries_are_at_most_a_burst_and_then_a_tenth_of_all_requests():
    ask = Asking(*(Answer(503) for _ in range(10_000)))

    for _ in range(1_000):
        assert await ask() == 503
    retried = ask.server.asked - 1_000

    assert MOST <= retried <= MOST + EARNED * 1_000


async def test_an_upstream_that_is_well_again_earns_its_retries_back_and_no_more_than_a_burst():
    ask = Asking(*(Answer(503) for _ in range(100)))
    for _ in range(80):
        await ask()
    ask.server.answers.clear()
    for _ in range(1_000):
        await ask()
    ask.server.answers.extend(Answer(503) for _ in range(1_000))
    before = ask.server.asked

    for _ in range(100):
        await ask()

    assert ask.server.asked - before - 100 <= MOST + EARNED * 100
