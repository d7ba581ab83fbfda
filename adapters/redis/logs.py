"""Sessions as logs in Redis, a log being one session of one exact scope: how they are kept, read and changed.

    x:<log>           hash: the head (`Head`)
    x:<log>:order     sorted set: entry ids in their order
    x:<log>:entries   hash: entry id → entry
    x:<log>:marks     hash: entry id → id of the summary that stands for it
    x:<log>:turns     hash: turn → its entries (id, step, attempt)
    x:<log>:sums      hash: number → summary (`Kept`)

An owner's logs are listed by `sessions`, and its summaries by `chains`, in an order of bytes. As with memories, what is
there is read, what is to be written is decided here, and `changes.COMMIT` writes it unless the head was written since.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from adapters.redis.changes import Plan
from adapters.redis.connection import RedisConnection, Script
from adapters.redis.documents import micros, moment
from adapters.redis.keys import Keyspace
from adapters.redis.records import turn_digest
from memory.model.errors import Conflict, InvalidInput
from memory.model.scope import Digests, Scope
from memory.model.session import Session, SessionEntry, SessionHead, SessionTotals, Summary
from memory.ports.changes import AppendEntries
from memory.ports.search import CoveringSummary
from memory.store.former import read_entry

MOST_COVERING = 8
"""Of a session, so many of the newest summaries are considered: older ones would leave a longer history than fits."""

CODE = 32
"""Letters of the digest of agent and run, with which the members of an owner's lists begin."""

_encode = msgspec.msgpack.Encoder().encode
_overrides = msgspec.msgpack.Decoder(dict[str, Any]).decode

LOAD = Script(
    """
    local log, all, rows = KEYS[1], ARGV[1] == '1', {}
    for _, id in ipairs(redis.call('ZRANGE', log .. ':order', 0, -1)) do
      local mark = redis.call('HGET', log .. ':marks', id)
      if all or not mark then rows[#rows + 1] = {redis.call('HGET', log .. ':entries', id), mark} end
    end
    return {redis.call('HMGET', log, unpack(ARGV, 2)), redis.call('HVALS', log .. ':sums'), rows}
    """,
)


