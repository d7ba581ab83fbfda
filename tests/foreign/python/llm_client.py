"""llm: the command with an OpenAI-compatible model of one's own, and its Python API."""

import os
import subprocess
import sys
from pathlib import Path

from harness import BASE_URL, HEADERS, SAY, look_up, play

HOME = Path(os.environ["HOME"]) / "llm"
HOME.mkdir(parents=True)
os.environ["LLM_USER_PATH"] = str(HOME)
(HOME / "extra-openai-models.yaml").write_text(
    f'- model_id: ours\n  model_name: gpt-4o-mini\n  api_base: "{BASE_URL}"\n  headers: {HEADERS}\n'
    "  supports_tools: true\n  supports_schema: true\n  vision: true\n"
)

import llm  # noqa: E402 - it reads its models where the line above says


def command(*words):
    program = Path(sys.executable).with_name("llm")
    done = subprocess.run(
        [program, "-m", "ours", *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    return [done.returncode, done.stdout, done.stderr.strip().splitlines()[-1:]]


def model():
    return llm.get_model("ours")


def tell():
    return command(SAY.tell)


def ask():
    return command(SAY.ask)


def without_a_stream():
    return command("--no-stream", SAY.ask)


def in_python():
    return model().prompt(SAY.ask).text()


def conversation():
    talk = model().conversation()
    return [talk.prompt(SAY.picture).text(), talk.prompt(SAY.ask).text()]


def tools():
    return model().chain(SAY.both, tools=[look_up]).text()


def structured():
    return command("--schema", "name, age int", SAY.person)


def early_break():
    pieces = iter(model().prompt(SAY.count))
    return [next(pieces) for _ in range(5)]


def refused():
    return command(SAY.refused)


def broken():
    return command(SAY.broken)


play(tell, ask, without_a_stream, in_python, conversation, tools, structured, early_break, refused, broken)
