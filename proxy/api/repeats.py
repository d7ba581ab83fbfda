"""Requests that are sent again: under one `Idempotency-Key` a thing is done once, and answered alike each time."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from memory.model.identity import fingerprint_of
from proxy.http.errors import ApiError

T = TypeVar("T")

KEPT = 10_000
"""Keys whose answer is kept: the last ones of this process."""

KEY_CHARS = 255


class Repeats:
    """The answers that this process has given under keys, and those that it is about to give."""

    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[str, str], tuple[str, asyncio.Future[Any]]] = OrderedDict()

    async def once(self, tenant: str, key: str | None, body: bytes, work: Callable[[], Awaitable[T]]) -> T:
        """What `work` gives, or what it gave under this key.

        Raises `ApiError` for a key that came with another body, and whatever `work` raises: then the key is free again.
        """
        if key is None:
            return await work()
        if not 0 < len(key) <= KEY_CHARS:
            raise ApiError.of("invalid_input", f"A key has 1 to {KEY_CHARS} characters.", param="Idempotency-Key")
        print_, name = fingerprint_of(body), (tenant, key)
        if (known := self._answers.get(name)) is not None:
            if known[0] != print_:
                raise ApiError.of("idempotency_key_reused", param="Idempotency-Key")
            return cast("T", await asyncio.shield(known[1]))
        answer = asyncio.ensure_future(work())
        self._answers[name] = print_, answer
        while len(self._answers) > KEPT:
            self._answers.popitem(last=False)
        try:
            return await asyncio.shield(answer)
        except BaseException:
            if answer.done():  # else who asked has left, and it is still being done
                self._answers.pop(name, None)
            raise
