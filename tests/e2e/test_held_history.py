"""Conversations that the provider keeps: a request brings nothing but the newest words, and who it goes on from."""

import contextlib
import itertools
import threading
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from config.settings import Settings
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.test_replay import FACTS, WORDS, erase, learn
from tests.scripted_provider import ScriptedProvider, text_of
from tests.scripted_upstream import Chat, ScriptedUpstream, ToolCall

pytestmark = pytest.mark.long

REX = "The dog of Ada is called Rex"
ALLERGY = "I'm allergic to penicillin."
TOOLS: list[Any] = [{"type": "function", "name": "look_up", "parameters": {"type": "object"}, "strict": False}]
MARK = "<ricordo-notes>"


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path_factory.mktemp("store") / "ricordo.db", upstream)
        with ricordo_of(settings, upstream) as ricordo:
            yield ricordo


@pytest.fixture
def provider(ricordo: Ricordo) -> ScriptedProvider:
    provider = ScriptedProvider()
    provider.script(ricordo.upstream)
    return provider


class Talk:
    """A user's conversation, of which the provider keeps the history."""

    def __init__(self, ricordo: Ricordo, provider: ScriptedProvider, user: str, **always: Any) -> None:
        self.provider = provider
        self.always = always
        self.last: str | None = None
        self.headers: dict[str, str] = {}
        self._client: Any = ricordo.client(user)

    def ask(self, words: Any, **more: Any) -> None:
        """Its next turn."""
        held = {} if "conversation" in self.always or self.last is None else {"previous_response_id": self.last}
        asked = {"model": "m", "input": words, **held, **self.always, **more}
        raw = self._client.responses.with_raw_response.create(**asked)
        self.headers = dict(raw.headers)
        self.last = raw.parse().id

    @property
    def session(self) -> str:
        return self.headers["x-memory-session"]

    @property
    def turn(self) -> str:
        return self.headers["x-memory-turn"]

    @property
    def prompt(self) -> str:
        """All that the model has read for the last answer, what it is instructed beside."""
        newest = self.provider.newest
        return f"{newest.envelope['instructions'] or ''}\n{text_of(newest.prompt)}"


@pytest.fixture(params=["previous_response_id", "conversation"])
def held(request: pytest.FixtureRequest) -> str:
    """By what its provider finds a conversation."""
    return request.param


def talk_of(ricordo: Ricordo, provider: ScriptedProvider, user: str, held: str) -> Talk:
    """A new conversation of a user."""
    if held == "conversation":
        return Talk(ricordo, provider, user, conversation=ricordo.client(user).conversations.create().id)
    return Talk(ricordo, provider, user)


def named(held: str, user: str) -> str:
    return f"{user}-{held}"


def test_a_conversation_is_one_session_and_is_read_once(ricordo: Ricordo, provider: ScriptedProvider, held: str):
    talk = talk_of(ricordo, provider, named(held, "one"), held)
    sessions: set[str] = set()
    turns: set[str] = set()
    for words in ("Hello!", "How are you?", "Yes.", "Yes."):
        talk.ask(words)
        sessions.add(talk.session)
        turns.add(talk.turn)

    assert len(sessions) == 1
    assert len(turns) == 4
    if held == "conversation":
        assert sessions == {talk.always["conversation"]}


def test_nothing_is_said_again_that_stands_in_the_history(ricordo: Ricordo, provider: ScriptedProvider, held: str):
    user = named(held, "once")
    learn(ricordo, user, REX)
    talk = talk_of(ricordo, provider, user, held)

    for number in range(5):
        talk.ask(f"What is the dog called, once more? {number}")

    assert talk.prompt.count("called Rex") == 1


def test_nothing_is_replayed(ricordo: Ricordo, provider: ScriptedProvider, held: str):
    user = named(held, "replay")
    learn(ricordo, user, REX, "Ada plays the cello")
    talk = talk_of(ricordo, provider, user, held)
    for words in ("What is my dog called?", "Which instrument do I play, the cello?", "Thanks!"):
        talk.ask(words)

    sent = ricordo.upstream.requests[-1].json()

    assert MARK not in str(sent["input"])
    assert talk.headers["x-memory-replayed-tokens"] == "0"
    assert "called Rex" in talk.prompt
    assert "plays the cello" in talk.prompt


def test_what_her_own_words_say_there_is_not_put_beside_them(ricordo: Ricordo, provider: ScriptedProvider, held: str):
    user = named(held, "words")
    talk = talk_of(ricordo, provider, user, held)
    talk.ask("I went to a concert of Martha Argerich in Lucerne.")
    ricordo.ingested()

    talk.ask("Whose concert was it that I went to?")

    assert talk.prompt.count("Argerich") == 1


