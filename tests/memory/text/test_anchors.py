import importlib
import pkgutil
import re
import sys
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import memory
from memory.text.anchors import anchors, folded
from memory.text.beginnings import beginnings
from memory.text.regex import regex

PIECES = (
    "live",
    "LIVES",
    "reside",
    "I ",
    " in ",
    "Rome",
    "ſ",
    "K",
    "ı",
    "İ",
    "ß",
    "ẞ",
    "SS",
    "’",
    "'",
    "你",
    "ä",
    "Ä",
    "\n",
    "x",
)
EXPRESSIONS = (
    r"(?i)\bI (?:live|reside)s? in (?P<value>[A-Z]\w+)",
    r"(?i)straße|strasse|ss",
    r"(?i)kiss(?: in)?",
    r"(?i)in [rR]ome|live\b",
    r"(?i:live)s|(?-i:Rome)",
    r"(?i)i['’](?:m|ve)|你|ä",
    r"(?<=live)s(?! in)",
    r"(?:live|(?P<a>x))(?(a)x|s)",
    r"(?:live ?)+?in",
    r"(?x) live \s in  # a comment with a word",
    r"[lL]ive|\x49 in",
    r"(?i)[^a-z]ı|din",
    r"(?i)(?:I |in )?(?:live|ss)s?",
    r"(?i)(?:i |x)+(?:ı|K[’'])|(?<!x)(?=in)\w+ [a-zß]ome",
    r"(?!live)[H-L]ives?|(?:I ?){0,2}xx",
    r"(?:(?!)|live)s?|(?=.*\bin\b)I \w+",
    r"^(?=.*(?<!\w)in(?!\w)).*?(?P<value>x|I)(?:(?!)| live)?",
    r"(?:(?!))+live|(?<=[lL]ive)s",
)


def every_expression() -> list[Any]:
    """All that the domain reads texts with."""
    for module in pkgutil.walk_packages(memory.__path__, "memory."):
        importlib.import_module(module.name)
    late = type(regex(""))
    found = {
        id(each): each
        for name, module in sys.modules.items()
        if name.startswith("memory.")
        for each in reached(vars(module), late)
    }
    return list(found.values())


def reached(value: Any, kind: type, depth: int = 4) -> list[Any]:
    if isinstance(value, kind):
        return [value]
    if isinstance(value, dict):
        return reached([*cast("dict[str, Any]", value).values()], kind, depth)
    parts = cast("list[Any]", value) if isinstance(value, tuple | list) else []
    return [each for part in parts for each in reached(part, kind, depth - 1)] if depth else []


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (r"(?i)\bI (?:quite )?(?:loved|reside) x(?P<value>[A-Z]\w+)", ("loved", "reside")),
        (r"(?:quit|stopped)(?= \w+ing\b)", ("quit", "stopped")),
        (r"(?i)nicht mehr|ya no", ("ya no", "nicht mehr")),
        (r"\bI (?:am|go(?:es)?) (?:in|to)\b", ("i am in", "i am to", "i go in", "i go to", "i goes in", "i goes to")),
        (r"\b(Dr|Mrs?)\.", ("dr.", "mr.", "mrs.")),
        (r"(?:a|bc)+d", ()),
        (r"do(?:n't)?\b|go", ("do", "go")),
        (r"[’ʼ]", ("’", "ʼ")),
        (r"(?:live)?s", ()),
        (r"\d+|live", ()),
        (r"(?=live)\w+", ("live",)),
        (r"^(?=.*\bnow\b)\w+ \d", ("now",)),
        (r"(?<=live)\w+", ("live",)),
        (r"(?!live)\w+", ()),
        (r"(?:(?!)|live) \w+", ("live ",)),
        (r"(?!)", ()),
    ],
)
def test_what_must_stand_in_a_text(source: str, words: tuple[str, ...]):
    assert set(anchors(source)) >= set(words)
    assert bool(anchors(source)) is bool(words)


