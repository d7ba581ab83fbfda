"""Reads a sentence by its words alone: how likely it is something that no form foresaw.

sigmoid(b + Σ w) over what stands in it, as learned by `python -m bench.words` (logistic regression; Hastie, Tibshirani,
Friedman, The Elements of Statistical Learning, ch. 4.4). It knows no meaning, and all languages at once.
"""

from collections.abc import Callable, Collection, Mapping
from functools import cache, cached_property
from importlib.resources import files
from itertools import chain, pairwise, repeat
from math import exp, log
from sys import intern
from typing import NamedTuple

from memory.language.weights import STEM, Signs
from memory.text.reading import once
from memory.text.regex import regex

ENDING, ENDING_OF = 5, 7
"""By so many of its last letters a word of at least so many is known: "-oxetine", "-statin", "-ektomie"."""

SHORT_STEM = 5
"""By so many letters words that stand apart are known: of two together fewer are seen twice."""

_WORD = regex(r"[^\W\d_]+|\d+")
_UNSPACED = regex(r"[\u3040-\u30ff\u3400-\u9fff]")
_RUNS = 1, 2, 3
"""Of a script that does not part words each character is a sign, and each two and three in a row."""

_DIGITS = 7
"""A number is known by how many digits it has; so many may be called."""


_Told = str | tuple[str, ...]
"""A word, or two."""


def _nothing(_: str) -> Collection[str]:
    return ()


class WordWeights(NamedTuple):
    """What a file says."""

    bias: float
    of: Mapping[str, Mapping[_Told, float]]
    """By how it stands there ("says"), what each word, or each two, weighs."""
    names: Mapping[str, float]
    """What each kind of things weighs that a sentence may name."""
    most_of_names: float


class WordReader:
    """Reads by a file of weights."""

    def __init__(
        self, weights: str, *, likely: float, names: Callable[[str], Collection[str]] = _nothing, apart: int = 1
    ) -> None:
        """`weights`: a file beside this module, read when it is first needed; `likely`: from there on it counts.

        `names`: which kinds of things a sentence names, as far as a table knows. `apart`: two words are a sign together
        up to so many places from each other.
        """
        self.file, self.likely = weights, likely
        self._names, self._apart = names, apart

    def signs(self, sentence: str) -> Signs:
        """All that is weighed of a sentence."""
        return signs_of_words(sentence, self._names(sentence), apart=self._apart)

    def finds(self, sentence: str) -> bool:
        """Whether a sentence likely is what is looked for."""
        return self.likelihood(sentence) >= self.likely

    def likelihood(self, sentence: str) -> float:
        """How likely it is: 0 … 1. What it names is asked only where that may make it likely: seldom."""
        weights = self._weights
        words = _words_of(sentence)
        told = {**_told_by_words(words), "apart": _told_apart(words, self._apart)}
        score = weights.bias + sum(sum(map(weights.of[how].get, told[how], repeat(0.0))) for how in told)
        if weights.names and score + weights.most_of_names >= log(self.likely / (1 - self.likely)):
            score += sum(map(weights.names.get, self._names(sentence), repeat(0.0)))
        return 1 / (1 + exp(-score))

    def read(self) -> None:
        """Read the file, if nobody has yet."""
        self._weights  # noqa: B018 - read where it is first looked at

    @cached_property
    def _weights(self) -> WordWeights:
        bias, *lines = (files("memory.language") / self.file).read_text(encoding="utf-8").splitlines()
        of: dict[str, dict[_Told, float]] = {how: {} for how in ("apart", *_told_by_words(()))}
        names: dict[str, float] = {}
        number = cache(float)  # of weights and words three in four come again: each is kept once
        for weight, sign in (line.split(" ", 1) for line in lines):
            how, _, what = sign.partition(":")
            if how == "names":
                names[what] = number(weight)
            else:
                of[how][tuple(map(intern, what.split(" "))) if " " in what else intern(what)] = number(weight)
        return WordWeights(float(bias), of, names, sum(each for each in names.values() if each > 0))


def signs_of_words(sentence: str, names: Collection[str] = (), *, apart: int = 1) -> Signs:
    """What is weighed of a sentence, as it is learned: "says:my", "two:my fluoxe".

    `names`: kinds of things that it names, as far as a table knows.
    """
    words = _words_of(sentence)
    told = {**_told_by_words(words), "apart": _told_apart(words, apart), "names": names}
    said = {f"{how}:{one if isinstance(one, str) else ' '.join(one)}" for how, those in told.items() for one in those}
    return Signs(alone=tuple(sorted(said)))


@once
def _told_by_words(words: tuple[str, ...]) -> Mapping[str, Collection[_Told]]:
    """The words of a sentence, each two that stand side by side, their endings, and how it begins."""
    stems = [word[:STEM] for word in words]
    return {
        "says": {*stems},
        "two": {two for two in pairwise(stems) if not two[0][0] == two[1][0] == "#"},
        "ends": {word[-ENDING:] for word in words if len(word) >= ENDING_OF},
        "opens": stems[:1],
    }


@once
def _told_apart(words: tuple[str, ...], apart: int) -> Collection[_Told]:
    """Each two words between which others stand, up to so many places from each other, by fewer letters."""
    short = [word[:SHORT_STEM] for word in words]
    return {*chain.from_iterable(zip(short, short[places:], strict=False) for places in range(2, apart + 1))}


@once
def _words_of(sentence: str) -> tuple[str, ...]:
    plain = sentence.casefold().replace("’", "'")
    words: list[str] = _WORD.findall(plain)
    if not plain.isascii() and _UNSPACED.search(plain):
        words = [each for word in words for each in (_runs(word) if _UNSPACED.match(word) else (word,))]
    return tuple([f"#{min(len(word), _DIGITS)}" if word.isdigit() else word for word in words])


def _runs(word: str) -> list[str]:
    return [word[at : at + run] for run in _RUNS for at in range(len(word) - run + 1)]
