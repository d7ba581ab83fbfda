"""Notes, in memory."""

from collections.abc import Mapping

from adapters.in_memory.data import Data
from memory.ports.notes import NOTHING


class InMemoryNotes:
    """Implements `memory.ports.notes.Notes`."""

    def __init__(self, data: Data) -> None:
        self._notes = data.notes

    async def put(self, name: str, body: bytes) -> None:
        self._notes[name] = body

    async def swap(self, name: str, body: bytes, *, seen: bytes | None, beside: Mapping[str, bytes] = NOTHING) -> bool:
        if self._notes.get(name) != seen:
            return False
        self._notes.update({name: body, **beside})
        return True

    async def get(self, name: str) -> bytes | None:
        return self._notes.get(name)

    async def under(self, prefix: str) -> dict[str, bytes]:
        return {name.removeprefix(prefix): body for name, body in self._notes.items() if name.startswith(prefix)}
