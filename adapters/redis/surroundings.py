"""What stands around a memory in its session, as far as it was found, too.

A search sees no neighbours: they are taken among the candidates, which a dense search brings together. Two candidates
of a session are neighbours if they follow each other there within minutes: what lies between was not found.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import timedelta

import numpy as np
from numpy.typing import NDArray

from memory.model.memory import Memory
from memory.ports.search import Surroundings

REACH, FADE = 4, 0.5
"""As in the embedded engine: four neighbours on each side count, each half of the nearer one."""

ROOMY_TERMS = 25
"""As there: a text of more distinct terms takes less of its neighbours' words; it says itself what it is about."""

NEAR = timedelta(minutes=15)
"""Said farther apart, two memories are no question and answer."""


def around(
    memories: Sequence[Memory], terms: Sequence[Sequence[str]], cells: NDArray[np.float64], asked: Surroundings
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Of each memory what its neighbours add, and how many of the question's words its session has.

    `terms` are the memories', `cells` what each of the question's terms is worth in each of them (lexical.bm25).
    """
    context, coverage = np.zeros(len(memories)), np.zeros(len(memories))
    sessions = list(_sessions(memories))
    if not sessions or not cells.any():
        return context, coverage
    has = np.array([(cells[rows] > 0).any(axis=0) for rows in sessions]).reshape(len(sessions), -1)
    df = has.sum(axis=0)
    rarity = np.log1p((len(sessions) - df + 0.5) / (df + 0.5))
    for rows, words in zip(sessions, has, strict=True):
        times = np.array([memories[row].created_at.timestamp() for row in rows])
        context[rows] = _spread(cells[rows], times, asked)
        coverage[rows] = float(rarity @ words)
    distinct = np.array([max(len(set(own)), 1) for own in terms])
    return context * np.minimum(1, ROOMY_TERMS / distinct) ** 2, coverage


def _sessions(memories: Sequence[Memory]) -> Iterable[list[int]]:
    """The places of the memories of each session, in the order in which they were said."""
    rows: defaultdict[str, list[int]] = defaultdict(list)
    for row in sorted(range(len(memories)), key=lambda row: (memories[row].created_at, memories[row].id)):
        if (session := memories[row].provenance.session) is not None:
            rows[session].append(row)
    return rows.values()


def _spread(cells: NDArray[np.float64], times: NDArray[np.float64], asked: Surroundings) -> NDArray[np.float64]:
    """What the memories of one session take from each other: words that they lack; shape (memories,)."""
    lacking, gains = cells == 0, np.zeros(cells.shape)
    for step in range(1, min(REACH, len(cells) - 1) + 1):
        near = (times[step:] - times[:-step] <= NEAR.total_seconds())[:, None]
        gains[step:] += asked.previous * FADE ** (step - 1) * cells[:-step] * near
        gains[:-step] += asked.following * FADE ** (step - 1) * cells[step:] * near
    return (gains * lacking).sum(axis=1)
