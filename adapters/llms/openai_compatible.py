"""Chat completions of OpenAI, of Azure, and of any server that speaks OpenAI's protocol, through the openai SDK."""

from typing import Any

import httpx2
import msgspec
from openai import APIConnectionError, APIStatusError, AsyncAzureOpenAI, AsyncOpenAI, OpenAIError

from adapters.llms.exchange import TIMEOUT, BadRequest, Dislikes, raise_failure, unreachable, unreadable
from memory.model.errors import InvalidInput
from memory.ports.llm import ModelAnswer, ModelRefused, ModelRequest, ModelUnavailable, ModelUsage

BASE_URL = "https://api.openai.com/v1"
API_VERSION = "2024-10-21"
"""Azure's latest version that is no preview and has a date."""

SIGNS = {
    "temperature": "temperature",
    "reasoning_effort": "reasoning_effort",
    "max_completion_tokens": "max_completion_tokens",
    "max_tokens": "max_tokens",
    "json_schema": "response_format|json_schema|schema",
    "json_object": "response_format|json_object",
}
"""Models that reason take no temperature, others no effort; some servers know no schema, or no JSON."""

ROOM = ("max_completion_tokens", "max_tokens")
"""What OpenAI calls the limit of an answer now, and what it was called before: many a server knows but one of them."""

AZURE_ROOM = ("max_tokens", "max_completion_tokens")
"""Azure's API knows the newer name in its newer versions alone, where only models that reason insist on it."""


class _OpenAIMessage(msgspec.Struct):
    content: str | None = None
    refusal: str | None = None


class _OpenAIChoice(msgspec.Struct):
    message: _OpenAIMessage
    finish_reason: str | None = None


class _Details(msgspec.Struct):
    cached_tokens: int | None = None


class _OpenAIUsage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0
    prompt_tokens_details: _Details | None = None


class _OpenAIAnswer(msgspec.Struct):
    choices: list[_OpenAIChoice]
    usage: _OpenAIUsage | None = None


class OpenAICompatibleModel:
    """Asks `{base_url}/chat/completions`. Whoever opened the client's HTTP client closes it."""

    def __init__(
        self, client: AsyncOpenAI, *, model: str, provider: str = "openai", room: tuple[str, ...] = ROOM
    ) -> None:
        """`room`: the names of the limit of an answer, the first that is not refused being sent."""
        self.name = f"{provider}/{model}"
        self._room = room
        self._client = client
        self._model = model
        self._dislikes = Dislikes(SIGNS)

    async def answer(self, request: ModelRequest) -> ModelAnswer:
        """Raises `ModelUnavailable` and `ModelRefused`, without a word of the request or of the answer."""
        while True:
            sent = _parameters(request, self._dislikes, room=self._room)
            try:
                body = await self._ask(request, sent)
            except BadRequest as refusal:
                self._dislikes.learn(refusal, sent=sent)
            else:
                break
        try:
            answer = msgspec.json.decode(body, type=_OpenAIAnswer)
            choice = answer.choices[0]
        except (msgspec.DecodeError, RecursionError, IndexError) as error:
            raise unreadable(self.name) from error
        used = answer.usage or _OpenAIUsage()
        usage = ModelUsage(
            input_tokens=used.prompt_tokens,
            output_tokens=used.completion_tokens,
            cached_tokens=(used.prompt_tokens_details or _Details()).cached_tokens or 0,
        )
        if choice.message.refusal or choice.finish_reason == "content_filter":
            reason = "refusal" if choice.message.refusal else choice.finish_reason
            raise ModelRefused(f"{self.name}: {reason}", usage=usage)
        return ModelAnswer(text=choice.message.content or "", usage=usage, cut=choice.finish_reason == "length")

    async def _ask(self, request: ModelRequest, parameters: dict[str, Any]) -> bytes:
        written = {"response_format" if name.startswith("json_") else name: value for name, value in parameters.items()}
        try:
            answer = await self._client.chat.completions.with_raw_response.create(
                model=self._model,
                messages=[{"role": "system", "content": request.system}, {"role": "user", "content": request.user}],
                extra_body=written,
            )
        except APIStatusError as error:
            raise_failure(self.name, error.response, error)
        except APIConnectionError as error:
            raise unreachable(self.name, error.__cause__) from error
        except OpenAIError as error:
            raise ModelUnavailable(f"{self.name}: {type(error).__name__}", transient=False) from error
        return answer.content


def openai_model(
    *, model: str, http_client: httpx2.AsyncClient, base_url: str = "", api_key: str = ""
) -> OpenAICompatibleModel:
    """A model of OpenAI's, or of a server like it."""
    client = AsyncOpenAI(
        # The SDK wants a key, and takes one that it is not given from the environment: it may be another server's.
        api_key=api_key or "none",
        base_url=base_url or BASE_URL,
        timeout=TIMEOUT,
        max_retries=0,
        http_client=http_client,
    )
    return OpenAICompatibleModel(client, model=model)


def azure_model(
    *, model: str, http_client: httpx2.AsyncClient, base_url: str = "", api_key: str = "", api_version: str = ""
) -> OpenAICompatibleModel:
    """A deployment (`model`) of the Azure resource at `base_url`. Raises `InvalidInput` without one."""
    if not base_url:
        raise InvalidInput("say where your Azure resource is, https://<resource>.openai.azure.com", field="base_url")
    client = AsyncAzureOpenAI(
        azure_endpoint=base_url.rstrip("/"),
        api_version=api_version or API_VERSION,
        api_key=api_key or "none",
        timeout=TIMEOUT,
        max_retries=0,
        http_client=http_client,
    )
    return OpenAICompatibleModel(client, model=model, provider="azure_openai", room=AZURE_ROOM)


def _parameters(request: ModelRequest, dislikes: Dislikes, *, room: tuple[str, ...]) -> dict[str, Any]:
    """What is sent beside the messages, of what the model does not dislike, under the names of `SIGNS`."""
    generation = request.generation
    wanted: dict[str, Any] = {
        "temperature": generation.temperature,
        "reasoning_effort": generation.reasoning_effort or ("none" if generation.thinking_tokens == 0 else None),
    }
    if limit := next((name for name in room if name not in dislikes), None):
        wanted[limit] = request.most_tokens
    parameters = {name: value for name, value in wanted.items() if value is not None and name not in dislikes}
    if request.schema and "json_schema" not in dislikes:
        described = {"name": request.schema_name, "schema": request.schema, "strict": True}
        parameters["json_schema"] = {"type": "json_schema", "json_schema": described}
    # OpenAI refuses this mode when no message speaks of JSON, which a tenant's own prompt need not do.
    elif request.form == "json" and "json_object" not in dislikes and "json" in (request.system + request.user).lower():
        parameters["json_object"] = {"type": "json_object"}
    return parameters
