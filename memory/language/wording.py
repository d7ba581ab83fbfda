"""What two texts say, word by word: whether they say the same in other words, and whether one takes the other back.

Cosine alone decides nothing (`comparison.py`), so the words do. A text becomes its content words in order: contractions
opened, glue left out, synonyms and spelled numbers made one, the user's first person and a model's third ("I live",
"User lives") made one. Negations are counted apart, and what says that something has ended is noted. Two texts say the
same if these words are the same, in the same order but for a phrase that moved ("every Sunday"), and their negations
cancel out alike. What a language has of all that is a table (`wording_table.py`); others are compared word by word.
"""

import re
from collections.abc import Sequence

import msgspec

from memory.language.languages import WORDINGS
from memory.language.wording_table import USER
from memory.text.expressions import Replacements
from memory.text.reading import once
from memory.text.regex import regex


class Wording(msgspec.Struct, frozen=True):
    """What a text says: see the module's docstring."""

    words: tuple[str, ...]
    particles: int = 0
    """How many short prepositions of place or time: who teaches German need not teach in German."""
    breaks: frozenset[int] = frozenset()
    """The words before which a phrase begins ("… in June", "… every day"): a text may end there and make sense."""
    halves: tuple[frozenset[str], ...] = ()
    """What stands before and behind the copula of "X is Y"; empty if there is none, or several."""
    negations: int = 0
    ended: bool = False
    """Says that it was so and is no longer."""
    resumed: bool = False
    """Says that it is so again."""
    past: bool = False
    """Speaks of what happened once."""
    joined: bool = False
    """Says several things, joined by "and" and its kin."""


SHORTEST = 3
"""Letters: shorter words are glue in every language that has spaces, unless they are capitals ("vitamin C")."""

STEM = 3
"""Letters that two forms of a word must share."""
LONG_STEM = 5
"""The same where they differ by a bare "e" or "n": "klein" and "kleine", but not "plan" and "plane"."""

_TOKEN = regex(r"@?[^\W\d_]+(?:'[^\W\d_]+)?|\d+(?:[.,:/-]\d+)*")
_UNSPACED = regex(r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af]")


def _whole(words: str) -> str:
    return rf"(?<![^\W_])(?:{words})(?![^\W_])"


def _words(field: str) -> frozenset[str]:
    return frozenset(word for each in WORDINGS for word in getattr(each, field).split())


def _said(field: str) -> re.Pattern[str]:
    return regex(_whole("|".join(filter(None, (getattr(each, field) for each in WORDINGS)))), re.IGNORECASE)


_MARKS = (("[’ʼ`´]", "'"), (r"\(mentioned [^)]*\)", " "))
_OPENED = Replacements((*_MARKS, *(pair for each in WORDINGS for pair in each.opened)))
_PHRASES = Replacements((_whole(said), f" {token} ") for each in WORDINGS for said, token in each.phrases)
_PAST, _RESUMED, _JOINED = map(_said, ("past", "resumed", "joined"))
_BREAK, _PARTICLES, _NEGATIONS, _GLUE = map(_words, ("breaks", "particles", "negations", "glue"))
_FIRST, _POSSESSIVE, _THIRD, _FRAMES = map(_words, ("first", "possessive", "third", "frames"))
_CANON = {word: str(number) for each in WORDINGS for number, word in enumerate(each.counts.split()) if word != "-"} | {
    word: group.split()[0] for each in WORDINGS for group in re.split(r"[|\n]", each.same) for word in group.split()
}
"""What stands for a word: its number, or the first of its synonyms."""
_DISLIKE = "hate"
"""Is "not like", so that "I hate running" takes "I love running" back."""
_CANON_BY_STEM = {
    stem: frozenset(word for word, canon in _CANON.items() if canon[:STEM] == stem)
    for stem in {canon[:STEM] for canon in _CANON.values()}
}
"""The words for which others stand that begin alike."""
_WRITTEN_FOR_OTHERS = frozenset(
    found[0].casefold()[:STEM]
    for written in (_DISLIKE, "like", *(pair[1] for each in WORDINGS for pair in (*each.opened, *each.phrases)))
    for found in re.finditer(r"(?<!\\)[^\W\d_]+|(?<!\\)\d+", written)
)
"""How the words begin that are written for others: where they stand in a wording, the text may have none of them."""
_ENDINGS = _words("endings") | {""}
"""What forms of one word may differ by; each language's own, since a text is compared with one of its language."""
_WEAK = frozenset(("e", "n", "t", "d", "a", "o"))
"""Endings that also make another word: they count only behind a long stem, or against another ending."""


@once
def wording(text: str) -> Wording:
    """The content of a text: see the module's docstring."""
    plain = _PHRASES.done(opened(text))
    tokens: list[str] = _TOKEN.findall(plain)
    words, breaks = _content(tokens)
    parts = plain.split(" @is ")
    negations = sum(token.casefold() in _NEGATIONS for token in tokens)
    return Wording(
        words=tuple("like" if word == _DISLIKE else word for word in words),
        particles=sum(token.casefold() in _PARTICLES for token in tokens),
        breaks=breaks,
        halves=tuple(frozenset(_content(_TOKEN.findall(part))[0]) for part in parts) if len(parts) == 2 else (),  # noqa: PLR2004 - X is Y
        negations=negations + words.count(_DISLIKE),
        ended="@end" in tokens,
        resumed=bool(_RESUMED.search(plain)),
        past=bool(_PAST.search(text)),
        joined=bool(_JOINED.search(plain)),
    )


