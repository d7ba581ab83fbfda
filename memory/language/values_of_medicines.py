"""Readers of what a saying tells of medicines: which, how much, how often, and which makes way for another."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from memory.language import vocabulary
from memory.language.saying_table import LanguageWords, Reader, ReadValue
from memory.language.terse import alone
from memory.language.value_words import VALUE, articles, begins_with, behind, items, words_of
from memory.text.regex import regex
from memory.text.stop_words import OF_LATIN_SCRIPT

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


_DOSE = regex(
    rf"(?i)(?<![\w.])(?P<number>\d+(?:[.,]\d+)*|(?:{vocabulary.COUNT})(?= \w{{4}}))"
    rf"\s?(?P<unit>{vocabulary.DOSE_UNIT})(?!\w)"
)

_DRUG = regex(rf"(?i)\b(?:{vocabulary.DRUG})(?!\w)")

_SMALL = frozenset[str]().union(*OF_LATIN_SCRIPT.values())

_BEHIND_DOSE = regex(r"(?i)\s*(?:of |de |d'|di |do |da |von )?\s*([^\W\d_][\w-]+)")

_BEFORE_DOSE = regex(r"([^\W\d_][\w-]+)\s*(?:\()?$")


def medication(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """Medications, each with its dose and how often, known by its name or its dose.

    None that was given up since, or is for a relative: "my doctor prescribed amoxicillin for my son".
    """
    # Behind a semicolon another one may be given up: "I take ramipril; bisoprolol was no good, I quit it".
    told, _, behind_it = found["value"].partition(";")
    of_it = told if _DRUG.search(behind_it) else f"{told};{behind_it}"
    relatives = f"{of.relative}|{vocabulary.RELATIVE}"
    if words_of(of.given_up).search(of_it) or _given_to(of.reasons, relatives).search(told):
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
    if (ill := _IS_ILL.match(before)) and words_of(_ailing(of)).search(before, ill.end()):
        return words_of(_ailing(of)).fullmatch(ill["who"]) is None
    given_to = _given_to(of.reasons, relatives).match(behind_it)
    return bool(given_to or words_of(of.given_up).search(behind_it))


def _ailing(of: LanguageWords) -> str:
    return f"{of.conditions}|{'|'.join(of.condition_names)}"


_IS_ILL = regex(
    r"(?i)(?!(?:i|ich|yo|je|io|eu)\s)(?P<who>[^\W\d_]+) (?:has|is|hat|ist|tiene|está|es|a|est|ha|è|tem|t[áa]|é)(?!\w)"
)
"""Of one who is named: "paçoca ta com diabetes, insulina 2x ao dia"."""


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

IS_GIVEN = regex(
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


def of_known(read: Reader, *words: str) -> Reader:
    """What `read` finds where the words that stand for medicines, all of them or these, are names of such."""
    wanted = words or ("drug", "other")

    def of_medicines(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
        said = found.groupdict()
        if all(said.get(each) is None or _DRUG.match(said[each]) for each in wanted):
            yield from read(field, found, of)

    return of_medicines


def exchanged(read: Reader) -> Reader:
    """What `read` finds of medicines of which one made way for the other: where she speaks of herself, or a doctor.

    In a study medicines are exchanged, too, and a relative's by the doctor.
    """

    def of_user(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
        said = found.groupdict()
        before = found.string[: max(found.start(name) for name in ("value", "drug", "other") if name in said)]
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
    is_hers = IS_GIVEN.search(before) or _OF_USER.search(before) or words_of(f"{of.experts}|{of.own}").search(before)
    if not is_hers or words_of(f"{of.relative}|{vocabulary.RELATIVE}|{of.she}").search(before):
        return None
    return _InPlaceOf(old, new)


_ARTICLES = 2
"""Words in front of a medicine: "instead of all the", "anstelle von meinem"."""

_CLAUSE_ENDS = regex(r"[.;:!?]")


def in_its_place(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """What is taken in the place of something."""
    if pair := _exchange(found, of):
        told = VALUE.match(found.string, pair.new.start())
        yield from medication(field, told, of) if told else ()


def replaced(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    """In the place of what something is taken."""
    if pair := _exchange(found, of):
        yield ReadValue(field, pair.old[0])


def stopped_medicine(field: str, found: re.Match[str], of: LanguageWords) -> Iterator[ReadValue]:
    for item in items(articles(of.own).sub("", found["value"]), of):
        medicine = _read_medicine(item, of)
        yield ReadValue(field, medicine.name if medicine else item)
