"""The spool: turns in, durably; out again in order, as often as it takes."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple, Self, TypeVar

import msgspec

from adapters.spool.frames import framed
from adapters.spool.segments import Position, Segments, SpoolOptions, erase
from memory.model.errors import InvalidInput, StoreUnavailable
from memory.model.scope import Scope
from memory.model.turn import TurnRecord
from memory.model.types import Clock

T = TypeVar("T")
Owner = tuple[str, str | None]

WAITING = 4_096
"""Most turns that wait for the disk: seconds of it, then the spool counts as unavailable."""


PROBES = 8
"""When so many users' turns were refused and none was taken, the store is away: the pass ends there."""

Put = Callable[[Sequence[TurnRecord]], Awaitable[bool]]
"""One user's next turns, in order → whether all of them are in the journal now."""


class _SpooledTurn(NamedTuple):
    """A turn that waits, and the position behind it."""

    end: Position
    record: TurnRecord


class _NextTurns(NamedTuple):
    """The next turns, how many damaged places lie between them, and the position behind them all."""

    entries: list[_SpooledTurn]
    damaged: int
    end: Position


class _FramedRecord(NamedTuple):
    """A framed record on its way to the disk, whose it is and who waits for it."""

    owner: Owner
    data: bytes
    kept: asyncio.Future[None]


class SpoolCounts(msgspec.Struct, frozen=True, kw_only=True):
    """What a spool did since it was opened, and what it holds."""

    spooled: int
    replayed: int
    dropped: int
    """Torn or damaged records that were skipped, and such as the journal refused for good."""
    stalled: int
    """Users whose turns the journal did not take when they were last offered."""
    bytes: int
    """How much its files hold: 0 when nothing waits."""


