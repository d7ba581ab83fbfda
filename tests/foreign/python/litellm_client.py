"""LiteLLM's SDK: chat completions of an OpenAI-compatible server, and the dialects that it speaks besides."""

import json

import litellm
from harness import BASE_URL, HEADERS, KEY, MODEL, PICTURE, SAY, TOOL, look_up, play, user
from pydantic import BaseModel

litellm.telemetry = False
ASKED = {"model": f"openai/{MODEL}", "api_base": BASE_URL, "api_key": KEY, "extra_headers": HEADERS}


class Person(BaseModel):
    name: str
    age: int


def said(answer):
    """An answer without what LiteLLM adds by the clock."""
    return [choice.model_dump() for choice in answer.choices], answer.usage.model_dump()


def tell():
    return said(litellm.completion(messages=user(SAY.tell), **ASKED))


def ask():
    return said(litellm.completion(messages=user(SAY.ask), **ASKED))


def stream():
    chunks = litellm.completion(messages=user(SAY.ask), stream=True, stream_options={"include_usage": True}, **ASKED)
    return [[choice.model_dump() for choice in chunk.choices] for chunk in chunks]


async def asynchronous():
    plain = await litellm.acompletion(messages=user(SAY.ask), **ASKED)
    chunks = await litellm.acompletion(messages=user(SAY.ask), stream=True, **ASKED)
    return [said(plain), [chunk.choices[0].delta.content async for chunk in chunks]]


def tools():
    messages = user(SAY.both)
    message = litellm.completion(messages=messages, tools=[TOOL], **ASKED).choices[0].message
    messages.append(message)
    for call in message.tool_calls:
        text = look_up(**json.loads(call.function.arguments))
        messages.append({"role": "tool", "tool_call_id": call.id, "content": text})
    return [message.model_dump(), said(litellm.completion(messages=messages, tools=[TOOL], **ASKED))]


def streamed_tools():
    chunks = litellm.completion(messages=user(SAY.both), tools=[TOOL], stream=True, **ASKED)
    return litellm.stream_chunk_builder(list(chunks)).choices[0].message.model_dump()


def structured():
    return said(litellm.completion(messages=user(SAY.person), response_format=Person, **ASKED))


def picture():
    parts = [{"type": "text", "text": SAY.picture}, {"type": "image_url", "image_url": {"url": PICTURE}}]
    return said(litellm.completion(messages=[{"role": "user", "content": parts}], **ASKED))


def two_choices():
    return said(litellm.completion(messages=user(SAY.two), n=2, **ASKED))


def early_break():
    chunks = litellm.completion(messages=user(SAY.count), stream=True, **ASKED)
    return [next(chunks).choices[0].delta.content for _ in range(5)]


def refused():
    return litellm.completion(messages=user(SAY.refused), **ASKED)


def retried():
    return said(litellm.completion(messages=user(SAY.busy), num_retries=2, **ASKED))


def broken():
    return litellm.completion(messages=user(SAY.broken), max_retries=1, **ASKED)


def embeddings():
    asked = ASKED | {"model": "openai/text-embedding-3-small"}
    return litellm.embedding(input=["one", "two"], **asked).data


def hosted_vllm():
    return said(litellm.completion(messages=user(SAY.ask), **ASKED | {"model": "hosted_vllm/llama"}))


def responses():
    return litellm.responses(input=SAY.ask, **ASKED).output_text


play(
    tell,
    ask,
    stream,
    asynchronous,
    tools,
    streamed_tools,
    structured,
    picture,
    two_choices,
    early_break,
    refused,
    retried,
    broken,
    embeddings,
    hosted_vllm,
    responses,
)
