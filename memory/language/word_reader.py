"""Reads a sentence by its words alone: how likely it is something that no form foresaw.

sigmoid(b + Σ w) over what stands in it, as learned by `python -m bench.words` (logistic regression; Hastie, Tibshirani,
Friedman, The Elements of Statistical Learning, ch. 4.4). It knows no meaning, and all languages at once.
"""

from collections.abc import Callable, Collection, Iterator
from functools import cached_property
from itertools import pairwise
from math import exp, log

from memory.language.weights import STEM, Signs, Weights, words_as_signs
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


def _nothing(_: str) -> Collection[str]:
    return ()


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
        by_words = self._weights.score(signs_of_words(sentence, apart=self._apart))
        if by_words + self._most_of_names < log(self.likely / (1 - self.likely)):
            return 1 / (1 + exp(-by_words))
        return self._weights.likelihood(self.signs(sentence))

    @cached_property
    def _weights(self) -> Weights:
        return Weights.of(self.file)

    @cached_property
    def _most_of_names(self) -> float:
        return self._weights.most_of("names:")


def signs_of_words(sentence: str, names: Collection[str] = (), *, apart: int = 1) -> Signs:
    """The words of a sentence, each two that stand side by side, their endings, and how it begins.

    `names`: kinds of things that it names, as far as a table knows. `apart`: as many places there may be from the one
    word of two to the other; those that do not stand side by side are signs of their own, by fewer letters.
    """
    words = [*_words_of(sentence.casefold().replace("’", "'"))]
    found = {
        *words_as_signs("says", words),
        *(f"two:{one[:STEM]} {other[:STEM]}" for one, other in pairwise(words) if not one[0] == other[0] == "#"),
        *(
            f"apart:{one[:SHORT_STEM]} {other[:SHORT_STEM]}"
            for places in range(2, apart + 1)
            for one, other in zip(words, words[places:], strict=False)
        ),
        *(f"ends:{word[-ENDING:]}" for word in words if len(word) >= ENDING_OF),
        *(f"opens:{word[:STEM]}" for word in words[:1]),
        *(f"names:{kind}" for kind in names),
    }
    return Signs(alone=tuple(sorted(found)))


def _words_of(plain: str) -> Iterator[str]:
    for word in _WORD.findall(plain):
        if _UNSPACED.match(word):
            yield from (word[at : at + run] for run in _RUNS for at in range(len(word) - run + 1))
        else:
            yield f"#{min(len(word), _DIGITS)}" if word.isdigit() else word
