r"""The scripted upstream: a real HTTP server on a local port that speaks the OpenAI protocol, and lies on demand.

    async with ScriptedUpstream() as upstream:    # in a synchronous test: with ScriptedUpstream.in_thread() as upstream
        client = AsyncOpenAI(base_url=upstream.base_url, api_key="sk-test")
        ...                                       # unscripted, it answers "You said: <the last user message>"
        assert upstream.requests[0].json()["messages"] == [...]

What it answers is scripted with an answer and any number of faults, applied from left to right:

    upstream.script("Noted.")                     # a str is a Chat: streamed or plain, as the request asks
    upstream.script(Chat(tool_calls=(ToolCall("look_up", '{"city": "Turin"}'),)))
    upstream.script("Noted.", stall(before=2), cut(after=300, by="rst"))
    upstream.once(error(429, "slow down"), with_headers((b"retry-after", b"7")))      # for the next request alone
    upstream.script(lambda request: request.user_text.upper(), on="/chat/completions")
    upstream.script(reply(b"<html>", content_type=b"text/html"))                      # any complete response
    upstream.script(raw(b"HTTP/1.1 200 OK\r\n", b"\r\ndata: cut anywhere"))           # exact bytes, then a FIN
    upstream.script(silence())                    # reads the request, never says a word
    await upstream.refuse()                       # nobody listens any more, until `await upstream.accept()`

Answers: `Chat` or str, `reply`, `error`, `redirect`, `raw`, `silence`, or a callable that makes one of a `Received`.
Faults: `delay`, `stall`, `pace`, `drip`, `split`, `resplit`, `cut`, `chunked`, `close_delimited`,
`length_delimited`, `without_done`, `append`, `gzipped`, `endless`, `with_headers`, `with_trailers`, `huge_header`,
`status_line`, `claim_length`, `continues`. A piece of a body is an event of a stream, or what was given; each is a
write (and, framed so, an HTTP chunk) of its own.

What it saw: `requests` (in order of arrival), `connections` (when each was opened and closed, and by whom),
`open_connections`. `await upstream.until(lambda: …)` waits for such a thing to become true, and fails when it does not.
"""

import asyncio
import base64
import contextlib
import gzip
import hashlib
import itertools
import math
import re
import socket
import ssl
import struct
import threading
import time
from collections.abc import Callable, Coroutine, Generator, Iterable, Iterator, Sequence
from http import HTTPStatus
from typing import Any, Literal, Self, TypeVar, cast

import httptools
import msgspec

Header = tuple[bytes, bytes]
Framing = Literal["chunked", "length", "close", "none"]
T = TypeVar("T")

MODELS = ("gpt-4o-mini", "text-embedding-3-small")
CREATED = 1_700_000_000
DONE = b"data: [DONE]\n\n"


# ── What arrived ──────────────────────────────────────────────────────────────────────────────────────────────


class Received(msgspec.Struct, frozen=True, kw_only=True):
    """A request as it arrived."""

    method: str
    target: str
    """Path and query."""
    headers: tuple[Header, ...]
    """In order, names as spelled."""
    body: bytes
    connection: int
    """The number of its connection, from 0."""
    at: float
    """`time.monotonic()` when its last byte was here."""

    @property
    def path(self) -> str:
        return self.target.partition("?")[0]

    def header(self, name: str) -> str | None:
        """The first value of a header."""
        return next(iter(self.header_values(name)), None)

    def header_values(self, name: str) -> list[str]:
        return [value.decode("latin-1") for key, value in self.headers if key.decode("latin-1").lower() == name.lower()]

    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def user_text(self) -> str:
        """The text of the last user message of a chat request."""
        users = [message for message in self.json()["messages"] if message["role"] == "user"]
        return _text_of(users[-1]["content"]) if users else ""


def _text_of(content: Any) -> str:
    if isinstance(content, str):
        return content
    return "\n".join(part["text"] for part in content if part.get("type") == "text")


class Connection(msgspec.Struct, kw_only=True):
    """A connection that was made to us."""

    number: int
    opened_at: float
    """`time.monotonic()`, as all times here."""
    closed_at: float | None = None
    closed_by: Literal["peer", "us"] | None = None
    sent_bytes: int = 0
    """Written by us: beyond what the peer reads, it grows only until the system's buffers are full."""


