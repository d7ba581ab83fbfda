"""The phrases from which wallets are made again (BIP 39): 12 to 24 words of a list of 2,048, a checksum in the last."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files

from memory.text.secret_formats import Span

_LENGTHS = (24, 21, 18, 15, 12)
_SHORTEST = 12
_LONGEST_RUN = 72
"""Words. A longer run is the list itself, or some other one."""

_WORD = re.compile(r"[^\W\d_]+")
_BETWEEN = re.compile(r"[\s.,;()\[\]\"'#|/*-]{0,8}(?:\d{1,2}[.:)\]-]?)?[\s\"'#|*-]{0,8}")
_CUE = re.compile(
    r"(?:seed|recovery|mnemonic|secret|backup|wallet|wiederherstellungs|semilla|recuperación|récupération"
    r"|recupero|recuperação|bip-?39)[^.\n]{0,64}$"
)


def seed_phrases(low: str) -> Iterator[Span]:
    """The phrases in a text in small letters: any 12 words of the list behind a cue, else with a right checksum."""
    words = low.split()
    if len(words) < _SHORTEST or not _may_have_one(words):
        return
    for run in _runs(low):
        if _SHORTEST <= len(run) <= _LONGEST_RUN:
            yield from _phrases(low, run)


def _may_have_one(words: Sequence[str]) -> bool:
    """Whether twelve words of the list follow each other: then every twelfth word, or the one after it, is of it.

    The one after: phrases are written with numbers between the words.
    """
    known = places_of_words()
    for at in (*range(0, len(words), _SHORTEST), *range(1, len(words), _SHORTEST)):
        if words[at].strip(_MARKS) not in known:
            continue
        ahead = _in_a_row(words, range(at + 1, min(at + 2 * _SHORTEST, len(words))))
        if 1 + ahead + _in_a_row(words, range(at - 1, max(0, at - 2 * _SHORTEST) - 1, -1)) >= _SHORTEST:
            return True
    return False


def _in_a_row(words: Sequence[str], places: Iterable[int]) -> int:
    """How many words of the list stand at these places before one that is none; bare marks and numbers part none."""
    known, count = places_of_words(), 0
    for place in places:
        word = words[place]
        if word in known or (bare := word.strip(_MARKS)) in known:  # most are bare as they stand
            count += 1
        elif bare:
            break
    return count


_MARKS = "0123456789.,;:()[]\"'#|/*-"
"""What stands around the words of a phrase that is written as a list."""


def _runs(low: str) -> Iterator[list[Span]]:
    known = places_of_words()
    run: list[Span] = []
    for match in _WORD.finditer(low):
        follows = run and _BETWEEN.fullmatch(low, run[-1][1], match.start())
        if match[0] not in known or not follows:
            if len(run) >= _SHORTEST:
                yield run
            run = []
        if match[0] in known:
            run.append(match.span())
    yield run


def _phrases(low: str, run: list[Span]) -> Iterator[Span]:
    for start, _ in run[: min(4, len(run) - _SHORTEST + 1)]:  # "seed" and "phrase" are words of the list themselves
        if _CUE.search(low[max(0, start - 96) : start]):
            yield start, run[-1][1]
            return
    at = 0
    while at + _SHORTEST <= len(run):
        length = next((n for n in _LENGTHS if at + n <= len(run) and _is_checked(low, run[at : at + n])), 0)
        if length:
            yield run[at][0], run[at + length - 1][1]
        at += length or 1


def _is_checked(low: str, run: Sequence[Span]) -> bool:
    """BIP 39: 11 bits a word; the last bit of every 33 is the checksum's."""
    value = 0
    for start, end in run:
        value = value << 11 | places_of_words()[low[start:end]]
    checks = len(run) // 3
    entropy = (value >> checks).to_bytes(checks * 4)
    return sha256(entropy).digest()[0] >> 8 - checks == value & (1 << checks) - 1


@cache
def places_of_words() -> dict[str, int]:
    """The words of BIP 39 with their numbers, read from their file once."""
    words = files("memory.text").joinpath("seed_words.txt").read_text("ascii").split()
    return {word: place for place, word in enumerate(words)}
