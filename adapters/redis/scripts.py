"""The Lua that the scripts share: what the server does in one piece, on the keys of one shard.

A script is given the shard's common beginning of all keys as ARGV[1] (`ricordo:{s07}:`) and one of the shard's keys as
KEYS[1], which sends it to the right node; the names of all others follow from digests and numbers, in the same slot.
One alone looks at several shards (`queue.CLAIM`), whose clocks it is given as keys.

Who works on what. An owner with unfinished jobs stands in exactly one of three sorted sets of the shard: `ready` (by
the place of its oldest job), `waiting` (until the time of a retry) or `leased` (until the worker must have shown a
sign of life). So one user's jobs run one after the other, whoever runs them. A stream with a consumer group would hand
out records one by one and knows no users; and XDEL leaves the text of a deleted entry in its node (measured), where
nothing erased may stay.

A job's state in its record: 0 pending, 1 running, 2 dead, 3 done, 4 void (its scope was erased since it was read).
"""

from collections.abc import Iterable

from memory.model.memory import PASSING, Retention


def _names(kept: Iterable[Retention]) -> str:
    """Names of sorted sets as a table of Lua's."""
    return ", ".join(f"'{each.value}'" for each in kept)


PASSING_NAMES = f"local PASSING = {{{_names(PASSING)}}}\n"
"""In which of these a live memory stands, `Memory.kept_as` says."""

PROLONGED_NAMES = f"local PROLONGED = {{{_names(each for each in PASSING if each is not Retention.EXPIRING)}}}\n"
"""What a retrieval prolongs; a date it does not."""

TOLD_CHANGES = 32
"""Changes of an owner of which it is told what they changed: more than lie between two recalls of a conversation. With
its ids each takes some hundred bytes."""

KEYS = """
local base, clock, epochs, ready, waiting, leased, dead, finished, times, unfinished
-- What follows is about the shard whose keys begin so.
local function within(beginning)
  base = beginning
  clock, epochs = base .. 'clock', base .. 'epochs'
  ready, waiting, leased = base .. 'ready', base .. 'waiting', base .. 'leased'
  dead, finished = base .. 'dead', base .. 'finished'
  times, unfinished = base .. 'times', base .. 'unfinished'
end
within(ARGV[1])
local function record_of(seq) return base .. 't:' .. seq end
local function own(owner, name) return base .. 'o:' .. owner .. ':' .. name end
"""

TIME = """
local function micros()
  local time = redis.call('TIME')
  return time[1] * 1000000 + time[2]
end
-- The next number: about the time, but never one that was given before, even if the host's clock goes back.
local function next_seq()
  local seq = math.max(micros(), tonumber(redis.call('GET', clock) or '0') + 1)
  seq = string.format('%.0f', seq)
  redis.call('SET', clock, seq)
  return seq
end
"""

EPOCHS = """
-- Whether a tenant, owner, session, agent or run was erased since a turn was read. `parts`: the digests of the last
-- two, with a space between them.
local function is_void(epoch, tenant, owner, session, parts)
  local asked = {tenant, owner, session}
  for part in (parts or ''):gmatch('%x+') do asked[#asked + 1] = part end
  for _, erased in ipairs(redis.call('HMGET', epochs, unpack(asked))) do
    if erased and tonumber(erased) > tonumber(epoch) then return true end
  end
  return false
end
"""

JOBS = """
-- The owner's oldest job, if it has one, is ready; the owner waits for nothing any more.
local function release(owner)
  redis.call('ZREM', waiting, owner)
  redis.call('ZREM', leased, owner)
  local head = redis.call('ZRANGE', own(owner, 'jobs'), 0, 0, 'WITHSCORES')
  if #head == 0 then
    redis.call('ZREM', ready, owner)
  else
    redis.call('ZADD', ready, head[2], owner)
  end
end
-- The job leaves the owner's queue; the next one is ready if this one was the oldest.
local function leave(owner, seq)
  local rank = redis.call('ZRANK', own(owner, 'jobs'), seq)
  if not rank then return end
  redis.call('ZREM', own(owner, 'jobs'), seq)
  redis.call('ZREM', unfinished, seq)
  if rank == 0 then release(owner) end
end
local function finish(owner, seq, state)
  leave(owner, seq)
  redis.call('ZREM', dead, seq)
  redis.call('HSET', record_of(seq), 'state', state)
  redis.call('HDEL', record_of(seq), 'checkpoint', 'error', 'lease', 'retry_at')
  redis.call('ZADD', finished, seq, seq)
end
"""

