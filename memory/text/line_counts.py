"""The tokens of lines that are counted again and again."""

from memory.model.types import CountTokens

COUNTED_LINES = 65_536
"""Lines whose number of tokens is kept: a few MB, and far more than the users of an hour have."""


class LineCounts:
    """Counts the tokens of each line once. Lines are known by their hash: no memory's text is kept."""

    def __init__(self, count_tokens: CountTokens) -> None:
        self._count_tokens = count_tokens
        self._counts: dict[int, int] = {}

    def __call__(self, line: str) -> int:
        """The tokens of a line and its line feed."""
        key = hash(line)
        tokens = self._counts.get(key)
        if tokens is None:
            if len(self._counts) >= COUNTED_LINES:
                self._counts.clear()
            tokens = self._counts[key] = self._count_tokens(line) + 1
        return tokens
