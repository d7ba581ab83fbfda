"""LlamaIndex: its OpenAI model and the one for servers that are like OpenAI's."""

from harness import BASE_URL, HEADERS, KEY, MODEL, SAY, look_up, play
from llama_index.core.agent.workflow import FunctionAgent
from llama_index.core.llms import ChatMessage
from llama_index.core.tools import FunctionTool
from llama_index.llms.openai import OpenAI
from llama_index.llms.openai_like import OpenAILike
from pydantic import BaseModel


class Person(BaseModel):
    """Somebody."""

    name: str
    age: int


like = OpenAILike(model="local", api_base=BASE_URL, api_key=KEY, default_headers=HEADERS, is_chat_model=True)


def model(**options):
    return OpenAI(model=MODEL, api_base=BASE_URL, api_key=KEY, default_headers=HEADERS, **options)


def tell():
    return model().chat([ChatMessage(SAY.tell)]).message.content


def ask():
    return model().chat([ChatMessage(SAY.ask)]).raw.model_dump()


def stream():
    return [piece.delta for piece in model().stream_chat([ChatMessage(SAY.ask)])]


async def asynchronous():
    pieces = await model().astream_chat([ChatMessage(SAY.ask)])
    return [(await model().acomplete(SAY.ask)).text, [piece.delta async for piece in pieces]]


def completes():
    return model().complete(SAY.ask).text


def tools():
    answer = model().chat_with_tools([FunctionTool.from_defaults(look_up)], user_msg=SAY.both)
    calls = model().get_tool_calls_from_response(answer)
    return [call.model_dump() for call in calls]


async def agent():
    return str(await FunctionAgent(tools=[look_up], llm=model(), streaming=True).run(SAY.weather))


def structured():
    return model().as_structured_llm(Person).complete(SAY.person).raw.model_dump()


def openai_like():
    return [like.chat([ChatMessage(SAY.ask)]).message.content, like.complete(SAY.ask).text]


def openai_like_streamed():
    return [piece.delta for piece in like.stream_chat([ChatMessage(SAY.ask)])]


def early_break():
    pieces = model().stream_chat([ChatMessage(SAY.count)])
    return [next(pieces).delta for _ in range(5)]


def refused():
    return model().complete(SAY.refused)


def retried():
    return model().complete(SAY.busy).text


def broken():
    return model(max_retries=1).complete(SAY.broken)


play(
    tell,
    ask,
    stream,
    asynchronous,
    completes,
    tools,
    agent,
    structured,
    openai_like,
    openai_like_streamed,
    early_break,
    refused,
    retried,
    broken,
)
