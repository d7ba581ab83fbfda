"""Learns what signs weigh: logistic regression in which most weights become none; and reads the data for it."""

import random
from collections import Counter
from collections.abc import Sequence, Set
from pathlib import Path

import numpy as np
import numpy.typing as npt

STEPS = 2_500

FOLDS = 5

Learned = dict[str, float]
"""Signs → weights; the bias under the empty name."""


def learn(
    signs: Sequence[Set[str]],
    are: Sequence[bool],
    counted: Sequence[float],
    *,
    fewest: int,
    lasso: float,
    ridge: float,
) -> Learned:
    """Weights by accelerated proximal gradient steps (FISTA: Beck, Teboulle 2009), from nothing: deterministic.

    `are`: whether each example is one; `counted`: how much it counts. Signs that fewer than `fewest` examples have are
    left out; `lasso` and `ridge`: the penalties on the weights' sizes and squares.
    """
    counts = Counter(sign for each in signs for sign in each)
    names = sorted(sign for sign, count in counts.items() if count >= fewest)
    has = np.array([[*(name in each for name in names), True] for each in signs], dtype=np.float64)
    wanted = np.array(are, dtype=np.float64)
    weight = np.array(counted)
    weight /= weight.sum()
    step = 1 / (0.25 * np.linalg.norm(has * np.sqrt(weight)[:, None], 2) ** 2 + ridge)
    shrink = np.append(np.full(len(names), lasso * step), 0.0)
    weights = ahead = np.zeros(len(names) + 1)
    momentum = 1.0
    for _ in range(STEPS):
        slope = has.T @ (weight * (likelihood(has @ ahead) - wanted)) + ridge * ahead
        moved = ahead - step * slope
        new = np.sign(moved) * np.maximum(np.abs(moved) - shrink, 0.0)
        following = (1 + np.sqrt(1 + 4 * momentum**2)) / 2
        ahead = new + (momentum - 1) / following * (new - weights)
        weights, momentum = new, following
    return {name: round(float(weight), 3) for name, weight in zip((*names, ""), weights, strict=True)}


def likelihood(score: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The logistic function."""
    return 1 / (1 + np.exp(-score))


def weighed(learned: Learned, signs: Set[str]) -> float:
    """How likely something with these signs is one, by what was learned: 0 … 1."""
    score = learned[""] + sum(weight for sign, weight in learned.items() if sign in signs)
    return float(likelihood(np.array([score]))[0])


def written(learned: Learned, head: str) -> str:
    """What was learned, as a module that begins with `head`."""
    rows = [f'    "{name}": {weight},\n' for name, weight in sorted(learned.items()) if name and weight]
    return f"{head}\nBIAS = {learned['']}\n\nWEIGHTS: dict[str, float] = {{\n{''.join(rows)}}}\n"


def folds(forms: Sequence[str]) -> list[set[str]]:
    """Forms in five parts, each to be left out once: all of one form is learned from together, or not at all."""
    mixed = sorted(set(forms))
    random.Random(0).shuffle(mixed)
    return [{*mixed[fold::FOLDS]} for fold in range(FOLDS)]


def sections(path: Path) -> dict[str, list[str]]:
    """The lines of a file by the headings ("# orders") under which they stand."""
    found: dict[str, list[str]] = {}
    for line in path.read_text().splitlines():
        if line.startswith("# "):
            found[line[2:]] = []
        elif line:
            found[[*found][-1]].append(line)
    return found
