"""Whose memory it is: the scope that every write is bound to, and the reach of a read."""

import hmac
from enum import Enum, auto
from functools import lru_cache

import msgspec

from memory.model.errors import ScopeError

DIGEST_BYTES = 16
"""Length of a digest: 128 bits keep accidental collisions out of reach for any number of users."""


class Scope(msgspec.Struct, frozen=True):
    """A tenant and at least one of user, agent and run; the chat path always names the user."""

    tenant: str
    user: str | None = None
    agent: str | None = None
    run: str | None = None

    def __post_init__(self) -> None:
        if not self.tenant:
            raise ScopeError("a scope needs a tenant")
        if "" in (self.user, self.agent, self.run):
            raise ScopeError("user, agent and run must not be empty")
        if not (self.user or self.agent or self.run):
            raise ScopeError("At least one of user_id, agent_id, or run_id must be provided")

    @property
    def profiled(self) -> "Scope | None":
        """The user whose profile tells what is said here, whatever the agent.

        None: nobody's does. What is told to a run stands in no chat, and so in nothing that chats have of their user.
        """
        return None if self.user is None or self.run is not None else Scope(self.tenant, self.user)


class Unnamed(Enum):
    """What a reach says of a user, an agent or a run in place of a name."""

    ANY = auto()
    """Whatever the memory names, or that it names none."""
    NONE = auto()
    """Only what names none."""


ANY, NONE = Unnamed.ANY, Unnamed.NONE


class Reach(msgspec.Struct, frozen=True):
    """What is listed, read, and told the history of. A write names a full `Scope` instead.

    A reach without a user is an administrator's.
    """

    tenant: str
    user: str | Unnamed = ANY
    agent: str | Unnamed = ANY
    run: str | Unnamed = ANY

    def __post_init__(self) -> None:
        if not self.tenant:
            raise ScopeError("a reach needs a tenant")
        if "" in (self.user, self.agent, self.run):
            raise ScopeError("user, agent and run must not be empty")

    @classmethod
    def of(cls, scope: Scope) -> "Reach":
        """What may be shown to a scope: its user's, its agent's if it names one, and a run's if it names the run."""
        return cls(scope.tenant, scope.user or NONE, scope.agent or ANY, scope.run or NONE)

    @classmethod
    def only(cls, scope: Scope) -> "Reach":
        """What belongs to exactly this scope."""
        return cls(scope.tenant, scope.user or NONE, scope.agent or NONE, scope.run or NONE)

    @property
    def one_user(self) -> str | None:
        """The name of the one user (or "" for what names none) whose memories these are; None: anybody's."""
        if isinstance(self.user, str):
            return self.user
        return "" if self.user is NONE else None

    @property
    def whose(self) -> str:
        """Who is named, for a message to a person."""
        named = [name for name in (self.user, self.agent, self.run) if isinstance(name, str)]
        return " / ".join(named) or f"tenant {self.tenant}"

    def covers(self, scope: Scope) -> bool:
        """Whether a memory of this scope is within reach."""
        return (
            self.tenant == scope.tenant
            and _is_meant(self.user, scope.user)
            and _is_meant(self.agent, scope.agent)
            and _is_meant(self.run, scope.run)
        )


def _is_meant(named: str | Unnamed, name: str | None) -> bool:
    return named is ANY or name == (None if named is NONE else named)


def refuse_another(memory_id: str, there: Scope | None, named: Scope) -> None:
    """Raises `ScopeError` unless a memory belongs to the very scope that its change names; None: to somebody else."""
    if there != named:
        raise ScopeError(f"memory {memory_id} is not of the scope that its change names: nothing was changed")


class Digests:
    """Keyed digests (HMAC-SHA256, 16 bytes) that stand for names in keys, tags and indexes.

    Fixed length and keyed: no id can be crafted to collide with, or to match, another one's.
    """

    def __init__(self, secret: bytes) -> None:

        @lru_cache(maxsize=16_384)
        def digest(*parts: str) -> bytes:
            message = b"".join(len(part := text.encode()).to_bytes(4, "big") + part for text in parts)
            return hmac.digest(secret, message, "sha256")[:DIGEST_BYTES]

        self._cached = digest

    def tenant(self, tenant: str) -> bytes:
        """The digest of a tenant."""
        return self._cached("tenant", tenant)

    def owner(self, scope: Scope) -> bytes:
        """The digest of tenant and user: the partition in which a user's memories live."""
        return self._cached("owner", scope.tenant, scope.user or "")

    def reached(self, reach: Reach) -> bytes | None:
        """The digest of the partition in which all lies that is within reach; None: in any of the tenant."""
        return None if reach.one_user is None else self._cached("owner", reach.tenant, reach.one_user)

    def part(self, reach: Reach) -> bytes:
        """The digest of an agent's or a run's part of what is kept of a user, or of a tenant."""
        names = (reach.user, reach.agent, reach.run)
        return self._cached(
            "part", reach.tenant, *(f"={name}" if isinstance(name, str) else name.name for name in names)
        )

    def parts(self, scope: Scope) -> tuple[bytes, ...]:
        """The digests of all parts that a scope belongs to; of one that names neither agent nor run there are none."""
        agents = (scope.agent, ANY) if scope.agent else (ANY,)
        runs = (scope.run, ANY) if scope.run else (ANY,)
        named = [(agent, run) for agent in agents for run in runs if (agent, run) != (ANY, ANY)]
        users = (scope.user or NONE, ANY)
        return tuple(self.part(Reach(scope.tenant, user, agent, run)) for user in users for agent, run in named)

    def session(self, scope: Scope, session: str) -> bytes:
        """The digest of a session: it lies below its user (FAULTS S13)."""
        return self._cached("session", scope.tenant, scope.user or "", session)

    def of(self, purpose: str, *parts: str) -> bytes:
        """The digest of any other names; `purpose` separates the domains."""
        return self._cached(purpose, *parts)
