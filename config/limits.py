"""Limits that contradict each other, or what they are for.

Each of them is a value that may be, so nothing is refused: it runs, though not as it was meant. `ricordo check`,
`ricordo config show` and the log of a start tell it.
"""

from collections.abc import Callable, Iterator
from operator import ge, gt
from typing import NamedTuple

from config.loading import TYPES, value_at
from config.settings import Settings


class LimitDoubt(NamedTuple):
    """What is wrong with limits, and what to do about it: a line each."""

    detail: str
    advice: str


class _Order(NamedTuple):
    """One limit that is to be below another."""

    lower: str
    upper: str
    is_wrong: Callable[[float, float], bool]
    otherwise: str
    of_model: bool = True
    """Only where a language model is asked."""


GIVEN_UP = "a job is given up before rules can take the place of a model that is late"
NEVER = "the first is never reached"

ORDERS = (
    _Order("extraction.seconds", "worker.job_seconds", ge, GIVEN_UP),
    _Order("llm.asking.deadline_seconds", "worker.job_seconds", ge, GIVEN_UP),
    _Order("ingest.decision_seconds", "worker.job_seconds", ge, "a job is given up before it has decided all"),
    _Order("llm.asking.try_seconds", "llm.asking.deadline_seconds", gt, "no try is waited for to its end"),
    _Order("upstream.deadlines.first_byte", "upstream.deadlines.total", gt, NEVER, of_model=False),
    _Order("upstream.deadlines.idle", "upstream.deadlines.total", gt, NEVER, of_model=False),
    _Order("limits.socket_idle_seconds", "limits.socket_seconds", gt, NEVER, of_model=False),
)

CHATS_WAIT = {"recall.deadline_seconds": 5.0, "recall.forget_seconds": 10.0, "journal.wait_seconds": 60.0}
"""What every chat may have to wait for, and beyond how many seconds nobody means it."""

THOUSANDFOLD = 500
"""A limit of so many times its default was meant in milliseconds: they are a thousand times as many."""


def limit_doubts(settings: Settings) -> tuple[LimitDoubt, ...]:
    """All that is wrong with the limits; of each limit that is too long one thing."""
    return (*_out_of_order(settings), *_too_long(settings))


def _out_of_order(settings: Settings) -> Iterator[LimitDoubt]:
    for each in ORDERS:
        lower, upper = value_at(settings, each.lower), value_at(settings, each.upper)
        if each.is_wrong(lower, upper) and (settings.llm.kind != "none" or not each.of_model):
            detail = f"{each.lower} = {lower:g} is to be below {each.upper} = {upper:g}: else {each.otherwise}"
            yield LimitDoubt(detail, f"lower {each.lower}, or raise {each.upper}")


def _too_long(settings: Settings) -> Iterator[LimitDoubt]:
    default = Settings()
    for key in filter(_is_in_seconds, TYPES):
        seconds, usual = value_at(settings, key), value_at(default, key)
        if usual and seconds > CHATS_WAIT.get(key, usual * THOUSANDFOLD):
            waits = "each chat may wait for so long" if key in CHATS_WAIT else "nobody waits for so long"
            yield LimitDoubt(f"{key} = {seconds:g} is in seconds: {waits}", f"write it in seconds; {usual:g} is usual")


def _is_in_seconds(key: str) -> bool:
    return key.endswith(("_seconds", ".seconds")) or key.startswith("upstream.deadlines.")
