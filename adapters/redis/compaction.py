"""Rewriting the append-only file, which is where erased texts would stay.

An erasure is done at once; its text leaves the file with the next rewrite, which takes as long as it takes. So what
waits for one stands in Redis, and no process must live as long: erasures are numbered (`asked`), and a rewrite that
began after an erasure and ended well serves all up to its number (`done`). Whoever has the store open carries it on,
one process at a time; that is but an economy, since the server refuses a second rewrite beside the first.

That one began after a moment is told by how many the server says that it began (`aof_rewrites`): so its automatic ones
count, too, and one that was begun by a process that died is not begun again. A server that was restarted, is another,
or had its file switched off or on, goes by another name here, and what was known of its rewrites is void.

Snapshots (`save` rules, backups) and replicas' files are the operator's: docs say so.
"""

import asyncio
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from enum import StrEnum
from itertools import chain
from typing import Any

import msgspec
from redis.exceptions import ResponseError

from adapters.redis.connection import (
    DENIED,
    Client,
    Node,
    RedisConnection,
    Script,
    is_unknown,
    primaries_of,
    sent,
    translated,
)
from adapters.redis.keys import Keyspace
from memory.model.errors import MemoryFault, StoreUnavailable, StoreUnfit
from memory.ports.engine import COMPACTION, Check

FORBIDDEN = (
    "the append-only file may not be rewritten from here: what is erased stays in it until the server does so by "
    "itself; grant this user +bgrewriteaof and +info, on Redis 7 or later"
)

FAILED = "the server could not rewrite its append-only file: see its log, its disk and its memory"

LATE_SECONDS = 600.0
"""A rewrite that is waited for longer is told by readiness: it would be of some 40 GB."""

FIRST_LOOK_SECONDS = 0.02
LOOK_SECONDS = 1.0
"""How often is looked how far it is: at first, as a small file takes milliseconds; then ever less often."""

IDLE_SECONDS = 2.0
"""How often is looked whether another process left something to do."""

LEASE_MS = 3_000
"""For how long a process that carries it on is believed to be alive: some looks."""

RETRY_MS = 1_000
LONGEST_RETRY_MS = 300_000
"""The pause after a rewrite that failed, doubled each time: each try may fill a disk anew before it fails."""

REFUSED_MS = 60_000
"""When is tried again what was forbidden."""

ASK = Script("""
    local key, now = KEYS[1], redis.call('TIME')
    local asked = redis.call('HINCRBY', key, 'asked', 1)
    if asked - 1 <= (tonumber(redis.call('HGET', key, 'done') or '') or 0) then
      redis.call('HSET', key, 'done', asked - 1, 'since', now[1] * 1000 + math.floor(now[2] / 1000))
    end
    if redis.call('HGET', key, 'error') == ARGV[1] then redis.call('HDEL', key, 'error', 'retry_at') end
    return asked
    """)
"""Gives an erasure its number. What was forbidden (ARGV[1]) is tried anew."""

LEASE = Script("""
    local key, t = KEYS[1], redis.call('TIME')
    local now = t[1] * 1000 + math.floor(t[2] / 1000)
    local held = redis.call('HMGET', key, 'driver', 'lease')
    if held[1] ~= ARGV[1] and (tonumber(held[2] or '') or 0) >= now then return 0 end
    redis.call('HSET', key, 'driver', ARGV[1], 'lease', now + ARGV[2])
    return now
    """)
"""The time in milliseconds for the one process (ARGV[1]) that carries it on; 0 for the others."""

SETTLE = Script("""
    local key = KEYS[1]
    local asked, done = tonumber(redis.call('HGET', key, 'asked') or '0'), tonumber(ARGV[1])
    redis.call('HSET', key, 'done', math.max(done, tonumber(redis.call('HGET', key, 'done') or '') or 0))
    redis.call('HDEL', key, 'since', 'attempt', 'percent', 'failures', 'error', 'retry_at', 'driver', 'lease')
    if asked > done then redis.call('HSET', key, 'since', ARGV[2]) end
    """)
"""Erasures up to ARGV[1] are served; those that are left came after the rewrite was asked for (ARGV[2])."""


