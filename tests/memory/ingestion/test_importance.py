"""The numbers of docs/rules.md, Importance, and the rules of Kinds of memory."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.ingestion.importance import centroid_novelty, importance, nearest_novelty
from memory.language.memory_type import route
from memory.language.signals import Signals, names, salience, signals
from memory.model.memory import MemoryType
from memory.model.options import ImportanceOptions
from memory.model.types import Vector
from memory.text.tokens import estimate_tokens

OPTIONS = ImportanceOptions()


def found(text: str) -> Signals:
    return signals(text, count=estimate_tokens)


def vector(*numbers: float) -> Vector:
    return np.array(numbers, np.float32)


# ── Salience ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("has", "weight"),
    [
        (Signals(), 0.0),
        (Signals(name=True), 0.3),
        (Signals(number=True), 0.2),
        (Signals(preference=True), 0.4),
        (Signals(technical=True), 0.1),
        (Signals(about_user=True), 0.0),
        (Signals(name=True, number=True, preference=True, technical=True), 1.0),
    ],
)
def test_salience_is_the_sum_of_the_published_weights(has: Signals, weight: float):
    assert salience(has) == pytest.approx(weight)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("We met Anna in Berlin", {"anna", "berlin"}),
        ("Anna Schmidt lives here", {"anna", "schmidt"}),
        ("We use PostgreSQL and an iPhone", {"postgresql", "iphone"}),
        ("I saw Dr. Weber", {"weber"}),
        ("NASA called", {"nasa"}),
        ("Ich heiße Lukas und wohne in Hamburg", {"lukas", "hamburg"}),
        # A capitalised word at the beginning of a sentence is no name by itself.
        ("Yesterday was fun. Everything went well.", set[str]()),
        ("I think I know what I'm doing", set[str]()),
        ("We met on Monday in July", set[str]()),
        ("THIS IS A SHOUT ABOUT NOTHING", set[str]()),
        ("Ich habe einen Hund und eine Katze", set[str]()),
        ("it was ok. Then: Nothing", set[str]()),
    ],
)
def test_names_are_told_from_capital_letters(text: str, expected: set[str]):
    assert names(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "I am 42",
        "since 2019",
        "two kids",
        "next week",
        "on Friday",
        "in May",
        "drei Katzen",
        "le 3 juin",
        "ayer",
        "12:30",
    ],
)
def test_numbers_and_dates_are_a_signal(text: str):
    assert found(text).number


def test_a_month_that_is_a_verb_is_no_date():
    assert not found("I may go there").number
    assert not found("They march on").number


@pytest.mark.parametrize(
    "text",
    [
        "I prefer tea",
        "I always take the train",
        "I hate cilantro",
        "my favorite color is blue",
        "My favourite band broke up",
        "I'd rather walk",
        "Call me Sam",
        "Always answer in German",
        "From now on, use metric units",
        "Ich bevorzuge Tee",
        "Mi color favorito es azul",
        "Je préfère le thé",
    ],
)
def test_preference_signals(text: str):
    assert found(text).preference


@pytest.mark.parametrize(
    "text", ["I always wanted to fly", "Call me later", "I never knew that", "The preference pane is open"]
)
def test_what_only_sounds_like_a_preference(text: str):
    assert not found(text).preference


@pytest.mark.parametrize(
    "text", ["the user_id column", "we run k8s", "call foo() first", "we are on v2.1", "it is in C++"]
)
def test_technical_terms_are_known_by_their_shape(text: str):
    assert found(text).technical


def test_technical_terms_are_known_by_token_rarity():
    def rare(text: str) -> int:
        return 4 if "electrophoresis" in text else 1

    assert signals("polyacrylamide electrophoresis", count=rare).technical
    assert not signals("a walk in the quiet forest with friends", count=rare).technical


# ── Novelty ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_without_memories_everything_is_new():
    assert centroid_novelty(vector(1, 0), None) == 1.0


def test_novelty_is_the_cosine_distance_to_the_centroid():
    assert centroid_novelty(vector(1, 0), vector(0.3, 0.4)) == pytest.approx(0.4)


def test_novelty_stays_between_0_and_1():
    assert centroid_novelty(vector(1, 0), vector(-0.5, 0)) == 1.0
    assert centroid_novelty(vector(1, 0), vector(0.5, 0)) == 0.0


def test_a_centroid_without_direction_says_nothing():
    assert centroid_novelty(vector(1, 0), vector(0, 0)) == 1.0


def test_the_nearest_memory_counts_where_that_is_set():
    assert nearest_novelty([0.2, 0.9, -1.0]) == pytest.approx(0.1)
    assert nearest_novelty([]) == 1.0


# ── Importance ────────────────────────────────────────────────────────────────────────────────────────────────


@given(novelty=st.floats(0, 1), name=st.booleans(), number=st.booleans(), preference=st.booleans())
def test_importance_is_novelty_and_salience_by_the_published_weights(
    novelty: float, name: bool, number: bool, preference: bool
):
    has = Signals(name=name, number=number, preference=preference)

    assert importance(novelty, has, OPTIONS) == pytest.approx(novelty * 0.6 + salience(has) * 0.4)


def test_the_threshold_is_the_published_one():
    assert OPTIONS.threshold == 0.3


@pytest.mark.parametrize(
    "text",
    [
        "I'm allergic to penicillin",
        "My daughter's name is Mia",
        "I live in a small village",
        "Call me Sam",
        "My blood type is 0 negative",
        "I am a nurse",
        "I have two cats",
        "Ich wohne auf dem Land",
        "Soy alérgica a las nueces",
        "J'habite à la campagne",
    ],
)
def test_a_statement_about_the_user_passes_the_threshold_even_when_nothing_is_new_about_it(text: str):
    assert importance(0.0, found(text), OPTIONS) >= OPTIONS.threshold


def test_what_is_neither_new_nor_salient_does_not_pass():
    assert importance(0.1, found("we went home again"), OPTIONS) < OPTIONS.threshold


# ── Routing ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I prefer tea over coffee", MemoryType.PROCEDURAL),
        ("Always answer in German", MemoryType.PROCEDURAL),
        ("Call me Sam", MemoryType.PROCEDURAL),
        ("In this session we debug the parser", MemoryType.WORKING),
        ("The parser fails right now", MemoryType.WORKING),
        ("I live in Berlin", MemoryType.SEMANTIC),
        ("I live in Berlin right now", MemoryType.SEMANTIC),
        ("My dog is called Rex", MemoryType.SEMANTIC),
        ("The project uses PostgreSQL", MemoryType.SEMANTIC),
        ("Anna works at Stripe", MemoryType.SEMANTIC),
        ("Ich heiße Lukas", MemoryType.SEMANTIC),
        ("Yesterday we went to the zoo", MemoryType.EPISODIC),
        ("We had a long talk with Anna", MemoryType.EPISODIC),
    ],
)
def test_the_first_rule_that_holds_gives_the_type(text: str, kind: MemoryType):
    assert route(text, found(text)) is kind


@pytest.mark.parametrize("kind", MemoryType)
def test_a_hint_wins(kind: MemoryType):
    assert route("I prefer tea in this session", found("I prefer tea"), hint=kind) is kind


# ── Hostile text ──────────────────────────────────────────────────────────────────────────────────────────────


@given(st.text())
def test_signals_and_routes_are_given_for_any_text(text: str):
    has = found(text)

    assert 0 <= salience(has) <= 1
    assert route(text, has) in MemoryType


@pytest.mark.parametrize("text", [" ", "a", "Aa ", "my ", "sk-", "a_", "I am 1 ", "always ", "aB"])
def test_signals_take_linear_time(text: str):
    """Quadratic would be an hour: the test's own timeout tells."""
    assert 0 <= salience(found(text * (200_000 // len(text)))) <= 1
