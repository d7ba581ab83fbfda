"""A dialogue of two people as each tells it to an assistant: her turns are the user's, the other's are the answers."""

import re
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from itertools import groupby
from typing import NamedTuple

from bench.memory.house import House, Message
from bench.quality.data import Conversation, Question, Said
from memory.model.memory import Memory

BETWEEN = timedelta(minutes=1)
NOTHING_SAID = "I see."
"""The assistant's answer where the other one said nothing."""


class Side(NamedTuple):
    """One of the two, as a user of her own."""

    user: str
    speaker: str
    conversation: Conversation

    @property
    def questions(self) -> tuple[Question, ...]:
        """Those for which she said something herself."""
        hers = {said.id for said in self.conversation.turns if speaker_of(said) == self.speaker}
        return tuple(each for each in self.conversation.questions if each.evidence & hers)

    @property
    def turns(self) -> dict[str, Said]:
        """All turns, by their ids."""
        return {said.id: said for said in self.conversation.turns}

    @property
    def over(self) -> datetime:
        """When everything is asked: the day after."""
        return max(said.at for said in self.conversation.turns) + timedelta(days=1)


class Telling(NamedTuple):
    """One message of hers, with all that was said in its session before, and what is answered."""

    said: Said
    messages: tuple[Message, ...]
    answer: str
    at: datetime


def speaker_of(said: Said) -> str:
    """Who says it."""
    return said.text.partition(": ")[0]


def words_of(said: Said) -> str:
    """What is said, without the name."""
    return said.text.partition(": ")[2]


def sides_of(conversation: Conversation) -> list[Side]:
    """Both."""
    speakers = dict.fromkeys(map(speaker_of, conversation.turns))
    return [Side(f"{conversation.name}.{re.sub(r'[^A-Za-z0-9]', '-', each)}", each, conversation) for each in speakers]


def tellings(side: Side) -> Iterator[Telling]:
    """Every message of hers, session by session."""
    for _, session in groupby(side.conversation.turns, key=lambda said: said.session):
        turns = list(session)
        history: list[Message] = []
        for number, said in enumerate(turns):
            if speaker_of(said) != side.speaker:
                if number == 0 or not history:
                    history.append({"role": "assistant", "content": words_of(said)})
                continue
            answer = _answer(turns[number + 1 :], side.speaker)
            history.append({"role": "user", "content": words_of(said)})
            yield Telling(said, tuple(history), answer, said.at + number * BETWEEN)
            history.append({"role": "assistant", "content": answer})


def _answer(rest: Sequence[Said], speaker: str) -> str:
    """What the other one says before she speaks again."""
    theirs: list[str] = []
    for said in rest:
        if speaker_of(said) == speaker:
            break
        theirs.append(words_of(said))
    return "\n".join(theirs) or NOTHING_SAID


async def tell(house: House, side: Side) -> None:
    """Everything that she says, through the door and through ingestion."""
    for telling in tellings(side):
        named = {"x-memory-turn": turn_id(side, telling.said.id)}
        await house.say(side.user, telling.messages, at=telling.at, answer=telling.answer, headers=named)


def turn_id(side: Side, said: str) -> str:
    """The id of a turn in the journal."""
    return f"{side.user}.{said}"


def memories_of(side: Side, said: str, memories: Sequence[Memory]) -> list[Memory]:
    """Those that come from one turn."""
    turn = turn_id(side, said)
    return [each for each in memories if turn in {each.provenance.turn, each.provenance.reworded_in}]
