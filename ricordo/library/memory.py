"""A memory for a program: `AsyncMemory`, in process or of a server. `Memory` is the same without `await`."""

import asyncio
from collections.abc import AsyncGenerator, Generator, Mapping, Sequence
from contextlib import aclosing, contextmanager
from datetime import datetime
from os import PathLike, fspath
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self, TypeVar

from memory.model.ids import uuid7
from memory.model.types import CountTokens
from memory.text.tokens import estimate_tokens
from ricordo.library.config import MemoryConfig, config_of, settings_of_store
from ricordo.library.errors import (
    FileError,
    InvalidInputError,
    MemoryError,  # noqa: A004 - see there
    NotFoundError,
    ScopeError,
)
from ricordo.library.results import (
    AddResult,
    ClosedItem,
    ClosedResult,
    ContextResult,
    DeleteResult,
    EventItem,
    Fields,
    FoundResult,
    HistoryItem,
    ImportResult,
    MemoryItem,
    RecallResult,
    UserItem,
)
from ricordo.library.transport import Transport, Verb

F = TypeVar("F", bound=Fields)

Message = Mapping[str, Any]
"""`{"role": …, "content": …}`, as OpenAI's chat completions take it."""

PAGE = 1_000
"""Memories that are listed at once."""

PIECE_BYTES = 65_536
"""Of a file that are read at once."""

CANDIDATES = 4
"""Times top_k: so many are looked at for a recall, of which the budget takes what fits."""

LEAST_IMPORTANCE = 0.2
"""Of what is recalled."""

NOBODY = "At least one of user_id, agent_id, or run_id must be provided"


