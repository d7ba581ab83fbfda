"""Readers of what a saying's pattern found in a sentence: the values that may stand in a field."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from memory.language import vocabulary as words
from memory.language.table import Reader, ReadValue
from memory.text.regex import regex

# ── Medications ───────────────────────────────────────────────────────────────────────────────────────────────

_MEDICATION = regex(
    r"(?P<name>.+?)(?: (?P<dose>\d[\d.,/]*\s?[^\W\d_]{1,10}|\d[\d.,/]*\s?%))?(?: \((?P<frequency>[^()]*)\))?"
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

_STOP = regex(
    r"(?i)\s*(?:[;:!?()\n—]|\.(?!\d)|\s[-–]\s|,?\s+(?:but|because|since|so|which|who|whom|that|when|while|although"
    r"|though|if|unless"
    r"|until|after|before|where|even|due|now|nowadays|currently|these days|right now|at the moment|any ?more"
    r"|any longer|too|as well"
    r"|actually|again|please|thanks|lol|today|yesterday|ever|yet|already|lately|recently|last|next|this|with|from|as"
    r"|about|for"
    r"|(?:a|an|one|two|three|four|five|six|ten|\d+|several|many|some) (?:days?|weeks?|months?|years?) ago|in \d{4}"
    r"|aber|weil|denn|seit|und zwar|allerdings|pero|porque|desde|mais|parce|depuis|avec|mit|con)\b).*"
)
_AND = regex(r"(?i)\s*,?\s+(?:and|und|et|y)\s+.*")
_SEPARATOR = regex(
    r"(?i)\s*(?:,\s*(?:and|or|und|oder|y|e|o|et|ou)\s+|,\s*|\s+(?:and|or|und|oder|y|et|ou)\s+|\s*&\s*|\s*/\s*)"
)
_DETERMINER = regex(
    r"(?i)^(?:(?:an?|the|any|all(?: kinds of)?|some|both|most|mainly|especially|also|certain|der|die|das|dem|den"
    r"|eine?[nmr]?"
    r"|un[ae]?|el|la|los|las|le|les|du|des|de la|l')\s*(?<=[\s']))+"
)
_NO_ITEM = regex(
    r"(?i)^(?:I|my|mine|our|we|he|she|his|her|they|their|you|your|it|its|this|that|these|those|am|is|are|was|have|has"
    r"|do|does|can"
    r"|cannot|will|would|not|no|none|nothing|anything|everything|something|someone|please|also|so|then|there|what|how"
    r"|ich|wir|mein\w*"
    r"|yo|mi|je|mon|ma|mes|nichts|nada|rien)\b|^\W*$"
)
_FILLER = regex(
    r"(?i)^(?:by the way|btw|fyi|though|sadly|unfortunately|apparently|honestly|basically|obviously|in fact|of course"
    r"|übrigens|leider|nämlich|natürlich|por cierto|por desgracia|d'ailleurs|au fait|malheureusement)$"
)
"""Said between commas, of nothing that is listed."""


def phrase(text: str) -> str:
    """The first of what is listed, without what follows it in the sentence, and without its article."""
    first = _AND.sub("", text.partition(",")[0])
    value = _DETERMINER.sub("", _STOP.sub("", first.strip())).strip(" ,.-–'\"")
    return "" if _NO_ITEM.match(value) else value


def items(text: str) -> list[str]:
    """What is listed, up to where the sentence goes on."""
    found: list[str] = []
    for part in _SEPARATOR.split(_STOP.sub("", text)):
        item = _DETERMINER.sub("", part.strip(" ,.-–'\"")).strip()
        if _FILLER.match(item):
            continue
        if _NO_ITEM.match(item):
            break
        found.append(item)
    return found


def one(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    if value := phrase(found["value"]):
        yield ReadValue(field, value)


def all_of_it(field: str, _: re.Match[str]) -> Iterator[ReadValue]:
    """For what no longer holds, whatever it was."""
    yield ReadValue(field, "")


def verbatim(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    yield ReadValue(field, found["value"].strip(" ,."))


def listed(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    for item in items(found["value"]):
        yield ReadValue(field, item)


_PERSON = regex(
    r"[^\W\d_][^\W\d_'.-]*(?:['.-]+[^\W\d_]+)*(?: (?:de|van|von|der|la|bin|al) ?"
    r"| ?(?-i:[A-Z])[^\W\d_'.-]*(?:['.-]+[^\W\d_]+)*){0,4}"
)
_NO_NAME = regex(rf"(?i)^(?:{words.NO_NAME})\b")


def named(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    """A person's name."""
    person = _PERSON.match(found["value"].strip())
    name = re.sub(r"'s?$", "", person[0].strip(" .-")) if person else ""
    if name and not _NO_NAME.match(name):
        yield ReadValue(field, name)


