"""What the server chose, as rows for the scorer of `memory.retrieval`.

A stored vector is scaled by u/(u + 2), so that its length tells u, the distinct stems of the text; of a memory without
one they are its distinct terms, which may be a few more (those of its date).
"""

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from adapters.redis.documents import BODY, DTYPES, TERMS, Stored
from adapters.redis.surroundings import Surrounded
from memory.model.store_options import Width
from memory.model.types import Vectors
from memory.retrieval.lexical import TERM, Statistics
from memory.retrieval.rows import AFTER_GAP, EMBEDDED, LIVE, NEARBY, SearchColumns

TOKEN_BYTES = len("t89abcdef ")
"""Of a term as it is indexed, with the space behind it."""

_TOKENS = re.compile(rb"(?:t[0-9a-f]{8}(?: |$))*")


def columns_of(
    fields: Sequence[Stored], around: Surrounded, *, field: str | None, dimension: int, width: Width
) -> SearchColumns:
    """The rows of what was brought for one search, numbered as `around` orders them.

    Whose they are and of what project was looked at before: they name none. What has no body is not to be found
    itself. `field`: where vectors stand.
    """
    terms, lengths = _terms([it if isinstance(it := each.get(TERMS.encode()), bytes) else b"" for each in fields])
    vectors, weights = _vectors([each.get((field or "").encode()) for each in fields], dimension, width)
    stems = np.rint(2 * weights / (1 - weights)).astype(np.uint32)
    whole = np.array([BODY.encode() in each for each in fields])
    for row in np.flatnonzero((weights == 0) & whole).tolist():
        start = int(lengths[:row].sum())
        stems[row] = len(np.unique(terms[start : start + int(lengths[row])]))
    flags = np.where(whole, LIVE | EMBEDDED, LIVE | NEARBY).astype(np.uint32)
    flags[around.gaps] |= AFTER_GAP
    nobody = np.zeros(len(fields), np.uint64)
    return SearchColumns(
        numbers=np.array(around.order, np.int64),
        agents=nobody,
        runs=nobody,
        sessions=np.array(around.sessions, np.uint64),
        flags=flags,
        stems=stems,
        lengths=lengths,
        terms=terms,
        vectors=vectors,
        projects=nobody,
    )


def statistics_of(
    asked: NDArray[np.uint32], rows: SearchColumns, *, hits: int, matching: int, count: int
) -> Statistics:
    """Of the `count` memories that were searched, `matching` of which have any of the terms that were asked for.

    The first `hits` of the rows were found, the others stand around them. In how many memories a term stands is exact
    if all that match were found; what was not is shared out in proportion. The mean length is that of the rows.
    """
    of_row = np.repeat(np.arange(len(rows.lengths)), rows.lengths)
    has = np.zeros((len(asked), len(rows.lengths)), np.bool_)
    for place, term in enumerate(asked.tolist()):
        has[place, of_row[rows.terms == term]] = True
    has = has[:, :hits]
    seen = has.sum(axis=1).astype(np.float64)
    missing = max(0, matching - int(has.any(axis=0).sum()))
    frequencies = seen + missing * seen / max(float(seen.sum()), 1.0)
    return Statistics(count, frequencies, float(rows.lengths.mean()))


def _terms(fields: Sequence[bytes]) -> tuple[NDArray[np.uint32], NDArray[np.int64]]:
    """The numbers of all terms, one field's behind the other's, and how many each has; none of what is garbage."""
    lengths = np.array([(len(field) + 1) // TOKEN_BYTES for field in fields], np.int64)
    try:
        raw = bytes.fromhex(b" ".join(fields).replace(b"t", b"").decode())
    except ValueError:
        raw = b"?"
    if len(raw) != TERM.itemsize * lengths.sum():
        return _terms([field if _TOKENS.fullmatch(field) else b"" for field in fields])
    return np.frombuffer(raw, TERM.newbyteorder(">")).astype(TERM), lengths


def _vectors(stored: Sequence[object], dimension: int, width: Width) -> tuple[Vectors, NDArray[np.float32]]:
    """Unit vectors, zeros for what is none, and what each was scaled by."""
    dtype = DTYPES[width]
    size = dimension * dtype.itemsize
    nothing = bytes(size)
    joined = b"".join(it if isinstance(it, bytes) and len(it) == size else nothing for it in stored)
    rows = np.frombuffer(joined, dtype).astype(np.float32).reshape(len(stored), dimension)
    lengths = np.sqrt(np.einsum("ij,ij->i", rows, rows))
    rows[~np.isfinite(lengths)] = 0
    lengths[~np.isfinite(lengths)] = 0
    rows /= np.where(lengths > 0, lengths, np.float32(1))[:, None]
    return rows, np.minimum(lengths, np.float32(0.999))
