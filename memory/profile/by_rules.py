"""What the user's own sentences say of their profile, by the tables of the languages (`memory/language/sayings.py`)."""

from collections.abc import Sequence

from memory.language.announced import is_announced
from memory.language.change import has_left
from memory.language.first_person import own_sentences
from memory.language.saying_table import Act, ReadValue
from memory.language.sayings import said_in
from memory.model.memory import Memory
from memory.model.profile_options import Preset, ProfileOptions, parse_custom
from memory.profile.fields import FIELDS, OF_ORDERS, may_tell
from memory.profile.merging import Statement, lasting

READING = 4
"""To be raised where a field comes to be, or a rule that reads one: what is kept is read then for fields that its user
never had (`memory/upkeep/fields_anew.py`)."""


def statements_by_rules(memories: Sequence[Memory], options: ProfileOptions) -> tuple[Statement, ...]:
    """What these memories say of the profile, in their order. Only the user's own confirmed words are read."""
    statements: list[Statement] = []
    for memory in filter(may_tell, memories):
        sentences = own_sentences(memory.text, by_model=memory.is_by_model)
        for sentence in sentences:
            for said, act in said_in(sentence):
                if _is_left_out(memory, sentence, said, act):
                    continue
                if is_wanted(said.field.partition(".")[0], options.presets):
                    gone = act == "say" and has_left(said.field, said.value, sentence, by_model=memory.is_by_model)
                    statements.append(_statement(memory, said, "drop" if gone else act))
        for name, several, pattern in map(parse_custom, options.custom):
            found = (match for sentence in sentences if (match := pattern.search(sentence)))
            values = (ReadValue(name, match[1] or "") for match in found)
            statements += (_statement(memory, value, "say", several=several) for value in values)
    return tuple(statements)


def _is_left_out(memory: Memory, sentence: str, said: ReadValue, act: Act) -> bool:
    """Whether it is an order for a project's work, or a home of a day to come."""
    if memory.project and said.field == OF_ORDERS:
        return True
    return act == "say" and said.field == "home" and is_announced(sentence, said.value, memory.mentioned_at)


def _statement(memory: Memory, said: ReadValue, act: Act, *, several: bool | None = None) -> Statement:
    return Statement(
        field=said.field,
        value=lasting(said.field, said.value, memory.mentioned_at),
        unit=said.unit,
        act=act,
        day=memory.mentioned_at,
        memory_id=memory.id,
        several=several,
        instead=said.instead,
        is_bare=said.is_bare,
    )


def is_wanted(field: str, presets: Sequence[Preset]) -> bool:
    """Whether one of these presets has the field. Allergies belong to both."""
    return FIELDS[field][0] in presets or (field == "allergies" and bool(presets))
