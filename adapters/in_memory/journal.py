"""Turns in memory: how they are journalled, and how later requests find them."""

from collections.abc import Callable, Sequence

import msgspec

from adapters.in_memory.data import Data
from adapters.in_memory.kept import KeptTurn
from memory.model.errors import InvalidInput, NotFound
from memory.model.moments import micros
from memory.model.scope import Digests, Reach
from memory.model.turn import Injection, TurnKey, TurnRecord, blanked
from memory.ports.changes import Basis
from memory.ports.jobs import JobState
from memory.ports.search import LedgerEntry, PastTurn, RecallQuery, ShownTurn
from memory.store.holds import still_holds
from memory.store.links import LOOKED_UP, ChainedTurn, by_chain, cut_off, previous


class InMemoryJournal:
    """Implements `memory.ports.journal.TurnJournal` and `TurnArchive`."""

    def __init__(self, data: Data, *, digests: Digests) -> None:
        self._data = data
        self._digests = digests

    async def append(self, record: TurnRecord, *, basis: Basis | None = None) -> None:  # noqa: ARG002 - it looks at once
        try:
            msgspec.msgpack.encode(record)
        except (ValueError, TypeError) as error:
            raise InvalidInput(f"turn {record.key.turn} cannot be stored: {error}") from error
        data, epoch = self._data, self._data.epoch if record.epoch < 0 else record.epoch
        turn = kept_turn(msgspec.structs.replace(record, epoch=epoch), self._digests, number=data.next_number())
        if data.epoch_of(*turn.digests) > epoch:
            return
        key = record.key
        same = {
            named: other
            for (owner, named), other in data.turns.items()
            if owner == turn.owner and (named.turn, named.step) == (key.turn, key.step) and other.is_found
        }
        if key in same:
            if any(other.record.at == record.at for other in same.values()):
                return
            key = TurnKey(key.turn, key.step, max(each.attempt for each in same) + 1)
        # One that is done already, or a dead letter, stays what it is.
        marked = data.turns.pop((turn.owner, key), None)
        turn.state = JobState.PENDING if marked is None else marked.state
        turn.record = msgspec.structs.replace(turn.record, key=key, injection=checked_injection(data, turn))
        data.turns[turn.owner, key] = turn
        data.tell()

    async def turn(self, reach: Reach, turn: str) -> tuple[PastTurn, ...]:
        kept = (each for (_, key), each in self._data.turns.items() if key.turn == turn and each.is_found)
        found = tuple(past_turn(self._data, each) for each in kept if reach.covers(each.record.scope))
        if not found:
            raise NotFound(f"no turn {turn} is kept")
        return found


def kept_turn(record: TurnRecord, digests: Digests, *, number: int) -> KeptTurn:
    """A record as it is kept before anybody has looked at it."""
    return KeptTurn(
        number=number,
        tenant=digests.tenant(record.scope.tenant),
        owner=digests.owner(record.scope),
        session=digests.session(record.scope, record.session),
        parts=digests.parts(record.scope),
        record=record,
    )


def holds(data: Data, owner: bytes, injection: Injection, at: int, *, closed: bool = False) -> bool:
    """Whether all that an injection of a time (microseconds) says still holds (P9).

    `closed`: a memory that the worker closed counts as one that was true.
    """
    kept = {memory_id: data.memories.get(memory_id) for memory_id in injection.memory_ids}
    memories = {name: each.corrected for name, each in kept.items() if each and (closed or not each.is_closed)}
    fields = {name: each.corrected for name, each in data.fields(owner).items() if each.field.is_kept}
    return still_holds(injection, at, memories=memories, fields=fields)


def checked_injection(data: Data, turn: KeptTurn) -> Injection:
    """What was put into a turn's prompt, blank unless it still holds."""
    injection = turn.record.injection
    return injection if holds(data, turn.owner, injection, micros(turn.record.at)) else blanked(injection)


