"""What the providers publish of their requests, as checks of a request's body: complaints in words, or none.

    complaint("openai", body)                             "messages.1.role: 'developper' is none of 'user'"
    complaint("azure_openai", body, version="2024-10-21")

OpenAI's and Anthropic's are the types of their SDKs, which are generated from what they publish. Azure's is what its
specification has for an API version (Azure/azure-rest-api-specs, AzureOpenAI/inference/stable/2024-10-21), Google's
and Ollama's are after the types of python-genai and ollama-python, in the spelling of the wire. A field that is in none
of them is refused, as is a schema that a provider's structured output does not take.
"""

import re
import types
from collections.abc import Callable, Iterator
from typing import Any, Literal, NotRequired, Required, TypedDict, Union, cast, get_args, get_origin, get_type_hints

from anthropic.types.message_create_params import MessageCreateParamsNonStreaming
from openai.types.chat.completion_create_params import CompletionCreateParamsNonStreaming

Json = dict[str, Any]


# ── A value against a type ────────────────────────────────────────────────────────────────────────────────────


def faults(value: object, kind: Any, at: str = "") -> Iterator[str]:
    """What is wrong with a JSON value of that type, each with its place."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in {Required, NotRequired}:
        return faults(value, inner[0], at)
    if hasattr(kind, "__required_keys__"):
        return _faults_of_fields(value, kind, at)
    if origin in {Union, types.UnionType}:
        # Those against the kind that it comes nearest to; none if it is of any of them.
        return iter(min((list(faults(value, each, at)) for each in inner), key=len))
    if origin not in {None, Literal, dict}:
        return _faults_of_items(value, inner[0], at)
    return iter(() if _is_plain(value, kind) else (f"{at}: {value!r} is not of {kind}",))


def _faults_of_items(value: object, kind: Any, at: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{at}: an array is wanted"
        return
    for index, item in enumerate(cast("list[object]", value)):
        yield from faults(item, kind, f"{at}.{index}")


def _is_plain(value: object, kind: Any) -> bool:
    if kind in {Any, object}:
        return True
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if kind is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    return isinstance(value, get_origin(kind) or kind) and (kind is bool or not isinstance(value, bool))


def _faults_of_fields(value: object, kind: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: an object is wanted"
        return
    fields, known = cast("Json", value), get_type_hints(kind, include_extras=True)
    prefix = f"{at}." if at else ""
    for name in fields.keys() - known.keys():
        yield f"{prefix}{name}: Extra inputs are not permitted"
    for name, field in known.items():
        if name in fields:
            yield from faults(fields[name], field, f"{prefix}{name}")
        elif get_origin(field) is Required:
            yield f"{prefix}{name}: Field required"


# ── Google, Ollama, Azure ─────────────────────────────────────────────────────────────────────────────────────


class GooglePart(TypedDict, total=False):
    text: str
    thought: bool
    inlineData: Json
    fileData: Json
    functionCall: Json
    functionResponse: Json


class GoogleContent(TypedDict, total=False):
    role: Literal["user", "model"]
    parts: Required[list[GooglePart]]


class GoogleThinking(TypedDict, total=False):
    includeThoughts: bool
    thinkingBudget: int
    thinkingLevel: Literal["THINKING_LEVEL_UNSPECIFIED", "MINIMAL", "LOW", "MEDIUM", "HIGH"]


class GoogleGeneration(TypedDict, total=False):
    candidateCount: int
    frequencyPenalty: float
    logprobs: int
    maxOutputTokens: int
    mediaResolution: str
    presencePenalty: float
    responseJsonSchema: Json
    responseLogprobs: bool
    responseMimeType: Literal["text/plain", "application/json", "text/x.enum"]
    responseModalities: list[str]
    responseSchema: Json
    seed: int
    speechConfig: Json
    stopSequences: list[str]
    temperature: float
    thinkingConfig: GoogleThinking
    topK: float
    topP: float


class GoogleRequest(TypedDict, total=False):
    contents: Required[list[GoogleContent]]
    systemInstruction: GoogleContent
    generationConfig: GoogleGeneration
    safetySettings: list[Json]
    tools: list[Json]
    toolConfig: Json
    cachedContent: str
    serviceTier: str


class OllamaMessage(TypedDict, total=False):
    role: Required[Literal["system", "user", "assistant", "tool"]]
    content: str
    thinking: str
    images: list[str]
    tool_name: str
    tool_calls: list[Json]


class OllamaOptions(TypedDict, total=False):
    num_ctx: int
    num_batch: int
    num_gpu: int
    num_keep: int
    num_predict: int
    num_thread: int
    seed: int
    top_k: int
    top_p: float
    min_p: float
    typical_p: float
    repeat_last_n: int
    temperature: float
    repeat_penalty: float
    presence_penalty: float
    frequency_penalty: float
    stop: list[str]


class OllamaRequest(TypedDict, total=False):
    model: Required[str]
    messages: Required[list[OllamaMessage]]
    stream: bool
    format: Literal["", "json"] | Json
    options: OllamaOptions
    keep_alive: float | str
    tools: list[Json]
    think: bool | Literal["low", "medium", "high"]
    logprobs: bool
    top_logprobs: int


_OF_2024_10_21 = frozenset(
    """
    model messages data_sources frequency_penalty logit_bias logprobs top_logprobs max_tokens n parallel_tool_calls
    presence_penalty response_format seed stop stream stream_options temperature top_p tools tool_choice function_call
    functions user
    """.split()  # noqa: SIM905 - reads better
)
AZURE_FIELDS = {"2024-10-21": _OF_2024_10_21}
"""What an API version knows, where it is not all that OpenAI does; `model` is passed over for the deployment's."""

