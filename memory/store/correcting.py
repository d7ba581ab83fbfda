"""When a correction counts as made."""

import time
from datetime import datetime, timedelta


def corrected_at(at: datetime, *, since: float, within: float) -> datetime:
    """When a correction counts as made: not before everybody can see it. Who asked earlier may have been given the old.

    `at`: when it was asked for, `since` on the monotonic clock; `within`: seconds that the rest of writing may take.
    """
    return at + timedelta(seconds=time.monotonic() - since + within)
