"""What older releases kept is read for the fields that profiles have since, once for each store.

A field is written when its words are told, so whoever told them before there was such a field, or a rule that reads
them, would never have it. Only fields that a user never had are written: what was set by hand, read by a model, taken
back or forgotten was there. docs/decisions/0081.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime

import msgspec
import numpy as np

from memory.model.errors import Conflict
from memory.model.memory import Memory, Profile
from memory.model.profile_options import ProfileOptions
from memory.model.scope import Reach, Scope
from memory.ports.changes import SetField
from memory.ports.memories import Listing, MemoryStore
from memory.ports.notes import Notes
from memory.profile.by_rules import READING, statements_by_rules
from memory.profile.doubts import doubts
from memory.profile.fields import in_order, may_tell
from memory.profile.merging import Statement, merged
from memory.profile.pins import ends_of
from memory.store.pages import all_of

NOTE = "profiles/read"
"""Tells how far it came."""

SCOPES = 50
"""After so many it is kept how far it came: what an interrupted run reads twice."""

ROUND = 10_000
"""Memories in one round of upkeep, so that the rest of it has its turn: half a minute of a core."""

PAGE = 500
"""Memories that are asked for at once."""

TRIES = 5
"""How often a user is read because something of hers was written meanwhile."""


class FieldsRead(msgspec.Struct, frozen=True):
    """How far the users of a store were read, and by which rules."""

    reading: int = READING
    after: str | None = None
    """The cursor of the last scope that was read; None: none was."""
    is_done: bool = False


async def read_fields_anew(
    store: MemoryStore, notes: Notes, options: ProfileOptions, *, at: datetime, at_once: bool
) -> int:
    """Write the fields that users never had and that what is kept of them tells; how many.

    `at_once`: of all users, else of those of one round. Raises `Conflict` where one of them is written all the time:
    the next round goes on there. Raises `StoreUnavailable`.
    """
    body = await notes.get(NOTE)
    place = FieldsRead() if body is None else msgspec.json.decode(body, type=FieldsRead)
    if place.reading != READING:
        place = FieldsRead()
    read, written, last = 0, 0, None
    while not place.is_done and (at_once or read < ROUND):
        page = await store.scopes(after=place.after, limit=SCOPES)
        for count in page:
            user = count.scope.profiled
            if user not in (None, last):  # one user's scopes follow one another
                memories, fields = await _of_user(store, user, options, at=at)
                read, written, last = read + memories, written + fields, user
        place = FieldsRead(after=page[-1].cursor) if page else FieldsRead(is_done=True)
        await notes.put(NOTE, msgspec.json.encode(place))
    return written


async def _of_user(store: MemoryStore, user: Scope, options: ProfileOptions, *, at: datetime) -> tuple[int, int]:
    """How many memories of a user were read, and how many fields were written."""
    for _ in range(TRIES - 1):
        with suppress(Conflict):
            return await _once(store, user, options, at=at)
    return await _once(store, user, options, at=at)


async def _once(store: MemoryStore, user: Scope, options: ProfileOptions, *, at: datetime) -> tuple[int, int]:
    # Compared with nothing: it is asked for what is known by now: what is erased meanwhile is not told (P9).
    known = await store.neighbours(user, vectors=np.zeros((0, 0), np.float32), texts=(), limit=1)
    listed = await all_of(store, Listing(reach=Reach(user.tenant, user.user or ""), limit=PAGE))
    memories = [memory for memory in listed if memory.scope.profiled is not None and may_tell(memory)]
    # In a thread: reading a page takes longer than leases and other work of the loop may wait.
    told = await asyncio.to_thread(profile_told, memories, options)
    had = {field.name for field in (known.profile or Profile()).fields}
    new = [field for field in in_order(told).fields if field.name not in had][: max(0, options.fields - len(had))]
    if new:
        changes = [SetField(scope=user, field=field, is_first=True) for field in new]
        await store.apply(None, changes, basis=known.basis, at=at)
    return len(listed), len(new)


def profile_told(memories: Sequence[Memory], options: ProfileOptions) -> Profile:
    """The profile that these memories tell one after another, oldest first, with what is in doubt by now."""
    profile = Profile()
    for memory in memories:
        # As it was told: what puts it in doubt came later.
        trusted = msgspec.structs.replace(memory, doubt=None)
        said = statements_by_rules([trusted], options)
        profile = _with(profile, (*said, *doubts(profile, [trusted], said)), options)
    by_id = {memory.id: memory for memory in memories}
    doubted = [memory for memory in memories if memory.doubt is not None]
    signs = [by_id[each.doubt.memory_id] for each in doubted if each.doubt and each.doubt.memory_id in by_id]
    told = _with(profile, tuple(doubts(profile, [*doubted, *signs], ())), options)
    ends = ends_of(memories)
    return Profile(tuple(field.dated(ends) for field in told.fields))


def _with(profile: Profile, statements: Sequence[Statement], options: ProfileOptions) -> Profile:
    """The profile with what these statements make of it, not written yet."""
    changed = merged(profile, statements, options)
    fields = {field.name: field for field in (*profile.fields, *changed)}
    return Profile(tuple(field for field in fields.values() if field.is_kept))
