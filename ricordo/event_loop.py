"""The event loop of a process that serves, works or supervises."""

import asyncio
import signal
import sys
from collections.abc import Callable, Coroutine

import uvloop

from config.settings import ServerSettings
from ricordo.heap import keep_little

SWITCH_SECONDS = 0.0005
"""For how long a thread computes before another one may go on. A commit, or what is read in a thread, takes turns with
the event loop some ten times: at Python's own 5 ms a busy loop makes 50 of a millisecond's work, and a recall that had
all its time was too late."""


def run(main: Callable[[], Coroutine[None, None, None]]) -> None:
    """Run it to its end. Raises `KeyboardInterrupt` if Ctrl-C comes before `on_signals`: nothing is stopped then."""
    sys.setswitchinterval(SWITCH_SECONDS)
    keep_little()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())


def on_signals(*, stop: asyncio.Event, hurry: asyncio.Event | None = None) -> None:
    """Set `stop` as soon as this process is to end: told to, by Ctrl-C, or because its terminal was closed.

    Whoever was started by `nohup` outlives that. `hurry` is set when it is told once more.
    """

    def told() -> None:
        if stop.is_set() and hurry is not None:
            hurry.set()
        stop.set()

    numbers = [signal.SIGTERM, signal.SIGINT]
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        numbers.append(signal.SIGHUP)
    loop = asyncio.get_running_loop()
    for number in numbers:
        loop.add_signal_handler(number, told)


def time_to_end(server: ServerSettings) -> dict[str, int]:
    """How long the end may take, for the log."""
    notice = {"notice_seconds": server.notice_seconds} if server.notice_seconds else {}
    return {"seconds": server.drain_seconds, **notice}
