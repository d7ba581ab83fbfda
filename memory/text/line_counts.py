"""The tokens of lines, and of blocks of them, that are counted again and again."""

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

    def block(self, text: str) -> int:
        """The tokens of all lines of a block, which is put into many prompts as it is."""
        if not text:
            return 0
        tokens = self._counts.get(hash(text))
        if tokens is None:
            tokens = sum(map(self, text.split("\n")))
            if len(self._counts) < COUNTED_LINES:
                self._counts[hash(text)] = tokens
        return tokens
