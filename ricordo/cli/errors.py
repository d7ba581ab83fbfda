"""The errors that commands foresee: one line on standard error, and an exit code.

Exit codes: 0 done · 1 could not be done, or `check` or `demo` found a fault · 2 the command line or the settings are
wrong · 3 the store is away, damaged or was written under another secret · 130 interrupted
"""

import sys

from config.errors import Refused, SettingsError
from memory.model.errors import MemoryFault, SecretMismatch, StoreUnavailable
from proxy.upstream import UpstreamError

FAILED = 1
MISUSED = 2
STORE_AWAY = 3

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

FORESEEN = tuple(EXIT_CODES)


def told(error: Exception) -> int:
    """Say a foreseen error; the exit code that it means."""
    complain(sentence_of(error))
    return next(code for kind, code in EXIT_CODES.items() if isinstance(error, kind))


def sentence_of(error: Exception) -> str:
    """An error in one line; ours say themselves what to do."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split()) or type(error).__name__


def complain(sentence: str) -> None:
    """One line on standard error."""
    sys.stderr.write(f"ricordo: {printable(sentence)}\n")


def printable(text: str) -> str:
    """`text` without what would move the cursor or speak to the terminal: a memory may hold anything."""
    return "".join(character if character.isprintable() else "·" for character in text)
