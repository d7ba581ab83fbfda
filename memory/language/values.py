"""Readers of what a saying's pattern found in a sentence: the values that may stand in a field.

Those of people, of health and of medicines have modules of their own beside this one.
"""

import re
from collections.abc import Iterator
from functools import cache

from memory.language import vocabulary
from memory.language.employers import is_somebody
from memory.language.languages.given_names import GIVEN_NAMES
from memory.language.places import is_no_place, names_tool
from memory.language.saying_table import LanguageWords, Reader, ReadValue
from memory.language.value_words import articles, begins_with, behind, ending, items, left_open, phrase, whole, words_of
from memory.text.regex import regex


def one(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    if value := phrase(found["value"], of):
        yield ReadValue(field, value)


def all_of_it(field: str, _: re.Match[str], __: LanguageWords) -> Iterator[ReadValue]:
    """For what no longer holds, whatever it was."""
    yield ReadValue(field, "")


def verbatim(field: str, found: re.Match[str], _: LanguageWords) -> Iterator[ReadValue]:
    yield ReadValue(field, found["value"].strip(" ,."))


_PLACE = regex(r"(?:[^,;:!?()\n.]|(?<=\bSt)\.|(?<=\bSte)\.)+(?:, (?-i:[A-Z])[\w. ]+)?")


def place(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """A town or a country: capitalised, unless nothing in the sentence is."""
    raw = found["value"].strip()
    place = _PLACE.match(raw)
    if place is None or begins_with(of.no_place).match(raw) or is_no_place(raw):
        return
    if names_tool(found.string[found.start() : found.start("value") + place.end()]):
        return
    text = of.behind_and.sub("", of.stop.sub("", place[0])).strip(" ,")
    bare = articles(of.place_articles).sub("", f"{text} ").strip()
    if bare and not bare[0].islower():
        article = text[: len(text) - len(bare)]
        yield ReadValue(field, article + _BEHIND_PLACE.sub("", bare))
    elif bare and _is_in_lower_case(found.string):
        yield ReadValue(field, text)


_BEHIND_PLACE = regex(
    r"(?-i:(?<=\S)\s+(?!(?:(?:d[aeiou]s?|del|dell[ae]|des|l[aeo]s?|el|of|the|upon|under|on|am|an|der|den|sur|sous|sul|di"
    r"|van|y|e|al|st)\s)+[A-ZÀ-Þ])(?=[a-zß-ÿ]).*)"
)
"""What is said behind a town's name: "Bamberg im dritten Stock", "Leeds most of the week"; not "Rio de Janeiro"."""


def _is_in_lower_case(sentence: str) -> bool:
    """Whether its writer has no use for capitals; those of "I", of given names, and of one other, may be ours."""
    said = _without_names(sentence).replace("I ", "i ")
    return said[:1].islower() and len(_CAPITAL.findall(said)) <= 1


def _without_names(sentence: str) -> str:
    """A sentence whose given names are in small letters, as they may have been typed."""
    return _CAPITALISED.sub(lambda word: word[0].lower() if word[0].casefold() in GIVEN_NAMES else word[0], sentence)


_CAPITAL = regex(r"(?<!\w)(?-i:[A-ZÀ-Þ])")
_CAPITALISED = regex(r"(?<!\w)(?-i:[A-ZÀ-Þ])[\w-]+")


def occupation(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    value = left_open(of.left_open).sub("", phrase(behind(of.job_ends).sub("", found["value"]), of))
    retired = _RETIRED.match(found.string, found.start("value") + found["value"].find(value) + len(value))
    value += f" {retired['how']}" if value and retired else ""
    if value and len(value.split()) <= LONGEST_JOB and not begins_with(of.no_job).match(value):
        yield ReadValue(field, value)


_RETIRED = regex(
    r"(?i),? (?:(?:y|et|e|and|und) )?(?P<how>jubilad[oa]|retirad[oa]|retraitée?|à la retraite|en retraite|pensionat[oa]"
    r"|in pensione|aposentad[oa]|reformad[oa]|im ruhestand|in rente|in pension|a\.\s?d\.|pensioniert|retired)(?!\w)"
)
"""Behind a job: it is one of the past, and said as such ("maestra jubilada")."""

LONGEST_JOB = 6
"""LanguageWords: "senior machine learning platform software engineer"."""


def trade(field: str, found: re.Match[str], _: LanguageWords) -> Iterator[ReadValue]:
    """What somebody works in, or studies, as she says it: `in insurance`, `studio ingegneria`."""
    said = found["value"].strip(" ,.")
    yield ReadValue(field, said[:1].lower() + said[1:])


_CALLED = regex(
    r"^(?:[\w'-]+ ){1,5}?(?:called|named|namens|llamad[oa]|appelée?|nommée?|chiamat[oa]|chamad[oa]) (?=(?-i:[A-ZÀ-Þ]))"
)
"""What a company is, in front of its name: "a start-up called Lumen Grid"."""

_NO_EMPLOYER = regex(rf"(?i)(?:{vocabulary.NOT_EMPLOYERS})(?![\w-])")


def employer(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """A company's name, or a place of work with its article ("a hospital")."""
    raw = behind(of.employer_ends).sub("", _CALLED.sub("", found["value"].strip()))
    value = phrase(raw, of)
    if not value or raw[0].isdigit() or begins_with(of.no_employer).match(raw) or _NO_EMPLOYER.match(value):
        return
    if is_somebody(value, found.string[: found.start("value")]):
        return
    if articles(of.a).match(raw) or value[0].isupper() or _without_names(found.string).islower():
        yield ReadValue(field, value)


def one_of_mine(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """One word is enough to say which one is done."""
    if value := phrase(articles(of.own).sub("", found["value"]), of):
        yield ReadValue(field, value)


def project(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """What somebody is at for longer; with what it is to do it is a task of today's."""
    raw = found["value"].strip()
    if begins_with(of.no_project).match(raw):
        return
    value = articles(f"{of.a}|{of.own}|the ").sub("", ending(of.project_ends).sub("", raw)).strip(" ,.")
    if len(value.split()) >= SHORTEST_WISH or value[:1].isupper():
        yield ReadValue(field, value)


def spoken(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    said = behind(of.ends).sub("", found["value"])
    for language in words_of(of.languages).finditer(said):
        yield ReadValue(field, language[0][:1].upper() + language[0][1:])


def learned(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    for each in spoken(field, found, of):
        yield ReadValue(field, f"{each.value} (learning)")


def aim(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    text = _possessive(of.own).sub("", found["value"]).strip()
    text = _clause_ending(of.aim_ends).sub("", text).strip(" ,.")
    if text and not of.not_listed.match(text):
        yield ReadValue(field, text[:1].upper() + text[1:])


@cache
def _possessive(own: str) -> re.Pattern[str]:
    return regex(rf"(?i)\b(?:{own}) ")


@cache
def _clause_ending(words: str) -> re.Pattern[str]:
    """From such a word to the end, or from the end of the sentence; what is listed belongs to it."""
    return regex(rf"(?i)[;:!?\n].*|\.(?!\d).*|,?\s+(?:{words})\b.*")


def target(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """`My A1C goal is 6.5`: a goal that names its metric."""
    for each in aim(field, found, of):
        yield ReadValue(field, f"{found['vital']} {each.value[:1].lower()}{each.value[1:]}")


_CONTACT_ENDS = regex(r"(?i)[;!?\n].*")


def contact(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    text = _CONTACT_ENDS.sub("", articles(of.own).sub("", found["value"].strip()))
    text = behind(of.contact_ends).sub("", text).strip(" ,.")
    if text and not of.not_listed.match(text):
        yield ReadValue(field, text)


LONGEST_TASTE = 120
"""Characters, as of a value of the profile: what is longer would be cut there, and is an opinion, which is a memory of
its own."""


def taste(verb: str, *, but_foods: bool = False) -> Reader:
    """`likes jazz`; how answers are to be is an instruction instead, and a food that is not eaten is of the diet.

    `but_foods`: nor are mere foods read, since who does not tolerate one is told by other rules.
    """

    def read(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
        value = articles(of.any_of).sub("", whole(found["value"], of))
        said = f"{verb} {value}".strip()
        is_none = verb not in _BEFORE_A_VERB and begins_with(of.no_taste).match(value)
        if not of.determiner.sub("", f"{value} ").strip() or is_none or len(said) > LONGEST_TASTE:
            return
        if verb == "likes" and begins_with(of.nobody_likes).match(value):
            return
        if (but_foods or verb == "avoids") and _are_foods(value, of):
            return
        if verb == "only" and _only_then(of.under).search(value):
            return
        is_instruction = verb in _OF_ANSWERS and words_of(of.answers).search(value)
        yield ReadValue("communication" if is_instruction else field, said)

    return read


def _are_foods(text: str, of: LanguageWords) -> bool:
    """Whether it lists nothing but foods, which are left out of a diet."""
    listed = items(text, of)
    return bool(listed) and all(map(words_of(of.foods).fullmatch, listed))


_BEFORE_A_VERB = frozenset(("refuses to", "refuses"))
_OF_ANSWERS = frozenset(("prefers", "dislikes", "avoids"))


@cache
def _only_then(under: str) -> re.Pattern[str]:
    """What something is only done under: who only drinks coffee on Sundays may drink tea, too."""
    return regex(rf"(?i)(?<!\w)(?:{under})(?!\w)")


def favourite(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    if value := phrase(found["value"], of):
        yield ReadValue(field, f"favourite {found['what'].lower()}: {value}")


def wish(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """A standing wish for answers, in the user's words; none where it said something in quotation marks.

    These are not read, and without them it says something else: `never use the word "journey" again`.
    """
    if _TAKEN_OUT in found["value"]:
        return
    text = _clause_ending(of.wish_ends).sub("", found["value"]).strip(" ,.")
    if text and len(text.split()) >= SHORTEST_WISH:
        yield ReadValue(field, text[:1].lower() + text[1:])


_TAKEN_OUT = "  "
"""Where a quotation stood (`first_person.plain`)."""

SHORTEST_WISH = 2
"""LanguageWords: "answer briefly"."""
