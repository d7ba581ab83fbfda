"""Which build of Ricordo this is: its version, and the commit that it was made from, as far as that is known.

A version alone does not tell what runs between two releases. A wheel has the commit recorded in it
(requirements/commit.py makes it so), a checkout is asked as it is now. The module loads next to nothing: `ricordo
--version` uses it, and whoever builds.
"""

import os
import subprocess
from functools import cache
from pathlib import Path

RECORDED = "commit.txt"
"""A file of the package, in a wheel that was made from a known commit."""

GIVEN = "SOURCE_COMMIT"
"""Names the commit where a build has no checkout, as in a container (Dockerfile)."""

HEX_DIGITS = 12
"""Of a commit: none of a large repository shares so many with another."""

GIT_SECONDS = 5.0
"""A checkout on a file system that does not answer keeps no server from starting for longer."""


@cache
def commit() -> str:
    """The commit of what runs here, with `+changed` behind it if files differ from it; empty: unknown."""
    package = Path(__file__).parent
    recorded = package / RECORDED
    return recorded.read_text().strip() if recorded.is_file() else commit_of(package.parent)


def commit_of(root: Path) -> str:
    """The commit of a checkout, whose root this is, or of what was copied from one; empty: unknown."""
    if not (root / ".git").exists():  # a file in a work tree of its own
        return os.environ.get(GIVEN, "").strip()[:HEX_DIGITS]
    asked = [
        "git",
        "-C",
        str(root),
        "describe",
        "--always",
        "--exclude=*",
        "--dirty=+changed",
        f"--abbrev={HEX_DIGITS}",
    ]
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=GIT_SECONDS)  # noqa: S603 - ours
    except (OSError, subprocess.SubprocessError):
        return ""
    return told.stdout.strip()


@cache
def version() -> str:
    """The version of the package that is installed."""
    from importlib import metadata  # noqa: PLC0415 - takes a tenth of what --help takes

    return metadata.version("ricordo")


def said() -> str:
    """Both, as people read them: `0.1.0 (commit cb67205113fe)`."""
    return f"{version()} (commit {commit()})" if commit() else version()
