"""Proxy keys: `rk_<public>_<secret>`. The public part finds the key, the secret proves it; its digest alone is kept.

Checking takes the same steps whether the key exists, is revoked or is wrong from the first character on (FAULTS K12): a
digest of what was presented is made, and compared in constant time with the one that is kept, or with one that nobody's
secret has.
"""

import hmac
import re
import secrets
from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple, Self

import msgspec

from memory.model.errors import InvalidInput
from memory.model.identity import NAME, fingerprint_of
from memory.model.scope import DIGEST_BYTES, Digests
from memory.model.types import Clock
from memory.ports.keys import OF_USERS, ProxyKey, Role

PREFIX = b"rk_"

PUBLIC_BYTES = 8
"""64 random bits: no two keys of an installation share them."""

SECRET_BYTES = 32

KEY = re.compile(rb"rk_([0-9a-f]{16})_([A-Za-z0-9_-]{43})")
"""The only form that we make. Nothing else ever gets as far as the store (FAULTS K03)."""

NOBODYS_DIGEST = secrets.token_bytes(DIGEST_BYTES)
"""What the secret of a key that does not exist is compared with."""


class Presented(NamedTuple):
    """A key as it was presented. Never shown."""

    public: str
    secret: bytes

    def __repr__(self) -> str:
        return f"Presented({self.public!r})"


class KeyReport(msgspec.Struct, frozen=True, kw_only=True):
    """A key as the API and the commands show it; the names are stable. Of its secret nothing is kept but a digest."""

    public: str
    name: str
    tenant: str
    default_user: str | None
    roles: tuple[Role, ...]
    users: tuple[str, ...]
    expires_at: datetime | None
    created_at: datetime
    revoked_at: datetime | None
    key: str | None = None
    """The whole key, in the answer that made it and in no other."""

    @classmethod
    def of(cls, kept: ProxyKey, key: str | None = None) -> Self:
        """What may be shown of a key: not its digest."""
        shown = {name: getattr(kept, name) for name in ProxyKey.__struct_fields__ if name != "digest"}
        return cls(**shown, key=key)


def new_key(
    *,
    tenant: str,
    name: str = "",
    default_user: str | None = None,
    roles: Collection[Role] = (),
    users: Collection[str] = (),
    expires_at: datetime | None = None,
    digests: Digests,
    clock: Clock,
) -> tuple[str, ProxyKey]:
    """A new key: its plain text, which is to be shown once, and what is to be kept. Raises `InvalidInput`."""
    if users and default_user is not None and default_user not in users:
        raise InvalidInput(f"{default_user!r} is not among the users whom this key may name", field="default_user")
    for field, value in (("tenant", tenant), ("default_user", default_user), *(("users", user) for user in users)):
        if value is not None and not NAME.fullmatch(value):
            wrong = f"{value!r} is no name: 1 to 128 of A-Z a-z 0-9 . _ : @ -, a letter or digit first"
            raise InvalidInput(wrong, field=field)
    public = secrets.token_hex(PUBLIC_BYTES)
    secret = secrets.token_urlsafe(SECRET_BYTES)
    kept = ProxyKey(
        public=public,
        digest=secret_digest(digests, public, secret.encode()),
        tenant=tenant,
        name=name,
        default_user=default_user,
        created_at=clock(),
        roles=tuple(role for role in Role if role in roles) or OF_USERS,
        users=tuple(dict.fromkeys(users)),
        expires_at=expires_at,
    )
    return f"rk_{public}_{secret}", kept


def parse_key(text: bytes) -> Presented | None:
    """A presented key in its parts; None if it cannot be one of ours."""
    match = KEY.fullmatch(text)
    return Presented(match[1].decode(), match[2]) if match else None


def verify(kept: ProxyKey | None, presented: Presented, digests: Digests, *, at: datetime) -> bool:
    """Whether the secret is that of the key that was found under its public part (None: there is no such key)."""
    right = is_of(kept, presented, digests)
    return right and kept is not None and kept.is_good(at)


def is_of(kept: ProxyKey | None, presented: Presented, digests: Digests) -> bool:
    """Whether who presents this holds the key, whether or not it is good any more."""
    digest = secret_digest(digests, presented.public, presented.secret)
    right = hmac.compare_digest(kept.digest if kept is not None else NOBODYS_DIGEST, digest)
    return right and kept is not None


def secret_digest(digests: Digests, public: str, secret: bytes) -> bytes:
    """The digest under which a key's secret is kept."""
    # The fingerprint goes in, not the secret: `Digests` remembers what it was asked for.
    return digests.of("proxy-key", public, fingerprint_of(secret))
