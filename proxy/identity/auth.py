"""Who is asking: from a request's credentials to a `Principal`, with its tenant and what goes to the upstream.

Two modes, one shape (`Authenticator`). *Passthrough* takes the provider's own key for the tenant's: whoever has the key
has its memory; the upstream decides whether the key is good. The machine's own user needs none (identity/local.py).
Tokens that change by the hour (cloud identities) would change the tenant with them: they want the other mode. *Keys*
knows its applications by proxy keys, which never travel on.

What is no key in our sense, in either mode, is somebody else's to judge: it travels as it came and opens no memory
(FAULTS K02, docs/decisions/0024).
"""

import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import NamedTuple, Protocol
from urllib.parse import unquote_to_bytes

import msgspec

from memory.model.identity import LOCAL, fingerprint_of
from memory.model.scope import Digests
from memory.model.types import Clock
from memory.ports.keys import KeyRing, ProxyKey, Role
from memory.ports.notes import Notes
from proxy.http.client import Arrival
from proxy.http.errors import ApiError
from proxy.identity.audit import Audit, Audited, masked
from proxy.identity.headers import CREDENTIALS, Incoming, shown
from proxy.identity.keys import Presented, is_of, parse_key, verify
from proxy.identity.local import Locality
from proxy.identity.throttle import Throttle
from proxy.identity.tokens import PREFIX as TOKEN_PREFIX
from proxy.identity.tokens import PresentedToken, TokenRules, claims_of, read_rules
from proxy.upstream import Pair

AUTHORIZATION = CREDENTIALS[0]

PRINTABLE = bytes([*b"\t", *range(0x20, 0x7F)])
"""What a credential is made of, anybody's (FAULTS K04)."""

VISIBLE = re.compile(rb"[!-~]+")
"""What a provider's key is made of."""

NO_KEY = "no_key"
KEY_TOO_WEAK = "key_too_weak"
FOREIGN = "foreign_credential"
NOT_LOCAL = "not_local"
"""Why a principal has no memory."""

STRONG_BYTES = 20
"""Providers' keys have 32 bytes and more; what is shorter was chosen by a person, perhaps by two (FAULTS K06)."""

STRONG_VARIETY = 8
"""Different bytes in a key: `sk-xxxxxxxxxxxxxxxxxxxx` has four, of 32 random hex digits one in a million has fewer."""

PLACEHOLDER = re.compile(
    rb"(?i)placeholder|dummy|example|change-?me|your[-_ ]|api[-_]?key|no[-_]?key|not[-_]?(?:needed|required|used|set)"
)
"""What examples and local servers' manuals say in the place of a key."""

CACHE_SECONDS = 4.0
"""How long a key is remembered, and by what tokens are checked. FAULTS K07: what is revoked is refused within five
seconds, also in a socket that is open, whose key is looked at each second (`proxy/relay/sockets.py`)."""

CACHED_KEYS = 10_000
"""Public parts that are remembered, known or not: 5 MB."""

Ticks = Callable[[], float]
"""Monotonic seconds."""


def utc_now() -> datetime:
    """The time, aware."""
    return datetime.now(UTC)


Confirm = Callable[[tuple[Pair, ...]], Awaitable[None]]
"""Credentials → nothing, if the upstream takes them. Raises `ApiError`."""


