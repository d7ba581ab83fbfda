"""In which language a text is written: by its script, and in Latin script by its stop words."""

import re
from collections.abc import Iterable, Mapping

from memory.text.reading import once
from memory.text.scripts import LATIN, main_script
from memory.text.stop_words import OF_LATIN_SCRIPT

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

    A stop word speaks for each language that has it, the less the more of them there are. One that is written together
    with the next word counts, too: "l'hiver".
    """
    scores = dict.fromkeys(OF_LATIN_SCRIPT, 0.0)
    for word in words:
        spoken_for = _SPEAKS_FOR.get(word)
        if spoken_for is None and "'" in word:
            spoken_for = _SPEAKS_FOR.get(word.partition("'")[0] + "'")
        for language, share in spoken_for or ():
            scores[language] += share
    best = max(scores, key=scores.__getitem__)
    return best if scores[best] >= LIKELY else DEFAULT


def _spoken_for() -> Mapping[str, tuple[tuple[str, float], ...]]:
    words = {word for known in OF_LATIN_SCRIPT.values() for word in known}
    having = {word: [name for name, known in OF_LATIN_SCRIPT.items() if word in known] for word in words}
    return {word: tuple((name, 1 / len(names)) for name in names) for word, names in having.items()}


_SPEAKS_FOR = _spoken_for()
"""The languages that have a stop word, and how much it speaks for each."""
