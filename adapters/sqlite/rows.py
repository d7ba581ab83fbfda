"""How memories and their search entries are spelled in rows.

A vector is stored as int8 with its scale (the largest component is ±127): a quarter of the space, and no loss that
could be measured in retrieval. Terms are stored as their numbers, so that a cold load need not stem again.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from memory.model.memory import Memory
from memory.model.types import Analyze, Vector, Vectors
from memory.retrieval.lexical import TERM
from memory.retrieval.rows import EMBEDDED, LIVE, SearchRow, row_of, row_with

HEADER = np.dtype(
    [
        *(("agent", "<u8"), ("run", "<u8"), ("session", "<u8"), ("flags", "<u4"), ("stems", "<u4"), ("length", "<u8")),
        ("project", "<u8"),
    ]
)
"""A `memory.retrieval.rows.SearchRow` but for its terms; `length`: their number."""

FORMER_BYTES = HEADER.itemsize - 8
"""What the release before wrote: no memory belonged to a project."""

SCALE = np.dtype("<f4")


class SearchEntry(NamedTuple):
    """What the search keeps of a memory."""

    header: bytes
    vector: bytes | None
    terms: bytes


def entry_of(memory: Memory, vector: bytes | None, analyze: Analyze) -> SearchEntry:
    """The search entry of a live memory."""
    return _entry(row_of(memory, analyze, embedded=vector is not None), vector)


def entry_again(memory: Memory, old: SearchEntry, analyze: Analyze) -> SearchEntry:
    """The search entry of a live memory whose dated text is what it was: it has the same words, and the same vector."""
    header = headers_of([old.header])[0]
    if not header["flags"] & LIVE or len(old.terms) != TERM.itemsize * header["length"]:  # garbled
        return entry_of(memory, old.vector, analyze)
    stems, terms = int(header["stems"]), np.frombuffer(old.terms, TERM)
    return _entry(row_with(memory, stems=stems, terms=terms, embedded=old.vector is not None), old.vector)


def _entry(row: SearchRow, vector: bytes | None) -> SearchEntry:
    header = (row.agent, row.run, row.session, row.flags, row.stems, len(row.terms), row.project)
    return SearchEntry(np.array(header, HEADER).tobytes(), vector, row.terms.tobytes())


def with_vector(entry: SearchEntry, vector: bytes) -> SearchEntry:
    """The entry with its vector filled in."""
    header = headers_of([entry.header]).copy()[0]
    header["flags"] |= EMBEDDED
    return entry._replace(header=header.tobytes(), vector=vector)


def closed_entry() -> SearchEntry:
    """The entry that tells a reading process that a memory is gone."""
    return SearchEntry(np.zeros((), HEADER).tobytes(), None, b"")


def packed(unit: Vector) -> bytes:
    """A unit vector as it is stored: its scale, then a signed byte for each dimension."""
    scale = np.abs(unit).max() / 127
    return np.asarray(scale, SCALE).tobytes() + np.rint(unit / scale).astype(np.int8).tobytes()


def unpacked(blobs: Sequence[bytes | None], dimension: int) -> Vectors:
    """Stored vectors as rows of unit length; zeros for one that is missing or has another dimension."""
    size = SCALE.itemsize + dimension
    nothing = bytes(size)
    joined = b"".join(blob if blob is not None and len(blob) == size else nothing for blob in blobs)
    raw = np.frombuffer(joined, np.uint8).reshape(len(blobs), size)
    rows = raw[:, SCALE.itemsize :].view(np.int8).astype(np.float32)
    lengths = np.sqrt(np.einsum("ij,ij->i", rows, rows))
    lengths[lengths == 0] = 1
    rows /= lengths[:, None]
    return rows


def dimension_of(blob: bytes) -> int:
    """The dimension of a stored vector."""
    return len(blob) - SCALE.itemsize


def headers_of(blobs: Sequence[bytes]) -> NDArray[Any]:
    """Stored headers as a structured array; an entry with a garbled header has no flags: it is not live."""
    nothing, of_none = bytes(HEADER.itemsize), bytes(HEADER.itemsize - FORMER_BYTES)
    whole = (blob + of_none if len(blob) == FORMER_BYTES else blob for blob in blobs)
    joined = b"".join(blob if len(blob) == HEADER.itemsize else nothing for blob in whole)
    return cast("NDArray[Any]", np.frombuffer(joined, HEADER))
