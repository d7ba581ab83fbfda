"""The journal as the worker sees it: jobs are leased, by any number of workers, one of a user at a time.

A lease lasts LEASE and is renewed as long as the worker lives; after its death the job comes again. A worker that was
only slow may find its lease taken: its marks are then no longer heeded, and what it applies takes effect once, whoever
is first (FAULTS R16).
"""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import msgspec

from adapters.redis import scripts
from adapters.redis.connection import Command, RedisConnection, Script, is_across_slots
from adapters.redis.keys import Keyspace
from adapters.redis.news import News
from adapters.redis.records import JOB_FIELDS, key_of, record_of, scope_of
from adapters.redis.tasks import end
from memory.model.errors import NotFound, StoreUnavailable
from memory.model.moments import micros, moment
from memory.model.scope import Digests, Scope
from memory.model.turn import TurnKey
from memory.ports.jobs import Backlog, Job, JobInfo, JobState

LEASE = timedelta(seconds=30)
"""How long a dead worker's jobs wait. Renewed three times as often: two renewals may fail."""

TRIM = 200
"""Most records in one run of a script that trims: a millisecond or two in which the server does nothing else."""

_STATES = {"0": JobState.PENDING, "1": JobState.RUNNING, "2": JobState.DEAD}


class ClaimedJob(msgspec.Struct, frozen=True):
    """A job that this process works on."""

    shard: int
    owner: str
    seq: int
    token: str
    """Proves that the lease is ours."""
    session_at: datetime | None
    """When its session's last turn was; None: no session was waited for."""


class _Offer(NamedTuple):
    """A job that is ready."""

    shard: int
    owner: str
    seq: int
    place: int
    key: TurnKey
    session_at: datetime | None

    @classmethod
    def of(cls, shard: int, row: Sequence[Any]) -> "_Offer":
        """The offer of a row of SURVEY's."""
        owner, seq, place, key, session_at = row
        at = moment(int(session_at)) if session_at else None
        return cls(shard, owner.decode(), int(seq), int(place), key_of(key), at)


class Claims:
    """The jobs that this process works on, by their keys.

    The port names a job by its turn alone, which two users may have named alike: the second waits for the first.
    """

    def __init__(self) -> None:
        self.running: dict[TurnKey, ClaimedJob] = {}

    def of_shard(self, shard: int) -> list[ClaimedJob]:
        return [claim for claim in self.running.values() if claim.shard == shard]

    def done(self, key: TurnKey, owner: bytes) -> None:
        """The job of this owner is finished."""
        claim = self.running.get(key)
        if claim is not None and claim.owner == owner.hex():
            del self.running[key]


# ── What the server does ──────────────────────────────────────────────────────────────────────────────────────

_READY = """
-- The owner's oldest job; or, of the sessions in which nothing was said since `rested`, with the time of the last.
local function oldest(owner, rested)
  local jobs, sessions, last = redis.call('ZRANGE', own(owner, 'jobs'), 0, rested and -1 or 0, 'WITHSCORES'), {}, {}
  if not rested then return jobs[1], jobs[2], false end
  for i = 1, #jobs, 2 do
    local f = redis.call('HMGET', record_of(jobs[i]), 'session', 'at')
    sessions[i], last[f[1]] = f[1], math.max(last[f[1]] or 0, tonumber(f[2] or '0'))
  end
  for i = 1, #jobs, 2 do
    local at = last[sessions[i]]
    if at <= rested then return jobs[i], jobs[i + 1], string.format('%.0f', at) end
  end
end
-- The oldest owners of the shard that are ready, as SURVEY gives them. Leases that ran out end here.
local function survey(now, limit, lease, rested)
  local server, found = micros(), {}
  -- A clock that went back must not prolong a lease.
  for _, owner in ipairs(redis.call('ZRANGEBYSCORE', leased, server + lease + 1, '+inf')) do
    redis.call('ZADD', leased, server + lease, owner)
  end
  for _, owner in ipairs(redis.call('ZRANGEBYSCORE', leased, '-inf', server)) do
    local head = redis.call('ZRANGE', own(owner, 'jobs'), 0, 0)[1]
    if head then redis.call('HSET', record_of(head), 'state', '0') end
    release(owner)
  end
  for _, owner in ipairs(redis.call('ZRANGEBYSCORE', waiting, '-inf', now)) do release(owner) end
  for _, owner in ipairs(redis.call('ZRANGE', ready, 0, rested and -1 or limit - 1)) do
    local seq, place, at = oldest(owner, rested)
    if seq then
      local key = redis.call('HMGET', record_of(seq), 'turn', 'step', 'attempt')
      found[#found + 1] = {owner, seq, place, key, at}
      if #found == limit then break end
    end
  end
  return found
end
"""

