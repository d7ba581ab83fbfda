"""Sessions that grow too long are summarised, in the background (docs/rules.md, Compression).

    due?      more active tokens or entries than the session's options allow, or more tokens than its model's share
    choose    the old entries, whole turns and whole calls (`sessions.to_compress`)
    write     a model, an own function or the heuristic (`summarising`)
    keep      the summary, with the marks of what it stands for, in one transaction, if the version is still the same

Nothing is kept between the steps. A crash before the last one leaves the session as it was, due again with its next
turn (K13); after it the summary is found by the next request that needs it, in whatever process (K14). Of two
compressions of a session one wins, the other begins anew with what is left; a turn that comes meanwhile is an entry
more, no conflict (FAULTS I15).
"""

from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec

from memory.model.errors import Conflict, MemoryFault
from memory.model.scope import Scope
from memory.model.session import (
    Session,
    SessionEntry,
    SessionOptions,
    Summary,
    is_due,
    summarised,
    to_compress,
    to_fold,
    tokens_of,
    with_changes,
)
from memory.model.turn import TurnRecord
from memory.model.types import Clock, CountTokens, MakeId
from memory.ports.sessions import SessionStore
from memory.sessions.context_window import CompressionOptions, made_above, summaries_most, window_of
from memory.sessions.summariser import Summarisable, Summariser, SummaryRejected, ToSummarise, targets

TRIES = 3
"""How often a compression begins anew because another one was faster: each leaves less to do."""

MOST_REST = timedelta(hours=1)
"""The longest rest of a session whose summaries fail: a model that is mended is found within it."""

RESTING = 10_000
"""Sessions of which failures are remembered, the newest ones."""


class Compressed(msgspec.Struct, frozen=True, kw_only=True):
    """A compression that was done: the event `compressed`."""

    scope: Scope
    session: str
    summary: Summary
    entries: int
    """How many were marked."""
    tokens_saved: int


class Failed(msgspec.Struct, frozen=True, kw_only=True):
    """A compression that failed: the old context stays. No content: it may be logged."""

    error: str
    failures: int
    """In a row, of this session."""
    alarm: bool
    """They are more than an accident."""


class _Rest(NamedTuple):
    failures: int
    until: datetime


