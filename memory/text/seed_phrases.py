"""The phrases from which wallets are made again (BIP 39): 12 to 24 words of a list of 2,048, a checksum in the last."""

import re
from collections.abc import Iterator, Sequence
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
    if not _may_have_one(low):
        return
    for run in _runs(low):
        if _SHORTEST <= len(run) <= _LONGEST_RUN:
            yield from _phrases(low, run)


def _may_have_one(low: str) -> bool:
    """Whether twelve words of the list follow each other, whatever numbers and marks stand around them.

    Then six of every second word do, which is looked at first.
    """
    words, known = low.translate(_WITHOUT_MARKS).split(), places_of_words()
    return all(b"\x01" * (_SHORTEST // each) in bytes(map(known.__contains__, words[::each])) for each in (2, 1))


_MARKS = "0123456789.,;:()[]\"'#|/*-"
"""What stands around the words of a phrase that is written as a list."""
_WITHOUT_MARKS = dict.fromkeys(map(ord, _MARKS), " ")


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
