"""The way to the server: commands go out in pipelines, errors come back as the memory's own.

Natural batching: a few lanes, each with one connection, carry commands; whatever came while all of them were busy goes
out together. A caller who is cancelled only lets go of its future: no connection is ever left with a reply that nobody
read (FAULTS R10), and a write that was handed over is done all the same.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import sha1
from typing import Any, TypeAlias, cast
from urllib.parse import SplitResult, parse_qsl, unquote, urlencode, urlsplit, urlunsplit

import msgspec
from redis.asyncio import Redis, RedisCluster, Sentinel
from redis.asyncio.cluster import ClusterNode
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import SentinelConnectionPool
from redis.backoff import NoBackoff
from redis.exceptions import (
    AuthenticationError,
    AuthorizationError,
    BusyLoadingError,
    ClusterDownError,
    ConnectionError,  # noqa: A004 - the library's name
    NoPermissionError,
    NoScriptError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisClusterException,
    RedisError,
    TimeoutError,  # noqa: A004 - the library's name
)

from adapters.redis.pipelines import Command, Pipe
from memory.model.errors import InvalidInput, MemoryFault, StoreUnavailable, StoreUnfit
from memory.store.refusals import Refusals

Client: TypeAlias = Redis | RedisCluster
Node: TypeAlias = Client | ClusterNode
Exchange: TypeAlias = Callable[[Sequence[Command]], Awaitable[list[Any]]]
"""Sends commands and gives their replies, or their errors, in order."""

LANES = 4
"""Pipelines under way at once: a slow search must not hold up an append, and more lanes would only batch less."""

BATCH = 128
"""Most callers in one pipeline: about a millisecond of the server's time."""

WAITING = 4_096
"""Most callers that wait: seconds of work, then the store counts as unavailable."""

CONNECT_SECONDS = 2.0
REPLY_SECONDS = 5.0
"""How long a pipeline waits for its next reply: the largest script takes milliseconds, an fsync seldom a second."""

WAIT = "WAIT"
REPLICAS_MS = 1_000
"""How long a write waits for its replicas: less than the spool waits for the server (`SpoolOptions.store_seconds`)."""

SENTINEL_PORT = 26379
SENTINEL_LOGIN = frozenset({"sentinel_username", "sentinel_password"})
SSL_OPTIONS = frozenset({"ssl_ca_certs", "ssl_ca_path", "ssl_certfile", "ssl_keyfile", "ssl_cert_reqs"})
"""Parameters of a sentinel's URL; of TLS those that say whom to trust, and who one is."""


# ── Scripts ───────────────────────────────────────────────────────────────────────────────────────────────────


class Script:
    """A Lua script: one atomic change of one shard, in one round trip."""

    def __init__(self, *parts: str) -> None:
        self.source = "\n".join(parts)
        self.sha = sha1(self.source.encode(), usedforsecurity=False).hexdigest()
        _SCRIPTS[self.sha] = self

    def call(self, keys: Sequence[str], args: Sequence[str | bytes | int | float] = ()) -> Command:
        """The command that runs it. All keys lie in one slot; there is at least one."""
        return ("EVALSHA", self.sha, len(keys), *keys, *args)


_SCRIPTS: dict[str, Script] = {}


# ── The client ────────────────────────────────────────────────────────────────────────────────────────────────


def client_of(url: str) -> Client:
    """A client that connects to nothing yet.

    For `redis://`, `rediss://` (TLS), `unix://`, `redis+cluster://`, `rediss+cluster://`, and
    `redis+sentinel://host:port,host:port/service[/db]` (also `rediss+sentinel://`: TLS to both). User and password are
    the server's; `?sentinel_username=…&sentinel_password=…` are the sentinels'.

    Raises `InvalidInput`.
    """
    scheme, plus, kind = url.partition("://")[0].partition("+")
    options: dict[str, Any] = {
        "socket_timeout": REPLY_SECONDS,
        "socket_connect_timeout": CONNECT_SECONDS,
        # A connection that the server closed while it was idle is found out by using it; everything that is sent may
        # be sent again. A timeout is not retried: whoever waited has waited long enough.
        "retry": Retry(NoBackoff(), 1, (ConnectionError,)),
        "max_connections": 2 * LANES + 4,
        "client_name": "ricordo",
    }
    try:
        if kind == "cluster":
            return RedisCluster.from_url(url.replace("+cluster", "", 1), **options)
        if kind == "sentinel":
            return _by_sentinel(urlsplit(url), options, tls=scheme == "rediss")
        if plus:
            raise InvalidInput(f"{scheme}+{kind}:// is no way to Redis: cluster or sentinel")
        return Redis.from_url(url, **options)  # pyright: ignore[reportUnknownMemberType] - untyped
    except (ValueError, RedisError) as error:
        raise InvalidInput(f"the store's URL: {error}") from error


