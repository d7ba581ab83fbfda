"""What holds of the models of all kinds: real SDKs, a real port, each provider's protocol."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx2
import msgspec
import pytest

from adapters.llms.registry import build_model
from memory.ports.llm import (
    Generation,
    LanguageModel,
    ModelAnswer,
    ModelRefused,
    ModelRequest,
    ModelUnavailable,
    ModelUsage,
)
from tests.scripted_models import KEY, Said, ScriptedModels, busy, refusal
from tests.scripted_upstream import Answer, cut, gzipped, reply, silence

SECRET_TEXT = "my pin is 4711"
SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {"facts": {"type": "array", "items": {"type": "string"}}},
    "required": ["facts"],
    "additionalProperties": False,
}
TEXT = ModelRequest(system="Be brief.", user=f"Hello, {SECRET_TEXT}.")
JSON = ModelRequest(system="Answer in JSON.", user="Facts?", form="json")
STRUCTURED = ModelRequest(system="Facts.", user="Facts?", form="json", schema=SCHEMA, schema_name="facts")


Make = Callable[[str], LanguageModel]


async def fault(model: LanguageModel, request: ModelRequest = TEXT) -> ModelUnavailable | ModelRefused:
    with pytest.raises((ModelUnavailable, ModelRefused)) as caught:
        await model.answer(request)
    assert SECRET_TEXT not in str(caught.value)
    assert KEY not in str(caught.value)
    return caught.value


# ── Asking ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_question_goes_out_in_the_providers_words_and_its_answer_comes_back(
    kind: str, model: LanguageModel, models: ScriptedModels
):
    models.says(lambda question: f"{question.system} {question.user}")

    answer = await model.answer(TEXT)

    (question,) = models.questions
    assert answer.text == f"{TEXT.system} {TEXT.user}"
    assert not answer.cut
    assert model.name == f"{kind}/{question.model}"
    assert (question.json, question.schema, question.max_tokens) == (False, None, 2_000)


async def test_the_temperature_is_0_where_the_protocol_has_one(kind: str, model: LanguageModel, models: ScriptedModels):
    await model.answer(TEXT)

    assert models.questions[0].temperature == (None if kind == "anthropic" else 0)


async def test_json_is_asked_for_by_the_protocols_own_means(kind: str, model: LanguageModel, models: ScriptedModels):
    models.says('{"facts": []}')

    assert (await model.answer(JSON)).text == '{"facts": []}'
    assert models.questions[0].json == (kind != "anthropic")


async def test_a_schema_goes_with_the_question(model: LanguageModel, models: ScriptedModels):
    models.says('{"facts": ["a"]}')

    assert (await model.answer(STRUCTURED)).text == '{"facts": ["a"]}'
    assert models.questions[0].schema == SCHEMA


async def test_an_answer_tells_what_it_cost_and_whether_it_was_cut(
    kind: str, model: LanguageModel, models: ScriptedModels
):
    models.says(Said("{", cut=True, input_tokens=120, output_tokens=7, cached_tokens=50))

    cached = 0 if kind == "ollama" else 50
    assert await model.answer(TEXT) == ModelAnswer(
        text="{", usage=ModelUsage(input_tokens=120, output_tokens=7, cached_tokens=cached), cut=True
    )


async def test_many_are_answered_at_once(model: LanguageModel, models: ScriptedModels):
    models.says(lambda question: question.user)

    answers = await asyncio.gather(*(model.answer(ModelRequest(system="s", user=str(n))) for n in range(20)))

    assert [answer.text for answer in answers] == [str(n) for n in range(20)]


# ── What a model does not take ────────────────────────────────────────────────────────────────────────────────


async def test_a_dislike_costs_one_refusal_and_is_remembered(kind: str, model: LanguageModel, models: ScriptedModels):
    models.says('{"facts": []}')
    models.dislikes("temperature", "schema", "json", "thinking", "effort")
    request = msgspec.structs.replace(
        STRUCTURED, system="Answer in JSON.", generation=Generation(reasoning_effort="high", thinking_tokens=4_000)
    )

    answers = [await model.answer(request) for _ in range(2)]

    first, second = models.questions
    learned = {"ollama": 3, "anthropic": 4, "google": 4, "openai": 4, "azure_openai": 4}
    assert [answer.text for answer in answers] == ['{"facts": []}'] * 2
    assert len(models.requests) == learned[kind] + 2
    assert first.body == second.body
    assert not first.json
    assert first.max_tokens == 6_000


@pytest.mark.parametrize(
    ("kind", "disliked", "sent"),
    [
        ("openai", (), "max_completion_tokens"),
        ("openai", ("max_completion_tokens",), "max_tokens"),
        ("openai", ("max_completion_tokens", "max_tokens"), None),
        ("azure_openai", (), "max_tokens"),
    ],
)
async def test_the_limit_of_an_answer_has_the_name_that_the_server_knows(
    make: Make, models: ScriptedModels, kind: str, disliked: tuple[str, ...], sent: str | None
):
    models.dislikes(*disliked)

    await make(kind).answer(TEXT)

    names = {"max_tokens", "max_completion_tokens"} & models.questions[0].body.keys()
    assert names == ({sent} if sent else set())


# ── How it is to answer ───────────────────────────────────────────────────────────────────────────────────────


async def asked(model: LanguageModel, models: ScriptedModels, **generation: Any) -> dict[str, Any]:
    """The body that goes out with these settings."""
    await model.answer(msgspec.structs.replace(TEXT, generation=Generation(**generation)))
    return models.questions[-1].body


async def test_a_temperature_that_is_not_set_is_not_sent(model: LanguageModel, models: ScriptedModels):
    await asked(model, models, temperature=None)

    assert models.questions[0].temperature is None


async def test_a_temperature_is_sent_as_it_is_set(kind: str, model: LanguageModel, models: ScriptedModels):
    await asked(model, models, temperature=0.7)

    assert models.questions[0].temperature == (None if kind == "anthropic" else 0.7)


async def test_the_longest_answer_is_as_it_is_set_and_what_is_thought_comes_on_top(
    model: LanguageModel, models: ScriptedModels
):
    await asked(model, models, max_tokens=900)
    await asked(model, models, max_tokens=900, thinking_tokens=3_000)

    assert [question.max_tokens for question in models.questions] == [900, 3_900]


NEWER = "2025-04-01-preview"
"""A version of Azure's API that knows of reasoning."""