def test_what_stands_in_every_prompt_is_sent_with_every_request(
    ricordo: Ricordo, provider: ScriptedProvider, held: str
):
    user = named(held, "stable")
    ricordo.client(user).responses.create(model="m", input=ALLERGY)
    ricordo.ingested()
    talk = talk_of(ricordo, provider, user, held)
    stable: set[str] = set()
    for words in ("Write a poem.", "A shorter one, please.", "Thanks!"):
        talk.ask(words, instructions="Be kind.")
        stable.add(ricordo.upstream.requests[-1].json()["instructions"])

    assert len(stable) == 1
    assert "penicillin" in stable.pop()


def test_what_becomes_known_meanwhile_is_said_once_in_front_of_the_newest_words(
    ricordo: Ricordo, provider: ScriptedProvider, held: str
):
    user = named(held, "meanwhile")
    learn(ricordo, user, "Ada wants short answers", pinned=True)
    talk = talk_of(ricordo, provider, user, held)
    talk.ask("Hello, how are you?")
    learn(ricordo, user, "Ada speaks Portuguese", pinned=True)

    for words in ("And now?", "And now, again?", "Thanks!"):
        talk.ask(words)

    assert talk.prompt.count("Ada speaks Portuguese") == 1
    assert talk.prompt.count("Ada wants short answers") == 1


def test_a_conversation_goes_on_after_a_restart(provider: ScriptedProvider, tmp_path_factory: pytest.TempPathFactory):
    with ScriptedUpstream.in_thread() as upstream:
        provider.script(upstream)
        settings = settings_for(tmp_path_factory.mktemp("again") / "ricordo.db", upstream)
        with ricordo_of(settings, upstream) as ricordo:
            learn(ricordo, "ada", REX)
            talk = Talk(ricordo, provider, "ada")
            talk.ask("What is my dog called?")
            session, last = talk.session, talk.last
        with ricordo_of(settings, upstream) as ricordo:
            talk = Talk(ricordo, provider, "ada")
            talk.last = last
            talk.ask("What is the dog called, once more?")

            assert talk.session == session
            assert talk.prompt.count("called Rex") == 1


def test_a_loop_of_tools_is_one_turn_though_its_steps_bring_nothing_but_what_the_tools_gave(
    ricordo: Ricordo, provider: ScriptedProvider, held: str
):
    user = named(held, "tools")
    learn(ricordo, user, REX)
    learn(ricordo, user, "Ada wants short answers", pinned=True)
    talk = talk_of(ricordo, provider, user, held)
    turns: list[str] = []
    for step, call in enumerate((ToolCall("look_up", "{}", "c0"), ToolCall("look_up", "{}", "c1"), None)):
        provider.says = lambda _, call=call: Chat(tool_calls=(call,)) if call else Chat("Rex likes it.")
        given: Any = [{"type": "function_call_output", "call_id": f"c{step - 1}", "output": "ok"}]
        talk.ask(given if step else "Look up what my dog likes to eat.", tools=TOOLS)
        turns.append(talk.turn)
        assert "short answers" in ricordo.upstream.requests[-1].json()["instructions"]
    provider.says = lambda _: Chat("Sure.")
    talk.ask("And the dog, is it called Rex?")

    assert len({*turns}) == 1
    assert talk.turn not in turns
    assert talk.prompt.count("called Rex") == 2  # once from us, once from her
    told = httpx2.get(f"{ricordo.origin}/memory/v1/turns/{turns[0]}", headers=bearer()).json()
    assert len(told["steps"]) == 3


def bearer() -> dict[str, str]:
    return {"Authorization": f"Bearer {KEY}"}


def test_the_same_request_again_is_the_same_turn(ricordo: Ricordo, provider: ScriptedProvider, held: str):
    user = named(held, "again")
    learn(ricordo, user, REX)
    talk = talk_of(ricordo, provider, user, held)
    talk.ask("Hello!")
    before = talk.last
    talk.ask("What is my dog called?")
    turn = talk.turn
    talk.last = before
    talk.ask("What is my dog called?", extra_headers={"x-stainless-retry-count": "1"})

    assert talk.turn == turn
    assert "called Rex" in ricordo.upstream.requests[-1].body.decode()


def test_who_branches_off_an_earlier_answer_hears_what_was_said_on_the_other_branch(
    ricordo: Ricordo, provider: ScriptedProvider
):
    learn(ricordo, "branch", REX)
    talk = Talk(ricordo, provider, "branch")
    talk.ask("Hello!")
    fork, session = talk.last, talk.session
    talk.ask("What is my dog called?")
    talk.last = fork
    talk.ask("My dog, what is its name?")

    assert talk.session != session
    assert talk.prompt.count("called Rex") == 1


def test_P9_what_was_erased_is_in_no_request_any_more_and_what_is_left_is_not_said_twice(
    ricordo: Ricordo, provider: ScriptedProvider
):
    rex, _ = learn(ricordo, "erased", REX, "The dog of Ada is a poodle")
    talk = Talk(ricordo, provider, "erased")
    talk.ask("What is my dog called?")
    erase(ricordo, "erased", rex)

    talk.ask("What is the dog called, once more?")

    assert "Rex" not in ricordo.upstream.requests[-1].body.decode()


