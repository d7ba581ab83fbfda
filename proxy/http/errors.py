"""What we answer when a request cannot be served: one table of codes, and their bodies, headers and frames.

ApiError                  carries everything of the answer; nobody else writes an error's body
├── invalid_request_error     the client: the body, a header, the path
├── authentication_error      the client: no key, or not one of ours
├── permission_error          the client: a key that may not do this
├── rate_limit_error          the client: too many wrong keys, requests or writes, or a full quota
├── upstream_error            the model's server
├── memory_error              the store
└── api_error                 us

The shape is OpenAI's, `{"error": {message, type, param, code}}`, with the request's id in it. No message quotes a value
that was sent as a credential.
"""

from math import ceil
from typing import NamedTuple, Self

import msgspec

from memory.model.errors import (
    BadName,
    Conflict,
    Contended,
    EmbeddingError,
    InvalidInput,
    MemoryFault,
    NotFound,
    Outdated,
    QuotaReached,
    SavingOff,
    ScopeError,
    StoreCorrupt,
    StoreGone,
    StoreUnavailable,
)
from proxy.upstream import (
    UpstreamEjected,
    UpstreamError,
    UpstreamInvalid,
    UpstreamOverloaded,
    UpstreamRedirect,
    UpstreamTimeout,
    UpstreamTruncated,
    UpstreamUnreachable,
)


class ErrorKind(NamedTuple):
    """All that is fixed about an error: what differs from case to case is its message and its param."""

    status: int
    type: str
    message: str
    headers: tuple[tuple[bytes, bytes], ...] = ()


REQUEST, AUTHENTICATION, PERMISSION, RATE = (
    "invalid_request_error",
    "authentication_error",
    "permission_error",
    "rate_limit_error",
)
UPSTREAM, MEMORY, OURS = "upstream_error", "memory_error", "api_error"

CHALLENGE = ((b"www-authenticate", b"Bearer"),)
"""RFC 9110 §15.5.2: a 401 says how to authenticate."""

SOON = ((b"retry-after", b"1"),)
"""A queue that was full for `deadlines.pool` (1 s) may have a place after as long again."""

