"""The worker processes beside a proxy: started, watched, started again, stopped.

A worker's standard input is the line to its supervisor. It ends with the supervisor, and then so does the worker; in
the other direction the worker says whether it is at work: it may run, and its store be lost.
"""

import asyncio
import contextlib
import signal
import socket
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from typing import Self

import structlog

from memory.ports import Check

log = structlog.get_logger()

FIRST_PAUSE_SECONDS = 0.2
LONGEST_PAUSE_SECONDS = 5.0
"""Restarts wait twice as long each time, up to this: a worker that cannot start eats a fifth of a core at most, and one
that can again is not kept waiting."""

STEADY_SECONDS = 10.0
"""A worker that ran this long was well: the next restart waits the first pause again."""

STOP_SECONDS = 20.0
"""How long a worker may finish its running jobs before it is killed; what it leaves is delivered again."""


AT_WORK, AWAY = b"+", b"-"
"""What a worker says."""


class Supervisor:
    """Keeps worker processes running while the context is open."""

    def __init__(
        self, command: Sequence[str], *, processes: int = 1, on_restart: Callable[[], None] = lambda: None
    ) -> None:
        self._command = command
        self._on_restart = on_restart
        self._count = processes
        self._running: dict[int, Process] = {}
        self._at_work = set[int]()
        self._stopping = False

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._keep_running(number)) for number in range(self._count)]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._stopping = True
        await asyncio.gather(*map(_stop, self._running.values()))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def checks(self) -> tuple[Check, ...]:
        """Whether all of them are at work; nothing, if there are to be none."""
        missing = self._count - len(self._at_work)
        detail = f"{missing} of {self._count} not at work: the log says why" if missing else ""
        return (Check("worker", ok=not missing, detail=detail),) if self._count else ()

    async def _keep_running(self, number: int) -> None:
        pause = FIRST_PAUSE_SECONDS
        loop = asyncio.get_running_loop()
        while not self._stopping:
            started = loop.time()
            status = await self._run(number)
            if self._stopping:
                return
            pause = FIRST_PAUSE_SECONDS if loop.time() - started >= STEADY_SECONDS else pause
            log.warning("worker_ended", worker=number, status=status, restart_in_seconds=pause)
            self._on_restart()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE_SECONDS)

    async def _run(self, number: int) -> int | str:
        """Run a worker once; its status, or why it could not be started."""
        ours, theirs = socket.socketpair()
        with ours:
            try:
                with theirs:
                    process = await asyncio.create_subprocess_exec(*self._command, stdin=theirs.fileno())
            except OSError as error:  # no memory, no process left, or an upgrade that replaces the program just now
                return str(error)
            self._running[number] = process
            hearing = asyncio.create_task(self._hear(number, ours))
            try:
                return await process.wait()
            finally:
                del self._running[number]
                hearing.cancel()
                await asyncio.gather(hearing, return_exceptions=True)

    async def _hear(self, number: int, line: socket.socket) -> None:
        """Note what a worker says until it ends."""
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            while said := await loop.sock_recv(line, 64):
                (self._at_work.add if said.endswith(AT_WORK) else self._at_work.discard)(number)
        finally:
            self._at_work.discard(number)


async def _stop(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), STOP_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()
