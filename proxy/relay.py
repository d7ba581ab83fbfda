"""The answer's way back: bytes out as they come in, the reader behind them, the terminal event held for the journal.

Nothing is decoded, joined or cut on this way. What the relay adds is an end, where the upstream gave none: `[DONE]`
after an answer that is whole without it (FAULTS U08), an error frame after one that is not (U05 … U07, U10).
"""

import asyncio
from collections.abc import Awaitable, Callable
from enum import StrEnum
from time import perf_counter

import msgspec

from memory.upstream import UpstreamError, UpstreamResponse
from proxy.answer import AnswerReader
from proxy.client import Client, ClientGone
from proxy.errors import ApiError, error_frame, error_of_upstream
from proxy.sse import TerminalScanner

DONE = b"data: [DONE]\n\n"

DRAIN_SECONDS = 0.05
"""How long to wait for the upstream's end after its terminal event, so that its connection can be used again."""

STREAM_BYTES = 64 * 1024 * 1024
"""A streamed answer beyond this is cut with an error frame (FAULTS U19, U20)."""


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
    OPAQUE = "opaque"
    """Relayed, but nothing that we can or may read: an error status, another content type, an encoded body."""


class Relayed(msgspec.Struct, frozen=True):
    """What came of relaying one answer."""

    end: End
    waited: float
    """Seconds in which the upstream was waited for."""


Keep = Callable[[AnswerReader, bool], Awaitable[bool]]
"""Keeps the turn, given what was read and whether it was cut; tells whether the terminal event may go out."""


async def relay_opaque(client: Client, response: UpstreamResponse, headers: list[tuple[bytes, bytes]]) -> Relayed:
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
        await _break_off(client, response, error)
        return Relayed(End.CUT, waited)
    finally:
        response.close()
    await client.finish()
    return Relayed(End.OPAQUE, waited)


async def _break_off(client: Client, response: UpstreamResponse, error: UpstreamError) -> None:
    """Tell the client that the answer is not whole: by a frame where it reads events, else by breaking off too."""
    if is_event_stream(response.headers):
        await client.finish(b"\n\n" + error_frame(error_of_upstream(error), client.request_id))
    else:
        client.abort()


async def relay_stream(
    client: Client, response: UpstreamResponse, headers: list[tuple[bytes, bytes]], *, keep: Keep
) -> Relayed:
    """Relay a streamed answer; `keep` is awaited before the terminal event goes out, or after a cut."""
    stream = _Stream(client, response)
    try:
        with client.present():
            await client.start(response.status, headers)
            await stream.pump()
    except ClientGone:
        response.close()
        reader = stream.reader.finish()
        await keep(reader, not reader.finished)
        return Relayed(End.LEFT, stream.waited)
    except UpstreamError as error:
        response.close()
        if not stream.held:
            return await stream.end_cut(error_of_upstream(error), keep)
    except ApiError as error:
        response.close()
        return await stream.end_cut(error, keep)
    except BaseException:
        response.close()
        raise
    try:
        return await stream.end(keep)
    finally:
        response.close()


class _Stream:
    """One streamed answer on its way."""

    def __init__(self, client: Client, response: UpstreamResponse) -> None:
        self.reader = AnswerReader()
        self.waited = 0.0
        self.held = b""
        """The terminal event, or as much of it as has come."""
        self._scanner = TerminalScanner()
        self._client = client
        self._response = response
        self._relayed = 0

    async def pump(self) -> None:
        """Relay until the terminal event, which is held, or the body's end."""
        client, scanner, reader, response = self._client, self._scanner, self.reader, self._response
        asked = perf_counter()
        while piece := await response.read():
            self.waited += perf_counter() - asked
            now, held = scanner.feed(piece)
            if now:
                await client.send(now)
            reader.feed(piece)
            self.held += held
            if scanner.complete:
                return
            self._relayed += len(piece)
            if self._relayed > STREAM_BYTES:
                raise ApiError.of("upstream_too_long")
            asked = perf_counter()

    async def end(self, keep: Keep) -> Relayed:
        """The body came to its end, or to its terminal event."""
        reader = self.reader
        if not (self.held or reader.finish().finished or reader.error):
            self._response.close()
            return await self.end_cut(ApiError.of("upstream_truncated"), keep)
        if not await keep(reader, False):
            self._response.close()
            await self._client.finish(error_frame(ApiError.of("memory_unavailable"), self._client.request_id))
            return Relayed(End.WITHHELD, self.waited)
        end = self.held or (b"" if reader.error else self._scanner.line_end + DONE)
        await self._client.finish(end if self._scanner.complete or not self.held else end + self._scanner.line_end)
        await self._drain()
        return Relayed(End.WHOLE, self.waited)

    async def end_cut(self, error: ApiError, keep: Keep) -> Relayed:
        """The answer was cut: keep what there is, and tell the client."""
        reader = self.reader.finish()
        await keep(reader, True)
        await self._client.finish(self._scanner.line_end + error_frame(error, self._client.request_id))
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


async def relay_plain(
    client: Client,
    response: UpstreamResponse,
    headers: list[tuple[bytes, bytes]],
    *,
    whole_bytes: int,
    keep: Keep,
) -> Relayed:
    """Relay a plain answer; up to `whole_bytes` it waits whole for the journal, beyond that only its last piece does.

    Raises `UpstreamError` for one that is cut before anything of it went out: then nobody has it, and no turn is kept.
    """
    plain = _Plain(client, response, headers, whole_bytes)
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

    def __init__(
        self, client: Client, response: UpstreamResponse, headers: list[tuple[bytes, bytes]], whole_bytes: int
    ) -> None:
        self.waited = 0.0
        self._client = client
        self._response = response
        self._headers = headers
        self._room = whole_bytes
        self._held: list[bytes] = []

    async def pump(self) -> None:
        """Read to the end; what is too long to wait whole goes out, but for its last piece."""
        asked = perf_counter()
        while piece := await self._response.read():
            self.waited += perf_counter() - asked
            self._room -= len(piece)
            if self._room < 0:
                await self._release()
            self._held.append(piece)
            asked = perf_counter()

    async def _release(self) -> None:
        if not self._client.started:
            await self._client.start(self._response.status, self._headers)
        if self._held:
            await self._client.send(b"".join(self._held))
        self._held.clear()

    async def end(self, keep: Keep) -> Relayed:
        """The answer is whole: keep the turn, then send what is held."""
        client, held = self._client, b"".join(self._held)
        reader = AnswerReader() if client.started else AnswerReader.of_plain(held)
        if not await keep(reader, False):
            if not client.started:
                raise ApiError.of("memory_unavailable")
            client.abort()
            return Relayed(End.WITHHELD, self.waited)
        if client.started:
            await client.finish(held)
        else:
            await client.answer(self._response.status, self._headers, held)
        return Relayed(End.WHOLE, self.waited)


def is_event_stream(headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether an answer says that it is a stream of events."""
    return any(name == b"content-type" and value.lower().startswith(b"text/event-stream") for name, value in headers)
