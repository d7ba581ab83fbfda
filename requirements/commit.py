"""What records the commit in what is built (a hook of Hatchling): see ricordo/build.py.

A source distribution has it at its root, a wheel in the package. So a wheel has the same bytes whether it is made of
the one or of the checkout. Where it is unknown nothing is recorded.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CommitHook(BuildHookInterface[Any]):
    """Puts the commit into a distribution."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # it is asked when it runs
            return
        sys.path.insert(0, self.root)
        from ricordo.build import RECORDED, commit_of  # noqa: PLC0415 - it is in reach from here on

        before = Path(self.root, RECORDED)
        commit = before.read_text().strip() if before.is_file() else commit_of(Path(self.root))
        if commit:
            self._folder = TemporaryDirectory()
            file = Path(self._folder.name, RECORDED)
            file.write_text(f"{commit}\n")
            inside = RECORDED if self.target_name == "sdist" else f"ricordo/{RECORDED}"
            build_data["force_include"][str(file)] = inside