class AsyncMemory:
    """What is known of users: added, found, changed, closed and deleted.

    ```python
    async with AsyncMemory("memories.db") as memory:
        await memory.add("I am allergic to peanuts.", user_id="ada")
        found = await memory.search("What may I not eat?", user_id="ada")
        print(found.results[0].memory)
    ```

    A `MemoryConfig`, or a dict of its fields, says what it is made of; without one it is in memory, with OpenAI's
    models. Text, or a path, is a store of Ricordo's own: a file, `redis://…` or `memory:`, with the settings that
    `ricordo serve` would have. `base_url` is a Ricordo that runs, and `api_key` opens it.

    It is opened when it is first used, and belongs to that event loop. Close it, or use `async with`.
    """

    def __init__(
        self,
        config: MemoryConfig | Mapping[str, Any] | str | PathLike[str] | None = None,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
    ) -> None:
        """Raises `InvalidInputError` for a configuration that is none."""
        if base_url is not None and config is not None:
            raise InvalidInputError("give either a configuration or a base_url")
        if base_url is None and api_key is not None:
            raise InvalidInputError("api_key opens a server: give its base_url, too; a model's stands in llm.config")
        if base_url is not None:
            from ricordo.library.over_http import OverHttp  # noqa: PLC0415 - one of the two is needed

            self._transport: Transport = OverHttp(base_url, api_key=api_key)
        else:
            from ricordo.library.in_process import InProcess  # noqa: PLC0415 - the same

            if isinstance(config, str | PathLike):
                self._transport = InProcess(settings_of_store(fspath(config)))
            else:
                chosen = config if isinstance(config, MemoryConfig) else config_of({} if config is None else config)
                self._transport = InProcess(chosen.settings, tenant=chosen.tenant, prompts=chosen.prompts)
        self._loop: asyncio.AbstractEventLoop | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what runs, and close the store. It may be closed twice, and used no more."""
        await self._transport.close()

    async def _ask(self, verb: Verb, memory_id: str = "", **body: Any) -> Any:  # noqa: ANN401 - JSON
        self._check_loop()
        return await self._transport.ask(verb, _given(body), memory_id=memory_id)

    def _check_loop(self) -> None:
        loop = asyncio.get_running_loop()
        if self._loop is None:
            self._loop = loop
        if self._loop is not loop:
            raise MemoryError(
                "this memory belongs to another event loop: make one for each, or use Memory", "wrong_event_loop"
            )

    # ── Remembering ───────────────────────────────────────────────────────────────────────────────────────────

    async def add(  # noqa: PLR0913 - all that may be said of a conversation
        self,
        messages: str | Message | Sequence[Message],
        *,
        user_id: str | None = None,
        agent_id: str | None = None,
        run_id: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        filters: Mapping[str, Any] | None = None,
        prompt: str | None = None,
        infer: bool = True,
        at: datetime | str | None = None,
        expires_at: datetime | str | None = None,
        session_id: str | None = None,
        tags: Sequence[str] = (),
        project: str | None = None,
        timezone: str = "UTC",
    ) -> AddResult:
        """Learn from a conversation, or from a text of the user's. What became of each fact.

        `infer=False` keeps each message as it is. `at`: when it was said, if not now. `expires_at`: from then on it is
        gone. `prompt`: the system prompt of the extraction, where a model extracts. `filters`: with which of the
        memories that are known it is compared. Without a model, or if it fails, nothing is raised: the results are
        those of the rules, or empty. What is added for one user at once is learned one after the other; a server that
        has others to serve first for 20 seconds answers `memory_busy`: nothing of it was kept, add it again.

        Raises `ScopeError` without any of the three names, `InvalidInputError`, `VectorStoreError`.
        """
        _check_named(user_id, agent_id, run_id)
        told = messages if isinstance(messages, str) else _listed(messages)
        if not told or (isinstance(told, str) and not told.strip()):
            return AddResult(results=[])
        answer = await self._ask(
            "add",
            messages=told,
            user_id=user_id,
            agent_id=agent_id,
            run_id=run_id,
            metadata=None if metadata is None else dict(metadata),
            filters=filters,
            prompt=prompt,
            infer=infer,
            at=at,
            expires_at=expires_at,
            session_id=session_id,
            tags=list(tags),
            project=project,
            timezone=timezone,
        )
        return AddResult(results=_each(EventItem, answer["results"]))

    async def ingest(
        self,
        text: str,
        user_id: str,
        session_id: str | None = None,
        memory_type_hint: str | None = None,
    ) -> list[MemoryItem]:
        """Keep a text in pieces, by meaning, as context: it never becomes the user's profile. The new pieces.

        `memory_type_hint`: `semantic`, `episodic`, `procedural` or `working`; else each piece says which it is.
        """
        _check_named(user_id, None, None)
        answer = await self._ask("ingest", text=text, user_id=user_id, session_id=session_id, type=memory_type_hint)
        return _each(MemoryItem, answer["memories"])

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────

    async def search(  # noqa: PLR0913 - all that may be asked
        self,
        query: str,
        *,
        user_id: str | None = None,
        agent_id: str | None = None,
        run_id: str | None = None,
        limit: int = 100,
        filters: Mapping[str, Any] | None = None,
        threshold: float | None = None,
        as_of: datetime | str | None = None,
        rerank: bool = False,
        types: Sequence[str] = (),
        project: str | None = None,
        timezone: str = "UTC",
    ) -> FoundResult:
        """What is known that bears on a question, the best `score` (0…1) first.

        Memories of every agent and run are found, unless one is named. `filters` (docs/api.md, Find) and `threshold`,
        the least score, leave out. `as_of`: what was known then. `rerank`: read the best by the cross-encoder.
        """
        _check_named(user_id, agent_id, run_id)
        answer = await self._ask(
            "search",
            query=query,
            user_id=user_id,
            agent_id=agent_id,
            run_id=run_id,
            limit=limit,
            filters=filters,
            threshold=threshold,
            as_of=as_of,
            rerank=rerank,
            types=list(types),
            project=project,
            timezone=timezone,
        )
        return FoundResult(results=_each(MemoryItem, answer["results"]))

    async def recall(
        self,
        query: str,
        user_id: str,
        top_k: int = 5,
        token_budget: int = 2_000,
        memory_types: Sequence[str] | None = None,
    ) -> RecallResult:
        """Memories for a prompt: at most `top_k` of these types within so many tokens, what is procedural first."""
        if top_k < 1 or token_budget < 1:
            raise InvalidInputError("top_k and token_budget: at least 1")
        types = tuple(memory_types or ())
        found = await self.search(query, user_id=user_id, limit=min(top_k * CANDIDATES, PAGE), types=types)
        standing: list[MemoryItem] = []
        if not types or "procedural" in types:
            standing = await self._paged("list", MemoryItem, top_k, user_id=user_id, types=["procedural"])
        return within_budget((*standing, *found.results), top_k=top_k, token_budget=token_budget)

    async def context(
        self,
        query: str | Sequence[Message],
        *,
        user_id: str,
        agent_id: str | None = None,
        session_id: str | None = None,
        project: str | None = None,
        timezone: str = "UTC",
    ) -> ContextResult:
        """What a chat through the proxy would be given for a question, or a conversation that ends with it.

        `messages` of the result are ready to be sent. Nothing is remembered of it: add what was said afterwards.
        """
        asked: dict[str, Any] = {"query": query} if isinstance(query, str) else {"messages": _listed(query)}
        answer = await self._ask(
            "context",
            **asked,
            user_id=user_id,
            agent_id=agent_id,
            session=session_id,
            project=project,
            timezone=timezone,
        )
        return ContextResult(answer)

    async def get(self, memory_id: str, *, user_id: str | None = None) -> MemoryItem | None:
        """A memory; None if there is none. `user_id`: only if it is this user's."""
        try:
            return MemoryItem(await self._ask("get", memory_id, user_id=user_id))
        except NotFoundError:
            return None

    async def get_all(
        self,
        *,
        user_id: str | None = None,
        agent_id: str | None = None,
        run_id: str | None = None,
        limit: int | None = 100,
        filters: Mapping[str, Any] | None = None,
        types: Sequence[str] = (),
        pinned: bool | None = None,
        project: str | None = None,
    ) -> FoundResult:
        """The memories of somebody, oldest first; `limit=None`: all of them."""
        _check_named(user_id, agent_id, run_id)
        wanted = {"types": list(types), "pinned": pinned, "project": project}
        whose = {"user_id": user_id, "agent_id": agent_id, "run_id": run_id}
        return FoundResult(results=await self._paged("list", MemoryItem, limit, **whose, filters=filters, **wanted))

    async def get_review(
        self,
        *,
        user_id: str | None = None,
        agent_id: str | None = None,
        run_id: str | None = None,
        limit: int | None = 100,
        filters: Mapping[str, Any] | None = None,
    ) -> FoundResult:
        """What waits for a person, oldest first: `review` decides. `limit=None`: all of it.

        That is what gives orders to a model (`view` is `review`), what was concluded, and what is in `doubt`.
        """
        _check_named(user_id, agent_id, run_id)
        whose = {"user_id": user_id, "agent_id": agent_id, "run_id": run_id}
        return FoundResult(results=await self._paged("list_review", MemoryItem, limit, **whose, filters=filters))

    async def get_closed(
        self,
        *,
        user_id: str | None = None,
        agent_id: str | None = None,
        run_id: str | None = None,
        limit: int | None = 100,
        filters: Mapping[str, Any] | None = None,
    ) -> ClosedResult:
        """What was closed, each as it was last, when and why, oldest first: `undo` reopens. `limit=None`: all of it."""
        _check_named(user_id, agent_id, run_id)
        whose = {"user_id": user_id, "agent_id": agent_id, "run_id": run_id}
        return ClosedResult(results=await self._paged("list_closed", ClosedItem, limit, **whose, filters=filters))

    async def _paged(self, verb: Verb, kind: type[F], limit: int | None, **wanted: Any) -> list[F]:  # noqa: ANN401 - of the list
        """All that a list has, up to `limit`, page by page."""
        if limit is not None and limit < 1:
            raise InvalidInputError("limit: at least 1, or None")
        found: list[F] = []
        after: str | None = None
        while limit is None or len(found) < limit:
            left = PAGE if limit is None else min(PAGE, limit - len(found))
            answer = await self._ask(verb, limit=left, after=after, **wanted)
            found += _each(kind, answer["results"])
            after = answer["next"]
            if after is None:
                break
        return found

    async def history(self, memory_id: str, *, user_id: str | None = None) -> list[HistoryItem]:
        """What happened to a memory, closed or not, oldest first; nothing if there was none, or it was erased."""
        try:
            answer = await self._ask("history", memory_id, user_id=user_id)
        except NotFoundError:
            return []
        return _each(HistoryItem, answer["lines"])

    async def users(self) -> list[UserItem]:
        """Who has memories, and how many."""
        return _each(UserItem, (await self._ask("users"))["results"])

    # ── All at once ───────────────────────────────────────────────────────────────────────────────────────────

    async def export(
        self,
        file: str | PathLike[str],
        *,
        user_id: str | None = None,
        agent_id: str | None = None,
        run_id: str | None = None,
    ) -> int:
        """Write all that is remembered into a file, with its history, as lines of JSON; how many lines that is.

        Each memory, live or closed, and the fields of the profile; nobody named: everybody's. What has the file's name
        is replaced once all is written. Sessions are not among the lines. Raises `VectorStoreError` and `FileError`.
        """
        whose = {"user_id": user_id, "agent_id": agent_id, "run_id": run_id}
        self._check_loop()
        path, count = Path(file), 0
        part = path.with_name(f"{path.name}.{uuid7()}.part")
        with _filing(path):
            try:
                with await asyncio.to_thread(part.open, "xb") as sink:
                    async with aclosing(self._transport.export(_given(whose))) as pieces:
                        async for piece in pieces:
                            count += piece.count(b"\n")
                            await asyncio.to_thread(sink.write, piece)
                part.replace(path)
            finally:
                part.unlink(missing_ok=True)
        return count

    async def restore(self, file: str | PathLike[str], *, user_id: str | None = None) -> ImportResult:
        """Read in what `export` wrote. What is there stays as it is, so it may be done again.

        `user_id`: each line must be this user's; without, anybody's. Raises `InvalidInputError`, which names the line,
        after what stood before it is read in; `RateLimitError` beyond a quota, `VectorStoreError` and `FileError`.
        What is closed is there, too: `undo` reopens it.
        """
        self._check_loop()
        with _filing(Path(file)), await asyncio.to_thread(Path(file).open, "rb") as source:
            return ImportResult(await self._transport.restore(_given({"user_id": user_id}), _pieces(source)))

    # ── Changing ──────────────────────────────────────────────────────────────────────────────────────────────

    async def update(  # noqa: PLR0913 - all that may be changed
        self,
        memory_id: str,
        text: str | None = None,
        *,
        metadata: Mapping[str, Any] | None = None,
        tags: Sequence[str] | None = None,
        importance: float | None = None,
        expires_at: datetime | str | None = None,
        pinned: bool | None = None,
        revision: int | None = None,
        user_id: str | None = None,
    ) -> MemoryItem:
        """Give a memory another text, metadata in the place of its own, or what else is named. The memory as it is now.

        `revision`: refuse it (`ConflictError`) if the memory was changed since it had this one. Raises `NotFoundError`.
        """
        given = {
            "text": text,
            "metadata": None if metadata is None else dict(metadata),
            "tags": None if tags is None else list(tags),
            "importance": importance,
            "expires_at": expires_at,
            "pinned": pinned,
        }
        if all(value is None for value in given.values()):
            raise InvalidInputError("update: say what is to be another")
        return MemoryItem(await self._ask("update", memory_id, **given, revision=revision, user_id=user_id))

    async def pin(self, memory_id: str, *, user_id: str | None = None) -> MemoryItem:
        """Put a memory into every prompt of its user."""
        return await self.update(memory_id, pinned=True, user_id=user_id)

    async def unpin(self, memory_id: str, *, user_id: str | None = None) -> MemoryItem:
        """Let a memory compete with the others."""
        return await self.update(memory_id, pinned=False, user_id=user_id)

    async def undo(self, memory_id: str, *, user_id: str | None = None) -> MemoryItem:
        """Take back the last change of a memory, also that it was closed."""
        return MemoryItem(await self._ask("undo", memory_id, user_id=user_id))

    async def review(self, memory_id: str, *, accept: bool, user_id: str | None = None) -> MemoryItem:
        """Keep a memory that waits for a person, or close it."""
        decision = "accept" if accept else "reject"
        return MemoryItem(await self._ask("review", memory_id, decision=decision, user_id=user_id))

    async def feedback(self, memory_id: str, *, useful: bool, user_id: str | None = None) -> MemoryItem:
        """Say whether a memory was of use: such memories rank higher, others lower."""
        return MemoryItem(await self._ask("feedback", memory_id, useful=useful, user_id=user_id))

    # ── Closing and deleting ──────────────────────────────────────────────────────────────────────────────────

    async def delete(self, memory_id: str, *, erase: bool = False, user_id: str | None = None) -> DeleteResult:
        """Close a memory: it is gone from every read and prompt, its history stays, `undo` reopens it.

        `erase`: leave no byte of it, nor of its history, in any file, for good. Raises `NotFoundError`.
        """
        if erase:
            return DeleteResult(await self._ask("delete", memory_id, user_id=user_id))
        await self._ask("close", memory_id, user_id=user_id)
        return _closed(1)

    async def delete_all(
        self,
        *,
        user_id: str | None = None,
        agent_id: str | None = None,
        run_id: str | None = None,
        filters: Mapping[str, Any] | None = None,
        erase: bool = False,
        dry_run: bool = False,
    ) -> DeleteResult:
        """Close, or `erase`, exactly what `get_all` would list; `dry_run`: only say how much that is."""
        _check_named(user_id, agent_id, run_id)
        verb = "delete_all" if erase else "close_all"
        return DeleteResult(
            await self._ask(verb, user_id=user_id, agent_id=agent_id, run_id=run_id, filters=filters, dry_run=dry_run)
        )

    async def reset(self, *, erase: bool = True) -> DeleteResult:
        """Delete everything, with all history, without a trace; `erase=False` only closes it."""
        return DeleteResult(await (self._ask("reset", everybody=True) if erase else self._ask("close_all")))


