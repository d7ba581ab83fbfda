"""`GET /v1/models` where there are several upstreams: one list of what each request would get.

The upstream that the client means answers first, and the list has its form; a failure of its is the answer. What the
others have is added, as each of them spells it, if a request for that model would go there; who does not answer soon is
left out. An application's own key is shown to the first one alone.
"""

import asyncio
from time import perf_counter

import msgspec
import structlog

from proxy.http.client import Client
from proxy.identity.confirmation import ANTHROPIC
from proxy.identity.gate import Entered
from proxy.identity.headers import response_headers
from proxy.ops.logs import error_name
from proxy.relay.destinations import Destination, Destinations, headers_for
from proxy.relay.relay import Relayed
from proxy.upstream import Deadlines, Pair, UpstreamError, UpstreamInvalid, UpstreamResponse

log = structlog.get_logger()

PATH = "/v1/models"
TARGET = b"/models"

LIST_BYTES = 4 * 1024 * 1024
"""Gateways list hundreds of models, with a kilobyte of prices each."""

PATIENCE = Deadlines(connect=2.0, first_byte=5.0, idle=2.0, total=8.0)
"""For those who only add to the list: whoever asks waits for them all."""

OK = 200
FRAMING = frozenset({b"content-length", b"transfer-encoding", b"etag"})


class _ModelsListed(msgspec.Struct):
    data: list[msgspec.Raw]


class _ModelNamed(msgspec.Struct):
    id: str


_decode = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_decode_list = msgspec.json.Decoder(_ModelsListed).decode
_decode_name = msgspec.json.Decoder(_ModelNamed).decode


class ModelList:
    """Answers with the models of all upstreams."""

    def __init__(self, destinations: Destinations) -> None:
        self._destinations = destinations

    async def __call__(self, client: Client, entered: Entered) -> Relayed:
        """Answer one request. Raises `UpstreamError` if the upstream that is meant gives no answer."""
        is_anthropic = any(name == ANTHROPIC[0] for name, _ in entered.incoming.forward)
        dialects = ("messages",) if is_anthropic else ("chat", "responses")
        spelled = "messages" if is_anthropic else ""
        first = self._destinations.of(dialects[0], "")
        others = [each for each in self._destinations.all if each is not first]
        asked = perf_counter()
        with client.present():
            adding = asyncio.gather(*(self._models_of(each, entered, dialects, spelled) for each in others))
            try:
                headers = headers_for(first, entered, spelled)
                answer = await self._asked(first, headers, entered.target, first.deadlines)
                more = await adding
            except BaseException:
                adding.cancel()
                raise
        waited = perf_counter() - asked
        head = [pair for pair in response_headers(answer.headers) if pair[0] not in FRAMING]
        body = answer.body
        if answer.status == OK and b"?" not in entered.target:  # a query asks for a page of the first one's
            body = self._merged(body, first, more, dialects)
        await client.answer(answer.status, [*head, (b"content-length", b"%d" % len(body))], body)
        return Relayed("whole", waited)

    def _merged(
        self, body: bytes, first: Destination, more: list[list[msgspec.Raw]], dialects: tuple[str, ...]
    ) -> bytes:
        """The first one's list with what others have; as it is, if it is none."""
        try:
            envelope = _decode(body)
            listed = _decode_list(body).data
            found: dict[str, msgspec.Raw] = {}
            for each in [*self._of(first, listed, dialects), *(model for models in more for model in models)]:
                found.setdefault(_decode_name(each).id, each)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return body
        return msgspec.json.encode(envelope | {"data": list(found.values())})

    def _of(self, one: Destination, listed: list[msgspec.Raw], dialects: tuple[str, ...]) -> list[msgspec.Raw]:
        """Those of one's models for which a request goes there."""
        return [
            each
            for each in listed
            if any(self._destinations.of(dialect, _decode_name(each).id) is one for dialect in dialects)
        ]

    async def _models_of(
        self, one: Destination, entered: Entered, dialects: tuple[str, ...], spelled: str
    ) -> list[msgspec.Raw]:
        """What one that only adds to the list has; nothing, if it does not tell."""
        lent = one.key.lent(entered.principal, spelled)
        headers = one.key.with_credentials(entered.principal, entered.incoming.forward, lent)
        if not spelled:
            headers.append(ANTHROPIC)
        try:
            answer = await self._asked(one, headers, TARGET, PATIENCE)
            return self._of(one, _decode_list(answer.body).data, dialects)
        except (UpstreamError, msgspec.DecodeError, RecursionError, UnicodeError) as error:
            log.info("models_not_listed", upstream=one.name, error=error_name(error))
            return []

    async def _asked(
        self, one: Destination, headers: list[Pair], target: bytes, deadlines: Deadlines
    ) -> "_ModelsAnswer":
        response = await one.upstream.send(b"GET", target, headers, b"", deadlines=deadlines)
        try:
            return _ModelsAnswer(response.status, response.headers, await _whole(response))
        finally:
            response.close()


class _ModelsAnswer(msgspec.Struct, frozen=True):
    status: int
    headers: list[Pair]
    body: bytes


async def _whole(response: UpstreamResponse) -> bytes:
    pieces: list[bytes] = []
    length = 0
    while piece := await response.read():
        length += len(piece)
        if length > LIST_BYTES:
            raise UpstreamInvalid("its list of models is too long", answered=True)
        pieces.append(piece)
    return b"".join(pieces)
