"""Anthropic's messages, through the anthropic SDK: the extra `ricordo[anthropic]`.

The API version of its 2.x, 2026-10-21, refuses `temperature` whatever its value: it is never sent. There is
no JSON mode either: a schema is kept to by structured output, or by a tool that the model must call.
docs/rules.md, The prompt of a model.
"""

from typing import Any

import httpx2
import msgspec
from anthropic import AnthropicError, APIConnectionError, APIStatusError, AsyncAnthropic

from adapters.llms.exchange import TIMEOUT, BadRequest, Dislikes, raise_failure, unreachable, unreadable
from memory.ports.llm import ModelAnswer, ModelRefused, ModelRequest, ModelUnavailable, ModelUsage

BASE_URL = "https://api.anthropic.com"

SIGNS = {"output_config": "output_config|output_format|schema", "tool_choice": "tool_choice|tools|input_schema"}
"""Older models know no structured output; some that think may not be forced to call a tool."""

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
            sent = _form(request, self._dislikes)
            try:
                body = await self._ask(request, sent)
            except BadRequest as refusal:
                self._dislikes.learn(refusal, sent=[name for name in sent if name in SIGNS])
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

    async def _ask(self, request: ModelRequest, form: dict[str, Any]) -> bytes:
        try:
            answer = await self._client.messages.with_raw_response.create(
                model=self._model,
                max_tokens=request.max_tokens,
                system=request.system,
                messages=[{"role": "user", "content": request.user}],
                extra_body=form,
            )
            return await answer.read()
        except APIStatusError as error:
            raise_failure(self.name, error.response, error)
        except APIConnectionError as error:
            raise unreachable(self.name, error.__cause__) from error
        except AnthropicError as error:
            raise ModelUnavailable(f"{self.name}: {type(error).__name__}", transient=False) from error


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
