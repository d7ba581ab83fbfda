"""Bodies of entries and memories that the release before wrote, when fields of ours stood in their metadata."""

import json
from base64 import b64decode
from pathlib import Path

_KEPT: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "data" / "former_bodies.json").read_text())

ENTRIES = {name: b64decode(body) for name, body in _KEPT["entries"].items()}
MEMORIES = {name: b64decode(body) for name, body in _KEPT["memories"].items()}
