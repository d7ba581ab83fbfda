"""Which of two standing instructions cannot both hold."""

import pytest

from memory.language.contraries import contradicts, matters_ordered


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("From now on reply in Polish.", "Always answer in English."),
        ("Prices in euros from now on.", "Always give prices in US dollars."),
        ("Emojis are fine again.", "No emojis."),
        ("No more tables, please.", "Put everything in tables from now on."),
        ("Always use the 12-hour clock.", "Use the 24-hour clock, always."),
        ("For recipes, always use cups.", "For recipes, always use grams."),
        ("Use pnpm in this repo.", "Always use npm."),
        ("Ab jetzt bitte ausführlich.", "Antworte immer kurz."),
        ("Désormais tutoie-moi.", "Vouvoie-moi toujours."),
        ("A partir de ahora trátame de usted.", "Tutéame siempre."),
        ("D'ora in poi rispondi in inglese.", "Rispondi sempre in italiano."),
        ("Daqui em diante, respostas longas.", "Quero sempre respostas curtas."),
        ("Call me Katherine.", "Call me Kit."),
    ],
)
def test_another_value_of_one_matter_contradicts_and_the_other_way_round(new: str, old: str):
    assert contradicts(new, old)
    assert contradicts(old, new)


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("No emojis.", "Always answer in English."),
        ("Always answer in English, please.", "Answer in English, always."),
        ("For recipes, always use metric units.", "Always use imperial units."),
        ("When I write in German, answer in German.", "Always answer in English."),
        ("For code, always use Python.", "For code reviews, always use Go."),
        ("Call me Kit.", "Always call me Kit."),
        ("Always cite your sources.", "Keep it short."),
        ("Just English from now on.", "Call me Kit."),
        ("Always give prices in pounds.", "Always use metric units."),
        ("Never mention my ex again.", "No jokes."),
    ],
)
def test_another_matter_or_another_occasion_contradicts_nothing(new: str, old: str):
    assert not contradicts(new, old)


def test_an_instruction_of_two_matters_is_only_contradicted_by_both():
    assert not contradicts("From now on answer in Polish.", "Always answer in English, and no emojis.")
    assert contradicts("From now on answer in Polish, and use emojis.", "Always answer in English, and no emojis.")


def test_only_an_instruction_or_a_rule_for_work_has_matters():
    assert matters_ordered("Always give prices in US dollars.") == ("currency",)
    assert matters_ordered("Use pnpm in this repo.") == ("packages by",)
    assert matters_ordered("I pay my rent in US dollars.") == ()