REQUESTS: dict[str, Any] = {
    "openai": CompletionCreateParamsNonStreaming,
    "azure_openai": CompletionCreateParamsNonStreaming,
    "anthropic": MessageCreateParamsNonStreaming,
    "google": GoogleRequest,
    "ollama": OllamaRequest,
}


# ── What types do not say ─────────────────────────────────────────────────────────────────────────────────────

OPENAI_KEYWORDS = frozenset(
    """
    type properties required additionalProperties items enum const anyOf description title $defs $ref pattern format
    minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems
    """.split()  # noqa: SIM905 - reads better
)
ANTHROPIC_KEYWORDS = frozenset(
    """
    type properties required additionalProperties items enum const anyOf allOf description title $defs $ref format
    default minItems
    """.split()  # noqa: SIM905 - reads better
)
GEMINI_KEYWORDS = frozenset(
    """
    $id $defs $ref $anchor type format title description enum items prefixItems minItems maxItems minimum maximum
    anyOf oneOf properties additionalProperties required propertyOrdering
    """.split()  # noqa: SIM905 - reads better
)


def _schema_faults(schema: Json, keywords: frozenset[str], *, closed: bool, whole: bool, at: str) -> Iterator[str]:
    """`closed`: every object says that it has no other properties; `whole`: and requires all that it has."""
    for name in schema.keys() - keywords:
        yield f"{at}: the keyword {name!r} is not supported"
    properties = cast("dict[str, Json]", schema.get("properties", {}))
    if schema.get("type") == "object":
        if closed and schema.get("additionalProperties") is not False:
            yield f"{at}: 'additionalProperties' is required to be supplied and to be false"
        if whole and set(schema.get("required", ())) != set(properties):
            yield f"{at}: 'required' is required to be an array including every key in properties"
    for name, inner in properties.items():
        yield from _schema_faults(inner, keywords, closed=closed, whole=whole, at=f"{at}.{name}")
    if "items" in schema:
        yield from _schema_faults(schema["items"], keywords, closed=closed, whole=whole, at=f"{at}.items")


