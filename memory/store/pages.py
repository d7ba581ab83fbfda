"""All of a listing, page by page."""

from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec

from memory.model.memory import Memory
from memory.ports.memories import Listing, MemoryStore


async def pages_of(store: MemoryStore, listing: Listing) -> AsyncGenerator[tuple[Memory, ...]]:
    """The pages of a listing, none of them empty. Raises `StoreUnavailable`."""
    while page := await store.list(listing):
        yield page
        listing = msgspec.structs.replace(listing, after=page[-1].id)


async def all_of(store: MemoryStore, listing: Listing) -> list[Memory]:
    """All that is listed, in one list. Raises `StoreUnavailable`."""
    async with aclosing(pages_of(store, listing)) as pages:
        return [memory async for page in pages for memory in page]
