"""`prompt.mode = "auto"`: a conversation's first request decides, and whichever proxy serves the next one obeys."""

from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.e2e.conftest import KEY, ricordo_of, settings_for
from tests.e2e.test_replay import FACTS, Talk, learn
from tests.scripted_upstream import ScriptedUpstream

TOOLS = [{"type": "function", "function": {"name": "look_up", "parameters": {"type": "object"}}}]


@pytest.mark.parametrize(
    ("first", "later", "mode", "blocks"),
    [({}, {"tools": TOOLS}, "tail", [0, 1]), ({"tools": TOOLS}, {"tools": []}, "replay", [1, 1])],
)
def test_a_conversation_keeps_its_mode_in_another_process_whatever_it_looks_like_by_then(
    tmp_path: Path, first: dict[str, Any], later: dict[str, Any], mode: str, blocks: list[int]
):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream, prompt__mode="auto", recall__top_k=3)
        with ricordo_of(settings, upstream, worker=False) as one:
            learn(one, "ada", *FACTS)
            talk = Talk(one, "ada")
            talk.fields = first
            begun = talk.ask("What is my dog called?")
        with ricordo_of(settings, upstream, worker=False) as other:
            talk.ricordo, talk.fields = other, later
            gone_on = talk.ask("And where does my sister live?")
            (told,) = turn_of(other.origin, gone_on)

    assert [each.headers["x-memory-prompt-mode"] for each in (begun, gone_on)] == [mode, mode]
    assert [str(talk.prompt[index]).count("<ricordo-notes>") for index in (1, 3)] == blocks
    assert told["added"]["mode"] == mode


def test_what_has_no_memory_in_it_has_no_mode(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream, prompt__mode="auto")
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            written = Talk(ricordo, "ada", **{"X-Memory-Mode": "write"}).ask("Hello there, machine")

    assert written.headers["x-memory-status"] == "off"
    assert "x-memory-prompt-mode" not in written.headers


def turn_of(origin: str, answer: httpx2.Response) -> list[dict[str, Any]]:
    """The steps of an answer's turn, as the API tells them."""
    asked = httpx2.get(
        f"{origin}/memory/v1/turns/{answer.headers['x-memory-turn']}", headers={"Authorization": f"Bearer {KEY}"}
    )
    return asked.json()["steps"]
