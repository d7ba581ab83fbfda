"""`Memory`: an `AsyncMemory` for programs that do not await, on an event loop of its own, in a thread of its own.

So it works in a notebook, under a loop that runs already, and from many threads at once. A process that was forked has
no such thread any more: it makes a memory of its own.
"""

import asyncio
import os
import threading
import weakref
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from ricordo.library.config import MemoryConfig
from ricordo.library.errors import MemoryError  # noqa: A004 - see there
from ricordo.library.memory import AsyncMemory

P = ParamSpec("P")
R = TypeVar("R")


class _LoopThread:
    """An event loop in a thread."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._loop.set_default_executor(ThreadPoolExecutor(thread_name_prefix="ricordo memory"))
        self._process = os.getpid()
        self._thread = threading.Thread(target=self._loop.run_forever, name="ricordo memory", daemon=True)
        self._thread.start()

    def check(self) -> None:
        """Raise `MemoryError` where nothing can be waited for."""
        if self._process != os.getpid():
            raise MemoryError("this process was forked: make a Memory of its own in it", "forked")
        if self._loop.is_closed():
            raise MemoryError("this memory is closed", "closed")
        if threading.current_thread() is self._thread:
            raise MemoryError("a memory cannot wait for itself: use AsyncMemory there", "own_thread")

    def wait(self, work: Coroutine[Any, Any, R]) -> R:
        """What it gives, or raises. Interrupted, it is cancelled."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def close(self, last: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do what is last, and end. It may be called twice, and in another process does nothing."""
        if self._process != os.getpid() or self._loop.is_closed():
            return
        if threading.current_thread() is self._thread:  # the collector came by, and nobody can wait
            self._loop.create_task(last()).add_done_callback(lambda _: self._loop.stop())
            return
        try:
            self.wait(last())
        finally:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()


_OPEN: "weakref.WeakSet[Memory]" = weakref.WeakSet()


def _close_all() -> None:
    """Close at the end of the program what nobody has closed."""
    for memory in list(_OPEN):
        memory.close()


# Not by `atexit`: executors take nothing any more then, and a store is closed in one. Of these hooks the last that came
# is the first that is called: that of the executors, imported above, comes after it.
threading._register_atexit(_close_all)  # type: ignore[attr-defined]  # noqa: SLF001 - no public hook is as early


def _blocking(
    method: Callable[Concatenate[AsyncMemory, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate["Memory", P], R]:
    """The same method, which waits for what it gives."""

    @wraps(method)
    def wait(self: "Memory", *args: P.args, **named: P.kwargs) -> R:
        return self.waits(method, *args, **named)

    return wait


class Memory:
    """What is known of users: added, found, changed, closed and deleted.

    ```python
    memory = Memory("memories.db")
    memory.add("I am allergic to peanuts.", user_id="ada")
    print(memory.search("What may I not eat?", user_id="ada").results[0].memory)
    ```

    Made as `AsyncMemory`, with the same methods, which may be called from any thread. It is closed at the end of the
    program, with `close`, or by `with`.
    """

    def __init__(
        self,
        config: MemoryConfig | Mapping[str, Any] | str | os.PathLike[str] | None = None,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
    ) -> None:
        """Raises `InvalidInputError` for a configuration that is none."""
        memory = AsyncMemory(config, base_url=base_url, api_key=api_key)
        self._memory = memory
        self._thread = _LoopThread()
        self._end = weakref.finalize(self, self._thread.close, memory.close)
        self._end.atexit = False
        _OPEN.add(self)

    def waits(
        self, method: Callable[Concatenate[AsyncMemory, P], Coroutine[Any, Any, R]], *args: P.args, **named: P.kwargs
    ) -> R:
        """What a method of `AsyncMemory` gives."""
        self._thread.check()
        return self._thread.wait(method(self._memory, *args, **named))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Finish what runs, and close the store. It may be closed twice, and used no more."""
        self._end()

    add = _blocking(AsyncMemory.add)
    ingest = _blocking(AsyncMemory.ingest)
    search = _blocking(AsyncMemory.search)
    recall = _blocking(AsyncMemory.recall)
    context = _blocking(AsyncMemory.context)
    get = _blocking(AsyncMemory.get)
    get_all = _blocking(AsyncMemory.get_all)
    get_review = _blocking(AsyncMemory.get_review)
    get_closed = _blocking(AsyncMemory.get_closed)
    history = _blocking(AsyncMemory.history)
    users = _blocking(AsyncMemory.users)
    export = _blocking(AsyncMemory.export)
    restore = _blocking(AsyncMemory.restore)
    update = _blocking(AsyncMemory.update)
    pin = _blocking(AsyncMemory.pin)
    unpin = _blocking(AsyncMemory.unpin)
    undo = _blocking(AsyncMemory.undo)
    review = _blocking(AsyncMemory.review)
    feedback = _blocking(AsyncMemory.feedback)
    delete = _blocking(AsyncMemory.delete)
    delete_all = _blocking(AsyncMemory.delete_all)
    reset = _blocking(AsyncMemory.reset)
