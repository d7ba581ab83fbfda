"""What proxies on one port tell each other, over real sockets."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from memory.ports.engine import Check
from proxy.identity.throttle import WRONG_KEYS, Throttle
from proxy.ops.metrics import Metrics
from proxy.ops.readiness import joined
from proxy.ops.siblings import SUPERVISOR, Bulletin, Family, Sample, Siblings, presence

WELL = Check("journal", ok=True)
LOST = Check("journal", ok=False, detail="turns could not be journalled")
FULL = Check("journal", ok=False, detail="the disk is full")


@asynccontextmanager
async def proxy(folder: Path, number: int, *checks: Check) -> AsyncGenerator[tuple[Siblings, Throttle]]:
    """One of two proxies with its door open."""
    siblings = Siblings(folder, number=number, count=2)
    throttle = Throttle(siblings.wrong_key)

    async def report() -> Bulletin:
        return Bulletin(checks)

    async with siblings.door(report=report, wrong_key=lambda site: throttle.heard(site, now=0.0)):
        yield siblings, throttle


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - the doing of a socket
            await asyncio.sleep(0.002)


async def test_each_is_told_how_the_others_are_and_who_does_not_answer(tmp_path: Path):
    async with proxy(tmp_path, 1, WELL) as (one, _), proxy(tmp_path, 2, LOST) as (two, _):
        assert await one.reports() == {SUPERVISOR: None, 2: Bulletin((LOST,))}
        assert await two.reports() == {SUPERVISOR: None, 1: Bulletin((WELL,))}
        assert presence(1, await one.reports()).detail == "no answer from the supervisor: the log says why"


async def test_one_that_is_started_again_finds_its_door_where_the_one_before_left_it(tmp_path: Path):
    (tmp_path / "2").touch()

    async with proxy(tmp_path, 1) as (one, _), proxy(tmp_path, 2, LOST):
        assert (await one.reports())[2] == Bulletin((LOST,))


async def test_garbage_at_the_door_is_nobodys_news(tmp_path: Path):
    async with proxy(tmp_path, 1, WELL), proxy(tmp_path, 2) as (two, _):
        reader, writer = await asyncio.open_unix_connection(tmp_path / "1")
        writer.write(b"\xc1garbage")
        assert await reader.read() == b""
        writer.close()

        assert (await two.reports())[1] == Bulletin((WELL,))


async def test_a_proxy_that_is_alone_asks_nobody_and_opens_no_door(tmp_path: Path):
    alone = Siblings(tmp_path)
    async with alone.door(report=alone.reports):  # type: ignore[arg-type] - it is not called
        alone.wrong_key("192.0.2.1")

        assert await alone.reports() == {}
        assert list(tmp_path.iterdir()) == []


async def test_K10_a_guesser_has_no_more_guesses_at_several_proxies_than_at_one(tmp_path: Path):
    async with proxy(tmp_path, 1) as (_, first), proxy(tmp_path, 2) as (_, second):
        for _ in range(WRONG_KEYS // 2):
            assert first.wrong("192.0.2.1", now=0.0) == 0.0
            assert second.wrong("192.0.2.1", now=0.0) == 0.0

        await eventually(lambda: all(it.heard("192.0.2.1", now=0.0) > 0 for it in (first, second)))
        assert first.wrong("192.0.2.2", now=0.0) == 0.0


@pytest.mark.parametrize(
    ("told", "one"),
    [
        ({1: [WELL], 2: [WELL]}, WELL),
        ({1: [WELL], 2: [LOST]}, Check("journal", ok=False, detail=f"proxy 2: {LOST.detail}")),
        ({1: [LOST], 2: [LOST]}, LOST),
        (
            {1: [LOST], 2: [WELL], 3: [FULL]},
            Check("journal", ok=False, detail=f"proxy 1: {LOST.detail}; proxy 3: {FULL.detail}"),
        ),
        ({1: [], SUPERVISOR: [LOST]}, LOST),
    ],
)
def test_what_several_say_of_one_thing_is_well_if_it_is_well_in_all(told: dict[int, list[Check]], one: Check):
    assert joined(told) == (one,)


def test_each_proxys_figures_have_its_number_and_those_of_all_are_told_once():
    other, metrics = Metrics(), Metrics()
    for each in (other, metrics):
        each.turns.labels("new").inc(3)
        each.backlog.labels("pending").set(7)
        each.worker_restarts.inc(9)
    restarts = Family("ricordo_worker_restarts", "", "counter", (Sample("ricordo_worker_restarts_total", {}, 1.0),))

    body, _ = metrics.render_with(
        1, {SUPERVISOR: Bulletin((), (restarts,)), 2: Bulletin((), other.families()), 3: None}
    )

    lines = [line for line in body.decode().splitlines() if not line.startswith("#") and "_created" not in line]
    assert [
        line for line in lines if line.startswith(("ricordo_turns_total", "ricordo_backlog", "ricordo_worker"))
    ] == [
        'ricordo_turns_total{kind="new",proxy="1"} 3.0',
        'ricordo_turns_total{kind="new",proxy="2"} 3.0',
        'ricordo_backlog_jobs{state="pending"} 7.0',
        "ricordo_backlog_oldest_seconds 0.0",
        "ricordo_worker_restarts_total 1.0",
    ]
    assert body.count(b"# TYPE ricordo_turns_total ") == 1
