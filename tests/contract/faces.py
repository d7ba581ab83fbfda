"""The faces of the memory API, each on every store: what the suites of the API are played through.

    python   `AsyncMemory` in process
    server   `AsyncMemory` of a Ricordo on a real port: `/memory/v1`
    routes   the eleven routes `/v1/memories…`, `/v1/entities…` and `/v1/reset` on a real port, and nothing but HTTP

A place is a face on a store, and is opened once a module. `callers` are eight users of it; the first, Alice, has a
thousand other memories, and a case leaves nothing but these behind. Model and embedder are scripted servers.
"""

import asyncio
import os
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from inspect import Parameter, signature
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, cast

import httpx2
import pytest
import pytest_asyncio

from config.loading import load_settings
from memory.model.ids import uuid7
from ricordo import AsyncMemory
from ricordo.library.errors import NotFoundError, error_of_answer
from ricordo.library.results import AddResult, EventItem, FoundResult, HistoryItem, MemoryItem
from ricordo.serving import serving
from tests.contract.conftest import RedisStore
from tests.crowd import crowd
from tests.curator import Wish, curator
from tests.redis_server import RedisServer
from tests.scripted_embedder import ScriptedEmbedder
from tests.scripted_models import KEY, ScriptedModels

REDIS_URL = "RICORDO_TEST_REDIS_URL"
SECRET = "a secret of the tests' own: 0123456789"

STORES = ("in_memory", "sqlite", "redis")

ALICE = "alice"
CALLERS = 8
SECONDS = 60
"""Until a server must have answered: eight callers ask it at once, on a busy machine."""

OTHERS = crowd()
CROWD = {"crowd": True}
"""The metadata of the thousand others."""


# ── The routes ────────────────────────────────────────────────────────────────────────────────────────────────


class Routes:
    """The eleven routes, called as a class is: with what they take, and errors for what they refuse."""

    def __init__(self, client: httpx2.AsyncClient) -> None:
        self._client = client

    async def ask(self, method: str, path: str, *, body: Any = None, **query: Any) -> Any:
        """What is answered, as JSON. Raises a `MemoryError`."""
        given = {name: value for name, value in query.items() if value is not None}
        answer = await self._client.request(method, f"/v1{path}/", json=body, params=given)
        if answer.is_success:
            return answer.json()
        told = answer.json()["error"]
        raise error_of_answer(answer.status_code, told["code"], told["message"])

    async def add(self, messages: Any, **fields: Any) -> AddResult:
        answer = await self.ask("POST", "/memories", body={"messages": messages, **fields})
        return AddResult(results=[EventItem(each) for each in answer["results"]])

    async def search(self, query: str, *, filters: Any = None, **fields: Any) -> FoundResult:
        if filters is None:
            return _found(await self.ask("GET", "/memories/search", q=query, **fields))
        return _found(await self.ask("POST", "/memories/search", body={"query": query, "filters": filters, **fields}))

    async def get(self, memory_id: str) -> MemoryItem | None:
        try:
            return MemoryItem(await self.ask("GET", f"/memories/{memory_id}"))
        except NotFoundError:
            return None

    async def get_all(self, *, limit: int | None = None, **names: Any) -> FoundResult:
        return _found(await self.ask("GET", "/memories", limit=limit, **names))

    async def update(self, memory_id: str, text: str) -> MemoryItem:
        return MemoryItem(await self.ask("PUT", f"/memories/{memory_id}", body={"text": text}))

    async def delete(self, memory_id: str) -> None:
        await self.ask("DELETE", f"/memories/{memory_id}")

    async def delete_all(self, **names: Any) -> None:
        await self.ask("DELETE", "/memories", **names)

    async def history(self, memory_id: str) -> list[HistoryItem]:
        try:
            return [HistoryItem(each) for each in await self.ask("GET", f"/memories/{memory_id}/history")]
        except NotFoundError:
            return []

    async def reset(self) -> None:
        await self.ask("POST", "/reset")


def _found(answer: Mapping[str, Any]) -> FoundResult:
    return FoundResult(results=[MemoryItem(each) for each in answer["results"]])


