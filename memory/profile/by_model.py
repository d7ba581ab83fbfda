"""What a language model reads off the user's facts for their profile, checked against those facts; rules else.

A model knows more ways to say a thing than the rules do, but it is not believed: a value must stand in the words of the
fact that it names, and that fact must be the user's own and about the user (FAULTS I11).
"""

import re
from collections.abc import Callable, Sequence, Set
from typing import Any, cast

import msgspec

from memory.language import vocabulary as words
from memory.language.first_person import own_sentences
from memory.language.values_of_medicines import Medication
from memory.language.wording import alike, wording
from memory.llm.instructions import InstructionBook, Instructions
from memory.model.memory import TASTES, Memory, Profile, ProfileField
from memory.model.profile_options import ProfileOptions, parse_custom
from memory.model.scope import Scope
from memory.ports.changes import SetField
from memory.ports.llm import ModelError, ModelOf, ModelRequest
from memory.ports.memories import MemoryStore
from memory.profile.by_rules import is_wanted, statements_by_rules
from memory.profile.doubts import doubts, unsaid
from memory.profile.fields import FIELDS, UNIT_CHARS, FieldKind, kind_of, may_tell
from memory.profile.merging import Statement, is_correction, lasting, merged
from memory.profile.pins import ends_of
from memory.text.cleaning import cut, one_line, sanitise
from memory.text.lenient_json import NotJson, read_json

MOST_FACTS = 20
"""Shown to the model at once: two turns' worth."""

MOST_ENTRIES = 40
"""Read of one answer: two for each fact."""

FIELDS_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "fields": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "fact": {"type": "integer"},
                    "action": {"type": "string", "enum": ["set", "remove"]},
                    "field": {"type": "string"},
                    "value": {"type": "string"},
                    "unit": {"type": ["string", "null"]},
                    "dose": {"type": ["string", "null"]},
                    "frequency": {"type": ["string", "null"]},
                },
                "required": ["fact", "action", "field", "value", "unit", "dose", "frequency"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["fields"],
    "additionalProperties": False,
}


Lost = Callable[[Profile], Sequence[Statement]]
"""The profile → what it is to lose beside what closed memories said."""


class Profiler:
    """Makes changes of the profile from new memories: one call for whoever ingests."""

    def __init__(
        self,
        *,
        store: MemoryStore,
        options: ProfileOptions,
        model_of: ModelOf | None = None,
        instructions: InstructionBook | None = None,
    ) -> None:
        """`model_of` gives a tenant's model; without it, or without `instructions`, the rules do all."""
        self._store = store
        self._options = options
        self._model_of = model_of
        self._instructions = instructions

    async def changes(
        self,
        scope: Scope,
        memories: Sequence[Memory],
        *,
        closed: Set[str] = frozenset(),
        forgotten: Set[str] = frozenset(),
        lost: "Lost | None" = None,
        profile: Profile | None = None,
    ) -> tuple[SetField, ...]:
        """What these memories, which are new or have a new text, change in the user's profile.

        To be applied behind every `Close` of the same batch (of the memories that are `closed`), behind what is taken
        back with those that are `forgotten`, and in front of all else; after a `Conflict`, to be asked for again.
        `lost`: what is to go beside what the closed ones said. `profile`: as it is, if that is known. Raises
        `StoreUnavailable`.
        """
        told = [memory for memory in memories if may_tell(memory)]
        own = [memory for memory in told if memory.doubt is None]
        if scope.profiled is None or not (told or lost):
            return ()
        statements = await self._statements(scope.tenant, own) if own else ()
        before = await self._store.profile(scope) if profile is None else profile
        profile = after_closing(before, closed, forgotten)
        gone = lost(profile) if lost else ()
        changed = (*unsaid(profile, own, statements), *doubts(profile, told, statements))
        return set_fields(scope, profile, (*gone, *statements, *changed), self._options, told=told)

    async def _statements(self, tenant: str, memories: Sequence[Memory]) -> tuple[Statement, ...]:
        if self._model_of is None or self._instructions is None:
            return statements_by_rules(memories, self._options)
        try:
            answer = await self._model_of(tenant).answer(
                question(memories, self._instructions.of(tenant).profile, self._options)
            )
            return statements_by_model(answer.text, memories, self._options)
        except ModelError:
            return statements_by_rules(memories, self._options)


