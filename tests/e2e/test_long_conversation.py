"""An endless conversation through the whole product stays inside its model's window, and forgets nothing."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx2
import pytest

from memory.text.tokens import estimate_tokens
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.scripted_models import Question, ScriptedModels
from tests.scripted_upstream import Chat, ScriptedUpstream

FILLER = "And then it went on for a while, as such stories do. "


def summariser(question: Question) -> str:
    """Sums up by the codes that it read; finds no facts."""
    if "summar" not in question.system[:200].lower():
        return '{"facts": []}'
    codes = dict.fromkeys(re.findall(r"code \d+ is x\d+y", question.user))
    return json.dumps({"summary": "; ".join(codes)})


def text_of(messages: list[dict[str, Any]]) -> str:
    return "\n".join(str(message["content"]) for message in messages)


def talk(ricordo: Ricordo, upstream: ScriptedUpstream, *, turns: int, words: int) -> list[list[dict[str, Any]]]:
    """All prompts that the upstream saw, turn by turn; the client resends everything each time."""
    messages: list[dict[str, Any]] = [{"role": "system", "content": "Be kind."}]
    prompts: list[list[dict[str, Any]]] = []
    with httpx2.Client(timeout=30) as client:
        for number in range(turns):
            messages.append({"role": "user", "content": f"The code {number} is x{number}y. " + FILLER * words})
            answer = f"Answer {number}. " + FILLER * words
            upstream.script(Chat(answer))
            response = client.post(
                f"{ricordo.origin}/v1/chat/completions",
                json={"model": "small-1", "messages": messages},
                headers={"Authorization": f"Bearer {KEY}", "X-Memory-User": "ada"},
            )
            assert response.status_code == 200
            messages.append({"role": "assistant", "content": answer})
            prompts.append(upstream.requests[-1].json()["messages"])
            upstream.requests.clear()
            ricordo.ingested()
    return prompts


def changes_of(prompts: list[list[dict[str, Any]]]) -> int:
    """How often a prompt did not begin with the one before: each time the provider's cache is lost."""
    return sum(after[: len(before)] != before for before, after in pairwise(prompts))


def hold(tmp_path: Path, *, turns: int, words: int, window: int) -> None:
    with ScriptedUpstream.in_thread() as upstream, ScriptedModels.in_thread() as models:
        models.says(summariser)
        settings = settings_for(
            tmp_path / "ricordo.db",
            upstream,
            compression__windows=[f"small={window}"],
            llm__kind="openai",
            llm__base_url=models.url("openai"),
            llm__api_key="sk-test",
        )
        with ricordo_of(settings, upstream) as ricordo:
            prompts = talk(ricordo, upstream, turns=turns, words=words)
        made = sum("summar" in question.system[:200].lower() for question in models.questions)

    sizes = [sum(estimate_tokens(str(message["content"])) for message in prompt) for prompt in prompts]
    assert sum(sizes[-1:]) < window < turns * words * 2 * estimate_tokens(FILLER)
    assert max(sizes) <= window
    assert 0 < changes_of(prompts) <= made
    last = text_of(prompts[-1])
    assert all(f"x{number}y" in last for number in range(turns)), "every early fact is in the prompt"
    assert prompts[-1][0]["content"].startswith("Be kind.")


def test_a_long_conversation_stays_inside_the_window_and_keeps_every_early_fact(tmp_path: Path):
    hold(tmp_path, turns=60, words=12, window=6_000)


@pytest.mark.campaign
@pytest.mark.timeout(1_200)
def test_400_turns_and_250_000_tokens_stay_inside_a_window_of_32_000(tmp_path: Path):
    hold(tmp_path, turns=400, words=26, window=32_000)
