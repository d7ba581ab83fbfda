"""What leads from one memory to a later one: a word that hardly any other has."""

from collections.abc import Sequence

import numpy as np
import pytest

from adapters.analyzers import SnowballAnalyzer
from memory.retrieval.lexical import Lexicon, asked_terms, hashed
from memory.retrieval.threads import MOST_NAMING, Threads

ANALYZE = SnowballAnalyzer()
FLOUR = ("we might try Stoates", "the cat sleeps", "stoates had too little, so we went to Wildfarmed")


def lexicon_of(*texts: str, answers: Sequence[int] = (), by_one: bool = False) -> Lexicon:
    """`answers`: places of what the assistant said."""
    lexicon = Lexicon()
    terms = [hashed(ANALYZE(text)) for text in texts]
    counted = np.array([at not in answers for at in range(len(texts))])
    parts = [[at] for at in range(len(texts))] if by_one else [list(range(len(texts)))]
    for part in parts:
        lengths = np.array([len(terms[at]) for at in part])
        lexicon.extend(np.concatenate([terms[at] for at in part]), lengths, counted[part])
    return lexicon


def pairs(lexicon: Lexicon, count: int, *, asked: str = "", numbers: Sequence[int] = ()) -> set[tuple[int, int]]:
    """Which row leads to which."""
    threads = Threads.of(lexicon, np.array(numbers or range(count))).but_for(asked_terms(asked, ANALYZE))
    return set(zip(threads.earlier.tolist(), threads.later.tolist(), strict=True))


def test_a_name_that_two_memories_have_leads_from_the_earlier_to_the_later():
    assert pairs(lexicon_of(*FLOUR), 3) == {(0, 2)}


def test_what_was_said_later_is_told_by_the_number_and_not_by_the_row():
    assert pairs(lexicon_of(*FLOUR), 3, numbers=(7, 1, 2)) == {(2, 0)}


@pytest.mark.parametrize(
    "texts",
    [
        ("we might try the other doctor next week", "last week the doctor was ill"),  # what everybody says
        ("room 1150 on the 25th", "paid 1150 on the 25th"),
    ],
)
def test_words_that_everybody_says_and_numbers_lead_nowhere(texts: tuple[str, str]):
    assert pairs(lexicon_of(*texts), 2) == set()


def test_a_long_number_names_something():
    assert pairs(lexicon_of("order 4480019 is late", "got refunded for 4480019"), 2) == {(0, 1)}


def test_a_name_that_many_memories_have_leads_nowhere():
    texts = [f"stoates {'abcde'[n]}xq" for n in range(MOST_NAMING + 1)]

    assert pairs(lexicon_of(*texts[:-1]), MOST_NAMING) == {(0, 1), (0, 2), (1, 2)}
    assert pairs(lexicon_of(*texts), MOST_NAMING + 1) == set()


def test_a_word_of_the_question_leads_nowhere():
    assert pairs(lexicon_of(*FLOUR), 3, asked="Do we still buy from Stoates?") == set()


def test_what_the_assistant_said_neither_leads_nor_counts():
    texts = (*FLOUR, "Stoates it is.", "Stoates mills flour.")

    assert pairs(lexicon_of(*texts, answers=(3, 4)), 5) == {(0, 2)}


def test_what_has_died_neither_leads_nor_counts():
    lexicon = lexicon_of(*FLOUR, "stoates again", "stoates once more")
    lexicon.forget(np.array([2, 3]))

    assert pairs(lexicon, 5) == {(0, 4)}


def test_it_does_not_matter_whether_memories_came_one_by_one_or_at_once():
    texts = [f"{FLOUR[n % 3]} {'abcdefgh'[n // 3]}xq" for n in range(9)]

    assert pairs(lexicon_of(*texts), 9) == pairs(lexicon_of(*texts, by_one=True), 9)


def test_from_what_changed_twice_the_newest_is_reached():
    texts = ("flour comes from Shiptonmill", "shiptonmill got dear, so Stoates", FLOUR[2], "the cat sleeps")
    threads = Threads.of(lexicon_of(*texts), np.arange(4))

    reached = threads.followed(np.array([True, False, False, False]))

    assert reached.tolist() == [True, True, True, False]
    assert threads.between(np.array([0, 2, 1]), 4) == {0: [2], 2: [1]}
