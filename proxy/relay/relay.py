"""The answer's way back: bytes out as they come in, the reader behind them, the terminal event held for the journal.

Nothing is decoded, joined or cut on this way. What the relay adds is an end, where the upstream gave none: `[DONE]`
after an answer that is whole without it (FAULTS U08), an error frame after one that is not (U05 … U07, U10).

An answer that came compressed, although it was asked for plain, is decoded beside this way (docs/decisions/0025).
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from enum import StrEnum
from time import perf_counter
from typing import Protocol, Self

import msgspec

from memory.model.turn import Answer, Usage
from proxy.http.client import Client, ClientGone
from proxy.http.errors import ApiError, error_of_upstream
from proxy.relay.codings import Decoder, Unreadable, codings_of
from proxy.upstream import UpstreamError, UpstreamResponse

DRAIN_SECONDS = 0.05
"""How long to wait for the upstream's end after its terminal event, so that its connection can be used again."""

STREAM_BYTES = 64 * 1024 * 1024
"""A streamed answer beyond this is cut with an error frame (FAULTS U19, U20)."""

ERROR = 400
"""From this status on an answer is an error."""

TOO_LONG = "answer_too_long"
"""Why a plain answer is not read that does not wait whole: most of it has gone out before its end."""

PLAIN_DECODED_BYTES = 8 * 1024 * 1024
"""So much of a plain answer is decoded, and read at once: eight times what waits whole."""


class End(StrEnum):
    """How an answer ended."""

    WHOLE = "whole"
    """The upstream said all it had to say."""
    CUT = "cut"
    """The upstream broke off, or was too slow: the client was told."""
    LEFT = "left"
    """The client left."""
    WITHHELD = "withheld"
    """The turn could not be kept and durability is strict: the terminal event was not sent."""
    ERROR = "error"
    """The upstream answered with an error status (4xx, 5xx): relayed as it came."""
    OPAQUE = "opaque"
    """Relayed, but nothing that we can or may read: another call than a model's, or another content type."""


class Relayed(msgspec.Struct, frozen=True):
    """What came of relaying one answer."""

    end: str
    """An `End`, or the code of the error that was answered."""
    waited: float
    """Seconds in which the upstream was waited for."""
    told: dict[str, str | int] = {}
    """For the log: what the memory did, since an application rarely shows the headers that tell it; of an error the
    upstream's status."""


class Reader(Protocol):
    """Reads an answer for the memory, beside its relay. Never raises."""

    unread: str
    """Why what came could not be read, from somewhere on; empty: it could."""
    error: bool
    """An error came in the place of an answer, or in its middle (FAULTS U15)."""
    id: str
    """By which a later request may go on from the answer; empty: by none."""
    part_ids: list[str]
    """Those of what is in it, by which a later request may name that."""
    awaited: bool
    """It is made in the background, and is still to come."""

    def feed(self, piece: bytes) -> None:
        """Take the next piece of a stream."""
        ...

    def finish(self) -> Self:
        """Read all that was fed, and what the stream's end left open. May be called twice."""
        ...

    @property
    def flaw(self) -> str:
        """Why something of it is missing, though it could be read; empty: nothing is."""
        ...

    @property
    def seen(self) -> bool:
        """Anything of an answer has come."""
        ...

    @property
    def finished(self) -> bool:
        """The answer is whole."""
        ...

    @property
    def usage(self) -> Usage | None:
        """The tokens that the upstream counted; None: it did not tell."""
        ...

    def answer(self) -> Answer:
        """The answer as the journal keeps it."""
        ...


class Scanner(Protocol):
    """Finds the terminal event of a stream, so that it goes out after the journal's fsync (P2)."""

    complete: bool
    """The terminal event has come, and what ends it."""

    def feed(self, piece: bytes) -> tuple[bytes, bytes]:
        """What may go out now, and what is held back: the terminal event, or as much of it as is in `piece`."""
        ...

    @property
    def line_end(self) -> bytes:
        """What ends the event that is open after all that was fed, so that another one can follow: often nothing."""
        ...

    @property
    def before_error(self) -> bytes:
        """The same, in front of an error frame."""
        ...


