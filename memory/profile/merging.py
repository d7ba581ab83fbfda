"""How what users say changes their profile: statements about named fields, merged with what the profile says.

    memories ── rules (by_rules.py) or a model (by_model.py) ──▶ statements ── merged ──▶ fields to be written

A statement names the memory that it was read from, and so does the value that it leaves: when that memory goes, the
value goes with it (P9). Only what the user said is read: nothing is made of anybody else's (FAULTS I11).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from typing import Literal

import msgspec

from memory.language.claims import is_country
from memory.language.prompt_injection import check_by_hand, gives_orders
from memory.language.values_of_medicines import Medication, drug_of, read_medication
from memory.model.errors import InvalidInput
from memory.model.memory import TASTES, Doubt, Profile, ProfileField, ProfileValue
from memory.model.profile_options import FIELD_NAME, ProfileOptions
from memory.profile.fields import SAFETY, SINGLE, UNIT_CHARS, FieldKind, field_of, kind_of, with_unit
from memory.text.cleaning import cut, one_line, sanitise
from memory.text.regex import regex
from memory.text.secrets import check_no_number, check_no_secret


class Statement(msgspec.Struct, frozen=True, kw_only=True):
    """What one memory says of one field."""

    field: str
    value: str
    """For `drop` the value that no longer holds; empty: all of them."""
    unit: str | None = None
    act: Literal["say", "drop", "doubt", "mark"] = "say"
    """`doubt`: the value may not be so any more. `mark`: nor may the statement that it was read from."""
    day: date
    """When it was said."""
    memory_id: str | None = None
    several: bool | None = None
    """Of a custom field: whether it is a list."""
    instead: str = ""
    """The word of a known value that this one corrects; without such a value nothing is said."""
    is_bare: bool = False
    """It is a number alone: what is known says whether it is of this field (`beside_known`)."""


def lasting(field: str, value: str, day: date) -> str:
    """A value that stays true however long ago it was said: an age becomes the years in which one may be born.

    Who is 34 on a day of 2026 was born in 1991 or in 1992.
    """
    if field != "born" or not value.isdigit() or int(value) > _OLDEST:
        return value
    year = day.year - int(value)
    return f"{year - 1} or {year}"


_OLDEST = 150
"""Years: more than that is a year of birth already."""


# ── Claims into fields ────────────────────────────────────────────────────────────────────────────────────────


def merged(profile: Profile, statements: Iterable[Statement], options: ProfileOptions) -> tuple[ProfileField, ...]:
    """The fields that `statements` change, as they are to be written: with the version that they were made from.

    A field without values is to be dropped. Claims that say what is known, or what is older than what is known, change
    nothing; of what was set by hand only a later day's words do.
    """
    before = {field.name: field for field in profile.fields}
    after = dict(before)
    for told in sorted(statements, key=lambda said: said.day):
        said = beside_known(told, after) if told.is_bare else told
        if said is None:
            continue
        field = after.get(said.field)
        value = cut(one_line(sanitise(said.value)), options.chars)
        is_said = FIELD_NAME.fullmatch(said.field) and (value or said.act == "drop") and not gives_orders(value)
        if not is_said or (field is None and len(after) >= options.fields):
            continue
        field = field or ProfileField(name=said.field, values=())
        after[said.field] = _taken(field, msgspec.structs.replace(said, value=value), options)
    return tuple(
        field for name, field in after.items() if field != before.get(name) and (field.is_kept or name in before)
    )


# ── Numbers alone ─────────────────────────────────────────────────────────────────────────────────────────────

_WEIGHT = "vitals.weight"
_KG = {None: 1.0, "kg": 1.0, "lb": 0.4536, "stone": 6.35}
_PLAUSIBLE = (0.75, 1.33)
"""Of the last weight that was told: what is beyond is a lift, a goal, or another's."""
_READ_WEIGHT = regex(r"(?P<number>[1-9]\d*(?:\.\d+)?) ?(?P<unit>\S*)")
_YEARS = regex(r"\b(?:19|20)\d\d\b")


