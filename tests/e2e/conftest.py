"""A real Ricordo on a real port, in a thread of its own, in front of the scripted upstream."""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import openai
import pytest
import structlog
import uvloop

from config.loading import load_settings
from config.settings import Settings
from memory.model.memory import Memory
from memory.model.scope import Reach, Scope
from memory.ports.memories import Listing
from proxy.dialects.dialect import Dialect
from ricordo.serving import serving
from ricordo.stores import engine_of
from ricordo.working import working
from tests.scripted_upstream import ScriptedUpstream, default

KEY = "sk-test-0123456789abcdefghijklmnop"


class Ricordo:
    """A running Ricordo and what a test does with it."""

    def __init__(self, settings: Settings, upstream: ScriptedUpstream) -> None:
        self.settings = settings
        self.upstream = upstream
        self.port = 0
        self._clients: list[openai.OpenAI] = []

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, user: str | None = "ada", **options: Any) -> openai.OpenAI:
        return self._kept(openai.OpenAI(base_url=f"{self.origin}/v1", **self._options(user, options)))

    def async_client(self, user: str | None = "ada", **options: Any) -> openai.AsyncOpenAI:
        return openai.AsyncOpenAI(base_url=f"{self.origin}/v1", **self._options(user, options))

    def _options(self, user: str | None, options: dict[str, Any]) -> dict[str, Any]:
        headers = {"X-Memory-User": user} if user else {}
        return {"api_key": KEY, "default_headers": headers, "max_retries": 0, **options}

    def reset(self) -> None:
        """The upstream back at its default script, nothing seen yet, no client left of the test before."""
        self.close()
        self.upstream.script(default)
        self.upstream.requests.clear()

    def direct(self, **options: Any) -> openai.OpenAI:
        """A client that asks the upstream itself."""
        return self._kept(openai.OpenAI(base_url=self.upstream.base_url, **self._options(None, options)))

    def _kept(self, client: openai.OpenAI) -> openai.OpenAI:
        self._clients.append(client)
        return client

    def close(self) -> None:
        """Close the clients that were given out."""
        while self._clients:
            self._clients.pop().close()

    def memories(self, user: str = "ada", tenant: str = "local") -> tuple[Memory, ...]:
        """What is kept of a user."""

        async def listed() -> tuple[Memory, ...]:
            async with engine_of(self.settings) as engine:
                return await engine.memories.list(Listing(reach=Reach.of(Scope(tenant, user))))

        return asyncio.run(listed())

    def ingested(self, *, seconds: float = 100.0) -> None:
        """Wait until nothing waits to be ingested."""

        async def idle() -> None:
            async with engine_of(self.settings) as engine:
                end = time.monotonic() + seconds
                while (await engine.queue.backlog()).pending:
                    assert time.monotonic() < end, "the backlog did not drain"
                    await asyncio.sleep(0.02)

        asyncio.run(idle())

    def remembered(self, user: str = "ada", tenant: str = "local") -> list[str]:
        """The texts of what is kept of a user, once everything is ingested."""
        self.ingested()
        return [memory.text for memory in self.memories(user, tenant)]


def in_thread(run: Callable[[asyncio.Event, Callable[[], None]], Any]) -> contextlib.AbstractContextManager[None]:
    """Run a coroutine in a thread with a loop of its own until the context ends: `run(stop, started)`."""

    @contextlib.contextmanager
    def running() -> Generator[None]:
        ready = threading.Event()
        failed: list[BaseException] = []
        handle: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

        async def main() -> None:
            stop = asyncio.Event()
            handle.append((asyncio.get_running_loop(), stop))
            await run(stop, ready.set)

        def target() -> None:
            try:
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    runner.run(main())
            except BaseException as error:  # noqa: BLE001 - is raised again where the test sees it
                failed.append(error)
            finally:
                ready.set()

        thread = threading.Thread(target=target, daemon=True)
        thread.start()
        ready.wait()
        if failed:
            raise failed[0]
        try:
            yield
        finally:
            loop, stop = handle[0]
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(stop.set)
            thread.join()  # as long as it takes: the test's own timeout ends what hangs
        if failed:
            raise failed[0]

    return running()


@contextlib.contextmanager
def ricordo_of(
    settings: Settings, upstream: ScriptedUpstream, *, worker: bool = True, dialects: Sequence[Dialect[Any]] = ()
) -> Generator[Ricordo]:
    """A proxy, and a worker beside it, each in a thread; `dialects` beside those that it has."""
    ricordo = Ricordo(settings, upstream)

    async def serve(stop: asyncio.Event, started: Callable[[], None]) -> None:
        async with serving(settings, dialects=dialects) as port:
            ricordo.port = port
            started()
            await stop.wait()

    async def work(stop: asyncio.Event, started: Callable[[], None]) -> None:
        started()
        await working(settings, stop=stop)

    with in_thread(serve), in_thread(work) if worker else contextlib.nullcontext():
        try:
            yield ricordo
        finally:
            ricordo.close()


structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))


def settings_for(store: Path, upstream: ScriptedUpstream, **more: object) -> Settings:
    flags = {
        "store.path_or_url": str(store),
        "upstream.base": upstream.base_url,
        "server.port": 0,
        "logs.level": "error",
        "prompt.mode": "replay",  # what stood in any prompt of a conversation is looked for; who tests the mode sets it
        "upstream.breaker.enabled": False,  # the faults of one test are not to be those of the next
        "recall.deadline_seconds": 20.0,  # a busy machine may take longer than 150 ms; who tests the deadline sets it
        "recall.forget_seconds": 60.0,  # the same
    }
    flags |= {name.replace("__", "."): value for name, value in more.items()}
    return load_settings(environ={}, flags=flags)


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path_factory.mktemp("store") / "ricordo.db", upstream)
        with ricordo_of(settings, upstream) as ricordo:
            yield ricordo


@pytest.fixture
def ricordo(_shared: Ricordo) -> Ricordo:
    """One Ricordo a module, its upstream back at its default script; a test that must not share names its own user."""
    _shared.reset()
    return _shared
