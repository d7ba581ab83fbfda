"""What the log is told of readiness once a process serves."""

import logging
from collections.abc import Sequence

import pytest
import structlog
from structlog.testing import LogCapture

from memory.ports.engine import Check
from proxy.ops import readiness
from proxy.ops.readiness import tell_changes

WELL = (Check("store", ok=True, detail="jobs that wait: 0"), Check("journal", ok=True))
AWAY = (Check("store", ok=False, detail="away"), Check("journal", ok=True))
FULL = (Check("store", ok=False, detail="away for long"), Check("journal", ok=False, detail="the disk is full"))


class Over(Exception):
    """All looks were taken."""


async def lines(*looks: Sequence[Check]) -> list[tuple[str, str, dict[str, str]]]:
    """What is logged when it looks so, one time after the other."""
    left = iter(looks)

    async def look() -> Sequence[Check]:
        try:
            return next(left)
        except StopIteration:
            raise Over from None

    async def sleep(_: float) -> None:
        pass

    log = LogCapture()
    with pytest.MonkeyPatch.context() as patched:
        levels = structlog.make_filtering_bound_logger(logging.NOTSET)  # whatever other tests have configured
        patched.setattr(readiness, "log", structlog.wrap_logger(None, processors=[log], wrapper_class=levels))
        with pytest.raises(Over):
            await tell_changes(look, sleep=sleep)
    assert {line["event"] for line in log.entries} <= {"readiness"}
    return [(line["log_level"], line["status"], line.get("amiss", {})) for line in log.entries]


async def test_what_becomes_amiss_is_told_once_with_its_reason_and_that_all_is_well_again():
    degraded = ("warning", "degraded", {"store": "away"})

    assert await lines(WELL, AWAY, AWAY, AWAY, WELL, WELL, WELL) == [degraded, ("info", "ok", {})]


async def test_what_else_becomes_amiss_is_told_and_other_words_for_the_same_are_not():
    longer = (FULL[0], WELL[1])

    told = await lines(AWAY, AWAY, longer, longer, FULL, FULL)

    assert [amiss for _, _, amiss in told] == [
        {"store": "away"},
        {"store": "away for long", "journal": "the disk is full"},
    ]


async def test_what_one_look_alone_has_seen_is_not_told():
    assert await lines(WELL, AWAY, WELL, WELL, AWAY, WELL) == []
