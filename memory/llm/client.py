"""Asking a language model on a tenant's behalf: patiently, not twice for the same, and within a budget.

Asking.for_tenant(tenant).answer(request)
  known?     an equal request of this tenant has its answer in the cache
  slot       so many are asked at once, and no more
  budget     the likely cost is reserved of the tenant's day, and corrected by the true one
  deadline   for all tries together
  try        the provider's module, once; what is transient is tried again after a pause (docs/rules.md, Asking again)
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, time, timedelta
from typing import Annotated

import msgspec
from msgspec import Meta

from memory.llm.answer_cache import AnswerCache
from memory.llm.budget import Spending
from memory.model.timespans import CENTURY_SECONDS, Seconds
from memory.model.types import Clock
from memory.ports.llm import (
    BudgetSpent,
    Generation,
    LanguageModel,
    ModelAnswer,
    ModelRefused,
    ModelRequest,
    ModelUnavailable,
    ModelUsage,
)
from memory.text.lenient_json import NotJson, read_json
from memory.text.tokens import estimate_tokens

MOST_PAUSE_SECONDS = 600.0
"""Of what a provider asks for in Retry-After. A longer one is a mistake, or an outage that we look at ourselves."""


class AskingOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a language model is asked."""

    concurrency: Annotated[int, Meta(ge=1)] = 8
    """Requests at once: beyond it providers send us away, and a local model only takes longer."""
    try_seconds: Seconds = 25.0
    """One try: 2,000 tokens take a small model 10 s, and what has not come by then hangs."""
    deadline_seconds: Seconds = 50.0
    """All tries of an answer together: two that hang, and below the 60 s that a job may take (FAULTS I04)."""
    retries: Annotated[int, Meta(ge=0)] = 3
    """docs/rules.md, Asking again."""
    pause_seconds: Seconds = 1.0
    """Before the first retry; each further pause is twice as long."""
    jitter: Annotated[float, Meta(ge=0, le=1)] = 0.25
    """Pauses are longer by up to this share, so that what failed together does not come back together."""
    patience_seconds: Annotated[float, Meta(ge=0, le=CENTURY_SECONDS)] = 15.0
    """The longest Retry-After that is waited for here; for a longer one the job waits, and its place is free."""
    tokens_per_day: Annotated[int, Meta(ge=0)] = 5_000_000
    """Of one tenant: some 1,500 turns, about a dollar of gpt-4o-mini. 0: no cap."""
    cache_bytes: Annotated[int, Meta(ge=0)] = 4_194_304
    """Some 2,000 answers."""
    cache_seconds: Seconds = 600.0
    """What comes again (a job, a turn begun anew) comes within minutes; beyond that words only lie about in memory."""


