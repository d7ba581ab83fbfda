"""Orders to forget all that is known of the user, which are told apart and not carried out (decision 0017).

The memory obeys no order that is less than a topic and more than any. Nor is it a memory itself: who gives it is told
how it is done.
"""

import re

from memory.language.languages import EVERYTHING
from memory.text.regex import regex

LONGEST = 120
"""Characters of such an order."""

_OF_USER, _ALONE = (
    regex("|".join(rf"(?:{asks})(?:{what})(?:,? (?:{endings}))*" for asks, what, endings in forms), re.IGNORECASE)
    for forms in (
        [(each.asks, each.of_user, each.endings) for each in EVERYTHING],
        [(each.asks, each.bare, each.endings) for each in EVERYTHING],
    )
)


def orders_everything_forgotten(sentence: str, *, alone: bool) -> bool:
    """Whether a sentence, without greetings, orders just that. `alone`: its message says nothing else."""
    spoken = sentence.replace("’", "'").strip(" .!?¡¿")
    if len(spoken) > LONGEST:
        return False
    return _OF_USER.fullmatch(spoken) is not None or (alone and _ALONE.fullmatch(spoken) is not None)
