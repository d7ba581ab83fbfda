"""What no form foresaw: dangers and secrets that are told by their words."""

from importlib.resources import files

import pytest

from memory.language.dangers import BY_WEIGHT, dangers_in, stated_of_user, told_by_rule, without_denied
from memory.language.files_read import OF_SIGNS, OF_WORDS
from memory.language.retraction import heard, is_kept_out_by_form
from memory.language.weights import Weights
from memory.language.word_reader import WordReader, signs_of_words


def test_words_two_words_endings_and_kinds_of_things_are_signs():
    found = set(signs_of_words("My Fluoxetine ran out", ["medicine"]).each())

    assert {"says:my", "says:fluoxe", "two:my fluoxe", "ends:etine", "opens:my", "names:medicine"} <= found


def test_a_number_is_known_by_its_digits_and_a_script_without_spaces_by_its_characters():
    assert {"says:#3", "says:#4"} <= set(signs_of_words("555 0192").each())
    assert {"says:喘", "says:哮喘"} <= set(signs_of_words("我有哮喘").each())


def test_what_a_sentence_names_is_asked_only_where_it_may_decide():
    asked: list[str] = []

    def names(sentence: str) -> list[str]:
        asked.append(sentence)
        return ["medicine"]

    reader = WordReader("danger_weights.txt", likely=0.6, names=names)

    assert not reader.finds("I love tulips and long walks in the garden")
    assert reader.finds("dialysis three times a week so no potassium")
    assert asked == ["dialysis three times a week so no potassium"]


@pytest.mark.parametrize("reader", OF_WORDS, ids=lambda reader: reader.file)
@pytest.mark.parametrize(
    "text",
    [
        "None of this goes in your notes, please: I stole 20 or 300 euros.",
        "none none of of this this, 5 7 9",
        "我有哮喘 555",
        "",
    ],
)
def test_a_sentence_weighs_what_its_signs_were_learned_to_weigh(reader: WordReader, text: str):
    learned = Weights.of(reader.file).likelihood(reader.signs(text))

    assert reader.likelihood(text) == pytest.approx(learned, rel=1e-9) or max(reader.likelihood(text), learned) < 0.5


def test_every_file_of_weights_is_read_at_the_start():
    there = {file.name for file in files("memory.language").iterdir() if file.name.endswith("_weights.txt")}

    assert {*OF_SIGNS, *(reader.file for reader in OF_WORDS)} == there


# ── Dangers ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_denied_or_over_is_not_weighed():
    (sentence,) = stated_of_user("I've outgrown my egg allergy.", by_model=False)

    assert "allergy" not in without_denied(sentence)


@pytest.mark.parametrize(
    "text",
    [
        "My spleen is gone, so with any fever I need to go straight to hospital.",
        "dialysis three times a week so no potassium",
        "I carry naloxone because of my methadone.",
        "Surtout pas d'anti-inflammatoires pour moi, j'ai un ulcère qui saigne.",
        "Ohne mein Hydrocortison falle ich ins Koma.",
        "我做过肾移植，要吃免疫抑制剂。",
    ],
)
def test_what_could_harm_and_no_rule_foresaw_is_likely(text: str):
    (sentence,) = stated_of_user(text, by_model=False)

    assert not told_by_rule(sentence)
    assert {danger.reason for danger in dangers_in(sentence)} == {"likely"}


@pytest.mark.parametrize(
    "text",
    [
        "mine is a ford F150 from 2009, 140000 miles on it, runs like a top",
        "was gibts heute? für mich allein, 20 minuten",
        "for me alone, 20 minutes",
        "para mí sola, 20 minutos",
        "pour moi seule, 20 minutes",
        "per me sola, 20 minuti",
        "para mim, 20 minutos",
        "Give me 5 good habits, ordered by how much they will statistically improve my life expectancy.",
    ],
)
def test_figures_for_whom_and_what_is_asked_for_are_no_danger(text: str):
    assert not any(map(dangers_in, stated_of_user(text, by_model=False)))


@pytest.mark.parametrize(
    "text",
    [
        "My boss got a pacemaker fitted last week.",
        "My D&D cleric can't touch iron without taking damage.",
        "This codebase is giving me an aneurysm.",
        "They suspected asthma, but the tests ruled it out.",
        "Le voisin du dessus ne supporte pas les poils de chat.",
        "Meine Kollegin ist gegen Erdbeeren allergisch.",
        "I have two cats and a garden.",
    ],
)
def test_what_does_not_bind_the_user_is_not(text: str):
    told = stated_of_user(text, by_model=False)

    assert not any(BY_WEIGHT.finds(without_denied(each)) or dangers_in(each) for each in told)


# ── Secrets ───────────────────────────────────────────────────────────────────────────────────────────────────


SECRET = {
    "What I'm about to say must not be stored: I have a second family in Lyon.": "",
    "We moved to Bern. This next part isn't for your records. I owe my brother 30k.": "We moved to Bern.",
    "I stole from the till once. None of this goes in your notes, please.": "",
}


@pytest.mark.parametrize("text", SECRET)
def test_what_is_asked_to_be_kept_out_in_words_that_no_form_has_is_off_the_record(text: str):
    found = heard(text)

    assert not is_kept_out_by_form(text)
    assert found.off_the_record
    assert found.left == SECRET[text]


@pytest.mark.parametrize(
    "text",
    [
        "Please note that I never eat pork.",
        "Nobody at work knows that I'm pregnant.",
        "Never store passwords in plain text.",
        "I can't keep track of my keys.",
        "She told me to keep it to myself.",
        "Forget my old address.",
        "I have severe asthma, please keep that in mind.",
    ],
)
def test_what_only_sounds_like_it_is_kept(text: str):
    assert not heard(text).off_the_record
