"""What the second reader of changes learns from."""

from statistics import mean

from bench.changes.__main__ import Case, cases, examples, learned_from
from bench.learning import weighed


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
