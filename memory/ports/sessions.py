"""Sessions: what was said in them, and the summaries that stand for their beginnings."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Protocol

from memory.model.scope import Scope
from memory.model.session import Session, SessionEntry, SessionHead, SessionInfo, Summary


class SessionStore(Protocol):
    """Sessions of a scope, each by its name. What is compressed is marked, never deleted.

    A session belongs to the exact scope: an agent's is another one than the user's of the same name.
    """

    async def append(self, scope: Scope, session: str, entries: Sequence[SessionEntry]) -> None:
        """As `AppendEntries`; the session is made if need be."""
        ...

    async def head(self, scope: Scope, session: str) -> SessionHead:
        """What is known of a session without its words; of one that is not there: nothing."""
        ...

    async def load(self, scope: Scope, session: str, *, compressed: bool = True) -> Session:
        """A session, without its compressed entries if they are not wanted; one that is not there is empty."""
        ...

    async def newest(self, scope: Scope, session: str, *, limit: int) -> tuple[SessionEntry, ...]:
        """Those of its newest entries that are not compressed, in their order; of a session that is not there: none."""
        ...

    async def compress(self, scope: Scope, session: str, summary: Summary, *, version: int) -> None:
        """Keep a summary, mark its entries and the summaries that it took in, in one transaction.

        Raises `Conflict`, and changes nothing, if the session was compressed since `version`, or if an entry is gone or
        compressed already. Entries that came meanwhile are no conflict (FAULTS I15).
        """
        ...

    async def override(self, scope: Scope, session: str, overrides: Mapping[str, Any]) -> None:
        """Set the session's own settings, all of them; the session is made if need be."""
        ...

    async def replace(self, scope: Scope, session: Session) -> None:
        """Put `session` in the place of what has its name: an import."""
        ...

    async def clear(self, scope: Scope, session: str) -> None:
        """Drop a session with its entries, summaries and settings; one that is not there is no error.

        What was learned from it stays, and so do its turns in the journal: it is no erasure.
        """
        ...

    async def drop_idle(self, *, before: datetime) -> int:
        """Drop, as `clear` does, the sessions of anybody in which nothing was said since `before`; how many.

        One in which nothing was said yet stays: somebody has given it settings.
        """
        ...

    async def sessions(self, scope: Scope, *, after: str | None = None, limit: int = 100) -> tuple[SessionInfo, ...]:
        """A page of the scope's sessions, by their names. `after`: the last one of the page before."""
        ...
