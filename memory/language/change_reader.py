"""The second reader of changes: how likely a new statement says that an older one holds no more.

The signs of change (`change.py`) are forms that somebody foresaw. What they do not know is weighed here: the signs of
the two statements together, sigmoid(b + Σ w) as learned (logistic regression; Hastie, Tibshirani, Friedman, The
Elements of Statistical Learning, ch. 4.4). It knows no meaning, so what it finds is put in doubt at most, and no
memory is closed for it. What a form found by a word that both statements have is checked by it, too: "the forklift
died" has a form of a death, and is no news of who drives one (docs/rules.md, Change).
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from memory.language.change import without_feelings
from memory.language.change_signs import ToldStatement, is_linked, language_of, news_in, shared_words, signs
from memory.language.first_person import own_sentences
from memory.language.statements import statement_of
from memory.language.texts_read import ReadText
from memory.language.weights import Signs, Weights
from memory.text.chunking import sentences

LIKELY = 0.55
"""From here on an older statement is put in doubt (docs/quality.md says how often that is right)."""

UNLIKELY = 0.25
"""Below it a word that both statements have is no sign, whatever the form."""

CLEAR = 0.7
"""From here on what is named is no longer asserted by the profile."""


class Judgement(NamedTuple):
    """What a new statement says of those that are known, by their names."""

    likely: frozenset[str]
    """They have likely changed."""
    unlikely: frozenset[str]
    """They share words with it, and have most likely not changed."""


class PairRead(NamedTuple):
    """A sentence of a new statement beside one that is known."""

    known: str
    sentence: int
    shared: frozenset[int]
    """Where it names what the known one names."""
    signs: Signs
    said: ToldStatement
    """The known one's sentence."""
    named: frozenset[str]
    """The words of that sentence that are named."""

    @property
    def meant(self) -> frozenset[str]:
        """The words of the clauses that it is about: of those that have what is named, else of all."""
        told = [*zip(self.said.words, self.said.clauses, strict=True)]
        clauses = {clause for word, clause in told if word in self.named}
        return frozenset(word for word, clause in told if clause in clauses or not clauses)


def judged(new: str, known: Mapping[str, ReadText], *, by_model: bool = False) -> Judgement:
    """Which of what is known a new statement has likely changed, and which not, by the names that `known` gives them.

    Of two that it may be about, one of which names all of what the other does and more, it is about the first: "Leo
    quit the drums" is no news of "Leo goes to school in Lyon". And what only is of the same kind of thing yields to
    what is named, or is likelier: who sold the Golf has the van still.
    """
    read = [(each, likelihood_of(each.signs)) for each in readings(new, known, by_model=by_model)]
    likely = [(each, likelihood) for each, likelihood in read if likelihood >= LIKELY]
    possible = {each.known for each, likelihood in read if likelihood >= UNLIKELY}
    return Judgement(
        frozenset(
            each.known
            for each, likelihood in likely
            if not any(_is_outdone(each, other) for other, _ in read)
            and (each.shared or all(likelihood >= more and not other.shared for other, more in likely))
        ),
        frozenset(each.known for each, _ in read if each.shared and each.known not in possible),
    )


def readings(new: str, known: Mapping[str, ReadText], *, by_model: bool = False) -> list[PairRead]:
    """The sentences of a new statement, each beside what it may have changed."""
    told = [*_stated(new, by_model=by_model)]
    language = language_of(new, beside=" ".join(each.text for each in known.values())) if told else None
    if language is None:
        return []
    there = [(at, news) for at, sentence in enumerate(told) if (news := news_in(sentence, language))]
    return [
        PairRead(name, at, frozenset(shared), signs(news, said, shared), said, frozenset(shared.values()))
        for name, text in (known.items() if there else ())
        for said in text.statements(language, by_model=by_model)
        for at, news in there
        if is_linked(news.told, said, shared := shared_words(news.told, said))
    ]


def likeliest(new: str, known: ReadText, *, by_model: bool = False) -> tuple[float, PairRead] | None:
    """The sentence of a new statement that most likely changes a known one, and how likely; None if none may."""
    read = [(likelihood_of(each.signs), each) for each in readings(new, {"": known}, by_model=by_model)]
    return max(read, key=lambda each: each[0], default=None)


def likelihood_of(found: Signs) -> float:
    """How likely two statements with these signs are a change: 0 … 1."""
    return Weights.of("change_weights.txt").likelihood(found)


def _is_outdone(one: PairRead, other: PairRead) -> bool:
    return one.sentence == other.sentence and one.shared < other.shared


def _stated(text: str, *, by_model: bool) -> Iterator[str]:
    """What a text states, also in front of a question: "My rent goes up, how do I tell my mother?"."""
    yield from filter(None, map(without_feelings, own_sentences(text, by_model=by_model)))
    for sentence in sentences(text) if "?" in text else ():
        if sentence.endswith("?") and (before := statement_of(sentence)):
            yield from own_sentences(before.rstrip("?"), by_model=by_model)
