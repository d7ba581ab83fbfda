"""A text as a model reads it, whatever letters it is written in.

An order may hide in wide letters, in letters of another alphabet, in digits or between spaces: "ign0re", "i g n o r e".
"""

import unicodedata
from collections.abc import Iterator

from memory.text.cleaning import sanitise
from memory.text.regex import regex


def readings(text: str) -> Iterator[str]:
    """The text as it may be read: as it is; with letters for what looks like them; without accents or gaps."""
    plain = unicodedata.normalize("NFKC", sanitise(text)).translate(_SIGNS)
    latin = plain.translate(_LOOKALIKES) if _FOREIGN.search(plain) else plain
    lettered = _MIXED.sub(lambda word: word[0].translate(_DIGITS), latin)
    spaced = _SPACED.sub(lambda run: _JOINED.sub(r"\1 \2 \3 \4", _SEPARATORS.sub("", run[0])), lettered)
    bare = latin
    if not latin.isascii():  # "dísregard" hides nothing from a model
        bare = "".join(letter for letter in unicodedata.normalize("NFD", latin) if not unicodedata.combining(letter))
    yield from dict.fromkeys((plain, latin, lettered, spaced, _DASHED.sub(" ", latin), bare))


_LOOKALIKES = str.maketrans(
    "аеорсухіјѕԁԛԝһӏкмтвнгΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχАВЕКМНОРСТУХІЈЅɡı",
    "aeopcyxijsdqwhlkmtbhrABEZHIKMNOPTYXaeiknoptuxABEKMHOPCTYXIJSgi",
)
"""Cyrillic and Greek letters that look like Latin ones."""

_SIGNS = str.maketrans(dict.fromkeys("：﹕∶ː꞉᛬", ":") | {"’": "'"})
_DIGITS = str.maketrans("01345789@$!|", "oieastbgasil")
_FOREIGN = regex("[\u0370-\u03ff\u0400-\u052f\u0261\u0131]")
_MIXED = regex(r"(?<![\w@$])(?=[\w@$]*[0-9@$])(?=[\w@$]*[^\W\d_])[\w@$]{2,40}(?![\w@$])")
_SPACED = regex(r"(?<!\w)\w(?:[ \t.\-_*·•]{1,3}\w(?!\w)){4,}")
_SEPARATORS = regex(r"[ \t.\-_*·•]+")
_JOINED = regex(
    r"(?i)(ignore|disregard|forget|override|bypass)((?:all|any|your|the|my)*)(previous|prior|above|earlier|system|safety|your)"
    r"(instructions?|prompts?|rules?|messages?|guidelines?)"
)
_DASHED = regex(r"(?<=\w)[-_](?=\w)")
