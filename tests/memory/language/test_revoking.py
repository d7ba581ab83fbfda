"""Which of the assistant's standing instructions a later one takes back."""

from datetime import date

import pytest

from memory.language.comparison import Known, Verdict, compare
from memory.language.lasting_orders import is_for_once, is_standing_instruction


def verdict(new: str, old: str) -> Verdict:
    """What is to be done with an instruction that is near an older one."""
    return compare(new, [Known("old", old, 0.7, date(2026, 3, 1))], duplicate_cosine=0.9, day=date(2026, 3, 9)).verdict


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Always answer in French.", "Stop answering in French."),
        ("Always answer in French.", "You don't need to answer in French any more."),
        ("Please always use bullet points.", "No more bullet points please."),
        ("From now on call me Captain.", "Stop calling me Captain, will you"),
        ("Antworte immer auf Französisch.", "Hör auf, auf Französisch zu antworten."),
        ("Antworte immer auf Französisch.", "Antworte bitte nicht mehr auf Französisch."),
        ("Responde siempre en inglés.", "Deja de responder en inglés."),
        ("Réponds toujours en anglais.", "Arrête de répondre en anglais."),
        ("Réponds toujours en anglais.", "Ne réponds plus en anglais."),
        ("Rispondi sempre in inglese.", "Smetti di rispondere in inglese."),
        ("Responda sempre em inglês.", "Pare de responder em inglês."),
    ],
)
def test_an_instruction_that_is_taken_back_is_replaced(old: str, new: str):
    assert verdict(new, old) is Verdict.UPDATE
    assert is_standing_instruction(new)
    assert not is_for_once(new)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Always answer in French.", "Stop using emojis."),
        ("Always answer in French.", "Stop answering in German."),
        ("Always answer in French.", "I stopped reading French novels."),
        ("I learn French in the evenings.", "Stop answering in French."),
        ("Never answer in French.", "Stop answering in French."),
        ("Antworte immer auf Französisch.", "Verwende keine Emojis mehr."),
    ],
)
def test_what_else_is_said_takes_no_instruction_back(old: str, new: str):
    assert verdict(new, old) is not Verdict.UPDATE
