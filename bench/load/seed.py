"""Memories for the load: written through the product's own store and embedder."""

import asyncio
import os
import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

from config.loading import load_settings
from memory.model.ids import uuid7
from memory.model.memory import Memory, ProfileField, ProfileValue, Provenance
from memory.model.scope import Scope
from memory.ports.changes import Add, SetField
from ricordo.parts import build_embedder_for
from ricordo.stores import engine_of
from ricordo.working import upkeep_of

SUBJECTS = (
    "My sister",
    "The gardener",
    "My doctor",
    "Our landlord",
    "The new colleague",
    "My neighbour",
    "The choir",
    "My son",
)
VERBS = ("planted", "cancelled", "recommended", "repaired", "moved", "painted", "forgot", "bought")
OBJECTS = (
    "the penicillin prescription",
    "two apple trees",
    "the rehearsal",
    "the blue bicycle",
    "a ticket to Lisbon",
    "the old piano",
)
ENDS = (
    "last spring",
    "in the garden",
    "for 40 euros",
    "before the holidays",
    "on the third floor",
    "because of the rain",
)


def sentences(count: int, *, seed: int) -> list[str]:
    """`count` sentences that differ, of a small vocabulary: lexical search has to work for its hits."""
    dice = random.Random(seed)
    return [
        f"{dice.choice(SUBJECTS)} {dice.choice(VERBS)} {dice.choice(OBJECTS)} {dice.choice(ENDS)}, number {number}."
        for number in range(count)
    ]


def seed_memories(path: Path, *, user: str, count: int, tenant: str = "local", known: int = 0) -> None:
    """Fill the store at `path` with `count` memories of one user, `known` of them pinned, and as many fields."""
    asyncio.run(_seed(path, Scope(tenant, user), count, known))


def _fields(scope: Scope, count: int) -> list[SetField]:
    """Fields of a profile, of one short line each."""
    return [
        SetField(
            scope=scope,
            field=ProfileField(
                name=f"{SUBJECTS[number % len(SUBJECTS)].split()[-1]}.detail_{number}",
                values=(ProfileValue(text=f"{VERBS[number % len(VERBS)]} {OBJECTS[number % len(OBJECTS)]}"),),
            ),
        )
        for number in range(count)
    ]


async def _seed(path: Path, scope: Scope, count: int, known: int) -> None:
    settings = load_settings(environ=os.environ, flags={"store.path_or_url": str(path)})
    embedder = build_embedder_for(settings)
    now = datetime.now(UTC)
    memories = [
        Memory(
            id=uuid7(),
            scope=scope,
            text=text,
            created_at=now - timedelta(hours=count - number),
            updated_at=now,
            mentioned_at=(now - timedelta(hours=count - number)).date(),
            provenance=Provenance(turn=uuid7(), session="seed"),
            pinned=number < known,
        )
        for number, text in enumerate(sentences(count, seed=1))
    ]
    vectors = await embedder.embed([memory.dated_text for memory in memories])
    changes = [Add(memory=m, vector=v, event_id=uuid7()) for m, v in zip(memories, vectors, strict=True)]
    async with engine_of(settings, embedder=embedder) as engine:
        await engine.memories.apply(None, [*changes, *_fields(scope, known)], at=now)
        # Else the worker would take them for what an older release wrote, and read them anew beside the load.
        for step in upkeep_of(settings, engine=engine, at_once=True):
            await step.do()