SPELLED: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "openai": ({"reasoning_effort": "medium"}, {}, {"reasoning_effort": "none"}, {"reasoning_effort": "xhigh"}),
    "azure_openai": ({"reasoning_effort": "medium"}, {}, {"reasoning_effort": "none"}, {"reasoning_effort": "xhigh"}),
    "anthropic": (
        {"output_config": {"effort": "medium"}},
        {"thinking": {"type": "enabled", "budget_tokens": 3_000}},
        {"thinking": {"type": "disabled"}},
        {"output_config": {"effort": "xhigh"}},
    ),
    "google": (
        {"thinkingConfig": {"thinkingLevel": "MEDIUM"}},
        {"thinkingConfig": {"thinkingBudget": 3_000}},
        {"thinkingConfig": {"thinkingBudget": 0}},
        {"thinkingConfig": {"thinkingLevel": "HIGH"}},
    ),
    "ollama": ({"think": "medium"}, {"think": True}, {"think": False}, {"think": "high"}),
}
"""What each protocol says for an effort, a budget, none at all, and an effort that some do not have."""


async def test_effort_and_thinking_are_sent_in_each_providers_spelling(
    kind: str, models: ScriptedModels, http_client: httpx2.AsyncClient
):
    model = build_model(
        kind, base_url=models.url(kind), api_key=KEY, api_version=NEWER, http_client=lambda: http_client
    )
    plain = await asked(model, models)
    settings: tuple[dict[str, Any], ...] = (
        {"reasoning_effort": "medium"},
        {"thinking_tokens": 3_000},
        {"thinking_tokens": 0},
        {"reasoning_effort": "xhigh"},
    )

    for generation, spelled in zip(settings, SPELLED[kind], strict=True):
        body = await asked(model, models, **generation)
        told = body.get("generationConfig", body)
        added = {name: value for name, value in told.items() if name not in plain.get("generationConfig", plain)}
        assert added == spelled


