"""The spool's files: appended to, read in order, deleted from the front.

A folder holds the segments of all processes of this machine. Each is locked by the process that it belongs to; when
that one dies the kernel drops the lock, and whoever starts next locks the segment, which makes it his own. Names are
times of creation, so that order survives its writers. Nothing here is asynchronous, and all but `erase` belongs to one
thread.
"""

import fcntl
import os
from collections.abc import Callable, Collection, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from adapters.spool.frames import Frame, frames
from memory.model.errors import StoreUnavailable
from memory.model.store_options import SPOOL_BYTES
from memory.model.turn import TurnRecord
from memory.model.types import Clock

SUFFIX = ".spool"


class SpoolOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of the spool."""

    max_bytes: int = SPOOL_BYTES
    segment_bytes: int = 8 * 1024 * 1024
    """A segment is closed at this size, and deleted once all of it is in the journal: at most so much is replayed a
    second time after a crash."""
    store_seconds: float = 1.0
    """How long an append waits for the store before the turn is spooled: half of the journal's `wait_seconds`, so that
    the disk has the other half."""
    replay_seconds: float = 5.0
    """How long a batch of the replay may take: the socket timeout of the store's client."""
    batch: int = 128
    """Most turns that are replayed at once: one commit's worth of the store."""
    first_pause_seconds: float = 0.1
    """The pause after a failed replay, doubled with each failure in a row."""
    longest_pause_seconds: float = 5.0
    """The most it becomes: a twelfth of the minute in which a spool has to be drained (FAULTS R02)."""
    close_seconds: float = 5.0
    """How long a process that ends waits for its spool to drain, if the store is there: its disk may end with it."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if getattr(self, name) <= 0:
                raise ValueError(f"{name}: must be above zero")


class Position(NamedTuple):
    """A place in the spool: the number of a segment, and the bytes before it in there."""

    segment: int
    offset: int


class Segment:
    """A file of ours, open and locked."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self.descriptor = descriptor
        self.number = int(path.stem)
        self.size = os.fstat(descriptor).st_size

    def write(self, data: bytes) -> None:
        """Append all of `data`, or nothing."""
        view, at = memoryview(data), self.size
        try:
            while view:
                written = os.pwrite(self.descriptor, view, at)
                view, at = view[written:], at + written
        except OSError:
            os.ftruncate(self.descriptor, self.size)
            raise
        self.size = at

    def read(self, start: int) -> Iterator[Frame]:
        """What lies behind `start`."""
        return frames(_content(self.descriptor, start, self.size), start)

    def delete(self) -> None:
        try:
            self.path.unlink(missing_ok=True)
        finally:
            os.close(self.descriptor)


