"""The contract of `Notes`."""

from memory.ports.engine import Engine
from tests.contract.conftest import Store


async def test_notes_are_known_to_all_processes_and_replaced_by_name(store: Store, engine: Engine):
    await engine.notes.put("key/1", b"\x00one")
    await engine.notes.put("user/x", b"two")
    await engine.notes.put("key/1", b"\xff")

    async with store.opened() as other:
        assert await other.notes.get("key/1") == b"\xff"
        assert await other.notes.get("key/2") is None
        assert await other.notes.under("key/") == {"1": b"\xff"}
        assert await other.notes.under("") == {"key/1": b"\xff", "user/x": b"two"}
