r"""The scripted models: one real HTTP server that speaks the protocols of OpenAI, Azure, Anthropic, Gemini and Ollama.

    async with ScriptedModels() as models:
        model = build_model("anthropic", base_url=models.url("anthropic"), api_key="sk-test", http_client=…)
        models.says('{"facts": []}')                                  # the same to every question
        models.says(lambda question: question.user.upper())           # or as the question asks
        models.says(Said("…", cut=True), Said(refused=True))          # one after the other; the last one stays
        models.dislikes("temperature", "json_schema")                 # 400 in the provider's words, from now on
        assert models.questions[0].system == "…"                      # whichever protocol it came in

It is a `ScriptedUpstream`: all its faults can be had too, `models.once(busy("google", seconds=90))`,
`models.once(error(500, "…"))`, `models.script(silence())`, `await models.refuse()`. What it is asked is checked as the
providers check it, and refused in their words: method, path, key, version, and the body by what they publish
(`provider_schemas.py`): a field that a protocol does not have (Anthropic's `temperature`), one that is missing or of
another type, a schema that the provider's structured output does not take.
"""

import re
import ssl
from collections.abc import Callable
from typing import Any

import msgspec

from tests.provider_schemas import complaint
from tests.scripted_upstream import Answer, Received, ScriptedUpstream, reply

KEY = "sk-test"


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a model is asked, in one form for all protocols."""

    kind: str
    model: str
    system: str
    user: str
    json: bool
    """Asked for by the protocol's own means, not by words."""
    schema: dict[str, Any] | None
    temperature: float | None
    max_tokens: int | None
    body: dict[str, Any]
    """As it came."""


class Said(msgspec.Struct, frozen=True):
    """What the model answers."""

    text: str = ""
    cut: bool = False
    """It ran into its limit of tokens."""
    refused: bool = False
    filtered: bool = False
    input_tokens: int = 100
    output_tokens: int = 10
    cached_tokens: int = 0


Script = str | Said | Answer | Callable[[Question], "str | Said | Answer"]

ORIGINS = {"openai": "/v1", "azure_openai": "", "anthropic": "", "google": "", "ollama": ""}
"""What follows the server's address in the base URL of each kind."""

KINDS = tuple(ORIGINS)


# ── What each protocol looks like ─────────────────────────────────────────────────────────────────────────────


def _openai_question(kind: str, request: Received) -> Question:
    body = request.json()
    form: dict[str, Any] = body.get("response_format") or {"type": "text"}
    by_role = {message["role"]: message["content"] for message in body["messages"]}
    return Question(
        kind=kind,
        model=body["model"],
        system=by_role["system"],
        user=by_role["user"],
        json=form["type"] != "text",
        schema=form["json_schema"]["schema"] if form["type"] == "json_schema" else None,
        temperature=body.get("temperature"),
        max_tokens=body.get("max_tokens") or body.get("max_completion_tokens"),
        body=body,
    )


def _anthropic_question(kind: str, request: Received) -> Question:
    body = request.json()
    tools: list[dict[str, Any]] = body.get("tools") or []
    structured = body.get("output_config", {}).get("format", {}).get("schema")
    schema: dict[str, Any] | None = tools[0]["input_schema"] if tools else structured
    return Question(
        kind=kind,
        model=body["model"],
        system=body["system"],
        user=body["messages"][0]["content"],
        json=schema is not None,
        schema=schema,
        temperature=body.get("temperature"),
        max_tokens=body["max_tokens"],
        body=body,
    )


def _google_question(kind: str, request: Received) -> Question:
    body = request.json()
    config = body["generationConfig"]
    return Question(
        kind=kind,
        model=request.path.rpartition("/")[2].partition(":")[0],
        system=body["systemInstruction"]["parts"][0]["text"],
        user=body["contents"][0]["parts"][0]["text"],
        json=config.get("responseMimeType") == "application/json",
        schema=config.get("responseJsonSchema"),
        temperature=config.get("temperature"),
        max_tokens=config.get("maxOutputTokens"),
        body=body,
    )


def _ollama_question(kind: str, request: Received) -> Question:
    body = request.json()
    assert body["stream"] is False, "Ollama streams unless it is told not to"
    form = body.get("format")
    return Question(
        kind=kind,
        model=body["model"],
        system=body["messages"][0]["content"],
        user=body["messages"][1]["content"],
        json=form is not None,
        schema=None if form == "json" else form,
        temperature=body["options"].get("temperature"),
        max_tokens=body["options"].get("num_predict"),
        body=body,
    )


def _openai_answer(said: Said, question: Question) -> dict[str, Any]:
    reason = "content_filter" if said.filtered else "length" if said.cut else "stop"
    message = {
        "role": "assistant",
        "content": None if said.refused else said.text,
        "refusal": "I'm sorry, I can't help with that." if said.refused else None,
    }
    return {
        "id": "chatcmpl-script",
        "object": "chat.completion",
        "created": 1_700_000_000,
        "model": question.model,
        "choices": [{"index": 0, "message": message, "logprobs": None, "finish_reason": reason}],
        "usage": {
            "prompt_tokens": said.input_tokens,
            "completion_tokens": said.output_tokens,
            "total_tokens": said.input_tokens + said.output_tokens,
            "prompt_tokens_details": {"cached_tokens": said.cached_tokens},
        },
    }


