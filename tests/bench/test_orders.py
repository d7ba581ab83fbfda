"""What the second reader of orders learns from."""

from bench.learning import weighed
from bench.orders.__main__ import Case, cases, examples, learned_from


def test_each_form_is_given_in_every_language_both_as_order_and_as_none():
    forms = {case.form.rpartition("/")[0] for case in cases()}

    for language in ("english", "german", "spanish", "french", "italian", "portuguese"):
        assert {f"{language}/orders", f"{language}/others"} <= forms


def test_an_order_gives_one_example_and_what_is_never_one_gives_none():
    assert len(examples(Case("", "I mentioned it. Please delete my debts from your memory.", is_order=True))) == 1
    assert examples(Case("", "Please don't forget my birthday.", is_order=False)) == []


def test_the_same_cases_teach_the_same():
    some = [each for case in list(cases())[:300] for each in examples(case)]
    learned = learned_from(some)

    assert learned == learned_from(some)
    assert all(weighed(learned, each.signs) > 0.5 for each in some if {"forgets", "memory", "own"} <= each.signs)
