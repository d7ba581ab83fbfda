"""Expressions that are compiled at their first use."""

import gc
import pickle
import pkgutil
import re
from importlib import import_module
from pathlib import Path

import pytest

import memory
from memory.text import regex as module
from memory.text.reading import reading_once
from memory.text.regex import by_first_letter, grouped_by_first_letter, regex

ROOT = Path(__file__).parents[3]
FOLDERS = ("ricordo", "adapters", "config", "proxy", "memory")


def test_every_expression_of_the_rules_is_one():
    for found in pkgutil.walk_packages(memory.__path__, "memory."):
        import_module(found.name)
    gc.unfreeze()  # what a test before has spared the collector is seen, too
    late = [found for found in gc.get_objects() if type(found).__module__ == module.__name__]

    assert len(late) > 100
    for expression in late:
        assert expression.search("") is None or expression.pattern


def test_it_is_used_as_a_compiled_one_is():
    late, compiled = regex(r"(a)(b)?", re.IGNORECASE), re.compile(r"(a)(b)?", re.IGNORECASE)

    assert late.sub("x", "ABab") == compiled.sub("x", "ABab")
    assert [match.span() for match in late.finditer("abA")] == [match.span() for match in compiled.finditer("abA")]
    assert (late.groups, late.pattern, late.flags) == (compiled.groups, compiled.pattern, compiled.flags)


def test_it_is_not_compiled_before_one_of_its_words_stands_in_a_text(monkeypatch: pytest.MonkeyPatch):
    compiled: list[str] = []
    compiles = re.compile
    late = regex(r"(?i)(forget|erase) it")

    def seen(source: str, flags: int) -> re.Pattern[str]:
        compiled.append(source)
        return compiles(source, flags)

    monkeypatch.setattr(re, "compile", seen)

    assert (late.search("What is it?"), late.sub("x", "What is it?")) == (None, "What is it?")
    assert not compiled
    assert late.search("Forget it.")
    assert late.search("erase it")
    assert late.sub("x", "erase it!") == "x!"
    assert compiled == [r"(?i)(forget|erase) it"] * 2  # once for each method


def test_the_words_of_one_that_has_many_are_looked_for_at_once(monkeypatch: pytest.MonkeyPatch):
    words = [f"{first}{second}ly" for first in "bcdfghjklm" for second in ("a", "erre", "ö", "iß")] * 6 + ["я"]
    source = rf"(?i)\b(?:{'|'.join(f'{word}{at}' for at, word in enumerate(words))})"
    late, compiled = regex(source), re.compile(source)
    texts = (
        "Bally0 and MISSLY11 and Я240.",
        "ferrely13 ferrely14",
        "no such word",
        "x" * 2 * module.LONG + " bally0",
        "",
    )

    found = [late.findall(text) for text in texts]
    with reading_once():
        again = [late.findall(text) for text in texts]

    assert found == again == [compiled.findall(text) for text in texts]
    monkeypatch.setattr(re, "compile", None)
    assert regex(source).search("no such word") is None


def test_what_is_no_expression_shows_at_its_first_use():
    wrong = regex("(")

    with pytest.raises(re.error):
        wrong.search("")


def test_it_is_not_taken_for_what_it_is_not():
    assert not hasattr(regex("a"), "__len__")
    assert repr(regex("a")) == "regex('a')"
    assert pickle.loads(pickle.dumps(regex("a"))).search("a")  # noqa: S301 - our own


def test_no_group_is_repeated_possessively():
    """Python before 3.11.5 goes wrong by such a group (CPython issue 106052), and Debian 12 has 3.11.2.

    The two that stay find the same there, tried with random texts on 3.11.2 and 3.11.7.
    """
    sources = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
    possessive = re.compile(r"\)(?:[*+?]|\{{1,2}[\d,]+\}{1,2})\+")
    found = {
        (path.name, line.strip().partition(" =")[0])
        for path in sources
        for line in path.read_text().splitlines()
        if possessive.search(re.sub(r"\[(?:\\.|[^]\\])*\]|\\.", "x", line))
    }

    assert found == {("secret_numbers.py", "_DIGIT_RUNS"), ("lenient_json.py", "_MARK")}


@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("text", ["strike it", "struck", "let it go", "(go)", "wiped", "no order", "élimine", "a|b"])
def test_alternatives_by_their_first_letters_find_what_alternatives_find(text: str, whole: bool):
    words = r"str(?:ike|uck)|let (?:\w+ ){0,2}go|[wx]ipe|wip(?:e|ed)|élimin\w+|o?rder"
    plain = re.compile(rf"(?<!\w)(?:{words})" + (r"(?!\w)" if whole else ""))

    assert bool(by_first_letter(words, whole=whole).search(text)) == bool(plain.search(text))


@pytest.mark.parametrize(
    "text", ["I'm from Wien", "kayak", "Ende Mai", "MAY", "ſeven", "twelve", "two", "12", "maybe", "siete"]
)
def test_so_they_do_in_capitals(text: str):
    words = "two|twelve|seven|may|mai|siete|ſieben"

    grouped = regex(f"(?i){grouped_by_first_letter(words, whole=True)}")
    assert bool(grouped.search(text)) == bool(re.search(rf"(?i)(?<!\w)(?:{words})(?!\w)", text))
