"""Writers of one process come one after the other, and write anew what another process was faster with."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from memory.model.errors import Conflict, Contended, InvalidInput, Outdated
from memory.store.in_turn import InTurn


class Place:
    """Where something is written that rests on what stood there."""

    def __init__(self) -> None:
        self.wrote: list[int] = []
        self.begun = 0
        self.taken: list[Exception] = []

    def writes(self, number: int) -> Callable[[], Awaitable[int]]:
        async def once() -> int:
            self.begun += 1
            seen = list(self.wrote)
            await asyncio.sleep(0)
            if self.taken:
                raise self.taken.pop()
            if seen != self.wrote:
                raise Conflict("changed meanwhile")
            self.wrote.append(number)
            return number

        return once


async def test_fifty_who_write_at_once_each_write_once_in_the_order_in_which_they_came():
    turns, place = InTurn(), Place()

    told = await asyncio.gather(*(turns.write("ada", place.writes(each)) for each in range(50)))

    assert told == place.wrote == list(range(50))
    assert place.begun == 50


async def test_nobody_waits_for_another_ones_writers():
    turns, place, never = InTurn(), Place(), asyncio.Event()
    slow = asyncio.create_task(turns.write("ada", never.wait))
    await asyncio.sleep(0)

    assert await turns.write("bob", place.writes(1)) == 1

    slow.cancel()


async def test_what_another_process_was_faster_with_is_written_anew():
    turns, place = InTurn(), Place()
    place.taken = [Conflict("theirs") for _ in range(5)]

    assert await turns.write("ada", place.writes(1)) == 1

    assert place.begun == 6


async def test_where_another_process_writes_all_the_time_its_caller_is_told_to_come_again():
    turns, place = InTurn(), Place()
    place.taken = [Conflict("theirs") for _ in range(1_000)]

    with pytest.raises(Contended, match="nothing was changed"):
        await turns.write("ada", place.writes(1), seconds=0.05)

    assert place.begun > 1
    assert place.wrote == []


async def test_who_has_waited_long_enough_for_her_turn_is_told_to_come_again_and_writes_nothing():
    turns, place, done = InTurn(), Place(), asyncio.Event()
    first = asyncio.create_task(turns.write("ada", done.wait))
    await asyncio.sleep(0)

    with pytest.raises(Contended):
        await turns.write("ada", place.writes(1), seconds=0.01)
    patient = asyncio.create_task(turns.write("ada", place.writes(2), seconds=None))
    await asyncio.sleep(0)
    done.set()
    await first

    assert await patient == 2
    assert place.wrote == [2]


@pytest.mark.parametrize("error", [Outdated("seen"), InvalidInput("wrong")])
async def test_what_no_second_try_helps_is_told_at_once(error: Exception):
    turns, place = InTurn(), Place()
    place.taken = [error]

    with pytest.raises(type(error)):
        await turns.write("ada", place.writes(1))

    assert place.begun == 1
    assert await turns.write("ada", place.writes(2)) == 2


async def test_whoever_leaves_while_she_writes_leaves_her_turn_to_the_next():
    turns, place = InTurn(), Place()
    leaving = asyncio.create_task(turns.write("ada", asyncio.Event().wait))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(turns.write("ada", place.writes(1)))
    await asyncio.sleep(0)

    leaving.cancel()

    assert await waiting == 1
