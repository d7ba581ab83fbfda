r"""Regular expressions that are compiled so that their alternatives are tried by the letters they begin with.

    (?i)allergic|allergy|asthma|coeliac …     as     [aA](?:llerg(?:ic|y)|sthma)|[cC]oeliac|…

Python tries alternatives one after the other, and where case is of no account it begins with each before it sees that
another letter stands there: of hundreds of words all, at every place of a text. What is found is the same, since of
those that begin with different letters one at most goes on, and those that begin alike are tried in their order.

Python's own parser reads the expression, and its compiler takes what it read. Neither is a public interface: where they
are not as we know them, the expression is compiled as it is.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any

_parse: Callable[[str, int], Any] = import_module("re._parser").parse
_compile: Callable[[Any, int], re.Pattern[str]] = import_module("re._compiler").compile
_names: Any = import_module("re._constants")
_CASELESS, _NOT_UNICODE = re.IGNORECASE.value, (re.ASCII | re.LOCALE).value

MANY = 4
"""Fewer alternatives are left as they are: to take them apart as well saves a turn one in a hundred, and takes as long
again to compile."""

_TAKEN_FOR = {"i": "iIİı", "k": "kK\N{KELVIN SIGN}", "s": "sSſ"}
"""What else is taken for a letter where case is of no account, besides its other case."""


def compile_by_letters(source: str, flags: int = 0) -> re.Pattern[str]:
    """As `re.compile` does it, but for the `pattern` of what it gives, which may be None. Raises `re.error`."""
    try:
        tree = _parse(source, flags)
        _group(tree, tree.state.flags)
        return _compile(tree, flags)
    except (AttributeError, IndexError, TypeError, ValueError):
        return re.compile(source, flags)


def _group(parts: Any, flags: int) -> None:  # noqa: ANN401 - as the parser has it
    """Group the alternatives of a sequence, and of all that is within it."""
    for at, (operation, argument) in enumerate(parts.data):
        if operation is _names.LITERAL:
            continue
        grouped = argument
        if operation is _names.BRANCH and len(argument[1]) >= MANY:
            grouped = (None, _by_letter(argument[1], flags))
            parts.data[at] = (operation, grouped)
        for inner, inner_flags in _within(operation, grouped, flags):
            _group(inner, inner_flags)


def _within(operation: Any, argument: Any, flags: int) -> Iterator[tuple[Any, int]]:  # noqa: ANN401
    """The sequences that an operation consists of, and their flags."""
    match operation.name:
        case "BRANCH":
            yield from ((each, flags) for each in argument[1])
        case "SUBPATTERN":
            _, added, taken, inner = argument
            yield inner, (flags | added) & ~taken
        case "ATOMIC_GROUP":
            yield argument, flags
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
            yield argument[2], flags
        case "ASSERT" | "ASSERT_NOT":
            yield argument[1], flags
        case "GROUPREF_EXISTS":
            yield from ((each, flags) for each in argument[1:] if each is not None)
        case _:
            pass


def _by_letter(branches: Sequence[Any], flags: int) -> list[Any]:
    """The same alternatives: those that begin with one letter stand together, as long as nothing else comes between."""
    found: list[Any] = []
    groups: dict[str, list[Any]] = {}
    for branch in branches:
        letters = _begins_with(branch, flags)
        if letters:
            groups.setdefault(letters, []).append(branch)
        else:
            found += [_joined(letters, group) for letters, group in groups.items()]
            found.append(branch)
            groups = {}
    return found + [_joined(letters, group) for letters, group in groups.items()]


def _begins_with(branch: Any, flags: int) -> str:  # noqa: ANN401
    """The letters with one of which it begins; empty if that is not known."""
    if not branch.data or branch.data[0][0] is not _names.LITERAL:
        return ""
    letter = chr(branch.data[0][1])
    if not flags & _CASELESS:
        return letter
    if not letter.isascii() or flags & _NOT_UNICODE:
        return ""
    return _TAKEN_FOR.get(letter.lower(), "".join(sorted({letter.lower(), letter.upper()})))


def _joined(letters: str, branches: list[Any]) -> Any:  # noqa: ANN401
    """One alternative for all of those that begin with these letters."""
    as_sequence: Callable[[Any, Any], Any] = branches[0].__class__
    state = branches[0].state
    first = (_names.LITERAL, ord(letters[0]))
    if len(letters) > 1:
        # Case is of account here, all cases being named: only so Python looks at the letter before it goes on.
        one_of = as_sequence(state, [(_names.IN, [(_names.LITERAL, ord(letter)) for letter in letters])])
        first = (_names.SUBPATTERN, (None, 0, _CASELESS, one_of))
    rests = [as_sequence(state, [*branch.data[1:]]) for branch in branches]
    rest = rests[0] if len(rests) == 1 else [(_names.BRANCH, (None, rests))]
    return as_sequence(state, [first, *rest])
