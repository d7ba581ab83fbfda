"""All that an owner has, as rows of the scorer: kept in the process, and advanced by what changed on the server.

Every write of an owner's memories takes a number (`scripts.CHANGED`). A recall reads it in the same round trip as the
epoch, and behind that: rows of that very number are at least as new as the epoch, so an erasure is obeyed at once (P9).
What changed since the number that is known comes along; where nobody can tell, all is read anew. Who has too many
memories for this is searched by the server instead.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import Any

import numpy as np

from adapters.redis import scripts
from adapters.redis.candidates import columns_of
from adapters.redis.connection import Command, RedisConnection, Script
from adapters.redis.documents import BODY, OWNER, READ, TERMS, Documents, Stored, memory_of
from adapters.redis.index import Indexes
from adapters.redis.keys import Keyspace
from adapters.redis.surroundings import Surrounded
from adapters.redis.tasks import end
from memory.model.lately import Lately
from memory.model.memory import Memory
from memory.retrieval.index import MemoryIndex
from memory.retrieval.rows import SearchColumns, code, flags_of

MOST = 5_000
"""Memories of an owner whose rows are kept. To read so many costs this process some 60 ms, which others wait for, 250
memories at a time."""

AWAITED = 1_000
"""To read more takes too much of a recall's deadline: the first one after a pause has the server search meanwhile."""

READ_AGAIN_SECONDS = 6 * 3_600.0
"""Rows that were read so long ago are read anew: how often a memory was retrieved is told by no change, and counts by
days."""

PAGE = 250
"""Memories that are read in one round trip: a millisecond of the server's, and two of this process's."""

ROW_BYTES = 2_500
"""What a memory takes here, about: its body, and a vector of 256 dimensions."""

ROWS_BYTES = 4_000
"""What the rows of somebody without memories take."""

KEPT_BYTES = 300
"""What is taken by a body beside its own bytes."""

MEMORY_BYTES = 1_500
"""What a decoded memory takes, about."""

Row = tuple[bytes, Sequence[bytes | None] | None]
"""The id of a memory, and the fields that were asked for; None: it is not live."""

_ROW = """
local fields = {unpack(ARGV, 5, 4 + ARGV[4])}
local function row(id)
  local values = redis.call('HMGET', base .. 'm:' .. id, unpack(fields))
  return {id, values[1] and values}
end
"""

OPEN = Script(
    scripts.KEYS,
    scripts.TIME,
    scripts.CHANGED,
    """
    local owner, ids = ARGV[2], redis.call('ZRANGE', KEYS[1], 0, -1)
    local state = redis.call('HGET', base .. 'changes', owner)
    -- Older releases gave no numbers. From now on each of its changes has one.
    if not state and #ids > 0 then
      changed(owner)
      state = redis.call('HGET', base .. 'changes', owner)
    end
    return {state or '', ids}
    """,
)
"""Gives the number of an owner's last change, and the ids of its live memories, in their order."""

ROWS = Script(
    scripts.KEYS,
    _ROW,
    """
    local rows = {}
    for i = 5 + ARGV[4], #ARGV do rows[#rows + 1] = row(ARGV[i]) end
    return rows
    """,
)
"""Gives the rows of memories."""

SINCE = Script(
    scripts.KEYS,
    _ROW,
    """
    local owner, known = ARGV[2], ARGV[3]
    local now = redis.call('HGET', base .. 'changes', owner) or ''
    if now == known then return {now, {}, known} end
    local at, seen, rows = now, {}, {}
    for _, line in ipairs(redis.call('LRANGE', own(owner, 'changed'), 0, -1)) do
      local before, after, ids = line:match('^(%d*) (%d+)\\n(.*)$')
      if at == known or after ~= at then break end
      for id in ids:gmatch('[^\\n]+') do
        if not seen[id] then
          seen[id] = true
          rows[#rows + 1] = row(id)
        end
      end
      at = before
      if #rows > tonumber(ARGV[5 + ARGV[4]]) then break end
    end
    return {now, at == known and rows, known}
    """,
)
"""Gives the number of an owner's last change, the rows of what changed since a known one, and that one's number. Nil in
the place of the rows if nobody tells, or they are more than a page."""


