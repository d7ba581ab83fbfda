"""The documentation says what is so, and the source has one word for one thing.

The tests that docs/reliability.md names exist, and it leaves out no row. The files that docs/architecture.md,
docs/rules.md and the README name exist, and what is said to be in them is; the pictures of the first are the contracts
of pyproject.toml. Links between pages lead somewhere.
"""

import ast
import re
import tomllib
from collections import Counter
from importlib import import_module
from operator import attrgetter
from pathlib import Path

import pytest

import ricordo
from proxy.ops.metrics import SPOOL, Metrics

ROOT = Path(__file__).parents[1]
RELIABILITY = (ROOT / "docs" / "reliability.md").read_text()

FOLDERS = ("ricordo", "adapters", "config", "proxy", "memory")

ROWS = {"H": 20, "S": 16, "K": 12, "B": 20, "U": 26, "C": 8, "R": 17, "I": 18, "D": 12}
"""How many rows each group has."""

STATES = ("tested: ", "met, not tested on its own", "not yet (", "unmet (")

MENTIONED = sorted(set(re.findall(r"`(test_\w+)`", RELIABILITY)))
ROW = re.compile(r"^\| ([A-Z]\d\d)★? \|.*\| ([^|]+) \|$", re.MULTILINE)
TABLE: list[tuple[str, str]] = ROW.findall(RELIABILITY, RELIABILITY.index("## Every row"))

DOORS = RELIABILITY[RELIABILITY.index("## Through every door") : RELIABILITY.index("## Every row")]
"""What every dialect is held to."""
SMOKE = sorted(set(re.findall(r"^\| ([SKBUC]\d\d)★ \|", RELIABILITY, re.MULTILINE)))
"""Rows of the smoke set that speak of a chat."""

BEHAVIOURS = (ROOT / "docs" / "behaviours.md").read_text()
CASES: list[tuple[str, str]] = re.findall(r"^\| (1[35]\.\d+) \|.*\| ([^|]+) \|$", BEHAVIOURS, re.MULTILINE)

ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text()
README = (ROOT / "README.md").read_text()
RULES = (ROOT / "docs" / "rules.md").read_text()

SOURCE = re.compile(r"(?<![\w./-])(?:ricordo|adapters|config|proxy|memory|tests|bench|docs)/[\w./-]*\w")
"""A path from the root; not one of HTTP, nor the end of a longer one."""

IN_FILE = re.compile(r"((?:`[\w.]+`(?:, or |, | and | or ))*`[\w.]+`)\s\(`([\w/]+)\.py`\)")
"""Names, and the file that they are in."""

FILES = sorted(set(SOURCE.findall(ARCHITECTURE + README + RULES)))
DEFINED = sorted(
    {(name, path.replace("/", ".")) for names, path in IN_FILE.findall(ARCHITECTURE) for name in names.split("`")[1::2]}
)
PICTURES: list[str] = re.findall(r"^```text\n(.+?)^```", ARCHITECTURE, re.MULTILINE | re.DOTALL)
FLOOR = re.compile(r"^─+\n", re.MULTILINE)
ROOM = re.compile(r"^(\w+) {2,}\w", re.MULTILINE)
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)")
CONTRACTS = [
    contract
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    if contract["type"] == "layers"
]


