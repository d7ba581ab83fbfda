"""smolagents: an agent that calls tools, and its model alone, streamed and not."""

from harness import BASE_URL, HEADERS, KEY, MODEL, SAY, look_up, play, user
from smolagents import OpenAIServerModel, ToolCallingAgent, tool

tools = [tool(look_up)]


def model(**options):
    return OpenAIServerModel(
        MODEL, api_base=BASE_URL, api_key=KEY, client_kwargs={"default_headers": HEADERS}, **options
    )


def tell():
    return model().generate(user(SAY.tell)).content


def ask():
    return model().generate(user(SAY.ask)).content


def stream():
    return [piece.content for piece in model().generate_stream(user(SAY.ask))]


def agent():
    return ToolCallingAgent(tools=tools, model=model(), max_steps=3, verbosity_level=0).run(SAY.weather)


def asking_agent():
    return ToolCallingAgent(tools=[], model=model(), max_steps=3, verbosity_level=0).run(SAY.ask)


def refused():
    return model().generate(user(SAY.refused)).content


play(tell, ask, stream, agent, asking_agent, refused)