def _of_openai(body: Json) -> Iterator[str]:
    if not 0 <= (body.get("temperature") or 0) <= 2:
        yield "temperature: between 0 and 2"
    limits = [body[name] for name in ("max_tokens", "max_completion_tokens") if name in body]
    if len(limits) > 1 or any(limit < 1 for limit in limits):
        yield "max_completion_tokens: one limit, of at least 1"
    form: Json = body.get("response_format") or {}
    if form.get("type") == "json_object" and "json" not in str(body["messages"]).lower():
        yield "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'"
    if form.get("type") != "json_schema":
        return
    described: Json = form["json_schema"]
    if not re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", described["name"]):
        yield "response_format.json_schema.name: wrong"
    if described.get("strict"):
        if described["schema"].get("type") != "object":
            yield "Invalid schema for response_format: an object is wanted"
        at = "Invalid schema for response_format"
        yield from _schema_faults(described["schema"], OPENAI_KEYWORDS, closed=True, whole=True, at=at)


def _of_anthropic(body: Json) -> Iterator[str]:
    if body["max_tokens"] < 1:
        yield "max_tokens: at least 1"
    choice: Json = body.get("tool_choice") or {}
    thinking: Json = body.get("thinking") or {}
    if thinking.get("type") == "enabled":
        if not 1_024 <= thinking["budget_tokens"] < body["max_tokens"]:
            yield "thinking.enabled.budget_tokens: at least 1024, and less than max_tokens"
        if choice.get("type") in {"any", "tool"}:
            yield "Thinking may not be enabled when tool_choice forces tool use."
    output: Json = body.get("output_config") or {}
    if form := output.get("format"):
        yield from _schema_faults(
            form["schema"], ANTHROPIC_KEYWORDS, closed=True, whole=False, at="output_config.format"
        )
    names = {tool["name"] for tool in body.get("tools") or ()}
    if choice.get("type") == "tool" and choice["name"] not in names:
        yield "tool_choice: no such tool"


def _of_google(body: Json) -> Iterator[str]:
    config: Json = body.get("generationConfig") or {}
    if not 0 <= config.get("temperature", 0) <= 2:
        yield "generation_config.temperature: between 0 and 2"
    if config.get("maxOutputTokens", 1) < 1:
        yield "generation_config.max_output_tokens: must be positive"
    if {"responseSchema", "responseJsonSchema"} <= config.keys():
        yield "only one of response_schema and response_json_schema may be set"
    if "responseJsonSchema" in config:
        if config.get("responseMimeType") != "application/json":
            yield "response_json_schema: response_mime_type must be application/json"
        at = "generation_config.response_json_schema"
        yield from _schema_faults(config["responseJsonSchema"], GEMINI_KEYWORDS, closed=False, whole=False, at=at)
    if {"thinkingBudget", "thinkingLevel"} <= (config.get("thinkingConfig") or {}).keys():
        yield "thinking_config: You can only set only one of thinking budget and thinking level."


def _of_ollama(body: Json) -> Iterator[str]:
    if body.get("stream") is not False:
        yield "stream: this server streams unless it is told not to"


MORE: dict[str, Callable[[Json], Iterator[str]]] = {
    "openai": _of_openai,
    "azure_openai": _of_openai,
    "anthropic": _of_anthropic,
    "google": _of_google,
    "ollama": _of_ollama,
}


def complaint(kind: str, body: object, *, version: str = "") -> str:
    """The first thing that a provider of this kind would object to; empty: none. `version`: of Azure's API."""
    of_types = next(faults(body, REQUESTS[kind]), "")
    if of_types:
        return of_types
    fields = cast("Json", body)
    if unknown := fields.keys() - AZURE_FIELDS.get(version, fields.keys()):
        return f"Unrecognized request argument supplied: {min(unknown)}"
    return next(MORE[kind](fields), "")
