"""Prompts from files, with their versions."""

from pathlib import Path

import pytest

from config.errors import SettingsError
from config.instructions import instructions_of, load_instructions, packaged
from config.loading import load_settings
from config.settings import ExtractionSettings, PromptFiles
from memory.llm.instructions import own


@pytest.mark.parametrize(("name", "number"), [("fact_extraction", 2), ("update_decision", 1), ("reflection", 1)])
def test_the_prompts_that_come_with_ricordo_have_a_version(name: str, number: int):
    found = packaged(name)

    assert found.version == f"{name}/{number}"
    assert "---" not in found.text


def test_the_extraction_prompt_has_mem0s_words_and_examples():
    found = packaged("fact_extraction")

    assert "You are an expert at extracting structured, atomic facts from conversations." in found.text
    assert "User works as a software engineer at Acme Corp" in found.examples


def test_a_file_without_a_version_has_that_of_its_text():
    assert instructions_of("Find facts.\n") == own("Find facts.")
    assert instructions_of("---\r\nversion: mine/2\r\n---\r\nFind facts.\r\n").version == "mine/2"


def test_a_tenants_own_prompt_stands_beside_the_others(tmp_path: Path):
    (tmp_path / "clinic.md").write_text("Find symptoms.", "utf-8")
    (tmp_path / "all.md").write_text("Find facts.", "utf-8")

    book = load_instructions(
        PromptFiles(update_decision=str(tmp_path / "all.md")),
        {"clinic": PromptFiles(fact_extraction=str(tmp_path / "clinic.md"))},
    )

    assert book.of("clinic").fact_extraction.text == "Find symptoms."
    assert book.of("clinic").update_decision.text == "Find facts."
    assert book.of("acme").fact_extraction == packaged("fact_extraction")


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe", b"x" * 200_000])
def test_a_file_that_is_no_prompt_is_refused_by_the_settings_name(tmp_path: Path, content: bytes | None):
    file = tmp_path / "prompt.md"
    if content is not None:
        file.write_bytes(content)

    with pytest.raises(SettingsError, match=r"extraction\.prompts\.reflection"):
        load_instructions(PromptFiles(reflection=str(file)), {})


def test_tenants_are_configured_as_tables(tmp_path: Path):
    file = tmp_path / "ricordo.toml"
    file.write_text('[extraction.tenants.clinic]\nfact_extraction = "clinic.md"\n', "utf-8")

    settings = load_settings(file=file, environ={"HOME": "/h"})

    assert settings.extraction.tenants == {"clinic": PromptFiles(fact_extraction="clinic.md")}


def test_an_extractor_is_known_or_an_import_path():
    assert ExtractionSettings(extractor="package.module:name").extractor == "package.module:name"
    with pytest.raises(ValueError, match="extractor"):
        ExtractionSettings(extractor="modle")
