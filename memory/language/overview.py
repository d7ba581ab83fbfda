"""Questions about the memory itself: whoever asks what is known of her is not asking about any one thing."""

from typing import Literal

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.languages import CONCLUSIONS, OVERVIEWS
from memory.language.typed import spelled
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import regex

Asked = Literal["overview", "self", "conclusions", "said"]

_ASKED: Expressions[Asked] = Expressions(
    (
        *((source, "overview") for each in OVERVIEWS for source in each.asks),
        *((source, "self") for each in OVERVIEWS for source in each.of_self),
        *((each.asked, "conclusions") for each in CONCLUSIONS),
        *((each.said, "said") for each in CONCLUSIONS if each.said),
    )
)
"""What a question wants of the memory itself, in one table: a recall asks for all of it."""


_BEHIND = rf"(?!(?:{any_of(OVERVIEWS, 'asker', 'times')})(?!\w))\w"
_TOPIC = regex(rf"(?i)(?<!\w)(?:(?:{any_of(OVERVIEWS, 'about')})\s+|(?:{any_of(OVERVIEWS, 'elided')})'){_BEHIND}")
"""What behind a preposition is neither the asker nor a time: "about the solver", "sur mes finances"."""
LONGEST_QUESTION = 200
"""Characters: a long message that says so, too, is about something."""
MOST_WORDS = 12
"""Of a question for what was told: a longer one tells something."""
_PART = regex(r"[,;:.!?…\n]")

_POLITE = phrases.of_all("courtesy")
_REMINDED = regex(rf"(?i)[\s¿¡]*(?:(?:{_POLITE}),? )?(?:{phrases.of_all('reminded')})(?!\w)[^,;.!?]{{2,80}}[\s?.!]*")
"""Wants to be told again what was told, with a mark of a question or without, and says nothing else."""


@once
def asked_of_memory(text: str) -> frozenset[Asked]:
    """What of the memory itself a question asks for."""
    if len(text) > LONGEST_QUESTION:
        return frozenset()
    read = spelled(text)
    return frozenset(asked for pattern, asked in _ASKED.possible(read) if pattern.search(read))


def asks_for_overview(text: str) -> bool:
    """Whether a question is about what is known, decided or was said altogether."""
    return "overview" in asked_of_memory(text)


def asks_for_self(text: str) -> bool:
    """Whether a text about the asker is to be written: for "a short bio of me" all counts that is known."""
    return "self" in asked_of_memory(text)


def names_topic(text: str) -> bool:
    """Whether such a question is about something ("what did we decide about the solver?"), not about all of it."""
    return _TOPIC.search(spelled(text)) is not None


def asks_what_was_told(text: str) -> bool:
    """Whether a sentence only asks for what the user told before, so that it tells nothing by itself."""
    return asks_for_overview(text) or _asks_for_fact(text) or asks_to_be_reminded(text)


def _asks_for_fact(text: str) -> bool:
    """Whether it asks shortly for a fact of the asker's own ("when did my husband leave?"), and for no advice."""
    asked = text.strip(" ?¿.!")
    is_one = len(asked.split()) <= MOST_WORDS and not _PART.search(asked)
    asks = phrases.ASKS_FACT.match(asked) or phrases.ASKED_LAST.match(asked)
    return is_one and asks is not None and not phrases.ADVISES.search(asked)


def asks_to_be_reminded(text: str) -> bool:
    """Whether all of a sentence asks to be told again: "remind me who my dentist is"."""
    return _REMINDED.fullmatch(text) is not None
