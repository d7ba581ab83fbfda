"""Google's Gemini, through its own `generateContent`, without an SDK."""

from typing import Any

import httpx2
import msgspec

from adapters.llms.exchange import BadRequest, Dislikes, post, unreadable
from memory.ports.llm import Generation, ModelAnswer, ModelRefused, ModelRequest, ModelUsage

BASE_URL = "https://generativelanguage.googleapis.com"

SIGNS = {
    "thinkingConfig": "thinking",
    "temperature": "temperature",
    "responseJsonSchema": "response_?json_?schema|responseJsonSchema|schema",
    "responseMimeType": "response_?mime_?type|responseMimeType|JSON mode",
}

_ENDED = {"STOP", "MAX_TOKENS", None}
"""All other reasons say that an answer was withheld: SAFETY, RECITATION, PROHIBITED_CONTENT, …"""


class _GooglePart(msgspec.Struct):
    text: str = ""
    thought: bool = False


class _Content(msgspec.Struct):
    parts: list[_GooglePart] = []


class _GoogleChoice(msgspec.Struct, rename="camel"):
    content: _Content = msgspec.field(default_factory=_Content)
    finish_reason: str | None = None


class _GoogleUsage(msgspec.Struct, rename="camel"):
    prompt_token_count: int = 0
    candidates_token_count: int = 0
    thoughts_token_count: int = 0
    cached_content_token_count: int = 0


class _GoogleAnswer(msgspec.Struct, rename="camel"):
    candidates: list[_GoogleChoice] = []
    """None when the prompt itself was blocked."""
    usage_metadata: _GoogleUsage = msgspec.field(default_factory=_GoogleUsage)
    prompt_feedback: dict[str, Any] | None = None


class GoogleModel:
    """Asks `{base_url}/v1beta/models/{model}:generateContent`. Whoever opened `http_client` closes it."""

    def __init__(self, *, model: str, http_client: httpx2.AsyncClient, base_url: str = "", api_key: str = "") -> None:
        self.name = f"google/{model}"
        self._url = f"{(base_url or BASE_URL).rstrip('/')}/v1beta/models/{model}:generateContent"
        self._headers = {"x-goog-api-key": api_key} if api_key else {}
        self._http_client = http_client
        self._dislikes = Dislikes(SIGNS)

    async def answer(self, request: ModelRequest) -> ModelAnswer:
        """Raises `ModelUnavailable` and `ModelRefused`, without a word of the request or of the answer."""
        while True:
            generation = request.generation
            wanted: dict[str, Any] = {
                "thinkingConfig": _thinking(generation),
                "temperature": generation.temperature,
                "maxOutputTokens": request.most_tokens,
            }
            if request.form == "json" and "responseMimeType" not in self._dislikes:
                if request.schema:  # is refused without the type
                    wanted["responseJsonSchema"] = request.schema
                wanted["responseMimeType"] = "application/json"
            sent = {name: each for name, each in wanted.items() if each is not None and name not in self._dislikes}
            body = {
                "systemInstruction": {"parts": [{"text": request.system}]},
                "contents": [{"role": "user", "parts": [{"text": request.user}]}],
                "generationConfig": sent,
            }
            try:
                content = await post(self._http_client, self._url, name=self.name, body=body, headers=self._headers)
                return _answered(self.name, content)
            except BadRequest as refusal:
                self._dislikes.learn(refusal, sent=[name for name in SIGNS if name in sent])


_LEVELS = {"minimal": "MINIMAL", "low": "LOW", "medium": "MEDIUM", "high": "HIGH", "xhigh": "HIGH", "max": "HIGH"}


def _thinking(generation: Generation) -> dict[str, Any] | None:
    """How much is thought: a budget (Gemini 2.5) or a level (3), never both; None: as the model does by itself."""
    if generation.thinking_tokens is not None:
        return {"thinkingBudget": generation.thinking_tokens}
    if generation.reasoning_effort == "none":
        return {"thinkingBudget": 0}
    level = _LEVELS.get(generation.reasoning_effort)
    return {"thinkingLevel": level} if level else None


def _answered(name: str, body: bytes) -> ModelAnswer:
    try:
        answer = msgspec.json.decode(body, type=_GoogleAnswer)
    except (msgspec.DecodeError, RecursionError) as error:
        raise unreadable(name) from error
    used = answer.usage_metadata
    usage = ModelUsage(
        input_tokens=used.prompt_token_count,
        output_tokens=used.candidates_token_count + used.thoughts_token_count,
        cached_tokens=used.cached_content_token_count,
    )
    if not answer.candidates:
        if answer.prompt_feedback is None:
            raise unreadable(name)
        raise ModelRefused(f"{name}: the prompt was blocked", usage=usage)
    candidate = answer.candidates[0]
    if candidate.finish_reason not in _ENDED:
        raise ModelRefused(f"{name}: {candidate.finish_reason}", usage=usage)
    text = "".join(part.text for part in candidate.content.parts if not part.thought)
    return ModelAnswer(text=text, usage=usage, cut=candidate.finish_reason == "MAX_TOKENS")
