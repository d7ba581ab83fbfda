"""What stands around the hits of a search in their sessions, brought by one script.

An owner's live memories stand in a sorted set by their ids, which sort by the time at which they were made: the order
in which they were said. The neighbours of a hit are the next ones there that were said in its session and that the
request may see. Those right beside a hit may become candidates themselves and come whole, those farther off lend their
words alone. It is the sorted set that lists an owner's memories in any case: stores of all releases have it.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, cast

from adapters.redis import scripts
from adapters.redis.connection import Command, Script
from adapters.redis.documents import BODY, RETRIEVALS, RETRIEVED_AT, TERMS, Stored
from adapters.redis.keys import Keyspace
from adapters.redis.stored import SESSION
from memory.retrieval.surroundings import REACH

LOOKED = 2 * REACH
"""Ids on each side of a hit among which its neighbours are looked for: every one costs the server some microseconds,
and more lie between them only where several sessions of a user, or agents, are at work at once."""

WHOLE = (BODY, RETRIEVALS, RETRIEVED_AT)
"""What a memory right beside a hit has more than its words, and its vector."""

AROUND = Script(
    scripts.KEYS,
    """
    local live, reach, looked, vector = KEYS[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
    local last = 5 + tonumber(ARGV[5])

    -- The session of each memory that is seen; '' for none, and for one that is not.
    local sessions, terms, order, places = {}, {}, {}, {}
    for i = last + 1, #ARGV, 2 do
      order[#order + 1] = ARGV[i]
      places[ARGV[i]], sessions[ARGV[i]] = #order, ARGV[i + 1]
    end
    local hits = #order
    local function session_of(id)
      if sessions[id] then return sessions[id] end
      local f = redis.call('HMGET', base .. 'm:' .. id, 'session', 'views', 'terms')
      sessions[id], terms[id] = '', f[3]
      for i = 6, last do
        if f[2] and f[2]:find(ARGV[i], 1, true) then sessions[id] = f[1] or '' end
      end
      return sessions[id]
    end
    local function place(id)
      if not places[id] then
        order[#order + 1] = id
        places[id] = #order
      end
      return places[id]
    end

    local runs, numbers, count, whole = {}, {}, 0, {}
    for i = 1, hits do
      local session = sessions[order[i]]
      local rank = session ~= '' and redis.call('ZRANK', live, order[i])
      if rank then
        if not numbers[session] then
          count = count + 1
          numbers[session] = count
        end
        local first = math.max(rank - looked, 0)
        local ids, run = redis.call('ZRANGE', live, first, rank + looked), {}
        local own = rank - first + 1
        local function walk(to, step, add)
          local found = 0
          for n = own + step, to, step do
            if found == reach then break end
            if session_of(ids[n]) == session then
              found = found + 1
              whole[ids[n]] = whole[ids[n]] or found == 1
              add(place(ids[n]))
            end
          end
        end
        walk(1, -1, function(at) table.insert(run, 1, at) end)
        run[#run + 1] = i
        walk(#ids, 1, function(at) run[#run + 1] = at end)
        runs[#runs + 1] = numbers[session] .. ' ' .. table.concat(run, ' ')
      end
    end

    local rows = {}
    for i = hits + 1, #order do
      local id = order[i]
      if whole[id] then
        local f = redis.call('HMGET', base .. 'm:' .. id, 'body', 'retrievals', 'retrieved_at', vector)
        rows[#rows + 1] = {terms[id], f[1], f[2], f[3], f[4]}
      else
        rows[#rows + 1] = {terms[id]}
      end
    end
    return {runs, rows}
    """,
)
"""Gives runs, each a session's number and the places of memories that follow each other there, and the fields of those
that are no hits themselves: `terms` alone, or with WHOLE and the vector. Places count from 1, the hits' come first."""


class Surrounded(NamedTuple):
    """Hits, and behind them what stands around them."""

    sessions: list[int]
    """Of each: the number of its session; 0 for none."""
    order: list[int]
    """Of each: its place among all, by which those of a session follow each other."""
    gaps: list[bool]
    """Of each: what was said right before it in its session is not here."""
    fields: Sequence[Stored]
    """Of those that are no hits."""


def around(
    keys: Keyspace, owner: bytes, hits: Mapping[str, Stored], *, views: Sequence[str], field: str | None
) -> Command:
    """Asks for what stands around an owner's memories; `field`: where their vectors stand."""
    base = keys.of_shard(keys.shard_of(owner), "")
    named = [part for memory_id, stored in hits.items() for part in (memory_id, stored.get(SESSION.encode(), b""))]
    return AROUND.call([keys.live(owner)], (base, REACH, LOOKED, field or "", len(views), *views, *named))


def surrounded(reply: object, hits: int, *, field: str | None) -> Surrounded:
    """What the script said of so many hits."""
    runs, rows = cast("tuple[list[bytes], list[list[Any]]]", reply)
    names = tuple(name.encode() for name in (TERMS, *WHOLE, field or ""))
    fields = [{name: it for name, it in zip(names, row, strict=False) if it is not None} for row in rows]
    count = hits + len(rows)
    sessions, after, gaps = [0] * count, [-1] * count, [True] * count
    for run in runs:
        session, *places = map(int, run.split())
        for here in places:
            sessions[here - 1] = session
        for here, following in pairwise(places):
            after[here - 1] = following - 1
            gaps[following - 1] = False
    order, said = [0] * count, 0
    for first in range(count):
        row = first if gaps[first] else -1
        while row >= 0:
            order[row] = said
            said, row = said + 1, after[row]
    return Surrounded(sessions, order, gaps, fields)


def nothing_around(hits: int) -> Surrounded:
    """Where nothing was asked for."""
    return Surrounded([0] * hits, list(range(hits)), [False] * hits, [])
