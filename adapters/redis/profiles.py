"""Profiles: named fields per owner, each written only by who knows its present version.

Before each field stands, for the scripts to read, when it was last written by hand (microseconds; empty: never).
"""

from collections.abc import Iterable

import msgspec

from memory.errors import Conflict
from memory.memories import Profile, ProfileField


class KeptField(msgspec.Struct, frozen=True):
    """A field and its place in the order in which fields came."""

    place: tuple[int, int]
    field: ProfileField


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(KeptField).decode


def profile_of(values: Iterable[bytes | None]) -> Profile:
    """The profile of a hash's values; a field that is garbage is left out."""
    kept = (field for value in values if (field := kept_field(value)) is not None)
    return Profile(tuple(it.field for it in sorted(kept, key=_place)))


def kept_field(value: bytes | None) -> KeptField | None:
    """A field as it is kept, or None if there is none or it is garbage."""
    try:
        return None if value is None else _decode(value.partition(b":")[2])
    except ValueError:  # msgspec's errors are ValueErrors
        return None


def written(
    field: ProfileField, before: bytes | None, *, place: tuple[int, int], corrected: int | None = None
) -> bytes | None:
    """What is to be kept of a field where `before` is kept now; None: nothing. `corrected`: when, if by hand.

    Raises `Conflict` unless that has the version that `field` names.
    """
    kept = kept_field(before)
    if field.version != (0 if kept is None else kept.field.version):
        raise Conflict(f"the profile's field {field.name} was written meanwhile")
    if not field.values:
        return None
    now = msgspec.structs.replace(field, version=field.version + 1)
    since = (before or b"").partition(b":")[0] if corrected is None else str(corrected).encode()
    return since + b":" + _encode(KeptField(place if kept is None else kept.place, now))


def _place(kept: KeptField) -> tuple[int, int]:
    return kept.place
