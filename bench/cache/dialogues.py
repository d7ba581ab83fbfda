"""What is replayed: chats out of LoCoMo's dialogues, and made-up loops of an agent with tools."""

import json
import random
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from bench.quality.data import Conversation, Said, conversations

Message = dict[str, Any]


class Step(NamedTuple):
    """One request: what the client adds to its history, and what is answered."""

    said: tuple[Message, ...]
    answer: Message
    learnt: tuple[str, ...] = ()
    """What was pinned meanwhile, from another conversation."""


class Dialogue(NamedTuple):
    """A conversation of one user, held by a client that sends all of it each time."""

    user: str
    steps: tuple[Step, ...]
    known: tuple[Said, ...]
    """What became memories since the user's last dialogue here."""
    tools: tuple[Message, ...] = ()


# ── LoCoMo ────────────────────────────────────────────────────────────────────────────────────────────────────


def chats(path: Path) -> list[Dialogue]:
    """Each session but a user's first is a chat; the turns of the sessions before it are memories."""
    return [
        Dialogue(found.name, steps_of(sessions[number], user=_speaker(found.turns[0])), tuple(sessions[number - 1]))
        for found, sessions in _by_session(path)
        for number in range(1, len(sessions))
    ]


def long_chats(path: Path) -> list[Dialogue]:
    """The second half of each dialogue is one long chat; the turns of its first half are memories."""
    return [
        Dialogue(
            f"{found.name}-long",
            steps_of(_flat(sessions[len(sessions) // 2 :]), user=_speaker(found.turns[0])),
            tuple(_flat(sessions[: len(sessions) // 2])),
        )
        for found, sessions in _by_session(path)
    ]


def steps_of(turns: Sequence[Said], *, user: str) -> tuple[Step, ...]:
    """The turns of two people as those of a user and an assistant; what one of them says in a row is one message."""
    steps: list[Step] = []
    waiting: list[Message] = []
    for speaker, several in groupby(turns, key=_speaker):
        words = "\n".join(turn.text.partition(": ")[2] for turn in several)
        if speaker == user:
            waiting.append({"role": "user", "content": words})
        elif waiting and waiting[-1]["role"] == "user":
            steps.append(Step(tuple(waiting), {"role": "assistant", "content": words}))
            waiting = []
        else:
            waiting.append({"role": "assistant", "content": words})
    if waiting and waiting[-1]["role"] == "user":
        steps.append(Step(tuple(waiting), {"role": "assistant", "content": "Bye for now!"}))
    return tuple(steps)


def _by_session(path: Path) -> Iterator[tuple[Conversation, list[list[Said]]]]:
    for found in conversations(path, "locomo"):
        yield found, [list(turns) for _, turns in groupby(found.turns, key=lambda said: said.session)]


def _speaker(said: Said) -> str:
    return said.text.partition(": ")[0]


def _flat(sessions: Sequence[Sequence[Said]]) -> list[Said]:
    return [said for session in sessions for said in session]


# ── An agent's loops ──────────────────────────────────────────────────────────────────────────────────────────

PARTS = ("billing", "search", "login", "export", "scheduler", "importer", "mailer", "report", "cache", "gateway")
VERBS = ("retries", "drops", "duplicates", "delays", "rejects", "truncates", "logs", "locks")
OBJECTS = ("invoices", "sessions", "webhooks", "rows", "attachments", "tokens", "queries", "uploads")
CAUSES = ("a timeout of 30 s", "a missing index", "time zones", "a stale lock", "an old client", "a race", "unicode")
TOOLS = ("read_file", "search_code", "run_tests", "edit_file", "query_logs", "list_issues")
TASKS = (
    "Find out why the {part} {verb} {object} and fix it.",
    "Write a test for the {part}: it {verb} {object}.",
    "What did we decide about {object} in the {part}? Then apply it.",
    "The {part} {verb} {object} again, as last month. Have a look.",
)


def agent_loops(*, seed: int, dialogues: int = 6, tasks: int = 4) -> list[Dialogue]:
    """Dialogues of some tasks, each with a loop of two to eight tool calls; what is pinned meanwhile comes between."""
    dice = random.Random(seed)
    return [_agent_dialogue(dice, f"agent-{number}", tasks) for number in range(dialogues)]


def _agent_dialogue(dice: random.Random, user: str, tasks: int) -> Dialogue:
    steps: list[Step] = []
    for number in range(tasks):
        learnt = (f"In the {dice.choice(PARTS)} nothing is merged on Fridays",) if number == tasks // 2 else ()
        steps += _task(dice, f"{user}-{number}", learnt)
    start = datetime(2026, 1, 5, 9, tzinfo=UTC)
    known = tuple(
        Said(f"{user}-{day}", _finding(dice), "user", f"day-{day // 6}", start + timedelta(hours=day))
        for day in range(60)
    )
    return Dialogue(user, tuple(steps), known, tools=tuple(_tool(name) for name in TOOLS))


def _task(dice: random.Random, name: str, learnt: tuple[str, ...]) -> Iterator[Step]:
    words = dice.choice(TASKS).format(part=dice.choice(PARTS), verb=dice.choice(VERBS), object=dice.choice(OBJECTS))
    said: Message = {"role": "user", "content": words}
    for number in range(dice.randint(2, 8)):
        call = {
            "id": f"call_{name}_{number}",
            "type": "function",
            "function": {"name": dice.choice(TOOLS), "arguments": json.dumps({"query": _finding(dice), "limit": 20})},
        }
        yield Step((said,), {"role": "assistant", "content": None, "tool_calls": [call]}, learnt)
        said = {"role": "tool", "tool_call_id": call["id"], "content": _result(dice)}
        learnt = ()
    yield Step((said,), {"role": "assistant", "content": " ".join(_finding(dice) for _ in range(6))})


def _finding(dice: random.Random) -> str:
    return f"The {dice.choice(PARTS)} {dice.choice(VERBS)} {dice.choice(OBJECTS)} because of {dice.choice(CAUSES)}."


def _result(dice: random.Random) -> str:
    """What a tool gives: some ten to sixty lines, 200 to 1,500 tokens."""
    lines = (
        f"{dice.choice(PARTS)}/{dice.choice(OBJECTS)}.py:{dice.randint(1, 900)}: {_finding(dice)}"
        for _ in range(dice.randint(10, 60))
    )
    return "\n".join(lines)


def _tool(name: str) -> Message:
    words = name.replace("_", " ")
    about = f"Use it to {words}. Say what you look for in `query`; at most `limit` results come back, the best first."
    kinds = {"query": "string", "limit": "integer", "path": "string"}
    properties = {key: {"type": kind, "description": f"The {key} to {words} with."} for key, kind in kinds.items()}
    schema = {"type": "object", "properties": properties, "required": ["query"], "additionalProperties": False}
    return {"type": "function", "function": {"name": name, "description": about, "parameters": schema}}
