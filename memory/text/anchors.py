r"""What must stand in a text for an expression to find anything there: a few words that are looked for first.

    (?i)\bI (?:live|reside)s? (?P<value>[A-Z]\w+)    "live" or "reside"

To look for a word takes 40 ns, an expression that finds nothing a microsecond for a sentence, and some take hundreds.
Of the expressions that read what people say most find nothing most of the time. The words are taken from the
expression itself, so that they cannot disagree with it; an expression that has none is asked everywhere.
"""

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

SHORTEST = 2
"""Letters of a word: a single one is in every sentence. A sign may stand alone, and what is no Latin letter."""
LONG_ENOUGH = 5
"""From here on fewer are better than longer ones."""
MOST = 200
"""More take longer to look for than the expression itself."""
JOINED = 24
"""So many words at most are made of parts that stand side by side: "i live", "i reside". With twelve or sixty a turn
takes one in a hundred more."""

_parse: Callable[[str, int], Any] = import_module("re._parser").parse  # no public name: see `anchors`
parsed = lru_cache(maxsize=1)(_parse)
"""What stands in an expression: operations, each with its argument."""
UNKNOWN = (re.error, AttributeError, TypeError, ValueError)
"""What comes of one that is none, or that the parser does not say as we know it."""

Words = frozenset[str]


class _Required(NamedTuple):
    """What a part of an expression asks of a text."""

    spelled: Words | None
    """All that it can find, if these are few words: they may be joined to what stands beside."""
    words: Words | None
    """Words of which one must be there."""


_NO_WORDS: Words = frozenset()
_NOTHING: Words = frozenset(("",))
_ANYTHING = _Required(None, None)
_NO_MORE = _Required(_NOTHING, None)
"""It finds a place, and no letter."""
_NEVER = _Required(_NO_WORDS, _NO_WORDS)
"""It finds nothing: of what it is an alternative to the others are asked."""


def anchors(source: str, flags: int = 0, *, most: int = MOST) -> tuple[str, ...]:
    """Folded words of which each text has one in which the expression finds anything, the shortest first.

    Empty if there are no such words, or more than `most`.

    Python's own parser reads the expression. It is no public interface: what it does not say as we know it has no
    words, and the expression is then looked for everywhere, as it would be without this.
    """
    try:
        found = _of_sequence(parsed(source, flags), most).words
    except UNKNOWN:
        return ()
    # The longest last: the short ones are found sooner.
    return () if found is None else tuple(sorted(found, key=lambda word: (len(word), word)))


def all_anchors(source: str, flags: int = 0) -> tuple[str, ...]:
    """Its anchors, however many: those of a table are looked for at once."""
    return anchors(source, flags, most=sys.maxsize)


def folded(text: str) -> str:
    """A text in which two letters that an expression takes for one, whatever their case, are the same."""
    if text.isascii():
        return text.lower()
    return text.replace("İ", "i").replace("ı", "i").casefold()


def _of_sequence(parts: Iterable[tuple[Any, Any]], most: int) -> _Required:
    """The best of what its parts ask for, alone or joined: all of them must be there, side by side."""
    best: Words | None = None
    run, is_all = _NOTHING, True
    for part in _parts(parts, most):
        best = _better(best, part.words)
        if part.spelled is not None and len(run) * len(part.spelled) <= JOINED:
            run = frozenset(before + behind for before in run for behind in part.spelled)
        else:
            best = _better(best, _words_of(run))
            run, is_all = _NOTHING if part.spelled is None else part.spelled, False
    return _Required(run if is_all else None, _better(best, _words_of(run)))


def _parts(parts: Iterable[tuple[Any, Any]], most: int) -> Iterable[_Required]:
    """What each part asks for: letters that stand side by side are one, as most of an expression is such."""
    letters = ""
    for operation, argument in parts:
        name = str(operation)
        if name == "LITERAL":
            letters += chr(argument)
            continue
        if letters:
            yield _of_letters(letters)
            letters = ""
        yield _of_part(name, argument, most)
    if letters:
        yield _of_letters(letters)


def _of_letters(letters: str) -> _Required:
    """What letters in a row ask for: to be there, and each that is looked for alone by itself."""
    spelled = frozenset((folded(letters),))
    if letters.isascii() and letters.isalnum():  # as most are
        return _Required(spelled, None)
    alone = [letter for letter in map(folded, letters) if _is_word(letter)]
    return _Required(spelled, frozenset((max(alone, key=len),)) if alone else None)


def _of_part(operation: str, argument: Any, most: int) -> _Required:  # noqa: ANN401 - as the parser has it
    match operation:
        case "AT" | "ASSERT_NOT" | "FAILURE":  # `(?!)`, which later versions of Python call a failure, finds nothing
            return _NEVER if operation == "FAILURE" or (operation == "ASSERT_NOT" and not argument[1]) else _NO_MORE
        case "ASSERT":
            return _Required(_NOTHING, _of_sequence(argument[1], most).words)
        case "SUBPATTERN" | "ATOMIC_GROUP":
            return _of_sequence(argument[-1] if operation == "SUBPATTERN" else argument, most)
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
            return _of_repeated(argument, most)
        case "BRANCH" | "IN":
            return _of_branches(argument[1] if operation == "BRANCH" else [[each] for each in argument], most)
        case _:
            return _ANYTHING


def _of_repeated(argument: tuple[int, int, Iterable[tuple[Any, Any]]], most: int) -> _Required:
    least, highest, repeated = argument
    part = _of_sequence(repeated, most)
    if part.spelled is not None and (least, highest) == (0, 1):
        return _Required(part.spelled | _NOTHING, None)
    return _Required(None, part.words if least else None)


def _of_branches(branches: Sequence[Any], most: int) -> _Required:
    """What all of them ask for together: one of them must be there."""
    found = [_of_sequence(branch, most) for branch in branches]
    spelled = _together([each.spelled for each in found], JOINED)
    return _Required(spelled, _together([each.words for each in found], most))


def _together(groups: Sequence[Words | None], most: int) -> Words | None:
    known = [words for words in groups if words is not None]
    if len(known) < len(groups):
        return None
    words = _NO_WORDS.union(*known)
    return words if len(words) <= most else None


def _words_of(run: Words) -> Words | None:
    """Those that are looked for, if what is spelled is one of these; none if that may be a single letter."""
    needed = frozenset(word for word in run if not any(other in word for other in run - {word}))
    return needed if all(map(_is_word, needed)) else None


def _is_word(text: str) -> bool:
    return len(text) >= SHORTEST or not (text.isascii() and (text.isalnum() or text.isspace() or not text))


def _better(one: Words | None, other: Words | None) -> Words | None:
    if one is None or other is None:
        return other if one is None else one
    return max(one, other, key=_worth)


def _worth(words: Words) -> tuple[int, int]:
    return min((LONG_ENOUGH, *map(len, words))), -len(words)