class Principal(msgspec.Struct, frozen=True, kw_only=True):
    """Who is asking, as far as credentials tell. Never shown: credentials are in it."""

    tenant: str | None
    """None: there is no memory for it."""
    default_user: str | None = None
    credentials: tuple[Pair, ...] = ()
    """The application's own credential headers for the model's server, without a proxy key."""
    borrows: bool = False
    """Whether a key that we hold may be lent to it (`proxy/identity/lending.py`)."""
    key_header: bytes = b""
    """The credential header in which its proxy key stood, if it was one."""
    fingerprint: str = ""
    """Of the provider's key whose own memory this is."""
    reason: str = ""
    """Why there is no memory: `no_key`, `key_too_weak`, `foreign_credential` or `not_local`."""
    local: bool = False
    """Somebody on this machine, whatever the key."""
    roles: frozenset[Role] = frozenset(Role)
    """What it may do. Whoever has the provider's key has all that is kept under it."""
    users: frozenset[str] = frozenset()
    """Whom it may name; empty: anybody."""
    known_as: str = "provider"
    """How the audit names it: see `Audited.key`."""
    by_token: bool = False
    """By a signed scope token: somebody whom the application does not trust with its key."""

    @property
    def memory(self) -> bool:
        """Whether there is a memory for this principal at all."""
        return self.tenant is not None

    def __repr__(self) -> str:
        return f"Principal(tenant={self.tenant!r}, default_user={self.default_user!r}, reason={self.reason!r})"


class Authenticator(Protocol):
    """Tells who is asking."""

    is_lasting: bool
    """The same headers on the same connection are always the same principal's."""

    def known(self, incoming: Incoming, arrival: Arrival) -> Principal | None:
        """The principal, if it can be told at once; None: await `authenticate`. Raises `ApiError` as that does."""
        ...

    async def authenticate(self, incoming: Incoming, arrival: Arrival) -> Principal:
        """The principal. Raises `ApiError` 400, 401, 429 and `StoreUnavailable`."""
        ...

    def at(self, principal: Principal, upstream: str) -> Principal:
        """The same one, whose request goes to the upstream of that name."""
        ...

    async def confirm(self, principal: Principal, upstream: str = "") -> None:
        """Make sure of a principal who asks the memory itself, where no upstream will. Raises `ApiError`.

        `upstream`: where its key is good; unnamed, that of `[upstream]`.
        """
        ...


REFUSALS = {
    NO_KEY: "missing_api_key",
    KEY_TOO_WEAK: "key_too_weak",
    FOREIGN: "invalid_authorization",
    NOT_LOCAL: "not_local",
}
"""The error of a request that needs a memory, by the reason why there is none."""


def tenant_of(principal: Principal) -> str:
    """The tenant of a caller of the memory's own API. Raises `ApiError` where a chat would go on without memory."""
    if principal.tenant is None:
        raise ApiError.of(REFUSALS[principal.reason])
    return principal.tenant


# ── What was presented ────────────────────────────────────────────────────────────────────────────────────────


def key_in(header: bytes, value: bytes) -> bytes | None:
    """The key in a credential header, which may be empty or a phrase; None: it is no key that stands there."""
    if header == AUTHORIZATION:
        scheme, _, value = value.strip().partition(b" ")
        if scheme.lower() != b"bearer":
            return None
    return value.strip()


def check_printable(credentials: tuple[Pair, ...]) -> None:
    """Raise `ApiError` 401 for what no client should send and no server take (FAULTS K04)."""
    for header, value in credentials:
        if value.translate(None, PRINTABLE):
            raise ApiError.of("invalid_authorization", param=shown(header))


PROXY_KEY = re.compile(rb"(?:\A|\s)r[kt]_|rk_[0-9a-f]{16}_")
"""A proxy key or a scope token in a credential header, or what was one before it was mistyped."""


def holds_proxy_key(value: bytes) -> bool:
    """Whether a credential header must never go to the upstream."""
    return (b"rk_" in value or b"rt_" in value) and PROXY_KEY.search(
        value
    ) is not None  # a plain search is a tenth of the other's time


STRAY_KEY = re.compile(rb"rk_[0-9a-f]{16}_|(?<![\w-])rt_[\w-]{16,}+\.[\w-]{43}")
"""A proxy key or a scope token by its form alone: where none is looked for, `rt_` may begin anything."""


