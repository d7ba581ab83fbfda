r"""What the table of a language is made of: areas of life that an order to forget may name, and what tells of them.

"Forget my debts" names an area and means "I owe the bank 30k", which has no word of it. An entry of `named` is what
people call the area, whole; one of `tells` stands in what they say of it. Both are alternatives of an expression, `|`
between them, found as whole words and written as `memory/language/sensitivity.py` folds them: in small letters, without
accents. What is sensitive has its words in the table of that already (`sensitive_table.py`), under the same name.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Area(NamedTuple):
    """One area of life."""

    named: str
    tells: str = ""


class TopicTable(NamedTuple):
    """All of a language."""

    areas: Mapping[str, Area]
    """By name, the same in every language; the narrower stand first."""
    fillers: str
    """What may stand beside what an area is called and says nothing: "all my … problems"."""
