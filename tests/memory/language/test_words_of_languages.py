"""A language is a folder of tables: what reads the tables holds no word of one but English."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import memory
from memory.text.stop_words import OF_LATIN_SCRIPT

ROOT = Path(memory.__file__).parent
READERS = sorted((*ROOT.glob("language/*.py"), *ROOT.glob("ingestion/forgetting/*.py")))
WITH_WORDS = frozenset(
    {
        "change",
        "claim_table",
        "disguises",
        "figures",
        "material",
        "medicine_names",
        "phrases",
        "saying_table",
        "sensitivity",
        "terse",
        "times",
        "typed",
        "values",
        "values_of_health",
        "values_of_medicines",
        "values_of_people",
        "vocabulary",
    }
)
"""What still has words of its own; whoever takes the last one out of a module takes it out of here."""
ALSO_ENGLISH = {"com", "fiancé", "fiancée", "los", "mon", "son", "tue", "want", "word", "º", "μg"}
"""And parts of the names of hosts, days and cities, and signs."""
OTHERS = frozenset[str]().union(*(words for name, words in OF_LATIN_SCRIPT.items() if name != "english"))
"""Words of German, Spanish, French, Italian, Portuguese and Dutch that any text has."""
FOREIGN = {word for word in OTHERS - OF_LATIN_SCRIPT["english"] - ALSO_ENGLISH if len(word) > 2}


def _literals(source: str) -> Iterator[str]:
    tree = ast.parse(source)
    told = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    for each in ast.walk(tree):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in told:
            yield re.sub(r"\\[a-zA-Z]|\[[^\]]*\]|\(\?P<\w+>", " ", each.value)


def _foreign_words_of(reader: Path) -> set[str]:
    said = " ".join(_literals(reader.read_text("utf-8"))).casefold()
    words = set(re.findall(r"[^\W\d_]+", said))
    return words & FOREIGN | {each for each in words - ALSO_ENGLISH if not each.isascii()}


@pytest.mark.parametrize("reader", READERS, ids=lambda each: each.stem)
def test_what_reads_the_tables_has_its_words_from_them(reader: Path):
    has_words = bool(_foreign_words_of(reader))

    assert has_words == (reader.stem in WITH_WORDS)