def holds_stray_key(value: bytes) -> bool:
    """Whether a key of ours stands in what travels on: in another header, or percent-encoded in a URL."""
    plain = unquote_to_bytes(value) if b"%" in value else value
    return (b"rk_" in plain or b"rt_" in plain) and STRAY_KEY.search(plain) is not None


def is_weak(key: bytes) -> bool:
    """Whether a key may be the same at many users' (FAULTS K06): a phrase, too, was chosen by a person."""
    return (
        len(key) < STRONG_BYTES
        or len(set(key)) < STRONG_VARIETY
        or VISIBLE.fullmatch(key) is None
        or PLACEHOLDER.search(key) is not None
    )


def is_placeholder(header: bytes, value: bytes) -> bool:
    """Whether a credential stands for a key that somebody else has: one weak word. What is no word, we do not judge."""
    key = key_in(header, value)
    return key is not None and VISIBLE.fullmatch(key) is not None and is_weak(key)


# ── Provider keys ─────────────────────────────────────────────────────────────────────────────────────────────


TWO_KEYS = (
    "Two different keys were sent, and nobody but the upstream knows which of them it heeds: one could open the memory "
    "of the other. Send one key, in as many headers as you like."
)


class KeyWorth(NamedTuple):
    """What a provider's key is worth: whether it is weak, the tenant that the settings give it, and its own."""

    weak: bool
    mapped: str | None = None
    own: str | None = None


class ProviderKeys:
    """Tenants by provider key."""

    is_lasting = True

    def __init__(
        self,
        locality: Locality,
        *,
        digests: Digests,
        namespaces: Mapping[str, str],
        upstream_name: str,
        confirm: Mapping[str, Confirm],
    ) -> None:
        """`confirm`: by the name of each upstream."""
        self._locality = locality
        self._confirm = confirm
        self._digests = digests
        self._namespaces = namespaces
        self._upstream_name = upstream_name
        self._judged: dict[str, KeyWorth] = {}

    def known(self, incoming: Incoming, arrival: Arrival) -> Principal:
        """Always told at once: a provider's key needs no store."""
        if incoming.proxy_key is not None or any(holds_proxy_key(value) for _, value in incoming.credentials):
            raise ApiError.of("proxy_keys_off")
        check_printable(incoming.credentials)
        keys = [key_in(*credential) for credential in incoming.credentials]
        if None in keys:  # it may sign the request, which is then not to be changed, whoever sends it
            return Principal(tenant=None, credentials=incoming.credentials, reason=FOREIGN)
        is_local = self._locality.exists and self._locality.sign(incoming, arrival) is None
        told = list(dict.fromkeys(key for key in keys if key))
        if len(told) > 1 and not is_local:
            raise ApiError.of("duplicate_credential", TWO_KEYS, param=shown(incoming.credentials[-1][0]))
        key = told[0] if told else b""
        judged = self._judge(key)
        if not self._locality.exists:
            tenant = judged.mapped or judged.own
            reason = "" if tenant else KEY_TOO_WEAK if key else NO_KEY
            fingerprint = "" if judged.mapped or not tenant else fingerprint_of(key)
            credentials = incoming.credentials
            return Principal(tenant=tenant, credentials=credentials, reason=reason, fingerprint=fingerprint)
        if is_local:
            return Principal(
                tenant=judged.mapped or LOCAL,
                default_user=LOCAL,
                credentials=incoming.credentials,
                borrows=True,
                local=True,
                known_as=LOCAL,
            )
        reason = "" if judged.mapped else NOT_LOCAL
        return Principal(tenant=judged.mapped, credentials=incoming.credentials, reason=reason)

    async def authenticate(self, incoming: Incoming, arrival: Arrival) -> Principal:
        return self.known(incoming, arrival)

    def at(self, principal: Principal, upstream: str) -> Principal:
        """FAULTS K09: what a key opens is a memory of the key at that upstream."""
        if not principal.fingerprint:
            return principal
        return msgspec.structs.replace(principal, tenant=self._own(upstream, principal.fingerprint))

    async def confirm(self, principal: Principal, upstream: str = "") -> None:
        if principal.memory and not principal.local:
            await self._confirm[upstream or self._upstream_name](principal.credentials)

    def _own(self, upstream: str, fingerprint: str) -> str:
        return f"k~{self._digests.of('provider-key', upstream, fingerprint).hex()}"

    def _judge(self, key: bytes) -> KeyWorth:
        fingerprint = fingerprint_of(key)
        judged = self._judged.get(fingerprint)
        if judged is None:
            if len(self._judged) >= CACHED_KEYS:
                self._judged.clear()
            if is_weak(key):
                judged = KeyWorth(weak=True)
            else:
                own = self._own(self._upstream_name, fingerprint)
                judged = KeyWorth(weak=False, mapped=self._namespaces.get(fingerprint), own=own)
            self._judged[fingerprint] = judged
        return judged


