"""How a turn is spelled in its Redis hash.

`content` (what was said) goes once the turn is ingested. What was put into the prompt stays for the requests that
follow: `dynamic` is read for every past turn of a conversation, `stable` and `recalled` for one turn only. The blocks
go as soon as a memory of them is deleted (P9). Everything else is digests and numbers.
"""

from collections.abc import Sequence

import msgspec

from memory.model.errors import InvalidInput
from memory.model.moments import moment
from memory.model.scope import Digests, Scope
from memory.model.turn import Added, Injection, RecalledMemory, TurnKey, TurnRecord, Usage, blanked
from memory.ports.search import LedgerEntry, PastTurn


class RecordLink(msgspec.Struct, frozen=True):
    """What stays of a turn once it is ingested; the injection but for what has a field of its own."""

    scope: Scope
    session: str
    injection: Injection
    usage: Usage = Usage()
    added: Added = Added()
    around: bytes = b""


class Owners(msgspec.Struct, frozen=True, kw_only=True):
    """Whose a turn is, as digests: any of them erased later voids it."""

    tenant: bytes
    owner: bytes
    session: bytes
    turn: bytes
    """Of the turn's name, below its tenant."""
    parts: tuple[bytes, ...] = ()
    """Of its agent and its run."""

    @property
    def part_names(self) -> str:
        """The parts as a script is given them."""
        return " ".join(part.hex() for part in self.parts)

    @classmethod
    def of(cls, record: TurnRecord, digests: Digests) -> "Owners":
        """The digests of a record."""
        scope = record.scope
        return cls(
            tenant=digests.tenant(scope.tenant),
            owner=digests.owner(scope),
            session=digests.session(scope, record.session),
            turn=turn_digest(digests, scope.tenant, record.key.turn),
            parts=digests.parts(scope),
        )


class Spelled(msgspec.Struct, frozen=True):
    """The parts of a record that are more than digests and numbers."""

    content: bytes
    bare: bytes
    """Its link as it is once it is blanked."""
    kept: dict[str, bytes]
    """What stays in any case, by field."""
    blocks: dict[str, bytes]
    """What goes when a memory in the blocks is deleted, by field: BLOCKS."""


BLOCKS = ("link", "dynamic", "stable", "ids", "names")
"""The link itself, the blocks, and the memories and the fields of the profile that are in them, one a line."""

LINK_FIELDS = ("owner", "turn", "step", "attempt", "chain", "at", "bare", "recalled", "link", "dynamic", "stable")
"""What `link_of` reads, in this order."""

JOB_FIELDS = ("content", "turn", "step", "attempt", "epoch", *LINK_FIELDS[6:], "attempts", "checkpoint", "cut_off")
"""What `record_of` reads, in this order, and the job's own three."""

_encode = msgspec.msgpack.Encoder().encode
_record = msgspec.msgpack.Decoder(TurnRecord).decode
_link = msgspec.msgpack.Decoder(RecordLink).decode
_recalled = msgspec.msgpack.Decoder(tuple[RecalledMemory, ...]).decode


def turn_digest(digests: Digests, tenant: str, turn: str) -> bytes:
    """The digest of a turn's name, which clients choose: it lies below its tenant."""
    return digests.of("turn", tenant, turn)


def scope_code(scope: Scope) -> bytes:
    """A scope, so that the server can tell whether two are the same."""
    return _encode(scope)


def spelled(record: TurnRecord) -> Spelled:
    """The parts of a record. Raises `InvalidInput` if it cannot be stored."""
    scope, session, injection = record.scope, record.session, record.injection
    rest = msgspec.structs.replace(injection, stable="", dynamic="", recalled=())
    link = RecordLink(scope, session, rest, record.usage, record.added, record.around)
    try:
        return Spelled(
            content=_encode(msgspec.structs.replace(record, injection=Injection())),
            bare=_encode(msgspec.structs.replace(link, injection=blanked(rest))),
            kept={"scope": scope_code(scope), "recalled": _encode(injection.recalled)},
            blocks={
                "link": _encode(link),
                "dynamic": injection.dynamic.encode(),
                "stable": injection.stable.encode(),
                "ids": _lines(injection.memory_ids),
                "names": _lines(injection.fields),
            },
        )
    except (ValueError, TypeError) as error:
        raise InvalidInput(f"turn {record.key.turn} cannot be stored: {error}") from error


def key_of(values: Sequence[bytes | None]) -> TurnKey:
    """The key of turn, step and attempt. Raises `ValueError` for garbage."""
    turn, step, attempt = values
    return TurnKey((turn or b"").decode(), int(step or 0), int(attempt or 0))


def record_of(values: Sequence[bytes | None]) -> TurnRecord | None:
    """The record of JOB_FIELDS, or None if it is garbage. Attempt and epoch are as the journal gave them."""
    content, _, _, _, epoch, *kept = values[:10]
    try:
        record = _record(content or b"")
        return msgspec.structs.replace(
            record,
            key=key_of(values[1:4]),
            epoch=int(epoch or 0),
            injection=_kept(kept).injection,
        )
    except ValueError:  # msgspec's errors are ValueErrors, and so is a number that is none
        return None


def scope_of(link: bytes | None) -> Scope | None:
    """Whose link it is, or None if it is garbage."""
    try:
        return _link(link or b"").scope
    except ValueError:
        return None


def link_of(
    values: Sequence[bytes | None], *, digests: Digests, latest: bool, intact: bool
) -> tuple[Scope, PastTurn] | None:
    """The link of LINK_FIELDS and whose it is, or None if it is garbage or another owner's.

    `intact`: all that its blocks say still holds.
    """
    owner, turn, step, attempt, chain, at, *kept = values
    try:
        link = _kept(kept if intact else (*kept[:2], None, None, None))
        found = PastTurn(
            key=TurnKey((turn or b"").decode(), int(step or 0), int(attempt or 0)),
            session=link.session,
            chain=bytes.fromhex((chain or b"").decode()),
            around=link.around,
            at=moment(int(at or 0)),
            injection=link.injection,
            latest=latest,
            usage=link.usage,
            added=link.added,
        )
    except ValueError:
        return None
    return (link.scope, found) if digests.owner(link.scope).hex().encode() == owner else None


def entry_of(chain: bytes, link: bytes | None, dynamic: bytes | None, *, scope: Scope) -> LedgerEntry | None:
    """An entry of the ledger, or None if it is garbage or another's."""
    try:
        kept = _link(link or b"")
        entry = LedgerEntry(
            chain=bytes.fromhex(chain.decode()),
            dynamic=(dynamic or b"").decode(),
            memory_ids=kept.injection.memory_ids,
            mode=kept.added.mode,
            until=kept.injection.until,
        )
    except ValueError:
        return None
    return entry if kept.scope == scope else None


def _kept(values: Sequence[bytes | None]) -> RecordLink:
    """The link of `bare`, `recalled` and, unless they are gone, `link`, `dynamic` and `stable`. Raises `ValueError`."""
    bare, recalled, link, dynamic, stable = values
    kept = _link(link or bare or b"")
    injection = msgspec.structs.replace(
        kept.injection,
        recalled=_recalled(recalled) if recalled else (),
        dynamic=(dynamic or b"").decode(),
        stable=(stable or b"").decode(),
    )
    return msgspec.structs.replace(kept, injection=injection)


def _lines(names: Sequence[str]) -> bytes:
    return "\n".join(names).encode()
