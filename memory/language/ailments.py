"""An illness or an allergy of which a clause says no more than its type, since when, and how bad: "t1 since I was 9".

    "cœliaque"               j'ai maladie cœliaque
    "crohn desde los 19"     tengo enfermedad de Crohn
    "penicillin = hives"     I am allergic to penicillin
    "allergique amox"        je suis allergique à amox

It is read as its user would say it in full (`introductions.py`). Who has an illness says so by her adjective alone; the
name of an illness, or of an allergy, may be what is asked about: it is `is_bare`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from memory.language import vocabulary
from memory.language.ailment_table import AilmentWords, Names
from memory.language.alternatives import any_of
from memory.language.introduction_table import IntroductionWords
from memory.language.languages import AILMENTS
from memory.language.saying_table import LanguageWords
from memory.text.reading import once
from memory.text.regex import regex

LONGEST = 80
"""Characters of such a clause: "allergies: cashews, kiwi, shellfish and latex since I was a child"."""
SHORT_NAME = 3
"""Letters: what is no longer is called so for short, and may be anything: MS, SEP."""
WORDS_OF_ALLERGEN = 3

_AN = any_of(AILMENTS, "an")
_TYPE = r"(?:t|ty?pe?|tipo)[ -]?(?P<{0}>[12]|one|two|i{{1,2}})(?:er)?"
_DIABETES = (
    rf"(?:{_TYPE.format('bare')}|(?:t|dm|dt)[ -]?(?P<short>[12])(?:dm?|er)?"
    rf"|{_TYPE.format('before')}[ -](?:diab\w+|dm)"
    rf"|(?:diab\w+|dm)(?: mellitus)? \(?(?:(?:{any_of(AILMENTS, 'of_type')}) )?"
    rf"(?:{_TYPE.format('behind')}|(?P<number>[12]))\)?)"
)
"""Of one of both types, in all languages: "T1D", "typ 1", "diabete 2", "diabético tipo 1"."""
_DIABETIC = regex(r"(?i)diab\w*?t[iy][ck]")
"""Who has it: "diabético", "Diabetikerin"."""
_NAMED_AFTER = (
    r"raynaud|m[eé]ni[eè]re|sj[öo]gren|addison|cushing|marfan|beh[cç]et|bechterew|basedow|wilson|tourette|klinefelter"
    r"|huntington|alzheimer|dupuytren|scheuermann|gaucher|fabry"
)
"""Of whom an illness has its name, in all languages."""
_NUMBERS = {"one": "1", "i": "1", "two": "2", "ii": "2"}
_THING = r"(?P<thing>[^\W\d_][\w ,&/+'’-]{1,60}?)"
_GIVES = r"(?:\s*(?:=+>?|-+>|→|⇒|:)\s*|\s+[-–—]\s+)"


_THIRD_PERSON = any_of(AILMENTS, "third_person")
OF_ALL = (
    r"(?<!\w)(?:diab\w|(?:t|dm|dt)[ -]?[12]|(?:typ|type|tipo)[ -]?[12]|(?:type|tipo) (?:one|two|i))",
    r"l+[eéè]r[gjk]|int(?:o|to)l|unvertr",
    rf"(?<!\w)(?:{_NAMED_AFTER})",
)
"""Expressions of which one finds something wherever an illness or an allergy is named that all languages have."""


class Ailment(NamedTuple):
    """What a clause tells of."""

    full: str
    """As it is said in full."""
    is_bare: bool = False
    """It has nothing but its name, which may be what is asked about."""
    is_short: bool = False
    """It is called for short, which may be the name of something else."""
    is_alone: bool = False
    """Nothing stands beside the name, be it of the illness or of who has it: neither how bad it is nor since when."""


class Ailments:
    """How they are told in one language."""

    def __init__(self, of: AilmentWords, words: LanguageWords, forms: IntroductionWords) -> None:
        self._of, self._words, self._forms = of, words, forms
        how = rf"(?:(?:{of.how_bad})(?!\w))"
        aside = r"(?: \((?P<aside>[^()]{2,40})\))?(?: (?:in )?(?:19|20)\d\d)?"
        self._more = rf"(?P<more>(?: {how}){{0,2}}(?:,? (?:{of.since}))?){aside}"
        self._beside = regex(rf"(?i)\d|{how}|{of.since}")
        self._adds = regex(rf"(?i)(?:{how}|{of.since})")
        before = rf"(?:(?P<how>{how} ){{0,2}})"
        self._diabetes = regex(rf"(?i){before}{_DIABETES}{self._more}")
        self._named_after = regex(
            rf"(?i){before}(?:(?:{any_of(AILMENTS, 'in_front_of_name')})(?: d[ei])? )?(?P<after>{_NAMED_AFTER})"
            rf"(?:'?s)?(?:[- ](?:{any_of(AILMENTS, 'behind_name')}))?{self._more}"
        )
        self._states = regex(rf"(?i){_groups(of.states)}{self._more}")
        self._people = regex(rf"(?i){before}{_groups(of.people)}{self._more}")
        ills = rf"(?:{_groups(of.short)}|(?P<known>{words.conditions}))"
        self._ill = regex(rf"(?i){before}{ills}{self._more}")
        self._named = regex(
            rf"(?i)(?:{'|'.join(name for name, _ in (*of.people, *of.short))}|{words.conditions})(?!\w)"
        )
        self._allergic = self._each(of.allergic)
        self._allergies = self._each(of.allergies)
        self._intolerant = self._each(of.intolerant, of.not_borne)
        self._intolerances = self._each(of.intolerances, of.not_borne)
        gives = rf"(?:[\w']+ ){{0,2}}?(?:{of.reactions})(?:(?: (?:{of.spread})){{1,2}}| [^\W\d_]+)?!*"
        self._reacts = regex(rf"(?i){_THING}{_GIVES}{gives}")
        self._harms = self._each(of.harms)
        self._no_go = self._each(of.no_go, of.not_borne)
        self._because = regex(
            rf"(?i){_THING}(?:!+|(?: [^\s,;:()]+){{1,4}})?\s*(?:[,;:(]|\s[-–—])\s*(?:{of.allergy_word})\W*"
        )
        role = rf"(?:{of.roles})(?!\w)"
        self._as_role = regex(
            rf"(?i){role} (?P<who>.+)"
            if of.roles_first
            else rf"(?i)(?P<who>.+?)[ -]{role}(?: (?:{forms.at}|of) .{{2,40}})?"
        )
        self._of_self = regex(rf"(?i)(?:{of.of_self}) (?:(?:{_AN}) )?")
        things = rf"(?:{of.reactions}) (?:{of.caused_by}) {_THING}"
        self._reactions = regex(rf"(?i)(?:[\w']+ )?{things}")
        self._without = regex(
            rf"(?i)(?:{of.without}) {_THING}(?: [^\W\d_]+)?(?:\s*[,;:]|\s[-–—]|\.)\s*(?:{of.allergic_so})"
        )
        self._forgoes = regex(rf"(?i)(?:{of.without}) ")
        self._own = regex(rf"(?i)(?:{of.own}) (?:(?:{_AN}) )?")
        self._wants = regex(rf"(?i)(?<!\w)(?:{of.wants})(?!\w)")
        self._somebody = regex(rf"(?i)(?<!\w)(?:{of.roles}|{words.jobs}|{_THIRD_PERSON})(?!\w)|['’]s ")
        self._others = regex(rf"(?i)(?<!\w)(?:{of.others}|{words.relative}|{vocabulary.RELATIVE})(?!\w)")
        self._lists = regex(rf"(?i)(?:{of.lists}) ?:? (?P<thing>.{{2,60}})")
        self._known = regex(rf"(?i)(?:{words.allergens}|{of.called})")
        self._suspects = regex(rf"(?i)(?<!\w)(?:{of.suspects})(?!\w)")
        self._about = regex(rf"(?i)(?<!\w)(?:{of.about_illness})(?!\w)")
        self._articles = regex(rf"(?i)^(?:(?:{words.articles})\s*(?<=[\s']))+")

    @property
    def names(self) -> tuple[str, ...]:
        """Expressions of which one finds something wherever this reads anything."""
        names = [each for each, _ in (*self._of.people, *self._of.short, *self._of.states)]
        initials = [each for each in names if len(each) <= SHORT_NAME]
        others = "|".join(each for each in names if each not in initials)
        found = (
            rf"(?<!\w)(?:{others}|{self._words.conditions})(?!\w)",
            rf"(?:{self._of.reactions})(?: [^\W\d_]|!*$)",
            *(rf"(?<!\w){form.format('(?:' + self._of.not_borne + ')')}" for form in self._of.no_go),
            *(form.format(r"[^\W\d_]") for form in self._of.harms),
        )
        return (*found, rf"(?<!\w)(?:{'|'.join(initials)})(?!\w)") if initials else found

    @once
    def all_of(self, clause: str) -> Ailment | None:
        """What several allergens have in common: "nuts, shellfish -> epipen", "allergies: cashews, kiwi"."""
        if len(clause) > LONGEST:
            return None
        for found in _found((self._reacts, self._reactions, self._without, self._because), clause):
            if told := self._allergy(found, is_bare=False):
                return told
        for found in _found(self._no_go, clause):
            return self._intolerance(found, is_bare=False)
        found = self._lists.fullmatch(clause)
        return self._allergy(found, is_bare=False, known=any) if found else None

    @once
    def read(self, clause: str) -> Ailment | None:
        """What a clause tells of, if it says no more."""
        if len(clause) > LONGEST:
            return None
        return self.all_of(clause) or self._illness(clause) or self._any_allergy(clause) or self._role(clause)

    def adds(self, clause: str) -> bool:
        """Whether a clause says no more than since when somebody has what was told before it, or how bad it is."""
        return len(clause) <= LONGEST and self._adds.fullmatch(clause) is not None

    def own(self, clause: str) -> Ailment | None:
        """What she says that she is, or has, where it is called for short: "I'm T1"."""
        opening = self._own.match(clause)
        told = self.read(clause[opening.end() :]) if opening else None
        if told and told.is_short:
            return told._replace(is_bare=False, is_short=False, is_alone=False)
        opening = self._of_self.match(clause)
        told = self.read(clause[opening.end() :]) if opening else None
        return told._replace(is_bare=False, is_short=False, is_alone=False) if told else None

    def is_hers(self, clause: str) -> bool:
        """Whether a clause says what she has to leave out."""
        return self._forgoes.match(clause) is not None

    def wants(self, clause: str) -> bool:
        """Whether a clause says that something is wanted."""
        return self._wants.search(clause) is not None

    def of_others(self, text: str) -> bool:
        """Whether a text speaks of a relative, or of anybody else."""
        return self._others.search(text) is not None

    def is_of_self(self, clause: str) -> bool:
        """Whether a clause begins with what says that it is the user's, or of who has it."""
        return self._of_self.match(clause) is not None

    def of_somebody(self, text: str) -> bool:
        """Whether a text may speak of somebody to whom what stands behind it belongs: "a nurse", "Anna comes"."""
        return self._somebody.search(text) is not None

    def begins(self, text: str) -> bool:
        """Whether a text begins with the name of an illness, or of who has it."""
        return self._named.match(text) is not None

    def asks_about_it(self, question: str) -> bool:
        """Whether a question is about an illness, and not about what who has it may do."""
        return self._about.search(question) is not None

    def without_about_it(self, question: str) -> str:
        """A question without the words by which it is about an illness."""
        return self._about.sub(" ", question)

    def suspects(self, question: str) -> bool:
        """Whether a question is whether the user has it."""
        return self._suspects.search(question) is not None

    def _has_more(self, found: re.Match[str]) -> bool:
        """Whether something stands beside the name: in brackets only how bad it is, or since when."""
        said = found.groupdict()
        return bool(said.get("how") or said["more"] or (said["aside"] and self._beside.search(said["aside"])))

    def _role(self, clause: str) -> Ailment | None:
        """Of who says what else she is: "coeliac student on a budget"."""
        found = self._as_role.fullmatch(clause)
        told = self._illness(found["who"]) if found else None
        return told._replace(is_bare=False, is_short=False, is_alone=False) if told else None

    def _illness(self, clause: str) -> Ailment | None:
        has = self._forms.has.format
        if found := self._diabetes.fullmatch(clause):
            said = next(filter(None, found.group("bare", "short", "before", "behind", "number"))).casefold()
            full = has(self._of.diabetes.format(_NUMBERS.get(said, said)))
            is_alone = not self._has_more(found)
            is_bare = is_alone and _DIABETIC.search(clause) is None
            return Ailment(full, is_bare, is_bare and found["bare"] is not None, is_alone)
        if found := self._named_after.fullmatch(clause):
            name = self._of.named_after.format(found["after"].capitalize())
            return Ailment(has(name), is_alone := not self._has_more(found), is_alone=is_alone)
        if found := self._states.fullmatch(clause):
            return Ailment(_name_of(found, self._of.states), is_alone := not self._has_more(found), is_alone=is_alone)
        if found := self._people.fullmatch(clause):
            return Ailment(has(_name_of(found, self._of.people)), is_alone=not self._has_more(found))
        if found := self._ill.fullmatch(clause):
            name = found["known"] or _name_of(found, self._of.short)
            is_alone = not self._has_more(found)
            called = clause[: found.start("more")]
            return Ailment(has(name), is_alone, is_alone and len(called) <= SHORT_NAME, is_alone)
        return None

    def _any_allergy(self, clause: str) -> Ailment | None:
        for found in _found((*self._allergic, *self._harms), clause):
            if told := self._allergy(found, is_bare=False):
                return told
        for found in _found(self._allergies, clause):
            if told := self._allergy(found, is_bare=not self._has_more(found)):
                return told
        for found in _found(self._intolerant, clause):
            return self._intolerance(found, is_bare=False)
        for found in _found(self._intolerances, clause):
            return self._intolerance(found, is_bare=not self._has_more(found))
        return None

    def _intolerance(self, found: re.Match[str], *, is_bare: bool) -> Ailment:
        return Ailment(self._of.is_intolerant.format(found["thing"].lower()), is_bare)

    def _allergy(
        self, found: re.Match[str], *, is_bare: bool, known: Callable[[Iterable[bool]], bool] = all
    ) -> Ailment | None:
        """What is said of things of which `all`, or `any`, are known to be allergens."""
        listed = found["thing"].replace("+", ",")
        things = [self._articles.sub("", each.strip(" .")) for each in self._words.separator.split(listed)]
        if not things or any(len(each.split()) > WORDS_OF_ALLERGEN for each in things):
            return None
        if not known(self._known.fullmatch(each) is not None for each in things):
            return None
        return Ailment(self._of.is_allergic.format(", ".join(things)), is_bare)

    def _each(self, forms: Sequence[str], thing: str = "") -> tuple[re.Pattern[str], ...]:
        of = rf"(?P<thing>{thing})" if thing else _THING
        before = rf"(?:(?P<how>(?:{self._of.how_bad}) ){{0,2}})"
        return tuple(regex(rf"(?i){before}{form.format(of)}{self._more}") for form in forms)


def _found(patterns: Iterable[re.Pattern[str]], clause: str) -> Iterator[re.Match[str]]:
    return (found for pattern in patterns if (found := pattern.fullmatch(clause)))


def _groups(names: Names) -> str:
    return f"(?:{'|'.join(f'(?P<n{at}>{name})' for at, (name, _) in enumerate(names))})"


def _name_of(found: re.Match[str], names: Iterable[tuple[str, str]]) -> str:
    return next(name for at, (_, name) in enumerate(names) if found[f"n{at}"])
