"""What became of a journalled turn: the worker's marks, in the memory file beside what the turn changed."""

import sqlite3
from enum import IntEnum

import msgspec

from adapters.sqlite.epochs import voiding
from memory.model.moments import micros
from memory.model.scope import Digests
from memory.model.turn import TurnKey, TurnRecord


class State(IntEnum):
    """A job's state as stored. The partial indexes of the schema rest on this order."""

    PENDING = 0
    RUNNING = 1
    DEAD = 2
    DONE = 3
    VOID = 4


class JobMark(msgspec.Struct, frozen=True, kw_only=True):
    """Which job a transaction finishes."""

    key: TurnKey
    tenant: bytes
    owner: bytes
    session: bytes
    epoch: int
    queued_at: int
    digests: tuple[bytes, ...]
    """Whose erasure voids it."""

    @classmethod
    def of(cls, record: TurnRecord, digests: Digests) -> "JobMark":
        """The mark of a record."""
        session = digests.session(record.scope, record.session)
        return cls(
            key=record.key,
            tenant=digests.tenant(record.scope.tenant),
            owner=digests.owner(record.scope),
            session=session,
            epoch=record.epoch,
            queued_at=micros(record.at),
            digests=voiding(digests, record.scope, session=session),
        )


_STATE = "SELECT state FROM jobs WHERE turn = ? AND step = ? AND attempt = ? AND owner = ?"
_FINISH = """
    INSERT INTO jobs (turn, step, attempt, tenant, owner, session, epoch, queued_at, state)
    VALUES (:turn, :step, :attempt, :tenant, :owner, :session, :epoch, :queued_at, 3)
    ON CONFLICT (turn, step, attempt, owner) DO UPDATE SET
        state = excluded.state, trimmed = 0, retry_at = NULL, error = '', checkpoint = NULL, record = NULL,
        tenant_name = NULL, user_name = NULL
"""

_ANNUL = """
    UPDATE jobs SET state = 4, trimmed = 0, checkpoint = NULL, record = NULL, error = '', tenant_name = NULL,
        user_name = NULL WHERE turn = ? AND step = ? AND attempt = ? AND owner = ? AND epoch <= ?
"""


def is_finished(connection: sqlite3.Connection, mark: JobMark) -> bool:
    """Whether the job was done before."""
    return _state(connection, mark) == State.DONE


def is_running(connection: sqlite3.Connection, mark: JobMark) -> bool:
    """Whether a worker has the job now: what it says is kept until it is done, and it is done anew if that is lost."""
    return _state(connection, mark) == State.RUNNING


def _state(connection: sqlite3.Connection, mark: JobMark) -> int | None:
    key = mark.key
    row = connection.execute(_STATE, (key.turn, key.step, key.attempt, mark.owner)).fetchone()
    return None if row is None else row[0]


def finish(connection: sqlite3.Connection, mark: JobMark) -> None:
    """Mark the job as done; a job that was never queued leaves its mark, too."""
    key = mark.key
    row = {"turn": key.turn, "step": key.step, "attempt": key.attempt, "tenant": mark.tenant, "owner": mark.owner}
    row |= {"session": mark.session, "epoch": mark.epoch, "queued_at": mark.queued_at}
    connection.execute(_FINISH, row)


def annul(connection: sqlite3.Connection, mark: JobMark) -> None:
    """Mark the job as void: `trim` erases its record whole.

    The erasure may have taken the job already, and the same turn may have been said anew.
    """
    key = mark.key
    connection.execute(_ANNUL, (key.turn, key.step, key.attempt, mark.owner, mark.epoch))
