"""The openai SDK, of any version: plain, streamed, asynchronous, with tools, pictures, objects, errors."""

import json

import openai
from harness import BASE_URL, HEADERS, KEY, MODEL, PICTURE, SAY, TOOL, look_up, play, seen, user
from pydantic import BaseModel

client = openai.OpenAI(base_url=BASE_URL, api_key=KEY, default_headers=HEADERS)
completions = client.chat.completions


class Person(BaseModel):
    name: str
    age: int


def tell():
    return completions.create(model=MODEL, messages=user(SAY.tell)).model_dump()


def ask():
    raw = completions.with_raw_response.create(model=MODEL, messages=user(SAY.ask))
    seen(raw.headers)
    return raw.parse().model_dump()


def stream():
    options = {"include_usage": True}
    chunks = completions.create(model=MODEL, messages=user(SAY.ask), stream=True, stream_options=options)
    return [chunk.model_dump() for chunk in chunks]


async def asynchronous():
    async with openai.AsyncOpenAI(base_url=BASE_URL, api_key=KEY, default_headers=HEADERS) as client:
        plain = await client.chat.completions.create(model=MODEL, messages=user(SAY.ask))
        chunks = await client.chat.completions.create(model=MODEL, messages=user(SAY.ask), stream=True)
        return [plain.model_dump(), [chunk.model_dump() async for chunk in chunks]]


def looped(question, **options):
    """A loop of tools until the model has an answer."""
    messages = user(question)
    said = []
    while True:
        message = completions.create(model=MODEL, messages=messages, tools=[TOOL], **options).choices[0].message
        said.append(message.model_dump())
        if not message.tool_calls:
            return said
        messages.append(message)
        for call in message.tool_calls:
            city = json.loads(call.function.arguments)["city"]
            messages.append({"role": "tool", "tool_call_id": call.id, "content": look_up(city)})


def tools():
    return looped(SAY.weather)


def parallel_tools():
    return looped(SAY.both, parallel_tool_calls=True)


def streamed_tools():
    chunks = completions.create(model=MODEL, messages=user(SAY.both), tools=[TOOL], stream=True)
    return [chunk.model_dump() for chunk in chunks]


def picture():
    parts = [{"type": "text", "text": SAY.picture}, {"type": "image_url", "image_url": {"url": PICTURE}}]
    return completions.create(model=MODEL, messages=[{"role": "user", "content": parts}]).choices[0].message.content


def structured():
    answer = completions.parse(model=MODEL, messages=user(SAY.person), response_format=Person)
    return answer.choices[0].message.parsed.model_dump()


def two_choices():
    answer = completions.create(model=MODEL, messages=user(SAY.two), n=2, logprobs=True, top_logprobs=1)
    return [choice.model_dump() for choice in answer.choices]


def early_break():
    with completions.create(model=MODEL, messages=user(SAY.count), stream=True) as chunks:
        return [next(chunks).choices[0].delta.content for _ in range(5)]


def refused():
    return completions.create(model=MODEL, messages=user(SAY.refused))


def retried():
    return completions.create(model=MODEL, messages=user(SAY.busy)).choices[0].message.content


def broken():
    return client.with_options(max_retries=1).chat.completions.create(model=MODEL, messages=user(SAY.broken))


def models():
    return [model.id for model in client.models.list()]


def embeddings():
    return client.embeddings.create(model="text-embedding-3-small", input=["one", "two"]).model_dump()


def responses():
    raw = client.responses.with_raw_response.create(model=MODEL, input=SAY.ask)
    seen(raw.headers)
    events = client.responses.create(model=MODEL, input=SAY.ask, stream=True)
    return [raw.parse().model_dump(), [event.model_dump() for event in events]]


play(
    tell,
    ask,
    stream,
    asynchronous,
    tools,
    parallel_tools,
    streamed_tools,
    picture,
    structured,
    two_choices,
    early_break,
    refused,
    retried,
    broken,
    models,
    embeddings,
    responses,
)