class Asking:
    """A language model for all tenants. Many may be asked for at once."""

    def __init__(
        self,
        model: LanguageModel,
        *,
        spending: Spending,
        clock: Clock,
        sleep: Callable[[float], Awaitable[None]],
        chance: Callable[[], float],
        options: AskingOptions | None = None,
        generation: Generation | None = None,
    ) -> None:
        """`sleep` takes seconds; `chance` gives numbers in 0…1, for the jitter.

        `generation`: how the model is to answer, whatever a request says of that.
        """
        self.name = model.name
        self._model = model
        self._spending = spending
        self._clock = clock
        self._sleep = sleep
        self._chance = chance
        self._options = options or AskingOptions()
        self._generation = generation or Generation()
        self._slots = asyncio.Semaphore(self._options.concurrency)
        keep = timedelta(seconds=self._options.cache_seconds)
        self._answers = AnswerCache(capacity_bytes=self._options.cache_bytes, keep=keep)
        self._not_before: datetime | None = None

    def for_tenant(self, tenant: str) -> LanguageModel:
        """The model as this tenant may use it: its own cache, its own budget."""
        return _OfTenant(self, tenant)

    def forget(self, tenant: str) -> None:
        """Drop the tenant's cached answers, when something of it is erased (P9)."""
        self._answers.forget(tenant)

    async def answer(self, tenant: str, request: ModelRequest) -> ModelAnswer:
        """Raises `ModelUnavailable`, `ModelRefused` and `BudgetSpent`."""
        # Without lone surrogates: no provider takes them, and no encoder.
        request = msgspec.structs.replace(
            request, system=_clean(request.system), user=_clean(request.user), generation=self._generation
        )
        if known := self._answers.get(tenant, request, now=self._clock()):
            return msgspec.structs.replace(known, usage=ModelUsage())
        async with self._slots:
            if self._not_before and self._clock() < self._not_before:
                raise ModelUnavailable(f"{self.name}: asked to be left alone for a while", retry_at=self._not_before)
            answer = await self._within_budget(tenant, request)
        # What was cut off, or is no JSON where JSON was wanted, shall be asked for again.
        if answer.text and not answer.cut:
            with suppress(NotJson):
                if request.form != "text":
                    read_json(answer.text)
                self._answers.put(tenant, request, answer, now=self._clock())
        return answer

    async def _within_budget(self, tenant: str, request: ModelRequest) -> ModelAnswer:
        day = self._clock().astimezone(UTC).date()
        likely = likely_tokens(request)
        cap = self._options.tokens_per_day or sys.maxsize
        if not await self._spending.reserve(tenant, day, likely, cap=cap):
            tomorrow = datetime.combine(day + timedelta(days=1), time(), UTC)
            raise BudgetSpent(f"the {cap} tokens of {day} are used up", retry_at=tomorrow)
        usage = ModelUsage()
        try:
            answer = await self._within(
                self._options.deadline_seconds, self._persistently(request), ", retries included"
            )
            usage = answer.usage
            if not _total(usage):  # nobody says what it cost
                asked = estimate_tokens(request.system + request.user)
                usage = ModelUsage(input_tokens=asked, output_tokens=estimate_tokens(answer.text))
        except ModelRefused as refusal:
            usage = refusal.usage
            raise
        else:
            return answer
        finally:
            await self._spending.correct(tenant, day, _total(usage) - likely)

    async def _persistently(self, request: ModelRequest) -> ModelAnswer:
        retry = 0
        while True:
            try:
                return await self._within(self._options.try_seconds, self._model.answer(request))
            except ModelUnavailable as error:
                pause = pause_before_retry(error, retry, self._options, chance=self._chance())
                if pause is None:
                    if error.retry_after_seconds:
                        # What the provider asks for becomes a time, for the job and for everybody else.
                        asked = timedelta(seconds=min(error.retry_after_seconds, MOST_PAUSE_SECONDS))
                        error.retry_at = self._not_before = self._clock() + asked
                    raise
            await self._sleep(pause)
            retry += 1

    async def _within(self, seconds: float, answer: Awaitable[ModelAnswer], included: str = "") -> ModelAnswer:
        try:
            async with asyncio.timeout(seconds):
                return await answer
        except TimeoutError as error:
            raise ModelUnavailable(f"{self.name}: no answer within {seconds:g} s{included}") from error


class _OfTenant:
    def __init__(self, asking: Asking, tenant: str) -> None:
        self.name = asking.name
        self._asking = asking
        self._tenant = tenant

    async def answer(self, request: ModelRequest) -> ModelAnswer:
        return await self._asking.answer(self._tenant, request)


def pause_before_retry(error: ModelUnavailable, retry: int, options: AskingOptions, *, chance: float) -> float | None:
    """Seconds to wait before retry number `retry`, counted from 0; None: give up."""
    asked = error.retry_after_seconds or 0.0
    if not error.transient or retry >= options.retries or asked > options.patience_seconds:
        return None
    return max(options.pause_seconds * 2**retry, asked) * (1 + options.jitter * chance)


def likely_tokens(request: ModelRequest) -> int:
    """What a request may cost at most, about: its words, its schema, the longest answer and what is thought for it."""
    schema = msgspec.json.encode(request.schema).decode() if request.schema else ""
    return estimate_tokens(request.system + request.user + schema) + request.most_tokens


def _total(usage: ModelUsage) -> int:
    return usage.input_tokens + usage.output_tokens


def _clean(text: str) -> str:
    return text.encode("utf-8", "replace").decode()
