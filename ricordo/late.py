"""The memory's own API, which is loaded when the proxy already takes chats: its framework takes a third of a start."""

import asyncio
from collections.abc import Callable
from typing import Any

from proxy.http.client import ASGIScope, Receive, Send


class LateApplication:
    """An ASGI application that `make` gives, in a thread. Whoever asks for it before waits for it."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make
        self._loading: asyncio.Task[Any] | None = None

    def begin(self) -> asyncio.Task[Any]:
        """Load it, if that was not begun before; the task gives the application."""
        if self._loading is None:
            self._loading = asyncio.create_task(asyncio.to_thread(self._make))
        return self._loading

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        """One ASGI connection."""
        application = await asyncio.shield(self.begin())
        await application(scope, receive, send)
