"""Where the words of a language begin, end or part a value, and the values that are listed."""

import re
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
def words_of(words: str) -> re.Pattern[str]:
    """Each of these words."""
    return regex(rf"(?i)(?<!\w)(?:{words})(?!\w)")


def phrase(text: str, of: LanguageWords) -> str:
    """The first of what is listed, without what follows it in the sentence, and without its article."""
    first = of.behind_and.sub("", text.partition(",")[0])
    value = of.determiner.sub("", of.stop.sub("", first.strip())).strip(" ,.-–'\"")
    return "" if of.not_listed.match(value) else value


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
