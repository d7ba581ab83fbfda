"""What speaks for a memory beside meaning and words: its session, its time, who said it, its age."""

import math
import re
from collections.abc import Sequence
from datetime import datetime, timedelta

import numpy as np
from numpy.typing import NDArray

from memory.language.dates import Period
from memory.model.memory import Memory
from memory.retrieval.candidates import HEADED, RATED, Candidates
from memory.retrieval.speakers import head_of, is_name

Values = NDArray[np.float64]
"""One for each candidate; or none, where a factor says nothing."""

NOTHING = np.empty(0)

DAY = timedelta(days=1)

LEAST_STRENGTH = 0.1
"""A memory is never forgotten altogether (Vitamem)."""

MOST_REFRESHED = 0.3
"""What retrievals can add to a memory's strength (Vitamem)."""

MOST_OPINIONS = 5
"""From so many on, further opinions on a memory's use tell no more."""


def shares(scores: Values) -> Values:
    """`scores` as shares of the best one, what is below 0 as 0: few or many, how far one is behind is the same."""
    most = scores.max(initial=0.0)
    return np.maximum(scores, 0.0) / most if most > 0 else np.zeros(len(scores))


# ── Of all candidates, 0…1 each ───────────────────────────────────────────────────────────────────────────────


def sessions(found: Candidates) -> Values:
    """How many of the question's words each one's session has, as a share of the best one's."""
    return shares(found.scores.session)


def mentions(found: Candidates, periods: Sequence[Period]) -> Values:
    """How near each one's day is to a time that the question names; nothing if it names none."""
    if not periods:
        return NOTHING
    return np.array([max(each.nearness(memory.mentioned_at) for each in periods) for memory in found.memories])


def speakers(found: Candidates, question: str) -> Values:
    """1 for the words of the one speaker whom the question names; nothing if it names none, or several.

    A speaker is the name with which a text begins, as transcripts do ("Ada Byron: …").
    """
    spoke = {at: head_of(found.memories[at].text) for at in found.marked(HEADED)}
    folded = question.casefold()
    said = (name for name in set(spoke.values()) if is_name(name) and name.casefold() in folded)
    named = {name for name in said if re.search(rf"(?i)\b{re.escape(name)}\b", question)}
    if len(named) != 1:
        return NOTHING
    return np.array([float(spoke.get(at) in named) for at in range(len(found))])


def importances(found: Candidates) -> Values:
    """The importance of each, as it was when it was stored."""
    return np.array([memory.importance for memory in found.memories])


def opinions(found: Candidates) -> Values:
    """What people said of the use of each: 0…1, and a half where nobody said anything; nothing if nobody did at all."""
    if not (rated := found.marked(RATED)):
        return NOTHING
    values = np.full(len(found), 0.5)
    for at in rated:
        values[at] += max(-MOST_OPINIONS, min(found.memories[at].feedback, MOST_OPINIONS)) / (2 * MOST_OPINIONS)
    return values


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
