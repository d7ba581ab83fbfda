r"""What the table of a language is made of: areas of life that an order to forget may name, and what tells of them.

"Forget my debts" names an area and means "I owe the bank 30k", which has no word of it. An entry of `named` is what
people call the area, whole; one of `tells` stands in what they say of it. Both are alternatives of an expression, `|`
between them, found as whole words and written as `memory/language/sensitivity.py` folds them: in small letters, without
accents. What is sensitive has its words in the table of that already (`sensitive_table.py`), under the same name.

A matter is what befalls people and is told in many words, by who orders and by who told it alike: "forget the
surgery" is "I had my appendix out", "forget what I said about Brid leaving" is "Brid handed in her notice". So it has
one list of words, which both name it and tell of it.
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
    matters: Mapping[str, str]
    """By name, the same in every language: alternatives of an expression. A word may be of several."""
    joined: str
    """What says, beside the name of a service or a club, that somebody is on it: "signed up for …", "my … account"."""
    pregnancy: str
    """What names the user's pregnancy and nothing else: "my pregnancy", not "the baby"."""
    idle: str
    """What else may stand beside a matter and says nothing of it: small words, and how it is told of."""
    to_me: str
    """How a sentence says that something befell the user of which it is not the subject: "my boss fired me"."""
    drinks: str
    """What has no alcohol: who drinks that, and nothing else is told of, tells of no drinking."""
