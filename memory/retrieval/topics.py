"""What a request bears on, though it shares no word with it: an "easy curry recipe" on "I can't stand coriander".

What people tell, and what they ask, is filed under topics (food, allergy, fixed days …): by its words and its vector
together, as learned by `python -m bench.topics` (logistic regression, one for what is told and one for what is asked;
Hastie, Tibshirani, Friedman, The Elements of Statistical Learning, ch. 4.4). How much what is filed under one topic
helps with what is asked under another is learned, too:

    bearing(q, m) = √asked(q) · R · √told(m)       asked, told: how likely each topic is

docs/rules.md, Topics; docs/decisions/0091.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.model.types import Vector, Vectors

EMBEDDER = "wordllama/l2_supercat/256"
"""By the vectors of this one it was learned; with another, meaning is left to that."""

FILE = Path(__file__).with_name("topics.npz")
"""What was learned: 16-bit numbers; about a megabyte in memory."""

SURE = np.float32(20)
"""Greater odds, which the many words of a long text add up to, are no surer (and no number, from 88 on)."""

Topical = NDArray[np.float32]
"""Of one text: a number for each topic; of several: a row each."""


class Filing(NamedTuple):
    """How likely each topic is by what stands in a text."""

    terms: NDArray[np.uint32]
    """The numbers of the terms that weigh anything, in order."""
    weights: Topical
    """Of each of them."""
    directions: Topical
    """Of each dimension of a vector."""
    bias: Topical

    def likely(self, vectors: Vectors, weighed: Topical) -> Topical:
        """√ of how likely each topic is; `vectors`: unit ones, `weighed`: what their words weigh, both by rows."""
        odds = vectors @ self.directions + weighed + self.bias
        return np.sqrt(1 / (1 + np.exp(-odds.clip(-SURE, SURE))))


class Topics(NamedTuple):
    """What was learned."""

    told: Filing
    asked: Filing
    relation: Topical
    """How much a memory of each topic (columns) helps with a request of each (rows), on the scale of cosines."""

    def borne_on(self, vector: Vector, terms: NDArray[np.uint32]) -> Topical:
        """What each topic of a memory is worth to a request: its unit vector and the numbers of its terms."""
        at = self.asked.terms.searchsorted(terms)
        known = at[self.asked.terms.take(at, mode="clip") == terms]
        weighed = self.asked.weights[known].sum(axis=0)
        return self.asked.likely(vector, weighed) @ self.relation


@cache
def topics() -> Topics:
    """What was learned, read when it is first asked for."""
    with np.load(FILE) as found:
        told, asked = (
            Filing(found[f"{of}_terms"], *(found[f"{of}_{part}"].astype(np.float32) for part in Filing._fields[1:]))
            for of in ("told", "asked")
        )
        return Topics(told, asked, found["relation"].astype(np.float32))
