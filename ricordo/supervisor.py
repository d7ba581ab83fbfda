"""Processes that are supervised, workers and proxies: started, watched, started again, stopped.

The standard input of such a process is the line to its supervisor. It ends with the supervisor, and then so does the
process; in the other direction it says whether it is at work: it may run, and its store be lost. A worker is told on
it when it may begin, so that it loads what it consists of while its store is still being made or migrated by another.
"""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Self

import structlog

from memory.ports.engine import Check

log = structlog.get_logger()

FIRST_PAUSE_SECONDS = 0.2
LONGEST_PAUSE_SECONDS = 5.0
"""Restarts wait twice as long each time, up to this: one that cannot start eats a fifth of a core at most, and one that
can again is not kept waiting."""

STEADY_SECONDS = 10.0
"""A process that ran this long was well: the next restart waits the first pause again."""

STOP_SECONDS = 20.0
"""How long a worker may finish its running jobs before it is killed; what it leaves is delivered again."""


AT_WORK, AWAY, IN_LINE = b"+", b"-", b"="
"""What a supervised process says; in line: another process is at its work, which it waits for."""

TAKEN = (
    "another process ingests into this store already, and this one takes over when it ends: stop it, or run this one "
    "with --no-worker"
)
"""What is to be done about one that stands in line."""

BEGIN = b"!"
"""What it is told."""

TELLS = "SUPERVISOR_TELLS_WHEN_TO_BEGIN"
"""Is in the environment of a process whose supervisor does. One of the release before, that starts a worker again while
the program is being replaced, does not; nor does who only holds its standard input."""

Status = int | str
"""How a process ended, or why it could not be started."""


class NotStarted(Exception):
    """A process ended before it was at work."""

    def __init__(self, number: int, status: Status) -> None:
        super().__init__(number, status)
        self.number = number
        self.status = status


