"""What the readers of words learn from."""

import pytest

from bench.learning import weighed
from bench.words.__main__ import KINDS, Case, Kind, cases, examples, learned_from

DANGERS, SECRETS = KINDS


def test_a_message_is_weighed_sentence_by_sentence_and_what_a_rule_finds_is_no_life_of_anybody():
    (told,) = examples(DANGERS, [Case("close", "I have one kidney. I love tulips.", is_one=True)])

    assert len(told.sentences) == 2
    assert examples(DANGERS, [Case("life", "I'm allergic to nuts.", is_one=False)]) == []
    assert examples(SECRETS, [Case("life", "Off the record: I'm leaving.", is_one=False)]) == []


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_given_in_every_language_both_as_one_and_as_nearly_one(kind: Kind):
    close = [case for case in cases(kind) if case.source == "close"]

    assert sum(case.is_one for case in close) > 1_000
    assert sum(not case.is_one for case in close) > 1_000


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_cases_teach_the_same(kind: Kind):
    some = examples(kind, (case for at, case in enumerate(cases(kind)) if at % 40 == 0))
    learned = learned_from(some)

    assert learned == learned_from(some)
    right = [(max(weighed(learned, has) for has in each.sentences) > 0.5) == each.case.is_one for each in some]
    assert sum(right) > 0.9 * len(right)
