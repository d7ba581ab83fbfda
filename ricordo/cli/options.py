"""The options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

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
