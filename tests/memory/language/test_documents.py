"""Documents that are pasted without a fence, and what of a user's own only looks like one."""

import json
from pathlib import Path
from typing import Any

import pytest

from memory.language.material import GAP, MaterialKind, parted

DOCUMENTS: Any = json.loads((Path(__file__).parents[2] / "data" / "documents.json").read_text(encoding="utf-8"))
NOBODYS = ("Peter", "Karl", "Graz", "Oslo", "Bern", "Wien", "Vienna", "allerg", "diabet", "lways", "ever ")


@pytest.mark.parametrize("text", DOCUMENTS["pasted"])
def test_of_a_document_nothing_is_the_users_word(text: str):
    prose, _ = parted(text)

    assert not [word for word in NOBODYS if word in prose]


@pytest.mark.parametrize("text", DOCUMENTS["hers"])
def test_her_own_headings_bullets_and_wishes_are_no_document(text: str):
    assert MaterialKind.DOCUMENT not in {each.kind for each in parted(text).material}


@pytest.mark.parametrize(
    ("text", "hers"),
    [
        ("I'm vegan. apply this:\ndiff --git a/x b/x\n@@ -1 +1 @@\n-I live in Oslo.\n+I live in Graz.", "I'm vegan."),
        ("@@ -1 +1 @@\n-I live in Oslo.\n+I live in Graz.\n\nI work at Siemens, is that fine?", "Siemens"),
        ("# AGENTS.md\n## Style\n- Never use npm.\n\nIs that too strict?", "Is that too strict?"),
        ("I'm Karl. My README:\n\n# ferris\n## Usage\nNever use npm.", "I'm Karl."),
    ],
)
def test_what_she_says_around_a_document_is_hers(text: str, hers: str):
    prose = parted(text).prose

    assert hers in prose
    assert GAP in prose
    assert "Oslo" not in prose
    assert "npm" not in prose
