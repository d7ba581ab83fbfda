"""The application's routes (Litestar): health, metrics, and what was recalled for a turn."""

from collections.abc import Mapping
from typing import Annotated, Any, cast
from urllib.parse import unquote_to_bytes

import msgspec
import structlog
from litestar import HttpMethod, Litestar, MediaType, Request, Response, Router, get, route
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.params import PathParameter, QueryParameter

from memory.model.errors import MemoryFault
from memory.model.ids import uuid7
from memory.ports.keys import Role
from memory.ports.search import PastTurn
from memory.text.cleaning import cut
from proxy.api.asking import BESIDE
from proxy.api.health import ALIVE, Ready, metrics_of, readiness_of
from proxy.api.schema_document import BY_LINES, TrueDocument
from proxy.api.schema_page import HEADERS, SchemaPage
from proxy.api.schema_parts import Schema
from proxy.api.services import Services
from proxy.api.unserved import instead_of
from proxy.dialects.views import NOTHING, check_keys
from proxy.http.client import CODE
from proxy.http.endpoints import advice_for
from proxy.http.errors import ApiError, error_body, error_headers, error_of_memory
from proxy.http.json_body import SAID_CHARS, check_headers, read_json, typed
from proxy.ops.logs import error_name

log = structlog.get_logger()

AnyRequest = Request[Any, Any, Any]

BODY = "data"
"""Litestar's name of a body: it complains of a missing one by this name alone."""

