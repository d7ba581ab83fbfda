"""How somebody is at the moment, how work is doing, and the weather: said in passing, and worth nothing tomorrow.

"I'm so tired today, what a day."     of the moment
"The tests are green again."          of the moment: how work is doing
"I'm tired since the operation."      not: it says more than how she is
"""

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.languages import WORK
from memory.language.small_talk import is_small_talk
from memory.language.typed import spelled
from memory.text.reading import once
from memory.text.regex import regex

LONGEST = 160
"""Characters: who says more is telling something."""

_CLAUSE_END = regex(r"\s*(?:[,;:.!?…]+|\s[–—-]+)\s*")
_OF_WORK = regex(rf"(?i)(?:{any_of(WORK, 'state')})$")


@once
def is_of_the_moment(text: str) -> bool:
    """Whether each clause of a text says how its user is just now, or what the weather is like, or nothing."""
    if len(text) > LONGEST:
        return False
    is_said = False
    for clause in map(_bare, _CLAUSE_END.split(spelled(text).replace("’", "'"))):
        if phrases.OF_NOW.match(clause) or _OF_WORK.match(clause):
            is_said = True
        elif clause and not is_small_talk(clause):
            return False  # most texts end here, with their first clause
    return is_said


def _bare(clause: str) -> str:
    """A clause without what only opens it: "lol", "anyway", "and"."""
    rest = clause.strip(" ¡¿'\"()")
    if phrases.OF_NOW.match(rest):
        return rest  # "no para de llover"
    while opening := phrases.SOUND.match(rest) or phrases.FILLER.match(rest) or phrases.JOINS.match(rest):
        rest = rest[opening.end() :].lstrip(" ,")
    return rest