class Segments:
    """The segments of this process. All methods block, and raise `StoreUnavailable`."""

    def __init__(self, folder: Path, *, options: SpoolOptions, clock: Clock) -> None:
        self._folder = folder
        self._options = options
        self._clock = clock
        self._sealed = True
        """The last segment is full, or in doubt: the next record begins another."""
        self._dirty = False
        with translated(folder):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._directory = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            # Those whose owner is dead: one that is alive holds his, or has just deleted it.
            opened = (_opened(path, os.O_RDWR, unless=FileNotFoundError) for path in sorted(folder.glob(f"*{SUFFIX}")))
            self._all = [segment for segment in opened if segment]
        self._highest = self._all[-1].number if self._all else 0

    @property
    def size(self) -> int:
        """How many bytes the segments hold."""
        return sum(segment.size for segment in self._all)

    @property
    def front(self) -> Position:
        """Where the first record lies, or would lie."""
        return Position(self._all[0].number if self._all else 0, 0)

    @property
    def end(self) -> Position:
        """Behind the last record."""
        return Position(self._all[-1].number, self._all[-1].size) if self._all else Position(0, 0)

    def append(self, data: bytes) -> Position:
        """Append a framed record; it is kept once `sync` returned. The position behind it."""
        if self.size + len(data) > self._options.max_bytes:
            raise StoreUnavailable(f"{self._folder}: the spool is full ({self._options.max_bytes} bytes)")
        with translated(self._folder):
            if self._sealed:
                number = max(int(self._clock().timestamp() * 1e6), self._highest + 1)
                # There may be one of that name, or somebody took it for a dead one's at once.
                create = os.O_RDWR | os.O_CREAT | os.O_EXCL
                while not (begun := _opened(self._folder / f"{number:020d}{SUFFIX}", create, unless=FileExistsError)):
                    number += 1
                self._highest = number
                self._all.append(begun)
                os.fsync(self._directory)
                self._sealed = False
            last = self._all[-1]
            last.write(data)
        self._dirty = True
        return Position(last.number, last.size)

    def sync(self) -> None:
        """What was appended is on the disk when this returns."""
        if not self._dirty:
            return
        last = self._all[-1]
        self._dirty = False
        # After a failed fsync nobody knows what of the file the disk has: nothing more is written to it.
        self._sealed = True
        with translated(self._folder):
            os.fsync(last.descriptor)
        self._sealed = last.size >= self._options.segment_bytes

    def read(self, start: Position) -> Iterator[tuple[Position, Frame]]:
        """What lies behind `start`, in order; with each the position behind it."""
        for segment in tuple(self._all):
            if segment.number >= start.segment:
                with translated(self._folder):
                    found = segment.read(start.offset if segment.number == start.segment else 0)
                    yield from ((Position(segment.number, frame.end), frame) for frame in found)

    def drop(self, end: Position, left: Collection[int]) -> None:
        """Delete the segments that lie before `end`, but for those that are `left`."""
        for segment in tuple(self._all):
            if (segment.number, segment.size) <= end and segment.number not in left:
                self._sealed |= segment is self._all[-1]
                self._all.remove(segment)
                with translated(self._folder):
                    segment.delete()

    def close(self) -> None:
        """Close the files, which frees their locks; they stay."""
        for segment in self._all:
            os.close(segment.descriptor)
        self._all.clear()
        os.close(self._directory)


def erase(folder: Path, predicate: Callable[[TurnRecord], bool]) -> int:
    """Overwrite with zeros what `predicate` names, in the segments of all processes; how many records it was.

    Needs no lock: who owns a segment only appends to it.
    """
    erased = 0
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        with translated(folder):
            try:
                descriptor = os.open(path, os.O_RDWR)
            except FileNotFoundError:
                continue  # replayed and deleted meanwhile
            try:
                content = _content(descriptor, 0, os.fstat(descriptor).st_size)
                doomed = [frame for frame in frames(content) if frame.record and predicate(frame.record)]
                for frame in doomed:
                    os.pwrite(descriptor, bytes(frame.end - frame.start), frame.start)
                if doomed:
                    os.fsync(descriptor)
                erased += len(doomed)
            finally:
                os.close(descriptor)
    return erased


def _content(descriptor: int, start: int, end: int) -> bytes:
    pieces: list[bytes] = []
    while start < end and (piece := os.pread(descriptor, end - start, start)):
        pieces.append(piece)
        start += len(piece)
    return b"".join(pieces)


def _opened(path: Path, flags: int, *, unless: type[OSError]) -> Segment | None:
    """A segment, made ours; None if it is another's, if its owner has just deleted it, or for the error `unless`."""
    try:
        descriptor = os.open(path, flags, 0o600)
    except unless:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return None
    if not os.fstat(descriptor).st_nlink:
        os.close(descriptor)
        return None
    return Segment(path, descriptor)


@contextmanager
def translated(folder: Path) -> Generator[None]:
    """The system's errors as `StoreUnavailable`."""
    try:
        yield
    except OSError as error:
        raise StoreUnavailable(f"{folder}: {error.strerror or error}") from error
