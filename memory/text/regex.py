"""Regular expressions that are compiled and asked only where they may find something.

The rules about what people say are thousands of expressions, which take Python four seconds to compile. A worker needs
some hundred with its first turn: none of them waits for all of them. And most of them find nothing in most sentences:
they are compiled, and asked, where one of their `anchors` stands.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast

from memory.text.anchors import all_anchors, anchors, folded
from memory.text.beginnings import beginnings, head_of
from memory.text.threes import WordIndex
from memory.text.worked_out import Asked, worked_out

_IF_ABSENT: dict[str, Callable[[str], Any]] = {
    "search": lambda _: None,
    "match": lambda _: None,
    "fullmatch": lambda _: None,
    "findall": lambda _: [],
    "finditer": lambda _: iter(()),
    "split": lambda text: [text],
}
"""What the methods of an expression give that take the text first, if it finds nothing there."""


_AT_BEGINNING = ("match", "fullmatch")

MANY = 32
"""More words are looked for at once (`threes.py`)."""
LONG = 1_000
"""Characters: the threes of a longer text are no quicker to find than the words."""


class LateExpression:
    """Becomes the compiled expression, method by method, as it is used."""

    def __init__(self, source: str, flags: int) -> None:
        self._source = source
        self._flags = flags

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever `re.Pattern` has
        if name.startswith("__"):  # whoever copies or pickles it asks for these before there is a source
            raise AttributeError(name)
        if (name in _IF_ABSENT or name == "sub") and (words := self._words()):
            found = _where_there(name, partial(self._compiled, name), words)
        else:
            found = self._compiled(name)
        if name in _AT_BEGINNING and (openings := self.openings()):
            found = _if_begun(found, openings)
        setattr(self, name, found)
        return found

    def asked(self) -> Iterator[Asked]:
        """What can be worked out of it."""
        yield anchors, self._source, self._flags
        yield beginnings, self._source, self._flags
        if not worked_out(anchors, self._source, self._flags):
            yield all_anchors, self._source, self._flags

    def openings(self) -> frozenset[str]:
        """How a text must begin that it matches there; empty if there is no telling."""
        return frozenset(worked_out(beginnings, self._source, self._flags))

    def _words(self) -> tuple[str, ...]:
        """What must stand in a text."""
        few = worked_out(anchors, self._source, self._flags)
        return few or worked_out(all_anchors, self._source, self._flags)

    def _compiled(self, name: str) -> Any:  # noqa: ANN401 - whatever `re.Pattern` has
        return getattr(re.compile(self._source, self._flags), name)

    def __repr__(self) -> str:
        return f"regex({self._source!r})"


def _where_there(name: str, compiled: Callable[[], Callable[..., Any]], words: tuple[str, ...]) -> Callable[..., Any]:
    """A method of an expression that is asked only where one of its words stands."""
    if name == "sub":
        return _replaced_if_there(compiled, words)
    return (_if_there if len(words) <= MANY else _if_one_of_many_is_there)(compiled, words, _IF_ABSENT[name])


def _if_there(
    compiled: Callable[[], Callable[..., Any]], words: tuple[str, ...], absent: Callable[[str], Any]
) -> Callable[..., Any]:
    ask: Callable[..., Any] | None = None

    def asked(string: str, *within: int) -> Any:  # noqa: ANN401 - as the method has it
        nonlocal ask
        if within:  # whoever goes through a text step by step would have all of it looked through at every step
            ask = ask or compiled()
            return ask(string, *within)
        # As `folded` does it, without a call for what most texts are.
        plain = string.lower() if string.isascii() else folded(string)
        for word in words:  # a comprehension takes twice the time
            if word in plain:
                ask = ask or compiled()
                return ask(string)
        return absent(string)

    return asked


def _if_one_of_many_is_there(
    compiled: Callable[[], Callable[..., Any]], words: tuple[str, ...], absent: Callable[[str], Any]
) -> Callable[..., Any]:
    ask: Callable[..., Any] | None = None
    few, index = _if_there(compiled, words, absent), WordIndex([words])

    def asked(string: str, *within: int) -> Any:  # noqa: ANN401 - as the method has it
        nonlocal ask
        if within or len(string) > LONG:
            return few(string, *within)
        if index.is_in(string):
            ask = ask or compiled()
            return ask(string)
        return absent(string)

    return asked


def _if_begun(matches: Callable[..., Any], openings: frozenset[str]) -> Callable[..., Any]:
    sizes = sorted(set(map(len, openings)))

    def asked(string: str, *within: int) -> Any:  # noqa: ANN401 - as the method has it
        if within:
            return matches(string, *within)
        head = head_of(string)
        for size in sizes:
            if head[:size] in openings:
                return matches(string)
        return None

    return asked


def _replaced_if_there(compiled: Callable[[], Callable[..., str]], words: tuple[str, ...]) -> Callable[..., str]:
    replace: Callable[..., str] | None = None

    def replaced(repl: Any, string: str, count: int = 0) -> str:  # noqa: ANN401 - as the method has it
        nonlocal replace
        plain = string.lower() if string.isascii() else folded(string)
        for word in words:
            if word in plain:
                replace = replace or compiled()
                return replace(repl, string, count)
        return string

    return replaced


def regex(source: str, flags: int = 0) -> re.Pattern[str]:
    """The expression, to be used as if `re.compile` had made it, but not where `re` itself wants a compiled one.

    What is wrong with the source shows at the first use; that of ours is tried by the tests, a user's own is compiled
    at once.
    """
    return cast(re.Pattern[str], LateExpression(source, flags))


def openings_of(expression: re.Pattern[str]) -> frozenset[str]:
    """How a text must begin for one that `regex` made to match there; empty if there is no telling."""
    return cast(LateExpression, expression).openings()


def by_first_letter(words: str, *, whole: bool) -> re.Pattern[str]:
    """Alternatives that begin where a word does, for texts in lower case; `whole`: they end where one does."""
    return regex(grouped_by_first_letter(words, whole=whole))


def grouped_by_first_letter(words: str, *, whole: bool) -> str:
    """The source of that expression.

    Python tries alternatives one after the other: of hundreds it tries those that begin with the letter that is there.
    """
    groups: dict[str, list[str]] = {}
    for word in _alternatives(words):
        groups.setdefault(word[0] if word[0].isalpha() and word[1:2] not in {"?", "*", "{"} else "", []).append(word)
    parts = [rf"{letter}(?:{'|'.join(word[1:] for word in group)})" for letter, group in groups.items() if letter]
    end = r"(?!\w)" if whole else ""
    return rf"(?<!\w)(?:{'|'.join((*parts, *groups.get('', ())))}){end}"


def _alternatives(source: str) -> list[str]:
    """The alternatives of an expression, those within its groups left together."""
    found, depth, escaped, in_set = [""], 0, False, False
    for char in source:
        if not escaped:
            in_set = (in_set or char == "[") and char != "]"
            depth += 0 if in_set else (char == "(") - (char == ")")
        if char == "|" and depth == 0 and not in_set and not escaped:
            found.append("")
        else:
            found[-1] += char
        escaped = char == "\\" and not escaped
    return [each for each in dict.fromkeys(found) if each]
