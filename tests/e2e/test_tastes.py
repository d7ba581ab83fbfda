"""What somebody likes, avoids or is afraid of shapes answers to questions that share no word with it."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_telling import said

TOLD = [
    ("I have a lifelong fear of deep water.", "Plan three days in Lisbon for me.", "afraid of deep water"),
    ("I never wear synthetic fabrics.", "What should I pack for Oslo?", "avoids synthetic fabrics"),
    ("I prefer plain, sturdy furniture.", "Help me do up the spare bedroom.", "prefers plain, sturdy furniture"),
    ("I refuse to sleep in dormitories.", "Where could I stay in Porto?", "refuses to sleep in dormitories"),
    ("Ich kaufe nur gebrauchte Möbel.", "Wie richte ich das Gästezimmer ein?", "only gebrauchte Möbel"),
    ("Nunca veo concursos en la tele.", "¿Qué hago esta noche?", "avoids concursos en la tele"),
    ("J'ai très peur des guêpes.", "Où fêter mon anniversaire en août ?", "afraid of guêpes"),
    ("Non sono un grande amante delle crociere.", "Dove vado in vacanza a giugno?", "dislikes crociere"),
    ("Nunca vejo filmes de terror.", "O que faço hoje à noite?", "avoids filmes de terror"),
]


@pytest.mark.parametrize(("told", "asked", "taste"), TOLD)
def test_a_taste_stands_in_the_prompt_of_whatever_is_asked(ricordo: Ricordo, told: str, asked: str, taste: str):
    user = f"taste-{TOLD.index((told, asked, taste))}"

    assert taste in said(ricordo, user, told, asked)


OVER = [
    ("I'm deathly afraid of wasps.", "I'm not afraid of wasps any more.", "wasps"),
    ("I avoid motorways.", "I no longer avoid motorways.", "motorways"),
    ("Ich meide Autobahnen.", "Ich meide Autobahnen nicht mehr.", "Autobahnen"),
]


@pytest.mark.parametrize(("told", "later", "what"), OVER)
def test_a_taste_that_is_over_stands_in_no_profile(ricordo: Ricordo, told: str, later: str, what: str):
    user = f"over-{OVER.index((told, later, what))}"
    before = said(ricordo, user, told, "Name three colours.")
    after = said(ricordo, user, later, "Name three flowers.")

    assert "Preferences: " in before
    assert "Preferences: " not in after


def test_of_more_tastes_than_fit_the_newest_stand_in_the_prompt(ricordo: Ricordo):
    things = (
        "opera ballet cricket golf rowing karaoke bingo darts squash polo fencing judo rugby curling sailing bowling"
    )
    told = [
        f"I avoid {each} in any big hot dim old hall on a far off hill in a wet bog by a dam or a dry mud pit."
        for each in things.split()
    ]

    prompt = said(ricordo, "many", *told, "Name three colours.")

    assert "avoids bowling in" in prompt
    assert "avoids opera in" not in prompt