def _anthropic_answer(said: Said, question: Question) -> dict[str, Any]:
    tools: list[dict[str, Any]] = question.body.get("tools") or []
    text: dict[str, Any] = {"type": "text", "text": said.text}
    if tools and not said.refused:
        text = {"type": "tool_use", "id": "toolu_1", "name": tools[0]["name"], "input": msgspec.Raw(said.text.encode())}
    ended = "tool_use" if tools else "end_turn"
    return {
        "id": "msg_script",
        "type": "message",
        "role": "assistant",
        "model": question.model,
        "content": [] if said.refused else [text],
        "stop_reason": "refusal" if said.refused or said.filtered else "max_tokens" if said.cut else ended,
        "stop_sequence": None,
        "usage": {
            "input_tokens": said.input_tokens - said.cached_tokens,
            "cache_creation_input_tokens": 0,
            "cache_read_input_tokens": said.cached_tokens,
            "output_tokens": said.output_tokens,
        },
    }


def _google_answer(said: Said, question: Question) -> dict[str, Any]:
    usage = {
        "promptTokenCount": said.input_tokens,
        "candidatesTokenCount": said.output_tokens,
        "totalTokenCount": said.input_tokens + said.output_tokens,
    } | ({"cachedContentTokenCount": said.cached_tokens} if said.cached_tokens else {})
    if said.refused:
        return {"promptFeedback": {"blockReason": "PROHIBITED_CONTENT"}, "usageMetadata": usage}
    candidate: dict[str, Any] = {"finishReason": "SAFETY" if said.filtered else "MAX_TOKENS" if said.cut else "STOP"}
    if not said.filtered:
        candidate["content"] = {"role": "model", "parts": [{"text": said.text}]}
    return {"candidates": [candidate], "usageMetadata": usage, "modelVersion": question.model}


def _ollama_answer(said: Said, question: Question) -> dict[str, Any]:
    return {
        "model": question.model,
        "created_at": "2026-11-21T00:00:00Z",
        "message": {"role": "assistant", "content": said.text},
        "done": True,
        "done_reason": "length" if said.cut else "stop",
        "prompt_eval_count": said.input_tokens,
        "eval_count": said.output_tokens,
    }


def _openai_error(status: int, message: str, code: str) -> dict[str, Any]:
    param = re.search(r"'(\w+)'", message)
    kind = "invalid_request_error" if status < 500 else "server_error"
    return {"error": {"message": message, "type": kind, "param": param[1] if param else None, "code": code}}


def _anthropic_error(_status: int, message: str, code: str) -> dict[str, Any]:
    return {"type": "error", "error": {"type": code, "message": message}, "request_id": "req_script"}


def _google_error(status: int, message: str, code: str) -> dict[str, Any]:
    return {"error": {"code": status, "message": message, "status": code.upper()}}


def _ollama_error(_status: int, message: str, _code: str) -> dict[str, Any]:
    return {"error": message}


class _Protocol(msgspec.Struct, frozen=True):
    path: str
    key: tuple[str, str]
    """The header with the key, and its value."""
    question: Callable[[str, Received], Question]
    answer: Callable[[Said, Question], dict[str, Any]]
    error: Callable[[int, str, str], dict[str, Any]]


_BEARER = ("authorization", f"Bearer {KEY}")

PROTOCOLS = {
    "openai": _Protocol(r"/v1/chat/completions", _BEARER, _openai_question, _openai_answer, _openai_error),
    "azure_openai": _Protocol(
        r"/openai/deployments/[^/]+/chat/completions",
        ("api-key", KEY),
        _openai_question,
        _openai_answer,
        _openai_error,
    ),
    "anthropic": _Protocol(r"/v1/messages", _BEARER, _anthropic_question, _anthropic_answer, _anthropic_error),
    "google": _Protocol(
        r"/v1beta/models/[^/:]+:generateContent",
        ("x-goog-api-key", KEY),
        _google_question,
        _google_answer,
        _google_error,
    ),
    "ollama": _Protocol(r"/api/chat", _BEARER, _ollama_question, _ollama_answer, _ollama_error),
}

