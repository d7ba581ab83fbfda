"""Headers in and out: what a request's headers say of its memory, and which of them travel on.

A request's headers are gone through once. Each known name has a treatment; unknown ones travel on as they are. What
says who is asking is read before anything is dropped, so a client cannot nominate it away in `Connection` (FAULTS H19).
"""

import binascii
import re
from base64 import b64decode, b64encode, urlsafe_b64decode
from collections.abc import Callable, Collection
from enum import StrEnum
from functools import lru_cache
from typing import NoReturn

import msgspec

from memory.model.identity import NAME_BYTES, IdentityOptions, is_legible, is_timezone
from proxy.http.errors import ApiError
from proxy.upstream import Headers, Pair

NAME = re.compile(rb"[A-Za-z0-9][A-Za-z0-9._:@-]{0,127}")
"""memory.model.identity.NAME, for bytes."""

ENCODED = b"b64:"
RESERVED = re.compile(r"[a-z]~[0-9a-f]{32}")
"""The form of names that we make ourselves (`u~…` for a user whom a body names, see identity/scope.py). The plain
grammar has no `~`, and a base64 name of this form is refused: a chat's header cannot name such a user, by accident or
on purpose. Who asks the memory itself names her as its lists do."""


def is_name(name: str) -> bool:
    """Whether a user, an agent or a session may be called so."""
    return is_legible(name) and not RESERVED.fullmatch(name)


class Mode(StrEnum):
    """What a request allows the memory to do: `X-Memory-Mode`."""

    ON = "on"
    READ = "read"
    WRITE = "write"
    OFF = "off"


class MemoryHeaders(msgspec.Struct, frozen=True, kw_only=True):
    """What the headers say of whose memory it is; `user` and `session` include known clients' own headers."""

    user: str | None = None
    user_header: str = ""
    """Which header names the user, as it is written for people."""
    agent: str | None = None
    session: str | None = None
    temporary: bool = False
    """The session is named as that of a chat that is not to be kept."""
    tenant: str | None = None
    turn: str | None = None
    mode: Mode = Mode.ON
    timezone: str | None = None
    project: str | None = None
    upstream: str | None = None
    """Which of the settings' upstreams is wanted."""


UNNAMED = MemoryHeaders()


class Incoming(msgspec.Struct, frozen=True, kw_only=True):
    """A request's headers, taken apart. Never shown: credentials are in it."""

    forward: list[Pair]
    """What travels on, in its order, without credentials: those come from the `Principal`."""
    memory: MemoryHeaders = UNNAMED
    proxy_key: bytes | None = None
    """X-Memory-Key."""
    credentials: tuple[Pair, ...] = ()
    """Those of `CREDENTIALS` that were sent, in this order."""
    host: bytes = b""
    origin: bytes | None = None
    proxied: bool = False
    """Something between the client and us has left its mark."""
    closes: bool = False
    """The connection is for this request alone."""
    retried: bool = False
    """The client's SDK says that it sends this for another time."""
    by_agent: bool = False
    """The client says that an agent of its own sends this."""

    def __repr__(self) -> str:
        return f"Incoming({self.memory!r})"


# ── Which header gets which treatment ─────────────────────────────────────────────────────────────────────────

DROP, KEEP, FORWARD, MARK = 0, 1, 2, 4
"""Nothing; look at it later; pass it on; it shows a proxy in front of us. They add up."""

KEY = b"x-memory-key"
USER = b"x-memory-user"
AGENT = b"x-memory-agent"
SESSION = b"x-memory-session"
TENANT = b"x-memory-tenant"
MODE = b"x-memory-mode"
TURN = b"x-memory-turn"
TIMEZONE = b"x-memory-timezone"
PROJECT = b"x-memory-project"
UPSTREAM = b"x-memory-upstream"
OURS = (KEY, USER, AGENT, SESSION, TENANT, MODE, TURN, TIMEZONE, PROJECT, UPSTREAM)

CREDENTIALS = (b"authorization", b"api-key", b"x-api-key", b"x-goog-api-key")
"""As OpenAI and most others, Azure, Anthropic, and Google call it."""

HOP_BY_HOP = (
    b"keep-alive",
    b"proxy-connection",
    b"proxy-authorization",
    b"proxy-authenticate",
    b"te",
    b"trailer",
    b"transfer-encoding",
    b"upgrade",
    b"http2-settings",
)
"""RFC 9110 §7.6.1, and what older clients send."""

