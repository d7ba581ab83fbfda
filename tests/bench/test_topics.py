"""What is learned of what requests bear on."""

import re
from collections import Counter

import numpy as np
import pytest

from bench.topics.__main__ import corpus, learned, report
from bench.topics.data import people
from bench.topics.learning import Marked, filed_by
from memory.retrieval.topics import topics

PEOPLE = tuple(people())
SIX = ("english", "german", "french", "spanish", "italian", "portuguese")
SOME = tuple(person for language in SIX for person in [each for each in PEOPLE if each.language == language][:5])


def test_each_of_six_languages_has_people_who_told_and_ask():
    counted = Counter(person.language for person in PEOPLE)

    assert set(counted) == set(SIX)
    assert min(counted.values()) >= 30


@pytest.mark.parametrize("language", SIX)
def test_each_person_s_requests_need_what_she_told_or_nothing_of_it(language: str):
    for person in PEOPLE:
        if person.language == language:
            assert len(person.told) == 14
            assert all(set(each.needs) <= set(range(14)) for each in person.asks)
            assert any(not each.needs for each in person.asks)
            assert not any(each.needs for each in person.told)


def test_what_is_learned_has_the_topics_that_texts_are_filed_under():
    named = {topic for person in PEOPLE for each in (*person.told, *person.asks) for topic in each.topics}

    assert topics().relation.shape == (len(named), len(named))
    assert all(re.fullmatch("[a-z]+", name) for name in named)


def test_the_same_people_teach_the_same():
    data = corpus(SOME)

    once, twice = learned(data), learned(data)

    assert np.array_equal(once.relation, twice.relation)
    assert np.array_equal(once.told.weights, twice.told.weights)


def test_who_was_not_learned_from_is_helped_by_it():
    data = corpus(tuple(each._replace(language="any") for each in SOME))  # of one alone there are too few

    found = [report(data, fold).among_best for fold in range(2)]
    plain, bearing = np.mean(found, axis=0)

    assert bearing[0].mean() > plain[0].mean()


def test_words_are_counted_as_they_stand_in_texts():
    known = np.array([2, 5, 9], np.uint32)
    texts = [np.array(each, np.uint32) for each in ([5, 7], [], [9, 2, 5])]
    marked, weights = Marked.of(texts, known), np.array([[1], [10], [100]], np.float32)

    assert marked.weighed(weights).ravel().tolist() == [10, 0, 111]
    assert marked.sums_of(np.array([[1], [2], [4]], np.float32)).ravel().tolist() == [4, 5, 4]


def test_texts_are_filed_alike_here_and_where_memories_are_searched():
    data = corpus(SOME[:2])
    told = topics().told

    here = filed_by(told, data.told)

    weighed = np.array([told.weights[np.isin(told.terms, terms)].sum(axis=0) for terms in data.told.terms], np.float32)
    assert here == pytest.approx(told.likely(data.told.vectors, weighed), abs=1e-5)
