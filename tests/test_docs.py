"""The documentation says what is so: the tests that docs/reliability.md names exist, and it leaves out no row."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RELIABILITY = (ROOT / "docs" / "reliability.md").read_text()

ROWS = {"H": 20, "S": 16, "K": 12, "B": 20, "U": 26, "C": 8, "R": 17, "I": 18, "D": 12}
"""How many rows each group has."""

STATES = ("tested: ", "met, not tested on its own", "not yet (", "unmet (")

MENTIONED = sorted(set(re.findall(r"`(test_\w+)`", RELIABILITY)))
ROW = re.compile(r"^\| ([A-Z]\d\d)★? \|.*\| ([^|]+) \|$", re.MULTILINE)
TABLE: list[tuple[str, str]] = ROW.findall(RELIABILITY, RELIABILITY.index("## Every row"))


@pytest.fixture(scope="module")
def tests() -> frozenset[str]:
    sources = (path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    return frozenset(
        name for source in sources for name in re.findall(r"^\s*(?:async )?def (test_\w+)", source, re.MULTILINE)
    )


@pytest.mark.parametrize("name", MENTIONED)
def test_each_test_that_is_named_exists(tests: frozenset[str], name: str):
    assert name in tests


def test_each_row_stands_in_the_table_once():
    assert [row for row, _ in TABLE] == [f"{group}{n:02}" for group, count in ROWS.items() for n in range(1, count + 1)]


@pytest.mark.parametrize(("row", "state"), TABLE)
def test_each_row_has_a_state_and_its_tests_carry_its_name(row: str, state: str):
    named = re.findall(r"`(test_\w+)`", state)

    assert state.startswith(STATES)
    assert not named or any(f"_{row}_" in name for name in named)
