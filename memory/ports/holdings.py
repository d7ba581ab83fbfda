"""What a provider keeps for a user under an id: her answers and what is in them, her conversations, her files.

Where many users share one key the provider cannot tell whose an id is; the store can. It also tells which upstream made
it, and which turn waits for an answer that is still to come.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

import msgspec

from memory.model.scope import Reach
from memory.model.turn import TurnRecord


class Holding(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of an id."""

    upstream: str = ""
    """By its name, who made it."""
    awaited: TurnRecord | None = None
    """The turn without its words, whose answer it is, as long as nobody has seen that."""


class Holdings(Protocol):
    """Ids by their keyed digests, each its user's own. An answer's, and those in it, are held as long as its turn."""

    async def hold(self, reach: Reach, digests: Sequence[bytes], holding: Holding, *, at: datetime | None) -> None:
        """Keep ids that belong to no turn, durably, for as long as turns are kept after `at`; None: for good.

        `reach` names the tenant, and a user or that there is none. One that is held already stays as it is. Raises
        `StoreUnavailable`.
        """
        ...

    async def held(self, reach: Reach, digest: bytes) -> Holding | None:
        """What is known of an id of this very user; None: it is not hers. Raises `StoreUnavailable`."""
        ...