def relative(_: str, found: re.Match[str]) -> Iterator[ReadValue]:
    """`family.wife: Anna`; several names at once for children."""
    who = words.RELATIVES.get(found["who"].casefold(), found["who"].casefold())
    for part in _SEPARATOR.split(_STOP.sub("", found["value"])):
        names = list(named(f"family.{who}", part_match)) if (part_match := _VALUE.match(part)) else []
        if not names or not part[:1].isupper():
            return
        yield from names


def spouse(_: str, found: re.Match[str]) -> Iterator[ReadValue]:
    if found["value"][:1].isupper():
        yield from named("family.partner", found)


_VALUE = regex(r"(?P<value>.+)")
_PLACE = regex(r"(?:[^,;:!?()\n.]|(?<=\bSt)\.|(?<=\bSte)\.)+(?:, (?-i:[A-Z])[\w. ]+)?")
_NO_PLACE = regex(
    rf"(?i)^(?:(?:an?|my|our|his|her|their|your|this|that|another|one|new|fear|hope|peace|pain|constant|denial|bed"
    rf"|ein\w*|un[ae]?"
    rf"|mein\w*|mi|mon|ma|{words.NOT_PLACES})\b)"
)


def place(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    """A town or a country: capitalised, unless nothing in the sentence is."""
    raw = found["value"].strip()
    place = _PLACE.match(raw)
    if place is None or _NO_PLACE.match(raw) or re.match(r"(?i)\w+ \d", raw):
        return
    text = _AND.sub("", _STOP.sub("", place[0])).strip(" ,")
    bare = re.sub(r"(?i)^(?:the|der|den|die) ", "", text)
    if bare and (bare[0].isupper() or found.string.replace("I ", "i ").islower() or not bare.isascii()):
        yield ReadValue(field, text)


_JOB_END = regex(r"(?i)\s+(?:at|in|for|on|by|of (?:the|my)|bei|en|chez|dans|de profession|von beruf)\s.*")


def occupation(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    value = phrase(_JOB_END.sub("", found["value"]))
    if value and len(value.split()) <= LONGEST_JOB:
        yield ReadValue(field, value)


LONGEST_JOB = 6
"""Words: "senior machine learning platform software engineer"."""

_NO_EMPLOYER = regex(rf"(?i)^(?:{words.NO_EMPLOYER})\b|^\d")


def employer(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    """A company's name, or a place of work with its article ("a hospital")."""
    raw = re.sub(r"(?i)\s+(?:in|on|near|doing|making|building|there)\s.*", "", found["value"].strip())
    value = phrase(raw)
    has_article = re.match(r"(?i)(?:an?|the|eine[rm]?|un[ea]?) ", raw) is not None
    if value and not _NO_EMPLOYER.match(raw) and (has_article or value[0].isupper() or found.string.islower()):
        yield ReadValue(field, value)


_NO_ALLERGEN = regex(
    r"(?i)^(?:work|mornings?|mondays?|bullshit|nonsense|drama|responsibility|people|stupidity|exercise)$"
)


def allergens(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    for item in items(found["value"]):
        if not _NO_ALLERGEN.match(item):
            yield ReadValue(field, item)


def intolerance(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    yield ReadValue(field, f"{found['value'].lower()} (intolerance)")


def way_of_eating(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    value = found["value"].casefold()
    yield ReadValue(field, words.DIETS.get(value, value))


def not_eaten(no: str) -> Reader:
    """`no pork`, in the language in which it was said."""

    def read(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
        for item in items(found["value"]):
            if re.fullmatch(rf"(?i)(?:{words.FOODS})", item):
                yield ReadValue(field, f"{no} {item}".strip())

    return read


_LANGUAGE = regex(rf"(?i)\b(?P<value>{words.LANGUAGE})\b")


def spoken(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    said = re.sub(r"(?i)\s(?:with|but|because|since|when|while|so)\s.*", "", found["value"])
    for language in _LANGUAGE.finditer(said):
        yield ReadValue(field, language[0][:1].upper() + language[0][1:])


def learned(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    for _, value, _ in spoken(field, found):
        yield ReadValue(field, f"{value} (learning)")


def condition(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    for item in items(found["value"]):
        yield ReadValue(field, _condition_name(item))


def known_condition(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    for item in re.finditer(rf"(?i)\b(?:{words.CONDITION})(?!\w)", _STOP.sub("", found["value"])):
        yield ReadValue(field, _condition_name(item[0]))


def _condition_name(said: str) -> str:
    name = words.CONDITIONS_OF.get(said.casefold(), said)
    return name[:1].upper() + name[1:]


_FREQUENCY = regex(rf"(?i)\b(?:{words.FREQUENCY})")
_DOSE = regex(rf"(?i)(?<![\w.])(?P<number>\d+(?:[.,]\d+)*)\s?(?P<unit>{words.DOSE_UNIT})(?!\w)")
_DRUG = regex(rf"(?i)\b(?:{words.DRUG})(?!\w)")
_NO_DRUG = regex(
    r"(?i)^(?:it|them|that|this|my|the|one|two|some|sugar|salt|water|milk|flour|butter|protein|caffeine|coffee|tea)$"
)


def medication(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    """One medication, with its dose and how often: known by its name, or by its dose."""
    for part in re.split(
        r"(?i)\s+(?:and|und|y|et|plus)\s+|,\s*",
        re.sub(r"(?i)\s+(?:for|because|since|when(?! needed)|against|gegen|pour|para)\s.*", "", found["value"]),
    ):
        medicine = _read_medicine(part)
        if medicine is None:
            return
        yield ReadValue(field, str(medicine))


def _read_medicine(text: str) -> Medication | None:
    frequency, dose = _FREQUENCY.search(text), _DOSE.search(text)
    drug = _DRUG.search(text)
    name = drug[0] if drug else ""
    if dose and not drug:  # the word behind a dose ("500 mg of metformin"), or before it
        behind = re.match(r"(?i)\s*(?:of |de |d')\s*([^\W\d_][\w-]+)", text[dose.end() :])
        before = re.search(r"([^\W\d_][\w-]+)\s*(?:\()?$", text[: dose.start()].strip())
        beside = behind or before
        name = beside[1] if beside else ""
    if not name or _NO_DRUG.match(name):
        return None
    spelled = ""
    if dose:  # `500mg`, `2 tablets`
        spelled = f"{dose['number']}{' ' if len(dose['unit']) >= SPACED_UNIT else ''}{dose['unit']}"
    often = " ".join(frequency[0].lower().split()) if frequency else ""
    often = next((re.sub(said, one, often) for said, one in words.FREQUENCIES if re.fullmatch(said, often)), often)
    return Medication(name, spelled, often)


SPACED_UNIT = 4
"""Letters: from here on a unit is a word."""


def stopped_medicine(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    for item in items(re.sub(r"(?i)^(?:my|taking|the) ", "", found["value"])):
        medicine = _read_medicine(item)
        yield ReadValue(field, medicine.name if medicine else item)


_NUMBER = r"\d+(?:[.,]\d+)?"


def reading(_: str, found: re.Match[str]) -> Iterator[ReadValue]:
    """`vitals.a1c: 6.8%`. Of "from 7.4 to 6.8" the latter."""
    vital = next(vital for vital in words.VITALS if re.fullmatch(vital.names, found["vital"], re.IGNORECASE))
    for reading in re.finditer(
        rf"(?i)(?P<number>{vital.number or _NUMBER})(?!\d)\s?(?P<unit>{vital.units})?", found["value"]
    ):
        later = re.search(
            rf"(?i)\bto (?:now )?(?P<number>{vital.number or _NUMBER})\s?(?P<unit>{vital.units})?", found["value"]
        )
        yield _measured(vital, later or reading)
        return


def _measured(vital: words.Vital, reading: re.Match[str]) -> ReadValue:
    number = reading["number"].replace(",", ".").replace(" over ", "/")
    unit = (reading["unit"] or vital.unit).strip()
    return ReadValue(f"vitals.{vital.key}", number, words.UNITS.get(unit.lower(), unit) or None)


def weight(_: str, found: re.Match[str]) -> Iterator[ReadValue]:
    yield _measured(words.VITAL_OF["weight"], found)


def height(_: str, found: re.Match[str]) -> Iterator[ReadValue]:
    yield ReadValue(
        "vitals.height",
        found["number"].replace(",", "."),
        words.UNITS.get((found["unit"] or "").lower(), found["unit"]),
    )


def aim(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    text = re.sub(r"(?i)\b(?:my|our) ", "", found["value"]).strip()
    text = re.sub(r"(?i)[;:!?\n].*|\.(?!\d).*|,?\s+(?:but|because|so|which|and I|since|please)\b.*", "", text).strip(
        " ,."
    )
    if text and not _NO_ITEM.match(text):
        yield ReadValue(field, text[:1].upper() + text[1:])


def target(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    """`My A1C goal is 6.5`: a goal that names its metric."""
    for _, value, _ in aim(field, found):
        yield ReadValue(field, f"{found['vital']} {value[:1].lower()}{value[1:]}")


def contact(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    text = re.sub(r"(?i)^(?:my|our|meine?|mi|mon|ma) ", "", found["value"].strip())
    text = re.sub(r"(?i)[;!?\n].*|,?\s+(?:because|but|and (?:she|he|they|not|I))\b.*", "", text).strip(" ,.")
    if text and not _NO_ITEM.match(text):
        yield ReadValue(field, text)


def blood(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    group = found["group"].upper().replace("0", "O")
    sign = (
        "-" if (found["sign"] or "").lower().strip().startswith(("n", "-", "−", "–")) else "+" if found["sign"] else ""
    )
    yield ReadValue(field, group + sign)


_NO_TASTE = regex(
    r"(?i)^(?:it|this|that|these|those|them|you|your|him|her|his|their|my|our|me|how|what|when|where|the (?:way|idea"
    r"|fact|look|sound)|to be called|to (?:know|see"
    r"|ask|think|have you|hear)|being (?:told|asked)|one|an? (?:lot|bit|look)|so|not|if|for you)\b"
)
LONGEST_TASTE = 8
"""Words: more than this is an opinion, which is a memory of its own."""


def taste(verb: str) -> Reader:
    def read(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
        value = _TASTE_END.sub("", found["value"]).strip(" ,.")
        if value and not _NO_TASTE.match(value) and len(value.split()) <= LONGEST_TASTE:
            style = verb == "prefers" and re.search(rf"(?i)\b(?:{words.ANSWERS})\b", value)
            yield (
                ReadValue("communication", f"{verb} {value}") if style else ReadValue(field, f"{verb} {value}".strip())
            )

    return read


_TASTE_END = regex(
    r"(?i)\s*(?:[;:!?()\n—,]|\.(?!\d)|\s[-–]\s|\s(?:but|because|since|so|which|who|when|while|although|though|if|as"
    r"|too|very much|a lot|the most"
    r"|and (?:I|my|we|he|she|the|it|would|hate|love|like|dislike))\b).*"
)


def favourite(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    value = phrase(found["value"])
    if value:
        yield ReadValue(field, f"favourite {found['what'].lower()}: {value}")


def wish(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    """A standing wish for answers, in the user's words."""
    text = re.sub(
        r"(?i)\s*(?:[;:!?\n—]|\.(?!\d)|,?\s(?:because|since|but|so that|thanks|please)\b).*", "", found["value"]
    ).strip(" ,.")
    if text and len(text.split()) >= SHORTEST_WISH:
        yield ReadValue(field, text[:1].lower() + text[1:])


SHORTEST_WISH = 2
"""Words: "answer briefly"."""

_NO_PROJECT = regex(
    r"(?i)^(?:it|this|that|them|something|some|my (?!.*(?:book|thesis|app|game|novel|project|startup))|an? (?:email"
    r"|letter|message|report|presentation|bug"
    r"|issue|ticket|question|script|function|test|list|table|query|response|reply|story|problem)|the (?:bug|issue"
    r"|problem|same|following|above|report|email))\b"
)


def one_of_mine(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    """One word is enough to say which one is done."""
    if value := phrase(re.sub(r"(?i)^(?:my|our) ", "", found["value"])):
        yield ReadValue(field, value)


def project(field: str, found: re.Match[str]) -> Iterator[ReadValue]:
    raw = found["value"].strip()
    if _NO_PROJECT.match(raw):
        return
    value = re.sub(
        r"(?i)^(?:an?|the|my|our|el|la|un|une?|ein\w*) ",
        "",
        re.sub(
            r"(?i)\s*(?:[;:!?()\n—,]|\.(?!\d)|\s(?:but|because|since|so|which|who|when|while|although|and I|and my"
            r"|right now|now|these days|at the moment"
            r"|currently|this|last|next)\b).*",
            "",
            raw,
        ),
    ).strip(" ,.")
    if len(value.split()) >= SHORTEST_WISH or value[:1].isupper():
        yield ReadValue(field, value)
