"""What a person adds and changes by hand, for the commands that do so.

It is checked, and read for the profile, by all rules. They are loaded when something is changed: the same groups of
commands list what is there.
"""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from config.settings import Settings
from memory.model.ids import uuid7
from memory.model.memory import Memory, MemoryType
from memory.model.scope import Scope
from memory.model.types import MakeId
from memory.ports.changes import Add
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine

if TYPE_CHECKING:
    from memory.upkeep.corrections import Corrector


def corrector_of(engine: Engine, settings: Settings) -> "Corrector":
    """Makes what a person changes by hand."""
    from memory.upkeep.corrections import Corrector  # noqa: PLC0415 - see above

    return Corrector(
        engine.memories,
        options=settings.profile,
        clock=lambda: datetime.now(UTC),
        make_id=uuid7,
        pins=settings.pins,
    )


async def add_memory(
    engine: Engine,
    embedder: Embedder,
    *,
    scope: Scope,
    text: str,
    kind: MemoryType,
    pinned: bool,
    now: datetime,
    make_id: MakeId,
) -> Memory:
    """Keep `text` as the user's own words. Raises `InvalidInput` for one that is empty or too long."""
    from memory.upkeep.corrections import checked_text  # noqa: PLC0415 - see above

    memory = Memory(
        id=make_id(),
        scope=scope,
        text=checked_text(text),
        type=kind,
        pinned=pinned,
        created_at=now,
        updated_at=now,
        mentioned_at=now.date(),
    )
    vectors = await embedder.embed([memory.dated_text])
    await engine.memories.apply(None, [Add(memory=memory, vector=vectors[0], event_id=make_id())], at=now)
    return memory
