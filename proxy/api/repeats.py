"""Requests that are sent again: under one `Idempotency-Key` a thing is done once, and answered alike each time.

Of an answer nothing is kept that may be erased: which memories it told of, and no word of theirs (P9). Whoever asks
again is told what is there then (docs/decisions/0104).
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from memory.model.identity import fingerprint_of
from proxy.http.errors import ApiError

T = TypeVar("T")

KEPT = 10_000
"""Keys whose answer is kept: the last ones of this process."""

KEY_CHARS = 255


class Retelling(NamedTuple, Generic[T]):
    """How an answer is told again, by what is there then."""

    kept: Callable[[T], T]
    """What is kept of an answer: none of the texts that may be erased."""
    told: Callable[[T], Awaitable[T]]
    """The answer, from what was kept of it. Raises `StoreUnavailable`."""


async def _same(kept: Any) -> Any:  # noqa: ANN401 - whatever was answered
    return kept


def _whole(answer: Any) -> Any:  # noqa: ANN401 - the same
    return answer


WHOLE: Retelling[Any] = Retelling(_whole, _same)
"""Of an answer in which nothing stands that may be erased."""


class RunsBeside(Protocol):
    """Runs what no request waits for (`ApiJobs.beside`)."""

    def __call__(self, work: Coroutine[Any, Any, T], /) -> asyncio.Task[T]:
        """Begin it."""
        ...


class Repeats:
    """What is kept of the answers that this process has given under keys, and is about to give."""

    def __init__(self, beside: RunsBeside = asyncio.create_task) -> None:
        """`beside`: runs what goes on although who asked for it has left."""
        self._beside = beside
        self._answers: OrderedDict[tuple[Hashable, str], tuple[str, asyncio.Future[Any]]] = OrderedDict()

    async def once(
        self,
        whose: Hashable,
        key: str | None,
        body: bytes,
        work: Callable[[], Awaitable[T]],
        again: Retelling[T],
    ) -> T:
        """What `work` gives, or gave under this key, as it is told `again`.

        `whose`: to whom that belongs. The body alone does not tell, as headers name users too, and an answer has what
        was known of one before.

        Raises `ApiError` for a key that came with another body, and whatever `work` raises: then the key is free again.
        """
        if key is None:
            return await work()
        _check(key)
        print_, name = fingerprint_of(body), (whose, key)
        if (known := self._answers.get(name)) is not None:
            if known[0] != print_:
                raise ApiError.of("idempotency_key_reused", param="Idempotency-Key")
            return await again.told(cast("T", await asyncio.shield(known[1])))
        first: list[T] = []

        async def done() -> T:
            first.append(await work())
            return again.kept(first[0])

        answer = self._beside(done())
        self._answers[name] = print_, answer
        while len(self._answers) > KEPT:
            self._answers.popitem(last=False)

        def free_after_failure(done: asyncio.Future[T]) -> None:
            if done.cancelled() or done.exception() is not None:
                self._answers.pop(name, None)

        answer.add_done_callback(free_after_failure)  # who asked may have left by then
        await asyncio.shield(answer)
        return first[0]


def _check(key: str) -> None:
    if not 0 < len(key) <= KEY_CHARS:
        raise ApiError.of("invalid_input", f"A key has 1 to {KEY_CHARS} characters.", param="Idempotency-Key")
