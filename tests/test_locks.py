"""The lock installs with any pip: an older one finds a package with extras only where these are locked, too."""

import re
from collections import defaultdict
from importlib.metadata import distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCK = Path(__file__).parent.parent / "requirements" / "dev.txt"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[([^\]]*)\])?==", re.MULTILINE)


def extras_asked_for() -> dict[str, set[str]]:
    """Which extras of a package the others that are installed want, by its name."""
    wanted: dict[str, set[str]] = defaultdict(set)
    for each in distributions():
        for text in each.requires or ():
            asked = Requirement(text)
            if asked.extras and (asked.marker is None or asked.marker.evaluate({"extra": ""})):
                wanted[canonicalize_name(asked.name)] |= asked.extras
    return wanted


def test_the_lock_names_the_extras_that_its_packages_ask_for() -> None:
    locked = {
        str(canonicalize_name(name)): set(str(extras).split(",")) for name, extras in PINNED.findall(LOCK.read_text())
    }
    wanted = {name: extras for name, extras in extras_asked_for().items() if name in locked}

    assert "toml" in wanted["coverage"]
    assert {name: extras - locked[name] for name, extras in wanted.items() if not extras <= locked[name]} == {}
