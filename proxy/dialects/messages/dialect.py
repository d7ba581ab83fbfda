"""Anthropic's Messages, which Claude Code and Anthropic's SDKs speak."""

from memory.model.chat_request import Edit
from memory.model.scope import Scope
from proxy.dialects.messages.answer import MessageReader
from proxy.dialects.messages.cache_hints import with_hints
from proxy.dialects.messages.errors import error_body, error_frame
from proxy.dialects.messages.request import MessagesRequest, read_request, tokens_of
from proxy.dialects.messages.splice import splice
from proxy.dialects.messages.terminal import MessageTerminal
from proxy.http.body import Pieces
from proxy.http.errors import ApiError


class Messages:
    """Implements `Dialect`."""

    name = "messages"
    path = "/v1/messages"
    terminal = b'event: message_stop\ndata: {"type":"message_stop"}\n\n'

    def __init__(self, *, hints: bool) -> None:
        """`hints`: whether breakpoints of the provider's cache are set."""
        self._hints = hints

    # ── The request ───────────────────────────────────────────────────────────────────────────────────────────

    def read(self, body: bytes) -> MessagesRequest:
        """Open a request. Raises `ApiError`."""
        return read_request(body)

    def tokens_of(self, request: MessagesRequest) -> tuple[int, ...]:
        """An estimate of the tokens of each message."""
        return tokens_of(request)

    def splice(self, request: MessagesRequest, scope: Scope, edits: tuple[Edit, ...], *, replays: bool) -> Pieces:  # noqa: ARG002 - breakpoints name nobody
        """The body with these edits, and with hints to the provider's cache."""
        return splice(request, with_hints(request, edits, replays=replays) if self._hints else edits)

    # ── The answer ────────────────────────────────────────────────────────────────────────────────────────────

    def reader(self) -> MessageReader:
        """A reader of one streamed answer."""
        return MessageReader()

    def reader_of(self, body: bytes) -> MessageReader:
        """A reader of the whole body of an answer that is not streamed."""
        return MessageReader.of_plain(body)

    def scanner(self) -> MessageTerminal:
        """A scanner of one streamed answer."""
        return MessageTerminal()

    def error_body(self, error: ApiError, request_id: str) -> bytes:
        """An error in the place of an answer."""
        return error_body(error, request_id)

    def error_frame(self, error: ApiError, request_id: str) -> bytes:
        """An error in the middle of a stream; the SDKs raise on it."""
        return error_frame(error, request_id)
