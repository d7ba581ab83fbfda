"""What was exported is read in, under whoever reads it in: each line becomes hers, and nothing of it gets lost unsaid.

An id is one memory's in the whole store. Where somebody else's memory has it, as in a copy of a user, or of a tenant in
the same store, the line's memory gets an id of its own. That is derived from the owner and the id, so what is read in
again finds what it made before.
"""

import asyncio
from collections.abc import AsyncIterable, Mapping, Sequence, Set
from contextlib import aclosing
from typing import NamedTuple

import msgspec

from memory.model.errors import EmbeddingError, InvalidInput
from memory.model.ids import own_id
from memory.model.memory import Doubt, ProfileField, ProfileValue
from memory.model.scope import NONE, Reach, Scope
from memory.model.types import Clock, Vector
from memory.ports.changes import Restore, SetField
from memory.ports.embedding import Embedder
from memory.ports.memories import MemoryStore
from memory.profile.fields import field_of
from memory.turn.quotas import Quotas
from memory.turn.switches import Switches
from memory.upkeep.exchange import (
    ImportReport,
    LastLine,
    LeftOutLine,
    WholeField,
    WholeMemory,
    admitted_line,
    numbered,
    with_more,
)
from memory.upkeep.profiled_runs import named_in, without_runs

AT_ONCE = 100
"""Memories and fields that are read in at once: what is before one that is refused stays."""

TOLD = 100
"""Lines that were left out of which a report tells; the count is of all."""

TAKEN = "what was said there is known under another id, or was deleted"
NO_MEMORY = "no memory of this user is there that says so"


class _Numbered(NamedTuple):
    number: int
    line: WholeMemory | WholeField

    @property
    def user(self) -> str | None:
        return self.line.memory.scope.user if isinstance(self.line, WholeMemory) else self.line.user

    @property
    def ids(self) -> Set[str]:
        """All memories that a line names."""
        if isinstance(self.line, WholeField):
            return set(named_in(self.line.field))
        memory = self.line.memory
        return {memory.id, *memory.source_memory_ids, *([memory.doubt.memory_id] if memory.doubt else [])}


