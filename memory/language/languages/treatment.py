"""How it is said of medicines that one takes them, takes them no more, or another one in their place."""

from collections.abc import Iterable
from typing import NamedTuple

from memory.language import values_of_medicines as read_medicines
from memory.language import vocabulary
from memory.language.saying_table import LanguageWords, Saying
from memory.language.terse import NAME, alone

CLOCK = r"\d{1,2}(?:[:.h]\d\d|h)?"
SCHEME = r"\d(?:/\d)?-\d(?:/\d)?-\d(?:/\d)?(?:-\d(?:/\d)?)?"
"""Morning, noon, evening, and night: "1-0-1"."""
DAY = rf"(?:{vocabulary.WEEKDAYS})"
DAYS = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|sonnabends)"
"""On each of them: a day by itself is a date."""

_DOSE = rf"(?: \d+(?:[.,]\d+)? ?(?:{vocabulary.DOSE_UNIT})\b)?"
_WORD = r"(?:(?:insulin[ae]?|vitamin[ae]?|fish|birth|the|die) )?[^\W\d_][\w-]{2,}"
DRUG = rf"(?P<drug>{_WORD})(?!\w)"
"""What is one if the reader knows it. Names are hundreds, and each expression that says them takes a hundredth of a
second to be read: only those do that begin with one."""
TAKEN = rf"(?P<value>{DRUG}.*)"
"""A medicine, with what stands behind it: its dose, how often."""
STOPPED = rf"(?P<value>{DRUG})"
"""Its name alone."""
STOPPED_FIRST = rf"(?P<value>{NAME})"
"""The same, where an expression begins with it."""
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
    words: LanguageWords,
    *,
    taken: Iterable[str],
    stopped: Iterable[str],
    exchanged: Iterable[str],
    dosed: Dosed,
) -> tuple[Saying, ...]:
    """What a language says of them; in `exchanged` one, OLD, made way for another, NEW."""
    dose = rf"(?P<value>{DRUG}(?:,? (?:{dosed.between}))* {_NUMBER}.*)"
    new = rf"^(?=.*(?<!\w)(?:{dosed.now})(?!\w))"
    doses = (
        rf"{new}(?:{dosed.articles})?{dose}",
        rf"(?<!\w)(?:{dosed.given}) (?:{dosed.articles})?{dose}",
        rf"{new}.*?(?P<value>{_NUMBER} (?:(?:of|de|di|von) )?(?:{dosed.articles})?{DRUG})",
    )
    pairs = tuple(exchanged)
    taken_now = tuple(_exchanged(each, told="NEW", other="OLD") for each in pairs)
    instead = rf"(?<!\w)(?:{words.in_place_of})(?P<value>[ '].+)"
    before = tuple(_exchanged(each, told="OLD", other="NEW") for each in pairs)
    return (
        Saying("medications", read_medicines.of_known(read_medicines.medication), tuple(taken)),
        Saying("medications", read_medicines.terse_medicine, (alone(words),)),
        Saying("medications", read_medicines.of_known(read_medicines.new_dose), doses),
        Saying("medications", read_medicines.of_known(read_medicines.stopped_medicine), tuple(stopped), "drop"),
        # What is new is known to be a medicine, so what made way for it was one: "changed my inhaler to Symbicort".
        Saying(
            "medications",
            read_medicines.of_known(read_medicines.exchanged(read_medicines.medication), "drug"),
            taken_now,
        ),
        Saying(
            "medications",
            read_medicines.of_known(read_medicines.exchanged(read_medicines.stopped_medicine), "other"),
            before,
            "drop",
        ),
        Saying("medications", read_medicines.in_its_place, (instead,)),
        Saying("medications", read_medicines.replaced, (instead,), "drop"),
    )


def _exchanged(pair: str, *, told: str, other: str) -> str:
    """One of a pair of which something is told, and the other one."""
    name = NAME if pair.startswith(told) else DRUG
    more = "" if told == "OLD" or pair.startswith(told) else ".*"
    stands = NAME if pair.startswith(other) else rf"(?P<other>{_WORD})(?!\w)"
    return pair.replace(told, rf"(?P<value>{name}{more}){'' if more else _DOSE}").replace(other, stands + _DOSE)
