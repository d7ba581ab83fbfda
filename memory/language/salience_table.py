"""What the table of a language is made of: what of a text says that it matters (`signals.py`)."""

from typing import NamedTuple


class SalienceWords(NamedTuple):
    """All of a language, each alternatives of an expression matched without case; what it leaves out it has not."""

    titles: str = ""
    """In front of a name, also where a sentence begins."""
    no_names: str = ""
    """What has a capital letter and is no name, with spaces between the words."""
    capitals: str = ""
    """Where nouns have a capital letter, too: words of which two stand in nearly every text."""
    before_names: str = ""
    """There, in front of a name."""
    numbers: str = ""
    dates: str = ""
    """Days, months, and how somebody says when."""
