"""The provider's cache is kept warm: each prompt of a conversation begins with the one before (P8)."""

import asyncio
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from memory.model.memory import Source
from memory.model.scope import Reach, Scope
from memory.ports.changes import Add, Update
from memory.ports.memories import Erasure
from ricordo.parts import embedder_of, now
from ricordo.stores import engine_of
from tests.contract.examples import memory
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.scripted_upstream import Chat, ScriptedUpstream

FACTS = (
    "Ada lives in Lisbon",
    "Ada is allergic to penicillin",
    "The dog of Ada is called Rex",
    "Ada plays the cello",
    "The sister of Ada lives in Oslo",
    "Ada works as a surgeon",
    "Ada drinks no coffee",
    "The boat of Ada is called Andrea Doria",
)
WORDS = ("Lisbon", "penicillin", "dog", "cello", "sister", "surgeon", "coffee", "boat", "Rex", "Oslo")


class Talk:
    """A conversation as an unmodified application holds it: all of it is sent each time."""

    def __init__(self, ricordo: Ricordo, user: str, *, system: str = "You are helpful.", **headers: str) -> None:
        self.ricordo = ricordo
        self.user = user
        self.headers = headers
        self.fields: Mapping[str, object] = {}
        """What is in each request beside model and messages."""
        self.messages: list[dict[str, Any]] = [{"role": "system", "content": system}]
        self.prompt: list[dict[str, Any]] = []
        """What the upstream was sent for the last turn."""

    def ask(self, text: str | list[dict[str, Any]], *, answer: str = "") -> httpx2.Response:
        """One turn."""
        self.messages.append({"role": "user", "content": text})
        self.ricordo.upstream.script(Chat(answer or f"Answer {len(self.messages)}."))
        response = self.send()
        self.messages.append({"role": "assistant", "content": response.json()["choices"][0]["message"]["content"]})
        return response

    def send(self) -> httpx2.Response:
        """One request with the messages as they are."""
        response = httpx2.post(
            f"{self.ricordo.origin}/v1/chat/completions",
            json={"model": "m", "messages": self.messages, **self.fields},
            headers={"Authorization": f"Bearer {KEY}", "X-Memory-User": self.user, **self.headers},
        )
        assert response.status_code == 200, response.text
        self.prompt = self.ricordo.upstream.requests[-1].json()["messages"]
        return response


def prompt_text(messages: list[dict[str, Any]]) -> str:
    return str(messages)


def learn(ricordo: Ricordo, user: str, *texts: str, pinned: bool = False) -> list[str]:
    """Keep memories of a user; their ids."""
    memories = [
        memory(text, Scope("local", user), pinned=pinned, importance=0.9, source=Source.CONFIRMED) for text in texts
    ]

    async def run() -> None:
        async with embedder_of(ricordo.settings) as embedder, engine_of(ricordo.settings, embedder=embedder) as engine:
            vectors = await embedder.embed([each.dated_text for each in memories])
            adds = [Add(memory=each, vector=vectors[n], event_id=f"e{each.id}") for n, each in enumerate(memories)]
            await engine.memories.apply(None, adds, at=now())

    asyncio.run(run())
    return [each.id for each in memories]


def correct(ricordo: Ricordo, memory_id: str, text: str) -> None:
    async def run() -> None:
        async with embedder_of(ricordo.settings) as embedder, engine_of(ricordo.settings, embedder=embedder) as engine:
            (old,) = await engine.memories.get(Reach("local"), [memory_id])
            new = msgspec.structs.replace(old, text=text)
            vectors = await embedder.embed([new.dated_text])
            await engine.memories.apply(
                None, [Update(memory=new, vector=vectors[0], event_id=f"u{memory_id}")], at=now()
            )

    asyncio.run(run())


def erase(ricordo: Ricordo, user: str, memory_id: str) -> None:
    async def run() -> None:
        async with engine_of(ricordo.settings) as engine:
            await engine.memories.erase(
                Erasure(what="memory", tenant="local", user=user, memory_ids=(memory_id,)), at=now()
            )

    asyncio.run(run())


@pytest.fixture(scope="module")
def _quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """Without a worker: what is known is what a test teaches. Few at a time, so that later turns have news, too."""
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path_factory.mktemp("store") / "ricordo.db", upstream, recall__top_k=3)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            yield ricordo


@pytest.fixture
def ricordo(_quiet: Ricordo) -> Ricordo:
    _quiet.reset()
    return _quiet


