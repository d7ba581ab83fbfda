"""Readers of what a saying tells of a body: what it bears and what is eaten, what it has, what it measures."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile

from memory.language import vocabulary
from memory.language.saying_table import LanguageWords, Reader, ReadValue
from memory.language.value_words import begins_with, items, sure_items, words_of
from memory.language.values_of_medicines import IS_GIVEN
from memory.text.regex import regex


def allergens(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    told = sure_items(_named(_oneself(of.oneself).sub("", found["value"]), of), of.allergens, of)
    goes_on = _medic_does(of.experts, of.allergens)
    # "… and take cetirizine", "… and the doctor gave me ibuprofen"
    for at, item in enumerate(told):
        if IS_GIVEN.search(item) or (at and goes_on.match(item)):
            return
        if not (begins_with(f"{vocabulary.NO_ALLERGEN}|{of.no_allergen}").match(item) or _IS_PRONOUN.match(item)):
            yield ReadValue(field, item)


@cache
def _oneself(words: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?<=\w) (?:{words})\b")


@cache
def _medic_does(experts: str, allergens: str) -> re.Pattern[str]:
    """A clause of who treats somebody, and no name of an allergen: neither "x-ray contrast"."""
    return regex(rf"(?i)(?:\w+ )?(?:{experts})(?!\w) (?!(?:{allergens})(?!\w))\S+ \S+")


_IS_PRONOUN = regex(rf"(?i)(?:{vocabulary.STANDS_FOR_THINGS})$")
"""Stands for what was named before (`allergic_to_it.py`)."""


def _named(value: str, of: LanguageWords) -> str:
    """A value up to where she goes on without "I": "wasp stings, always carry my pen", with a comma or without."""
    return _goes_on(of.own_verbs).sub("", value)


@cache
def _goes_on(own_verbs: str) -> re.Pattern[str]:
    return regex(rf"(?i)\s(?:{own_verbs})(?!\w).*")


def known_allergens(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """Of others nothing is taken for an allergy but what many have: "allergic to homework"."""
    for item in items(_named(found["value"], of), of):
        if not words_of(of.allergens).search(item):
            return
        yield ReadValue(field, item)


def intolerance(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    for item in sure_items(_named(found["value"], of), of.allergens, of):
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


THEREFORE = r"(?: -+)? "
"""Between what somebody is and what she leaves out for that: "I'm Muslim, so no pork"."""

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
        if not _ALLERGY_TO.match(item):
            yield ReadValue(field, _condition_name(item, of))


_ALLERGY_TO = regex(r"(?i)al+erg\w+ (?:to|gegen|auf|an?|al|alla|alle|ai|agli|all'|ao|aos|às?|aux?)(?!\w)")
"""An allergy to something: it is read as one."""


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


_NUMBER = r"\d+(?:[.,]\d+)?"


def reading(_: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """`vitals.a1c: 6.8%`. Of "from 7.4 to 6.8" the latter."""
    key = next(key for key, names in of.vitals.items() if begins_with(names).fullmatch(found["vital"]))
    vital = vocabulary.VITALS[key]
    number = rf"(?P<number>{vital.number or _NUMBER})"
    later = words_of(rf"(?:{of.becomes})(?: now)? {number}\s?(?P<unit>{vital.units})?").search(found["value"])
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
    if not words_of(f"{_LIFTED}|{of.lifted}").search(found.string):
        yield from (said._replace(is_bare=True) for said in of_nobody_else(weight)(field, found, of))


_LIFTED = (
    r"bench\w*|squat\w*|deadlift\w*|press\w*|lift\w*|curls?|reps?|sets?|p[rb]s?|1rm|dumbbells?|barbell|kettlebells?"
    r"|protein|goal|target"
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
