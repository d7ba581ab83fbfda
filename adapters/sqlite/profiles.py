"""Profiles: named fields per owner, each written only by who knows its present version."""

import sqlite3
from collections.abc import Set
from typing import Any

import msgspec

from memory.errors import Conflict
from memory.memories import Profile, ProfileField

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(ProfileField).decode

_FIELDS = "SELECT name, version, body FROM profiles WHERE owner = ? ORDER BY seq"
_INSERT = """
    INSERT INTO profiles (tenant, owner, name, version, body, corrected)
    VALUES (:tenant, :owner, :name, 1, :body, :corrected)
    ON CONFLICT (owner, name) DO NOTHING
"""
_UPDATE = """
    UPDATE profiles SET version = version + 1, body = :body, corrected = coalesce(:corrected, corrected)
    WHERE owner = :owner AND name = :name AND version = :version
"""
_DROP = "DELETE FROM profiles WHERE owner = :owner AND name = :name AND version = :version"


def read(connection: sqlite3.Connection, owner: bytes) -> Profile:
    """The owner's profile; a field that is garbage is left out."""
    rows = connection.execute(_FIELDS, (owner,)).fetchall()
    return Profile(tuple(field for row in rows if (field := _field(*row)) is not None))


def set_field(
    connection: sqlite3.Connection, field: ProfileField, *, tenant: bytes, owner: bytes, corrected: int | None = None
) -> None:
    """Write a field, or drop it if it has no values. Raises `Conflict` unless it has the version that `field` names.

    `corrected`: when it was written by hand, in microseconds.
    """
    row: dict[str, Any] = {"tenant": tenant, "owner": owner, "name": field.name, "version": field.version}
    row |= {"body": _encode(field), "corrected": corrected}
    if field.values:
        statement = _UPDATE if field.version else _INSERT
    elif field.version:
        statement = _DROP
    else:
        return  # there was none, and there is to be none
    if not connection.execute(statement, row).rowcount:
        raise Conflict(f"the profile's field {field.name} was written meanwhile")


def forget(connection: sqlite3.Connection, *, owner: bytes, memory_ids: Set[str]) -> bool:
    """Take what these memories said out of the owner's profile; whether there was anything."""
    found = False
    for field in read(connection, owner).fields:
        left = field.without(memory_ids)
        if left != field:
            found = True
            set_field(connection, left, tenant=b"", owner=owner)
    return found


def _field(name: str, version: int, body: bytes) -> ProfileField | None:
    try:
        field = _decode(body)
    except msgspec.DecodeError:
        return None
    return msgspec.structs.replace(field, version=version) if field.name == name else None
