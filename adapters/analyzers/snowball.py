"""The lexical analyzer: words, numbers and dates of a text, lower-cased, without stop words, stemmed by its language.

A text of Latin script is stemmed as the language that its stop words tell, other scripts as the language that is taken
for theirs. Where there is no stemmer, words stand as they are, and pairs of characters where a script writes no spaces
between words.
"""

import re
import threading
import unicodedata
from collections import defaultdict
from functools import lru_cache
from typing import Any, cast

import snowballstemmer

from memory.text.languages import DEFAULT, OF_SCRIPT, language_of
from memory.text.scripts import LATIN, script_of
from memory.text.stop_words import OF_LATIN_SCRIPT, RUSSIAN

MAX_CHARS = 20_000
"""How much of a text is analyzed (P5): beyond, neither a memory nor a question gains."""

MAX_WORD = 40
"""Longer words are base64, hex or a row without spaces: cut, so that they do not fill the cache."""

CACHED_WORDS = 65_536
"""A stem costs 20 µs, a look-up 50 ns; so many words are more than one language's daily use, in about 12 MB."""

# Combining marks continue a word (Devanagari's vowel signs, Arabic's points); Python's \w does not know them.
_MARKS = "".join(re.escape(chr(point)) for point in range(0x300, 0x1100) if unicodedata.category(chr(point))[0] == "M")

# Thai, Lao, Tibetan, Burmese, Khmer, Kana, Han: scripts that write words without spaces.
_UNSPACED = (
    "\u0e00-\u0eff\u0f00-\u0fff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
)

_TOKEN = re.compile(
    rf"""
    (?P<date>\b\d{{4}}-\d{{2}}-\d{{2}}\b)
    | (?P<number>\d+(?:[.,:]\d+)*)
    | (?P<unspaced>[{_UNSPACED}]+)
    | (?P<word>[^\W\d_{_UNSPACED}][^\W_{_UNSPACED}]*(?:[{_MARKS}]+[^\W_{_UNSPACED}]*)*(?:'[^\W\d_]+)*)
    """,
    re.VERBOSE,
)
_THOUSANDS = re.compile(r",(?=\d{3}(?!\d))")
_MONTHS = "january february march april may june july august september october november december".split()  # noqa: SIM905 - reads better

NAMES_APART = frozenset(OF_LATIN_SCRIPT) - {DEFAULT, "german"}
"""Languages in which a capital within a sentence tells a name. Names are stemmed alike in all of them, so that who
speaks of Lena in one language finds her in the other; and as words of their language, as who types in haste, or begins
with it, has no such capital."""

ELIDES = frozenset(("french", "italian"))
"""Languages that write an article or a pronoun together with its word: "l'hiver", "dell'estate"."""

_BETWEEN, _ENDS = frozenset(" \t\"'«»„“”()"), frozenset(".!?:;¿¡…\n-*•")
"""What may stand in front of the first word of a sentence, and what before that: its capital says nothing."""


class SnowballAnalyzer:
    """A `memory.model.types.Analyze`. May be called from any thread."""

    def __init__(self) -> None:
        stemmers = defaultdict[str, _Stemmer](_Stemmer)

        @lru_cache(CACHED_WORDS)
        def stem(word: str, language: str) -> str:
            return stemmers[language].stem(word, language)

        self._stem = stem

    def __call__(self, text: str) -> tuple[str, ...]:
        plain = unicodedata.normalize("NFKC", text[:MAX_CHARS]).replace("’", "'")
        tokens = [(found.group().lower(), found) for found in _TOKEN.finditer(plain)]
        language = language_of([token for token, found in tokens if found.lastgroup == "word"])
        terms: list[str] = []
        for token, found in tokens:
            match found.lastgroup:
                case "word":
                    terms += self._term(token, found, language)
                case "number":
                    terms.append(_THOUSANDS.sub("", token)[:MAX_WORD])
                case "date":  # `2023-05-07` as one asks for it: 2023, may, 7
                    year, month, day = token.split("-")
                    named = self._stem(_MONTHS[int(month) - 1], DEFAULT) if 1 <= int(month) <= len(_MONTHS) else month
                    terms += (year, named, day.lstrip("0") or day)
                case _:  # overlapping pairs of characters, or the only one: what a search can do without a dictionary
                    terms += (token[at : at + 2] for at in range(max(1, len(token) - 1)))
        return tuple(terms)

    def _term(self, word: str, found: re.Match[str], language: str) -> tuple[str, ...]:
        """The stem of a word of a text in a language, unless it is a stop word; of a name both of its stems."""
        if not word.isascii() and (script := script_of(word[0])) != LATIN:
            known = OF_SCRIPT.get(script)
            if known is None:
                return (word[:MAX_WORD],)
            word = word[:MAX_WORD].replace("ё", "е")
            return () if word in RUSSIAN else (self._stem(word, known),)
        if language in ELIDES and "'" in word:
            word = word.rpartition("'")[2]
        if word in OF_LATIN_SCRIPT[language]:
            return ()
        stem = self._stem(word[:MAX_WORD], language)
        is_name = language in NAMES_APART and found.group()[0].isupper() and not _begins(found.string, found.start())
        return tuple(dict.fromkeys((self._stem(word[:MAX_WORD], DEFAULT), stem))) if is_name else (stem,)


def _begins(text: str, at: int) -> bool:
    """Whether a sentence begins there."""
    while at and text[at - 1] in _BETWEEN:
        at -= 1
    return not at or text[at - 1] in _ENDS


class _Stemmer:
    """One language's, which keeps the word that it works on in itself."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._stemmer: Any = None

    def stem(self, word: str, language: str) -> str:
        """The stem, without accents where they are Latin: who types in haste leaves them out."""
        with self._lock:
            if self._stemmer is None:
                self._stemmer = cast("Any", snowballstemmer).stemmer(language)
            stem = cast("str", self._stemmer.stemWord(word))
        if stem.isascii() or script_of(word[0]) != LATIN:
            return stem
        plain = unicodedata.normalize("NFD", stem)
        return "".join(mark for mark in plain if not unicodedata.combining(mark)) or stem
