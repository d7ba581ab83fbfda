"""Parts that the proxy and its worker are both made of, from the settings."""

import asyncio
import gc
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import structlog

from adapters.embedders.purposes import Prefixes
from adapters.embedders.registry import build_embedder
from adapters.llms.registry import build_model
from config.errors import SettingsError
from config.instructions import load_prompt
from config.settings import Settings
from memory.llm.budget import ProcessSpending
from memory.llm.client import Asking
from memory.model.ids import uuid7
from memory.model.memory import Retention, Spans
from memory.model.types import Clock, CountTokens
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from memory.ports.memories import Erased, Erasure
from memory.retrieval.embedding_cache import CachedEmbedder
from memory.sessions.compressor import Compressed, Compressor, Failed
from memory.sessions.events import Listeners, compressed
from memory.sessions.summariser import (
    CallbackSummariser,
    HeuristicSummariser,
    ModelSummariser,
    Summariser,
    load_summarizer,
)
from memory.text.tokens import estimate_tokens
from memory.upkeep.trash import MOST_COUNTED, Outlook, Trash
from ricordo.heap import give_back

if TYPE_CHECKING:
    import httpx2

T = TypeVar("T")

log = structlog.get_logger()


def now() -> datetime:
    """The time, aware, in UTC."""
    return datetime.now(UTC)


def count_tokens_for(settings: Settings) -> CountTokens:
    """Exact counts where a vocabulary is at hand, else the estimate."""
    if not settings.tokens.cache_dir:
        return estimate_tokens
    from adapters.tokens.tiktoken import TiktokenCounter, cached_encoding  # noqa: PLC0415 - 1.5 MB that few need

    load = partial(cached_encoding, Path(settings.tokens.cache_dir), settings.tokens.encoding)
    return TiktokenCounter(load, on_missing=lambda error: log.warning("tokens_estimated", error=str(error)))


def new_http_client() -> "httpx2.AsyncClient":
    """A client of providers' APIs. Its library is loaded where it is needed: it takes a tenth of a second."""
    import httpx2  # noqa: PLC0415 - see above

    return httpx2.AsyncClient()


def build_embedder_for(
    settings: Settings, *, http_client: "Callable[[], httpx2.AsyncClient] | None" = None
) -> Embedder:
    """The configured embedder, its vectors checked and cached."""
    chosen = settings.embedder
    inner = build_embedder(
        chosen.kind,
        model=chosen.model,
        base_url=chosen.base_url,
        api_key=chosen.api_key.reveal(),
        api_version=chosen.api_version,
        dimensions=chosen.dimensions,
        prefixes=Prefixes(chosen.document_prefix, chosen.query_prefix),
        http_client=http_client or new_http_client,
    )
    return CachedEmbedder(inner, capacity_bytes=chosen.cache_bytes)


@asynccontextmanager
async def embedder_of(settings: Settings) -> AsyncGenerator[Embedder]:
    """The configured embedder; its connections are closed with the context."""
    async with AsyncExitStack() as stack:

        def http_client() -> "httpx2.AsyncClient":
            client = new_http_client()
            stack.push_async_callback(client.aclose)
            return client

        yield build_embedder_for(settings, http_client=http_client)


def build_model_for(settings: Settings, *, http_client: "Callable[[], httpx2.AsyncClient]") -> Asking | None:
    """The language model that works for the memory, asked patiently; None: there is none."""
    chosen = settings.llm
    if chosen.kind == "none":
        return None
    model = build_model(
        chosen.kind,
        model=chosen.model,
        base_url=chosen.base_url,
        api_key=chosen.api_key.reveal(),
        api_version=chosen.api_version,
        http_client=http_client,
    )
    return Asking(
        model,
        spending=ProcessSpending(),
        clock=now,
        sleep=asyncio.sleep,
        chance=random.random,
        options=chosen.asking,
        generation=chosen.generation,
    )