class Log(NamedTuple):
    """The names of a log, all in its owner's shard."""

    keys: Keyspace
    owner: bytes
    code: str
    """Of agent and run."""
    name: str
    digest: str

    @property
    def shard(self) -> int:
        return self.keys.shard_of(self.owner)

    def key(self, part: str = "") -> str:
        """The key of the head, or of a part."""
        return self.keys.of_shard(self.shard, f"x:{self.digest}" + (f":{part}" if part else ""))

    @property
    def all_keys(self) -> tuple[str, ...]:
        return tuple(map(self.key, ("", "order", "entries", "marks", "turns", "sums")))

    @property
    def member(self) -> bytes:
        """What the owner's list of logs has of it."""
        return self.code.encode() + self.name.encode()

    def chained(self, chain: bytes, number: int) -> str:
        """What the owner's list of summaries has of one."""
        return f"{self.code}{chain.hex()}:{self.digest}:{number}"


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a log beside its entries and summaries."""

    rev: int = 0
    """How often it was written."""
    version: int = 0
    updated: int = 0
    overrides: bytes = _encode({})
    last: int = 0
    """The last number that an entry or a summary got."""
    entries: int = 0
    tokens: int = 0
    packed: int = 0
    """Compressed entries."""
    packed_tokens: int = 0


class Kept(msgspec.Struct, frozen=True):
    """A summary, its number, and the number of the one that took it in."""

    number: int
    folded: int | None
    summary: Summary


class LoadedLog(msgspec.Struct, frozen=True):
    """A log as it was read."""

    head: Head | None
    """None: there is none."""
    kept: tuple[Kept, ...]
    """Its summaries, oldest first."""
    entries: tuple[SessionEntry, ...]


_kept = msgspec.msgpack.Decoder(Kept).decode
_turns = msgspec.msgpack.Decoder(list[tuple[str, int, int]]).decode

HEAD = tuple(Head.__struct_fields__)


class Logs:
    """Reads logs, and decides what is to be written."""

    def __init__(self, connection: RedisConnection, *, keys: Keyspace, digests: Digests) -> None:
        self._connection = connection
        self._keys = keys
        self._digests = digests

    # ── Names ─────────────────────────────────────────────────────────────────────────────────────────────────

    def of(self, scope: Scope, session: str) -> Log:
        """The log of a scope's session."""
        return self.named(self._digests.owner(scope), code_of(self._digests, scope), session)

    def named(self, owner: bytes, code: str, name: str) -> Log:
        digest = self._digests.of("log", owner.hex(), code, name).hex()
        return Log(self._keys, owner, code, name, digest)

    async def of_owner(self, owner: bytes) -> list[Log]:
        """All logs of an owner."""
        (members,) = await self._connection.read([("ZRANGE", self._keys.sessions(owner), 0, -1)])
        return [self.named(owner, member[:CODE].decode(), member[CODE:].decode()) for member in members]

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────

    async def load(self, log: Log, *, compressed: bool = True) -> LoadedLog:
        """A log as it is; garbage is left out."""
        (reply,) = await self._connection.read([LOAD.call([log.key()], [int(compressed), *HEAD])])
        values, summaries, rows = reply
        entries = (_entry_of(body, mark) for body, mark in rows)
        return LoadedLog(head_of(values), kept_of(summaries), tuple(entry for entry in entries if entry is not None))

    async def head(self, log: Log) -> tuple[Head | None, tuple[Kept, ...]]:
        """A log without its entries."""
        values, summaries = await self._connection.read([("HMGET", log.key(), *HEAD), ("HVALS", log.key("sums"))])
        return head_of(values), kept_of(summaries)

    # ── Deciding ──────────────────────────────────────────────────────────────────────────────────────────────

    async def plan_append(self, plan: Plan, change: AppendEntries) -> None:
        """What `AppendEntries` says. Raises `InvalidInput` for metadata that cannot be stored."""
        log = self.of(change.scope, change.session)
        entries = {entry.id: entry for entry in change.entries}
        names = list({entry.turn.turn for entry in change.entries if entry.turn is not None})
        values, known, *rows = await self._connection.read(
            [
                ("HMGET", log.key(), *HEAD),
                ("ZMSCORE", log.key("order"), *entries),
                *(("HGET", log.key("turns"), name) for name in names),
            ]
        )
        writing = Writing(log, head_of(values), plan)
        turns = {name: _turns(row) if row is not None else [] for name, row in zip(names, rows, strict=True)}
        await self._supersede(writing, change.entries, turns)
        for entry, score in zip(entries.values(), known, strict=True):
            if score is None:
                writing.add(entry, turns)
        writing.save(at=max(micros(entry.timestamp) for entry in change.entries), turns=turns)
        self.list_log(plan, log, change.scope)

    def list_log(self, plan: Plan, log: Log, scope: Scope) -> None:
        """Let the log be found, and its owner by who erases the tenant."""
        tenant = self._keys.of_shard(log.shard, f"tenant:{self._digests.tenant(scope.tenant).hex()}")
        plan.commands.append(("ZADD", self._keys.sessions(log.owner), 0, log.member))
        plan.commands.append(("SADD", tenant, log.owner.hex()))

    async def _supersede(
        self, writing: "Writing", entries: Iterable[SessionEntry], turns: dict[str, list[tuple[str, int, int]]]
    ) -> None:
        """Entries of earlier attempts at the same and later steps go, but for what is compressed."""
        old: list[str] = []
        for key in {entry.turn for entry in entries if entry.turn is not None}:
            old += [it for it, step, attempt in turns[key.turn] if step >= key.step and attempt < key.attempt]
        if not old:
            return
        bodies, marks = await self._connection.read(
            [("HMGET", writing.log.key(part), *old) for part in ("entries", "marks")]
        )
        for entry_id, body, mark in zip(old, bodies, marks, strict=True):
            if mark is None and (entry := _entry_of(body, None)) is not None:
                writing.remove(entry_id, entry.token_count)
                for rows in turns.values():
                    rows[:] = [row for row in rows if row[0] != entry_id]

    async def plan_compress(self, plan: Plan, log: Log, summary: Summary, *, version: int) -> None:
        """What `SessionStore.compress` says. Raises `Conflict`."""
        head, kept = await self.head(log)
        if head is None or head.version != version:
            raise Conflict(f"session {log.name} was compressed or cleared meanwhile")
        ids = list(dict.fromkeys(summary.original_entry_ids))
        bodies, marks = await self._connection.read([("HMGET", log.key(part), *ids) for part in ("entries", "marks")])
        taken_in = _taken_in(kept, summary.folded)
        writing = Writing(log, head, plan)
        for entry_id, body, mark in zip(ids, bodies, marks, strict=True):
            entry = _entry_of(body, None)
            if entry is None or (mark is not None and mark.decode() not in taken_in):
                raise Conflict(f"session {log.name}: an entry is gone, or was compressed meanwhile")
            if mark is None:
                writing.mark(entry_id, summary.id, entry.token_count)
        folded = [each for each in kept if each.folded is None and each.summary.id in summary.folded]
        if len(folded) != len(summary.folded):
            raise Conflict(f"session {log.name}: an older summary is gone")
        number = writing.keep(summary)
        for each in folded:
            writing.put(msgspec.structs.replace(each, folded=number))
        writing.save(version=version + 1)

    async def plan_override(self, plan: Plan, log: Log, scope: Scope, overrides: bytes) -> None:
        """What `SessionStore.override` says."""
        head, _ = await self.head(log)
        Writing(log, head, plan).save(overrides=overrides)
        self.list_log(plan, log, scope)

    async def plan_replace(self, plan: Plan, log: Log, scope: Scope, session: Session) -> None:
        """What `SessionStore.replace` says."""
        before = await self.plan_clear(plan, log)
        start = Head(rev=0 if before is None else before.rev, version=session.version)
        writing = Writing(log, start, plan, checked=True)
        turns: dict[str, list[tuple[str, int, int]]] = {}
        for entry in session.entries:
            writing.add(entry, turns)
        for summary in session.summaries:
            writing.keep(summary)
        at = session.updated_at or max((entry.timestamp for entry in session.entries), default=None)
        updated = 0 if at is None else micros(at)
        writing.save(at=updated, turns=turns, overrides=_encode(session.overrides))
        self.list_log(plan, log, scope)

    async def plan_clear(self, plan: Plan, log: Log) -> Head | None:
        """A log goes, whatever is in it."""
        head, kept = await self.head(log)
        plan.conditions.append((log.key(), "rev", None if head is None else str(head.rev).encode()))
        plan.commands.append(("DEL", *log.all_keys))
        plan.commands.append(("ZREM", self._keys.sessions(log.owner), log.member))
        Writing(log, head, plan, checked=True).unchain(kept)
        return head

    async def plan_forget(self, plan: Plan, log: Log, told: "TellingEntries") -> None:
        """Take what was said out of a log: its entries stay, empty, and all summaries go.

        So what is summarised anew still covers its turns without a gap.
        """
        loaded = await self.load(log)
        emptied = {entry.id: entry.emptied() for entry in loaded.entries if told.by(entry)}
        if loaded.head is None or not emptied:
            return
        writing = Writing(log, loaded.head, plan)
        for entry in emptied.values():
            plan.commands.append(("HSET", log.key("entries"), entry.id, body_of(entry)))
        plan.commands.append(("DEL", log.key("marks"), log.key("sums")))
        writing.unchain(loaded.kept)
        tokens = sum(emptied.get(entry.id, entry).token_count for entry in loaded.entries)
        writing.save(tokens=tokens, packed=0, packed_tokens=0, version=loaded.head.version + 1)