# ── A place ───────────────────────────────────────────────────────────────────────────────────────────────────


class Place(NamedTuple):
    """A face on a store, open, and what is behind it."""

    face: str
    memory: AsyncMemory | Routes
    keeper: AsyncMemory
    """The same store by the class, for what a case leaves behind."""
    models: ScriptedModels
    embedder: ScriptedEmbedder
    finds: dict[str, list[str]]
    wishes: dict[str, tuple[Wish, ...]]

    async def fill(self) -> None:
        """Put the thousand others in, if they are not there."""
        if not (await self.keeper.get_all(user_id=ALICE, limit=1)).results:
            given = [{"role": "user", "content": text} for text in OTHERS]
            added = await self.keeper.add(given, infer=False, user_id=ALICE, metadata=CROWD)
            assert len(added.results) == len(OTHERS) == 1_000

    async def clean(self) -> None:
        """Leave of Alice nothing but these, and all servers as they were."""
        await self.keeper.delete_all(user_id=ALICE, filters={"NOT": CROWD}, erase=True)
        self.finds.clear()
        self.wishes.clear()
        self.models.says(curator(self.finds, self.wishes))
        self.embedder.fails_on("")


@contextmanager
def environ_of(store: str, request: pytest.FixtureRequest, folder: Path) -> Generator[dict[str, str]]:
    """The variables that name a store of that kind, which is empty; it is gone when the context ends."""
    variables = {"XDG_DATA_HOME": str(folder / "data"), "RICORDO_STORE__SECRET": SECRET}
    if store != "redis":
        path = "memory:" if store == "in_memory" else str(folder / "ricordo.db")
        yield variables | {"RICORDO_STORE__PATH_OR_URL": path}
        return
    if url := os.environ.get(REDIS_URL):
        there = RedisStore(url, searches=True)
    else:
        server: RedisServer = request.getfixturevalue("_redis_server")
        there = RedisStore(server.url, searches=False)
        variables["RICORDO_STORE__REDIS__ACCEPT_RISKS"] = "version, search"
    variables |= {"RICORDO_STORE__PATH_OR_URL": there.url, "RICORDO_STORE__REDIS__PREFIX": there.prefix}
    yield variables
    if url:
        there.clear()


