"""What texts say, each read once for as long as it is compared with anything.

Reading a sentence costs half a millisecond, and the facts of a user are compared with much the same ten or twenty
memories turn after turn. What is kept is kept by the text itself, not by the memory that has it: a memory that is
corrected, and a state that a batch has not written yet, are other texts, and the same text says the same whose ever it
is.

What was read is the content of memories. So that nothing of one that was erased, by whatever process, stays here for
long (P9), a text that is not asked for goes after a while; an erased one is never asked for again.
"""

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from memory.language.comparison import ReadText, told_by

KEPT_SECONDS = 600.0
"""How long a text stays that is not asked for: longer than people pause in a conversation, and short enough for what
was erased meanwhile. Whoever comes back later costs some milliseconds once."""

LIMIT_BYTES = 32 << 20
"""Some 10,000 sentences: a worker's memories of ten users with a thousand each, beside the 130 MB that it takes."""

ENTRY_BYTES = 1_600
"""What is kept of an empty text, about."""
CHAR_BYTES = 24
"""So much more for each character of a text, about: it is kept whole and word by word."""


class _Entry(NamedTuple):
    read: ReadText
    used_at: float
    """The event loop's time when it was last asked for."""


class TextsRead:
    """Reads texts as `told_by` does, and remembers those that were asked for lately. For one event loop."""

    def __init__(self, *, limit_bytes: int = LIMIT_BYTES, kept_seconds: float = KEPT_SECONDS) -> None:
        self._limit_bytes = limit_bytes
        self._kept_seconds = kept_seconds
        self._entries: OrderedDict[str, _Entry] = OrderedDict()
        """The one that was not asked for longest comes first."""
        self.nbytes = 0
        """Bytes held, about."""
        self._sweep: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many texts are kept."""
        return len(self._entries)

    def read(self, text: str) -> ReadText:
        """What a text says. To be called on the event loop."""
        loop = asyncio.get_running_loop()
        entry = self._entries.pop(text, None)
        if entry is None:
            entry = _Entry(told_by(text), 0.0)
            self.nbytes += _weight(text)
        self._entries[text] = entry._replace(used_at=loop.time())
        while self.nbytes > self._limit_bytes:
            self._forget_oldest()
        if self._sweep is None:
            self._sweep = loop.call_later(self._kept_seconds, self._forget_unused, loop)
        return entry.read

    def _forget_unused(self, loop: asyncio.AbstractEventLoop) -> None:
        self._sweep = None
        while self._entries:
            left = next(iter(self._entries.values())).used_at + self._kept_seconds - loop.time()
            if left > 0:
                self._sweep = loop.call_later(left, self._forget_unused, loop)
                return
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        text, _ = self._entries.popitem(last=False)
        self.nbytes -= _weight(text)


def _weight(text: str) -> int:
    return ENTRY_BYTES + CHAR_BYTES * len(text)
