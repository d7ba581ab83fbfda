"""The settings of circuit breakers, apart from what they govern: config names them, recall and the proxy obey them."""

from typing import Annotated

import msgspec
from msgspec import Meta

from memory.model.timespans import Seconds


class BreakerOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When it opens, and for how long."""

    misses: Annotated[int, Meta(ge=1)] = 5
    """So many in a row are no accident; at 150 ms each they cost the users less than a second in all."""
    pause_seconds: Seconds = 5.0
    """One probe in so many seconds neither burdens a store that recovers nor leaves it unnoticed for long."""


class ShareBreakerOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When it opens, and for how long."""

    enabled: bool = True
    window_seconds: Seconds = 60.0
    """What is older says nothing of now."""
    share: Annotated[float, Meta(gt=0, le=1)] = 0.5
    """Every second request fails: whoever retries would only add to what the other side cannot bear."""
    least: Annotated[int, Meta(ge=1)] = 20
    """Fewer requests in the window tell nothing: one client's bad request, sent again and again, is no outage."""
    pause_seconds: Seconds = 5.0
    """One probe in so many seconds: what is well again is found out within twice that."""
