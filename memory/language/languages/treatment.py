"""How it is said of medicines that one takes them, takes them no more, or another one in their place."""

from collections.abc import Iterable

from memory.language import values as read
from memory.language import vocabulary
from memory.language.saying_table import Saying

_NAME = rf"(?:{vocabulary.DRUG})(?!\w)"
_DOSE = rf"(?: \d+(?:[.,]\d+)? ?(?:{vocabulary.DOSE_UNIT})\b)?"
TAKEN = rf"(?P<value>{_NAME}.*)"
"""A medicine, with what stands behind it: its dose, how often."""
STOPPED = rf"(?P<value>{_NAME})"
"""Its name alone."""


def medicines(*, taken: Iterable[str], stopped: Iterable[str], exchanged: Iterable[str]) -> tuple[Saying, ...]:
    """What a language says of them; in `exchanged` one, OLD, made way for another, NEW."""
    pairs = tuple(exchanged)
    new = (each.replace("OLD", _NAME + _DOSE).replace("NEW", TAKEN) for each in pairs)
    old = (each.replace("OLD", STOPPED + _DOSE).replace("NEW", _NAME + _DOSE) for each in pairs)
    return (
        Saying("medications", read.medication, tuple(taken)),
        Saying("medications", read.stopped_medicine, tuple(stopped), "drop"),
        Saying("medications", read.exchanged(read.medication), tuple(new)),
        Saying("medications", read.exchanged(read.stopped_medicine), tuple(old), "drop"),
    )