_LEASING = f"""
-- What a worker reads of a job.
local function read(seq)
  return redis.call('HMGET', record_of(seq), {", ".join(f"'{name}'" for name in JOB_FIELDS)})
end
-- Leases the job of an owner that is ready; 'lost' if its record is gone, false if another worker was faster.
local function take(owner, seq, token, lease, overtakes)
  local record, jobs = record_of(seq), own(owner, 'jobs')
  if not redis.call('ZSCORE', ready, owner) or not redis.call('ZSCORE', jobs, seq) then return false end
  local head = redis.call('ZRANGE', jobs, 0, 0, 'WITHSCORES')
  if head[1] ~= seq then
    if not overtakes then return false end
    -- A session that has rested overtakes one that goes on: who is leased stands first.
    redis.call('ZADD', jobs, string.format('%.0f', head[2] - 1), seq)
  end
  if redis.call('HEXISTS', record, 'content') == 0 then
    leave(owner, seq)
    redis.call('INCR', base .. 'lost')
    return 'lost'
  end
  redis.call('ZREM', ready, owner)
  redis.call('ZADD', leased, micros() + lease, owner)
  local attempts = redis.call('HINCRBY', record, 'attempts', 1)
  -- What fails has a time at which it comes again.
  local failed = redis.call('HDEL', record, 'retry_at') == 1
  local is_cut_off = attempts > 1 and not failed
  redis.call('HSET', record, 'state', '1', 'lease', token, 'cut_off', is_cut_off and '1' or '0')
  return read(seq)
end
"""

SURVEY = Script(
    scripts.KEYS,
    scripts.TIME,
    scripts.JOBS,
    _READY,
    "return survey(ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]))",
)
"""Gives the oldest owners of a shard that are ready: owner, seq, place in the queue, key of the turn, and the time of
the session's last turn where that is waited for. Leases that ran out end here."""

TAKE = Script(
    scripts.KEYS,
    scripts.TIME,
    scripts.JOBS,
    _LEASING,
    """
    local owner, seq, token = ARGV[2], ARGV[3], ARGV[4]
    -- The same claim again, whose reply was lost, is the same claim.
    if redis.call('HGET', record_of(seq), 'lease') == token then return read(seq) end
    return take(owner, seq, token, tonumber(ARGV[5]), ARGV[6] ~= '')
    """,
)
"""Leases the job of an owner that SURVEY offered and gives its JOB_FIELDS; nil if another worker was faster."""

