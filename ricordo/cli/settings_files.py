"""Puts settings into a client's file: whole or not at all, with a copy of what was there beside it."""

import os
import shutil
import tempfile
from contextlib import suppress
from difflib import unified_diff
from itertools import count
from pathlib import Path
from typing import Literal, NamedTuple

from config.clients import SetupStep
from config.errors import Refused
from config.grafting import grafted


class FileChange(NamedTuple):
    """A file, before and after; `before` is None if it is not there yet."""

    path: Path
    before: str | None
    after: str

    @property
    def kind(self) -> Literal["new", "changed", "unchanged"]:
        """What happens to it."""
        if self.before is None:
            return "new"
        return "unchanged" if self.before == self.after else "changed"

    @property
    def added(self) -> str:
        """What is added and where, and nothing of what is there: there may be keys in it."""
        if self.kind == "unchanged":
            return f"{self.path} says so already."
        before = (self.before or "").splitlines()
        lines = unified_diff(before, self.after.splitlines(), tofile=str(self.path), n=0, lineterm="")
        return "\n".join(line for line in lines if not line.startswith("-"))


def planned(step: SetupStep, settings: str, path: Path) -> FileChange:
    """What is to be written into a file, which may be a link to another. Raises `Refused`, `OSError`."""
    path = path.resolve()
    try:
        before = path.read_bytes().decode() if path.exists() else None
        after = grafted(step.form, before, settings) if before else step.begins + settings
    except UnicodeDecodeError:
        raise Refused(f"{path}: this is no text in UTF-8") from None
    except Refused as error:
        raise Refused(f"{path}: {error}; do it by hand, or name another file with --file") from None
    return FileChange(path, before, after)


def write(change: FileChange, *, mode: int) -> str:
    """Write a change, a new file with that mode; the name of the copy of what was there, if something was."""
    path, copy = change.path, ""
    if change.kind == "unchanged":
        return copy
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        made = Path(file.name)
        file.write(change.after.encode())
    try:
        made.chmod(mode)
        if change.before is not None:
            names = (path.with_name(f"{path.name}.bak{n or ''}") for n in count())
            copy = str(next(name for name in names if not name.exists()))  # over nothing that is there
            shutil.copy2(path, copy)
            shutil.copymode(path, made)
            with suppress(PermissionError):
                os.chown(made, path.stat().st_uid, path.stat().st_gid)
        made.replace(path)
    finally:
        made.unlink(missing_ok=True)
    return copy
