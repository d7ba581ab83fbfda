"""What is held of a journalled turn's answer, and how a store spells it."""

import msgspec

from memory.model.turn import Added, Answer, Injection, TurnRecord
from memory.ports.holdings import Holding

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Holding).decode


def holding_of(record: TurnRecord) -> Holding:
    """What is held of its answer: of one that is still to come, all that is needed to journal it then."""
    if not record.is_awaited:
        return Holding(upstream=record.upstream)
    bare = msgspec.structs.replace(
        record, user_text="", speaker="", results=(), answer=Answer(), injection=Injection(), added=Added()
    )
    return Holding(upstream=record.upstream, awaited=bare)


def held_with(record: TurnRecord) -> dict[bytes, bytes]:
    """The digests of all that is held with a turn, and what is known of each, as a store keeps it."""
    parts = blob_of(Holding(upstream=record.upstream))
    answer = {record.answer_id: blob_of(holding_of(record))} if record.answer_id else {}
    return dict.fromkeys(record.part_ids, parts) | answer


def blob_of(holding: Holding) -> bytes:
    """As a store keeps it."""
    return _encode(holding)


def holding_in(blob: bytes) -> Holding:
    """What a store has kept; of garbage nothing is known but that it is held."""
    try:
        return _decode(blob)
    except msgspec.DecodeError:
        return Holding()