# ── Proxy keys ────────────────────────────────────────────────────────────────────────────────────────────────


class Keys:
    """Tenants by proxy key, from X-Memory-Key or any credential header."""

    is_lasting = False  # keys are revoked, and end

    def __init__(
        self,
        ring: KeyRing,
        *,
        digests: Digests,
        audit: Audit,
        ticks: Ticks,
        throttle: Throttle | None = None,
        clock: Clock = utc_now,
        notes: Notes | None = None,
    ) -> None:
        """`notes`: by what tokens are checked; None: none is good."""
        self._ring = ring
        self._digests = digests
        self._audit = audit
        self._ticks = ticks
        self._clock = clock
        self._notes = notes
        self._throttle = throttle or Throttle()
        self._cache: OrderedDict[str, tuple[float, ProxyKey | None]] = OrderedDict()
        self._rules = (float("-inf"), TokenRules())

    def known(self, incoming: Incoming, arrival: Arrival) -> Principal | None:  # noqa: ARG002 - the shape of both
        """The principal of a right key that was looked up a moment ago."""
        presented = presented_in(incoming)
        if presented is None:
            return None
        if isinstance(presented, PresentedToken):
            until, rules = self._rules
            return self._by_token(presented, rules, incoming) if until > self._ticks() else None
        until, kept = self._cache.get(presented.public, NEVER)
        good = until > self._ticks() and verify(kept, presented, self._digests, at=self._clock())
        return self._principal(kept, incoming) if kept is not None and good else None

    async def authenticate(self, incoming: Incoming, arrival: Arrival) -> Principal:
        presented = presented_in(incoming)
        if isinstance(presented, PresentedToken):
            found = self._by_token(presented, await self._token_rules(), incoming)
        else:
            kept = await self._find(presented.public) if presented else None
            is_holder = presented is not None and is_of(kept, presented, self._digests)
            if is_holder and kept is not None and not kept.is_good(self._clock()):
                raise self._wrong(arrival, why=_OVER if kept.revoked_at is None else None, held=kept)
            found = self._principal(kept, incoming) if is_holder and kept is not None else None
        if found is None:
            raise self._wrong(arrival)
        return found

    def _wrong(self, arrival: Arrival, *, why: str | None = None, held: ProxyKey | None = None) -> ApiError:
        """What is answered to a wrong key or token, which is counted. `why`: what only its holder is told.

        `held`: the key that is no longer good, where its holder sent it.
        """
        peer = arrival.peer[0] if arrival.peer else ""
        wait = self._throttle.wrong(peer, now=self._ticks())
        if wait:
            return ApiError.of("too_many_wrong_keys", headers=((b"retry-after", b"%d" % (wait + 1)),))
        told = Audited(code="invalid_api_key", peer=masked(self._digests, "peer", peer))
        if held is not None:
            tenant = masked(self._digests, "tenant", held.tenant)
            told = msgspec.structs.replace(told, tenant=tenant, key=held.public)
        self._audit(told)
        return ApiError.of("invalid_api_key", why)

    def at(self, principal: Principal, upstream: str) -> Principal:  # noqa: ARG002 - the shape of both
        """A proxy key is ours, wherever its requests go."""
        return principal

    async def confirm(self, principal: Principal, upstream: str = "") -> None:
        """A proxy key is ours: it was looked up."""

    def _principal(self, key: ProxyKey, incoming: Incoming) -> Principal:
        only = key.users[0] if len(key.users) == 1 else None
        return Principal(
            tenant=key.tenant,
            default_user=key.default_user or only,
            roles=frozenset(key.roles),
            users=frozenset(key.users),
            known_as=key.public,
            credentials=travelling(incoming.credentials),
            borrows=True,
            key_header=key_header_of(incoming.credentials),
        )

    def _by_token(self, presented: PresentedToken, rules: TokenRules, incoming: Incoming) -> Principal | None:
        claims = claims_of(presented.text, rules, digests=self._digests, at=self._clock())
        if claims is None:
            return None
        return Principal(
            tenant=claims.tenant,
            default_user=claims.user,
            roles=frozenset(claims.roles),
            users=frozenset((claims.user,)),
            by_token=True,
            known_as=f"token-{claims.key}",
            credentials=travelling(incoming.credentials),
            borrows=True,
            key_header=key_header_of(incoming.credentials),
        )

    async def _token_rules(self) -> TokenRules:
        """By what tokens are checked, as it was at most `CACHE_SECONDS` ago."""
        now = self._ticks()
        until, rules = self._rules
        if until <= now and self._notes is not None:
            rules = await read_rules(self._notes)
            self._rules = now + CACHE_SECONDS, rules
        return rules

    async def _find(self, public: str) -> ProxyKey | None:
        """What is kept under a public part, if anything, as it was at most `CACHE_SECONDS` ago."""
        now = self._ticks()
        until, kept = self._cache.get(public, NEVER)
        if until > now:
            return kept
        kept = await self._ring.find(public)
        self._cache[public] = (now + CACHE_SECONDS, kept)
        self._cache.move_to_end(public)
        if len(self._cache) > CACHED_KEYS:
            self._cache.popitem(last=False)
        return kept


