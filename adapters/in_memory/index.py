"""The scorer of one owner's memories, advanced by what changed since it was asked last."""

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

import numpy as np

from adapters.in_memory.kept import KeptMemory
from memory.model.memory import Memory
from memory.retrieval.index import MemoryIndex
from memory.retrieval.rows import SearchColumns


class InMemoryIndex:
    """What is searched of an owner: with the vectors of one embedder."""

    def __init__(self) -> None:
        self.rows = MemoryIndex()
        self._found: dict[int, KeptMemory] = {}
        self._changed = 0

    def advance(self, newest: Iterable[KeptMemory], *, owner: bytes, embedder: str) -> None:
        """Take up what changed. `newest`: everybody's memories, the last one changed first."""
        if self.rows.worn:
            self.rows.clear()
            self._changed = 0
        changed = [kept for kept in takewhile(lambda kept: kept.changed > self._changed, newest) if kept.owner == owner]
        if not changed:
            return
        self._changed = changed[0].changed
        self._found |= {kept.number: kept for kept in changed}
        self.rows.forget(np.array([kept.number for kept in changed], np.int64))
        if live := [kept for kept in changed if not kept.is_closed]:
            vectors = [kept.vector if kept.embedder == embedder else None for kept in live]
            columns = SearchColumns.of([kept.number for kept in live], [kept.search for kept in live], vectors)
            self.rows.extend(columns)

    def memories(self, numbers: Sequence[int], admits: Callable[[Memory], bool]) -> dict[int, Memory]:
        """The memories of these numbers, as far as they may be seen."""
        found = ((number, self._found[number].read()) for number in numbers)
        return {number: memory for number, memory in found if memory is not None and admits(memory)}