class Wire(Protocol):
    """What the relay must know of the protocol of an answer."""

    terminal: bytes
    """The event that ends a stream: added to an answer that is whole without it (FAULTS U08)."""

    def reader(self) -> Reader:
        """A reader of one streamed answer."""
        ...

    def reader_of(self, body: bytes) -> Reader:
        """A reader of the whole body of an answer that is not streamed."""
        ...

    def scanner(self) -> Scanner:
        """A scanner of one streamed answer."""
        ...

    def error_frame(self, error: ApiError, request_id: str) -> bytes:
        """An error in the middle of a stream."""
        ...


Keep = Callable[[Reader, bool], Awaitable[bool]]
"""Keeps the turn, given what was read and whether it was cut; tells whether the terminal event may go out."""

Begun = Callable[[Reader], Awaitable[None]]
"""Is told once of a stream's id, before that goes out."""

Head = Callable[[str], list[tuple[bytes, bytes]]]
"""The headers of the answer, given why it cannot be read; empty: it can, as far as is known."""


ErrorFrame = Callable[[ApiError, str], bytes]
"""How an error and the request's id are said in the middle of a stream."""


async def relay_opaque(
    client: Client, response: UpstreamResponse, headers: list[tuple[bytes, bytes]], *, error_frame: ErrorFrame
) -> Relayed:
    """Relay an answer that is nobody's turn: bytes, nothing else."""
    waited = 0.0
    try:
        with client.present():
            await client.start(response.status, headers)
            asked = perf_counter()
            while piece := await response.read():
                waited += perf_counter() - asked
                await client.send(piece)
                asked = perf_counter()
    except ClientGone:
        return Relayed(End.LEFT, waited)
    except UpstreamError as error:
        # The client is told that the answer is not whole by a frame where it reads events, else by breaking off too.
        if is_event_stream(response.headers) and not codings_of(response.headers):
            await client.finish(b"\n\n" + error_frame(error_of_upstream(error), client.request_id))
        else:
            client.abort()
        return Relayed(End.CUT, waited)
    finally:
        response.close()
    await client.finish()
    return relayed_opaque(response.status, waited)


def relayed_opaque(status: int, waited: float) -> Relayed:
    """What came of an answer that nobody read, by its status."""
    if status >= ERROR:
        return Relayed(End.ERROR, waited, {"upstream_status": status})
    return Relayed(End.OPAQUE, waited)


async def relay_stream(
    client: Client, response: UpstreamResponse, head: Head, *, wire: Wire, keep: Keep, begun: Begun | None = None
) -> Relayed:
    """Relay a streamed answer; `keep` is awaited before the terminal event goes out, or after a cut."""
    codings = codings_of(response.headers)
    stream: _Stream = (
        _CodedStream(client, response, wire, keep, codings) if codings else _Stream(client, response, wire, keep, begun)
    )
    try:
        with client.present():
            await client.start(response.status, head(stream.refusal))
            await stream.pump()
    except ClientGone:
        response.close()
        reader = stream.reader.finish()
        await stream.keep(cut=not reader.finished)
        return Relayed(End.LEFT, stream.waited)
    except UpstreamError as error:
        response.close()
        if not stream.held:
            return await stream.end_cut(error_of_upstream(error))
    except ApiError as error:
        response.close()
        return await stream.end_cut(error)
    except BaseException:
        response.close()
        raise
    try:
        return await stream.end()
    finally:
        response.close()


