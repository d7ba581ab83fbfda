"""Searches as the server wants them spelled, and its answers in the shapes of RESP2 and RESP3.

Either search also asks for its hits' words and vectors: whoever scores them needs both. (FT.HYBRID of Redis 8.4 gives a
hit only the score of the search that found it, and fuses what `memory.retrieval.ranking` fuses better.) Each search is
bound by tags of views, made here and nowhere else; a tag weighs nothing in the server's ranking, which it would by
default.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec
import numpy as np
from numpy.typing import NDArray
from redisvl.query.filter import FilterExpression, Tag

from adapters.redis.documents import (
    BODY,
    CREATED,
    DTYPES,
    RETRIEVALS,
    RETRIEVED_AT,
    SPACE,
    TERMS,
    VIEWS,
    tokens_of,
)
from adapters.redis.stored import SESSION
from memory.model.errors import ScopeError
from memory.model.store_options import Algorithm, Width
from memory.model.types import Vector

Command = tuple[str | bytes | int | float, ...]

DISTANCE = "distance"
"""What the server calls 1 − the inner product of question and vector, by which it sorts."""

FOUND = (BODY, RETRIEVALS, RETRIEVED_AT)
"""What is asked of a hit: the body says by itself to whom it may be shown, and every field costs on the wire."""

DIALECT = 2
TIMEOUT_MS = 1_000
"""After that the server gives what it has and says so; a recall's own deadline is shorter."""

_DIGEST = re.compile(r"[0-9a-f]{32}")
_SPACE = re.compile(r"[a-z0-9_]{1,64}")


class Hit(msgspec.Struct, frozen=True):
    """A hash that a search found, with the fields that were asked for."""

    key: bytes
    fields: dict[bytes, Any]


class SearchResult(msgspec.Struct, frozen=True):
    """What a search says."""

    total: int
    hits: tuple[Hit, ...]
    whole: bool = True
    """Not cut off by a timeout, or by a server that is out of memory. RESP2 does not tell."""


def filter_of(views: Iterable[str], *, space: str | None = None) -> FilterExpression:
    """The one place where a search is bound: to memories that one of `views` sees, and with a vector in `space`.

    redisvl renders an empty value as `*`, everybody's memories: nothing but whole digests comes through here. Raises
    `ScopeError`.
    """
    tags = list(views)
    if not tags or not all(_DIGEST.fullmatch(tag) for tag in tags):
        raise ScopeError("a search must be bound to a scope")
    bound = _one_of(VIEWS, tags)
    if space is None:
        return bound
    if not _SPACE.fullmatch(space):
        raise ScopeError("a search must be bound to a space")
    return bound & _one_of(SPACE, [space])


def _one_of(field: str, tags: list[str]) -> FilterExpression:
    return cast("FilterExpression", Tag(field) == tags)  # pyright: ignore[reportUnknownMemberType] - an untyped decorator


class Searches:
    """Spells the searches of one index. `field`: where the vectors stand; None: there are none."""

    def __init__(self, index: str, *, field: str | None, algorithm: Algorithm, width: Width) -> None:
        self._index = index
        self._field = field
        self._width: Width = width
        # An exact scan of the scope's own vectors. A graph may decide for itself whether to walk.
        self._policy = " HYBRID_POLICY ADHOC_BF" if algorithm == "flat" else ""

    def dense(self, views: Sequence[str], vector: Vector, pool: int, *, wanted: Sequence[str] | None = None) -> Command:
        """The `pool` nearest with their words and vectors, or with what else is `wanted`."""
        nearest = f"[KNN $pool @{self._field} $vector{self._policy} AS {DISTANCE}]"
        parameters = ("PARAMS", 4, "pool", pool, "vector", vector.astype(DTYPES[self._width]).tobytes())
        return (*self._search(f"({filter_of(views)})=>{nearest}", wanted or self._wanted, pool), *parameters)

    def lexical(
        self, views: Sequence[str], terms: NDArray[np.uint32], pool: int, *, wanted: Sequence[str] | None = None
    ) -> Command:
        """About the `pool` best by words, with the same."""
        query = f"({filter_of(views)})=>{{$weight: 0}} @{TERMS}:({'|'.join(tokens_of(terms))})"
        return self._search(query, wanted or self._wanted, pool)

    def claiming(
        self, views: Sequence[str], facets: NDArray[np.uint32], limit: int, *, wanted: Sequence[str]
    ) -> Command:
        """The newest that claim one of these."""
        query = f"({filter_of(views)}) @{TERMS}:({'|'.join(tokens_of(facets))})"
        return (*self._search(query, wanted, limit), "SORTBY", CREATED, "DESC")

    def listed(self, views: Sequence[str], limit: int) -> Command:
        """The oldest that are seen."""
        return (*self._search(str(filter_of(views)), FOUND, limit), "SORTBY", CREATED, "ASC")

    def newest(self, views: Sequence[str], limit: int) -> Command:
        """The newest that are seen, with all that a score is made of."""
        return (*self._search(str(filter_of(views)), self._wanted, limit), "SORTBY", CREATED, "DESC")

    def counted(self, views: Sequence[str]) -> Command:
        """How many are seen."""
        return ("FT.SEARCH", self._index, str(filter_of(views)), "NOCONTENT", "LIMIT", 0, 0, "DIALECT", DIALECT)

    def sampled(self, views: Sequence[str], limit: int) -> Command:
        """How many with a vector are seen, and the vectors of some."""
        assert self._field is not None  # noqa: S101 - for the type checker: asked only where there are vectors
        return self._search(str(filter_of(views, space=self._field)), (self._field,), limit)

    @property
    def _wanted(self) -> tuple[str, ...]:
        return (*FOUND, SESSION, TERMS, *([self._field] if self._field else []))

    def _search(self, query: str, wanted: Sequence[str], limit: int) -> Command:
        options = ("SCORER", "BM25STD", "VERBATIM", "TIMEOUT", TIMEOUT_MS, "DIALECT", DIALECT)
        returned = ("RETURN", len(wanted), *wanted)
        return ("FT.SEARCH", self._index, query, *options, *returned, "LIMIT", 0, limit)


# ── Answers ───────────────────────────────────────────────────────────────────────────────────────────────────


def answer_of(reply: object) -> SearchResult:
    """FT.SEARCH's answer with fields. A hit without fields expired or was deleted meanwhile: left out."""
    if isinstance(reply, dict):  # {total_results, results: [{extra_attributes: {field: value, …}, …}, …], warning, …}
        named = cast("dict[bytes, Any]", reply)
        found = ((result.get(b"id", b""), result.get(b"extra_attributes")) for result in named.get(b"results", ()))
        hits = tuple(Hit(key, fields) for key, fields in found if fields is not None)
        return SearchResult(int(named.get(b"total_results", 0)), hits, whole=not any(named.get(b"warning", ())))
    total, *rest = cast("list[Any]", reply)  # [total, key, [field, value, …], key, …]; without content: [total]
    found = ((key, iter(flat)) for key, flat in zip(rest[::2], rest[1::2], strict=False) if flat is not None)
    return SearchResult(int(total), tuple(Hit(key, dict(zip(words, words, strict=True))) for key, words in found))
