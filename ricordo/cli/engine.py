"""The store that a command works on."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from config.settings import Settings
from memory.model.errors import StoreUnavailable
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from ricordo.cli.errors import sentence_of
from ricordo.stores import check_there, engine_of

T = TypeVar("T")


def with_engine(
    settings: Settings,
    work: Callable[[Engine], Awaitable[T]],
    *,
    embedder: Embedder | None = None,
    makes: bool = True,
) -> T:
    """Run `work` on the store of these settings; only with an `embedder` can it search densely and keep vectors.

    `makes`: the store is made where none is; else that is `StoreUnavailable`, for what only reads.
    """

    async def run() -> T:
        async with engine_of(settings, embedder=embedder) as engine:
            return await work(engine)

    try:
        if not makes:
            check_there(settings)
        return asyncio.run(run())
    except OSError as error:  # of the secret's file: the store's own errors are translated where they arise
        raise StoreUnavailable(sentence_of(error)) from None
