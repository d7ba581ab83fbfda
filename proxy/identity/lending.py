"""Whose key goes to an upstream: the application's own, the one that we hold for it, or none.

A key that we hold goes to the upstream that it is for, and to no other. An application's own goes to the one upstream
that its request means; to another that takes its place only where an operator says so. Where it is not its own, an
application does not choose by a header on which account, or on which host, our key is used, nor whose earlier answer it
gets (docs/upstreams.md, Whose key).
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from proxy.identity.auth import AUTHORIZATION, Principal, is_placeholder
from proxy.upstream import Pair

X_API_KEY = b"x-api-key"

KeyHeader = Literal["auto", "anthropic", "authorization", "api-key", "x-api-key"]
"""Where a key of ours goes; `anthropic`: in `x-api-key`, and at its OpenAI door as a bearer's."""


CHOOSING = frozenset(
    {
        *(b"openai-organization", b"openai-project", b"x-goog-user-project"),
        *(b"idempotency-key", b"x-idempotency-key"),
        *(b"x-http-method-override", b"x-http-method", b"x-method-override", b"x-original-url", b"x-rewrite-url"),
    }
)
"""Headers that say whose account pays, which earlier request this one repeats, and what is asked for in its place."""

CHOOSING_BEGINNINGS = (b"x-portkey-", b"helicone-", b"x-litellm-", b"cf-aig-", b"x-bt-")
"""The same of gateways: what begins so chooses a provider, a host, a cache or a key of theirs."""


def chooses(name: bytes) -> bool:
    """Whether a header says for which account, or where, a key is used. Some servers take underscores for dashes."""
    dashed = name.replace(b"_", b"-")
    return dashed in CHOOSING or dashed.startswith(CHOOSING_BEGINNINGS)


class HeldKey(msgspec.Struct, frozen=True, kw_only=True):
    """What is lent for one upstream. Never shown: a key is in it."""

    key: str = ""
    use: Literal["auto", "client", "ours", "none"] = "auto"
    header: KeyHeader = "auto"
    client_headers: frozenset[bytes] = frozenset()
    """Of the headers that choose, those that an application may send all the same, in lower case."""
    is_default: bool = False
    """Of the upstream of `[upstream]`, where an application's own key counts more than ours."""

    def for_request(self, principal: Principal, dialect: str) -> tuple[Pair, ...]:
        """The credentials of a request that means this upstream."""
        if self.use == "none":
            return ()
        own = principal.credentials
        if not (self.key and principal.borrows):
            return own
        if self.use != "client" and not (self.use == "auto" and self.is_default):
            return self.spelled(dialect)
        if own and not is_placeholder(*own[0]):
            return own
        return self.spelled(dialect, used=own[0][0] if own else principal.key_header)

    def for_fallback(self, principal: Principal, dialect: str) -> tuple[Pair, ...] | None:
        """Those of a request for which this upstream takes another's place; None: it cannot."""
        if self.use in {"client", "none"}:
            return self.for_request(principal, dialect)
        if not self.key:
            return ()
        return self.spelled(dialect) if principal.borrows else None

    def lent(self, principal: Principal, dialect: str) -> tuple[Pair, ...]:
        """The key that we hold, where it may be lent; never an application's own."""
        return self.spelled(dialect) if self.key and principal.borrows and self.use != "none" else ()

    def is_shared(self, principal: Principal, sent: Sequence[Pair]) -> bool:
        """Whether the upstream cannot tell an application from others by the headers that it is sent.

        Our key is in them, or, for the holder of a proxy key, none.
        """
        own = principal.credentials
        is_alone = not self.key and principal.local  # on her own machine, and nobody's key is lent
        return principal.borrows and not is_alone and not any(p in sent and not is_placeholder(*p) for p in own)

    def with_credentials(
        self, principal: Principal, forward: Sequence[Pair], credentials: Sequence[Pair]
    ) -> list[Pair]:
        """What goes to the upstream as headers: what travels on, and the credentials.

        Whose key is not the application's own chooses nothing by it; this machine's own user is whose key it is.
        """
        if principal.local or not self.is_shared(principal, credentials):
            return [*forward, *credentials]
        sent = [pair for pair in forward if pair[0] in self.client_headers or not chooses(pair[0])]
        return [*sent, *credentials]

    def __repr__(self) -> str:
        return f"HeldKey(use={self.use!r})"

    def spelled(self, dialect: str, *, used: bytes = b"") -> tuple[Pair, ...]:
        """The key that we hold, as a header. `used`: the one that the application has used, if that counts."""
        header = self._header(dialect, used)
        return ((header, (f"Bearer {self.key}" if header == AUTHORIZATION else self.key).encode()),)

    def _header(self, dialect: str, used: bytes) -> bytes:
        match self.header:
            case "auto":
                return used or (X_API_KEY if dialect == "messages" else AUTHORIZATION)
            case "anthropic":
                return AUTHORIZATION if dialect == "chat" else X_API_KEY
            case other:
                return other.encode()
