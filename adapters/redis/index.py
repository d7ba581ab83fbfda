"""The search index as it is on the server: made, watched, mended.

Searches go to an alias; it points to an index of a numbered name. Where the index is gone it is made anew; where it is
not what it should be, another one is built beside it and takes its place once it is complete. Nothing of this happens
on the path of a request, and what is found meanwhile says that it may not be all.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Any, Protocol

from redisvl.schema import IndexSchema

from adapters.redis.documents import Documents
from adapters.redis.schema import (
    SCHEMA_VERSION,
    IndexInfo,
    create_command,
    differences,
    fingerprint,
    info_of,
    schema_of,
    text,
)
from adapters.redis.search import Command, Searches
from adapters.redis.tasks import end
from memory.model.errors import MemoryFault, StoreUnavailable, StoreUnfit
from memory.model.store_options import IndexOptions
from memory.ports.engine import Check

LOOK_SECONDS = 1.0
"""How often a complete index is looked at. A server that restarted under us builds it anew, and this is how long we
may not have noticed; the look rides along with a recall."""

MEND_SECONDS = 5.0
"""Between two attempts to mend an index: a fault that stays must not become a storm of rebuilding (FAULTS R11)."""

POLL_SECONDS = 0.05
"""How often an index that is being built is looked at: at first; then ever less often, up to `LOOK_SECONDS`."""

MAX_INDEXES = 256
"""Indexes that a process watches where each tenant has its own: those asked for last."""

NO_QUERY_ENGINE = (
    "has no Query Engine (the FT.* commands), by which memories are searched: use Redis 8 (image redis:8), "
    "or keep the memories in a file (store = sqlite)"
)

_ABSENT = ("no such index", "unknown index name", "index not found", "unknown: no such index")
_NO_COMMAND = "unknown command"


class IndexConnection(Protocol):
    """What is needed of `adapters.redis.connection.RedisConnection`."""

    async def read(self, commands: Sequence[Command]) -> list[Any]: ...
    async def write(self, commands: Sequence[Command]) -> list[Any]: ...


class IndexState(StrEnum):
    """What can be had of an index."""

    UNKNOWN = "unknown"
    READY = "ready"
    WARMING = "warming"
    """It is being built: what is found may not be all."""
    BROKEN = "broken"
    """It is not there, or refuses our searches."""


class SearchIndex:
    """One alias and the index behind it."""

    def __init__(
        self,
        wire: IndexConnection,
        *,
        alias: str,
        searches: Searches,
        schema: Callable[[str], IndexSchema],
        tenant: str | None,
        monotonic: Callable[[], float],
    ) -> None:
        self.alias = alias
        self.searches = searches
        self.state = IndexState.UNKNOWN
        self.info: IndexInfo | None = None
        """What was last seen."""
        self._is_another = False
        """That is not what it should be."""
        self._wire = wire
        self._schema = schema
        self._tenant = tenant
        self._monotonic = monotonic
        self._look_at = self._mend_at = 0.0
        self._preparing = asyncio.Lock()
        self._mending: asyncio.Task[None] | None = None

    # ── On the path of a request ──────────────────────────────────────────────────────────────────────────────

    @property
    def due(self) -> bool:
        """Whether the next recall shall take a look at it."""
        return self.state is not IndexState.READY or self._monotonic() >= self._look_at

    @property
    def look(self) -> Command:
        return ("FT.INFO", self.alias)

    def saw(self, reply: object) -> None:
        """What the look showed: a reply of FT.INFO, or the error."""
        if isinstance(reply, Exception):
            self.troubled(reply)
            return
        before = self.info
        info = self.info = info_of(reply, before=before)
        self._look_at = self._monotonic() + LOOK_SECONDS
        if before is None or info.made_of is not before.made_of:
            self._is_another = self._differs(info)
        if self._is_another:
            self.state = IndexState.WARMING
            self._mend()
        else:
            self.state = IndexState.READY if info.complete else IndexState.WARMING

    def troubled(self, error: Exception) -> None:
        """A search or a look failed while the server answers: the index is looked after, at most every so often."""
        if is_about_index(error):
            self.state = IndexState.BROKEN
            self._mend()

    # ── Beside it ─────────────────────────────────────────────────────────────────────────────────────────────

    async def prepare(self, *, patience_seconds: float = 0.0) -> None:
        """See to it that there is an index, and wait a little while it is built.

        Raises `StoreUnavailable`, and `StoreUnfit` for a server that cannot search.
        """
        async with self._preparing:
            info = await self._look(self.alias)
            if info is None:
                await self._point_to(await self._made())
        self.saw(await self._info(self.alias))
        deadline, pause = self._monotonic() + patience_seconds, POLL_SECONDS
        while self.state is IndexState.WARMING and self._monotonic() < deadline:
            await asyncio.sleep(pause)
            self.saw(await self._info(self.alias))
            pause = min(2 * pause, LOOK_SECONDS)

    async def close(self) -> None:
        """Stop mending; an index that is being built is built by the server, and found by whoever comes next."""
        if self._mending is not None:
            await end([self._mending])

    def _mend(self) -> None:
        now = self._monotonic()
        if now < self._mend_at or (self._mending is not None and not self._mending.done()):
            return
        self._mend_at = now + MEND_SECONDS
        self._mending = asyncio.create_task(self._mended(), name=f"mend {self.alias}")

    async def _mended(self) -> None:
        with suppress(MemoryFault):  # it is tried again when a recall meets the fault again
            async with self._preparing:
                current = await self._look(self.alias)
                if current is None:
                    await self._point_to(await self._made())
                elif self._differs(current):
                    name, pause = await self._made(), POLL_SECONDS
                    while not info_of(await self._info(name)).complete:
                        await asyncio.sleep(pause)
                        pause = min(2 * pause, LOOK_SECONDS)
                    await self._point_to(name)
            await self.prepare()

    async def _made(self) -> str:
        """The name of an index that is what it should be: one that another process has begun, or a new one."""
        names = await self._names()
        for name in sorted(names, key=_number, reverse=True):
            info = await self._look(name)
            if info is not None and not self._differs(info):
                return name
        name = f"{self.alias}:{max(map(_number, names), default=0) + 1}"
        try:
            await self._wire.write([tuple(create_command(self._schema(name), tenant=self._tenant))])
        except StoreUnavailable as error:
            if "already exists" not in str(error):  # another process was faster
                raise
        return name

    async def _point_to(self, name: str) -> None:
        await self._wire.write([("FT.ALIASUPDATE", self.alias, name)])
        for other in await self._names():
            if other == name:
                continue
            try:
                # Only the index: the memories stay.
                await self._wire.write([("FT.DROPINDEX", other)])
            except StoreUnavailable as error:
                if not is_absence(error):
                    raise

    def _differs(self, info: IndexInfo) -> bool:
        return bool(differences(info, self._schema(info.name), tenant=self._tenant))

    async def _names(self) -> list[str]:
        """The indexes that are, or were, behind the alias: not those behind a longer one, as each tenant's is."""
        try:
            (reply,) = await self._wire.read([("FT._LIST",)])
        except StoreUnavailable as error:
            raise _unfit(error) from error
        names = [text(name) for name in reply]
        return [name for name in names if name.rpartition(":")[0] == self.alias and _number(name)]

    async def _look(self, name: str) -> IndexInfo | None:
        try:
            return info_of(await self._info(name))
        except StoreUnavailable as error:
            if is_absence(error):
                return None
            raise _unfit(error) from error

    async def _info(self, name: str) -> object:
        (reply,) = await self._wire.read([("FT.INFO", name)])
        return reply


