"""What is asked of the file for the past blocks of a conversation."""

import sqlite3
from contextlib import closing
from pathlib import Path

from adapters.sqlite.links import Corrected
from memory.model.ids import uuid7
from memory.model.turn import Injection
from memory.ports.changes import Add
from tests.adapters.sqlite.conftest import Open
from tests.contract.examples import NOW, memory, vector


async def test_a_memory_in_several_blocks_is_asked_for_once(opened: Open, path: Path):
    kept, asked = memory("I live in Oslo."), list[str]()
    async with opened() as engine:
        await engine.memories.apply(None, [Add(memory=kept, vector=vector(1), event_id=uuid7())], at=NOW)
        with closing(sqlite3.connect(path)) as connection:
            connection.set_trace_callback(asked.append)
            corrected = Corrected(connection, b"owner")
            block, gone = Injection(memory_ids=(kept.id,)), Injection(memory_ids=(kept.id, "gone"))

            assert corrected.leaves([(0, block), (1, block)]) == [True, True]
            assert corrected.left(0, block) is block
            assert len(asked) == 1
            assert corrected.leaves([(0, gone), (0, block)]) == [False, True]
            assert corrected.left(0, gone).is_blanked
            assert len(asked) == 2
