import importlib
import pkgutil
import re
import sys
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import memory
from bench.ingestion import facts
from memory.text.expressions import Expressions, Replacements
from memory.text.reading import reading_once

PIECES = (
    "live",
    "kiss",
    "fuß",
    "dini",
    "DINI",
    "LIVES",
    "ſ",
    "K",
    "ı",
    "İ",
    "ß",
    "SS",
    "’",
    "你",
    " ",
    "in ",
    "Rome",
    "moved",
    "I ",
    "a",
    "'t",
    "x",
)
ROWS = Expressions(
    (
        (r"\bI (?:live|reside)s? in (?P<value>[A-Z]\w+)", 0),
        (r"kiss|fuss", 1),
        (r"\d+", 2),
        (r"['’]t\b", 3),
        (r"你|moved (?=in)", 4),
        (r"dını|moon", 5),
        (r"live", 6),
        (r"live ?in", 7),
    )
)


TABLE: type[Any] = Expressions
CHAIN: type[Any] = Replacements


def tables() -> list[Any]:
    """All that the domain reads texts with."""
    for module in pkgutil.walk_packages(memory.__path__, "memory."):
        importlib.import_module(module.name)
    seen: dict[int, Any] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith("memory."):
            for each in vars(module).values():
                gather(each, seen)
    return list(seen.values())


def gather(value: Any, seen: dict[int, Any]) -> None:
    if isinstance(value, CHAIN):
        gather(value._expressions, seen)
    elif isinstance(value, TABLE) and id(value) not in seen:
        seen[id(value)] = value
        for _, row in value._rows:
            within: dict[str, Any] = getattr(row, "__dict__", {})
            for part in within.values():
                gather(part, seen)


def finding(table: Any, text: str) -> list[int]:
    """The rows that find something, each asked."""
    return [at for at, (source, _) in enumerate(table._rows) if compiled(source).search(text)]


@cache
def compiled(source: str) -> re.Pattern[str]:
    """They are more than `re` itself remembers."""
    return re.compile(source, re.IGNORECASE)


@given(st.lists(st.sampled_from(PIECES), max_size=10).map("".join))
def test_an_expression_is_asked_wherever_it_finds_something(text: str):
    asked = [row for _, row in ROWS.possible(text)]

    assert set(finding(ROWS, text)) <= set(asked)
    assert asked == sorted(asked)


def test_an_expression_is_not_asked_where_it_cannot_find_anything():
    asked = [row for _, row in ROWS.possible("I reside in Rome")]

    assert asked == [0, 2]  # a number has no words


def test_expressions_of_texts_in_lower_case_are_asked_as_they_are_written():
    table = Expressions([("sold", "ends"), ("bought", "begins")], flags=0)

    found = [(pattern.findall("sold, SOLD"), name) for pattern, name in table.possible("sold, SOLD")]

    assert found == [(["sold"], "ends")]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_what_ours_find_in_sentences_of_their_own_words_they_are_asked_for(seed: int):
    dice, tried = Random(seed), 0
    sentences = facts(20, seed=seed)
    found = tables()
    for table in found:
        words = [re.findall(r"[^\W\d_]+", re.sub(r"\\.|\(\?[^)]{0,2}", " ", source)) for source, _ in table._rows]
        own = [" ".join(dice.choices([*each, "I", "my", "the"], k=8)) for each in words for _ in range(2) if each]
        for text in (*dice.sample(own, min(len(own), 150)), *sentences):
            with reading_once():
                asked = {pattern.pattern for pattern, _ in table.possible(text)}
            for at in finding(table, text):
                tried += 1
                assert table._rows[at][0] in asked, (table._rows[at], text)

    assert len(found) > 10
    assert tried > 100


@given(st.lists(st.sampled_from(("a", "b", "c", " ", "ab", "B")), max_size=8).map("".join))
def test_what_is_replaced_is_replaced_again_only_by_what_comes_behind(text: str):
    pairs = (("ab", "c"), ("bb", "a"), ("ca", "bb"), ("a", "b"), (" +", " "))
    expected = text
    for source, written in pairs:
        expected = re.sub(source, written, expected, flags=re.IGNORECASE)

    assert Replacements(pairs).done(text) == expected