def _by_sentinel(url: SplitResult, options: dict[str, Any], *, tls: bool) -> Redis:
    service, _, db = url.path.strip("/").partition("/")
    if not service:
        raise InvalidInput("redis+sentinel:// needs the service's name: redis+sentinel://host:port/service")
    user, _, hosts = url.netloc.rpartition("@")
    username, _, password = user.partition(":")
    named = [host.rpartition(":") for host in hosts.split(",")]
    nodes = [(name, int(port)) if name else (port, SENTINEL_PORT) for name, _, port in named]
    given = dict(parse_qsl(url.query))
    known = SENTINEL_LOGIN | SSL_OPTIONS if tls else SENTINEL_LOGIN
    if strange := given.keys() - known:
        raise InvalidInput(f"{', '.join(sorted(strange))}: not known here; {', '.join(sorted(known))} are")
    secured: dict[str, Any] = {"ssl": True} if tls else {}
    secured |= {name: given[name] for name in given.keys() & SSL_OPTIONS}
    options |= secured
    options |= {"username": unquote(username)} if username else {}
    options |= {"password": unquote(password)} if password else {}
    login = {name.removeprefix("sentinel_"): given[name] for name in given.keys() & SENTINEL_LOGIN}
    asking = {"socket_timeout": CONNECT_SECONDS, "socket_connect_timeout": CONNECT_SECONDS} | secured | login
    sentinel = Sentinel(nodes, sentinel_kwargs=asking, db=int(db or 0), **options)
    return sentinel.master_for(service)  # pyright: ignore[reportUnknownMemberType] - untyped


def shown(url: str) -> str:
    """The URL without its secrets, for messages."""
    parts = urlsplit(url)
    query = urlencode([pair for pair in parse_qsl(parts.query) if pair[0] not in {"password", "sentinel_password"}])
    return urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path, query, ""))


async def sent(node: Node, *command: str) -> Any:  # noqa: ANN401 - replies are of any kind
    """The reply to one command beside the lanes: before they may be used, or to one node of a cluster."""
    return await cast("Any", node).execute_command(*command)


async def primaries_of(client: Client) -> list[Node]:
    """The server, or each primary of a cluster."""
    if not isinstance(client, RedisCluster):
        return [client]
    await client.initialize()
    return list(client.get_primaries())


async def sent_to_primaries(client: Client, *command: str) -> list[Any]:
    """What the server, or each primary of a cluster, says to a command about itself."""
    return [await sent(node, *command) for node in await primaries_of(client)]


# ── Commands ──────────────────────────────────────────────────────────────────────────────────────────────────


class _Slice:
    """Commands of one caller, which go out together."""

    __slots__ = ("commands", "future", "kept", "lasting")

    def __init__(self, commands: Sequence[Command], *, lasting: bool = False, kept: bool = False) -> None:
        self.commands = commands
        self.lasting = lasting
        self.kept = kept
        self.future: asyncio.Future[list[Any]] = asyncio.get_running_loop().create_future()

    def answer(self, replies: list[Any]) -> None:
        if not self.future.done():
            self.future.set_result(replies)

    def fail(self, error: Exception) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class _Queue:
    """Pieces that wait for a lane."""

    __slots__ = ("waiting", "work")

    def __init__(self) -> None:
        self.waiting: deque[_Slice] = deque()
        self.work = asyncio.Semaphore(0)

    def put(self, piece: _Slice) -> None:
        self.waiting.append(piece)
        self.work.release()

    def next(self) -> list[_Slice]:
        """What goes out together; without what nobody waits for any more."""
        pieces: list[_Slice] = []
        while self.waiting and len(pieces) < BATCH:
            piece = self.waiting.popleft()
            if piece.lasting or not piece.future.done():
                pieces.append(piece)
        return pieces