DISLIKES: dict[str, dict[str, tuple[str, str]]] = {
    "openai": {
        "temperature": (
            r"temperature",
            "Unsupported value: 'temperature' does not support 0.0 with this model. Only the default (1) is supported.",
        ),
        "max_tokens": (
            r'"max_tokens"',
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens'.",
        ),
        "max_completion_tokens": (
            r'"max_completion_tokens"',
            "Unrecognized request argument supplied: max_completion_tokens",
        ),
        "thinking": (r'"reasoning_effort"', "Unrecognized request argument supplied: reasoning_effort"),
        "schema": (
            r"json_schema",
            "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
        ),
        "json": (r"json_object", "'response_format' of this type is not supported with this model."),
    },
    "anthropic": {
        "effort": (r'"effort"', "output_config.effort: this model does not support the effort parameter."),
        "thinking": (r'"thinking"', "thinking: adaptive thinking is not supported on this model"),
        "schema": (r"output_config", "output_config.format: Extra inputs are not permitted"),
        "json": (r"tool_choice", "Thinking may not be enabled when tool_choice forces tool use."),
    },
    "google": {
        "thinking": (r"thinkingConfig", "Thinking is not supported by this model."),
        "temperature": (r"temperature", "Invalid value at 'generation_config.temperature': only 1.0 is supported"),
        "schema": (
            r"responseJsonSchema",
            "Invalid JSON payload received. Unknown name \"responseJsonSchema\" at 'generation_config'.",
        ),
        "json": (r"responseMimeType", "JSON mode is not enabled for models/this-model"),
    },
    "ollama": {
        "thinking": (r'"think"', '"llama3.1" does not support thinking'),
        "schema": (r'"format":\{', 'invalid format: expected "json"'),
        "json": (r'"format":"json"', "format is not supported by this runner"),
    },
}
"""What a model of each kind may dislike: what shows that it was sent, and how that is refused."""
DISLIKES["azure_openai"] = DISLIKES["openai"]


# ── The server ────────────────────────────────────────────────────────────────────────────────────────────────


def refusal(kind: str, status: int, message: str, code: str, *headers: tuple[bytes, bytes]) -> Answer:
    """An error in a provider's form."""
    body = msgspec.json.encode(PROTOCOLS[kind].error(status, message, code))
    return reply(body, status=status, headers=headers)


def busy(kind: str, *, seconds: int) -> Answer:
    """Come again in so many seconds, in the provider's words."""
    code = {"anthropic": "rate_limit_error", "google": "RESOURCE_EXHAUSTED"}.get(kind, "rate_limit_exceeded")
    if kind != "google":
        return refusal(kind, 429, "Rate limit reached", code, (b"Retry-After", str(seconds).encode()))
    detail = {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": f"{seconds}s"}
    error = {"code": 429, "message": "Resource has been exhausted", "status": code, "details": [detail]}
    return reply(msgspec.json.encode({"error": error}), status=429)


class ScriptedModels(ScriptedUpstream):
    """The server; see the module's docstring."""

    def __init__(self, *, ssl_context: ssl.SSLContext | None = None, reads_bodies: bool = True) -> None:
        super().__init__(ssl_context=ssl_context, reads_bodies=reads_bodies)
        self.questions: list[Question] = []
        """Those that were answered, or would have been."""
        self._scripts: list[Script] = [Said("Noted.")]
        self._disliked: set[str] = set()
        self.script(self._serve)

    def url(self, kind: str) -> str:
        """The base URL for a model of this kind."""
        return self.origin + ORIGINS[kind]

    def says(self, *scripts: Script) -> None:
        """From now on answer so, one after the other; the last one stays."""
        self._scripts = list(scripts)

    def dislikes(self, *names: str) -> None:
        """From now on the model refuses these: the names of `DISLIKES`, `json` being its next best form."""
        self._disliked.update(names)

    def _serve(self, request: Received) -> Answer:
        kind = next(kind for kind, protocol in PROTOCOLS.items() if re.fullmatch(protocol.path, request.path))
        if complaint := self._complaint(kind, request):
            return complaint
        question = PROTOCOLS[kind].question(kind, request)
        self.questions.append(question)
        script = self._scripts.pop(0) if len(self._scripts) > 1 else self._scripts[0]
        answer = script if isinstance(script, (str, Said, Answer)) else script(question)
        said = Said(answer) if isinstance(answer, str) else answer
        return said if isinstance(said, Answer) else reply(msgspec.json.encode(PROTOCOLS[kind].answer(said, question)))

    def _complaint(self, kind: str, request: Received) -> Answer | None:
        protocol = PROTOCOLS[kind]
        header, value = protocol.key
        if request.header(header) != value:
            return refusal(kind, 401, "Incorrect API key provided", "authentication_error")
        if request.method != "POST" or not (request.header("content-type") or "").startswith("application/json"):
            return refusal(kind, 415, "POST of application/json is wanted", "invalid_request_error")
        version = request.target.partition("api-version=")[2].partition("&")[0]
        if kind == "azure_openai" and not version:
            return refusal(kind, 404, "Resource not found", "404")
        objection = _objection(kind, request, version) or self._dislike(kind, request.body.decode())
        return refusal(kind, 400, objection, "invalid_request_error") if objection else None

    def _dislike(self, kind: str, body: str) -> str:
        disliked = {name: told for name, told in DISLIKES[kind].items() if name in self._disliked}
        return next((message for sign, message in disliked.values() if re.search(sign, body)), "")


def _objection(kind: str, request: Received, version: str) -> str:
    if kind == "anthropic" and request.header("anthropic-version") != "2026-10-21":
        return "anthropic-version: 2026-10-21 is wanted"
    return complaint(kind, request.json(), version=version)
