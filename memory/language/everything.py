"""Orders about all that is kept of the user.

    "Forget everything about me."      told apart, not carried out (decision 0017): the model is told how it is done
    "Stop storing my data."            throws her own switch: nothing that she says is kept any more (decision 0102)
    "You may remember me again."       takes that back

The memory obeys no order to forget that is less than a topic and more than any. None of these is a memory itself. Each
fills its sentence, or a clause of it beside which she speaks of herself.
"""

import re

from memory.language.alternatives import any_of
from memory.language.languages import EVERYTHING
from memory.language.phrases import CLAUSE_OF_SPEAKER
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


_STOPS, _RESUMES = (
    regex("|".join(rf"(?:{order})(?:,? (?:{since}))*" for order, since in forms), re.IGNORECASE)
    for forms in (
        [(each.stops, each.since) for each in EVERYTHING],
        [(each.resumes, each.since) for each in EVERYTHING],
    )
)
_CLAUSE = regex(rf"[,;]\s+|\s+[-–—]\s+|\s+(?:{any_of(EVERYTHING, 'joins')})\s+")

LONGEST_WISH = 400
"""Characters of a message in which such a wish is heard: what is longer may be a text of somebody's."""


def wants_nothing_kept(sentence: str) -> bool:
    """Whether a sentence, without greetings, says that nothing more is to be kept of what the user says."""
    return _fills(_STOPS, sentence)


def wants_kept_again(sentence: str) -> bool:
    """Whether it says that it may be kept again."""
    return _fills(_RESUMES, sentence)


def _fills(wish: re.Pattern[str], sentence: str) -> bool:
    spoken = sentence.replace("’", "'").strip(" .!?¡¿")
    if wish.fullmatch(spoken):
        return True
    clauses = [each.strip() for each in _CLAUSE.split(spoken)]
    beside = [each for each in clauses if not wish.fullmatch(each)]
    return len(beside) < len(clauses) and all(
        CLAUSE_OF_SPEAKER.match(each) or orders_everything_forgotten(each, alone=False) for each in beside
    )
