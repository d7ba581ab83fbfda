"""What people move to, or live in, that is no place."""

import pytest

from memory.language.change import changes_in
from memory.language.claims import facets
from memory.language.sayings import said_by


def homes(text: str) -> list[str]:
    return [said.value for said, _ in said_by(text, by_model=False) if said.field == "home"]


@pytest.mark.parametrize(
    "text",
    [
        "We moved from Jira to Linear.",
        "portal upgraded to React 19, and we moved from pnpm to bun",
        "We moved from AWS to Hetzner last year.",
        "We moved from Oracle to Postgres.",
        "ci siamo trasferiti da AWS a Hetzner",
        "I live in Excel these days.",
    ],
)
def test_who_moves_between_tools_has_no_other_home(text: str):
    assert not homes(text)
    assert not [slot for slot in facets(text) if "home" in slot]
    assert not [change for change in changes_in(text, by_model=False) if change.slot in {"home", "whereabouts"}]


@pytest.mark.parametrize(
    "text",
    ["I moved to the Isar project on Monday.", "I moved to the data team in March.", "I moved to the Hague office."],
)
def test_a_project_and_a_team_are_no_home(text: str):
    assert not homes(text)


@pytest.mark.parametrize(
    ("text", "home"),
    [
        ("I moved from Phoenix to Austin.", "Austin"),
        ("We moved from Leeds to York.", "York"),
        ("I moved to the Netherlands last year.", "the Netherlands"),
        ("we moved to the Lake District in 2019", "the Lake District"),
        ("I moved to the Bronx.", "the Bronx"),
    ],
)
def test_a_town_is_one_though_a_tool_has_its_name(text: str, home: str):
    assert homes(text) == [home]
