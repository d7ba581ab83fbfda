"""What speaks for a memory beside meaning and words: its session, its time, who said it, its age."""

import math
import re
from collections.abc import Sequence
from datetime import datetime, timedelta

from memory.language.dates import Period
from memory.model.memory import Memory
from memory.ports.search import Candidate
from memory.retrieval.speakers import heads_of, is_name

DAY = timedelta(days=1)

LEAST_STRENGTH = 0.1
"""A memory is never forgotten altogether (Vitamem)."""

MOST_REFRESHED = 0.3
"""What retrievals can add to a memory's strength (Vitamem)."""

MOST_OPINIONS = 5
"""From so many on, further opinions on a memory's use tell no more."""

_DIGIT = re.compile(r"\d")
_NUMBER = re.compile(r"(?<![\w.,:/-])\d+(?:[.,:/]\d+)*%?(?![\w-])")
_WORD = re.compile(r"[^\W_]+")
_DATED = re.compile(
    r"(?i)\b(?:\d+(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uary)?|feb(?:ruary)?|march|april|may"
    r"|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|tomorrow|\d+ ?[ap]m"
    r"|\d+:\d\d|\d{4}-\d\d-\d\d|(?:19|20)\d\d)\b"
)
_GLUE = frozenset(
    """
    a an the my his her their i he she is was are were be been has had have at of to in on it its now today currently
    about around only just still new newest latest current last this time s user users me down up measured
    """.split()  # noqa: SIM905 - reads better
)


def shares(scores: list[float]) -> list[float]:
    """`scores` as shares of the best one, what is below 0 as 0: few or many, how far one is behind is the same."""
    most = max(scores, default=0.0)
    return [score / most if score > 0 else 0.0 for score in scores] if most > 0 else [0.0] * len(scores)


# ── Of all candidates, 0…1 each ───────────────────────────────────────────────────────────────────────────────


def sessions(candidates: Sequence[Candidate]) -> list[float]:
    """How many of the question's words each one's session has, as a share of the best one's."""
    return shares([candidate.session for candidate in candidates])


def mentions(candidates: Sequence[Candidate], periods: Sequence[Period]) -> list[float]:
    """How near each one's day is to a time that the question names; nothing if it names none."""
    if not periods:
        return []
    return [max(period.nearness(candidate.memory.mentioned_at) for period in periods) for candidate in candidates]


def speakers(candidates: Sequence[Candidate], question: str) -> list[float]:
    """1 for the words of the one speaker whom the question names; nothing if it names none, or several.

    A speaker is the name with which a text begins, as transcripts do ("Ada Byron: …").
    """
    spoke = heads_of([candidate.memory for candidate in candidates])
    if not any(spoke):
        return []
    folded = question.casefold()
    said = (name for name in set(spoke) if is_name(name) and name.casefold() in folded)
    named = {name for name in said if re.search(rf"(?i)\b{re.escape(name)}\b", question)}
    return [float(name in named) for name in spoke] if len(named) == 1 else []


def importances(candidates: Sequence[Candidate]) -> list[float]:
    """The importance of each, as it was when it was stored."""
    return [candidate.memory.importance for candidate in candidates]


def opinions(candidates: Sequence[Candidate]) -> list[float]:
    """What people said of the use of each: 0…1, and a half where nobody said anything; nothing if nobody did at all."""
    if not any(candidate.memory.feedback for candidate in candidates):
        return []
    said = (max(-MOST_OPINIONS, min(candidate.memory.feedback, MOST_OPINIONS)) for candidate in candidates)
    return [0.5 + each / (2 * MOST_OPINIONS) for each in said]


# ── Of one memory ─────────────────────────────────────────────────────────────────────────────────────────────


def recency(memory: Memory, *, at: datetime, days: int) -> float:
    """Vitamem: `max(0, 1 - age / window)`."""
    return max(0.0, 1.0 - max((at.date() - memory.mentioned_at).days, 0) / days)


def forgetting(memory: Memory, *, at: datetime, half_life_days: int) -> float:
    """Vitamem: `max(0.1, 1 - t / (2 · half-life))`, plus `min(0.3, 0.1 · ln(1 + retrievals))`.

    t: since it was last retrieved, or stored. At most 1; pinned memories do not fade.
    """
    if memory.pinned:
        return 1.0
    idle = max((at - (memory.last_retrieved_at or memory.created_at)) / DAY, 0.0)
    strength = max(LEAST_STRENGTH, 1.0 - idle / (2 * half_life_days))
    return min(1.0, strength + min(MOST_REFRESHED, 0.1 * math.log1p(memory.retrieval_count)))


# ── Older readings ────────────────────────────────────────────────────────────────────────────────────────────


def stale(memories: Sequence[Memory]) -> frozenset[str]:
    """The ids of readings for which a newer one of the same thing, of a later day, is among `memories`."""
    newest: dict[frozenset[str], Memory] = {}
    readings = [(memory, thing) for memory in memories if (thing := measured_thing(memory.text))]
    for memory, thing in readings:
        if thing not in newest or memory.mentioned_at > newest[thing].mentioned_at:
            newest[thing] = memory
    return frozenset(memory.id for memory, thing in readings if memory.mentioned_at < newest[thing].mentioned_at)


def measured_thing(text: str) -> frozenset[str]:
    """The words of a reading without its values ("My A1C was 8.1" → {a1c}); none if it is no reading.

    A text that states a day is an event of that day and never out of date. Only equal words are the same thing: a
    reading that is shown twice costs a line, one that is hidden is missed.
    """
    if not _DIGIT.search(text) or not _NUMBER.search(text) or _DATED.search(text):
        return frozenset()
    words: list[str] = _WORD.findall(_NUMBER.sub(" ", text.casefold()))
    return frozenset(words) - _GLUE
