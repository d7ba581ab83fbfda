"""The event loop of a process that serves, works or supervises."""

import asyncio
import ctypes
import os
import signal
import sys
from collections.abc import Callable, Coroutine

import uvloop

SWITCH_SECONDS = 0.0005
"""For how long a thread computes before another one may go on. A commit, or what is read in a thread, takes turns with
the event loop some ten times: at Python's own 5 ms a busy loop makes 50 of a millisecond's work, and a recall that had
all its time was too late."""


HEAPS, MAPPED_FROM, TRIMMED_FROM = 1, 1 << 20, 4 << 20
"""How glibc keeps memory: one heap for all threads, of which one alone computes anyhow; blocks of a megabyte, as the
arrays of an index grow to, are mapped, so that they are given back whole; and so is a heap's end from 4 MB on. Beside
its usual ways, after 2,400 turns of 200 users: 251 MB rather than 278 of a proxy, 279 rather than 297 of a worker."""
M_ARENA_MAX, M_MMAP_THRESHOLD, M_TRIM_THRESHOLD = -8, -3, -1
"""As malloc.h numbers them."""


def run(main: Callable[[], Coroutine[None, None, None]]) -> None:
    """Run it to its end. Raises `KeyboardInterrupt` if Ctrl-C comes before `on_signals`: nothing is stopped then."""
    sys.setswitchinterval(SWITCH_SECONDS)
    _spare_memory()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())


def _spare_memory() -> None:
    """Where the C library is glibc, and nobody has told it otherwise (`MALLOC_ARENA_MAX=…`)."""
    if (tell := getattr(ctypes.CDLL(None), "mallopt", None)) is None or any(
        name.startswith("MALLOC_") for name in os.environ
    ):
        return
    for parameter, value in ((M_ARENA_MAX, HEAPS), (M_MMAP_THRESHOLD, MAPPED_FROM), (M_TRIM_THRESHOLD, TRIMMED_FROM)):
        tell(parameter, value)


def on_signals(*, stop: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