class Compressor:
    """Compresses sessions, by itself when they are due, or when it is told to."""

    def __init__(
        self,
        *,
        store: SessionStore,
        summariser: Summariser,
        count: CountTokens,
        clock: Clock,
        make_id: MakeId,
        sessions: SessionOptions | None = None,
        options: CompressionOptions | None = None,
        on_event: Callable[[Compressed | Failed], None] = lambda _: None,
    ) -> None:
        self.summariser = summariser
        self.sessions = sessions or SessionOptions()
        """Everybody's; a session may have settings of its own."""
        self._store = store
        self._count = count
        self._clock = clock
        self._make_id = make_id
        self._options = options or CompressionOptions()
        self._on_event = on_event
        self._resting: OrderedDict[tuple[Scope, str], _Rest] = OrderedDict()
        self._under_way: set[tuple[Scope, str]] = set()
        """Sessions that are looked at, and compressed if they are due."""

    async def after(self, record: TurnRecord, *, prompt_tokens: int = 0) -> Compressed | None:
        """Compress the session of a turn that was applied, if it is due; whatever fails is told as an event.

        `prompt_tokens`: what the turn's request came to upstream, if that is known.
        """
        return await self.quietly(record.scope, record.session, model=record.model, prompt_tokens=prompt_tokens)

    async def quietly(
        self, scope: Scope, session: str, *, model: str = "", prompt_tokens: int = 0
    ) -> Compressed | None:
        """As `if_due`; whatever fails is told as an event. One that is under way is left to itself."""
        if (scope, session) in self._under_way:  # of two summaries of the same one would be thrown away
            return None
        self._under_way.add((scope, session))
        try:
            return await self.if_due(scope, session, model=model, prompt_tokens=prompt_tokens)
        except MemoryFault as error:
            # It rests, ever longer.
            failures = self._failures(scope, session) + 1
            pause = min(self._options.retry_seconds * 2 ** min(failures - 1, 16), MOST_REST.total_seconds())
            self._resting[scope, session] = _Rest(failures, self._clock() + timedelta(seconds=pause))
            self._resting.move_to_end((scope, session))
            if len(self._resting) > RESTING:
                self._resting.popitem(last=False)
            # Another error's text may quote what a provider said, and that what it was asked.
            told = f"{type(error).__name__}: {error}" if isinstance(error, SummaryRejected) else type(error).__name__
            alarm = failures >= self._options.alarm_failures
            self._on_event(Failed(error=told, failures=failures, alarm=alarm))
            return None
        finally:
            self._under_way.discard((scope, session))

    async def if_due(self, scope: Scope, session: str, *, model: str = "", prompt_tokens: int = 0) -> Compressed | None:
        """Compress a session that is over a threshold. Raises `StoreUnavailable`, `Conflict` and `ModelError`."""
        rest = self._resting.get((scope, session))
        if rest is not None and self._clock() < rest.until:
            return None
        head = await self._store.head(scope, session)
        options = with_changes(self.sessions, head.overrides)
        window = window_of(model, self._options)
        most = made_above(window, options.max_tokens, self._options)
        if not options.auto_compress or not is_due(head.totals, options, max_tokens=most, prompt_tokens=prompt_tokens):
            return None
        return await self.compress(scope, session, window=window)

    async def compress(self, scope: Scope, session: str, *, window: int | None = None) -> Compressed | None:
        """Compress a session now; None: it has too few entries that may be.

        Raises `ModelError` if there is no summary to be had, `Conflict` and `StoreUnavailable`.
        """
        for _ in range(TRIES - 1):
            try:
                return await self._once(scope, session, window)
            except Conflict:
                continue
        return await self._once(scope, session, window)

    async def _once(self, scope: Scope, session: str, window: int | None) -> Compressed | None:
        known = await self._store.load(scope, session, compressed=False)
        options = with_changes(self.sessions, known.overrides)
        chosen = to_compress(known.active, options)
        if not chosen:
            self._resting.pop((scope, session), None)
            return None
        summary = await self._summary(scope, known, chosen, options, window)
        await self._store.compress(scope, known.id, summary, version=known.version)
        folded = [each for each in known.summaries if each.id in summary.folded]
        saved = tokens_of(chosen) + tokens_of(folded) - summary.token_count
        done = Compressed(scope=scope, session=known.id, summary=summary, entries=len(chosen), tokens_saved=saved)
        self._resting.pop((scope, session), None)
        self._on_event(done)
        return done

    async def _summary(
        self,
        scope: Scope,
        known: Session,
        chosen: tuple[SessionEntry, ...],
        options: SessionOptions,
        window: int | None,
    ) -> Summary:
        most = summaries_most(window, options.max_tokens, self._options)
        ratio = options.compression_ratio
        target = targets(tokens_of(chosen), ratio=ratio, most=most)
        folded = to_fold(known.summaries, target=target, most=most) if self.summariser.folds else ()
        room = most if folded else max(most - tokens_of(known.summaries), target)
        tokens = tokens_of(chosen) + tokens_of(folded)
        size = Summarisable(
            tokens=tokens,
            target_tokens=targets(tokens, ratio=ratio, most=room),
            most_tokens=room,
            attempt=self._failures(scope, known.id),
        )
        written = await self.summariser.summarise(
            ToSummarise(tenant=scope.tenant, entries=chosen, folded=folded, size=size)
        )
        return summarised(
            known,
            chosen,
            folded,
            summary_id=self._make_id(),
            content=written.text,
            tokens=self._count(written.text),
            made_by=written.made_by,
            at=self._clock(),
        )

    def _failures(self, scope: Scope, session: str) -> int:
        rest = self._resting.get((scope, session))
        return 0 if rest is None else rest.failures
