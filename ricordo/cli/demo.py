"""`ricordo demo`."""

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import typer
from rich.console import Console

from config.loading import load_settings
from memory.ports.engine import Engine
from ricordo.cli.errors import FAILED, complain
from ricordo.cli.options import Json
from ricordo.cli.output import Output
from ricordo.demo.playing import DemoFailed, play
from ricordo.stores import engine_of


def demo(*, as_json: Json = False) -> None:
    """Play two conversations through a real Ricordo and a scripted stand-in for a model: no key, no network.

    Exit code 0 if the second conversation's prompt carried what only the first one said, else 1.

    Examples:
      ricordo demo
      ricordo demo --json
    """
    console = Console(stderr=as_json, highlight=False)

    def open_engine(path: Path) -> AbstractAsyncContextManager[Engine]:  # under no settings but its path
        return engine_of(load_settings(environ={}, flags={"store.path_or_url": str(path)}))

    try:
        report = asyncio.run(play(open_engine, console=console))
    except DemoFailed as error:
        complain(str(error))
        raise typer.Exit(FAILED) from None
    if as_json:
        Output(as_json=True).result(report, "")
    if not report.remembered:
        complain("the second prompt did not carry the memory")
        raise typer.Exit(FAILED)
