"""One store's memories into another: copied, and then compared.

What goes: live memories with all that is known of them, profiles, the sessions of those who have memories with the
summaries in use, proxy keys, and the notes of the installation: what signs tokens, what is switched off. Vectors are
made anew (engines keep them in forms of their own). What stays behind: the history of changes, closed memories, and the
links of conversations, so that one that goes on begins a new session, for which its old summaries are found again by
its chains. Each page is kept before the next is read, and what is there already is passed over: an interrupted run goes
on where it stopped.
"""

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from datetime import datetime

import msgspec

from memory.model.errors import EmbeddingError, InvalidInput
from memory.model.memory import Memory
from memory.model.scope import Reach, Scope
from memory.model.session import SessionHead
from memory.model.types import MakeId, Vector
from memory.ports.changes import Add, SetField
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from memory.ports.memories import Listing, MemoryStore
from memory.store.pages import pages_of, scopes_of
from memory.upkeep.profiled_runs import without_runs

PAGE = 256
"""Memories that are copied, and committed, at once: what an interrupted run does again."""


class Migrated(msgspec.Struct, frozen=True, kw_only=True):
    """What a run came to."""

    memories: int
    """How many the source has."""
    copied: int
    """How many of them were not in the target before."""
    fields: int = 0
    """Fields of profiles that were copied."""
    sessions: int = 0
    """Sessions that were copied."""
    keys: int = 0
    """Proxy keys that were copied."""
    dead: int = 0
    """Dead letters, which stay in the source."""
    different: tuple[str, ...] = ()
    """The ids of those that the target has not, or not as the source has them: changed or deleted there meanwhile."""
    different_sessions: tuple[str, ...] = ()
    """The same of sessions."""


class Migration:
    """Copies `source` into `target`. `progress` is told what is done, how much of it, and of how many."""

    def __init__(
        self,
        source: Engine,
        target: Engine,
        *,
        embedder: Embedder,
        at: datetime,
        make_id: MakeId,
        progress: Callable[[str, int, int], None],
    ) -> None:
        self._source = source
        self._target = target
        self._embedder = embedder
        self._at = at
        self._make_id = make_id
        self._progress = progress

    async def run(self) -> Migrated:
        """Raises `InvalidInput` while turns wait to be ingested in the source, and `StoreUnavailable`."""
        backlog = await self._source.queue.backlog()
        if backlog.pending:
            raise InvalidInput(
                f"{backlog.pending} turns wait to be ingested: stop the proxy, let `ricordo worker` finish"
            )
        total = (await self._source.memories.counts()).memories
        copied = await self._copy_memories(total)
        fields = await self._copy_profiles()
        sessions, different_sessions = await self._copy_sessions()
        keys = 0
        for key in await self._source.keys.keys():
            if await self._target.keys.find(key.public) is None:
                await self._target.keys.add(key)
                keys += 1
        for name, body in (await self._source.notes.under("")).items():
            if await self._target.notes.get(name) is None:
                await self._target.notes.put(name, body)
        memories, different = await self._compare(total)
        return Migrated(
            memories=memories,
            copied=copied,
            fields=fields,
            sessions=sessions,
            keys=keys,
            dead=backlog.dead,
            different=tuple(different),
            different_sessions=tuple(different_sessions),
        )

    async def _copy_memories(self, total: int) -> int:
        seen = copied = 0
        async with aclosing(_pages(self._source.memories)) as pages:
            async for page in pages:
                found = await self._target.memories.get(Reach(page[0].scope.tenant), [memory.id for memory in page])
                there = {memory.id for memory in found}
                missing = [memory for memory in page if memory.id not in there]
                vectors: Sequence[Vector | None] = []
                try:
                    if missing:
                        vectors = list(await self._embedder.embed([memory.dated_text for memory in missing]))
                except EmbeddingError:
                    vectors = [None] * len(missing)  # `reembed` fills them in
                changes = [
                    Add(memory=memory, vector=vector, event_id=self._make_id())
                    for memory, vector in zip(missing, vectors, strict=True)
                ]
                if changes:
                    await self._target.memories.apply(None, changes, at=self._at)
                copied += len(changes)
                seen += len(page)
                self._progress("copying", seen, max(total, seen))
        return copied

    async def _copy_profiles(self) -> int:
        copied = 0
        async with aclosing(_owners(self._source.memories)) as owners:
            async for scope in owners:
                if scope != _user_of(scope):
                    continue
                # Fields that are there already stay as they are: the target may be in use.
                there = {field.name for field in (await self._target.memories.profile(scope)).fields}
                kept = (await self._source.memories.profile(scope)).fields
                ours = [each for each in await without_runs(self._source.memories, scope, kept) if each.is_kept]
                missing = [msgspec.structs.replace(field, version=0) for field in ours if field.name not in there]
                if missing:
                    changes = [SetField(scope=scope, field=field) for field in missing]
                    await self._target.memories.apply(None, changes, at=self._at)
                copied += len(missing)
        return copied

    async def _copy_sessions(self) -> tuple[int, list[str]]:
        """How many were copied, and which ones the target has otherwise: it may be in use."""
        copied, different = 0, list[str]()
        async with aclosing(_owners(self._source.memories)) as owners:
            async for scope in owners:
                after: str | None = None
                while page := await self._source.sessions.sessions(scope, after=after, limit=PAGE):
                    for name in (info.id for info in page):
                        session = await self._source.sessions.load(scope, name)
                        if await self._target.sessions.head(scope, name) == SessionHead():
                            await self._target.sessions.replace(scope, session)
                            copied += 1
                            self._progress("sessions", copied, copied)
                        theirs = await self._target.sessions.load(scope, name)
                        if (theirs.entries, theirs.summaries) != (session.entries, session.summaries):
                            different.append(name)
                    after = page[-1].id
        return copied, different

    async def _compare(self, total: int) -> tuple[int, list[str]]:
        """How many memories the source has, and which of them the target has not as they are."""
        seen, different = 0, list[str]()
        async with aclosing(_pages(self._source.memories)) as pages:
            async for page in pages:
                found = await self._target.memories.get(Reach(page[0].scope.tenant), [memory.id for memory in page])
                there = {memory.id: _lasting(memory) for memory in found}
                different += [memory.id for memory in page if there.get(memory.id) != _lasting(memory)]
                seen += len(page)
                self._progress("comparing", seen, max(total, seen))
        return seen, different


async def _owners(store: MemoryStore) -> AsyncGenerator[Scope]:
    """All scopes that have memories, and their users' own, each once: nobody else's names are known."""
    seen = set[Scope]()
    async with aclosing(scopes_of(store)) as scopes:
        async for found in scopes:
            for scope in {found, _user_of(found) or found} - seen:
                seen.add(scope)
                yield scope


def _user_of(scope: Scope) -> Scope | None:
    """The user's own scope, whatever agent or run this one names."""
    return None if scope.user is None else Scope(scope.tenant, scope.user)


async def _pages(store: MemoryStore) -> AsyncGenerator[tuple[Memory, ...]]:
    """All live memories, in pages of one scope each."""
    async with aclosing(scopes_of(store)) as scopes:
        async for scope in scopes:
            async with aclosing(pages_of(store, Listing(reach=Reach.only(scope), limit=PAGE))) as pages:
                async for page in pages:
                    yield page


def _lasting(memory: Memory) -> Memory:
    """A memory without what each recall changes."""
    return msgspec.structs.replace(memory, retrieval_count=0, last_retrieved_at=None)