@pytest.mark.parametrize("seed", range(4))
def test_P8_the_prompt_of_each_turn_begins_with_the_prompt_of_the_turn_before(ricordo: Ricordo, seed: int):
    chance = random.Random(seed)
    user = f"prefix-{seed}"
    learn(ricordo, user, *FACTS)
    learn(ricordo, user, "Ada wants short answers", pinned=True)
    talk = Talk(ricordo, user)
    before: list[dict[str, Any]] = []
    blocks = 0

    for number in range(12):
        question = f"What of {chance.choice(WORDS)} and {chance.choice(WORDS)}? ({number})"
        talk.ask([{"type": "text", "text": question}] if chance.random() < 0.3 else question)
        prompt = talk.prompt
        assert prompt[: len(before)] == before
        before = prompt
        blocks += prompt_text(prompt[-1:]).count("<ricordo-notes>")
        if chance.random() < 0.3:
            learn(ricordo, user, f"Ada has seen {chance.choice(WORDS)} number {number}", pinned=chance.random() < 0.5)

    assert blocks > 2
    assert "short answers" in prompt_text(before[:1])


def test_a_memory_that_stands_in_the_prompt_is_not_said_again(ricordo: Ricordo):
    learn(ricordo, "once", *FACTS)
    talk = Talk(ricordo, "once")
    for number in range(5):
        talk.ask(f"What is the dog called, once more? {number}")

    assert prompt_text(talk.prompt).count("called Rex") == 1


def test_what_is_pinned_meanwhile_travels_with_the_newest_message(ricordo: Ricordo):
    learn(ricordo, "meanwhile", "Ada wants short answers", pinned=True)
    talk = Talk(ricordo, "meanwhile")
    talk.ask("Hello, how are you?")
    system = talk.prompt[0]
    learn(ricordo, "meanwhile", "Ada is allergic to nuts", pinned=True)
    talk.ask("What shall I cook?")

    assert talk.prompt[0] == system
    assert "allergic to nuts" in prompt_text(talk.prompt[-1:])
    talk.ask("And for dessert?")
    assert "allergic to nuts" not in prompt_text(talk.prompt[-1:])
    assert "allergic to nuts" in prompt_text(talk.prompt)


def test_a_new_conversation_has_a_fresh_stable_block(ricordo: Ricordo):
    learn(ricordo, "fresh", "Ada wants short answers", pinned=True)
    Talk(ricordo, "fresh").ask("Good morning to you")
    learn(ricordo, "fresh", "Ada is allergic to nuts", pinned=True)
    talk = Talk(ricordo, "fresh")
    talk.ask("Something else entirely")

    assert "allergic to nuts" in prompt_text(talk.prompt[:1])


def test_P9_what_was_erased_leaves_the_ledger_and_the_stable_block_in_mid_session(ricordo: Ricordo):
    (dog, _) = learn(ricordo, "erased", "The dog of Ada is called Rex", "The dog of Ada is brown")
    (pinned,) = learn(ricordo, "erased", "Ada wants short answers", pinned=True)
    talk = Talk(ricordo, "erased")
    talk.ask("What is my dog like?")
    talk.ask("And what was he called, the dog?")
    assert "Rex" in prompt_text(talk.prompt)

    erase(ricordo, "erased", dog)
    erase(ricordo, "erased", pinned)
    talk.ask("Tell me of the dog again")

    assert "Rex" not in prompt_text(talk.prompt)
    assert "short answers" not in prompt_text(talk.prompt)
    assert "brown" in prompt_text(talk.prompt)


def test_P9_what_was_corrected_by_hand_leaves_the_ledger_and_the_new_wording_comes(ricordo: Ricordo):
    (dog,) = learn(ricordo, "corrected", "The dog of Ada is called Rex")
    talk = Talk(ricordo, "corrected")
    talk.ask("What is my dog called?")
    correct(ricordo, dog, "The dog of Ada is called Max")
    talk.ask("What is my dog called, again?")

    assert "Rex" not in prompt_text(talk.prompt)
    assert "called Max" in prompt_text(talk.prompt)


