"""The tables of dangers: that their patterns are what they look like, and that no sentence takes long to read."""

import re

import pytest

from memory.language.danger_table import DangerTable
from memory.language.languages import DANGERS
from memory.profile.pins import harms_if_lost

PATTERNS = [pattern for table in DANGERS for rule in table.rules for pattern in rule.patterns]
ALL = [
    *PATTERNS,
    *(text for table in DANGERS for text in (*table.unless, table.allergens, table.medicines, table.figurative)),
    *(text for table in DANGERS for text in (table.speaks, table.effects)),
]


def test_a_pattern_has_no_group_but_the_thing():
    assert [each for each in ALL if re.compile(each).groups != len({"thing"} & set(re.compile(each).groupindex))] == []


def test_bounds_are_bounds():
    """`{0,3}` in a formatted string is a pair of numbers."""
    assert [each for each in ALL if re.search(r"\(\d+, \d+\)|\{\{|\}\}", each)] == []


def test_no_pattern_finds_something_in_nothing():
    assert [each for each in PATTERNS if re.search(each, "")] == []


@pytest.mark.parametrize("table", DANGERS)
def test_a_language_knows_what_kills_first(table: DangerTable):
    assert {"allergy", "condition", "medicine", "emergency contact"} <= {rule.reason for rule in table.rules}


@pytest.mark.parametrize(
    "piece",
    [
        *(
            "I ",
            "I am ",
            "I am allergic to ",
            "my ",
            "nuts ",
            "⟨",
            "⟨nuts⟩ ",
            "⟦",
            "never ",
            "I have a ",
            "I cannot take ",
            "a",
        ),
        *(
            "do not give me ",
            "ich bin ",
            "ich habe eine ",
            "gegen Nüsse ",
            "soy ",
            "no puedo tomar ",
            "me da ",
            "je suis ",
        ),
        *(
            "j'ai une ",
            "sono ",
            "non posso ",
            "tenho ",
            "sou e ",
            "アレルギー",
            "私は",
            "我对",
            "я ",
            "у меня ",
            "ik ben ",
            "- ",
        ),
    ],
)
@pytest.mark.parametrize("chars", [400, 4000])
def test_a_sentence_of_one_piece_over_and_over_is_read_to_its_end(piece: str, chars: int):
    """With an expression that tries all ways, what stands behind would not be found before the suite's limit."""
    assert harms_if_lost(f"{piece * (chars // len(piece))}.\nI am allergic to nuts.")


@pytest.mark.parametrize(
    "text",
    [
        'psycopg.OperationalError: connection to server at "localhost" (127.0.0.1), port 5432 failed',
        "connection to server at 10.0.0.4 failed: heart rate service stopped",
        "pacemaker::beat() failed, pacemaker stopped in src/heart.rs:12",
    ],
)
def test_what_has_a_programs_words_alone_is_no_danger(text: str):
    assert not harms_if_lost(text)


def test_a_programs_word_beside_what_she_says_hides_no_danger():
    assert harms_if_lost("My spleen is gone (see records.health.2019.pdf), so with any fever I go straight to hospital")