class OwnerRows:
    """All live memories of one owner, as they were at one of its changes or later."""

    def __init__(self, documents: Documents, *, owner: bytes, field: str | None, dimension: int | None) -> None:
        """`field`: where the vectors stand; None: there are none."""
        self.state = b""
        """The number of that change."""
        self.index = MemoryIndex()
        self._since = monotonic()
        self._documents = documents
        self._owner = owner.hex().encode()
        self._field = field
        self._dimension = dimension or 0
        self._numbers: dict[bytes, int] = {}
        """Of each live memory by its id. They grow as ids do, which sort by the time at which they were made."""
        self._newest = (b"", 0)
        """The greatest id that there ever was, and its number."""
        self._stored: dict[int, Stored] = {}
        self._stored_bytes = 0
        self._memories: dict[int, Memory] = {}
        """Those that were found and decoded."""

    @property
    def is_old(self) -> bool:
        """Whether they are to be read anew, changed or not."""
        return monotonic() > self._since + READ_AGAIN_SECONDS

    @property
    def nbytes(self) -> int:
        """Bytes held."""
        return ROWS_BYTES + self.index.nbytes + self._stored_bytes + MEMORY_BYTES * len(self._memories)

    def memories(self, numbers: Sequence[int], *, admits: Callable[[Memory], bool]) -> dict[int, Memory]:
        """The memories of these rows that may be seen."""
        known = self._memories
        for number in numbers:
            if number not in known and (memory := memory_of(self._stored[number])) is not None:
                known[number] = memory
        return {number: known[number] for number in numbers if number in known and admits(known[number])}

    def take(self, rows: Sequence[Row], names: Sequence[bytes]) -> bool:
        """Take up memories as they are now: changed, new, or gone.

        False: it is better to read all anew, as one that is new was made before others that are here.
        """
        live: list[tuple[bytes, Stored, Memory]] = []
        for memory_id, values in sorted(rows, key=lambda row: row[0]):
            stored = _stored(names, values)
            if (memory := self._own(stored)) is not None:
                live.append((memory_id, stored, memory))
        new = [memory_id for memory_id, *_ in live if memory_id not in self._numbers]
        if self.index.worn or (new and new[0] <= self._newest[0]):
            return False
        self._forget([memory_id for memory_id, _ in rows], staying={memory_id for memory_id, *_ in live})
        for memory_id in new:
            self._newest = (memory_id, self._newest[1] + 1)
            self._numbers[memory_id] = self._newest[1]
        if live:
            self._append(live)
        return True

    def _own(self, stored: Stored) -> Memory | None:
        """The memory of a hash; None if it is gone, or, counted, garbage or another owner's (FAULTS R14)."""
        if BODY.encode() not in stored:
            return None
        memory = self._documents.memory(stored)
        if memory is not None and stored[OWNER.encode()] != self._owner:
            self._documents.foreign += 1
            return None
        return memory

    def _forget(self, memory_ids: Sequence[bytes], *, staying: set[bytes]) -> None:
        known = [self._numbers[memory_id] for memory_id in memory_ids if memory_id in self._numbers]
        for memory_id in memory_ids:
            if memory_id not in staying:
                self._numbers.pop(memory_id, None)
        for number in known:
            self._memories.pop(number, None)
            self._stored_bytes -= _size(self._stored.pop(number))
        self.index.forget(np.array(known, np.int64))

    def _append(self, live: Sequence[tuple[bytes, Stored, Memory]]) -> None:
        numbers = [self._numbers[memory_id] for memory_id, *_ in live]
        for number, (_, stored, _) in zip(numbers, live, strict=True):
            self._stored[number] = {name.encode(): stored[name.encode()] for name in READ if name.encode() in stored}
            self._stored_bytes += _size(self._stored[number])
        self.index.extend(self._columns(numbers, [stored for _, stored, _ in live], [memory for *_, memory in live]))

    def _columns(self, numbers: Sequence[int], stored: Sequence[Stored], memories: Sequence[Memory]) -> SearchColumns:
        sessions = [code(memory.provenance.session) for memory in memories]
        columns = columns_of(
            stored,
            Surrounded(sessions, list(numbers), [False] * len(numbers), []),
            field=self._field,
            dimension=self._dimension,
            width=self._documents.width,
        )
        return columns._replace(
            agents=np.array([code(memory.scope.agent) for memory in memories], np.uint64),
            runs=np.array([code(memory.scope.run) for memory in memories], np.uint64),
            projects=np.array([code(memory.project) for memory in memories], np.uint64),
            flags=np.array([flags_of(memory, embedded=True) for memory in memories], np.uint32),
        )


