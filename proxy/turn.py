"""One chat request, whatever protocol it speaks: its stages, in their order.

    enter → read → classify → recall → place → assemble → ask → relay → keep

What is said in which bytes, its dialect knows (proxy/dialects/dialect.py). What a stage learned is the next stage's
argument. Memory never breaks the chat: a stage of the memory that fails leaves the request as it came, with the reason
in a header (P4); identity errors alone are the client's.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

import msgspec
import structlog

from memory.language.retraction import allows_keeping, heard
from memory.model.chat_request import Conversation
from memory.model.errors import StoreUnavailable
from memory.model.scope import Scope
from memory.model.turn import Added, Injection, TurnKind, Usage, withheld
from memory.model.types import Clock, Disclosure, MakeId
from memory.ports.changes import Basis
from memory.ports.journal import TurnJournal
from memory.prompt.assembly import Assembler
from memory.prompt.cache_accounting import Accounts
from memory.prompt.disclosure import disclosed, may_stand
from memory.prompt.held_history import held_before, put_again
from memory.prompt.mode import PromptModes
from memory.prompt.replay import RENDERED, frozen_by
from memory.prompt.shortening import Shortener
from memory.retrieval.recall import Order, Recalled, Recaller
from memory.turn.chat_turn import ChatTurn, TurnPosition, name_of, place, words_of
from memory.turn.fingerprints import Fingerprints, circle_of
from memory.turn.kind import Classifier
from memory.turn.record import Answered, JournalOptions, Redact, length_of, record_of
from memory.turn.switches import FIRST_SECONDS, RecallSwitch, Switched, Switches
from memory.turn.working_directory import workplace
from proxy.dialects.dialect import Dialect, R
from proxy.dialects.held_ids import HeldIds, ids_of
from proxy.dialects.naming import HeldRequest
from proxy.dialects.views import with_model
from proxy.http.body import BodyTooLarge, Pieces, declared_length, read_body, sendable
from proxy.http.client import ASGIScope, Client, Receive
from proxy.http.errors import ApiError, too_large
from proxy.identity.advice import Advice
from proxy.identity.gate import NAMES_NOBODY, Entered, Gate
from proxy.identity.headers import Mode, is_name, response_headers, spelled
from proxy.identity.scope import SWITCHED_OFF, Identity, allowed
from proxy.ops.logs import error_name, log_missed
from proxy.ops.metrics import Metrics
from proxy.ops.readiness import Readiness
from proxy.relay.codings import codings_of
from proxy.relay.destinations import Destinations, Leg
from proxy.relay.relay import Head, Reader, Relayed, is_event_stream, relay_opaque, relay_plain, relay_stream
from proxy.upstream import Pair, UpstreamError, UpstreamResponse

T = TypeVar("T")

log = structlog.get_logger()

INLINE_BYTES = 256 * 1024
"""A body up to this is opened on the event loop (about 1 ms); a larger one in a thread, so that nobody waits for it
(FAULTS B12: a hundred thousand messages take 200 ms)."""


COUNTED_INLINE = 32 * 1024
"""A body up to this has its tokens estimated on the event loop (about 1 ms)."""

REDACTED_INLINE = 4 * 1024
"""Words of a turn up to this are searched for secrets on the event loop: half a millisecond for prose, but a hundred
times as long for a text of nothing but labels."""


class OpenTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn under way: what it will be journalled as."""

    asked: ChatTurn
    where: TurnPosition
    scope: Scope
    epoch: int
    basis: Basis | None
    """What its prompt rests on."""
    spared: float
    """Tokens, by putting past blocks back (`PromptModes`)."""
    switched: Switched = Switched()
    placed: bool = True
    """False: the store did not tell in time where it stands."""
    past_ids: tuple[str, ...] = ()
    """As the record has them."""


class PreparedRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What the memory did with a request, but for its body: that goes out, and nothing of it is kept meanwhile."""

    injection: Injection
    added: Added = Added()
    turn: OpenTurn | None = None
    """None: the request is relayed without memory."""
    advice: str = ""
    """What its operator may set, if she wants a memory there."""
    seconds: float = 0.0
    """How long the recall took."""
    switching: Order = ""
    """The order by which its user threw her own switch."""


Hold = Callable[[Sequence[str]], Awaitable[None]]


class UpstreamAnswer(NamedTuple):
    """An upstream's answer, of which the head is there, and what it is an answer to."""

    prepared: PreparedRequest
    response: UpstreamResponse
    waited: float
    """Seconds waited for this upstream, and for those that were tried before it."""
    upstream: str = ""
    """Which one, where there are several."""
    hold: Hold | None = None
    """Keeps ids that no turn keeps; None: it does not matter whose they are."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Prompting(Generic[R]):
    """How prompts are made for one upstream: what of the memory it may see, and how it keeps them."""

    upstream: str
    """Its name."""
    dialect: Dialect[R]
    assembler: Assembler
    modes: PromptModes
    accounts: Accounts
    cache: timedelta
    """For how long it may keep a prompt that nobody asks for."""
    memory: Disclosure = "all"


@dataclass(frozen=True, kw_only=True, slots=True)
class Turns(Generic[R]):
    """Serves the turns of one dialect. Its parts are its fields: nothing of a request stays in it."""

    dialect: Dialect[R]
    gate: Gate
    switches: Switches
    advice: Advice
    destinations: Destinations
    prompting: Mapping[str, Prompting[R]]
    """For each of them."""
    classifier: Classifier
    recaller: Recaller
    shortener: Shortener
    journal: TurnJournal
    journal_options: JournalOptions
    redact: Redact
    fingerprints: Fingerprints
    ids: HeldIds
    """Whose that is which a provider keeps, and a request may name."""
    clock: Clock
    make_id: MakeId
    metrics: Metrics
    readiness: Readiness
    body_bytes: int

    async def __call__(self, client: Client, scope: ASGIScope, receive: Receive) -> Relayed:
        """Serve one request. Raises `ApiError` or `UpstreamError` as long as nothing was sent."""
        started = perf_counter()
        entered = await self.gate.enter(scope, readable=True)
        for name, value in entered.incoming.forward:
            if name == b"content-type" and not value.lower().startswith(b"application/json"):
                raise ApiError.of("unsupported_media_type")  # we would have to guess at it (FAULTS B08)
        asked = await self._ask(client, entered, scope, receive)
        prepared, response, waited = asked.prepared, asked.response, asked.waited
        injection = prepared.injection
        self.metrics.memory.labels(injection.status, injection.reason).inc()
        self.metrics.count_added(prepared.added)
        if prepared.seconds:
            self.metrics.recall.observe(prepared.seconds)
        spent = (prepared.seconds, waited, perf_counter() - started)

        why = ""

        def head(unread: str) -> list[Pair]:
            nonlocal why
            why = unread
            return response_headers(response.headers) + memory_headers(asked, unread=unread, spent=spent)

        relayed = await self._relay(client, response, head, asked)
        told = {**told_in_log(asked, unread=why), **relayed.told}
        return Relayed(relayed.end, relayed.waited + waited, told)

    # ── Before the upstream ───────────────────────────────────────────────────────────────────────────────────

    async def _ask(self, client: Client, entered: Entered, scope: ASGIScope, receive: Receive) -> UpstreamAnswer:
        """The upstream's answer; the request's body, which may be photographs, is let go of.

        Another upstream takes the place of one that fails, with a prompt and a key of its own.
        """
        body = await self._read(scope, receive)
        first = self.destinations.choose(entered.incoming.memory.upstream, self.dialect.name, body)
        opened = await self.ids.opened(entered, first, body, self.dialect.name)
        first = await self.ids.destination(entered, first, opened.names, opened)
        if first is not self.destinations.default:
            entered = self.gate.at(entered, first.name)
            self.gate.tell(scope, entered.principal)
        legs = self.destinations.legs(first, entered, self.dialect.name)
        # What one provider keeps no other knows.
        *before, last = legs[:1] if opened.names else legs
        waited = 0.0
        switching: Order = ""
        for leg in before:
            began = perf_counter()
            made = await self._prompt(leg, entered, body, switching)
            switching = made[1].switching
            try:
                asked = await self._asked_at(leg, client, entered, made, opened)
            except UpstreamError as error:
                if not leg.destination.passes_on(error):
                    raise
                failed = error_name(error)
            else:
                if not leg.destination.passes_on(asked.response.status):
                    return asked._replace(waited=waited + asked.waited)
                asked.response.close()
                failed = str(asked.response.status)
            waited += perf_counter() - began
            log.warning("fallback", upstream=leg.destination.name, failed=failed)
        made = await self._prompt(last, entered, body, switching)
        asked = await self._asked_at(last, client, entered, made, opened)
        return asked._replace(waited=waited + asked.waited)

    async def _prompt(
        self, leg: Leg, entered: Entered, body: bytes, switching: Order
    ) -> tuple[Pieces, PreparedRequest]:
        """A prompt for one upstream. `switching`: what was made of an order to the memory for the one before it."""
        wanted = body if leg.model is None else with_model(body, leg.model)
        return await self._prepare(entered, wanted, self.prompting[leg.destination.name], switching)

    async def _asked_at(
        self, leg: Leg, client: Client, entered: Entered, made: tuple[Pieces, PreparedRequest], opened: HeldRequest
    ) -> UpstreamAnswer:
        """One upstream's answer, to a prompt that was made for it. Raises `UpstreamError`."""
        pieces, prepared = made
        sent, framing = sendable(pieces)
        headers = [*leg.headers, *framing] if framing else leg.headers
        started = perf_counter()
        with client.present():
            sending = leg.destination.upstream.send(
                b"POST", entered.target, headers, sent, deadlines=leg.destination.deadlines
            )
            if prepared.turn is None or prepared.turn.placed:
                response = await sending
            else:
                response, turn = await self._placed_meanwhile(prepared.turn, sending)
                prepared = msgspec.structs.replace(prepared, turn=turn)
        name = "" if self.destinations.is_one else leg.destination.name
        matters = self.ids.matters(self.gate.at(entered, leg.destination.name), leg.destination)
        hold = partial(self.ids.hold, entered, leg.destination, opened) if matters else None
        return UpstreamAnswer(prepared, response, perf_counter() - started, name, hold)

    async def _placed_meanwhile(
        self, turn: OpenTurn, sending: Awaitable[UpstreamResponse]
    ) -> tuple[UpstreamResponse, OpenTurn]:
        """The upstream's answer, and the turn where it belongs, if the store tells that before the answer begins.

        A store that was too slow for a recall is well again by then, as a rule; else the turn begins a new session.
        """
        looking = asyncio.create_task(self.recaller.previous_turn(turn.asked, turn.scope))
        looking.add_done_callback(lambda found: found.cancelled() or found.exception())  # else asyncio would log it
        try:
            response = await sending
        finally:
            looking.cancel()
        if not looking.done() or looking.cancelled() or looking.exception() is not None:
            return response, turn
        where = place(turn.asked, looking.result(), make_id=self.make_id)
        return response, msgspec.structs.replace(turn, where=msgspec.structs.replace(where, reused=None))

    async def _read(self, scope: ASGIScope, receive: Receive) -> bytes:
        if (declared_length(scope["headers"]) or 0) <= self.body_bytes:  # else no byte is asked for (FAULTS H15)
            with suppress(BodyTooLarge):
                return await read_body(receive, limit=self.body_bytes)
        raise too_large(self.body_bytes, "limits.body_bytes")

    async def _prepare(
        self, entered: Entered, body: bytes, prompting: Prompting[R], switching: Order
    ) -> tuple[Pieces, PreparedRequest]:
        # Why there is no memory, whatever the body says.
        reason = self.gate.closed(entered)
        if not reason and codings_of(entered.incoming.forward):
            self.gate.identify(entered, NAMES_NOBODY)  # an identity that may not be used is refused all the same
            reason = "request_encoded"
        if reason:
            return self._as_it_came(body, reason)
        request = await _aside(len(body), partial(self.dialect.read, body))
        identity = self.gate.identify(entered, request)
        if identity.scope is None:
            return self._as_it_came(body, identity.reason)
        incoming = entered.incoming
        classify = partial(
            self.classifier.classify, request.conversation, retried=incoming.retried, by_agent=incoming.by_agent
        )
        kind = await _aside(len(body), classify)
        if kind in {TurnKind.EMPTY, TurnKind.UNKNOWN_SHAPE, TurnKind.UTILITY}:
            return self._as_it_came(body, kind)
        return await self._with_memory(request, identity, identity.scope, kind, prompting, switching)

    async def _with_memory(
        self, request: R, identity: Identity, scope: Scope, kind: TurnKind, prompting: Prompting[R], switching: Order
    ) -> tuple[Pieces, PreparedRequest]:
        """The prompt of a turn whose user is known, unless switches leave nothing of the memory."""
        switched = await self.switches.of(scope, request.conversation.model, prompting.upstream)
        reads = switched.recall is not RecallSwitch.OFF and prompting.memory != "none"
        may_keep = identity.writes
        mode = allowed(identity.mode, read=reads, write=switched.save)
        if mode is Mode.OFF:
            return self._as_it_came(request.body, SWITCHED_OFF)
        identity = msgspec.structs.replace(identity, mode=mode)
        asked = await self._asked(request, identity, scope, kind, prompting.upstream)
        recalled = await self.recaller.recall(asked, scope, search=identity.reads)
        log_missed(recalled.status, recalled.missed)
        if not switching:
            switching = await self._switching(asked, recalled.order, scope, switched, may_keep=may_keep)
        if switching:
            recalled = msgspec.structs.replace(recalled, order=switching)
        memory = "no_sensitive" if switched.recall is RecallSwitch.NO_SENSITIVE else prompting.memory
        if memory == "no_sensitive":
            recalled = await asyncio.to_thread(disclosed, recalled, memory)
        is_held = identity.reads and switched.recall is RecallSwitch.SHADOW
        made = self._held if is_held else partial(self._assembled, reads=identity.reads, memory=memory)
        assemble = partial(made, request, asked, recalled, scope, switched=switched, prompting=prompting)
        pieces, prepared = await _aside(len(request.body), assemble)
        return pieces, msgspec.structs.replace(prepared, switching=switching) if switching else prepared

    async def _switching(
        self, asked: ChatTurn, order: Order, scope: Scope, switched: Switched, *, may_keep: bool
    ) -> Order:
        """Throw a person's own switch where her message says so; and what the model is told of it (decision 0102).

        `may_keep`: whether the request lets anything be kept, but for switches. Once a request: when another upstream
        is asked the switch is thrown already, and what was said is to be told all the same.
        """
        stops = order == "nothing_kept"
        resumes = may_keep and not (switched.save or asked.speaker) and allows_keeping(words_of(asked))
        if not (stops or resumes):
            return ""
        is_thrown = scope.user is not None and await self._throw_own(scope, save=not stops)
        if stops:
            return order if is_thrown else "off_the_record"
        now = await self.switches.of(scope, asked.conversation.model, asked.upstream)
        return "kept_again" if is_thrown and now.save else ""

    async def _throw_own(self, scope: Scope, *, save: bool) -> bool:
        """Whether a person's own switch is as she wishes now."""
        try:
            async with asyncio.timeout(FIRST_SECONDS):
                await self.switches.put_own(scope.tenant, scope.user or "", save=save)
        except Exception as error:  # noqa: BLE001 - whatever fails in the memory, the chat goes on (P4)
            log.warning("own_switch_not_set", save=save, error=error_name(error))
            return False
        log.info("own_switch", save=save)
        return True

    def _as_it_came(self, body: bytes, reason: str) -> tuple[Pieces, PreparedRequest]:
        """A request without memory, why, and what may be set."""
        return (body,), PreparedRequest(injection=Injection(reason=reason), advice=self.advice(reason))

    async def _asked(self, request: R, identity: Identity, scope: Scope, kind: TurnKind, upstream: str) -> ChatTurn:
        conversation, tokens, prints = request.conversation, (), self.fingerprints
        newest = conversation.newest_user
        project = self.gate.project(identity.project, workplace(conversation), scope)
        circle = circle_of(scope.agent, project)

        def digests() -> tuple[tuple[bytes, ...], tuple[bytes, ...], bytes]:
            around = b"" if newest is None else prints.around(conversation.messages[newest])
            return prints.chains(conversation, circle=circle), prints.pairs(conversation, circle=circle), around

        chains, pairs, around = await _aside(len(request.body), digests)
        # Each message's tokens, if they may be too many: no tokenizer makes more of them than half the bytes.
        if self.shortener.is_wanted(conversation.model, len(request.body) // 2):
            count = partial(self.dialect.tokens_of, request)
            tokens = await _aside(len(request.body), count, limit=COUNTED_INLINE)
        return ChatTurn(
            kind=kind,
            conversation=conversation,
            chains=chains,
            pairs=pairs,
            around=around,
            follows=prints.held(conversation.follows) if conversation.follows else b"",
            session=identity.session or _session_of(conversation),
            turn=identity.turn,
            timezone=identity.timezone,
            project=project,
            speaker=self.gate.speaker(name_of(conversation), scope, request),
            at=self.clock(),
            kept=identity.writes,
            upstream=upstream,
            tokens=tokens,
            long=self.shortener.is_wanted(conversation.model, sum(tokens)),
        )

    def _held(
        self,
        request: R,
        asked: ChatTurn,
        recalled: Recalled,
        scope: Scope,
        *,
        switched: Switched,
        prompting: Prompting[R],
    ) -> tuple[Pieces, PreparedRequest]:
        """The request as it came, and what memory would have put into it."""
        found = recalled.recollection
        where = place(asked, found.previous_turn, make_id=self.make_id)
        before = held_before(asked, where, found.previous_turn, prints=self.fingerprints)
        injection = where.reused
        if injection is None or injection.withheld is None:
            replayed = prompting.assembler.replay(asked, found, frozen=None, blocks=False, before=before)
            injection = withheld(injection or prompting.assembler.inject(recalled, replayed), switched.group)
        turn = OpenTurn(
            asked=asked,
            where=where,
            scope=scope,
            epoch=found.epoch,
            basis=found.basis,
            spared=0.0,
            switched=switched,
            placed=recalled.placed,
        )
        return (request.body,), PreparedRequest(injection=injection, turn=turn, seconds=recalled.seconds)

    def _assembled(
        self,
        request: R,
        asked: ChatTurn,
        recalled: Recalled,
        scope: Scope,
        *,
        reads: bool,
        memory: Disclosure,
        switched: Switched,
        prompting: Prompting[R],
    ) -> tuple[Pieces, PreparedRequest]:
        """`memory`: what this upstream may see of it; `recalled` is no more than that."""
        assembler, modes = prompting.assembler, prompting.modes
        found, conversation = recalled.recollection, request.conversation
        where = place(asked, found.previous_turn, make_id=self.make_id)
        mode = modes.of(asked, where, found, scope)
        frozen = frozen_by(asked, found.previous_turn, cache=prompting.cache)
        if frozen is not None and not may_stand((frozen.stable,), memory):
            frozen = None
        before = held_before(asked, where, found.previous_turn, prints=self.fingerprints)
        reused = where.reused if reads else None
        if reused is not None and not may_stand((reused.stable, reused.dynamic), memory):
            reused = None
        if reused is not None and conversation.is_held:
            reused = put_again(reused, conversation, before)
        fixed = frozenset(reused.summaries) if reused else None
        shortened = self.shortener(conversation, found.summaries, chains=asked.chains, tokens=asked.tokens, fixed=fixed)
        dropped = frozenset(index for each in shortened for index in each.edit.dropped)
        replayed = assembler.replay(
            asked, found, frozen=frozen, blocks=mode == "replay", dropped=dropped, before=before
        )
        injection = reused or msgspec.structs.replace(
            assembler.inject(recalled, replayed), summaries=tuple(each.summary_id for each in shortened)
        )
        summaries = [each.edit for each in shortened]
        edits = assembler.edits(conversation, injection, replayed, summaries)
        is_told = where.kind is not TurnKind.RETRY and injection.status in RENDERED
        replays = mode == "replay" and assembler.is_put_back(injection, replayed)
        return prompting.dialect.splice(request, scope, edits, replays=replays), PreparedRequest(
            injection=injection,
            added=prompting.accounts.added(
                asked, found.previous_turn, injection, replayed, edits, mode=mode, reused=reused is not None
            ),
            turn=OpenTurn(
                asked=asked,
                where=where,
                scope=scope,
                epoch=found.epoch,
                basis=found.basis,
                spared=modes.spared(asked, recalled) if is_told else 0.0,
                switched=switched,
                placed=recalled.placed,
                past_ids=found.past_ids,
            ),
            seconds=recalled.seconds,
        )

    # ── After it ──────────────────────────────────────────────────────────────────────────────────────────────

    async def _relay(self, client: Client, response: UpstreamResponse, head: Head, asked: UpstreamAnswer) -> Relayed:
        prepared = asked.prepared
        is_coded_for_nobody = prepared.turn is None and codings_of(response.headers)
        if response.status != 200 or is_coded_for_nobody:  # noqa: PLR2004 - the one status with an answer
            return await relay_opaque(client, response, head(""), error_frame=self.dialect.error_frame)

        async def keep(reader: Reader, cut: bool) -> bool:  # noqa: FBT001 - the relay's own callback
            is_kept = prepared.turn is not None and prepared.turn.asked.kept and not reader.finish().error
            if asked.hold is not None and not is_kept:
                await asked.hold(ids_of(reader.finish()))
            return await self._keep(prepared, reader, cut=cut, keeps_ids=asked.hold is not None)

        async def begun(reader: Reader) -> None:
            """A response that is made in the background may be asked for, or cancelled, as soon as its id is known."""
            if asked.hold is not None and reader.awaited:
                await asked.hold([reader.id])

        if is_event_stream(response.headers):
            watch = None if asked.hold is None else begun
            return await relay_stream(client, response, head, wire=self.dialect, keep=keep, begun=watch)
        if not any(name == b"content-type" and b"json" in value.lower() for name, value in response.headers):
            return await relay_opaque(client, response, head(""), error_frame=self.dialect.error_frame)
        whole = self.journal_options.plain_wait_bytes
        return await relay_plain(client, response, head, wire=self.dialect, whole_bytes=whole, keep=keep)

    async def _keep(self, prepared: PreparedRequest, reader: Reader, *, cut: bool, keeps_ids: bool) -> bool:
        """Journal the turn; whether its terminal event may go out."""
        turn = prepared.turn
        if turn is None:
            return True
        usage = reader.finish().usage or Usage()
        self.metrics.count_usage(usage)
        self.metrics.count_group(turn.switched.group, turn.where.kind, prepared.injection, usage)
        if not turn.asked.kept or reader.error or (cut and not (reader.seen or reader.unread)):
            return True
        if flaw := reader.unread or reader.flaw:
            self.metrics.unread.labels(flaw).inc()
        if reader.unread:
            log.warning("answer_not_read", reason=reader.unread)
        answer = reader.answer()
        circle = circle_of(turn.scope.agent, turn.asked.project)
        pair = self.fingerprints.pair(words_of(turn.asked), answer.text, circle=circle)
        make = partial(
            record_of,
            turn.asked,
            turn.where,
            Answered(
                answer=answer,
                partial=cut or reader.unread != "",
                pair=pair,
                usage=usage,
                id=self.fingerprints.held(reader.id) if reader.id else b"",
                part_ids=self.ids.parts_of(reader) if keeps_ids else (),
                awaited=reader.awaited,
            ),
            scope=turn.scope,
            epoch=turn.epoch,
            injection=prepared.injection,
            added=prepared.added,
            past_ids=turn.past_ids,
            redact=self.redact,
            is_off_record=_is_off_record,
        )
        record, secrets = await _aside(length_of(turn.asked, answer), make, limit=REDACTED_INLINE)
        self.metrics.redacted.inc(secrets)
        started = perf_counter()
        try:
            async with asyncio.timeout(self.journal_options.wait_seconds):
                await self.journal.append(record, basis=turn.basis)
        except Exception as error:  # noqa: BLE001 - whatever fails in the memory, the answer is not cut for it (P4)
            self._lost(error)
            return self.journal_options.durability == "relaxed"
        self.metrics.journal.observe(perf_counter() - started)
        self.metrics.turns.labels(record.kind).inc()
        self.prompting[turn.asked.upstream].modes.learn(turn.asked, turn.scope, turn.spared)
        self.readiness.journal_kept()
        return True

    def _lost(self, error: Exception) -> None:
        self.metrics.turns_lost.inc()
        match error:  # any other may have something of the turn in it
            case StoreUnavailable():
                why = str(error)
            case TimeoutError():
                why = f"no answer within {self.journal_options.wait_seconds:g} s"
            case _:
                why = ""
        self.readiness.journal_lost(why)
        log.error(
            "turn_not_journalled", error=type(error).__name__, why=why, durability=self.journal_options.durability
        )


def _session_of(conversation: Conversation) -> str | None:
    """The session that a conversation is, where its provider keeps it: it has the conversation's name."""
    return conversation.kept_as if is_name(conversation.kept_as) else None


def _is_off_record(text: str) -> bool:
    return not heard(text).whole


async def _aside(size: int, work: Callable[[], T], *, limit: int = INLINE_BYTES) -> T:
    """The result of `work` on so much, in a thread if the event loop would wait for it too long."""
    return work() if size <= limit else await asyncio.to_thread(work)


def memory_headers(asked: UpstreamAnswer, *, unread: str, spent: tuple[float, float, float]) -> list[Pair]:
    """What the response tells of the memory (docs/rules.md, What an answer tells).

    `unread`: why the answer cannot be kept. `spent`: seconds of the recall, of waiting for the upstream, of all.
    """
    prepared = asked.prepared
    status, reason = _told(prepared, unread)
    headers = [(b"x-memory-status", status.encode())]
    if reason:
        headers.append((b"x-memory-reason", reason.encode()))
    if prepared.advice:
        headers.append((b"x-memory-advice", prepared.advice.encode("ascii", "replace")))
    if prepared.turn is not None:
        where = prepared.turn.where
        headers += [
            (b"x-memory-count", b"%d" % len(prepared.injection.memory_ids)),
            (b"x-memory-tokens", b"%d" % prepared.added.new_tokens),
            (b"x-memory-replayed-tokens", b"%d" % prepared.added.replayed_tokens),
            (b"x-memory-session", spelled(where.session)),
            (b"x-memory-turn", spelled(where.key.turn)),
        ]
    if prepared.added.mode:
        headers.append((b"x-memory-prompt-mode", prepared.added.mode.encode()))
    if asked.upstream:
        headers.append((b"x-memory-upstream", asked.upstream.encode()))
    recall, upstream, total = (seconds * 1e3 for seconds in spent)
    headers.append(
        (b"server-timing", b"recall;dur=%.2f, upstream;dur=%.2f, total;dur=%.2f" % (recall, upstream, total))
    )
    return headers


def told_in_log(asked: UpstreamAnswer, *, unread: str) -> dict[str, str | int]:
    """The same for the log."""
    status, reason = _told(asked.prepared, unread)
    memory: dict[str, str | int] = {"memory": status}
    if reason:
        memory["reason"] = reason
    if asked.prepared.turn is not None:
        memory["count"] = len(asked.prepared.injection.memory_ids)
        memory["turn"] = asked.prepared.turn.where.key.turn
    if asked.upstream:
        memory["upstream"] = asked.upstream
    return memory


def _told(prepared: PreparedRequest, unread: str) -> tuple[str, str]:
    """Status and reason, also of a turn whose answer is not kept with it."""
    injection, turn = prepared.injection, prepared.turn
    if unread and turn is not None and turn.asked.kept and injection.status != "degraded":
        return "degraded", unread
    return injection.status, injection.reason