class TellingEntries(NamedTuple):
    """Which entries tell of something: those of these turns, and answers that were given with these memories."""

    digests: Digests
    tenant: str
    turns: frozenset[str]
    """Digests of turns, in hex."""
    memory_ids: frozenset[str]

    def by(self, entry: SessionEntry) -> bool:
        """Whether an entry tells of it."""
        if entry.turn is not None and turn_digest(self.digests, self.tenant, entry.turn.turn).hex() in self.turns:
            return True
        return not self.memory_ids.isdisjoint(entry.memory_ids)


class Writing:
    """A log that is being changed: each step adds its commands; `save` writes the head, once, at the end."""

    def __init__(self, log: Log, head: Head | None, plan: Plan, *, checked: bool = False) -> None:
        """`checked`: the plan rests on the head already."""
        self.log = log
        self._head = head or Head()
        self._do = plan.commands
        if not checked:
            plan.conditions.append((log.key(), "rev", None if head is None else str(head.rev).encode()))

    def add(self, entry: SessionEntry, turns: dict[str, list[tuple[str, int, int]]]) -> None:
        """A new entry, the last of all. Raises `InvalidInput`."""
        number = self._next(entries=self._head.entries + 1, tokens=self._head.tokens + entry.token_count)
        self._do.append(("ZADD", self.log.key("order"), number, entry.id))
        self._do.append(("HSET", self.log.key("entries"), entry.id, body_of(entry)))
        if entry.turn is not None:
            turns.setdefault(entry.turn.turn, []).append((entry.id, entry.turn.step, entry.turn.attempt))
        if entry.summary_id is not None:
            self.mark(entry.id, entry.summary_id, entry.token_count)

    def remove(self, entry_id: str, tokens: int) -> None:
        self._set(entries=self._head.entries - 1, tokens=self._head.tokens - tokens)
        self._do.append(("ZREM", self.log.key("order"), entry_id))
        self._do.append(("HDEL", self.log.key("entries"), entry_id))

    def mark(self, entry_id: str, summary_id: str, tokens: int) -> None:
        """A summary stands for an entry."""
        self._set(packed=self._head.packed + 1, packed_tokens=self._head.packed_tokens + tokens)
        self._do.append(("HSET", self.log.key("marks"), entry_id, summary_id))

    def keep(self, summary: Summary) -> int:
        """A new summary; its number. Raises `InvalidInput`."""
        number = self._next()
        self.put(Kept(number, None, summary))
        if summary.chain:
            chains = self.log.keys.chains(self.log.owner)
            self._do.append(("ZADD", chains, 0, self.log.chained(summary.chain, number)))
        return number

    def put(self, kept: Kept) -> None:
        self._do.append(("HSET", self.log.key("sums"), kept.number, body_of(kept)))

    def unchain(self, kept: Sequence[Kept]) -> None:
        """No prefix leads to these summaries any more."""
        members = [self.log.chained(each.summary.chain, each.number) for each in kept if each.summary.chain]
        if members:
            self._do.append(("ZREM", self.log.keys.chains(self.log.owner), *members))

    def save(
        self, *, at: int = 0, turns: dict[str, list[tuple[str, int, int]]] | None = None, **changes: int | bytes
    ) -> None:
        """Write the head, with `changes`, and the turns that were touched."""
        for name, rows in (turns or {}).items():
            command = ("HSET", self.log.key("turns"), name, _encode(rows)) if rows else None
            self._do.append(command or ("HDEL", self.log.key("turns"), name))
        self._set(rev=self._head.rev + 1, updated=max(self._head.updated, at), **changes)
        fields = msgspec.structs.asdict(self._head)
        self._do.append(("HSET", self.log.key(), *(part for pair in fields.items() for part in pair)))

    def _next(self, **changes: int) -> int:
        self._set(last=self._head.last + 1, **changes)
        return self._head.last

    def _set(self, **changes: int | bytes) -> None:
        self._head = msgspec.structs.replace(self._head, **changes)


