"""What is remembered, as its user sees it."""

from datetime import UTC, datetime
from typing import Any

import pytest

from memory.model.memory import CONCLUSIONS_FROM, QUARANTINED, Memory, MemoryType, Provenance, Retention, Source
from memory.model.scope import Scope
from memory.model.views import View, view_of
from memory.upkeep.views import TITLES, why_kept

AT = datetime(2025, 3, 1, tzinfo=UTC)
CONCLUSION = Provenance(turn="t1", fact_index=CONCLUSIONS_FROM)
EPISODIC, PROCEDURAL, WORKING = MemoryType.EPISODIC, MemoryType.PROCEDURAL, MemoryType.WORKING


def known(**fields: Any) -> Memory:
    told: dict[str, Any] = {"type": MemoryType.SEMANTIC, **fields}
    return Memory(id="m", scope=Scope("t", "u"), text="x", created_at=AT, updated_at=AT, mentioned_at=AT.date(), **told)


@pytest.mark.parametrize(
    ("fields", "view", "why"),
    [
        ({}, View.ABOUT, "known of the user"),
        ({"pinned": True}, View.ALWAYS, "pinned"),
        ({"type": PROCEDURAL}, View.ALWAYS, "how answers are to be"),
        ({"type": PROCEDURAL, "provenance": Provenance(document="d1")}, View.CHATS, "part of the document d1"),
        ({"type": EPISODIC, "retention": Retention.PASSAGE}, View.CHATS, "said in a chat"),
        ({"type": EPISODIC, "retention": Retention.TENTATIVE}, View.CHATS, "said for once"),
        ({"type": WORKING}, View.CHATS, "for now, in its session"),
        ({"type": EPISODIC}, View.CHATS, "said, and kept for good"),
        ({"source": Source.INFERRED}, View.REVIEW, "concluded, not said by the user"),
        (
            {"type": EPISODIC, "source": Source.INFERRED, "provenance": CONCLUSION},
            View.CHATS,
            "recommended by the assistant, or decided with it",
        ),
        ({"tags": (QUARANTINED,), "pinned": True}, View.REVIEW, "gives orders to a model: never shown to one"),
    ],
)
def test_where_a_memory_stands_and_why(fields: dict[str, Any], view: View, why: str):
    memory = known(**fields)

    assert (view_of(memory), why_kept(memory)) == (view, why)
    assert TITLES[view]
