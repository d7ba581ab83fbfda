"""What is remembered, sorted as its user thinks of it (docs/rules.md, What users see)."""

from enum import StrEnum

from memory.model.memory import QUARANTINED, Memory, MemoryType, Retention, Source


class View(StrEnum):
    """Where a memory stands for the person whose it is."""

    ABOUT = "about"
    """About you: what is known of her, recalled when a question touches it. The profile's fields are read off these."""
    ALWAYS = "always"
    """Always included: what could harm if it were missing, and how answers are to be; it stands in every prompt."""
    CHATS = "chats"
    """From your chats: what she said, in her own words, and what was recommended or decided, as long as anybody comes
    back to it."""
    REVIEW = "review"
    """Needs review: what gives orders to a model, which is never shown to one, and what somebody else concluded."""


def view_of(memory: Memory) -> View:
    """The view in which a live memory stands: the first that fits of review, always, chats, about."""
    is_of_document = memory.provenance.document is not None
    is_concluded_of_user = memory.source is Source.INFERRED and not (memory.is_conclusion or is_of_document)
    if QUARANTINED in memory.tags or is_concluded_of_user:
        return View.REVIEW
    if memory.is_standing:
        return View.ALWAYS
    is_said = is_of_document or memory.kept_undated_as is not Retention.LASTING or memory.type is MemoryType.EPISODIC
    return View.CHATS if is_said else View.ABOUT
