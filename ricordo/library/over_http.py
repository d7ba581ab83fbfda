"""The memory of a Ricordo that runs, by its API (docs/api.md)."""

from collections.abc import AsyncGenerator, Generator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx2
import msgspec

from config.values import check_url
from memory.model.identity import NAME
from memory.model.ids import uuid7
from ricordo.library.errors import (
    InvalidInputError,
    MemoryError,  # noqa: A004 - see there
    NotFoundError,
    VectorStoreError,
    error_of_answer,
)
from ricordo.library.transport import Verb, as_json

SECONDS = 120.0
"""Until an answer must have come: a model that extracts and decides takes its time."""

OWNERS = frozenset({"user_id", "agent_id", "run_id"})


class _RequestPlace(NamedTuple):
    method: str
    path: str
    told: frozenset[str]
    """What an answer has, if it is a Ricordo's."""
    query: frozenset[str] = OWNERS
    """What of the body goes into the query instead."""


_MEMORIES = "/memory/v1/memories"
_MEMORY = f"{_MEMORIES}/{{}}"
_WHOLE = frozenset[str]()
_ONE, _SEVERAL, _COUNT = frozenset({"id", "memory"}), frozenset({"results"}), frozenset({"memories"})
_LISTED = OWNERS | {"limit", "after", "filters"}

ROUTES: dict[Verb, _RequestPlace] = {
    "add": _RequestPlace("POST", _MEMORIES, _SEVERAL, _WHOLE),
    "list": _RequestPlace("POST", f"{_MEMORIES}/query", _SEVERAL | {"next"}, _WHOLE),
    "list_review": _RequestPlace("GET", f"{_MEMORIES}/review", _SEVERAL | {"next"}, _LISTED),
    "list_closed": _RequestPlace("GET", f"{_MEMORIES}/closed", _SEVERAL | {"next"}, _LISTED),
    "search": _RequestPlace("POST", f"{_MEMORIES}/search", _SEVERAL, _WHOLE),
    "get": _RequestPlace("GET", _MEMORY, _ONE),
    "update": _RequestPlace("PATCH", _MEMORY, _ONE),
    "close": _RequestPlace("POST", f"{_MEMORY}/close", _ONE),
    "close_all": _RequestPlace("POST", f"{_MEMORIES}/close", _COUNT, _WHOLE),
    "delete": _RequestPlace("DELETE", _MEMORY, _COUNT),
    "delete_all": _RequestPlace("DELETE", _MEMORIES, _COUNT, OWNERS | {"filters", "dry_run"}),
    "undo": _RequestPlace("POST", f"{_MEMORY}/undo", _ONE),
    "review": _RequestPlace("POST", f"{_MEMORY}/review", _ONE),
    "feedback": _RequestPlace("POST", f"{_MEMORY}/feedback", _ONE),
    "history": _RequestPlace("GET", f"{_MEMORY}/history", frozenset({"lines"})),
    "users": _RequestPlace("GET", "/memory/v1/users", _SEVERAL),
    "reset": _RequestPlace("POST", "/memory/v1/reset", _COUNT),
    "ingest": _RequestPlace("POST", "/memory/v1/documents", _COUNT, _WHOLE),
    "context": _RequestPlace("POST", "/memory/v1/context", frozenset({"stable", "dynamic"}), _WHOLE),
}

NOWHERE = frozenset({HTTPStatus.NOT_FOUND, HTTPStatus.METHOD_NOT_ALLOWED, HTTPStatus.GONE})

LINES = "application/x-ndjson"
"""How exports are sent."""


