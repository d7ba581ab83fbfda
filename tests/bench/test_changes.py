"""What the second reader of changes learns from."""

from statistics import mean

import pytest

from bench.changes.__main__ import Case, cases, examples, learned_from
from bench.learning import Told, learn, told_then, weighed, written
from memory.language.weights import Signs, Weights


def test_each_language_gives_changes_and_what_is_none():
    told = {(case.form.partition("/")[0], case.is_change) for case in cases()}

    for language in ("english", "german", "spanish", "french", "italian", "portuguese"):
        assert {(language, True), (language, False)} <= told


def test_a_change_gives_one_example_and_what_shares_nothing_none():
    assert len(examples(Case("", "I drive a Ford.", "I sold the Ford. I bought a new Ford.", is_change=True))) == 1
    assert examples(Case("", "I drive a Ford.", "The soup was great.", is_change=False)) == []


def test_the_same_cases_teach_the_same():
    some = [each for case in list(cases())[:400] for each in examples(case)]
    learned = learned_from(some)

    assert learned == learned_from(some)
    assert mean(weighed(learned, each.signs) for each in some if each.case.is_change) > 0.5
    assert mean(weighed(learned, each.signs) for each in some if not each.case.is_change) < 0.5


def test_a_story_is_what_is_known_each_with_all_that_is_told_next():
    story = [case for case in cases() if case.form == "german/story/Ich bin Hebamme."]
    changes = {(case.known, case.new) for case in story if case.is_change}

    assert ("Ich wohne mit Jürgen in einem Reihenhaus.", "Jürgen ist ausgezogen, die Scheidung läuft.") in changes
    assert len(changes) == 4
    assert len(story) == 4 * 8
    assert sum(case.is_of_others for case in story) == 4 * 3


def test_what_is_told_next_stands_beside_what_was_said_before():
    lines = [
        "= I sing.",
        "= I drive a Ford.",
        "+2 Sold the Ford.",
        "- Saw a Ford.",
        "= I swim.",
        "!1 Forget the swimming.",
    ]

    assert [*told_then(lines)] == [
        Told(("I sing.", "I drive a Ford."), 2, "Sold the Ford."),
        Told(("I sing.", "I drive a Ford."), 0, "Saw a Ford."),
        Told(("I swim.",), 1, "Forget the swimming."),
    ]


def test_signs_weigh_as_they_were_learned():
    some = [Signs((("ends",), ("one word",)), ("says:sold",)), Signs((("again",), ("one word",)), ("says:saw",))] * 20
    each = [frozenset(signs.each()) for signs in some]
    assert "ends+one word" in each[0]
    learned = learn(each, [True, False] * 20, [1.0] * 40, fewest=1, lasso=1e-4, ridge=1e-4)
    weights = Weights.read(written(learned))

    for signs, names in zip(some[:2], each[:2], strict=True):
        assert weights.likelihood(signs) == pytest.approx(weighed(learned, names))
    assert weights.likelihood(some[0]) > 0.5 > weights.likelihood(some[1])


def test_what_weighs_next_to_nothing_is_left_out():
    each = [frozenset({"says:sold", "says:the"}), frozenset({"says:saw", "says:the"})] * 20
    all_of_them = learn(each, [True, False] * 20, [1.0] * 40, fewest=1, lasso=1e-4, ridge=1e-4)
    least = (min(map(abs, all_of_them.values())) + max(map(abs, all_of_them.values()))) / 2

    some = learn(each, [True, False] * 20, [1.0] * 40, fewest=1, lasso=1e-4, ridge=1e-4, least=least)

    assert some == {name: weight for name, weight in all_of_them.items() if not name or abs(weight) >= least}
    assert {"", "says:sold"} <= some.keys() < all_of_them.keys()
