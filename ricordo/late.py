"""The memory's own API, which is loaded when it is first used: its framework takes a third of a second and 20 MB."""

import asyncio
from collections.abc import Callable
from typing import Any

from proxy.api.health import answer, unforeseen
from proxy.http.client import ASGIScope, Receive, Send


class LateApplication:
    """An ASGI application that `make` gives, in a thread, when it is first asked. Who asks meanwhile waits for it."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make
        self._making: asyncio.Task[Any] | None = None

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        """One ASGI connection."""
        making = self._making = self._making or asyncio.create_task(asyncio.to_thread(self._make))
        try:
            application = await asyncio.shield(making)
        except Exception as error:  # noqa: BLE001 - whatever it is: chats go on
            self._making = None  # what replaces the program just now may be done when it is asked again
            await answer(unforeseen(error), send)
        else:
            await application(scope, receive, send)

    async def made(self) -> None:
        """Return once nothing is being made."""
        if self._making is not None:
            await asyncio.wait([self._making])
