"""The tables of both files, as numbered steps that only go forward.

Names and texts stand in few places, all of which `erase` knows: `memories.body`, `profiles`, `history`, `sessions` with
their entries and summaries, `jobs` (names, record, checkpoint) and the journal's `turns`. Everything else holds keyed
digests, numbers and derived data.

`entries` is a log per owner: each write of a memory takes the owner's next change number and puts there what a search
needs of it (header, int8 vector, term hashes); the entry of its state before goes. A process that has read an owner's
entries up to a number only reads on from there; `owners.generation` rises when something was erased: read all anew.

`stamps` tells a journal from another one, or from a copy of an earlier day that went on otherwise: each record has a
random one, which outlives the record until the worker's mark has passed it (docs/decisions/0019).
"""

import sqlite3
from collections.abc import Sequence

from memory.model.errors import StoreUnavailable

MEMORY = (
    """
    CREATE TABLE meta (name TEXT PRIMARY KEY, value ANY) STRICT, WITHOUT ROWID;
    CREATE TABLE memories (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        tenant BLOB NOT NULL, owner BLOB NOT NULL, session BLOB,
        agent TEXT, run TEXT, type TEXT NOT NULL, pinned INTEGER NOT NULL, compressed INTEGER NOT NULL,
        turn TEXT, fact INTEGER NOT NULL,
        closed INTEGER NOT NULL DEFAULT 0,
        embedder TEXT,
        changed INTEGER NOT NULL,
        retrievals INTEGER NOT NULL, retrieved_at INTEGER,
        body BLOB NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX memories_fact ON memories (owner, turn, fact) WHERE turn IS NOT NULL;
    CREATE INDEX memories_list ON memories (owner, id);
    CREATE INDEX memories_session ON memories (owner, session);
    CREATE INDEX memories_tenant ON memories (tenant, owner);
    CREATE INDEX memories_embedder ON memories (embedder, seq) WHERE closed = 0;
    CREATE TABLE entries (
        owner BLOB NOT NULL, changed INTEGER NOT NULL,
        memory INTEGER NOT NULL, header BLOB NOT NULL, embedder TEXT, vector BLOB, terms BLOB NOT NULL,
        PRIMARY KEY (owner, changed)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE owners (
        owner BLOB PRIMARY KEY, tenant BLOB NOT NULL, changed INTEGER NOT NULL, generation INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX owners_tenant ON owners (tenant);
    CREATE TABLE history (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL, memory TEXT NOT NULL, tenant BLOB NOT NULL, owner BLOB NOT NULL,
        event TEXT NOT NULL, old_value TEXT, new_value TEXT, at INTEGER NOT NULL, deleted INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX history_memory ON history (memory);
    CREATE INDEX history_owner ON history (owner);
    CREATE TABLE tombstones (
        owner BLOB NOT NULL, turn TEXT NOT NULL, fact INTEGER NOT NULL, tenant BLOB NOT NULL,
        PRIMARY KEY (owner, turn, fact)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE epochs (digest BLOB PRIMARY KEY, epoch INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX epochs_epoch ON epochs (epoch);
    CREATE TABLE jobs (
        id INTEGER PRIMARY KEY,
        seq INTEGER,
        tenant BLOB NOT NULL, owner BLOB NOT NULL, session BLOB NOT NULL,
        turn TEXT NOT NULL, step INTEGER NOT NULL, attempt INTEGER NOT NULL, epoch INTEGER NOT NULL,
        tenant_name TEXT, user_name TEXT, queued_at INTEGER NOT NULL,
        state INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, retry_at INTEGER,
        error TEXT NOT NULL DEFAULT '', checkpoint BLOB, record BLOB,
        trimmed INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE UNIQUE INDEX jobs_key ON jobs (turn, step, attempt, owner);
    CREATE INDEX jobs_owner ON jobs (owner, id);
    CREATE INDEX jobs_tenant ON jobs (tenant);
    CREATE INDEX jobs_seq ON jobs (seq);
    CREATE INDEX jobs_open ON jobs (owner, id) WHERE state < 2;
    CREATE INDEX jobs_dead ON jobs (id) WHERE state = 2;
    CREATE INDEX jobs_finished ON jobs (id) WHERE state >= 2 AND trimmed = 0;
    CREATE TABLE keys (public TEXT PRIMARY KEY, created_at INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
    """,
    """
    CREATE TABLE profiles (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        tenant BLOB NOT NULL, owner BLOB NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX profiles_field ON profiles (owner, name);
    CREATE INDEX profiles_tenant ON profiles (tenant);
    """,
    """
    ALTER TABLE memories ADD COLUMN corrected INTEGER;
    CREATE INDEX memories_working ON memories (seq) WHERE type = 'working' AND closed = 0;
    CREATE INDEX jobs_session ON jobs (owner, session, queued_at);
    ALTER TABLE profiles ADD COLUMN corrected INTEGER;
    """,
    """
    CREATE TABLE sessions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        tenant BLOB NOT NULL, owner BLOB NOT NULL, session BLOB NOT NULL, agent TEXT NOT NULL, run TEXT NOT NULL,
        version INTEGER NOT NULL DEFAULT 0, updated_at INTEGER NOT NULL,
        name TEXT NOT NULL, overrides BLOB NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX sessions_name ON sessions (owner, agent, run, session);
    CREATE INDEX sessions_list ON sessions (owner, agent, run, name);
    CREATE INDEX sessions_session ON sessions (owner, session);
    CREATE INDEX sessions_tenant ON sessions (tenant);
    CREATE TABLE session_entries (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        log INTEGER NOT NULL, id TEXT NOT NULL, turn TEXT, step INTEGER, attempt INTEGER,
        tokens INTEGER NOT NULL, summary TEXT, body BLOB NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX session_entries_id ON session_entries (log, id);
    CREATE INDEX session_entries_active ON session_entries (log, summary, seq, tokens);
    CREATE INDEX session_entries_turn ON session_entries (log, turn) WHERE turn IS NOT NULL;
    CREATE TABLE session_summaries (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        log INTEGER NOT NULL, id TEXT NOT NULL, owner BLOB NOT NULL, chain BLOB, folded INTEGER,
        tokens INTEGER NOT NULL, body BLOB NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX session_summaries_id ON session_summaries (log, id);
    CREATE INDEX session_summaries_chain ON session_summaries (owner, chain) WHERE chain IS NOT NULL;
    """,
    """
    ALTER TABLE history ADD COLUMN session BLOB;
    CREATE INDEX history_session ON history (owner, session) WHERE session IS NOT NULL;
    """,
    # Which done-marks the release before has forgotten is not known: those that are older than all that it kept.
    """
    INSERT INTO meta SELECT 'forgotten', queued_at - 1 FROM jobs WHERE state >= 3 ORDER BY queued_at LIMIT 1;
    DELETE FROM meta WHERE name = 'journal';
    """,
    # When what the release before wrote was written, its body tells; here it is as long ago as can be.
    """
    ALTER TABLE memories ADD COLUMN kept_as TEXT NOT NULL DEFAULT 'lasting';
    ALTER TABLE memories ADD COLUMN written_at INTEGER NOT NULL DEFAULT 0;
    UPDATE memories SET kept_as = 'working' WHERE type = 'working' AND pinned = 0;
    DROP INDEX memories_working;
    CREATE INDEX memories_passing ON memories (kept_as, written_at) WHERE kept_as <> 'lasting' AND closed = 0;
    """,
    # Actor, reason, turn and session of a line, as a JSON array: who has never heard of it leaves it empty.
    """
    ALTER TABLE history ADD COLUMN cause TEXT;
    """,
    # Of what is closed `kept_as` says whether it is trash, and `written_at` since when it is closed.
    """
    UPDATE memories SET kept_as = 'trash', written_at = coalesce(
        (SELECT max(at) FROM history WHERE memory = memories.id AND deleted <> 0), written_at
    ) WHERE closed <> 0 AND coalesce((
        SELECT CASE WHEN json_valid(cause) THEN json_extract(cause, '$[1]') END FROM history
        WHERE memory = memories.id ORDER BY seq DESC LIMIT 1
    ), '') <> 'ended';
    CREATE INDEX memories_trash ON memories (written_at) WHERE kept_as = 'trash';
    """,
    # The newest lines of a user, and of a tenant.
    """
    CREATE INDEX history_owner_at ON history (owner, at, id);
    CREATE INDEX history_tenant_at ON history (tenant, at, id);
    DROP INDEX history_owner;
    """,
    # Triggers, so that what a process of the release before writes is counted, too.
    """
    CREATE TABLE usage (
        tenant BLOB PRIMARY KEY, memories INTEGER NOT NULL, bytes INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO usage SELECT tenant, count(*), sum(length(body)) FROM memories WHERE closed = 0 GROUP BY tenant;
    CREATE TRIGGER memories_come AFTER INSERT ON memories WHEN new.closed = 0 BEGIN
        INSERT INTO usage VALUES (new.tenant, 1, length(new.body))
        ON CONFLICT (tenant) DO UPDATE SET memories = memories + 1, bytes = bytes + excluded.bytes;
    END;
    CREATE TRIGGER memories_change AFTER UPDATE OF closed, body ON memories BEGIN
        INSERT INTO usage VALUES (
            new.tenant,
            (new.closed = 0) - (old.closed = 0),
            (new.closed = 0) * length(new.body) - (old.closed = 0) * length(old.body)
        )
        ON CONFLICT (tenant) DO UPDATE SET memories = memories + excluded.memories, bytes = bytes + excluded.bytes;
        DELETE FROM usage WHERE tenant = new.tenant AND memories = 0;
    END;
    CREATE TRIGGER memories_go AFTER DELETE ON memories WHEN old.closed = 0 BEGIN
        UPDATE usage SET memories = memories - 1, bytes = bytes - length(old.body) WHERE tenant = old.tenant;
        DELETE FROM usage WHERE tenant = old.tenant AND memories = 0;
    END;
    """,
    # Of done-marks there are as many as turns in a month: who has a job under way is not looked for among these.
    """
    CREATE INDEX jobs_running ON jobs (owner) WHERE state = 1;
    """,
    # A page of a tenant's memories, in the order of their ids.
    """
    CREATE INDEX memories_page ON memories (tenant, id);
    """,
)

