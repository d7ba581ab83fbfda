"""What the readers of words learn from."""

import pytest

from bench.learning import sections, weighed
from bench.words.__main__ import DATA, KINDS, Case, Kind, cases, examples, learned_from

DANGERS, STANDING, SECRETS, PERSONAL = KINDS

LEARNED = 0.3
"""What was learned from a fortieth weighs what is one, and what is none, on its side of it."""


def test_a_message_is_weighed_sentence_by_sentence_and_what_a_rule_finds_is_no_life_of_anybody():
    (told,) = examples(DANGERS, [Case("close", "I have one kidney. I love tulips.", is_one=True)])

    assert len(told.sentences) == 2
    assert examples(DANGERS, [Case("life", "I'm allergic to nuts.", is_one=False)]) == []
    assert examples(SECRETS, [Case("life", "Off the record: I'm leaving.", is_one=False)]) == []


SIX = ("english", "german", "french", "spanish", "italian", "portuguese")


@pytest.mark.parametrize(
    ("kind", "language"),
    [
        *((kind, language) for kind in (DANGERS, SECRETS) for language in (*SIX, "chinese", "japanese")),
        *((STANDING, language) for language in SIX),
    ],
)
def test_each_kind_is_given_in_every_language_both_as_one_and_as_nearly_one(kind: Kind, language: str):
    told = sections(DATA / kind.name / f"{language}.txt")
    asked_for_a_task = kind is STANDING  # most of what nearly is one is so, and in `talk`

    assert len(told["are"]) >= 80
    assert len(told["nearly"]) >= (0.8 if asked_for_a_task else 1) * len(told["are"])


@pytest.mark.parametrize("language", [*SIX, "dutch"])
def test_what_a_friend_would_answer_otherwise_is_given_in_every_language_and_what_not(language: str):
    told = sections(DATA / PERSONAL.name / f"{language}.txt")

    assert len(told["nearly"]) >= len(told["are"]) >= 400


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_cases_teach_the_same_and_tell_one_from_none(kind: Kind):
    some = examples(kind, (case for at, case in enumerate(cases(kind)) if at % 40 == 0))
    learned = learned_from(some, penalty=kind.penalty)

    assert learned == learned_from(some, penalty=kind.penalty)
    for is_one in (True, False):
        of_these = [each for each in some if each.case.is_one is is_one]
        right = [(max(weighed(learned, has) for has in each.sentences) > LEARNED) is is_one for each in of_these]
        assert sum(right) > 0.9 * len(of_these)
