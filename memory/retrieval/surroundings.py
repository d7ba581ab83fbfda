"""What stands around a memory in its session: the words of its neighbours, and those of the whole session.

The memories of a view are laid out in the order in which they were said, with room between two sessions, so that a
neighbour is a step in an array and no step leads into another session.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.ports.search import Surroundings
from memory.retrieval.lexical import Matches

REACH = 4
"""How many neighbours on each side count; the fourth has an eighth of the first one's share."""

FADE = 0.5
"""Each further neighbour's share of the nearer one's."""

ROOMY_STEMS = 25
"""Up to so many distinct stems a memory takes its neighbours' words and meaning in full, at twice as many a quarter of
them: a long text that lacks a word is not about it, while a turn of a dialogue leaves most of its subject unsaid."""

SPREAD = 4_096
"""Most matches that are passed on to neighbours, those of the rarest words: about 0.25 ms. In a thousand memories a
question has some 500; only a large store, or a question of common words, has more."""

_STEPS = np.array([*range(1, REACH + 1), *range(-1, -REACH - 1, -1)], np.intp)[:, None]
_FADES = FADE ** (np.abs(_STEPS) - 1)


class Layout(NamedTuple):
    """Where the rows of a view stand."""

    places: NDArray[np.intp]
    """A row's place; 0, which is nobody's, without a session."""
    sessions: NDArray[np.intp]
    """The number of a row's session; 0 for none."""
    room: NDArray[np.float32]
    """How much a row takes of what stands around it: 0…1."""
    width: int
    """All places."""
    numbers: int
    """All numbers of sessions, 0 included."""


class Around(NamedTuple):
    """Of each row: what its neighbours add, and how many of the words its session has."""

    context: NDArray[np.float32]
    session: NDArray[np.float32]


def layout_of(
    rows: NDArray[np.intp],
    *,
    sessions: NDArray[np.uint64],
    seqs: NDArray[np.int64],
    stems: NDArray[np.float32],
    gaps: NDArray[np.bool_] | None = None,
) -> Layout:
    """Lay `rows` out; the other arrays, over all rows, hold codes (0: no session), row numbers of the store, stems.

    `gaps`: what was said right before a row in its session is not among the rows.
    """
    rows = rows[sessions[rows] != 0]
    rows = rows[np.lexsort((seqs[rows], sessions[rows]))]
    codes = sessions[rows]
    begins = np.ones(len(rows), np.bool_)
    begins[1:] = codes[1:] != codes[:-1]
    numbers = np.cumsum(begins)
    places, of_session = np.zeros(len(seqs), np.intp), np.zeros(len(seqs), np.intp)
    parts = numbers if gaps is None else np.cumsum(begins | gaps[rows])
    places[rows] = np.arange(len(rows)) + (REACH + 1) * parts
    of_session[rows] = numbers
    count, apart = (int(numbers[-1]) + 1, int(parts[-1]) + 1) if len(rows) else (1, 1)
    room = (np.minimum(1, ROOMY_STEMS / np.maximum(stems, 1)) ** 2).astype(np.float32)
    return Layout(places, of_session, room, len(rows) + (REACH + 1) * (apart + 1), count)


def around(layout: Layout, matches: Matches, asked: Surroundings, *, terms: int) -> Around:
    """What the surroundings say to each row, given where the `terms` terms of the question stand."""
    kept = layout.places[matches.rows] > 0
    seen = matches if kept.all() else matches.only(kept)
    return Around(_context(layout, _rarest(seen, terms), asked, terms), _coverage(layout, seen, terms))


def beside(layout: Layout, dense: NDArray[np.float32], share: float) -> NDArray[np.float32]:
    """Of each row: `share` of the dense score of its better neighbour, as far as it has room; ≥ 0.

    Nothing without a session.
    """
    spread = np.zeros(layout.width, np.float32)
    spread[layout.places] = np.maximum(dense, 0)
    spread[0] = 0
    better = np.maximum(spread[layout.places - 1], spread[layout.places + 1])
    return better * layout.room * np.float32(share)


def _context(layout: Layout, matches: Matches, asked: Surroundings, terms: int) -> NDArray[np.float32]:
    """Each match passed on to the neighbours that lack its word."""
    places = layout.places[matches.rows]
    cells = matches.terms * layout.width + places
    has = np.zeros(terms * layout.width, np.bool_)
    has[cells] = True
    # What follows a match has it as its previous neighbour.
    shares = np.where(_STEPS > 0, asked.previous, asked.following) * _FADES
    gains = shares * matches.scores
    gains[has[cells + _STEPS]] = 0
    spread = np.bincount((places + _STEPS).ravel(), gains.ravel(), minlength=layout.width)
    spread[0] = 0
    return spread[layout.places].astype(np.float32) * layout.room


def _coverage(layout: Layout, matches: Matches, terms: int) -> NDArray[np.float32]:
    has = np.zeros((terms, layout.numbers), np.bool_)
    has[matches.terms, layout.sessions[matches.rows]] = True
    df = np.count_nonzero(has, axis=1)
    rarity = np.log1p((layout.numbers - 1 - df + 0.5) / (df + 0.5))
    return (rarity @ has)[layout.sessions].astype(np.float32)


def _rarest(matches: Matches, terms: int) -> Matches:
    if len(matches.rows) <= SPREAD:
        return matches
    counts = np.bincount(matches.terms, minlength=terms)
    order = np.argsort(counts, kind="stable")
    few = np.zeros(terms, np.bool_)
    few[order[np.cumsum(counts[order]) <= SPREAD]] = True
    return matches.only(few[matches.terms])
