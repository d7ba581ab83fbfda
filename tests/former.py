"""What older releases wrote.

ENTRIES, MEMORIES   bodies of when fields of ours stood in their metadata
release_before/     a whole store, in a file and on Redis, of when each engine had rules of its own, and no revisions
"""

import json
import sqlite3
from base64 import b64decode
from contextlib import closing
from pathlib import Path
from typing import Any

from adapters.sqlite.files import Files

_DATA = Path(__file__).parent / "data"
_KEPT: dict[str, dict[str, str]] = json.loads((_DATA / "former_bodies.json").read_text())

ENTRIES = {name: b64decode(body) for name, body in _KEPT["entries"].items()}
MEMORIES = {name: b64decode(body) for name, body in _KEPT["memories"].items()}


def write_files(path: Path) -> None:
    """The store of the release before as files: the memory's, called `path`, and the journal."""
    files = Files(path)
    path.parent.mkdir()
    for name, file in (("memory", files.memory), ("journal", files.journal)):
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript((_DATA / "release_before" / f"{name}.sql").read_text())


def write_keys(client: Any, prefix: str) -> None:
    """The same as keys of a Redis. Bytes stand in the file as the characters of their numbers."""
    for command, key, *words in json.loads((_DATA / "release_before" / "redis.json").read_text()):
        client.execute_command(command, prefix + key, *(word.encode("latin-1") for word in words))