# ── What is answered ──────────────────────────────────────────────────────────────────────────────────────────


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """A response and the way it is sent."""

    status: int = 200
    headers: tuple[Header, ...] = ()
    body: tuple[bytes, ...] = ()
    """In pieces, each sent by itself."""
    framing: Framing = "length"
    head: bytes | None = None
    """Verbatim, in the place of status line and headers."""
    first_line: bytes | None = None
    claimed_length: int | None = None
    preamble: bytes = b""
    """Before the head: interim responses."""
    trailers: tuple[Header, ...] = ()
    delay_seconds: float = 0.0
    stalls: tuple[tuple[int, float | threading.Event], ...] = ()
    """Before which piece to wait how long."""
    pace_seconds: float = 0.0
    """After each piece."""
    drip_seconds: float | None = None
    """Every byte of the wire by itself, with this pause."""
    cut_after: int | None = None
    """Close after so many bytes of the body."""
    cut_by: Literal["fin", "rst"] = "fin"
    endless: bool = False


class ToolCall(msgspec.Struct, frozen=True):
    """A function that the model wants called."""

    name: str
    arguments: str
    id: str = "call_1"


class Chat(msgspec.Struct, frozen=True):
    """What the model says: made into a stream or a plain answer, `n` times, as the request asks."""

    text: str = ""
    deltas: tuple[str, ...] | None = None
    """The text cut into these pieces; None: into words."""
    tool_calls: tuple[ToolCall, ...] = ()
    refusal: str | None = None
    reasoning: str | None = None
    """As `reasoning_content`, before the text."""
    finish_reason: str | None = None
    """None: `tool_calls` if there are some, else `stop`."""
    usage: dict[str, Any] | None = None
    """None: counted in words."""


Content = Answer | Chat | str
Script = Content | Callable[[Received], Content]
Fault = Callable[[Answer], Answer]


def reply(
    *body: bytes, status: int = 200, content_type: bytes = b"application/json", headers: Sequence[Header] = ()
) -> Answer:
    """A complete response with Content-Length, its body sent in these pieces."""
    return Answer(status=status, headers=((b"Content-Type", content_type), *headers), body=body)


def error(status: int, message: str, *, code: str = "scripted") -> Answer:
    """An error in OpenAI's form."""
    kind = "invalid_request_error" if status < HTTPStatus.INTERNAL_SERVER_ERROR else "server_error"
    detail = {"message": message, "type": kind, "param": None, "code": code}
    return reply(msgspec.json.encode({"error": detail}), status=status)


def redirect(location: str, *, status: int = 307) -> Answer:
    """Sends the client elsewhere."""
    return Answer(status=status, headers=((b"Location", location.encode()),))


def raw(*pieces: bytes) -> Answer:
    """Exactly these bytes, each piece by itself; then the connection is closed."""
    return Answer(head=b"", body=pieces, framing="none", cut_after=sum(map(len, pieces)))


def silence() -> Answer:
    """Not a word, and the connection stays open."""
    return Answer(delay_seconds=math.inf)


# ── Faults ────────────────────────────────────────────────────────────────────────────────────────────────────


def _change(**changes: Any) -> Fault:
    return lambda answer: msgspec.structs.replace(answer, **changes)


def delay(seconds: float) -> Fault:
    """Wait before the head."""
    return _change(delay_seconds=seconds)


def stall(*, before: int, seconds: float = math.inf) -> Fault:
    """Wait before piece `before` of the body, counted from 0."""
    return lambda answer: msgspec.structs.replace(answer, stalls=(*answer.stalls, (before, seconds)))


def hold(*, before: int, until: threading.Event) -> Fault:
    """Wait before piece `before` of the body, counted from 0, until somebody has done what comes first."""
    return lambda answer: msgspec.structs.replace(answer, stalls=(*answer.stalls, (before, until)))


def pace(seconds: float) -> Fault:
    """Wait after each piece."""
    return _change(pace_seconds=seconds)


def drip(seconds: float = 0.0) -> Fault:
    """Send each byte of the wire by itself."""
    return _change(drip_seconds=seconds)


