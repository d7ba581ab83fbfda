"""A memory: one thing that is known about a user, where it came from and since when."""

from collections.abc import Mapping, Set
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from hashlib import md5
from typing import Any

import msgspec

from memory.model.errors import InvalidInput
from memory.model.moments import micros
from memory.model.scope import Scope


class MemoryType(StrEnum):
    """docs/rules.md, Kinds of memory."""

    SEMANTIC = "semantic"
    EPISODIC = "episodic"
    PROCEDURAL = "procedural"
    WORKING = "working"


class Retention(StrEnum):
    """For how long a memory is kept that nobody comes back to (docs/rules.md, How long it is kept)."""

    LASTING = "lasting"
    """What is known of the user, and what somebody put there by hand."""
    PASSAGE = "passage"
    """Something that was said in a chat."""
    TENTATIVE = "tentative"
    """Said for once, as far as rules can tell: a request, a question."""
    WORKING = "working"
    """For now: what every memory of that kind is."""
    EXPIRING = "expiring"
    """Until the date that somebody has set, whatever it is else: never written in a memory, which has the date."""


PASSING = (Retention.WORKING, Retention.TENTATIVE, Retention.PASSAGE, Retention.EXPIRING)
"""What is closed by itself: when nobody has come back to it for long enough, or on its date."""

Spans = Mapping[Retention, timedelta]
"""After how long without being said or recalled a memory passes; what is not named never does."""


class Source(StrEnum):
    """Who said it: the user (confirmed), or the assistant or the context (inferred: low trust)."""

    CONFIRMED = "confirmed"
    INFERRED = "inferred"


class Provenance(msgspec.Struct, frozen=True, kw_only=True):
    """Where a memory was said. (turn, fact_index) is unique: a turn applied twice leaves one memory."""

    turn: str | None = None
    session: str | None = None
    role: str = "user"
    fact_index: int = 0
    prompt_version: str | None = None
    document: str | None = None
    """The document that it is a part of, by the id that its owner gave it."""
    reworded_in: str | None = None
    """The turn that its text is from, whole, since it was written anew."""
    said_at: datetime | None = None
    """When it was said first, of what was imported; None: when it was written."""
    app: str | None = None
    """The application to which a mem0 client has told it."""


APP = "app_id"
"""What clients call an application that a memory belongs to."""


class Doubt(msgspec.Struct, frozen=True):
    """That something may not be so any more (docs/rules.md, Change): which memory is the sign, and when it was said."""

    memory_id: str
    day: date


QUARANTINED = "quarantined"
"""The tag of a memory that reads like an instruction: kept, shown to its user, never put into a prompt (FAULTS I10)."""

AUTO_PINNED = "auto_pinned"
"""The tag of what was pinned by a rule: a rule may let it go, and it is not pinned again once its user unpinned it."""

OWN_TAGS = frozenset({QUARANTINED, AUTO_PINNED})
"""Tags that say what was decided about a memory: nobody else gives or takes them, or is shown them."""


