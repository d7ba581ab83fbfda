"""Anthropic's messages, through the anthropic SDK: the extra `ricordo[anthropic]`.

The API version of its 2.x, 2026-10-21, refuses `temperature` whatever its value: it is never sent. There is
no JSON mode either: a schema is kept to by structured output, or by a tool that the model must call.
docs/rules.md, The prompt of a model.

Thinking has a budget of its own (`thinking_tokens`), or is left to the model, which an effort may guide.
"""

from typing import Any

import httpx2
import msgspec
from anthropic import AnthropicError, APIConnectionError, APIStatusError, AsyncAnthropic

from adapters.llms.exchange import TIMEOUT, BadRequest, Dislikes, raise_failure, unreachable, unreadable
from memory.ports.llm import ModelAnswer, ModelRefused, ModelRequest, ModelUnavailable, ModelUsage

BASE_URL = "https://api.anthropic.com"

SIGNS = {
    "output_config": r"output_config(?!\.effort)|output_format|schema",
    "effort": "effort|output_config",
    "tool_choice": "tool_choice|tools|input_schema",
    "thinking": "thinking|budget_tokens",
}
"""Older models know no structured output, and no effort; some that think may not be forced to call a tool; some cannot
think, or not within a budget, or do so always."""

FEWEST_THOUGHTS = 1_024
"""The smallest budget that the API takes."""

_CUT = {"max_tokens", "model_context_window_exceeded"}


class _Block(msgspec.Struct):
    type: str
    text: str = ""
    input: msgspec.Raw = msgspec.Raw(b"")


class _AnthropicUsage(msgspec.Struct):
    input_tokens: int = 0
    output_tokens: int = 0
    cache_creation_input_tokens: int | None = None
    cache_read_input_tokens: int | None = None


class _AnthropicAnswer(msgspec.Struct):
    content: list[_Block]
    stop_reason: str | None = None
    usage: _AnthropicUsage = msgspec.field(default_factory=_AnthropicUsage)


class AnthropicModel:
    """Asks `{base_url}/v1/messages`. Whoever opened `http_client` closes it."""

    def __init__(self, *, model: str, http_client: httpx2.AsyncClient, base_url: str = "", api_key: str = "") -> None:
        self.name = f"anthropic/{model}"
        self._model = model
        self._dislikes = Dislikes(SIGNS)
        # Given a key the SDK looks for none in the environment, nor for profiles on the disk.
        self._client = AsyncAnthropic(
            api_key=api_key or "none",
            base_url=base_url or BASE_URL,
            timeout=TIMEOUT,
            max_retries=0,
            http_client=http_client,
        )

    async def answer(self, request: ModelRequest) -> ModelAnswer:
        """Raises `ModelUnavailable` and `ModelRefused`, without a word of the request or of the answer."""
        while True:
            sent = {name: value for name, value in _wanted(request, self._dislikes).items() if value}
            try:
                body = await self._ask(request, sent)
            except BadRequest as refusal:
                self._dislikes.learn(refusal, sent=[name for name in SIGNS if name in sent])
            else:
                break
        try:
            answer = msgspec.json.decode(body, type=_AnthropicAnswer)
        except (msgspec.DecodeError, RecursionError) as error:
            raise unreadable(self.name) from error
        cached = answer.usage.cache_read_input_tokens or 0
        usage = ModelUsage(
            input_tokens=answer.usage.input_tokens + cached + (answer.usage.cache_creation_input_tokens or 0),
            output_tokens=answer.usage.output_tokens,
            cached_tokens=cached,
        )
        if answer.stop_reason == "refusal":
            raise ModelRefused(f"{self.name}: refusal", usage=usage)
        pieces = (bytes(block.input).decode() if block.type == "tool_use" else block.text for block in answer.content)
        return ModelAnswer(text="".join(pieces), usage=usage, cut=answer.stop_reason in _CUT)

    async def _ask(self, request: ModelRequest, sent: dict[str, Any]) -> bytes:
        written = {name: value for name, value in sent.items() if name != "effort"}
        if effort := sent.get("effort"):
            written["output_config"] = {"effort": effort, **written.get("output_config", {})}
        thoughts = _thoughts(request)
        more = max(thoughts - (request.generation.thinking_tokens or 0), 0) if "thinking" in sent else 0
        try:
            answer = await self._client.messages.with_raw_response.create(
                model=self._model,
                max_tokens=request.most_tokens + more,
                system=request.system,
                messages=[{"role": "user", "content": request.user}],
                extra_body=written,
            )
            return await answer.read()
        except APIStatusError as error:
            raise_failure(self.name, error.response, error)
        except APIConnectionError as error:
            raise unreachable(self.name, error.__cause__) from error
        except AnthropicError as error:
            raise ModelUnavailable(f"{self.name}: {type(error).__name__}", transient=False) from error


def _thoughts(request: ModelRequest) -> int:
    """The budget for thinking, as the API takes it; 0: none."""
    wanted = request.generation.thinking_tokens
    return max(wanted, FEWEST_THOUGHTS) if wanted else 0


def _wanted(request: ModelRequest, dislikes: Dislikes) -> dict[str, Any]:
    """What is sent beside the messages, under the names of `SIGNS`, where the model does not dislike it."""
    generation = request.generation
    wanted = _form(request, dislikes)
    if "effort" not in dislikes:
        wanted["effort"] = _EFFORTS.get(generation.reasoning_effort)
    if "thinking" not in dislikes:
        if generation.thinking_tokens == 0 or generation.reasoning_effort == "none":
            wanted["thinking"] = {"type": "disabled"}
        elif thoughts := _thoughts(request):
            wanted["thinking"] = {"type": "enabled", "budget_tokens": thoughts}
    return wanted


_EFFORTS = {"minimal": "low", "low": "low", "medium": "medium", "high": "high", "xhigh": "xhigh", "max": "max"}


def _form(request: ModelRequest, dislikes: Dislikes) -> dict[str, Any]:
    """How the answer's form is asked for, in the best way that the model does not dislike."""
    if not request.schema:
        return {}
    if "output_config" not in dislikes:
        return {"output_config": {"format": {"type": "json_schema", "schema": request.schema}}}
    if "tool_choice" in dislikes:
        return {}
    tool = {"name": request.schema_name, "description": "Takes the answer.", "input_schema": request.schema}
    choice = {"type": "tool", "name": request.schema_name, "disable_parallel_tool_use": True}
    return {"tools": [tool], "tool_choice": choice}