# ── Whatever happens ──────────────────────────────────────────────────────────────────────────────────────────

EXAMPLES, CAMPAIGN_EXAMPLES = 6, 200


class Said(NamedTuple):
    """A turn: what she says, from which of the answers so far it goes on, how often tools run, how often it is sent."""

    words: str
    back: int = 0
    tools: int = 0
    times: int = 1


class Learnt(NamedTuple):
    text: str
    pinned: bool


SAID = st.builds(
    Said,
    words=st.sampled_from([*(f"What of {word}?" for word in WORDS), "yes", "go on"]),
    back=st.sampled_from([0, 0, 0, 0, 1, 2]),
    tools=st.sampled_from([0, 0, 1, 2]),
    times=st.sampled_from([1, 1, 1, 2]),
)
LEARNT = st.builds(Learnt, text=st.sampled_from([f"The {word} of Ada is a tenth" for word in WORDS]), pinned=...)
HAPPENINGS = st.lists(st.one_of(SAID, SAID, SAID, LEARNT, st.just("restart")), min_size=3, max_size=12)


class House:
    """A proxy that can be restarted over one store, and the provider behind it."""

    def __init__(self, settings: Settings, upstream: ScriptedUpstream) -> None:
        self.provider = ScriptedProvider()
        self.provider.script(upstream)
        self.users = itertools.count()
        self._settings = settings
        self._upstream = upstream
        self._stack = contextlib.ExitStack()
        self.restart()

    def restart(self) -> None:
        self.stop()
        self.ricordo = self._stack.enter_context(ricordo_of(self._settings, self._upstream, worker=False))

    def stop(self) -> None:
        self._stack.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with ScriptedUpstream.in_thread() as upstream:
        house = House(settings_for(tmp_path_factory.mktemp("house") / "ricordo.db", upstream), upstream)
        yield house
        house.stop()


@given(happenings=HAPPENINGS)
@settings(max_examples=EXAMPLES, derandomize=True, deadline=None)
def test_whatever_happens_nothing_is_replayed_and_no_line_is_said_twice(house: House, happenings: list[Any]):
    no_line_is_said_twice(house, happenings)


@pytest.mark.campaign
@pytest.mark.timeout(3600)
@given(happenings=HAPPENINGS)
@settings(max_examples=CAMPAIGN_EXAMPLES, deadline=None)
def test_held_history_of_responses_campaign(house: House, happenings: list[Any]):
    no_line_is_said_twice(house, happenings)


def no_line_is_said_twice(house: House, happenings: list[Any]) -> None:
    """Let it happen to a user's conversation; look at all that the model read, turn by turn."""
    user, answers = f"user-{next(house.users)}", list[str]()
    known = {*FACTS}
    learn(house.ricordo, user, *FACTS)
    for happening in happenings:
        match happening:
            case Said():
                talk = Talk(house.ricordo, house.provider, user)
                for _ in range(happening.times):
                    talk.last = answers[-1 - happening.back] if len(answers) > happening.back else None
                    said_once(house, talk, happening, known)
                answers.append(str(talk.last))
            case Learnt():
                if happening.text in known:  # two memories that say the same have a line each
                    continue
                known.add(happening.text)
                learn(house.ricordo, user, happening.text, pinned=happening.pinned)
            case _:
                house.restart()


def as_items(asked: Any) -> list[dict[str, Any]]:
    items: list[dict[str, Any]] = [{"role": "user", "content": asked}] if isinstance(asked, str) else asked
    return items


def said_once(house: House, talk: Talk, said: Said, known: set[str]) -> None:
    """A whole turn: its words, its loop of tools, its answer."""
    for step in range(said.tools + 1):
        call = ToolCall("look_up", "{}", f"c{step}")
        house.provider.says = lambda _, call=call, step=step: (
            Chat(tool_calls=(call,)) if step < said.tools else Chat("Well.")
        )
        given: Any = [{"type": "function_call_output", "call_id": f"c{step - 1}", "output": f"{step} degrees"}]
        talk.ask(given if step else said.words, tools=TOOLS)
        assert MARK not in text_of(as_items(house.ricordo.upstream.requests[-1].json()["input"])).replace(MARK, "", 1)
        assert {text: talk.prompt.count(text) for text in known if talk.prompt.count(text) > 1} == {}


def test_two_at_once_in_one_conversation_lose_nothing(ricordo: Ricordo, provider: ScriptedProvider):
    kept_as = ricordo.client("both").conversations.create().id
    talks = [Talk(ricordo, provider, "both", conversation=kept_as) for _ in range(6)]
    threads = [threading.Thread(target=talk.ask, args=(f"Hello number {n}!",)) for n, talk in enumerate(talks)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert {talk.session for talk in talks} == {kept_as}
    assert len({talk.turn for talk in talks}) == 6