class _Stream:
    """One streamed answer on its way."""

    refusal = ""
    """Why nothing of it can be read, as far as its head tells."""

    def __init__(
        self, client: Client, response: UpstreamResponse, wire: Wire, keep: Keep, begun: Begun | None = None
    ) -> None:
        self.reader = wire.reader()
        self.waited: float = 0.0
        self.held = b""
        """The terminal event, or as much of it as has come."""
        self._wire = wire
        self._scanner = wire.scanner()
        self._client = client
        self._response = response
        self._keep = keep
        self._begun = begun
        self._relayed = 0

    async def keep(self, *, cut: bool) -> bool:
        """Keep the turn; whether its end may go out."""
        return await self._keep(self.reader, cut)

    async def pump(self) -> None:
        """Relay until the terminal event, which is held, or the body's end."""
        client, scanner, reader, response = self._client, self._scanner, self.reader, self._response
        asked = perf_counter()
        while piece := await response.read():
            self.waited += perf_counter() - asked
            now, held = scanner.feed(piece)
            begins = self._begun is not None
            if begins:
                await self._begin(piece)
            if now:
                await client.send(now)
            if not begins:
                reader.feed(piece)
            self.held += held
            if scanner.complete:
                return
            self._count(piece)
            asked = perf_counter()

    async def _begin(self, piece: bytes) -> None:
        """Read what comes first before it goes out: who reads an id may use it at once."""
        self.reader.feed(piece)
        if self._begun is not None and self.reader.id:
            begun, self._begun = self._begun, None
            await begun(self.reader)

    def _count(self, piece: bytes) -> None:
        self._relayed += len(piece)
        if self._relayed > STREAM_BYTES:
            raise ApiError.of("upstream_too_long")

    async def end(self) -> Relayed:
        """The body came to its end, or to its terminal event."""
        reader = self.reader
        if not (self.held or reader.finish().finished or reader.error):
            self._response.close()
            return await self.end_cut(ApiError.of("upstream_truncated"))
        if not await self.keep(cut=False):
            self._response.close()
            frame = self._wire.error_frame(ApiError.of("memory_unavailable"), self._client.request_id)
            await self._client.finish(frame)
            return Relayed(End.WITHHELD, self.waited)
        end = self.held or (b"" if reader.error else self._scanner.line_end + self._wire.terminal)
        await self._client.finish(end if self._scanner.complete or not self.held else end + self._scanner.line_end)
        await self._drain()
        return Relayed(End.WHOLE, self.waited)

    async def end_cut(self, error: ApiError) -> Relayed:
        """The answer was cut: keep what there is, and tell the client."""
        self.reader.finish()
        await self.keep(cut=True)
        frame = self._wire.error_frame(error, self._client.request_id)
        await self._client.finish(self._scanner.before_error + frame)
        return Relayed(End.CUT, self.waited)

    async def _drain(self) -> None:
        """Read the end of a body whose terminal event has come; more than an end is nobody's (FAULTS U09)."""
        try:
            async with asyncio.timeout(DRAIN_SECONDS):
                await self._response.read()
        except (UpstreamError, TimeoutError):
            pass
        finally:
            self._response.close()


class _CodedStream(_Stream):
    """A streamed answer that came compressed: out as it came and to its very end, and decoded beside it.

    Nothing can be cut off it, nor put behind it. The terminal event is held with the whole piece in which its last
    bracket comes. What cannot be decoded may hide it: from there on the turn is kept before anything more goes out.
    """

    def __init__(
        self, client: Client, response: UpstreamResponse, wire: Wire, keep: Keep, codings: tuple[bytes, ...]
    ) -> None:
        super().__init__(client, response, wire, keep)
        self._decoder = Decoder(codings, most_bytes=STREAM_BYTES)
        self.refusal = self._decoder.refusal
        self._verdict: bool | None = None

    async def keep(self, *, cut: bool) -> bool:
        """As every stream, but once: the turn may be kept before the answer's end."""
        if self._verdict is None:
            self._verdict = await super().keep(cut=cut)
        return self._verdict

    async def pump(self) -> None:
        """Relay until the terminal event, whose piece is held, or the body's end."""
        asked = perf_counter()
        while piece := await self._response.read():
            self.waited += perf_counter() - asked
            self._count(piece)
            if not self.reader.unread and await self._is_terminal(piece):
                self.held = piece
                return
            await self._client.send(piece)
            asked = perf_counter()

    async def _is_terminal(self, piece: bytes) -> bool:
        """Read a piece; whether the terminal event is in it. Raises `ApiError` if that cannot be told nor kept."""
        try:
            return await self._read(piece)
        except Unreadable as reason:
            self.reader.unread = str(reason)
        self.reader.finish()
        if not await self.keep(cut=True):
            raise ApiError.of("memory_unavailable")
        return False

    async def _read(self, piece: bytes) -> bool:
        is_terminal = False
        async for text in _unhurried(self._decoder.feed(piece)):
            if not text:
                continue
            self.reader.feed(text)
            is_terminal |= self._scanner.feed(text)[1] != b""
        return is_terminal

    async def end(self) -> Relayed:
        """The body came to its end, or to its terminal event: what follows that goes out as it comes."""
        reader, client = self.reader, self._client
        if not (self.held or reader.finish().finished or reader.error or reader.unread):
            return await self.end_cut(ApiError.of("upstream_truncated"))
        if not await self.keep(cut=False):
            client.abort()
            return Relayed(End.WITHHELD, self.waited)
        if self.held:
            await client.send(self.held)
            await self._relay_rest()
        await client.finish()
        await self._drain()
        return Relayed(End.WHOLE, self.waited)

    async def _relay_rest(self) -> None:
        """The end of what was encoded: a client may take an answer without it for damaged."""
        is_read = True
        with self._client.present():
            while not self._is_whole and (piece := await self._response.read()):
                await self._client.send(piece)
                self._count(piece)
                if is_read:
                    try:
                        await self._read(piece)
                    except Unreadable:
                        is_read = False

    @property
    def _is_whole(self) -> bool:
        return self._scanner.complete and self._decoder.ended

    async def end_cut(self, error: ApiError) -> Relayed:  # noqa: ARG002 - there is no place for it
        """The answer was cut: keep what there is, and break off, which is all that the client can be told."""
        self.reader.finish()
        await self.keep(cut=True)
        self._client.abort()
        return Relayed(End.CUT, self.waited)


