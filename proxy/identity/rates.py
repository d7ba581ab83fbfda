"""How often somebody may ask, in bounded memory: a minute at a time, in each process by itself."""

from collections import OrderedDict
from collections.abc import Callable

from proxy.http.errors import ApiError

WINDOW_SECONDS = 60.0

COUNTED = 16_384
"""Who are counted at once, 3 MB; beyond that the one that has been counted for longest is forgotten."""


class Rates:
    """So many requests a minute for each name. `ticks` gives monotonic seconds."""

    def __init__(self, most: int, *, ticks: Callable[[], float]) -> None:
        """`most`: 0 for as many as anybody likes."""
        self._most = most
        self._ticks = ticks
        self._windows: OrderedDict[tuple[str, ...], tuple[float, int]] = OrderedDict()

    def count(self, name: tuple[str, ...], number: int = 1) -> None:
        """Count what is asked now. Raises `ApiError` 429 for what is too much: that does not count."""
        if not self._most:
            return
        now = self._ticks()
        began, counted = self._windows.get(name, (now, 0))
        if now - began >= WINDOW_SECONDS:
            del self._windows[name]
            began, counted = now, 0
        if counted + number > self._most:
            wait = b"%d" % (began + WINDOW_SECONDS - now + 1)
            raise ApiError.of("too_many_requests", headers=((b"retry-after", wait),))
        self._windows[name] = began, counted + number
        if len(self._windows) > COUNTED:
            self._windows.popitem(last=False)