@asynccontextmanager
async def face_of(face: str, environ: Mapping[str, str]) -> AsyncGenerator[tuple[AsyncMemory | Routes, AsyncMemory]]:
    """A face on the store that these variables name, and the class beside it."""
    async with AsyncExitStack() as stack:
        if face == "python":
            with pytest.MonkeyPatch.context() as patch:
                for name, value in environ.items():
                    patch.setenv(name, value)
                memory = AsyncMemory(environ["RICORDO_STORE__PATH_OR_URL"])
            yield await stack.enter_async_context(memory), memory
            return
        flags = {"server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}
        port = await stack.enter_async_context(serving(load_settings(environ=environ, flags=flags)))
        origin = f"http://127.0.0.1:{port}"
        keeper = await stack.enter_async_context(AsyncMemory(base_url=origin))
        if face == "server":
            yield keeper, keeper
            return
        client = await stack.enter_async_context(httpx2.AsyncClient(base_url=origin, timeout=SECONDS))
        yield Routes(client), keeper


@asynccontextmanager
async def opened(
    place: str, request: pytest.FixtureRequest, folder: Path, *, kind: str = "openai"
) -> AsyncGenerator[Place]:
    """A place by its name. `kind`: whose protocol the model speaks."""
    face, _, store = place.partition("-")
    finds: dict[str, list[str]] = {}
    wishes: dict[str, tuple[Wish, ...]] = {}
    async with AsyncExitStack() as stack:
        models = await stack.enter_async_context(ScriptedModels())
        models.says(curator(finds, wishes))
        embedder = await stack.enter_async_context(ScriptedEmbedder())
        embedder.knows("programming", "Python")
        environ = stack.enter_context(environ_of(store, request, folder)) | {
            "RICORDO_LLM__KIND": kind,
            "RICORDO_LLM__API_KEY": KEY,
            "RICORDO_LLM__BASE_URL": models.url(kind),
            "RICORDO_LLM__MODEL": "any-model",
            "RICORDO_LLM__ASKING__RETRIES": "0",
            "RICORDO_LLM__ASKING__CACHE_BYTES": "0",  # cases say the same and mean something else
            "RICORDO_EMBEDDER__KIND": "openai",
            "RICORDO_EMBEDDER__API_KEY": KEY,
            "RICORDO_EMBEDDER__BASE_URL": embedder.base_url,
            "RICORDO_EMBEDDER__MODEL": "any-model",
            "RICORDO_EMBEDDER__DIMENSIONS": str(embedder.dimensions),
        }
        memory, keeper = await stack.enter_async_context(face_of(face, environ))
        yield Place(face, memory, keeper, models, embedder, finds, wishes)


def places(*faces: str) -> Any:
    """The fixture `place`: these faces, each on every store."""

    @pytest_asyncio.fixture(
        name="place",
        scope="module",
        loop_scope="module",
        params=[f"{face}-{store}" for store, face in product(STORES, faces)],
    )
    async def open_place(
        request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
    ) -> AsyncIterator[Place]:
        async with opened(request.param, request, tmp_path_factory.mktemp("place")) as place:
            yield place

    return open_place


# ── Who calls ─────────────────────────────────────────────────────────────────────────────────────────────────


class Caller:
    """One user of a place."""

    def __init__(self, place: Place, user: str) -> None:
        self.place = place
        self.memory = place.memory
        self.user = user

    async def add(self, said: Any, *found: str, **fields: Any) -> list[EventItem]:
        """What becomes of a conversation in which the model finds these facts."""
        self.place.finds[said if isinstance(said, str) else said[-1]["content"]] = list(found)
        return await self._add(said, fields)

    async def know(self, text: str, **fields: Any) -> str:
        """The id of a memory that is new."""
        (event,) = await self.add(text.replace("User", "I", 1), text, **fields)
        assert event.event == "ADD", event
        assert event.id is not None
        return event.id

    async def _add(self, said: Any, fields: dict[str, Any]) -> list[EventItem]:
        named: dict[str, Any] = {"user_id": self.user, **fields}
        return (await self.memory.add(said, **named)).results

    def wants(self, fact: str, *wishes: Wish) -> None:
        """What the model wants done with a fact."""
        self.place.wishes[fact] = wishes

    async def found(self, query: str, **fields: Any) -> list[MemoryItem]:
        """What is found for a question."""
        named: dict[str, Any] = {"user_id": self.user, **fields}
        return (await self.memory.search(query, **named)).results

    async def listed(self, **fields: Any) -> list[MemoryItem]:
        """What is listed, oldest first."""
        named: dict[str, Any] = {"user_id": self.user, **fields}
        return (await self.memory.get_all(**named)).results

    async def known(self) -> list[MemoryItem]:
        """All that is known of this user beside the thousand, oldest first."""
        return (await self.place.keeper.get_all(user_id=self.user, limit=None, filters={"NOT": CROWD})).results

    async def texts(self) -> list[str]:
        """What these say."""
        return [each.memory for each in await self.known()]


@pytest_asyncio.fixture(loop_scope="module")
async def callers(place: Place) -> AsyncIterator[list[Caller]]:
    """Alice, who has the thousand others, and seven who have nothing yet."""
    await place.fill()
    yield [Caller(place, name) for name in (ALICE, *(uuid7() for _ in range(CALLERS - 1)))]
    await place.clean()


def by_all(case: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Eight callers play a case at once, each with memories of their own."""

    async def test(callers: Sequence[Caller], **given: Any) -> None:
        async with asyncio.TaskGroup() as tasks:
            for caller in callers:
                tasks.create_task(cast("Any", case(caller, **given)))

    _, *others = signature(case).parameters.values()
    told = Parameter("callers", Parameter.POSITIONAL_OR_KEYWORD)
    test.__name__, test.__qualname__, test.__doc__ = case.__name__, case.__qualname__, case.__doc__
    test.__module__ = case.__module__
    vars(test).update(place_as=case, __signature__=signature(case).replace(parameters=[told, *others]))
    return test
