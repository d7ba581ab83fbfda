"""Whose answers and conversations are, where the provider cannot tell (P6), and which upstream has made them.

Where many share one key the provider gives to each what any of them may name. So an id is looked for among those that
were given to its user, wherever a request can name one: in its path, as `previous_response_id`, as `conversation`.
Whose key is the client's own, the provider decides.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import NamedTuple
from urllib.parse import unquote

import msgspec
import structlog

from memory.model.errors import StoreUnavailable
from memory.model.turn import TurnRecord, Usage
from memory.model.types import Clock
from memory.ports.holdings import Holding, Holdings
from memory.ports.journal import TurnJournal
from memory.ports.search import RecallQuery, Recollector
from memory.turn.fingerprints import Fingerprints
from memory.turn.record import Answered, JournalOptions, Redact, answered_later
from proxy.dialects.responses.dialect import Responses, Retrieved
from proxy.dialects.responses.request import HISTORY, id_of_conversation
from proxy.dialects.views import NOTHING, check_keys, open_body, text_or_none
from proxy.http.errors import ApiError
from proxy.identity.gate import NAMES_NOBODY, Entered, Gate
from proxy.identity.scope import Named
from proxy.ops.logs import error_name
from proxy.relay.codings import codings_of
from proxy.relay.destinations import Destination, Destinations, headers_for
from proxy.relay.passthrough import Admitted, Watched
from proxy.relay.relay import Reader

log = structlog.get_logger()

DIALECT = Responses.name

ROOMS = {"responses": "response_not_found", "conversations": "conversation_not_found"}
"""The first part of the paths that name an id, and what is answered where it is not the user's."""

OPERATIONS = frozenset({"compact", "input_tokens"})
"""What stands in the place of an id and is none, of a POST."""

INLINE_BYTES = 256 * 1024
"""A body up to this is looked into on the event loop (about 1 ms); a larger one in a thread."""

READERS = 3
"""How often a path may be decoded on its way (proxy/http/paths.py)."""


class HeldName(NamedTuple):
    """An id that a request names, and the error if it is not the user's."""

    id: str
    code: str
    param: str | None


class HeldRequest(NamedTuple):
    """What of a request tells whose it is, and of what."""

    names: tuple[HeldName, ...] = ()
    user: str | None = None
    safety_identifier: str | None = None
    metadata_user_id: str | None = None


class _HeldMetadata(msgspec.Struct):
    user_id: str | None = None


class _HeldFields(msgspec.Struct):
    previous_response_id: msgspec.Raw = NOTHING
    conversation: msgspec.Raw = NOTHING
    user: msgspec.Raw = NOTHING
    safety_identifier: msgspec.Raw = NOTHING
    metadata: msgspec.Raw = NOTHING


_decode_fields = msgspec.json.Decoder(_HeldFields).decode
_decode_metadata = msgspec.json.Decoder(_HeldMetadata).decode


def room_of(path: str) -> str:
    """The first part of a path below `/v1/`."""
    return path.split("/")[2].partition(";")[0].lower()


def named_in_path(method: str, path: str) -> tuple[HeldName, ...]:
    """The id that a path names, whoever reads it."""
    for _ in range(READERS):
        path = unquote(path)
    room, rest = room_of(path), [part.partition(";")[0] for part in path.split("/")[3:] if part]
    code = ROOMS.get(room, "")
    is_operation = method == "POST" and (not rest or (room == "responses" and rest[0] in OPERATIONS))
    if not code or (is_operation and len(rest) < 2):  # noqa: PLR2004 - the operation alone
        return ()
    return (HeldName(rest[0] if rest else "", code, None),)  # a list of what everybody has is nobody's


def read_held(body: bytes) -> HeldRequest:
    """What a body names. Raises `ApiError` 400 for what is not one JSON object, or says a thing twice."""
    opened = open_body(body, _decode_fields)
    check_keys(body, HISTORY, largest=NOTHING)
    if (kept := bytes(opened.conversation)).startswith(b"{"):
        check_keys(kept, ("id",), largest=NOTHING)
    previous, kept_as = text_or_none(opened.previous_response_id), id_of_conversation(opened.conversation)
    names = [HeldName(previous, "response_not_found", HISTORY[0])] if previous else []
    names += [HeldName(kept_as, "conversation_not_found", HISTORY[1])] if kept_as else []
    try:
        metadata = _decode_metadata(opened.metadata) if len(opened.metadata) else _HeldMetadata()
    except msgspec.DecodeError:
        metadata = _HeldMetadata()
    return HeldRequest(
        tuple(names), text_or_none(opened.user), text_or_none(opened.safety_identifier), metadata.user_id
    )


