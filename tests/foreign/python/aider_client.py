"""aider: the command, asked and told to edit a file, streamed and not, without git."""

import os
import subprocess
import sys
from pathlib import Path

from harness import BASE_URL, KEY, SAY, play

# What it knows of models it would fetch, unless it has done so today.
KNOWN = Path.home() / ".aider" / "caches" / "model_prices_and_context_window.json"
KNOWN.parent.mkdir(parents=True)
KNOWN.write_text('{"openai/gpt-4o-mini": {"max_input_tokens": 128000, "litellm_provider": "openai", "mode": "chat"}}')

PROGRAM = Path(sys.executable).with_name("aider")
OPTIONS = [
    "--no-git",
    "--yes-always",
    "--analytics-disable",
    "--no-check-update",
    "--no-show-release-notes",
    "--no-show-model-warnings",
    "--no-pretty",
    "--no-fancy-input",
    "--no-detect-urls",
    "--map-tokens=0",
    "--no-gitignore",
    "--no-suggest-shell-commands",
    f"--openai-api-base={BASE_URL}",
    f"--openai-api-key={KEY}",
]


def aider(message, *options, files=()):
    """What it prints but for its banner, in a folder with nothing in it but a greeting."""
    folder = Path.cwd() / "work"
    folder.mkdir(exist_ok=True)
    for left in folder.iterdir():
        left.unlink()
    (folder / "greeting.py").write_text('print("hello")\n')
    command = [PROGRAM, *OPTIONS, "--model", "openai/gpt-4o-mini", "--message", message, *options, *files]
    done = subprocess.run(
        command, cwd=folder, env=os.environ, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    print(done.stdout, done.stderr)
    said = [line for line in done.stdout.splitlines() if line and not line.startswith(("Aider v", "Tokens:"))]
    return [done.returncode, said, (folder / "greeting.py").read_text()]


def tell():
    return aider(SAY.tell, "--chat-mode=ask")


def ask():
    return aider(SAY.ask, "--chat-mode=ask")


def without_a_stream():
    return aider(SAY.ask, "--chat-mode=ask", "--no-stream")


def edit():
    return aider(SAY.person, "--edit-format=whole", files=["greeting.py"])


def refused():
    return aider(SAY.refused, "--chat-mode=ask")


play(tell, ask, without_a_stream, edit, refused)
