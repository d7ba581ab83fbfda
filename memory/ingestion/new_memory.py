"""What a fact makes of a memory: a new one, an older one in other words, or one that was said again."""

from collections.abc import Iterable
from datetime import datetime

import msgspec

from memory.ingestion.batch import Batch, FactOrigin, Settled
from memory.ingestion.belonging import is_of_person
from memory.ingestion.decide_by_model import DOCUMENT
from memory.ingestion.fact import Fact
from memory.ingestion.importance import centroid_novelty, importance, nearest_novelty
from memory.language.change import changes_in
from memory.language.dates import periods
from memory.language.figures import counted_alone, counts
from memory.language.memory_type import route
from memory.language.prompt_injection import waits_for_review
from memory.language.sayings import corrections_in, said_by
from memory.language.signals import Signals, signals
from memory.model.identity import LOCAL
from memory.model.memory import (
    ANSWERS_FROM,
    AUTO_PINNED,
    CONCLUSIONS_FROM,
    QUARANTINED,
    Memory,
    MemoryType,
    Retention,
    Source,
)
from memory.model.options import ImportanceOptions
from memory.model.scope import Scope
from memory.model.types import CountTokens
from memory.profile.pins import ends_at, harms_if_lost


def new_memory(
    settled: Settled, batch: Batch, *, text: str, count: CountTokens, options: ImportanceOptions
) -> Memory | None:
    """The memory that a fact becomes, with that text; None: it is not worth keeping."""
    fact, origin = settled.kept.fact, batch.origin
    found = signals(fact.text, count=count)
    weight = _weight(settled, batch, found, options)
    if fact.role == DOCUMENT and fact.importance is None and weight < options.threshold:
        return None  # of documents the new is kept; what a user says is, and recall decides whether it matters
    quarantined = waits_for_review(fact.text, fact.role)
    # A quarantined one must not stand in the stable block: procedural memories do.
    within = origin.project is not None
    kind = MemoryType.EPISODIC if quarantined else route(fact.text, found, hint=fact.type, in_project=within)
    return Memory(
        id=settled.kept.memory_id,
        scope=origin.scope,
        text=text,
        type=kind,
        source=fact.source,
        importance=weight,
        tags=tuple(dict.fromkeys((*fact.tags, *origin.tags, *((QUARANTINED,) if quarantined else ())))),
        metadata=dict(origin.metadata),
        expires_at=origin.expires_at,
        created_at=origin.at,
        updated_at=origin.at,
        mentioned_at=fact.mentioned_at,
        retention=_retention(fact, kind, origin.scope),
        project=None if not fact.is_answer and is_of_person(fact.text, kind) else origin.project,
        provenance=msgspec.structs.replace(
            origin.provenance,
            role=fact.role,
            fact_index=fact.index + _first_index(fact),
            prompt_version=fact.prompt_version,
        ),
    )


def going_on(memory: Memory, known: Iterable[Memory]) -> Memory:
    """A new memory that is kept as long as what it goes on counting: "86,200 words." behind "it's at 61k words"."""
    is_for_good = memory.is_answer or memory.retention is Retention.LASTING
    what = "" if is_for_good else counted_alone(memory.text)
    if not what:
        return memory
    before = [each.retention for each in known if not each.is_answer and counts(each.text, what)]
    longest = next((each for each in (Retention.LASTING, Retention.PASSAGE) if each in before), memory.retention)
    return msgspec.structs.replace(memory, retention=longest)


def updated(old: Memory, fact: Fact, text: str, origin: FactOrigin, *, version: str | None) -> Memory:
    """The memory's new state under its old id. Where it first came from stays; the text is of this turn."""
    # Whether the new text is to be pinned, the rules see for themselves.
    was_auto = old.pinned and AUTO_PINNED in old.tags and text != old.text
    kept = tuple(tag for tag in old.tags if tag != AUTO_PINNED) if was_auto else old.tags
    return msgspec.structs.replace(
        old,
        text=text,
        source=fact.source,
        importance=max(old.importance, fact.importance or 0.0),
        tags=tuple(dict.fromkeys((*kept, *fact.tags, *origin.tags))),
        metadata={**old.metadata, **origin.metadata},
        expires_at=origin.expires_at,
        pinned=old.pinned and not was_auto,
        doubt=None,
        updated_at=origin.at,
        mentioned_at=fact.mentioned_at,
        retention=Retention.PASSAGE if old.retention is Retention.TENTATIVE else old.retention,
        replaces=old.replaces if text == old.text else old.text,
        valid_from=_valid_from(fact, origin),
        compressed=False,
        provenance=msgspec.structs.replace(
            old.provenance,
            session=origin.provenance.session or old.provenance.session,
            role=fact.role,
            prompt_version=version or fact.prompt_version,
            # What a model merged is said whole in no single turn.
            reworded_in=origin.provenance.turn if text == fact.text else None,
        ),
    )


