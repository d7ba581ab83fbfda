"""What the processes of one `ricordo serve --proxies N` tell each other: how they are, and who guesses keys.

    <folder>/0    the supervisor's door        <folder>/1 … <folder>/N    the proxies'
    <folder>/page      who has how many connections (see `doorman`)

A door is a Unix socket in a folder that only this account can enter. Who comes in says one thing, as msgpack, and gets
an answer or none. All else that processes must know of one another stands in the store.
"""

import asyncio
import os
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import msgspec

from memory.ports.engine import Check
from proxy.ops.doorman import Page

SUPERVISOR = 0
"""Its number among them."""

ANSWER_SECONDS = 1.5
"""How long one is waited for: longer than it may take to ask the store, and less than the two seconds of the image's
own probe, which must not fail because one of several stands still."""

SAID_BYTES = 1024
"""The most that is read of what somebody says."""


class Sample(msgspec.Struct, frozen=True):
    """One figure of a family."""

    name: str
    labels: dict[str, str]
    value: float


class Family(msgspec.Struct, frozen=True):
    """A metric with all its figures, in Prometheus' terms."""

    name: str
    said: str
    kind: str
    samples: tuple[Sample, ...]


class Bulletin(msgspec.Struct, frozen=True):
    """How a process is, and what it has counted."""

    checks: tuple[Check, ...] = ()
    families: tuple[Family, ...] = ()


class Tell(msgspec.Struct, frozen=True, tag=True):
    """How are you?"""


class WrongKey(msgspec.Struct, frozen=True, tag=True):
    """Somebody at this address sent a wrong key."""

    site: str


Said = Tell | WrongKey

_encode = msgspec.msgpack.Encoder().encode
_said = msgspec.msgpack.Decoder(Tell | WrongKey).decode
_report = msgspec.msgpack.Decoder(Bulletin).decode


class Siblings:
    """The other processes, as one of them sees them. Of a proxy that is alone there are none."""

    def __init__(self, folder: Path = Path(), *, number: int = 1, count: int = 1) -> None:
        """`number`: this one's, of `count` proxies; the supervisor is beside them."""
        self.number = number
        self._folder = folder
        self._count = count
        self._others = [other for other in range(count + 1) if other != number] if count > 1 else []
        self._asking: asyncio.Task[dict[int, Bulletin | None]] | None = None
        self._telling = set[asyncio.Task[None]]()

    @property
    def alone(self) -> bool:
        """Whether there are none."""
        return not self._others

    def page(self) -> Page:
        """What they have written down of their connections."""
        return Page(None if self.alone else self._folder / "page", count=self._count)

    async def reports(self) -> dict[int, Bulletin | None]:
        """What each of the others says of itself, by its number; None: it does not answer.

        Who asks while they are being asked gets the same answers.
        """

        async def ask(other: int) -> Bulletin | None:
            try:
                return _report(await self._say(other, Tell()))
            except (OSError, TimeoutError, msgspec.MsgspecError):
                return None

        async def ask_all() -> dict[int, Bulletin | None]:
            return dict(zip(self._others, await asyncio.gather(*map(ask, self._others)), strict=True))

        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(ask_all())
        return await asyncio.shield(self._asking)

    def wrong_key(self, site: str) -> None:
        """Let the other proxies know. Nobody waits for it, and one that does not hear it counts for itself."""

        async def tell(other: int) -> None:
            with suppress(OSError, TimeoutError):
                await self._say(other, WrongKey(site))

        for other in self._others:
            if other != SUPERVISOR:
                task = asyncio.create_task(tell(other))
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)

    @asynccontextmanager
    async def door(
        self, *, report: Callable[[], Awaitable[Bulletin]], wrong_key: Callable[[str], object] = lambda _: None
    ) -> AsyncGenerator[None]:
        """Answer the others while the context is open."""
        if self.alone:
            yield
            return

        async def welcome(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(OSError, TimeoutError, msgspec.MsgspecError), closing(writer):
                async with asyncio.timeout(ANSWER_SECONDS):
                    said = _said(await reader.read(SAID_BYTES))
                    if isinstance(said, WrongKey):
                        wrong_key(said.site)
                        return
                    writer.write(_encode(await report()))
                    await writer.drain()

        path = self._folder / str(self.number)
        try:
            path.unlink(missing_ok=True)  # of the process that had this number before
            server = await asyncio.start_unix_server(welcome, path)
        except OSError as error:
            why = error.strerror or error
            raise OSError(f"{path}: {why}; set TMPDIR to a folder that is yours, and has a short name") from None
        async with server:
            yield

    async def _say(self, other: int, said: Said) -> bytes:
        """Say something to another; its answer. Raises `OSError` and `TimeoutError`."""
        async with asyncio.timeout(ANSWER_SECONDS):
            reader, writer = await asyncio.open_unix_connection(self._folder / str(other))
            with closing(writer):
                writer.write(_encode(said))
                return await reader.read()


def presence(number: int, reports: Mapping[int, Bulletin | None]) -> Check:
    """Whether all of them answer this one, and which one it is."""
    silent = [_named(other) for other, report in reports.items() if report is None]
    if silent:
        return Check("proxies", ok=False, detail=f"no answer from {', '.join(silent)}: the log says why")
    return Check("proxies", ok=True, detail=f"told by {_named(number)}, process {os.getpid()}")


def _named(number: int) -> str:
    return f"proxy {number}" if number != SUPERVISOR else "the supervisor"