CODES: dict[str, ErrorKind] = {
    # the request
    "invalid_request": ErrorKind(400, REQUEST, "The request cannot be understood."),
    "invalid_json": ErrorKind(400, REQUEST, "The body is not valid JSON."),
    "json_too_deep": ErrorKind(400, REQUEST, "The body is nested too deeply."),
    "duplicate_key": ErrorKind(400, REQUEST, "The body has a key more than once."),
    "invalid_input": ErrorKind(400, REQUEST, "A value is out of its bounds."),
    "ambiguous_path": ErrorKind(
        400,
        REQUEST,
        "This path means another one to some readers. Send it without `.`, `..`, `//`, backslashes and what is not "
        "printed, plain or encoded, and without an encoded slash, `?` or `#`, but for a slash in the name of a model.",
    ),
    "not_found": ErrorKind(404, REQUEST, "There is nothing here. Check the path and the ids in it."),
    "response_not_found": ErrorKind(404, REQUEST, "No response with this id was made for this user."),
    "conversation_not_found": ErrorKind(404, REQUEST, "No conversation with this id was made for this user."),
    "id_not_found": ErrorKind(
        404,
        REQUEST,
        "Nothing with this id was made for this user. What all who share the provider's key may name stands in "
        "`identity.shared_ids`.",
    ),
    "method_not_allowed": ErrorKind(405, REQUEST, "This path does not take this method."),
    "conflict": ErrorKind(409, REQUEST, "It was changed meanwhile. Read it again, then write."),
    "idempotency_key_reused": ErrorKind(
        409, REQUEST, "This key came with another request before. Send every new request under a key of its own."
    ),
    "request_timeout": ErrorKind(408, REQUEST, "The request did not arrive in time. Send it again."),
    "body_too_large": ErrorKind(413, REQUEST, "The body is too large. Send fewer or smaller messages."),
    "unsupported_media_type": ErrorKind(415, REQUEST, "The body must be JSON: send `Content-Type: application/json`."),
    # the memory's API: a compressed chat is relayed without memory
    "unsupported_encoding": ErrorKind(415, REQUEST, "The body must not be compressed: leave `Content-Encoding` out."),
    "headers_too_large": ErrorKind(431, REQUEST, "The headers are too large or too many."),
    "not_served": ErrorKind(501, REQUEST, "Nobody serves this here."),
    "websocket_unsupported": ErrorKind(
        501, REQUEST, "No WebSocket is relayed at this path: send this request over plain HTTP."
    ),
    # whose memory
    "duplicate_scope_header": ErrorKind(400, REQUEST, "This header must be sent at most once."),
    "unknown_scope_header": ErrorKind(400, REQUEST, "This is not a header of Ricordo; its names begin with X-Memory-."),
    "invalid_scope_value": ErrorKind(
        400,
        REQUEST,
        "Not a valid name: send 1 to 128 characters of A-Z a-z 0-9 . _ : @ - that begin with a letter or digit, or "
        "`b64:` and any name of up to 512 bytes in base64.",
    ),
    "unknown_upstream": ErrorKind(
        400, REQUEST, "No upstream of this name may be chosen here. Leave X-Memory-Upstream out, or ask the operator."
    ),
    "memory_scope_required": ErrorKind(400, REQUEST, "No user is named. Send X-Memory-User, or `user` in the body."),
    "scope_forbidden": ErrorKind(
        403, PERMISSION, "This key does not belong to that tenant. Leave X-Memory-Tenant out."
    ),
    "user_forbidden": ErrorKind(
        403, PERMISSION, "This key may not name that user. `ricordo keys list` shows whom it may."
    ),
    "shared_key": ErrorKind(
        403,
        PERMISSION,
        "Many users share the provider's key here, and nobody could tell whose it is what this path shows or changes. "
        "Use a key of your own; or, if all may see all, have your operator say so (`identity.shared_ids`).",
    ),
    "role_missing": ErrorKind(403, PERMISSION, "This key may not do that. `ricordo keys list` shows its roles."),
    "saving_off": ErrorKind(
        403, PERMISSION, "Nothing of this user is to be kept: saving is switched off (`ricordo switches show`)."
    ),
    # who is asking
    "duplicate_credential": ErrorKind(400, REQUEST, "The credential was sent more than once. Send it once."),
    "key_too_weak": ErrorKind(
        400,
        REQUEST,
        "This key is a placeholder, or too short to tell its owner from others. Send a key of 20 characters or more, "
        "or a proxy key.",
    ),
    "misplaced_key": ErrorKind(
        400,
        REQUEST,
        "A proxy key or a token stands where it would travel to the upstream. Send it as `Authorization: Bearer <key>`"
        ", `api-key`, `x-api-key`, `x-goog-api-key` or X-Memory-Key.",
    ),
    "missing_api_key": ErrorKind(
        401, AUTHENTICATION, "No API key was sent. Send `Authorization: Bearer <key>` or X-Memory-Key.", CHALLENGE
    ),
    "invalid_authorization": ErrorKind(
        401,
        AUTHENTICATION,
        "The credential is not `Bearer <key>` with a key of visible ASCII characters.",
        CHALLENGE,
    ),
    "invalid_api_key": ErrorKind(
        401, AUTHENTICATION, "The proxy key is unknown or revoked. Make one with `ricordo keys create`.", CHALLENGE
    ),
    "proxy_keys_off": ErrorKind(
        401,
        AUTHENTICATION,
        "Proxy keys are not in use here. Send the upstream's key, or set identity.mode to keys.",
        CHALLENGE,
    ),
    "provider_key_refused": ErrorKind(
        401, AUTHENTICATION, "The upstream refuses this key, so it opens no memory. Send one that is good.", CHALLENGE
    ),
    "not_local": ErrorKind(
        403,
        PERMISSION,
        "This does not count as this machine's own request: it came through a proxy, from another account, under a "
        "Host or Origin that is not loopback, or over a connection that closes. See the setting identity.local.",
    ),
    "origin_not_trusted": ErrorKind(
        403,
        PERMISSION,
        "Web pages of this origin may read nothing here. See the setting server.cors_origins.",
    ),
    "too_many_wrong_keys": ErrorKind(
        429, RATE, "Too many wrong keys came from this address. Check the key, then wait."
    ),
    "too_many_requests": ErrorKind(429, RATE, "Too many requests in this minute. Wait as long as Retry-After says."),
    "quota_reached": ErrorKind(
        429,
        RATE,
        "This tenant keeps as much as it may. Close or delete some, or ask the operator for more (`quotas`).",
        ((b"retry-after", b"3600"),),  # what is closed or evicted makes room, and users are counted once an hour
    ),
    "too_many_writes": ErrorKind(
        429, RATE, "This tenant writes too often: wait as long as Retry-After says, or ask the operator for more."
    ),
    "too_many_streams": ErrorKind(429, RATE, "You have too many streams of events open. Close one, then open another."),
    # the model's server
    "upstream_unreachable": ErrorKind(
        502, UPSTREAM, "The upstream cannot be reached. Check that it runs and upstream.base."
    ),
    "upstream_timeout": ErrorKind(
        504, UPSTREAM, "The upstream did not answer in time. Try again, or raise a deadline."
    ),
    "upstream_truncated": ErrorKind(502, UPSTREAM, "The upstream broke off in the middle of its answer. Try again."),
    "upstream_redirect": ErrorKind(
        502, UPSTREAM, "The upstream redirects, which is not followed: set upstream.base to where it leads."
    ),
    "upstream_invalid": ErrorKind(
        502, UPSTREAM, "The upstream's answer is not HTTP as it should be. Check upstream.base."
    ),
    "upstream_too_long": ErrorKind(502, UPSTREAM, "The upstream's answer was longer than is relayed and was cut."),
    "upstream_failing": ErrorKind(
        503, UPSTREAM, "The upstream failed too often in the last minute and is left alone for some seconds."
    ),
    "overloaded": ErrorKind(503, OURS, "All connections to the upstream are in use. Try again in a moment.", SOON),
    # us
    "memory_unavailable": ErrorKind(503, MEMORY, "The memory's store is away. Try again in a moment.", SOON),
    "memory_busy": ErrorKind(
        503, MEMORY, "Others write for this user all the time, and nothing was changed. Send it again.", SOON
    ),
    "memory_damaged": ErrorKind(
        503,
        MEMORY,
        "The memory's store is damaged, and left alone until its operator restores a backup or repairs it (`ricordo "
        "check` says what is damaged, and what to do). Chats go on without it.",
    ),
    "memory_gone": ErrorKind(
        503,
        MEMORY,
        "The memory's store was deleted, moved or replaced; its operator must put it back, or restart Ricordo. Chats "
        "go on without it.",
    ),
    "embedding_failed": ErrorKind(503, MEMORY, "The embedder failed, and nothing was changed. Try again later.", SOON),
    "shutting_down": ErrorKind(
        503,
        OURS,
        "Ricordo is shutting down, and the answer took longer than it waits (`server.drain_seconds`). Send it again.",
        SOON,
    ),
    "internal_error": ErrorKind(
        500, OURS, "Something unforeseen went wrong. The log has a line with this request's id."
    ),
}