_OVER = "The proxy key's time is over (`--expires`). Make another one with `ricordo keys create`."

NEVER: tuple[float, ProxyKey | None] = (float("-inf"), None)
"""What is in the cache for a key that is not in it."""


def _parse(text: bytes) -> Presented | PresentedToken | None:
    return PresentedToken(text) if text.startswith(TOKEN_PREFIX) else parse_key(text)


def presented_in(incoming: Incoming) -> Presented | PresentedToken | None:
    """The proxy key or token of a request; None for a key that is none of ours.

    Raises `ApiError` 401 if there is no key.
    """
    if incoming.proxy_key is not None:
        return _parse(incoming.proxy_key)
    if not incoming.credentials:
        raise ApiError.of("missing_api_key")
    foreign = b""
    for header, value in incoming.credentials:
        key = key_in(header, value)
        if key is None or VISIBLE.fullmatch(key) is None:
            foreign = header
        elif (presented := _parse(key)) is not None:
            return presented
    if foreign:
        raise ApiError.of("invalid_authorization", param=shown(foreign))
    return None


def travelling(credentials: tuple[Pair, ...]) -> tuple[Pair, ...]:
    """What may go to an upstream: the application's own credentials, without its proxy key and what is beside that."""
    ours = {header for header, value in credentials if holds_proxy_key(value)}
    return tuple([pair for pair in credentials if pair[0] not in ours and key_in(*pair) != b""])


def key_header_of(credentials: tuple[Pair, ...]) -> bytes:
    """The credential header in which a proxy key stands; empty: in none."""
    return next((header for header, value in credentials if holds_proxy_key(value)), b"")
