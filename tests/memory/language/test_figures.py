"""Figures are told by what they count, so that only those of one kind take each other's place."""

import pytest

from memory.language.figures import counted_alone, counts, differ, figures


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("It's about 7 hours.", {"hours": {"7"}}),
        ("She marries on June 21st.", {"day": {"21"}}),
        ("Jetzt am 22. Mai um 19 Uhr.", {"day": {"22"}, "clock": {"19"}}),
        ("La boda se aplaza al 7 de junio.", {"day": {"7"}}),
        ("Le 1er mai, à 14h.", {"day": {"1"}, "clock": {"14"}}),
        ("A 2019 Subaru with 190k on it.", {"year": {"2019"}, "k": {"190"}}),
        ("We have seven hens.", {"hens": {"7"}}),
        ("The rent is at 900 since May.", {"": {"900"}}),
        ("Rent went up to $1,975 a month.", {"$": {"1,975"}}),
        ("Tuesdays at 3:30 pm.", {"weekday": {"1"}, "clock": {"3:30"}}),
        ("Nothing to count here.", {}),
    ],
)
def test_a_figure_is_told_by_what_it_counts(text: str, found: dict[str, set[str]]):
    assert figures(text) == found


@pytest.mark.parametrize(
    ("now", "before"),
    [
        ("The race moved to the 25th.", "My half marathon is on October 18th."),
        ("Rent is 900 now.", "The rent is 800 euros."),
        ("We're at 23k.", "The budget is 18k."),
        ("They come on Thursdays.", "They come on Wednesdays."),
    ],
)
def test_figures_of_one_kind_differ(now: str, before: str):
    assert differ(figures(now), figures(before))


@pytest.mark.parametrize(
    ("now", "before"),
    [
        ("It's about 7 hours.", "The wedding is on June 21st."),
        ("I take over the 11a.", "We booked the house from July 20."),
        ("It's at 9:30 now.", "I have two kids."),
        ("It's 800 euros.", "The rent is 800."),
    ],
)
def test_figures_of_other_kinds_do_not(now: str, before: str):
    assert not differ(figures(now), figures(before))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("86,200 words. It is DONE.", "words"),
        ("4,150 euros! What bikes can I get?", "euros"),
        ("$900. Where do I go?", "$"),
        ("62 páginas. Por fin.", "páginas"),
        ("3 eggs, 200 g butter. What can I bake?", ""),
        ("words. 86,200", ""),
        ("2 dozen roses from Marta. How long do they last?", ""),
    ],
)
def test_what_is_counted_alone_is_what_a_first_sentence_says(text: str, what: str):
    assert counted_alone(text) == what


def test_what_counts_the_same_has_a_figure_and_names_it():
    assert counts("word count's now 74 thousand", "words")
    assert not counts("I like words", "words")
    assert not counts("I have 2 cats", "words")
