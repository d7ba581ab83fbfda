"""Sessions as logs in Redis, a log being one session of one exact scope: how they are kept, read and changed.

    x:<log>           hash: the head (`Head`)
    x:<log>:order     sorted set: entry ids in their order
    x:<log>:entries   hash: entry id → entry
    x:<log>:marks     hash: entry id → id of the summary that stands for it
    x:<log>:turns     hash: turn → its entries (id, step, attempt)
    x:<log>:sums      hash: number → summary (`Kept`)

An owner's logs are listed by `sessions`, and its summaries by `chains`, in an order of bytes. As with memories, what is
there is read, what is to be written is decided here, and `plans.COMMIT` writes it unless the head was written since.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from adapters.redis.connection import Command, RedisConnection, Script
from adapters.redis.keys import Keyspace
from memory.model.errors import InvalidInput
from memory.model.moments import micros, moment
from memory.model.scope import Digests, Reach, Scope
from memory.model.session import Session, SessionEntry, SessionHead, SessionTotals
from memory.ports.search import CoveringSummary
from memory.store import sessions as rules
from memory.store.bodies import body_of, entry_of, overrides_of
from memory.store.known import KeptHead, KeptSummary, KnownSession
from memory.store.plan import (
    BlankEntries,
    DropEntries,
    DropSession,
    DropSummaries,
    KeepSession,
    KeptEntry,
    MarkEntries,
    PutEntries,
    PutSummary,
    SessionOperation,
)
from memory.store.sessions import kept_entry

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

NEWEST = Script(
    """
    local log, bodies = KEYS[1], {}
    for _, id in ipairs(redis.call('ZRANGE', log .. ':order', -ARGV[1], -1)) do
      if redis.call('HEXISTS', log .. ':marks', id) == 0 then
        bodies[#bodies + 1] = redis.call('HGET', log .. ':entries', id)
      end
    end
    return bodies
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

    def listed(self, tenant: bytes, part: bytes) -> list[Command]:
        """Lets the log be found, by who erases its agent or run, too, and its owner by who erases the tenant."""
        owners = self.keys.of_shard(self.shard, f"tenant:{tenant.hex()}")
        named: list[Command] = [("HSET", self.keys.parts(self.owner), self.code, part)] if part else []
        return [
            ("ZADD", self.keys.sessions(self.owner), 0, self.member),
            ("SADD", owners, self.owner.hex()),
            ("SADD", self.keys.of_shard(self.shard, "talking"), tenant.hex()),
            *named,
        ]

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


Rows = dict[str, list[tuple[str, int, int]]]
"""Turn → its entries: id, step, attempt."""


class KnownLog(msgspec.Struct, frozen=True, kw_only=True):
    """A log without its words."""

    log: Log
    tenant: bytes
    part: bytes = b""
    """Its agent and its run; empty: it is not to be listed by them, or has neither."""
    head: Head | None = None
    """None: there is none."""
    rows: Rows = msgspec.field(default_factory=Rows)
    """Of the turns that were asked about."""
    entries: tuple[KeptEntry, ...] = ()
    """Those that were asked about."""
    kept: tuple[KeptSummary, ...] = ()
    """Its summaries, oldest first."""

    @property
    def session(self) -> KnownSession:
        """As the rules read it."""
        head = self.head
        state = None if head is None else KeptHead(head.version, moment(head.updated), _overrides(head.overrides))
        return KnownSession(at=self.log, state=state, entries=self.entries, summaries=self.kept)


class LoadedLog(msgspec.Struct, frozen=True):
    """A log as it was read."""

    head: Head | None
    """None: there is none."""
    kept: tuple[KeptSummary, ...]
    """Its summaries, oldest first."""
    entries: tuple[SessionEntry, ...]


_kept = msgspec.msgpack.Decoder(KeptSummary).decode
_part = msgspec.msgpack.Decoder(tuple[str | None, str | None]).decode
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

    async def of_part(self, owner: bytes, reach: Reach, known: Iterable[Scope]) -> list[Log]:
        """The logs of an owner that are within a reach, which names an agent or a run.

        `known`: scopes that they may be of, too: what a release before wrote is not listed by agent and run.
        """
        (listed,) = await self._connection.read([("HGETALL", self._keys.parts(owner))])
        parts = {_part(part) for part in listed.values()} | {(scope.agent, scope.run) for scope in known}
        scopes = (Scope(reach.tenant, reach.one_user or None, *names) for names in parts if any(names))
        codes = {code_of(self._digests, scope) for scope in scopes if reach.covers(scope)}
        return [log for log in await self.of_owner(owner) if log.code in codes]

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────

    async def load(self, log: Log, *, compressed: bool = True) -> LoadedLog:
        """A log as it is; garbage is left out."""
        (reply,) = await self._connection.read([LOAD.call([log.key()], [int(compressed), *HEAD])])
        values, summaries, rows = reply
        entries = (entry_of(body or b"", mark.decode() if mark else None) for body, mark in rows)
        return LoadedLog(head_of(values), kept_of(summaries), tuple(entry for entry in entries if entry is not None))

    async def newest(self, log: Log, *, limit: int) -> tuple[SessionEntry, ...]:
        """The newest entries of a log that are not compressed, in their order; garbage is left out."""
        (bodies,) = await self._connection.read([NEWEST.call([log.key()], [limit])])
        read = (entry_of(body or b"", None) for body in bodies)
        return tuple(entry for entry in read if entry is not None)

    async def known(
        self,
        log: Log,
        *,
        tenant: bytes,
        part: bytes = b"",
        ids: Collection[str] = (),
        turns: Collection[str] = (),
        summaries: bool = False,
    ) -> KnownLog:
        """A log without its words, with the entries of these ids and turns, and with its summaries if wanted."""
        asked, names = list(dict.fromkeys(ids)), list(turns)
        commands: list[Command] = [("HMGET", log.key(), *HEAD)]
        commands += [("HGET", log.key("turns"), name) for name in names]
        commands += _entries(log, asked)
        commands += [("HVALS", log.key("sums"))] if summaries else []
        values, *more = await self._connection.read(commands)
        rows = {name: _turns(row) if row is not None else [] for name, row in zip(names, more, strict=False)}
        found = _kept_entries(more[len(names) : len(names) + 2]) if asked else ()
        of_turns = dict.fromkeys(row[0] for of_turn in rows.values() for row in of_turn)
        if others := [it for it in of_turns if it not in asked]:
            found += _kept_entries(await self._connection.read(_entries(log, others)))
        head = head_of(values)
        entries = () if head is None else found
        return KnownLog(
            log=log,
            tenant=tenant,
            part=part,
            head=head,
            rows=rows,
            entries=entries,
            kept=kept_of(more[-1]) if summaries else (),
        )


def _entries(log: Log, ids: Sequence[str]) -> list[Command]:
    """Asks for entries, and by which summary each is covered; for nothing if there are none."""
    return [("HMGET", log.key(part), *ids) for part in ("entries", "marks")] if ids else []


def _kept_entries(replies: Sequence[Sequence[bytes | None]]) -> tuple[KeptEntry, ...]:
    """What was asked for; what is not there, or garbage, is left out."""
    bodies, marks = replies
    found = (entry_of(body or b"", mark.decode() if mark else None) for body, mark in zip(bodies, marks, strict=True))
    return tuple(kept_entry(entry) for entry in found if entry is not None)


class LogWriting:
    """A log that is being changed: each operation adds its commands; `save` writes the head, once, at the end."""

    def __init__(self, known: KnownLog, commands: list[Command]) -> None:
        self._log = known.log
        self._head = known.head or Head()
        self._is_there = known.head is not None
        self._kept = known.kept
        self._rows = known.rows
        self._touched: set[str] = set()
        self._do = commands
        self._ways: dict[type[SessionOperation], Callable[[Any], None]] = {
            KeepSession: self.keep,
            PutEntries: self.put,
            DropEntries: self.remove,
            MarkEntries: lambda marked: self.mark(marked.entries, marked.summary_id),
            BlankEntries: self.blank,
            PutSummary: self.summarise,
            DropSummaries: self.unsummarise,
            DropSession: self.drop,
        }

    def carry_out(self, operations: Sequence[SessionOperation]) -> None:
        """Add the commands of these operations. Raises `InvalidInput`."""
        for operation in operations:
            self._ways[type(operation)](operation)

    def save(self) -> bool:
        """Write the turns that were touched, and the head; whether the log is there."""
        if not self._is_there:
            return False
        for name in self._touched:
            rows = self._rows[name]
            command = ("HSET", self._log.key("turns"), name, _encode(rows)) if rows else None
            self._do.append(command or ("HDEL", self._log.key("turns"), name))
        self._set(rev=self._head.rev + 1)
        fields = msgspec.structs.asdict(self._head)
        self._do.append(("HSET", self._log.key(), *(part for pair in fields.items() for part in pair)))
        return True

    def keep(self, kept: KeepSession) -> None:
        self._is_there = True
        changes: dict[str, int | bytes] = {}
        if kept.updated_at is not None:
            changes["updated"] = micros(kept.updated_at)
        if kept.version is not None:
            changes["version"] = kept.version
        if kept.overrides is not None:
            changes["overrides"] = overrides_of(self._log.name, kept.overrides)
        self._set(**changes)

    def put(self, put: PutEntries) -> None:
        for entry in put.entries:
            number, tokens = self._head.last + 1, self._head.tokens + entry.token_count
            self._set(last=number, entries=self._head.entries + 1, tokens=tokens)
            self._do.append(("ZADD", self._log.key("order"), number, entry.id))
            self._do.append(("HSET", self._log.key("entries"), entry.id, body_of(entry)))
            if entry.turn is not None:
                self._rows.setdefault(entry.turn.turn, []).append((entry.id, entry.turn.step, entry.turn.attempt))
                self._touched.add(entry.turn.turn)
            if entry.summary_id is not None:
                self.mark([kept_entry(entry)], entry.summary_id)

    def remove(self, dropped: DropEntries) -> None:
        gone = {entry.id for entry in dropped.entries}
        tokens = sum(entry.tokens for entry in dropped.entries)
        self._set(entries=self._head.entries - len(gone), tokens=self._head.tokens - tokens)
        self._do.append(("ZREM", self._log.key("order"), *gone))
        self._do.append(("HDEL", self._log.key("entries"), *gone))
        for name in {entry.turn for entry in dropped.entries if entry.turn is not None}:
            self._rows[name] = [row for row in self._rows[name] if row[0] not in gone]
            self._touched.add(name)

    def mark(self, entries: Sequence[KeptEntry], summary_id: str) -> None:
        tokens = self._head.packed_tokens + sum(entry.tokens for entry in entries)
        self._set(packed=self._head.packed + len(entries), packed_tokens=tokens)
        if entries:
            marks = (part for entry in entries for part in (entry.id, summary_id))
            self._do.append(("HSET", self._log.key("marks"), *marks))

    def blank(self, blanked: BlankEntries) -> None:
        tokens = sum(entry.token_count for entry in blanked.entries)
        self._set(tokens=self._head.tokens - blanked.freed_tokens + tokens)
        for entry in blanked.entries:
            self._do.append(("HSET", self._log.key("entries"), entry.id, body_of(entry)))

    def summarise(self, put: PutSummary) -> None:
        summary, number = put.summary, self._head.last + 1
        self._set(last=number)
        new = KeptSummary(number, None, summary)
        folded = [
            msgspec.structs.replace(each, folded=number)
            for each in self._kept
            if each.folded is None and each.summary.id in summary.folded
        ]
        for each in (new, *folded):
            self._do.append(("HSET", self._log.key("sums"), each.number, kept_body(each)))
        if summary.chain:
            chains = self._log.keys.chains(self._log.owner)
            self._do.append(("ZADD", chains, 0, self._log.chained(summary.chain, number)))

    def unsummarise(self, _dropped: DropSummaries) -> None:
        self._unchain()
        self._set(packed=0, packed_tokens=0)
        self._do.append(("DEL", self._log.key("marks"), self._log.key("sums")))

    def drop(self, _dropped: DropSession) -> None:
        self._unchain()
        self._do.append(("DEL", *self._log.all_keys))
        self._do.append(("ZREM", self._log.keys.sessions(self._log.owner), self._log.member))
        self._head, self._is_there, self._rows = Head(rev=self._head.rev), False, {}

    def _unchain(self) -> None:
        """No prefix leads to these summaries any more."""
        members = [self._log.chained(each.summary.chain, each.number) for each in self._kept if each.summary.chain]
        if members:
            self._do.append(("ZREM", self._log.keys.chains(self._log.owner), *members))
        self._kept = ()

    def _set(self, **changes: int | bytes) -> None:
        self._head = msgspec.structs.replace(self._head, **changes)


# ── What is kept ──────────────────────────────────────────────────────────────────────────────────────────────


def code_of(digests: Digests, scope: Scope) -> str:
    """Stands for a scope's agent and run."""
    return digests.of("within", scope.agent or "", scope.run or "").hex()


def part_of(scope: Scope) -> bytes:
    """A scope's agent and run, as the owner's list keeps them; empty if it names neither."""
    return _encode((scope.agent, scope.run)) if scope.agent or scope.run else b""


def head_of(values: Sequence[bytes | None]) -> Head | None:
    """The head of HEAD, or None if there is none."""
    if values[0] is None:
        return None
    kept = {name: value for name, value in zip(HEAD, values, strict=True) if value is not None}
    fields: dict[str, Any] = {name: value if name == "overrides" else int(value) for name, value in kept.items()}
    return Head(**fields)


def kept_of(values: Iterable[bytes]) -> tuple[KeptSummary, ...]:
    """Summaries, oldest first; garbage is left out."""
    found: list[KeptSummary] = []
    for value in values:
        try:
            found.append(_kept(value))
        except (ValueError, TypeError, RecursionError):  # msgspec's errors are ValueErrors
            continue
    return tuple(sorted(found, key=lambda kept: kept.number))


def told_head(head: Head | None, kept: Sequence[KeptSummary]) -> SessionHead:
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
    return SessionHead(
        totals=totals, version=head.version, overrides=_overrides(head.overrides), updated_at=moment(head.updated)
    )


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


def kept_body(kept: KeptSummary) -> bytes:
    """A summary as it is kept. Raises `InvalidInput`."""
    try:
        return _encode(kept)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise InvalidInput(f"summary {kept.summary.id} cannot be stored: {error}") from error


# ── For the hot path ──────────────────────────────────────────────────────────────────────────────────────────


def covering(reply: Iterable[Sequence[Any]]) -> tuple[CoveringSummary, ...]:
    """What `links.LOOK` found to stand for prefixes of a conversation: for each log the numbers, and its summaries."""
    return tuple(summary for numbers, values in reply for summary in rules.covering(kept_of(values), map(int, numbers)))
