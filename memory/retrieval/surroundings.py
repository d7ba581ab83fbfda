"""What stands around a memory in its session: the words of its neighbours, and those of the whole session.

The memories of a view are laid out in the order in which they were said, with room between two sessions, so that a
neighbour is a step in an array and no step leads into another session.
"""

from functools import cache
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
    before: NDArray[np.intp]
    """The place in front of each."""
    is_whole: bool
    """Every row has a place."""
    sessions: NDArray[np.intp]
    """The number of a row's session; 0 for none."""
    room: NDArray[np.float32]
    """How much a row takes of what stands around it: 0…1."""
    width: int
    """All places."""
    numbers: int
    """All numbers of sessions, 0 included."""

    def with_strangers(self, rows: int) -> "Layout":
        """The same, with so many more rows that stand nowhere in it."""
        nowhere, full = np.zeros(rows, np.intp), np.ones(rows, np.float32)
        return self._replace(
            places=np.append(self.places, nowhere),
            before=np.append(self.before, nowhere),
            is_whole=False,
            sessions=np.append(self.sessions, nowhere),
            room=np.append(self.room, full),
        )


class Around(NamedTuple):
    """What the neighbours of each row add, and how many of the words each session has, by its number."""

    context: NDArray[np.float32]
    coverage: NDArray[np.float32]


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
    width, is_whole = len(rows) + (REACH + 1) * (apart + 1), len(rows) == len(places)
    return Layout(places, np.maximum(places - 1, 0), is_whole, of_session, room, width, count)


def around(layout: Layout, matches: Matches, asked: Surroundings, *, terms: int) -> Around:
    """What the surroundings say, given where the `terms` terms of the question stand."""
    if not layout.is_whole:
        matches = matches.only(layout.places[matches.rows] > 0)
    return Around(_context(layout, _rarest(matches, terms), asked, terms), _coverage(layout, matches, terms))


def beside(layout: Layout, dense: NDArray[np.float32], share: float) -> NDArray[np.float32]:
    """Of each row: `share` of the dense score of its better neighbour, as far as it has room; ≥ 0.

    Nothing without a session.
    """
    spread = np.zeros(layout.width, np.float32)
    spread[layout.places] = np.maximum(dense, 0)
    spread[0] = 0
    better = np.maximum(spread[:-2], spread[2:]).take(layout.before)  # of the places from 1 on; at 0 nothing is near
    better *= layout.room
    better *= np.float32(share)
    return better


def _context(layout: Layout, matches: Matches, asked: Surroundings, terms: int) -> NDArray[np.float32]:
    """Each match passed on to the neighbours that lack its word."""
    places = layout.places.take(matches.rows)
    cells = matches.terms * layout.width + places
    lacks = np.ones(terms * layout.width, np.bool_)
    lacks[cells] = False
    gains = _shares(asked.previous, asked.following) * matches.scores
    gains *= lacks.take(cells + _STEPS)
    spread = np.bincount((places + _STEPS).ravel(), gains.ravel(), minlength=layout.width)
    spread[0] = 0
    context = spread.take(layout.places).astype(np.float32)
    context *= layout.room
    return context


@cache
def _shares(previous: float, following: float) -> NDArray[np.float64]:
    """What each step passes on; what follows a match has it as its previous neighbour."""
    return np.where(_STEPS > 0, previous, following) * _FADES


def _coverage(layout: Layout, matches: Matches, terms: int) -> NDArray[np.float32]:
    has = np.zeros(terms * layout.numbers)
    has[matches.terms * layout.numbers + layout.sessions.take(matches.rows)] = 1.0
    has = has.reshape(terms, layout.numbers)
    df = np.add.reduce(has, axis=1)
    rarity = np.log1p((layout.numbers - 1 - df + 0.5) / (df + 0.5))
    return (rarity @ has).astype(np.float32)


def _rarest(matches: Matches, terms: int) -> Matches:
    if len(matches.rows) <= SPREAD:
        return matches
    counts = np.bincount(matches.terms, minlength=terms)
    order = np.argsort(counts, kind="stable")
    few = np.zeros(terms, np.bool_)
    few[order[np.cumsum(counts[order]) <= SPREAD]] = True
    return matches.only(few[matches.terms])