def after_closing(profile: Profile, closed: Set[str], forgotten: Set[str] = frozenset()) -> Profile:
    """The profile as a store leaves it that closes these memories, and takes back what was said by the `forgotten`.

    Each field has its version then.
    """
    nobody = frozenset[str]()
    steps = (*((frozenset((each,)), nobody) for each in closed), (nobody, forgotten))
    for gone, lifted in steps:  # each writes the fields that it changes
        fields: list[ProfileField] = []
        for field in profile.fields:
            left = field.without(gone, lifted=lifted)
            if left == field:
                fields.append(field)
            elif left.is_kept:
                fields.append(msgspec.structs.replace(left, version=field.version + 1))
        profile = Profile(tuple(fields))
    return profile


def set_fields(
    scope: Scope,
    profile: Profile,
    statements: Sequence[Statement],
    options: ProfileOptions,
    *,
    told: Sequence[Memory] = (),
) -> tuple[SetField, ...]:
    """The changes that `statements` makes of `profile`, and the dates of the memories that were `told`."""
    before = {field.name: field for field in profile.fields}
    merging = {field.name: field for field in merged(profile, statements, options)}
    ends = ends_of(told)
    after = (field.dated(ends) for field in (before | merging).values())
    return tuple(
        SetField(scope=scope, field=field, is_corrected=is_correction(before.get(field.name), field))
        for field in after
        if field != before.get(field.name)
    )


# ── The question ──────────────────────────────────────────────────────────────────────────────────────────────

_MEANINGS = {
    "name": "what the user is called",
    "pronouns": "as in they/them",
    "allergies": "allergies and intolerances",
    "household": "what others of the household are allergic to or must not eat: son Leo: allergic to nuts",
    "diet": "vegan, kosher, no pork, …",
    "conditions": "medical conditions that were diagnosed or are chronic",
    "medications": "what the user takes regularly, with dose and frequency",
    "blood_type": "as in O-",
    "vitals": "readings: vitals.a1c, vitals.weight, vitals.blood_pressure, …",
    "emergency_contacts": "name, relation and number",
    "goals": "what the user wants to reach",
    "birthday": "the day as stated",
    "born": "how old the user is, in years",
    "home": "the town or country in which the user lives",
    "family": "names of relatives and pets: family.wife, family.son, family.dog, …",
    "children": "how many children the user has: two daughters",
    "job": "the occupation",
    "employer": "the company or institution",
    "work": "how the user works: remotely, night shifts, …",
    "languages": "languages that the user speaks",
    "projects": "what the user is building or writing over weeks",
    "communication": "how the user wants answers to be",
    "preferences": "tastes, each beginning with likes, dislikes, prefers, avoids, only or afraid of",
}


def question(memories: Sequence[Memory], instructions: Instructions, options: ProfileOptions) -> ModelRequest:
    """The request to the model. `{fields}` in the instructions stands for the fields that are kept."""
    lines = [f"- {name}: {_MEANINGS[name]}" for name in _kept_fields(options)]
    lines += [f"- {custom.name}" for custom in map(parse_custom, options.custom)]
    facts = (f"{at}. {one_line(memory.text)}" for at, memory in enumerate(memories[:MOST_FACTS]))
    return ModelRequest(
        system=instructions.text.replace("{fields}", "\n".join(lines)),
        user="\n".join(("Facts:", *facts)),
        form="json",
        schema=FIELDS_SCHEMA,
        schema_name="profile",
    )


def _kept_fields(options: ProfileOptions) -> list[str]:
    return [name for name in FIELDS if is_wanted(name, options.presets)]


# ── The answer ────────────────────────────────────────────────────────────────────────────────────────────────