class Supervisor:
    """Keeps processes running, once they are started, while the context is open.

    `kind`: what they are called. `command`: what starts the one of a number, with the descriptors `inherited`.
    """

    def __init__(
        self,
        kind: str,
        command: Callable[[int], Sequence[str]],
        *,
        processes: int = 1,
        on_restart: Callable[[int], None] = lambda _: None,
        stop_seconds: float = STOP_SECONDS,
        inherited: Sequence[int] = (),
        hurry: asyncio.Event | None = None,
    ) -> None:
        """`hurry`: is set when those that are to end are to do so at once."""
        self._kind = kind
        self._ended = f"{kind}_ended"
        self._command = command
        self.restarts = Counter[int]()
        """How often the process of a number was started again."""
        self._on_restart = on_restart
        self._stop_seconds = stop_seconds
        self._inherited = inherited
        self._hurry = hurry or asyncio.Event()
        self._numbers = range(1, processes + 1)
        self._running: dict[int, Process] = {}
        self._at_work = set[int]()
        self._in_line = set[int]()
        self._silent = set[int]()
        """Those that run and have not said anything yet: they load what they need."""
        self._outcomes: dict[int, asyncio.Future[Status | None]] = {}
        """What came of a start that is waited for: at work (None), or ended."""
        self._may_begin = asyncio.Event()
        self._may_begin.set()
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        """Stop all of them, and start none again; as the end of the context does."""
        self._stopping = True

        async def end(process: Process) -> None:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGTERM)
                try:
                    await asyncio.wait_for(process.wait(), self._stop_seconds)
                except TimeoutError:
                    process.kill()
                    await process.wait()

        hurrying = asyncio.create_task(self._hurried())
        await asyncio.gather(*map(end, self._running.values()))
        hurrying.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _hurried(self) -> None:
        """Tell those that are to end once more, if they are in a hurry: two signals of a kind may arrive as one."""
        await self._hurry.wait()
        for process in self._running.values():
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGINT)

    def tell_restarts(self, on_restart: Callable[[int], None]) -> None:
        """Tell who counts them which processes are started again, those that were before, too."""
        self._on_restart = on_restart
        for number in self.restarts.elements():
            on_restart(number)

    def start(self) -> None:
        """Start all of them; one that cannot start is started again and again."""
        self._tasks += [asyncio.create_task(self._keep_running(number)) for number in self._numbers]

    def load(self) -> None:
        """Start all of them, to `begin` later."""
        self._may_begin.clear()
        self.start()

    def begin(self) -> None:
        """Let them begin that were started with `load`."""
        self._may_begin.set()

    async def start_first(self) -> None:
        """Start the first; returns when it is at work. Raises `NotStarted`.

        So a store is made, migrated or refused by one of them alone, and what stands in the way is said once.
        """
        await self._begin(self._numbers[0])

    async def start_others(self) -> None:
        """Start the others; returns when they are at work. Raises `NotStarted`."""
        await asyncio.gather(*map(self._begin, self._numbers[1:]))

    def checks(self) -> tuple[Check, ...]:
        """Whether all of them are at work; nothing, if there are to be none."""
        count = len(self._numbers)
        missing = count - len(self._at_work)
        why = "the log says why"
        if missing == len(self._silent):
            why = "still starting"
        elif missing == len(self._in_line):
            why = TAKEN
        detail = f"{missing} of {count} not at work: {why}" if missing else ""
        return (Check(self._kind, ok=not missing, detail=detail),) if count else ()

    async def _begin(self, number: int) -> None:
        outcome = self._outcomes[number] = asyncio.get_running_loop().create_future()
        running = asyncio.create_task(self._keep_running(number))
        self._tasks.append(running)
        await asyncio.wait({running, outcome}, return_when=asyncio.FIRST_COMPLETED)
        if not outcome.done():
            running.result()  # raises what nobody foresaw
        if (status := await outcome) is not None:
            raise NotStarted(number, status)

    def _settle(self, number: int, status: Status | None) -> bool:
        """Whether somebody waited for this start, and knows now what came of it."""
        outcome = self._outcomes.pop(number, None)
        if outcome is None or outcome.done():
            return False
        outcome.set_result(status)
        return True

    async def _keep_running(self, number: int) -> None:
        pause = FIRST_PAUSE_SECONDS
        loop = asyncio.get_running_loop()
        while not self._stopping:
            started = loop.time()
            status = await self._run(number)
            if self._stopping or self._settle(number, status):
                return
            pause = FIRST_PAUSE_SECONDS if loop.time() - started >= STEADY_SECONDS else pause
            log.warning(self._ended, **{self._kind: number}, status=status, restart_in_seconds=pause)
            self.restarts[number] += 1
            self._on_restart(number)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE_SECONDS)

    async def _run(self, number: int) -> Status:
        """Run a process once."""
        ours, theirs = socket.socketpair()
        with ours:
            try:
                with theirs:
                    process = await asyncio.create_subprocess_exec(
                        *self._command(number),
                        stdin=theirs.fileno(),
                        pass_fds=self._inherited,
                        env={**os.environ, TELLS: "1"},
                        start_new_session=True,  # Ctrl-C is for the supervisor, which stops them in their order
                    )
            except OSError as error:  # no memory, no process left, or an upgrade that replaces the program just now
                return str(error)
            self._running[number] = process
            self._silent.add(number)
            hearing = asyncio.create_task(self._hear(number, ours))
            try:
                return await process.wait()
            finally:
                del self._running[number]
                hearing.cancel()
                await asyncio.gather(hearing, return_exceptions=True)

    async def _hear(self, number: int, line: socket.socket) -> None:
        """Note what a process says until it ends."""
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            await self._may_begin.wait()
            await loop.sock_sendall(line, BEGIN)
            while said := await loop.sock_recv(line, 64):
                self._note(number, said[-1:])
        finally:
            self._note(number, AWAY)

    def _note(self, number: int, said: bytes) -> None:
        self._silent.discard(number)
        for numbers, word in ((self._at_work, AT_WORK), (self._in_line, IN_LINE)):
            (numbers.add if said == word else numbers.discard)(number)
        if said == AT_WORK:
            self._settle(number, None)


# ── In the supervised process ─────────────────────────────────────────────────────────────────────────────────


def tell_supervisor(said: bytes) -> None:
    """Say `AT_WORK`, `AWAY` or `IN_LINE`."""
    with contextlib.suppress(OSError):  # it is gone, or is none of ours, which only holds our standard input
        os.write(sys.stdin.fileno(), said)


def is_told_when_to_begin() -> bool:
    """Whether this process begins when its supervisor has its store open."""
    return TELLS in os.environ


def wait_to_begin() -> bool:
    """Wait until the supervisor lets this process begin, and say whether it does; no: it is gone. Blocks."""
    if not is_told_when_to_begin():
        return True
    with contextlib.suppress(ConnectionError):  # it died before it heard what we told it
        return os.read(sys.stdin.fileno(), 1) == BEGIN
    return False


def stop_with_supervisor(stop: asyncio.Event) -> None:
    """Set `stop` when standard input ends: the supervisor is gone."""
    loop, line = asyncio.get_running_loop(), sys.stdin.fileno()

    def on_input() -> None:
        try:
            said = os.read(line, 1)
        except ConnectionError:  # the supervisor died before it heard what we told it
            said = b""
        if not said:
            loop.remove_reader(line)
            stop.set()

    loop.add_reader(line, on_input)