class Memory(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """One memory. Times are aware and in UTC; `text` is bare: docs/rules.md, A memory and its date.

    There is room for what is `derived` of it.
    """

    id: str
    scope: Scope
    text: str
    type: MemoryType = MemoryType.EPISODIC
    source: Source = Source.CONFIRMED
    pinned: bool = False
    importance: float = 0.5
    tags: tuple[str, ...] = ()
    metadata: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])
    """The client's own: kept and given back, and never read by us."""
    replaces: str | None = None
    """The text that its own superseded."""
    source_memory_ids: tuple[str, ...] = ()
    """Of what a session became (docs/rules.md, Old sessions), or an assistant concluded: what it rests on. It goes with
    them (P9)."""
    created_at: datetime
    updated_at: datetime
    """When it was last said, or given its text."""
    edited_at: datetime | None = None
    """When a person last changed it otherwise: that makes it neither another text nor a newer one."""
    mentioned_at: date
    valid_from: datetime | None = None
    valid_to: datetime | None = None
    closed_for: str = ""
    """Why it was closed: a `Reason`. Empty: it is live, or an older release closed it."""
    last_retrieved_at: datetime | None = None
    retrieval_count: int = 0
    feedback: int = 0
    """How many more times a person said that it was of use than that it was not."""
    revision: int = 1
    """How often it was written: the store counts. A change names the revision that it was made from."""
    compressed: bool = False
    retention: Retention = Retention.LASTING
    expires_at: datetime | None = None
    """Until when it holds, as somebody has set it; None: as long as what it is kept as."""
    doubt: Doubt | None = None
    """What says that it may have changed, and not what to."""
    project: str | None = None
    """Where it was said and alone is recalled; None: everywhere (docs/rules.md, Projects)."""
    provenance: Provenance = Provenance()

    def is_of(self, project: str | None) -> bool:
        """Whether it may be recalled in a project, or, None, outside of any."""
        return self.project in (None, project)

    @property
    def given_tags(self) -> tuple[str, ...]:
        """Its tags but for `OWN_TAGS`."""
        return tuple(tag for tag in self.tags if tag not in OWN_TAGS)

    @property
    def is_conclusion(self) -> bool:
        """Whether it is what the assistant recommended, decided or answered, in its own words."""
        return self.provenance.fact_index >= CONCLUSIONS_FROM

    @property
    def is_answer(self) -> bool:
        """Whether it is a piece of what the assistant answered, behind what it was asked."""
        return self.provenance.fact_index >= ANSWERS_FROM

    @property
    def app(self) -> str | None:
        """The application that it belongs to: what it was added with, else what its own metadata says."""
        told = self.metadata.get(APP)
        return self.provenance.app or (told if isinstance(told, str) else None)

    @property
    def is_standing(self) -> bool:
        """Whether it belongs into every prompt of its user: pinned, or how answers are to be.

        A document is material, whatever type its parts have: what it prefers, or orders, is nobody's word.
        """
        return self.pinned or (self.type is MemoryType.PROCEDURAL and self.provenance.document is None)

    @property
    def is_by_model(self) -> bool:
        """Whether it speaks of "User", not of "I": a model worded it, or it was added as a note of her."""
        return self.provenance.prompt_version is not None

    @property
    def kept_as(self) -> Retention:
        """For how long it is kept, all considered: a date that somebody has set counts, even of what is pinned."""
        return self.kept_undated_as if self.expires_at is None else Retention.EXPIRING

    @property
    def kept_undated_as(self) -> Retention:
        """The same without that date: what is pinned stays until it is unpinned."""
        if self.pinned:
            return Retention.LASTING
        return Retention.WORKING if self.type is MemoryType.WORKING else self.retention

    @property
    def changed_at(self) -> datetime:
        """When anything of it was last changed: what is told as `updated_at`."""
        return max(self.updated_at, self.edited_at or self.updated_at)

    @property
    def passes_from(self) -> datetime:
        """From when its time counts: its date, or when it was written. A retrieval prolongs that, but not the date."""
        return self.expires_at or self.updated_at

    @property
    def is_trash(self) -> bool:
        """Whether it is closed, and to be deleted after a while: not what ended, which was true in its time."""
        return self.valid_to is not None and self.closed_for != Reason.ENDED

    def is_over(self, at: datetime) -> bool:
        """Whether its date has come: it is shown nowhere, although it may not be closed yet."""
        return self.expires_at is not None and self.expires_at <= at

    def passes_at(self, spans: Spans) -> datetime | None:
        """When it passes: on its date, or unless somebody comes back to it; None: never."""
        if self.expires_at is not None:
            return self.expires_at
        span = spans.get(self.kept_as)
        if span is None:
            return None
        return self.last_used_at + span

    @property
    def last_used_at(self) -> datetime:
        """When it was last written or stood in a prompt."""
        return max(self.updated_at, self.last_retrieved_at or self.updated_at)

    @property
    def hash(self) -> str:
        """The md5 hex digest of the text; it finds equal texts, it protects nothing."""
        return text_hash(self.text)

    def rewritten(self, of: "Memory | None") -> "Memory":
        """This state as the next revision of what is there now; None: that cannot be read."""
        return msgspec.structs.replace(self, revision=1 if of is None else of.revision + 1)

    def edited(self, of: "Memory", at: datetime) -> "Memory":
        """This state as a person makes it of another one with the same text."""
        edited = msgspec.structs.replace(self, edited_at=at)
        if self.kept_as in (of.kept_as, Retention.LASTING):
            return edited
        # It is kept for less long than it was: its time begins now, and it still says what it said.
        provenance = msgspec.structs.replace(self.provenance, reworded_in=of.worded_in)
        return msgspec.structs.replace(edited, updated_at=at, provenance=provenance)

    @property
    def worded_in(self) -> str | None:
        """The turn in which the user said what it says now, all of it; None: no single one, or nobody knows."""
        return self.provenance.turn if self.updated_at == self.created_at else self.provenance.reworded_in

    @property
    def said_at(self) -> datetime:
        """When it was said first. Of what an older release imported, and of nothing else, the day alone tells."""
        day = datetime.combine(self.mentioned_at, time(), UTC)
        is_imported = not self.source_memory_ids and day + _ANY_ZONE < self.created_at
        return self.provenance.said_at or (day if is_imported else self.created_at)

    @property
    def dated_text(self) -> str:
        """The text as it is embedded and indexed: with its day (docs/rules.md, A memory and its date)."""
        return dated(self.text, self.mentioned_at)