def statements_by_model(answer: str, memories: Sequence[Memory], options: ProfileOptions) -> tuple[Statement, ...]:
    """What an answer tells, without what its facts do not say. Raises `NotJson` for an answer that is none."""
    found = read_json(answer)
    items = cast("dict[str, object]", found).get("fields") if isinstance(found, dict) else found
    if not isinstance(items, list):
        raise NotJson("the answer holds no fields")
    shown = memories[:MOST_FACTS]
    entries = cast("list[object]", items)[:MOST_ENTRIES]
    return tuple(said for entry in entries if (said := _statement(entry, shown, options)))


class _ModelEntry(msgspec.Struct):
    field: str
    value: str
    fact: int = 0
    action: str = "set"
    unit: str | None = None
    dose: str | None = None
    frequency: str | None = None


def _statement(item: object, memories: Sequence[Memory], options: ProfileOptions) -> Statement | None:
    try:
        entry = msgspec.convert(item, _ModelEntry, strict=False)
    except (msgspec.ValidationError, RecursionError):
        return None
    name = entry.field.strip()
    customs = {custom.name: custom.several for custom in map(parse_custom, options.custom)}
    head, dot, key = name.partition(".")
    is_preset = bool(dot) == bool(key) == (head in {"vitals", "family"}) and head in _kept_fields(options)
    if not 0 <= entry.fact < len(memories) or not (is_preset or name in customs):
        return None
    memory = memories[entry.fact]
    value = _value(name, entry, options)
    is_said = value and may_tell(memory) and _says(memory.text, f"{value} {entry.unit or ''}")
    if not is_said or not _is_own(memory, family=head in {"family", "household"}):
        return None
    return Statement(
        field=name,
        value=lasting(name, value, memory.mentioned_at),
        unit=words.UNITS.get(entry.unit.lower(), cut(entry.unit, UNIT_CHARS)) if entry.unit else None,
        act="drop" if entry.action == "remove" else "say",
        day=memory.mentioned_at,
        memory_id=memory.id,
        several=customs.get(name),
    )


def _value(name: str, entry: _ModelEntry, options: ProfileOptions) -> str:
    value = cut(one_line(sanitise(entry.value)), options.chars)
    if kind_of(name) is FieldKind.MEDICATION and value and entry.action != "remove":
        return str(Medication(value, one_line(entry.dose or ""), one_line(entry.frequency or "")))
    return value.removesuffix(entry.unit or "\n").strip() if kind_of(name) is FieldKind.MEASUREMENT else value


_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_FRAMING = re.compile(rf"(?i)^(?:{'|'.join(TASTES)}|favou?rite|no) ")
"""Words with which we ask values to be framed: the fact need not have them."""


def _says(fact: str, value: str) -> bool:
    """Whether the fact has all numbers of a value, and its words in one form or another."""
    if not set(_NUMBER.findall(value)) <= set(_NUMBER.findall(fact)):
        return False
    said = wording(fact).words
    wanted = [word for word in wording(_FRAMING.sub("", value)).words if not word[0].isdigit()]
    return all(word in said or word in fact.casefold() or any(alike(word, other) for other in said) for word in wanted)


_OTHERS = (
    rf"{words.RELATIVE}|ex-\w+|friend|boss|manager|colleague|co-?worker|neighbou?r|roommate|flatmate|doctor|teacher|student|patient|client"
    r"|customer|uncle|aunt|cousin|niece|nephew|grand\w+|parents?|family|in-laws?|team|company|girlfriend|boyfriend|pet"
)
_OF_ANOTHER = re.compile(rf"(?i)^(?:my|our) (?:[\w-]+ ){{0,2}}?(?:{_OTHERS})\b(?!.*\band I\b)")
_OF_USER = re.compile(
    r"(?i)\b(?:I|my|our|we|ich|wir|meine?|yo|soy|mi|je|j'\w+|mon|ma|mes)\b|^(?:vivo|trabajo|tengo|tomo|hablo)\b"
)


def _is_own(memory: Memory, *, family: bool) -> bool:
    """Whether a fact is about the user: of the family its names are, of nobody else anything."""
    sentences = own_sentences(memory.text, by_model=memory.is_by_model)
    return any(_OF_USER.search(sentence) and (family or not _OF_ANOTHER.match(sentence)) for sentence in sentences)
