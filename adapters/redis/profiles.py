"""Profiles: named fields per owner, each written only by who knows its present version.

Before each field stands, for the scripts to read, when it was last written by hand or dropped (microseconds; empty:
never). A field that was dropped stays, without values, and tells when (P9).
"""

from collections.abc import Iterable

import msgspec

from memory.model.memory import Profile, ProfileField


class KeptField(msgspec.Struct, frozen=True):
    """A field and its place in the order in which fields came."""

    place: tuple[int, int]
    field: ProfileField


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(KeptField).decode


def profile_of(values: Iterable[bytes | None]) -> Profile:
    """The profile of a hash's values; a field that is garbage is left out."""
    kept = (field for value in values if (field := kept_field(value)) is not None and field.field.is_kept)
    return Profile(tuple(it.field for it in sorted(kept, key=lambda it: it.place)))


def kept_field(value: bytes | None) -> KeptField | None:
    """A field as it is kept, or None if there is none or it is garbage."""
    try:
        return None if value is None else _decode(value.partition(b":")[2])
    except ValueError:  # msgspec's errors are ValueErrors
        return None


def spelled(field: ProfileField, before: bytes | None, *, place: tuple[int, int], corrected: int | None) -> bytes:
    """A field as it is kept where `before` is kept now; `place`: of one that is new.

    `corrected`, in microseconds: blocks with what it said before are older than that; None: as `before` says.
    """
    kept = kept_field(before)
    since = (before or b"").partition(b":")[0] if corrected is None else str(corrected).encode()
    return since + b":" + _encode(KeptField(place if kept is None else kept.place, field))
