"""Whether a provider's key is still good: asked before the memory's own API shows what it opens (FAULTS K08).

A chat needs no such question, because the upstream answers it with the chat. What the API shows comes from the store,
which knows nothing of a key that its provider has revoked.
"""

from collections import OrderedDict
from collections.abc import Callable

from memory.model.identity import fingerprint_of
from proxy.http.errors import ApiError, error_of_upstream
from proxy.upstream import Deadlines, Pair, Upstream, UpstreamError

GOOD_SECONDS = 300.0
"""FAULTS K08: for how long a key counts as good. Each question costs the provider a request and the caller its time."""

BAD_SECONDS = 30.0
"""For how long it counts as bad: nobody is to ask the provider about wrong keys through us all the time."""

KEPT = 10_000
"""Keys whose answer is kept, by their fingerprints."""

QUESTION = b"/models"
"""What any key may read, and what every provider knows."""

ANTHROPIC = (b"anthropic-version", b"2023-06-01")
"""Without it Anthropic refuses the question, whatever the key. Its clients send it, who want its form of an answer."""

REFUSED = frozenset({401, 403})
TOO_MANY = 429
"""Says nothing of the key: a provider may count before it looks."""

FAILED = 500
DEADLINES = Deadlines(connect=5.0, first_byte=10.0, idle=10.0, total=15.0)


class KeyConfirmation:
    """Asks the upstream about keys, each at most once in a while. `ticks` gives monotonic seconds."""

    def __init__(self, upstream: Upstream, *, ticks: Callable[[], float]) -> None:
        self._upstream = upstream
        self._ticks = ticks
        self._known: OrderedDict[str, tuple[float, bool]] = OrderedDict()

    async def __call__(self, credentials: tuple[Pair, ...]) -> None:
        """Raises `ApiError`: 401 for a key that the upstream refuses, another one if it gives no answer."""
        fingerprint = fingerprint_of(b"\n".join(b"%s:%s" % pair for pair in credentials))
        until, good = self._known.get(fingerprint, (float("-inf"), False))
        if until <= self._ticks():
            sent = [*credentials, ANTHROPIC]
            try:
                response = await self._upstream.send(b"GET", QUESTION, sent, b"", deadlines=DEADLINES)
            except UpstreamError as error:
                raise error_of_upstream(error) from error
            response.close()
            if response.status >= FAILED or response.status == TOO_MANY:
                raise ApiError.of("upstream_failing")
            good = response.status not in REFUSED
            self._known[fingerprint] = (self._ticks() + (GOOD_SECONDS if good else BAD_SECONDS), good)
            self._known.move_to_end(fingerprint)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        if not good:
            raise ApiError.of("provider_key_refused")
