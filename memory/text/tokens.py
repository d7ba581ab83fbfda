"""How many tokens a text has, counted without a vocabulary.

A byte-pair vocabulary holds the common words of English whole, numbers in threes, punctuation in small groups, runs of
white space as one, and of other scripts a few letters at a time. So the pieces that such a vocabulary *would* hold are
counted, by one regular expression. Its lengths were fitted to o200k_base, with cl100k_base beside it:

    English prose, Markdown, JSON, source code   within 12 % over a page, of both (prose: 7 %)
    numbers, hex, UUIDs, logs, URLs              within 25 % (bytes / 4 is low by half to two thirds)
    base64                                       20 % low (bytes / 4: 63 %)
    other languages                              within 25 % of o200k_base, of Vietnamese 50 % high;
                                                 cl100k_base takes a fifth more (Latin) to twice as many (others)
"""

import re
from collections.abc import Callable

SAMPLED_FROM = 32_768
"""Characters. Longer texts are counted in samples: an exact count of a megabyte would hold up the event loop, and a
tokenizer's own expression overflows its stack on a million spaces (FAULTS B15)."""

SAMPLES = 16
"""How many samples, spread evenly, make up SAMPLED_FROM."""

_ASCII = (
    r" ?[A-Z]?[a-z]{1,13}+(?![a-z])(?:'[a-z]{1,2})?"  # a word with its space, as in `don't`
    r"|[A-Za-z][a-z]{0,3}(?=[a-z])"  # a longer one
    r"| ?[A-Z]{1,5}"
    r"|[0-9]{1,3}|[ \t](?=[0-9])"  # only numbers leave the space before them alone
    r"|[-=*#_]{4,64}"  # rules
    r"|(?<=\w)[-/._](?=[a-z]{3})"
    r"|[!-/:-@\[-`{-~]{1,3}[\r\n]{0,4}"
    r"|[ \t]{0,80}[\r\n]{1,16}|[ \t]{2,80}"
    r"|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]"
)
_OTHERS = (
    r"| ?[\u00aa-\u024f\u1e00-\u1eff][a-z]{0,2}"  # a letter with a diacritic ends what the vocabulary knows
    r"| ?(?:[\u0400-\u052f]{1,4}|[\u0370-\u03ff\u1f00-\u1fff]{1,3}"  # Cyrillic, Greek
    r"|[\u0590-\u05ff]{1,3}|[\u0600-\u06ff]{1,4}"  # Hebrew, Arabic
    r"|[\u0900-\u0dff]{1,4}|[\u0e00-\u0eff]{1,2}"  # the scripts of India; Thai and Lao
    r"|[\u3040-\u30ff]{1,2}|[\uac00-\ud7af]{1,2}"  # kana, hangul
    r"|[^\x00-\x7f])"  # a Chinese character, a symbol
)
_ASCII_PIECES = re.compile(_ASCII)
_PIECES = re.compile(_ASCII + _OTHERS)
_ASTRAL = re.compile("[\U00010000-\U0010ffff]")
"""Emoji and rare characters take two tokens."""


def estimate_tokens(text: str) -> int:
    """About as many tokens as a current OpenAI model would count. Never raises, whatever the text."""

    def count(part: str) -> int:
        if part.isascii():
            return len(_ASCII_PIECES.findall(part))
        return len(_PIECES.findall(part)) + len(_ASTRAL.findall(part))

    return sampled(text, count)


def sampled(text: str, count: Callable[[str], int]) -> int:
    """`count(text)`; of a text that is too long to be counted, what its samples say of the whole."""
    if len(text) <= SAMPLED_FROM:
        return count(text)
    size = SAMPLED_FROM // SAMPLES
    step = (len(text) - size) / (SAMPLES - 1)
    starts = (round(index * step) for index in range(SAMPLES))
    return round(sum(count(text[start : start + size]) for start in starts) * len(text) / SAMPLED_FROM)