class Importer:
    """Reads in what was exported."""

    def __init__(
        self, *, store: MemoryStore, embedder: Embedder, switches: Switches, quotas: Quotas, clock: Clock
    ) -> None:
        self._store = store
        self._embedder = embedder
        self._switches = switches
        self._quotas = quotas
        self._clock = clock

    async def read_in(self, reach: Reach, sent: AsyncIterable[bytes], *, trusts_reviews: bool) -> ImportReport:
        """Read lines in, a page at a time: what stood before a line that is refused stays.

        `trusts_reviews`: an administrator sends it, whose word counts for what a person is said to have accepted.
        Raises `InvalidInput`, which names the line, or if there is none, `SavingOff`, `QuotaReached` and
        `StoreUnavailable`.
        """
        report, page, before, is_whole = ImportReport(), list[_Numbered](), 0, False
        async with aclosing(numbered(sent)) as lines:
            async for number, line in lines:
                # In a thread: to look for secrets in a history of some thousand lines takes longer than others wait.
                match await asyncio.to_thread(admitted_line, number, line, reach, trusts_reviews=trusts_reviews):
                    case LastLine(lines=count):
                        is_whole = count == before
                    case WholeMemory() | WholeField() as read:
                        page.append(_Numbered(number, read))
                    case _:
                        pass
                before += 1
                if len(page) == AT_ONCE:
                    report, page = await self._with_page(report, page, reach.tenant), []
        if not before:
            raise InvalidInput("there is no line: send what was exported")
        report = await self._with_page(report, page, reach.tenant)
        return msgspec.structs.replace(report, complete=is_whole and not report.left_out)

    async def _with_page(self, report: ImportReport, page: Sequence[_Numbered], tenant: str) -> ImportReport:
        """The report of what was read in before, with what of a page was not there."""
        for user in dict.fromkeys(each.user for each in page):
            hers, reach = [each for each in page if each.user == user], Reach(tenant, user or NONE)
            names = await self._names(reach, {name for each in hers for name in each.ids})
            lines = [_Numbered(number, _renamed(line, names)) for number, line in hers]
            report = await self._with_memories(report, reach, lines)
            for number, line in lines:
                if isinstance(line, WholeField):
                    report = await self._with_field(report, reach, number, line)
        return report

    async def _names(self, reach: Reach, ids: Set[str]) -> Mapping[str, str]:
        """The ids that memories have here, where they are not those that they were exported with."""
        own = {name: own_id(name, reach.tenant, reach.one_user or "") for name in ids}
        there = await self._there(reach, [*own, *own.values()])
        unknown = [name for name in ids if name not in there]
        taken = await self._store.of_others(reach, unknown) if unknown else frozenset[str]()
        return {name: own[name] for name in unknown if own[name] in there or name in taken}

    async def _there(self, reach: Reach, ids: Sequence[str]) -> Set[str]:
        """Which of these are a user's, live or closed."""
        return {memory.id for memory in await self._store.last(reach, ids)} if ids else set()

    async def _with_memories(self, report: ImportReport, reach: Reach, lines: Sequence[_Numbered]) -> ImportReport:
        numbers = {line.memory.id: number for number, line in lines if isinstance(line, WholeMemory)}
        memories = [line for _, line in lines if isinstance(line, WholeMemory)]
        for scope in {each.memory.scope for each in memories}:
            await self._switches.check_saving(scope)
        there = await self._there(reach, list(numbers))
        missing = [each for each in memories if each.memory.id not in there]
        room = await self._quotas.room(reach.tenant) if missing else None
        if room is not None and not all(room.take(each.memory) for each in missing if each.memory.valid_to is None):
            raise room.reached
        await self._restore(missing)
        ids = {each.memory.id for each in missing}
        added = await self._there(reach, list(ids))
        for name in sorted(ids - added, key=numbers.__getitem__):
            report = _without(report, numbers[name], TAKEN)
        return with_more(report, memories=len(added), known=len(memories) - len(ids))

    async def _restore(self, missing: Sequence[WholeMemory]) -> None:
        """Put memories where they are not; what has a place that is taken is left out."""
        live = [each.memory for each in missing if each.memory.valid_to is None]
        vectors: dict[str, Vector] = {}
        try:
            if live:
                rows = await self._embedder.embed([memory.dated_text for memory in live])
                vectors = {memory.id: row for memory, row in zip(live, rows, strict=True)}
        except EmbeddingError:
            pass  # they are filled in later
        changes = [
            Restore(memory=each.memory, vector=vectors.get(each.memory.id), event_id="", lines=each.history)
            for each in missing
        ]
        if changes:
            await self._store.apply(None, changes, at=self._clock())

    async def _with_field(self, report: ImportReport, reach: Reach, number: int, line: WholeField) -> ImportReport:
        scope = Scope(reach.tenant, line.user)
        await self._switches.check_saving(scope)
        (field,) = await without_runs(self._store, scope, (line.field,))
        if field_of(await self._store.profile(scope), field.name) is not None or not field.is_kept:
            return with_more(report, known=1)
        named = sorted(named_in(field))
        gone = set(named) - await self._there(reach, named)
        field = field.without(gone, lifted=gone)
        if gone:
            report = _without(report, number, NO_MEMORY)
        if not field.is_kept:
            return report
        field = msgspec.structs.replace(field, version=0)
        await self._store.apply(None, [SetField(scope=scope, field=field)], at=self._clock())
        return with_more(report, fields=1)


def _without(report: ImportReport, number: int, why: str) -> ImportReport:
    """A report with one more line that was left out, all or in part."""
    told = (*report.left_out_lines, LeftOutLine(line=number, why=why))[:TOLD]
    return msgspec.structs.replace(report, left_out=report.left_out + 1, left_out_lines=told)


def _renamed(line: WholeMemory | WholeField, names: Mapping[str, str]) -> WholeMemory | WholeField:
    """A line with the ids that memories have here."""
    if not names:
        return line
    if isinstance(line, WholeField):
        return msgspec.structs.replace(line, field=_renamed_field(line.field, names))
    memory = line.memory
    renamed = msgspec.structs.replace(
        memory,
        id=names.get(memory.id, memory.id),
        source_memory_ids=tuple(names.get(name, name) for name in memory.source_memory_ids),
        doubt=_renamed_doubt(memory.doubt, names),
    )
    if renamed.id == memory.id:
        return msgspec.structs.replace(line, memory=renamed)
    # Lines of several memories are told in the order of their times and ids: no two have the same.
    history = tuple(
        msgspec.structs.replace(each, id=own_id(each.id, renamed.id), memory_id=renamed.id) for each in line.history
    )
    return msgspec.structs.replace(line, memory=renamed, history=history)


def _renamed_field(field: ProfileField, names: Mapping[str, str]) -> ProfileField:
    def of(value: ProfileValue) -> ProfileValue:
        source = value.memory_id
        named = None if source is None else names.get(source, source)
        return msgspec.structs.replace(value, memory_id=named, doubt=_renamed_doubt(value.doubt, names))

    return msgspec.structs.replace(
        field,
        values=tuple(map(of, field.values)),
        withdrawn=tuple(map(of, field.withdrawn)),
        previous=None if field.previous is None else of(field.previous),
    )


def _renamed_doubt(doubt: Doubt | None, names: Mapping[str, str]) -> Doubt | None:
    return (
        None if doubt is None else msgspec.structs.replace(doubt, memory_id=names.get(doubt.memory_id, doubt.memory_id))
    )
