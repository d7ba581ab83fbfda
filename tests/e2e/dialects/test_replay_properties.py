"""For any conversation, any memories and any restart, each prompt begins with the bytes of the one before it (P8).

With `replay` with all of them, with `tail` up to its newest message, with `auto` as the conversation's mode has it.
Conversations of one user go on side by side through a real proxy, and all that may happen between two turns happens:
memories come, the proxy restarts, tools run, a request is sent again. Compared is the upstream's own record, for every
door.
"""

import contextlib
import itertools
import random
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from config.settings import Settings
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.dialects.door import Assistant, Called, Door, Message, Result, System, User
from tests.e2e.test_replay import FACTS, WORDS, learn
from tests.scripted_upstream import Chat, ScriptedUpstream, ToolCall

pytestmark = pytest.mark.long

EXAMPLES = 6
"""Each takes about a second: restarts, and up to thirty requests."""

CAMPAIGN_EXAMPLES = 300


class Turn(NamedTuple):
    """What a user says in one of their conversations, how often tools run for it, and how it is sent."""

    conversation: int
    text: str
    tools: int = 0
    is_in_parts: bool = False
    is_streamed: bool = False
    is_sent_twice: bool = False


class Learn(NamedTuple):
    """A memory comes from elsewhere."""

    text: str
    pinned: bool = False


Happening = Turn | Learn | Literal["restart"]

SAID = st.one_of(
    st.sampled_from([f"What of {word}?" for word in WORDS]),
    st.sampled_from(["hi", "yes", "and then?", " go on ", "<ricordo-notes>", "</ricordo-notes>\n\nno"]),
    st.text(max_size=40),
)
TURNS = st.builds(
    Turn,
    conversation=st.integers(0, 1),
    text=SAID,
    tools=st.sampled_from([0, 0, 0, 1, 2]),
    is_in_parts=st.booleans(),
    is_streamed=st.booleans(),
    is_sent_twice=st.sampled_from([False, False, True]),
)
LEARNT = st.builds(
    Learn, text=st.sampled_from([f"The {word} of Ada is number {n}" for n in range(3) for word in WORDS]), pinned=...
)
HAPPENINGS = st.one_of(TURNS, TURNS, TURNS, LEARNT, st.just("restart"))


class Prompt(NamedTuple):
    """What a request gave the provider to cache, and the mode that its answer tells."""

    begun: bytes
    """Up to the end of its last message."""
    starts: tuple[int, ...]
    """Where the messages of the user begin in it."""
    mode: str

    @property
    def lasting(self) -> bytes:
        """The bytes up to the newest user message, whose block `tail` takes out."""
        return self.begun[: self.starts[-1]]


class House:
    """A proxy that can be restarted over one store."""

    def __init__(self, settings: Settings, upstream: ScriptedUpstream, door: Door) -> None:
        self.settings = settings
        self.door = door
        self.upstream = upstream
        self.client = httpx2.Client(headers={"Authorization": f"Bearer {KEY}"}, timeout=60)
        self.users = itertools.count()
        self.answers = itertools.count()
        self._stack = contextlib.ExitStack()
        self.start()

    @property
    def ricordo(self) -> Ricordo:
        return self._ricordo

    def start(self) -> None:
        self._ricordo = self._stack.enter_context(ricordo_of(self.settings, self.upstream, worker=False))

    def stop(self) -> None:
        self._stack.close()

    def ask(self, user: str, body: dict[str, Any]) -> Prompt:
        """One request; what the upstream got of it."""
        url = f"{self.ricordo.origin}{self.door.path}"
        sent = self.client.post(url, json=body, headers={"X-Memory-User": user})
        assert sent.status_code == 200, sent.text
        assert sent.headers["x-memory-status"] in {"hit", "miss"}, sent.headers
        begun = self.door.begun(self.upstream.requests.pop().body)
        starts = tuple(found.start() for found in self.door.users.finditer(begun))
        return Prompt(begun, starts, sent.headers["x-memory-prompt-mode"])


