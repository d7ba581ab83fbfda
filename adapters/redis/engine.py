"""The Redis engine: all ports of a store on one server, a cluster, or what a sentinel names."""

import asyncio
import os
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta

from adapters.redis.applying import Applier
from adapters.redis.compaction import Compaction
from adapters.redis.connection import Client, RedisConnection, client_of, shown
from adapters.redis.documents import Documents
from adapters.redis.epochs import Epochs
from adapters.redis.erase import RedisEraser
from adapters.redis.holdings import RedisHoldings
from adapters.redis.index import Indexes
from adapters.redis.journal import RedisJournal
from adapters.redis.keys import Keyspace
from adapters.redis.links import RedisLinks
from adapters.redis.logs import Logs
from adapters.redis.memories import RedisMemories
from adapters.redis.news import News
from adapters.redis.notes import RedisNotes
from adapters.redis.owned import OwnedRows
from adapters.redis.proxy_keys import RedisKeys
from adapters.redis.queue import Claims, RedisQueue
from adapters.redis.recollector import RedisRecollector
from adapters.redis.server import Watch, facts_of, faults_of, old_but_usable, refuse, verify
from adapters.redis.sessions import RedisSessions
from adapters.redis.tasks import end
from memory.model.errors import EmbedderChanged, StoreUnavailable
from memory.model.scope import Digests
from memory.model.store_options import RedisOptions
from memory.model.types import Analyze
from memory.ports.engine import Check
from memory.ports.holdings import Holdings
from memory.ports.jobs import JobQueue
from memory.ports.journal import TurnArchive, TurnJournal
from memory.ports.keys import KeyRing
from memory.ports.memories import MemoryStore
from memory.ports.notes import Notes
from memory.ports.search import Recollector
from memory.ports.sessions import SessionStore

KEEP_TURNS = timedelta(days=30)
"""How long the link of a turn is kept: a conversation that rests for longer begins a new session."""

CACHE_BYTES = 64 * 1024 * 1024
"""Some 20 users with a thousand memories each."""

INDEX_SECONDS = 10.0
"""How long a start waits for the index: 20,000 memories are indexed by then, and a larger one is waited for later."""


