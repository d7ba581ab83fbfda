"""Who of several proxies takes the next connection."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proxy.http.port import listening_on
from proxy.ops.doorman import Doorman, Page


class Counting:
    """Keeps the connections of one proxy."""

    def __init__(self) -> None:
        self.connections = list[socket.socket]()

    async def __call__(self, connection: socket.socket) -> None:
        self.connections.append(connection)

    def close(self) -> None:
        for connection in self.connections:
            connection.close()


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - the doing of a socket
            await asyncio.sleep(0.002)


def connect(listener: socket.socket, stack: ExitStack, *, count: int) -> None:
    for _ in range(count):
        stack.enter_context(socket.create_connection(listener.getsockname()))


async def test_connections_go_to_whoever_has_fewest(tmp_path: Path):
    page = Page(tmp_path / "page", count=2)
    with ExitStack() as stack:
        listener = stack.enter_context(listening_on("127.0.0.1", 0))
        first, second = (stack.enter_context(closing(Counting())) for _ in range(2))
        own = stack.enter_context(listener.dup())  # in one process a descriptor has one reader
        doormen = [Doorman(listener, page, 1, connect=first), Doorman(own, page, 2, connect=second)]
        for count in range(1, 9):
            connect(listener, stack, count=1)
            await eventually(lambda count=count: len(first.connections) + len(second.connections) == count)
        for doorman in doormen:
            doorman.close()

    assert len(first.connections) == len(second.connections) == 4


async def test_a_burst_is_taken_by_one_alone_if_the_other_stands_still(tmp_path: Path):
    page = Page(tmp_path / "page", count=2)
    page.present(2)  # it never comes
    with ExitStack() as stack:
        listener = stack.enter_context(listening_on("127.0.0.1", 0))
        counting = stack.enter_context(closing(Counting()))
        with closing(Doorman(listener, page, 1, connect=counting)):
            connect(listener, stack, count=200)

            await eventually(lambda: len(counting.connections) == 200)


async def test_one_that_is_alone_takes_a_burst_in_one_round_of_the_event_loop():
    with ExitStack() as stack:
        listener = stack.enter_context(listening_on("127.0.0.1", 0))
        connect(listener, stack, count=40)
        counting = stack.enter_context(closing(Counting()))
        rounds = 0
        with closing(Doorman(listener, Page(), 1, connect=counting)):
            async with asyncio.timeout(60):
                while len(counting.connections) < 40:
                    await asyncio.sleep(0)
                    rounds += 1

    assert rounds < 10  # some rounds until they are looked for, and one in which they are connected


async def test_one_that_has_closed_takes_nothing_more_and_leaves_what_waits_to_the_others(tmp_path: Path):
    page = Page(tmp_path / "page", count=2)
    with ExitStack() as stack:
        listener = stack.enter_context(listening_on("127.0.0.1", 0))
        first, second = (stack.enter_context(closing(Counting())) for _ in range(2))
        Doorman(listener, page, 1, connect=first).close()
        with closing(Doorman(listener, page, 2, connect=second)):
            connect(listener, stack, count=20)

            await eventually(lambda: len(second.connections) == 20)
    assert first.connections == []


@given(st.lists(st.tuples(st.integers(1, 3), st.booleans()), max_size=60))
def test_among_those_that_are_there_one_is_always_next_and_none_that_has_more_than_another(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[int, bool]]
):
    page = Page(tmp_path_factory.mktemp("page") / "page", count=3)
    opened = {1: 0, 2: 0}
    for number in opened:
        page.present(number)
    for number, comes in steps:
        if number in opened and (comes or opened[number]):
            (page.took if comes else page.lost)(number)
            opened[number] += 1 if comes else -1

        following = [number for number in (1, 2, 3) if page.is_next(number)]
        assert following
        assert 3 not in following, "it is absent"
        assert all(opened[number] == min(opened.values()) for number in following)


def test_one_that_is_started_again_is_not_first_for_ever(tmp_path: Path):
    page = Page(tmp_path / "page", count=2)
    page.present(1)
    page.present(2)
    for _ in range(100):
        page.took(1)
        page.lost(1)
    page.absent(2)

    Page(tmp_path / "page", count=2).present(2)
    page.took(2)
    page.lost(2)

    assert page.is_next(1)
