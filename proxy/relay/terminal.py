"""Where a stream ends: its terminal event is found and held back, so that it goes out after the journal's fsync (P2).

Everything else may go out at once, and so may a part of the event whose name has not come yet: a client acts upon an
event when the blank line behind it has come. `NamedTerminal` finds an event by its name, for every protocol that has
names; what has none has a scanner of its own, made of the same `HeldTerminal`.
"""

import re
from collections.abc import Collection

import msgspec

from proxy.relay.sse import TAIL_BYTES

TWO_LINE_ENDS = re.compile(rb"(?:\r\r|(?:\r\n|\n)(?:\r\n|\n|\r(?!\Z)))")
"""A blank line behind a line. After CRLF or LF a CR that comes last may be half of a CRLF: the next byte will tell."""

OPEN_BYTES = 4 * 1024
"""So much of an event is looked at for its name. It stands in the first line, or begins the data."""

EVENT = re.compile(rb"(?:\A(?:\xef\xbb\xbf)?|[\r\n])event:[ ]?([^\r\n]*)(?=[\r\n])")
"""The line that names an event, once it is whole."""

TYPED = re.compile(rb'(?:\A(?:\xef\xbb\xbf)?|[\r\n])data:[ ]?\{\s*"type"\s*:\s*"([^"\\]*)"')
"""The beginning of data that names its event itself, as it is written by whoever writes no line for that."""

DATA = re.compile(rb"(?:\A(?:\xef\xbb\xbf)?|[\r\n])data:[ ]?([^\r\n]*)(?=[\r\n])")

OTHER = b"event: -"
"""Stands for the beginning of an event that is too long to be looked at any further."""


class _Typed(msgspec.Struct):
    type: str = ""


_read_type = msgspec.json.Decoder(_Typed).decode


class HeldTerminal:
    """What every scanner does once it has found the terminal event."""

    __slots__ = ("_ending", "_tail", "after", "complete")

    def __init__(self) -> None:
        self._tail = b""
        self._ending = False
        self.after = 0
        """How many bytes came behind the terminal event: nobody's (FAULTS U09)."""
        self.complete = False
        """The terminal event has come with the blank line that ends it."""

    @property
    def line_end(self) -> bytes:
        """What ends the event that is open after all that was fed, so that another one can follow: often nothing."""
        tail = self._tail
        if not tail or tail.endswith((b"\n\n", b"\r\r", b"\n\r", b"\r\r\n", b"\n\r\n")):
            return b""
        return b"\n" if tail.endswith(b"\n") else b"\n\n"

    @property
    def before_error(self) -> bytes:
        """What comes in front of an error frame."""
        return self.line_end

    def _sent(self, piece: bytes) -> None:
        """Remember how what goes out ends."""
        self._tail = piece if len(piece) >= TAIL_BYTES else (self._tail + piece)[-TAIL_BYTES:]

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


class NamedTerminal(HeldTerminal):
    """Finds the event that has one of the names, by its `event:` line, or by the `type` of data that comes without."""

    __slots__ = ("_names", "_open")

    def __init__(self, names: Collection[bytes]) -> None:
        super().__init__()
        self._names = frozenset(names)
        self._open = b""
        """What has come of the event that is not whole yet."""

    def feed(self, piece: bytes) -> tuple[bytes, bytes]:
        """What may go out now, and what is held back: the terminal event, or as much of it as is in `piece`."""
        if self._ending:
            return b"", self._end(self._tail, piece)
        if not self._open and piece.endswith(b"\n\n") and not self._is_named_in(piece):
            self._sent(piece)
            return piece, b""
        text, known = self._open + piece, len(self._open)
        start = 0
        while True:
            blank = TWO_LINE_ENDS.search(text, start)
            event = text[start : blank.end() if blank else len(text)]
            if self._is_named_in(event) and self._is_terminal(event):
                at = max(start - known, 0)
                return piece[:at], self._end(text[start:known], piece[at:])
            if blank is None:
                break
            start = blank.end()
        self._open = event if len(event) <= OPEN_BYTES else OTHER + event[-TAIL_BYTES:]
        self._sent(piece)
        return piece, b""

    def _is_named_in(self, text: bytes) -> bool:
        return any(name in text for name in self._names)

    def _is_terminal(self, event: bytes) -> bool:
        if named := EVENT.search(event):
            return named[1] in self._names
        if typed := TYPED.search(event):
            return typed[1] in self._names
        data = DATA.search(event)
        if data is None:
            return False
        try:
            return _read_type(data[1]).type.encode() in self._names
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return False
