"""What a conversation that its provider keeps has said already: our blocks are in it, and are in no request any more.

Each turn hands on to the next what was said before it, as keyed digests: of the lines of past blocks, of the memories
that they tell, and of the turns whose messages stand there. They hold no text, so an erasure need not find them; what
the provider keeps it cannot reach.
"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from memory.model.chat_request import Conversation
from memory.model.turn import Injection
from memory.ports.search import PastTurn
from memory.turn.chat_turn import ChatTurn, TurnPosition
from memory.turn.fingerprints import LINE_BYTES, Fingerprints

MOST_LINES = 2_048
"""So many of the newest lines are handed on, 16 KiB: those of hundreds of turns."""


class HeldHistory(NamedTuple):
    """What stands in the history of one conversation."""

    digests: bytes = b""
    """One after the other, oldest first."""
    known: frozenset[bytes] = frozenset()
    prints: Fingerprints | None = None

    def says(self, line: str) -> bool:
        """Whether this line stands in it, something of the memory with this id, or the message of this turn."""
        return bool(self.known) and self.prints is not None and self.prints.line(line) in self.known


NO_HISTORY = HeldHistory()


def held_before(
    asked: ChatTurn, where: TurnPosition, previous_turn: PastTurn | None, *, prints: Fingerprints
) -> HeldHistory:
    """What stands in a request's history at its provider; nothing where the request brings its history with it."""
    if previous_turn is None or not asked.conversation.is_held:
        return NO_HISTORY
    injection = previous_turn.injection
    said = list(_parted(injection.before))
    if not _is_asked_again(asked, where, previous_turn):
        said.append(prints.line(previous_turn.key.turn))
        told = (*injection.dynamic.split("\n"), *injection.memory_ids[injection.stable_count :])
        said += [prints.line(each) for each in told if each]
    said = list(dict.fromkeys(said))[-MOST_LINES:]
    return HeldHistory(b"".join(said), frozenset(said), prints)


def _is_asked_again(asked: ChatTurn, where: TurnPosition, previous_turn: PastTurn) -> bool:
    """Whether it goes on from what the turn before went on from: that turn's own words are not in its history."""
    if previous_turn.chain != asked.chains[0]:
        return False
    return bool(asked.conversation.follows) or where.key.turn == previous_turn.key.turn


def put_again(injection: Injection, conversation: Conversation, before: HeldHistory) -> Injection:
    """The injection of a turn for a further request: in a step that brings no words of hers nothing stands in front."""
    dynamic = injection.dynamic if conversation.newest_user is not None else ""
    return msgspec.structs.replace(injection, dynamic=dynamic, before=before.digests)


def _parted(digests: bytes) -> Iterator[bytes]:
    return (digests[at : at + LINE_BYTES] for at in range(0, len(digests), LINE_BYTES))
