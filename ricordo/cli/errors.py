"""The errors that commands foresee: one line on standard error, and an exit code.

Exit codes: 0 done · 1 could not be done, or `check` or `demo` found a fault · 2 the command line or the settings are
wrong · 3 the store is away, damaged or was written under another secret · 130 interrupted
"""

from typing import Any

import typer
from typer.core import TyperGroup

from config.errors import Refused, SettingsError
from memory.model.errors import MemoryFault, SecretMismatch, StoreUnavailable
from proxy.upstream import UpstreamError
from ricordo.cli.output import complain

FAILED = 1
MISUSED = 2
STORE_AWAY = 3


class Commands(TyperGroup):
    """A group of commands whose foreseen errors are one line on standard error and an exit code."""

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401 - typer keeps its context's class to itself
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # the reader has seen enough (`| head`): typer ends in silence
        except tuple(EXIT_CODES) as error:
            complain(sentence_of(error))
            code = next(code for kind, code in EXIT_CODES.items() if isinstance(error, kind))
            raise typer.Exit(code) from None


EXIT_CODES: dict[type[Exception], int] = {
    SettingsError: MISUSED,
    SecretMismatch: STORE_AWAY,
    StoreUnavailable: STORE_AWAY,
    MemoryFault: FAILED,
    UpstreamError: FAILED,
    Refused: FAILED,
    OSError: FAILED,
}
"""The first that fits counts."""


def sentence_of(error: Exception) -> str:
    """An error in one line; ours say themselves what to do."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split()) or type(error).__name__
