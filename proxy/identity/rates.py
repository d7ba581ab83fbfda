"""How often somebody may ask, in bounded memory: a minute at a time, in each process by itself."""

from collections import OrderedDict
from collections.abc import Callable

from proxy.http.errors import ApiError

WINDOW_SECONDS = 60.0

COUNTED = 16_384
"""Who are counted at once, 3 MB; beyond that the one that has been counted for longest is forgotten."""


class Rates:
    """So many requests a minute for each name. `ticks` gives monotonic seconds."""

    def __init__(self, most: int, *, ticks: Callable[[], float], code: str = "too_many_requests") -> None:
        """`most`: 0 for as many as anybody likes. `code`: the error of who asks too often."""
        self._most = most
        self._code = code
        self._ticks = ticks
        self._windows: OrderedDict[tuple[str, ...], tuple[float, int]] = OrderedDict()

    def count(self, name: tuple[str, ...], number: int = 1, *, most: int | None = None) -> None:
        """Count what is asked now; `most`: how much this one may. Raises `ApiError` 429 for what does not count."""
        most = self._most if most is None else most
        if not most:
            return
        now = self._ticks()
        began, counted = self._windows.get(name, (now, 0))
        if now - began >= WINDOW_SECONDS:
            del self._windows[name]
            began, counted = now, 0
        if counted + number > most:
            wait = b"%d" % (began + WINDOW_SECONDS - now + 1)
            raise ApiError.of(self._code, headers=((b"retry-after", wait),))
        self._windows[name] = began, counted + number
        if len(self._windows) > COUNTED:
            self._windows.popitem(last=False)