def test_two_conversations_that_open_alike_keep_their_own_blocks(ricordo: Ricordo):
    first = Talk(ricordo, "alike")
    first.ask("hi, what of my dog?", answer="Hello! Which dog do you mean?")
    learn(ricordo, "alike", "The dog of Ada is called Rex")
    second = Talk(ricordo, "alike", **{"X-Memory-Session": "second"})
    second.ask("hi, what of my dog?", answer="Rex, you said.")
    assert "Rex" in prompt_text(second.prompt[-1:])

    first.ask("I mean nothing special")
    second.ask("I mean nothing special")

    assert "Rex" not in prompt_text(first.prompt[:2])
    assert "Rex" in prompt_text(second.prompt[:2])


def test_a_branch_shares_its_past(ricordo: Ricordo):
    learn(ricordo, "branch", *FACTS)
    talk = Talk(ricordo, "branch")
    talk.ask("What is my dog called?")
    talk.ask("And my boat?")
    trunk = talk.prompt
    branch = Talk(ricordo, "branch")
    branch.messages = talk.messages[:3]
    session = branch.ask("And where does my sister live?").headers["x-memory-session"]

    assert branch.prompt[:3] == trunk[:3]
    assert session != talk.ask("Thanks, that is all").headers["x-memory-session"]


def trimmed(text: str) -> str:
    return text.strip()


def without_reasoning(text: str) -> str:
    return text.replace("<think>hm</think>", "")


@pytest.mark.parametrize("strip", [trimmed, without_reasoning])
def test_a_client_that_trims_and_strips_reasoning_is_still_the_same_session(
    ricordo: Ricordo, strip: Callable[[str], str]
):
    user = f"strip-{len(strip(' x '))}"
    learn(ricordo, user, *FACTS)
    talk = Talk(ricordo, user)
    session = talk.ask("What is my dog called? ", answer="<think>hm</think> Rex. ").headers["x-memory-session"]
    before = [dict(message) for message in talk.prompt]
    for message in talk.messages[1:]:
        message["content"] = strip(message["content"])

    assert talk.ask("And my boat?").headers["x-memory-session"] == session
    assert talk.prompt[1]["content"].strip() == before[1]["content"].strip()


def test_a_history_whose_beginning_was_cut_off_is_found_by_its_last_turns(ricordo: Ricordo):
    talk = Talk(ricordo, "cut")
    sessions = {talk.ask(f"Question number {number}").headers["x-memory-session"] for number in range(6)}
    talk.messages = [talk.messages[0], *talk.messages[-6:]]

    sessions |= {talk.ask("And on we go").headers["x-memory-session"]}
    talk.messages = [talk.messages[0], *talk.messages[-6:]]
    sessions |= {talk.ask("And on and on").headers["x-memory-session"]}

    assert len(sessions) == 1


def test_a_clock_in_the_system_message_does_not_make_a_new_session(ricordo: Ricordo):
    talk = Talk(ricordo, "clock", system="It is 12:01")
    session = talk.ask("What is my dog called?").headers["x-memory-session"]
    talk.messages[0]["content"] = "It is 12:02"

    assert talk.ask("And my boat?").headers["x-memory-session"] == session


def test_a_client_that_sends_only_the_newest_message_goes_on_in_the_session_it_names(ricordo: Ricordo):
    learn(ricordo, "newest", "Ada wants short answers", pinned=True)
    talk = Talk(ricordo, "newest", **{"X-Memory-Session": "mine"})
    talk.ask("Hello there, machine")
    learn(ricordo, "newest", "Ada is allergic to nuts", pinned=True)
    talk.messages = talk.messages[:1]
    talk.ask("What shall I cook?")

    assert "nuts" not in prompt_text(talk.prompt[:1]), "the stable block is frozen for the session"
    assert "nuts" in prompt_text(talk.prompt[-1:])


def test_after_a_restart_the_ledger_is_still_there(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream)
        with ricordo_of(settings, upstream, worker=False) as first:
            learn(first, "ada", *FACTS)
            talk = Talk(first, "ada")
            talk.ask("What is my dog called?")
            before = talk.prompt
        with ricordo_of(settings, upstream, worker=False) as second:
            talk.ricordo = second
            talk.ask("And my boat?")

    assert "Rex" in prompt_text(before)
    assert talk.prompt[: len(before)] == before


def test_in_tail_mode_only_the_newest_message_carries_a_block(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream, prompt__mode="tail")
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            learn(ricordo, "ada", *FACTS)
            talk = Talk(ricordo, "ada")
            for _ in range(3):
                talk.ask("What is my dog called?")

    assert [prompt_text([message]).count("<ricordo-notes>") for message in talk.prompt] == [0, 0, 0, 0, 0, 1]