class Indexes:
    """The index of all tenants, or one for each, by setting."""

    def __init__(
        self,
        wire: IndexConnection,
        *,
        prefix: str,
        memory_prefixes: Sequence[str],
        documents: Documents,
        options: IndexOptions,
        space: tuple[str, int] | None,
        monotonic: Callable[[], float],
    ) -> None:
        """`space`: embedder and dimension of the vectors that are searched; None: words only."""
        self.field = None if space is None else documents.vector_field(*space)
        self.dimension = None if space is None else space[1]
        self._wire = wire
        self._prefix = prefix
        self._memory_prefixes = tuple(memory_prefixes)
        self._documents = documents
        self._options = options
        self._monotonic = monotonic
        self._indexes: OrderedDict[str | None, SearchIndex] = OrderedDict()

    def of(self, tenant: str) -> SearchIndex:
        """The index in which a tenant's memories are."""
        digest = self._documents.tenant_tag(tenant) if self._options.per_tenant else None
        index = self._indexes.get(digest) or self._watched(digest)
        self._indexes.move_to_end(digest)
        return index

    @property
    def state(self) -> IndexState:
        """The worst that is known of any."""
        states = {index.state for index in self._indexes.values()}
        order = (IndexState.BROKEN, IndexState.WARMING, IndexState.UNKNOWN)
        return next((state for state in order if state in states), IndexState.READY)

    @property
    def check(self) -> Check:
        """For readiness."""
        state, infos = self.state, [index.info for index in self._indexes.values() if index.info is not None]
        failures = sum(info.failures for info in infos)
        worst = min((info.percent_indexed for info in infos), default=0.0)
        built = f", {worst:.0%} of it is built" if state is IndexState.WARMING else ""
        failed = f", {failures} memories could not be indexed" if failures else ""
        return Check("index", state is IndexState.READY, f"{state}{built}{failed}")

    async def prepare(self, *, patience_seconds: float) -> None:
        """Make the common index ready; a tenant's own one is made when it is first asked.

        Raises `StoreUnavailable`, and `StoreUnfit` for a server that cannot search.
        """
        if self._options.per_tenant:
            try:
                await self._wire.read([("FT._LIST",)])
            except StoreUnavailable as error:
                raise _unfit(error) from error
            return
        await self._of_all().prepare(patience_seconds=patience_seconds)

    async def look(self) -> None:
        """Look at the common index where no recall has done so lately; what is amiss is mended beside it."""
        index = None if self._options.per_tenant else self._of_all()
        if index is None or not index.due:
            return
        try:
            (reply,) = await self._wire.read([index.look])
        except StoreUnavailable as error:
            index.saw(error)
        else:
            index.saw(reply)

    async def others(self) -> list[str]:
        """Indexes of this store by other settings or releases: if nobody uses them any more, they only cost.

        Which of them a deployment still needs is the operator's to know; `FT.DROPINDEX` leaves the memories alone.
        """
        (reply,) = await self._wire.read([("FT._LIST",)])
        names = [text(name) for name in reply]
        return sorted(name for name in names if name.startswith(f"{self._prefix}index:") and not self._is_ours(name))

    async def close(self) -> None:
        for index in self._indexes.values():
            await index.close()

    def _is_ours(self, name: str) -> bool:
        alias, shared = name.rpartition(":")[0], self._alias(None)
        return alias.rpartition(":")[0] == shared if self._options.per_tenant else alias == shared

    def _alias(self, tenant: str | None) -> str:
        made_of = fingerprint(self._schema(""))
        return f"{self._prefix}index:{SCHEMA_VERSION}:{made_of}" + (f":{tenant}" if tenant else "")

    def _of_all(self) -> SearchIndex:
        return self._indexes.get(None) or self._watched(None)

    def _watched(self, tenant: str | None) -> SearchIndex:
        alias = self._alias(tenant)
        searches = Searches(alias, field=self.field, algorithm=self._options.algorithm, width=self._options.width)
        index = SearchIndex(
            self._wire,
            alias=alias,
            searches=searches,
            schema=self._schema,
            tenant=tenant,
            monotonic=self._monotonic,
        )
        while len(self._indexes) >= MAX_INDEXES:
            self._indexes.popitem(last=False)
        self._indexes[tenant] = index
        return index

    def _schema(self, name: str) -> IndexSchema:
        return schema_of(name, self._memory_prefixes, options=self._options, field=self.field, dimension=self.dimension)


# ── Errors ────────────────────────────────────────────────────────────────────────────────────────────────────


def is_absence(error: Exception) -> bool:
    """Whether an error says that there is no such index."""
    said = str(error).lower()
    return any(phrase in said for phrase in _ABSENT)


def is_about_index(error: Exception) -> bool:
    """Whether an error is the index's, not the server's or the way's: absent, or without the fields that we ask."""
    said = str(error).lower()
    phrases = ("unknown field", "blob size", "vector", "syntax error", "property", "no such", "query")
    return is_absence(error) or any(phrase in said for phrase in phrases)


def _unfit(error: StoreUnavailable) -> MemoryFault:
    if _NO_COMMAND in str(error).lower():
        return StoreUnfit(f"the Redis server {NO_QUERY_ENGINE}")
    return error


def _number(name: str) -> int:
    tail = name.rpartition(":")[2]
    return int(tail) if tail.isdecimal() and len(tail) < 10 else 0  # noqa: PLR2004 - a digest of digits is no number
