"""Which of Ricordo's files others on this machine may read or change, though Ricordo makes them its owner's alone."""

import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

from adapters.sqlite.files import Files
from config.loading import LoadedSettings, shown
from config.values import MASK

READ, CHANGE = stat.S_IRGRP | stat.S_IROTH, stat.S_IWGRP | stat.S_IWOTH
"""Bits of a mode: a group is others, too, as for the secret."""

BESIDE = ("", "-wal", "-shm")
"""What SQLite adds to the name of a file."""


def store_open_to_others(memory: Path) -> tuple[str, ...]:
    """What is amiss with a store in a file, and what to run, each in one line."""
    files = Files(memory)
    names = (file.with_name(file.name + ending) for file in (files.memory, files.journal) for ending in BESIDE)
    return (*_open(names), *_open_folders(memory.absolute().parent))


def settings_open_to_others(found: LoadedSettings, file: Path | None) -> tuple[str, ...]:
    """The same of the file of settings, if it has a key or a password in plain text."""
    if file is None:
        return ()
    given = {key: value for key, value in shown(found.settings).items() if found.origin(key) == str(file)}
    plain = [key for key, value in given.items() if MASK in str(value)]
    return tuple(f"{line} ({', '.join(plain)} stand there)" for line in _open([file])) if plain else ()


def _open(names: Iterable[Path]) -> Iterator[str]:
    for path in names:
        mode = _mode_of(path)
        if mode & (READ | CHANGE):
            may = "read and changed" if mode & READ and mode & CHANGE else "read" if mode & READ else "changed"
            yield f"{path} can be {may} by others: look whether it was, then `chmod 600 {path}`"


def _open_folders(folder: Path) -> Iterator[str]:
    """Whoever may change a folder may put another file in the place of one that is there; a sticky one forbids it."""
    mode = _mode_of(folder)
    if mode & CHANGE and not mode & stat.S_ISVTX:
        yield f"{folder} can be changed by others, who could put another store there: `chmod go-w {folder}`"


def _mode_of(path: Path) -> int:
    """The mode of what is there; 0: nothing is."""
    try:
        return path.stat().st_mode
    except OSError:
        return 0