class OverHttp:
    """Asks a server. It keeps its connections open until it is closed."""

    def __init__(self, base_url: str, *, api_key: str | None = None) -> None:
        """`base_url`: where it listens, also as its chats or this API are asked. Raises `InvalidInputError`."""
        if not isinstance(base_url, str):  # pyright: ignore[reportUnnecessaryIsInstance] - nobody checks a notebook
            raise InvalidInputError(f"base_url: an address as text, not {type(base_url).__name__}")
        origin = base_url.rstrip("/").removesuffix("/v1").removesuffix("/memory")
        try:
            check_url("base_url", origin)
        except ValueError as error:
            raise InvalidInputError(str(error)) from None
        headers = {"authorization": f"Bearer {api_key}"} if api_key else {}
        self._client = httpx2.AsyncClient(base_url=origin, headers=headers, timeout=SECONDS)

    async def ask(self, verb: Verb, body: Mapping[str, Any], *, memory_id: str = "") -> Any:  # noqa: ANN401 - JSON
        """See `Transport`."""
        route = ROUTES[verb]
        if "{}" in route.path and not NAME.fullmatch(memory_id):
            raise NotFoundError(f"there is no memory {memory_id!r}: that is no id")
        told = dict(body)
        headers = {"content-type": "application/json"}
        if (revision := told.pop("revision", None)) is not None:
            headers["if-match"] = f'"{revision}"'
        if verb == "ingest":
            told["id"] = uuid7()
        query = {name: _in_query(told.pop(name)) for name in route.query if name in told}
        path = route.path.format(quote(memory_id, safe=""))
        content = as_json(told) if route.method in {"POST", "PATCH"} else b""
        with self._reaching():
            answer = await self._client.request(route.method, path, params=query, content=content, headers=headers)
        return _read(answer, route.told)

    async def export(self, whose: Mapping[str, Any]) -> AsyncGenerator[bytes]:
        """See `Transport`."""
        with self._reaching():
            async with self._client.stream("GET", "/memory/v1/export", params=dict(whose)) as answer:
                if not answer.is_success or not answer.headers.get("content-type", "").startswith(LINES):
                    await answer.aread()
                    raise _error_of(answer)
                async for piece in answer.aiter_bytes():
                    yield piece

    async def restore(self, whose: Mapping[str, Any], lines: AsyncGenerator[bytes]) -> Any:  # noqa: ANN401 - JSON
        """See `Transport`."""
        with self._reaching():
            answer = await self._client.post(
                "/memory/v1/import",
                params=dict(whose),
                content=lines,
                headers={"content-type": LINES},
                timeout=httpx2.Timeout(SECONDS, read=None),  # it answers when all is read in
            )
        return _read(answer, _COUNT)

    @contextmanager
    def _reaching(self) -> Generator[None]:
        """A server that cannot be reached is a store that is away."""
        try:
            yield
        except httpx2.HTTPError as error:
            why = str(error) or type(error).__name__
            raise VectorStoreError(f"{self._client.base_url}: {why}", "server_unreachable") from error

    async def close(self) -> None:
        """See `Transport`."""
        await self._client.aclose()


def _in_query(value: object) -> str:
    return value if isinstance(value, str) else as_json(value).decode()


class _RefusalWords(msgspec.Struct):
    message: str = ""
    code: str | None = None


class _Refusal(msgspec.Struct):
    error: _RefusalWords


def _read(answer: httpx2.Response, told: frozenset[str]) -> Any:  # noqa: ANN401 - JSON
    """What an answer says, in which all is `told`. Raises a `MemoryError`, also for what is no Ricordo's."""
    try:
        said = msgspec.json.decode(answer.content, type=dict[str, Any]) if answer.is_success else {}
    except msgspec.MsgspecError:
        said = {}
    if not told <= said.keys():
        raise _error_of(answer)
    return said


def _error_of(answer: httpx2.Response) -> MemoryError:
    """What an answer comes to that is a refusal, or another server's.

    Refusals that what stands in front of a Ricordo may make are taken as they are. Only a Ricordo can say that there is
    nothing: of a server without such routes it would mean that all is forgotten.
    """
    try:
        said = msgspec.json.decode(answer.content, type=_Refusal).error
    except msgspec.MsgspecError:
        said = _RefusalWords()
    status, code = answer.status_code, said.code or ""
    asked = (
        f"{answer.url}: {status} {answer.reason_phrase}: is that a Ricordo? base_url is where `ricordo serve` listens"
    )
    if status < HTTPStatus.BAD_REQUEST or (status in NOWHERE and code not in {"not_found", "method_not_allowed"}):
        return VectorStoreError(asked, "server_unknown")
    wait = answer.headers.get("retry-after", "")
    seconds = float(wait) if wait.isascii() and wait.isdecimal() else None
    return error_of_answer(status, code, said.message or asked, retry_after_seconds=seconds)
