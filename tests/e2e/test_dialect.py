"""The turn knows no protocol: one that is written for these tests alone has the whole memory."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.scripted_upstream import ScriptedUpstream, cut, reply
from tests.toy_dialect import Toy

NOTED = reply(b"data: Not\n\n", b"data: ed.\n\n", b"data: BYE\n\n", content_type=b"text/event-stream")


@pytest.fixture
def ricordo(tmp_path: Path, upstream: ScriptedUpstream) -> Iterator[Ricordo]:
    with ricordo_of(settings_for(tmp_path / "ricordo.db", upstream), upstream, dialects=[Toy()]) as ricordo:
        ricordo.reset()
        upstream.script(NOTED)
        yield ricordo


@pytest.fixture
def upstream() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


def say(ricordo: Ricordo, *lines: str, **headers: str) -> httpx2.Response:
    sent = {"Authorization": f"Bearer {KEY}", **headers}
    return httpx2.post(f"{ricordo.origin}/v1/toy", json={"ada": lines}, headers=sent, timeout=30)


def asked(ricordo: Ricordo) -> list[str]:
    """The lines of the last prompt."""
    (lines,) = ricordo.upstream.requests[-1].json().values()
    return lines


def test_what_is_said_goes_through_and_comes_back(ricordo: Ricordo):
    answer = say(ricordo, "u Hello.")

    assert asked(ricordo) == ["u Hello."]
    assert (answer.status_code, answer.text) == (200, "data: Not\n\ndata: ed.\n\ndata: BYE\n\n")
    assert answer.headers["x-memory-status"] == "miss"


def test_what_was_told_is_in_the_next_prompt(ricordo: Ricordo):
    user = remembered_name(ricordo)

    say(ricordo, "u Where does my sister live?", **{"X-Memory-User": user})

    assert any("Zerbinetta" in line for line in asked(ricordo))
    assert asked(ricordo)[-1].endswith("Where does my sister live?")


def remembered_name(ricordo: Ricordo) -> str:
    say(ricordo, "u My sister Zerbinetta lives in Naxos.", **{"X-Memory-User": "ada"})
    assert ricordo.remembered("ada") == ["My sister Zerbinetta lives in Naxos."]
    return "ada"


def test_its_prompt_begins_with_the_one_before_and_its_turns_are_found_again(ricordo: Ricordo):
    user = {"X-Memory-User": remembered_name(ricordo)}
    first = say(ricordo, "u Where does my sister live?", **user)
    before = asked(ricordo)
    second = say(ricordo, "u Where does my sister live?", "a Noted.", "u And what is she called?", **user)

    assert asked(ricordo)[: len(before)] == before
    assert second.headers["x-memory-session"] == first.headers["x-memory-session"]


def test_an_answer_that_is_cut_ends_as_the_dialect_says(ricordo: Ricordo):
    ricordo.upstream.script(NOTED, cut(after=len("data: Not\n\n")))

    assert say(ricordo, "u Hello.").text.startswith("data: Not\n\ndata: upstream_truncated ")


def test_an_error_in_the_place_of_an_answer_has_the_dialects_shape(ricordo: Ricordo):
    headers: dict[str, Any] = {"X-Memory-Mode": "sideways"}

    answer = say(ricordo, "u Hello.", **headers)

    assert (answer.status_code, answer.text.split()[0]) == (400, "invalid_scope_value")
    assert int(answer.headers["content-length"]) == len(answer.content)