class ApiError(Exception):
    """An answer of ours that is not the upstream's."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int,
        type: str,  # noqa: A002 - its name on the wire
        param: str | None = None,
        headers: tuple[tuple[bytes, bytes], ...] = (),
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.type = type
        self.param = param
        self.headers = headers

    @classmethod
    def of(
        cls,
        code: str,
        message: str | None = None,
        *,
        param: str | None = None,
        headers: tuple[tuple[bytes, bytes], ...] = (),
    ) -> Self:
        """The error of that code (see `CODES`), with its usual message if none is given; `headers` come on top."""
        kind = CODES[code]
        return cls(
            code,
            message or kind.message,
            status=kind.status,
            type=kind.type,
            param=param,
            headers=kind.headers + headers,
        )


def too_large(limit_bytes: int, setting: str) -> ApiError:
    """A body beyond a limit that its operator can raise."""
    return ApiError.of(
        "body_too_large",
        f"The body is larger than {limit_bytes} bytes, the limit `{setting}`. Send fewer or smaller messages or files, "
        "or raise the limit.",
    )


# ── How it is written ─────────────────────────────────────────────────────────────────────────────────────────


class ErrorFields(msgspec.Struct, frozen=True):
    """What went wrong, in OpenAI's words."""

    message: str
    type: str
    param: str | None
    """Where in the request it stands, if that is known."""
    code: str
    request_id: str


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of every answer that is an error."""

    error: ErrorFields
    detail: str | msgspec.UnsetType = msgspec.UNSET
    """The message again, where clients of mem0 look for it: on their routes."""


_encode = msgspec.json.Encoder().encode


def error_body(error: ApiError, request_id: str, *, in_detail: bool = False) -> bytes:
    """The body of the answer; `in_detail`: as mem0's clients read it, too."""
    fields = ErrorFields(error.message, error.type, error.param, error.code, request_id)
    return _encode(ErrorBody(fields, error.message if in_detail else msgspec.UNSET))


