"""Which older memories a new one puts in doubt: shown as what may have changed, not closed (docs/rules.md, Change)."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from memory.language.change import changes_in, slots_of, touches
from memory.language.claims import is_country
from memory.language.saying_table import ReadValue
from memory.language.sayings import said_by
from memory.model.memory import Doubt, Memory, MemoryType, Source
from memory.profile.fields import FieldKind, key_of, kind_of, may_tell

_SINGLE = frozenset((FieldKind.ONE, FieldKind.STATE))


def doubted(new: Memory, known: Iterable[Memory], *, words_of: Callable[[str], Sequence[str]]) -> Iterator[Memory]:
    """Those of the known memories that the new one says may have changed, with the doubt.

    `words_of`: the words of a text (`wording`), perhaps remembered.
    """
    if not may_tell(new) or new.type is MemoryType.WORKING:  # what is for now changes nothing that lasts
        return
    changes = changes_in(new.text, by_model=_is_by_model(new))
    said = said_by(new.text, by_model=_is_by_model(new))
    for old in known:
        is_older = old.id != new.id and old.mentioned_at <= new.mentioned_at and old.source is Source.CONFIRMED
        if not is_older or (old.doubt is not None and old.doubt.day >= new.mentioned_at):
            continue
        slots = (
            slots_of(old.text, by_model=_is_by_model(old))
            if any(change.slot for change in changes)
            else frozenset[str]()
        )
        words = words_of(old.text) if changes else ()
        if any(touches(change, old.text, words, slots) for change in changes) or _contradicts(said, old):
            yield msgspec.structs.replace(old, doubt=Doubt(new.id, new.mentioned_at))


def _contradicts(said: Iterable[tuple[ReadValue, str]], old: Memory) -> bool:
    """Whether what is said now and what was said before cannot both be so: another name, or no longer that job."""
    now = [(value, act) for value, act in said if act == "drop" or kind_of(value.field) in _SINGLE]
    before = [value for value, act in said_by(old.text, by_model=_is_by_model(old)) if act == "say"] if now else []
    return any(
        value.field == former.field and (_is_meant(value, former) if act == "drop" else _differs(value, former))
        for value, act in now
        for former in before
    )


def _is_meant(dropped: ReadValue, former: ReadValue) -> bool:
    return set(key_of(dropped.field, dropped.value).split()) <= set(key_of(former.field, former.value).split())


def _differs(new: ReadValue, old: ReadValue) -> bool:
    if new.field == "home" and is_country(new.value) != is_country(old.value):
        return False
    return key_of(new.field, new.value) != key_of(old.field, old.value)


def _is_by_model(memory: Memory) -> bool:
    return memory.provenance.prompt_version is not None
