"""pydantic-ai over Anthropic's messages: agents with tools, objects and streams."""

from anthropic import AsyncAnthropic
from harness import HEADERS, KEY, ORIGIN, SAY, look_up, play
from pydantic_ai import Agent, BinaryContent
from pydantic_ai.models.anthropic import AnthropicModel
from pydantic_ai.providers.anthropic import AnthropicProvider


def agent(**options):
    """An agent with a client of its own: each case has a loop of its own."""
    client = AsyncAnthropic(base_url=ORIGIN, api_key=KEY, default_headers=HEADERS)
    return Agent(AnthropicModel("claude-sonnet-5", provider=AnthropicProvider(anthropic_client=client)), **options)


async def tell():
    return (await agent().run(SAY.tell)).output


async def ask():
    return (await agent(instructions="Be brief.").run(SAY.ask)).output


async def stream():
    async with agent().run_stream(SAY.ask) as answer:
        return [text async for text in answer.stream_text(delta=True, debounce_by=None)]


async def tools():
    answer = await agent(tools=[look_up], instructions="Be brief.").run(SAY.both)
    return [answer.output, [part.part_kind for message in answer.all_messages() for part in message.parts]]


async def conversation():
    first = await agent().run(SAY.picture)
    return (await agent().run(SAY.ask, message_history=first.all_messages())).output


async def picture():
    return (await agent().run([SAY.picture, BinaryContent(b"\x89PNG", media_type="image/png")])).output


async def refused():
    return await agent().run(SAY.refused)


async def retried():
    return (await agent().run(SAY.busy)).output


play(tell, ask, stream, tools, conversation, picture, refused, retried)
