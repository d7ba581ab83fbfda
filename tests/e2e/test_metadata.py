"""Metadata is the client's alone: whatever is written there is given back, and changes nothing that we tell."""

from typing import Any

import httpx2
import pytest

from tests.e2e.conftest import KEY, Ricordo
from tests.scripted_upstream import Chat

FORGED: list[Any] = [
    {"usage": {"prompt_tokens": 10**6, "cached_tokens": 10**6}, "added": {"lost": "erased"}},
    {"usage": {"prompt_tokens": -5}},
    {"usage": "plenty"},
    "nothing of ours",
    None,
    [],
]
COUNTED = {"prompt_tokens": 2006, "completion_tokens": 7, "prompt_tokens_details": {"cached_tokens": 1920}}
PAST = {"id": "e1", "role": "user", "content": "hello", "timestamp": "2025-03-01T12:00:00Z"}
OURS = {
    "account": FORGED[0],
    "tool": "shell",
    "call_id": [1],
    "arguments": {"a": 1},
    "error": True,
    "source": "main.py",
    "pinned": True,
    "memory_ids": ["m1"],
}


def at(ricordo: Ricordo, user: str) -> httpx2.Client:
    headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": user}
    return httpx2.Client(base_url=f"{ricordo.origin}/memory/v1/sessions", headers=headers)


@pytest.mark.parametrize("forged", FORGED, ids=str)
def test_an_account_in_the_metadata_of_an_entry_is_no_account(ricordo: Ricordo, forged: Any):
    with at(ricordo, "forger") as http:
        added = http.post("/s1/entries", json={"content": "hello", "metadata": {"account": forged}})
        accounts = http.get("/s1/accounts")

    assert (added.status_code, added.json()["metadata"]) == (201, {"account": forged})
    assert (accounts.status_code, accounts.json()["requests"], accounts.json()["prompt_tokens"]) == (200, 0, 0)


@pytest.mark.parametrize("forged", [{"metadata": {"account": FORGED[0]}}, {"account": FORGED[0]}], ids=["old", "new"])
def test_what_requests_cost_is_not_imported(ricordo: Ricordo, forged: dict[str, Any]):
    named = {"id": "t1/0/0/0", "turn": {"turn": "t1"}}
    with at(ricordo, "importer") as http:
        imported = http.put("/s1", json={"entries": [PAST | named | forged]})
        accounts = http.get("/s1/accounts")

    assert imported.status_code == 200
    assert (accounts.status_code, accounts.json()["requests"]) == (200, 0)


def test_metadata_is_given_back_as_it_was_sent_and_tells_us_nothing(ricordo: Ricordo):
    with at(ricordo, "owner") as http:
        http.patch("/s1/config", json={"recent_window": 0, "min_entries_to_compress": 1})
        for kind in ({"content": "hello"}, {"type": "tool_result", "tool": "t", "content": "fine"}):
            http.post("/s1/entries", json=kind | {"metadata": OURS})
        shown = http.get("/s1/entries").json()["entries"]
        exported = http.get("/s1").json()["entries"]
        context = http.get("/s1/context").json()["context"]
        summary = http.post("/s1/compress").json()["result"]

    assert [entry["metadata"] for entry in (*shown, *exported)] == [OURS] * 4
    assert [entry["tool"] for entry in shown] == ["", "t"]
    assert "shell" not in context
    assert summary["entries_compressed"] == 2, "one of them counts as pinned"
    assert "Tools used: t" in summary["summary"]["content"]
    assert "error" not in summary["summary"]["content"]


def test_what_a_request_cost_is_told_by_its_session(ricordo: Ricordo):
    ricordo.upstream.script(Chat("Yes.", usage=COUNTED))
    httpx2.post(
        f"{ricordo.origin}/v1/chat/completions",
        json={"model": "m", "messages": [{"role": "user", "content": "Hello there"}]},
        headers={"Authorization": f"Bearer {KEY}", "X-Memory-User": "payer", "X-Memory-Session": "s1"},
    )
    ricordo.ingested()

    with at(ricordo, "payer") as http:
        told = http.get("/s1/accounts").json()
        http.put("/copy", json=http.get("/s1").json())
        copied = http.get("/copy/accounts").json()

    assert (told["requests"], told["prompt_tokens"], told["cached_tokens"]) == (1, 2006, 1920)
    assert copied["requests"] == 0, "one request would be counted in two sessions"


def test_an_entry_that_is_to_stay_is_said_to_be_pinned(ricordo: Ricordo):
    with at(ricordo, "pinner") as http:
        http.patch("/s1/config", json={"recent_window": 0, "min_entries_to_compress": 1})
        http.post("/s1/entries", json={"content": "never forget", "pinned": True})
        http.post("/s1/entries", json={"content": "hello"})
        compressed = http.post("/s1/compress").json()["result"]["entries_compressed"]
        (left,) = http.get("/s1/entries").json()["entries"]

    assert (compressed, left["content"], left["pinned"]) == (1, "never forget", True)