def error_headers(error: ApiError, request_id: str, body: bytes | None = None) -> list[tuple[bytes, bytes]]:
    """The headers of the answer whose body is `body`; None: `error_body`."""
    body = error_body(error, request_id) if body is None else body
    return [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"x-request-id", request_id.encode()),
        *error.headers,
    ]


def error_frame(error: ApiError, request_id: str) -> bytes:
    """The error as an event within a stream whose head has gone out; the SDKs raise on it."""
    return b"data: " + error_body(error, request_id) + b"\n\n"


# ── Whence it comes ───────────────────────────────────────────────────────────────────────────────────────────

_OF_UPSTREAM: dict[type[UpstreamError], str] = {
    UpstreamUnreachable: "upstream_unreachable",
    UpstreamEjected: "upstream_failing",
    UpstreamOverloaded: "overloaded",
    UpstreamTimeout: "upstream_timeout",
    UpstreamTruncated: "upstream_truncated",
    UpstreamRedirect: "upstream_redirect",
    UpstreamInvalid: "upstream_invalid",
}

_TIMED_OUT = {
    "first_byte": "The upstream sent nothing in time. Try again, or raise upstream.deadlines.first_byte.",
    "idle": "The upstream fell silent in the middle of its answer. Try again, or raise upstream.deadlines.idle.",
    "total": "The upstream's answer took too long as a whole. Try again, or raise upstream.deadlines.total.",
}

_NO_ANSWER = "The upstream closed the connection without an answer. Try again, or check upstream.base and its log."


def error_of_upstream(error: UpstreamError) -> ApiError:
    """What the client is told of an upstream's failure. The upstream's own words may name hosts: they are left out."""
    message = _TIMED_OUT[error.phase] if isinstance(error, UpstreamTimeout) else None
    if isinstance(error, UpstreamTruncated) and not error.answered:
        message = _NO_ANSWER
    wait = ((b"retry-after", b"%d" % ceil(error.wait_seconds)),) if isinstance(error, UpstreamEjected) else ()
    return ApiError.of(_OF_UPSTREAM.get(type(error), "upstream_invalid"), message, headers=wait)


_OF_CALLER: dict[type[MemoryFault], str] = {
    ScopeError: "memory_scope_required",
    BadName: "invalid_scope_value",
    SavingOff: "saving_off",
    QuotaReached: "quota_reached",
    InvalidInput: "invalid_input",
    NotFound: "not_found",
    Conflict: "conflict",
    Outdated: "conflict",
}


_OF_STORE: dict[type[MemoryFault], str] = {
    StoreCorrupt: "memory_damaged",
    StoreGone: "memory_gone",
    Contended: "memory_busy",
    EmbeddingError: "embedding_failed",
}


def error_of_memory(error: MemoryFault) -> ApiError:
    """What the client is told of a failure of the memory: its own mistake in full; else what the store is, no path."""
    code = _OF_CALLER.get(type(error))
    if code is None:
        told = error.told if isinstance(error, StoreUnavailable) else ""
        message = f"The memory's store {told}. Then try again." if told else None
        return ApiError.of(_OF_STORE.get(type(error), "memory_unavailable"), message)
    return ApiError.of(code, str(error), param=error.field if isinstance(error, InvalidInput) else None)
