"""Conversations with questions and the turns that answer them, in LoCoMo's form or in that of assistant chats."""

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec

HEADLINE = frozenset({"1", "2", "3", "4"})
"""Of LoCoMo's categories the fifth asks for what was never said: it is left out of what is compared."""

CATEGORIES = {"1": "multi-hop", "2": "temporal", "3": "open-domain", "4": "single-hop"}

_DATES = ("%I:%M %p on %d %B, %Y", "%B-%d-%Y", "%d %B %Y", "%d %B, %Y", "%B %d, %Y", "%Y/%m/%d", "%m/%d/%Y")
_EVIDENCE = re.compile(r"D\d+:\d+")
_TURNS = msgspec.json.Decoder(Any)


class Said(NamedTuple):
    """One turn: what becomes one memory."""

    id: str
    text: str
    role: str
    session: str
    at: datetime


class Question(NamedTuple):
    """What is asked, and which turns answer it."""

    text: str
    category: str
    evidence: frozenset[str]
    conversation: str


class Conversation(NamedTuple):
    """All that was said, in order, and what is asked afterwards."""

    name: str
    turns: tuple[Said, ...]
    questions: tuple[Question, ...]


def conversations(path: Path, form: str) -> list[Conversation]:
    """The conversations of a file, whose form is `locomo` or `chats`. Raises `ValueError` for what cannot be read."""
    try:
        found: Any = _TURNS.decode(path.read_bytes())
        several = cast("list[Any]", found if isinstance(found, list) else [found])
        read = _locomo if form == "locomo" else _chat
        return [read(each, str(number)) for number, each in enumerate(several, 1)]
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"{path} is not of the form {form}: {error!r}") from error


def merged(several: Sequence[Conversation]) -> Conversation:
    """All of them as what one user said, with turns and sessions told apart by the conversation's name."""

    def apart(name: str, inner: str) -> str:
        return f"{name}/{inner}"

    turns = (
        turn._replace(id=apart(each.name, turn.id), session=apart(each.name, turn.session))
        for each in several
        for turn in each.turns
    )
    asked = (
        question._replace(evidence=frozenset(apart(each.name, one) for one in question.evidence))
        for each in several
        for question in each.questions
    )
    return Conversation("together", tuple(turns), tuple(asked))


def moment(text: str) -> datetime:
    """A time in any of the spellings of these files, in UTC. Raises `ValueError`."""
    try:
        return datetime.fromisoformat(text).replace(tzinfo=UTC)
    except ValueError:
        pass
    for spelling in _DATES:
        try:
            return datetime.strptime(text.strip(), spelling).replace(tzinfo=UTC)
        except ValueError:
            continue
    raise ValueError(f"{text!r} is no date")


# ── LoCoMo ────────────────────────────────────────────────────────────────────────────────────────────────────


def _locomo(sample: dict[str, Any], name: str) -> Conversation:
    turns = tuple(_locomo_turns(sample["conversation"]))
    known = {turn.id for turn in turns}
    name = str(sample.get("sample_id", name))
    asked: list[Question] = []
    for qa in sample["qa"]:
        # Some of the data's evidence is "D8:6; D9:17" or names a turn that is not there.
        evidence = known.intersection(_EVIDENCE.findall(" ".join(map(str, qa.get("evidence", ())))))
        if evidence and str(qa["category"]) in HEADLINE:
            asked.append(Question(qa["question"], CATEGORIES[str(qa["category"])], frozenset(evidence), name))
    return Conversation(name, turns, tuple(asked))


def _locomo_turns(said: dict[str, Any]) -> Iterator[Said]:
    last = max((int(key.split("_")[1]) for key in said if re.fullmatch(r"session_\d+", key)), default=0)
    for number in range(1, last + 1):
        session = f"session_{number}"
        for turn in said.get(session, ()):
            # Who speaks, and what a shared picture shows, are part of what was said.
            picture = f" [shares {turn['blip_caption']}]" if turn.get("blip_caption") else ""
            text = f"{turn['speaker']}: {turn['text']}{picture}"
            yield Said(turn["dia_id"], text, "user", session, moment(said[f"{session}_date_time"]))


# ── Assistant chats ───────────────────────────────────────────────────────────────────────────────────────────


def _chat(chat: dict[str, Any], name: str) -> Conversation:
    turns = tuple(_messages(chat["messages"]))
    known = {turn.id for turn in turns}
    name = str(chat.get("name", name))
    asked = (
        Question(
            asked["question"],
            str(asked.get("category", "chats")),
            frozenset(known.intersection(map(str, asked["evidence_ids"]))),
            name,
        )
        for asked in chat["questions"]
    )
    return Conversation(name, turns, tuple(asked for asked in asked if asked.evidence))


def _messages(messages: list[dict[str, Any]]) -> Iterator[Said]:
    """The messages; one without a date was written when the one before it was, one without a session on its day."""
    at = datetime(2025, 1, 1, tzinfo=UTC)
    for number, message in zip(count(), messages, strict=False):
        at = moment(str(message["date"])) if message.get("date") else at
        text = str(message["content"])
        if text.strip():
            session = str(message.get("session", at.date()))
            yield Said(str(message.get("id", number)), text, message["role"], session, at)