def beside_known(said: Statement, known: Mapping[str, ProfileField]) -> Statement | None:
    """A number alone as what it says beside what is known; None: nothing.

    A weight is the user's if one is known that it may follow. An age is none that contradicts the years of birth, or
    that may as well be a weight: then the weight that is known may have changed, for who says "I'm 77" of herself says
    one of the two.
    """
    last = field.values[-1] if (field := known.get(_WEIGHT)) and field.values else None
    if said.field == _WEIGHT:
        return said if last and _may_follow(said, last, field.unit if field else None) else None
    born = [int(each) for each in _YEARS.findall(said.value)]
    told = [int(year) for name in ("born", "birthday") for year in _years_of(known.get(name))]
    is_contradicted = bool(told) and min(abs(one - other) for one in told for other in born) > 1
    age = msgspec.structs.replace(said, value=str(said.day.year - born[-1]), unit=None)
    may_be_weight = last is not None and _may_follow(age, last, field.unit if field else None)
    if not is_contradicted and (told or not may_be_weight):
        return said
    if last is None or not may_be_weight:
        return None
    return msgspec.structs.replace(said, field=_WEIGHT, value=last.text, act="mark")


def _may_follow(said: Statement, last: ProfileValue, unit: str | None) -> bool:
    """Whether a weight may be the next one of who had the last."""
    before = _READ_WEIGHT.fullmatch(last.text)  # what was set by hand is any text
    if before is None:
        return False
    own = before["unit"] or unit
    now = float(said.value) * _KG.get(said.unit or own, 1.0)
    return _PLAUSIBLE[0] <= now / (float(before["number"]) * _KG.get(own, 1.0)) <= _PLAUSIBLE[1]


def _years_of(field: ProfileField | None) -> list[str]:
    return [year for value in field.values for year in _YEARS.findall(value.text)] if field else []


def is_correction(before: ProfileField | None, after: ProfileField) -> bool:
    """Whether a value is gone in whose place there is none, or one that could harm if it were taken for true.

    A conversation whose frozen block has it is told so at once. With all else what is new stands in its dynamic block.
    """
    if before is None:
        return False
    gone = {value.text for value in before.values} - {value.text for value in after.values}
    return bool(gone) and (len(after.values) < len(before.values) or after.name.partition(".")[0] in SAFETY)


def _taken(field: ProfileField, said: Statement, options: ProfileOptions) -> ProfileField:
    if said.act == "drop":
        left = tuple(each for each in field.values if _outlives(each, said) or not _is_meant(field.name, each, said))
        kept = tuple(each for each in field.withdrawn if not _is_meant(field.name, each, said))
        return msgspec.structs.replace(field, values=left, previous=field.previous if left else None, withdrawn=kept)
    if said.act in {"doubt", "mark"}:
        return _doubted(field, said, options)
    if said.instead and field.name != "medications":
        return _corrected(field, said)
    kind = kind_of(said.field) if said.several is None else (FieldKind.MANY if said.several else FieldKind.ONE)
    if any(
        each.doubt and each.doubt.day > said.day for each in field.withdrawn if _same(field.name, each.text, said.value)
    ):
        return field  # it was said before what puts it in doubt
    taken = _TAKE[kind](_settled(field, said, kind), said)
    return msgspec.structs.replace(taken, values=taken.values[-options.values :])


def _corrected(field: ProfileField, said: Statement) -> ProfileField:
    """The field with one word of its value in the place of another: "Nadja Kern" where it was "Nadia Kern"."""
    old = field.values[-1] if field.values else None
    words = old.text.split() if old else []
    if old is None or _outlives(old, said) or said.instead not in words:
        return field
    text = " ".join(said.value if word == said.instead else word for word in words)
    return msgspec.structs.replace(field, values=(*field.values[:-1], _value(said, text)))


def _doubted(field: ProfileField, said: Statement, options: ProfileOptions) -> ProfileField:
    """The field with a value withdrawn; what is only to be marked, or could harm if it were left out, stays so."""
    meant = [each for each in field.values if each.text == said.value and not _outlives(each, said)]
    if not meant or said.memory_id is None:
        return field
    doubt = Doubt(said.memory_id, said.day)
    marked = {each: msgspec.structs.replace(each, doubt=doubt) for each in meant}
    if said.act == "mark" or field.name.partition(".")[0] in SAFETY:
        return msgspec.structs.replace(field, values=tuple(marked.get(each, each) for each in field.values))
    left = tuple(each for each in field.values if each not in marked)
    withdrawn = (*field.withdrawn, *marked.values())[-options.values :]
    previous = field.previous if left else None
    return msgspec.structs.replace(field, values=left, previous=previous, withdrawn=withdrawn)


