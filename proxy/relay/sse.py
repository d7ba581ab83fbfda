"""Server-sent events without I/O: bytes in, events or bytes out, however the bytes are split.

Lines end in CRLF, LF or CR and in nothing else (WHATWG HTML §9.2.6); text is decoded after framing, if at all. So a
U+2028 inside JSON, at which a text decoder would cut, is a character like any other (FAULTS U12).
"""

import msgspec

EVENT_BYTES = 1024 * 1024
"""An event beyond this is skipped: no chunk of an answer is as long (FAULTS U19)."""

BOM = b"\xef\xbb\xbf"

TAIL_BYTES = 4
"""How many of the last bytes tell whether an event is open: the longest end of one is CR LF CR LF."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """One event: its data lines joined by line feeds, and its name (empty: `message`)."""

    data: bytes
    name: bytes = b""


class SseDecoder:
    """Cuts a stream into its events. `id` and `retry` are for clients that reconnect: they are read over."""

    __slots__ = ("_after_cr", "_between", "_data", "_line", "_name", "_size", "_skipping", "_started", "overflowed")

    def __init__(self) -> None:
        self.overflowed = False
        """An event was too long and is missing."""
        self._between = False
        """Nothing is begun and the byte order mark is behind us: what `feed`'s short cut needs."""
        self._started = False
        self._after_cr = False
        self._skipping = False
        self._line = bytearray()
        self._data: list[bytes] = []
        self._name = b""
        self._size = 0

    def feed(self, piece: bytes) -> list[Event]:
        """The events that `piece` completes."""
        if (  # `data: …` and a blank line, as nearly every piece of an answer is
            self._between
            and piece.startswith(b"data: ")
            and piece.endswith(b"\n\n")
            and piece.find(b"\n") == len(piece) - 2
            and b"\r" not in piece
            and len(piece) <= EVENT_BYTES
        ):
            return [Event(piece[6:-2])]
        events: list[Event] = []
        for line in self._lines(piece):
            if line:
                self._field(line)
            else:
                self._dispatch(events)
        self._between = self._started and not (self._line or self._data or self._name or self._skipping)
        return events

    def flush(self) -> list[Event]:
        """The event that the stream's end left open: HTML drops it, we judge it by whether it can be read."""
        events: list[Event] = []
        if self._line:
            self._field(bytes(self._line))
            self._line.clear()
        self._dispatch(events)
        return events

    def _lines(self, piece: bytes) -> list[bytes]:
        """The lines that `piece` completes; what is left over waits in `_line`."""
        if self._after_cr and piece.startswith(b"\n"):
            piece = piece[1:]
            self._after_cr = False
        if not piece:
            return []
        self._after_cr = piece.endswith(b"\r")
        lines = piece.splitlines()  # of bytes: at CRLF, LF and CR alone
        rest = b"" if piece.endswith((b"\n", b"\r")) else lines.pop()
        if lines and self._line:
            lines[0] = bytes(self._line + lines[0])
            self._line.clear()
        if self._skipping:
            self._line = self._line or bytearray(rest[:1])  # whether it is empty is all that matters of a line now
            return lines
        self._line += rest
        if self._size + len(self._line) > EVENT_BYTES:
            self._skip()
            del self._line[1:]
        return lines

    def _field(self, line: bytes) -> None:
        if not self._started:
            self._started = True
            line = line.removeprefix(BOM)
        if self._skipping:
            return
        name, _, value = line.partition(b":")
        if name == b"data":
            self._size += len(line)
            self._data.append(value.removeprefix(b" "))
            if self._size > EVENT_BYTES:
                self._skip()
        elif name == b"event":
            self._name = value.removeprefix(b" ")

    def _dispatch(self, events: list[Event]) -> None:
        if self._data:
            events.append(Event(b"\n".join(self._data), self._name))
        self._data = []
        self._name = b""
        self._size = 0
        self._skipping = False

    def _skip(self) -> None:
        self._skipping = self.overflowed = True
        self._data = []
        self._size = 0
