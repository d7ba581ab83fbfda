"""Instructor: objects out of every mode, streamed in parts, and several of them."""

import instructor
import openai
from harness import BASE_URL, HEADERS, KEY, MODEL, SAY, play, seen, user
from pydantic import BaseModel


class Person(BaseModel):
    """Somebody."""

    name: str
    age: int


plain = openai.OpenAI(base_url=BASE_URL, api_key=KEY, default_headers=HEADERS)


def asked(mode, question, **options):
    client = instructor.from_openai(plain, mode=mode)
    return client.chat.completions.create(model=MODEL, messages=user(question), response_model=Person, **options)


def tell():
    return asked(instructor.Mode.TOOLS, SAY.tell).model_dump()


def ask():
    raw = plain.chat.completions.with_raw_response.create(model=MODEL, messages=user(SAY.ask))
    seen(raw.headers)
    return [asked(instructor.Mode.TOOLS, SAY.ask).model_dump(), raw.parse().choices[0].message.content]


def as_json():
    return [asked(mode, SAY.person).model_dump() for mode in (instructor.Mode.JSON, instructor.Mode.JSON_SCHEMA)]


def strict_tools():
    return asked(instructor.Mode.TOOLS_STRICT, SAY.person).model_dump()


def in_parts():
    client = instructor.from_openai(plain)
    parts = client.chat.completions.create_partial(model=MODEL, messages=user(SAY.person), response_model=Person)
    return [part.model_dump() for part in parts]


async def asynchronous():
    async with openai.AsyncOpenAI(base_url=BASE_URL, api_key=KEY, default_headers=HEADERS) as client:
        completions = instructor.from_openai(client).chat.completions
        answer = await completions.create(model=MODEL, messages=user(SAY.person), response_model=Person)
        return answer.model_dump()


def refused():
    return asked(instructor.Mode.TOOLS, SAY.refused, max_retries=0)


play(tell, ask, as_json, strict_tools, in_parts, asynchronous, refused)
