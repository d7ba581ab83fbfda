r"""How a text must begin for an expression to match there: in few letters, which are compared before anything else.

    (?i)(?:let's |please )?(?:play|act)    "let'", "plea", "play" or "act"

Most expressions that are matched at the beginning of a sentence ask for one of some openings there, and most sentences
have none of them: to look takes 0.2 µs, to look for the expression's words (`anchors.py`) one for each dozen of them.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from memory.text.anchors import UNKNOWN, folded, parsed

DEPTH = 4
"""So many letters are compared: fewer let more through, with more there are more openings to know."""
MOST = 5_000
"""More openings take more room than they are worth."""

_NONE: frozenset[str] = frozenset()


class _Beginning(NamedTuple):
    """What a part of an expression finds."""

    whole: frozenset[str]
    """Exactly this: what stands behind it in the expression follows."""
    begun: frozenset[str] = _NONE
    """This, and then anything."""

    @property
    def tells(self) -> bool:
        """Whether not every text may begin so."""
        return "" not in self.whole | self.begun

    def cut(self) -> "_Beginning":
        """In no more letters than are compared."""
        long = frozenset(each for each in self.whole if len(each) >= DEPTH)
        return _Beginning(self.whole - long, frozenset(each[:DEPTH] for each in self.begun | long))


_NO_LETTER = _Beginning(frozenset(("",)))
_ANYTHING = _Beginning(_NONE, frozenset(("",)))


def beginnings(source: str, flags: int = 0) -> frozenset[str]:
    """Folded openings of which each text has one that the expression matches from its first letter on.

    Empty if there are none, or too many. Read by Python's own parser, as `anchors` are.
    """
    try:
        whole, begun = _of_sequence(parsed(source, flags))
    except UNKNOWN:
        return _NONE
    found = whole | begun
    if "" in found:
        return _NONE
    return frozenset(each for each in found if not any(each[:size] in found for size in range(1, len(each))))


def head_of(text: str) -> str:
    """How a text begins, as openings are compared with it."""
    head = text[:DEPTH]
    return head.lower() if head.isascii() else folded(head)


def _of_sequence(parts: Sequence[tuple[Any, Any]]) -> _Beginning:
    opening = _NO_LETTER
    for at, (operation, argument) in enumerate(parts):
        if not opening.whole:
            break
        if opening == _NO_LETTER and str(operation) == "ASSERT" and argument[0] > 0:
            behind = _of_sequence(parts[at + 1 :])
            return behind if behind.tells else _Beginning(_NONE, frozenset[str]().union(*_of_sequence(argument[1])))
        part = _of_part(str(operation), argument)
        if len(opening.whole) * (len(part.whole) + len(part.begun)) > MOST:
            part = _ANYTHING
        whole = frozenset(before + behind for before in opening.whole for behind in part.whole)
        begun = frozenset(before + behind for before in opening.whole for behind in part.begun)
        opening = _Beginning(whole, opening.begun | begun).cut()
    return opening


def _of_part(operation: str, argument: Any) -> _Beginning:  # noqa: ANN401 - as the parser has it
    match operation:
        case "LITERAL":
            return _Beginning(frozenset((folded(chr(argument)),)))
        case "RANGE" if argument[1] - argument[0] < MOST:
            return _Beginning(frozenset(folded(chr(letter)) for letter in range(argument[0], argument[1] + 1)))
        case "SUBPATTERN" | "ATOMIC_GROUP":
            return _of_sequence(argument[-1] if operation == "SUBPATTERN" else argument)
        case "BRANCH" | "IN":
            branches = argument[1] if operation == "BRANCH" else [[each] for each in argument]
            found = [_of_sequence(branch) for branch in branches]
            return _Beginning(*(_NONE.union(*sets) for sets in zip(*found, strict=True)))
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
            least, highest, repeated = argument
            whole, begun = _of_sequence(repeated)
            if highest != 1:  # itself may follow
                whole, begun = whole & _NO_LETTER.whole, begun | (whole - _NO_LETTER.whole)
            return _Beginning(whole if least else whole | _NO_LETTER.whole, begun)
        case _:
            return _NO_LETTER if operation in {"AT", "ASSERT", "ASSERT_NOT"} else _ANYTHING
