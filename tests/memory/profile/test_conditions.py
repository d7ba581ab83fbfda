"""What is so under a condition alone is no value of the profile, and stays whole where it is kept."""

import pytest

from memory.language.sayings import said_by
from memory.language.statements import statement_of

AT_TIMES = [
    "I usually work from home on Wednesdays and Fridays.",
    "I work from home when it snows.",
    "When I travel, I like window seats.",
    "At work, I prefer tea.",
    "For breakfast I like eggs.",
    "I only like jazz when it is live.",
    "Ich mag Jazz nur, wenn er live ist.",
    "En invierno prefiero el té.",
    "Au travail, je préfère le thé.",
    "Quando viaggio preferisco il finestrino.",
    "No inverno prefiro chá.",
]
ALWAYS = [
    ("I prefer tea.", "prefers tea"),
    ("In general I prefer tea.", "prefers tea"),
    ("To be honest, I prefer tea.", "prefers tea"),
    ("I live in Graz, and I prefer tea.", "prefers tea"),
    ("I work from home.", "from home"),
    ("I work from home as a designer.", "from home"),
    ("Prefiero el té.", "prefers el té"),
    ("Para mí, prefiero el té.", "prefers el té"),
    ("Je préfère le thé.", "prefers le thé"),
]


@pytest.mark.parametrize("text", AT_TIMES)
def test_what_is_so_at_times_only_is_no_value(text: str):
    assert [said for said, _ in said_by(text, by_model=False) if said.field in {"preferences", "work"}] == []


@pytest.mark.parametrize(("text", "value"), ALWAYS)
def test_what_is_always_so_is_one(text: str, value: str):
    assert value in [said.value for said, _ in said_by(text, by_model=False)]


@pytest.mark.parametrize("text", ["In Python, I prefer type hints and pytest.", "In German, I prefer formal address."])
def test_a_statement_keeps_where_it_holds(text: str):
    assert statement_of(text) == text
