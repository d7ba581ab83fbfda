"""The stores that there are: a SQLite file, Redis, or this process's memory, by the form of `store.path_or_url`.

The one place that knows all engines. A file is what most have: the others are loaded where they are used, and of Redis,
an extra, the libraries as well.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext, suppress
from datetime import timedelta
from functools import cache
from hashlib import blake2b
from pathlib import Path
from secrets import token_bytes
from time import monotonic
from urllib.parse import urlsplit

import msgspec
import structlog

from adapters.analyzers import SnowballAnalyzer
from adapters.spool import SpoolingJournal, SpoolOptions, erase_spooled, spooling
from adapters.sqlite.damaged import DamagedEngine
from adapters.sqlite.engine import SqliteEngine
from adapters.sqlite.files import Files, check_whole
from config.settings import Settings, StoreSettings
from config.values import masked_url
from memory.model.errors import InvalidInput, StoreCorrupt, StoreLost, StoreReadOnly, StoreUnavailable
from memory.model.scope import Digests
from memory.model.types import Clock
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from memory.ports.journal import TurnJournal
from memory.ports.memories import Erased, Erasure
from memory.turn.quotas import Quotas
from memory.turn.switches import Switches
from ricordo.secret import SECRET_BYTES, load_secret

log = structlog.get_logger()

TO_READ_SWITCHES = (
    "memory is off for whom they were set: `ricordo switches show` tells who, `set` writes them anew; what a later "
    "release wrote is read by that one"
)


def named(settings: Settings) -> str:
    """The store as it may be shown: a file, or a URL without its password."""
    return masked_url(settings.store.path_or_url)


def is_missing(settings: Settings) -> bool:
    """Whether the store is a file that nobody has made yet."""
    return not (settings.store.is_in_memory or settings.store.is_remote or Path(settings.store.path_or_url).exists())


def check_there(settings: Settings) -> None:
    """Raise `StoreUnavailable` unless there is a store: who only reads makes none where a path is mistyped.

    `StoreCorrupt` for one of which only the journal is left.
    """
    if is_missing(settings):
        check_whole(Files(Path(settings.store.path_or_url)))
        raise StoreUnavailable(
            f"there is no store at {Path(settings.store.path_or_url).absolute()}: name the one that you mean (--store, "
            "RICORDO_STORE, `store.path_or_url`); the first `ricordo serve` makes a new one"
        )


def secret_of(settings: Settings, *, new: bytes | None = None, makes: bool = True) -> bytes:
    """The secret that keys all digests: the configured one, else the store's own, made at the first start.

    `new`: what is made then; None: one that nobody has. `makes`: as of `load_secret`, for a file.

    That of a file stands beside it. That of a server stands on this machine: others are to be given the same one. That
    of a store in memory is the process's, and stands nowhere.
    """
    given = settings.store.secret.reveal()
    if settings.store.is_in_memory and not given:
        return _secret_of_this_process()
    makes = makes or settings.store.is_remote
    return load_secret(given=given, store=_kept_at(settings.store), new=new, makes=makes)


@cache
def _secret_of_this_process() -> bytes:
    return token_bytes(SECRET_BYTES)


def _kept_at(store: StoreSettings) -> Path:
    """Where this machine keeps what belongs to the store but is not in it."""
    if not store.is_remote:
        return Path(store.path_or_url)
    parts = urlsplit(store.path_or_url)
    server = blake2b(f"{parts.netloc.rpartition('@')[2]}{parts.path}".encode(), digest_size=6).hexdigest()
    return Path(store.local_dir) / f"redis-{server}"


def spool_folder(settings: Settings) -> Path | None:
    """Where turns wait while the server is away; None: a file needs no spool."""
    if not settings.store.is_remote:
        return None
    at = _kept_at(settings.store)
    return at.with_name(f"{at.name}.spool")


@asynccontextmanager
async def engine_of(
    settings: Settings, *, embedder: Embedder | None = None, makes: bool = True
) -> AsyncGenerator[Engine]:
    """The store, open. Without `embedder` nothing is searched densely and nothing is embedded.

    Unless it `makes` one, a file that is missing is `StoreGone`: for who works beside a process that has it open.

    Raises `StoreUnavailable`, `StoreUnfit`, `SecretMismatch`, `EmbedderChanged` and `OSError`.
    """
    if settings.store.is_in_memory:
        engine: Engine = _in_memory(settings, embedder)
    elif settings.store.is_remote:
        engine = await _redis(settings, embedder)
    else:
        engine = await _sqlite(settings, embedder, makes=makes)
    try:
        if embedder:
            # A server that is away is no reason not to start: chats go on without it (FAULTS R01).
            with suppress(StoreUnavailable) if settings.store.is_remote else nullcontext():
                await engine.check_embedder(embedder.name, embedder.dimension)
        yield engine
    finally:
        await engine.close()


@asynccontextmanager
async def engine_of_proxy(settings: Settings, *, embedder: Embedder) -> AsyncGenerator[Engine]:
    """The store, open; of one that is damaged, or that nobody can write, what is left, unless `store.damaged` forbids.

    Raises as `engine_of`.
    """
    async with AsyncExitStack() as stack:
        try:
            engine = await stack.enter_async_context(engine_of(settings, embedder=embedder))
        except (StoreCorrupt, StoreReadOnly) as error:
            if settings.store.damaged == "refuse":
                raise
            what = "store_damaged" if isinstance(error, StoreCorrupt) else "store_read_only"
            log.error(what, store=named(settings), error=str(error), memory="off")  # noqa: TRY400 - it says it all
            path, digests = Path(settings.store.path_or_url), Digests(secret_of(settings, makes=False))
            engine = await DamagedEngine.open(path, digests=digests, damage=error)
            stack.push_async_callback(engine.close)
        yield engine


LOOK_SECONDS = 1.0
"""How often a store that is lost is looked for: two stats."""


async def until_brought_back(settings: Settings, error: StoreLost, *, stop: asyncio.Event) -> None:
    """Wait until there is another store where one was damaged or gone, or it may be written; or it is time to stop."""
    files = Files(Path(settings.store.path_or_url))
    damaged = files.traces() if isinstance(error, StoreCorrupt) else None
    while not stop.is_set() and (files.traces() in (None, damaged) or files.is_read_only):
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await stop.wait()


def journal_of(settings: Settings, engine: Engine, *, clock: Clock) -> AbstractAsyncContextManager[TurnJournal]:
    """The store's journal; one whose server may be away with a spool of this machine behind it."""
    folder = spool_folder(settings)
    if folder is None:
        return nullcontext(engine.journal)
    options = SpoolOptions(max_bytes=settings.store.spool_bytes, store_seconds=settings.journal.wait_seconds / 2)
    return spooling(engine.journal, folder, options=options, clock=clock)


