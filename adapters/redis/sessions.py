"""Sessions, as `memory.ports.sessions.SessionStore` wants them kept."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from adapters.redis.applying import ATTEMPTS
from adapters.redis.changes import NO_JOB, Plan
from adapters.redis.connection import RedisConnection
from adapters.redis.documents import moment
from adapters.redis.keys import Keyspace
from adapters.redis.logs import CODE, Log, Logs, code_of, told_head, told_session
from memory.model.errors import InvalidInput, StoreUnavailable
from memory.model.scope import Digests, Scope
from memory.model.session import Session, SessionEntry, SessionHead, SessionInfo, Summary
from memory.ports.changes import AppendEntries


class RedisSessions:
    """Implements `memory.ports.sessions.SessionStore`."""

    def __init__(self, connection: RedisConnection, *, keys: Keyspace, logs: Logs, digests: Digests) -> None:
        self._connection = connection
        self._keys = keys
        self.logs = logs
        self._digests = digests

    async def append(self, scope: Scope, session: str, entries: Sequence[SessionEntry]) -> None:
        change = AppendEntries(scope=scope, session=session, entries=tuple(entries))
        if change.entries:
            await self._write(self.logs.of(scope, session), lambda plan: self.logs.plan_append(plan, change))

    async def head(self, scope: Scope, session: str) -> SessionHead:
        return told_head(*await self.logs.head(self.logs.of(scope, session)))

    async def load(self, scope: Scope, session: str, *, compressed: bool = True) -> Session:
        return told_session(session, await self.logs.load(self.logs.of(scope, session), compressed=compressed))

    async def compress(self, scope: Scope, session: str, summary: Summary, *, version: int) -> None:
        log = self.logs.of(scope, session)
        await self._write(log, lambda plan: self.logs.plan_compress(plan, log, summary, version=version))

    async def override(self, scope: Scope, session: str, overrides: Mapping[str, Any]) -> None:
        log = self.logs.of(scope, session)
        try:
            blob = msgspec.msgpack.encode(dict(overrides))
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            raise InvalidInput(f"session {session}: its settings cannot be stored: {error}") from error
        await self._write(log, lambda plan: self.logs.plan_override(plan, log, scope, blob))

    async def replace(self, scope: Scope, session: Session) -> None:
        log = self.logs.of(scope, session.id)
        await self._write(log, lambda plan: self.logs.plan_replace(plan, log, scope, session))

    async def clear(self, scope: Scope, session: str) -> None:
        await self.drop(self.logs.of(scope, session))

    async def drop(self, log: Log) -> None:
        """Drop a session, whatever scope it belongs to."""
        await self._write(log, lambda plan: self.logs.plan_clear(plan, log))

    async def sessions(self, scope: Scope, *, after: str | None = None, limit: int = 100) -> tuple[SessionInfo, ...]:
        owner, code = self._digests.owner(scope), code_of(self._digests, scope)
        low = f"({code}{after}" if after else f"[{code}"
        page = ("BYLEX", "LIMIT", 0, limit)
        # No byte of UTF-8 is as high.
        high = b"(" + code.encode() + b"\xff"
        (members,) = await self._connection.read([("ZRANGE", self._keys.sessions(owner), low, high, *page)])
        names = [member[CODE:].decode() for member in members]
        keys = [self.logs.named(owner, code, name).key() for name in names]
        rows = await self._connection.read([("HMGET", key, "entries", "updated") for key in keys]) if keys else []
        return tuple(
            SessionInfo(id=name, entries=int(count or 0), updated_at=moment(int(updated or 0)))
            for name, (count, updated) in zip(names, rows, strict=True)
        )

    async def _write(self, log: Log, decide: Callable[[Plan], Awaitable[object]]) -> None:
        """Read, decide and write, until nothing has changed in between. Raises `Conflict`."""
        for _ in range(ATTEMPTS):
            plan = Plan()
            await decide(plan)
            (reply,) = await self._connection.keep([plan.call(self._keys, log.shard, NO_JOB)])
            if reply != b"changed":
                return
        raise StoreUnavailable(f"{self._connection.name}: the session changes faster than it is written")
