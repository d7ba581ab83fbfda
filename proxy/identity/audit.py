"""Who was refused what, who took or removed much at once, and who made keys: a line in the log each, without any text.

Names and addresses stand there as digests.

The lines of a process are a chain (FAULTS D09): each has a number, and a seal of itself and of the seal before it,
keyed by the store's secret. Who alters, takes out or adds a line of a log cannot make the seals that would hide it.
What is cut off a log's end leaves no trace in it (docs/decisions/0073).
"""

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC
from typing import Any, Literal

import msgspec
import structlog

from memory.model.scope import Digests
from memory.model.types import Clock, MakeId

Deed = Literal["exported", "imported", "erased", "reset", "closed", "replaced", "key_made", "key_revoked"]
"""What is done that takes or removes much at once, or says who may."""


class Audited(msgspec.Struct, frozen=True, kw_only=True):
    """A refusal, or something that was done."""

    code: str
    """The error's, or a `Deed`."""
    tenant: str = ""
    """A digest (hex), as far as it is known; so are the peer and the user."""
    peer: str = ""
    user: str = ""
    """Who was named, or whose it was that something was done to; empty where nobody was named."""
    key: str = ""
    """Who asked: the public part of a proxy key (`ricordo keys list`), `token-` and the id of the key that signed it,
    `provider` for a provider's key, `local`; empty for who has no key that is one."""
    counts: str = ""
    """Of something that was done, how much: `memories=3,sessions=1`; of a key, which one."""


Audit = Callable[[Audited], None]
"""Keeps one."""


class SealedLine(Audited, frozen=True, kw_only=True):
    """One as it stands in the log."""

    at: str
    """When it was, in UTC; the log's own time is that of its writing."""
    chain: str
    """Which process's lines these are."""
    line: int
    """From 1 on."""
    seal: str


OF_SOME = ("user", "key", "counts")
"""What a line has only where it is known."""


class AuditLog:
    """The audit of one process, in the structured log. Implements `Audit`."""

    def __init__(self, digests: Digests, *, clock: Clock, make_id: MakeId) -> None:
        self._digests = digests
        self._clock = clock
        self._chain = make_id()
        self._lines = 0
        self._last = ""

    def __call__(self, audited: Audited) -> None:
        self._lines += 1
        at = self._clock().astimezone(UTC).isoformat()
        line = SealedLine(**msgspec.structs.asdict(audited), at=at, chain=self._chain, line=self._lines, seal="")
        self._last = _seal(self._digests, line, after=self._last)
        told = msgspec.structs.asdict(msgspec.structs.replace(line, seal=self._last))
        structlog.get_logger().warning("audit", **{name: it for name, it in told.items() if it or name not in OF_SOME})


class AuditReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a log says of itself."""

    lines: int
    chains: int
    begun_before: int
    """How many of the chains begin in the middle: their first lines are not in this log."""
    amiss: tuple[str, ...]
    """Which lines are not as they were written, or not there."""
    is_anothers: bool = False
    """No seal is right: another secret made them, unless every line was altered."""


def read_audit(log: Iterable[str], digests: Digests) -> AuditReport:
    """Check the audit's lines among those of a log, in the order in which they were written.

    A chain whose beginning is not there, as the log was rotated, is checked from its second line on.
    """
    last, lines, amiss, begun_before = dict[str, SealedLine](), 0, list[str](), 0
    right = wrong = 0
    for line in _audit_lines(log):
        lines += 1
        if line is None:
            amiss.append("a line of the audit has no seal, or cannot be read")
            continue
        before = last.get(line.chain)
        begun_before += before is None and line.line > 1
        if misplaced := _misplaced(line, before):
            amiss.append(misplaced)
        elif line.line == (before.line if before else 0) + 1:
            if _is_sealed(digests, line, before):
                right += 1
            else:
                wrong += 1
                amiss.append(f"chain {line.chain}: line {line.line} or the one before it was altered")
        last[line.chain] = line
    return AuditReport(
        lines=lines,
        chains=len(last),
        begun_before=begun_before,
        amiss=tuple(amiss),
        is_anothers=bool(wrong) and not right,
    )


def _misplaced(line: SealedLine, before: SealedLine | None) -> str:
    """What is wrong with a line's place behind the one before it; empty: nothing."""
    number = 0 if before is None else before.line
    if before is not None and line.line > number + 1:
        return f"chain {line.chain}: lines are missing between {number} and {line.line}"
    if before is not None and line.line <= number:
        return f"chain {line.chain}: line {line.line} stands behind line {number}"
    return ""


def _is_sealed(digests: Digests, line: SealedLine, before: SealedLine | None) -> bool:
    return line.seal == _seal(digests, line, after="" if before is None else before.seal)


_NAMED = re.compile(r"(\w+)=('[^']*'|\S+)")
"""A field of a line in the console's form."""

_decode = msgspec.json.Decoder(dict[str, Any]).decode


def _audit_lines(log: Iterable[str]) -> Iterator[SealedLine | None]:
    """The audit's lines among others, in whichever form the log has; None: one that cannot be read."""
    for text in log:
        if text.startswith("{"):
            try:
                fields = _decode(text)
            except msgspec.DecodeError:
                continue
            if fields.get("event") != "audit":
                continue
        elif " audit " in text and " code=" in text:
            fields = {name: value.strip("'") for name, value in _NAMED.findall(text)}
        else:
            continue
        try:
            yield msgspec.convert(fields, SealedLine, strict=False)
        except msgspec.ValidationError:
            yield None


def _seal(digests: Digests, line: SealedLine, *, after: str) -> str:
    told = [line.chain, str(line.line), line.at, line.code, line.tenant, line.peer]
    told += [getattr(line, name) for name in OF_SOME if line.key]  # without a key there is no user, and no deed
    return digests.of("audit-seal", after, *told).hex()


def refusal(code: str, digests: Digests, *, tenant: str | None, user: str | None = None, key: str = "") -> Audited:
    """What the audit keeps of a refusal. `user`: whom the request names; `key`: as `Audited` has it."""
    return Audited(
        code=code,
        tenant=masked(digests, "tenant", tenant or ""),
        user=masked(digests, "user", tenant or "", user) if user else "",
        key=key,
    )


def masked(digests: Digests, purpose: str, *name: str) -> str:
    """What stands for a name in the audit: the same for the same name, and nothing else can be told from it."""
    return digests.of(f"audit-{purpose}", *name).hex()