def spool_of(journal: TurnJournal) -> SpoolingJournal | None:
    """The spool of a journal that has one."""
    return journal if isinstance(journal, SpoolingJournal) else None


def eraser_of(engine: Engine, journal: TurnJournal, *, clock: Clock) -> Callable[[Erasure], Awaitable[Erased]]:
    """Erases from the store, and then from the spools of this machine what waits for it."""
    spool = spool_of(journal)

    async def erase(erasure: Erasure) -> Erased:
        erased = await engine.memories.erase(erasure, at=clock())
        waiting = 0 if spool is None else await spool.erase(erasure)
        return msgspec.structs.replace(erased, turns=erased.turns + waiting, known=erased.known or waiting > 0)

    return erase


def switches_of(settings: Settings, engine: Engine, *, clock: Clock) -> Switches:
    """For whom the memory of this store, which is open, is on."""

    def tell(count: int) -> None:
        log.error("switches_unreadable", count=count, advice=TO_READ_SWITCHES)

    return Switches(
        engine.notes,
        options=settings.switches,
        digests=Digests(secret_of(settings, makes=False)),
        clock=clock,
        ticks=monotonic,
        upstreams=tuple(each.name for each in settings.every_upstream.values()),
        on_unreadable=tell,
    )


def quotas_of(settings: Settings, engine: Engine, *, clock: Clock) -> Quotas:
    """How much tenants may keep in this store, which is open."""
    digests = Digests(secret_of(settings, makes=False))
    return Quotas(engine.memories, engine.notes, options=settings.quotas, digests=digests, clock=clock)


def erase_waiting(settings: Settings, erasure: Erasure) -> int:
    """What an erasure covers goes from the spools of this machine too; how many turns it was. Blocks."""
    folder = spool_folder(settings)
    return 0 if folder is None else erase_spooled(folder, erasure)


def _in_memory(settings: Settings, embedder: Embedder | None) -> Engine:
    from adapters.in_memory import InMemoryEngine  # noqa: PLC0415 - loaded where it is used

    return InMemoryEngine(
        digests=Digests(secret_of(settings)),
        analyze=SnowballAnalyzer(),
        embedder=embedder.name if embedder else "",
        keep_turns=timedelta(days=settings.store.keep_turns_days),
    )


async def _sqlite(settings: Settings, embedder: Embedder | None, *, makes: bool) -> SqliteEngine:
    path = Path(settings.store.path_or_url)
    if makes:
        check_whole(Files(path))  # before a secret is made
    return await SqliteEngine.open(
        path,
        digests=Digests(secret_of(settings, makes=makes)),
        analyze=SnowballAnalyzer(),
        embedder=embedder.name if embedder else None,
        keep_turns=timedelta(days=settings.store.keep_turns_days),
        cache_bytes=settings.store.cache_bytes,
        makes=makes,
    )


async def _redis(settings: Settings, embedder: Embedder | None) -> Engine:
    try:
        from adapters.redis import RedisEngine  # noqa: PLC0415 - an extra, loaded where it is used
    except ImportError as error:
        raise InvalidInput(f"a store on Redis needs the extra: pip install 'ricordo[redis]' ({error})") from None
    engine = await RedisEngine.open(
        settings.store.path_or_url,
        digests=Digests(secret_of(settings)),
        analyze=SnowballAnalyzer(),
        embedder=embedder.name if embedder else None,
        dimension=embedder.dimension if embedder else None,
        options=settings.store.redis,
        keep_turns=timedelta(days=settings.store.keep_turns_days),
        cache_bytes=settings.store.cache_bytes,
    )
    for risk in engine.risks:
        log.warning("store_at_risk", store=named(settings), risk=risk)
    return engine
