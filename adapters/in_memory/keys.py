"""The proxy keys, in memory."""

from datetime import datetime

import msgspec

from adapters.in_memory.data import Data
from memory.model.errors import InvalidInput, NotFound
from memory.ports.keys import ProxyKey


class InMemoryKeys:
    """Implements `memory.ports.keys.KeyRing`."""

    def __init__(self, data: Data) -> None:
        self._keys = data.keys

    async def add(self, key: ProxyKey) -> None:
        """Raises `InvalidInput` if there is a key of this public part."""
        if self._keys.setdefault(key.public, key) is not key:
            raise InvalidInput(f"there is a key {key.public} already")

    async def find(self, public: str) -> ProxyKey | None:
        return self._keys.get(public)

    async def keys(self) -> tuple[ProxyKey, ...]:
        return tuple(sorted(self._keys.values(), key=lambda key: (key.created_at, key.public)))

    async def revoke(self, public: str, *, at: datetime) -> None:
        """The first revocation's time stays."""
        key = self._keys.get(public)
        if key is None:
            raise NotFound(f"no key {public}")
        if key.revoked_at is None:
            self._keys[public] = msgspec.structs.replace(key, revoked_at=at)
