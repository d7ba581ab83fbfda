"""What becomes of a turn, a conversation or a document: what is decided about it, and what is told of that."""

import msgspec

from memory.ingestion.batch import MemoryChange
from memory.language.comparison import Verdict
from memory.model.memory import QUARANTINED, Memory, Profile
from memory.ports.changes import Add, Applied, Basis, Close
from memory.profile.pins import harms_if_lost
from memory.turn.quotas import Room

EVERYTHING_STAYS = "everything_stays"
"""Why nothing became of an order to forget all that is known: it is deleted, not forgotten (decision 0017)."""

DONE_BEFORE = "done_before"
"""Why nothing became of what was added before under the same key: what that became was deleted, or closed, since."""


class IngestReport(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one turn or document; counters, no content."""

    applied: Applied = Applied.APPLIED
    facts: int = 0
    """Found, and compared."""
    added: int = 0
    updated: int = 0
    """Memories that were given a new text."""
    closed: int = 0
    """Memories that are no longer valid."""
    duplicates: int = 0
    """Said before, in the same or in other words."""
    echoes: int = 0
    """The assistant gave back what had been put before it (P7)."""
    discarded: int = 0
    """Below the importance threshold."""
    material: int = 0
    """Pieces of what was sent that were set aside as no word of the user's: `reingest --material` brings them back."""
    redacted: int = 0
    """Secrets taken out of the text."""
    withheld: int = 0
    """Facts left out because a secret stood in them (FAULTS I16)."""
    quarantined: int = 0
    """Stored, but never to be injected (FAULTS I10)."""
    unembedded: int = 0
    """Stored without a vector, to be filled in later (FAULTS I09)."""
    overruled: int = 0
    """What a model wanted done with memories, and was not done: it would have lost something."""
    retrieved: int = 0
    """Memories whose retrieval was counted."""
    left_out: int = 0
    """Facts for which the tenant has no room (docs/decisions/0040)."""


class MemoryEvent(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a fact (docs/rules.md, History)."""

    event: Verdict
    id: str | None
    old_memory: str | None = None
    new_memory: str | None = None
    reason: str = ""
    """Why: the rules' (`changed`, `duplicate` …), `model`, or what speaks against what the model wanted."""

    @classmethod
    def of_everything(cls) -> "MemoryEvent":
        """Of an order to forget everything, which is not carried out."""
        return cls(event=Verdict.NONE, id=None, reason=EVERYTHING_STAYS)

    @classmethod
    def of_done_before(cls) -> "MemoryEvent":
        """Of what was added before, and is there no more."""
        return cls(event=Verdict.NONE, id=None, reason=DONE_BEFORE)

    @classmethod
    def of_added(cls, memory: Memory) -> "MemoryEvent":
        """Of a memory that is new."""
        return cls(event=Verdict.ADD, id=memory.id, new_memory=memory.text)

    @classmethod
    def of_known(cls, memory: Memory | None) -> "MemoryEvent":
        """Of what a memory says already; None: nobody says which one."""
        return cls(event=Verdict.NONE, id=memory and memory.id, old_memory=memory and memory.text)

    @classmethod
    def of_closed(cls, memory: Memory) -> "MemoryEvent":
        """Of one that is no longer valid."""
        return cls(event=Verdict.DELETE, id=memory.id, old_memory=memory.text)


class IngestedText(msgspec.Struct, frozen=True, kw_only=True):
    """What a document became."""

    memories: tuple[Memory, ...]
    """Those that are new."""
    events: tuple[MemoryEvent, ...]
    """What became of each chunk that was important enough."""


class Decided(msgspec.Struct, frozen=True, kw_only=True):
    """What is decided about a batch of facts."""

    changes: tuple[MemoryChange, ...] = ()
    forgotten: tuple[str, ...] = ()
    """The ids of what the user wants forgotten: what it said leaves the sessions, too."""
    events: tuple[MemoryEvent, ...] = ()
    said: tuple[str, ...] = ()
    """The ids of the memories that say what the user said."""
    basis: Basis | None = None
    """What was decided on, if anything was compared."""
    profile: Profile | None = None
    """The user's, of the same moment."""
    facts: int = 0
    echoes: int = 0
    overruled: int = 0
    left_out: int = 0

    @property
    def added(self) -> tuple[Memory, ...]:
        """The memories that are new."""
        return tuple(change.memory for change in self.changes if isinstance(change, Add))

    @property
    def report(self) -> IngestReport:
        """What there is to count in it."""
        counts = {verdict: sum(event.event is verdict for event in self.events) for verdict in Verdict}
        adds = [change for change in self.changes if isinstance(change, Add)]
        return IngestReport(
            facts=self.facts,
            added=counts[Verdict.ADD],
            updated=counts[Verdict.UPDATE],
            closed=counts[Verdict.DELETE],
            duplicates=counts[Verdict.NONE] - self.echoes,
            echoes=self.echoes,
            discarded=max(self.facts - len(self.events) - self.left_out, 0),
            quarantined=sum(QUARANTINED in add.memory.tags for add in adds),
            unembedded=sum(add.vector is None for add in adds),
            overruled=self.overruled,
            left_out=self.left_out,
        )

    @property
    def grows(self) -> int:
        """How many memories more there are by it."""
        adds = sum(isinstance(change, Add) for change in self.changes)
        return adds - sum(isinstance(change, Close) for change in self.changes)

    def within(self, room: Room, *, refuse: bool) -> "Decided":
        """What of it there is room for. Raises `QuotaReached` for the rest if it is to `refuse`.

        What takes the place of something takes no room, and what could harm if it were lost is kept whatever there is.
        """
        closes = sum(isinstance(change, Close) for change in self.changes)
        changes, gone = list[MemoryChange](), set[str]()
        for change in self.changes:
            memory_id = change.memory_id if isinstance(change, Close) else change.memory.id
            if not isinstance(change, Add) or room.take(change.memory):
                changes += [] if memory_id in gone else [change]
            elif refuse:
                raise room.reached
            elif closes > 0 or (harms_if_lost(change.memory.text) and not change.memory.is_answer):
                closes -= 1
                changes.append(change)
            else:
                gone.add(memory_id)
        events = tuple(event for event in self.events if event.id not in gone)
        said = tuple(memory_id for memory_id in self.said if memory_id not in gone)
        return msgspec.structs.replace(self, changes=tuple(changes), events=events, said=said, left_out=len(gone))
