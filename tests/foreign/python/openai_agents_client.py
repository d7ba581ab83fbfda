"""The OpenAI Agents SDK: runs, streams, tools, objects; sessions, handoffs, and histories that the provider keeps."""

from agents import (
    Agent,
    ModelSettings,
    OpenAIChatCompletionsModel,
    OpenAIResponsesModel,
    Runner,
    SQLiteSession,
    function_tool,
)
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


async def session():
    kept = SQLiteSession("a conversation")
    asker = agent(OpenAIResponsesModel, tools=[tool])
    answers = [(await Runner.run(asker, said, session=kept)).final_output for said in (SAY.two, SAY.both, SAY.ask)]
    return [answers, len(await kept.get_items())]


async def handoff():
    other = agent(OpenAIResponsesModel, tools=[tool])
    other.name = "Meteorologist"
    run = await Runner.run(agent(OpenAIResponsesModel, handoffs=[other]), SAY.weather)
    return [run.final_output, run.last_agent.name, [item.type for item in run.new_items]]


async def held():
    asker, last, answers = agent(OpenAIResponsesModel, tools=[tool]), None, []
    for said in (SAY.two, SAY.both, SAY.ask):
        run = await Runner.run(asker, said, previous_response_id=last, auto_previous_response_id=True)
        last = run.last_response_id
        answers.append(run.final_output)
    return answers


play(tell, ask, stream, tools, streamed_tools, structured, refused, retried, responses, session, handoff, held)
