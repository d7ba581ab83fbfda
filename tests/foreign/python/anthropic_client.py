"""The Anthropic SDK: plain and streamed messages, tools, errors."""

import anthropic
from harness import CITY, HEADERS, KEY, ORIGIN, SAY, look_up, play, seen, user

client = anthropic.Anthropic(base_url=ORIGIN, api_key=KEY, default_headers=HEADERS)
ASKED = {"model": "claude-sonnet-5", "max_tokens": 100}
TOOL = {"name": "look_up", "description": "The weather of a city.", "input_schema": CITY}


def tell():
    return client.messages.create(messages=user(SAY.tell), **ASKED).model_dump()


def ask():
    raw = client.messages.with_raw_response.create(messages=user(SAY.ask), **ASKED)
    seen(raw.headers)
    return raw.parse().model_dump()


def stream():
    with client.messages.stream(messages=user(SAY.ask), **ASKED) as answer:
        return [event.type for event in answer], answer.get_final_message().model_dump()


async def asynchronous():
    async with anthropic.AsyncAnthropic(base_url=ORIGIN, api_key=KEY, default_headers=HEADERS) as client:
        return (await client.messages.create(messages=user(SAY.ask), **ASKED)).model_dump()


def tools():
    messages = user(SAY.both)
    message = client.messages.create(messages=messages, tools=[TOOL], **ASKED)
    results = [
        {"type": "tool_result", "tool_use_id": block.id, "content": look_up(**block.input)} for block in message.content
    ]
    messages += [{"role": "assistant", "content": message.content}, {"role": "user", "content": results}]
    return [message.model_dump(), client.messages.create(messages=messages, tools=[TOOL], **ASKED).model_dump()]


def refused():
    return client.messages.create(messages=user(SAY.refused), **ASKED)


def retried():
    return client.messages.create(messages=user(SAY.busy), **ASKED).content[0].text


def broken():
    return client.with_options(max_retries=1).messages.create(messages=user(SAY.broken), **ASKED)


play(tell, ask, stream, asynchronous, tools, refused, retried, broken)
