"""Readings of a text that are made once a turn."""

import asyncio
from contextvars import Context, copy_context

from memory.text.reading import MOST, once, reading_once

made: list[tuple[str, bool]] = []


@once
def shout(text: str, *, loudly: bool = False) -> str:
    """A pure function, but for what the test looks at."""
    made.append((text, loudly))
    return text.upper() + "!" * loudly


async def test_what_is_read_twice_in_a_turn_is_read_once():
    made.clear()
    with reading_once():
        told = [shout("hey"), shout("hey", loudly=True), shout("hey"), await asyncio.to_thread(shout, "hey")]
        told.append(await asyncio.create_task(asyncio.to_thread(shout, "hey")))

    assert told == ["HEY", "HEY!", "HEY", "HEY", "HEY"]
    assert made == [("hey", False), ("hey", True)]


def test_nothing_is_kept_beyond_the_turn():
    made.clear()
    with reading_once():
        shout("hey")
    shout("hey")
    shout("hey")
    with reading_once():
        shout("hey")

    assert len(made) == 4


async def test_a_task_that_outlives_the_turn_in_which_it_was_begun_keeps_nothing_of_it():
    made.clear()
    go_on = asyncio.Event()

    async def stays() -> Context:
        shout("hey")
        await go_on.wait()
        shout("hey")
        shout("hey")
        return copy_context()

    with reading_once():
        shout("hey")
        task = asyncio.create_task(stays())
        await asyncio.sleep(0)
    assert len(made) == 1
    go_on.set()
    kept = list((await task).values())

    assert len(made) == 3
    assert {} in kept


def test_an_order_to_forget_among_ten_thousand_memories_keeps_no_reading_of_all_of_them():
    made.clear()
    with reading_once():
        for number in range(MOST):
            shout(f"{number}")
        shout(f"{MOST - 1}")
        assert len(made) == MOST
        shout("one more")
        shout("0")

    assert made[-2:] == [("one more", False), ("0", False)]
