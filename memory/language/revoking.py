"""Which of the assistant's standing instructions a later one takes back.

    "Always answer in French"     is over with "Stop answering in French", "You needn't answer in French any more"

What takes something back is itself an instruction, and takes the place of the older one: it is as sure that the user
does not want French as it was that she did.
"""

import re

from memory.language.languages import LASTING
from memory.language.wording import Wording, is_among, wording
from memory.text.expressions import Expressions
from memory.text.reading import once

_CLAUSE_END = re.compile(r"[,;:]")
_REVOKING = Expressions((rf"(?:{entry})", None) for table in LASTING for entry in table.revoking)

_OF_ANY = frozenset(word for table in LASTING for word in table.of_any.split())


@once
def revoked(text: str) -> tuple[str, ...]:
    """The telling words of what the assistant is to do no more; empty where a text takes nothing back."""
    for pattern, _ in _REVOKING.possible(text):
        if found := pattern.match(text):
            what = _CLAUSE_END.split(found["what"], maxsplit=1)[0]
            return tuple(word for word in wording(what).words if word not in _OF_ANY)
    return ()


def revokes(words: tuple[str, ...], instruction: Wording) -> bool:
    """Whether an instruction is the one that these words (`revoked`) take back."""
    return bool(words) and instruction.negations % 2 == 0 and all(is_among(word, instruction.words) for word in words)