DROP = """
-- A record goes, and whatever led to it. True if it was a journalled turn, not a mark alone.
local function drop(seq)
  local record = record_of(seq)
  local f = redis.call('HMGET', record, 'owner', 'session', 'name', 'step', 'attempt', 'chain', 'pair', 'bare',
    'answer', 'before')
  local owner = f[1]
  redis.call('DEL', record)
  redis.call('ZREM', times, seq)
  redis.call('ZREM', finished, seq)
  redis.call('ZREM', dead, seq)
  if not owner then return false end
  leave(owner, seq)
  redis.call('ZREM', own(owner, 'turns'), seq)
  redis.call('HDEL', base .. 'n:' .. f[3], owner .. ':' .. f[4] .. ':' .. f[5])
  local links, chain, pair = own(owner, 'links'), f[6] or '', f[7] or ''
  for _, within in ipairs({'', f[2]}) do
    local of = 'c' .. chain .. within
    for _, field in ipairs({of, of .. '+' .. pair, of .. '<' .. (f[10] or '')}) do
      if redis.call('HGET', links, field) == seq then redis.call('HDEL', links, field) end
    end
  end
  local newest = redis.call('HGET', links, 's' .. f[2])
  if newest and newest:match('^%d+') == seq then redis.call('HDEL', links, 's' .. f[2]) end
  for digest in (f[9] or ''):gmatch('%x+') do
    local held = redis.call('HGET', own(owner, 'held'), digest)
    if held and held:match('^%d*') == seq then redis.call('HDEL', own(owner, 'held'), digest) end
  end
  local paired = redis.call('HGET', links, 'p' .. pair)
  if paired then
    local left = {}
    for other in paired:gmatch('%d+') do if other ~= seq then left[#left + 1] = other end end
    if #left == 0 then
      redis.call('HDEL', links, 'p' .. pair)
    else
      redis.call('HSET', links, 'p' .. pair, table.concat(left, ' '))
    end
  end
  return f[8] ~= false
end
"""

LINK = """
local function point(links, field, seq)
  local kept = redis.call('HGET', links, field)
  if not kept or tonumber(kept) <= tonumber(seq) then redis.call('HSET', links, field, seq) end
end
-- What leads to a record: its chain, alone, in its session, with its pair, and both; the
-- chain behind the pair before it, alone and in its session.
local function lead_to(seq, owner, session, chain, pair, before)
  local links = own(owner, 'links')
  point(links, 'c' .. chain, seq)
  point(links, 'c' .. chain .. session, seq)
  if before ~= '' then
    point(links, 'c' .. chain .. '<' .. before, seq)
    point(links, 'c' .. chain .. session .. '<' .. before, seq)
  end
  if pair ~= '' then
    point(links, 'c' .. chain .. '+' .. pair, seq)
    point(links, 'c' .. chain .. session .. '+' .. pair, seq)
  end
end
-- A new record is its session's newest (beside it stand the newest before it that belongs to another turn, and its own
-- turn) and its pair's; it keeps the last different pairs of its session, its own first.
local function join_session(seq, owner, session, name, pair)
  local links = own(owner, 'links')
  local newest, before, turn = (redis.call('HGET', links, 's' .. session) or '0:0:'):match('^(%d+):(%d+):(.*)$')
  if turn ~= name then before = newest end
  redis.call('HSET', links, 's' .. session, seq .. ':' .. before .. ':' .. name)
  if pair == '' then return redis.call('HGET', record_of(newest), 'pairs') or '' end
  local paired, count, pairs_ = {seq}, 1, {pair}
  for other in (redis.call('HGET', links, 'p' .. pair) or ''):gmatch('%d+') do
    if count < 8 then count = count + 1 paired[count] = other end
  end
  redis.call('HSET', links, 'p' .. pair, table.concat(paired, ' '))
  for other in (redis.call('HGET', record_of(newest), 'pairs') or ''):gmatch('%x+') do
    if other ~= pair and #pairs_ < 8 then pairs_[#pairs_ + 1] = other end
  end
  return table.concat(pairs_, ' ')
end
"""