async def test_a_budget_that_is_too_small_for_anthropic_is_the_smallest_that_it_takes(
    make: Make, models: ScriptedModels
):
    body = await asked(make("anthropic"), models, max_tokens=500, thinking_tokens=100)

    assert body["thinking"] == {"type": "enabled", "budget_tokens": 1_024}
    assert body["max_tokens"] == 1_524


async def test_a_model_that_knows_no_schema_is_asked_in_the_next_best_form(
    model: LanguageModel, models: ScriptedModels
):
    models.says('{"facts": []}')
    models.dislikes("schema")

    await model.answer(msgspec.structs.replace(STRUCTURED, system="Answer in JSON."))

    assert models.questions[0].json


async def test_a_refusal_that_names_no_parameter_is_passed_on_at_once(
    kind: str, model: LanguageModel, models: ScriptedModels
):
    models.script(refusal(kind, 400, f"cannot read {SECRET_TEXT}", "invalid_request_error"))

    assert isinstance(await fault(model, STRUCTURED), ModelRefused)
    assert len(models.requests) == 1


async def test_a_refusal_that_repeats_itself_ends(kind: str, model: LanguageModel, models: ScriptedModels):
    every = (
        "temperature max_tokens max_completion_tokens response_format output_config tool_choice responseJsonSchema"
        " responseMimeType format"
    )
    models.script(refusal(kind, 400, every, "invalid_request_error"))

    assert isinstance(await fault(model, STRUCTURED), ModelRefused)
    assert len(models.requests) <= 6


# ── Failures ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("status", [408, 409, 429, 500, 502, 503, 529])
async def test_I03_what_is_over_in_a_while_says_so(
    kind: str, model: LanguageModel, models: ScriptedModels, status: int
):
    models.script(refusal(kind, status, SECRET_TEXT, "overloaded_error"))

    found = await fault(model)

    assert isinstance(found, ModelUnavailable)
    assert found.transient
    assert len(models.requests) == 1, "no SDK retries: ours is in one place"


@pytest.mark.parametrize("status", [301, 401, 402, 403, 404])
async def test_what_the_operator_must_mend_waits_for_it(
    kind: str, model: LanguageModel, models: ScriptedModels, status: int
):
    models.script(refusal(kind, status, f"{SECRET_TEXT} {KEY}", "some_error"))

    found = await fault(model)

    assert isinstance(found, ModelUnavailable)
    assert not found.transient
    assert str(status) in str(found)


@pytest.mark.parametrize(
    ("status", "message"),
    [(429, "insufficient_quota"), (400, "API_KEY_INVALID"), (400, "Your credit balance is too low")],
)
async def test_an_empty_account_is_the_operators_whatever_its_status(
    kind: str, model: LanguageModel, models: ScriptedModels, status: int, message: str
):
    models.script(refusal(kind, status, message, "some_error"))

    found = await fault(model)

    assert isinstance(found, ModelUnavailable)
    assert not found.transient


async def test_I03_a_provider_that_wants_to_be_left_alone_is_heard(
    kind: str, model: LanguageModel, models: ScriptedModels
):
    models.script(busy(kind, seconds=180))

    found = await fault(model)

    assert isinstance(found, ModelUnavailable)
    assert found.retry_after_seconds == 180


@pytest.mark.parametrize("said", [Said(refused=True), Said("half", filtered=True)], ids=["refused", "filtered"])
async def test_a_model_that_refuses_says_what_that_cost(
    kind: str, model: LanguageModel, models: ScriptedModels, said: Said
):
    if kind == "ollama":
        pytest.skip("its protocol has no word for it")
    models.says(said)

    found = await fault(model)

    assert isinstance(found, ModelRefused)
    assert (found.usage.input_tokens, found.usage.output_tokens) == (100, 10)


