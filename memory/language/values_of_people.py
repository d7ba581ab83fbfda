"""Readers of what a saying tells of people: names, ages, relatives, how many children."""

import re
from collections.abc import Iterator, Set

from memory.language import vocabulary
from memory.language.languages.given_names import GIVEN_NAMES, WORDS_AS_NAMES
from memory.language.saying_table import LanguageWords, ReadValue
from memory.language.value_words import VALUE, begins_with, words_of
from memory.text.regex import regex

_PERSON = regex(
    r"[^\W\d_][^\W\d_'.-]*(?:['.-]+[^\W\d_]+)*(?: (?:de|van|von|der|la|bin|al|da|dos|di) ?"
    r"| ?(?-i:[A-ZÀ-ÖØ-Þ])[^\W\d_'.-]*(?:['.-]+[^\W\d_]+)*){0,4}"
)

_PARTICLE = regex(r"(?: (?:de|van|von|der|la|bin|al|da|dos|di))+$")


def named(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """A person's name."""
    person = _PERSON.match(found["value"].strip())
    name = re.sub(r"'s?$", "", _PARTICLE.sub("", person[0].strip(" .-"))) if person else ""
    if name and not begins_with(f"{of.no_name}|{vocabulary.WEEKDAYS}").match(name):
        yield ReadValue(field, name)


GIVEN = r"(?P<value>[^\W\d_]{2,}(?:-[^\W\d_]{2,})?(?: (?-i:[A-ZÀ-Þ])[\w'-]+)?)(?![\w'’])"
"""Where a given name may stand, with or without a capital, and a surname with one."""


_ACRONYM = regex(r"\w*[A-ZÀ-Þ]{3}|\w+[A-ZÀ-Þ]{2}")


def capitalised(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """A name behind "I am" that its capital alone tells: no acronym, of a disorder or a group ("sono DSA")."""
    if found.string.isupper() or not _ACRONYM.match(found["value"]):
        yield from named(field, found, of)


def introduced(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """A name behind "I am": one that is no word, of nobody who is told of beside ("sono Luca e Paolo che litigano")."""
    yield from _given(field, found, of, GIVEN_NAMES)


def introduced_surely(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """The same behind what introduces people ("moi c'est"), where names that are words are some, too."""
    yield from _given(field, found, of, GIVEN_NAMES | WORDS_AS_NAMES)


def _given(field: str, found: re.Match[str], of: LanguageWords, names: Set[str]) -> Iterator[ReadValue]:
    said, behind = found["value"], found.string[found.end("value") :]
    joined = _AND_ANOTHER.match(behind)
    is_of_others = joined is not None and (joined["name"][0].isupper() or joined["name"] in names)
    if said.partition("-")[0].casefold() in names and not is_of_others and not _SAYS_ELSE.match(behind):
        yield from (read._replace(value=_capital(read.value)) for read in named(field, found, of))


def _capital(name: str) -> str:
    return name.title() if name.islower() else name


_SAYS_ELSE = regex(r"(?i)['’]|[-/.](?=\w)|,? (?:che|chi|qui|que|who|that|quien|quem|pas|not|non|não)(?!\w)")
"""Behind a name: it is not hers, or names something else ("c'est Karim qui conduit")."""
_AND_ANOTHER = regex(r"(?i)(?:,| &| (?:and|und|y|e|et|o|ou|or|oder)) (?P<name>[^\W\d_]+)")
"""Behind a name: several are told of ("sono Luca e Paolo che litigano")."""


def corrected(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """A name in the place of one that was misspelled, the group `former`."""
    for said in named(field, found, of):
        yield said._replace(value=said.value.split()[-1], instead=found["former"])  # "Es Nadja"


_OLD = range(10, 111)
"""Years that somebody who writes here may have: "5 years" is mostly how long something has lasted."""


def age(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """How old somebody is, in years; a number alone may be something else."""
    said = found["value"].casefold()
    decades = of.decades.split()
    years = int(said) if said.isdigit() else (decades.index(said) + 2) * 10
    if years in _OLD:
        yield ReadValue(field, str(years), is_bare=_I_AM.fullmatch(found[0]) is not None)


_I_AM = regex(r"(?i)(?:I am|ich bin)(?: (?!geworden)[^\W\d_]+)* \d+")


def relative(_: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """`family.wife: Anna`; several names at once for children."""
    said = " ".join(found["who"].casefold().split())
    yield from _family(of.relatives.get(said) or said, found, of)


def child(_: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """Of somebody who calls herself their mother: `family.child`."""
    yield from _family("child", found, of)


def _family(who: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    if words_of(of.gone).search(found.string):
        return
    for each in of.separator.split(of.stop.sub("", _AGE_ASIDE.sub("", found["value"]))):
        part = _ARTICLE_OF_NAME.sub("", each)
        names = list(named(f"family.{who}", part_match, of)) if (part_match := VALUE.match(part)) else []
        if not names or not part[:1].isupper():
            return
        yield from names


_ARTICLE_OF_NAME = regex(r"^(?:a|o|la|el|der|die) (?=[A-ZÀ-Þ])")
"""Names have one in Portuguese, and in the talk of others: "a Rita, o João e o Zé"."""

_AGE_ASIDE = regex(
    r"(?i)\s*\(\s*\d{1,2}[^()]{0,20}\)|,? (?:who(?:'s| is)|aged|qui a|que tiene|que tem|che ha|ist)"
    r" (?:\d{1,2}|[a-zß-ÿ]{3,12})(?: years old| jahre alt| ans| años| anos| anni)?(?=,| (?:and|und|y|et|e) )"
)
"""How old one of several is: "Ellie, who's seven, and Jack (4)"."""


def many_of(numbers: str, children: str) -> str:
    """An expression of how many children somebody has: "two sons and a daughter"."""
    number = rf"(?:{numbers})"
    one = r"(?:an?|eine?n?|un[ea]?|uno|uma?)"
    return rf"{number} (?:{children})(?: (?:and|und|y|et|e) (?:{number}|{one}) (?:{children}))?"


NO_MORE_OF = (
    r"(?=\s*(?:[.,;:)!]|$)| (?:and|but|so|with|aged|who|under|und|aber|mit|im alter|y|pero|con|que|et|mais|avec|qui|e"
    r"|ma|che|mas|com)\b| (?:de|di) \d| (?:in|en|à|a|em) (?-i:[A-ZÀ-Þ])[a-zß-ÿ]+\s*(?:$|[,.;]))"
)
"""Behind children: they are nobody's class and no team."""


def children(field: str, found: re.Match[str], _: LanguageWords) -> Iterator[ReadValue]:
    """How many the user has, as she says it; who only says that they are two or three says no more than that."""
    yield ReadValue(field, found["value"].strip())


def spouse(_: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    if found["value"][:1].isupper():
        yield from named("family.partner", found, of)
