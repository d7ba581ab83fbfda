"""What is told again of an answer under an `Idempotency-Key`, and of a job: what of it is still there.

Memories are read anew by their ids. Of what became of a fact two digests are kept in the place of its texts: a text is
told again if the memory says it, or its history has it; else nobody knows any more what it was.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from memory.api import MemoryApi
from memory.ingestion.report import DONE_BEFORE
from memory.language.comparison import Verdict
from memory.model.identity import fingerprint_of
from memory.model.memory import Memory
from memory.model.scope import Reach, Scope
from memory.model.session import SessionEntry
from memory.sessions.manager import Sessions
from proxy.api.asking import Changer
from proxy.api.repeats import Retelling
from proxy.api.reports import (
    AddedReport,
    BatchReport,
    DocumentReport,
    EventReport,
    MemoryReport,
    report_of,
    unread,
)


def added(api: MemoryApi, scope: Scope) -> Retelling[AddedReport]:
    """Of what became of what was added for somebody."""
    reach = Reach(scope.tenant)  # whoever was told an id may be told what became of it

    async def told(kept: AddedReport) -> AddedReport:
        return AddedReport(tuple([await _event_again(api, reach, each) for each in kept.results]))

    def kept(answer: AddedReport) -> AddedReport:
        return AddedReport(tuple(map(_event_kept, answer.results)))

    return Retelling(kept, told)


def one_memory(api: MemoryApi, changer: Changer) -> Retelling[MemoryReport]:
    """Of a memory that was changed."""

    async def told(kept: MemoryReport) -> MemoryReport:
        return await _memory_again(api, changer, kept)

    return Retelling(unread, told)


def several(api: MemoryApi, changers: Sequence[Changer]) -> Retelling[BatchReport]:
    """Of what came of operations, each of one of these."""

    async def told(kept: BatchReport) -> BatchReport:
        pairs = zip(kept.results, changers, strict=True)
        again = [each.memory and await _memory_again(api, by, each.memory) for each, by in pairs]
        results = zip(kept.results, again, strict=True)
        return BatchReport(tuple(replace(each, memory=memory) for each, memory in results))

    def kept(answer: BatchReport) -> BatchReport:
        return BatchReport(tuple(replace(each, memory=each.memory and unread(each.memory)) for each in answer.results))

    return Retelling(kept, told)


def document(api: MemoryApi, scope: Scope) -> Retelling[DocumentReport]:
    """Of a document: those of its memories that are there."""
    reach = Reach.only(scope)

    async def told(kept: DocumentReport) -> DocumentReport:
        there = await api.last(reach, [each.id for each in kept.memories])
        return replace(kept, memories=tuple(map(report_of, there)))

    def kept(answer: DocumentReport) -> DocumentReport:
        return replace(answer, memories=tuple(map(unread, answer.memories)))

    return Retelling(kept, told)


def entry(sessions: Sessions, session: str) -> Retelling[SessionEntry]:
    """Of an entry of a session."""

    async def told(kept: SessionEntry) -> SessionEntry:
        return await sessions.entry(session, kept.id) or kept

    return Retelling(SessionEntry.emptied, told)


async def _memory_again(api: MemoryApi, changer: Changer, kept: MemoryReport) -> MemoryReport:
    there: Memory | None = next(iter(await api.last(changer.reach, [kept.id])), None)
    return kept if there is None else changer.told(there)


def _event_kept(event: EventReport) -> EventReport:
    return replace(
        event,
        old_memory=event.old_memory and fingerprint_of(event.old_memory),
        new_memory=event.new_memory and fingerprint_of(event.new_memory),
    )


async def _event_again(api: MemoryApi, reach: Reach, kept: EventReport) -> EventReport:
    if kept.id is None:
        return replace(kept, old_memory=None, new_memory=None)
    said = {fingerprint_of(text): text for text in await api.texts(reach, kept.id)}
    if not said:
        return EventReport(event=Verdict.NONE.value, id=None, reason=DONE_BEFORE)
    return replace(kept, old_memory=said.get(kept.old_memory or ""), new_memory=said.get(kept.new_memory or ""))