def split(*offsets: int) -> Fault:
    """Cut the body into pieces at these offsets and nowhere else."""

    def apply(answer: Answer) -> Answer:
        body = b"".join(answer.body)
        pieces = tuple(body[start:end] for start, end in itertools.pairwise((0, *sorted(offsets), len(body))))
        return msgspec.structs.replace(answer, body=pieces)

    return apply


def resplit(size: int) -> Fault:
    """Cut the body into pieces of `size` bytes."""
    return lambda answer: split(*range(size, sum(map(len, answer.body)), size))(answer)


def cut(*, after: int, by: Literal["fin", "rst"] = "fin") -> Fault:
    """Close the connection after so many bytes of the body, in the middle of a chunk if need be."""
    return _change(cut_after=after, cut_by=by)


def chunked() -> Fault:
    """The body is chunked, each piece a chunk."""
    return _change(framing="chunked")


def close_delimited() -> Fault:
    """The body ends where the connection does."""
    return _change(framing="close")


def length_delimited() -> Fault:
    """The body has a Content-Length."""
    return _change(framing="length")


def without_done() -> Fault:
    """The stream lacks its `[DONE]`."""
    return lambda answer: msgspec.structs.replace(answer, body=tuple(piece for piece in answer.body if piece != DONE))


def append(*pieces: bytes) -> Fault:
    """More pieces after the last, for instance behind `[DONE]`."""
    return lambda answer: msgspec.structs.replace(answer, body=answer.body + pieces)


def gzipped() -> Fault:
    """Compressed, whether the client takes that or not."""

    def apply(answer: Answer) -> Answer:
        body = (gzip.compress(b"".join(answer.body), mtime=0),)
        return msgspec.structs.replace(answer, body=body, headers=(*answer.headers, (b"Content-Encoding", b"gzip")))

    return apply


def endless(pause_seconds: float = 0.0) -> Fault:
    """The second piece of the body again and again, without end; of a streamed chat, its first words."""
    return lambda answer: msgspec.structs.replace(
        answer,
        endless=True,
        pace_seconds=pause_seconds,
        framing="close" if answer.framing == "length" else answer.framing,
    )


def with_headers(*headers: Header) -> Fault:
    """More headers, duplicates too."""
    return lambda answer: msgspec.structs.replace(answer, headers=answer.headers + headers)


def with_trailers(*trailers: Header) -> Fault:
    """Trailers behind a chunked body."""
    return _change(framing="chunked", trailers=trailers)


def huge_header(size: int = 1 << 20) -> Fault:
    """One header of this size."""
    return with_headers((b"X-Huge", b"x" * size))


def status_line(line: bytes) -> Fault:
    """Another first line, without its line end."""
    return _change(first_line=line)


def claim_length(length: int) -> Fault:
    """A Content-Length of this, whatever is sent; the connection is closed behind the body."""
    return lambda answer: msgspec.structs.replace(
        answer, framing="length", claimed_length=length, cut_after=sum(map(len, answer.body))
    )


def continues(count: int) -> Fault:
    """So many `100 Continue` before the head."""
    return _change(preamble=b"HTTP/1.1 100 Continue\r\n\r\n" * count)


# ── The OpenAI protocol ───────────────────────────────────────────────────────────────────────────────────────


def default(request: Received) -> Content:
    """What is answered unscripted: chat, models, embeddings; any other request is echoed, headers and all."""
    if request.method == "POST" and request.path.endswith("/chat/completions"):
        return _said(request)
    if request.method == "GET" and "/models" in request.path:
        return _models(request.path.partition("/models")[2].strip("/"))
    if request.method == "POST" and request.path.endswith("/embeddings"):
        return _embeddings(request.json())
    return _echo(request)


def _said(request: Received) -> Content:
    try:
        return Chat(f"You said: {request.user_text}")
    except (msgspec.DecodeError, KeyError, TypeError):
        return error(400, "this is no chat request", code="invalid_json")


def _models(name: str) -> Answer:
    models = [{"id": model, "object": "model", "created": CREATED, "owned_by": "script"} for model in MODELS]
    if not name:
        return reply(msgspec.json.encode({"object": "list", "data": models}))
    if name not in MODELS:
        return error(404, f"The model {name!r} does not exist", code="model_not_found")
    return reply(msgspec.json.encode(models[MODELS.index(name)]))


