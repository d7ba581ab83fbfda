"""What texts say, each read once for as long as it is compared with anything.

Reading a sentence costs half a millisecond, and the facts of a user are compared with much the same ten or twenty
memories turn after turn. What is kept is kept by the text itself, not by the memory that has it: a memory that is
corrected, and a state that a batch has not written yet, are other texts, and the same text says the same whose ever it
is.
"""

from memory.language.comparison import ReadText, told_by
from memory.model.lately import KEPT_SECONDS, Lately

LIMIT_BYTES = 32 << 20
"""Some 10,000 sentences: a worker's memories of ten users with a thousand each, beside the 130 MB that it takes."""

ENTRY_BYTES = 1_600
"""What is kept of an empty text, about."""
CHAR_BYTES = 24
"""So much more for each character of a text, about: it is kept whole and word by word."""


class TextsRead:
    """Reads texts as `told_by` does, and remembers those that were asked for lately. For one event loop."""

    def __init__(self, *, limit_bytes: int = LIMIT_BYTES, kept_seconds: float = KEPT_SECONDS) -> None:
        self._kept = Lately[str, ReadText](limit_bytes=limit_bytes, kept_seconds=kept_seconds)

    def __len__(self) -> int:
        """How many texts are kept."""
        return len(self._kept)

    @property
    def nbytes(self) -> int:
        """Bytes held, about."""
        return self._kept.nbytes

    def read(self, text: str) -> ReadText:
        """What a text says. To be called on the event loop."""
        read = self._kept.get(text)
        if read is None:
            read = told_by(text)
            self._kept.keep(text, read, nbytes=ENTRY_BYTES + CHAR_BYTES * len(text))
        return read
