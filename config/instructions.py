"""The instructions for the language model, from the files of config/prompts or the operator's own."""

import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import msgspec

from config.errors import SettingsError
from config.settings import PromptFiles
from memory.llm.instructions import InstructionBook, Instructions, InstructionSet, own

MOST_CHARS = 100_000
"""Of a prompt: what is longer is another file."""

_HEADED = re.compile(r"---\nversion: *(?P<version>[\w./-]{1,64})\n---\n(?P<text>.*)", re.DOTALL)


def packaged(name: str) -> Instructions:
    """Instructions that come with Ricordo."""
    return instructions_of(files("config").joinpath("prompts", f"{name}.md").read_text("utf-8"))


def instructions_of(content: str) -> Instructions:
    """A file's instructions: with the version that it names, else with a digest of it."""
    headed = _HEADED.fullmatch(content.replace("\r\n", "\n"))
    return Instructions(headed["text"].strip(), headed["version"]) if headed else own(content.strip())


def load_instructions(prompts: PromptFiles, tenants: Mapping[str, PromptFiles]) -> InstructionBook:
    """All instructions. Raises `SettingsError` for a file that is not there, or is none."""
    default = _set(prompts, "extraction.prompts", defaults=PromptFiles())
    own_sets = {
        tenant: _set(chosen, f"extraction.tenants.{tenant}", defaults=prompts) for tenant, chosen in tenants.items()
    }
    return InstructionBook(default, own_sets)


def load_prompt(path: str, name: str, *, setting: str) -> Instructions:
    """The instructions in the operator's file, or, without one, those of this name that come with Ricordo.

    Raises `SettingsError`.
    """
    return _from_file(Path(path), setting) if path else packaged(name)


def _set(chosen: PromptFiles, section: str, *, defaults: PromptFiles) -> InstructionSet:
    found: dict[str, Instructions] = {}
    for field in msgspec.structs.fields(PromptFiles):
        path = getattr(chosen, field.name) or getattr(defaults, field.name)
        found[field.name] = _from_file(Path(path), f"{section}.{field.name}") if path else packaged(field.name)
    return InstructionSet(**found)


def _from_file(path: Path, setting: str) -> Instructions:
    try:
        content = path.read_text("utf-8")
    except OSError as error:
        raise SettingsError(f"{setting}: {path}: {(error.strerror or str(error)).lower()}") from None
    except UnicodeDecodeError:
        raise SettingsError(f"{setting}: {path}: not UTF-8") from None
    if not content.strip() or len(content) > MOST_CHARS:
        raise SettingsError(f"{setting}: {path}: a prompt of up to {MOST_CHARS} characters is wanted")
    return instructions_of(content)