def _embeddings(question: dict[str, Any]) -> Answer:
    texts: list[str] = [question["input"]] if isinstance(question["input"], str) else question["input"]
    vectors = [embedding(text, question.get("dimensions", 8)) for text in texts]
    plain = question.get("encoding_format", "float") == "float"
    data = [
        {
            "object": "embedding",
            "index": index,
            "embedding": vector if plain else base64.b64encode(struct.pack(f"<{len(vector)}f", *vector)).decode(),
        }
        for index, vector in enumerate(vectors)
    ]
    tokens = sum(len(text.split()) for text in texts)
    usage = {"prompt_tokens": tokens, "total_tokens": tokens}
    return reply(msgspec.json.encode({"object": "list", "model": question["model"], "data": data, "usage": usage}))


def embedding(text: str, dimension: int = 8) -> list[float]:
    """The vector of a text: of unit length, the same for the same text, means nothing."""
    numbers = [byte - 127.5 for byte in hashlib.shake_128(text.encode()).digest(dimension)]
    length = math.hypot(*numbers)
    return [number / length for number in numbers]


def _echo(request: Received) -> Answer:
    content_type = (request.header("content-type") or "application/octet-stream").encode("latin-1")
    echoed = (b"X-Echo-Method", request.method.encode()), (b"X-Echo-Target", request.target.encode("latin-1"))
    return reply(request.body, content_type=content_type, headers=echoed)


def render(chat: Chat, request: Received) -> Answer:
    """The answer to a chat request, streamed if it asks for that."""
    question = request.json()
    if not question.get("stream"):
        return reply(msgspec.json.encode(_completion(chat, question)))
    events = tuple(b"data: %b\n\n" % msgspec.json.encode(chunk) for chunk in _chunks(chat, question))
    return Answer(
        headers=((b"Content-Type", b"text/event-stream; charset=utf-8"), (b"Cache-Control", b"no-cache")),
        body=(*events, DONE),
        framing="chunked",
    )


def _completion(chat: Chat, question: dict[str, Any]) -> dict[str, Any]:
    said: dict[str, Any] = {"role": "assistant", "content": chat.text or None, "refusal": chat.refusal}
    if chat.reasoning is not None:
        said["reasoning_content"] = chat.reasoning
    if chat.tool_calls:
        said["tool_calls"] = [_call(call) for call in chat.tool_calls]
    choices = [
        {
            "index": index,
            "message": said,
            "logprobs": _logprobs(_pieces(chat)) if question.get("logprobs") else None,
            "finish_reason": _finish_reason(chat),
        }
        for index in range(question.get("n") or 1)
    ]
    return _envelope("chat.completion", question, choices) | {"usage": _usage(chat, question)}


def _chunks(chat: Chat, question: dict[str, Any]) -> Iterator[dict[str, Any]]:
    options: dict[str, Any] = question.get("stream_options") or {}
    counted = bool(options.get("include_usage"))
    empty: dict[str, Any] = {"usage": None} if counted else {}
    for delta, finish_reason in [*((delta, None) for delta in _deltas(chat)), ({}, _finish_reason(chat))]:
        for index in range(question.get("n") or 1):
            said = delta.get("content")
            choice = {
                "index": index,
                "delta": delta,
                "logprobs": _logprobs([said]) if question.get("logprobs") and said else None,
                "finish_reason": finish_reason,
            }
            yield _envelope("chat.completion.chunk", question, [choice]) | empty
    if counted:
        yield _envelope("chat.completion.chunk", question, []) | {"usage": _usage(chat, question)}


def _deltas(chat: Chat) -> Iterator[dict[str, Any]]:
    yield {"role": "assistant", "content": None if chat.tool_calls and not chat.text else "", "refusal": None}
    for word in words_of(chat.reasoning or ""):
        yield {"reasoning_content": word}
    for word in words_of(chat.refusal or ""):
        yield {"refusal": word}
    for piece in _pieces(chat):
        yield {"content": piece}
    for index, call in enumerate(chat.tool_calls):
        yield {"tool_calls": [{"index": index} | _call(msgspec.structs.replace(call, arguments=""))]}
        for start in range(0, len(call.arguments), 8):
            yield {"tool_calls": [{"index": index, "function": {"arguments": call.arguments[start : start + 8]}}]}


