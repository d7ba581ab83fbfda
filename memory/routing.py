"""Which kind of memory a fact becomes (spec 002 §1.6)."""

import re

from memory import phrases
from memory.memories import MemoryType
from memory.signals import Signals

# Subject, predicate, object: a state of someone or something, in the present. What happened is an event.
_STATE = re.compile(
    r"(?:I|i|We|we|(?:[Mm]y|[Oo]ur|[Tt]he|[Oo]ne of my) (?:[\w'’-]+ ){1,5}?|(?:[A-Z][\w'’.-]+ ){1,3}?)"
    r"\s?(?:(?:also|still|always|usually|really|currently|only|both|don't|do not|doesn't|does not|no longer) )*"
    r"(?:am|is|are|'m|'re|has|have|'ve|lives?|works?|owns?|speaks?|stud(?:y|ies)|knows?|uses?|needs?|wants?"
    r"|likes?|loves?"
    r"|plays?|runs?|teach(?:es)?|drives?|takes?|eats?|drinks?|belongs?|contains?|costs?|means?|supports?|depends?"
    r"|requires?|consists?)\b\s+\S"
)


def route(text: str, found: Signals, *, hint: MemoryType | None = None) -> MemoryType:
    """The first rule of spec 002 §1.6 that holds; a hint wins.

    A statement about who the user is stays semantic though it says "right now": only a session passes with the session.
    """
    if hint is not None:
        return hint
    if found.preference:
        return MemoryType.PROCEDURAL
    if phrases.SESSION.search(text) and not found.about_user:
        return MemoryType.WORKING
    if found.about_user or _STATE.match(text):
        return MemoryType.SEMANTIC
    return MemoryType.EPISODIC
