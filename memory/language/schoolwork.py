"""Whether a text of a school stands behind a mark: an essay, an exercise, a sum. Who says "I" in it may be anybody.

    "Mark this pupil's essay please: I live in Leeds. I am 14."
    "exercice 3 : je m'appelle Paul."
    "Is this sentence correct? I am living in Rome."
    "Problem: I am 12 years old. My mother is 3 times as old. How old is she?"

What is said of such a text ("my essay is due on Friday", "homework is hard for me: I have asthma") hands over none.
"""

import re

from memory.language.languages import SCHOOLWORK
from memory.language.schoolwork_table import Schoolwork
from memory.text.regex import regex

_CLAUSES = regex(r"[,;] ")
_FIGURE = regex(r"\d|%")


def hands_over_work(head: str, behind: str) -> bool:
    """Whether what stands in its sentence before a mark says so, or is the name of a sum that is asked `behind`."""
    clauses = [head, *(head[mark.end() :] for mark in _CLAUSES.finditer(head))]
    if any(_LABEL.match(clause) for clause in clauses):
        return True
    is_sum = _SUMS.match(head) is not None
    return is_sum and _FIGURE.search(behind) is not None and _ASKS_SUM.search(behind) is not None


def _any(*names: str) -> str:
    return "|".join(_of(name, words) for words in SCHOOLWORK for name in names)


def _of(name: str, words: Schoolwork) -> str:
    return getattr(words, name).replace("{work}", words.work).replace("{pupils}", words.pupils)


def _whole(*names: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?:{_any(*names)})\W*$")


_LABEL = _whole("label", "riddles")
_SUMS = _whole("sums")
ASKS_ABOUT_WORK = regex(rf"(?i)(?<![^\W_])(?:{_any('asked')})(?![^\W_])")
"""The question whether the sentence behind it is right."""
_ASKS_SUM = regex(rf"(?i)(?<![^\W_])(?:{_any('asks_sum')})(?![^\W_])")