class RedisConnection:
    """Carries commands to the server. `prepare` is run once, before the first of them."""

    def __init__(
        self,
        client: Client,
        *,
        name: str,
        prepare: Callable[[Client], Awaitable[None]],
        replicas: int = 0,
    ) -> None:
        """`replicas`: so many must have what is to be kept. Raises `InvalidInput` for a cluster's."""
        if replicas and isinstance(client, RedisCluster):
            raise InvalidInput("store.redis.replicas: a cluster's nodes cannot be waited for; set it to 0")
        self._replicas = replicas
        self.client = client
        self.name = name
        """The server's URL without secrets: where messages point to."""
        self._prepare = prepare
        self._prepared = False
        self._preparing = asyncio.Lock()
        self._asked, self._kept = _Queue(), _Queue()
        """What waits for replicas has lanes of its own: nobody else waits with it."""
        self._closed = False
        self.refusals = Refusals()
        queues = [self._asked] * LANES + [self._kept] * (LANES if replicas else 0)
        self._lanes = [
            asyncio.create_task(self._serve(queue), name=f"redis lane {lane}") for lane, queue in enumerate(queues)
        ]

    @property
    def is_one_server(self) -> bool:
        """Whether one command may speak of several slots."""
        return not isinstance(self.client, RedisCluster)

    async def read(self, commands: Sequence[Command]) -> list[Any]:
        """The replies, in order. Commands whose caller went away before they were sent are not sent.

        Raises `StoreUnavailable`, also if one command alone fails.
        """
        return _whole(await self.ask(commands))

    async def write(self, commands: Sequence[Command]) -> list[Any]:
        """Like `read`, but the commands are sent even if the caller is cancelled meanwhile."""
        return await self._written(_Slice(commands, lasting=True))

    async def keep(self, commands: Sequence[Command]) -> list[Any]:
        """Like `write`, for what must outlive the server: so many replicas as are wanted have it, too.

        Raises `StoreUnavailable` if they do not say so in time. What was written stays, and may be written again.
        """
        if not self._replicas:
            return await self.write(commands)
        return await self._written(_Slice(commands, lasting=True, kept=True))

    async def _written(self, piece: _Slice) -> list[Any]:
        try:
            replies = _whole(await self._run(piece))
        except StoreUnavailable as error:
            self.refusals.failed(error)
            raise
        self.refusals.written()
        return replies

    async def ask(self, commands: Sequence[Command]) -> list[Any]:
        """Like `read`, but a command that fails has its error in the place of its reply."""
        return await self._run(_Slice(commands, lasting=False))

    async def ready(self) -> None:
        """Prepare now. Raises `StoreUnavailable`, `StoreUnfit`, and whatever else the preparation finds wrong."""
        async with self._preparing:
            if self._prepared:
                return
            try:
                with translated(self.name):
                    await self._prepare(self.client)
            except StoreUnavailable as error:
                if isinstance(error.__cause__, DENIED) or NO_DATABASE in str(error):
                    raise StoreUnfit(str(error)) from error
                raise
            self._prepared = True

    async def close(self) -> None:
        """Finish what waits and close the connections."""
        self._closed = True
        for _ in self._lanes:
            self._asked.work.release()
            self._kept.work.release()
        await asyncio.gather(*self._lanes)
        await self.client.aclose()
        pool: Any = getattr(self.client, "connection_pool", None)
        if isinstance(pool, SentinelConnectionPool):  # the sentinels that it asked for its server
            for sentinel in cast("Any", pool).sentinel_manager.sentinels:
                await sentinel.aclose()

    async def _run(self, piece: _Slice) -> list[Any]:
        if self._closed:
            raise StoreUnavailable(f"{self.name}: closed")
        if not piece.commands:  # no reply would ever come
            return []
        queue = self._kept if piece.kept else self._asked
        if len(queue.waiting) >= WAITING:
            raise StoreUnavailable(f"{self.name}: {WAITING} commands wait already")
        queue.put(piece)
        return await piece.future

    async def _serve(self, queue: _Queue) -> None:
        if isinstance(self.client, RedisCluster):
            return await self._serve_by(queue, self._exchanged_by_cluster)
        pipe = Pipe(self.client)
        try:
            await self._serve_by(queue, partial(pipe.exchange, reply_seconds=REPLY_SECONDS))
        finally:
            await pipe.close()

    async def _serve_by(self, queue: _Queue, exchange: Exchange) -> None:
        while True:
            await queue.work.acquire()
            pieces = queue.next()
            if pieces:
                await self._serve_batch(pieces, exchange)
            elif self._closed:
                return

    async def _serve_batch(self, pieces: Sequence[_Slice], exchange: Exchange) -> None:
        try:
            if not self._prepared:
                await self._ready_or_unavailable()
            commands = [command for piece in pieces for command in piece.commands]
            if pieces[0].kept:
                commands.append((WAIT, self._replicas, REPLICAS_MS))  # one for all that share the batch
            with translated(self.name):
                replies = await self._send(commands, exchange)
            if pieces[0].kept:
                self._check_replicas(replies.pop())
        except Exception as error:  # noqa: BLE001 - whatever it was, those who wait must hear of it
            for piece in pieces:
                piece.fail(error)
            return
        start = 0
        for piece in pieces:
            end = start + len(piece.commands)
            piece.answer([blamed(reply, self.name) for reply in replies[start:end]])
            start = end

    def _check_replicas(self, have: object) -> None:
        if not isinstance(have, int):
            raise StoreUnavailable(f"{self.name}: {have}")
        if have < self._replicas:
            raise StoreUnavailable(
                f"{self.name}: {have} of {self._replicas} replicas have what was written: look after them, or lower "
                "store.redis.replicas"
            )

    async def _ready_or_unavailable(self) -> None:
        try:
            await self.ready()
        except StoreUnavailable:
            raise
        except MemoryFault as error:
            raise StoreUnavailable(f"{self.name}: {error}") from error

    async def _send(self, commands: Sequence[Command], exchange: Exchange) -> list[Any]:
        replies = await exchange(commands)
        unknown = [n for n, reply in enumerate(replies) if isinstance(reply, NoScriptError)]
        if unknown:
            # Whoever waited for the replicas waited for what was not written yet.
            unknown = sorted({*unknown, *(n for n, command in enumerate(commands) if command[0] == WAIT)})
            # A server that does not know the scripts yet, as after a restart, is given their sources.
            calls = [
                command if command[0] == WAIT else ("EVAL", _SCRIPTS[str(command[1])].source, *command[2:])
                for command in map(commands.__getitem__, unknown)
            ]
            again = await exchange(calls)
            for n, reply in zip(unknown, again, strict=True):
                replies[n] = reply
        return replies

    async def _exchanged_by_cluster(self, commands: Sequence[Command]) -> list[Any]:
        replies = await self._exchanged_once(commands)
        if any(isinstance(reply, _MOVED_ON) for reply in replies):
            # A node is gone: closing makes the client look for the slots anew; all commands may be sent again.
            await self.client.aclose()
            replies = await self._exchanged_once(commands)
        return replies

    async def _exchanged_once(self, commands: Sequence[Command]) -> list[Any]:
        cluster = cast("RedisCluster", self.client)
        await cluster.initialize()
        pipeline: Any = cluster.pipeline()
        for command in commands:
            if str(command[0]).startswith("FT."):
                # It has no key to tell where it goes: any primary of a cluster searches all of them.
                pipeline.execute_command(*command, target_nodes=cluster.get_random_primary_node())
            else:
                pipeline.execute_command(*command)
        return await pipeline.execute(raise_on_error=False)


