"""Content codings (RFC 9110 §8.4): which ones a body has, and what an answer says behind them.

For reading alone: what is relayed stays as it came. Bytes in, parts of the text out, however the bytes are split, and
no more of it than is granted, so that a few bytes cannot become gigabytes. Read are gzip and deflate, which zlib knows.
"""

import zlib
from collections.abc import Generator, Iterator

from proxy.upstream import Headers

WINDOW_BITS = {b"gzip": 31, b"x-gzip": 31, b"deflate": 15}
"""Of the codings that are read: zlib's name for them."""

RAW_DEFLATE = -15
"""What some servers take for `deflate`: without the frame that RFC 9110 §8.4.1.2 wants around it."""

GZIP_MAGIC = b"\x1f\x8b"

MOST_CODINGS = 2
"""A server and a proxy before it may both compress; whoever does it more often wants something else."""

FED_BYTES = 16 * 1024
"""So much is decoded at a stretch: each of many small members copies what is behind it."""

PART_BYTES = 64 * 1024
"""The largest part that is given at once: a fraction of a millisecond."""

GRANTED_BYTES = 4 * 1024 * 1024
"""So much any answer may become, whatever it came in."""

GRANTED_RATIO = 256
"""Beyond that, so many times what came in. Events, which repeat themselves, shrink to a thirtieth; a model in a loop,
to less. A bomb is a thousandth."""


def codings_of(headers: Headers) -> tuple[bytes, ...]:
    """The codings of a body, in the order in which they were applied. Identity is none."""
    named = (value.lower().split(b",") for name, value in headers if name == b"content-encoding")
    return tuple(coding for each in named for one in each if (coding := one.strip()) not in {b"", b"identity"})


class Unreadable(Exception):
    """What came cannot be decoded, or would be too much; the message is the reason that clients are told."""


class Decoder:
    """Decodes one answer."""

    def __init__(self, codings: tuple[bytes, ...], *, most_bytes: int) -> None:
        """`most_bytes`: so much of the text, at most."""
        is_known = len(codings) <= MOST_CODINGS and all(coding in WINDOW_BITS for coding in codings)
        self.refusal = "" if is_known else "answer_encoded"
        """Why nothing of it can be read, as far as its codings tell."""
        self._layers = [_Inflating(coding) for coding in reversed(codings)] if is_known else []
        self._most_bytes = most_bytes
        self._fed = 0
        self._decoded = 0

    @property
    def ended(self) -> bool:
        """The end of what was encoded has come; what follows says nothing."""
        return all(layer.ended for layer in self._layers)

    def feed(self, piece: bytes) -> Iterator[bytes]:
        """The text that was in `piece`, in parts; all of it is to be taken. Raises `Unreadable`."""
        if self.refusal:
            raise Unreadable(self.refusal)
        try:
            for start in range(0, len(piece), FED_BYTES):
                fed = piece[start : start + FED_BYTES]
                self._fed += len(fed)
                yield from self._through(fed, self._layers)
                yield b""  # even of what decodes to nothing, not all is gone through at a stretch
        except zlib.error:
            raise Unreadable("answer_damaged") from None

    def _through(self, data: bytes, layers: list["_Inflating"]) -> Iterator[bytes]:
        if not layers:
            yield data
            return
        for part in layers[0].feed(data):
            self._decoded += len(part)
            if self._decoded > min(self._most_bytes, GRANTED_BYTES + GRANTED_RATIO * self._fed):
                raise Unreadable("answer_too_long")
            yield from self._through(part, layers[1:])


class _Inflating:
    """One coding: members of gzip, one behind the other (RFC 1952 §2.2), or one deflated text."""

    def __init__(self, coding: bytes) -> None:
        self._bits = WINDOW_BITS[coding]
        self._member: zlib._Decompress | None = None  # pyright: ignore[reportPrivateUsage] - it has no other name
        self._members = 0
        self._begun = b""
        """The first byte of what may be a member: it takes two to tell."""
        self._is_over = False

    @property
    def ended(self) -> bool:
        """What came is whole."""
        return self._members > 0 and self._member is None

    def feed(self, data: bytes) -> Iterator[bytes]:
        """What `data` completes. Raises `zlib.error`."""
        data, self._begun = self._begun + data, b""
        while data and not self._is_over:
            if self._member is None:
                if len(data) < len(GZIP_MAGIC):
                    self._begun = data
                    return
                self._open(data)
            else:
                data = yield from self._inflated(self._member, data)

    def _open(self, data: bytes) -> None:
        """Begin with what `data` begins with. What is no further member is padding, and nobody's."""
        if self._bits == WINDOW_BITS[b"gzip"]:
            bits = self._bits if self._members == 0 or data.startswith(GZIP_MAGIC) else None
        elif self._members == 0:  # in zlib's frame, or without it (RFC 1950 §2.2)
            is_framed = data[0] & 0x0F == 8 and (data[0] << 8 | data[1]) % 31 == 0  # noqa: PLR2004 - the standard's numbers
            bits = self._bits if is_framed else RAW_DEFLATE
        else:
            bits = None
        self._is_over = bits is None
        self._member = None if bits is None else zlib.decompressobj(bits)

    def _inflated(self, member: "zlib._Decompress", data: bytes) -> Generator[bytes, None, bytes]:  # pyright: ignore[reportPrivateUsage] - as above
        """Gives what `data` completes, and in the end what of it is behind the member's own end."""
        part = member.decompress(data, PART_BYTES)
        while part:
            yield part
            part = member.decompress(member.unconsumed_tail, PART_BYTES)
        if not member.eof:
            return b""
        self._member = None
        self._members += 1
        return member.unused_data
