"""Whose answers, conversations and files are, where the provider cannot tell (P6), and which upstream has made them.

Where many share one key the provider gives to each what any of them may name. So an id is looked for among those that
were given to its user, wherever a request can name one (proxy/dialects/naming.py), and what would show or change
something of everybody's is refused. Whose key is the client's own, the provider decides.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from fnmatch import fnmatchcase
from functools import partial

import structlog

from memory.model.errors import StoreUnavailable
from memory.model.turn import TurnRecord, Usage
from memory.model.types import Clock
from memory.ports.holdings import Holding, Holdings
from memory.ports.journal import TurnJournal
from memory.ports.search import RecallQuery, Recollector
from memory.turn.fingerprints import Fingerprints
from memory.turn.record import Answered, JournalOptions, Redact, answered_later
from proxy.dialects.naming import NAMES_NOTHING, ROOMS, HeldName, HeldRequest, NamedPath, read_body, read_path
from proxy.dialects.responses.dialect import Responses, Retrieved
from proxy.http.errors import ApiError
from proxy.identity.gate import NAMES_NOBODY, Entered, Gate
from proxy.identity.scope import Named
from proxy.ops.logs import error_name
from proxy.relay.codings import Decoder, Unreadable, codings_of
from proxy.relay.destinations import Destination, Destinations, headers_for
from proxy.relay.passthrough import Admitted, Watched
from proxy.relay.relay import Reader

log = structlog.get_logger()

DIALECT = Responses.name

INLINE_BYTES = 48 * 1024
"""A body up to this is looked into on the event loop (about 1 ms, if its items have ids); a larger one in a thread."""

DECODED_BYTES = 16 * 1024 * 1024
"""So much of a compressed request is looked into."""

LASTING = frozenset({"conversations", "files", "vector_stores"})
"""What a provider keeps until it is deleted."""

NEVER_JSON = (b"multipart/", b"audio/", b"image/", b"video/", b"application/octet-stream", b"application/sdp")
"""How the type of a body begins that nobody reads as JSON."""

EVERYTHING = "*"

UPLOADS = "files"
"""The room to which bytes are sent, and nothing is named."""


class HeldIds:
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
        shared_ids: Sequence[str] = (),
        client_secrets_for_tokens: bool = False,
    ) -> None:
        """`shared_ids`: patterns of what everybody may name; `*`: nobody looks whose an id is.

        `client_secrets_for_tokens`: whether who has a token may be given a key of the provider's.
        """
        self._holdings = holdings
        self._recollector = recollector
        self._journal = journal
        self._journal_options = journal_options
        self._gate = gate
        self._destinations = destinations
        self._fingerprints = fingerprints
        self._redact = redact
        self._clock = clock
        self._shared_ids = tuple(shared_ids)
        self._client_secrets_for_tokens = client_secrets_for_tokens

    # ── Before the upstream ───────────────────────────────────────────────────────────────────────────────────

    def looks_into(self, entered: Entered, path: str) -> bool:
        """Whether a relayed request is to be admitted with all of its body."""
        if not _may_be_json(entered):
            return False
        room = read_path("POST", path).room
        return (room in ROOMS and room != UPLOADS) or self._may_be_shared(entered)

    def matters(self, entered: Entered, first: Destination) -> bool:
        """Whether it matters which ids a request names."""
        return not self._destinations.is_one or self._is_shared(entered, first)

    async def opened(self, entered: Entered, first: Destination, body: bytes, room: str) -> HeldRequest:
        """What the body of a request to a room names, if that matters. Raises `ApiError`."""
        if not body or not self.matters(entered, first):
            return NAMES_NOTHING
        if codings := codings_of(entered.incoming.forward):
            if not self._is_shared(entered, first):
                return NAMES_NOTHING
            body = await asyncio.to_thread(_decoded, body, codings)
        return read_body(body, room) if len(body) <= INLINE_BYTES else await asyncio.to_thread(read_body, body, room)

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
                if not self._is_everybodys(name.id) and await self._held(there, name, body) is None:
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

    def _may_be_shared(self, entered: Entered) -> bool:
        """Whether it is at any upstream to which it may go."""
        return any(self._is_shared(self._gate.at(entered, each.name), each) for each in self._destinations.all)

    def _is_shared(self, entered: Entered, destination: Destination) -> bool:
        return EVERYTHING not in self._shared_ids and _is_lent(entered, destination)

    def _may_have_minted(self, entered: Entered, destination: Destination) -> bool:
        return self._client_secrets_for_tokens or not (entered.principal.by_token and _is_lent(entered, destination))

    def _is_everybodys(self, id_: str) -> bool:
        return any(fnmatchcase(id_, pattern) for pattern in self._shared_ids)

    # ── After it ──────────────────────────────────────────────────────────────────────────────────────────────

    async def hold(
        self, entered: Entered, destination: Destination, body: Named, ids: Sequence[str], *, is_lasting: bool = False
    ) -> None:
        """Keep ids that belong to no turn."""
        reach = self._gate.owner(self._gate.at(entered, destination.name), body)
        if ids and reach is not None:
            holding, at = Holding(upstream=destination.name), None if is_lasting else self._clock()
            digests = [self._fingerprints.held(id_) for id_ in ids]
            await self._patiently(self._holdings.hold(reach, digests, holding, at=at))

    async def admit(self, entered: Entered, first: Destination, method: str, path: str, body: bytes | None) -> Admitted:
        """Where a request goes that is nobody's turn, and how its answer is read; None: the body streams through.

        Raises `ApiError`.
        """
        meant = read_path(method, path)
        if self._is_shared(entered, first):
            self._check_shared(entered, meant, body)
        opened = NAMES_NOTHING
        if body and _may_be_json(entered) and meant.room != UPLOADS:
            opened = await self.opened(entered, first, body, meant.room)
        in_path = () if meant.name is None else (meant.name,)
        destination = await self.destination(entered, first, (*in_path, *opened.names), opened)
        there = self._gate.at(entered, destination.name)
        if meant.mints and not self._may_have_minted(there, destination):
            raise ApiError.of("role_missing", MINTS_NOTHING)
        if meant.makes and self.matters(there, destination):
            is_lasting = meant.room in LASTING
            given = partial(self._given, there, destination, opened, is_lasting=is_lasting)
            return Admitted(destination, Watched(Responses(None), given))
        is_response = meant.room == "responses" and path.count("/") == 3  # noqa: PLR2004 - /v1/responses/{id}
        if method == "GET" and is_response and meant.name is not None:
            awaited = await self._awaited(there, meant.name)
            if awaited is not None:
                return Admitted(destination, Watched(Retrieved(None), partial(self._came, awaited, there, destination)))
        return Admitted(destination, None)

    def _check_shared(self, entered: Entered, meant: NamedPath, body: bytes | None) -> None:
        """Refuse what would show or change something of everybody's, or what cannot be looked into."""
        if meant.is_everybodys:
            raise ApiError.of("shared_key")
        if body != b"" and meant.room in ROOMS and meant.room != UPLOADS and not _may_be_json(entered):
            raise ApiError.of("unsupported_media_type", "Send JSON: what another body names nobody could tell.")

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
        read = reader.finish()
        await self.hold(entered, destination, body, ids_of(read), is_lasting=is_lasting)

    async def _awaited(self, entered: Entered, name: HeldName) -> TurnRecord | None:
        try:
            held = await self._held(entered, name, NAMES_NOBODY)
        except StoreUnavailable:
            return None
        return None if held is None else held.awaited

    async def _came(self, awaited: TurnRecord, entered: Entered, destination: Destination, reader: Reader) -> None:
        """The answer that was awaited is passing by: it is journalled with its turn."""
        reader.finish()
        if reader.error or not reader.finished:
            return
        await self._patiently(self._journalled(awaited, reader, keeps_ids=self.matters(entered, destination)))

    async def _journalled(self, awaited: TurnRecord, reader: Reader, *, keeps_ids: bool) -> None:
        query = RecallQuery(scope=awaited.scope, follows=awaited.answer_id)
        turn = (await self._recollector.recollect(query)).previous_turn
        if turn is None:
            return
        answered = Answered(
            answer=reader.answer(),
            partial=False,
            pair=awaited.pair,
            usage=reader.usage or Usage(),
            part_ids=self.parts_of(reader) if keeps_ids else (),
        )
        record, _ = await asyncio.to_thread(answered_later, awaited, turn, answered, redact=self._redact)
        await self._journal.append(record)

    def parts_of(self, reader: Reader) -> tuple[bytes, ...]:
        """The digests of the ids of what is in an answer."""
        return tuple(self._fingerprints.held(id_) for id_ in reader.part_ids)

    async def _patiently(self, work: Awaitable[None]) -> None:
        """Whatever fails in the memory, the answer goes on (P4): an id that is not kept is nobody's."""
        try:
            async with asyncio.timeout(self._journal_options.wait_seconds):
                await work
        except Exception as error:  # noqa: BLE001 - the same
            log.error("id_not_held", error=error_name(error))  # noqa: TRY400 - its name says it all


