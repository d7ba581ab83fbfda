"""What an erased session said by memories that stay (see `memory.profile.unlearning`)."""

import json
import sqlite3
from collections.abc import Mapping
from typing import Any

import msgspec

from adapters.sqlite import profiles
from adapters.sqlite.rows import body_of, memory_of, moment
from memory.profile.unlearning import without_former, without_texts

_SAID = "SELECT memory, new_value FROM history WHERE owner = :owner AND session = :session"
_DROP = "DELETE FROM history WHERE owner = :owner AND session = :session"
_BEFORE = """
    UPDATE history SET old_value = NULL WHERE memory = ? AND old_value IN (SELECT value FROM json_each(?))
"""
_MEMORY = "SELECT seq, body FROM memories WHERE id = ? AND owner = ?"
_REWRITE = "UPDATE memories SET body = ?, corrected = ? WHERE seq = ?"


def take(connection: sqlite3.Connection, values: Mapping[str, Any], *, corrected: int) -> frozenset[str]:
    """Take it out of their history, of what they replaced and of the profile; the ids of these memories.

    `values`: tenant, owner and session, as digests. `corrected`: see `profiles.set_field`.
    """
    tenant, owner = values["tenant"], values["owner"]
    said: dict[str, set[str]] = {}
    for memory_id, text in connection.execute(_SAID, values).fetchall():
        said.setdefault(memory_id, set()).add(text)
    connection.execute(_DROP, values)
    for memory_id, texts in said.items():
        connection.execute(_BEFORE, (memory_id, json.dumps(sorted(texts))))
        seq, body = connection.execute(_MEMORY, (memory_id, owner)).fetchone() or (None, b"")
        memory = memory_of(body, 0, None) if seq is not None else None
        if memory is None:
            continue
        # Whoever has read it before must not write back what is taken here: it is another version now.
        rewritten = msgspec.structs.replace(without_texts(memory, texts), updated_at=moment(corrected))
        connection.execute(_REWRITE, (body_of(rewritten), corrected, seq))
        for field in profiles.read(connection, owner).fields:
            left = without_former(field, memory)
            if left != field:
                profiles.set_field(connection, left, tenant=tenant, owner=owner, by_hand=True, corrected=corrected)
    return frozenset(said)
