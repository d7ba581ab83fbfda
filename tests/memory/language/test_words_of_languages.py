"""A language is a folder of tables: engines that read the tables hold no word of one but English."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import memory
from memory.text.stop_words import OF_LATIN_SCRIPT

ROOT = Path(memory.__file__).parent
ENGINES = (
    *("allergic_others", "allergic_to_it", "alternatives", "announced", "claims", "contraries", "conventions"),
    *("documents", "everything", "heard", "kept_out", "lasting_orders", "misdirected", "new_address", "of_whom"),
    *("order_forms", "order_sentences", "overview", "passing", "phrases", "retraction", "revoking", "speaking_for"),
    *("wording",),
)
OTHERS = frozenset[str]().union(*(words for name, words in OF_LATIN_SCRIPT.items() if name != "english"))
"""Words of German, Spanish, French, Italian and Portuguese that any text has."""
FOREIGN = {word for word in OTHERS - OF_LATIN_SCRIPT["english"] if len(word) > 2}


def _literals(source: str) -> Iterator[str]:
    tree = ast.parse(source)
    told = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    for each in ast.walk(tree):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in told:
            yield re.sub(r"\\[a-zA-Z]|\[[^\]]*\]|\(\?P<\w+>", " ", each.value)


@pytest.mark.parametrize("engine", ENGINES)
def test_an_engine_has_its_words_from_the_tables(engine: str):
    said = " ".join(_literals((ROOT / "language" / f"{engine}.py").read_text("utf-8"))).casefold()

    words = set(re.findall(r"[^\W\d_]+", said))

    assert not words & FOREIGN
    assert not [each for each in words if not each.isascii()]
