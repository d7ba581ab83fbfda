"""What is asked of each line of a long text is asked of few, and once."""

import re
from typing import Any

import pytest

from memory.language import documents, told_of_others

WITHIN: Any = documents


class CountedExpression:
    """An expression, and how often it was asked."""

    def __init__(self, expression: re.Pattern[str]) -> None:
        self._expression = expression
        self.asked = 0

    def match(self, text: str) -> re.Match[str] | None:
        self.asked += 1
        return self._expression.match(text)


def test_a_line_without_a_word_is_not_asked_whether_it_is_of_a_ticket(monkeypatch: pytest.MonkeyPatch):
    steps = CountedExpression(WITHIN._STEP)
    monkeypatch.setattr(documents, "_STEP", steps)

    assert list(documents.documents(" \n\n" * 1_000 + "Given a cart")) == []
    assert 0 < steps.asked < 10


def test_whom_sentences_before_are_about_is_asked_for_an_illness_alone(monkeypatch: pytest.MonkeyPatch):
    """Each line of a long message was compared with each of the passage before it."""
    asked: list[str] = []

    def is_of_relative(text: str) -> bool:
        asked.append(text)
        return text.startswith("My dad")

    monkeypatch.setattr(told_of_others, "is_of_relative", is_of_relative)
    before = [*["It rained."] * 100, "My dad is 80."]

    assert not told_of_others.is_told_of(before, "I like tea.")
    assert asked == []
    assert told_of_others.is_told_of(before, "Diabetic since 2010.")
