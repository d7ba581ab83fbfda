"""pydantic-ai: agents with tools, objects and streams, over chat completions and over responses."""

from harness import BASE_URL, HEADERS, KEY, MODEL, SAY, look_up, play
from openai import AsyncOpenAI
from pydantic import BaseModel
from pydantic_ai import Agent, BinaryContent
from pydantic_ai.models.openai import OpenAIChatModel, OpenAIResponsesModel
from pydantic_ai.providers.openai import OpenAIProvider


class Person(BaseModel):
    """Somebody."""

    name: str
    age: int


def agent(model=OpenAIChatModel, **options):
    """An agent with a client of its own: each case has a loop of its own."""
    client = AsyncOpenAI(base_url=BASE_URL, api_key=KEY, default_headers=HEADERS)
    return Agent(model(MODEL, provider=OpenAIProvider(openai_client=client)), **options)


async def tell():
    return (await agent().run(SAY.tell)).output


async def ask():
    answer = await agent().run(SAY.ask)
    return [answer.output, answer.usage.input_tokens if hasattr(answer.usage, "input_tokens") else None]


async def stream():
    async with agent().run_stream(SAY.ask) as answer:
        return [text async for text in answer.stream_text(delta=True, debounce_by=None)]


async def tools():
    answer = await agent(tools=[look_up], instructions="Be brief.").run(SAY.both)
    return [answer.output, [part.part_kind for message in answer.all_messages() for part in message.parts]]


async def structured():
    return (await agent(output_type=Person).run(SAY.person)).output.model_dump()


async def conversation():
    first = await agent().run(SAY.picture)
    return (await agent().run(SAY.ask, message_history=first.all_messages())).output


async def picture():
    return (await agent().run([SAY.picture, BinaryContent(b"\x89PNG", media_type="image/png")])).output


async def early_break():
    pieces = []
    async with agent().run_stream(SAY.count) as answer:
        async for text in answer.stream_text(delta=True, debounce_by=None):
            pieces.append(text)
            if len(pieces) == 5:
                break
    return pieces


async def refused():
    return await agent().run(SAY.refused)


async def retried():
    return (await agent().run(SAY.busy)).output


async def responses():
    return (await agent(OpenAIResponsesModel, tools=[look_up]).run(SAY.both)).output


play(tell, ask, stream, tools, structured, conversation, picture, early_break, refused, retried, responses)