def test_an_expression_that_python_refuses_has_no_anchors_and_shows_it_when_it_is_used():
    assert anchors("(") == ()
    with pytest.raises(re.error):
        regex("(").search("x")


@pytest.mark.long
def test_letters_that_an_expression_takes_for_one_fold_to_one():
    for code in range(sys.maxunicode + 1):
        letter = chr(code)
        for other in {*letter.lower(), *letter.upper(), *letter.casefold(), *letter.swapcase(), *"iskµßå"}:
            if other != letter and re.fullmatch(re.escape(other), letter, re.IGNORECASE):
                assert folded(other) == folded(letter), (other, letter)


@given(st.sampled_from(EXPRESSIONS), st.lists(st.sampled_from(PIECES), max_size=8).map("".join))
def test_an_expression_behind_anchors_and_beginnings_finds_what_it_finds_without(source: str, text: str):
    plain, late = re.compile(source), regex(source)

    for name in ("search", "match", "fullmatch"):
        assert found(getattr(late, name)(text)) == found(getattr(plain, name)(text))
        assert found(getattr(late, name)(text, 1)) == found(getattr(plain, name)(text, 1))
    assert late.findall(text) == plain.findall(text)
    assert [*map(found, late.finditer(text))] == [*map(found, plain.finditer(text))]
    assert late.split(text) == plain.split(text)
    assert late.sub("-", text) == plain.sub("-", text)
    assert late.sub("-", text, count=1) == plain.sub("-", text, count=1)


def test_each_expression_of_ours_finds_its_own_words():
    """Texts that are made of an expression's own letters: what it finds in one has an anchor of it."""
    dice = Random(0)
    tried = 0
    for late in every_expression():
        words = anchors(late._source, late._flags)
        plain = re.compile(late._source, late._flags)
        letters = re.findall(r"[^\W\d_]+|\W|\d", re.sub(r"\\.|\(\?[^)]{0,2}", " ", late._source))
        for _ in range(20 if words and letters else 0):
            text = " ".join(dice.choices(letters, k=6))
            for said in (text, text.upper(), text.title()):
                if plain.search(said):
                    tried += 1
                    assert any(word in folded(said) for word in words), (late, said)
    assert tried > 500


@pytest.mark.parametrize(
    ("source", "openings"),
    [
        (r"(?i)(?:Let's |please )?(?:play|act)", "let' plea play act"),
        (r"^I (?:am|go) ", "i_am i_go"),
        (r"(?<!\w)(?=.*x)(?:no|[xyz])\d", "no x y z"),
        (r"(?=i'd |I )(?!.*x).*y", "i'd_ i_"),
        (r"(?:(?=a)\w|c)d", "a cd"),
        (r"(?=.*a)", ""),
        (r"(?:ab)+c|a", "a"),
        (r"(?:ab)?\w", ""),
        (r"\s*ab", ""),
        (r"[^a]b|c", ""),
        (r"a*", ""),
        (r"(", ""),
    ],
)
def test_how_a_text_must_begin(source: str, openings: str):
    assert beginnings(source) == {each.replace("_", " ") for each in openings.split()}


def test_what_each_expression_of_ours_matches_begins_as_it_says():
    dice = Random(0)
    tried = 0
    for late in every_expression():
        if not (openings := beginnings(late._source, late._flags)):
            continue
        plain = re.compile(late._source, late._flags)
        for opening in dice.sample(sorted(openings), min(len(openings), 12)):
            letters = re.findall(r"[^\W\d_]+|\W|\d", re.sub(r"\\.|\(\?[^)]{0,2}", " ", late._source))
            for start in (opening, "", *dice.choices(letters, k=2)):
                said = start + " ".join(dice.choices(letters, k=3))
                if plain.match(said):
                    tried += 1
                    assert folded(said).startswith(tuple(openings)), (late, said)
    assert tried > 500


def found(match: re.Match[str] | None) -> Any:
    return None if match is None else (match.span(), match.groups())
