"""Readers of what a saying's pattern found in a sentence: the values that may stand in a field."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from typing import NamedTuple

from memory.language import vocabulary
from memory.language.saying_table import LanguageWords, Reader, ReadValue
from memory.language.terse import alone
from memory.text.regex import regex
from memory.text.stop_words import OF_LATIN_SCRIPT

# ── Words where they matter ───────────────────────────────────────────────────────────────────────────────────


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


# ── Medications ───────────────────────────────────────────────────────────────────────────────────────────────

_MEDICATION = regex(
    r"(?P<name>.+?)(?: (?P<dose>\d[\d.,/]*\s?(?:[^\W\d_]{1,10}|%)|\d{1,4}(?:[.,]\d+)?))?(?: \((?P<frequency>[^()]*)\))?"
)


class Medication(NamedTuple):
    """A medication as one value of the field: `metformin 500mg (twice daily)`."""

    name: str
    dose: str = ""
    frequency: str = ""

    def __str__(self) -> str:
        dose = f" {self.dose}" if self.dose else ""
        return f"{self.name}{dose} ({self.frequency})" if self.frequency else f"{self.name}{dose}"


def read_medication(text: str) -> Medication:
    """The parts of a value."""
    found = _MEDICATION.fullmatch(text)
    if found is None:
        return Medication(text)
    return Medication(found["name"], found["dose"] or "", found["frequency"] or "")


# ── Phrases and lists ─────────────────────────────────────────────────────────────────────────────────────────


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


def one(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    if value := phrase(found["value"], of):
        yield ReadValue(field, value)


def all_of_it(field: str, _: re.Match[str], __: LanguageWords) -> Iterator[ReadValue]:
    """For what no longer holds, whatever it was."""
    yield ReadValue(field, "")


def verbatim(field: str, found: re.Match[str], _: LanguageWords) -> Iterator[ReadValue]:
    yield ReadValue(field, found["value"].strip(" ,."))


# ── Who ───────────────────────────────────────────────────────────────────────────────────────────────────────

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
        names = list(named(f"family.{who}", part_match, of)) if (part_match := _VALUE.match(part)) else []
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


_VALUE = regex(r"(?P<value>.+)")
_NO_PLACE = regex(rf"(?i)(?:{vocabulary.NOT_PLACES})\b|\w+ \d")
_PLACE = regex(r"(?:[^,;:!?()\n.]|(?<=\bSt)\.|(?<=\bSte)\.)+(?:, (?-i:[A-Z])[\w. ]+)?")


def place(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """A town or a country: capitalised, unless nothing in the sentence is."""
    raw = found["value"].strip()
    place = _PLACE.match(raw)
    if place is None or begins_with(of.no_place).match(raw) or _NO_PLACE.match(raw):
        return
    text = of.behind_and.sub("", of.stop.sub("", place[0])).strip(" ,")
    bare = articles(of.place_articles).sub("", text)
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
    """Whether its writer has no use for capitals; those of "I", and of one name, may be ours."""
    said = sentence.replace("I ", "i ")
    return said[:1].islower() and len(_CAPITAL.findall(said)) <= 1


_CAPITAL = regex(r"(?<!\w)(?-i:[A-ZÀ-Þ])")


# ── Work ──────────────────────────────────────────────────────────────────────────────────────────────────────


def occupation(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    value = phrase(behind(of.job_ends).sub("", found["value"]), of)
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
    if articles(of.a).match(raw) or value[0].isupper() or found.string.islower():
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


# ── Languages ─────────────────────────────────────────────────────────────────────────────────────────────────


def spoken(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    said = behind(of.ends).sub("", found["value"])
    for language in words_of(of.languages).finditer(said):
        yield ReadValue(field, language[0][:1].upper() + language[0][1:])


def learned(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    for each in spoken(field, found, of):
        yield ReadValue(field, f"{each.value} (learning)")


# ── Food and health ───────────────────────────────────────────────────────────────────────────────────────────


def allergens(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    told = sure_items(found["value"], of.allergens, of)
    for item in takewhile(lambda item: not _IS_GIVEN.search(item), told):  # "… and take cetirizine"
        if not begins_with(f"{vocabulary.NO_ALLERGEN}|{of.no_allergen}").match(item):
            yield ReadValue(field, item)


def known_allergens(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """Of others nothing is taken for an allergy but what many have: "allergic to homework"."""
    for item in items(found["value"], of):
        if not words_of(of.allergens).search(item):
            return
        yield ReadValue(field, item)


def intolerance(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    for item in items(found["value"], of):
        if not begins_with(f"{vocabulary.NO_ALLERGEN}|{of.no_allergen}").match(item):
            yield ReadValue(field, f"{item.lower()} (intolerance)")


def way_of_eating(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """`vegetarian (except fish)`."""
    value = found["value"].casefold()
    diet = of.diets.get(value) or value
    excepted = _exception(of.exceptions).match(found.string, found.end("value"))
    foods = items(excepted["value"], of) if excepted else []
    eaten = ", ".join(takewhile(words_of(of.foods).fullmatch, foods))
    yield ReadValue(field, f"{diet} (except {eaten})" if eaten else diet)


@cache
def _exception(exceptions: str) -> re.Pattern[str]:
    """What is eaten all the same, right behind a diet."""
    return regex(rf"(?i)s?,? (?:{exceptions}) (?P<value>.+)")


def not_eaten(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """`no pork`, in the language in which it was said."""
    for item in items(found["value"], of):
        if words_of(of.foods).fullmatch(item):
            yield ReadValue(field, f"{of.without} {item}")


def eaten_again(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """What is eaten after all: it is left out no more, and who eats meat is neither vegetarian nor vegan.

    Who eats cheese or eggs is not vegan, and whoever eats fish may be pescatarian.
    """
    for value in not_eaten(field, found, of):
        yield value
        food = value.value.removeprefix(f"{of.without} ")
        if words_of(of.meats).fullmatch(food):
            yield ReadValue(field, "vegetarian")
            if not words_of(vocabulary.FISH).fullmatch(food):
                yield ReadValue(field, "pescatarian")
        if words_of(f"{of.meats}|{of.animal}").fullmatch(food):
            yield ReadValue(field, "vegan")


def of_nobody_else(read: Reader) -> Reader:
    """What `read` finds where no relative is spoken of: "fish is fine again" may be said of anybody."""

    def of_user(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
        if not words_of(f"{of.relative}|{vocabulary.RELATIVE}|{of.she}").search(found.string):
            yield from read(field, found, of)

    return of_user


NO_REAL_FOOD = (
    r"(?![ -](?:de so[jy]a|di soia|v[eé]g[eé]t\w+|vegan\w*|plant\w*|free|alternativ\w*|substitut\w*|replacements?"
    r"|ersatz))"
)
"""Behind a food of animals: it is none."""


def borne_again(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """What may be eaten after all: no intolerance of it is left, nor is it left out. "If they are boiled" is less."""
    if words_of(of.supposed).search(found.string, found.end()):
        return
    for item in items(found["value"], of):
        if words_of(of.foods).fullmatch(item):
            for food in (item, *(of.milk if item.casefold() in of.milk else ())):
                yield ReadValue(field, food)
                yield ReadValue("diet", f"{of.without} {food}")


def borne_by_another(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """The same of somebody of the household, as `of_another` has it."""
    for borne in borne_again("allergies", found, of):
        if borne.field == "allergies":
            yield ReadValue(field, f"allergic to {borne.value}")
            yield ReadValue(field, f"{borne.value} (intolerance)")
        else:
            yield ReadValue(field, borne.value)


def of_another(read: Reader, said: str = "{}", *, of_named: str = "") -> Reader:
    """What `read` finds of somebody of the household: `son Leo: allergic to peanuts`.

    The pattern has the groups `who` (a relative), `name` behind it, and `alone` for a name without a relative, of
    whom `of_named` says which values are taken up: any stranger may be diabetic.
    """

    def of_them(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
        if who := _another(found, of):
            for each in read(field, found, of):
                if found.groupdict().get("who") or re.match(of_named, each.value):
                    yield ReadValue(field, f"{who}: {said.format(each.value)}")

    return of_them


def _another(found: re.Match[str], of: LanguageWords) -> str:
    groups = found.groupdict()
    relative = " ".join((groups.get("who") or "").casefold().split())
    name = groups.get("name") or groups.get("alone") or ""
    if begins_with(f"{of.nobody}|{of.no_name}|{of.no_item}").match(name):
        name = ""
    return " ".join(filter(None, (of.relatives.get(relative) or relative, name)))


COELIAC = r"(?i).*[cz](?:oe|œ|ö|e)l[ií]a"
"""A condition of who must not eat something, in all languages."""


def condition(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    for item in items(found["value"], of):
        yield ReadValue(field, _condition_name(item, of))


def known_condition(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    for item in words_of(f"{of.conditions}|{'|'.join(of.condition_names)}").finditer(of.stop.sub("", found["value"])):
        yield ReadValue(field, _condition_name(item[0], of))


def _condition_name(said: str, of: LanguageWords) -> str:
    name = of.condition_names.get(said.casefold()) or said
    return name[:1].upper() + name[1:]


def bodily(field: str, found: re.Match[str], _: LanguageWords) -> Iterator[ReadValue]:
    """What lasts of the body, as it is said; of a part that has something (`part`, `how`) first the part."""
    said = found.groupdict()
    value = f"{said['part']} ({said['how']})" if said.get("part") else said["value"]
    yield ReadValue(field, value[:1].upper() + value[1:])


_DOSE = regex(
    rf"(?i)(?<![\w.])(?P<number>\d+(?:[.,]\d+)*|(?:{vocabulary.COUNT})(?= \w{{4}}))"
    rf"\s?(?P<unit>{vocabulary.DOSE_UNIT})(?!\w)"
)
_DRUG = regex(rf"(?i)\b(?:{vocabulary.DRUG})(?!\w)")
_SMALL = frozenset[str]().union(*OF_LATIN_SCRIPT.values())
_BEHIND_DOSE = regex(r"(?i)\s*(?:of |de |d'|di |do |da |von )?\s*([^\W\d_][\w-]+)")
_BEFORE_DOSE = regex(r"([^\W\d_][\w-]+)\s*(?:\()?$")


def medication(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """Medications, each with its dose and how often, known by its name or its dose; none that was given up since."""
    # Behind a semicolon another one may be given up: "I take ramipril; bisoprolol was no good, I quit it".
    told, _, behind_it = found["value"].partition(";")
    of_it = told if _DRUG.search(behind_it) else f"{told};{behind_it}"
    if words_of(of.given_up).search(of_it):
        return
    parts = _and_or_comma(of.ands).split(behind(of.reasons).sub("", told))
    for at, part in enumerate(parts):
        medicine = None if at and _is_of_another_clause(part, of) else _read_medicine(part, of)
        medicine = medicine or (None if at else _brand(part, found, of))
        if medicine is None:
            return
        yield ReadValue(field, str(medicine))


def terse_medicine(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """A medicine with its dose or how often, of which a clause says no more (`terse.py`).

    None of another's, or of no one's, and no dose of what more may be said: "A 500 and B 5 do not mix".
    """
    at = found.start("value")
    medicine = _with_dose(found["value"], (found.start("drug") - at, found.end("drug") - at), of)
    if not (medicine.dose or medicine.frequency) or _is_not_hers(found, of):
        return
    joined = _joined(of.ands).match(found.string, found.end())
    if medicine.frequency or not joined or regex(rf"(?i){alone(of)}").match(found.string, joined.start()):
        yield ReadValue(field, str(medicine))


@cache
def _joined(ands: str) -> re.Pattern[str]:
    return regex(rf"(?i) (?:{ands}) ")


def _is_not_hers(found: re.Match[str], of: LanguageWords) -> bool:
    """Whether a medicine is somebody else's, or nobody's: by what its sentence says before, or whom it is for."""
    before, behind_it = found.string[: found.start("value")], found.string[found.end() :]
    relatives = f"{of.relative}|{vocabulary.RELATIVE}"
    if words_of(f"{relatives}|{of.she}|{of.not_taken}|{of.in_place_of}").search(before):
        return True
    given_to = _given_to(of.reasons, relatives).match(behind_it)
    return bool(given_to or words_of(of.given_up).search(behind_it))


@cache
def _given_to(reasons: str, relatives: str) -> re.Pattern[str]:
    return regex(rf"(?i) (?:{reasons})(?: [\w']+)? (?:{relatives})(?!\w)")


def _brand(part: str, found: re.Match[str], of: LanguageWords) -> Medication | None:
    """A name that no list has: of what is taken, with a dose or so and so often, by who has named a condition before.

    "I have Parkinson's, and take Sinemet three times a day". Of what is used, or one is on, nobody knows.
    """
    before, frequency = found.string[: found.start("value")], words_of(of.frequencies).search(part)
    name = _CAPITALISED.match(articles(of.articles).sub("", part.strip()))
    if (
        not (name and frequency)
        or _WEEKLY.search(frequency[0])
        or begins_with(f"{of.no_drug}|{of.languages}").match(name[0])
    ):
        return None
    if not _TAKES.search(before) or not words_of(f"{of.conditions}|{'|'.join(of.condition_names)}").search(before):
        return None
    return Medication(name[0], "", " ".join(frequency[0].lower().split()))


_CAPITALISED = regex(r"(?-i:[A-ZÀ-Þ][a-zß-ÿ-]{3,})")
_WEEKLY = regex(r"(?i)week|woche|seman|semaine|settiman")
"""So often people take classes, and cabs."""
_TAKING = r"tak(?:e|es|ing)|nehme|spritze|tomo|tomando|prendo|assumo|prends|injec\w+|inyecto"
_TAKES = regex(rf"(?i)\b(?:{_TAKING}) (?:\w+ )?$")
_IS_GIVEN = regex(
    rf"(?i)\b(?:{_TAKING}|(?:I )?(?:get|am on)|(?:nehm|krieg|bekomme?|kriege) ich|ich (?:bekomme?|kriege?)"
    r"|me (?:dan|dieron|da|han)|mi (?:danno|dà|ha)|(?:on |m')me? ?(?:donne|prescrit)|me (?:deu|deram|dão))(?!\w)"
)
"""Of who takes a medicine, or is given it."""


def _is_of_another_clause(part: str, of: LanguageWords) -> bool:
    """Whether a medicine is named that is not taken: "… and cannot have aspirin", "… and my husband takes aspirin"."""
    drug = _DRUG.search(part)
    before = part[: drug.start()] if drug else part
    if words_of(f"{of.relative}|{vocabulary.RELATIVE}|{of.without}|{of.in_place_of}").search(before):
        return True
    return bool(words_of(of.no_item).search(words_of(f"{of.articles}|{of.own}").sub("", before)))


@cache
def _and_or_comma(ands: str) -> re.Pattern[str]:
    return regex(rf"(?i)\s+(?:{ands}|plus)\s+|,\s*")


def _read_medicine(text: str, of: LanguageWords) -> Medication | None:
    frequency, dose = _how_often(of.frequencies, of.ands).search(text), _DOSE.search(text)
    drug = _DRUG.search(text)
    name = drug[0] if drug else ""
    if dose and not drug:  # the word behind a dose ("500 mg of metformin"), or before it
        beside = _BEFORE_DOSE.search(text[: dose.start()].strip())
        within = text[dose.end() : frequency.start()] if frequency else text[dose.end() :]
        behind_it = _BEHIND_DOSE.match(within)
        if behind_it and not (beside and behind_it[1].lower() in _SMALL):  # "elvanse 30mg on Monday"
            beside = behind_it
        name = beside[1] if beside else ""
    if not name or begins_with(of.no_drug).fullmatch(name):
        return None
    return _with_dose(text, drug.span() if drug else None, of, name)


@cache
def _bare_dose(frequencies: str, ands: str) -> re.Pattern[str]:
    """A dose right behind a medicine, without its unit: "L-Thyroxin 75"."""
    return regex(rf"(?i) (\d{{1,4}}(?:[.,]\d+)?)(?![.,]\d)(?=\s*(?:$|[.,;)])| (?:{frequencies}|{ands})\b)")


_DOSE_OF = regex(r"(?i)(?<![\w.,])(\d{1,4}(?:[.,]\d+)?) (?:(?:of|de|di|von) |d')(?:my )?$")
"""In front of a medicine, without its unit: "on 50 of sertraline"."""


def _with_dose(text: str, at: tuple[int, int] | None, of: LanguageWords, name: str = "") -> Medication:
    """The medicine that stands there in a text, or has this `name`: with its dose, which may have no unit."""
    dose = _DOSE.search(text)
    said = dose[0] if dose else ""
    if at and not dose:
        bare = _bare_dose(of.frequencies, of.ands).match(text, at[1]) or _DOSE_OF.search(text, 0, at[0])
        said = bare[1] if bare else ""
    return _dosed(name or text[slice(*at)] if at else name, said, text, of)


def _dosed(name: str, dose: str, text: str, of: LanguageWords) -> Medication:
    """A medicine with its dose, `500mg`, `2 tablets`, and how often it is taken by what a text says of it."""
    said, frequency = _DOSE.fullmatch(dose), _how_often(of.frequencies, of.ands).search(text)
    if said:
        dose = f"{said['number']}{' ' if len(said['unit']) >= SPACED_UNIT else ''}{said['unit']}"
    often = " ".join(frequency[0].lower().split()) if frequency else ""
    often = next((re.sub(said, one, often) for said, one in vocabulary.FREQUENCIES if re.fullmatch(said, often)), often)
    return Medication(name, dose, often)


@cache
def _how_often(frequencies: str, ands: str) -> re.Pattern[str]:
    """All of what is said of it: "with breakfast and with tea", "5 in the morning 5 at night"."""
    once = rf"(?:{frequencies})(?!\w)"
    return regex(rf"(?i)(?<!\w){once}(?:(?:,| (?:{ands})|, (?:{ands}))?(?: \d{{1,4}})? {once}){{0,4}}")


SPACED_UNIT = 4
"""Letters: from here on a unit is a word."""


def new_dose(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """The dose that a medicine has now, of one that is the user's, or known to be: "metformin is 1000 now"."""
    if words_of(f"{of.relative}|{vocabulary.RELATIVE}|{of.given_up}").search(found.string):
        return
    is_hers = words_of(of.own).search(found.string, 0, found.start("value"))
    medicine = str(_dosed(found["drug"], found["dose"], _of_one(found, of), of))
    yield ReadValue(field, medicine, instead="" if is_hers else found["drug"])