INTERNAL = 500
"""From this status on the fault is ours."""


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is JSON as the chat path takes it: called so, in UTF-8, not compressed (FAULTS B07, B08)."""

    async def json(self) -> Any:  # noqa: ANN401 - the route's own type
        """The body, of the route's type: a number is no text there, nor 0 false. Raises `ApiError`.

        A field that is read stands there once (FAULTS B05): of two users that a body names nobody knows which is meant.
        """
        check_headers(self.headers.get("content-type", ""), self.headers.get("content-encoding", ""))
        body = await self.body()
        sent, wanted = read_json(body), self.route_handler.parsed_data_field
        if wanted is None:
            return sent
        read = typed(sent, wanted.annotation)
        if isinstance(read, msgspec.Struct):
            check_keys(body, read.__struct_encode_fields__, largest=NOTHING)
        return read


Needed = NamedDependency[Services]


class TurnReport(msgspec.Struct, frozen=True):
    """All steps and attempts of a turn: what was recalled, what was injected and why."""

    turn: str
    session: str
    steps: tuple[PastTurn, ...]


LOOKED_AT = [HttpMethod.GET, HttpMethod.HEAD]
"""How health is asked for: many a load balancer sends HEAD. In front of this application `Health` answers."""


@route(
    "/health/live",
    http_method=LOOKED_AT,
    status_code=200,
    summary="The process runs",
    media_type=MediaType.JSON,
    sync_to_thread=False,
)
def live() -> dict[str, str]:
    return ALIVE


@route(
    ["/health", "/health/ready"],
    http_method=LOOKED_AT,
    status_code=200,
    summary="Whether this process should get traffic",
)
async def ready(services: Needed) -> Response[Ready]:
    report = await readiness_of(services)
    return Response(report, status_code=report.code)


@get("/metrics", summary="Prometheus metrics", include_in_schema=False)
async def metrics(services: Needed) -> Response[bytes]:
    body, content_type = await metrics_of(services)
    # The framework adds the encoding to every text.
    return Response(body, media_type=content_type.removesuffix("; charset=utf-8"))


@get("/memory/v1/turns/{turn:str}", summary="What was recalled for a turn, what was injected and why")
async def turn_report(
    turn: Annotated[str, PathParameter(description="The turn's id, from `X-Memory-Turn`.")],
    request: AnyRequest,
    services: Needed,
) -> TurnReport:
    caller = await services.gate.caller(request.scope, role=Role.READ)
    links = await services.engine.archive.turn(caller.anywhere(), turn)
    return TurnReport(turn, links[0].session, links)


async def before(request: AnyRequest) -> Response[None] | None:
    """Answer an OPTIONS. Litestar's own answer forgets the methods that a path was given later than its first.

    Raises `ApiError` for a parameter or a field that a route does not know: who mistypes `dry_run` must not delete. And
    for what is no text.
    """
    if request.method != HttpMethod.OPTIONS:
        if request.scope["path"].startswith(MEMORYS):
            check_text(request.scope["query_string"])
            check_parameters(request)
            await check_no_body(request)
        return None
    methods = request.app.route_handler_method_map[request.scope["path_template"]]
    return Response(None, status_code=204, headers={"allow": ", ".join(sorted(map(str, methods)))})


ALIASES = ("/v1/", "/v2/", "/v3/")
"""Where clients of mem0 ask."""

MEMORYS = ("/memory/v1/", *ALIASES)
"""Where it may be said whose memories are meant, and which."""


async def check_no_body(request: AnyRequest) -> None:
    """Raise `ApiError` for a body that no route would read: what it narrows to would be dropped. `{}` says nothing."""
    method, path = request.method.lower(), request.scope["path_template"]
    if request.route_handler.parsed_data_field is not None or (method, path) in BY_LINES:
        return
    body = await request.body()
    if body.strip() in {b"", b"{}"}:
        return
    sent = read_json(body)
    field = next(iter(cast("dict[str, object]", sent))) if isinstance(sent, dict) else BODY
    wrong = "There is no such field here: this takes no body. What may be said stands in the address, or in headers."
    raise ApiError.of("invalid_input", wrong, param="body" if field == BODY else cut(field, SAID_CHARS))


def check_text(query: bytes) -> None:
    """Raise `ApiError` for a query that is no UTF-8: whoever reads it anyway takes two names for one."""
    for pair in query.split(b"&"):
        name, _, value = (_text_of(part) for part in pair.partition(b"="))
        if name is None or value is None:
            wrong = "This is no text in UTF-8: send its bytes in UTF-8, percent-encoded, or a name as `b64:`."
            raise ApiError.of("invalid_scope_value", wrong, param=cut(name or "the query", SAID_CHARS))


def _text_of(encoded: bytes) -> str | None:
    try:
        return unquote_to_bytes(encoded).decode()
    except UnicodeDecodeError:
        return None


def check_parameters(request: AnyRequest) -> None:
    """Raise `ApiError` for a query parameter that the route does not take, and for one that is given twice.

    What is given twice is refused in a body, too (`JsonRequest`).
    """
    taken = request.route_handler.parsed_fn_signature.parameters
    known = [
        field.kwarg_definition.name or name
        for name, field in taken.items()
        if isinstance(field.kwarg_definition, QueryParameter)
    ]
    unread = request.route_handler.opt.get(BESIDE, ())
    unknown = next((name for name in request.query_params if name not in known and name not in unread), None)
    if unknown is not None:
        there_are = f"there are {', '.join(known)}" if known else "it takes none"
        raise ApiError.of(
            "invalid_input", f"There is no such parameter here; {there_are}.", param=cut(unknown, SAID_CHARS)
        )
    twice = next((name for name in request.query_params if len(request.query_params.getall(name)) > 1), None)
    if twice is not None:
        raise ApiError.of("invalid_input", "This parameter is given more than once. Send it once.", param=twice)


def make_application(services: Services, *routers: Router, rules: Mapping[str, Schema] | None = None) -> Litestar:
    """The Litestar application around one engine, with the routers of the memory's API.

    `rules`: what the settings say of the structures of these names.
    """
    return Litestar(
        [live, ready, metrics, turn_report, *routers],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        request_class=JsonRequest,
        before_request=before,
        exception_handlers=_HANDLERS,
        openapi_config=TrueDocument(
            title="Ricordo",
            version="1",
            rules=rules or {},
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, response_headers=HEADERS),
            render_plugins=[SchemaPage()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


def _answer(request: AnyRequest, error: ApiError, request_id: str | None = None) -> Response[bytes]:
    request.scope[CODE] = error.code  # pyright: ignore[reportGeneralTypeIssues] - for who counts: `Counted`
    request_id = request_id or uuid7()
    body = error_body(error, request_id, in_detail=request.scope["path"].startswith(ALIASES))
    headers = {name.decode(): value.decode() for name, value in error_headers(error, request_id, body)}
    return Response(body, status_code=error.status, headers=headers, media_type=MediaType.JSON)


def _told(request: AnyRequest, error: ApiError | MemoryFault) -> Response[bytes]:
    return _answer(request, error if isinstance(error, ApiError) else error_of_memory(error))


def _http_error(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    if error.status_code >= INTERNAL:
        return _unforeseen(request, error)
    if isinstance(error, NotFoundException):
        path = request.scope["path"]
        instead = instead_of(path)
        return _answer(
            request, ApiError.of("not_served", instead) if instead else ApiError.of("not_found", advice_for(path))
        )
    if not isinstance(error, ValidationException):
        told = _OF_STATUS.get(error.status_code, "invalid_request")
        return _answer(request, ApiError.of(told, headers=_allowing(error)))
    # The first thing that is wrong with a request, and where it stands; no value of it. A list has what is malformed.
    found = cast("list[dict[str, str]]", error.extra if isinstance(error.extra, list) else [])
    missing = error.detail.partition(" for path ")[0]  # "Missing required query parameter 'q'"
    first = found[0] if found else {"message": missing, "key": missing.partition("'")[2].removesuffix("'")}
    if first.get("message") == repr(BODY):
        return _answer(request, ApiError.of("invalid_json", "The body is missing.", param="body"))
    param = "body" if first.get("key") == BODY else first.get("key") or None
    return _answer(
        request, ApiError.of("invalid_input", cut(first.get("message", ""), SAID_CHARS) or None, param=param)
    )


def _allowing(error: HTTPException) -> tuple[tuple[bytes, bytes], ...]:
    """Which methods a path takes instead: a 405 has to say it (RFC 9110, 15.5.6)."""
    allowed = (error.headers or {}).get("allow")
    return () if allowed is None else ((b"allow", allowed.encode()),)


def _unforeseen(request: AnyRequest, error: Exception) -> Response[bytes]:
    request_id = uuid7()
    log.error("unforeseen", error=error_name(error), request_id=request_id)
    return _answer(request, ApiError.of("internal_error"), request_id)


_OF_STATUS = {405: "method_not_allowed", 413: "body_too_large"}

_HANDLERS: dict[Any, Any] = {  # Litestar's own type of it leaves its parts open
    ApiError: _told,
    MemoryFault: _told,
    HTTPException: _http_error,
    Exception: _unforeseen,
}