@pytest.mark.parametrize(
    "body", [b"", b"<html>", b"[]", b"{}", b"null", b'{"choices": [], "content": 1}', b"[" * 100_000, b"\xff"]
)
async def test_I02_a_body_of_another_form_is_no_answer(model: LanguageModel, models: ScriptedModels, body: bytes):
    models.script(reply(body))

    found = await fault(model)

    assert isinstance(found, ModelUnavailable)
    assert not found.transient


TOO_LONG = reply(b'{"x": "' + b"x" * 10_000_000 + b'"}')


@pytest.mark.parametrize(
    "answer",
    [
        TOO_LONG,
        msgspec.structs.replace(TOO_LONG, framing="chunked"),
        msgspec.structs.replace(TOO_LONG, status=500),
        gzipped()(reply(b'{"x": "' + b"x" * 10_000_000 + b'"}')),
    ],
    ids=["length", "chunked", "an error", "gzip"],
)
async def test_I02_ten_megabytes_are_not_read(model: LanguageModel, models: ScriptedModels, answer: Answer):
    models.script(answer)

    found = await fault(model)

    assert isinstance(found, ModelUnavailable)
    assert "too long" in str(found)
    assert not found.transient


async def test_a_server_that_is_away_is_unavailable(model: LanguageModel, models: ScriptedModels):
    await models.refuse()

    found = await fault(model)

    assert isinstance(found, ModelUnavailable)
    assert found.transient


@pytest.mark.parametrize("by", ["fin", "rst"])
async def test_an_answer_that_breaks_off_is_unavailable(model: LanguageModel, models: ScriptedModels, by: Any):
    models.script(reply(b'{"choices": [{"message": {"content": "half an answer"}}]}'), cut(after=20, by=by))

    found = await fault(model)

    assert isinstance(found, ModelUnavailable)
    assert found.transient


async def test_I04_a_server_that_hangs_is_let_go_when_nobody_waits_any_more(
    model: LanguageModel, models: ScriptedModels
):
    models.script(silence())

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1):
            await model.answer(TEXT)

    await models.until(lambda: models.open_connections == 0)


# ── What only one of them has ─────────────────────────────────────────────────────────────────────────────────


async def test_gemini_thinks_in_parts_of_its_answer_that_are_none(make: Make, models: ScriptedModels):
    parts = [{"text": "Let me see.", "thought": True}, {"text": "[1, "}, {"text": "2]"}]
    answer = {
        "candidates": [{"content": {"role": "model", "parts": parts}, "finishReason": "STOP"}],
        "usageMetadata": {"promptTokenCount": 5, "candidatesTokenCount": 3, "thoughtsTokenCount": 40},
    }
    models.says(reply(msgspec.json.encode(answer)))

    found = await make("google").answer(JSON)

    assert found == ModelAnswer(text="[1, 2]", usage=ModelUsage(input_tokens=5, output_tokens=43))


async def test_ollama_is_given_room_for_the_whole_prompt(make: Make, models: ScriptedModels):
    await make("ollama").answer(TEXT)

    assert models.questions[0].body["options"]["num_ctx"] == 16_384


async def test_openai_is_not_asked_for_json_with_a_prompt_that_does_not_speak_of_it(make: Make, models: ScriptedModels):
    """It would refuse, and the mode would be left out from then on."""
    model = make("openai")

    await model.answer(ModelRequest(system="List the facts.", user="…", form="json"))
    await model.answer(JSON)

    assert [question.json for question in models.questions] == [False, True]


async def test_anthropic_is_made_to_call_a_tool_where_it_has_no_structured_output(make: Make, models: ScriptedModels):
    models.says('{"facts": []}')
    models.dislikes("schema")

    assert (await make("anthropic").answer(STRUCTURED)).text == '{"facts": []}'
    assert models.questions[0].body["tool_choice"] == {
        "type": "tool",
        "name": "facts",
        "disable_parallel_tool_use": True,
    }
