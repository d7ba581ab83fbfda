"""RICORDO_SECRET: the key of all digests, given by the operator or made beside the store at the first start."""

import os
import re
import secrets
from pathlib import Path

from memory.model.errors import SecretMismatch, StoreGone, StoreUnavailable

SECRET_BYTES = 32
"""As long as the output of HMAC-SHA256, which it keys."""

WRITTEN = re.compile(rb"[0-9a-f]{64}")
PRIVATE = 0o600
OTHERS = 0o077


class SecretUnusable(SecretMismatch):
    """The secret is too short, damaged or open to others. The message never has it."""


def load_secret(*, given: str, store: Path, new: bytes | None = None, makes: bool = True) -> bytes:
    """The secret: `given` if that is not empty, else that of the file `<store>.secret`, made if the store is new.

    `new`: what is made then; None: one that nobody has. Unless `makes`, none is made: the store is open somewhere.

    Processes that start at once on a new store get the same one. Raises `SecretMismatch` if the store is there but
    its secret is not, `SecretUnusable`, `StoreUnavailable` for a folder, `StoreGone` if neither is there and none is
    made, or `OSError`.
    """
    check_no_folder(store)
    if given:
        secret = given.encode()
        if WRITTEN.fullmatch(secret):
            return bytes.fromhex(given)  # as a file spells it: the two are one secret
        if len(secret) < SECRET_BYTES:
            raise SecretUnusable(
                f"store.secret (RICORDO_SECRET) has {len(secret)} bytes, {SECRET_BYTES} are needed: make one with "
                "`openssl rand -hex 32`"
            )
        return secret
    path = store.with_name(f"{store.name}.secret")
    written_before = store.exists()  # asked first: a secret is always older than its store
    try:
        return _read(path)
    except FileNotFoundError:
        if written_before:
            raise SecretMismatch(f"{store} is there, but its secret {path} is not: bring the file back") from None
    if not makes:
        raise StoreGone(f"{store} and its secret were deleted or moved while it was open: put them back")
    _make(path, secrets.token_bytes(SECRET_BYTES) if new is None else new)
    return _read(path)


def check_no_folder(store: Path) -> None:
    """Raise `StoreUnavailable` for a folder."""
    if store.is_dir():
        raise StoreUnavailable(f"{store} is a folder: name a file in it, such as {store / 'ricordo.db'}")


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        if os.fstat(file.fileno()).st_mode & OTHERS:
            raise SecretUnusable(f"{path} can be read by others: look whether it was, then run `chmod 600 {path}`")
        written = file.read(1024).strip()
    if not WRITTEN.fullmatch(written):
        raise SecretUnusable(f"{path} is damaged: it should hold 64 hexadecimal digits; bring the file back")
    return bytes.fromhex(written.decode())


def _make(path: Path, secret: bytes) -> None:
    """Write a secret under another name, durably, then give it its name, unless somebody else was faster."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secret.hex().encode() + b"\n")
            file.flush()
            os.fsync(descriptor)
        try:
            path.hardlink_to(draft)
        except FileExistsError:
            return
        folder = os.open(path.parent, os.O_RDONLY)  # the name is the folder's, and is durable with it
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    finally:
        draft.unlink()