def _settled(field: ProfileField, said: Statement, kind: FieldKind) -> ProfileField:
    """The field without the doubts that a new statement settles: what is said again, or what takes its place."""

    def is_open(value: ProfileValue) -> bool:
        settles = value.doubt is not None and value.doubt.day <= said.day
        return not (settles and (kind in SINGLE or _same(field.name, value.text, said.value)))

    values = tuple(each if is_open(each) else msgspec.structs.replace(each, doubt=None) for each in field.values)
    return msgspec.structs.replace(field, values=values, withdrawn=tuple(filter(is_open, field.withdrawn)))


def _value(said: Statement, text: str | None = None) -> ProfileValue:
    return ProfileValue(text=said.value if text is None else text, recorded_at=said.day, memory_id=said.memory_id)


def _outlives(value: ProfileValue, said: Statement) -> bool:
    """Whether `value` stands against `said`: it is newer, or was set by hand and nothing was said since."""
    if value.recorded_at is None:
        return False
    return value.recorded_at > said.day or (value.memory_id is None and value.recorded_at == said.day)


def _is_meant(name: str, value: ProfileValue, said: Statement) -> bool:
    """Whether what no longer holds is `value`."""
    if kind_of(name) is FieldKind.GOAL and same_goal(value.text, said.value):
        return True
    return denies(name, said.value, value.text)


def is_all_denied(said: Sequence[tuple[str, str]], denied: Sequence[tuple[str, str]]) -> bool:
    """Whether each of these values of fields, and there are some, is what a statement says no longer holds."""
    return bool(said) and all(
        any(field == name and denies(name, gone, value) for name, gone in denied) for field, value in said
    )


def denies(name: str, gone: str, value: str) -> bool:
    """Whether what no longer holds is a value: a statement may say less than it ("diabetes" of both types).

    Who is no vegan may be vegetarian.
    """
    return {*_key_words(name, gone)} <= {*_key_words(name, value)}


def _one(field: ProfileField, said: Statement) -> ProfileField:
    old = field.values[-1] if field.values else None
    if old and (_outlives(old, said) or _same(field.name, old.text, said.value)):
        return field
    return msgspec.structs.replace(field, values=(_value(said),), unit=said.unit, previous=None)


def _state(field: ProfileField, said: Statement) -> ProfileField:
    if field.name == "home" and len(field.values) == 1 and is_country(field.values[0].text) != is_country(said.value):
        # Who lives in Germany may well live in Berlin.
        return msgspec.structs.replace(field, values=(*field.values, _value(said)))
    taken = _one(field, said)
    if taken is field or not field.values:
        return taken
    return msgspec.structs.replace(taken, previous=field.values[-1])


def _many(field: ProfileField, said: Statement) -> ProfileField:
    alike = [value for value in field.values if _same(field.name, value.text, said.value)]
    if any(_outlives(value, said) or value.text.casefold() == said.value.casefold() for value in alike):
        return field
    rest = tuple(value for value in field.values if value not in alike)
    return msgspec.structs.replace(field, values=(*rest, _value(said)))


def _measurement(field: ProfileField, said: Statement) -> ProfileField:
    """A reading. One of the same day corrects, an equal one of another day counts (docs/rules.md, The profile)."""
    if not field.values:
        return msgspec.structs.replace(field, values=(_value(said),), unit=said.unit)
    if said.unit is not None and said.unit != field.unit:  # then each value carries its own, and the field none
        said = msgspec.structs.replace(said, value=with_unit(said.value, said.unit), unit=None)
        values = tuple(_spelled_out(value, field.unit) for value in field.values)
        previous = _spelled_out(field.previous, field.unit) if field.previous else None
        field = msgspec.structs.replace(field, values=values, previous=previous, unit=None)
    last, previous = field.values[-1], field.previous
    if _outlives(last, said):
        # An older reading that comes late is the one before, unless a newer one is known.
        if last.recorded_at == said.day or (previous and previous.recorded_at and previous.recorded_at >= said.day):
            return field
        return msgspec.structs.replace(field, previous=_value(said))
    if last.recorded_at == said.day:
        return field if last.text == said.value else msgspec.structs.replace(field, values=(_value(said),))
    return msgspec.structs.replace(field, values=(_value(said),), previous=last)


def _spelled_out(value: ProfileValue, unit: str | None) -> ProfileValue:
    return msgspec.structs.replace(value, text=with_unit(value.text, unit)) if unit else value