# ── What is kept ──────────────────────────────────────────────────────────────────────────────────────────────


def code_of(digests: Digests, scope: Scope) -> str:
    """Stands for a scope's agent and run."""
    return digests.of("within", scope.agent or "", scope.run or "").hex()


def head_of(values: Sequence[bytes | None]) -> Head | None:
    """The head of HEAD, or None if there is none."""
    if values[0] is None:
        return None
    kept = {name: value for name, value in zip(HEAD, values, strict=True) if value is not None}
    fields: dict[str, Any] = {name: value if name == "overrides" else int(value) for name, value in kept.items()}
    return Head(**fields)


def kept_of(values: Iterable[bytes]) -> tuple[Kept, ...]:
    """Summaries, oldest first; garbage is left out."""
    found: list[Kept] = []
    for value in values:
        try:
            found.append(_kept(value))
        except (ValueError, TypeError, RecursionError):  # msgspec's errors are ValueErrors
            continue
    return tuple(sorted(found, key=lambda kept: kept.number))


def told_head(head: Head | None, kept: Sequence[Kept]) -> SessionHead:
    """What is known of a log without its words."""
    if head is None:
        return SessionHead()
    in_use = [each.summary for each in kept if each.folded is None]
    summed = sum(summary.token_count for summary in in_use)
    totals = SessionTotals(
        total_entries=head.entries,
        active_entries=head.entries - head.packed,
        compressed_entries=head.packed,
        summaries=len(in_use),
        total_tokens=head.tokens,
        active_tokens=head.tokens - head.packed_tokens + summed,
    )
    return SessionHead(totals=totals, version=head.version, overrides=_overrides(head.overrides))