MADE_ANEW = (b"host", b"content-length", b"cookie", b"expect")
"""Host and framing are the transport's; cookies would be ours, not the upstream's; 100-continue ends with us."""

FORWARDED = (
    b"forwarded",
    b"via",
    b"x-forwarded-for",
    b"x-forwarded-host",
    b"x-forwarded-proto",
    b"x-forwarded-port",
    b"x-real-ip",
)
"""What most proxies add, with the addresses of clients in it."""

OTHER_FORWARDED = re.compile(
    rb"x-(?:original-)?(?:forwarded|for)(?:-.*)?"
    rb"|(?:.*-)?(?:client|real|remote|connecting|proxyuser|source|socket)-?(?:ip|addr(?:ess)?|port)(?:v?[46])?"
)
"""The same by other proxies: `x-original-for`, `cf-connecting-ip`, `true-client-ip`, `x-azure-clientip` …"""

OF_PROXIES = (b"x-original-", b"cf-", b"cdn-loop", b"x-envoy-", b"tailscale-")
"""What begins like this tells of a proxy, too, but of no address."""

RETRY_COUNT = b"x-stainless-retry-count"
"""The OpenAI and Anthropic SDKs: 0 for the first attempt."""

IDENTITY_ENCODING = (b"accept-encoding", b"identity")

NEVER_NOMINATED = frozenset({b"content-type", b"content-encoding", b"accept", b"accept-encoding"})
"""Without them the upstream would read the body otherwise than we did."""


