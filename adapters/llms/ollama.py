"""Models of an Ollama server, through its own `/api/chat`."""

from typing import Any

import httpx2
import msgspec

from adapters.llms.exchange import BadRequest, Dislikes, post, unreadable
from memory.ports.llm import ModelAnswer, ModelRequest, ModelUsage

BASE_URL = "http://127.0.0.1:11434"

CONTEXT_TOKENS = 16_384
"""Prompt and answer. The server's own default (4,096) cuts longer prompts without a word; a turn of 20,000 characters,
the prompt around it and 2,000 tokens of answer have room in this one."""

SIGNS = {"schema": "format|schema|grammar", "format": "format|grammar"}


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
            body: dict[str, Any] = {
                "model": self._model,
                "messages": [{"role": "system", "content": request.system}, {"role": "user", "content": request.user}],
                "stream": False,
                "options": {
                    "temperature": request.temperature,
                    "num_predict": request.max_tokens,
                    "num_ctx": CONTEXT_TOKENS,
                },
            }
            sent: list[str] = []
            if request.schema and "schema" not in self._dislikes:
                body["format"], sent = request.schema, ["schema"]
            elif request.form == "json" and "format" not in self._dislikes:
                body["format"], sent = "json", ["format"]
            try:
                content = await post(self._http_client, self._url, name=self.name, body=body, headers=self._headers)
            except BadRequest as refusal:
                self._dislikes.learn(refusal, sent=sent)
            else:
                break
        try:
            answer = msgspec.json.decode(content, type=_OllamaAnswer)
        except (msgspec.DecodeError, RecursionError) as error:
            raise unreadable(self.name) from error
        usage = ModelUsage(input_tokens=answer.prompt_eval_count, output_tokens=answer.eval_count)
        return ModelAnswer(text=answer.message.content, usage=usage, cut=answer.done_reason == "length")
