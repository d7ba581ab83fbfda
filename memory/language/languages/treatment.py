"""How it is said of medicines that one takes them, takes them no more, or another one in their place."""

from collections.abc import Iterable
from typing import NamedTuple

from memory.language import values as read
from memory.language import vocabulary
from memory.language.saying_table import Saying

_NAME = rf"(?:{vocabulary.DRUG})(?!\w)"
_DOSE = rf"(?: \d+(?:[.,]\d+)? ?(?:{vocabulary.DOSE_UNIT})\b)?"
TAKEN = rf"(?P<value>{_NAME}.*)"
"""A medicine, with what stands behind it: its dose, how often."""
STOPPED = rf"(?P<value>{_NAME})"
"""Its name alone."""
_TIMES = (
    r"x|times|mal|veces|fois|volte|vezes|percent|(?:minut|hour|hora|heure|stunde|tage?\b|day|week|woche|month|monat|year|jahr"
    r"|seman|semain|settiman|giorn|euro|dollar|pound)\w*|días?|dias?|mes(?:es)?|mois|años?|anos?|ans?|anni|ore|jours?"
)
"""What is counted beside a medicine and is none of it."""
_NUMBER = rf"(?P<dose>\d{{1,4}}(?:[.,]\d+)?(?: ?(?:{vocabulary.DOSE_UNIT})\b)?)(?![\w%:/]|[.,]\d| (?:{_TIMES})(?!\w))"
"""Of what is taken, also without its unit."""


class Dosed(NamedTuple):
    """How a language says that the dose of a medicine is another one now: alternatives of expressions."""

    articles: str
    """In front of the medicine, with the space behind them."""
    between: str
    """What may stand between it and the number: "is now", "was raised to"."""
    now: str
    """What says that it is new: one of these stands in the sentence."""
    given: str
    """What begins "they raised my metformin to 1000"."""


def medicines(
    *, taken: Iterable[str], stopped: Iterable[str], exchanged: Iterable[str], dosed: Dosed
) -> tuple[Saying, ...]:
    """What a language says of them; in `exchanged` one, OLD, made way for another, NEW."""
    dose = rf"(?P<value>(?P<drug>{_NAME})(?:,? (?:{dosed.between}))* {_NUMBER}.*)"
    doses = (
        rf"^(?=.*(?<!\w)(?:{dosed.now})(?!\w))(?:{dosed.articles})?{dose}",
        rf"(?<!\w)(?:{dosed.given}) (?:{dosed.articles})?{dose}",
    )
    pairs = tuple(exchanged)
    new = (each.replace("OLD", _NAME + _DOSE).replace("NEW", TAKEN) for each in pairs)
    old = (each.replace("OLD", STOPPED + _DOSE).replace("NEW", _NAME + _DOSE) for each in pairs)
    return (
        Saying("medications", read.medication, tuple(taken)),
        Saying("medications", read.new_dose, doses),
        Saying("medications", read.stopped_medicine, tuple(stopped), "drop"),
        Saying("medications", read.exchanged(read.medication), tuple(new)),
        Saying("medications", read.exchanged(read.stopped_medicine), tuple(old), "drop"),
    )
