"""A round of upkeep: its steps one after the other, and none that fails stops the next."""

from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from memory.model.errors import StoreLost, StoreUnavailable


class UpkeepStep(NamedTuple):
    """One thing that is done in each round. `name`: as the log tells of it."""

    name: str
    do: Callable[[], Awaitable[object]]


class FailedStep(NamedTuple):
    """A step that failed, and of what."""

    step: str
    error: Exception


async def tried(steps: Iterable[UpkeepStep]) -> tuple[FailedStep, ...]:
    """Do all steps; which of them failed. A store that is away ends the round: the next one will tell.

    Raises `StoreLost`.
    """
    faults = list[FailedStep]()
    for step in steps:
        try:
            await step.do()
        except StoreLost:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it was, the other steps and the turns go on
            faults.append(FailedStep(step.name, error))
            if isinstance(error, StoreUnavailable):
                break
    return tuple(faults)