class HeaderReader:
    """Takes a request's headers apart, by one table.

    A trusted one of `origins` ends here: many a server for models refuses web pages that it does not know, and whether
    this one may ask was decided by us. `is_user`: who may be named as the user, of all that are legible.
    """

    def __init__(
        self, options: IdentityOptions, *, origins: Collection[str] = (), is_user: Callable[[str], bool] = is_name
    ) -> None:
        self._is_user = is_user
        self._origins = frozenset(origin.encode() for origin in origins)
        users = tuple(name.lower().encode() for name in options.user_headers)
        sessions = tuple(name.lower().encode() for name in options.session_headers)
        agents = tuple(name.lower().encode() for name in options.agent_call_headers)
        self._users = users
        self._agents = agents
        self._sessions = (SESSION, *sessions)
        self._temporary = tuple(beginning.encode() for beginning in options.temporary_sessions)
        self._once = frozenset((*OURS, *users, *sessions))
        self._names_someone = self._once - {KEY}
        self._mark = MARK | (FORWARD if options.forward_client_address else DROP)
        self._treatments = (
            dict.fromkeys((*HOP_BY_HOP, *MADE_ANEW), DROP)
            | dict.fromkeys((*OURS, *CREDENTIALS, b"host", b"connection"), KEEP)
            | dict.fromkeys((*agents, *users, *sessions, b"origin", RETRY_COUNT), KEEP | FORWARD)
            | dict.fromkeys(FORWARDED, self._mark)
        )
        self._readable = self._treatments | {b"accept-encoding": DROP}
        # Of a few names; clients choose them, of up to 16 KiB, and push each other out.
        self._treatment_of_unknown = lru_cache(maxsize=256)(self._judge_unknown)

    def read(self, headers: Headers, *, readable: bool) -> Incoming:
        """Take apart the headers of an ASGI request (names in lower case).

        `readable` asks the upstream for an answer without content coding. Raises `ApiError` 400 for headers of ours
        that are malformed, sent twice or spelled with underscores.
        """
        forward, kept, proxied = self._sort(headers, self._readable if readable else self._treatments)
        if readable:
            forward.append(IDENTITY_ENCODING)
        nominated = _tokens(kept[b"connection"]) if b"connection" in kept else NOTHING
        if b"origin" in kept and kept[b"origin"].lower() in self._origins:
            nominated |= ORIGIN
        return Incoming(
            forward=_without(forward, nominated),
            memory=UNNAMED if self._names_someone.isdisjoint(kept) else self._names(kept),
            proxy_key=kept.get(KEY),
            credentials=tuple([(name, kept[name]) for name in CREDENTIALS if name in kept]),
            host=kept.get(b"host", b""),
            origin=kept.get(b"origin"),
            proxied=proxied,
            closes=b"close" in nominated,
            retried=kept.get(RETRY_COUNT, b"0") != b"0",
            by_agent=not kept.keys().isdisjoint(self._agents),
        )

    def _sort(self, headers: Headers, treatments: dict[bytes, int]) -> tuple[list[Pair], dict[bytes, bytes], bool]:
        forward: list[Pair] = []
        kept: dict[bytes, bytes] = {}
        marks = 0
        treatment_of = treatments.get
        for pair in headers:
            name = pair[0]
            treatment = treatment_of(name)
            if treatment is None:
                treatment = self._treatment_of_unknown(name)
            if treatment & KEEP:
                kept[name] = pair[1] if name not in kept else self._again(name, kept[name], pair[1])
            if treatment & FORWARD:
                forward.append(pair)
            marks |= treatment
        return forward, kept, marks & MARK != 0

    def _judge_unknown(self, name: bytes) -> int:
        dashed = name.replace(b"_", b"-")
        if dashed.startswith(b"x-memory-") or (dashed != name and dashed in self._once):
            raise ApiError.of("unknown_scope_header", param=name.decode("latin-1"))
        if dashed in FORWARDED or OTHER_FORWARDED.fullmatch(dashed):
            return self._mark
        # `Transfer_Encoding` is no name that we know, but many a server takes the two for one: what would be read,
        # dropped or made anew here does not travel on under its twin's name.
        if dashed != name and (dashed in self._treatments or dashed in NEVER_NOMINATED):
            return DROP
        return MARK | FORWARD if dashed.startswith(OF_PROXIES) else FORWARD

    def _again(self, name: bytes, first: bytes, second: bytes) -> bytes:
        """What a repeated header comes to: an error where it says who is asking, else one value (RFC 9110 §5.3)."""
        if name in self._once:
            raise ApiError.of("duplicate_scope_header", param=shown(name))
        if name in CREDENTIALS:
            raise ApiError.of("duplicate_credential", param=shown(name))
        return first + b", " + second

    def _names(self, kept: dict[bytes, bytes]) -> MemoryHeaders:
        # A client that fills in a template leaves its session's header blank where there is no chat.
        sessions = tuple([header for header in self._sessions if kept.get(header, b"").strip()])
        mode = _MODES.get(kept[MODE].lower()) if MODE in kept else Mode.ON
        if mode is None:
            raise ApiError.of("invalid_scope_value", "Not a mode: send on, read, write or off.", param=shown(MODE))
        return MemoryHeaders(
            user=self._named_user(kept) or self._clients_user(kept),
            user_header=next((shown(header) for header in (USER, *self._users) if header in kept), ""),
            agent=_first_name(kept, (AGENT,)),
            session=_first_name(kept, sessions),
            temporary=any(kept[header].startswith(self._temporary) for header in self._sessions if header in kept),
            tenant=_first_name(kept, (TENANT,)),
            turn=_first_name(kept, (TURN,)),
            mode=mode,
            timezone=_timezone(kept[TIMEZONE]) if TIMEZONE in kept else None,
            project=_first_name(kept, (PROJECT,)),
            upstream=_first_name(kept, (UPSTREAM,)),
        )

    def _named_user(self, kept: dict[bytes, bytes]) -> str | None:
        return name_of(kept[USER], USER, is_one=self._is_user) if USER in kept else None

    def _clients_user(self, kept: dict[bytes, bytes]) -> str | None:
        """The user whom a known client names, by an id or in a token."""
        for header in self._users:
            if header in kept:
                token = TOKEN.fullmatch(kept[header])
                return _subject_of(token[1], header) if token else name_of(kept[header], header)
        return None


NOTHING: frozenset[bytes] = frozenset()
ORIGIN = frozenset({b"origin"})
OF_CONNECTIONS = frozenset({b"keep-alive", b"close"})


def _tokens(connection: bytes) -> frozenset[bytes]:
    return frozenset([token.strip() for token in connection.lower().split(b",")])


def _without(forward: list[Pair], nominated: frozenset[bytes]) -> list[Pair]:
    """RFC 9110 §7.6.1: what `Connection` names ends here."""
    ends = nominated - NEVER_NOMINATED
    return forward if ends <= OF_CONNECTIONS else [pair for pair in forward if pair[0] not in ends]


# ── The values of ours ────────────────────────────────────────────────────────────────────────────────────────


def _first_name(kept: dict[bytes, bytes], headers: tuple[bytes, ...]) -> str | None:
    for header in headers:
        if header in kept:
            return name_of(kept[header], header)
    return None


