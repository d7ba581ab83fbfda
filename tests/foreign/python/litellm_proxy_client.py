"""LiteLLM's proxy between an application and Ricordo: the application asks it, and it asks Ricordo."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

import openai
from harness import KEY, MODEL, SAY, TOOL, play, user


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def answers(origin: str) -> bool:
    with suppress(OSError), urllib.request.urlopen(f"{origin}/health/liveliness") as answer:  # noqa: S310 - ours
        return answer.status == 200
    return False


PORT = free_port()
ORIGIN = f"http://127.0.0.1:{PORT}"
client = openai.OpenAI(base_url=f"{ORIGIN}/v1", api_key=KEY, max_retries=0)
completions = client.chat.completions


def tell():
    return completions.create(model=MODEL, messages=user(SAY.tell)).choices[0].message.content


def ask():
    return completions.create(model=MODEL, messages=user(SAY.ask)).choices[0].message.content


def stream():
    chunks = completions.create(model=MODEL, messages=user(SAY.ask), stream=True)
    return [choice.delta.content for chunk in chunks for choice in chunk.choices]


def tools():
    answer = completions.create(model=MODEL, messages=user(SAY.both), tools=[TOOL])
    return [call.model_dump() for call in answer.choices[0].message.tool_calls]


def refused():
    return completions.create(model=MODEL, messages=user(SAY.refused))


def broken():
    return completions.create(model=MODEL, messages=user(SAY.broken))


def embeddings():
    return client.embeddings.create(model="text-embedding-3-small", input=["one", "two"]).model_dump()


gateway = [sys.executable, str(Path(__file__).with_name("gateway.py"))]
process = subprocess.Popen(gateway, env=os.environ | {"FOREIGN_GATEWAY_PORT": str(PORT)}, stdout=sys.stderr)
try:
    while process.poll() is None and not answers(ORIGIN):
        time.sleep(0.1)
    play(tell, ask, stream, tools, refused, broken, embeddings)
finally:
    process.terminate()
    process.wait()