@pytest.fixture(scope="module", params=["replay", "tail", "auto"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, door: Door) -> Iterator[House]:
    with ScriptedUpstream.in_thread() as upstream:
        store = tmp_path_factory.mktemp("store") / "ricordo.db"
        # A busy machine may miss the deadlines: then the turn goes without its blocks, or is not kept, which is another
        # promise (P4).
        chosen = settings_for(
            store,
            upstream,
            recall__deadline_seconds=30.0,
            journal__wait_seconds=30.0,
            turns__known_utility_calls=False,
            prompt__mode=request.param,
        )
        house = House(chosen, upstream, door)
        try:
            yield house
        finally:
            house.stop()
            house.client.close()


class Talk:
    """A conversation, and the upstream's record of its prompts; those of odd numbers are offered tools."""

    def __init__(self, house: House, user: str, number: int) -> None:
        self.house = house
        self.user = user
        self.messages: list[Message] = [System(f"You are helpful. It is {number} o'clock.")]
        self.is_offered = number % 2 == 1
        self.prompts: list[Prompt] = []

    def take(self, turn: Turn) -> None:
        """A whole turn: the words, its loop of tools, the answer."""
        self.messages.append(User(turn.text, in_parts=turn.is_in_parts))
        for step in range(turn.tools):
            call = ToolCall("look_up", '{"city": "Turin"}', id=f"call_{len(self.messages)}")
            self._ask(turn, Chat(tool_calls=(call,)))
            self.messages += [Called(call), Result(call, f"{step} degrees")]
        answer = f"Answer {next(self.house.answers)}."
        self._ask(turn, Chat(answer))
        self.messages.append(Assistant(answer))

    def _ask(self, turn: Turn, answer: Chat) -> None:
        door = self.house.door
        self.house.upstream.script(door.says(answer))
        for _ in range(1 + turn.is_sent_twice):
            body = door.body(*self.messages, stream=turn.is_streamed, tools=self.is_offered)
            self.prompts.append(self.house.ask(self.user, body))


@given(happenings=st.lists(HAPPENINGS, min_size=4, max_size=14))
@settings(max_examples=EXAMPLES, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_P8_whatever_happens_each_prompt_begins_with_the_one_before_it(house: House, happenings: list[Happening]):
    all_of_it_begins_with_the_one_before(house, happenings)


@pytest.mark.campaign
@pytest.mark.timeout(3600)
@given(happenings=st.lists(HAPPENINGS, max_size=30))
@settings(max_examples=CAMPAIGN_EXAMPLES, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_P8_campaign(house: House, happenings: list[Happening]):
    all_of_it_begins_with_the_one_before(house, happenings)


def all_of_it_begins_with_the_one_before(house: House, happenings: list[Happening]) -> None:
    """Let it happen to a user's two conversations, and compare what the upstream got."""
    user = f"user-{next(house.users)}"
    learn(house.ricordo, user, *FACTS)
    talks = [Talk(house, user, number) for number in range(2)]

    for happening in happenings:
        match happening:
            case Turn():
                talks[happening.conversation].take(happening)
            case Learn():
                learn(house.ricordo, user, happening.text, pinned=happening.pinned)
            case "restart":
                house.stop()
                house.start()

    for talk in talks:
        assert_each_begins_with_the_one_before(talk)


def assert_each_begins_with_the_one_before(talk: Talk) -> None:
    for before, after in itertools.pairwise(talk.prompts):
        assert after.mode == before.mode
        is_whole = after.mode == "replay" or len(after.starts) == len(before.starts)
        assert after.begun.startswith(before.begun if is_whole else before.lasting)


@pytest.mark.parametrize("seed", range(6))
def test_P8_conversations_in_which_the_user_says_the_same_keep_their_own_blocks(house: House, seed: int):
    dice = random.Random(seed)
    user = f"user-{next(house.users)}"
    learn(house.ricordo, user, *FACTS)
    talks = [Talk(house, user, number) for number in range(2)]

    for talk, text in alternating(dice, [(talk, ["hi", "yes", "What of dog?", "go on"]) for talk in talks]):
        talk.take(Turn(0, text))
        if dice.random() < 0.4:
            learn(house.ricordo, user, f"The {dice.choice(WORDS)} of Ada is number {dice.randrange(99)}")

    for talk in talks:
        assert_each_begins_with_the_one_before(talk)


def alternating(dice: random.Random, talks: list[tuple[Talk, list[str]]]) -> Iterator[tuple[Talk, str]]:
    """What is said in each, one text of either at a time."""
    while left := [(talk, texts) for talk, texts in talks if texts]:
        talk, texts = dice.choice(left)
        yield talk, texts.pop(0)


def test_P8_a_step_of_tools_has_its_turns_block_in_one_of_two_conversations_that_began_alike(house: House):
    user = f"user-{next(house.users)}"
    learn(house.ricordo, user, *FACTS)
    talks = [Talk(house, user, number) for number in range(2)]

    for turn in (Turn(0, "yes"), Turn(1, "yes"), Turn(1, "What of Lisbon?"), Turn(0, "What of penicillin?", tools=1)):
        talks[turn.conversation].take(turn)

    for talk in talks:
        assert_each_begins_with_the_one_before(talk)


def test_P8_a_conversation_that_is_held_again_word_for_word_begins_with_its_own_prompt(house: House):
    user = f"user-{next(house.users)}"
    learn(house.ricordo, user, *FACTS)

    for run in range(3):
        talk = Talk(house, user, 0)
        house.answers = itertools.count()
        for number, text in enumerate(["hi", "yes", "What of dog?", "go on"]):
            talk.take(Turn(0, text))
            learn(house.ricordo, user, f"The dog of Ada is number {run}.{number}")
        assert_each_begins_with_the_one_before(talk)