def within_budget(
    candidates: Sequence[MemoryItem], *, top_k: int, token_budget: int, count: CountTokens = estimate_tokens
) -> RecallResult:
    """The first `top_k` of the candidates that fit into the budget; each once."""
    selected: dict[str, MemoryItem] = {}
    used = 0
    for each in candidates:
        tokens = count(each.memory)
        if each.id in selected or each.importance < LEAST_IMPORTANCE or used + tokens > token_budget:
            continue
        selected[each.id] = each
        used += tokens
        if len(selected) >= top_k:
            break
    return RecallResult(memories=list(selected.values()), total_tokens=used, budget_used=used / token_budget)


def _given(named: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in named.items() if value is not None}


@contextmanager
def _filing(path: Path) -> Generator[None]:
    """What goes wrong with a file is a `FileError`."""
    try:
        yield
    except OSError as error:
        if isinstance(error, MemoryError):
            raise
        raise FileError(f"{path}: {error.strerror or error}") from error


async def _pieces(source: BinaryIO) -> AsyncGenerator[bytes]:
    while piece := await asyncio.to_thread(source.read, PIECE_BYTES):
        yield piece


def _check_named(*names: str | None) -> None:
    if not any(names):
        raise ScopeError(NOBODY)


def _listed(messages: Message | Sequence[Message]) -> list[dict[str, Any]]:
    given = [messages] if isinstance(messages, Mapping) else messages
    try:
        return [dict(each) for each in given]
    except (TypeError, ValueError):
        raise InvalidInputError('messages: text, or messages as {"role": …, "content": …}') from None


def _each(kind: type[F], found: Sequence[Mapping[str, Any]]) -> list[F]:
    return [kind(each) for each in found]


def _closed(memories: int) -> DeleteResult:
    return DeleteResult(memories=memories, state="closed", dry_run=False)
