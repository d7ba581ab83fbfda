"""The keys with which applications authenticate."""

from datetime import datetime
from typing import Protocol

import msgspec


class ProxyKey(msgspec.Struct, frozen=True, kw_only=True):
    """A proxy key `rk_<public>_<secret>`: only the secret's digest is kept."""

    public: str
    digest: bytes
    tenant: str
    name: str = ""
    default_user: str | None = None
    created_at: datetime
    revoked_at: datetime | None = None


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
