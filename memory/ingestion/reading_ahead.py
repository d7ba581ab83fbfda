"""Reads texts by all that facts are read by, so that the expressions of their languages are compiled.

Hundreds of them are, each where a text first has one of its words (`memory/text/regex.py`): half a second to one of a
core's time for the first fact of a process. On the event loop that would hold back every stream.
"""

from collections.abc import Sequence

from memory.ingestion.belonging import is_of_person
from memory.language.change import changes_in, slots_changed
from memory.language.comparison import Known, compare
from memory.language.memory_type import route
from memory.language.prompt_injection import gives_orders, suspicious
from memory.language.retraction import heard
from memory.language.signals import signals
from memory.language.states import slots
from memory.model.memory import MemoryType
from memory.model.types import CountTokens

AHEAD_TEXTS, AHEAD_CHARS = 40, 4_000
"""So much of what is told has the words of most of it."""


def read_ahead(texts: Sequence[str], *, count: CountTokens) -> None:
    """Read them; what is found is nobody's. Blocks."""
    told = "\n".join(text[:AHEAD_CHARS] for text in texts[:AHEAD_TEXTS])[:AHEAD_CHARS]
    heard(told)
    route(told, signals(told, count=count))
    is_of_person(told, MemoryType.EPISODIC)
    changes_in(told, by_model=False)
    for reads in (slots_changed, slots, suspicious, gives_orders):
        reads(told)
    compare(told, (Known("", f"{told} .", 1.0),), duplicate_cosine=1.0)