def _call(call: ToolCall) -> dict[str, Any]:
    return {"id": call.id, "type": "function", "function": {"name": call.name, "arguments": call.arguments}}


def _pieces(chat: Chat) -> Sequence[str]:
    return words_of(chat.text) if chat.deltas is None else chat.deltas


def words_of(text: str) -> list[str]:
    return re.findall(r"\s*\S+\s*", text)


def _finish_reason(chat: Chat) -> str:
    return chat.finish_reason or ("tool_calls" if chat.tool_calls else "stop")


def _logprobs(tokens: Iterable[str]) -> dict[str, Any]:
    scored = [{"token": token, "logprob": -0.25, "bytes": list(token.encode()), "top_logprobs": []} for token in tokens]
    return {"content": scored, "refusal": None}


def _usage(chat: Chat, question: dict[str, Any]) -> dict[str, Any]:
    if chat.usage is not None:
        return chat.usage
    prompt = sum(
        len(_text_of(message["content"]).split()) for message in question["messages"] if message.get("content")
    )
    said = max(1, len(_pieces(chat))) * (question.get("n") or 1)
    return {
        "prompt_tokens": prompt,
        "completion_tokens": said,
        "total_tokens": prompt + said,
        "prompt_tokens_details": {"cached_tokens": 0},
    }


def _envelope(kind: str, question: dict[str, Any], choices: list[dict[str, Any]]) -> dict[str, Any]:
    model = question.get("model") or MODELS[0]
    return {"id": "chatcmpl-script", "object": kind, "created": CREATED, "model": model, "choices": choices}


# ── Bytes of the wire ─────────────────────────────────────────────────────────────────────────────────────────


def _bodiless(answer: Answer, method: str) -> bool:
    if answer.framing == "none":
        return False
    return method == "HEAD" or answer.status in {HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED}


def _head(answer: Answer) -> bytes:
    if answer.head is not None:
        return answer.head
    phrase = HTTPStatus(answer.status).phrase if answer.status in set(HTTPStatus) else "Scripted"
    line = answer.first_line or f"HTTP/1.1 {answer.status} {phrase}".encode()
    fields = [*answer.headers, *_framing_headers(answer)]
    return b"".join([line, b"\r\n", *(b"%b: %b\r\n" % field for field in fields), b"\r\n"])


def _framing_headers(answer: Answer) -> list[Header]:
    match answer.framing:
        case "chunked":
            return [(b"Transfer-Encoding", b"chunked")]
        case "close":
            return [(b"Connection", b"close")]
        case "length" if answer.status not in {HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED}:
            length = sum(map(len, answer.body)) if answer.claimed_length is None else answer.claimed_length
            return [(b"Content-Length", b"%d" % length)]
        case _:
            return []


def _frames(answer: Answer) -> Iterator[bytes]:
    """The body's pieces in their framing, up to where they are to be cut."""
    left = math.inf if answer.cut_after is None else answer.cut_after
    for piece in _pieces_of(answer):
        if left <= 0 and answer.cut_after is not None:
            return
        lead = b"%x\r\n" % len(piece) if answer.framing == "chunked" else b""
        if len(piece) > left:
            yield lead + piece[: int(left)]
            return
        left -= len(piece)
        yield lead + piece + (b"\r\n" if lead else b"")


def _pieces_of(answer: Answer) -> Iterable[bytes]:
    if not answer.endless:
        return answer.body
    return itertools.chain(answer.body[:1], itertools.cycle(answer.body[1:2] or answer.body))


def _end(answer: Answer) -> bytes:
    if answer.framing != "chunked" or answer.cut_after is not None:
        return b""
    return b"".join([b"0\r\n", *(b"%b: %b\r\n" % field for field in answer.trailers), b"\r\n"])


# ── The server ────────────────────────────────────────────────────────────────────────────────────────────────


class _Rule(msgspec.Struct, frozen=True):
    script: Script
    faults: tuple[Fault, ...]
    on: str

    def fits(self, request: Received) -> bool:
        return request.path.endswith(self.on)

    def answer(self, request: Received) -> Answer:
        content = self.script if isinstance(self.script, str) or not callable(self.script) else self.script(request)
        chat = Chat(content) if isinstance(content, str) else content
        answer = render(chat, request) if isinstance(chat, Chat) else chat
        for fault in self.faults:
            answer = fault(answer)
        return answer


