"""What memory costs and spares is told: in headers, in the turn's record and in the metrics."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.test_replay import Talk, erase, learn
from tests.scripted_upstream import Chat, ScriptedUpstream

COUNTED = {"prompt_tokens": 2006, "completion_tokens": 7, "prompt_tokens_details": {"cached_tokens": 1920}}


@pytest.fixture(scope="module", params=["none", "openai", "anthropic"])
def _quiet(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    with ScriptedUpstream.in_thread() as upstream:
        store = tmp_path_factory.mktemp("store") / "ricordo.db"
        settings = settings_for(store, upstream, upstream__cache_hints=request.param)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            yield ricordo


@pytest.fixture
def ricordo(_quiet: Ricordo) -> Ricordo:
    _quiet.reset()
    return _quiet


@pytest.fixture
def hints(ricordo: Ricordo) -> str:
    return ricordo.settings.upstream.cache_hints


def metrics(ricordo: Ricordo) -> dict[str, float]:
    """The counters of the accounts."""
    lines = httpx2.get(f"{ricordo.origin}/metrics").text.splitlines()
    names = ("ricordo_prompt_tokens_total", "ricordo_injected_tokens_total", "ricordo_cache_losses_total")
    return {
        name.removeprefix("ricordo_"): float(value)
        for name, _, value in (line.rpartition(" ") for line in lines)
        if name.startswith((*names, "ricordo_counted_prompts_total"))
    }


def counted(ricordo: Ricordo, before: dict[str, float]) -> dict[str, float]:
    """What was counted since."""
    now = metrics(ricordo)
    return {name: now[name] - before.get(name, 0) for name in now if now[name] != before.get(name, 0)}


def step(ricordo: Ricordo, response: httpx2.Response) -> dict[str, Any]:
    """The turn as the API tells of it."""
    url = f"{ricordo.origin}/memory/v1/turns/{response.headers['x-memory-turn']}"
    return httpx2.get(url, headers={"Authorization": f"Bearer {KEY}"}).json()["steps"][-1]


def asked(ricordo: Ricordo, user: str, *, stream: bool, options: dict[str, Any] | None = None) -> httpx2.Response:
    ricordo.upstream.script(Chat("Yes.", usage=COUNTED))
    body = {"model": "m", "messages": [{"role": "user", "content": "Hello there"}], "stream": stream}
    return httpx2.post(
        f"{ricordo.origin}/v1/chat/completions",
        json=body | ({"stream_options": options} if options else {}),
        headers={"Authorization": f"Bearer {KEY}", "X-Memory-User": user},
    )


@pytest.mark.parametrize("stream", [False, True])
def test_what_the_upstream_counted_is_in_the_turns_record_and_in_the_metrics(ricordo: Ricordo, stream: bool):
    before = metrics(ricordo)

    response = asked(ricordo, f"counted-{stream}", stream=stream, options={"include_usage": True} if stream else None)

    assert step(ricordo, response)["usage"] == {
        "prompt_tokens": 2006,
        "cached_tokens": 1920,
        "written_tokens": 0,
        "written_hour_tokens": 0,
        "completion_tokens": 7,
    }
    assert counted(ricordo, before) == {
        "counted_prompts_total": 1,
        'prompt_tokens_total{kind="cached"}': 1920,
        'prompt_tokens_total{kind="uncached"}': 86,
    }


def test_nobody_is_made_to_count_who_was_not_asked_to(ricordo: Ricordo):
    before = metrics(ricordo)

    response = asked(ricordo, "uncounted", stream=True)

    assert "stream_options" not in ricordo.upstream.requests[-1].json()
    assert step(ricordo, response)["usage"]["prompt_tokens"] == 0
    assert counted(ricordo, before) == {}


def test_what_memory_adds_is_new_once_and_replayed_from_then_on(ricordo: Ricordo):
    learn(ricordo, "added", "The dog of Ada is called Rex", "The boat of Ada is called Andrea Doria")
    learn(ricordo, "added", "Ada wants short answers", pinned=True)
    talk = Talk(ricordo, "added")
    before = metrics(ricordo)

    first = talk.ask("What is my dog called?")
    second = talk.ask("Does he like it?")

    new, replayed = (int(first.headers[f"x-memory-{name}"]) for name in ("tokens", "replayed-tokens"))
    new_again, again = (int(second.headers[f"x-memory-{name}"]) for name in ("tokens", "replayed-tokens"))
    assert new > 0
    assert replayed == 0
    assert again == new
    added = step(ricordo, second)["added"]
    assert (added["new_tokens"], added["replayed_tokens"], added["lost"]) == (new_again, again, "")
    assert added["blocks"] == 2 + (new_again > 0)
    since = counted(ricordo, before)
    assert since['injected_tokens_total{kind="new"}'] == new + new_again
    assert since['injected_tokens_total{kind="replayed"}'] == again
    assert not any("losses" in name for name in since)


def test_in_a_tool_loop_nothing_of_it_is_new(ricordo: Ricordo):
    learn(ricordo, "loop", "The dog of Ada is called Rex")
    talk = Talk(ricordo, "loop")
    first = talk.ask("What is my dog called?")
    call = {"id": "1", "type": "function", "function": {"name": "f", "arguments": "{}"}}
    talk.messages[-1:] = [
        {"role": "assistant", "content": None, "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "1", "content": "42"},
    ]

    second = talk.send()

    assert second.headers["x-memory-tokens"] == "0"
    assert second.headers["x-memory-replayed-tokens"] == first.headers["x-memory-tokens"]
    assert step(ricordo, second)["added"]["lost"] == ""


def test_P9_an_erasure_costs_the_cache_once_and_is_counted(ricordo: Ricordo):
    (dog,) = learn(ricordo, "erased", "The dog of Ada is called Rex")
    talk = Talk(ricordo, "erased")
    talk.ask("What is my dog called?")
    before = metrics(ricordo)
    erase(ricordo, "erased", dog)

    lost = [step(ricordo, talk.ask(f"Go on, {n}"))["added"]["lost"] for n in range(3)]

    assert lost == ["erased", "", ""]
    assert counted(ricordo, before)['cache_losses_total{cause="erased"}'] == 1


def test_P9_an_erasure_in_an_older_turn_is_counted_too(ricordo: Ricordo):
    (dog, _) = learn(ricordo, "older", "The dog of Ada is called Rex", "The boat of Ada is called Andrea Doria")
    talk = Talk(ricordo, "older")
    talk.ask("What is my dog called?")
    talk.ask("Something else: the weather")
    erase(ricordo, "older", dog)

    lost = [step(ricordo, talk.ask(f"Go on, {n}"))["added"]["lost"] for n in range(3)]

    assert lost == ["missing", "", ""]


def test_hints_are_in_the_prompt_as_the_upstream_takes_them(ricordo: Ricordo, hints: str):
    learn(ricordo, "hinted", "Ada wants short answers", pinned=True)
    talk = Talk(ricordo, "hinted")
    bodies: list[dict[str, Any]] = []
    for number in range(3):
        talk.ask(f"What of my dog? {number}")
        bodies.append(ricordo.upstream.requests[-1].json())

    assert len({body.get("prompt_cache_key") for body in bodies}) == 1
    assert ("prompt_cache_key" in bodies[0]) == (hints == "openai")
    breakpoints = [[n for n, m in enumerate(body["messages"]) if "cache_control" in str(m)] for body in bodies]
    assert breakpoints == ([[0, 1], [0, 3], [0, 5]] if hints == "anthropic" else [[], [], []])


def test_once_the_ledger_is_full_the_breakpoint_stands_in_front_of_the_block_that_will_be_gone(tmp_path: Path):
    things = ("dog", "boat", "house", "bicycle")
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(
            tmp_path / "ricordo.db", upstream, upstream__cache_hints="anthropic", prompt__ledger_tokens=100
        )
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            talk = Talk(ricordo, "full")
            prompts: list[list[dict[str, Any]]] = []
            lost: list[str] = []
            for thing in things:
                learn(ricordo, "full", f"The {thing} of Ada is called {thing.title()} the First")
                lost.append(step(ricordo, talk.ask(f"What is my {thing} called?"))["added"]["lost"])
                prompts.append(talk.prompt)

    marked = [max(n for n, each in enumerate(prompt) if "cache_control" in str(each)) for prompt in prompts]
    behind = [len(prompt) - 1 - end for prompt, end in zip(prompts, marked, strict=True)]
    assert behind[0] == 0, "the first block is put back"
    assert behind[-1] == 1, "the ledger is full"
    for end, prompt, following in zip(marked, prompts, prompts[1:], strict=False):
        assert said(prompt[: end + 1]) == said(following[: end + 1]), "what is written is read"
    assert lost == [""] * len(things), "nobody had counted on it"


def said(messages: list[dict[str, Any]]) -> list[str]:
    """What is in them, with or without a breakpoint."""
    return [each["content"] if isinstance(each["content"], str) else each["content"][0]["text"] for each in messages]