def past_turn(data: Data, turn: KeptTurn) -> PastTurn:
    """A turn as later requests are told of it."""
    record = turn.record
    later = (
        other
        for (owner, key), other in data.turns.items()
        if (owner, other.session) == (turn.owner, turn.session) and other.number > turn.number
        if key.turn != record.key.turn and other.is_found
    )
    return PastTurn(
        key=record.key,
        session=record.session,
        chain=record.chain,
        around=record.around,
        at=record.at,
        injection=checked_injection(data, turn),
        latest=next(later, None) is None,
        usage=record.usage,
        added=record.added,
    )


class PastTurns:
    """The turns that a query may follow; implements `memory.store.links.Journalled`."""

    def __init__(self, data: Data, query: RecallQuery, digests: Digests) -> None:
        owner = digests.owner(query.scope)
        self._data = data
        self._query = query
        self._digests = digests
        self._turns = {turn.number: turn for turn in data.turns.values() if turn.owner == owner and turn.is_found}

    # ── Journalled ────────────────────────────────────────────────────────────────────────────────────────────

    def of_turn(self, turn: str) -> int | None:
        return self._newest(lambda kept: kept.record.key.turn == turn)

    def of_answer(self, answer_id: bytes) -> int | None:
        return self._newest(lambda kept: kept.record.answer_id == answer_id)

    def of_session(self, session: bytes, *, chain: bytes | None = None) -> int | None:
        return self._newest(lambda kept: kept.session == session and chain in (None, kept.record.chain))

    def of_chains(self) -> list[ChainedTurn]:
        query = self._query
        chains = query.chains if query.ledger or query.shown else query.chains[:LOOKED_UP]
        newest = {
            (turn.record.chain, turn.session, turn.record.pair or None): number
            for number, turn in self._turns.items()
            if turn.record.chain in chains
        }
        return [ChainedTurn(*named, number) for named, number in newest.items()]

    def pair_before(self, number: int) -> bytes:
        return self._turns[number].record.pair_before

    def of_pair(self, pair: bytes, *, most: int) -> list[tuple[int, bytes]]:
        found = [(number, turn.session) for number, turn in self._turns.items() if turn.record.pair == pair]
        return found[::-1][:most]

    def pairs_before(self, number: int, session: bytes, pair: bytes, *, most: int) -> Sequence[bytes]:
        before = [
            turn.record.pair
            for turn in self._turns.values()
            if turn.number < number and turn.session == session and turn.record.pair not in (b"", pair)
        ]
        return list(dict.fromkeys(before[::-1]))[:most]

    def _newest(self, fits: Callable[[KeptTurn], bool]) -> int | None:
        return next((number for number, turn in reversed(self._turns.items()) if fits(turn)), None)

    # ── What is told of them ──────────────────────────────────────────────────────────────────────────────────

    def previous(self) -> PastTurn | None:
        """The turn that the request follows, if it is of the very scope: what another agent was given is its own."""
        query = self._query
        session = None if query.session is None else self._digests.session(query.scope, query.session)
        number = previous(query, self, session=session)
        turn = None if number is None else self._turns[number]
        return None if turn is None or turn.record.scope != query.scope else past_turn(self._data, turn)

    def past(self, link: PastTurn | None) -> tuple[tuple[LedgerEntry, ...], tuple[ShownTurn, ...]]:
        """What was put in front of the past user messages of this conversation, and whose turns its messages are."""
        query = self._query
        if not (query.ledger or query.shown):
            return (), ()
        session = None if link is None else self._digests.session(query.scope, link.session)
        found = by_chain(self.of_chains(), query, session=session)
        past = [self._turns[found[chain]] for chain in query.chains[1:] if query.ledger and chain in found]
        for pair in cut_off(query, found) if query.shown else ():
            for number, _ in self.of_pair(pair, most=1):
                found[pair] = number
        shown = tuple(ShownTurn(digest, self._turns[number].record.key.turn) for digest, number in found.items())
        ledger = tuple(
            LedgerEntry(
                chain=turn.record.chain,
                dynamic=injection.dynamic,
                memory_ids=injection.memory_ids,
                mode=turn.record.added.mode,
                until=injection.until,
            )
            for turn in past
            if turn.record.scope == query.scope and (injection := checked_injection(self._data, turn)).dynamic
        )
        return ledger, shown if query.shown else ()