def name_of(value: bytes, header: bytes, *, is_one: Callable[[str], bool] = is_name) -> str:
    """The name that a header's value spells, plainly or in base64. `is_one`: as `HeaderReader`. Raises `ApiError` 400.

    Compared as it is: no case folding, no normalisation.
    """
    if value[:4] == ENCODED:
        name = _decoded(value)
    elif NAME.fullmatch(value):
        return value.decode("ascii")
    else:
        name = text if RESERVED.fullmatch(text := value.decode("latin-1")) else None
    if name is None or not is_one(name):
        _refuse(header)
    return name


def spelled(name: str) -> bytes:
    """A name as a header tells it: what `name_of` reads as that name again."""
    plain = name.encode()
    is_plain = NAME.fullmatch(plain) is not None and not plain.startswith(ENCODED)
    return plain if is_plain else ENCODED + b64encode(plain)


def name_in(text: str, param: str, *, is_one: Callable[[str], bool] = is_name) -> str:
    """The name that a query or a body of the memory's API spells, as it is or as in a header. Raises `ApiError` 400."""
    name = _decoded(text.encode()) if text.startswith(ENCODED.decode()) else text
    if name is None or not is_one(name):
        raise ApiError.of("invalid_scope_value", param=param)
    return name


def _decoded(value: bytes) -> str | None:
    """What stands behind `b64:` in either alphabet of RFC 4648, with or without padding; None: that is no name."""
    encoded = value[len(ENCODED) :]
    if len(encoded) > NAME_BYTES * 2:
        return None
    plain = encoded.translate(_STANDARD_ALPHABET).rstrip(b"=")
    try:
        return b64decode(plain + b"=" * (-len(plain) % 4), validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return None


_STANDARD_ALPHABET = bytes.maketrans(b"-_", b"+/")


TOKEN = re.compile(rb"eyJ[\w-]*\.([\w-]*)\.[\w-]*")
"""A JSON web token (RFC 7519): three parts in base64url, the first of which begins with `{"`."""


class _TokenClaims(msgspec.Struct):
    sub: str


_decode_claims = msgspec.json.Decoder(_TokenClaims).decode


def _subject_of(payload: bytes, header: bytes) -> str:
    """The user whom a client's token names. Raises `ApiError` 400.

    Its signature is not checked: it says no more than the plain header that the same client would send (P6).
    """
    try:
        subject = _decode_claims(urlsafe_b64decode(payload + b"=" * (-len(payload) % 4))).sub
    except (binascii.Error, msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        _refuse(header)
    if not is_name(subject):
        _refuse(header)
    return subject


_MODES = {mode.encode(): mode for mode in Mode}


@lru_cache(maxsize=1024)  # there are 600 zones; a failure is not kept
def _timezone(value: bytes) -> str:
    name = value.decode("latin-1")
    if not is_timezone(name):
        raise ApiError.of("invalid_scope_value", "Not an IANA time zone, as in Europe/Berlin.", param=shown(TIMEZONE))
    return name


def shown(header: bytes) -> str:
    """A header's name as it is written for people: `X-Memory-User`."""
    return header.decode("latin-1").title()


def _refuse(header: bytes) -> NoReturn:
    raise ApiError.of("invalid_scope_value", param=shown(header))


# ── The answer's headers ──────────────────────────────────────────────────────────────────────────────────────

_NOT_RELAYED = frozenset({*HOP_BY_HOP, b"connection", b"set-cookie", b"set-cookie2"})


def response_headers(headers: Headers) -> list[Pair]:
    """The upstream's headers that go to the client, in their order, repeated ones too (FAULTS U24).

    Left out are those of the connection, cookies, and names of ours. An event stream loses its length: it may get an
    end that its upstream did not give it (U08).
    """
    relayed: list[Pair] = []
    connection = b""
    event_stream = False
    for pair in headers:
        name = pair[0]
        known = name.replace(b"_", b"-") if b"_" in name else name
        if known in _NOT_RELAYED or known.startswith(b"x-memory-"):
            if name == b"connection":
                connection += b"," + pair[1]
            continue
        if name == b"content-type":
            event_stream = pair[1].lower().startswith(b"text/event-stream")
        relayed.append(pair)
    if connection:
        relayed = _without(relayed, _tokens(connection[1:]))
    return [pair for pair in relayed if pair[0] != b"content-length"] if event_stream else relayed
