"""What signs weigh, as learned: sigmoid(b + Σ w) over those that are there.

Logistic regression (Hastie, Tibshirani, Friedman, The Elements of Statistical Learning, ch. 4.4). A sign weighs alone,
and with each sign of another group: what happened, with what it happened to. The weights stand in a file that is
learned from `bench`: the bias, then a line for each sign or two, "0.443 ends near+one word".
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain, combinations, product, repeat
from math import exp
from typing import NamedTuple

STEM = 6
"""By so many of its first letters a word is learned."""


def words_as_signs(how: str, words: Iterable[str]) -> Iterator[str]:
    """The signs of words that stand there in this way: "says:traded", "near:traded"."""
    return (f"{how}:{word[:STEM]}" for word in words)


class Signs(NamedTuple):
    """The signs of something that is weighed."""

    groups: tuple[tuple[str, ...], ...] = ()
    """Those that weigh together with each one of another group, too; each group in its own order."""
    alone: tuple[str, ...] = ()
    """Those that only weigh by themselves."""

    def each(self) -> Iterator[str]:
        """All of them, and each two that weigh together, as they are learned."""
        yield from self.alone
        for group in self.groups:
            yield from group
        for one, other in combinations(self.groups, 2):
            yield from map("+".join, product(one, other))


class Weights:
    """What signs weigh."""

    def __init__(self, bias: float, alone: Mapping[str, float], together: Mapping[str, Mapping[str, float]]) -> None:
        """`alone`: each by itself; `together`: of two, by the one of the group in front and by the other."""
        self._bias, self._alone, self._together = bias, alone, together

    @staticmethod
    @cache
    def of(name: str) -> "Weights":
        """Those of a file beside this module, which is read once."""
        return Weights.read((files("memory.language") / name).read_text(encoding="utf-8"))

    @classmethod
    def read(cls, text: str) -> "Weights":
        """Those that a file says."""
        bias, *lines = text.splitlines()
        alone: dict[str, float] = {}
        together: dict[str, dict[str, float]] = {}
        for weight, sign in (line.split(" ", 1) for line in lines):
            one, plus, other = sign.partition("+")
            (together.setdefault(one, {}) if plus else alone)[other or one] = float(weight)
        return cls(float(bias), alone, together)

    def likelihood(self, signs: Signs) -> float:
        """How likely it is: 0 … 1."""
        return 1 / (1 + exp(-self.score(signs)))

    def score(self, signs: Signs) -> float:
        """The same before it becomes a likelihood: b + Σ w."""
        nothing = repeat(0.0)
        score = self._bias + sum(map(self._alone.get, chain(*signs.groups, signs.alone), nothing))
        for at, group in enumerate(signs.groups):
            behind = tuple(chain(*signs.groups[at + 1 :]))
            for with_it in filter(None, map(self._together.get, group)) if behind else ():
                score += sum(map(with_it.get, behind, nothing))
        return score
