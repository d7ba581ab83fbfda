"""Who is said to be dead: nobody's living relative, and no longer one who was known.

    "My wife Carol passed 4 years ago."           my wife Carol
    "Habe meinen Mann vor zwei Jahren verloren."  meinen Mann
    "My daughter passed her exam."                nobody

Many words tell a death only behind whom, or with when, they are said. What happened years ago is news, too: whoever is
dead stays so.
"""

from collections.abc import Iterator
from typing import NamedTuple

from memory.language.death_table import DeathWords
from memory.language.kin import kin_of
from memory.language.languages import DEATHS, LANGUAGES, SIGNS
from memory.language.relatives import called
from memory.language.saying_table import LanguageWords
from memory.language.sign_table import ChangeSigns
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.stop_words import OF_LATIN_SCRIPT

_NAME = r"(?-i:[A-ZÀ-Þ][\w'’-]+)"


class Dead(NamedTuple):
    """Somebody who is dead: what the user calls them, or their name, or both."""

    kin: str
    name: str

    @property
    def words(self) -> tuple[str, ...]:
        """Both, in lower case."""
        return tuple(filter(None, (self.kin, self.name)))

    def is_known_as(self, field: str, value: str) -> bool:
        """Whether a value of the family is this one: by the name, or by what the user calls them if that is all."""
        head, _, kind = field.partition(".")
        if head != "family":
            return False
        return self.name in value.casefold().split() if self.name else kin_of(self.kin) == kin_of(kind)


@once
def dead_in(sentence: str) -> tuple[Dead, ...]:
    """Whom a sentence says to be dead."""
    return tuple(dict.fromkeys(_dead_in(sentence)))


def _dead_in(sentence: str) -> Iterator[Dead]:
    for pattern, _ in _TOLD.possible(sentence):
        for found in pattern.finditer(sentence):
            groups = found.groupdict()
            name = groups.get("alone") or groups["name"] or ""
            if groups.get("of") or name in _SMALL:
                continue  # "the husband of my sister"
            yield Dead((groups["kin"] or "").casefold(), name.casefold())


def _told(words: LanguageWords, signs: ChangeSigns, of: DeathWords) -> Iterator[str]:
    """Each way of saying it."""
    kin = "|".join(sorted((*called(words), *(each for group in signs.elders for each in group)), key=len, reverse=True))
    article = rf"(?:(?:{words.called}) )?"
    named = rf"(?:,? {article}(?P<name>{_NAME}|[^\W\d_]{{3,15}}),?)??"
    of_whom = rf"(?:OWN) (?:[\w-]+ )?(?P<kin>{kin})(?![\w'’-]){named}"
    when = rf"(?:{of.when})"
    somebody = rf"(?:{of_whom.replace('OWN', of.own)}|(?:^|(?<=[,;:] )){article}(?P<alone>{_NAME}))"
    between = rf"(?: (?:{of.between.replace('WHEN', when)}))*"
    yield rf"(?<!\w)(?P<of>(?:{words.belongs}) )?{somebody}{between},? (?:{of.dies.replace('WHEN', when)})(?!\w)"
    who = rf"(?<!\w){of_whom.replace('OWN', words.own)}(?![\w-])"
    yield from (each.replace("WHEN", when).replace("WHO", who) for each in of.dead)


_SMALL = frozenset[str]().union(*OF_LATIN_SCRIPT.values())
_TOLD = Expressions(
    (pattern, None)
    for words, signs, of in zip((each.words for each in LANGUAGES), SIGNS, DEATHS, strict=False)
    for pattern in _told(words, signs, of)
)
