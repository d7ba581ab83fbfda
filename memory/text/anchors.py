r"""What must stand in a text for an expression to find anything there: a few words that are looked for first.

    (?i)\bI (?:live|reside)s? (?P<value>[A-Z]\w+)    "live" or "reside"

To look for a word takes 40 ns, an expression that finds nothing a microsecond for a sentence, and some take hundreds.
Of the expressions that read what people say most find nothing most of the time. The words are taken from the
expression itself, so that they cannot disagree with it; an expression that has none is asked everywhere.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any

SHORTEST = 2
"""Letters of a word: a single one is in every sentence. A sign may stand alone, and what is no Latin letter."""
LONG_ENOUGH = 5
"""From here on fewer are better than longer ones."""
MOST = 200
"""More take longer to look for than the expression itself."""

_parse: Callable[[str, int], Any] = import_module("re._parser").parse  # no public name: see `anchors`

Words = frozenset[str]


def anchors(source: str, flags: int = 0, *, most: int = MOST) -> tuple[str, ...]:
    """Folded words of which each text has one in which the expression finds anything.

    Empty if there are no such words, or more than `most`.

    Python's own parser reads the expression. It is no public interface: what it does not say as we know it has no
    words, and the expression is then looked for everywhere, as it would be without this.
    """
    try:
        found = _of_sequence(_parse(source, flags), most)
    except (re.error, AttributeError, TypeError, ValueError):
        return ()
    # The longest last: the short ones are found sooner.
    return () if found is None else tuple(sorted(found, key=len))


def folded(text: str) -> str:
    """A text in which two letters that an expression takes for one, whatever their case, are the same."""
    if text.isascii():
        return text.lower()
    return text.replace("İ", "i").replace("ı", "i").casefold()


def _of_sequence(parts: Iterable[tuple[Any, Any]], most: int) -> Words | None:
    """The best of what its parts ask for: each of them must be there."""
    best: Words | None = None
    run = ""
    for operation, argument in parts:
        if str(operation) == "LITERAL":
            run += chr(argument)
            continue
        best = _better(best, _of_run(run))
        run = ""
        best = _better(best, _of_part(str(operation), argument, most))
    return _better(best, _of_run(run))


def _of_part(operation: str, argument: Any, most: int) -> Words | None:  # noqa: ANN401 - as the parser has it
    match operation:
        case "SUBPATTERN":
            return _of_sequence(argument[-1], most)
        case "ATOMIC_GROUP":
            return _of_sequence(argument, most)
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
            least, _, repeated = argument
            return _of_sequence(repeated, most) if least else None
        case "BRANCH":
            return _of_branches(argument[1], most)
        case "IN":
            return _of_branches([[each] for each in argument], most)
        case _:
            return None


def _of_branches(branches: Sequence[Any], most: int) -> Words | None:
    """What all of them ask for together: one of them must be there."""
    found: set[str] = set()
    for branch in branches:
        words = _of_sequence(branch, most)
        if words is None:
            return None
        found |= words
    return frozenset(found) if len(found) <= most else None


def _of_run(run: str) -> Words | None:
    word = folded(run)
    is_word = len(word) >= SHORTEST or not (word.isascii() and (word.isalnum() or word.isspace() or not word))
    return frozenset((word,)) if is_word else None


def _better(one: Words | None, other: Words | None) -> Words | None:
    if one is None or other is None:
        return one or other
    return max(one, other, key=_worth)


def _worth(words: Words) -> tuple[int, int]:
    return min((LONG_ENOUGH, *map(len, words))), -len(words)
