"""The named fields of a profile: which there are, how each takes a value, and in which order they are shown."""

from enum import StrEnum

from memory.model.memory import QUARANTINED, Memory, Profile, ProfileField, Source
from memory.model.profile_options import Preset


class FieldKind(StrEnum):
    """How a field takes a new value."""

    ONE = "one"
    """One value: a new one takes its place, and the old one is no longer said (a name, a birthday)."""
    STATE = "state"
    """One value; the one before is kept beside it (a home, a job)."""
    MANY = "many"
    """Several, each once."""
    MEDICATION = "medication"
    """Several, one for each name; a new dose takes the place of the old one."""
    MEASUREMENT = "measurement"
    """The newest reading and the one before."""
    GOAL = "goal"
    """Several; one that is about the same thing takes the other's place."""


FIELDS: dict[str, tuple[Preset, FieldKind]] = {
    "name": ("general", FieldKind.ONE),
    "pronouns": ("general", FieldKind.ONE),
    "conditions": ("health", FieldKind.MANY),
    "medications": ("health", FieldKind.MEDICATION),
    "allergies": ("general", FieldKind.MANY),
    "household": ("general", FieldKind.MANY),
    "vitals": ("health", FieldKind.MEASUREMENT),
    "goals": ("health", FieldKind.GOAL),
    "blood_type": ("health", FieldKind.ONE),
    "emergency_contacts": ("health", FieldKind.MANY),
    "diet": ("general", FieldKind.MANY),
    "birthday": ("general", FieldKind.ONE),
    "born": ("general", FieldKind.ONE),
    "home": ("general", FieldKind.STATE),
    "family": ("general", FieldKind.MANY),
    "children": ("general", FieldKind.ONE),
    "job": ("general", FieldKind.STATE),
    "employer": ("general", FieldKind.STATE),
    "work": ("general", FieldKind.MANY),
    "languages": ("general", FieldKind.MANY),
    "projects": ("general", FieldKind.MANY),
    "communication": ("general", FieldKind.MANY),
    "preferences": ("general", FieldKind.MANY),
}
"""The fields of the presets. Their order (docs/rules.md, The profile) is who stays when the stable block is full: what
could harm the user comes before what there is most of."""

SAFETY = frozenset(("allergies", "household", "conditions", "medications", "blood_type", "emergency_contacts"))
"""Fields that could harm if they were left out: what may have changed there stays, with a mark, until it is denied."""

_PRIVATE = SAFETY | {"pronouns"} | {name for name, (preset, _) in FIELDS.items() if preset == "health"}


def is_private(name: str) -> bool:
    """Whether a field tells by its very name what not everybody may be told: of health, or of gender."""
    return name.partition(".")[0] in _PRIVATE


CERTAIN = frozenset(("name", "pronouns", "birthday", "born", "blood_type"))
"""Fields that no word in passing puts in doubt: "Anna and I broke up" is not about one's own name."""

SINGLE = frozenset((FieldKind.ONE, FieldKind.STATE))
"""Kinds of fields of which one value holds at a time."""

ONLY_ONE = frozenset(
    f"family.{who}"
    for who in ("wife", "husband", "partner", "mother", "father", "girlfriend", "boyfriend", "fiancé", "fiancée")
)
"""A new value is a correction, or a new life."""


def kind_of(name: str) -> FieldKind:
    """How the field `name` takes a value; one that no preset knows is a list."""
    if name in ONLY_ONE:
        return FieldKind.ONE
    _, kind = FIELDS.get(name.partition(".")[0], ("general", FieldKind.MANY))
    return kind


def in_order(profile: Profile) -> Profile:
    """The fields as they are to be shown: those of the presets in the order of `FIELDS`, then the others as they came.

    So a budget that is too small leaves out tastes, not allergies.
    """
    order = {name: at for at, name in enumerate(FIELDS)}
    return Profile(tuple(sorted(profile.fields, key=lambda field: order.get(field.name.partition(".")[0], len(order)))))


def field_of(profile: Profile, name: str) -> ProfileField | None:
    """The field of that name."""
    return next((field for field in profile.fields if field.name == name), None)


OF_ORDERS = "communication"
"""The field of how the user is dealt with: what is ordered in a project for its work is none of it."""


def may_tell(memory: Memory) -> bool:
    """Whether a memory is the user's own word: the only source of a profile and of pins (FAULTS I10, I11)."""
    return (
        memory.source is Source.CONFIRMED
        and memory.provenance.role == "user"
        and memory.valid_to is None
        and QUARANTINED not in memory.tags
    )


def with_unit(value: str, unit: str) -> str:
    """`7.0%`, `72 kg`."""
    return f"{value} {unit}" if unit[0].isalpha() else f"{value}{unit}"


UNIT_CHARS = 16
"""`mmol/mol` has eight."""