# ── Medications ───────────────────────────────────────────────────────────────────────────────────────────────


def _medication(field: ProfileField, said: Statement) -> ProfileField:
    """One value for each name, in its place. Who says only the name says nothing new.

    A new dose of one that is not known (`instead`) says nothing, and one without its unit has that of the dose before.
    Else the value is what was said last, whole: a dose of one memory with the frequency of another would outlive the
    one of them that is erased, and may be wrong.
    """
    new = read_medication(said.value)
    known = [read_medication(value.text) for value in field.values]
    same = [at for at, each in enumerate(known) if drug_of(each.name) == drug_of(new.name)]
    if said.instead and not same:
        return field
    same = [at for at in same if _time_of(known[at]) == _time_of(new)] or [
        at for at in same if not (_time_of(known[at]) and _time_of(new))
    ]
    if not same:
        return msgspec.structs.replace(field, values=(*field.values, _value(said)))
    at = same[0]
    old = field.values[at]
    if new.dose.isdigit() and (unit := known[at].dose.lstrip("0123456789.,/")):
        said = msgspec.structs.replace(said, value=str(new._replace(dose=f"{new.dose}{unit}")))
    if _outlives(old, said) or new == Medication(new.name) or old.text.casefold() == said.value.casefold():
        return field
    values = (*field.values[:at], _value(said), *field.values[at + 1 :])
    return msgspec.structs.replace(field, values=values)


_TIME_OF_DAY = regex(
    r"(?i)\b(?:morning|noon|midday|afternoon|evening|night|bedtime|breakfast|lunch|dinner|morgens?|mittags?|abends?|nachts?"
    r"|mañana|mediodía|tarde|noche|matin|midi|soir|mattina|pranzo|sera|notte|manhã|almoço|noite)\b"
)


def _time_of(medication: Medication) -> str:
    """When on a day it is taken: one dose for the morning and one for the night are two."""
    found = _TIME_OF_DAY.search(medication.frequency)
    return found[0].casefold() if found else ""


# ── Goals ─────────────────────────────────────────────────────────────────────────────────────────────────────

METRICS = {
    "a1c": r"(?:hb)?a1c",
    "weight": r"weight|weigh|(?:lose|losing|gain|gaining|drop|shed)\b.*\b(?:kg|kilos?|lbs?|pounds?|stone)",
    "blood pressure": r"blood pressure|bp|systolic|diastolic|hypertension",
    "blood sugar": r"blood sugar|(?:blood )?glucose",
    "cholesterol": r"cholesterol|ldl|hdl",
    "triglycerides": r"triglycerides?",
    "steps": r"steps",
    "sleep": r"sleep",
    "smoking": r"smok(?:e|ing)|cigarettes?",
    "alcohol": r"alcohol|drinking less|quit drinking|stop drinking",
    "heart rate": r"heart rate|pulse",
    "body fat": r"body fat|bmi",
    "water": r"(?:drink|liters?|litres?|glasses)\b.*\bwater",
}
"""What goals are about, by the words that people have for it: two goals with one metric are one goal."""

_METRICS = {name: regex(rf"(?i)\b(?:{pattern})\b") for name, pattern in METRICS.items()}
ALIKE = 0.8
"""Jaccard index of their words above which two goals are one (Vitamem's number)."""

_WORD = regex(r"\w+(?:[.,]\d+)?")


def same_goal(one: str, other: str) -> bool:
    """Whether two goals are about the same: by metric, by containment, by their words."""
    mine, theirs = _metrics(one), _metrics(other)
    if mine & theirs:
        return True
    if mine or theirs:
        return False
    first, second = _WORD.findall(one.casefold()), _WORD.findall(other.casefold())
    if not first or not second:
        return False
    shorter, longer = sorted((" ".join(first), " ".join(second)), key=len)
    if f" {shorter} " in f" {longer} ":
        return True
    union = {*first, *second}
    return len({*first} & {*second}) / len(union) > ALIKE


def _metrics(goal: str) -> set[str]:
    return {name for name, pattern in _METRICS.items() if pattern.search(goal)}