CLAIM = Script(
    scripts.KEYS,
    scripts.TIME,
    scripts.JOBS,
    _READY,
    _LEASING,
    """
    local now, lease, token, limit, meta = ARGV[2], tonumber(ARGV[3]), ARGV[4], tonumber(ARGV[5]), ARGV[6]
    local busy, offers, taken = {}, {}, {}
    for i = 7, #ARGV do busy[ARGV[i]] = true end
    local function shard(number) within(KEYS[number]:sub(1, -1 - #'clock')) end
    local function offer(number, owner, seq, place, key, again)
      offers[#offers + 1] = {number = number, owner = owner, seq = seq, place = tonumber(place), again = again,
        key = (key[1] or '') .. ' ' .. (key[2] or '0') .. ' ' .. (key[3] or '0')}
    end
    for number in ipairs(KEYS) do
      shard(number)
      -- The same claim again, whose reply was lost, is the same claim.
      for _, owner in ipairs(redis.call('ZRANGE', leased, 0, -1)) do
        local head = redis.call('ZRANGE', own(owner, 'jobs'), 0, 0, 'WITHSCORES')
        local f = head[1] and redis.call('HMGET', record_of(head[1]), 'lease', 'turn', 'step', 'attempt') or {}
        if f[1] == token then offer(number, owner, head[1], head[2], {f[2], f[3], f[4]}, true) end
      end
    end
    for number in ipairs(#offers == 0 and KEYS or {}) do
      shard(number)
      for _, row in ipairs(survey(now, limit + #ARGV - 6, lease)) do
        offer(number, row[1], row[2], row[3], row[4], false)
      end
    end
    table.sort(offers, function(one, other)
      if one.place == other.place then return one.number < other.number end
      return one.place < other.place
    end)
    local count = 0
    for _, it in ipairs(offers) do
      if count == limit then break end
      if not busy[it.key] then
        busy[it.key], count = true, count + 1
        shard(it.number)
        local fields = it.again and read(it.seq) or take(it.owner, it.seq, token, lease, false)
        if fields ~= 'lost' then taken[#taken + 1] = {it.number - 1, it.owner, it.seq, fields} end
      end
    end
    if #taken > 0 then redis.call('HSET', meta, 'beat', now) end
    return taken
    """,
)
"""Leases the oldest jobs of as many owners in the shards whose clocks are its keys, but for turns that are worked on by
the same names: number of the clock, owner, seq and JOB_FIELDS of each."""

RENEW = Script(
    scripts.KEYS,
    scripts.TIME,
    """
    local until_, lost = micros() + tonumber(ARGV[2]), {}
    for i = 3, #ARGV, 3 do
      local owner, seq, token = ARGV[i], ARGV[i + 1], ARGV[i + 2]
      local head = redis.call('ZRANGE', own(owner, 'jobs'), 0, 0)[1]
      -- A lease that ran out is taken up again if nobody else has it.
      if head == seq and redis.call('HGET', record_of(seq), 'lease') == token
        and not redis.call('ZSCORE', waiting, owner) then
        redis.call('ZREM', ready, owner)
        redis.call('ZADD', leased, until_, owner)
        redis.call('HSET', record_of(seq), 'state', '1')
      else
        lost[#lost + 1] = seq
      end
    end
    return lost
    """,
)
"""Renews leases; gives the numbers of jobs that are no longer ours."""

_OURS = """
    local owner, seq, token = ARGV[2], ARGV[3], ARGV[4]
    if redis.call('HGET', record_of(seq), 'lease') ~= token then return 0 end
"""

CHECKPOINT = Script(scripts.KEYS, _OURS, "return redis.call('HSET', record_of(seq), 'checkpoint', ARGV[5])")

RETRY = Script(
    scripts.KEYS,
    scripts.JOBS,
    _OURS,
    """
    redis.call('HSET', record_of(seq), 'state', '0', 'error', ARGV[5], 'retry_at', ARGV[6])
    redis.call('HDEL', record_of(seq), 'lease')
    release(owner)
    redis.call('ZREM', ready, owner)
    redis.call('ZADD', waiting, ARGV[6], owner)
    return 1
    """,
)

GIVE_BACK = Script(
    scripts.KEYS,
    scripts.JOBS,
    _OURS,
    """
    redis.call('HSET', record_of(seq), 'state', '0')
    redis.call('HDEL', record_of(seq), 'lease')
    release(owner)
    redis.call('PUBLISH', ARGV[5], '')
    return 1
    """,
)
"""A worker that ends leaves its unfinished jobs to others at once."""

BURY = Script(
    scripts.KEYS,
    scripts.JOBS,
    _OURS,
    """
    redis.call('HSET', record_of(seq), 'state', '2', 'error', ARGV[5])
    redis.call('HDEL', record_of(seq), 'lease', 'retry_at')
    leave(owner, seq)
    redis.call('ZADD', dead, seq, seq)
    return 1
    """,
)

