"""A turn that was answered without its memory is erased like any other."""

import asyncio
import threading
import time
from pathlib import Path

import httpx2

from config.settings import Settings
from memory.ports.memories import Erasure
from ricordo.parts import now
from ricordo.stores import engine_of
from tests.e2e.conftest import ricordo_of, settings_for
from tests.scripted_upstream import Chat, ScriptedUpstream, hold


def test_D02_a_turn_whose_recall_was_late_does_not_come_back_after_an_erasure(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream, recall__deadline_seconds=1e-7)
        upstream.script(Chat("one two three"), hold(before=2, until=(erasure := threading.Event())))
        with ricordo_of(settings, upstream) as ricordo:
            body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": "I live in Turin."}]}
            url = f"{ricordo.origin}/v1/chat/completions"
            asking = threading.Thread(
                target=lambda: httpx2.post(url, json=body, headers={"X-Memory-User": "late"}, timeout=200)
            )
            asking.start()
            while not upstream.requests:
                time.sleep(0.01)
            asyncio.run(erase(settings, "late"))
            erasure.set()
            asking.join()

            assert ricordo.remembered("late") == []


async def erase(settings: Settings, user: str) -> None:
    async with engine_of(settings) as engine:
        await engine.memories.erase(Erasure(what="user", tenant="local", user=user), at=now())
