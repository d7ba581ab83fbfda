"""What a request finds of the past in one script: the epoch, its conversation's newest turn, and the profile."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from adapters.redis import scripts
from adapters.redis.connection import Command, Script
from adapters.redis.keys import Keyspace
from adapters.redis.logs import code_of, covering
from adapters.redis.profiles import profile_of
from adapters.redis.records import LINK_FIELDS, entry_of, link_of, scope_code, turn_digest
from memory.model.memory import Profile
from memory.model.scope import Digests, Reach, Scope
from memory.ports.search import TELLING_PAIRS, CoveringSummary, LedgerEntry, PastTurn, RecallQuery, ShownTurn

_ROW = f"""
local FIELDS = {{{", ".join(f"'{name}'" for name in LINK_FIELDS)}}}
-- What another agent was given is not this one's to have.
local function is_of(seq, scope) return redis.call('HGET', record_of(seq), 'scope') == scope end
-- A record's link: whether what its blocks say still holds, whether it is its session's latest turn, and LINK_FIELDS.
-- False if there is none, or if it was erased but is not yet gone.
local function row(seq)
  local record = record_of(seq)
  local f = redis.call('HMGET', record, 'tenant', 'owner', 'session', 'epoch', 'name', 'ids', 'names', 'at', 'bare',
    'parts')
  if not f[9] or is_void(f[4], f[1], f[2], f[3], f[10]) then return false end
  local intact = is_intact(f[2], f[8], f[6], f[7]) and 1 or 0
  local newest, before, turn =
    (redis.call('HGET', own(f[2], 'links'), 's' .. f[3]) or '0:0:'):match('^(%d+):(%d+):(.*)$')
  local later = turn == f[5] and before or newest
  local latest = tonumber(later) > tonumber(seq) and 0 or 1
  return {{seq, intact, latest, redis.call('HMGET', record, unpack(FIELDS))}}
