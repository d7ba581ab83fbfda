"""What an older release wrote into profiles of what was told to a run: it leaves them, once for each store."""

from collections.abc import Iterable
from contextlib import aclosing
from datetime import datetime

from memory.model.memory import ProfileField
from memory.model.scope import Reach, Scope
from memory.ports.changes import SetField
from memory.ports.memories import MemoryStore
from memory.ports.notes import Notes
from memory.store.pages import scopes_of

NOTE = "profiles/without-runs"
"""Says that it is done."""


async def take_out_runs(store: MemoryStore, notes: Notes, *, at: datetime) -> int:
    """Take what runs said out of all profiles, if that was not done yet; how many fields were changed.

    Raises `Conflict` where a profile is written meanwhile: the next time does it. Raises `StoreUnavailable`.
    """
    if await notes.get(NOTE) is not None:
        return 0
    changed, last = 0, None
    async with aclosing(scopes_of(store)) as scopes:
        async for scope in scopes:
            if scope.user is None or scope.run is None:
                continue
            user = Scope(scope.tenant, scope.user)
            if user == last:  # one user's scopes follow one another
                continue
            last = user
            before = (await store.profile(user)).fields
            after = await without_runs(store, user, before)
            changes = [SetField(scope=user, field=field) for field in after if field not in before]
            if changes:
                await store.apply(None, changes, at=at)
            changed += len(changes)
    await notes.put(NOTE, b"1")
    return changed


async def without_runs(store: MemoryStore, user: Scope, fields: Iterable[ProfileField]) -> tuple[ProfileField, ...]:
    """These fields of a user's without what was told to a run; one that only runs said has no values left.

    What the runs put in doubt holds again. Raises `StoreUnavailable`.
    """
    fields = tuple(fields)
    named = {memory_id for field in fields for memory_id in named_in(field)}
    found = await store.last(Reach(user.tenant, user.user or ""), sorted(named)) if named else ()
    told = frozenset(memory.id for memory in found if memory.scope.run is not None)
    return tuple(field.without(told, lifted=told) for field in fields) if told else fields


def named_in(field: ProfileField) -> Iterable[str]:
    """The memories that a field rests on, and those that put it in doubt."""
    before = () if field.previous is None else (field.previous,)
    for value in (*field.values, *field.withdrawn, *before):
        yield from (each for each in (value.memory_id, value.doubt and value.doubt.memory_id) if each)
