"""Counts wrong keys by peer, in bounded memory: guessing is slow, and right keys are never held up (FAULTS K10)."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

WRONG_KEYS = 100
WINDOW_SECONDS = 60.0
"""FAULTS K10: so many wrong keys a minute are answered. A script with a typo stays below, a guesser does not."""

PEERS = 4096
"""Peers that are counted at once, 1 MB; beyond that the one that has been counted for longest is forgotten."""

IPV6_SITE_BITS = 64
"""One IPv6 site has 2^64 addresses: it is one peer."""


class Throttle:
    """Fixed windows of a minute, one a peer. The peer is the socket's: no header can choose it (FAULTS H18).

    `tell` is told of each that counts: a guesser gets no more guesses from several processes than from one.
    """

    def __init__(self, tell: Callable[[str], None] = lambda _: None) -> None:
        self._tell = tell
        self._windows: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def wrong(self, peer: str, *, now: float) -> float:
        """Count a wrong key at `now` (monotonic seconds); the seconds to wait if it was one too many, else 0."""
        site = peer
        with suppress(ValueError):  # of IPv4 each address is a site
            address = ipaddress.IPv6Address(peer.partition("%")[0])
            site = str(address.ipv4_mapped or ipaddress.IPv6Network((address, IPV6_SITE_BITS), strict=False))
        wait = self.heard(site, now=now)
        if not wait:
            self._tell(site)
        return wait

    def heard(self, site: str, *, now: float) -> float:
        """The same, of a wrong key that another process was sent."""
        began, count = self._windows.get(site, (now, 0))
        if now - began >= WINDOW_SECONDS:
            del self._windows[site]
            began, count = now, 0
        self._windows[site] = (began, count + 1)
        if len(self._windows) > PEERS:
            self._windows.popitem(last=False)
        return began + WINDOW_SECONDS - now if count >= WRONG_KEYS else 0.0
