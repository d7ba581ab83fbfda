"""Names of speakers: who is one, and what is left of a question without them."""

from datetime import UTC, date, datetime

import pytest

from memory.model.memory import Memory
from memory.model.scope import Scope
from memory.retrieval.speakers import MOST_WORDS, OWNERS, Speakers

ADA, BOB = Scope("acme", "ada"), Scope("acme", "bob")
AT = datetime(2025, 1, 10, tzinfo=UTC)


def said(*texts: str) -> list[Memory]:
    return [
        Memory(id=text, scope=ADA, text=text, created_at=AT, updated_at=AT, mentioned_at=date(2025, 1, 10))
        for text in texts
    ]


def lines(*names: str) -> list[Memory]:
    return said(*(f"{name}: line {n}" for name in names for n in range(3)))


@pytest.fixture
def speakers() -> Speakers:
    known = Speakers()
    known.learn(ADA, lines("Caroline", "May", "Ada Byron"))
    return known


@pytest.mark.parametrize(
    ("question", "left"),
    [
        ("When did Caroline paint a sunrise?", "When did paint a sunrise?"),
        ("What is Caroline's job?", "What is job?"),
        ("What does Caroline\u2019s sister do?", "What does sister do?"),
        ("Did Ada Byron or May call?", "Did or call?"),
        ("What may Lisbon cost in May?", "What may Lisbon cost in ?"),
        ("what did caroline say?", "what did caroline say?"),
        ("Where does Melanie live?", "Where does Melanie live?"),
        ("Caroline?", "Caroline?"),
    ],
)
def test_a_question_loses_the_names_of_speakers_and_nothing_else(speakers: Speakers, question: str, left: str):
    assert speakers.unnamed(ADA, question) == left


def test_nobody_elses_speakers_count(speakers: Speakers):
    assert speakers.unnamed(BOB, "What did Caroline say?") == "What did Caroline say?"


def test_what_begins_two_memories_alike_is_a_label():
    known = Speakers()

    assert not known.learn(ADA, said("Diet: vegan", "Diet: no nuts", "Likes tea", "See: a, b, c and d: e"))
    assert known.unnamed(ADA, "Which Diet suits me?") == "Which Diet suits me?"


def test_a_label_that_is_no_name_is_none():
    known = Speakers()

    assert not known.learn(ADA, lines("favourite colour", "a head of more than three words", "12"))


def test_it_is_said_when_somebody_is_new_and_only_then(speakers: Speakers):
    assert not speakers.learn(ADA, lines("Caroline"))
    assert speakers.learn(ADA, lines("Caroline", "Melanie"))
    assert speakers.unnamed(ADA, "Did Melanie or Caroline call?") == "Did or call?"


def test_what_is_remembered_is_bounded(speakers: Speakers):
    assert not speakers.learn(BOB, lines(*(f"N{chr(65 + n // 26)}{chr(65 + n % 26)}" for n in range(MOST_WORDS + 1))))
    for n in range(OWNERS):
        speakers.learn(Scope("acme", f"u{n}"), lines("Caroline"))

    assert speakers.unnamed(ADA, "What did Caroline say?") == "What did Caroline say?"
    assert speakers.unnamed(Scope("acme", "u0"), "What did Caroline say?") == "What did say?"