class ScriptedUpstream:
    """The server; see the module's docstring.

    `ssl_context` makes it speak TLS. With `reads_bodies=False` it answers a request at its head and reads nothing more
    of that connection.
    """

    def __init__(self, *, ssl_context: ssl.SSLContext | None = None, reads_bodies: bool = True) -> None:
        self.requests: list[Received] = []
        self.connections: list[Connection] = []
        self.port = 0
        self.reads_bodies = reads_bodies
        self._ssl_context = ssl_context
        self._always: list[_Rule] = [_Rule(default, (), "")]
        self._once: list[_Rule] = []
        self._live: set[_Peer] = set()
        self._server: asyncio.Server | None = None

    @property
    def origin(self) -> str:
        return f"{'https' if self._ssl_context else 'http'}://127.0.0.1:{self.port}"

    @property
    def base_url(self) -> str:
        """What an OpenAI client is given: ends in `/v1`."""
        return f"{self.origin}/v1"

    @property
    def open_connections(self) -> int:
        return sum(connection.closed_at is None for connection in self.connections)

    def script(self, script: Script, *faults: Fault, on: str = "") -> None:
        """From now on answer so, to requests whose path ends with `on`."""
        self._always.insert(0, _Rule(script, faults, on))

    def once(self, script: Script, *faults: Fault, on: str = "") -> None:
        """Answer so to one request whose path ends with `on`; several calls queue up, before what `script` says."""
        self._once.append(_Rule(script, faults, on))

    def answer(self, request: Received) -> Answer:
        """What the scripts say to a request."""
        for rule in self._once:
            if rule.fits(request):
                self._once.remove(rule)
                return rule.answer(request)
        return next(rule for rule in self._always if rule.fits(request)).answer(request)

    async def until(self, condition: Callable[[], bool], *, seconds: float = 10.0) -> None:
        """Wait until something is so; raises TimeoutError when it does not become so in time.

        The ten seconds are for a busy machine, and less than the 15 after which a pool ends an idle connection anyway.
        """
        async with asyncio.timeout(seconds):
            while not condition():  # noqa: ASYNC110 - the condition is the test's, nothing signals it
                await asyncio.sleep(0.002)

    async def accept(self) -> None:
        """Listen, on the same port as before if there was one."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: _Peer(self, self._live), "127.0.0.1", self.port, ssl=self._ssl_context
        )
        self.port = self._server.sockets[0].getsockname()[1]

    async def refuse(self) -> None:
        """Listen no more: new connections are refused, open ones stay."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def hang_up(self) -> None:
        """Close all open connections, between two answers or in the middle of one."""
        for peer in tuple(self._live):
            peer.hang_up()

    async def __aenter__(self) -> Self:
        self._loop = asyncio.get_running_loop()
        await self.accept()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.refuse()
        for peer in tuple(self._live):
            peer.abort()
        await self.until(lambda: not self._live)

    @classmethod
    @contextlib.contextmanager
    def in_thread(cls, *, ssl_context: ssl.SSLContext | None = None, reads_bodies: bool = True) -> Generator[Self]:
        """The same for a synchronous test: serves from a thread and a loop of its own. `run` calls its coroutines."""
        upstream = cls(ssl_context=ssl_context, reads_bodies=reads_bodies)
        started, stop = threading.Event(), asyncio.Event()

        async def serve() -> None:
            async with upstream:
                started.set()
                await stop.wait()

        thread = threading.Thread(target=asyncio.run, args=(serve(),), daemon=True)
        thread.start()
        started.wait()
        try:
            yield upstream
        finally:
            upstream._loop.call_soon_threadsafe(stop.set)
            thread.join()

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """From another thread: `upstream.run(upstream.refuse())`."""
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result()


