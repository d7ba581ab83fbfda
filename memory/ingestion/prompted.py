"""What stood in the prompt of a turn: what its answer rests on, whether that holds still, what was of use by it."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from memory.language.statements import is_only_asking
from memory.model.scope import Reach
from memory.model.turn import Injection, TurnRecord
from memory.ports.memories import MemoryStore


class MemoriesShown(NamedTuple):
    """The memories that stood in a prompt, where an answer's words may be nothing but theirs."""

    ids: tuple[str, ...] = ()
    """Theirs, and of what these rest on."""
    texts: tuple[str, ...] = ()
    """What they say, and said before."""


async def shown_in(store: MemoryStore, record: TurnRecord) -> MemoriesShown:
    """The memories that stood in a turn's prompt. Raises `StoreUnavailable`."""
    ids, reach = record.injection.memory_ids, Reach.of(record.scope)
    found = await store.get(reach, ids)
    texts = [memory.text for memory in found]
    # What rests on a conclusion rests on all that this rests on.
    beneath = [each for memory in found if memory.is_conclusion for each in memory.source_memory_ids]
    for memory_id in ids:
        texts += [line.old_value for line in await store.history(reach, memory_id) if line.old_value]
    return MemoriesShown((*ids, *beneath), tuple(texts))


async def retrieved_in(store: MemoryStore, record: TurnRecord) -> tuple[str, ...]:
    """The memories that a prompt was of use by: not what only asks, and is found by whoever asks alike.

    Raises `StoreUnavailable`.
    """
    ids, passing = record.injection.answering, record.injection.passing
    unsure = ids if passing is None else tuple(each for each in ids if each in passing)
    found = await store.get(Reach.of(record.scope), unsure) if unsure else ()
    asking = {each.id for each in found if is_only_asking(each)}
    return tuple(each for each in ids if each not in asking)


def resting_on(record: TurnRecord, memory_ids: Sequence[str]) -> TurnRecord:
    """The record of a later step, as one in whose prompt also stood what its answer rests on by the steps before."""
    more = tuple(each for each in memory_ids if each not in record.injection.memory_ids)
    if not more:
        return record
    injection = record.injection
    return msgspec.structs.replace(
        record, injection=msgspec.structs.replace(injection, memory_ids=(*injection.memory_ids, *more))
    )


def is_grounded(injection: Injection) -> bool:
    """Whether an answer to a prompt rests on what was put into it."""
    return bool(injection.memory_ids or injection.fields)


async def may_be_trusted(store: MemoryStore, record: TurnRecord, *, is_asked: bool) -> bool:
    """Whether an answer may be trusted: it may repeat what stood in its prompt, which must hold still (P9).

    As far as the turn tells, unless the store `is_asked`. Raises `StoreUnavailable`.
    """
    if record.injection.is_blanked:
        return False
    return not (is_asked and is_grounded(record.grounds)) or await store.holds(record)
