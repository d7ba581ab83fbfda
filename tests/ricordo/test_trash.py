"""Who is told that closed memories are deleted by themselves."""

import logging

import pytest
import structlog
from structlog.testing import LogCapture

from config.loading import load_settings
from ricordo import working
from ricordo.cli.check import Level, trash_finding
from ricordo.parts import trash_of
from tests.contract.examples import NOW, close, memory, remember
from tests.memory.in_memory import engine_in_memory


async def test_a_worker_and_a_check_warn_of_what_was_closed_before_anything_was_deleted_by_itself(
    monkeypatch: pytest.MonkeyPatch,
):
    # A logger of its own: what other tests of this process configured decides nothing here.
    log = LogCapture()
    levels = structlog.make_filtering_bound_logger(logging.NOTSET)
    monkeypatch.setattr(working, "log", structlog.wrap_logger(None, processors=[log], wrapper_class=levels))
    engine, settings, old = engine_in_memory(), load_settings(environ={}, flags={}), memory("Has a cat")
    await remember(engine, old)
    await engine.memories.apply(None, [close(old)], at=NOW)

    await working.warn(settings, engine, trash_of(settings, engine))
    (finding,) = await trash_finding(trash_of(settings, engine))

    (line,) = (line for line in log.entries if line["event"] == "trash")
    assert line["found"].startswith("closed memories that will be deleted for good: 1, the first on ")
    assert (finding.level, finding.detail) == (Level.WARN, line["found"])


async def test_of_a_store_in_which_nothing_was_closed_nothing_is_told():
    engine, settings = engine_in_memory(), load_settings(environ={}, flags={})

    assert await trash_finding(trash_of(settings, engine)) == ()
