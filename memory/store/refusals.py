"""What a store lately refused to write, by which its health is told: reading may go on where nothing can be written."""

from collections.abc import Callable
from time import monotonic

from memory.model.errors import StoreUnavailable

REMEMBERED_SECONDS = 60.0
"""For how long, unless something is written before: nobody may write anything for hours once there is room again."""


class Refusals:
    """The last write of a store's that failed in a way that its operator must mend (`StoreUnavailable.told`)."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._last: tuple[float, StoreUnavailable] | None = None

    def failed(self, error: BaseException) -> None:
        """A write ended so."""
        if isinstance(error, StoreUnavailable) and error.told:
            self._last = self._now(), error

    def written(self) -> None:
        """A write was done."""
        self._last = None

    def check(self) -> None:
        """Raise as the last write did, if that is not long ago."""
        if self._last is not None and self._now() - self._last[0] < REMEMBERED_SECONDS:
            raise StoreUnavailable(str(self._last[1]), told=self._last[1].told)
