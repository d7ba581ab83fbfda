"""What an erased session leaves of memories that were said in it first and in another session since (P9).

Such a memory stays, with the text that it has now; what it said before goes.
"""

import re
from collections.abc import Set

import msgspec

from memory.model.memory import TASTES, Memory, ProfileField, ProfileValue

_WORD = re.compile(r"\w{4,}")
_FRAMING = frozenset(" ".join(TASTES).split())


def without_texts(memory: Memory, texts: Set[str]) -> Memory:
    """The memory, which no longer names one of these texts as what it replaced."""
    return msgspec.structs.replace(memory, replaces=None) if memory.replaces in texts else memory


def without_former(field: ProfileField, memory: Memory) -> ProfileField:
    """The field without what the memory's earlier texts said: all that its text does not say in these words."""
    text = memory.text.casefold()

    def is_said(value: ProfileValue) -> bool:
        words = [word for word in _WORD.findall(value.text.casefold()) if word not in _FRAMING]
        wanted = words or [value.text.casefold()]
        return value.recorded_at == memory.mentioned_at and all(word in text for word in wanted)

    def left(values: tuple[ProfileValue, ...]) -> tuple[ProfileValue, ...]:
        return tuple(value for value in values if value.memory_id != memory.id or is_said(value))

    values = left(field.values)
    former = field.previous is not None and field.previous.memory_id == memory.id
    previous = None if former or not values else field.previous
    return msgspec.structs.replace(field, values=values, previous=previous, withdrawn=left(field.withdrawn))
