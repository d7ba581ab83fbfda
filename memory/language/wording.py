"""What two texts say, word by word: whether they say the same in other words, and whether one takes the other back.

Cosine alone decides nothing (`comparison.py`), so the words do. A text becomes its content words in order: contractions
opened, glue left out, synonyms and spelled numbers made one, the user's first person and a model's third ("I live",
"User lives") made one. Negations are counted apart, and what says that something has ended is noted. Two texts say the
same if these words are the same, in the same order but for a phrase that moved ("every Sunday"), and their negations
cancel out alike, and nothing small tells them apart: a name of two letters, the letter of "17b", a sign, a currency, a
picture. What a language has of all that is a table (`wording_table.py`); others are compared word by word.
"""

import re
from collections.abc import Sequence

import msgspec

from memory.language.alternatives import any_of
from memory.language.languages import WORDINGS
from memory.language.wording_table import USER
from memory.text.expressions import Replacements
from memory.text.reading import once
from memory.text.regex import regex


class Wording(msgspec.Struct, frozen=True):
    """What a text says: see the module's docstring."""

    words: tuple[str, ...]
    particles: tuple[str, ...] = ()
    """Short prepositions of place or time, sorted: who teaches German need not teach in German."""
    breaks: frozenset[int] = frozenset()
    """The words before which a phrase begins ("… in June", "… every day"): a text may end there and make sense."""
    heads: tuple[tuple[str, ...], ...] = ()
    """Of each of the words, what stands in front of it since the one before: "to", "from the"."""
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
    light: frozenset[str] = frozenset()
    """What stands in the text and is none of `words`: glue, signs, what is shorter than a word of weight."""
    telling: frozenset[str] = frozenset()
    """What of that is no glue: where another text lacks it, that one says something else."""
    pictures: frozenset[str] = frozenset()
    """Emojis: of two texts that have some, other ones tell them apart; one more is decoration."""


SHORTEST = 3
"""Letters: shorter words are glue in every language that has spaces, unless they are capitals ("vitamin C")."""

STEM = 3
"""Letters that two forms of a word must share."""
LONG_STEM = 5
"""The same where they differ by a bare "e" or "n": "klein" and "kleine", but not "plan" and "plane"."""

_TOKEN = regex(r"@?[^\W\d_]+(?:'[^\W\d_]+)?|\d+(?:[.,:/-]\d+)*")
_SIGNS = regex(
    r"(?<!\S)[+−-](?=\d)"  # minus five
    r"|(?<![^\W_])(?:[A-Z]{1,2}|[a-z]|\d+)[+#−-]+(?!\w)"  # A-, C++, 18+
    r"|[€£$¥%°]"
)
_PICTURES = regex(r"[\u2190-\u2bff\U0001f000-\U0001faff]")
_NUMBERED = regex(r"(?<![^\W_])(?=(\d+ ?[^\W\d_]{1,2}|[^\W\d_]{1,2} ?\d+)(?![^\W_]))")
"""A short word at a number, together or apart: "17b", "9 am", "B 12"."""
_OPENINGS = frozenset(("", *'.!?:;…"“”„«»‹›()[]¿¡•*–—-/'))
"""Behind these, and at the beginning, anything may be written with a capital."""
OPENING = 4
"""Characters in front of a word that are looked at for one of them; spaces stand between."""
_QUOTES = frozenset("\"“”„«»'‘’")
_UNSPACED = regex(r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af]")


def _whole(words: str) -> str:
    return rf"(?<![^\W_])(?:{words})(?![^\W_])"


def _words(field: str) -> frozenset[str]:
    return frozenset(word for each in WORDINGS for word in getattr(each, field).split())


def _said(field: str) -> re.Pattern[str]:
    return regex(_whole(any_of(WORDINGS, field)), re.IGNORECASE)


_MARKS = (("[’ʼ`´]", "'"), (r"\(mentioned [^)]*\)", " "))
_OPENED = Replacements((*_MARKS, *(pair for each in WORDINGS for pair in each.opened)))
_PHRASES = Replacements((_whole(said), f" {token} ") for each in WORDINGS for said, token in each.phrases)
_PAST, _RESUMED, _JOINED = map(_said, ("past", "resumed", "joined"))
_BREAK, _PARTICLES, _NEGATIONS, _GLUE = map(_words, ("breaks", "particles", "negations", "glue"))
_FIRST, _POSSESSIVE, _THIRD, _FRAMES = map(_words, ("first", "possessive", "third", "frames"))
_ORDINALS = _words("ordinals")
_SHORT_GLUE = _words("short_glue") | _FIRST | _POSSESSIVE | _NEGATIONS | _PARTICLES | _GLUE
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
    found = list(_TOKEN.finditer(plain))
    tokens = [each[0] for each in found]
    words, heads, breaks = _content(tokens)
    signs = frozenset(_SIGNS.findall(plain))
    parts = plain.split(" @is ")
    negations = sum(token.casefold() in _NEGATIONS for token in tokens)
    return Wording(
        words=tuple("like" if word == _DISLIKE else word for word in words),
        particles=tuple(sorted(token.casefold() for token in tokens if token.casefold() in _PARTICLES)),
        breaks=breaks,
        heads=heads,
        halves=tuple(frozenset(_content(_TOKEN.findall(part))[0]) for part in parts) if len(parts) == 2 else (),  # noqa: PLR2004 - X is Y
        negations=negations + words.count(_DISLIKE),
        ended="@end" in tokens,
        resumed=bool(_RESUMED.search(plain)),
        past=bool(_PAST.search(text)),
        joined=bool(_JOINED.search(plain)),
        light=signs
        | {token.casefold() for token in tokens}
        | {each.casefold().replace(" ", "") for each in _NUMBERED.findall(plain)},
        telling=signs | {_telling(each) for each in found if _tells(each)},
        pictures=frozenset(_PICTURES.findall(text)),
    )


