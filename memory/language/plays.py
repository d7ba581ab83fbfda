"""Whether a user plays a part in a conversation, or practises a talk: who says "I" then is that part, not she.

    "You're a waiter and I'm a guest with an allergy."
    "Let's do interview practice: I'm Sarah, I'm 28."
    "Role play for my English class: you are the doctor and I am the patient."

It goes on until she ends it, or asks how she did: what she says then is hers again. A side that is taken in a debate is
a part of one sentence: "I'm for the ban, that's my role in the debate".
"""

import re
from collections.abc import Callable, Iterable, Iterator

from memory.language import phrases
from memory.language.languages import PLAYS
from memory.language.languages.helpers import HELPERS
from memory.language.play_table import Plays
from memory.text.chunking import sentences
from memory.text.expressions import Expressions
from memory.text.regex import regex

_CLAUSES = regex(r"[,:;–—] ?| - ")
_COLON = regex(r" ?[:：] ?")
BEGINNING = 40
"""Characters by which a sentence is found in its message, where lines may be wrapped."""


def own_words(messages: Iterable[str]) -> Iterator[str]:
    """Of each message, in their order, what the user says herself: not what is said in a play, nor what begins it."""
    playing = False
    for message in messages:
        end = _ends_at(message) if playing else 0
        own = "" if end is None else message[end:]
        start = _begins_at(own)
        playing = end is None or start is not None
        yield _without_sides(own if start is None else own[:start].strip())


def _without_sides(text: str) -> str:
    """A text without the sentences in which a side is taken in a debate: whoever speaks for it need not hold it."""
    for sentence in sentences(text) if _SIDE.search(text) else ():
        if _SIDE.search(sentence):
            text = text.replace(sentence, "", 1)
    return text


def _begins_at(message: str) -> int | None:
    """Where a play begins in a message; None: nowhere. Of a long talk all are asked with every turn, few are read."""
    in_one_line = " ".join(message.split())  # as `sentences` joins a line that was wrapped
    if _MAY_BEGIN.may_find(in_one_line) and (found := _first(message, _begins)) is not None:
        return found if _first(message[:found], _gives_part) is None else 0
    return 0 if _STAGED.search(message) and _first(message, _gives_part) is not None else None


def _ends_at(message: str) -> int | None:
    """Where in a message the play is over; None: it goes on."""
    return _first(message, _ends) if _MAY_END.may_find(message) else None


def _first(message: str, says: Callable[[str], bool]) -> int | None:
    """Where the first sentence of a message begins that says it; None: none does."""
    at = 0
    for sentence in sentences(message) if message else ():
        at = max(at, message.find(sentence[:BEGINNING], at))
        if says(sentence):
            return at
    return None


def _begins(sentence: str) -> bool:
    """Whether a play begins with it: who only speaks of one plays none ("I love roleplaying games")."""
    wholes = (sentence, phrases.without_opening(sentence))  # "Non uscire …" opens with no "no"
    behind_colon = (phrases.without_opening(sentence[colon.end() :]) for colon in _COLON.finditer(sentence))
    return (
        any(_OPENS.match(each) or _OWN_PART.match(each) for each in wholes)
        or any(map(_STARTS.match, _from_each_clause(sentence)))
        or any(map(_OPENS.match, behind_colon))
    )


def _gives_part(sentence: str) -> bool:
    return any(map(_PART.match, _from_each_clause(sentence)))


def _ends(sentence: str) -> bool:
    return _ENDS.search(sentence) is not None or any(map(_LEAVES.match, _from_each_clause(sentence)))


def _from_each_clause(sentence: str) -> Iterator[str]:
    """A sentence from where each of its clauses begins."""
    yield phrases.without_opening(sentence)
    yield from (phrases.without_opening(sentence[mark.end() :]) for mark in _CLAUSES.finditer(sentence))


def _of(name: str, words: Plays) -> str:
    """The expression of a language, with what it names in it."""
    said = getattr(words, name)
    for inner in ("play", "practice", "stage", "talk"):
        said = said.replace(f"{{{inner}}}", f"(?:{getattr(words, inner)})")
    return said


def _any(name: str) -> str:
    return "|".join(_of(name, words) for words in PLAYS)


def _opening(name: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?:{_any(name)})(?![^\W_])")


_OPENS = _opening("opens")
_STARTS = _opening("starts")
_OWN_PART = regex(rf"(?i)(?:{_any('own_part')})")
_PART = regex(rf"(?i)(?:{_any('part')})(?!.{{0,40}}\b(?:{HELPERS})\b)(?![^\W_])")
_STAGED = regex(rf"(?i){_any('staged')}")
_SIDE = regex(rf"(?i){_any('side')}")
_ENDS = regex(rf"(?i){_any('ends')}")
_LEAVES = _opening("leaves")
_MAY_BEGIN = Expressions((_of(name, words), None) for words in PLAYS for name in ("opens", "practice", "talk", "stage"))
"""By their words alone: what of a text may begin a play. What `starts` one has a practice or a talk in it."""
_MAY_END = Expressions((_of(name, words), None) for words in PLAYS for name in ("ends", "leaves"))
