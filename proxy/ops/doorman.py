"""Who takes the next connection. A proxy that is alone takes all that wait, up to MOST at once.

libuv takes one in each round of the event loop: behind requests that are under way each of a burst's connections would
wait for a round of its own, the last of 64 for seconds.

Of several it is the one that has fewest, else the one that has taken fewest. They listen on one socket, and the kernel
wakes them all: a handful of connections would go to whoever is awake first, as a rule the same one. So each writes into
a page that they share how many connections it has, and one that has more than another leaves the next to that one for
WAIT_SECONDS. Nobody is relied on: if the other is busy, or stands still, what waits is taken after that, each time
twice as much as long as it goes on like this.
"""

import asyncio
import mmap
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

WAIT_SECONDS = 0.005
"""Time for another process to wake up and accept, and still nothing beside the setting up of a connection."""

REST_SECONDS = 1.0
"""After an accept that failed: no descriptor is left, and asking again at once would only burn a core."""

MOST = 64
"""The most that is taken at once."""

ABSENT = 1 << 63
"""Stands for the connections of one that takes none."""

CELL_BYTES = 8


class Page:
    """Of each proxy, by its number: how many connections it has, and how many it has taken so far."""

    def __init__(self, path: Path | None = None, *, count: int = 1) -> None:
        """Shared by all that have it open at the same path; the first, who makes it, finds nobody there.

        Without a path it is of this process alone.
        """
        size = 2 * CELL_BYTES * count
        if path is None:
            new, shared = True, mmap.mmap(-1, size)
        else:
            with path.open("a+b") as file:
                new = not file.tell()
                file.truncate(size)
                shared = mmap.mmap(file.fileno(), size)
        self._cells = memoryview(shared).cast("Q")
        if new:
            for number in range(1, count + 1):
                self.absent(number)

    def present(self, number: int) -> None:
        """This one begins, with no connection and no arrears."""
        self._cells[2 * number - 1] = max(self._cells[1::2])
        self._cells[2 * number - 2] = 0

    def absent(self, number: int) -> None:
        """This one takes no more."""
        self._cells[2 * number - 2] = ABSENT

    def took(self, number: int) -> None:
        self._cells[2 * number - 2] += 1
        self._cells[2 * number - 1] += 1

    def lost(self, number: int) -> None:
        """A connection has ended."""
        if 0 < self._cells[2 * number - 2] < ABSENT:
            self._cells[2 * number - 2] -= 1

    def is_next(self, number: int) -> bool:
        """Whether nobody has fewer."""
        loads = list(zip(self._cells[::2], self._cells[1::2], strict=True))
        return loads[number - 1] <= min(loads)


Connect = Callable[[socket.socket], Coroutine[Any, Any, object]]
"""Serves an accepted connection; returns as soon as that is under way."""


class Doorman:
    """Accepts for one of them from now on, until it is closed."""

    def __init__(self, listener: socket.socket, page: Page, number: int, *, connect: Connect) -> None:
        listener.setblocking(False)
        self._loop = asyncio.get_running_loop()
        self._listener = listener
        self._page = page
        self._number = number
        self._connect = connect
        self._most = 1
        self._timer: asyncio.TimerHandle | None = None
        self._connecting = set[asyncio.Task[None]]()
        page.present(number)
        self._loop.add_reader(listener, self._on_waiting)

    def close(self) -> None:
        """Accept no more; the listener stays open."""
        self._page.absent(self._number)
        self._loop.remove_reader(self._listener)
        if self._timer is not None:
            self._timer.cancel()

    async def wait_closed(self) -> None:
        """It is closed at once."""

    def _on_waiting(self) -> None:
        if not self._page.is_next(self._number):
            self._pause(WAIT_SECONDS)
            return
        self._most = 1
        for _ in range(MOST):
            if not self._take(1) or not self._page.is_next(self._number):
                return

    def _pause(self, seconds: float) -> None:
        def accept_again() -> None:
            self._loop.add_reader(self._listener, self._on_waiting)
            taken = self._take(self._most)
            self._most = min(2 * self._most, MOST) if taken == self._most else 1

        self._loop.remove_reader(self._listener)
        self._timer = self._loop.call_later(seconds, accept_again)

    def _take(self, most: int) -> int:
        """Accept what waits, up to `most`; how many it was."""

        async def serve(connection: socket.socket) -> None:
            connection.setblocking(False)
            try:
                await self._connect(connection)
            except OSError:  # it is gone already
                connection.close()
                self._page.lost(self._number)

        for taken in range(most):
            try:
                connection, _ = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return taken
            except OSError:
                self._pause(REST_SECONDS)
                return taken
            self._page.took(self._number)
            task = asyncio.create_task(serve(connection))
            self._connecting.add(task)
            task.add_done_callback(self._connecting.discard)
        return most
