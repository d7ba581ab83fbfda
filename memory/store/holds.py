"""Whether what was once put into a prompt still holds (P9): it is not put there again, and not learned from, if not.

Nothing of it was deleted, and nothing was corrected by hand since. What the worker supersedes is another thing: the old
line stays where it was said, and the new one tells of it. A memory that is no longer live has no line that is replayed;
but what it said when it stood in a prompt was true then.
"""

from collections.abc import Mapping

from memory.model.turn import Injection


def still_holds(injection: Injection, at: int, *, memories: Mapping[str, int], fields: Mapping[str, int]) -> bool:
    """Whether all that an injection says still holds.

    `at`, in microseconds since 1970: when its turn was asked. `memories`, `fields`: when each of those that are there
    was last corrected, 0 for never. To replay it, they are the live ones; to learn from it, closed ones count, too.
    """
    return _all_older(injection.memory_ids, at, memories) and fields_hold(injection, at, fields)


def fields_hold(injection: Injection, at: int, fields: Mapping[str, int]) -> bool:
    """Whether what an injection says of the profile still holds."""
    return _all_older(injection.fields, at, fields)


def _all_older(names: tuple[str, ...], at: int, corrected: Mapping[str, int]) -> bool:
    return all(name in corrected and corrected[name] <= at for name in names)