def told_session(name: str, loaded: LoadedLog) -> Session:
    """A log as the port tells it."""
    head = loaded.head
    if head is None:
        return Session(id=name)
    updated_at = moment(head.updated)
    return Session(
        id=name,
        entries=loaded.entries,
        summaries=tuple(each.summary for each in loaded.kept if each.folded is None),
        version=head.version,
        overrides=_overrides(head.overrides),
        created_at=loaded.entries[0].timestamp if loaded.entries else updated_at,
        updated_at=updated_at,
    )


def body_of(value: SessionEntry | Kept) -> bytes:
    """An entry or a summary as it is kept. Raises `InvalidInput`."""
    try:
        return _encode(value)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise InvalidInput(f"an entry or summary cannot be stored: {error}") from error


def _entry_of(body: bytes | None, mark: bytes | None) -> SessionEntry | None:
    try:
        entry = read_entry(body or b"")
    except (ValueError, TypeError, RecursionError):
        return None
    summary = None if mark is None else mark.decode()
    return msgspec.structs.replace(entry, compressed=summary is not None, summary_id=summary)


def _taken_in(kept: Sequence[Kept], folded: Sequence[str]) -> frozenset[str]:
    """The ids of these summaries and, all the way down, of those that they took in."""
    by_id = {each.summary.id: each.summary for each in kept}
    found: list[str] = []
    waiting = list(folded)
    while waiting:
        found.append(waiting.pop())
        if summary := by_id.get(found[-1]):
            waiting += summary.folded
    return frozenset(found)


# ── For the hot path ──────────────────────────────────────────────────────────────────────────────────────────


def covering(reply: Iterable[Sequence[Any]]) -> tuple[CoveringSummary, ...]:
    """What `links.LOOK` found to stand for prefixes of a conversation: for each log the numbers, and its summaries."""
    found: list[CoveringSummary] = []
    for numbers, values in reply:
        kept = kept_of(values)
        newest = sorted(map(int, numbers), reverse=True)[:MOST_COVERING]
        joined = (_joined([each for each in kept if each.number <= number]) for number in newest)
        found += [summary for summary in joined if summary is not None]
    return tuple(found)


def _joined(kept: Sequence[Kept]) -> CoveringSummary | None:
    """The last of these summaries with what it did not take in, if all of them cover turns."""
    if not kept or not all(each.summary.chain for each in kept):
        return None
    last = kept[-1]
    in_use = [each.summary for each in kept if each.folded is None or each.folded > last.number]
    return CoveringSummary(
        id=last.summary.id,
        chain=last.summary.chain,
        chains=tuple(chain for each in kept for chain in each.summary.chains),
        text="\n\n".join(summary.content for summary in in_use),
        tokens=sum(summary.token_count for summary in in_use),
        by_model=all(summary.made_by for summary in in_use),
    )
