"""Sessions, as `memory.ports.sessions.SessionStore` wants them kept."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from adapters.redis.applying import Applier
from adapters.redis.connection import RedisConnection
from adapters.redis.keys import Keyspace
from adapters.redis.logs import CODE, KnownLog, Log, Logs, code_of, part_of, told_head, told_session
from adapters.redis.subjects import owners_of
from memory.model.moments import EPOCH, micros, moment
from memory.model.scope import Digests, Scope
from memory.model.session import Session, SessionEntry, SessionHead, SessionInfo, Summary
from memory.store import sessions as rules
from memory.store.plan import DropSession, SessionOperation


class RedisSessions:
    """Implements `memory.ports.sessions.SessionStore`."""

    def __init__(
        self, connection: RedisConnection, *, keys: Keyspace, logs: Logs, applier: Applier, digests: Digests
    ) -> None:
        self._connection = connection
        self._keys = keys
        self.logs = logs
        self._applier = applier
        self._digests = digests

    async def append(self, scope: Scope, session: str, entries: Sequence[SessionEntry]) -> None:
        if entries:
            ids, turns = [entry.id for entry in entries], {entry.turn.turn for entry in entries if entry.turn}
            await self._change(
                scope, session, lambda known: rules.appended(known.session, entries), ids=ids, turns=turns
            )

    async def head(self, scope: Scope, session: str) -> SessionHead:
        known = await self.logs.known(self.logs.of(scope, session), tenant=b"", summaries=True)
        return told_head(known.head, known.kept)

    async def load(self, scope: Scope, session: str, *, compressed: bool = True) -> Session:
        return told_session(session, await self.logs.load(self.logs.of(scope, session), compressed=compressed))

    async def newest(self, scope: Scope, session: str, *, limit: int) -> tuple[SessionEntry, ...]:
        return await self.logs.newest(self.logs.of(scope, session), limit=limit)

    async def compress(self, scope: Scope, session: str, summary: Summary, *, version: int) -> None:
        def decided(known: KnownLog) -> tuple[SessionOperation, ...]:
            return rules.compressed(known.session, session, summary, version=version)

        await self._change(scope, session, decided, ids=summary.original_entry_ids)

    async def override(self, scope: Scope, session: str, overrides: Mapping[str, Any]) -> None:
        await self._change(scope, session, lambda known: rules.overridden(known.session, overrides, epoch=EPOCH))

    async def replace(self, scope: Scope, session: Session) -> None:
        await self._change(scope, session.id, lambda _: rules.replaced(session, epoch=EPOCH))

    async def clear(self, scope: Scope, session: str) -> None:
        await self.drop(self.logs.of(scope, session))

    async def drop(self, log: Log) -> None:
        """Drop a session, whatever scope it belongs to."""
        read = partial(self.logs.known, log, tenant=b"", summaries=True)
        await self._applier.change_session(log, read, lambda _: (DropSession(),))

    async def drop_idle(self, *, before: datetime) -> int:
        cut, dropped = micros(before), 0
        for owner in await owners_of(self._connection, self._keys):
            logs = await self.logs.of_owner(owner)
            said = await self._connection.read([("HGET", log.key(), "updated") for log in logs]) if logs else ()
            for log, at in zip(logs, said, strict=True):
                if 0 < int(at or 0) < cut:
                    dropped += await self._drop_if_idle(log, cut)
        return dropped

    async def _drop_if_idle(self, log: Log, before: int) -> bool:
        """Drop a session unless something was said in it meanwhile; whether it went. `before`: microseconds."""
        is_idle = False

        def decided(known: KnownLog) -> tuple[SessionOperation, ...]:
            nonlocal is_idle
            is_idle = known.head is not None and known.head.updated < before
            return (DropSession(),) if is_idle else ()

        read = partial(self.logs.known, log, tenant=b"", summaries=True)
        await self._applier.change_session(log, read, decided)
        return is_idle

    async def sessions(self, scope: Scope, *, after: str | None = None, limit: int = 100) -> tuple[SessionInfo, ...]:
        owner, code = self._digests.owner(scope), code_of(self._digests, scope)
        low = f"({code}{after}" if after else f"[{code}"
        page = ("BYLEX", "LIMIT", 0, limit)
        # No byte of UTF-8 is as high.
        high = b"(" + code.encode() + b"\xff"
        members, seqs = await self._connection.read(
            [("ZRANGE", self._keys.sessions(owner), low, high, *page), ("ZRANGE", self._keys.jobs(owner), 0, -1)]
        )
        if not members:
            return ()
        names, shard = [member[CODE:].decode() for member in members], self._keys.shard_of(owner)
        keys = [self.logs.named(owner, code, name).key() for name in names]
        records = [self._keys.record(shard, seq.decode()) for seq in seqs]
        rows = await self._connection.read(
            [
                *(("HMGET", key, "entries", "updated") for key in keys),
                *(("HMGET", record, "session", "at") for record in records),
            ]
        )
        unfinished: dict[bytes, int] = {}
        for session, at in rows[len(keys) :]:
            if session is not None and at is not None:
                unfinished[session] = max(int(at), unfinished.get(session, 0))
        waits = [unfinished.get(self._digests.session(scope, name).hex().encode()) for name in names]
        return tuple(
            SessionInfo(
                id=name,
                entries=int(count or 0),
                updated_at=moment(int(updated or 0)),
                unfinished_at=None if at is None else moment(at),
            )
            for name, (count, updated), at in zip(names, rows[: len(keys)], waits, strict=True)
        )

    async def _change(
        self,
        scope: Scope,
        session: str,
        decided: Callable[[KnownLog], tuple[SessionOperation, ...]],
        *,
        ids: Collection[str] = (),
        turns: Collection[str] = (),
    ) -> None:
        log, tenant = self.logs.of(scope, session), self._digests.tenant(scope.tenant)
        read = partial(self.logs.known, log, tenant=tenant, part=part_of(scope), ids=ids, turns=turns, summaries=True)
        await self._applier.change_session(log, read, decided)
