"""The loads: what is asked, by how many at once, and the requests as bytes."""

import http.client
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.load.peers import Peer

MESSAGE = (
    "You are a helpful assistant. Answer in one sentence, in the language of the question, or say you do not know. "
)
QUESTION = "When should I prune in the garden, and who needs the penicillin? Question @@@@@@@@@@"
SAID = "What did I say about the garden and the penicillin? Question @@@@@@@@@@"
"""This one is searched for in the assistant's answers, too."""
FACT = "I live in Lisbon with my brother Henrik, and I pay 840 euros of rent. Line @@@@@@@@@@"
EARLIER = (
    "Hello, this is conversation ##########. What should I know about pruning apple trees?",
    "And when is it too late in the year for that?",
    "Would you water them in the same week?",
    "Which of these would you do first with only one free afternoon?",
    "How long does that take somebody who never did it?",
    "What do I need to buy before I begin?",
    "And what of that can I borrow?",
)
"""What was said in the turns before; the first words tell the conversations apart."""


class Load(NamedTuple):
    """Closed-loop clients that all ask for the same."""

    name: str
    clients: int
    stream: bool = False
    turn: int = 1
    answer: int = 130
    """Characters of each answer."""
    question: str = QUESTION

    @property
    def model(self) -> str:
        """The model that answers so."""
        return f"mock-{self.answer}"


PLAIN = Load("plain", 64)
LONGER = Load("720 characters", 64, answer=720)
LONG = Load("4,000 characters", 64, answer=4_000)
EIGHTH = Load("eighth turn", 64, answer=720, turn=8)
FACTS = Load("with facts", 64, question=FACT)
ANSWERS = Load("asks what was said", 64, question=SAID)
STREAM = Load("streamed", 256, stream=True, answer=720)
ALONE = Load("one client", 1, stream=True, answer=720)
SOME = Load("16 clients", 16, stream=True, answer=720)
LOADS = (PLAIN, LONGER, LONG, EIGHTH, FACTS, ANSWERS, STREAM, ALONE, SOME)
"""Many clients for CPU and throughput, one for what a lone request is delayed, 16 for the journal."""


def messages(load: Load, *, said: str) -> list[dict[str, str]]:
    """The messages of a request of this load, whose earlier turns were all answered with `said`."""
    told = [{"role": "system", "content": MESSAGE * 16}]
    for words in EARLIER[: load.turn - 1]:
        told += [{"role": "user", "content": words}, {"role": "assistant", "content": said}]
    return [*told, {"role": "user", "content": load.question}]


def request(folder: Path, load: Load, headers: Sequence[str], *, said: str) -> Path:
    """One request of some 2 KB (of a later turn more), as bytes, in a file."""
    body = json.dumps({"model": load.model, "stream": load.stream, "messages": messages(load, said=said)})
    lines = [
        "POST /v1/chat/completions HTTP/1.1",
        "Host: 127.0.0.1",
        "Content-Type: application/json",
        "Accept: application/json",
        "Authorization: Bearer sk-bench-0123456789abcdef0123456789",
        "User-Agent: bench",
        *headers,
        f"Content-Length: {len(body)}",
        "",
        body,
    ]
    path = folder / "request.http"
    path.write_bytes("\r\n".join(lines).encode())
    return path


def converse(peer: Peer, load: Load) -> str:
    """Have all earlier turns of this load's conversations with a peer; what was answered. Each is turn by turn."""
    said = answered(peer, load, [{"role": "user", "content": "?"}])
    if not peer.remembers:
        return said
    for client in range(load.clients):
        for turn in range(1, load.turn):
            told = messages(load._replace(turn=turn, question=EARLIER[turn - 1]), said=said)
            named = json.dumps(told).replace("#" * 10, f"{client:010}")
            answered(peer, load, json.loads(named))
    return said


def answered(peer: Peer, load: Load, told: Sequence[dict[str, str]]) -> str:
    """What a peer's model answers. Raises `RuntimeError` if it does not."""
    connection = http.client.HTTPConnection("127.0.0.1", peer.port, timeout=60)
    fields = (header.split(": ", 1) for header in peer.headers)
    headers = {"Content-Type": "application/json", "Authorization": "Bearer sk-bench-0123456789abcdef0123456789"}
    body = json.dumps({"model": load.model, "messages": list(told)})
    try:
        connection.request("POST", "/v1/chat/completions", body, headers | dict(fields))
        answer = connection.getresponse()
        raw = answer.read()
        if answer.status != http.client.OK:
            raise RuntimeError(f"{peer.name} answers {answer.status}: {raw[:200]!r}")
        found: dict[str, Any] = json.loads(raw)
        return str(found["choices"][0]["message"]["content"])
    finally:
        connection.close()