_ANY_ZONE = timedelta(days=2)
"""In no time zone a day is further from the moment in it."""


def text_hash(text: str) -> str:
    """The md5 hex digest of a memory's text."""
    return md5(text.encode(), usedforsecurity=False).hexdigest()


def dated(text: str, mentioned_at: date) -> str:
    """`text` with that suffix, unless it already carries one."""
    return text if undated(text) != text else f"{text} (mentioned {mentioned_at.isoformat()})"


def undated(text: str) -> str:
    """`text` without such a suffix at its end."""
    bare, mentioned, day = text.rpartition(" (mentioned ")
    return bare if mentioned and len(day) == len("2024-05-01)") and day.endswith(")") else text


class HistoryEvent(StrEnum):
    """What happened to a memory (docs/rules.md, History)."""

    ADD = "ADD"
    UPDATE = "UPDATE"
    DELETE = "DELETE"


class Actor(StrEnum):
    """Who changed a memory."""

    USER = "user"
    """By what she said."""
    MODEL = "model"
    """By what it concluded, or decided of what the user said."""
    PERSON = "person"
    """By hand: a command, or a call of the API."""
    UPKEEP = "upkeep"
    """What is done by itself, as time passes or room is needed."""


class Reason(StrEnum):
    """Why a memory was changed (docs/rules.md, History)."""

    SAID = "said"
    """For the first time, or again on another day."""
    CHANGED = "changed"
    ENDED = "ended"
    IN_DOUBT = "in_doubt"
    CONFIRMED = "confirmed"
    """It is in doubt or in quarantine no more, or it was inferred and is so."""
    FORGOTTEN = "forgotten"
    """By the user's order. What else the memory said becomes one of its own, for the same reason."""
    ADDED = "added"
    CORRECTED = "corrected"
    CLOSED = "closed"
    REOPENED = "reopened"
    EDITED = "edited"
    """By hand, and not its text: tags, metadata, importance, until when it holds."""
    PINNED = "pinned"
    UNPINNED = "unpinned"
    EXPIRED = "expired"
    EVICTED = "evicted"
    SUMMARISED = "summarised"


