"""The upstream of the demonstration: a script that says that it is one, behind the real streamed protocol.

It knows nothing but the prompt of the request, so whatever it seems to remember, Ricordo has put there.
"""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator

import msgspec

MODEL = "scripted-stand-in"
GREETING = "I am a scripted stand-in for a model: "
PIECE_SECONDS = 0.02
"""Between two pieces: fast enough to wait for, slow enough to be seen streaming."""

CONCERNS = (
    (re.compile(r"antibiotic|medicine|doctor", re.IGNORECASE), re.compile(r"allerg", re.IGNORECASE)),
    (re.compile(r"cook|dinner|restaurant", re.IGNORECASE), re.compile(r"vegetarian|vegan|favou?rite", re.IGNORECASE)),
)
"""What a question is about, and what is worth looking for in the prompt then."""


class TextPart(msgspec.Struct):
    text: str = ""


class PromptMessage(msgspec.Struct):
    """One message of a prompt as it arrived."""

    role: str
    content: str | list[TextPart] = ""

    @property
    def text(self) -> str:
        return self.content if isinstance(self.content, str) else "\n".join(part.text for part in self.content)


class Request(msgspec.Struct):
    messages: list[PromptMessage]
    stream: bool = False


class ScriptedUpstream:
    """Listens on a free local port while its context is open and keeps every prompt it was sent."""

    def __init__(self) -> None:
        self.prompts: list[list[PromptMessage]] = []
        self._connections: set[asyncio.Task[None]] = set()

    @property
    def base(self) -> str:
        """The base URL that an OpenAI client, or Ricordo, is given."""
        host, port = self._server.sockets[0].getsockname()[:2]
        return f"http://{host}:{port}/v1"

    async def __aenter__(self) -> "ScriptedUpstream":
        def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.create_task(self._serve(reader, writer))
            self._connections.add(task)
            task.add_done_callback(self._connections.discard)

        self._server = await asyncio.start_server(accept, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()
        await asyncio.gather(*self._connections)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"\r\ncontent-length: *(\d+)", head, re.IGNORECASE)
            body = await reader.readexactly(int(length[1])) if length else b""
            async for piece in self._answer(head, body):
                writer.write(piece)
                await writer.drain()
        writer.close()

    async def _answer(self, head: bytes, body: bytes) -> AsyncIterator[bytes]:
        if not head.startswith(b"POST /v1/chat/completions "):
            yield (
                _head(404, "application/json") + b'{"error": {"message": "the script only chats", "code": "not_found"}}'
            )
            return
        request = msgspec.json.decode(body, type=Request)
        self.prompts.append(request.messages)
        text = answer(request.messages)
        if not request.stream:
            choice = {"index": 0, "message": {"role": "assistant", "content": text}, "finish_reason": "stop"}
            whole = {"id": "chatcmpl-script", "object": "chat.completion", "created": 0, "model": MODEL}
            yield _head(200, "application/json") + msgspec.json.encode(whole | {"choices": [choice]})
            return
        yield _head(200, "text/event-stream")
        said = [_event({"content": word}, None) for word in re.findall(r"\S+\s*", text)]
        begins, ends = _event({"role": "assistant", "content": ""}, None), _event({}, "stop")
        for event in (begins, *said, ends, b"data: [DONE]\n\n"):
            await asyncio.sleep(PIECE_SECONDS)
            yield event


def answer(prompt: list[PromptMessage]) -> str:
    """What the script says to a prompt: which line of it bears on the question, if one does."""
    lines = [line for message in prompt for line in message.text.splitlines()]
    question = lines[-1] if lines else ""
    for asked, sought in CONCERNS:
        if asked.search(question):
            before = enumerate(lines[:-1], 1)
            found = [f"line {number} says “{line.strip(' -*')}”" for number, line in before if sought.search(line)]
            if not found:
                return f"{GREETING}none of the {len(lines) - 1} lines before your question bears on it. I cannot know."
            return f"{GREETING}I only read my prompt, and {' and '.join(found)}. Yes: tell her that."
    return f"{GREETING}I have read my prompt to its line {len(lines)}. Noted."


# ── The protocol ──────────────────────────────────────────────────────────────────────────────────────────────


def _head(status: int, content_type: str) -> bytes:
    reason = {200: "OK", 404: "Not Found"}[status]
    return f"HTTP/1.1 {status} {reason}\r\ncontent-type: {content_type}\r\nconnection: close\r\n\r\n".encode()


def _event(delta: dict[str, str], finish_reason: str | None) -> bytes:
    chunk = {
        "id": "chatcmpl-script",
        "object": "chat.completion.chunk",
        "created": 0,
        "model": MODEL,
        "choices": [{"index": 0, "delta": delta, "finish_reason": finish_reason}],
    }
    return b"data: %s\n\n" % msgspec.json.encode(chunk)
