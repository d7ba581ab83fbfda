"""The semantic memories that sessions became (docs/rules.md, Old sessions): they go with what they stand for (P9)."""

import sqlite3
from collections.abc import Set

import msgspec

from adapters.sqlite.rows import body_of, memory_of
from memory.model.memory import TURN_PREFIX

_SUMMARIES = """
    SELECT seq, changed, body FROM memories WHERE owner = ? AND turn >= ? AND turn < ? AND closed = 0
"""
_ORIGINAL = "SELECT seq, body FROM memories WHERE owner = ? AND id = ? AND closed = 0"


def unsummarise(connection: sqlite3.Connection, owner: bytes, memory_ids: Set[str]) -> bool:
    """Drop the owner's summaries that stand for one of these memories; what else they stand for is recalled again.

    Returns whether there were any: who keeps the owner's memories has to read them anew.
    """
    after = TURN_PREFIX[:-1] + chr(ord(TURN_PREFIX[-1]) + 1)
    found = False
    for seq, changed, body in connection.execute(_SUMMARIES, (owner, TURN_PREFIX, after)).fetchall():
        summary = memory_of(body, 0, None)
        if summary is None or memory_ids.isdisjoint(summary.source_memory_ids):
            continue
        found = True
        connection.execute("DELETE FROM memories WHERE seq = ?", (seq,))
        connection.execute("DELETE FROM entries WHERE owner = ? AND changed = ?", (owner, changed))
        connection.execute("DELETE FROM history WHERE memory = ?", (summary.id,))
        for memory_id in summary.source_memory_ids:
            original_seq, original_body = connection.execute(_ORIGINAL, (owner, memory_id)).fetchone() or (None, b"")
            original = None if original_seq is None else memory_of(original_body, 0, None)
            if original is not None:
                whole = body_of(msgspec.structs.replace(original, compressed=False))
                connection.execute("UPDATE memories SET compressed = 0, body = ? WHERE seq = ?", (whole, original_seq))
    return found
