"""What is known that helps to answer: the question embedded, one read of the store, the ranking.

Memory never breaks the chat (P4). Recall has a deadline, and whatever fails inside it, but for identity errors, leaves
an empty, `degraded` answer with a reason. Lexical recall is the floor to beat, so an embedder that fails costs the
dense half alone: the answer is then a hit or a miss with a reason. Each of the two has a breaker of its own.
"""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from datetime import datetime
from typing import Any, Literal, NamedTuple

import msgspec

from memory.language.asker import asks_fact, subject_of
from memory.language.conclusions import asks_for_conclusions, asks_what_was_said
from memory.language.heard import Foreseen, Heard, Retraction
from memory.language.overview import asks_for_overview, asks_for_self, names_topic
from memory.language.retraction import heard
from memory.language.signatures import without_signature
from memory.language.small_talk import is_small_talk
from memory.language.states import moves_meant
from memory.model.derived import derived
from memory.model.errors import EmbeddingError, ScopeError, StoreUnavailable
from memory.model.recall_options import RecallOptions
from memory.model.scope import Scope
from memory.model.turn import TurnKind, blanked
from memory.model.types import Vector
from memory.ports.embedding import Embedder, Reranker
from memory.ports.search import PastTurn, RecallQuery, Recollection, Recollector
from memory.retrieval.breaker import Breaker
from memory.retrieval.calibration import Calibration
from memory.retrieval.candidates import HEADED, Candidates
from memory.retrieval.deadline import within
from memory.retrieval.meant import names_meant
from memory.retrieval.newer import GetMemories, beside_newer, in_doubt, newer_of, with_newer
from memory.retrieval.question_vectors import question_vectors
from memory.retrieval.ranking import (
    NO_FLOOR,
    Judged,
    Question,
    Ranking,
    Render,
    concluded_first,
    floor_of,
    for_agenda,
    for_home,
    for_overview,
    judge,
    query_of,
    reranked,
    select,
)
from memory.retrieval.sequels import with_sequels
from memory.retrieval.speakers import Speakers
from memory.text.markup import strip_our_regions
from memory.text.reading import reading_once
from memory.turn.chat_turn import ChatTurn, words_of
from memory.turn.fingerprints import MOST_CHAINS

Status = Literal["hit", "miss", "degraded", "off"]

EMBEDDING_SHARE = 2 / 3
"""Of the deadline: a remote embedder that hangs must leave the store enough time for a lexical search."""

RERANKED = 20
"""So many of the best candidates a cross-encoder reads: each costs it milliseconds."""

HEARD_CHARS = 4_000
"""A longer message is not heard for orders to the memory before its prompt is made: that takes milliseconds. The
worker hears all of it."""

SAID_BEFORE = 20
"""So many of the user's last messages are looked at for what an order may mean and nobody has ingested yet."""

NEWEST = 2
"""So many times top_k of the newest memories are looked at for a question about the memory itself."""

SEARCHED = frozenset({TurnKind.NEW, TurnKind.RETRY})
"""Turns for which something is searched; a tool step gets the block of its turn again."""


Order = Literal[
    "",
    "everything",
    "forget",
    "forgets",
    "forgets_part",
    "forgets_nothing",
    "stays",
    "unclear",
    "off_the_record",
    "nothing_kept",
    "kept_again",
    "suspected",
]
"""What a message asks of the memory itself, if that will be seen to: see `NOTICES`."""

Foresee = Callable[[Scope, Sequence[Retraction], Sequence[str], str | None], Coroutine[Any, Any, Foreseen]]
"""What orders to forget will come to, given what the user said before, and the project in which they are given."""


class Missed(NamedTuple):
    """What recall had to do without."""

    reason: str
    """`lexical_only`, `not_reranked`, `not_asked_again`, `no_newer`, `not_foreseen`; or why there is nothing at all."""
    error: Exception


