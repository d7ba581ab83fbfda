"""Learns under which topics texts are to be filed, and how much one topic helps with another."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.retrieval.lexical import TERM
from memory.retrieval.topics import Filing

Numbers = NDArray[np.float32]
Places = NDArray[np.intp]

STEPS, SPEED = 150, 0.05
"""Of Adam (Kingma, Ba 2015) over all texts at once."""
RIDGE = 2e-4
"""The penalty on squares, of words' weights and of directions alike: 1e-4 to 6e-4 are level."""
FEWEST = 3
"""Terms that fewer texts have are left out."""

PAIRS, PAIR_STEPS, PAIR_SPEED, PAIR_RIDGE = 512, 200, 0.02, 1e-3
"""Requests in a step, steps, their size, and the penalty on squares, of the relation."""
STRANGERS = 60
"""So much that others of the same language told stands beside what a person told, drawn anew in each step."""
SHARPNESS = 8.0
"""Cosines times this are the logarithms of odds, beside which the relation is learned."""
BEGINNING = 0.8 / SHARPNESS
"""What a topic is worth to itself before anything is learned, times how rare it is (ln 1/share)."""


class Filed(NamedTuple):
    """Texts that somebody filed, in parallel."""

    vectors: Numbers
    """Unit ones, by rows."""
    terms: Sequence[NDArray[np.uint32]]
    """The numbers of each text's distinct terms."""
    topics: Numbers
    """1 for each topic of a text; shape (texts, topics)."""
    owners: Places
    """Whose each is."""

    def only(self, chosen: NDArray[np.bool_]) -> "Filed":
        """Some of them."""
        terms = [self.terms[at] for at in chosen.nonzero()[0].tolist()]
        return Filed(self.vectors[chosen], terms, self.topics[chosen], self.owners[chosen])


class Request(NamedTuple):
    """A request that something helps with, by rows."""

    asked: int
    own: Places
    """What its person told."""
    helps: Places
    """Of these, what helps: places among them."""


class Cosines(NamedTuple):
    """Of requests with what was told, as a search weighs them."""

    asked: Numbers
    told: Numbers

    def of(self, request: int, rows: Places) -> Numbers:
        """One request's."""
        return self.told[rows] @ self.asked[request]


def adam(values: Sequence[Numbers], *, speed: float) -> Iterator[Sequence[Numbers]]:
    """Moves arrays in place: each time the slopes are to be put into what is given."""
    means, squares = [np.zeros_like(each) for each in values], [np.zeros_like(each) for each in values]
    slopes = [np.zeros_like(each) for each in values]
    step = 0
    while True:
        yield slopes
        step += 1
        for value, slope, mean, square in zip(values, slopes, means, squares, strict=True):
            mean[:] += 0.1 * (slope - mean)
            square[:] += 0.001 * (slope * slope - square)
            value[:] -= speed * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)


def learned_filing(texts: Filed) -> Filing:
    """Logistic regression for all topics at once, by words and vectors."""
    counts = Counter(term for each in texts.terms for term in each.tolist())
    known = np.array(sorted(term for term, count in counts.items() if count >= FEWEST), TERM)
    marked = Marked.of(texts.terms, known)
    share = texts.topics.mean(axis=0)
    weights = np.zeros((len(known), texts.topics.shape[1]), np.float32)
    directions = np.zeros((texts.vectors.shape[1], texts.topics.shape[1]), np.float32)
    bias = np.log((share + 1e-4) / (1 - share + 1e-4)).astype(np.float32)
    moved = adam((weights, directions, bias), speed=SPEED)
    for _, (by_word, by_vector, all_alike) in zip(range(STEPS + 1), moved, strict=False):
        likely = 1 / (1 + np.exp(-(texts.vectors @ directions + marked.weighed(weights) + bias)))
        wrong = (likely - texts.topics) / len(texts.topics)
        by_word[:] = marked.sums_of(wrong) + RIDGE * weights
        by_vector[:] = texts.vectors.T @ wrong + RIDGE * directions
        all_alike[:] = wrong.sum(axis=0)
    return Filing(known, weights, directions, bias)


def filed_by(filing: Filing, texts: Filed) -> Numbers:
    """√ of how likely each topic is, of each text."""
    return filing.likely(texts.vectors, Marked.of(texts.terms, filing.terms).weighed(filing.weights))


class Marked(NamedTuple):
    """Which text has which of the known terms."""

    texts: Places
    """In order."""
    terms: Places
    """The known one that stands there."""
    shape: tuple[int, int]

    @classmethod
    def of(cls, terms: Sequence[NDArray[np.uint32]], known: NDArray[np.uint32]) -> "Marked":
        every = np.concatenate(terms)
        texts = np.repeat(np.arange(len(terms)), [len(each) for each in terms])
        at = known.searchsorted(every)
        is_known = known.take(at, mode="clip") == every
        return cls(texts[is_known], at[is_known], (len(terms), len(known)))

    def weighed(self, weights: Numbers) -> Numbers:
        """What the terms of each text weigh together."""
        return _grouped(weights[self.terms], self.texts, self.shape[0])

    def sums_of(self, values: Numbers) -> Numbers:
        """The sum over the texts of each term."""
        order = self.terms.argsort(kind="stable")
        return _grouped(values[self.texts[order]], self.terms[order], self.shape[1])


def _grouped(rows: Numbers, groups: Places, count: int) -> Numbers:
    """The sum of the rows of each group; the groups are in order."""
    sums = np.zeros((count, rows.shape[1]), np.float32)
    begins = np.flatnonzero(np.diff(groups, prepend=-1))
    sums[groups[begins]] = np.add.reduceat(rows, begins)
    return sums


def learned_relation(
    requests: Sequence[Request], asked: Numbers, told: Numbers, cosines: Cosines, languages: NDArray[np.str_]
) -> Numbers:
    """How much a memory of each topic helps with a request of each: softmax over what a person told, and strangers.

    `asked`, `told`: √ of how likely the topics of each text are, by somebody who did not learn from it. `languages`: of
    each text that was told.
    """
    dice = np.random.default_rng(0)
    rarity = np.log(1 / ((told**2).mean(axis=0) + 1e-3))
    relation = np.diag(BEGINNING * SHARPNESS * rarity).astype(np.float32)
    others = {language: (languages == language).nonzero()[0] for language in sorted({*languages.tolist()})}
    for _, (slope,) in zip(range(PAIR_STEPS + 1), adam((relation,), speed=PAIR_SPEED), strict=False):
        sums = PAIR_RIDGE * relation
        for request in map(requests.__getitem__, dice.integers(len(requests), size=PAIRS).tolist()):
            pool = others[str(languages[request.own[0]])]
            strangers = np.setdiff1d(dice.choice(pool, STRANGERS), request.own)
            rows = np.concatenate((request.own, strangers))
            odds = SHARPNESS * cosines.of(request.asked, rows) + told[rows] @ (asked[request.asked] @ relation)
            likely = np.exp(odds - odds.max())
            likely /= likely.sum()
            likely[request.helps] -= 1 / len(request.helps)
            sums += np.outer(asked[request.asked], likely @ told[rows]) / PAIRS
        slope[:] = sums
    return relation / np.float32(SHARPNESS)