def _goal(field: ProfileField, said: Statement) -> ProfileField:
    """The newer wording, in the place of the older one."""
    alike = [at for at, value in enumerate(field.values) if same_goal(value.text, said.value)]
    if not alike:
        return msgspec.structs.replace(field, values=(*field.values, _value(said)))
    if any(_outlives(field.values[at], said) or field.values[at].text == said.value for at in alike):
        return field
    values = [value for at, value in enumerate(field.values) if at not in alike[1:]]
    values[alike[0]] = _value(said)
    return msgspec.structs.replace(field, values=tuple(values))


_TAKE: dict[FieldKind, Callable[[ProfileField, Statement], ProfileField]] = {
    FieldKind.ONE: _one,
    FieldKind.STATE: _state,
    FieldKind.MANY: _many,
    FieldKind.MEDICATION: _medication,
    FieldKind.MEASUREMENT: _measurement,
    FieldKind.GOAL: _goal,
}


# ── Which values are the same ─────────────────────────────────────────────────────────────────────────────────

_ARTICLE = regex(r"(?i)^(?:an?|the|my|some|all|der|die|das|el|la|los|las|le|les)\s+")
_TASTE = regex(rf"(?i)^(?:loves|{'|'.join(TASTES)})\s+")
_LEVEL = regex(r"\s*\([^()]*\)$")
_LIFELONG = frozenset(["vegan", "vegetarian", "pescatarian", "flexitarian", "omnivore", "carnivore"])
_SHORTEST_PLURAL = 4
"""Letters: below that an `s` belongs to the word (gas, IBS)."""


def key_of(name: str, value: str) -> str:
    """What makes two values of a field the same: their words without case, article and plural.

    A taste is known by what it is for, a language without its level, whoever has a name by that; of the diets that
    exclude each other one holds.
    """
    words = _key_words(name, value)
    return "a way of eating" if name == "diet" and _LIFELONG & {*words} and len(words) == 1 else " ".join(words)


def _key_words(name: str, value: str) -> list[str]:
    text = _ARTICLE.sub("", value.casefold().strip())
    if name == "preferences":
        text = _ARTICLE.sub("", _TASTE.sub("", text).partition(":")[0])
    if name == "household":
        whose, _, what = text.partition(":")
        text = f"{whose.split()[-1] if whose else ''} {what}"
    if name in {"languages", "allergies", "diet"}:
        text = _LEVEL.sub("", text)
    return [word[:-1] if len(word) >= _SHORTEST_PLURAL and word.endswith("s") else word for word in _WORD.findall(text)]


def _same(name: str, one: str, other: str) -> bool:
    return key_of(name, one) == key_of(name, other)


# ── By hand, and away ─────────────────────────────────────────────────────────────────────────────────────────


def by_hand(
    profile: Profile, name: str, values: Sequence[str], *, unit: str | None, day: date, options: ProfileOptions
) -> ProfileField:
    """The field `name` as its user wants it, with the version of the one in `profile`; without values it is dropped.

    Raises `InvalidInput` for a name or a value that is out of its bounds, or an order: it stands in every prompt.
    """
    old = field_of(profile, name)
    texts = [one_line(sanitise(text)) for text in values]
    check_field(name, texts, unit=unit)
    if old is None and values and len(profile.fields) >= options.fields:
        raise InvalidInput(f"a profile has at most {options.fields} fields")
    if len(texts) > options.values or any(not 0 < len(text) <= options.chars for text in texts):
        raise InvalidInput(f"a field has at most {options.values} values of 1 to {options.chars} characters")
    if unit is not None and not 0 < len(unit) <= UNIT_CHARS:
        raise InvalidInput(f"a unit has 1 to {UNIT_CHARS} characters")
    kept = tuple(ProfileValue(text=text, recorded_at=day) for text in dict.fromkeys(texts))
    return ProfileField(name=name, values=kept, unit=unit, version=old.version if old else 0)


def check_field(name: str, values: Sequence[str], *, unit: str | None) -> None:
    """Raise `InvalidInput` for what is no field's name, for a secret, and for an order: it stands in every prompt."""
    if not FIELD_NAME.fullmatch(name):
        raise InvalidInput(
            f"{name!r} is no field's name: a word of at most 32 letters, digits and _ that begins with a letter, or two"
            " with a dot between them, as in vitals.weight",
            field="name",
        )
    check_no_number(name, field="name")
    for text in (*values, unit or ""):
        check_no_secret(text)
        check_no_secret(f"{name}: {text}")
    for said in (name.replace(".", " "), unit or "", *values):
        check_by_hand(said)
