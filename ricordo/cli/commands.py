"""Groups of commands, as all of them are: what is foreseen to go wrong is told in one line."""

from typing import Any

import typer
from typer.core import TyperGroup

from ricordo.cli.errors import FORESEEN, told


class Commands(TyperGroup):
    """A group of commands whose foreseen errors are one line on standard error and an exit code."""

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401 - typer keeps its context's class to itself
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # the reader has seen enough (`| head`): typer ends in silence
        except FORESEEN as error:
            raise typer.Exit(told(error)) from None
