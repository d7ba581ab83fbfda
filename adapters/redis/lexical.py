"""BM25 of what a search by words found, by the scope's own statistics.

The server ranks well enough to choose the hits, but its scores are not to be shown: their rarity of a word is that of
all users together, and it counts old versions of rewritten hashes until they are collected: measured, it fell from 0.69
to 0 after twenty updates. How many memories of the scope have any of the words is known exactly; how many have each one
is counted among the hits, and what was not returned is shared out in proportion.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

K1, B = 0.9, 0.4
"""As in the embedded engine: tuned for short texts."""


def bm25(texts: Sequence[Sequence[str]], question: Sequence[str], *, matching: int, count: int) -> NDArray[np.float64]:
    """What each of a question's distinct terms is worth in each text; shape (texts, terms).

    `matching` memories of the scope's `count` have any of the terms; `texts` are some of these, and others.
    """
    if not texts or not question:
        return np.zeros((len(texts), len(question)))
    frequencies = _frequencies(texts, question)
    df = _document_frequencies(frequencies, matching=matching)
    rarity = np.log1p((np.maximum(count, df) - df + 0.5) / (df + 0.5))
    lengths = np.array([len(text) for text in texts], np.float64)
    norms = K1 * (1 - B + B * lengths / max(float(lengths.mean()), 1.0))
    return rarity * (K1 + 1) * frequencies / (frequencies + norms[:, None])


def _frequencies(texts: Sequence[Sequence[str]], question: Sequence[str]) -> NDArray[np.float64]:
    """How often each term stands in each text; shape (texts, terms)."""
    places = {term: place for place, term in enumerate(question)}
    frequencies = np.zeros((len(texts), len(question)))
    for row, text in enumerate(texts):
        for term in text:
            if (place := places.get(term)) is not None:
                frequencies[row, place] += 1
    return frequencies


def _document_frequencies(frequencies: NDArray[np.float64], *, matching: int) -> NDArray[np.float64]:
    """In how many of the scope's memories each term stands: exact if all that match were returned."""
    found = frequencies > 0
    seen = found.sum(axis=0).astype(np.float64)
    missing = max(0, matching - int(found.any(axis=1).sum()))
    return seen + missing * seen / max(float(seen.sum()), 1.0)
