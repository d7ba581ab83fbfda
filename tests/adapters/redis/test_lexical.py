"""BM25 by a scope's own statistics, against the embedded engine's, which has all memories at hand."""

from datetime import timedelta

import msgspec
import numpy as np
import pytest

from adapters.redis.lexical import bm25
from adapters.redis.surroundings import around
from memory.model.memory import Provenance
from memory.ports.search import Surroundings
from memory.retrieval.lexical import Lexicon, hashed
from tests.contract.examples import NOW, memory

CORPUS = [["cat", "dog"], ["cat", "cat", "tea"], ["dog"], ["tea", "house", "cat", "garden", "house"], ["sun"]] * 3


@pytest.mark.parametrize("question", [["cat"], ["cat", "tea"], ["garden", "sun", "nothing"], ["nothing"]])
def test_with_all_memories_at_hand_the_scores_are_the_embedded_engines(question: list[str]):
    lexicon = Lexicon()
    terms = hashed([term for text in CORPUS for term in text])
    lexicon.extend(terms, np.array([len(text) for text in CORPUS], np.int64))
    matching = sum(not set(text).isdisjoint(question) for text in CORPUS)

    scores = bm25(CORPUS, question, matching=matching, count=len(CORPUS)).sum(axis=1)

    assert scores.tolist() == pytest.approx(lexicon.scores(hashed(question)).tolist(), rel=1e-4)


def test_what_was_not_returned_makes_the_words_more_frequent():
    few, many = (bm25([["cat"], ["tea"]], ["cat"], matching=matching, count=100)[0, 0] for matching in (1, 50))

    assert few > many > 0


def test_a_word_that_all_have_is_worth_something_and_a_count_that_lags_does_no_harm():
    assert bm25([["cat"]] * 5, ["cat"], matching=5, count=3)[0, 0] > 0


def test_without_words_or_texts_there_is_nothing():
    assert bm25([["cat"], []], [], matching=0, count=2).shape == (2, 0)
    assert bm25([], ["cat"], matching=0, count=0).shape == (0, 1)
    assert not bm25([["cat"], []], ["dog"], matching=0, count=1).any()


# ── Surroundings ──────────────────────────────────────────────────────────────────────────────────────────────

ASKED = Surroundings(previous=0.5, following=0.25)


def surrounded(*texts: str, minutes: int = 0, sessions: str = "") -> tuple[list[float], list[float]]:
    """Context and session scores of one-word memories for the question `cat`, said so many minutes apart."""
    memories = [
        memory(text, session=sessions[n] if sessions else "s", created_at=NOW + n * timedelta(minutes=minutes))
        for n, text in enumerate(texts)
    ]
    terms = [text.split() for text in texts]
    context, session = around(memories, terms, bm25(terms, ["cat"], matching=1, count=50), ASKED)
    return context.tolist(), session.tolist()


def test_a_memory_that_lacks_a_word_takes_shares_of_its_neighbours():
    (before, own, after, later), _ = surrounded("tea", "cat", "dog", "sun")

    assert own == 0
    assert before == pytest.approx(after / 2)
    assert later == pytest.approx(after / 2)


def test_neighbours_are_of_one_session_and_said_within_minutes():
    assert surrounded("cat", "tea", sessions="ab")[0] == [0, 0]
    assert surrounded("cat", "tea", minutes=16)[0] == [0, 0]
    assert surrounded("cat", "tea", minutes=14)[0][1] > 0


def test_a_long_text_takes_less():
    (short, _, long), _ = surrounded("tea", "cat", " ".join(map(str, range(50))))

    assert long == pytest.approx(short * 2 / 4)  # twice the share, a quarter of the room


def test_a_session_is_worth_its_rarest_words_in_all_its_memories():
    _, session = surrounded("cat", "tea", "tea", sessions="aab")

    assert session[0] == session[1] > 0 == session[2]


def test_memories_of_no_session_have_no_surroundings():
    """They were added by hand, or imported."""
    alone = [msgspec.structs.replace(memory("The cat sleeps"), provenance=Provenance())]

    context, coverage = around(alone, [["cat"]], bm25([["cat"]], ["cat"], matching=1, count=50), Surroundings())

    assert (context.tolist(), coverage.tolist()) == ([0.0], [0.0])
