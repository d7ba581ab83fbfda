"""OpenAI's chat completions, which most servers of models speak."""

from memory.model.chat_request import Edit
from memory.model.scope import Scope
from proxy.dialects.chat_completions.answer import AnswerReader
from proxy.dialects.chat_completions.cache_hints import CacheHints
from proxy.dialects.chat_completions.splice import ChatRequest, read_chat, splice, tokens_of
from proxy.dialects.chat_completions.terminal import TerminalScanner
from proxy.http.body import Pieces
from proxy.http.errors import ApiError, error_body, error_frame


class ChatCompletions:
    """Implements `Dialect`."""

    name = "chat"
    path = "/v1/chat/completions"
    terminal = b"data: [DONE]\n\n"

    def __init__(self, hints: CacheHints) -> None:
        self._hints = hints

    # ── The request ───────────────────────────────────────────────────────────────────────────────────────────

    def read(self, body: bytes) -> ChatRequest:
        """Open a request. Raises `ApiError`."""
        return read_chat(body)

    def tokens_of(self, request: ChatRequest) -> tuple[int, ...]:
        """An estimate of the tokens of each message."""
        return tokens_of(request)

    def splice(self, request: ChatRequest, scope: Scope, edits: tuple[Edit, ...], *, replays: bool) -> Pieces:
        """The body with these edits, and with hints to the provider's cache."""
        return splice(request, self._hints(request, scope, edits, replays=replays))

    # ── The answer ────────────────────────────────────────────────────────────────────────────────────────────

    def reader(self) -> AnswerReader:
        """A reader of one streamed answer."""
        return AnswerReader()

    def reader_of(self, body: bytes) -> AnswerReader:
        """A reader of the whole body of an answer that is not streamed."""
        return AnswerReader.of_plain(body)

    def scanner(self) -> TerminalScanner:
        """A scanner of one streamed answer."""
        return TerminalScanner()

    def error_body(self, error: ApiError, request_id: str) -> bytes:
        """An error in the place of an answer."""
        return error_body(error, request_id)

    def error_frame(self, error: ApiError, request_id: str) -> bytes:
        """An error in the middle of a stream; the SDKs raise on it."""
        return error_frame(error, request_id)
