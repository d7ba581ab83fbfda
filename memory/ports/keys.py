"""The keys with which applications authenticate."""

from datetime import datetime
from enum import StrEnum
from typing import Protocol

import msgspec


class Role(StrEnum):
    """What a credential may do (docs/identity.md, Roles)."""

    READ = "read"
    """Have memories in its prompts; list and search them."""
    WRITE = "write"
    """Have its turns remembered; add, change and close memories."""
    EXPORT = "export"
    """Take all of a user's at once."""
    DELETE = "delete"
    """Delete without a trace."""
    ADMIN = "admin"
    """Ask beyond one user: who has memories, everything of an agent, everything of the tenant."""


OF_USERS = (Role.READ, Role.WRITE, Role.EXPORT, Role.DELETE)
"""What a key may do of which nothing is said: all, for one user at a time."""


class ProxyKey(msgspec.Struct, frozen=True, kw_only=True):
    """A proxy key `rk_<public>_<secret>`: only the secret's digest is kept."""

    public: str
    digest: bytes
    tenant: str
    name: str = ""
    default_user: str | None = None
    created_at: datetime
    revoked_at: datetime | None = None
    roles: tuple[Role, ...] = OF_USERS
    users: tuple[str, ...] = ()
    """Whom it may name; empty: anybody of its tenant."""
    expires_at: datetime | None = None

    def is_good(self, at: datetime) -> bool:
        """Whether it is neither revoked nor over."""
        return self.revoked_at is None and (self.expires_at is None or at < self.expires_at)


class KeyRing(Protocol):
    """The proxy keys."""

    async def add(self, key: ProxyKey) -> None:
        """Keep a new key."""
        ...

    async def find(self, public: str) -> ProxyKey | None:
        """A key by its public part, revoked or not."""
        ...

    async def keys(self) -> tuple[ProxyKey, ...]:
        """All keys, oldest first."""
        ...

    async def revoke(self, public: str, *, at: datetime) -> None:
        """The key is no longer good. Raises `NotFound`."""
        ...
