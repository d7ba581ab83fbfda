"""Long texts that are added by the API: what is done to them holds up nobody else (FAULTS B12), and has bounds."""

import asyncio
import threading
from typing import Any

import pytest

from memory import api as memory_api
from memory.api import CALL_CHARS, MESSAGE_CHARS
from memory.ingestion import reading
from memory.ingestion.extract_by_rules import HeuristicExtractor
from tests.proxy.api.test_memories import Api, api

__all__ = ["api"]

pytestmark = pytest.mark.long

LONG = "I like tea, and my sister likes coffee. " * 200


def messages(*texts: str) -> dict[str, Any]:
    return {"messages": [{"role": "user", "content": text} for text in texts]}


@pytest.mark.parametrize(
    ("where", "name", "path", "body"),
    [
        (reading, "parted", "memories", {"text": LONG}),
        (reading, "without_orders", "memories", messages(LONG)),
        (HeuristicExtractor, "_facts", "memories", {"text": LONG}),
        (reading, "is_for_another", "memories", messages(LONG)),
        (reading, "chunk", "documents", {"id": "d", "text": LONG}),
        (reading, "sanitise", "documents", {"id": "d", "text": LONG}),
        (memory_api, "redact_within", "memories", {"text": "I like tea.", "metadata": {"notes": ["a note"] * 400}}),
        (memory_api, "redact_beside", "memories", messages(*[LONG[:4_000]] * 4) | {"infer": False}),
    ],
)
async def test_B12_while_a_long_text_is_read_others_are_answered(
    api: Api, monkeypatch: pytest.MonkeyPatch, where: Any, name: str, path: str, body: dict[str, Any]
):
    """A megabyte of blank lines held up every request of every tenant for fifteen seconds."""
    begun, others_are_answered = threading.Event(), threading.Event()
    in_time: list[bool] = []
    reads: Any = getattr(where, name)

    def held(*args: Any, **kwargs: Any) -> Any:
        begun.set()
        in_time.append(others_are_answered.wait(20))
        return reads(*args, **kwargs)

    monkeypatch.setattr(where, name, held)
    adding = asyncio.create_task(api("POST", path, body))
    while not begun.is_set():  # noqa: ASYNC110 - it is set in a thread
        await asyncio.sleep(0.01)
    other = await api("GET", "/health/live")
    others_are_answered.set()

    assert other.status_code == 200
    assert (await adding).status_code == 200
    assert all(in_time)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"text": "a" * (MESSAGE_CHARS + 1)}, "add it as a document"),
        (messages("I like tea.", "a" * (MESSAGE_CHARS + 1)), "add it as a document"),
        (messages(*["a" * MESSAGE_CHARS] * (CALL_CHARS // MESSAGE_CHARS), "b"), "add it in pieces"),
        ({"text": "a" * (MESSAGE_CHARS + 1), "wait": False}, "add it as a document"),
    ],
)
async def test_what_is_too_long_to_be_learned_from_is_refused_and_says_what_to_do(
    api: Api, body: dict[str, Any], told: str
):
    answer = await api("POST", "memories", body)

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid_input")
    assert told in answer.json()["error"]["message"]
