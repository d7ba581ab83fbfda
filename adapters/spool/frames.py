"""How a turn lies in a segment: MARK, length, checksum, msgpack.

The checksum (CRC-32 of length and content) tells a whole record from a torn or damaged one; the mark lets a reader find
the next record behind such a place, so that damage costs what it struck and no more. An erased record is a run of
zeros: no record, and no damage.
"""

import struct
import zlib
from collections.abc import Iterator

import msgspec

from memory.model.turn import TurnRecord

MARK = b"\xf1RS1"
"""Begins a record. Its first byte occurs in no UTF-8 text, so that the texts of a record hardly ever look like one."""

HEADER = struct.Struct(">4sII")


class Frame(msgspec.Struct, frozen=True):
    """A place in a segment, from `start` to `end`: a record, or (None) something damaged."""

    start: int
    end: int
    record: TurnRecord | None


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(TurnRecord).decode


def framed(record: TurnRecord) -> bytes:
    """A record as it lies in a segment. Raises `ValueError` for one that cannot be encoded."""
    content = _encode(record)
    return HEADER.pack(MARK, len(content), _checksum(content)) + content


def frames(data: bytes, start: int = 0) -> Iterator[Frame]:
    """The records and the damaged places in `data`, in order; `start` is where `data` begins in its segment."""
    at = 0
    while at < len(data):
        if frame := _whole(data, at, start):
            yield frame
            at = frame.end - start
            continue
        # Where the next whole record begins, or the end.
        begin, at = at, data.find(MARK, at + 1)
        while at >= 0 and not _whole(data, at, start):
            at = data.find(MARK, at + 1)
        at = at if at >= 0 else len(data)
        if data[begin:at].strip(b"\0"):
            yield Frame(start + begin, start + at, None)


def _whole(data: bytes, at: int, start: int) -> Frame | None:
    """The record that begins at `at`, if one does."""
    begin = at + HEADER.size
    if begin > len(data):
        return None
    mark, length, checksum = HEADER.unpack_from(data, at)
    content = data[begin : begin + length]
    if mark != MARK or len(content) != length or _checksum(content) != checksum:
        return None
    try:
        return Frame(start + at, start + begin + length, _decode(content))
    except msgspec.DecodeError:
        return None


def _checksum(content: bytes) -> int:
    return zlib.crc32(content, zlib.crc32(len(content).to_bytes(4, "big")))
