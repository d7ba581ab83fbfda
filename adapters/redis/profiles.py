"""Profiles: named fields per owner, each written only by who knows its present version.

Before each field stands, for the scripts to read, when it was last written by hand or dropped (microseconds; empty:
never). A field that was dropped stays, without values, and tells when (P9).
"""

from collections.abc import Iterable

import msgspec

from memory.model.errors import Conflict
from memory.model.memory import Profile, ProfileField


class KeptField(msgspec.Struct, frozen=True):
    """A field and its place in the order in which fields came."""

    place: tuple[int, int]
    field: ProfileField


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(KeptField).decode


def profile_of(values: Iterable[bytes | None]) -> Profile:
    """The profile of a hash's values; a field that is garbage is left out."""
    kept = (field for value in values if (field := kept_field(value)) is not None and field.field.values)
    return Profile(tuple(it.field for it in sorted(kept, key=lambda it: it.place)))


def kept_field(value: bytes | None) -> KeptField | None:
    """A field as it is kept, or None if there is none or it is garbage."""
    try:
        return None if value is None else _decode(value.partition(b":")[2])
    except ValueError:  # msgspec's errors are ValueErrors
        return None


def written(
    field: ProfileField, before: bytes | None, *, place: tuple[int, int], by_hand: bool, corrected: int
) -> bytes | None:
    """What is to be kept of a field where `before` is kept now; None: nothing.

    `corrected`, in microseconds: blocks with a field that was written by hand, or dropped, are older than that.
    Raises `Conflict` unless what is kept has the version that `field` names.
    """
    kept = kept_field(before)
    there = kept is not None and bool(kept.field.values)
    version = 0 if kept is None else kept.field.version
    if field.version != (version if there else 0):
        raise Conflict(f"the profile's field {field.name} was written meanwhile")
    if not field.values and not there:
        return before
    since = (before or b"").partition(b":")[0]
    if by_hand or not field.values:
        since = str(corrected).encode()
    now = msgspec.structs.replace(field, version=version + 1)
    return since + b":" + _encode(KeptField(place if kept is None else kept.place, now))
