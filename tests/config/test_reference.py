"""default.toml and the page of documentation say what the settings are."""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from config.loading import SECTIONS, TYPES, load_settings, value_at
from config.reference import default_toml, page, paragraphs
from config.settings import Settings
from config.values import Secret
from proxy.http.framing import ListenerLimits

ROOT = Path(__file__).parents[2]


def written(table: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in table.items():
        key = f"{prefix}{name}"
        found |= written(value, f"{key}.") if key in SECTIONS else {key: value}
    return found


def test_default_toml_has_every_setting_and_nothing_else():
    assert set(written(tomllib.loads(default_toml()))) == set(TYPES)


def test_default_toml_as_a_configuration_file_changes_nothing(tmp_path: Path):
    file = tmp_path / "default.toml"
    file.write_text(default_toml(), "utf-8")
    environ = {"OPENAI_API_KEY": "sk-1", "HOME": "/h"}

    assert load_settings(file=file, environ=environ) == load_settings(environ=environ)


@pytest.mark.parametrize("key", TYPES)
def test_each_setting_has_a_default_that_the_code_has_too(key: str):
    value = value_at(Settings(), key)

    plain = list(value) if isinstance(value, tuple) else str(value) if isinstance(value, Secret) else value  # pyright: ignore[reportUnknownArgumentType,reportUnknownVariableType] - any tuple
    assert written(tomllib.loads(default_toml()))[key] == plain


def test_each_section_and_each_setting_has_its_reason():
    bare = [
        paragraph.section or paragraph.name
        for paragraph in paragraphs(default_toml())
        if not "".join(paragraph.comment).strip()
    ]

    assert bare == []


def test_the_page_of_documentation_is_made_from_default_toml():
    there = (ROOT / "docs" / "configuration.md").read_text("utf-8")

    assert there == page(default_toml()), "run `python -m config.reference > docs/configuration.md`"


def test_every_setting_that_any_document_names_exists():
    named: set[str] = set()
    for document in (*ROOT.glob("docs/**/*.md"), ROOT / "README.md"):
        named |= set(re.findall(r"`\[?([a-z_]+\.[a-z_.]+[a-z])(?: = [^`]*)?`", document.read_text("utf-8")))
    sections = {key.partition(".")[0] for key in TYPES}

    unknown = {name for name in named if name.partition(".")[0] in sections and name not in {*TYPES, *SECTIONS}}

    assert {name for name in unknown if not name.endswith((".md", ".py", ".toml"))} == set()


def test_the_listener_has_its_own_limits_and_of_the_body_the_larger_one():
    own = msgspec.structs.asdict(ListenerLimits())
    del own["body_bytes"]

    assert msgspec.structs.asdict(Settings().listener) == own