@once
def opened(text: str) -> str:
    """A text without its date suffix, its contractions written out."""
    return _OPENED.done(text)


def say_the_same(one: Wording, other: Wording) -> bool:
    """Whether two texts say the same in other words."""
    if one.negations % 2 != other.negations % 2:
        return False
    if one.particles != other.particles:
        return False
    if in_one_order(one.words, other.words):
        return True
    return bool(one.halves) and one.halves == tuple(reversed(other.halves))  # "X is Y", and "Y is X"


def adds_nothing(new: Wording, old: Wording) -> bool:
    """Whether `new` has no word of weight that `old` lacks, but for those that only say of what kind it is."""
    if new.negations % 2 != old.negations % 2 or new.ended != old.ended or new.joined:
        return False
    return all(word in _FRAMES or is_among(word, old.words) for word in new.words)


def takes_back(new: Wording, old: Wording) -> bool:
    """Whether `new` says that what `old` says is no longer so, or is so again."""
    if new.negations % 2 == old.negations % 2 or new.past != old.past:
        return False
    if in_one_order(new.words, old.words):
        # "I don't like jazz" takes "I like jazz" back; of what happened there may have been two.
        return new.ended or new.resumed or new.words[:1] == (USER,)
    if not new.ended or old.joined:
        return False
    # A phrase goes on behind the same words: who no longer likes coffee may well like coffee ice cream.
    length = len(new.words)
    return 1 < length < len(old.words) and length in old.breaks and _all_alike(old.words[:length], new.words)


def alike(one: str, other: str) -> bool:
    """Whether two words are forms of one: "hike" and "hiking", but neither "son" and "song" nor "Iran" and "Iraq"."""
    if one == other:
        return True
    if one[:STEM] != other[:STEM] or not one[:STEM].isalpha():
        return False
    most = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return any(_are_endings(one[:at], one[at:], other[at:]) for at in range(most, STEM - 1, -1))


def beginnings_of(word: str) -> frozenset[str] | None:
    """How a text has to write a word, at its beginning, for a form of it to be in its `wording`; None: nothing tells.

    In small letters, and with what others stand for it. So a text can be passed over without being read.
    """
    stem = word[:STEM]
    if word.startswith("@") or stem in _WRITTEN_FOR_OTHERS:
        return None
    return frozenset((stem, *_CANON_BY_STEM.get(stem, ())))


def is_among(word: str, others: Sequence[str]) -> bool:
    """Whether a form of a word is among others (`alike`). Mostly the very word is there, or nothing like it."""
    if word in others:
        return True
    stem = word[:STEM]
    kin = [other for other in others if other.startswith(stem)]
    return bool(kin) and any(alike(word, other) for other in kin)


def in_one_order(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether the words are the same, in one order but for a phrase at the end that may stand in front."""
    if len(one) != len(other):
        return False
    if not one:
        return True
    return any(_all_alike(one, (*other[at:], *other[:at])) for at in range(len(other))) or (
        alike(one[0], other[0]) and any(_all_alike(one[1:], (*other[at:], *other[1:at])) for at in range(2, len(other)))
    )


def _content(tokens: Sequence[str]) -> tuple[list[str], frozenset[int]]:
    """The words of weight, and before which of them a phrase begins."""
    third = USER if USER in tokens else ""
    words: list[str] = []
    breaks: set[int] = set()
    for at, token in enumerate(tokens):
        word = token.casefold()
        if word in _BREAK or token[0].isdigit():
            breaks.add(len(words))
        if word in _FIRST:
            words.append(USER)
        elif word in _THIRD:
            words.append(third or word)
        elif word not in _POSSESSIVE and word not in _GLUE and word not in _NEGATIONS:
            known = _CANON.get(word, word)
            # Else it is glue: neither long enough, nor a number, of a script without spaces, or an initial.
            if len(known) >= SHORTEST or known[0].isdigit() or _UNSPACED.match(known) or (at > 0 and token.isupper()):
                words.append(known)
    return words, frozenset(breaks)


def _all_alike(one: Sequence[str], other: Sequence[str]) -> bool:
    return len(one) == len(other) and all(map(alike, one, other))


def _are_endings(stem: str, one: str, other: str) -> bool:
    if one[:1] == stem[-1]:  # "run", "running"
        one = one[1:] if one[1:] in {"ing", "ed"} else one
    if other[:1] == stem[-1]:
        other = other[1:] if other[1:] in {"ing", "ed"} else other
    if one not in _ENDINGS or other not in _ENDINGS:
        return False
    if "" in {one, other} and _WEAK & {one, other}:
        return len(stem) >= LONG_STEM
    return True