class RedisEngine:
    """Implements the port `Engine`. Any number of processes may have a store open, and any number may ingest."""

    def __init__(
        self,
        url: str,
        *,
        digests: Digests,
        analyze: Analyze,
        embedder: str | None,
        dimension: int | None,
        options: RedisOptions,
        keep_turns: timedelta,
        cache_bytes: int,
    ) -> None:
        """Connects to nothing yet; callers use `open`."""
        self.risks: tuple[str, ...] = ()
        """What is wrong with the server and was accepted: to be said loudly at every start."""
        self._keyspace = keys = Keyspace(options.prefix, options.shards)
        self._accepted = options.accept_risks
        # A command that knows no embedder must not make another index, of words alone, that then has to be kept.
        self._searches = "search" not in options.accept_risks and embedder is not None
        self._verifier = digests.of("verifier")

        client = client_of(url)
        self._connection = connection = RedisConnection(
            client, name=shown(url), prepare=self._prepare, replicas=options.replicas
        )
        self._documents = documents = Documents(digests=digests, analyze=analyze, width=options.index.width)
        self.indexes = Indexes(
            connection,
            prefix=keys.prefix,
            memory_prefixes=keys.memory_prefixes,
            documents=documents,
            options=options.index,
            space=None if embedder is None or dimension is None else (embedder, dimension),
            monotonic=time.monotonic,
        )
        self._links = links = RedisLinks(keys, digests)
        logs = Logs(connection, keys=keys, digests=digests)
        self._applier = applier = Applier(
            connection,
            keys=keys,
            documents=documents,
            logs=logs,
            digests=digests,
            embedder=embedder,
            dimension=dimension,
        )
        sessions = RedisSessions(connection, keys=keys, logs=logs, applier=applier, digests=digests)
        claims = Claims()
        self._news = news = News(client, keys.news)
        self._compaction = Compaction(connection, client, keys, clock=time.time)
        self._watch = Watch(client, name=connection.name, accepted=options.accept_risks)
        self._background: list[asyncio.Task[None]] = []
        self._queue = queue = RedisQueue(
            connection,
            keys=keys,
            digests=digests,
            claims=claims,
            news=news,
            worker=os.urandom(8).hex(),
            keep_turns=keep_turns,
        )
        eraser = RedisEraser(
            connection,
            keys=keys,
            epochs=Epochs(connection, keys),
            queue=queue,
            applier=applier,
            sessions=sessions,
            compaction=self._compaction,
            digests=digests,
        )
        self._owned = OwnedRows(
            connection, keys=keys, documents=documents, indexes=self.indexes, limit_bytes=cache_bytes
        )
        recollector = RedisRecollector(
            connection,
            keys=keys,
            links=links,
            indexes=self.indexes,
            documents=documents,
            owned=self._owned,
            digests=digests,
        )
        journal = RedisJournal(connection, keys=keys, links=links, digests=digests)
        self._memories = memories = RedisMemories(
            connection,
            keys=keys,
            applier=applier,
            documents=documents,
            claims=claims,
            recollector=recollector,
            eraser=eraser,
            digests=digests,
        )
        self.recollector: Recollector = recollector
        self.journal: TurnJournal = journal
        self.archive: TurnArchive = journal
        self.queue: JobQueue = queue
        self.memories: MemoryStore = memories
        self.keys: KeyRing = RedisKeys(connection, keys)
        self.notes: Notes = RedisNotes(connection, keys)
        self.holdings: Holdings = RedisHoldings(connection, keys=keys, digests=digests)
        self.sessions: SessionStore = sessions

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        digests: Digests,
        analyze: Analyze,
        embedder: str | None = None,
        dimension: int | None = None,
        options: RedisOptions | None = None,
        keep_turns: timedelta = KEEP_TURNS,
        cache_bytes: int = CACHE_BYTES,
    ) -> "RedisEngine":
        """Open the store at `url`.

        `embedder` and `dimension`: whose vectors are searched and written. `cache_bytes`: how much is kept here of what
        users have, so that it need not be read for each recall.

        A server that is away is no error: it is looked for at every call, and what it must be is checked when it is
        there (FAULTS R01). Raises `StoreUnfit` for one that refuses us or would not keep a memory safely,
        `SecretMismatch`, and `InvalidInput` for settings that cannot be.
        """
        engine = cls(
            url,
            digests=digests,
            analyze=analyze,
            embedder=embedder,
            dimension=dimension,
            options=options or RedisOptions(),
            keep_turns=keep_turns,
            cache_bytes=cache_bytes,
        )
        try:
            await engine.start()
        except BaseException:
            await engine.close()
            raise
        return engine

    @property
    def foreign(self) -> int:
        """Values that were skipped because they are garbage or another owner's (FAULTS R14)."""
        return self._documents.foreign + self._links.foreign

    def checks(self) -> tuple[Check, ...]:
        index = (self.indexes.check,) if self._searches else ()
        return (self._watch.check, *index, self._compaction.check)

    async def start(self) -> None:
        """Look at the server, if it is there, and from now on."""
        self._background = [asyncio.create_task(each.run()) for each in (self._watch, self._compaction)]
        try:
            await self._connection.ready()
            if self._searches:
                await self.indexes.prepare(patience_seconds=INDEX_SECONDS)
        except StoreUnavailable:
            return

    @asynccontextmanager
    async def ingesting(self) -> AsyncGenerator[None]:
        """Claim jobs, beside any number of others; those that are unfinished at the end are given back."""
        async with self._queue.leasing():
            yield

    async def check_embedder(self, name: str, dimension: int) -> None:
        """Raises `EmbedderChanged` if there are vectors of another embedder, or of another dimension."""
        other = await self._memories.others_vectors(name)
        if other is not None:
            raise EmbedderChanged(f"the store has vectors of {other}, not {name}: run `ricordo reembed`, or go back")
        if await self._memories.has_vectors(name, dimension) is False:
            raise EmbedderChanged(
                f"the store's vectors of {name} have other dimensions than {dimension}, or another width: "
                "run `ricordo reembed`, or go back"
            )
        self._applier.dimension = dimension

    async def ping(self) -> None:
        """Also tells a store that was emptied while it was open (FAULTS R13), and looks at what the checks tell of."""
        (verifier,) = await self._connection.read([("HGET", self._keyspace.meta, "verifier")])
        if verifier != self._verifier.hex().encode():
            raise StoreUnavailable(f"{self._connection.name} was emptied or replaced: restore it, or start anew")
        self._connection.refusals.check()
        await self._compaction.look()
        if self._searches:
            await self.indexes.look()

    async def compacted(self) -> None:
        await self._compaction.all_served()

    async def close(self) -> None:
        await end(self._background)
        await self._news.close()
        await self._owned.close()
        await self.indexes.close()
        await self._connection.close()

    async def _prepare(self, client: Client) -> None:
        """What must be known of a server before the first command."""
        servers = await facts_of(client)
        faults = faults_of(servers)
        refuse(faults, self._accepted, name=self._connection.name)
        await verify(client, self._keyspace, self._verifier)
        warnings = {warning for facts in servers if (warning := old_but_usable(facts))}
        self.risks = (*(fault.advice for fault in faults), *sorted(warnings))
