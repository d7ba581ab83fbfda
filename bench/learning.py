"""Learns what signs weigh: logistic regression in which most weights become none; and reads the data for it."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from math import fsum
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

STEPS = 1_000
"""What weighs anything has settled by then to a hundredth."""
POWERS = 30

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
    least: float = 0.0,
) -> Learned:
    """Weights by accelerated proximal gradient steps (FISTA: Beck, Teboulle 2009), from nothing: deterministic.

    `are`: whether each example is one; `counted`: how much it counts. Signs that fewer than `fewest` examples have are
    left out; `lasso` and `ridge`: the penalties on the weights' sizes and squares. A weight nearer to nothing than
    `least` is none.
    """
    counts = Counter(sign for each in signs for sign in each)
    names = sorted(sign for sign, count in counts.items() if count >= fewest)
    has = _Marked.of(signs, names)
    wanted = np.array(are, dtype=np.float64)
    weight = np.array(counted)
    weight /= weight.sum()
    step = 1 / (0.25 * _norm(has, weight) + ridge)
    shrink = np.append(np.full(len(names), lasso * step), 0.0)
    weights = ahead = np.zeros(len(names) + 1)
    momentum = 1.0
    for _ in range(STEPS):
        slope = has.sums_of(weight * (likelihood(has.scores(ahead)) - wanted)) + ridge * ahead
        moved = ahead - step * slope
        new = np.sign(moved) * np.maximum(np.abs(moved) - shrink, 0.0)
        following = (1 + np.sqrt(1 + 4 * momentum**2)) / 2
        ahead = new + (momentum - 1) / following * (new - weights)
        weights, momentum = new, following
    learned = {name: round(float(weight), 3) for name, weight in zip((*names, ""), weights, strict=True)}
    return {name: weight for name, weight in learned.items() if not name or abs(weight) >= least}


class _Marked(NamedTuple):
    """Which example has which sign, and all of them the bias, which comes last: of a hundred signs it has one."""

    columns: npt.NDArray[np.intp]
    """The signs of the first example, then those of the second …"""
    rows: npt.NDArray[np.intp]
    """Of which example each of them is."""
    starts: npt.NDArray[np.intp]
    width: int

    @classmethod
    def of(cls, signs: Sequence[Set[str]], names: Sequence[str]) -> "_Marked":
        number = {name: at for at, name in enumerate(names)}
        each_has = [[*sorted(number[sign] for sign in each if sign in number), len(names)] for each in signs]
        lengths = [len(has) for has in each_has]
        return cls(
            np.array([at for has in each_has for at in has], dtype=np.intp),
            np.repeat(np.arange(len(each_has)), lengths),
            np.cumsum([0, *lengths[:-1]]),
            len(names) + 1,
        )

    def scores(self, weights: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """The sum of its signs' weights, of each example."""
        return np.add.reduceat(weights[self.columns], self.starts)

    def sums_of(self, values: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """The sum of its examples' values, of each sign."""
        sums = np.bincount(self.columns, weights=values[self.rows], minlength=self.width)
        return sums.astype(np.float64, copy=False)


def _norm(has: _Marked, weight: npt.NDArray[np.float64]) -> float:
    """The greatest eigenvalue of the examples' weighted squares, or a little more: power iteration."""
    direction, norm = np.ones(has.width), 0.0
    for _ in range(POWERS):
        direction = has.sums_of(weight * has.scores(direction))
        norm = float(np.linalg.norm(direction))
        direction = direction / norm
    return 1.05 * norm


def likelihood(score: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The logistic function."""
    return 1 / (1 + np.exp(-score))


def weighed(learned: Learned, signs: Set[str]) -> float:
    """How likely something with these signs is one, by what was learned: 0 … 1."""
    score = learned[""] + fsum(learned.get(sign, 0.0) for sign in signs)
    return float(likelihood(np.array([score]))[0])


def written(learned: Learned) -> str:
    """What was learned as a file of weights (`memory/language/weights.py`)."""
    rows = [f"{weight} {name}\n" for name, weight in sorted(learned.items()) if name and weight]
    return f"{learned['']}\n{''.join(rows)}"


def folds(forms: Sequence[str]) -> list[set[str]]:
    """Forms in five parts, each to be left out once: all of one form is learned from together, or not at all."""
    mixed = sorted(set(forms))
    random.Random(0).shuffle(mixed)
    return [{*mixed[fold::FOLDS]} for fold in range(FOLDS)]


class Told(NamedTuple):
    """A message, beside what is known of who sends it."""

    known: tuple[str, ...]
    about: int
    """Which of what is known it is about, from one on; 0: nothing."""
    text: str


def told_then(lines: Sequence[str]) -> Iterator[Told]:
    """What people say of themselves ("= …"), and then: about the second of it ("+2 …", "!2 …"), or nothing ("- …")."""
    known: tuple[str, ...] = ()
    goes_on = False
    for mark, text in (line.split(" ", 1) for line in lines):
        if mark == "=":
            known = (*known, text) if goes_on else (text,)
        else:
            yield Told(known, int(mark[1:] or 0), text)
        goes_on = mark == "="


def sections(path: Path) -> dict[str, list[str]]:
    """The lines of a file by the headings ("# orders") under which they stand."""
    found: dict[str, list[str]] = {}
    for line in path.read_text().splitlines():
        if line.startswith("# "):
            found[line[2:]] = []
        elif line:
            found[[*found][-1]].append(line)
    return found