@pytest.fixture(scope="module")
def tests() -> frozenset[str]:
    sources = (path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    return frozenset(
        name for source in sources for name in re.findall(r"^\s*(?:async )?def (test_\w+)", source, re.MULTILINE)
    )


def test_each_decision_has_a_number_of_its_own():
    numbers = [page.name[:4] for page in (ROOT / "docs" / "decisions").glob("*.md")]

    assert len(numbers) == len(set(numbers)) > 50


@pytest.mark.parametrize("name", sorted(set(MENTIONED) | set(re.findall(r"`(test_\w+)`", BEHAVIOURS))))
def test_each_test_that_is_named_exists(tests: frozenset[str], name: str):
    assert name in tests


def test_each_row_stands_in_the_table_once():
    assert [row for row, _ in TABLE] == [f"{group}{n:02}" for group, count in ROWS.items() for n in range(1, count + 1)]


def test_each_behaviour_stands_in_its_table_once():
    assert [case for case, _ in CASES] == [f"15.{n}" for n in range(1, 43)] + [f"13.{n}" for n in range(1, 5)]


@pytest.mark.parametrize(("case", "named"), CASES)
def test_the_tests_of_a_behaviour_carry_its_number(case: str, named: str):
    section, number = map(int, case.split("."))
    names = re.findall(r"`test_(\d+)_(\d+)(?:_to_(\d+))?_\w+`", named)

    assert names
    assert all(int(first) == section and int(low) <= number <= int(high or low) for first, low, high in names)


@pytest.mark.parametrize(("row", "state"), TABLE)
def test_each_row_has_a_state_and_its_tests_carry_its_name(row: str, state: str):
    named = re.findall(r"`(test_\w+)`", state)

    assert state.startswith(STATES)
    assert not named or any(f"_{row}_" in name for name in named)


@pytest.mark.parametrize("row", [*SMOKE, *(f"P{n}" for n in range(1, 10))])
def test_each_row_that_speaks_of_a_chat_is_tested_through_every_door_or_it_is_said_why_not(row: str):
    table, _, why_not = DOORS.rpartition("|\n")

    assert re.search(rf"_{row}_|^\| {row} \|", table, re.MULTILINE) or re.search(rf"\b{row}\b", why_not)


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(test_\w+)`", DOORS))))
def test_each_test_that_is_said_to_be_run_for_every_dialect_is(name: str):
    folder = ROOT / "tests" / "e2e"
    sources = [path.read_text() for path in (folder / "test_kill.py", *(folder / "dialects").glob("test_*.py"))]
    (source,) = [each for each in sources if f"def {name}(" in each]
    head = source[source.index(f"def {name}(") :].partition(":\n")[0]

    assert re.search(r"\b(?:door: Door|app: Application|remembering: Ricordo, door|house: House)\b", head)


@pytest.mark.parametrize("path", FILES)
def test_each_file_of_the_source_that_is_named_exists(path: str):
    assert (ROOT / path).exists()


@pytest.mark.parametrize(("name", "module"), DEFINED)
def test_each_name_is_in_the_file_that_is_named_with_it(name: str, module: str):
    attrgetter(name)(import_module(module))  # raises for what is not there


@pytest.mark.parametrize(("picture", "contract"), [*zip(PICTURES, CONTRACTS, strict=True)])
def test_each_floor_and_room_has_its_line(picture: str, contract: dict[str, list[str]]):
    """The contracts leave out no room: those of rooms are exhaustive."""
    floors = [ROOM.findall(floor) for floor in FLOOR.split(picture)]

    assert floors == [floor.split(" | ") for floor in contract["layers"]]


def _sections(page: Path) -> set[str]:
    """The anchors of a page's titles, as they are made of them where Markdown is shown."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_the_table_of_metrics_has_all_of_them():
    table = RELIABILITY[RELIABILITY.index("## Metrics") : RELIABILITY.index("## A store in memory")]
    metrics = [f"{it.name}_total" if it.type == "counter" else it.name for it in Metrics().registry.collect()]

    assert set(re.findall(r"`(ricordo_\w+)`", table)) == {*metrics, *(f"ricordo_spool_{name}" for name in SPOOL)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_each_link_of_a_page_leads_to_a_file_and_a_section_of_it(page: Path):
    links = [((page.parent / path) if path else page, section) for path, section in LINK.findall(page.read_text())]

    assert [str(file) for file, _ in links if not file.exists()] == []
    assert [f"{file.name}#{section}" for file, section in links if section and section not in _sections(file)] == []


def test_each_rule_that_the_source_cites_is_a_section():
    titles = set(re.findall(r"^#+ (.+)$", RULES, re.MULTILINE))
    sources = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    cited = {
        (path.name, " ".join(title.split()))
        for path in sources
        for title in re.findall(r"docs/rules\.md, ([A-Z][\w' -]+(?:\n +(?:# )?[a-z][\w -]+)?)", path.read_text())
    }

    assert cited
    assert [each for each in sorted(cited) if not any(each[1].startswith(title) for title in titles)] == []


def test_no_two_classes_have_one_name():
    """Nor if a name differs by its underscore alone: whoever reads of a class knows which one it is.

    What `import ricordo` gives has the names that its users expect, whatever is called so within.
    """
    sources = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    classes = [
        (node.name.lstrip("_"), str(path.relative_to(ROOT)))
        for path in sources
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ClassDef) and not (path.parent.name == "library" and node.name in ricordo.__all__)
    ]
    often = Counter(name for name, _ in classes)

    assert len(classes) > 100
    assert [each for each in sorted(classes) if often[each[0]] > 1] == []
