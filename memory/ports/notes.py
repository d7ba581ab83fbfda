"""Small things that an installation keeps of itself, by name: what tokens are checked by, who switched what off."""

from typing import Protocol


class Notes(Protocol):
    """Few and short: each is read often, and written by hand. Names hold no content, at most digests."""

    async def put(self, name: str, body: bytes) -> None:
        """Keep it, in the place of what has that name. Raises `StoreUnavailable`."""
        ...

    async def swap(self, name: str, body: bytes, *, seen: bytes | None) -> bool:
        """Keep it if what has that name is still what was `seen` (None: nothing has it); whether it is kept."""
        ...

    async def get(self, name: str) -> bytes | None:
        """What has that name."""
        ...

    async def under(self, prefix: str) -> dict[str, bytes]:
        """All whose names begin so, by the rest of their names."""
        ...
