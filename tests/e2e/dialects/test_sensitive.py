"""An upstream that may see nothing sensitive sees nothing of it, whoever asked before (docs/upstreams.md)."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import httpx2
import pytest

from config.loading import load_settings
from tests.e2e.asking import told
from tests.e2e.conftest import Ricordo, ricordo_of
from tests.e2e.dialects.application import NO_MORE, Application
from tests.e2e.dialects.door import Assistant, Called, Door, Line, Message, Result, System, User
from tests.scripted_upstream import Answer, ScriptedUpstream, ToolCall

pytestmark = pytest.mark.long

SETTINGS = """
[server]
port = 0
[logs]
level = "error"
[prompt]
mode = "replay"
[recall]
deadline_seconds = 20.0
[store]
path_or_url = "{store}"
[upstream]
base = "{home}"
by_header = true
fallbacks = ["abroad"]
breaker.enabled = false
[upstreams.abroad]
base = "{abroad}"
by_header = true
memory = "no_sensitive"
breaker.enabled = false
"""
BOAT, DOCTOR, PILLS = "My boat is called Andrea Doria.", "Dr. Weber treats my lupus.", "I'm allergic to penicillin."
QUESTION = "What do you know about my boat, and about Dr. Weber?"
HARMLESS, PRIVATE = ("Andrea Doria",), ("lupus", "penicillin")
ABROAD = {"X-Memory-Upstream": "abroad"}
REFUSAL = Answer(status=503, headers=((b"content-type", b"application/json"),), body=(b"{}",))


class Two(NamedTuple):
    """A Ricordo in front of two upstreams, and an application that knows neither."""

    app: Application
    home: ScriptedUpstream
    abroad: ScriptedUpstream

    @property
    def door(self) -> Door:
        return self.app.door

    def say(
        self, *history: Message, user: str, tools: bool = False, headers: Mapping[str, str] = NO_MORE
    ) -> httpx2.Response:
        answer = self.app.post(self.door.body(*history, tools=tools), user, headers)
        assert answer.status_code == 200, answer.text
        return answer

    def seen(self, upstream: ScriptedUpstream) -> list[str]:
        """What of the facts stood in the newest prompt there."""
        lines: list[Line] = self.door.lines(upstream.requests[-1].json())
        said = "\n".join(line.text for line in lines)
        return [word for word in (*HARMLESS, *PRIVATE) if word in said]


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Ricordo, ScriptedUpstream, ScriptedUpstream]]:
    folder = tmp_path_factory.mktemp("two")
    with ScriptedUpstream.in_thread() as home, ScriptedUpstream.in_thread() as abroad:
        file = Path(folder / "ricordo.toml")
        file.write_text(SETTINGS.format(store=folder / "ricordo.db", home=home.base_url, abroad=abroad.base_url))
        with ricordo_of(load_settings(file=file, environ={}), home) as ricordo:
            yield ricordo, home, abroad


@pytest.fixture
def two(_shared: tuple[Ricordo, ScriptedUpstream, ScriptedUpstream], door: Door) -> Two:
    ricordo, *upstreams = _shared
    for upstream in upstreams:
        upstream.requests.clear()
        upstream.script(door.says("Noted."))
    return Two(Application(ricordo, door), *upstreams)


@pytest.fixture
def user(two: Two, request: pytest.FixtureRequest) -> str:
    """Somebody of whom all three facts are known."""
    name = f"{request.function.__name__}-{two.door.name}"
    for fact in (BOAT, DOCTOR, PILLS):
        two.say(User(fact), user=name)
    two.app.ricordo.ingested()
    two.home.requests.clear()
    return name


EVERYTHING = [*HARMLESS, *PRIVATE]


def test_each_upstream_sees_what_it_may(two: Two, user: str):
    two.say(User(QUESTION), user=user)
    answer = two.say(User(QUESTION), user=user, headers=ABROAD)

    assert two.seen(two.home) == EVERYTHING
    assert two.seen(two.abroad) == [*HARMLESS]
    assert told(answer) == ("hit", "sensitive")


def test_the_blocks_of_an_earlier_turn_are_not_replayed_to_one_that_may_not_see_them_and_come_back(two: Two, user: str):
    history: tuple[Message, ...] = (System("Be kind."), User(QUESTION))
    two.say(*history, user=user)
    history = (*history, Assistant("Noted."), User("Thanks. And what else?"))

    two.say(*history, user=user, headers=ABROAD)
    history = (*history, Assistant("Noted."), User("I see. Is that all?"))
    two.say(*history, user=user)

    assert two.seen(two.abroad) in ([], [*HARMLESS])
    assert two.seen(two.home) == EVERYTHING


def test_its_own_blocks_are_replayed_so_that_its_prompts_begin_alike(two: Two, user: str):
    history: tuple[Message, ...] = (System("Be kind."), User(QUESTION))
    two.say(*history, user=user, headers=ABROAD)
    two.say(*history, Assistant("Noted."), User("Thanks. And what else?"), user=user, headers=ABROAD)

    first, second = (two.door.begun(request.body) for request in two.abroad.requests)

    assert second.startswith(first)
    assert two.seen(two.abroad) == [*HARMLESS]


@pytest.mark.parametrize("upstream", ["home", "abroad"])
def test_a_retry_gets_no_block_again_that_was_made_for_another(two: Two, user: str, upstream: str):
    two.say(User(QUESTION), user=user, headers=NO_MORE if upstream == "home" else ABROAD)

    two.say(User(QUESTION), user=user, headers=ABROAD)

    assert two.seen(two.abroad) == [*HARMLESS]


def test_a_step_of_a_tool_loop_gets_no_block_again_that_was_made_for_another(two: Two, user: str):
    call = ToolCall(id="call_1", name="look", arguments='{"where": "here"}')
    two.say(User(QUESTION), user=user, tools=True)
    assert two.seen(two.home) == EVERYTHING

    two.say(User(QUESTION), Called(call), Result(call, "Nothing."), user=user, tools=True, headers=ABROAD)

    assert set(two.seen(two.abroad)) <= {*HARMLESS}


def test_a_fallback_gets_a_prompt_of_its_own(two: Two, user: str):
    two.home.script(REFUSAL)

    answer = two.say(User(QUESTION), user=user)

    assert answer.headers["x-memory-upstream"] == "abroad"
    assert two.seen(two.home) == EVERYTHING
    assert two.seen(two.abroad) == [*HARMLESS]


def test_a_switch_says_the_same_of_any_upstream(two: Two, user: str):
    url = f"{two.app.ricordo.origin}/memory/v1/switches"
    switch = {"upstream": "default", "recall": "no_sensitive"}
    httpx2.put(url, headers={"X-Memory-User": user}, json=switch, timeout=60).raise_for_status()

    two.say(User(QUESTION), user=user)

    assert two.seen(two.home) == [*HARMLESS]