async def _unhurried(parts: Iterator[bytes]) -> AsyncIterator[bytes]:
    """The parts of a decoded text; between them others have their turn."""
    for number, part in enumerate(parts):
        if number:
            await asyncio.sleep(0)
        yield part


async def relay_plain(
    client: Client, response: UpstreamResponse, head: Head, *, wire: Wire, whole_bytes: int, keep: Keep
) -> Relayed:
    """Relay a plain answer; up to `whole_bytes` it waits whole for the journal, beyond that only its last piece does.

    Raises `UpstreamError` for one that is cut before anything of it went out: then nobody has it, and no turn is kept.
    """
    plain = _Plain(client, response, head, wire, whole_bytes)
    try:
        with client.present():
            await plain.pump()
    except ClientGone:
        return Relayed(End.LEFT, plain.waited)
    except UpstreamError:
        if not client.started:
            raise
        client.abort()
        return Relayed(End.CUT, plain.waited)
    finally:
        response.close()
    return await plain.end(keep)


class _Plain:
    """One plain answer on its way: its beginning while it may still be whole, then always its last piece."""

    def __init__(self, client: Client, response: UpstreamResponse, head: Head, wire: Wire, whole_bytes: int) -> None:
        self.waited = 0.0
        self._client = client
        self._response = response
        self._head = head
        self._wire = wire
        self._codings = codings_of(response.headers)
        self._room = whole_bytes
        self._held: list[bytes] = []

    async def pump(self) -> None:
        """Read to the end; what is too long to wait whole goes out, but for its last piece."""
        asked = perf_counter()
        while piece := await self._response.read():
            self.waited += perf_counter() - asked
            self._room -= len(piece)
            if self._room < 0:
                if not self._client.started:
                    await self._client.start(self._response.status, self._head(TOO_LONG))
                if self._held:
                    await self._client.send(b"".join(self._held))
                self._held.clear()
            self._held.append(piece)
            asked = perf_counter()

    async def end(self, keep: Keep) -> Relayed:
        """The answer is whole: keep the turn, then send what is held."""
        client, held = self._client, b"".join(self._held)
        reader = await self._read(held)
        if not await keep(reader, False):
            if not client.started:
                raise ApiError.of("memory_unavailable")
            client.abort()
            return Relayed(End.WITHHELD, self.waited)
        if client.started:
            await client.finish(held)
        else:
            await client.answer(self._response.status, self._head(reader.unread), held)
        return Relayed(End.WHOLE, self.waited)

    async def _read(self, held: bytes) -> Reader:
        """What the answer says, of one that waited whole."""
        reader = self._wire.reader()
        if self._client.started:
            reader.unread = TOO_LONG
            return reader
        if not (held and self._codings):
            return self._wire.reader_of(held)
        decoder = Decoder(self._codings, most_bytes=PLAIN_DECODED_BYTES)
        try:
            text = b"".join([part async for part in _unhurried(decoder.feed(held))])
        except Unreadable as reason:
            reader.unread = str(reason)
            return reader
        if decoder.ended:
            return self._wire.reader_of(text)
        reader.unread = "answer_damaged"
        return reader


def is_event_stream(headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether an answer says that it is a stream of events."""
    return any(name == b"content-type" and value.lower().startswith(b"text/event-stream") for name, value in headers)