_BURIED = """
    local found = 0
    for _, seq in ipairs(redis.call('ZRANGE', dead, 0, -1)) do
      local f = redis.call('HMGET', record_of(seq), 'turn', 'step', 'attempt', 'owner', 'at')
      if f[1] == ARGV[2] and f[2] == ARGV[3] and f[3] == ARGV[4] and f[4] == ARGV[6] then
        local owner = f[4]
        found = found + 1
"""

REVIVE = Script(
    scripts.KEYS,
    scripts.TIME,
    scripts.JOBS,
    _BURIED,
    """
        redis.call('ZREM', dead, seq)
        redis.call('HSET', record_of(seq), 'state', '0', 'attempts', '0')
        redis.call('ZADD', unfinished, f[5], seq)
        -- Behind what is queued: the oldest of them may be running.
        redis.call('ZADD', own(owner, 'jobs'), next_seq(), seq)
        if redis.call('ZCARD', own(owner, 'jobs')) == 1 then release(owner) end
        redis.call('PUBLISH', ARGV[5], '')
      end
    end
    return found
    """,
)

DISCARD = Script(
    scripts.KEYS,
    scripts.JOBS,
    _BURIED,
    """
        finish(owner, seq, '3')
        redis.call('HDEL', record_of(seq), 'content')
      end
    end
    return found
    """,
)

TRIM_FINISHED = Script(
    scripts.KEYS,
    scripts.JOBS,
    scripts.DROP,
    """
    local seqs = redis.call('ZRANGE', finished, 0, tonumber(ARGV[2]) - 1)
    for _, seq in ipairs(seqs) do
      if redis.call('HGET', record_of(seq), 'state') == '4' then
        drop(seq)
      else
        redis.call('HDEL', record_of(seq), 'content', 'checkpoint', 'error')
        redis.call('ZREM', finished, seq)
      end
    end
    return #seqs
    """,
)
"""Erases what was said in finished records; void ones go altogether. Gives how many it were."""

TRIM_LINKS = Script(
    scripts.KEYS,
    scripts.JOBS,
    scripts.DROP,
    """
    local seqs = redis.call('ZRANGEBYSCORE', times, '-inf', '(' .. ARGV[2], 'LIMIT', ARGV[3], ARGV[4])
    local dropped = 0
    for _, seq in ipairs(seqs) do
      local state = redis.call('HGET', record_of(seq), 'state')
      if not state or state == '3' or state == '4' then
        drop(seq)
        dropped = dropped + 1
      end
    end
    return {dropped, #seqs - dropped}
    """,
)
"""Drops finished records that are older than their keeping time. Gives how many went, and how many must stay."""

TRIM_HELD = Script(
    scripts.KEYS,
    """
    local old = redis.call('ZRANGEBYSCORE', base .. 'held', '-inf', '(' .. ARGV[2], 'LIMIT', 0, ARGV[3])
    for _, member in ipairs(old) do
      local owner, digest = member:match('^(%x+):(%x+)$')
      local held = redis.call('HGET', own(owner, 'held'), digest)
      -- A turn may have taken it over since.
      if held and held:sub(1, 1) == ':' then redis.call('HDEL', own(owner, 'held'), digest) end
      redis.call('ZREM', base .. 'held', member)
    end
    return #old
    """,
)
"""Lets go of ids that belong to no turn and are older than a turn's keeping time. Gives how many were looked at."""

JOBS = Script(
    scripts.KEYS,
    """
    local limit, found = tonumber(ARGV[2]), {}
    for _, name in ipairs({unfinished, dead}) do
      local count = 0
      for _, seq in ipairs(redis.call('ZRANGE', name, 0, -1)) do
        local f = redis.call('HMGET', record_of(seq), 'state', 'bare', 'turn', 'step', 'attempt', 'attempts', 'at',
          'retry_at', 'error')
        if f[1] and ARGV[3]:find(f[1], 1, true) then
          found[#found + 1] = {seq, f}
          count = count + 1
          if count == limit then break end
        end
      end
    end
    return found
    """,
)


