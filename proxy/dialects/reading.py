"""What every reader of an answer does, whatever the dialect: it takes the bytes, cuts them into events, and is bounded.

An answer is whatever an upstream sends, so nothing here raises, and nothing in it can stop or change the relay: what
cannot be read is flagged and left out.
"""

from abc import ABC, abstractmethod
from io import StringIO
from typing import Any, Self

import msgspec

from memory.model.turn import Answer, Usage
from proxy.dialects.usage import usage_of
from proxy.relay.sse import SseDecoder

CAPTURE_CHARS = 1024 * 1024
"""How much is captured of one answer, over all its parts (FAULTS U19): more than any model says in one turn."""

CAPTURED_PARTS = 128
"""How many choices or blocks, and how many tool calls, are told apart: the most that OpenAI's API grants."""

UNREAD_BYTES = 16 * 1024
"""So much of a stream waits to be read: reading many events at once costs half, and a stream that nobody asks about
nothing. Some hundred chunks; an open stream is to take no more than 40 KB."""


class ReadCall:
    """One tool call, as far as it was read."""

    __slots__ = ("arguments", "id", "name")

    def __init__(self, id_: str, name: str = "") -> None:
        self.id = id_
        self.name = name
        self.arguments = StringIO()


class EventReader(ABC):
    """Reads a streamed answer, or a whole one. Never raises. It tells of what was fed before the last `finish`."""

    def __init__(self) -> None:
        self.model = ""
        self.id = ""
        """By which a later request may go on from the answer; empty: by none."""
        self.part_ids: list[str] = []
        """Those of what is in it."""
        self.awaited = False
        """It is made in the background, and is still to come."""
        self.done = False
        """The terminal event was seen."""
        self.error = False
        """An error came in the place of an answer, or in its middle (FAULTS U15)."""
        self.overflowed = False
        """More was said than is captured (FAULTS U19)."""
        self.unread = ""
        """Why what came could not be read, from somewhere on: nobody knows whether it was an answer, and which."""
        self._plain: bytes | None = None
        self._unread: list[bytes] = []
        self._unread_bytes = 0
        self._decoder = SseDecoder()
        self._budget = CAPTURE_CHARS
        self._counts: dict[str, Any] = {}
        self._whole = False
        self._fed = False
        self._events = 0
        self._unreadable = False

    @classmethod
    def of_plain(cls, body: bytes) -> Self:
        """A reader of the body of an answer that is not streamed: one JSON object."""
        reader = cls()
        reader._plain = body
        return reader

    def feed(self, piece: bytes) -> None:
        """Take the next piece of the stream; what follows the terminal event is nobody's (FAULTS U09)."""
        self._unread.append(piece)
        self._unread_bytes += len(piece)
        if self._unread_bytes > UNREAD_BYTES:
            self._read()

    def finish(self) -> Self:
        """Read all that was fed, and what the stream's end left open. May be called twice."""
        if self._plain is not None:
            plain, self._plain = self._plain, None
            self._fed = self._whole = True
            self._body(plain)
            return self
        self._read()
        for event in self._decoder.flush():
            self._take(event.data, event.name)
        self.overflowed |= self._decoder.overflowed
        return self

    @property
    @abstractmethod
    def seen(self) -> bool:
        """Anything of an answer has come."""

    @property
    @abstractmethod
    def finished(self) -> bool:
        """The answer is whole."""

    @abstractmethod
    def answer(self) -> Answer:
        """The answer as the journal keeps it."""

    @abstractmethod
    def _event(self, data: bytes, name: bytes) -> None:
        """Read one event that stands in front of the terminal one."""

    @abstractmethod
    def _body(self, data: bytes) -> None:
        """Read an answer that is not streamed."""

    @property
    def unparsed(self) -> bool:
        """Something could not be read, or nothing that was sent was an event (FAULTS U13)."""
        return self._unreadable or (self._fed and not self._events)

    @property
    def flaw(self) -> str:
        """Why something of it is missing (FAULTS U13, U19); empty: nothing is."""
        return "unparsed" if self.unparsed else "too_much_said" if self.overflowed else ""

    @property
    def usage(self) -> Usage | None:
        """The tokens that the upstream counted: of each kind the last count that was sent."""
        return usage_of(self._counts)

    def _read(self) -> None:
        if not self._unread:
            return
        self._fed = True
        for event in self._decoder.feed(b"".join(self._unread)):
            self._take(event.data, event.name)
        self._unread.clear()
        self._unread_bytes = 0

    def _take(self, data: bytes, name: bytes) -> None:
        if not self.done:
            self._event(data, name)

    def _decoded(self, decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:  # noqa: ANN401 - the decoder says what
        """What data says, counted as an event; None, and a flag, if it cannot be read."""
        try:
            found = decoder.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self._unreadable = True
            return None
        self._events += 1
        return found

    def _has_part(self, id_: object) -> None:
        """Something in the answer has this id."""
        if isinstance(id_, str) and id_ and id_ not in self.part_ids and len(self.part_ids) < CAPTURED_PARTS:
            self.part_ids.append(id_[:256])

    def _capture(self, captured: StringIO, text: str) -> None:
        if len(text) > self._budget:
            self.overflowed = True
            text = text[: self._budget]
        self._budget -= len(text)
        captured.write(text)
