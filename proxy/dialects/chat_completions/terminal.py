"""Where a stream of chat completions ends: `data: [DONE]`, which waits for the journal."""

import re

from proxy.relay.sse import BOM, TAIL_BYTES
from proxy.relay.terminal import HeldTerminal

TERMINAL = re.compile(rb"(?:\A(?:\xef\xbb\xbf)?|[\r\n])(data: ?\[DONE\])")
TERMINALS = (b"data: [DONE]", b"data:[DONE]")

OTHER_LINE = b":"
"""Stands for the beginning of a line that cannot become the terminal one (a comment's)."""


class TerminalScanner(HeldTerminal):
    """Finds the terminal event `data: [DONE]` and holds it back, so that it goes out after the journal's fsync (P2).

    Everything else may go out at once. A part of the terminal line may have gone out when the rest of it comes in: it
    is no terminal event until its last bracket. As the OpenAI SDK does, what follows the bracket is not looked at.
    """

    __slots__ = ("_line",)

    def __init__(self) -> None:
        super().__init__()
        self._line = b""

    def feed(self, piece: bytes) -> tuple[bytes, bytes]:
        """What may go out now, and what is held back: the terminal event, or as much of it as is in `piece`."""
        if not self._line and piece.endswith(b"\n") and b"[DONE]" not in piece and not self._ending:
            self._tail = piece if len(piece) >= TAIL_BYTES else (self._tail + piece)[-TAIL_BYTES:]
            return piece, b""
        if self._ending:
            return b"", self._end(self._tail, piece)
        text = self._line + piece
        match = TERMINAL.search(text) if b"[DONE]" in text else None
        if match is not None:
            start = max(match.start(1) - len(self._line), 0)
            return piece[:start], self._end(b"" if start else self._line, piece[start:])
        self._tail = (self._tail + piece)[-TAIL_BYTES:]
        line = text[max(text.rfind(b"\n"), text.rfind(b"\r")) + 1 :][: len(BOM + TERMINALS[0])]
        bare = line.removeprefix(BOM)
        may_become_terminal = BOM.startswith(line) or any(terminal.startswith(bare) for terminal in TERMINALS)
        self._line = line if may_become_terminal else OTHER_LINE
        return piece, b""
