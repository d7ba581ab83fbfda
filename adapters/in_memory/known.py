"""What a store in memory has, as `memory.store.known.Knowledge` asks for it."""

from collections.abc import Collection, Mapping, Sequence, Set

import msgspec

from adapters.in_memory.data import Data
from adapters.in_memory.journal import holds
from adapters.in_memory.kept import KeptSession, SessionPlace
from memory.model.memory import CONCLUSIONS_FROM, TURN_PREFIX, Memory, ProfileField
from memory.model.moments import micros
from memory.model.scope import Digests, Scope
from memory.model.session import Session
from memory.model.turn import TurnRecord
from memory.store.bodies import entry_of
from memory.store.known import FactPlace, KeptHead, KnownSession, LoadedSession, StoredMemory

_overrides = msgspec.msgpack.Decoder(dict[str, object]).decode


class InMemoryKnown:
    """Implements `memory.store.known.Knowledge`."""

    def __init__(self, data: Data, digests: Digests) -> None:
        self._data = data
        self._digests = digests

    def memory(self, memory_id: str) -> StoredMemory | None:
        kept = self._data.memories.get(memory_id)
        return None if kept is None else StoredMemory(kept.owner, kept.read(), is_closed=kept.is_closed)

    def was_there(self, memory_id: str) -> bool:
        return memory_id in self._data.memories

    def is_taken(self, place: FactPlace) -> bool:
        return place in self._data.places

    def fields(self, owner: bytes) -> Mapping[str, ProfileField]:
        return {name: kept.field for name, kept in self._data.fields(owner).items()}

    def episodes(self, owner: bytes) -> Sequence[Memory]:
        found = (kept.read() for kept in self._data.live() if kept.owner == owner and _rests_on_others(kept.place))
        return [memory for memory in found if memory is not None]

    def changes(self, owner: bytes) -> int:
        return self._data.owners[owner].changes if owner in self._data.owners else 0

    def holds(self, record: TurnRecord) -> bool:
        return holds(self._data, self._digests.owner(record.scope), record.grounds, micros(record.at), closed=True)

    def entries(self, scope: Scope, session: str, *, ids: Collection[str], turns: Collection[str]) -> KnownSession:  # noqa: ARG002 - all of them are at hand
        return known_session(self._data, SessionPlace.of(self._digests, scope, session))

    def sessions(self, owner: bytes) -> Sequence[LoadedSession]:
        own = ((place, kept) for place, kept in self._data.sessions.items() if place.owner == owner)
        return [LoadedSession(place, loaded(place.name, kept)) for place, kept in own]

    def turns_of(self, owner: bytes, memory_ids: Set[str]) -> Set[str]:
        kept = (self._data.memories.get(memory_id) for memory_id in memory_ids)
        return {each.place.turn for each in kept if each is not None and each.owner == owner and each.place is not None}

    def turn_name(self, tenant: str, turn: str) -> str:  # noqa: ARG002 - a turn is its owner's here
        return turn


def _rests_on_others(place: FactPlace | None) -> bool:
    return place is not None and (place.turn.startswith(TURN_PREFIX) or place.fact >= CONCLUSIONS_FROM)


def known_session(data: Data, place: SessionPlace) -> KnownSession:
    """A session without its words."""
    kept = data.sessions.get(place)
    if kept is None:
        return KnownSession(at=place, state=None)
    return KnownSession(
        at=place,
        state=KeptHead(kept.version, kept.updated_at, _overrides(kept.overrides)),
        entries=[words.entry for words in kept.entries.values()],
        summaries=kept.summaries,
    )


def loaded(name: str, kept: KeptSession, *, compressed: bool = True) -> Session:
    """A session with all its words, without its compressed entries if they are not wanted."""
    wanted = (words for words in kept.entries.values() if compressed or words.entry.summary_id is None)
    read = (entry_of(words.body, words.entry.summary_id) for words in wanted)
    entries = tuple(entry for entry in read if entry is not None)
    return Session(
        id=name,
        entries=entries,
        summaries=tuple(each.summary for each in kept.summaries if each.folded is None),
        version=kept.version,
        overrides=_overrides(kept.overrides),
        created_at=entries[0].timestamp if entries else kept.updated_at,
        updated_at=kept.updated_at,
    )
