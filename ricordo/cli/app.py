"""The command `ricordo`: which commands there are. Each stands in a module that is loaded when the command is used.

So that `ricordo --help` need not load what the proxy is made of, and `ricordo memories list` not what `serve` needs.
"""

import sys
from importlib import import_module
from typing import Annotated, Any, NamedTuple

import typer
import typer.main
from typer.core import TyperCommand

from ricordo import build
from ricordo.cli.commands import Commands
from ricordo.cli.logs import load_logs


class _Listed(NamedTuple):
    """Where a command, or a group of them, is to be found, and its line in the list of all."""

    module: str
    name: str
    line: str


COMMANDS = {
    "serve": _Listed(
        "ricordo.cli.serve", "serve", "Run the proxy, and the worker that ingests turns in a process beside it."
    ),
    "worker": _Listed(
        "ricordo.cli.serve",
        "worker",
        "Run only the worker, beside a proxy that was started with --no-worker on the same store.",
    ),
    "demo": _Listed(
        "ricordo.cli.demo",
        "demo",
        "Play two conversations through a real Ricordo and a scripted stand-in for a model: no key, no network.",
    ),
    "reembed": _Listed(
        "ricordo.cli.reembed",
        "reembed",
        "Give every memory a vector of the embedder that is configured. Interrupted, it goes on where it stopped.",
    ),
    "reingest": _Listed(
        "ricordo.cli.reingest",
        "reingest",
        "Add what users said before and no memory has, out of the sessions that still have it.",
    ),
    "check": _Listed(
        "ricordo.cli.check",
        "check",
        "Look at settings, store, embedder, upstream and identity, and say what to do. Exit code 1 if something fails.",
    ),
    "connect": _Listed(
        "ricordo.cli.connect",
        "connect",
        "Print the settings that connect an application to Ricordo, or put them into its file.",
    ),
    "migrate": _Listed(
        "ricordo.cli.migrate",
        "migrate",
        "Copy all memories, profiles, sessions and proxy keys of the store into another one, and compare them.",
    ),
    "memories": _Listed("ricordo.cli.memories", "app", "See, find, add, correct, pin and erase what is remembered."),
    "profile": _Listed("ricordo.cli.profile", "app", "See and correct what is known of a user in named fields."),
    "keys": _Listed("ricordo.cli.keys", "app", "The keys with which applications authenticate."),
    "switches": _Listed(
        "ricordo.cli.switches", "app", "For whom, and with which models, memory is read and kept; trials of it."
    ),
    "jobs": _Listed("ricordo.cli.jobs", "app", "The turns that wait to be ingested, and the dead letters."),
    "config": _Listed("ricordo.cli.config", "app", "The settings in force, and where each came from."),
}


class LateCommand(TyperCommand):
    """A command of which only name and line are known until it is used."""

    def __init__(self, name: str, place: _Listed) -> None:
        super().__init__(name, help=place.line)
        self._place = place

    def whole(self) -> Any:  # noqa: ANN401 - typer keeps the class of its commands to itself
        """The command itself, with its options and, if it is a group, its commands."""
        found = getattr(import_module(self._place.module), self._place.name)
        if not isinstance(found, typer.Typer):
            alone = typer.Typer(add_completion=False, rich_markup_mode=MARKUP, context_settings=CONTEXT)
            alone.command()(found)
            found = alone
        command = typer.main.get_command(found)
        command.name = self.name
        return command

    def make_context(self, *args: Any, **more: Any) -> Any:  # noqa: ANN401 - the same
        """The context of the command itself: from here on typer knows no other."""
        return self.whole().make_context(*args, **more)


class LateCommands(Commands):
    """All commands, none of them loaded."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - handed on
        super().__init__(**options)
        for name, place in COMMANDS.items():
            self.add_command(LateCommand(name, place))


MARKUP = "rich"
CONTEXT = {"help_option_names": ["-h", "--help"]}

app = typer.Typer(
    name="ricordo",
    cls=LateCommands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=MARKUP,
    context_settings=CONTEXT,
    help="""A proxy that gives any OpenAI-compatible chat application a long-term memory.

    Try it:               ricordo demo
    Run it:               ricordo serve --upstream https://api.openai.com/v1
    Use it:               OpenAI(base_url="http://127.0.0.1:8000/v1")
    With your app:        ricordo connect
    See what it knows:    ricordo memories list
    Something is wrong:   ricordo check
    Every setting:        ricordo config show
    Complete with TAB:    ricordo --install-completion

    Exit codes: 0 done; 1 could not be done, or a check failed; 2 wrong command line or settings; 3 the store is away,
    damaged or written under another secret; 130 interrupted.
    """,
)


def _show_version(wanted: bool) -> None:  # noqa: FBT001 - how the library calls it
    if wanted:
        typer.echo(f"ricordo {build.said()}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
]


@app.callback()
def main(*, version: Version = False) -> None:  # noqa: ARG001 - its callback has shown it
    """The commands do the work. What is logged meanwhile, as of a store at risk, stays out of what they print."""
    load_logs()
    import structlog  # noqa: PLC0415 - none of it is needed where there is only help to show

    structlog.configure(logger_factory=lambda *_: structlog.PrintLogger(sys.stderr))
