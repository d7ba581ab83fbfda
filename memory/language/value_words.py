"""Where the words of a language begin, end or part a value, and the values that are listed."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import takewhile

from memory.language.saying_table import LanguageWords
from memory.text.regex import regex

VALUE = regex(r"(?P<value>.+)")


@cache
def begins_with(words: str) -> re.Pattern[str]:
    """What begins with one of these words."""
    return regex(rf"(?i)(?:{words})\b")


@cache
def articles(words: str) -> re.Pattern[str]:
    """Such a word in front, with the space behind it."""
    return regex(rf"(?i)^(?:{words})\s*(?<=[\s'])")


@cache
def behind(words: str) -> re.Pattern[str]:
    """From such a word to the end."""
    return regex(rf"(?i)\s+(?:{words})\s.*")


@cache
def ending(words: str) -> re.Pattern[str]:
    """From such a word, or a sign that parts clauses, to the end."""
    return regex(rf"(?i)\s*(?:[;:!?()\n—,]|\.(?!\d)|\s[-–]\s|\s(?:{words})\b).*")


@cache
def left_open(words: str) -> re.Pattern[str]:
    """Such words at the end: what they belong to was not read."""
    return regex(rf"(?i)(?:[\s'’]+(?:{words}))+['’]?$")


@cache
def words_of(words: str) -> re.Pattern[str]:
    """Each of these words."""
    return regex(rf"(?i)(?<!\w)(?:{words})(?!\w)")


def phrase(text: str, of: LanguageWords) -> str:
    """The first of what is listed, without what follows it in the sentence, and without its article."""
    first = of.behind_and.sub("", text.partition(",")[0])
    value = of.determiner.sub("", of.stop.sub("", first.strip())).strip(" ,.-–'\"")
    return "" if of.not_listed.match(value) else value


def whole(text: str, of: LanguageWords) -> str:
    """What is said to the end of its clause, with what belongs to it behind a comma, and nothing else.

    "muted, neutral tones"                  behind an adjective
    "leather, wool and silk"                a list, which an "and" ends, or of mere words
    "long walks, especially by the sea"     more of the same
    "jazz, we should go", "prologues, ban them"    no part of it
    """
    first, *behind_commas = _to_the_end_of_its_clause(of.taste_ends).sub("", text).split(",")
    parts = [first]
    rest = [each.strip() for each in behind_commas]
    while rest and (more := _belonging(parts[-1], rest, of)):
        parts += rest[:more]
        rest = rest[more:]
    return _dangling(of.joins).sub("", ", ".join(parts)).strip(" ,.-–'\"")


def _belonging(before: str, rest: Sequence[str], of: LanguageWords) -> int:
    """How many of the parts behind a comma belong to what stands before it."""
    if begins_with(of.which).match(rest[0]) or (begins_with(of.adds).match(rest[0]) and _is_part(rest[0], of, LONG)):
        return 1
    if _ends_in(of.adjective).search(before) and _is_part(rest[0], of, LONG):
        return 1
    for at, part in enumerate(rest, 1):
        if not _is_part(part, of, FEW):
            break
        if _joins(of.joins).search(part):
            return at
    listed = len([*takewhile(lambda part: _is_part(part, of, 2), rest)])
    return listed if listed >= FEW_ITEMS - 1 else 0


FEW = 5
"""Words of one of several things that are listed: more may be a clause."""
LONG = 12
FEW_ITEMS = 3
"""So many things that no "and" joins are a list."""


def _is_part(part: str, of: LanguageWords, words: int) -> bool:
    bare = behind(of.that).sub("", _joined(of.joins).sub("", part))
    is_none = not bare or of.aside.match(bare) or of.not_listed.match(bare)
    return not is_none and len(bare.split()) <= words and words_of(of.own_clause).search(bare) is None


@cache
def _ends_in(words: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?<!\w)(?:{words})$")


@cache
def _joins(words: str) -> re.Pattern[str]:
    """An "and" in front, or within."""
    return regex(rf"(?i)(?:^|\s)(?:{words})\s")


@cache
def _joined(joins: str) -> re.Pattern[str]:
    """An "and" or an "or" in front."""
    return regex(rf"(?i)^(?:{joins})\s+")


@cache
def _to_the_end_of_its_clause(words: str) -> re.Pattern[str]:
    return regex(rf"(?i)\s*(?:[;:!?()\n—]|\.(?!\d)|\s[-–]\s|\s(?:{words})\b).*")


def items(text: str, of: LanguageWords) -> list[str]:
    """What is listed, up to where the sentence goes on."""
    found: list[str] = []
    for part in of.separator.split(_dangling(of.joins).sub("", of.stop.sub("", text))):
        said = part.strip(" ,.-–'\"")
        item = of.determiner.sub("", said).strip()
        if of.aside.match(item):
            continue
        if of.not_listed.match(item) or begins_with(of.in_place_of).match(said):
            break
        found.append(item)
    return found


@cache
def _dangling(joins: str) -> re.Pattern[str]:
    """An "and" at the end: the sentence goes on behind it, "esclerose múltipla e, desde então, …"."""
    return regex(rf"(?i)\s+(?:{joins})\W*$")


def sure_items(text: str, known: str, of: LanguageWords) -> list[str]:
    """What is listed; behind a mere comma, without an "and" to end the list, only what is `known`.

    Else another clause begins there: "allergic to penicillin, everybody here knows".
    """
    found = items(text, of)
    if any(words_of(of.joins).search(part) for part in of.stop.sub("", text).split(",")[1:]):
        return found
    first = len(items(text.partition(",")[0], of))
    return [*found[:first], *takewhile(words_of(known).search, found[first:])]
