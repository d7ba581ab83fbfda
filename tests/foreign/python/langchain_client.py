"""LangChain: its chat model, bound tools, structured output, an agent, in both of its dialects."""

from harness import BASE_URL, HEADERS, KEY, MODEL, PICTURE, SAY, look_up, play
from langchain.agents import create_agent
from langchain_core.messages import HumanMessage, ToolMessage
from langchain_openai import ChatOpenAI
from pydantic import BaseModel


class Person(BaseModel):
    """Somebody."""

    name: str
    age: int


def model(**options):
    return ChatOpenAI(model=MODEL, base_url=BASE_URL, api_key=KEY, default_headers=HEADERS, **options)


def told(message):
    """What a message says; its run's id differs each time."""
    return {
        "content": message.content,
        "calls": getattr(message, "tool_calls", None),
        "usage": getattr(message, "usage_metadata", None),
        "reason": message.response_metadata.get("finish_reason"),
    }


def tell():
    return told(model().invoke(SAY.tell))


def ask():
    return told(model().invoke(SAY.ask))


def stream():
    return [chunk.content for chunk in model(stream_usage=True).stream(SAY.ask)]


async def asynchronous():
    return [(await model().ainvoke(SAY.ask)).content, [chunk.content async for chunk in model().astream(SAY.ask)]]


def tools():
    messages = [HumanMessage(SAY.both)]
    bound = model().bind_tools([look_up])
    messages.append(bound.invoke(messages))
    messages += [ToolMessage(look_up(**call["args"]), tool_call_id=call["id"]) for call in messages[-1].tool_calls]
    messages.append(bound.invoke(messages))
    return [told(message) for message in messages]


def streamed_tools():
    whole = None
    for chunk in model().bind_tools([look_up]).stream(SAY.both):
        whole = chunk if whole is None else whole + chunk
    return whole.tool_calls


def agent():
    said = create_agent(model(), [look_up]).invoke({"messages": [HumanMessage(SAY.weather)]})
    return [told(message) for message in said["messages"]]


def structured():
    return [
        model().with_structured_output(Person, method=method).invoke(SAY.person).model_dump()
        for method in ("json_schema", "function_calling")
    ]


def picture():
    parts = [{"type": "text", "text": SAY.picture}, {"type": "image_url", "image_url": {"url": PICTURE}}]
    return model().invoke([HumanMessage(parts)]).content


def two_choices():
    return [choice.message.content for choice in model(n=2).generate([[HumanMessage(SAY.two)]]).generations[0]]


def early_break():
    chunks = model().stream(SAY.count)
    return [next(chunks).content for _ in range(5)]


def batch():
    return [message.content for message in model().batch([SAY.ask] * 4)]


def refused():
    return model().invoke(SAY.refused)


def retried():
    return model().invoke(SAY.busy).content


def broken():
    return model(max_retries=1).invoke(SAY.broken)


def responses():
    return model(use_responses_api=True).invoke(SAY.ask).content


play(
    tell,
    ask,
    stream,
    asynchronous,
    tools,
    streamed_tools,
    agent,
    structured,
    picture,
    two_choices,
    early_break,
    batch,
    refused,
    retried,
    broken,
    responses,
)
