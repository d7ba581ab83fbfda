"""A conversation of 400 turns and 250,000 tokens stays within a window of 32,000 (docs/rules.md, Windows)."""

import re
from collections.abc import Sequence
from datetime import timedelta

import msgspec

from config.instructions import packaged
from memory.model.chat_request import Conversation, Message
from memory.model.ids import uuid7
from memory.model.turn import Answer, TurnKey, TurnRecord
from memory.ports.llm import ModelRequest
from memory.ports.search import RecallQuery
from memory.prompt.shortening import Replacement, replacements, worth_asking
from memory.sessions.compressor import Compressor
from memory.sessions.context_window import CompressionOptions
from memory.sessions.entries import entries_of
from memory.sessions.summariser import ModelSummariser
from memory.text.tokens import estimate_tokens
from memory.turn.fingerprints import Fingerprints
from tests.memory.in_memory import engine_in_memory
from tests.memory.session_examples import ALICE, NOW
from tests.memory.told_model import ToldModel

TURNS, WINDOW, MAX_TOKENS = 400, 32_000, 50_000
OPTIONS = CompressionOptions(windows=(f"small={WINDOW}",))
FINGERPRINTS = Fingerprints(b"key")


def summed_up(asked: ModelRequest) -> str:
    """Every fact that the conversation told, of older summaries, too."""
    facts = dict.fromkeys(re.findall(r"code \d+ is \w+", asked.user))
    return msgspec.json.encode({"summary": "; ".join(facts)}).decode()


def question(n: int) -> str:
    return f"The code {n} is x{n}y. " + "And then it went on for a while. " * 35


def answer(n: int) -> str:
    return f"Answer {n}. " + "It is explained at some length. " * 40


def messages(turns: int) -> Conversation:
    """What the client sends with its turn of this number."""
    said = [Message("system", "Be kind", "string")]
    for n in range(1, turns + 1):
        said.append(Message("user", question(n), "string"))
        if n < turns:
            said.append(Message("assistant", answer(n), "string"))
    return Conversation(tuple(said), "small-1")


def prompt(conversation: Conversation, found: Sequence[Replacement]) -> list[str]:
    """The texts that go to the model."""
    gone = {index for each in found for index in each.edit.dropped}
    front = {each.edit.kept: each.edit.text for each in found}
    return [
        front.get(index, "") + message.text for index, message in enumerate(conversation.messages) if index not in gone
    ]


async def test_no_prompt_is_over_the_window_and_its_beginning_changes_only_with_a_summary():
    engine = engine_in_memory()
    model = ToldModel(summed_up)
    compressor = Compressor(
        store=engine.sessions,
        summariser=ModelSummariser(model_of=model.of, prompt=packaged("session_summary"), count=estimate_tokens),
        count=estimate_tokens,
        clock=lambda: NOW,
        make_id=uuid7,
        options=OPTIONS,
    )
    last: list[str] = []
    largest = changes = 0
    counted = {text: estimate_tokens(text) for n in range(1, TURNS + 1) for text in (question(n), answer(n))}
    for n in range(1, TURNS + 1):
        asked = messages(n)
        chains = FINGERPRINTS.chains(asked)
        tokens = [counted.get(message.text, 2) for message in asked.messages]
        found: tuple[Replacement, ...] = ()
        if worth_asking(sum(tokens), window=WINDOW, max_tokens=MAX_TOKENS, options=OPTIONS):
            query = RecallQuery(scope=ALICE, chains=chains, summaries=True)
            summaries = (await engine.recollector.recollect(query)).summaries
            found = replacements(
                asked, summaries, chains=chains, tokens=tokens, window=WINDOW, max_tokens=MAX_TOKENS, options=OPTIONS
            )
        sent = prompt(asked, found)
        largest = max(largest, sum(counted.get(text) or estimate_tokens(text) for text in sent))
        changes += sent[: len(last)] != last
        last = sent
        record = TurnRecord(
            key=TurnKey(f"t{n}"),
            scope=ALICE,
            session="s1",
            chain=chains[0],
            epoch=0,
            at=NOW + timedelta(minutes=n),
            model="small-1",
            user_text=question(n),
            answer=Answer(text=answer(n), complete=True),
        )
        said = entries_of(record, count=estimate_tokens)
        await engine.sessions.append(said.scope, said.session, said.entries)
        await compressor.after(record)
    session = await engine.sessions.load(ALICE, "s1")

    assert sum(counted.values()) > 240_000
    assert largest <= WINDOW
    assert 0 < changes <= len(model.requests)
    assert len(session.entries) == 2 * TURNS
    text = "\n".join(last)
    assert all(f"code {n} is x{n}y" in text for n in range(1, TURNS + 1))
