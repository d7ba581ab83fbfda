r"""What the table of a language is made of: what not everybody may be told of somebody (docs/upstreams.md).

A text is read as `memory/language/sensitivity.py` folds it: in small letters, without accents, "ß" as "ss". So the
words stand here, too: what is typed without its accents is found as well. Whoever it is about, and whether it is so, is
not asked: a denied illness tells as much, and a brother's is his.

Each topic is alternatives of an expression, `|` between them, which are found as whole words; a stem ends with `\w*`.
All tables read all texts, so a word that is harmless in one of the languages needs its neighbours here: in German
"Messe" is a trade fair as well.
"""

from typing import NamedTuple


class SensitiveTable(NamedTuple):
    """All of a language."""

    telling: str
    """Small words of which one stands in nearly every sentence: where none of any language does, nobody has read it."""
    health: str
    """Of body and mind: illnesses, medicines, treatment, disabilities, pregnancy, addiction, measurements."""
    money: str
    """What somebody has, earns, owes and pays regularly."""
    faith: str
    intimacy: str
    """Orientation, gender, sex."""
    views: str
    """Politics, and unions."""
    origin: str
    """Ethnic origin, and what somebody's stay in a country rests on."""
    law: str
    """Crimes and their victims, courts, and the numbers of identity cards."""
    parts: str = ""
    """Of any topic, found within words, too: for a language that joins them."""
    harmless: str = ""
    """What only sounds like any of it, and is taken out first."""
