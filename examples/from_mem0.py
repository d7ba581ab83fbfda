"""Memories of mem0, read into a Ricordo: each is learned as a note of its user, on the day on which mem0 had it.

$ python examples/from_mem0.py export.json        # what `client.get_all(…)` gives, as JSON

`RICORDO` is the server's address (http://localhost:8000), `RICORDO_KEY` a proxy key for anybody, where keys are asked
for. What is known is not kept twice, so it may be done again.
"""

import json
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from ricordo import Memory


def read_in(items: list[dict[str, Any]]) -> Counter[str]:
    """What became of them, by the names of the events."""
    told: Counter[str] = Counter()
    address, key = os.environ.get("RICORDO", "http://localhost:8000"), os.environ.get("RICORDO_KEY")
    with Memory(base_url=address, api_key=key) as memory:
        # The oldest first: what is newer takes the place of what it contradicts.
        for item in sorted(items, key=lambda item: item.get("created_at") or ""):
            added = memory.add(
                item["memory"],
                user_id=item.get("user_id"),
                agent_id=item.get("agent_id"),
                run_id=item.get("run_id"),
                metadata=item.get("metadata"),
                tags=item.get("categories") or (),
                at=item.get("created_at"),
            )
            told.update(event.event for event in added.results)
            if not added.results:
                print(f"left out: {item['memory']}")
    return told


if __name__ == "__main__":
    print(dict(read_in(json.loads(Path(sys.argv[1]).read_text("utf-8"))["results"])))
