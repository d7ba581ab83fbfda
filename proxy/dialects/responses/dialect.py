"""OpenAI's Responses, which its newer SDKs and agents speak."""

import json

from memory.model.chat_request import Edit
from memory.model.scope import Digests, Scope
from proxy.dialects.cache_key import cache_key
from proxy.dialects.responses.answer import TERMINALS, ResponseReader, RetrievedReader
from proxy.dialects.responses.request import ResponsesRequest, read_request, tokens_of
from proxy.dialects.responses.splice import splice
from proxy.http.body import Pieces
from proxy.http.errors import ApiError, error_body
from proxy.relay.terminal import NamedTerminal


class Responses:
    """Implements `Dialect`."""

    name = "responses"
    path = "/v1/responses"
    terminal = b""  # the event that ends a response is the one that makes it whole: nothing can stand for it

    def __init__(self, digests: Digests | None) -> None:
        """`digests`: of scopes, as hints to the provider's cache; None: it takes none."""
        self._digests = digests

    # ── The request ───────────────────────────────────────────────────────────────────────────────────────────

    def read(self, body: bytes) -> ResponsesRequest:
        """Open a request. Raises `ApiError`."""
        return read_request(body)

    def tokens_of(self, request: ResponsesRequest) -> tuple[int, ...]:
        """An estimate of the tokens of each message."""
        return tokens_of(request)

    def splice(self, request: ResponsesRequest, scope: Scope, edits: tuple[Edit, ...], *, replays: bool) -> Pieces:  # noqa: ARG002 - it has no breakpoints
        """The body with these edits, and with hints to the provider's cache."""
        if self._digests is not None and not request.has_cache_key:
            edits = (*edits, cache_key(self._digests, scope))
        return splice(request, edits)

    # ── The answer ────────────────────────────────────────────────────────────────────────────────────────────

    def reader(self) -> ResponseReader:
        """A reader of one streamed answer."""
        return ResponseReader()

    def reader_of(self, body: bytes) -> ResponseReader:
        """A reader of the whole body of an answer that is not streamed."""
        return ResponseReader.of_plain(body)

    def scanner(self) -> NamedTerminal:
        """A scanner of one streamed answer."""
        return NamedTerminal([name.encode() for name in TERMINALS])

    def error_body(self, error: ApiError, request_id: str) -> bytes:
        """An error in the place of an answer."""
        return error_body(error, request_id)

    def error_frame(self, error: ApiError, request_id: str) -> bytes:
        """An error in the middle of a stream, as the API documents it; beside that as it sends it: the SDKs raise."""
        told = json.loads(error_body(error, request_id))["error"]
        event = {"type": "error", "sequence_number": 0, "code": told["code"], "message": told["message"], "param": None}
        return b"event: error\ndata: %b\n\n" % json.dumps(event | {"error": told}, separators=(",", ":")).encode()


class Retrieved(Responses):
    """The same, of an answer that is asked for once more."""

    def reader(self) -> RetrievedReader:
        """A reader of one streamed answer."""
        return RetrievedReader()
