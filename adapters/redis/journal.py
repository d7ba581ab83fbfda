"""The journal: a turn is appended, durably and linked, by one script in its user's shard.

The server fsyncs before it answers (`appendfsync always`, which `server.py` insists on). Everything that is appended at
once shares a pipeline and, by the server's own group commit, an fsync.
"""

from adapters.redis import scripts
from adapters.redis.connection import RedisConnection, Script
from adapters.redis.keys import Keyspace
from adapters.redis.links import RedisLinks
from adapters.redis.records import Owners, spelled, turn_digest
from memory.model.errors import NotFound
from memory.model.moments import micros
from memory.model.scope import Digests, Reach
from memory.model.turn import TurnRecord
from memory.ports.changes import Basis
from memory.ports.search import PastTurn
from memory.store.holding import held_with

APPEND = Script(
    scripts.KEYS,
    scripts.TIME,
    scripts.EPOCHS,
    scripts.JOBS,
    scripts.LINK,
    scripts.INTACT,
    """
    local name, owner, tenant, session = ARGV[2], ARGV[3], ARGV[4], ARGV[5]
    local turn, step, attempt, chain, pair = ARGV[6], ARGV[7], tonumber(ARGV[8]), ARGV[9], ARGV[10]
    local epoch, at, content, bare, news = ARGV[11], ARGV[12], ARGV[13], ARGV[14], ARGV[15]
    local ids, fields, scope, recalled, parts = ARGV[16], ARGV[17], ARGV[18], ARGV[19], ARGV[20]
    local before, held, count = ARGV[21], ARGV[22], tonumber(ARGV[23])
    local names, seq, state = base .. 'n:' .. name, nil, '0'

    if tonumber(epoch) < 0 then epoch = redis.call('HGET', epochs, 'now') or '0' end
    -- What was erased while the answer came would be found by no later erasure.
    if is_void(epoch, tenant, owner, session, parts) then return false end

    -- If the attempt is taken, the next after all there are; unless this very record is there already.
    local prefix, newest, kept = owner .. ':' .. step .. ':', -1, {}
    if redis.call('HEXISTS', names, prefix .. attempt) == 1 then kept = redis.call('HGETALL', names) end
    for i = 1, #kept, 2 do
      if kept[i]:sub(1, #prefix) == prefix then
        local known, known_at = kept[i + 1]:match('^(%d+):(.*)$')
        local its = tonumber(kept[i]:sub(#prefix + 1))
        newest = math.max(newest, its)
        if known_at == at then
          if redis.call('HEXISTS', record_of(known), 'bare') == 1 then return its end
          -- It was applied before it came here.
          seq, state, attempt = known, redis.call('HGET', record_of(known), 'state'), its
        end
      end
    end
    if not seq and #kept > 0 then attempt = newest + 1 end

    -- What was deleted or corrected while the answer came would be found by no later erasure.
    local last = is_intact(owner, at, ids, fields) and #ARGV or 23 + count
    seq = seq or next_seq()
    redis.call('HSET', record_of(seq), 'owner', owner, 'tenant', tenant, 'session', session, 'name', name,
      'turn', turn, 'step', step, 'attempt', attempt, 'chain', chain, 'pair', pair, 'epoch', epoch, 'at', at,
      'state', state, 'pairs', join_session(seq, owner, session, name, pair),
      'bare', bare, 'scope', scope, 'recalled', recalled, 'parts', parts, 'answer', held, 'before', before,
      unpack(ARGV, 24 + count, last))
    redis.call('HSET', names, prefix .. attempt, seq .. ':' .. at)
    redis.call('ZADD', own(owner, 'turns'), seq, seq)
    redis.call('ZADD', times, at, seq)
    redis.call('SADD', base .. 'tenant:' .. tenant, owner)
    lead_to(seq, owner, session, chain, pair, before)
    local number = 23
    for digest in held:gmatch('%x+') do
      number = number + 1
      redis.call('HSET', own(owner, 'held'), digest, seq .. ':' .. ARGV[number])
    end
    if state ~= '0' then return attempt end

    redis.call('HSET', record_of(seq), 'content', content)
    redis.call('ZADD', unfinished, at, seq)
    if redis.call('ZADD', own(owner, 'jobs'), seq, seq) == 1 and redis.call('ZCARD', own(owner, 'jobs')) == 1 then
      release(owner)
      redis.call('PUBLISH', news, '')
    end
    return attempt
    """,
)
"""Gives the attempt that the record got; nothing if its scope was erased since it was read: it is not kept."""


class RedisJournal:
    """Implements `memory.ports.journal.TurnJournal` and `TurnArchive`."""

    def __init__(self, connection: RedisConnection, *, keys: Keyspace, links: RedisLinks, digests: Digests) -> None:
        self._connection = connection
        self._keys = keys
        self._links = links
        self._digests = digests

    async def append(self, record: TurnRecord, *, basis: Basis | None = None) -> None:  # noqa: ARG002 - its server looks at once
        parts, owners, key = spelled(record), Owners.of(record, self._digests), record.key
        shard = self._keys.shard_of(owners.owner)
        names = (owners.turn.hex(), owners.owner.hex(), owners.tenant.hex(), owners.session.hex())
        numbers = (key.turn, key.step, key.attempt, record.chain.hex(), record.pair.hex())
        texts = (record.epoch, micros(record.at), parts.content, parts.bare, self._keys.news)
        told = (parts.blocks["ids"], parts.blocks["names"], parts.kept["scope"], parts.kept["recalled"])
        blocks = [part for pair in parts.blocks.items() for part in pair]
        holdings = held_with(record)
        held = (" ".join(digest.hex() for digest in holdings), len(holdings), *holdings.values())
        base, before = self._keys.of_shard(shard, ""), record.pair_before.hex()
        args = [base, *names, *numbers, *texts, *told, owners.part_names, before, *held, *blocks]
        await self._connection.keep([APPEND.call([self._keys.turn(shard, owners.turn)], args)])

    async def turn(self, reach: Reach, turn: str) -> tuple[PastTurn, ...]:
        digest = turn_digest(self._digests, reach.tenant, turn)
        replies = await self._connection.read(
            [self._links.of_turn(shard, digest) for shard in range(self._keys.shards)]
        )
        links = self._links.in_order(replies, reach)
        if not links:
            raise NotFound(f"no turn {turn} is kept")
        return links
