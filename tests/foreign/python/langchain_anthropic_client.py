"""LangChain's chat model for Anthropic: bound tools, structured output, an agent."""

from harness import CITY, HEADERS, KEY, ORIGIN, SAY, look_up, play
from langchain.agents import create_agent
from langchain_anthropic import ChatAnthropic
from langchain_core.messages import HumanMessage, SystemMessage, ToolMessage

TOOL = {"name": "look_up", "description": "The weather of a city.", "input_schema": CITY}


def model(**options):
    return ChatAnthropic(
        model="claude-sonnet-5", base_url=ORIGIN, api_key=KEY, default_headers=HEADERS, max_tokens=100, **options
    )


def told(message):
    """What a message says; its run's id differs each time."""
    return {
        "content": message.content,
        "calls": getattr(message, "tool_calls", None),
        "usage": getattr(message, "usage_metadata", None),
        "reason": message.response_metadata.get("stop_reason"),
    }


def tell():
    return told(model().invoke(SAY.tell))


def ask():
    return told(model().invoke([SystemMessage("Be brief."), HumanMessage(SAY.ask)]))


def stream():
    return [chunk.content for chunk in model().stream(SAY.ask)]


async def asynchronous():
    return told(await model().ainvoke(SAY.ask))


def tools():
    bound = model().bind_tools([TOOL])
    messages = [HumanMessage(SAY.both)]
    first = bound.invoke(messages)
    messages.append(first)
    messages += [ToolMessage(look_up(**call["args"]), tool_call_id=call["id"]) for call in first.tool_calls]
    return [told(first), told(bound.invoke(messages))]


def agent():
    answer = create_agent(model(), tools=[look_up], system_prompt="Be brief.").invoke(
        {"messages": [HumanMessage(SAY.both)]}
    )
    return [[message.type, message.content] for message in answer["messages"]]


def refused():
    return model().invoke(SAY.refused)


def retried():
    return model().invoke(SAY.busy).content


play(tell, ask, stream, asynchronous, tools, agent, refused, retried)