class Recalled(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it. `degraded` and `off` carry nothing to inject."""

    recollection: Recollection = Recollection()
    ranking: Ranking = Ranking()
    status: Status
    reason: str = ""
    """Why it is degraded or off; with a hit or a miss the first thing that had to be done without."""
    question: str = ""
    order: Order = ""
    seconds: float = 0.0
    missed: tuple[Missed, ...] = ()
    """What went wrong, for the log of whoever asked."""
    placed: bool = True
    """False: the store did not tell of which conversation the request is; it may, if it is asked again."""


class _Found(NamedTuple):
    recollection: Recollection
    ranking: Ranking
    missed: tuple[Missed, ...]


def without_over(recollection: Recollection, at: datetime) -> Recollection:
    """A recollection without what is over by then and not closed yet, and without the blocks in which that stands."""
    end = derived(recollection.profile, "until", lambda profile: profile.until)
    last = recollection.previous_turn
    if last is not None and last.injection.is_over(at):
        last = msgspec.structs.replace(last, injection=blanked(last.injection))
    return msgspec.structs.replace(
        recollection,
        always_on=tuple(memory for memory in recollection.always_on if not memory.is_over(at)),
        profile=recollection.profile if end is None or end > at else recollection.profile.at(at),
        previous_turn=last,
        ledger=tuple(entry for entry in recollection.ledger if entry.until is None or entry.until > at),
    )


class Recaller:
    """Recalls for chat requests; never raises, but for `ScopeError`. `monotonic` gives seconds."""

    def __init__(  # noqa: PLR0913 - its parts are handed in
        self,
        *,
        embedder: Embedder,
        recollector: Recollector,
        options: RecallOptions,
        render: Render,
        monotonic: Callable[[], float],
        epoch: int = Recollection().epoch,
        reranker: Reranker | None = None,
        ledger: bool = False,
        calibration: Calibration | None = None,
        get: GetMemories | None = None,
        foresee: Foresee | None = None,
    ) -> None:
        """`render` makes a memory's line of the prompt, `epoch` is the store's when the process started.

        Without `get` a memory in doubt has its mark, and what puts it in doubt stands there only if it is found, too.
        Without `foresee` nobody looks whether what is to be forgotten is remembered.
        Without a `reranker` the blended scores stand. `ledger`: whether past blocks are replayed.
        """
        self.breaker = Breaker(options.breaker, monotonic=monotonic)
        """Opens when the store misses; readiness may look at it."""
        self.embedding_breaker = Breaker(options.breaker, monotonic=monotonic)
        self.reranking_breaker = Breaker(options.breaker, monotonic=monotonic)
        self._embedder = embedder
        self._calibration = calibration or Calibration()
        self._reranker = reranker
        self._get = get
        self._foresee = foresee
        self._recollector = recollector
        self._speakers = Speakers()
        self._options = options
        self._render = render
        self._monotonic = monotonic
        self._ledger = ledger
        self._epoch = epoch
        """The newest that was read. A degraded turn is journalled under it: at worst it is void without need (P9)."""

    async def recall(self, asked: ChatTurn, scope: Scope, *, search: bool = True) -> Recalled:
        """Recall for one request. Without `search` only its place is read, and the status is `off`.

        What is to be forgotten is not searched for: the question is what the message says beside.
        """
        with reading_once():
            told, started = orders(asked), self._monotonic()
            found, missed = _UNFORESEEN, ()
            if search and told.retractions:
                found, missed = await self._foreseen(told, asked, scope)
            looked = self._monotonic() - started
            is_order = (
                told.orders
                or told.everything
                or told.nothing_kept
                or found.goes
                or found.stays
                or (told.names_story and found.goes is None)
            )
            beside = told.left if is_order else None
            recalled = await self._recall(asked, scope, beside, search=search)
        return msgspec.structs.replace(
            recalled,
            order=_order_of(told, found),
            seconds=recalled.seconds + looked,
            reason=recalled.reason or _first(missed),
            missed=(*recalled.missed, *missed),
        )

    async def _foreseen(self, told: Heard, asked: ChatTurn, scope: Scope) -> tuple[Foreseen, tuple[Missed, ...]]:
        """What a message's orders to forget will come to, if that is to be had in time."""
        if self._foresee is None or asked.kind not in SEARCHED or self.breaker.is_open:
            return _UNFORESEEN, ()
        said = _said_before(asked)
        try:
            foreseeing = self._foresee(scope, told.retractions, said, asked.project)
            return await within(self._options.forget_seconds, foreseeing), ()
        except ScopeError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the worker sees to the order (P4)
            return _UNFORESEEN, (Missed("not_foreseen", error),)

    async def _recall(self, asked: ChatTurn, scope: Scope, beside: str | None, *, search: bool) -> Recalled:
        """`beside`: what the message says beside its orders to the memory; None: it has none."""
        started, question = self._monotonic(), ""
        newest = asked.conversation.newest_user
        # The steps of a turn that is not journalled find no block of theirs: they are searched for like the turn.
        if search and newest is not None and (asked.kind in SEARCHED or not asked.kept):
            said = tail(words_of(asked) if beside is None else beside, self._options.question_bytes)
            question = without_signature(strip_our_regions(said).strip())
            if is_small_talk(question):
                question = ""
        if not self.breaker.admits():
            return Recalled(recollection=self._unread(), status="degraded", reason="breaker_open", question=question)
        try:
            found = await self._find(
                asked, scope, question, search=search, deadline=started + self._options.deadline_seconds
            )
        except ScopeError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever fails in the memory, the chat goes on (P4)
            self.breaker.failed(since=started)
            reason = "store_unavailable" if isinstance(error, StoreUnavailable) else "recall_failed"
            reason = "timeout" if isinstance(error, TimeoutError) else reason
            return Recalled(
                recollection=self._unread(),
                status="degraded",
                reason=reason,
                question=question,
                seconds=self._monotonic() - started,
                missed=(Missed(reason, error),),
                placed=False,
            )
        self.breaker.succeeded()
        self._epoch = found.recollection.epoch
        return self._recalled(found, question, search=search, seconds=self._monotonic() - started)

    async def previous_turn(self, asked: ChatTurn, scope: Scope) -> PastTurn | None:
        """The turn before, of a request whose recall did not tell it in time. Raises whatever the store does."""
        query = RecallQuery(
            scope=scope,
            session=asked.session,
            turn=asked.turn,
            chains=chains_of(asked),
            pairs=asked.pairs,
            follows=asked.follows,
        )
        return (await self._recollector.recollect(query)).previous_turn

    def _unread(self) -> Recollection:
        """What stands for a recollection that was not to be had: an erasure since the last one voids its turn."""
        return Recollection(epoch=self._epoch)

    async def _find(self, asked: ChatTurn, scope: Scope, question: str, *, search: bool, deadline: float) -> _Found:
        embedded = self._speakers.unnamed(scope, question)
        vector, missed = await self._embed(embedded)
        begun = self._monotonic()
        posed = Question.asked(question, at=asked.at, timezone=asked.timezone, project=asked.project)
        measured = self._calibration.scale_of(question)
        concluded = asks_for_conclusions(question)
        said = asks_what_was_said(question)
        of_memory = concluded or asks_for_overview(question)
        of_all = asks_for_self(question) or (of_memory and not names_topic(question))
        agenda = None if concluded or said else posed.agenda
        query = query_of(
            posed,
            self._options,
            scope=scope,
            unrelated=measured.unrelated,
            session=asked.session,
            turn=asked.turn,
            chains=chains_of(asked),
            vector=vector,
            embedder=self._embedder.name,
            project=asked.project,
            pairs=asked.pairs,
            follows=asked.follows,
            ledger=self._ledger and search and 1 < len(asked.chains) < MOST_CHAINS,
            shown=bool(question),
            summaries=asked.long and search,
            conclusions=concluded or said,
            newest=NEWEST * self._options.top_k if of_all or agenda else 0,
            sequels=not (of_memory or of_all or agenda) and asks_fact(question) and subject_of(question, ()) == "own",
        )
        if moves := moves_meant(question):
            query = msgspec.structs.replace(query, text=f"{query.text} {moves}")
        # What is read of a question nobody can cut short, and the first ones compile what they are read by: on a busy
        # machine for longer than the deadline, which is for what is waited for (`within`).
        deadline += self._monotonic() - begun
        recollection, more = await self._recollected(query, question, embedded, deadline=deadline)
        missed += more
        candidates = Candidates.of(recollection.candidates)
        recollection = without_over(recollection, asked.at)
        scale = None if vector is None else measured
        judged = judge(candidates, self._options, scale=scale, question=posed)
        if self._reranker is not None and judged:
            judged, more = await self._rerank(self._reranker, judged, posed, seconds=deadline - self._monotonic())
            missed += more
        floor = floor_of(candidates, scale, question, of_topic=of_memory and not of_all)
        on = (agenda and for_agenda(judged, agenda)) or (moves and for_home(judged, moves, floor=floor.least))
        if on:
            judged, floor = on, NO_FLOOR
        elif of_all:
            judged, floor = for_overview(judged, floor=floor.least, project=asked.project), NO_FLOOR
        elif of_memory or said:
            judged = concluded_first(judged)
        ranking = select(judged, self._options, render=self._render, question=posed, floor=floor)
        ranking = with_sequels(ranking, judged, self._options, at=asked.at, render=self._render)
        found = _Found(recollection, ranking, missed)
        if self._get is not None and (wanted := in_doubt(recollection, ranking)):
            found = await self._with_newer(found, wanted, self._get, query, at=asked.at, deadline=deadline)
        return found

    async def _with_newer(
        self,
        found: _Found,
        wanted: Iterable[str],
        get: GetMemories,
        query: RecallQuery,
        *,
        at: datetime,
        deadline: float,
    ) -> _Found:
        """What was found beside what puts it in doubt; as it is, with its marks, if that is not to be had in time."""
        asked = newer_of(found.recollection, wanted, get, scope=query.scope, project=query.project, at=at)
        try:
            newer = await within(deadline - self._monotonic(), asked)
        except Exception as error:  # noqa: BLE001 - whatever it is, there is an answer already
            return found._replace(missed=(*found.missed, Missed("no_newer", error)))
        always_on = beside_newer(found.recollection.always_on, newer)
        return found._replace(
            recollection=msgspec.structs.replace(found.recollection, always_on=always_on),
            ranking=with_newer(
                found.ranking,
                newer,
                standing=always_on,
                render=self._render,
                token_budget=self._options.token_budget,
            ),
        )

    async def _recollected(
        self, query: RecallQuery, question: str, embedded: str, *, deadline: float
    ) -> tuple[Recollection, tuple[Missed, ...]]:
        """What the store has for a question, which is asked again if that tells more of it.

        Who speaks in what was found: once for each speaker, so that the first question about them is answered as all
        later ones are. And whom the question means: of "my son" the profile knows the name.
        """
        found = await within(deadline - self._monotonic(), self._recollector.recollect(query))
        unnamed = self._unnamed(query, found, question) or embedded
        names = names_meant(question, found.profile)
        if unnamed == embedded and not names:
            return found, ()

        async def again() -> tuple[Recollection, tuple[Missed, ...]]:
            vector, missed = (None, ()) if unnamed == embedded else await self._embed(unnamed)
            missed = tuple(Missed("not_asked_again", error) for _, error in missed)
            if vector is None and not names:
                return found, missed
            vector = query.vector if vector is None else vector
            text = " ".join((query.text, *names))
            return await self._recollector.recollect(msgspec.structs.replace(query, vector=vector, text=text)), missed

        try:
            return await within(deadline - self._monotonic(), again())
        except Exception as error:  # noqa: BLE001 - whatever it is, there is an answer already
            return found, (Missed("not_asked_again", error),)

    def _unnamed(self, query: RecallQuery, found: Recollection, question: str) -> str:
        """The question without the names of the speakers, if somebody new speaks in what was found; else nothing."""
        candidates = Candidates.of(found.candidates)
        heads = [candidates.memories[at] for at in candidates.marked(HEADED)]
        is_new = query.vector is not None and self._speakers.learn(query.scope, heads)
        return self._speakers.unnamed(query.scope, question) if is_new else ""

    async def _rerank(
        self, reranker: Reranker, judged: Judged, question: Question, *, seconds: float
    ) -> tuple[Judged, tuple[Missed, ...]]:
        """By the cross-encoder's scores, or as they were, and why (docs/rules.md, Cross-encoder)."""
        if not self.reranking_breaker.admits():
            resting = EmbeddingError("the cross-encoder failed too often and is left alone for a while")
            return judged, (Missed("not_reranked", resting),)
        texts = [each.memory.dated_text for each in judged[:RERANKED]]
        started = self._monotonic()
        try:
            scores = await within(seconds, reranker.scores(question.text, texts))
        except Exception as error:  # noqa: BLE001 - whatever it is, there is an order already
            self.reranking_breaker.failed(since=started)
            return judged, (Missed("not_reranked", error),)
        self.reranking_breaker.succeeded()
        return reranked(judged, scores), ()

    async def _embed(self, question: str) -> tuple[Vector | None, tuple[Missed, ...]]:
        """The question's vector, or None and why there is none."""
        if not question:
            return None, ()
        if not self.embedding_breaker.admits():
            resting = EmbeddingError("the embedder failed too often and is left alone for a while")
            return None, (Missed("lexical_only", resting),)
        started = self._monotonic()
        try:
            seconds = self._options.deadline_seconds * EMBEDDING_SHARE
            vectors = await within(seconds, question_vectors(self._embedder, [question]))
        except TimeoutError as error:
            # Only this counts: a failure at once costs nothing, and may be this question's alone.
            self.embedding_breaker.failed(since=started)
            return None, (Missed("lexical_only", error),)
        except Exception as error:  # noqa: BLE001 - a lexical search is better than none
            return None, (Missed("lexical_only", error),)
        self.embedding_breaker.succeeded()
        return vectors[0], ()

    def _recalled(self, found: _Found, question: str, *, search: bool, seconds: float) -> Recalled:
        recollection, ranking, missed = found
        known = ranking.selected or recollection.always_on or recollection.profile.fields
        if not search:
            status, reason = "off", "not_read"
        elif not recollection.complete:
            # What was found is not all that there is: only what stands in every prompt goes into it (FAULTS R12).
            status, reason, ranking = "degraded", "warming", Ranking()
        else:
            status, reason = "hit" if known else "miss", _first(missed)
        return Recalled(
            recollection=recollection,
            ranking=ranking,
            status=status,
            reason=reason,
            question=question,
            seconds=seconds,
            missed=missed,
        )


def _first(missed: Sequence[Missed]) -> str:
    """The reason of the first of them; empty: there is none."""
    return next((each.reason for each in missed), "")


def chains_of(asked: ChatTurn) -> tuple[bytes, ...]:
    """By which chains the turn before is looked for.

    In a conversation that its provider keeps the same words may be said twice: only its session tells it.
    """
    return () if asked.conversation.kept_as else asked.chains


def orders(asked: ChatTurn) -> Heard:
    """What the newest message orders to be forgotten, or not kept; nothing if nobody will see to it."""
    words = words_of(asked)
    if not asked.kept or asked.speaker or len(words) > HEARD_CHARS:
        return Heard((), words, whole=True)
    return heard(strip_our_regions(words), before=_said_before(asked))


def _said_before(asked: ChatTurn) -> tuple[str, ...]:
    """What the user said before in the conversation, the newest first."""
    said = (asked.conversation.messages[at].said for at in asked.conversation.user_indices[1 : 1 + SAID_BEFORE])
    return tuple(strip_our_regions(text) for text in said if len(text) <= HEARD_CHARS)


_UNFORESEEN = Foreseen(goes=None)


def _order_of(told: Heard, found: Foreseen) -> Order:
    """What the model is told of a message's orders; `found`: what they will come to."""
    if told.nothing_kept or told.everything:
        return "nothing_kept" if told.nothing_kept else "everything"
    if found.goes:
        return "forgets_part" if found.stays else "forgets"
    if found.stays:
        return "stays"
    if told.orders:
        return "forget" if found.goes is None else "unclear" if found.is_like else "forgets_nothing"
    if told.off_the_record:
        return "off_the_record"
    return "suspected" if told.suspected or (told.names_story and found.goes is None) else ""


def tail(text: str, limit: int) -> str:
    """The last `limit` bytes of `text` in UTF-8, between characters; cut before anything looks at it (P5)."""
    raw = text[-limit:].encode("utf-8", "ignore")
    return raw[-limit:].decode("utf-8", "ignore")
