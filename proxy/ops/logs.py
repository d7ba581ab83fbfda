"""Structured logs: what happened, to which request, for how long; never what was said, never a secret."""

import logging
import sys
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Literal

import msgspec
import structlog
from structlog.typing import Processor

LIBRARIES = ("uvicorn", "uvicorn.error", "uvicorn.access", "httpx", "httpx2", "openai", "asyncio")
"""Loggers of libraries that speak only of what is wrong: they know request lines, headers and bodies."""


def configure_logs(*, level: str, form: Literal["json", "console"], **process: object) -> None:
    """Set up structlog for this process: one line an event on stderr. `process` is in each of them."""
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    processors: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    stream: Any = _Forgiving(sys.stderr.buffer if form == "json" else sys.stderr)
    if form == "json":
        processors.append(lambda _, __, event: _encode(event))
        factory: Any = structlog.BytesLoggerFactory(stream)
    else:
        processors.append(structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()))
        factory = structlog.PrintLoggerFactory(stream)
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=factory,
        cache_logger_on_first_use=True,
    )
    structlog.contextvars.bind_contextvars(**process)


class _Forgiving:
    """A stream that loses what it cannot write: a full disk, or a reader that is gone, holds up nobody's chat (P4)."""

    def __init__(self, stream: Any) -> None:  # noqa: ANN401 - of bytes or of text
        self._stream = stream

    def write(self, line: Any) -> None:  # noqa: ANN401 - the same
        with suppress(OSError):
            self._stream.write(line)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()


_encode = msgspec.json.Encoder(enc_hook=str).encode


MOST_KINDS = 100
"""So many kinds of failure are told apart; an own part that fails in more places has been told of often enough."""


def once_each(tell: Callable[[str], object]) -> Callable[[Exception], None]:
    """Tells of each failure the first time that it happens, as `error_name` says it: a bug fails with each request."""
    told: set[str] = set()

    def failed(error: Exception) -> None:
        name = error_name(error)
        if name not in told and len(told) < MOST_KINDS:
            told.add(name)
            tell(name)

    return failed


def log_missed(status: str, missed: Iterable[tuple[str, Exception]]) -> None:
    """Log what a recall had to do without: each reason with what went wrong."""
    for reason, error in missed:
        structlog.get_logger().warning("recall", status=status, reason=reason, error=error_name(error))


def error_name(error: BaseException) -> str:
    """How an unforeseen error is logged: its type and where it was raised, and what it was raised from.

    Where a library raised it, also where in our own code; of a file that is not there, which. Its message is left out:
    it may quote a user.
    """
    frames = [
        (str(frame.f_globals.get("__name__", "?")), line) for frame, line in traceback.walk_tb(error.__traceback__)
    ]
    ours = [frame for frame in frames if frame[0].partition(".")[0] in OUR_PACKAGES]
    places = dict.fromkeys((*frames[-1:], *ours[-1:]))
    where = ", by ".join(f"{module}:{line}" for module, line in places)
    file = f" ({error.filename})" if isinstance(error, FileNotFoundError) and error.filename else ""
    cause = f" from {error_name(error.__cause__)}" if error.__cause__ is not None else ""
    return f"{type(error).__name__}{file}{where and f' at {where}'}{cause}"


OUR_PACKAGES = frozenset(("adapters", "config", "memory", "proxy", "ricordo"))
