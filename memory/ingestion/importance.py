"""How important a fact is (docs/rules.md, Importance): what is new in it, and what its words say of its weight.

    importance = novelty · 0.6 + salience · 0.4

Novelty is the cosine distance to the centroid of what is known. Against one centroid everything seems new to a user
with many topics; `novelty = "nearest"` measures against the nearest memories as well and takes the smaller. It is not
the default: it calls a changed value ("A1C is 6.8", then 6.5) old, and the threshold would discard it.
"""

from collections.abc import Iterable

import numpy as np

from memory.language.signals import Signals, salience
from memory.model.options import ImportanceOptions
from memory.model.types import Vector


def centroid_novelty(vector: Vector | None, centroid: Vector | None) -> float:
    """1 − cosine to the centroid, 0…1; 1 when nothing is known yet, or when there is no vector to tell by."""
    if vector is None or centroid is None:
        return 1.0
    lengths = float(np.linalg.norm(vector)) * float(np.linalg.norm(centroid))
    if not lengths:
        return 1.0
    return _clamped(1.0 - float(vector @ centroid) / lengths)


def nearest_novelty(cosines: Iterable[float]) -> float:
    """1 − the largest cosine to a memory, 0…1; 1 when there is none."""
    return _clamped(1.0 - max(cosines, default=0.0))


def importance(novelty: float, found: Signals, options: ImportanceOptions) -> float:
    """The importance of a fact with these signals, 0…1."""
    score = _clamped(options.novelty_weight * novelty + options.salience_weight * salience(found))
    return max(score, options.about_user) if found.about_user else score


def _clamped(value: float) -> float:
    return min(max(value, 0.0), 1.0)
