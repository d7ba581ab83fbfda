"""A journal that outlives its store: what the store does not take in time is spooled, and replayed when it is back."""

import asyncio
import random
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from adapters.spool.segments import SpoolOptions, erase
from adapters.spool.spool import Spool, SpoolCounts
from memory.model.errors import InvalidInput, MemoryFault, StoreUnavailable
from memory.model.turn import TurnRecord
from memory.model.types import Clock
from memory.ports.changes import Basis
from memory.ports.engine import Check
from memory.ports.journal import TurnJournal
from memory.ports.memories import Erasure
from memory.store.erasing import BY_ID, named

UNKNOWN_EPOCH = 0
"""Stands for an epoch that was never read. The one of the replay would let a turn outlive an erasure that came between;
before all erasures, it is at worst void without need (P9)."""

AWAY = (StoreUnavailable, TimeoutError)
"""What a store raises, or makes us wait for, that is away."""


class SpoolingJournal:
    """Implements `memory.ports.journal.TurnJournal` around another one.

    While the store is away all turns are spooled at once; when it is back, those of users who have none in the spool go
    to it directly, and the others' behind their older ones. So a user's turns stay in order as far as one process knows
    them.
    """

    def __init__(
        self,
        store: TurnJournal,
        spool: Spool,
        *,
        options: SpoolOptions,
        jitter: Callable[[], float] = random.random,
    ) -> None:
        self._store = store
        self._spool = spool
        self._options = options
        self._jitter = jitter
        self._failing = False
        self._why = ""
        """What the store said when it last took nothing."""

    @property
    def away(self) -> bool:
        """Whether the store did not answer when it was last asked: for readiness."""
        return self._failing and not self._spool.empty

    @property
    def check(self) -> Check:
        """For readiness."""
        counts = self._spool.counts
        told = [] if self._spool.empty else [f"turns wait on this machine's disk: {counts.bytes} bytes"]
        if counts.stalled and not self.away:
            told.append(f"those of {counts.stalled} users are refused again and again")
        is_well = not (self.away or counts.stalled)
        if not is_well:
            told.append(self._why)
        return Check("spool", is_well, "; ".join(told))

    @property
    def counts(self) -> SpoolCounts:
        """For metrics."""
        return self._spool.counts

    async def append(self, record: TurnRecord, *, basis: Basis | None = None) -> None:
        if not self.away and not self._spool.holds(record.scope) and await self._stored(record, basis):
            return
        spooled = record if record.epoch >= 0 else msgspec.structs.replace(record, epoch=UNKNOWN_EPOCH)
        try:
            await self._spool.append(spooled)
        except StoreUnavailable:
            # Neither the order nor another wait is worth the turn.
            if not await self._stored(record, basis):
                raise

    async def erase(self, erasure: Erasure) -> int:
        """What `erasure` covers goes from the spools of this machine too; how many turns it was.

        To be called after `MemoryStore.erase`, whose epoch voids what is being replayed, here and on other machines.
        """
        return await self._spool.erase(covered(erasure))

    async def replay(self) -> None:
        """Replay whatever is spooled, for ever."""
        failures = 0
        while True:
            self._spool.filled.clear()
            try:
                whole = await self._spool.replay(self._put)
            except StoreUnavailable:
                whole = False  # our own disk's
            failures = 0 if whole else failures + 1
            if whole:
                await self._spool.filled.wait()
                continue
            # Longer with each failure, and not the same for all processes: they come back at once.
            doubled = self._options.first_pause_seconds * 2.0 ** min(failures - 1, 30)
            pause_seconds = min(self._options.longest_pause_seconds, doubled) * (0.5 + self._jitter() / 2)
            await asyncio.sleep(pause_seconds)

    async def drain(self) -> None:
        """Replay what there is once, unless the store is away, instead of `replay`."""
        if self.away:
            return
        with suppress(TimeoutError, StoreUnavailable):
            async with asyncio.timeout(self._options.close_seconds):
                await self._spool.replay(self._put)

    async def _stored(self, record: TurnRecord, basis: Basis | None) -> bool:
        """Whether the store took it."""
        try:
            async with asyncio.timeout(self._options.store_seconds):
                await self._store.append(record, basis=basis)
        except AWAY as error:
            self._failing = True
            self._why = _told(error)
            return False
        self._failing = False
        return True

    async def _put(self, records: Sequence[TurnRecord]) -> bool:
        """Replay one user's turns; whether the store took them."""
        for record in records:
            try:
                async with asyncio.timeout(self._options.replay_seconds):
                    await self._store.append(record)
            except InvalidInput:
                self._spool.dropped += 1  # it will never be taken, and those behind it wait
            except Exception as error:  # noqa: BLE001 - tried again, whatever it was: a spooled turn is acknowledged
                self._why = _told(error)
                return False
        self._failing = False
        return True


def _told(error: Exception) -> str:
    """What a store said that did not take a turn: in its own words where it knows what it says."""
    if isinstance(error, TimeoutError):
        return "the store does not answer in time"
    return str(error) if isinstance(error, MemoryFault) else type(error).__name__


@asynccontextmanager
async def spooling(
    store: TurnJournal, folder: Path, *, options: SpoolOptions, clock: Clock
) -> AsyncGenerator[SpoolingJournal]:
    """`store` with a spool in `folder`, which is replayed while the context is open."""
    spool = await Spool.open(folder, options=options, clock=clock)
    journal = SpoolingJournal(store, spool, options=options)
    replaying = asyncio.create_task(journal.replay())
    try:
        yield journal
    finally:
        replaying.cancel()
        await asyncio.wait([replaying])
        await journal.drain()
        await spool.close()


def erase_spooled(folder: Path, erasure: Erasure) -> int:
    """The same as `SpoolingJournal.erase` for a command, which has no spool of its own. Blocks."""
    return erase(folder, covered(erasure))


def covered(erasure: Erasure) -> Callable[[TurnRecord], bool]:
    """Whether an erasure takes a turn. A single memory's does not: the journal leaves its lines out at the replay."""

    def takes(record: TurnRecord) -> bool:
        is_of_session = erasure.what != "session" or record.session == erasure.session
        return erasure.what not in BY_ID and is_of_session and erasure.reach.covers(record.scope)

    erasure = named(erasure)
    return takes