CHANGED = f"""
-- An owner's memories or fields have changed: those of these ids, each on a line of its own; without `ids` nobody tells
-- which. What each of the last changes followed is kept, so that whoever knows an older state reads what changed since
-- and nothing else (owned.py). A process of the release before tells nothing, which breaks the chain.
local function changed(owner, ids)
  local told, before = own(owner, 'changed'), redis.call('HGET', base .. 'changes', owner) or ''
  local now = next_seq()
  redis.call('HSET', base .. 'changes', owner, now)
  if ids then
    redis.call('LPUSH', told, before .. ' ' .. now .. '\\n' .. ids)
    redis.call('LTRIM', told, 0, {TOLD_CHANGES - 1})
  else
    redis.call('DEL', told)
  end
end
"""

RETRIEVED = """
-- How often a memory was retrieved, and when last. It stands beside the memory's hash, since a write into that is one
-- into the index. The copy in the hash, by which a recall ranks, is a day old at most: what counts there is days.
local DAY = 86400000000
local function retrieved(owner, id, times, at)
  local key, kept = base .. 'm:' .. id, own(owner, 'retrieved')
  local count, last = (redis.call('HGET', kept, id) or '0:0'):match('^(%d+):(%d+)$')
  count = string.format('%.0f', tonumber(count or '0') + tonumber(times))
  last = string.format('%.0f', math.max(tonumber(last or '0'), tonumber(at)))
  redis.call('HSET', kept, id, count .. ':' .. last)
  for _, kept_as in ipairs(PROLONGED) do
    redis.call('ZADD', base .. kept_as, 'XX', 'GT', last, id)
  end
  if (tonumber(redis.call('HGET', key, 'retrieved_at') or '0') or 0) + DAY <= tonumber(last) then
    redis.call('HSET', key, 'retrievals', count, 'retrieved_at', last)
  end
end
"""

COUNT = """
-- How many live memories an owner, a tenant and an exact scope have; what has none leaves no name behind.
local function count(owner, tenant, scope, change)
  for name, digest in pairs({users = owner, tenants = tenant}) do
    redis.call('ZINCRBY', base .. name, change, digest)
    redis.call('ZREMRANGEBYSCORE', base .. name, '-inf', 0)
  end
  local member = tenant .. '/' .. owner .. '/' .. scope
  if redis.call('HINCRBY', base .. 'scopes', member, change) > 0 then
    redis.call('ZADD', base .. 'scopes:order', 0, member)
  else
    redis.call('HDEL', base .. 'scopes', member)
    redis.call('ZREM', base .. 'scopes:order', member)
  end
end
"""

INTACT = """
local since = {}
-- When a memory or a field was last corrected by hand; false if it is gone.
local function corrected(key, field)
  local is = redis.call('HGET', key, field)
  if field ~= 'owner' then return is and tonumber(is:match('^%d+') or '0') end
  return is and tonumber(redis.call('HGET', key, 'corrected') or '0')
end
local function holds(key, field, at)
  local name = key .. ' ' .. field
  if since[name] == nil then since[name] = corrected(key, field) or false end
  return since[name] and since[name] <= tonumber(at)
end
-- Whether all that the blocks say still holds: nothing of it was deleted, or corrected since their time (P9). What the
-- worker supersedes is another thing: the old line stays where it was said, and the new one tells of it.
local function is_intact(owner, at, ids, fields)
  for id in (ids or ''):gmatch('[^\\n]+') do
    if not holds(base .. 'm:' .. id, 'owner', at) then return false end
  end
  for field in (fields or ''):gmatch('[^\\n]+') do
    if not holds(own(owner, 'profile'), field, at) then return false end
  end
  return true
end
"""