class OwnedRows:
    """The rows of the owners that were asked for lately. For one event loop."""

    def __init__(
        self,
        connection: RedisConnection,
        *,
        keys: Keyspace,
        documents: Documents,
        indexes: Indexes,
        limit_bytes: int,
    ) -> None:
        self._connection = connection
        self._keys = keys
        self._documents = documents
        self._field, self._dimension = indexes.field, indexes.dimension
        self._fields = (*READ, TERMS, *filter(None, [indexes.field]))
        self._names = [name.encode() for name in self._fields]
        self._most = min(MOST, limit_bytes // ROW_BYTES)
        self._kept = Lately[bytes, OwnerRows](limit_bytes=limit_bytes)
        self._bringing: dict[bytes, asyncio.Task[OwnerRows]] = {}

    def question(self, owner: bytes) -> tuple[Command, Command]:
        """Asks how an owner's memories are now: the last change, with what changed since that is kept, and how many."""
        rows = self._kept.get(owner)
        if rows is not None and not rows.is_old:
            change = self._since(owner, rows)
        else:
            change = ("HGET", self._keys.of_shard(self._keys.shard_of(owner), "changes"), owner.hex())
        return change, ("ZCARD", self._keys.live(owner))

    async def at(self, owner: bytes, change: Any, count: int, *, waits: bool = True) -> OwnerRows | None:  # noqa: ANN401 - a reply
        """The rows of an owner, as they were at the answers to `question` or later.

        None: there are too many, or, unless the caller `waits`, they are still to be read. Raises `StoreUnavailable`.
        """
        if count > self._most or not self._most:
            return None
        if not count:
            return self._nothing(owner)
        state = number_of(change)
        if change is not state and owner not in self._bringing:
            self._advance(owner, change)
        if (rows := self._as_of(owner, state)) is not None:
            return rows
        if not waits and self._kept.get(owner) is None and count > AWAITED:
            self._bring(owner)
            return None
        if (under_way := self._bringing.get(owner)) is not None:
            await asyncio.wait([under_way])  # it may have begun before what we were told
            if (rows := self._as_of(owner, state)) is not None:
                return rows
        return await asyncio.shield(self._bring(owner))

    async def read(self, owner: bytes) -> OwnerRows:
        """An owner's rows as they are now, for the caller alone. Raises `StoreUnavailable`."""
        ((state, ids),) = await self._connection.read([OPEN.call([self._keys.live(owner)], self._asked(owner))])
        rows = self._nothing(owner)
        for start in range(0, len(ids), PAGE):
            asked = self._asked(owner, "", *ids[start : start + PAGE])
            (page,) = await self._connection.read([ROWS.call([self._keys.live(owner)], asked)])
            rows.take(page, self._names)
        rows.state = state
        return rows

    async def close(self) -> None:
        """Bring nothing any more."""
        await end(self._bringing.values())

    def _as_of(self, owner: bytes, state: bytes | None) -> OwnerRows | None:
        """The rows that are kept, if they are of this very change."""
        rows = self._kept.get(owner)
        if rows is None or rows.state != state or rows.is_old:
            return None
        self._keep(owner, rows)  # they may have grown, by what was found
        return rows

    def _bring(self, owner: bytes) -> asyncio.Task[OwnerRows]:
        """An owner's rows as they are now; all who ask meanwhile wait for the same, and it goes on if they do not."""
        if (bringing := self._bringing.get(owner)) is None:
            bringing = self._bringing[owner] = asyncio.create_task(self._brought(owner), name="bring rows")
            bringing.add_done_callback(partial(self._has_brought, owner))
        return bringing

    def _has_brought(self, owner: bytes, bringing: asyncio.Task[OwnerRows]) -> None:
        del self._bringing[owner]
        if not bringing.cancelled():
            bringing.exception()  # whoever still waits is told; that nobody does is no error of its own

    async def _brought(self, owner: bytes) -> OwnerRows:
        rows = self._kept.get(owner)
        if rows is not None and not rows.is_old:
            (change,) = await self._connection.read([self._since(owner, rows)])
            if self._advance(owner, change):
                return rows
        self._kept.drop(owner)
        rows = await self.read(owner)
        self._keep(owner, rows)
        return rows

    def _since(self, owner: bytes, rows: OwnerRows) -> Command:
        """Asks what changed since these rows were read."""
        return SINCE.call([self._keys.live(owner)], [*self._asked(owner, rows.state), PAGE])

    def _advance(self, owner: bytes, change: Sequence[Any]) -> bool:
        """Bring what is kept up to date by the answer to `_since`; False if that cannot be done."""
        state, changed, known = change
        rows = self._kept.get(owner)
        if rows is None or rows.state != known or changed is None:
            return False
        if state == known:
            return True
        if not rows.take(changed, self._names):
            return False
        rows.state = state
        self._keep(owner, rows)
        return True

    def _keep(self, owner: bytes, rows: OwnerRows) -> None:
        self._kept.keep(owner, rows, nbytes=rows.nbytes)

    def _nothing(self, owner: bytes) -> OwnerRows:
        return OwnerRows(self._documents, owner=owner, field=self._field, dimension=self._dimension)

    def _asked(self, owner: bytes, state: bytes | str = "", *ids: bytes) -> list[Any]:
        """What the scripts are given."""
        base = self._keys.of_shard(self._keys.shard_of(owner), "")
        return [base, owner.hex(), state, len(self._fields), *self._fields, *ids]


def number_of(change: Any) -> bytes | None:  # noqa: ANN401 - a reply
    """The number of an owner's last change, as the answer to `OwnedRows.question` tells it; None: there was none."""
    return change if change is None or isinstance(change, bytes) else change[0]


def _stored(names: Sequence[bytes], values: Sequence[bytes | None] | None) -> Stored:
    return {name: it for name, it in zip(names, values, strict=True) if it is not None} if values is not None else {}


def _size(stored: Mapping[bytes, Any]) -> int:
    return KEPT_BYTES + sum(map(len, stored.values()))
