"""What the commands have in common: their options, their settings, their store."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from config.settings import Settings
from memory.model.errors import StoreUnavailable
from memory.model.ids import uuid7
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from memory.upkeep.corrections import Corrector
from ricordo.cli.errors import sentence_of
from ricordo.stores import check_there, engine_of

LOCAL = "local"
"""The tenant and the user of an unmodified application on this machine, and of a command that names none."""

Config = Annotated[
    Path | None,
    typer.Option(
        "--config", "-c", metavar="FILE", help="TOML file with settings (or RICORDO_CONFIG).", show_default=False
    ),
]
Store = Annotated[
    str | None,
    typer.Option(
        "--store", metavar="PATH-or-URL", help="Where the memories are kept (or RICORDO_STORE).", show_default=False
    ),
]
Upstream = Annotated[
    str | None,
    typer.Option("--upstream", metavar="BASE", help="The model's server (or RICORDO_UPSTREAM).", show_default=False),
]
Tenant = Annotated[str, typer.Option("--tenant", help="Whose application.")]
User = Annotated[str, typer.Option("--user", "-u", help="Whose memories.")]
Agent = Annotated[str | None, typer.Option("--agent", help="Only what belongs to this agent.", show_default=False)]
Project = Annotated[str | None, typer.Option("--project", help="In this project.", show_default=False)]
Json = Annotated[bool, typer.Option("--json", help="Print JSON with stable keys.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]

T = TypeVar("T")


def corrector_of(engine: Engine, settings: Settings) -> Corrector:
    """Makes what a person changes by hand."""
    return Corrector(
        engine.memories,
        options=settings.profile,
        clock=lambda: datetime.now(UTC),
        make_id=uuid7,
        pins=settings.pins,
    )


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
