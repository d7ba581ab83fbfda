"""The OpenAI Agents SDK: a run, a streamed run, tools, an object, over chat completions and over responses."""

from agents import Agent, ModelSettings, OpenAIChatCompletionsModel, OpenAIResponsesModel, Runner, function_tool
from harness import BASE_URL, HEADERS, KEY, MODEL, SAY, look_up, play
from openai import AsyncOpenAI
from pydantic import BaseModel

tool = function_tool(look_up)


class Person(BaseModel):
    """Somebody."""

    name: str
    age: int


def agent(model=OpenAIChatCompletionsModel, **options):
    client = AsyncOpenAI(base_url=BASE_URL, api_key=KEY, default_headers=HEADERS)
    settings = ModelSettings(temperature=0.1)
    return Agent("Helper", instructions="Be brief.", model=model(MODEL, client), model_settings=settings, **options)


async def streamed(agent, question):
    running = Runner.run_streamed(agent, question)
    kinds = [event.data.type async for event in running.stream_events() if event.type == "raw_response_event"]
    return [running.final_output, kinds]


async def tell():
    return (await Runner.run(agent(), SAY.tell)).final_output


async def ask():
    return (await Runner.run(agent(), SAY.ask)).final_output


async def stream():
    return await streamed(agent(), SAY.ask)


async def tools():
    run = await Runner.run(agent(tools=[tool]), SAY.both)
    return [run.final_output, [item.type for item in run.new_items]]


async def streamed_tools():
    return await streamed(agent(tools=[tool]), SAY.weather)


async def structured():
    return (await Runner.run(agent(output_type=Person), SAY.person)).final_output.model_dump()


async def refused():
    return (await Runner.run(agent(), SAY.refused)).final_output


async def retried():
    return (await Runner.run(agent(), SAY.busy)).final_output


async def responses():
    asker = agent(OpenAIResponsesModel, tools=[tool])
    return [(await Runner.run(asker, SAY.both)).final_output, await streamed(asker, SAY.ask)]


play(tell, ask, stream, tools, streamed_tools, structured, refused, retried, responses)
