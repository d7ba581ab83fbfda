"""The truth about memories, as `memory.ports.memories.MemoryStore` wants it told; every hash that is read is checked.

A turn's changes are its own user's: one shard, one script. A command's (`job` None) may be several users': each shard's
part is atomic. Where only an id is known all shards are asked for it, in one round trip.
"""

from collections.abc import AsyncGenerator, Iterable, Iterator, Mapping, Sequence
from contextlib import aclosing
from datetime import datetime
from heapq import nlargest
from typing import Protocol

from adapters.redis.applying import ATTEMPTS, Applier
from adapters.redis.connection import RedisConnection
from adapters.redis.documents import BODY, OWNER, READ, Documents
from adapters.redis.erase import RedisEraser
from adapters.redis.keys import Keyspace
from adapters.redis.plans import UNEMBEDDED, mark_of
from adapters.redis.profiles import profile_of
from adapters.redis.queue import Claims, scored
from adapters.redis.reindexing import Reindexer
from adapters.redis.stored import TRASH, KeptEvent, event_of, scope_of_member
from adapters.redis.subjects import owners_of, subjects
from memory.model.errors import Conflict, StoreUnavailable
from memory.model.memory import HistoryRecord, Memory, Profile, Retention, place_of_line
from memory.model.moments import micros, moment
from memory.model.scope import ANY, Digests, Reach, Scope
from memory.model.turn import TurnRecord
from memory.model.types import Vector, Vectors
from memory.ports.changes import Add, Applied, Basis, Change, Close, Reopen, Restore, SessionChange, Update
from memory.ports.memories import Erased, Erasure, Listing, Neighbourhood, ScopeCount, StoreCounts, StoreUsage, Subjects
from memory.store.bodies import memory_of as memory_in

SIZED = 1_000
"""Memories whose size is asked for in one round trip."""

PAGE = 200
"""Ids of one owner that are looked at in one round trip."""


class Searching(Protocol):
    """What the store needs of the recollector."""

    async def neighbours(
        self,
        scope: Scope,
        *,
        vectors: Vectors,
        texts: Sequence[str],
        limit: int,
        project: str | None = None,
        centre: bool = False,
    ) -> Neighbourhood:
        """As `MemoryStore.neighbours`."""
        ...