end
"""

LOOK = Script(
    f"local TELLING_PAIRS = {TELLING_PAIRS}\n",
    scripts.KEYS,
    scripts.EPOCHS,
    scripts.INTACT,
    _ROW,
    """
    local owner, name, session, scope = ARGV[2], ARGV[3], ARGV[4], ARGV[5]
    local ledger, is_shown = ARGV[6]:find('ledger') ~= nil, ARGV[6]:find('shown') ~= nil
    local within, follows, front = ARGV[7], ARGV[8], 9
    local last_pair = front + tonumber(ARGV[front])
    local links, seq, first = own(owner, 'links'), false, last_pair + 1
    local function linked(field) return redis.call('HGET', links, field) end
    -- Of turns with one chain the one of a session counts, else the one with its pair, else the newest.
    local function by_chain(n, within)
      local pair, chain = n > first and front + n - first <= last_pair and ARGV[front + n - first], 'c' .. ARGV[n]
      return within and (pair and linked(chain .. within .. '+' .. pair) or linked(chain .. within))
        or pair and linked(chain .. '+' .. pair) or linked(chain)
    end
    -- A history whose beginning was cut off: the newest turn whose session's last pairs are these.
    local function by_pairs()
      if last_pair - front < TELLING_PAIRS then return false end
      local asked = table.concat(ARGV, ' ', front + 1, front + TELLING_PAIRS)
      for found in (linked('p' .. ARGV[front + 1]) or ''):gmatch('%d+') do
        local has = redis.call('HGET', record_of(found), 'pairs') or ''
        if (has .. ' '):sub(1, #asked + 1) == asked .. ' ' then return found end
      end
      return false
    end

    -- By the named turn; else by the answer that it goes on from, this very turn first; else in the named session, this
    -- very conversation first; else by the longest known chain.
    if name ~= '' then
      local kept = redis.call('HGETALL', base .. 'n:' .. name)
      for i = 1, #kept, 2 do
        if kept[i]:sub(1, #owner + 1) == owner .. ':' then
          local found = kept[i + 1]:match('^%d+')
          if redis.call('HEXISTS', record_of(found), 'bare') == 1
            and (not seq or tonumber(found) > tonumber(seq)) then seq = found end
        end
      end
    end
    if not seq and follows ~= '' then
      seq = ARGV[first] and by_chain(first)
        or (redis.call('HGET', own(owner, 'held'), follows) or ''):match('^(%d+):') or false
    end
    if not seq and session ~= '' then
      seq = ARGV[first] and linked('c' .. ARGV[first] .. session)
      if not seq then
        local newest = linked('s' .. session)
        seq = newest and newest:match('^%d+')
      end
    elseif not seq and ARGV[first] and follows == '' then
      -- Of this very chain's turns only those that followed the turn before with its answer: others belong to
      -- conversations in which the user said the same. They stand in its session, or have branched off later; those of
      -- an older release do not tell what they followed.
      local own, pair = 'c' .. ARGV[first], last_pair > front and ARGV[first + 1] and ARGV[front + 1]
      local before = pair and linked('c' .. ARGV[first + 1] .. '+' .. pair)
      local session = before and (redis.call('HGET', record_of(before), 'session') or '?')
      local followed = pair and linked(own .. '<' .. pair)
      if followed and (not before or tonumber(followed) > tonumber(before)) then
        seq = followed
      elseif before then
        seq = linked(own .. session .. '<' .. pair)
        local newest = not seq and linked(own .. session)
        if newest and (redis.call('HGET', record_of(newest), 'before') or '') == '' then seq = newest end
      else
        seq = by_chain(first)
      end
      for n = first + 1, math.min(#ARGV, first + 31) do
        if seq then break end
        seq = by_chain(n)
      end
      seq = seq or by_pairs()
    end
    local link = seq and is_of(seq, scope) and row(seq)

    local past, in_session = {}, link and redis.call('HGET', record_of(seq), 'session')
    if ledger then
      for n = first + 1, #ARGV do
        local found = by_chain(n, in_session)
        if found and is_of(found, scope) then
          local f = redis.call('HMGET', record_of(found), 'tenant', 'owner', 'session', 'epoch', 'at', 'ids', 'names',
            'dynamic', 'link', 'parts')
          local is_there = f[9] and f[8] ~= '' and not is_void(f[4], f[1], f[2], f[3], f[10])
          if is_there and is_intact(f[2], f[5], f[6], f[7]) then
            past[#past + 1] = {ARGV[n], f[9], f[8]}
          end
        end
      end
    end

    -- The turns whose user messages stand in the history: by their chains, else by their pairs.
    local shown = {}
    for n = is_shown and first or #ARGV + 1, #ARGV do
      local digest, found = ARGV[n], by_chain(n, in_session)
      local pair = front + n - first
      if not found and n > first and pair <= last_pair then
        digest = ARGV[pair]
        found = (linked('p' .. digest) or ''):match('^%d+')
      end
      local its = found and redis.call('HGET', record_of(found), 'turn')
      if its then shown[#shown + 1] = {digest, its} end
    end

    -- Where agent and run are named (`within`): the summaries of the logs that have one for one of the chains.
    local numbers, standing = {}, {}
    for n = within ~= '' and first or #ARGV + 1, #ARGV do
      local low, high = '[' .. within .. ARGV[n] .. ':', '(' .. within .. ARGV[n] .. ';'
      for _, member in ipairs(redis.call('ZRANGE', own(owner, 'chains'), low, high, 'BYLEX')) do
        local log, number = member:match(':(%x+):(%d+)$')
        if log then
          numbers[log] = numbers[log] or {}
          table.insert(numbers[log], number)
        end
      end
    end
    for log, its in pairs(numbers) do
      standing[#standing + 1] = {its, redis.call('HVALS', base .. 'x:' .. log .. ':sums')}
    end
    local now, profile = redis.call('HGET', epochs, 'now') or '0', redis.call('HVALS', own(owner, 'profile'))
    return {now, link, profile, past, standing, shown}
    """,
)

OF_TURN = Script(
    scripts.KEYS,
    scripts.EPOCHS,
    scripts.INTACT,
    _ROW,
    """
    local rows, kept = {}, redis.call('HVALS', KEYS[1])
    for _, value in ipairs(kept) do
      local found = row(value:match('^%d+'))
      if found then rows[#rows + 1] = found end
    end
    return rows
    """,
)


class Look(msgspec.Struct, frozen=True):
    """The answer to a request's question, but for the memories."""

    epoch: int
    link: PastTurn | None
    profile: Profile
    ledger: tuple[LedgerEntry, ...] = ()
    shown: tuple[ShownTurn, ...] = ()
    summaries: tuple[CoveringSummary, ...] = ()


class RedisLinks:
    """Finds a conversation's newest journalled turn."""

    def __init__(self, keys: Keyspace, digests: Digests) -> None:
        self.foreign = 0
        """Links that were garbage or another owner's: skipped."""
        self._keys = keys
        self._digests = digests

    def question(self, query: RecallQuery) -> Command:
        """Asks for what `answer` reads: one command, to be sent along with the search."""
        scope, digests = query.scope, self._digests
        owner = digests.owner(scope)
        name = "" if query.turn is None else turn_digest(digests, scope.tenant, query.turn).hex()
        session = "" if query.session is None else digests.session(scope, query.session).hex()
        base = self._keys.of_shard(self._keys.shard_of(owner), "")
        within = code_of(digests, scope) if query.summaries else ""
        digested = map(bytes.hex, (*query.pairs, *query.chains))
        wanted = " ".join(["ledger"] * query.ledger + ["shown"] * query.shown)
        asked = (scope_code(scope), wanted, within, query.follows.hex(), len(query.pairs), *digested)
        return LOOK.call([self._keys.links(owner)], [base, owner.hex(), name, session, *asked])

    def answer(self, reply: Sequence[Any], query: RecallQuery) -> Look:
        """What `question` was answered. A link of another scope is None: it is not this one's to have."""
        epoch, row, profile, past, standing, turns = reply
        found = None if row is None else self._read(row)
        link = found[1] if found is not None and found[0] == query.scope else None
        ledger = [entry_of(*values, scope=query.scope) for values in past]
        self.foreign += ledger.count(None)
        entries = tuple(entry for entry in ledger if entry is not None)
        shown = tuple(ShownTurn(bytes.fromhex(digest.decode()), turn.decode()) for digest, turn in turns)
        return Look(int(epoch), link, profile_of(profile), entries, shown, covering(standing))

    def of_turn(self, shard: int, turn: bytes) -> Command:
        """Asks a shard for all records of a turn."""
        return OF_TURN.call([self._keys.turn(shard, turn)], [self._keys.of_shard(shard, "")])

    def in_order(self, replies: Iterable[Sequence[Any]], reach: Reach) -> tuple[PastTurn, ...]:
        """What of the shards' answers to `of_turn` is within reach, oldest first."""
        rows = sorted((row for reply in replies for row in reply), key=lambda row: int(row[0]))
        return tuple(found[1] for row in rows if (found := self._read(row)) is not None and reach.covers(found[0]))

    def _read(self, row: Sequence[Any]) -> tuple[Scope, PastTurn] | None:
        _, intact, latest, values = row
        found = link_of(values, digests=self._digests, latest=bool(latest), intact=bool(intact))
        self.foreign += found is None
        return found
