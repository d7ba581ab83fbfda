"""In which script a text is written."""

from collections import Counter
from itertools import islice

LATIN = "latin"

SCRIPTS = (
    ("\u0370", "\u03ff", "greek"),
    ("\u0400", "\u052f", "cyrillic"),
    ("\u0530", "\u058f", "armenian"),
    ("\u0590", "\u05ff", "hebrew"),
    ("\u0600", "\u06ff", "arabic"),
    ("\u0900", "\u097f", "devanagari"),
    ("\u0b80", "\u0bff", "tamil"),
    ("\u0e00", "\u0e7f", "thai"),
    ("\u1100", "\u11ff", "hangul"),
    ("\u3041", "\u30ff", "kana"),
    ("\u3400", "\u9fff", "han"),
    ("\uac00", "\ud7af", "hangul"),
)
"""First and last letter of each block, in their order, and the script that it is of."""

LETTERS = 400
"""So many letters tell the script of a text."""


def script_of(letter: str) -> str:
    """The script of a letter; Latin, if it is of none that we know."""
    if letter < SCRIPTS[0][0]:
        return LATIN
    return next((script for first, last, script in SCRIPTS if first <= letter <= last), LATIN)


WORDY = 3
"""A character of Han says as much as so many letters."""


def main_script(text: str) -> str:
    """The script of most letters of a text's beginning; kana, where that is Han with any kana: Japanese has both."""
    if text.isascii():
        return LATIN
    found = Counter(map(script_of, islice(filter(str.isalpha, text), LETTERS)))
    east = "kana" if found["kana"] else "han"
    found[east] = WORDY * (found.pop("kana", 0) + found.pop("han", 0))
    return max(found, key=found.__getitem__) if found.total() else LATIN