class ResponseIds:
    """Finds whose ids are, and keeps them. Implements `proxy.relay.passthrough.ProviderIds`."""

    def __init__(  # noqa: PLR0913 - its parts are handed in
        self,
        *,
        holdings: Holdings,
        recollector: Recollector,
        journal: TurnJournal,
        journal_options: JournalOptions,
        gate: Gate,
        destinations: Destinations,
        fingerprints: Fingerprints,
        redact: Redact,
        clock: Clock,
    ) -> None:
        self._holdings = holdings
        self._recollector = recollector
        self._journal = journal
        self._journal_options = journal_options
        self._gate = gate
        self._destinations = destinations
        self._fingerprints = fingerprints
        self._redact = redact
        self._clock = clock

    # ── Before the upstream ───────────────────────────────────────────────────────────────────────────────────

    def concerns(self, path: str) -> bool:
        """Whether a path is one of those that name ids, whoever reads it."""
        for _ in range(READERS):
            path = unquote(path)
        return room_of(path) in ROOMS

    def matters(self, entered: Entered, first: Destination) -> bool:
        """Whether it matters which ids a request names."""
        return not self._destinations.is_one or self._is_shared(entered, first)

    async def opened(self, entered: Entered, first: Destination, body: bytes) -> HeldRequest:
        """What the body of a request names, if that matters. Raises `ApiError`."""
        if not body or not self.matters(entered, first):
            return HeldRequest()
        if codings_of(entered.incoming.forward):
            if self._is_shared(entered, first):
                raise ApiError.of("unsupported_encoding")  # what it names could be anybody's
            return HeldRequest()
        return read_held(body) if len(body) <= INLINE_BYTES else await asyncio.to_thread(read_held, body)

    async def destination(
        self, entered: Entered, first: Destination, names: Sequence[HeldName], body: Named
    ) -> Destination:
        """Where a request goes that names ids: to who made them. Raises `ApiError` 404 for those of somebody else.

        Raises `StoreUnavailable` where only the store can tell.
        """
        if not names or not self.matters(entered, first):
            return first
        try:
            found = await self._made_by(entered, first, names[0], body)
        except StoreUnavailable:
            if self._is_shared(entered, first):
                raise
            return first
        there = self._gate.at(entered, found.name)
        if self._is_shared(there, found):
            for name in names:
                if await self._held(there, name, body) is None:
                    raise ApiError.of(name.code, param=name.param)
        return found

    async def _made_by(self, entered: Entered, first: Destination, name: HeldName, body: Named) -> Destination:
        """The upstream that has made it, as far as is known; one that the client names is taken at its word."""
        others = self._destinations.all if entered.incoming.memory.upstream is None else ()
        for destination in (first, *others):
            held = await self._held(self._gate.at(entered, destination.name), name, body)
            if held is not None and held.upstream in ("", destination.name):
                return destination
        return first

    async def _held(self, entered: Entered, name: HeldName, body: Named) -> Holding | None:
        reach = self._gate.owner(entered, body)
        return None if reach is None else await self._holdings.held(reach, self._fingerprints.held(name.id))

    def _is_shared(self, entered: Entered, destination: Destination) -> bool:
        return destination.key.is_shared(entered.principal, headers_for(destination, entered, DIALECT))

    # ── After it ──────────────────────────────────────────────────────────────────────────────────────────────

    async def hold(
        self, entered: Entered, destination: Destination, body: Named, id_: str, *, is_lasting: bool = False
    ) -> None:
        """Keep an id that belongs to no turn, if it matters whose it is."""
        there = self._gate.at(entered, destination.name)
        if not id_ or not self.matters(there, destination):
            return
        reach = self._gate.owner(there, body)
        if reach is not None:
            holding, at = Holding(upstream=destination.name), None if is_lasting else self._clock()
            await self._patiently(self._holdings.hold(reach, self._fingerprints.held(id_), holding, at=at))

    async def admit(self, entered: Entered, first: Destination, method: str, path: str, body: bytes) -> Admitted:
        """Where a request goes that is nobody's turn, and how its answer is read. Raises `ApiError`."""
        in_path, opened = named_in_path(method, path), await self.opened(entered, first, body)
        destination = await self.destination(entered, first, (*in_path, *opened.names), opened)
        there, room = self._gate.at(entered, destination.name), room_of(path)
        if method == "POST" and not in_path and self.matters(there, destination):
            given = partial(self._given, there, destination, opened, is_lasting=room == "conversations")
            return Admitted(destination, Watched(Responses(None), given))
        if method == "GET" and room == "responses" and path.count("/") == 3:  # noqa: PLR2004 - /v1/responses/{id}
            awaited = await self._awaited(there, in_path[0])
            if awaited is not None:
                return Admitted(destination, Watched(Retrieved(None), partial(self._came, awaited)))
        return Admitted(destination, None)

    async def _given(
        self,
        entered: Entered,
        destination: Destination,
        body: Named,
        reader: Reader,
        *,
        is_lasting: bool,
    ) -> None:
        """What was made is passing by."""
        await self.hold(entered, destination, body, reader.finish().id, is_lasting=is_lasting)

    async def _awaited(self, entered: Entered, name: HeldName) -> TurnRecord | None:
        try:
            held = await self._held(entered, name, NAMES_NOBODY)
        except StoreUnavailable:
            return None
        return None if held is None else held.awaited

    async def _came(self, awaited: TurnRecord, reader: Reader) -> None:
        """The answer that was awaited is passing by: it is journalled with its turn."""
        reader.finish()
        if reader.error or not reader.finished:
            return
        await self._patiently(self._journalled(awaited, reader))

    async def _journalled(self, awaited: TurnRecord, reader: Reader) -> None:
        query = RecallQuery(scope=awaited.scope, follows=awaited.answer_id)
        turn = (await self._recollector.recollect(query)).previous_turn
        if turn is None:
            return
        usage = reader.usage or Usage()
        answered = Answered(answer=reader.answer(), partial=False, pair=awaited.pair, usage=usage)
        record, _ = await asyncio.to_thread(answered_later, awaited, turn, answered, redact=self._redact)
        await self._journal.append(record)

    async def _patiently(self, work: Awaitable[None]) -> None:
        """Whatever fails in the memory, the answer goes on (P4): an id that is not kept is nobody's."""
        try:
            async with asyncio.timeout(self._journal_options.wait_seconds):
                await work
        except Exception as error:  # noqa: BLE001 - the same
            log.error("id_not_held", error=error_name(error))  # noqa: TRY400 - its name says it all
