"""Where a stream of chat completions ends: `data: [DONE]`, which waits for the journal."""

import re

from proxy.relay.sse import BOM, TAIL_BYTES

TERMINAL = re.compile(rb"(?:\A(?:\xef\xbb\xbf)?|[\r\n])(data: ?\[DONE\])")
TERMINALS = (b"data: [DONE]", b"data:[DONE]")
TWO_LINE_ENDS = re.compile(rb"(?:\r\r|(?:\r\n|\n)(?:\r\n|\n|\r(?!\Z)))")
"""A blank line behind a line. After CRLF or LF a CR that comes last may be half of a CRLF: the next byte will tell."""

OTHER_LINE = b":"
"""Stands for the beginning of a line that cannot become the terminal one (a comment's)."""


class TerminalScanner:
    """Finds the terminal event `data: [DONE]` and holds it back, so that it goes out after the journal's fsync (P2).

    Everything else may go out at once. A part of the terminal line may have gone out when the rest of it comes in: it
    is no terminal event until its last bracket. As the OpenAI SDK does, what follows the bracket is not looked at.
    """

    __slots__ = ("_ending", "_line", "_tail", "after", "complete")

    def __init__(self) -> None:
        self._line = b""
        self._tail = b""
        self._ending = False
        self.after = 0
        """How many bytes came behind the terminal event: nobody's (FAULTS U09)."""
        self.complete = False
        """The terminal event has come with the blank line that ends it."""

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

    @property
    def line_end(self) -> bytes:
        """What ends the event that is open after all that was fed, so that another one can follow: often nothing."""
        tail = self._tail
        if not tail or tail.endswith((b"\n\n", b"\r\r", b"\n\r", b"\r\r\n", b"\n\r\n")):
            return b""
        return b"\n" if tail.endswith(b"\n") else b"\n\n"

    def _end(self, before: bytes, piece: bytes) -> bytes:
        """As much of `piece` as belongs to the terminal event, of which `before` was the last to come."""
        if self.after:
            self.after += len(piece)
            return b""
        seen = before + piece
        match = TWO_LINE_ENDS.search(seen)
        end = match.end() if match else len(seen)
        held = piece[: end - len(before)]
        self.complete = match is not None
        self.after += len(piece) - len(held)
        self._ending = True
        self._tail = seen[max(end - TAIL_BYTES, 0) : end]
        return held
