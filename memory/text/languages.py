"""In which language a text is written: by its script, and in Latin script by its small words."""

import re
from collections.abc import Iterable, Mapping
from functools import cache

from memory.text.reading import once
from memory.text.scripts import LATIN, main_script
from memory.text.stop_words import OF_LATIN_SCRIPT
from memory.text.telling_words import OF_ROMANCE

DEFAULT = "english"
"""What a text of Latin script is taken for if nothing speaks for another language."""

LIKELY = 0.6
"""So much has to speak for another one: a word that no other language has, or two that two languages share."""

OF_SCRIPT: Mapping[str, str] = {
    "greek": "greek",
    "cyrillic": "russian",
    "armenian": "armenian",
    "arabic": "arabic",
    "devanagari": "hindi",
    "tamil": "tamil",
}
"""The scripts for which there is a stemmer, and the one language that each is taken for."""

_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")


@once
def language_of_text(text: str) -> str:
    """The language of a text of Latin script, English if it is not likely another one; of any other its script."""
    script = main_script(text)
    return language_of(map(str.lower, _WORD.findall(text.replace("’", "'")))) if script == LATIN else script


def language_of(words: Iterable[str]) -> str:
    """The language of Latin script that these words of a text speak for most, `DEFAULT` if none is likely.

    A word speaks for each language that has it, the less the more of them there are, and so do both parts of what is
    written together: "l'hiver", "l'ha".
    """
    scores, spoken_for = dict.fromkeys(OF_LATIN_SCRIPT, 0.0), _spoken_for()
    for word in words:
        known = spoken_for.get(word)
        if known is None:
            known = [each for part in _parts(word) for each in spoken_for.get(part, ())] if "'" in word else ()
        for language, share in known:
            scores[language] += share
    best = max(scores, key=scores.__getitem__)
    return best if scores[best] >= LIKELY else DEFAULT


def _parts(word: str) -> tuple[str, ...]:
    """What is written together in a word with an apostrophe."""
    elided, _, rest = word.partition("'")
    return (f"{elided}'", rest) if elided else ()


@cache
def _spoken_for() -> Mapping[str, tuple[tuple[str, float], ...]]:
    """The languages that have a word, and how much it speaks for each."""
    known = {name: small | OF_ROMANCE.get(name, frozenset()) for name, small in OF_LATIN_SCRIPT.items()}
    having = {
        word: [name for name, words in known.items() if word in words]
        for word in frozenset[str]().union(*known.values())
    }
    return {word: tuple((name, 1 / len(names)) for name in names) for word, names in having.items()}
