"""What a worker's log says of a turn."""

import asyncio
import logging

import pytest
import structlog
from structlog.testing import LogCapture

from config.loading import load_settings
from memory.sessions.events import Listeners
from ricordo import working
from ricordo.parts import build_embedder_for
from tests.contract.examples import turn
from tests.memory.in_memory import engine_in_memory


async def test_of_a_turn_that_was_ingested_it_counts_what_there_was(monkeypatch: pytest.MonkeyPatch):
    # A logger of its own: what other tests of this process configured decides nothing here.
    log = LogCapture()
    levels = structlog.make_filtering_bound_logger(logging.NOTSET)
    monkeypatch.setattr(working, "log", structlog.wrap_logger(None, processors=[log], wrapper_class=levels))
    settings = load_settings(environ={}, flags={"embedder.kind": "wordllama", "store.path_or_url": "memory:"})
    embedder = build_embedder_for(settings)
    engine, stop = engine_in_memory(embedder=embedder.name), asyncio.Event()
    await engine.journal.append(turn("t1", user_text="I live in Oslo. I have two cats."))
    worker = working.worker_of(settings, engine=engine, embedder=embedder, asking=None, listeners=Listeners())

    async with engine.ingesting(), asyncio.timeout(50):
        running = asyncio.create_task(worker.run(stop))
        while not any(line["event"] == "job" for line in log.entries):  # noqa: ASYNC110 - a log tells nobody
            await asyncio.sleep(0.001)
        stop.set()
        await running

    (line,) = (line for line in log.entries if line["event"] == "job")
    assert line == {
        "event": "job",
        "log_level": "info",
        "turn": "t1",
        "result": "done",
        "applied": "applied",
        "facts": 2,
        "added": 2,
    }
