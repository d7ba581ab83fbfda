"""What a request tells of its turn, and which turn of which conversation it is."""

from datetime import datetime, timedelta

import msgspec

from memory.model.chat_request import Conversation
from memory.model.turn import Injection, TurnKey, TurnKind
from memory.model.types import MakeId
from memory.ports.search import PastTurn


class TurnPosition(msgspec.Struct, frozen=True, kw_only=True):
    """Where a request stands: which turn of which session, and what was put in front of it before."""

    key: TurnKey
    session: str
    kind: TurnKind
    reused: Injection | None = None
    """The injection of the same turn, to be put in again as it was; None: recall afresh."""


class ChatTurn(msgspec.Struct, frozen=True, kw_only=True):
    """What a request tells of itself."""

    kind: TurnKind
    conversation: Conversation
    chains: tuple[bytes, ...]
    pairs: tuple[bytes, ...] = ()
    follows: bytes = b""
    """Of the id of the answer that it goes on from; empty: of none that its provider keeps."""
    around: bytes = b""
    """Of the newest words; see `TurnRecord`."""
    session: str | None = None
    turn: str | None = None
    timezone: str = "UTC"
    project: str | None = None
    """In which the user works; None: in none that is known."""
    speaker: str = ""
    """Who says the newest words, if that is not known to be the user."""
    upstream: str = ""
    """By its name, which one the request goes to."""
    at: datetime
    kept: bool = True
    """Whether the turn will be journalled: the client may forbid it (`X-Memory-Mode: read`)."""
    tokens: tuple[int, ...] = ()
    """An estimate of each message, where they may be too many."""
    long: bool = False
    """It may be too long for its model, so that a summary has to stand for its beginning."""


def place(asked: ChatTurn, previous_turn: PastTurn | None, *, make_id: MakeId) -> TurnPosition:
    """Find a request's place, given the newest journalled turn of its conversation."""
    step = _step(asked, previous_turn)
    if previous_turn is None:
        return TurnPosition(
            key=TurnKey(asked.turn or make_id(), step), session=asked.session or make_id(), kind=asked.kind
        )
    has_words = asked.conversation.newest_user is not None
    if asked.kind is TurnKind.TOOL_STEP and (previous_turn.chain == asked.chains[0] or not has_words):
        session = asked.session or previous_turn.session
        return TurnPosition(
            key=_key(previous_turn, step), session=session, kind=TurnKind.TOOL_STEP, reused=previous_turn.injection
        )
    is_retry = repeats(
        (previous_turn.chain, previous_turn.around),
        (asked.chains[0], asked.around),  # the same question of other documents is another one
        latest=previous_turn.latest,
        since=max(asked.at - previous_turn.at, timedelta(0)),
        retried=asked.kind is TurnKind.RETRY,
        tells=not asked.conversation.kept_as,
        named=asked.turn is not None and asked.turn == previous_turn.key.turn,
    )
    if is_retry:
        # No block is worth a fresh look: more may be known by now, or the store be back.
        reused = previous_turn.injection if previous_turn.injection.stable or previous_turn.injection.dynamic else None
        return TurnPosition(
            key=_key(previous_turn, step), session=previous_turn.session, kind=TurnKind.RETRY, reused=reused
        )
    # A link to our own chain is an old conversation that began alike, or a regenerated answer; one that has later turns
    # is branched from: a branch is a new session.
    continues = previous_turn.latest and previous_turn.chain != asked.chains[0]
    return TurnPosition(
        key=TurnKey(asked.turn or make_id(), step),
        session=asked.session or (previous_turn.session if continues else None) or make_id(),
        kind=asked.kind,
    )


def _step(asked: ChatTurn, previous_turn: PastTurn | None) -> int:
    """Which step of its turn a request is; one without her words is the next one, or the same asked again."""
    newest = asked.conversation.newest_user
    if newest is not None:
        return step_of(asked.conversation, newest)
    if previous_turn is None:
        return 1
    return previous_turn.key.step + (previous_turn.chain != asked.chains[0])


def _key(previous_turn: PastTurn, step: int) -> TurnKey:
    """A further request of the link's turn. Attempts only rise: after its tools a turn may begin anew."""
    last = previous_turn.key
    return TurnKey(last.turn, step, last.attempt + (step <= last.step))


def name_of(conversation: Conversation) -> str:
    """The name under which the newest words were said."""
    newest = conversation.newest_user
    return conversation.messages[newest].name if newest is not None else ""


def words_of(asked: ChatTurn) -> str:
    """What the user said in this turn."""
    newest = asked.conversation.newest_user
    return asked.conversation.messages[newest].said if newest is not None else ""


def said_before(asked: ChatTurn) -> str:
    """What the assistant said right before the user's words."""
    newest = asked.conversation.newest_user
    before = asked.conversation.messages[newest - 1] if newest else None
    return before.text if before is not None and before.role == "assistant" else ""


RETRY_WINDOW = timedelta(minutes=10)
"""The same chain again within this time, with no later turn, is no new turn (docs/rules.md, Retry or new turn)."""


def step_of(conversation: Conversation, newest: int) -> int:
    """How many rounds of tools were run since the newest user message: 0 for the user's own words."""
    after = conversation.messages[newest + 1 :]
    return sum(
        1
        for before, message in zip((None, *after), after, strict=False)
        if message.role in {"tool", "function"} and (before is None or before.role != message.role)
    )


def repeats(
    kept: tuple[bytes, bytes],
    asked: tuple[bytes, bytes],
    *,
    latest: bool,
    since: timedelta,
    retried: bool,
    named: bool,
    tells: bool = True,
) -> bool:
    """Whether a request is the journalled turn once more, not a later one that is spelled alike.

    `kept`, `asked`: of each its chain, and what stood around its words. It is when the client says so (its SDK's retry
    header, or the turn's own id), or when both are the same, no later turn was journalled and the turn is younger than
    RETRY_WINDOW. `tells`: whether the chain tells it; in a conversation that its provider keeps the same words may be
    said one after the other.
    """
    if named:
        return True
    if kept != asked or not latest:
        return False
    return retried or (tells and since <= RETRY_WINDOW)
