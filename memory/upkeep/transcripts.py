"""Conversations that nobody has come back to for long are deleted, if the operator says after how long.

What was said in them is kept apart from what was remembered of it: docs/rules.md, How long it is kept.
"""

from datetime import datetime, timedelta

from memory.model.types import Clock
from memory.ports.sessions import SessionStore

EVERY = timedelta(days=1)
"""How often they are looked for: a Redis is asked of each conversation when it was."""


class Transcripts:
    """Deletes the conversations of a store in which nothing was said for `days`; 0: none."""

    def __init__(self, store: SessionStore, *, days: float, clock: Clock) -> None:
        self._store = store
        self._kept = timedelta(days=days)
        self._clock = clock
        self._looked_at: datetime | None = None

    async def drop(self) -> int:
        """Delete what is over, if it is time to look; how many. Raises `StoreUnavailable`."""
        now = self._clock()
        if not self._kept or (self._looked_at is not None and now - self._looked_at < EVERY):
            return 0
        dropped = await self._store.drop_idle(before=now - self._kept)
        self._looked_at = now
        return dropped