@once
def opened(text: str) -> str:
    """A text without its date suffix, its contractions written out."""
    return _OPENED.done(text)


def say_the_same(one: Wording, other: Wording) -> bool:
    """Whether two texts say the same in other words."""
    if one.negations % 2 != other.negations % 2:
        return False
    if one.particles != other.particles or not _nothing_tells_apart(one, other):
        return False
    if _in_one_order(one, other):
        return True
    return bool(one.halves) and one.halves == tuple(reversed(other.halves))  # "X is Y", and "Y is X"


def adds_nothing(new: Wording, old: Wording) -> bool:
    """Whether `new` has no word of weight that `old` lacks, but for those that only say of what kind it is."""
    if new.negations % 2 != old.negations % 2 or new.ended != old.ended or new.joined:
        return False
    if not new.telling <= old.light:
        return False
    return all(word in _FRAMES or is_among(word, old.words) for word in new.words)


def takes_back(new: Wording, old: Wording) -> bool:
    """Whether `new` says that what `old` says is no longer so, or is so again."""
    if new.negations % 2 == old.negations % 2 or new.past != old.past or not new.telling <= old.light:
        return False
    if _in_one_order(new, old):
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


def _in_one_order(one: Wording, other: Wording) -> bool:
    """Whether the words are the same, in one order but for a phrase at the end that may stand in front.

    It begins there with what it began with: "every Sunday". Who goes from Leeds to York does not go to Leeds.
    """
    mine, theirs = one.words, other.words
    if _all_alike(mine, theirs):
        return True
    if len(mine) != len(theirs) or len(mine) < 2:  # noqa: PLR2004 - what is said, and the phrase
        return False
    starts = (0, 1) if alike(mine[0], theirs[0]) else (0,)
    return any(_is_moved(one, other, start, at) for start in starts for at in range(start + 1, len(theirs)))


def _is_moved(one: Wording, other: Wording, start: int, at: int) -> bool:
    """Whether `one` has from `start` on what `other` has from `at` on, and then what that has from `start` on."""
    behind = start + len(other.words) - at
    if not _all_alike(one.words[start:], (*other.words[at:], *other.words[start:at])):
        return False
    if one.words[start].isdigit() != other.words[start].isdigit():  # "on 5 May", "on May 5th"
        return True
    return one.heads[start] == other.heads[at] and one.heads[behind] == other.heads[start]


def _content(tokens: Sequence[str]) -> tuple[list[str], tuple[tuple[str, ...], ...], frozenset[int]]:
    """The words of weight, what stands in front of each, and before which of them a phrase begins."""
    third = USER if USER in tokens else ""
    words: list[str] = []
    breaks: set[int] = set()
    heads: list[tuple[str, ...]] = []
    head: list[str] = []
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
        if len(words) > len(heads):
            heads.append(tuple(head))
            head = []
        else:
            head.append(word)
    return words, tuple(heads), frozenset(breaks)


def _nothing_tells_apart(one: Wording, other: Wording) -> bool:
    if one.pictures != other.pictures and one.pictures and other.pictures:
        return False
    return one.telling <= other.light and other.telling <= one.light


def _tells(token: re.Match[str]) -> bool:
    """Whether a short word tells a text from another: it is no glue, or is written as a name, or quoted.

    What stands at a number tells, as in "17b"; where it is set apart ("9 am", "70 kg"), it tells unless it is glue.
    """
    word, text, at = token[0], token.string, token.start()
    before = text[max(at - 1, 0) : at]
    if before in _QUOTES and text[token.end() : token.end() + 1] in _QUOTES:
        return True
    if len(word) >= SHORTEST or not word.isalpha() or _UNSPACED.match(word):
        return False
    if before.isdigit():
        return word.casefold() not in _ORDINALS
    if word.casefold() not in _SHORT_GLUE or text[token.end() : token.end() + 1].isdigit():
        return True
    opening = text[max(at - OPENING, 0) : at].rstrip()[-1:]
    return word[0].isupper() and word.casefold() not in _FIRST and opening not in _OPENINGS


def _telling(token: re.Match[str]) -> str:
    """What tells: the word, and the number that it is written at."""
    text, start, end = token.string, token.start(), token.end()
    while start and text[start - 1].isdigit():
        start -= 1
    while text[end : end + 1].isdigit():
        end += 1
    return text[start:end].casefold()


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