class RedisQueue:
    """Implements `memory.ports.jobs.JobQueue`."""

    def __init__(
        self,
        connection: RedisConnection,
        *,
        keys: Keyspace,
        digests: Digests,
        claims: Claims,
        news: News,
        worker: str,
        keep_turns: timedelta,
    ) -> None:
        """`worker`: a name that no other engine has."""
        self._connection = connection
        self._keys = keys
        self._digests = digests
        self._claims = claims
        self._news = news
        self._worker = worker
        self._keep_turns = keep_turns
        self._is_one_server = connection.is_one_server
        self._count = 0

    # ── The worker's loop ─────────────────────────────────────────────────────────────────────────────────────

    @contextlib.asynccontextmanager
    async def leasing(self) -> AsyncGenerator[None]:
        """Renew this process's leases; at the end give back what is unfinished."""

        async def renew() -> None:
            while True:
                await asyncio.sleep(LEASE.total_seconds() / 3)
                with contextlib.suppress(StoreUnavailable):
                    await self._renew()

        renewing = asyncio.create_task(renew())
        try:
            yield
        finally:
            await end([renewing])
            left = list(self._claims.running)
            with contextlib.suppress(StoreUnavailable):  # then the leases run out
                await asyncio.gather(*(self._of_claim(key, GIVE_BACK, self._keys.news) for key in left))
            self._claims.running.clear()

    async def claim(self, limit: int, *, now: datetime, rested: timedelta = timedelta(0)) -> tuple[Job, ...]:
        await self._news.listen()
        if self._is_one_server and not rested:
            try:
                return await self._claim_at_once(limit, now=now)
            except StoreUnavailable as error:
                if not is_across_slots(error):
                    raise
                self._is_one_server = False  # a cluster, behind something that looks like one server
        offers = await self._survey(limit + len(self._claims.running), now=now, rested=rested)
        return await self._take(limit, sorted(offers, key=lambda offer: (offer.place, offer.shard)), now=now)

    async def _claim_at_once(self, limit: int, *, now: datetime) -> tuple[Job, ...]:
        """Where one server has all shards: by one command."""
        clocks = [self._keys.of_shard(shard, "clock") for shard in self._shards]
        token, busy = self._next_token(), [f"{it.turn} {it.step} {it.attempt}" for it in self._claims.running]
        args = [self._keys.of_shard(0, ""), micros(now), _microseconds(LEASE), token, limit, self._keys.meta, *busy]
        (rows,) = await self._connection.write([CLAIM.call(clocks, args)])
        taken = [(ClaimedJob(shard, owner.decode(), int(seq), token, None), it) for shard, owner, seq, it in rows]
        return await self._jobs_of(taken)

    async def _survey(self, limit: int, *, now: datetime, rested: timedelta) -> list[_Offer]:
        """What is ready."""
        args = (limit, _microseconds(LEASE), micros(now - rested) if rested else "")
        asked = [self._of_shard(SURVEY, shard, micros(now), *args) for shard in self._shards]
        replies = await self._connection.write(asked)
        return [_Offer.of(shard, row) for shard, rows in zip(self._shards, replies, strict=True) for row in rows]

    async def checkpoint(self, key: TurnKey, result: bytes) -> None:
        await self._of_claim(key, CHECKPOINT, result)

    async def retry(self, key: TurnKey, *, error: str, at: datetime) -> None:
        await self._of_claim(key, RETRY, error, micros(at))
        self._claims.running.pop(key, None)

    async def bury(self, key: TurnKey, *, error: str) -> None:
        await self._of_claim(key, BURY, error)
        self._claims.running.pop(key, None)

    async def wait(self, timeout: timedelta) -> None:
        await self._news.wait(timeout)

    # ── Keeping the journal small ─────────────────────────────────────────────────────────────────────────────

    async def trim(self, *, now: datetime) -> int:
        before = micros(now - self._keep_turns)
        total = 0
        for shard in self._shards:
            total += await self.trim_finished(shard)
            stays, looked_at = 0, TRIM
            while looked_at >= TRIM:
                trimming = self._of_shard(TRIM_LINKS, shard, before, stays, TRIM)
                ((dropped, stay),) = await self._connection.write([trimming])
                total, stays, looked_at = total + dropped, stays + stay, dropped + stay
            while (await self._connection.write([self._of_shard(TRIM_HELD, shard, before, TRIM)]))[0] >= TRIM:
                pass
        return total

    async def trim_finished(self, shard: int) -> int:
        """Erase the content of a shard's finished records; void ones go altogether."""
        total = 0
        while True:
            (count,) = await self._connection.write([self._of_shard(TRIM_FINISHED, shard, TRIM)])
            total += count
            if count < TRIM:
                return total

    # ── For operators ─────────────────────────────────────────────────────────────────────────────────────────

    async def backlog(self) -> Backlog:
        commands: list[Command] = []
        for shard in self._shards:
            unfinished, dead, lost = (self._keys.of_shard(shard, name) for name in ("unfinished", "dead", "lost"))
            commands += [("ZCARD", unfinished), ("ZCARD", dead), ("GET", lost)]
            commands.append(("ZRANGE", unfinished, 0, 0, "WITHSCORES"))
        replies = await self._connection.read(commands)
        oldest = [int(score) for reply in replies[3::4] for _, score in scored(reply)]
        return Backlog(
            pending=sum(replies[0::4]),
            dead=sum(replies[1::4]),
            oldest=moment(min(oldest)) if oldest else None,
            lost=sum(int(reply or 0) for reply in replies[2::4]),
        )

    async def beat(self, *, now: datetime) -> None:
        await self._connection.write([self._beat(now)])

    async def stalled_since(
        self,
        *,
        now: datetime,
        rested: timedelta = timedelta(0),  # noqa: ARG002 - no setting lets sessions rest here
    ) -> datetime | None:
        """An owner's place in `ready` is about the time of its oldest job; in the others, when it is to be ready."""
        names = [self._keys.of_shard(shard, name) for shard in self._shards for name in ("ready", "waiting", "leased")]
        commands: list[Command] = [("ZRANGE", name, 0, 0, "WITHSCORES") for name in names]
        beat, *replies = await self._connection.read([("HGET", self._keys.meta, "beat"), *commands])
        waiting = [since for reply in replies for _, score in scored(reply) if (since := int(score)) <= micros(now)]
        return moment(max(min(waiting), int(beat or 0))) if waiting else None

    async def jobs(self, *, state: JobState | None = None, limit: int = 100) -> tuple[JobInfo, ...]:
        wanted = "".join(stored for stored, named in _STATES.items() if state in (None, named))
        replies = await self._connection.read([self._of_shard(JOBS, shard, limit, wanted) for shard in self._shards])
        rows = sorted((row for reply in replies for row in reply), key=lambda row: int(row[0]))
        infos: list[JobInfo] = []
        for _, (stored, link, turn, step, attempt, attempts, at, retry_at, error) in rows[:limit]:
            scope = scope_of(link)
            infos.append(
                JobInfo(
                    key=TurnKey(turn.decode(), int(step), int(attempt)),
                    tenant="" if scope is None else scope.tenant,
                    user=None if scope is None else scope.user,
                    state=_STATES[stored.decode()],
                    attempts=int(attempts or 0),
                    queued_at=moment(int(at)),
                    retry_at=moment(int(retry_at)) if retry_at else None,
                    error=(error or b"").decode(),
                )
            )
        return tuple(infos)

    async def revive(self, whose: Scope, key: TurnKey) -> None:
        await self._of_dead(whose, key, REVIVE)

    async def discard(self, whose: Scope, key: TurnKey) -> None:
        await self._of_dead(whose, key, DISCARD)

    async def _of_dead(self, whose: Scope, key: TurnKey, script: Script) -> None:
        args = (key.turn, key.step, key.attempt, self._keys.news, self._digests.owner(whose).hex())
        if not sum(await self._connection.write([self._of_shard(script, shard, *args) for shard in self._shards])):
            raise NotFound(f"no dead letter {key.turn}, step {key.step}, attempt {key.attempt}")

    # ── Leases ────────────────────────────────────────────────────────────────────────────────────────────────

    async def _take(self, limit: int, offers: Sequence[_Offer], *, now: datetime) -> tuple[Job, ...]:
        claims: dict[TurnKey, ClaimedJob] = {}
        for offer in offers:
            if offer.key not in self._claims.running and offer.key not in claims and len(claims) < limit:
                claims[offer.key] = ClaimedJob(
                    offer.shard, offer.owner, offer.seq, self._next_token(), offer.session_at
                )
        lease = _microseconds(LEASE)
        taking = [
            self._of_shard(TAKE, it.shard, it.owner, it.seq, it.token, lease, int(it.session_at is not None) or "")
            for it in claims.values()
        ]
        replies = (await self._connection.write([*taking, self._beat(now)]))[:-1] if taking else []
        taken = zip(claims.values(), replies, strict=True)
        return await self._jobs_of([(claim, reply) for claim, reply in taken if reply not in (None, b"lost")])

    async def _jobs_of(self, taken: Sequence[tuple[ClaimedJob, Sequence[Any]]]) -> tuple[Job, ...]:
        """The jobs that were leased, by their JOB_FIELDS. One whose record is garbled goes to the dead letters."""
        jobs: list[Job] = []
        for claim, fields in taken:
            key, record = key_of(fields[1:4]), record_of(fields)
            self._claims.running[key] = claim
            if record is None:
                await self.bury(key, error="the record is garbled")
                continue
            *_, attempts, checkpoint, cut_off = fields
            jobs.append(
                Job(
                    record=record,
                    attempts=int(attempts),
                    checkpoint=checkpoint,
                    is_cut_off=cut_off == b"1",
                    session_at=claim.session_at,
                )
            )
        return tuple(jobs)

    def _next_token(self) -> str:
        """Stands for a claim."""
        self._count += 1
        return f"{self._worker}:{self._count}"

    async def _renew(self) -> None:
        held = {shard: claims for shard in self._shards if (claims := self._claims.of_shard(shard))}
        commands = [
            self._of_shard(
                RENEW,
                shard,
                _microseconds(LEASE),
                *(value for claim in claims for value in (claim.owner, claim.seq, claim.token)),
            )
            for shard, claims in held.items()
        ]
        if not commands:
            return
        lost = {
            (shard, int(seq))
            for shard, reply in zip(held, await self._connection.write(commands), strict=True)
            for seq in reply
        }
        running = self._claims.running
        for key in [key for key, claim in running.items() if (claim.shard, claim.seq) in lost]:
            del running[key]

    async def _of_claim(self, key: TurnKey, script: Script, *args: str | bytes | int) -> None:
        """Mark a job that is leased to us; no longer ours, it is left alone."""
        claim = self._claims.running.get(key)
        if claim is not None:
            mark = self._of_shard(script, claim.shard, claim.owner, claim.seq, claim.token, *args)
            await self._connection.write([mark])

    def _beat(self, now: datetime) -> Command:
        return ("HSET", self._keys.meta, "beat", micros(now))

    @property
    def _shards(self) -> range:
        return range(self._keys.shards)

    def _of_shard(self, script: Script, shard: int, *args: str | bytes | int) -> Command:
        base = self._keys.of_shard(shard, "")
        return script.call([self._keys.of_shard(shard, "clock")], [base, *args])


def _microseconds(time: timedelta) -> int:
    return time // timedelta(microseconds=1)


def scored(reply: Sequence[Any]) -> list[Sequence[Any]]:
    """Members with their scores, which come in pairs or one after the other."""
    paired = not reply or isinstance(reply[0], list | tuple)
    return list(reply) if paired else [reply[start : start + 2] for start in range(0, len(reply), 2)]
