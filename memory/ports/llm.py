"""The port to a language model that works for the memory: it extracts, decides and summarises, in the background.

ModelError (a MemoryFault)
├── ModelUnavailable     away, overloaded, rate limited after all retries: the job waits and comes again
├── ModelRefused         refuses to answer, or cannot take the request: the same request will never do
├── BudgetSpent          the tenant's tokens of the day are used up: nothing was asked
└── NotJson              the answer holds no JSON that can be read (memory/text/lenient_json.py)
"""

from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Any, Literal, Protocol

import msgspec
from msgspec import Meta

from memory.model.errors import MemoryFault


class ModelUsage(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer cost, in tokens; all zero when it came from our cache or nobody said."""

    input_tokens: int = 0
    output_tokens: int = 0
    cached_tokens: int = 0
    """Of the input, as far as the provider read it from its cache."""


class ModelError(MemoryFault):
    """The model gave no answer that could be used."""


class ModelUnavailable(ModelError):
    """The model is away, or sends us away, also after the retries. `retry_at`: not before then, if it said."""

    def __init__(
        self,
        message: str,
        *,
        retry_at: datetime | None = None,
        retry_after_seconds: float | None = None,
        transient: bool = True,
    ) -> None:
        """`retry_after_seconds`: `retry_at` as a provider's module has it, which has no clock.

        `transient`: may be over in seconds. A wrong key or a missing model is not: the operator has to mend it, and the
        job waits for that.
        """
        super().__init__(message)
        self.retry_at = retry_at
        self.retry_after_seconds = retry_after_seconds
        self.transient = transient


class ModelRefused(ModelError):
    """The model refused, was cut off by a filter, or the request is one that it does not take."""

    def __init__(self, message: str, *, usage: ModelUsage | None = None) -> None:
        """`usage`: what the refusal cost."""
        super().__init__(message)
        self.usage = usage or ModelUsage()


class BudgetSpent(ModelError):
    """The tenant's allowance of tokens for this day is used up. `retry_at`: when the next day begins."""

    def __init__(self, message: str, *, retry_at: datetime | None = None) -> None:
        super().__init__(message)
        self.retry_at = retry_at


ANSWER_TOKENS = 2_000
"""Of an answer, if nobody says otherwise: 25 facts with all that belongs to them."""

Effort = Literal["", "none", "minimal", "low", "medium", "high", "xhigh", "max"]
"""How much a model shall think, in OpenAI's words; empty: as it does by itself."""


class Generation(msgspec.Struct, frozen=True, kw_only=True):
    """How a model is to answer, as far as its settings say; what is None or empty is not sent."""

    temperature: Annotated[float, Meta(ge=0, le=2)] | None = 0.0
    """Left out for providers and models that refuse it."""
    max_tokens: Annotated[int, Meta(ge=1)] = ANSWER_TOKENS
    """Of an answer whose question does not say."""
    reasoning_effort: Effort = ""
    thinking_tokens: Annotated[int, Meta(ge=0)] | None = None
    """What it may think beside the answer; 0: nothing."""


class ModelRequest(msgspec.Struct, frozen=True, kw_only=True):
    """One question to the model. Equal requests have equal answers: they may be cached (Answers that are kept)."""

    system: str
    user: str
    form: Literal["text", "json"] = "text"
    """`json`: the answer is wanted as JSON, by the provider's own mode where it has one."""
    schema: dict[str, Any] | None = None
    """The JSON schema of the answer, for providers that keep to one (structured output, or a forced tool call); the
    answer is checked all the same. An object at the top, every object closed and all its properties required, or the
    strict modes refuse it."""
    schema_name: str = "answer"
    max_tokens: int | None = None
    """Of the answer; None: as `generation` says (docs/rules.md, The prompt of a model)."""
    generation: Generation = Generation()
    attempt: int = 0
    """Never sent: a caller that could not use an answer counts up and asks again, past the cache."""

    @property
    def most_tokens(self) -> int:
        """Of answer and thoughts together, as all providers count them."""
        return (self.max_tokens or self.generation.max_tokens) + (self.generation.thinking_tokens or 0)


class ModelAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What the model said, as text, whatever the form; `cut`: it ran into `max_tokens`."""

    text: str
    usage: ModelUsage = ModelUsage()
    cut: bool = False


class LanguageModel(Protocol):
    """A language model that answers one question at a time; many may be asked at once."""

    name: str
    """Provider and model, `openai/gpt-4o-mini`: goes into provenance and metrics."""

    async def answer(self, request: ModelRequest) -> ModelAnswer:
        """Raises `ModelUnavailable` and `ModelRefused`; nothing of a library's own."""
        ...


ModelOf = Callable[[str], LanguageModel]
"""Tenant → the model as this tenant may use it."""