class Spool:
    """A folder of segments, served by one thread. Whoever opens it closes it.

    Turns that come while the disk is busy share the next fsync.
    """

    def __init__(self, segments: Segments, folder: Path, thread: ThreadPoolExecutor, *, batch: int) -> None:
        self.dropped = 0
        self.filled = asyncio.Event()
        """Set when a turn was kept."""
        self._segments = segments
        self._folder = folder
        self._thread = thread
        self._batch = batch
        self._passed = segments.front
        """Up to here all is in the journal, but for the turns of stalled users."""
        self._last: dict[Owner, Position] = {}
        """Behind each user's last turn that lies beyond."""
        self._stalled: set[Owner] = set()
        self._done: set[Position] = set()
        """Behind each turn that is in the journal, in segments that hold stalled ones, too."""
        self._coming: Counter[Owner] = Counter()
        """How many turns of each user wait for the disk."""
        self._waiting: list[_FramedRecord] = []
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False
        self._spooled = 0
        self._replayed = 0

    @classmethod
    async def open(cls, folder: Path, *, options: SpoolOptions, clock: Clock) -> Self:
        """Open the spool in `folder`, with what the dead left there. Raises `StoreUnavailable`."""
        thread = ThreadPoolExecutor(1, thread_name_prefix="spool")
        try:
            segments = await _in(thread, lambda: Segments(folder, options=options, clock=clock))
            spool = cls(segments, folder, thread, batch=options.batch)
            spool._last = await _in(
                thread,
                lambda: {
                    _owner(frame.record.scope): end
                    for end, frame in segments.read(segments.front)
                    if frame.record is not None
                },
            )
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return spool

    @property
    def counts(self) -> SpoolCounts:
        """For metrics."""
        return SpoolCounts(
            spooled=self._spooled,
            replayed=self._replayed,
            dropped=self.dropped,
            stalled=len(self._stalled),
            bytes=self._segments.size,
        )

    @property
    def empty(self) -> bool:
        """Whether nothing waits here."""
        return not (self._last or self._coming or self._stalled)

    def holds(self, scope: Scope) -> bool:
        """Whether a turn of this user waits here: the next has to go behind it."""
        owner = _owner(scope)
        return owner in self._coming or owner in self._stalled or owner in self._last

    async def append(self, record: TurnRecord) -> None:
        """Returns once the record is fsynced here. Raises `StoreUnavailable` when the spool or the disk is full."""
        try:
            data = framed(record)
        except (ValueError, TypeError) as error:
            raise InvalidInput(f"turn {record.key.turn} cannot be stored: {error}") from error
        if self._closed or len(self._waiting) >= WAITING:
            raise StoreUnavailable(f"{self._folder}: closed, or {WAITING} turns wait already")
        waiting = _FramedRecord(_owner(record.scope), data, asyncio.get_running_loop().create_future())
        self._coming[waiting.owner] += 1
        self._waiting.append(waiting)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await waiting.kept

    async def replay(self, put: Put) -> bool:
        """Offer all turns that wait to `put`, oldest first, users side by side; whether all were taken.

        A user whose turns were not taken is passed over until the next call, with all that he said later: so one
        user's trouble, or that of one node of the store, holds up nobody else.
        """
        stalled: set[Owner] = set()
        left: set[int] = set()
        taken, at, end = 0, self._segments.front, self._segments.end
        while True:
            batch = await self._run(partial(_read, self._segments, at, self._done, self._batch))
            taken += await self._offer(batch, put, stalled, left)
            self._stalled |= stalled  # before they leave `_last`: there is no moment in which they do not count
            if not taken and len(stalled) >= PROBES:
                return False
            if batch.end > self._passed:  # all up to there is in the journal, but for what is left in some segments
                self._passed = batch.end
                self.dropped += batch.damaged
                self._last = {owner: last for owner, last in self._last.items() if last > self._passed}
            await self._run(partial(self._segments.drop, batch.end, left))
            self._done = {done for done in self._done if done.segment in left or done.segment >= batch.end.segment}
            at = batch.end
            if at >= end:
                break
        self._stalled = stalled
        return not stalled

    async def erase(self, predicate: Callable[[TurnRecord], bool]) -> int:
        """Overwrite the turns that `predicate` names, in the spools of all processes of this machine; how many.

        To be called once their epoch was raised: a turn that is being replayed is void by that.
        """
        return await self._run(lambda: erase(self._folder, predicate))

    async def close(self) -> None:
        """Finish what waits; what is not replayed is the next one's who opens the folder."""
        self._closed = True
        if self._flushing is not None:
            await self._flushing
        await self._run(self._segments.close)
        self._thread.shutdown()

    async def _offer(self, batch: _NextTurns, put: Put, stalled: set[Owner], left: set[int]) -> int:
        """Offer a batch; how many turns of it were taken. Adds to `stalled` users, and `left` segments."""
        users: dict[Owner, list[TurnRecord]] = {}
        for entry in batch.entries:
            if (owner := _owner(entry.record.scope)) not in stalled:
                users.setdefault(owner, []).append(entry.record)
        ends = await asyncio.gather(*map(put, users.values()))
        stalled.update(owner for owner, end in zip(users, ends, strict=True) if not end)
        done = {entry.end for entry in batch.entries if _owner(entry.record.scope) not in stalled}
        left.update(entry.end.segment for entry in batch.entries if entry.end not in done)
        self._done |= done
        self._replayed += len(done)
        return len(done)

    async def _flush(self) -> None:
        """Natural batching: whatever came during one fsync shares the next."""
        while self._waiting:
            waiting, self._waiting = self._waiting, []
            batch = [piece.data for piece in waiting]
            results = await self._run(partial(_commit, self._segments, batch))
            for piece, result in zip(waiting, results, strict=True):
                self._coming[piece.owner] -= 1
                if isinstance(result, Position):
                    if result > self._passed:  # a replay may have been faster than this news
                        self._last[piece.owner] = result
                    self._spooled += 1
                    self.filled.set()
                if piece.kept.done():  # nobody waits for it any longer
                    continue
                if isinstance(result, Exception):
                    piece.kept.set_exception(result)
                else:
                    piece.kept.set_result(None)
            self._coming += Counter()  # without those at zero
        self._flushing = None

    async def _run(self, work: Callable[[], T]) -> T:
        return await _in(self._thread, work)


async def _in(thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(thread, work)


def _commit(segments: Segments, batch: Sequence[bytes]) -> list[Position | Exception]:
    """Append all, fsync once; what became of each."""
    results = [_attempt(segments, data) for data in batch]
    try:
        segments.sync()
    except StoreUnavailable as error:
        return [error] * len(batch)
    return results


def _attempt(segments: Segments, data: bytes) -> Position | Exception:
    """Apart from `_commit`, whose frame a kept error would hold, with all of the batch."""
    try:
        return segments.append(data)
    except Exception as error:  # noqa: BLE001 - it is handed to the one who waits
        return error


def _read(segments: Segments, start: Position, done: Set[Position], limit: int) -> _NextTurns:
    """What lies behind `start`, without what is done."""
    entries: list[_SpooledTurn] = []
    damaged = 0
    for end, frame in segments.read(start):
        if frame.record is None:
            damaged += 1
        elif end not in done:
            entries.append(_SpooledTurn(end, frame.record))
            if len(entries) == limit:
                return _NextTurns(entries, damaged, end)
    return _NextTurns(entries, damaged, max(start, segments.end))


def _owner(scope: Scope) -> Owner:
    return scope.tenant, scope.user
