"""The upstream of the replay: it records every request and answers what the recorded conversation says."""

import asyncio
from typing import Any

import msgspec

from bench.cache.doors import DOORS, Door

Message = dict[str, Any]


class RecordingUpstream:
    """Listens on a free local port while its context is open."""

    def __init__(self, door: Door = DOORS["chat"]) -> None:
        self._door = door
        self.answer: Message = {}
        """The assistant's message for the next request."""
        self.asked: Message = {}
        """The last request's body."""

    @property
    def base(self) -> str:
        """The base URL that Ricordo is given."""
        host, port = self._server.sockets[0].getsockname()[:2]
        return f"http://{host}:{port}/v1"

    async def __aenter__(self) -> "RecordingUpstream":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, limit=1 << 26)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"\r\ncontent-length:")[2].split(b"\r\n", 1)[0])
        self.asked = msgspec.json.decode(await reader.readexactly(length))
        body = msgspec.json.encode(self._door.answer(self.answer))
        writer.write(
            b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%b"
            % (len(body), body)
        )
        await writer.drain()
        writer.close()
