"""What stands in the history that a client sends is not injected beside it, whatever words it is remembered in."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from memory.model.ids import uuid7
from memory.model.profile_options import ProfileOptions
from memory.model.scope import Reach
from memory.upkeep.corrections import Corrector
from ricordo.parts import embedder_of, now
from ricordo.stores import engine_of
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.test_replay import Talk, prompt_text
from tests.memory.told_model import fact, facts, operations
from tests.scripted_models import Question, ScriptedModels
from tests.scripted_upstream import ScriptedUpstream

REWORDED = {
    "called Beatrice": "User has a sibling whose name is Beatrice",
    "figs": "User enjoys eating figs above all",
    "to Munich": "User resides in Munich",
    "in Berlin": "User resides in Berlin",
    "two cats": "User owns two cats",
}
"""What the model makes of what she says: no word of her own sentence is left."""


def model(question: Question) -> str:
    if "New fact:" in question.user:
        home = re.search(r"ID: (\d+), Text: User resides in Berlin", question.user)
        if home and "New fact: User resides in Munich" in question.user:
            return operations({"event": "UPDATE", "id": home[1], "data": "User resides in Munich"})
        return operations({"event": "ADD"})
    return facts(*(fact(text) for said, text in REWORDED.items() if said in question.user))


@pytest.fixture(scope="module")
def models() -> Iterator[ScriptedModels]:
    with ScriptedModels.in_thread() as models:
        models.says(model)
        yield models


@pytest.fixture(scope="module", params=["replay", "tail"])
def _modelled(
    request: pytest.FixtureRequest, models: ScriptedModels, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ricordo]:
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(
            tmp_path_factory.mktemp("store") / "ricordo.db",
            upstream,
            llm__kind="openai",
            llm__base_url=models.url("openai"),
            llm__api_key="sk-test",
            llm__asking__retries=0,
            worker__idle_seconds=0.2,
            prompt__mode=request.param,
        )
        with ricordo_of(settings, upstream) as ricordo:
            yield ricordo


@pytest.fixture
def ricordo(_modelled: Ricordo) -> Ricordo:
    _modelled.reset()
    return _modelled


def told(talk: Talk, text: str) -> httpx2.Response:
    """A turn, and what becomes of it."""
    response = talk.ask(text)
    talk.ricordo.ingested()
    return response


def by_hand(ricordo: Ricordo, memory_id: str, text: str) -> None:
    """A correction of a memory."""

    async def run() -> None:
        async with embedder_of(ricordo.settings) as embedder, engine_of(ricordo.settings, embedder=embedder) as engine:
            corrector = Corrector(engine.memories, options=ProfileOptions(), clock=now, make_id=uuid7)
            await corrector.correct(Reach("local", "corrected"), memory_id, text, embedder=embedder)

    asyncio.run(run())


def recalled(talk: Talk, question: str = "Who is my sibling, and what do they enjoy?") -> str:
    """The prompt that a question is sent in."""
    talk.ask(question)
    return prompt_text(talk.prompt)


def test_what_was_said_in_this_conversation_is_not_injected_in_a_models_words_and_in_another_one_it_is(
    ricordo: Ricordo,
):
    talk = Talk(ricordo, "visible")
    told(talk, "My sister is called Beatrice.")
    told(talk, "I like figs best.")

    here = recalled(talk)
    assert "whose name is Beatrice" not in here
    assert "enjoys eating figs" not in here
    elsewhere = recalled(Talk(ricordo, "visible", system="Another application."))
    assert "whose name is Beatrice" in elsewhere
    assert "enjoys eating figs" in elsewhere


def test_what_was_cut_off_the_history_is_injected_and_what_still_stands_there_is_not(ricordo: Ricordo):
    talk = Talk(ricordo, "cut-off")
    told(talk, "My sister is called Beatrice.")
    for n in range(4):
        talk.ask(f"Tell me fact number {n} about ships.")
    told(talk, "I like figs best.")
    for n in range(3):
        talk.ask(f"Tell me fact number {n} about trains.")
    del talk.messages[:-10]

    prompt = recalled(talk)

    assert "whose name is Beatrice" in prompt
    assert "enjoys eating figs" not in prompt


def test_a_message_that_was_edited_no_longer_stands_there(ricordo: Ricordo):
    talk = Talk(ricordo, "edited")
    told(talk, "My sister is called Beatrice.")
    talk.messages[1]["content"] = "Hello."

    assert "whose name is Beatrice" in recalled(talk)


def test_what_a_later_turn_of_another_conversation_has_changed_is_injected(ricordo: Ricordo):
    talk, other = Talk(ricordo, "changed"), Talk(ricordo, "changed", system="Another application.")
    told(talk, "I live in Berlin.")
    told(other, "I moved to Munich.")

    assert "resides in Munich" in recalled(talk, "Where does the user reside?")
    there = recalled(other, "Where does the user reside?")
    assert "resides in Munich" not in there or "no longer: User resides in Berlin" in there, "Berlin stands there, too"


def test_what_was_corrected_by_hand_is_injected(ricordo: Ricordo):
    talk = Talk(ricordo, "corrected")
    told(talk, "My sister is called Beatrice.")
    (memory,) = ricordo.memories("corrected")

    by_hand(ricordo, memory.id, "User has a sibling whose name is Bettina")

    assert "whose name is Bettina" in recalled(talk)


def test_what_was_tagged_and_rated_by_hand_is_not_injected_beside_the_message_that_it_is_from(ricordo: Ricordo):
    talk = Talk(ricordo, "tagged")
    told(talk, "My sister is called Beatrice.")
    (memory,) = ricordo.memories("tagged")

    url = f"{ricordo.origin}/memory/v1/memories/{memory.id}"
    hers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": "tagged"}
    tagged = httpx2.patch(url, json={"tags": ["family"], "pinned": True}, headers=hers).json()
    rated = httpx2.post(f"{url}/feedback", json={"useful": True}, headers=hers).json()

    assert memory.text not in recalled(talk)
    assert memory.text in recalled(Talk(ricordo, "tagged"))
    assert tagged["created_at"] < tagged["updated_at"] < rated["updated_at"]


def test_the_turns_record_says_that_it_stands_in_the_prompt(ricordo: Ricordo):
    talk = Talk(ricordo, "explained")
    told(talk, "My sister is called Beatrice.")
    (memory,) = ricordo.memories("explained")
    response = talk.ask("Who is my sibling?")

    url = f"{ricordo.origin}/memory/v1/turns/{response.headers['x-memory-turn']}"
    found: Any = httpx2.get(url, headers={"Authorization": f"Bearer {KEY}", "X-Memory-User": "explained"}).json()
    assert response.headers["x-memory-count"] == "0"
    assert f"'id': '{memory.id}'" in str(found)
    assert "in_prompt" in str(found)


def test_an_answer_that_is_made_anew_later_is_not_told_what_its_own_question_says(ricordo: Ricordo):
    talk = Talk(ricordo, "anew")
    told(talk, "My two cats are asleep, what do I own?")
    talk.messages.pop()

    again = talk.send()
    other = Talk(ricordo, "anew")
    other.ask("My two cats are asleep, what do I own?")

    assert "owns two cats" not in prompt_text(talk.prompt)
    assert "owns two cats" not in prompt_text(other.prompt)
    assert again.status_code == 200


@pytest.fixture(scope="module")
def ruled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """Without a model: remembered in her own words."""
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path_factory.mktemp("store") / "ricordo.db", upstream)
        with ricordo_of(settings, upstream) as ricordo:
            yield ricordo


def test_what_she_says_at_the_beginning_of_every_conversation_is_not_injected_beside_it(ruled: Ricordo):
    opening = "The name of my boat is Andrea Doria. Please be brief."
    for n in range(3):
        told(Talk(ruled, "openings", system=f"Conversation {n}"), opening)

    talk = Talk(ruled, "openings", system="Conversation 4")
    talk.ask(opening)

    assert recalled(talk, "What is the name of my boat?").count("Andrea Doria") == 1
    assert "Andrea Doria" in recalled(Talk(ruled, "openings"), "What is the name of my boat?")


def test_what_the_profile_and_the_pins_have_of_this_conversation_stands_in_her_message_alone(ruled: Ricordo):
    talk = Talk(ruled, "smoothies")
    told(talk, "I'm allergic to kiwi and I live in Leeds. Any smoothie ideas?")

    here, elsewhere = (recalled(each, "What could I add?") for each in (talk, Talk(ruled, "smoothies", system="Two")))

    assert (here.count("kiwi"), here.count("Leeds")) == (1, 1)
    assert "Allergies: kiwi" in elsewhere
    assert "Home: Leeds" in elsewhere


def test_what_the_profile_has_of_a_message_that_was_cut_off_is_said(ruled: Ricordo):
    talk = Talk(ruled, "cut-off")
    told(talk, "I'm allergic to kiwi. Any smoothie ideas?")
    for n in range(6):
        talk.ask(f"Tell me fact number {n} about ships.")
    del talk.messages[:-8]

    prompt = recalled(talk, "What could I add?")

    assert "Allergies: kiwi" in prompt


def test_what_she_says_otherwise_than_the_frozen_block_is_said_as_it_is_now(ruled: Ricordo):
    told(Talk(ruled, "mover"), "I live in Berlin.")
    talk = Talk(ruled, "mover", system="Another application.")
    talk.ask("Hello, tell me a fact about ships.")
    told(talk, "I moved to Munich.")

    assert "Home: Munich" in recalled(talk, "What could I see here?")


@pytest.mark.parametrize(
    "said", ["Is it so that my dog is called Rex.", "They say: it is not true that my dog is called Rex. Odd."]
)
def test_a_part_of_another_statement_is_none_of_its_own(ruled: Ricordo, said: str):
    user = f"parts-{len(said)}"
    told(Talk(ruled, user), "my dog is called Rex.")
    (memory,) = ruled.memories(user)
    talk = Talk(ruled, user, system="Another application.")
    talk.ask(said)

    prompt = recalled(talk, "What is my dog called?")

    assert memory.text in prompt.replace(said, "")
