"""Models of an Ollama server, through its own `/api/chat`."""

from typing import Any

import httpx2
import msgspec

from adapters.llms.exchange import BadRequest, Dislikes, post, unreadable
from memory.ports.llm import Generation, ModelAnswer, ModelRequest, ModelUsage

BASE_URL = "http://127.0.0.1:11434"

CONTEXT_TOKENS = 16_384
"""Prompt and answer. The server's own default (4,096) cuts longer prompts without a word; a turn of 20,000 characters,
the prompt around it and 2,000 tokens of answer have room in this one."""

SIGNS = {"think": "think", "schema": "format|schema|grammar", "format": "format|grammar"}


class _OllamaMessage(msgspec.Struct):
    content: str = ""


class _OllamaAnswer(msgspec.Struct):
    message: _OllamaMessage
    done_reason: str | None = None
    prompt_eval_count: int = 0
    eval_count: int = 0


class OllamaModel:
    """Asks `{base_url}/api/chat`. Whoever opened `http_client` closes it."""

    def __init__(self, *, model: str, http_client: httpx2.AsyncClient, base_url: str = "", api_key: str = "") -> None:
        self.name = f"ollama/{model}"
        self._model = model
        self._url = f"{(base_url or BASE_URL).rstrip('/')}/api/chat"
        self._headers = {"authorization": f"Bearer {api_key}"} if api_key else {}
        self._http_client = http_client
        self._dislikes = Dislikes(SIGNS)

    async def answer(self, request: ModelRequest) -> ModelAnswer:
        """Raises `ModelUnavailable` and `ModelRefused`, without a word of the request or of the answer."""
        while True:
            sent = {name: value for name, value in _wanted(request).items() if name not in self._dislikes}
            try:
                content = await post(
                    self._http_client, self._url, name=self.name, body=self._body(request, sent), headers=self._headers
                )
            except BadRequest as refusal:
                self._dislikes.learn(refusal, sent=[name for name in SIGNS if name in sent])
            else:
                break
        try:
            answer = msgspec.json.decode(content, type=_OllamaAnswer)
        except (msgspec.DecodeError, RecursionError) as error:
            raise unreadable(self.name) from error
        usage = ModelUsage(input_tokens=answer.prompt_eval_count, output_tokens=answer.eval_count)
        return ModelAnswer(text=answer.message.content, usage=usage, cut=answer.done_reason == "length")

    def _body(self, request: ModelRequest, sent: dict[str, Any]) -> dict[str, Any]:
        options: dict[str, Any] = {"num_predict": request.most_tokens, "num_ctx": CONTEXT_TOKENS}
        if request.generation.temperature is not None:
            options["temperature"] = request.generation.temperature
        body: dict[str, Any] = {
            "model": self._model,
            "messages": [{"role": "system", "content": request.system}, {"role": "user", "content": request.user}],
            "stream": False,
            "options": options,
        }
        if "think" in sent:
            body["think"] = sent["think"]
        if form := sent.get("schema") or sent.get("format"):
            body["format"] = form
        return body


def _wanted(request: ModelRequest) -> dict[str, Any]:
    """What is sent beside the messages, under the names of `SIGNS`, if the model does not dislike it."""
    think = _think(request.generation)
    wanted = {"think": think, "schema": request.schema, "format": "json" if request.form == "json" else None}
    return {name: value for name, value in wanted.items() if value is not None}


_LEVELS = {"minimal": "low", "low": "low", "medium": "medium", "high": "high", "xhigh": "high", "max": "high"}


def _think(generation: Generation) -> bool | str | None:
    """Whether and how much is thought: some models know levels, most only yes and no; None: as the model does."""
    if generation.thinking_tokens == 0 or generation.reasoning_effort == "none":
        return False
    return _LEVELS.get(generation.reasoning_effort) or (True if generation.thinking_tokens else None)
