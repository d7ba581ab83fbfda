"""The instructions that a language model works by: texts, each with a version that is kept with its facts."""

import re
from collections.abc import Mapping
from hashlib import blake2b

import msgspec

_EXAMPLE = re.compile(r"\"([^\"\n]{8,300})\"")
_FEWEST_WORDS = 3


class Instructions(msgspec.Struct, frozen=True):
    """A system prompt, and its version."""

    text: str
    version: str

    @property
    def examples(self) -> tuple[str, ...]:
        """The sentences that stand in quotation marks: a weak model gives them back as facts."""
        return tuple(found for found in _EXAMPLE.findall(self.text) if len(found.split()) >= _FEWEST_WORDS)


class InstructionSet(msgspec.Struct, frozen=True, kw_only=True):
    """The instructions of the steps of an ingestion."""

    fact_extraction: Instructions
    update_decision: Instructions
    reflection: Instructions
    profile: Instructions


class InstructionBook(msgspec.Struct, frozen=True):
    """Everybody's instructions, and those of tenants that have their own."""

    default: InstructionSet
    tenants: Mapping[str, InstructionSet] = msgspec.field(default_factory=dict[str, InstructionSet])

    def of(self, tenant: str) -> InstructionSet:
        """The instructions for a tenant's conversations."""
        return self.tenants.get(tenant, self.default)


def own(text: str) -> Instructions:
    """Instructions that came with a call, or in a file without a version: the version is their digest."""
    return Instructions(text, f"own/{blake2b(text.encode('utf-8', 'replace'), digest_size=4).hexdigest()}")
