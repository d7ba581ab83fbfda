"""Sessions of a made-up conversation, and a store that keeps them in memory for as long as a test runs."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from memory.model.ids import uuid7
from memory.model.scope import Scope
from memory.model.session import EntryType, SessionEntry
from memory.model.turn import TurnKey
from memory.text.tokens import estimate_tokens

NOW = datetime(2024, 1, 1, 12, 0, tzinfo=UTC)
ALICE = Scope("acme", "alice")


def entry(content: str, n: int = 0, **fields: Any) -> SessionEntry:
    """The user's words, n minutes after NOW."""
    said = SessionEntry(
        id=uuid7(),
        role="user",
        content=content,
        timestamp=NOW + timedelta(minutes=n),
        token_count=estimate_tokens(content),
    )
    return msgspec.structs.replace(said, **fields)


def answer(content: str, n: int = 0, **fields: Any) -> SessionEntry:
    return entry(content, n, **{"role": "assistant"} | fields)


def call(tool: str = "shell", n: int = 0, **fields: Any) -> SessionEntry:
    made: dict[str, Any] = {"type": EntryType.TOOL_CALL, "tool": tool}
    return answer(f"{tool}({{}})", n, **made | fields)


def result(tool: str = "shell", content: str = "done", n: int = 0, **fields: Any) -> SessionEntry:
    made: dict[str, Any] = {"type": EntryType.TOOL_RESULT, "role": "system", "tool": tool}
    return entry(content, n, **made | fields)


def chain(n: int) -> bytes:
    return n.to_bytes(16, "big")


def turn_of(n: int, words: int = 20) -> list[SessionEntry]:
    """A turn that came through the proxy: the user's words and the answer."""
    fields: dict[str, Any] = {"turn": TurnKey(f"t{n}"), "chain": chain(n)}
    said = f"question {n} " + "and so on " * (words // 3)
    return [entry(said, n, **fields), answer(f"answer {n} " + "with details " * (words // 2), n, **fields)]
