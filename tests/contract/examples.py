"""What the contract suites speak of: scopes, memories, turns and vectors of a small made-up world."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import numpy as np

from memory.model.ids import uuid7
from memory.model.memory import Memory, Provenance
from memory.model.scope import Scope
from memory.model.turn import Injection, TurnKey, TurnRecord
from memory.model.types import Vector
from memory.ports.changes import Add, Close, Update
from memory.ports.engine import Engine
from memory.ports.memories import Erased
from memory.ports.search import RecallQuery

NOW = datetime(2025, 5, 7, 12, 0, tzinfo=UTC)
ALICE = Scope("acme", "alice")
BOB = Scope("acme", "bob")
STRANGER = Scope("other", "alice")
DIMENSION = 8


def vector(*weights: float) -> Vector:
    """A unit vector with these first components."""
    full = np.zeros(DIMENSION, np.float32)
    full[: len(weights)] = weights
    return full / np.float32(np.linalg.norm(full))


def memory(
    text: str,
    scope: Scope = ALICE,
    *,
    turn: str | None = None,
    session: str = "s1",
    **fields: Any,
) -> Memory:
    """A memory that was said today, as it is once it was written."""
    provenance = Provenance(turn=turn, session=session, fact_index=fields.pop("fact_index", 0))
    today = Memory(
        id=uuid7(),
        scope=scope,
        text=text,
        created_at=NOW,
        updated_at=NOW,
        mentioned_at=NOW.date(),
        provenance=provenance,
    )
    return msgspec.structs.replace(today, **fields)


def add(memory: Memory, vector: Vector | None = None) -> Add:
    return Add(memory=memory, vector=vector, event_id=uuid7())


def update(memory: Memory, vector: Vector | None = None) -> Update:
    return Update(memory=memory, vector=vector, event_id=uuid7())


def close(memory: Memory, *, at: datetime = NOW) -> Close:
    return Close(memory_id=memory.id, at=at, event_id=uuid7())


async def remember(engine: Engine, *memories: Memory, vector: Vector | None = None) -> None:
    await engine.memories.apply(None, [add(memory, vector) for memory in memories], at=NOW)


def turn(
    name: str,
    scope: Scope = ALICE,
    *,
    minutes: int = 0,
    **fields: Any,
) -> TurnRecord:
    """A journalled turn of session s1, `minutes` after NOW."""
    record = TurnRecord(
        key=TurnKey(name),
        scope=scope,
        session="s1",
        chain=name.encode().ljust(16, b"."),
        epoch=0,
        at=NOW + timedelta(minutes=minutes),
        user_text=f"the words of {name}",
    )
    return msgspec.structs.replace(record, **fields)


def taken(erased: Erased) -> tuple[int, int, int]:
    """How many memories, turns and sessions an erasure took, whether or not a file is still being rewritten for it."""
    return erased.memories, erased.turns, erased.sessions


def injected(*memories: Memory) -> Injection:
    """What was put into a prompt for these memories."""
    lines = "\n".join(memory.text for memory in memories)
    ids = tuple(memory.id for memory in memories)
    return Injection(stable="[stable]", dynamic=lines, memory_ids=ids, tokens=9, status="hit")


async def texts(
    engine: Engine,
    text: str = "",
    scope: Scope = ALICE,
    **query: Any,
) -> set[str]:
    """The texts of the candidates for a question."""
    found = await engine.recollector.recollect(RecallQuery(scope=scope, text=text, **query))
    return {candidate.memory.text for candidate in found.candidates}
