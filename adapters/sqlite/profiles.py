"""Profiles: named fields per owner, each written only by who knows its present version."""

import sqlite3
from collections.abc import Set
from typing import Any

import msgspec

from memory.model.errors import Conflict
from memory.model.memory import Profile, ProfileField

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(ProfileField).decode

_FIELDS = "SELECT name, version, body FROM profiles WHERE owner = ? ORDER BY seq"
_FIELD = "SELECT version, body FROM profiles WHERE owner = ? AND name = ?"
_WRITE = """
    INSERT INTO profiles (tenant, owner, name, version, body, corrected)
    VALUES (:tenant, :owner, :name, :version, :body, :corrected)
    ON CONFLICT (owner, name) DO UPDATE SET
        version = excluded.version, body = excluded.body, corrected = coalesce(excluded.corrected, corrected)
"""
_DROPPED = b""
"""The body of a field that was dropped: its row stays, and tells when (P9)."""


def read(connection: sqlite3.Connection, owner: bytes) -> Profile:
    """The owner's profile; a field that is garbage is left out."""
    rows = connection.execute(_FIELDS, (owner,)).fetchall()
    return Profile(tuple(field for row in rows if (field := _field(*row)) is not None))


def set_field(
    connection: sqlite3.Connection,
    field: ProfileField,
    *,
    tenant: bytes,
    owner: bytes,
    by_hand: bool,
    corrected: int,
) -> None:
    """Write a field, or drop it if it has no values. Raises `Conflict` unless it has the version that `field` names.

    `corrected`, in microseconds: blocks with a field that was written by hand, or dropped, are older than that.
    """
    version, body = connection.execute(_FIELD, (owner, field.name)).fetchone() or (0, _DROPPED)
    is_there = _field(field.name, version, body) is not None
    if field.version != (version if is_there else 0):
        raise Conflict(f"the profile's field {field.name} was written meanwhile")
    if not field.values and not is_there:
        return
    row: dict[str, Any] = {"tenant": tenant, "owner": owner, "name": field.name, "version": version + 1}
    row["body"] = _encode(field) if field.values else _DROPPED
    row["corrected"] = corrected if by_hand or not field.values else None
    connection.execute(_WRITE, row)


def forget(
    connection: sqlite3.Connection, *, tenant: bytes, owner: bytes, memory_ids: Set[str], corrected: int
) -> None:
    """Take what these memories said out of the owner's profile."""
    for field in read(connection, owner).fields:
        left = field.without(memory_ids)
        if left != field:
            set_field(connection, left, tenant=tenant, owner=owner, by_hand=True, corrected=corrected)


def _field(name: str, version: int, body: bytes) -> ProfileField | None:
    try:
        field = _decode(body)
    except msgspec.DecodeError:
        return None
    return msgspec.structs.replace(field, version=version) if field.name == name else None
