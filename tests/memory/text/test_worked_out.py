"""What expressions ask for comes with the package, and is worked out where it does not."""

import re

import pytest

from memory.text import worked_out as module
from memory.text.anchors import anchors
from memory.text.beginnings import beginnings
from memory.text.worked_out import key_of, line_of, worked_out

OURS = r"(?i)^(?:übrigens|leider|nämlich)$"


def lines_are(monkeypatch: pytest.MonkeyPatch, lines: dict[str, str]) -> None:
    text = "\n".join(sorted(f"{key}\t{words}" if words else key for key, words in lines.items()))
    monkeypatch.setattr(module, "written", text.encode)


def test_what_is_in_the_file_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch):
    lines_are(monkeypatch, {key_of(anchors, "live|reside", 0): "of\tthe file", key_of(anchors, r"\d", 0): ""})

    assert worked_out(anchors, "live|reside", 0) == ("of", "the file")
    assert worked_out(anchors, r"\d", 0) == ()


@pytest.mark.parametrize("source", ["live|reside", r"\d", OURS, "(", "a\tb|cd"])
def test_what_is_not_in_the_file_is_worked_out(monkeypatch: pytest.MonkeyPatch, source: str):
    lines_are(monkeypatch, {})

    assert worked_out(anchors, source, re.IGNORECASE) == anchors(source, re.IGNORECASE)
    assert set(worked_out(beginnings, source, 0)) == beginnings(source)


@pytest.mark.parametrize("asks", [anchors, beginnings])
@pytest.mark.parametrize("source", ["live|reside", r"\d", OURS, r"a\\tb|cd"])
def test_what_is_written_is_read_as_it_was(monkeypatch: pytest.MonkeyPatch, asks: module.Asks, source: str):
    key = key_of(asks, source, 0)
    line = line_of(key, asks(source, 0))
    assert line is not None
    lines_are(monkeypatch, {key: line.partition("\t")[2]})

    assert worked_out(asks, source, 0) == tuple(sorted(asks(source, 0), key=lambda word: (len(word), word)))


@pytest.mark.parametrize("lines", [1, 2, 3, 100])
def test_each_line_is_found_and_no_other(monkeypatch: pytest.MonkeyPatch, lines: int):
    sources = [f"word{number}|über{number}" for number in range(lines)]
    lines_are(monkeypatch, {key_of(anchors, source, 0): f"of {source}" for source in sources})

    assert [worked_out(anchors, source, 0) for source in sources] == [(f"of {source}",) for source in sources]
    assert worked_out(anchors, "another", 0) == ("another",)


def test_a_word_that_many_ask_for_is_one_string(monkeypatch: pytest.MonkeyPatch):
    lines_are(monkeypatch, {key_of(anchors, source, 0): "live in\treside" for source in ("a", "b")})

    first, second = worked_out(anchors, "a", 0), worked_out(anchors, "b", 0)

    assert all(one is another for one, another in zip(first, second, strict=True))


def test_what_cannot_stand_in_a_line_is_in_none():
    assert line_of("key", ["a\tb"]) is None
    assert line_of("key", ["a\nb"]) is None


def test_an_expression_has_another_key_than_the_same_with_other_flags_or_asked_for_something_else():
    assert (
        len({key_of(anchors, "a", 0), key_of(anchors, "a", 2), key_of(beginnings, "a", 0), key_of(anchors, "b", 0)})
        == 4
    )