def said_again(old: Memory, fact: Fact, origin: FactOrigin) -> Memory:
    """What is known already, after the user has said it once more: it is confirmed, and of the newest day.

    What the assistant repeats confirms nothing. What a caller gives with it is kept beside what is there, whoever said
    it; not what is given with a document that says the same as somebody.
    """
    if fact.role != DOCUMENT or origin.provenance.document == old.provenance.document:
        old = _with_given(old, origin)
    if fact.source is Source.INFERRED or fact.role == DOCUMENT:
        return old
    is_open = old.doubt is not None and old.doubt.day <= fact.mentioned_at
    said = msgspec.structs.replace(
        old,
        source=Source.CONFIRMED,
        retention=Retention.PASSAGE if old.retention is Retention.TENTATIVE else old.retention,
        mentioned_at=max(old.mentioned_at, fact.mentioned_at),
        expires_at=_longer(old, origin) if fact.mentioned_at >= old.mentioned_at else old.expires_at,
        doubt=None if is_open else old.doubt,
    )
    return old if said == old else msgspec.structs.replace(said, updated_at=origin.at)


def _with_given(old: Memory, origin: FactOrigin) -> Memory:
    """A memory with the metadata and the tags that a caller gives on top of its own."""
    given = msgspec.structs.replace(
        old,
        tags=tuple(dict.fromkeys((*old.tags, *origin.tags))),
        metadata={**old.metadata, **origin.metadata},
    )
    return old if given == old else msgspec.structs.replace(given, updated_at=origin.at)


def _longer(old: Memory, origin: FactOrigin) -> datetime | None:
    """Until when what is said again holds: as long as either says (None: for good).

    The end that a pin's own words say is read from them, and longer by itself.
    """
    if old.expires_at is None or old.expires_at == ends_at(old):
        return old.expires_at
    return None if origin.expires_at is None else max(old.expires_at, origin.expires_at)


def _weight(settled: Settled, batch: Batch, found: Signals, options: ImportanceOptions) -> float:
    """The importance of a new fact (docs/rules.md, Importance)."""
    fact = settled.kept.fact
    if fact.importance is not None:
        return fact.importance
    nearest = nearest_novelty(memory.cosine for memory in settled.known)
    if fact.role != DOCUMENT:
        return importance(nearest, found, options)
    novelty = centroid_novelty(settled.vector, batch.near.centroid)
    return importance(min(novelty, nearest) if options.novelty == "nearest" else novelty, found, options)


def _retention(fact: Fact, kind: MemoryType, scope: Scope) -> Retention:
    """For how long a new memory is kept (docs/rules.md, How long it is kept)."""
    if fact.is_answer:
        return Retention.PASSAGE
    is_said_in_passing = fact.tentative or kind is MemoryType.EPISODIC
    if fact.role == DOCUMENT or not is_said_in_passing or harms_if_lost(fact.text):
        return Retention.LASTING
    by_model = fact.prompt_version is not None
    # What the profile says by it, or says no longer, goes with it.
    if fact.role == "user" and any(read(fact.text, by_model=by_model) for read in (said_by, corrections_in)):
        return Retention.LASTING
    if fact.tentative:
        return Retention.TENTATIVE
    if fact.role == "user" and changes_in(fact.text, by_model=by_model):
        return Retention.LASTING
    return Retention.LASTING if scope.user == LOCAL else Retention.PASSAGE


def _first_index(fact: Fact) -> int:
    """Where the places of facts of its kind begin."""
    if fact.is_answer:
        return ANSWERS_FROM
    return CONCLUSIONS_FROM if fact.is_conclusion else 0


def _valid_from(fact: Fact, origin: FactOrigin) -> datetime:
    """Since when a new state holds: the past day that the text names, else when it was said (FAULTS I13)."""
    said = origin.provenance.said_at or origin.at
    named = periods(fact.text, at=said, timezone=origin.timezone)
    if len(named) != 1 or named[0].first > fact.mentioned_at:
        return said
    return datetime.combine(named[0].first, said.timetz().replace(hour=0, minute=0, second=0, microsecond=0))
