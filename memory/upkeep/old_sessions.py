"""A user's oldest sessions become semantic memories (docs/rules.md, Old sessions).

    count      more sessions with uncompressed episodic memories than the threshold?
    choose     the oldest half of them
    summarise  each session's memories, in their order: by the language model, else by the heuristic
    keep       the summary as a semantic memory, and its originals marked as compressed, in one transaction

Pinned and quarantined memories are left as they are. Two runs at once, or a run again after a crash, leave one memory:
its place among the facts of its session is taken. When the model fails, the session waits for the next time.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from memory.llm.instructions import Instructions
from memory.model.errors import Conflict
from memory.model.memory import QUARANTINED, TURN_PREFIX, Actor, Memory, MemoryType, Provenance, Reason, Source
from memory.model.scope import Reach, Scope
from memory.model.turn import TurnRecord
from memory.model.types import Clock, CountTokens, MakeId
from memory.ports.changes import Add, Cause, Change, Update
from memory.ports.llm import ModelError, ModelOf
from memory.ports.memories import Listing, MemoryStore
from memory.sessions.context_window import CompressionOptions
from memory.sessions.rendering import disarmed
from memory.sessions.summariser import Summarisable, ask, usable
from memory.store.pages import all_of
from memory.text.cleaning import cut

PAGE = 500
"""Memories read at once."""

SENTENCES = 3
"""Two or three sentences are wanted: the heuristic takes the most important memories as they are."""

SUMMARY_TOKENS = 150
"""Three sentences with names and numbers."""

SUMMARY_CHARS = 1_024
"""Two facts' worth: a summary is a memory among others, and has to fit a prompt's budget."""

SEEN = 10_000
"""Sessions that are known not to be new, the newest ones: only a new session can be one too many."""

CONTENT_CHARS = 100_000
"""So much of a session is shown to the model."""


class Episode(NamedTuple):
    """The uncompressed episodic memories of one session of one exact scope, oldest first."""

    session: str
    scope: Scope
    memories: tuple[Memory, ...]


class EpisodicReport(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a user's old sessions; counters, no content."""

    sessions: int = 0
    """Compressed."""
    memories: int = 0
    """Marked."""
    failed: int = 0
    """Sessions that stay as they are: the model gave no summary, or one of the memories was written meanwhile."""


