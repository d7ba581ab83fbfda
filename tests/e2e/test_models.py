"""A language model that works for the memory, through the whole product: proxy, journal, worker, model server."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import Ricordo, ricordo_of, settings_for
from tests.e2e.test_replay import Talk
from tests.memory.told_model import fact, facts, operations
from tests.scripted_models import Question, ScriptedModels
from tests.scripted_upstream import Chat, Received, ScriptedUpstream, error


def ask(ricordo: Ricordo, user: str, text: str) -> None:
    ricordo.client(user).chat.completions.create(model="m", messages=[{"role": "user", "content": text}])


@pytest.fixture(scope="module")
def models() -> Iterator[ScriptedModels]:
    with ScriptedModels.in_thread() as models:
        yield models


@pytest.fixture(scope="module")
def ricordo(models: ScriptedModels, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(
            tmp_path_factory.mktemp("store") / "ricordo.db",
            upstream,
            llm__kind="openai",
            llm__base_url=models.url("openai"),
            llm__api_key="sk-test",
            llm__asking__retries=0,
            worker__deliveries=2,
            worker__retry_seconds=0.1,
            worker__idle_seconds=0.2,
        )
        with ricordo_of(settings, upstream) as ricordo:
            yield ricordo


def learner(question: Question) -> str:
    """Finds the fact that is told, and puts a move in the place of the old home."""
    told = re.search(r"I (?:live in|moved to) ([A-Z]\w+)", question.user)
    if "New fact:" in question.user:
        home = re.search(r"ID: (\d+), Text: User lives in", question.user)
        if home and told is None:
            city = re.search(r"New fact: User lives in (\w+)", question.user)
            assert city
            return operations({"event": "UPDATE", "id": home[1], "data": f"User lives in {city[1]}"})
        return operations({"event": "ADD"})
    return facts(fact(f"User lives in {told[1]}")) if told else facts()


def test_what_a_model_finds_is_remembered_and_superseded_instead_of_contradicted(
    ricordo: Ricordo, models: ScriptedModels
):
    models.says(learner)
    ask(ricordo, "mover", "Hello! I live in NYC these days.")
    first = ricordo.remembered("mover")
    ask(ricordo, "mover", "Guess what: I moved to Boston!")
    second = ricordo.remembered("mover")
    ask(ricordo, "mover", "Where do I live?")

    assert (first, second) == (["User lives in NYC"], ["User lives in Boston"])
    prompt = str(ricordo.upstream.requests[-1].json()["messages"])
    assert "User lives in Boston" in prompt
    assert "Home: Boston (previous: NYC)" in prompt
    assert "User lives in NYC" not in prompt


def test_a_fact_that_is_superseded_in_mid_conversation_is_named_with_what_it_replaces(
    ricordo: Ricordo, models: ScriptedModels
):
    models.says(learner)
    talk = Talk(ricordo, "mid")
    Talk(ricordo, "mid").ask("Hello! I live in NYC these days.")
    ricordo.ingested()
    talk.ask("In which city do I live?")
    before = talk.prompt
    talk.ask("Guess what: I moved to Boston!")
    ricordo.ingested()
    talk.ask("In which city do I live now?")
    talk.ask("In which city do I live, once more?")

    assert "User lives in NYC" in str(before)
    assert talk.prompt[: len(before)] == before, "the provider's cache is kept"
    assert str(talk.prompt).count("User lives in Boston (no longer: User lives in NYC)") == 1


@pytest.mark.parametrize("answer", ["no JSON at all", '{"facts": 7}', "", '{"facts": [' + '"x",' * 10_000 + '"x"]}'])
def test_I02_a_model_that_answers_nonsense_costs_no_turn(ricordo: Ricordo, models: ScriptedModels, answer: str):
    models.says(answer)
    user = f"nonsense-{len(answer)}"
    ask(ricordo, user, "My sister Clara plays the cello in Lucerne.")

    remembered = ricordo.remembered(user)

    assert len(remembered) <= 25
    assert all(len(text) <= 512 for text in remembered)


def test_I02_an_allergy_is_not_dropped_for_a_car(ricordo: Ricordo, models: ScriptedModels):
    cars = [fact(f"User's friend number {n} drives a car of the year {1950 + n}") for n in range(60)]
    models.says(facts(*cars, fact("User is allergic to penicillin")))
    ask(ricordo, "cars", "All my friends drive old cars, and I'm allergic to penicillin.")

    remembered = ricordo.remembered("cars")

    assert len(remembered) == 25
    assert "User is allergic to penicillin" in remembered


def test_I02_without_a_model_an_allergy_is_not_dropped_for_cars_either(ricordo: Ricordo, models: ScriptedModels):
    models.script(error(503, "overloaded"))
    cars = "\n".join(f"I bought the Porsche {n} in {1950 + n}." for n in range(40))
    ask(ricordo, "rule-cars", f"{cars}\nI have asthma and I can't take ibuprofen.")

    assert "I have asthma and I can't take ibuprofen." in ricordo.remembered("rule-cars")


def test_I03_a_model_that_is_away_falls_back_to_the_rules(ricordo: Ricordo, models: ScriptedModels):
    models.script(error(503, "overloaded"))
    ask(ricordo, "away", "My sister Clara plays the cello in Lucerne.")

    assert ricordo.remembered("away") == ["My sister Clara plays the cello in Lucerne."]


def test_a_model_that_repeats_every_memory_it_was_given_teaches_nothing_in_fifty_rounds(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream)

        def parrot(request: Received) -> Chat:
            said = "\n".join(str(message["content"]) for message in request.json()["messages"])
            return Chat(f"You told me: {said}")

        upstream.script(parrot)
        with ricordo_of(settings, upstream) as ricordo:
            ask(ricordo, "ada", "My dog is called Argo. I went to a concert of Martha Argerich in Lucerne.")
            known = ricordo.remembered("ada")
            for number in range(50):
                ask(ricordo, "ada", f"What do you know of my dog and the concert? ({number})")
            after = ricordo.remembered("ada")

    assert len(known) == 2
    assert after == known