JOURNAL = (
    """
    CREATE TABLE meta (name TEXT PRIMARY KEY, value ANY) STRICT, WITHOUT ROWID;
    CREATE TABLE turns (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        tenant BLOB NOT NULL, owner BLOB NOT NULL, session BLOB NOT NULL,
        turn TEXT NOT NULL, step INTEGER NOT NULL, attempt INTEGER NOT NULL,
        chain BLOB NOT NULL, epoch INTEGER NOT NULL, at INTEGER NOT NULL,
        link BLOB NOT NULL,
        content BLOB
    ) STRICT;
    CREATE UNIQUE INDEX turns_key ON turns (tenant, turn, owner, step, attempt);
    CREATE INDEX turns_session ON turns (owner, session, seq);
    CREATE INDEX turns_chain ON turns (owner, chain, seq);
    """,
    """
    ALTER TABLE turns ADD COLUMN pair BLOB;
    ALTER TABLE turns ADD COLUMN stable TEXT;
    ALTER TABLE turns ADD COLUMN recalled BLOB;
    DROP INDEX turns_chain;
    CREATE INDEX turns_chain ON turns (owner, chain, session, pair, seq);
    CREATE INDEX turns_pair ON turns (owner, pair, seq) WHERE pair IS NOT NULL;
    """,
    # A trigger, so that what a process of the release before appends has its stamp, too.
    """
    CREATE TABLE stamps (seq INTEGER PRIMARY KEY, stamp BLOB NOT NULL) STRICT;
    CREATE TRIGGER turns_stamp AFTER INSERT ON turns BEGIN
        INSERT INTO stamps VALUES (new.seq, randomblob(8));
    END;
    INSERT INTO stamps SELECT seq, randomblob(8) FROM turns;
    """,
    # Ids that providers gave: of a turn's answer, which goes with it, or of what belongs to no turn.
    """
    CREATE TABLE held (
        owner BLOB NOT NULL, digest BLOB NOT NULL, tenant BLOB NOT NULL, seq INTEGER, at INTEGER, body BLOB NOT NULL,
        PRIMARY KEY (owner, digest)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX held_seq ON held (seq) WHERE seq IS NOT NULL;
    CREATE INDEX held_at ON held (at) WHERE at IS NOT NULL;
    CREATE INDEX held_tenant ON held (tenant);
    CREATE TRIGGER turns_held AFTER DELETE ON turns BEGIN
        DELETE FROM held WHERE seq = old.seq;
    END;
    """,
)


def migrate(connection: sqlite3.Connection, steps: Sequence[str]) -> None:
    """Bring a file to the newest version, each step in one transaction. Raises `StoreUnavailable` for a newer file."""
    while (version := _version(connection)) < len(steps):
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Another process may have been faster: the version is read again under the lock.
            if _version(connection) == version:
                _step(connection, steps[version], version + 1)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
    if version > len(steps):
        raise StoreUnavailable(
            f"the store was written by a newer Ricordo (its schema is {version}, this one knows {len(steps)}): upgrade"
        )


def _version(connection: sqlite3.Connection) -> int:
    return connection.execute("PRAGMA user_version").fetchone()[0]


def _step(connection: sqlite3.Connection, step: str, number: int) -> None:
    statement = ""
    for part in step.split(";"):
        statement += f"{part};"
        if sqlite3.complete_statement(statement):  # a trigger has semicolons within
            connection.execute(statement)
            statement = ""
    connection.execute(f"PRAGMA user_version = {number}")
