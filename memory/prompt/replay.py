"""The replay ledger: what was put in front of past user messages is put there again (docs/rules.md, Replay).

Clients resend their history without our blocks. With each block back in its place the prompt of a turn begins with
that of the turn before, byte for byte, so that the provider finds it in its cache (P8). What stands in a block that is
replayed need not be said again.
"""

from collections.abc import Iterable, Sequence, Set
from datetime import timedelta
from itertools import accumulate
from math import inf

import msgspec

from memory.model.chat_request import Conversation, PrependToMessage
from memory.model.turn import Injection
from memory.model.types import CountTokens
from memory.ports.search import LedgerEntry, PastTurn, ShownTurn
from memory.prompt.held_history import NO_HISTORY, HeldHistory
from memory.turn.chat_turn import ChatTurn

RENDERED = frozenset({"hit", "miss"})
"""Statuses of turns whose prompt was made from what is known."""


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """What is in the prompt before anything new comes: past blocks in their places, and the frozen stable block."""

    edits: tuple[PrependToMessage, ...] = ()
    room: float = inf
    """How many more tokens of blocks the ledger puts back; below 0: some of the past blocks are left out already."""
    frozen: Injection | None = None
    """Whose stable block stays as it is; None: it is made afresh."""
    lines: frozenset[str] = frozenset()
    """All lines of these blocks."""
    memory_ids: frozenset[str] = frozenset()
    """The memories in past blocks."""
    turns: frozenset[str] = frozenset()
    """The turns whose user message is in the prompt: what was learned from it need not be said beside it."""
    again: frozenset[str] = frozenset()
    """Those of them that asked what is asked now: their answers are not in the prompt."""
    words: tuple[str, ...] = ()
    """What the user says in the prompt, message by message."""
    before: HeldHistory = NO_HISTORY
    """What its provider's own history says."""

    def says(self, line: str) -> bool:
        """Whether this very line stands in the prompt."""
        return line in self.lines or self.before.says(line)

    def shows(self, turn: str | None) -> bool:
        """Whether the user's message of this turn stands in the prompt."""
        return turn is not None and (turn in self.turns or self.before.says(turn))

    def tells(self, memory_id: str) -> bool:
        """Whether something of this memory stands in past blocks."""
        return memory_id in self.memory_ids or self.before.says(memory_id)


def replay(
    conversation: Conversation,
    chains: Sequence[bytes],
    entries: Iterable[LedgerEntry],
    *,
    frozen: Injection | None = None,
    dropped: Set[int] = frozenset(),
    most_tokens: float = inf,
    count: CountTokens = len,
) -> Replayed:
    """Put each entry in front of the user message that its chain ends with; the newest message gets none.

    The oldest come first, up to `most_tokens` as `count` counts them; later ones are left out, as in `tail`. So the
    bound never moves, and what was replayed once is replayed in every later prompt, too. `dropped`: messages that are
    not sent on, because a summary stands for them.
    """
    by_chain = {entry.chain: entry for entry in entries}
    known = [
        (index, by_chain[chain])
        for index, chain in list(zip(conversation.user_indices, chains, strict=False))[1:]
        if chain in by_chain
    ]
    used = list(accumulate(count(entry.dynamic) for _, entry in reversed(known)))
    placed = [
        each
        for each, tokens in zip(reversed(known), used, strict=True)
        if tokens <= most_tokens and each[0] not in dropped
    ]
    blocks = [entry.dynamic for _, entry in placed]
    if frozen is not None:
        blocks.append(frozen.stable)
    return Replayed(
        edits=tuple(PrependToMessage(index, entry.dynamic) for index, entry in placed),
        room=most_tokens - (used[-1] if used else 0),
        frozen=frozen,
        lines=frozenset(line for block in blocks for line in block.split("\n")),
        memory_ids=frozenset(memory_id for _, entry in placed for memory_id in entry.memory_ids),
        words=tuple(conversation.messages[index].said for index in conversation.user_indices if index not in dropped),
    )


def turns_in_prompt(asked: ChatTurn, shown: Iterable[ShownTurn], *, dropped: Set[int]) -> frozenset[str]:
    """The turns among `shown` whose user message is sent on, and not `dropped` for a summary."""
    indices = asked.conversation.user_indices
    sent = {chain for chain, index in zip(asked.chains, indices, strict=False) if index not in dropped}
    sent |= {pair for pair, index in zip(asked.pairs, indices[1:], strict=False) if index not in dropped}
    return frozenset(each.turn for each in shown if each.digest in sent)


def frozen_by(asked: ChatTurn, previous_turn: PastTurn | None, *, cache: timedelta) -> Injection | None:
    """The injection whose stable block this request keeps; None: it is a new session, or the cache is cold anyway.

    `cache`: for how long an upstream may keep a prompt that nobody asks for. A block of which something was erased is
    not kept (P9), nor is what a turn without recall had.
    """
    if previous_turn is None or is_cold(asked, previous_turn, cache=cache):
        return None
    is_known = previous_turn.chain in asked.chains or previous_turn.session == asked.session
    in_past = is_known or asked.conversation.is_held
    rendered = previous_turn.injection.status in RENDERED and not previous_turn.injection.is_blanked
    return previous_turn.injection if in_past and rendered else None


def is_cold(asked: ChatTurn, previous_turn: PastTurn, *, cache: timedelta) -> bool:
    """Whether nobody asked for the last prompt for so long that an upstream has dropped it."""
    return asked.at - previous_turn.at >= cache
