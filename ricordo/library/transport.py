"""What a memory asks, and whom: the store in this process, or a server. Both are asked, and answer, in JSON's types."""

from collections.abc import AsyncGenerator, Mapping
from typing import Any, Literal, Protocol

import msgspec

from ricordo.library.errors import InvalidInputError

Verb = Literal[
    "add",
    "list",
    "list_review",
    "list_closed",
    "search",
    "get",
    "update",
    "close",
    "close_all",
    "delete",
    "delete_all",
    "undo",
    "review",
    "feedback",
    "history",
    "users",
    "reset",
    "ingest",
    "context",
]


class Transport(Protocol):
    """Where the memories are."""

    async def ask(self, verb: Verb, body: Mapping[str, Any], *, memory_id: str = "") -> Any:  # noqa: ANN401 - JSON
        """The answer, as the server's API has it (docs/api.md). `body`: `user_id`, `agent_id`, `run_id`, and the rest.

        Raises a `MemoryError`.
        """
        ...

    def export(self, whose: Mapping[str, Any]) -> AsyncGenerator[bytes]:
        """All that is remembered within reach, as lines of JSON, in pieces. Raises a `MemoryError`."""
        ...

    async def restore(self, whose: Mapping[str, Any], lines: AsyncGenerator[bytes]) -> Any:  # noqa: ANN401 - JSON
        """Read in what was exported: the answer as the server's API has it. Raises a `MemoryError`."""
        ...

    async def close(self) -> None:
        """Finish what runs, and close what is open."""
        ...


def as_json(value: object) -> bytes:
    """What is to be asked, as JSON. Raises `InvalidInputError` for what JSON cannot hold."""
    try:
        return msgspec.json.encode(value)
    except (TypeError, ValueError, RecursionError, OverflowError) as error:
        raise InvalidInputError(f"this cannot be written as JSON: {error}") from None
