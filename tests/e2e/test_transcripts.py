"""Conversations that nobody comes back to, at a Ricordo that is told to delete them."""

import time
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.e2e.conftest import Ricordo, ricordo_of, settings_for
from tests.scripted_upstream import ScriptedUpstream

A_SECOND = 1 / 86_400


def sessions(ricordo: Ricordo) -> int:
    listed = httpx2.get(f"{ricordo.origin}/memory/v1/sessions", headers={"X-Memory-User": "ada"}).json()
    return len(listed["sessions"])


def ask(ricordo: Ricordo, text: str) -> None:
    asked: Any = [{"role": "user", "content": text}]
    ricordo.client().chat.completions.create(model="m", messages=asked)


@pytest.mark.long
def test_a_conversation_is_deleted_after_its_days_and_what_was_remembered_of_it_stays(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        store = tmp_path / "ricordo.db"
        with ricordo_of(settings_for(store, upstream), upstream) as ricordo:
            ask(ricordo, "My sister Edith breeds alpacas.")
            ricordo.ingested()
            there = sessions(ricordo)
        time.sleep(1.1)
        left = there
        with ricordo_of(settings_for(store, upstream, retention__session_days=A_SECOND), upstream) as ricordo:
            for _ in range(300):
                if not (left := sessions(ricordo)):
                    break
                time.sleep(0.1)
            ask(ricordo, "What does Edith breed?")

        assert (there, left) == (1, 0)
        assert "breeds alpacas" in str(upstream.requests[-1].body)