@asynccontextmanager
async def model_of(settings: Settings) -> AsyncGenerator[Asking | None]:
    """The configured language model; its connections are closed with the context."""
    if settings.llm.kind == "none":
        yield None
        return
    async with new_http_client() as client:
        yield build_model_for(settings, http_client=lambda: client)


def own(setting: str, load: Callable[[str], T], path: str) -> T:
    """What an operator's own module gives, by its import path. Raises `SettingsError` that names the setting."""
    try:
        return load(path)
    except ValueError as error:
        raise SettingsError(f"{setting}: {error}") from None


def summariser_of(settings: Settings, asking: Asking | None) -> Summariser:
    """docs/rules.md, Who writes a summary: an own function, the language model, else the heuristic."""
    chosen, count = settings.compression, count_tokens_for(settings)
    prompt = load_prompt(chosen.prompt, "session_summary", setting="compression.prompt")
    if chosen.summarizer:
        summarise = own("compression.summarizer", load_summarizer, chosen.summarizer)
        return CallbackSummariser(summarise, prompt=prompt, count=count)
    if asking is not None:
        return ModelSummariser(model_of=asking.for_tenant, prompt=prompt, count=count)
    return HeuristicSummariser()


def compressor_of(
    settings: Settings, engine: Engine, asking: Asking | None, *, on_event: Callable[[Compressed | Failed], None]
) -> Compressor:
    """What keeps sessions within their bounds."""
    return Compressor(
        store=engine.sessions,
        summariser=summariser_of(settings, asking),
        count=count_tokens_for(settings),
        clock=now,
        make_id=uuid7,
        sessions=settings.sessions,
        options=settings.compression,
        on_event=on_event,
    )


@asynccontextmanager
async def webhooks_of(settings: Settings, listeners: Listeners) -> AsyncGenerator[None]:
    """The events that `listeners` are told go to the operator's address, if there is one."""
    if not settings.webhooks.url:
        yield
        return
    from proxy.api.webhooks import Webhooks  # noqa: PLC0415 - see new_http_client

    async with new_http_client() as client:
        secret = settings.webhooks.secret.reveal().encode()
        webhooks = Webhooks(url=settings.webhooks.url, secret=secret, client=client, clock=now, make_id=uuid7)
        listeners.on(None, webhooks.tell)
        async with webhooks.running():
            yield


def tell_compressed(listeners: Listeners) -> Callable[[Compressed | Failed], None]:
    """Hands a compression on to the listeners, and a failed one to the log."""

    def tell(event: Compressed | Failed) -> None:
        if isinstance(event, Compressed):
            listeners.tell(compressed(event))
        else:
            level = log.error if event.alarm else log.warning
            level("not_compressed", error=event.error, failures=event.failures)

    return tell


COLLECTED = 20_000
"""New objects before the collector looks for cycles among them. A request leaves none, so that Python's own 700 would
have it look once a request: 4 % of its time."""


def settle() -> None:
    """Once all is loaded: leave it out of every later collection, and give back what only the loading needed."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECTED, 20, 20)
    give_back()  # 3 MB, most of them of the embedder's vocabulary


def trash_of(settings: Settings, engine: Engine, *, clock: Clock = now) -> Trash:
    """What deletes closed memories of an open store."""

    async def erase(erasure: Erasure) -> Erased:
        return await engine.memories.erase(erasure, at=clock())

    return Trash(engine.memories, erase, days=settings.retention.trash_days, clock=clock)


def told(outlook: Outlook) -> str:
    """What will be deleted by itself, as a sentence."""
    most = "at least " if outlook.memories == MOST_COUNTED else ""
    counted = f"{most}{outlook.memories}"
    return f"closed memories that will be deleted for good: {counted}, the first on {outlook.first:%Y-%m-%d}"


def spans_of(settings: Settings) -> Spans:
    """After how long what nobody comes back to is over."""
    days = {Retention.TENTATIVE: settings.ingest.tentative_days, Retention.PASSAGE: settings.retention.passage_days}
    passing = {kept_as: timedelta(days=span) for kept_as, span in days.items() if span}
    return {Retention.WORKING: timedelta(hours=settings.threads.working_hours), **passing}
