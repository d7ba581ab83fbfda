"""Memories that are brought in part, as hits with what stands around them, are scored as if all of them were there.

But for their crowding, of which nobody knows then.
"""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from memory.model.scope import Reach
from memory.ports.search import Surroundings
from memory.retrieval.candidates import Hits
from memory.retrieval.index import Ask, MemoryIndex, SearchScope
from memory.retrieval.lexical import Statistics, hashed
from memory.retrieval.rows import AFTER_GAP, EMBEDDED, LIVE, NEARBY, SearchColumns
from memory.retrieval.surroundings import REACH

VIEW = SearchScope(reach=Reach("acme", "alice"))
QUESTION = hashed("abc")
TOWARDS = np.array([0.6, 0.8], np.float32)
AROUND = Surroundings(previous=0.5, following=0.4, beside=0.5)


class Said:
    """Memories in the order in which they were said: their words, session (0: none) and the angle of their meaning."""

    def __init__(self, memories: list[tuple[str, int, float]]) -> None:
        self.words = [words for words, _, _ in memories]
        self.sessions = [session for _, session, _ in memories]
        self.vectors = np.array([(np.cos(angle), np.sin(angle)) for *_, angle in memories], np.float32)

    def siblings(self, row: int) -> list[int]:
        return [other for other, session in enumerate(self.sessions) if session == self.sessions[row] != 0]

    def brought(self, hits: set[int]) -> dict[int, int]:
        """The rows of the hits and of what stands around them, with their flags."""
        near: dict[int, int] = {}
        for hit in hits:
            siblings = self.siblings(hit)
            here = siblings.index(hit) if siblings else 0
            for row in siblings[max(here - REACH, 0) : here + REACH + 1]:
                beside = abs(siblings.index(row) - here) <= 1
                near[row] = near.get(row, 0) | (EMBEDDED if beside else 0)
        flags = {row: LIVE | (EMBEDDED if row in hits else NEARBY | near[row]) for row in {*hits, *near}}
        for row in flags:
            siblings = self.siblings(row)
            here = siblings.index(row) if siblings else 0
            if here and siblings[here - 1] not in flags:
                flags[row] |= AFTER_GAP
        return flags

    def index(self, flags: dict[int, int]) -> MemoryIndex:
        rows = sorted(flags)
        index, nothing = MemoryIndex(whole=False), np.zeros(len(rows), np.uint64)
        index.extend(
            SearchColumns(
                numbers=np.array(rows),
                agents=nothing,
                runs=nothing,
                sessions=np.array([self.sessions[row] for row in rows], np.uint64),
                flags=np.array([flags[row] for row in rows], np.uint32),
                # Of those that are far off nothing is known but their words.
                stems=np.array([30 if flags[row] & EMBEDDED else 0 for row in rows], np.uint32),
                lengths=np.array([len(self.words[row]) for row in rows]),
                terms=hashed("".join(self.words[row] for row in rows)),
                vectors=self.vectors[rows] * np.array([[bool(flags[row] & EMBEDDED)] for row in rows]),
                projects=nothing,
            )
        )
        return index

    @property
    def statistics(self) -> Statistics:
        frequencies = [sum(word in words for words in self.words) for word in "abc"]
        return Statistics(len(self.words), np.array(frequencies, float), float(np.mean([*map(len, self.words)])))


def scores(hits: Hits, row: int) -> NDArray[np.float64]:
    """Lexical, context, beside and dense score of a row; zeros where it was not found."""
    if row not in hits.numbers:
        return np.zeros(4)
    at = hits.numbers.index(row)
    found = hits.scores
    return np.array([found.lexical[at], found.context[at], found.beside[at], found.dense[at]])


def found(index: MemoryIndex, statistics: Statistics | None = None) -> Hits:
    ask = Ask(vector=TOWARDS, terms=QUESTION, pool=1_000, surroundings=AROUND, statistics=statistics)
    return index.search(VIEW, ask)


words = st.text(st.sampled_from("abcde"), max_size=4)
memories = st.tuples(words, st.integers(0, 3), st.floats(-3, 3))


@given(st.lists(memories, min_size=1, max_size=40), st.data())
def test_a_hit_that_comes_with_what_stands_around_it_is_scored_as_among_all(
    told: list[tuple[str, int, float]], data: st.DataObject
):
    said = Said(told)
    hits = data.draw(st.sets(st.sampled_from(range(len(told))), min_size=1, max_size=6))
    whole = found(said.index(dict.fromkeys(range(len(told)), LIVE | EMBEDDED)))

    part = found(said.index(said.brought(hits)), said.statistics)

    assert set(part.numbers) <= hits
    for hit in hits:
        assert scores(part, hit) == pytest.approx(scores(whole, hit), rel=1e-4, abs=1e-6)


@given(st.lists(st.lists(st.tuples(words, st.floats(-3, 3)), min_size=1, max_size=REACH + 1), min_size=1, max_size=5))
def test_a_session_that_came_whole_is_worth_the_same(sessions: list[list[tuple[str, float]]]):
    said = Said([(words, number, angle) for number, told in enumerate(sessions, 1) for words, angle in told])
    hits = {said.sessions.index(number) for number in range(1, len(sessions) + 1)}
    whole = found(said.index(dict.fromkeys(range(len(said.words)), LIVE | EMBEDDED)))

    part = found(said.index(said.brought(hits)), said.statistics)

    everywhere = dict(zip(whole.numbers, whole.scores.session.tolist(), strict=True))
    assert dict(zip(part.numbers, part.scores.session.tolist(), strict=True)) == pytest.approx(
        {hit: everywhere[hit] for hit in hits}
    )


def test_what_is_missing_between_two_parts_of_a_session_keeps_them_apart():
    said = Said([("a", 1, 0.0), *[("d", 1, 0.0)] * 20, ("b", 1, 0.0)])

    apart = found(said.index({0: LIVE | EMBEDDED, 21: LIVE | EMBEDDED | AFTER_GAP}), said.statistics)
    together = found(said.index({0: LIVE | EMBEDDED, 21: LIVE | EMBEDDED}), said.statistics)

    assert apart.scores.context.tolist() == [0, 0]
    assert (together.scores.context > 0).all()


def test_terms_that_are_frequent_elsewhere_are_worth_less():
    said = Said([("a", 0, 0.0), ("b", 0, 0.0)])
    index = said.index(dict.fromkeys(range(2), LIVE))
    frequencies = np.array([50.0, 1.0, 0.0])

    lexical = found(index, Statistics(100, frequencies, 1.0)).scores.lexical

    assert lexical[1] > lexical[0] > 0


def test_statistics_that_lag_behind_what_was_found_do_no_harm():
    said = Said([("a", 0, 0.0)] * 5)
    index = said.index(dict.fromkeys(range(5), LIVE))

    assert (found(index, Statistics(3, np.zeros(3), 1.0)).scores.lexical > 0).all()
