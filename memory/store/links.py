"""Which journalled turn a request follows, and whose turns its messages are.

By the named turn; else by the answer that it goes on from; else by the named session; else by the longest known chain;
of each the newest. Of a chain's turns the one with its own pair counts, if there is one: others belong to conversations
in which the user said the same. If no chain is known, a turn is found by its pairs: the client cut the beginning of the
history off. Of a history that its provider keeps nothing is in the request: only its answer's id, or its session, leads
to it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from memory.ports.search import TELLING_PAIRS, RecallQuery

LOOKED_UP = 32
"""So many of the longest prefixes are looked up for the newest turn: a client does not take back more than that."""

PAIRED = 8
"""So many of the newest turns of a pair are looked at for one whose session goes on as the history does."""


class ChainedTurn(NamedTuple):
    """The newest journalled turn of a chain, in a session, with a pair."""

    chain: bytes
    session: bytes
    pair: bytes | None
    number: int
    """Of the journal: later ones are greater."""


class Journalled(Protocol):
    """What a journal has of one user's turns. Sessions are digests."""

    def of_turn(self, turn: str) -> int | None:
        """The newest record of a turn."""
        ...

    def of_answer(self, answer_id: bytes) -> int | None:
        """The newest record whose answer has this id."""
        ...

    def of_session(self, session: bytes, *, chain: bytes | None = None) -> int | None:
        """The newest record of a session; of one chain, if that is given."""
        ...

    def of_chains(self) -> Iterable[ChainedTurn]:
        """The newest records of each of the query's chains, session and pair."""
        ...

    def pair_before(self, number: int) -> bytes:
        """The pair that stood before a record's words; empty: an older release did not tell."""
        ...

    def of_pair(self, pair: bytes, *, most: int) -> Iterable[tuple[int, bytes]]:
        """The newest records of a pair, newest first, each with its session."""
        ...

    def pairs_before(self, number: int, session: bytes, pair: bytes, *, most: int) -> Sequence[bytes]:
        """The last different pairs of a session before a record, newest first, but for the record's own `pair`."""
        ...


def previous(query: RecallQuery, journalled: Journalled, *, session: bytes | None) -> int | None:
    """The record of the turn that a request follows. `session`: the named one, as a digest."""
    if query.turn is not None and (number := journalled.of_turn(query.turn)) is not None:
        return number
    if query.follows and (number := _following(query, journalled)) is not None:
        return number
    if session is not None:
        # Agents that work side by side may share a session: this very conversation's turn comes first.
        own = journalled.of_session(session, chain=query.chains[0]) if query.chains else None
        return journalled.of_session(session) if own is None else own
    if query.follows or not query.chains:
        return None
    best = by_chain(_own(journalled, query), query, session=None)
    longest = next((best[chain] for chain in query.chains[:LOOKED_UP] if chain in best), None)
    return _by_pairs(query.pairs, journalled) if longest is None else longest


def _following(query: RecallQuery, journalled: Journalled) -> int | None:
    """This very turn, if it is asked again; else the one whose answer it goes on from."""
    own = by_chain(journalled.of_chains(), query, session=None).get(query.chains[0]) if query.chains else None
    return journalled.of_answer(query.follows) if own is None else own


def by_chain(known: Iterable[ChainedTurn], query: RecallQuery, *, session: bytes | None) -> dict[bytes, int]:
    """Of each chain the record of this session, else the one with its pair, else the newest."""
    pairs = dict(zip(query.chains[1:], query.pairs, strict=False))
    best: dict[bytes, tuple[bool, bool, int]] = {}
    for chain, in_session, pair, number in known:
        merit = (in_session == session, pair is not None and pair == pairs.get(chain), number)
        best[chain] = max(best.get(chain, merit), merit)
    return {chain: number for chain, (_, _, number) in best.items()}


def cut_off(query: RecallQuery, found: Mapping[bytes, int]) -> list[bytes]:
    """The pairs of those messages of the history whose chains are not known."""
    return [pair for chain, pair in zip(query.chains[1:], query.pairs, strict=False) if chain not in found]


def _own(journalled: Journalled, query: RecallQuery) -> Iterable[ChainedTurn]:
    """Of the turns of this very chain only those that followed the turn before with its answer, the newest such one.

    They stand in its session, or have branched off later. Those of an older release do not tell what they followed:
    those in its session did.
    """
    known = list(journalled.of_chains())
    if not query.pairs or len(query.chains) == 1:
        return known
    after = {each: journalled.pair_before(each.number) for each in known if each.chain == query.chains[0]}
    others = [each for each in known if each not in after]
    before = [(each.number, each.session) for each in known if each[::2] == (query.chains[1], query.pairs[0])]
    number, session = max(before, default=(0, None))
    followed = [each for each, pair in after.items() if pair == query.pairs[0]]
    if own := [each for each in followed if each.number > number or each.session == session]:
        return others + own
    if session is None:
        return known
    return others + [each for each, pair in after.items() if not pair and each.session == session]


def _by_pairs(pairs: Sequence[bytes], journalled: Journalled) -> int | None:
    """The newest turn whose pair and whose session's last pairs before it are these."""
    telling = pairs[:TELLING_PAIRS]
    if len(telling) < TELLING_PAIRS:
        return None
    for number, session in journalled.of_pair(telling[0], most=PAIRED):
        before = journalled.pairs_before(number, session, telling[0], most=TELLING_PAIRS - 1)
        if list(before) == list(telling[1:]):
            return number
    return None