class RedisMemories:
    """Implements `memory.ports.memories.MemoryStore`."""

    def __init__(
        self,
        connection: RedisConnection,
        *,
        keys: Keyspace,
        applier: Applier,
        documents: Documents,
        claims: Claims,
        recollector: Searching,
        eraser: RedisEraser,
        digests: Digests,
    ) -> None:
        self._connection = connection
        self._keys = keys
        self._applier = applier
        self._documents = documents
        self._claims = claims
        self._recollector = recollector
        self._eraser = eraser
        self._digests = digests
        self._reindexer = Reindexer(connection, keys=keys, documents=documents)

    async def neighbours(
        self,
        scope: Scope,
        *,
        vectors: Vectors,
        texts: Sequence[str],
        limit: int,
        project: str | None = None,
        centre: bool = False,
    ) -> Neighbourhood:
        return await self._recollector.neighbours(
            scope, vectors=vectors, texts=texts, limit=limit, project=project, centre=centre
        )

    # ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────

    async def apply(
        self,
        job: TurnRecord | None,
        changes: Sequence[Change | SessionChange],
        *,
        retrieved: Sequence[str] = (),
        basis: Basis | None = None,
        holding: bool = False,
        at: datetime,
    ) -> Applied:
        checked = self._applier.checked(changes)
        if job is None:
            await self._apply_command(checked, retrieved, basis, at=at)
            return Applied.APPLIED
        owner = self._digests.owner(job.scope)
        applied = await self._applier.apply(
            self._keys.shard_of(owner),
            checked,
            retrieved=retrieved,
            job=job.scope,
            mark=mark_of(job, self._digests),
            basis=basis,
            holding=job if holding else None,
            at=at,
        )
        self._claims.done(job.key, owner)
        return applied

    async def embed(self, embedder: str, vectors: Sequence[tuple[Memory, Vector]]) -> int:
        units = self._applier.units(embedder, vectors)
        done = 0
        for _ in range(ATTEMPTS):
            if not units:
                return done
            embedded, units = await self._applier.embed(embedder, units)
            done += embedded
        raise StoreUnavailable(f"{self._connection.name}: {len(units)} memories change faster than they are embedded")

    async def reindex(self, *, limit: int) -> int:
        return await self._reindexer.reindex(await self._embedders(), limit=limit)

    async def erase(self, erasure: Erasure, *, at: datetime) -> Erased:
        return await self._eraser.erase(erasure, at=at)

    async def extent(self, erasure: Erasure) -> Erased:
        return await self._eraser.extent(erasure)

    async def _apply_command(
        self,
        changes: Sequence[Change | SessionChange],
        retrieved: Sequence[str],
        basis: Basis | None,
        *,
        at: datetime,
    ) -> None:
        """Each shard's part by itself."""
        where = await self._shards_of(changes, retrieved)
        parts: dict[int, tuple[list[Change | SessionChange], list[str]]] = {}
        for change in changes:
            if isinstance(change, Restore) and change.memory.id in where:
                continue  # it is there, if in another shard: two memories of one id would hide each other
            if (shard := self._shard_of(change, where)) is not None:
                parts.setdefault(shard, ([], []))[0].append(change)
            elif isinstance(change, Close) and change.seen is not None:
                raise Conflict(f"memory {change.memory_id} was erased meanwhile")
        for memory_id in retrieved:
            if memory_id in where:
                parts.setdefault(where[memory_id], ([], []))[1].append(memory_id)
        rests_on = None if basis is None else self._keys.shard_of(self._digests.owner(basis.scope))
        for shard, (its_changes, its_retrieved) in sorted(parts.items()):
            its_basis = basis if shard == rests_on else None
            await self._applier.apply(shard, its_changes, retrieved=its_retrieved, basis=its_basis, at=at)

    async def _shards_of(self, changes: Sequence[Change | SessionChange], retrieved: Sequence[str]) -> dict[str, int]:
        """Where the memories are that are known by their ids alone: in the store, or among these very changes."""
        restored = [change.memory.id for change in changes if isinstance(change, Restore)]
        ids = [*(change.memory_id for change in changes if isinstance(change, Close)), *restored, *retrieved]
        rows = await self._applier.fetch(ids, (OWNER,))
        where = {memory_id: shard for shard, its_rows in rows.items() for memory_id, *_ in its_rows}
        # Those that are to be reopened have a history there.
        closed = [*(each.memory_id for each in changes if isinstance(each, Reopen)), *restored]
        places = [(memory_id, shard) for memory_id in closed for shard in range(self._keys.shards)]
        there = [("EXISTS", self._keys.history(shard, memory_id)) for memory_id, shard in places]
        replies = await self._connection.read(there) if there else []
        where |= {memory_id: shard for (memory_id, shard), is_there in zip(places, replies, strict=True) if is_there}
        for change in changes:
            if isinstance(change, Restore):
                continue
            if isinstance(change, Add | Update) and (shard := self._shard_of(change, where)) is not None:
                where[change.memory.id] = shard
        return where

    def _shard_of(self, change: Change | SessionChange, where: Mapping[str, int]) -> int | None:
        if isinstance(change, Close | Reopen):
            return where.get(change.memory_id)
        scope = change.memory.scope if isinstance(change, Add | Update) else change.scope
        return self._keys.shard_of(self._digests.owner(scope))

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────

    async def get(self, reach: Reach, ids: Sequence[str]) -> tuple[Memory, ...]:
        found = await self._found(list(dict.fromkeys(ids)), self._shards_in(reach))
        return tuple(memory for memory in found if reach.covers(memory.scope))

    async def last(self, reach: Reach, ids: Sequence[str]) -> tuple[Memory, ...]:
        shards = self._shards_in(reach)
        found = list(await self._found(list(dict.fromkeys(ids)), shards))
        closed = dict.fromkeys(ids).keys() - {memory.id for memory in found}
        asked = [("LINDEX", self._keys.history(shard, each), -1) for each in closed for shard in shards]
        if asked:
            found += self._last_of(await self._connection.read(asked))
        return tuple(memory for memory in found if reach.covers(memory.scope))

    async def of_others(self, reach: Reach, ids: Sequence[str]) -> frozenset[str]:
        own, shards = self._digests.reached(reach), range(self._keys.shards)
        rows = await self._applier.fetch(ids, (OWNER,))
        owners = {name: bytes.fromhex(owner.decode()) for it in rows.values() for name, (owner, *_), _ in it if owner}
        closed = [name for name in ids if name not in owners]
        asked = [("LINDEX", self._keys.history(shard, name), -1) for name in closed for shard in shards]
        lines = await self._connection.read(asked) if asked else []
        events = (event_of(line) for line in lines if line is not None)
        owners |= {event.line.memory_id: event.owner for event in events if event is not None}
        return frozenset(name for name, owner in owners.items() if owner != own)

    async def list(self, listing: Listing) -> tuple[Memory, ...]:
        found = list[Memory]()
        for owner in await self._owners_in(listing.reach):
            found += await self._page_of(owner, listing)
            found = sorted(found, key=lambda memory: memory.id)[: listing.limit]
        return tuple(found)

    def _shards_in(self, reach: Reach) -> Sequence[int]:
        """Where all lies that is within reach: in one user's shard, or in any."""
        owner = self._digests.reached(reach)
        return range(self._keys.shards) if owner is None else (self._keys.shard_of(owner),)

    async def _owners_in(self, reach: Reach) -> "Sequence[bytes]":
        """Whose memories are within reach: one user's, or everybody's of the tenant."""
        if (owner := self._digests.reached(reach)) is not None:
            return [owner]
        return await owners_of(self._connection, self._keys, self._digests.tenant(reach.tenant).hex())

    async def _page_of(self, owner: bytes, listing: Listing) -> "Sequence[Memory]":
        after, page = listing.after, list[Memory]()
        shard = self._keys.shard_of(owner)
        while len(page) < listing.limit:
            ids = await self._ids_of(owner, after, pinned=listing.pinned is True)
            if not ids:
                break
            (rows,) = await self._connection.read([self._applier.fetch_in(shard, ids, READ)])
            page += [it for it in self._checked(values for _, values, _ in rows) if listing.wants(it)]
            if len(ids) < PAGE:
                break
            after = ids[-1]
        return page[: listing.limit]

    async def _ids_of(self, owner: bytes, after: str | None, *, pinned: bool) -> "Sequence[str]":
        """The next ids of an owner's live memories, or of those alone among which all that are pinned are."""
        if pinned:
            (members,) = await self._connection.read([("SMEMBERS", self._keys.standing(owner))])
            ids = sorted(memory_id.decode() for memory_id in members)
            return [memory_id for memory_id in ids if after is None or memory_id > after][:PAGE]
        start = "-" if after is None else f"({after}"
        query = ("ZRANGE", self._keys.live(owner), start, "+", "BYLEX", "LIMIT", 0, PAGE)
        (members,) = await self._connection.read([query])
        return [memory_id.decode() for memory_id in members]

    async def closed(self, reach: Reach, *, limit: int) -> AsyncGenerator[tuple[Memory, ...]]:
        for owner in await self._owners_in(reach):
            async with aclosing(self._closed_of(owner, limit=limit)) as pages:
                async for page in pages:
                    if within := tuple(memory for memory in page if reach.covers(memory.scope)):
                        yield within

    async def _closed_of(self, owner: bytes, *, limit: int) -> AsyncGenerator["Sequence[Memory]"]:
        """What of an owner's was closed, in the order of ids: of all of it, only these are held."""
        shard = self._keys.shard_of(owner)
        (ids,) = await self._connection.read([("HKEYS", self._keys.closed(owner))])
        ids.sort()
        for start in range(0, len(ids), limit):
            page = ids[start : start + limit]
            asked = [("LINDEX", self._keys.history(shard, memory_id.decode()), -1) for memory_id in page]
            yield tuple(self._last_of(await self._connection.read(asked)))

    async def trash(self, *, before: datetime, limit: int) -> tuple[Memory, ...]:
        found = list[Memory]()
        for shard in range(self._keys.shards):
            page, of_shard = 0, list[Memory]()
            while len(of_shard) < limit:
                where = ("BYSCORE", "LIMIT", page * PAGE, PAGE)
                query = ("ZRANGE", self._keys.of_shard(shard, TRASH), "-inf", f"({micros(before)}", *where)
                (ids,) = await self._connection.read([query])
                if not ids:
                    break
                asked = [("LINDEX", self._keys.history(shard, memory_id.decode()), -1) for memory_id in ids]
                of_shard += self._last_of(await self._connection.read(asked))
                page += 1
            found += of_shard[:limit]
        return tuple(sorted(found, key=lambda memory: (memory.valid_to or before, memory.id))[:limit])

    async def trash_since(self, *, now: datetime) -> datetime:
        (since,) = await self._connection.read([("HGET", self._keys.meta, "trash_since")])
        if since is None:
            # What an older release has closed stands in no list by its time.
            for owner in await owners_of(self._connection, self._keys):
                await self._list_trash(owner)
            await self._connection.keep([("HSETNX", self._keys.meta, "trash_since", micros(now))])
            (since,) = await self._connection.read([("HGET", self._keys.meta, "trash_since")])
        return moment(int(since))

    async def _list_trash(self, owner: bytes) -> None:
        trash = self._keys.of_shard(self._keys.shard_of(owner), TRASH)
        async with aclosing(self._closed_of(owner, limit=PAGE)) as pages:
            async for page in pages:
                closed = [memory for memory in page if memory.is_trash]
                if closed:
                    await self._connection.keep(
                        [("ZADD", trash, micros(each.valid_to or each.updated_at), each.id) for each in closed]
                    )

    async def profile(self, scope: Scope) -> Profile:
        (values,) = await self._connection.read([("HVALS", self._keys.profile(self._digests.owner(scope)))])
        return profile_of(values)

    async def history(self, reach: Reach, memory_id: str) -> tuple[HistoryRecord, ...]:
        shards = self._shards_in(reach)
        replies = await self._connection.read(
            [("LRANGE", self._keys.history(shard, memory_id), 0, -1) for shard in shards]
        )
        kept = [event for reply in replies for line in reply if (event := event_of(line)) is not None]
        closed = (memory_in(event.closed, 0, None) for event in reversed(kept) if event.closed)
        found = (*await self._found([memory_id], shards), *(memory for memory in closed if memory is not None))
        return tuple(event.line for event in kept) if self._is_within(reach, next(iter(found), None), kept) else ()

    async def events(self, reach: Reach, *, after: str | None = None, limit: int) -> tuple[HistoryRecord, ...]:
        before, found = None if after is None else place_of_line(after), list[HistoryRecord]()
        for owner in await self._owners_in(reach):
            shard = self._keys.shard_of(owner)
            live, closed = await self._connection.read(
                [("ZRANGE", self._keys.live(owner), 0, -1), ("HKEYS", self._keys.closed(owner))]
            )
            ids = [memory_id.decode() for memory_id in (*live, *closed)]
            for start in range(0, len(ids), PAGE):
                lines = await self._lines_of(shard, ids[start : start + PAGE], reach)
                behind = (line for line in lines if before is None or line.place < before)
                found = nlargest(limit, (*found, *behind), key=lambda line: line.place)
        return tuple(found)

    async def _lines_of(self, shard: int, ids: Sequence[str], reach: Reach) -> Sequence[HistoryRecord]:
        """The histories of memories of a shard that are within reach."""
        asked = [("LRANGE", self._keys.history(shard, memory_id), 0, -1) for memory_id in ids]
        rows, *histories = await self._connection.read([self._applier.fetch_in(shard, ids, READ), *asked])
        live = {memory.id: memory for memory in self._checked(values for _, values, _ in rows)}
        found = list[HistoryRecord]()
        for memory_id, lines in zip(ids, histories, strict=True):
            kept = [event for line in lines if (event := event_of(line)) is not None]
            memory = live.get(memory_id) or next(self._last_of(lines[-1:]), None)
            if self._is_within(reach, memory, kept):
                found += [event.line for event in kept]
        return found

    def _is_within(self, reach: Reach, memory: Memory | None, kept: Sequence[KeptEvent]) -> bool:
        """Whether a history is told: by its memory, unless a release closed it that kept only whose it was."""
        if memory is not None:
            return reach.covers(memory.scope)
        tenant, owner = self._digests.tenant(reach.tenant), self._digests.reached(reach)
        whole = (reach.agent, reach.run) == (ANY, ANY)
        return whole and all(it.tenant == tenant and owner in (None, it.owner) for it in kept)

    async def holds(self, record: TurnRecord) -> bool:
        (reply,) = await self._connection.read([self._applier.asks_if_holds(record)])
        return bool(reply)

    async def unembedded(self, embedder: str, *, limit: int) -> tuple[Memory, ...]:
        mine = self._digests.of("embedder", embedder).hex()
        names = await self._embedders()
        others = [(shard, tag) for shard, tags in names.items() for tag in (UNEMBEDDED, *tags) if tag != mine]
        replies = await self._connection.read(
            [("ZRANGE", self._keys.of_shard(shard, f"embedded:{tag}"), 0, limit - 1) for shard, tag in others]
        )
        return await self._found(sorted(memory_id.decode() for reply in replies for memory_id in reply)[:limit])

    async def passing(self, kept_as: Retention, *, before: datetime, limit: int) -> tuple[Memory, ...]:
        shards = [self._keys.of_shard(shard, kept_as.value) for shard in range(self._keys.shards)]
        until = ("BYSCORE", "LIMIT", 0, limit, "WITHSCORES")
        replies = await self._connection.read([("ZRANGE", key, "-inf", f"({micros(before)}", *until) for key in shards])
        left = sorted((float(score), member.decode()) for reply in replies for member, score in scored(reply))
        return await self._found([memory_id for _, memory_id in left[:limit]])

    async def scopes(
        self, *, tenant: str | None = None, after: str | None = None, limit: int
    ) -> tuple[ScopeCount, ...]:
        first, _, member = (after or "0:").partition(":")
        prefix = b"" if tenant is None else self._digests.tenant(tenant).hex().encode() + b"/"
        start = bytes.fromhex(member)
        found = list[ScopeCount]()
        for shard in range(int(first), self._keys.shards):
            # The scopes of a shard, in the order of their members; of one tenant's, those that begin with him.
            low = b"(" + start if start else b"[" + prefix if prefix else b"-"
            high = b"(" + prefix[:-1] + b"0" if prefix else b"+"  # 0 follows the slash
            order, counts = (self._keys.of_shard(shard, name) for name in ("scopes:order", "scopes"))
            page = ("BYLEX", "LIMIT", 0, limit - len(found))
            (members,) = await self._connection.read([("ZRANGE", order, low, high, *page)])
            (numbers,) = await self._connection.read([("HMGET", counts, *members)]) if members else [()]
            found += [
                ScopeCount(scope=scope, memories=int(number or 0), cursor=f"{shard}:{member.hex()}")
                for member, number in zip(members, numbers, strict=True)
                if (scope := scope_of_member(member)) is not None
            ]
            if len(found) == limit:
                break
            start = b""
        return tuple(found)

    async def subjects(self, tenant: str | None = None) -> Subjects:
        digest = None if tenant is None else self._digests.tenant(tenant).hex()
        owners = await owners_of(self._connection, self._keys, digest)
        return await subjects(self._connection, self._keys, self._digests, owners)

    async def usage(self, tenant: str) -> StoreUsage:
        digest, shards = self._digests.tenant(tenant).hex(), range(self._keys.shards)
        scores = [("ZSCORE", self._keys.of_shard(shard, "tenants"), digest) for shard in shards]
        owners = await owners_of(self._connection, self._keys, digest)
        sizes = [await self._sizes(shard, its) for shard in shards if (its := self._in_shard(shard, owners))]
        return StoreUsage(
            memories=int(sum(float(score or 0) for score in await self._connection.read(scores))), bytes=sum(sizes)
        )

    def _in_shard(self, shard: int, owners: Iterable[bytes]) -> Sequence[bytes]:
        return [owner for owner in owners if self._keys.shard_of(owner) == shard]

    async def _sizes(self, shard: int, owners: Sequence[bytes]) -> int:
        """What live memories of these users of a shard take: as it was added up last, where nothing has changed."""
        names = [owner.hex() for owner in owners]
        key = self._keys.of_shard(shard, "sizes")
        changes, kept, *numbers = await self._connection.read(
            [
                ("HMGET", self._keys.of_shard(shard, "changes"), *names),
                ("HMGET", key, *names),
                # An erasure by a process of an older release makes no change, but leaves fewer.
                *(("ZCARD", self._keys.live(owner)) for owner in owners),
            ]
        )
        total = 0
        for owner, change, number, added_up in zip(owners, changes, numbers, kept, strict=True):
            state = b"%b:%d=" % (change or b"", number)
            if added_up is not None and added_up.startswith(state):
                total += int(added_up.removeprefix(state))
                continue
            size = await self._size(shard, owner)
            await self._connection.write([("HSET", key, owner.hex(), b"%b%d" % (state, size))])
            total += size
        return total

    async def _size(self, shard: int, owner: bytes) -> int:
        """What a user's live memories take, added up."""
        size, start = 0, 0
        while True:
            (ids,) = await self._connection.read([("ZRANGE", self._keys.live(owner), start, start + SIZED - 1)])
            asked = [("HSTRLEN", self._keys.memory(shard, memory_id.decode()), BODY) for memory_id in ids]
            size += sum(await self._connection.read(asked)) if asked else 0
            if len(ids) < SIZED:
                return size
            start += SIZED

    async def counts(self) -> StoreCounts:
        keys, names = self._keys, await self._embedders()
        tagged = [(tag, name, shard) for shard, tags in names.items() for tag, name in tags.items()]
        shards = range(keys.shards)
        replies = await self._connection.read(
            [
                *(("ZRANGE", keys.of_shard(shard, "tenants"), 0, -1, "WITHSCORES") for shard in shards),
                *(("ZCARD", keys.of_shard(shard, "users")) for shard in shards),
                *(("ZCARD", keys.of_shard(shard, f"embedded:{tag}")) for tag, _, shard in tagged),
            ]
        )
        tenants = [pair for reply in replies[: keys.shards] for pair in reply]
        vectors: dict[str, int] = {}
        for (_, name, _), count in zip(tagged, replies[2 * keys.shards :], strict=True):
            vectors[name] = vectors.get(name, 0) + count
        return StoreCounts(
            tenants=len({digest for digest, _ in tenants}),
            users=sum(replies[keys.shards : 2 * keys.shards]),
            memories=int(sum(count for _, count in tenants)),
            vectors={name: count for name, count in vectors.items() if count},
        )

    async def others_vectors(self, embedder: str) -> str | None:
        """The name of another embedder that has vectors in the store."""
        return next((name for name in (await self.counts()).vectors if name != embedder), None)

    async def has_vectors(self, embedder: str, dimension: int) -> bool | None:
        """Whether the embedder's vectors have this dimension (and width); None if there are none."""
        tag, field = self._digests.of("embedder", embedder).hex(), self._documents.vector_field(embedder, dimension)
        for shard in range(self._keys.shards):
            (ids,) = await self._connection.read([("ZRANGE", self._keys.of_shard(shard, f"embedded:{tag}"), 0, 0)])
            if ids:
                key = self._keys.memory(shard, ids[0].decode())
                (there,) = await self._connection.read([("HEXISTS", key, field)])
                return bool(there)
        return None

    async def _embedders(self) -> dict[int, dict[str, str]]:
        """The embedders of each shard: tag → name."""
        keys = self._keys
        replies = await self._connection.read(
            [("HGETALL", keys.of_shard(shard, "embedders")) for shard in range(keys.shards)]
        )
        return {
            shard: {tag.decode(): name.decode() for tag, name in reply.items()} for shard, reply in enumerate(replies)
        }

    async def _found(self, ids: Sequence[str], shards: Iterable[int] | None = None) -> tuple[Memory, ...]:
        """The live memories among `ids`, in that order; `shards`: where alone they are asked for."""
        rows = await self._applier.fetch(ids, READ, shards=shards)
        found = {memory.id: memory for memory in self._checked(values for it in rows.values() for _, values, _ in it)}
        return tuple(found[memory_id] for memory_id in ids if memory_id in found)

    def _last_of(self, lines: Iterable[bytes | None]) -> Iterator[Memory]:
        """The closed memories in the newest lines of their histories; what is garbage or another's is skipped."""
        for event in (event_of(line) for line in lines if line is not None):
            memory = memory_in(event.closed) if event is not None and event.closed else None
            if memory is not None and event is not None and self._digests.owner(memory.scope) == event.owner:
                yield memory

    def _checked(self, rows: Iterable[Sequence[bytes | None]]) -> Iterator[Memory]:
        """The memories of READ; garbage and foreign ones are skipped and counted (FAULTS R14)."""
        for values in rows:
            fields = {name.encode(): value for name, value in zip(READ, values, strict=True) if value is not None}
            memory = self._documents.memory(fields)
            if memory is not None:
                yield memory
