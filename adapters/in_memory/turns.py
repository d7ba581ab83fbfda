"""The turns of a store in memory, by all that they are looked for by: nothing walks thirty days of them to find one."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from adapters.in_memory.kept import KeptTurn
from memory.model.turn import TurnKey
from memory.ports.jobs import JobState
from memory.store.holding import held_with

_Numbered = dict[int, KeptTurn]
"""By their numbers, in the order of these."""


class KeptTurns:
    """All turns, in the order of their numbers. Whatever is found is told the newest first, if not said otherwise."""

    def __init__(self) -> None:
        self._all: dict[tuple[bytes, TurnKey], KeptTurn] = {}
        self._indices: dict[tuple[Any, ...], _Numbered] = {}
        self._said: dict[tuple[bytes, bytes], datetime] = {}
        """When the last turn of an owner's session was."""
        self._in_state: dict[JobState, _Numbered] = {state: {} for state in JobState}
        self._open: dict[bytes, _Numbered] = {}
        """By owner."""

    # ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────

    def put(self, turn: KeptTurn) -> None:
        """Keep a turn that is newer than all others and whose place is free."""
        self._all[turn.owner, turn.record.key] = turn
        for name in _found_by(turn):
            self._indices.setdefault(name, {})[turn.number] = turn
        place, at = (turn.owner, turn.session), turn.record.at
        self._said[place] = max(at, self._said.get(place, at))
        if turn.state is not None:
            self._in_state[turn.state][turn.number] = turn
        if turn.is_open:
            self._open.setdefault(turn.owner, {})[turn.number] = turn

    def drop(self, turn: KeptTurn) -> None:
        """Forget a turn that is kept."""
        self.turn_to(turn, None)
        del self._all[turn.owner, turn.record.key]
        for name in _found_by(turn):
            _taken_from(self._indices, name, turn)
        place = turn.owner, turn.session
        if self._said[place] == turn.record.at:
            left = [each.record.at for each in self.of_session(*place)]
            self._said |= {place: max(left)} if left else {}
            if not left:
                del self._said[place]

    def turn_to(self, turn: KeptTurn, state: JobState | None) -> None:
        """Bring a turn that is kept into another state; None: its job is done."""
        was_open = turn.is_open
        if turn.state is not None:
            del self._in_state[turn.state][turn.number]
        turn.state = state
        if state is not None:
            self._in_state[state][turn.number] = turn
        if was_open and not turn.is_open:
            _taken_from(self._open, turn.owner, turn)
        elif turn.is_open and not was_open:
            own = self._open.get(turn.owner, {}) | {turn.number: turn}
            self._open[turn.owner] = dict(sorted(own.items()))

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────

    def __iter__(self) -> Iterator[KeptTurn]:
        """All of them, oldest first."""
        return iter(self._all.values())

    def __len__(self) -> int:
        return len(self._all)

    def __repr__(self) -> str:
        """With all that is kept, for whoever looks whether something is gone."""
        return f"KeptTurns({vars(self)})"

    def get(self, owner: bytes, key: TurnKey) -> KeptTurn | None:
        """One of an owner's."""
        return self._all.get((owner, key))

    def of(self, owner: bytes, number: int) -> KeptTurn:
        """The one of that number. Raises `KeyError`."""
        return self._indices["number", owner, number][number]

    def named(self, turn: str) -> Iterator[KeptTurn]:
        """The steps and attempts of the turns that anybody calls so, oldest first."""
        return iter(self._indices.get(("name", turn), {}).values())

    def of_session(self, owner: bytes, session: bytes) -> Iterator[KeptTurn]:
        """Those of a session."""
        return self._newest("session", owner, session)

    def of_chain(self, owner: bytes, chain: bytes) -> Iterator[KeptTurn]:
        """Those in front of which this chain stands."""
        return self._newest("chain", owner, chain)

    def of_pair(self, owner: bytes, pair: bytes) -> Iterator[KeptTurn]:
        """Those with this pair."""
        return self._newest("pair", owner, pair)

    def of_answer(self, owner: bytes, answer_id: bytes) -> Iterator[KeptTurn]:
        """Those whose answer has this id."""
        return self._newest("answer", owner, answer_id)

    def holding(self, owner: bytes, digest: bytes) -> Iterator[KeptTurn]:
        """Those with which a provider's id is held."""
        return self._newest("held", owner, digest)

    def said_last(self, turn: KeptTurn) -> datetime:
        """When the last turn of its session was."""
        return self._said[turn.owner, turn.session]

    def in_state(self, state: JobState) -> list[KeptTurn]:
        """Those in a state, oldest first."""
        return [turn for _, turn in sorted(self._in_state[state].items())]

    def waiting(self) -> list[list[KeptTurn]]:
        """What is not done of each owner, oldest first, in the order of the oldest."""
        own = [list(turns.values()) for turns in self._open.values()]
        return sorted(own, key=lambda turns: turns[0].number)

    def _newest(self, *name: object) -> Iterator[KeptTurn]:
        return reversed(self._indices.get(name, {}).values())


def _found_by(turn: KeptTurn) -> Iterator[tuple[Any, ...]]:
    """The names of all that a turn is found by. None of it changes as long as it is kept."""
    owner, record = turn.owner, turn.record
    yield "name", record.key.turn
    yield "number", owner, turn.number
    yield "session", owner, turn.session
    yield "chain", owner, record.chain
    yield "pair", owner, record.pair
    yield "answer", owner, record.answer_id
    for digest in held_with(record):
        yield "held", owner, digest


def _taken_from(index: dict[Any, _Numbered], name: object, turn: KeptTurn) -> None:
    del index[name][turn.number]
    if not index[name]:
        del index[name]
