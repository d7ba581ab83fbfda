"""`ricordo config`: the settings in force and where each came from."""

from importlib.resources import files
from typing import Annotated, Any

import msgspec
import typer

from config.limits import limit_doubts
from config.loading import TYPES, shown
from ricordo.cli.commands import Commands
from ricordo.cli.errors import complain
from ricordo.cli.options import Config, Json, Store
from ricordo.cli.output import Output
from ricordo.cli.settings import loaded

COLUMNS = {"setting": "setting", "value": "value", "from": "origin"}

app = typer.Typer(cls=Commands, no_args_is_help=True, help="The settings in force, and where each came from.")


class SettingLine(msgspec.Struct, frozen=True):
    """A setting as the command shows it; the names are stable."""

    setting: str
    value: Any
    origin: str


@app.command()
def show(
    sections: Annotated[
        list[str] | None, typer.Argument(metavar="SECTION", help="Only these sections.", show_default=False)
    ] = None,
    *,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Show every setting in force and what set it: a file, a variable, the command line or the default.

    Secrets are masked. Limits that make no sense, as they contradict each other, are told on standard error.

    Examples:
      ricordo config show
      ricordo config show recall embedder
      RICORDO_RECALL__TOP_K=8 ricordo config show recall --json
    """
    found = loaded(config, store__path_or_url=store)
    unknown = set(sections or ()) - {key.partition(".")[0] for key in TYPES}
    if unknown:
        raise typer.BadParameter(f"there is no section {', '.join(sorted(unknown))}")
    values = shown(found.settings)
    lines = [
        SettingLine(key, value, found.origin(key))
        for key, value in values.items()
        if not sections or key.partition(".")[0] in sections
    ]
    Output(as_json=as_json).rows(COLUMNS, lines, empty="")
    for doubt in limit_doubts(found.settings):
        complain(f"{doubt.detail}; {doubt.advice}")


@app.command()
def default() -> None:
    """Print a configuration file with every setting, its default and its reason: the start of your own.

    Example:
      ricordo config default > ricordo.toml
    """
    typer.echo(files("config").joinpath("default.toml").read_text("utf-8"), nl=False)