def _whole(replies: list[Any]) -> list[Any]:
    """The replies. Raises the first error among them."""
    for reply in replies:
        if isinstance(reply, Exception):
            raise reply
    return replies


_MOVED_ON = (ConnectionError, ClusterDownError)


# ── Errors ────────────────────────────────────────────────────────────────────────────────────────────────────


class _Blame(msgspec.Struct, frozen=True):
    """What an error of the client means, and what to do."""

    kind: type[Exception]
    meaning: str


_BLAMES = (
    _Blame(AuthenticationError, "refuses the user name or the password: set those of the store's URL"),
    _Blame(AuthorizationError, "refuses the user: see its ACL rules"),
    _Blame(NoPermissionError, "lets this user not do that: grant it in the ACL (docs: Redis, users)"),
    _Blame(BusyLoadingError, "is loading its data: wait"),
    _Blame(ReadOnlyError, "is a replica: name the primary in the store's URL, or a sentinel"),
    _Blame(OutOfMemoryError, "is out of memory: raise maxmemory"),
    _Blame(TimeoutError, "does not answer in time"),
    _Blame(ConnectionError, "cannot be reached"),
)

_SPELLED = {
    "MISCONF": "cannot write to its disk: see its log",
    "NOAUTH": "wants a password: set it in the store's URL",
    "WRONGPASS": "refuses the user name or the password: set those of the store's URL",
    "LOADING": "is loading its data: wait",
    "CLUSTERDOWN": "is a cluster with slots that no node serves",
    "DB": "has no database of this number: name another one in the store's URL",
}

_FAULTS = (RedisError, RedisClusterException, OSError)

DENIED = (AuthenticationError, AuthorizationError, NoPermissionError)

NO_DATABASE = "DB index is out of range"
"""What a server says whose databases are fewer: no waiting makes them more."""


def is_unknown(error: Exception) -> bool:
    """Whether the server has no such command."""
    return "unknown command" in str(error).lower()


def is_across_slots(error: Exception) -> bool:
    """Whether the server is part of a cluster, and a command spoke of several slots."""
    return "same slot" in str(error)


@contextmanager
def translated(name: str) -> Generator[None]:
    """The client's errors, and the system's, as the memory's own."""
    try:
        yield
    except _FAULTS as error:
        raise blamed(error, name) from error


def blamed(error: Any, name: str) -> Any:  # noqa: ANN401 - replies are of any kind
    """What an error means to the memory; whatever is none of the client's stays as it is."""
    if not isinstance(error, _FAULTS):
        return error
    word = str(error).partition(" ")[0]
    meaning = _SPELLED.get(word) or next((it.meaning for it in _BLAMES if isinstance(error, it.kind)), "failed")
    # Told is what says what to do.
    return StoreUnavailable(f"{name} {meaning} ({error})", told=meaning if ": " in meaning else "")
