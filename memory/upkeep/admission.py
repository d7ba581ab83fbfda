"""What of an export may come in: whoever sends it may have edited it.

The rules are those of every other way in. An order, or a link that is nobody's own, waits for a person; a secret is not
kept; a field of the profile stands in every prompt, and is refused as one that is set by hand. That a person has
accepted a memory only its history says, which can be written, too: an administrator's word counts for it.
"""

from typing import Any

import msgspec
from msgspec import UNSET

from memory.language.prompt_injection import waits_for_review
from memory.model.memory import QUARANTINED, Former, HistoryRecord, Memory, MemoryType, ProfileField, Reason
from memory.profile.merging import check_field
from memory.text.cleaning import sanitise
from memory.text.secrets import redact, redact_within


def admitted_memory(memory: Memory, history: tuple[HistoryRecord, ...], *, trusts_reviews: bool) -> Memory:
    """A memory as it may be kept, with that history."""
    text, replaces = _kept(memory.text), _kept(memory.replaces)
    is_accepted = trusts_reviews and any(line.reason == Reason.CONFIRMED for line in history)
    role = memory.provenance.role
    if replaces and waits_for_review(replaces, role) and not is_accepted:
        replaces = None
    admitted = msgspec.structs.replace(memory, text=text, replaces=replaces, **_beside(memory))
    if is_accepted or QUARANTINED in admitted.tags or not waits_for_review(text or "", role):
        return admitted
    # In the stable block stands whatever is procedural.
    kind = MemoryType.EPISODIC if memory.type is MemoryType.PROCEDURAL else memory.type
    return msgspec.structs.replace(admitted, tags=(*admitted.tags, QUARANTINED), type=kind)


def admitted_history(history: tuple[HistoryRecord, ...]) -> tuple[HistoryRecord, ...]:
    """A history as it may be kept."""
    return tuple(
        msgspec.structs.replace(
            line,
            old_value=_kept(line.old_value),
            new_value=_kept(line.new_value),
            former=None if line.former is None else msgspec.structs.replace(line.former, **_beside(line.former)),
        )
        for line in history
    )


def _beside(state: Memory | Former) -> dict[str, Any]:
    """Tags and metadata without secrets."""
    tags, metadata = state.tags, state.metadata
    return {
        "tags": UNSET if tags is UNSET else tuple(tag for tag in tags if not redact(tag).count),
        "metadata": UNSET if metadata is UNSET else redact_within(metadata),
    }


def check_admitted(field: ProfileField) -> None:
    """Raise `InvalidInput` for a field that nobody could set by hand."""
    before = () if field.previous is None else (field.previous,)
    texts = [value.text for value in (*field.values, *field.withdrawn, *before)]
    check_field(field.name, texts, unit=field.unit)


def _kept(text: str | None) -> str | None:
    """A text without what hides in it, and without secrets."""
    return None if text is None else redact(sanitise(text)).text
