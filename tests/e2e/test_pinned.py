"""What is pinned by rule stays in every prompt until it is denied, from the message to the prompt."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import ask, told

pytestmark = pytest.mark.long

UNFORESEEN = [
    "My spleen is gone, so with any fever I need to go straight to hospital.",
    "dialysis three times a week so no potassium",
    "Surtout pas d'anti-inflammatoires pour moi, j'ai un ulcère qui saigne.",
    "Ohne mein Hydrocortison falle ich ins Koma.",
]


@pytest.mark.parametrize("said", UNFORESEEN)
def test_what_could_harm_is_pinned_though_no_rule_knows_it(ricordo: Ricordo, said: str):
    user = f"unforeseen-{UNFORESEEN.index(said)}"
    told(ricordo, user, said)

    assert said.rstrip(".") in ask(ricordo, user, "What is the capital of Peru?")


NOBODYS = [
    "Natalizumab prevents lymphocytes from crossing the blood-brain barrier in multiple sclerosis.",
    "Beta blockers lower the heart rate and are contraindicated in severe asthma.",
    "Los betabloqueantes están contraindicados en el asma grave.",
    "2023-03-15 NEGATIVE 0.87241",
]


@pytest.mark.parametrize("said", NOBODYS)
def test_what_is_studied_is_not_pinned(ricordo: Ricordo, said: str):
    user = f"studied-{NOBODYS.index(said)}"
    told(ricordo, user, said)

    assert said.split(".", maxsplit=1)[0][-40:] not in ask(ricordo, user, "What is the capital of Peru?")


DENIED = [
    ("Eggs don't agree with me.", "I can eat eggs again."),
    ("I'm allergic to peanuts.", "I outgrew my peanut allergy."),
    ("I can't eat gluten.", "I can eat gluten again."),
    ("Milch vertrage ich nicht.", "Ich kann wieder Milch trinken."),
    ("El marisco me sienta fatal.", "Puedo volver a comer marisco."),
    ("Les œufs ne me réussissent pas.", "Je peux de nouveau manger des œufs."),
    ("Le uova mi fanno male.", "Posso di nuovo mangiare le uova."),
    ("Os ovos fazem-me mal.", "Posso voltar a comer ovos."),
]


@pytest.mark.parametrize(("said", "denied"), DENIED)
def test_a_pin_lets_go_of_what_is_clearly_denied(ricordo: Ricordo, said: str, denied: str):
    user = f"denied-{DENIED.index((said, denied))}"
    told(ricordo, user, said)
    (before,) = ricordo.memories(user)

    told(ricordo, user, denied)
    after = next(each for each in ricordo.memories(user) if each.id == before.id)

    assert (before.pinned, after.pinned) == (True, False)
    assert f"- {said}" not in ask(ricordo, user, "What is the capital of Peru?")


HELD = [
    ("Eggs don't agree with me.", "My sister can eat eggs again."),
    ("Eggs don't agree with me.", "Can I eat eggs again?"),
    ("Eggs don't agree with me.", "I wish I could eat eggs again."),
    ("Eggs don't agree with me.", "I can eat eggs again if they're boiled."),
    ("Eggs don't agree with me.", "I can eat nuts again."),
    ("Eggs and shellfish don't agree with me.", "I can eat eggs again."),
    ("I'm allergic to penicillin.", "I stopped taking penicillin."),
    ("I take warfarin and penicillin makes me swell up.", "I stopped taking warfarin."),
    ("Le uova mi fanno male.", "Posso mangiare le uova?"),
    ("Los huevos me sientan mal.", "¿Puedo comer huevos otra vez?"),
]


@pytest.mark.parametrize(("said", "after"), HELD)
def test_a_pin_holds_what_is_not_denied_or_harms_beside_it(ricordo: Ricordo, said: str, after: str):
    user = f"held-{HELD.index((said, after))}"
    told(ricordo, user, said, after)

    (memory,) = (each for each in ricordo.memories(user) if each.text == said)

    assert memory.pinned
    assert said in ask(ricordo, user, "What is the capital of Peru?")


LIMITS = [
    "I had shoulder surgery, no lifting anything over 2kg for 6 weeks",
    "I had surgery yesterday. No driving for two weeks.",
    "I have diastasis recti so no crunches or planks yet",
    "I have a slipped disc, so no deadlifts or lifting my kids",
]


@pytest.mark.parametrize("said", LIMITS)
def test_what_the_body_does_not_bear_is_pinned_with_why(ricordo: Ricordo, said: str):
    told(ricordo, f"limit-{LIMITS.index(said)}", said)

    (memory,) = ricordo.memories(f"limit-{LIMITS.index(said)}")

    assert memory.pinned


@pytest.mark.parametrize("said", ["I have a hernia app idea, no planks in the logo", "I had lunch. No running today."])
def test_what_somebody_does_not_do_without_a_reason_of_health_is_not_pinned(ricordo: Ricordo, said: str):
    told(ricordo, f"no-limit-{len(said)}", said)

    assert not any(memory.pinned for memory in ricordo.memories(f"no-limit-{len(said)}"))


@pytest.mark.parametrize("moved", ["We moved from Jira to Linear.", "I moved to the Isar project on Monday."])
def test_a_move_that_is_none_of_hers_leaves_her_home(ricordo: Ricordo, moved: str):
    user = f"stays-{len(moved)}"
    told(ricordo, user, "I live in Boston.", moved)

    prompt = ask(ricordo, user, "How long is an egg poached?")
    assert "Home: Boston" in prompt
    assert "may have changed" not in prompt
    assert "Linear" not in prompt
    assert "Isar" not in prompt
