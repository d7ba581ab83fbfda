"""Memories that are closed many at once are closed as one is that is named by its id."""

import httpx2
import pytest

from tests.e2e.conftest import Ricordo
from tests.scripted_upstream import Chat

ANSWER = "Take him along: these two take dogs.\n\n1. Hotel Aurora, by the river\n2. Casa do Fado, with a large garden"
EVERY: tuple[dict[str, object], ...] = {}, {"filters": {"source": "confirmed"}}


@pytest.mark.parametrize("chosen", EVERY, ids=["all", "by a filter"])
def test_what_is_closed_at_once_leaves_sessions_and_takes_what_was_answered_with_it(
    ricordo: Ricordo, chosen: dict[str, object]
):
    user = f"closes-{len(chosen)}"
    ricordo.upstream.script(Chat(ANSWER))
    asked = [{"role": "user", "content": "My dog is called Rex. Suggest hotels in Porto that would take him."}]
    said = {"X-Memory-Session": "porto"}
    ricordo.client(user).chat.completions.create(model="m", messages=asked, extra_headers=said)  # pyright: ignore[reportArgumentType, reportCallIssue]
    before = ricordo.remembered(user)
    assert any("Casa do Fado" in text for text in before)
    named = {"X-Memory-User": user}
    api = f"{ricordo.origin}/memory/v1"

    dry = httpx2.post(f"{api}/memories/close", json=chosen | {"dry_run": True}, headers=named).json()
    closed = httpx2.post(f"{api}/memories/close", json=chosen, headers=named).json()

    assert closed["memories"] == dry["memories"] == (1 if chosen else len(before))
    assert ricordo.remembered(user) == []
    assert "Rex" not in httpx2.get(f"{api}/sessions/porto/context", headers=named).text