class _Peer(asyncio.Protocol):
    """One connection of a client. It never stops reading, so it knows at once when the client leaves."""

    def __init__(self, upstream: ScriptedUpstream, live: "set[_Peer]") -> None:
        self._upstream = upstream
        self._live = live
        self._parser = httptools.HttpRequestParser(self)
        self._waiting: list[Received] = []
        self._task: asyncio.Task[None] | None = None
        self._writable = asyncio.Event()
        self._writable.set()
        self._begin()

    def _begin(self) -> None:
        self._target = b""
        self._headers: list[Header] = []
        self._body: list[bytes] = []

    # The connection.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's have the methods, not the base class
        self._socket: socket.socket = transport.get_extra_info("socket")
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connections = self._upstream.connections
        self.connection = Connection(number=len(connections), opened_at=time.monotonic())
        connections.append(self.connection)
        self._live.add(self)

    def data_received(self, data: bytes) -> None:
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserError:
            self._transport.write(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
            self.hang_up()

    def eof_received(self) -> None:
        self._gone("peer")
        self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - the protocol's signature
        self._gone("peer")
        self._live.discard(self)
        self._writable.set()
        if self._task is not None:
            self._task.cancel()

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        self._writable.set()

    def hang_up(self) -> None:
        """Close with a FIN, behind what was written."""
        self._gone("us")
        self._waiting.clear()
        self._transport.close()

    def abort(self) -> None:
        """Close at once."""
        self._gone("us")
        self._transport.abort()

    def _gone(self, by: Literal["peer", "us"]) -> None:
        if self.connection.closed_at is None:
            self.connection.closed_at = time.monotonic()
            self.connection.closed_by = by

    # The request, from the parser.

    def on_url(self, url: bytes) -> None:
        self._target += url

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers.append((name, value))

    def on_headers_complete(self) -> None:
        if not self._upstream.reads_bodies:
            self._transport.pause_reading()
            self._arrived()

    def on_body(self, body: bytes) -> None:
        self._body.append(body)

    def on_message_complete(self) -> None:
        if self._upstream.reads_bodies:
            self._arrived()

    def _arrived(self) -> None:
        request = Received(
            method=self._parser.get_method().decode(),
            target=self._target.decode("latin-1"),
            headers=tuple(self._headers),
            body=b"".join(self._body),
            connection=self.connection.number,
            at=time.monotonic(),
        )
        self._begin()
        self._upstream.requests.append(request)
        self._waiting.append(request)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._serve())

    # The answer.

    async def _serve(self) -> None:
        try:
            while self._waiting:
                request = self._waiting.pop(0)
                await self._play(self._upstream.answer(request), request.method)
        except Exception:  # a script that fails shows in the log, and its client need not wait
            self.abort()
            raise
        finally:
            self._task = None

    async def _play(self, answer: Answer, method: str) -> None:
        await _pause(answer.delay_seconds)
        await self._send(answer.preamble + _head(answer), answer)
        if not _bodiless(answer, method):
            await self._play_body(answer)
        if answer.cut_after is not None or answer.framing == "close":
            await self._close(answer.cut_by)

    async def _play_body(self, answer: Answer) -> None:
        stalls = dict(answer.stalls)
        for index, frame in enumerate(_frames(answer)):
            await _rest(stalls.get(index, 0))
            await self._send(frame, answer)
            await _pause(answer.pace_seconds)
        await _rest(stalls.get(len(answer.body), 0))
        await self._send(_end(answer), answer)

    async def _send(self, data: bytes, answer: Answer) -> None:
        pieces = [data] if answer.drip_seconds is None else [data[i : i + 1] for i in range(len(data))]
        for piece in pieces:
            await self._writable.wait()
            self._transport.write(piece)
            self.connection.sent_bytes += len(piece)
            await _pause(answer.drip_seconds or 0)

    async def _close(self, by: Literal["fin", "rst"]) -> None:
        if by == "fin":
            self.hang_up()
            return
        await asyncio.sleep(0.02)  # what was sent has to be read before the reset throws it away
        self._gone("us")
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._transport.abort()


async def _rest(stall: float | threading.Event) -> None:
    if not isinstance(stall, threading.Event):
        return await _pause(stall)
    while not stall.is_set():  # noqa: ASYNC110 - another thread sets it
        await asyncio.sleep(0.01)
    return None


async def _pause(seconds: float) -> None:
    await asyncio.sleep(min(seconds, 3600))  # an event loop may take no infinite time