class Server(msgspec.Struct, frozen=True, kw_only=True):
    """What a server says of the rewrites of its file."""

    name: str
    begun: int
    running: bool
    scheduled: bool
    ok: bool
    """Whether the last one that ended did so well."""
    percent: int = 0
    """How far the one that runs is."""


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A rewrite by each server that serves the erasures up to a number."""

    covers: int
    at: int
    """When it was asked for: milliseconds."""
    begun: dict[str, int]
    """How many rewrites each server had begun before, by its name."""

    def is_under_way(self, servers: Sequence[Server]) -> bool:
        """Whether one has begun that serves, on servers that are still the same: else more erasures may share it."""
        same = all(server.name in self.begun for server in servers)
        return same and any(server.begun > self.begun[server.name] for server in servers)


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """Which erasures wait, as it stands in Redis."""

    asked: int = 0
    done: int = 0
    since: int = 0
    """When the oldest of them came: milliseconds."""
    attempt: Attempt | None = None
    percent: int = 0
    failures: int = 0
    """How many rewrites in a row failed."""
    error: str = ""
    retry_at: int = 0

    @property
    def pending(self) -> int:
        return self.asked - self.done

    @property
    def told(self) -> str:
        """In words, for readiness and whoever waits."""
        if not self.pending:
            return ""
        since = datetime.fromtimestamp(self.since / 1_000, UTC)
        told = f"erased, but still in the append-only file, which is to be rewritten: {self.pending}"
        told += f", the oldest since {since:%Y-%m-%d %H:%M:%S} UTC"
        running = f"; the rewrite is at {self.percent} %" if self.percent else ""
        failed = f"; {self.failures} rewrites failed" if self.failures else ""
        return told + running + failed + (f"; {self.error}" if self.error else "")


class Stand(StrEnum):
    """How far a server is with a rewrite that serves."""

    NEW = "new"
    BUSY = "busy"
    """An older one runs, which does not serve, or ours is scheduled."""
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


def stand_of(server: Server, *, begun: int) -> Stand:
    """`begun`: how many rewrites it had begun when those that wait were counted."""
    if server.begun <= begun:
        return Stand.BUSY if server.running or server.scheduled else Stand.NEW
    if server.running:
        return Stand.RUNNING
    return Stand.DONE if server.ok else Stand.FAILED


def retry_after_ms(failures: int) -> int:
    """The pause after so many failures in a row."""
    return min(RETRY_MS * 2 ** min(failures - 1, 20), LONGEST_RETRY_MS)


class Compaction:
    """Rewrites the files of all primaries for what was erased."""

    def __init__(
        self, connection: RedisConnection, client: Client, keys: Keyspace, *, clock: Callable[[], float]
    ) -> None:
        """`clock`: seconds since 1970."""
        self._connection = connection
        self._client = client
        self._key = keys.compaction
        self._clock = clock
        self._me = os.urandom(8).hex()
        self._waiting = Waiting()
        self._reading = asyncio.Lock()
        """What is read is not older than what was read or asked before."""
        self._looked, self._woken = asyncio.Event(), asyncio.Event()

    @property
    def check(self) -> Check:
        """For readiness: what waits long, or in vain, is amiss."""
        waiting = self._waiting
        late = waiting.since and self._clock() - waiting.since / 1_000 > LATE_SECONDS
        return Check(COMPACTION, not (late or waiting.error), waiting.told)

    # ── Those who erased ──────────────────────────────────────────────────────────────────────────────────────

    async def ask(self) -> int:
        """What was erased before this is to leave the file; its number. It will, whatever becomes of this process."""
        async with self._reading:
            (number,) = await self._connection.keep([ASK.call([self._key], [FORBIDDEN])])
            self._waiting = msgspec.structs.replace(self._waiting, asked=number, error="")
        self._woken.set()
        return number

    async def served(self, number: int) -> None:
        """Returns when a rewrite has served this number.

        Raises `StoreUnfit` where none may be begun, and `StoreUnavailable` if the server does not know of it any more.
        """
        while self._waiting.done < number:
            if self._waiting.asked < number:
                raise StoreUnavailable(f"{self._connection.name} was emptied, or fell back to an older state")
            if self._waiting.error == FORBIDDEN:
                raise StoreUnfit(FORBIDDEN)
            await self._looked.wait()

    async def served_within(self, number: int, seconds: float) -> bool:
        """Whether a rewrite has served this number by then."""
        with suppress(TimeoutError, MemoryFault):
            async with asyncio.timeout(seconds):
                await self.served(number)
            return True
        return False

    async def all_served(self) -> None:
        """Like `served`, for all that was asked so far."""
        self._woken.set()
        await self.served((await self.look()).asked)

    async def look(self) -> Waiting:
        """What waits. Raises `StoreUnavailable`."""
        async with self._reading:
            (values,) = await self._connection.read([("HMGET", self._key, *Waiting.__struct_fields__)])
        # What is garbage in the hash counts as absent.
        found = dict(zip(Waiting.__struct_fields__, values, strict=True))
        attempt = None
        with suppress(msgspec.MsgspecError):
            attempt = msgspec.json.decode(found["attempt"] or b"", type=Attempt)
        numbers = {name: int(value) for name, value in found.items() if value is not None and value.isdigit()}
        error = (found["error"] or b"").decode(errors="replace")
        self._waiting = Waiting(**numbers, attempt=attempt, error=error)
        self._looked.set()
        self._looked = asyncio.Event()
        return self._waiting

    # ── The one who carries it on ─────────────────────────────────────────────────────────────────────────────

    async def run(self) -> None:
        """Carry on what waits, for as long as the store is open."""
        pause = FIRST_LOOK_SECONDS
        while True:
            self._woken.clear()
            with suppress(Exception):  # whatever it is, what waits stands in Redis, and is looked at again
                if (await self.look()).pending:
                    await self._carry_on()
            waits = bool(self._waiting.pending)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause if waits else IDLE_SECONDS):
                    await self._woken.wait()
            fresh = self._woken.is_set() or not waits
            pause = FIRST_LOOK_SECONDS if fresh else min(2 * pause, LOOK_SECONDS)

    async def _carry_on(self) -> None:
        (now,) = await self._connection.write([LEASE.call([self._key], [self._me, LEASE_MS])])
        if not now:
            return
        waiting = await self.look()  # after the one before let go of it
        if not waiting.pending or now <= waiting.retry_at:
            return
        with translated(self._connection.name):
            try:
                await self._advance(waiting, now)
            except DENIED:
                await self._refused(now)
            except ResponseError as error:
                await (self._refused(now) if is_unknown(error) else self._failed(waiting, now))

    async def _advance(self, waiting: Waiting, now: int) -> None:
        """One step. What waits was read before the servers are: it was erased before what they tell."""
        nodes = await primaries_of(self._client)
        told = [await sent(node, "INFO") for node in nodes]
        if any("aof_rewrites" not in info for info in told):
            await self._refused(now)
            return
        servers = [server_of(info) for info in told]
        attempt = waiting.attempt
        if attempt is None or not attempt.is_under_way(servers):
            attempt = Attempt(covers=waiting.asked, at=now, begun={server.name: server.begun for server in servers})
            await self._note(attempt=msgspec.json.encode(attempt))
        stands = [stand_of(server, begun=attempt.begun[server.name]) for server in servers]
        if Stand.FAILED in stands:
            await self._failed(waiting, now)
        elif set(stands) == {Stand.DONE}:
            await self._connection.keep([SETTLE.call([self._key], [attempt.covers, attempt.at])])
            await self.look()
        else:
            await self._note(percent=min(server.percent for server in servers))
            for node, stand in zip(nodes, stands, strict=True):
                if stand is Stand.NEW:
                    await _begin(node)

    async def _failed(self, waiting: Waiting, now: int) -> None:
        """To be begun anew, after a pause that grows."""
        failures = waiting.failures + 1
        await self._connection.write([("HDEL", self._key, "attempt", "percent")])
        await self._note(failures=failures, error=FAILED, retry_at=now + retry_after_ms(failures))

    async def _refused(self, now: int) -> None:
        """The server's own next rewrite serves, as the attempt stays."""
        await self._note(error=FORBIDDEN, retry_at=now + REFUSED_MS)

    async def _note(self, **fields: bytes | str | int) -> None:
        await self._connection.write([("HSET", self._key, *chain.from_iterable(fields.items()))])


async def _begin(node: Node) -> None:
    try:
        await sent(node, "BGREWRITEAOF")
    except ResponseError as error:
        if "in progress" not in str(error):  # the server's own, since it was looked at
            raise


def server_of(info: Mapping[str, Any]) -> Server:
    """What INFO says."""
    total = info.get("current_save_keys_total", 0) if info["aof_rewrite_in_progress"] else 0
    return Server(
        name=f"{info['run_id']} {info['aof_enabled']}",
        begun=info["aof_rewrites"],
        running=bool(info["aof_rewrite_in_progress"]),
        scheduled=bool(info["aof_rewrite_scheduled"]),
        ok=info["aof_last_bgrewrite_status"] == "ok",
        percent=100 * info.get("current_save_keys_processed", 0) // total if total else 0,
    )
