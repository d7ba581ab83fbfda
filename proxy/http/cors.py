"""What lets web pages of other origins read answers (CORS): those of `server.cors_origins` may read all, others none.

    preflight   OPTIONS with Origin and Access-Control-Request-Method: answered here, before anybody asks for a key
    answer      ours or the upstream's, an error or not: it names the origin that may read it, if its request has one

These headers are ours alone: what an upstream says of them is left out, or two permissions would stand in one answer
(and `*`, as many say, would let in whom the setting does not). No credentials are allowed, in the standard's sense:
cookies and the like, which are read nowhere here. A page sends its key itself, in a header.

https://fetch.spec.whatwg.org/#http-cors-protocol; without any origin in the settings nothing of this is installed.
"""

from collections.abc import Awaitable, Callable, Collection

from memory.model.types import MakeId
from proxy.http.client import ASGIScope, Message, Receive, Send
from proxy.http.errors import ApiError, error_body, error_headers
from proxy.upstream import Headers, Pair

Application = Callable[[ASGIScope, Receive, Send], Awaitable[None]]

METHODS = b"GET, HEAD, POST, PUT, PATCH, DELETE"

MAX_AGE = b"600"
"""Seconds for which a browser need not ask again: the longest that all of them grant."""

EXPOSED = (
    *(
        b"x-memory-status",
        b"x-memory-reason",
        b"x-memory-advice",
        b"x-memory-count",
        b"x-memory-tokens",
        b"x-memory-replayed-tokens",
        b"x-memory-prompt-mode",
    ),
    *(b"x-memory-session", b"x-memory-turn", b"server-timing", b"x-request-id", b"retry-after"),
)
"""What a page may read of every answer, beside the headers that this one has. (`*` is not known to old browsers.)"""

VARY = (b"vary", b"Origin")
"""An answer that one page may read must not be given to another, out of a cache."""

PREFLIGHT = {b"origin", b"access-control-request-method"}
"""What an OPTIONS request has that asks for a permission."""

PREFLIGHT_VARY = (b"vary", b"Origin, Access-Control-Request-Method, Access-Control-Request-Headers")


class Cors:
    """The rule: which page may read what. Without `origins` it is silent."""

    def __init__(self, origins: Collection[str] = ()) -> None:
        self._origins = frozenset(origin.encode() for origin in origins)

    def origin_in(self, asked: Headers) -> bytes | None:
        """The origin of a request, if it is trusted."""
        origins = [value for name, value in asked if name == b"origin"]
        return origins[0] if len(origins) == 1 and origins[0].lower() in self._origins else None

    def added(self, asked: Headers, answered: Headers = ()) -> list[Pair]:
        """The headers of an answer that has those of `answered`, none of them about CORS."""
        if not self._origins:
            return []
        origin = self.origin_in(asked)
        if origin is None:
            return [VARY]
        exposed = dict.fromkeys((*EXPOSED, *(name.lower() for name, _ in answered)))
        return [
            VARY,
            (b"access-control-allow-origin", origin),
            (b"access-control-expose-headers", b", ".join(exposed)),
        ]

    def permission(self, asked: Headers) -> list[Pair] | None:
        """The headers that answer a preflight; None: its origin is not trusted."""
        origin = self.origin_in(asked)
        if origin is None:
            return None
        fields = dict(asked)
        headers = [
            PREFLIGHT_VARY,
            (b"access-control-allow-origin", origin),
            (b"access-control-allow-methods", METHODS),
            (b"access-control-max-age", MAX_AGE),
        ]
        if wanted := fields.get(b"access-control-request-headers"):
            headers.append((b"access-control-allow-headers", wanted))
        if fields.get(b"access-control-request-private-network") == b"true":
            headers.append((b"access-control-allow-private-network", b"true"))
        return headers


class Shared:
    """An ASGI application whose answers the pages of trusted origins can read."""

    def __init__(self, application: Application, cors: Cors, *, make_id: MakeId) -> None:
        self._application = application
        self._cors = cors
        self._make_id = make_id

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        """One ASGI connection."""
        asked: list[Pair] = scope.get("headers", [])
        is_options = scope["type"] == "http" and scope["method"] == "OPTIONS"
        if is_options and {name for name, _ in asked} >= PREFLIGHT:
            headers, status, body = self._cors.permission(asked), 204, b""
            if headers is None:
                error, request_id = ApiError.of("origin_not_trusted"), self._make_id()
                headers, status = [*error_headers(error, request_id), PREFLIGHT_VARY], error.status
                body = error_body(error, request_id)
            await send({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": body})
            return

        async def send_shared(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent: list[Pair] = message.get("headers", [])
                answered = [pair for pair in sent if not pair[0].lower().startswith(b"access-control-")]
                message["headers"] = [*answered, *self._cors.added(asked, answered)]
            await send(message)

        await self._application(scope, receive, send_shared)
