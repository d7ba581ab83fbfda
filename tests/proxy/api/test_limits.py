"""The limits that docs/api.md tells are those that hold."""

from pathlib import Path

import pytest

from memory.api import CALL_CHARS, MESSAGE_CHARS, MESSAGES, METADATA_BYTES
from memory.model.where import MOST_CONDITIONS, MOST_LEVELS, MOST_VALUES, VALUE_CHARS
from memory.upkeep.corrections import LONGEST_TAG, LONGEST_TEXT, MOST_TAGS
from proxy.api.bodies import MOST_AT_ONCE, MOST_FOUND, MOST_LISTED
from proxy.api.jobs import KEPT as JOBS_KEPT
from proxy.api.jobs import RUNNING
from proxy.api.memories import MOST_ASKED
from proxy.api.repeats import KEPT, KEY_CHARS

LIMITS = (Path(__file__).parents[3] / "docs" / "api.md").read_text().partition("## Limits")[2].partition("## ")[0]
ROWS = {row.partition(" |")[0]: row for row in LIMITS.split("\n| ")}


@pytest.mark.parametrize(
    ("row", "limits"),
    [
        ("`messages` of one call", (MESSAGES, MESSAGE_CHARS, CALL_CHARS, LONGEST_TEXT)),
        ("`text` of a memory that is changed", (LONGEST_TEXT,)),
        ("`query` of a search", (MOST_ASKED,)),
        ("`metadata`, `tags`", (METADATA_BYTES, MOST_TAGS, LONGEST_TAG)),
        ("`limit`", (MOST_LISTED, MOST_FOUND)),
        ("filters", (MOST_CONDITIONS, MOST_LEVELS, MOST_VALUES, VALUE_CHARS)),
        ("a batch", (MOST_AT_ONCE,)),
        ("`Idempotency-Key`", (KEY_CHARS, KEPT)),
        ("jobs", (RUNNING, JOBS_KEPT)),
    ],
)
def test_each_limit_is_told_as_it_is(row: str, limits: tuple[int, ...]):
    assert [limit for limit in limits if f"{limit:,}" not in ROWS[row]] == []