class Former(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has changed of a memory beside its text, as it was before; UNSET: that stayed."""

    pinned: bool | msgspec.UnsetType = msgspec.UNSET
    tags: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """But for `OWN_TAGS`."""
    metadata: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    importance: float | msgspec.UnsetType = msgspec.UNSET
    expires_at: datetime | msgspec.UnsetType | None = msgspec.UNSET

    @classmethod
    def of(cls, former: Memory, memory: Memory) -> "Former | None":
        """What of a memory was otherwise before; None: nothing."""
        before, after = _by_hand(former), _by_hand(memory)
        otherwise = {name: value for name, value in before.items() if value != after[name]}
        return cls(**otherwise) if otherwise else None

    @property
    def told(self) -> dict[str, Any]:
        """The same by its names, without what stayed."""
        return {name: value for name, value in msgspec.structs.asdict(self).items() if value is not msgspec.UNSET}


def _by_hand(memory: Memory) -> dict[str, Any]:
    names = Former.__struct_fields__
    return {name: memory.given_tags if name == "tags" else getattr(memory, name) for name in names}


class HistoryRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a memory's append-only history, oldest first. It has no text where the text stayed as it was."""

    id: str
    memory_id: str
    event: HistoryEvent
    old_value: str | None
    new_value: str | None
    timestamp: datetime
    is_deleted: bool = False
    actor: str = ""
    """An `Actor`; or what a newer release calls it. Empty: an older one did not tell."""
    reason: str = ""
    """A `Reason`; the same."""
    turn: str | None = None
    """In which the new text was said. It and its session stand in no other line, as this one goes with them (P9)."""
    session: str | None = None
    said_at: datetime | None = None
    """When it was said, of what was imported; None: at the line's own time."""
    former: Former | None = None
    """What else a person has changed with it; None: nothing, or an older release did not tell."""

    @property
    def moment(self) -> datetime:
        """When it was so: the line's own time, or when it was said that was imported then."""
        return self.said_at or self.timestamp

    @property
    def place(self) -> tuple[int, str]:
        """Its place among the lines of many memories: the newest is the greatest."""
        return micros(self.timestamp), self.id

    @property
    def cursor(self) -> str:
        """The same as a word, for who asks for the lines behind it: what is written meanwhile does not shift them."""
        return f"{micros(self.timestamp)}:{self.id}"


LONGEST_TIME = 18
"""Digits of microseconds: thirty thousand years, and no store's number overflows."""


def place_of_line(cursor: str) -> tuple[int, str]:
    """The place of the line that has this cursor. Raises `InvalidInput`."""
    at, found, line = cursor.partition(":")
    if not (found and line and at.isascii() and at.isdecimal() and len(at) <= LONGEST_TIME):
        wrong = f"{cursor!r} is no cursor of a history: take it from the last line of the page before"
        raise InvalidInput(wrong, field="after")
    return int(at), line


MEASURED = "vitals."
"""Fields under this heading hold readings of something, not states."""


TASTES = ("likes", "dislikes", "prefers", "avoids", "refuses to", "refuses", "only", "afraid of")
"""How a taste begins in the profile, whatever words its user had."""


class ProfileValue(msgspec.Struct, frozen=True, kw_only=True):
    """One value of a field, and the memory that says so: when that one is erased, the value goes with it (P9)."""

    text: str
    recorded_at: date | None = None
    memory_id: str | None = None
    """None: set by hand."""
    doubt: Doubt | None = None
    """Why it is withdrawn; or, where it could harm to leave it out, why it is said with a mark."""
    until: datetime | None = None
    """The date that somebody has set for that memory: from then on it is said nowhere, also where the memory is not
    closed yet."""


class ProfileField(msgspec.Struct, frozen=True, kw_only=True):
    """A named field of a user's profile: one value or several, with what it was before.

    A name with a dot stands under its heading: `vitals.a1c`.
    """

    name: str
    values: tuple[ProfileValue, ...]
    unit: str | None = None
    previous: ProfileValue | None = None
    withdrawn: tuple[ProfileValue, ...] = ()
    """Values that may not be so any more: in no prompt, and to be put back."""
    version: int = 0
    """How often the field was written: the store counts. A write names the version that it was made from."""

    @property
    def is_kept(self) -> bool:
        """Whether there is anything to keep: what is withdrawn is, and stands nowhere."""
        return bool(self.values or self.withdrawn)

    def without(self, memory_ids: Set[str | None], *, lifted: Set[str] = frozenset()) -> "ProfileField":
        """The field without what these memories said (None: by hand), of now and of before: it may have no values left.

        What the `lifted` ones put in doubt holds again. When a measurement's newest reading goes, the one before is the
        newest that is known. A state's former value is no state again.
        """
        said = [_trusted(value, lifted) for value in self.values if value.memory_id not in memory_ids]
        kept = [_trusted(value, lifted) for value in self.withdrawn if value.memory_id not in memory_ids]
        values = (*said, *(value for value in kept if value.doubt is None))
        previous = None if self.previous is None or self.previous.memory_id in memory_ids else self.previous
        if not values and previous is not None and self.name.startswith(MEASURED):
            values, previous = (previous,), None
        return msgspec.structs.replace(
            self,
            values=values,
            previous=previous if values else None,
            withdrawn=tuple(value for value in kept if value.doubt is not None),
        )

    @property
    def told(self) -> tuple[ProfileValue, ...]:
        """All that it says, of now and of before, and what was withdrawn."""
        return (*self.values, *self.withdrawn, *(() if self.previous is None else (self.previous,)))

    def dated(self, ends: Mapping[str, datetime | None]) -> "ProfileField":
        """The field with the dates of the memories that it rests on, as far as they are named."""

        def of(value: ProfileValue) -> ProfileValue:
            memory_id = value.memory_id
            if memory_id is None or ends.get(memory_id, value.until) == value.until:
                return value
            return msgspec.structs.replace(value, until=ends[memory_id])

        return msgspec.structs.replace(
            self,
            values=tuple(map(of, self.values)),
            withdrawn=tuple(map(of, self.withdrawn)),
            previous=None if self.previous is None else of(self.previous),
        )

    def confirmed(self, memory_id: str) -> "ProfileField":
        """The field with what this memory said in doubt no more: what was withdrawn of it is back."""
        mine = [value for value in self.withdrawn if value.memory_id == memory_id]
        values = (
            msgspec.structs.replace(value, doubt=None) if value.memory_id == memory_id else value
            for value in (*self.values, *mine)
        )
        withdrawn = tuple(value for value in self.withdrawn if value not in mine)
        return msgspec.structs.replace(self, values=tuple(values), withdrawn=withdrawn)


def _trusted(value: ProfileValue, lifted: Set[str]) -> ProfileValue:
    """The value without a doubt that one of these memories gives."""
    if value.doubt is None or value.doubt.memory_id not in lifted:
        return value
    return msgspec.structs.replace(value, doubt=None)


class Profile(msgspec.Struct, frozen=True, dict=True):
    """What is known of a user in named fields, in the order in which they came. There is room for what is `derived`."""

    fields: tuple[ProfileField, ...] = ()

    @property
    def until(self) -> datetime | None:
        """When the first of what it says is over; None: nothing has a date."""
        ends = (value.until for field in self.fields for value in field.told if value.until is not None)
        return min(ends, default=None)

    def at(self, now: datetime) -> "Profile":
        """The profile without what is over by then, as upkeep will leave it."""
        over = {value.memory_id for field in self.fields for value in field.told if _is_over(value, now)}
        if not over:
            return self
        left = (field.without(over) for field in self.fields)
        return Profile(tuple(field for field in left if field.is_kept))


def _is_over(value: ProfileValue, now: datetime) -> bool:
    return value.until is not None and value.until <= now


CONCLUSIONS_FROM = 1_000_000
"""The place among its turn's facts of the first thing that the assistant concluded: no turn has as many facts."""

ANSWERS_FROM = 2_000_000
"""The same of the first piece of what it answered."""

TURN_PREFIX = "compression/"
"""Of a summary's place among the facts: (turn, fact) is unique, and no client's turn id has a slash in it."""
