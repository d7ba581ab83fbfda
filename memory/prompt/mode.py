"""Whether a conversation's past blocks are put back, or only its newest message carries one (docs/rules.md, Mode).

With `replay` all past blocks are read from the provider's cache with every request. With `tail` a block that is gone
takes what came behind it out of the cache, the results of a loop of tools above all, and lines are said anew that
`replay` has said already. What costs more depends on how long conversations get and on how many requests follow one
message. A new conversation is guessed at by its shape: with tools, `replay`. Meanwhile each request tells what it would
have cost in either mode, whichever it had, and what a credential's requests of one shape come to decides how its next
conversation begins. A conversation keeps its mode: to change it would cost the provider's cache.
"""

from datetime import timedelta
from typing import Literal, NamedTuple

from memory.model.chat_request import Conversation
from memory.model.prices import CachePrices, TokenPrices
from memory.model.prompt_options import PromptOptions
from memory.model.scope import Scope
from memory.model.turn import TurnKind
from memory.model.types import CountTokens
from memory.ports.search import Recollection
from memory.prompt.replay import is_cold
from memory.retrieval.recall import Recalled
from memory.text.markup import MARKS
from memory.turn.chat_turn import ChatTurn, TurnPosition

Mode = Literal["replay", "tail"]

GUESS_TOKENS = 5_000
"""How much a first guess is worth: what a few conversations come to, so that not the first of them decides."""

REMEMBERED_REQUESTS = 256
"""A request counts this much less with each one after it, 1 / 256: some twenty chats, or a handful of long ones."""

MOST_TOKENS = 20_000
"""More than so many tokens of one request do not count: a book that was pasted once is no habit."""

MOST_SHAPES = 4_096
"""So many shapes of credentials' conversations are remembered, the first ones go first: each takes some 300 bytes."""

CHARACTERS = 4
"""A token has about so many."""


class _Shape(NamedTuple):
    """What a conversation has in common with its credential's others: agent, tools, and what its tokens cost."""

    tenant: str
    agent: str | None
    has_tools: bool
    prices: TokenPrices


class _Past(NamedTuple):
    """The past blocks that `replay` puts back."""

    tokens: int
    """Marks of each block, and each line once: where it is replayed it is not said again."""
    lines: frozenset[str]
    has_last: bool
    """Whether the last prompt's block is among them."""


class PromptModes:
    """Tells each request the mode of its prompt. What was learned is this process's own, and gone with it."""

    def __init__(
        self, options: PromptOptions, *, cache: timedelta, prices: CachePrices, count_line: CountTokens
    ) -> None:
        """`cache`: for how long an upstream may keep a prompt that nobody asks for. `count_line`: tokens of a line."""
        self._options = options
        self._cache = cache
        self._prices = prices
        self._count_line = count_line
        self._spared: dict[_Shape, float] = {}

    def of(self, asked: ChatTurn, where: TurnPosition, found: Recollection, scope: Scope) -> Mode:
        """The mode of this prompt: the conversation's, or for a new one what its like was cheaper with."""
        if self._options.mode != "auto":
            return self._options.mode
        held = _held(asked, where, found, cache=self._cache)
        if held is not None:
            return held
        shape = self._shape(asked, scope)
        return "replay" if self._spared.get(shape, _guess(shape)) > 0 else "tail"

    def spared(self, asked: ChatTurn, recalled: Recalled) -> float:
        """How many uncached tokens' price `replay` spares in this request; below 0: `tail` does."""
        if self._options.mode != "auto":
            return 0.0
        past = self._replayed(asked, recalled.recollection)
        repeated = sum(match.tokens for match in recalled.ranking.selected if match.line in past.lines)
        # In a loop the block that it began with stays, in either mode.
        is_spared = asked.kind is TurnKind.NEW and past.has_last
        resent = _behind_last_block(asked.conversation) if is_spared else 0
        read, new = self._prices.of(asked.conversation)
        return new * repeated + (new - read) * resent - read * past.tokens

    def _replayed(self, asked: ChatTurn, found: Recollection) -> _Past:
        blocks = {entry.chain: entry.dynamic for entry in found.ledger}
        most, tokens = self._options.ledger_of(asked.conversation), 0
        lines: set[str] = set()
        last = b""
        for chain in reversed(asked.chains[1:]):
            if chain not in blocks:
                continue
            of_block = blocks[chain].split("\n")
            said = sum(self._count_line(line) for line in of_block if line in MARKS or line not in lines)
            if tokens + said > most:
                break
            tokens, last = tokens + said, chain
            lines.update(of_block)
        return _Past(tokens, frozenset(lines) - MARKS, bool(last) and last == asked.chains[1])

    def learn(self, asked: ChatTurn, scope: Scope, spared: float) -> None:
        """Remember what was `spared` in a request."""
        if not spared:
            return
        shape = self._shape(asked, scope)
        before = self._spared.get(shape, _guess(shape))
        if shape not in self._spared and len(self._spared) >= MOST_SHAPES:
            del self._spared[next(iter(self._spared))]
        counted = max(-MOST_TOKENS, min(spared, MOST_TOKENS))
        self._spared[shape] = before * (1 - 1 / REMEMBERED_REQUESTS) + counted

    def _shape(self, asked: ChatTurn, scope: Scope) -> _Shape:
        talk = asked.conversation
        return _Shape(scope.tenant, scope.agent, talk.has_tools, self._prices.of(talk))


def _guess(shape: _Shape) -> float:
    """What is taken to be spared where nothing is known: in a loop of tools a message is sent again and again."""
    return GUESS_TOKENS if shape.has_tools else -GUESS_TOKENS


def _held(asked: ChatTurn, where: TurnPosition, found: Recollection, *, cache: timedelta) -> Mode | None:
    """The mode of the conversation's last prompt; None: there is none, or it is cold in the provider's cache."""
    previous_turn = found.previous_turn
    if previous_turn is None or is_cold(asked, previous_turn, cache=cache):
        return None
    if len(asked.chains) == 1 and where.session != previous_turn.session:
        return None  # another conversation that began with these words
    if previous_turn.added.mode:
        return _named(previous_turn.added.mode)
    # That prompt had to do without memory: the newest one that did not.
    modes = {entry.chain: entry.mode for entry in found.ledger}
    newest = next((modes[chain] for chain in asked.chains[1:] if chain in modes), None)
    return None if newest is None else _named(newest)


def _named(mode: str) -> Mode:
    """A mode as it is kept. Releases that kept none replayed by default."""
    return "tail" if mode == "tail" else "replay"


def _behind_last_block(conversation: Conversation) -> int:
    """About how many tokens of the last prompt stood behind the block of its user message."""
    newest, last = conversation.user_indices[:2]
    behind = conversation.messages[last:newest]
    while behind and behind[-1].role == "assistant":  # its answer, which was in no prompt yet
        behind = behind[:-1]
    return sum(len(message.text) for message in behind) // CHARACTERS