def _of_one(found: re.Match[str], of: LanguageWords) -> str:
    """What is said of a medicine, up to where another one is named, or one that is in the place of another."""
    ends = (each.search(found.string, found.end("drug")) for each in (_DRUG, words_of(of.in_place_of)))
    end = min((each.start() for each in ends if each), default=found.end("value"))
    return found.string[found.start("value") : max(end, found.end("dose"))]


def drugs_in(text: str) -> frozenset[str]:
    """The medicines that a text names, by what their names have in all languages: metformin, metformina."""
    return frozenset(drug_of(found[0]) for found in _DRUG.finditer(text))


def drug_of(name: str) -> str:
    """What the names of a medicine have in all languages."""
    return _KIND.sub("", name.casefold()).rstrip("aeo")


_KIND = regex(r"^insulin[ae]? (?=\w)")
"""What a medicine is, in front of its name: "insulin Lantus"."""


def of_known(read: Reader) -> Reader:
    """What `read` finds where the words that stand for medicines, `drug` and `other`, are names of such."""

    def of_medicines(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
        said = found.groupdict()
        if all(said.get(each) is None or _DRUG.match(said[each]) for each in ("drug", "other")):
            yield from read(field, found, of)

    return of_medicines


def exchanged(read: Reader) -> Reader:
    """What `read` finds of medicines of which one made way for the other: where she speaks of herself, or a doctor.

    In a study medicines are exchanged, too, and a relative's by the doctor.
    """

    def of_user(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
        before = found.string[: found.start("value")]
        is_hers = _OF_USER.search(before) or words_of(f"{of.experts}|{of.own}").search(before)
        if is_hers and not words_of(f"{of.relative}|{vocabulary.RELATIVE}|{of.she}|{of.nobody}").search(before):
            yield from read(field, found, of)

    return of_user


_OF_USER = regex(
    r"(?i)\b(?:I|me|ich|mir|mich|hab|wurde|je|on|yo|he|hemos|mi|ho|abbiamo|eu|\w{3,}(?:ei|é))(?!\w)|\b[jm]['’]"
)


class _InPlaceOf(NamedTuple):
    """Two medicines that a clause names: one, and what is in its place."""

    old: re.Match[str]
    new: re.Match[str]


def _exchange(found: re.Match[str], of: LanguageWords) -> _InPlaceOf | None:
    """Behind "instead of" the `value`: what is not taken, and who takes or is given something else, or has only that.

    "Statt dem Xarelto krieg ich Eliquis", "en vez de Sintrom tomo Xarelto", "instead of coffee I drink tea".
    """
    named = _DRUG.finditer(found.string, found.start("value"), found.end("value"))
    old, new = next(named, None), next(named, None)
    if old is None or new is None or drug_of(old[0]) == drug_of(new[0]):
        return None
    before, between = found.string[: new.start()], found.string[old.end() : new.start()]
    clause = found.string[found.start("value") : old.start()]
    if len(clause.split()) > _ARTICLES or words_of(of.not_taken).search(before):
        return None
    if _CLAUSE_ENDS.search(between) or words_of(of.ands).search(between):
        return None
    is_hers = _IS_GIVEN.search(before) or _OF_USER.search(before) or words_of(f"{of.experts}|{of.own}").search(before)
    if not is_hers or words_of(f"{of.relative}|{vocabulary.RELATIVE}|{of.she}").search(before):
        return None
    return _InPlaceOf(old, new)


_ARTICLES = 2
"""Words in front of a medicine: "instead of all the", "anstelle von meinem"."""
_CLAUSE_ENDS = regex(r"[.;:!?]")


def in_its_place(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """What is taken in the place of something."""
    if pair := _exchange(found, of):
        told = _VALUE.match(found.string, pair.new.start())
        yield from medication(field, told, of) if told else ()


def replaced(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """In the place of what something is taken."""
    if pair := _exchange(found, of):
        yield ReadValue(field, pair.old[0])


def stopped_medicine(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    for item in items(articles(of.own).sub("", found["value"]), of):
        medicine = _read_medicine(item, of)
        yield ReadValue(field, medicine.name if medicine else item)


_NUMBER = r"\d+(?:[.,]\d+)?"


def reading(_: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """`vitals.a1c: 6.8%`. Of "from 7.4 to 6.8" the latter."""
    key = next(key for key, names in of.vitals.items() if begins_with(names).fullmatch(found["vital"]))
    vital = vocabulary.VITALS[key]
    number = rf"(?P<number>{vital.number or _NUMBER})"
    later = words_of(rf"(?:to|auf|a|à|para)(?: now)? {number}\s?(?P<unit>{vital.units})?").search(found["value"])
    if said := later or words_of(rf"{number}\s?(?P<unit>{vital.units})?").search(found["value"]):
        yield _measured(key, said)


def _measured(key: str, reading: re.Match[str]) -> ReadValue:
    number = _OVER.sub("/", reading["number"].replace(",", "."))
    unit = (reading["unit"] or vocabulary.VITALS[key].unit).strip()
    return ReadValue(f"vitals.{key}", number, vocabulary.UNITS.get(unit.lower(), unit) or None)


_OVER = regex(rf"(?i)\s*(?:{vocabulary.OVER})\s*")


def weight(_: str, found: re.Match[str], __: LanguageWords) -> Iterator[ReadValue]:
    yield _measured("weight", found)


def weight_beside_one_that_is_known(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """A weight that may be anything's: none of somebody else, of what is lifted, or of what is aimed at."""
    if not _LIFTED.search(found.string):
        yield from (said._replace(is_bare=True) for said in of_nobody_else(weight)(field, found, of))


_LIFTED = regex(
    r"(?i)\b(?:bench\w*|squat\w*|deadlift\w*|press\w*|lift\w*|curls?|reps?|sets?|p[rb]s?|1rm|dumbbells?|barbell|kettlebells?"
    r"|protein|kreuzheben|bankdrücken|kniebeuge\w*|sentadillas?|banca|mancuernas?|développé|soulevé|haltères?|stacco|squat"
    r"|panca|manubri|agachamento|supino|halteres|goal|target|ziel|meta|objetivo|objectif|obiettivo)\b"
)
"""What is weighed or counted in a gym, and what somebody aims at."""


def height(_: str, found: re.Match[str], __: LanguageWords) -> Iterator[ReadValue]:
    """Metres are often not said: "mido 1,78"."""
    said = _measured("height", found)
    yield said if said.unit or found["unit"] is not None else said._replace(unit="m")


def blood(field: str, found: re.Match[str], _: LanguageWords) -> Iterator[ReadValue]:
    group = found["group"].upper().replace("0", "O")
    sign = (found["sign"] or "").lower().strip()
    negative = sign.startswith(("n", "-", "−", "–"))
    yield ReadValue(field, group + ("-" if negative else "+" if sign else ""))


# ── Aims and persons to call ──────────────────────────────────────────────────────────────────────────────────


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


# ── Tastes, and how to talk ───────────────────────────────────────────────────────────────────────────────────

LONGEST_TASTE = 8
"""LanguageWords: more than this is an opinion, which is a memory of its own."""


def taste(verb: str) -> Reader:
    """`likes jazz`; how answers are to be is an instruction instead."""

    def read(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
        value = ending(of.taste_ends).sub("", found["value"]).strip(" ,.")
        if not value or begins_with(of.no_taste).match(value) or len(value.split()) > LONGEST_TASTE:
            return
        is_instruction = verb == "prefers" and words_of(of.answers).search(value)
        yield ReadValue("communication" if is_instruction else field, f"{verb} {value}".strip())

    return read


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
