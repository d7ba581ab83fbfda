"""OpenAI's chat completions, as far as the relay must know them."""

from proxy.dialects.chat_completions.answer import AnswerReader
from proxy.http.errors import ApiError, error_frame
from proxy.relay.sse import TerminalScanner


class Completions:
    """The wire of chat completions."""

    terminal = b"data: [DONE]\n\n"

    def reader(self) -> AnswerReader:
        """A reader of one streamed answer."""
        return AnswerReader()

    def reader_of(self, body: bytes) -> AnswerReader:
        """A reader of the whole body of an answer that is not streamed."""
        return AnswerReader.of_plain(body)

    def scanner(self) -> TerminalScanner:
        """A scanner of one streamed answer."""
        return TerminalScanner()

    def error_frame(self, error: ApiError, request_id: str) -> bytes:
        """An error in the middle of a stream."""
        return error_frame(error, request_id)
