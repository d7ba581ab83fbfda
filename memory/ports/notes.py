"""Small things that an installation keeps of itself, by name: what tokens are checked by, who switched what off."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from memory.model.errors import Conflict

NOTHING: Mapping[str, bytes] = MappingProxyType({})

TRIES = 100
"""To change a note that others change at once: each time one of them has done it."""


class Notes(Protocol):
    """Few and short: each is read often, and written by hand. Names hold no content, at most digests."""

    async def put(self, name: str, body: bytes) -> None:
        """Keep it, in the place of what has that name. Raises `StoreUnavailable`."""
        ...

    async def swap(self, name: str, body: bytes, *, seen: bytes | None, beside: Mapping[str, bytes] = NOTHING) -> bool:
        """Keep it if what has that name is still what was `seen` (None: nothing has it); whether it is kept.

        `beside`: what is kept with it in the same transaction, in the place of what has those names.
        """
        ...

    async def get(self, name: str) -> bytes | None:
        """What has that name."""
        ...

    async def under(self, prefix: str) -> dict[str, bytes]:
        """All whose names begin so, by the rest of their names."""
        ...


async def change_note(
    notes: Notes, name: str, change: Callable[[bytes | None], bytes], *, beside: Mapping[str, bytes] = NOTHING
) -> bytes:
    """Write what `change` makes of a note's body, from the newest body, whoever else changes it; gives what is written.

    `beside`: as `Notes.swap` takes it. Raises `Conflict` if others change it all the time, and `StoreUnavailable`.
    """
    for _ in range(TRIES):
        kept = await notes.get(name)
        body = change(kept)
        if await notes.swap(name, body, seen=kept, beside=beside):
            return body
    raise Conflict("this is changed by others all the time: try again")
