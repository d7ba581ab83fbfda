"""Requests that are sent again: under one `Idempotency-Key` a thing is done once, and answered alike each time."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
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
        self._answers: OrderedDict[tuple[Hashable, str], tuple[str, asyncio.Future[Any]]] = OrderedDict()

    async def once(self, whose: Hashable, key: str | None, body: bytes, work: Callable[[], Awaitable[T]]) -> T:
        """What `work` gives, or what it gave under this key.

        `whose`: to whom that belongs. The body alone does not tell, as headers name users too, and an answer has what
        was known of one before.

        Raises `ApiError` for a key that came with another body, and whatever `work` raises: then the key is free again.
        """
        if key is None:
            return await work()
        if not 0 < len(key) <= KEY_CHARS:
            raise ApiError.of("invalid_input", f"A key has 1 to {KEY_CHARS} characters.", param="Idempotency-Key")
        print_, name = fingerprint_of(body), (whose, key)
        if (known := self._answers.get(name)) is not None:
            if known[0] != print_:
                raise ApiError.of("idempotency_key_reused", param="Idempotency-Key")
            return cast("T", await asyncio.shield(known[1]))
        answer = asyncio.ensure_future(work())
        self._answers[name] = print_, answer
        while len(self._answers) > KEPT:
            self._answers.popitem(last=False)

        def free_after_failure(done: asyncio.Future[T]) -> None:
            if done.cancelled() or done.exception() is not None:
                self._answers.pop(name, None)

        answer.add_done_callback(free_after_failure)  # who asked may have left by then
        return await asyncio.shield(answer)