MINTS_NOTHING = (
    "A scope token gets no key of the provider's, which would go past Ricordo. Have your application ask for it, or "
    "your operator allow it (`identity.client_secrets_for_tokens`)."
)


def _is_lent(entered: Entered, destination: Destination) -> bool:
    """Whether the provider knows a request by nothing but a key that others share, or by none."""
    return destination.key.is_shared(entered.principal, headers_for(destination, entered, DIALECT))


def ids_of(reader: Reader) -> list[str]:
    """The ids of an answer, and of what is in it."""
    return [id_ for id_ in (reader.id, *reader.part_ids) if id_]


def _may_be_json(entered: Entered) -> bool:
    """Whether somebody may read the body of a request as JSON, whatever it calls itself."""
    types = [value.lower() for name, value in entered.incoming.forward if name == b"content-type"]
    return not (types and all(each.startswith(NEVER_JSON) for each in types))


def _decoded(body: bytes, codings: tuple[bytes, ...]) -> bytes:
    """What a compressed body says. Raises `ApiError` 415 if that cannot be told: what it names could be anybody's."""
    decoder = Decoder(codings, most_bytes=DECODED_BYTES)
    try:
        text = b"".join(decoder.feed(body))
    except Unreadable:
        raise ApiError.of("unsupported_encoding") from None
    if not decoder.ended:
        raise ApiError.of("unsupported_encoding")
    return text
