"""In which script a text is written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.text.scripts import LATIN, SCRIPTS, main_script, script_of


@pytest.mark.parametrize(
    ("text", "script"),
    [
        ("", LATIN),
        ("17 * 23 = ?", LATIN),
        ("Где моя école?", "cyrillic"),
        ("我的 iPhone 在哪里？", "han"),
        ("東京タワーはどこ？", "kana"),
        ("고양이", "hangul"),
        ("مرحبا", "arabic"),
        ("नमस्ते", "devanagari"),
        ("Γεια σου", "greek"),
        ("שלום", "hebrew"),
        ("สวัสดี", "thai"),
        ("Straße, łódź, naïve", LATIN),
    ],
)
def test_the_script_of_most_letters_tells(text: str, script: str):
    assert main_script(text) == script


@given(st.text())
def test_any_text_has_a_script(text: str):
    assert main_script(text) in {LATIN, *(name for *_, name in SCRIPTS)}


@given(st.characters())
def test_any_letter_has_one(letter: str):
    assert script_of(letter) in {LATIN, *(name for *_, name in SCRIPTS)}
