"""Turns in memory: how they are journalled, and how later requests find them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, takewhile

import msgspec

from adapters.in_memory.data import Data
from adapters.in_memory.kept import KeptTurn
from memory.model.errors import InvalidInput, NotFound
from memory.model.moments import micros
from memory.model.scope import Digests, Reach
from memory.model.turn import Injection, TurnKey, TurnRecord, blanked
from memory.ports.changes import Basis
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
        own = (other for other in data.turns.named(key.turn) if other.owner == turn.owner and other.is_found)
        same = {other.record.key: other for other in own if other.record.key.step == key.step}
        if key in same:
            if any(other.record.at == record.at for other in same.values()):
                return
            key = TurnKey(key.turn, key.step, max(each.attempt for each in same) + 1)
        # One that is done already, or a dead letter, stays what it is.
        if (marked := data.turns.get(turn.owner, key)) is not None:
            turn.state = marked.state
            data.turns.drop(marked)
        turn.record = msgspec.structs.replace(turn.record, key=key, injection=checked_injection(data, turn))
        data.turns.put(turn)
        data.tell()

    async def turn(self, reach: Reach, turn: str) -> tuple[PastTurn, ...]:
        kept = (each for each in self._data.turns.named(turn) if each.is_found)
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
    since = takewhile(lambda other: other.number > turn.number, data.turns.of_session(turn.owner, turn.session))
    later = (other for other in since if other.record.key.turn != record.key.turn and other.is_found)
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


def _found(turns: Iterable[KeptTurn]) -> Iterator[int]:
    """The numbers of those that later requests find."""
    return (turn.number for turn in turns if turn.is_found)


class PastTurns:
    """The turns that a query may follow; implements `memory.store.links.Journalled`."""

    def __init__(self, data: Data, query: RecallQuery, digests: Digests) -> None:
        self._data = data
        self._query = query
        self._digests = digests
        self._owner = digests.owner(query.scope)

    # ── Journalled ────────────────────────────────────────────────────────────────────────────────────────────

    def of_turn(self, turn: str) -> int | None:
        named = (kept.number for kept in self._data.turns.named(turn) if kept.owner == self._owner and kept.is_found)
        return max(named, default=None)

    def of_answer(self, answer_id: bytes) -> int | None:
        return next(_found(self._data.turns.of_answer(self._owner, answer_id)), None)

    def of_session(self, session: bytes, *, chain: bytes | None = None) -> int | None:
        own = self._data.turns.of_session(self._owner, session)
        return next(_found(kept for kept in own if chain in (None, kept.record.chain)), None)

    def of_chains(self) -> list[ChainedTurn]:
        query = self._query
        chains = query.chains if query.ledger or query.shown else query.chains[:LOOKED_UP]
        newest: dict[tuple[bytes, bytes, bytes | None], int] = {}
        for chain in dict.fromkeys(chains):
            for turn in self._data.turns.of_chain(self._owner, chain):
                if turn.is_found:
                    newest.setdefault((chain, turn.session, turn.record.pair or None), turn.number)
        return [ChainedTurn(*named, number) for named, number in newest.items()]

    def pair_before(self, number: int) -> bytes:
        return self._turn(number).record.pair_before

    def of_pair(self, pair: bytes, *, most: int) -> list[tuple[int, bytes]]:
        own = (turn for turn in self._data.turns.of_pair(self._owner, pair) if turn.is_found)
        return [(turn.number, turn.session) for turn in islice(own, most)]

    def pairs_before(self, number: int, session: bytes, pair: bytes, *, most: int) -> Sequence[bytes]:
        found: list[bytes] = []
        for turn in self._data.turns.of_session(self._owner, session):
            if len(found) == most:
                break
            if turn.number < number and turn.is_found and turn.record.pair not in (b"", pair, *found):
                found.append(turn.record.pair)
        return found

    def _turn(self, number: int) -> KeptTurn:
        return self._data.turns.of(self._owner, number)

    # ── What is told of them ──────────────────────────────────────────────────────────────────────────────────

    def previous(self) -> PastTurn | None:
        """The turn that the request follows, if it is of the very scope: what another agent was given is its own."""
        query = self._query
        session = None if query.session is None else self._digests.session(query.scope, query.session)
        number = previous(query, self, session=session)
        turn = None if number is None else self._turn(number)
        return None if turn is None or turn.record.scope != query.scope else past_turn(self._data, turn)

    def past(self, link: PastTurn | None) -> tuple[tuple[LedgerEntry, ...], tuple[ShownTurn, ...]]:
        """What was put in front of the past user messages of this conversation, and whose turns its messages are."""
        query = self._query
        if not (query.ledger or query.shown):
            return (), ()
        session = None if link is None else self._digests.session(query.scope, link.session)
        found = by_chain(self.of_chains(), query, session=session)
        past = [self._turn(found[chain]) for chain in query.chains[1:] if query.ledger and chain in found]
        for pair in cut_off(query, found) if query.shown else ():
            for number, _ in self.of_pair(pair, most=1):
                found[pair] = number
        shown = tuple(ShownTurn(digest, self._turn(number).record.key.turn) for digest, number in found.items())
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