class EpisodicCompressor:
    """Compresses a user's old sessions."""

    def __init__(
        self,
        *,
        store: MemoryStore,
        model_of: ModelOf | None,
        prompt: Instructions,
        count: CountTokens,
        clock: Clock,
        make_id: MakeId,
        options: CompressionOptions | None = None,
    ) -> None:
        """Without `model_of` the heuristic summarises, if the options let it."""
        self._store = store
        self._model_of = model_of
        self._prompt = prompt
        self._count = count
        self._clock = clock
        self._make_id = make_id
        self._options = options or CompressionOptions()
        self._seen: OrderedDict[tuple[Scope, str], None] = OrderedDict()

    async def after(self, record: TurnRecord) -> EpisodicReport:
        """Compress the user's oldest sessions, when a turn is the first one of its session that this process sees."""
        seen = (record.scope, record.session)
        if seen in self._seen:
            self._seen.move_to_end(seen)
            return EpisodicReport()
        self._seen[seen] = None  # at once: the session's next turn may come meanwhile
        if len(self._seen) > SEEN:
            self._seen.popitem(last=False)
        try:
            return await self.compress(record.scope)
        except BaseException:
            self._seen.pop(seen, None)
            raise

    async def compress(self, scope: Scope) -> EpisodicReport:
        """Compress the oldest sessions of a user who has too many. Raises `StoreUnavailable`."""
        if self._options.episodic == "off" or (self._model_of is None and self._options.episodic == "model"):
            return EpisodicReport()
        # The user's episodic memories, of all agents, that are still recalled.
        user = Scope(scope.tenant, scope.user, scope.agent if scope.user is None else None, scope.run)
        kinds = (MemoryType.EPISODIC,)
        memories = await all_of(
            self._store,
            Listing(reach=Reach.of(user), limit=PAGE, types=kinds, pinned=False, include_compressed=False),
        )
        report = EpisodicReport()
        said = [memory for memory in memories if not memory.is_conclusion]
        for episode in due(said, self._options):
            report = added(report, await self._compressed(episode))
        return report

    async def _compressed(self, episode: Episode) -> EpisodicReport:
        try:
            text, made_by = await self._summary(episode)
        except ModelError:
            return EpisodicReport(failed=1)
        at, originals = self._clock(), episode.memories
        confirmed = all(memory.source is Source.CONFIRMED for memory in originals)
        summary = Memory(
            id=self._make_id(),
            scope=episode.scope,
            text=text,
            type=MemoryType.SEMANTIC,
            source=Source.CONFIRMED if confirmed else Source.INFERRED,
            importance=max(memory.importance for memory in originals),
            source_memory_ids=tuple(memory.id for memory in originals),
            created_at=at,
            updated_at=at,
            mentioned_at=originals[-1].mentioned_at,
            provenance=Provenance(
                turn=f"{TURN_PREFIX}{originals[0].id}",
                session=episode.session,
                role="summary",
                prompt_version=made_by or None,
            ),
        )
        cause = Cause(actor=Actor.UPKEEP, reason=Reason.SUMMARISED)
        changes: list[Change] = [Add(memory=summary, vector=None, event_id=self._make_id(), cause=cause)]
        for old in originals:
            mark = msgspec.structs.replace(old, compressed=True, updated_at=at)
            changes.append(Update(memory=mark, vector=None, event_id=self._make_id(), seen=old.revision))
        try:
            await self._store.apply(None, changes, at=at)
        except Conflict:  # one was corrected or erased while the summary was made: it may tell of that
            return EpisodicReport(failed=1)
        return EpisodicReport(sessions=1, memories=len(originals))

    async def _summary(self, episode: Episode) -> tuple[str, str]:
        """The summary, and the version of the prompt that it was made with."""
        if self._model_of is None:
            return heuristic(episode.memories), ""
        content = cut("\n".join(disarmed(memory.dated_text) for memory in episode.memories), CONTENT_CHARS)
        room = Summarisable(
            tokens=max(self._count(content), SUMMARY_TOKENS),
            target_tokens=SUMMARY_TOKENS,
            most_tokens=2 * SUMMARY_TOKENS,
        )
        said = await ask(self._model_of(episode.scope.tenant), self._prompt, content, room)
        return cut(usable(said, room, self._count), SUMMARY_CHARS), self._prompt.version


def due(memories: Sequence[Memory], options: CompressionOptions) -> list[Episode]:
    """The sessions to compress: the oldest ones, if there are more than the threshold."""
    grouped: dict[tuple[str, Scope], list[Memory]] = {}
    for memory in sorted(memories, key=lambda memory: (memory.created_at, memory.id)):
        session = memory.provenance.session
        if session is not None and not memory.pinned and QUARANTINED not in memory.tags:
            grouped.setdefault((session, memory.scope), []).append(memory)
    if len({session for session, _ in grouped}) <= options.episodic_threshold:
        return []
    oldest = list(dict.fromkeys(session for session, _ in grouped))[: options.oldest_sessions]
    return [Episode(session, scope, tuple(of)) for (session, scope), of in grouped.items() if session in oldest]


def heuristic(memories: Sequence[Memory]) -> str:
    """The most important of the memories, in their order: names and numbers stay as they were said."""
    best = sorted(memories, key=lambda memory: -memory.importance)[:SENTENCES]
    return cut(" ".join(memory.text for memory in memories if memory in best), SUMMARY_CHARS)


def added(one: EpisodicReport, other: EpisodicReport) -> EpisodicReport:
    """Both together."""
    return EpisodicReport(
        sessions=one.sessions + other.sessions,
        memories=one.memories + other.memories,
        failed=one.failed + other.failed,
    )
