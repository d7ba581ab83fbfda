"""Another upstream takes the place of one that refuses, through every door (FAULTS U01, U04, U25, U26)."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx2
import pytest

from config.loading import load_settings
from tests.e2e.conftest import Ricordo, ricordo_of
from tests.e2e.dialects.application import Application
from tests.e2e.dialects.door import Door, User
from tests.e2e.dialects.test_faults import eventually
from tests.scripted_upstream import ScriptedUpstream, error, silence, with_headers

SETTINGS = """
[server]
port = 0
[logs]
level = "error"
[recall]
deadline_seconds = 20.0
[store]
path_or_url = "{store}"
[upstream]
base = "{first}"
api_key = "sk-of-the-first-0123456789abcdef"
fallbacks = ["second=other-model"]
{more}
[upstreams.second]
base = "{second}"
api_key = "sk-of-the-second-0123456789abcdef"
breaker.enabled = false
"""
NO_BREAKER = "breaker.enabled = false"
FACT = "My boat is called Andrea Doria."


class Two(NamedTuple):
    """An application, and two upstreams of which the second takes the place of the first."""

    app: Application
    first: ScriptedUpstream
    second: ScriptedUpstream

    def ask(self, *, stream: bool = False) -> httpx2.Response:
        return self.app.post(self.app.door.body(User("Hello there"), stream=stream), "ada")


@contextmanager
def two_of(folder: Path, door: Door, more: str) -> Generator[Two]:
    with ScriptedUpstream.in_thread() as first, ScriptedUpstream.in_thread() as second:
        file = folder / "ricordo.toml"
        file.write_text(
            SETTINGS.format(store=folder / "ricordo.db", first=first.base_url, second=second.base_url, more=more)
        )
        with ricordo_of(load_settings(file=file, environ={}), first, worker=False) as ricordo:
            yield _scripted(ricordo, first, second, door)


def _scripted(ricordo: Ricordo, first: ScriptedUpstream, second: ScriptedUpstream, door: Door) -> Two:
    first.script(door.says("I am the first."))
    second.script(door.says("I am the second."))
    return Two(Application(ricordo, door), first, second)


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory, door: Door) -> Iterator[Two]:
    with two_of(tmp_path_factory.mktemp("two"), door, f"{NO_BREAKER}\nretries = 1") as two:
        yield two


@pytest.fixture
def two(_shared: Two) -> Two:
    for upstream in _shared[1:]:
        upstream.requests.clear()
    return _scripted(_shared.app.ricordo, _shared.first, _shared.second, _shared.app.door)


def of_second(two: Two, answer: httpx2.Response) -> bool:
    """Whether the second one gave this answer, was asked for its own model, and with its own key alone."""
    (asked,) = two.second.requests
    credentials = [value for name, value in asked.headers if name.lower() in {b"authorization", b"x-api-key"}]
    assert asked.json()["model"] == "other-model"
    assert len(credentials) == 1
    assert credentials[0].endswith(b"sk-of-the-second-0123456789abcdef")
    return answer.status_code == 200 and "I am the second" in answer.text.replace('"}', "")


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("status", [429, 503, 529])
def test_U04_after_a_refusal(two: Two, status: int, stream: bool):
    two.first.script(error(status, "not now"))

    answer = two.ask(stream=stream)

    assert answer.headers["x-memory-upstream"] == "second"
    assert two.app.door.is_acknowledged(answer.content, stream=stream)
    assert of_second(two, answer) or stream
    assert len(two.first.requests) == (1 if status == 429 else 2), "once more, where it was not taken"


def test_U04_a_retry_that_is_taken_needs_no_other(two: Two):
    two.first.once(error(503, "not now"))

    answer = two.ask()

    assert (answer.status_code, answer.headers["x-memory-upstream"]) == (200, "default")
    assert (len(two.first.requests), len(two.second.requests)) == (2, 0)


def test_U04_who_wants_to_be_left_alone_for_long_is_not_asked_again(two: Two):
    two.first.script(error(503, "not now"), with_headers((b"Retry-After", b"30")))

    answer = two.ask()

    assert of_second(two, answer)
    assert len(two.first.requests) == 1


@pytest.mark.parametrize("status", [400, 401, 404, 500])
def test_U03_what_is_no_refusal_is_told_in_the_protocols_own_words(two: Two, status: int):
    two.first.script(error(status, "no"))

    answer = two.ask()

    assert (answer.status_code, answer.headers["x-memory-upstream"]) == (status, "default")
    assert two.second.requests == []


def test_U03_where_both_refuse_the_last_one_is_heard(two: Two):
    two.first.script(error(503, "the first"))
    two.second.script(error(429, "the second"))

    answer = two.ask()

    assert answer.status_code == 429
    assert "the second" in answer.text


def test_U01_after_no_connection(tmp_path: Path, door: Door):
    with two_of(tmp_path, door, NO_BREAKER) as two:
        two.first.run(two.first.refuse())

        assert of_second(two, two.ask())


def test_U01_where_nobody_is_there_it_is_told_as_an_error_of_ours(tmp_path: Path, door: Door):
    with two_of(tmp_path, door, NO_BREAKER) as two:
        for upstream in two[1:]:
            upstream.run(upstream.refuse())

        assert two.app.code_of(two.ask()) == (502, "upstream_unreachable")


def test_U26_after_a_full_pool(tmp_path: Path, door: Door):
    with two_of(tmp_path, door, f"{NO_BREAKER}\nmax_connections = 1\ndeadlines.pool = 0.2") as two:
        two.first.script(silence())
        with two.app.asking(door.body(User("Hello there")), "ada"):
            eventually(lambda: len(two.first.requests) == 1)

            assert of_second(two, two.ask())


def test_U25_while_it_is_left_alone_it_is_not_asked_and_then_taken_back(tmp_path: Path, door: Door):
    with two_of(tmp_path, door, "breaker.least = 4\nbreaker.pause_seconds = 1.0") as two:
        two.first.script(error(500, "failing"))
        told = [two.ask().status_code for _ in range(4)]
        asked = len(two.first.requests)
        eventually(lambda: two.ask().status_code == 200)
        two.first.script(door.says("I am the first."))

        eventually(lambda: two.ask().headers["x-memory-upstream"] == "default")

    assert told == [500] * 4, "what may have been charged is told"
    assert asked == 4
    assert two.second.requests, "the second took its place"
