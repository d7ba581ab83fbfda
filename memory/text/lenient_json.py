"""The JSON in a model's answer, however the model wrapped it.

Strictly first: the whole answer is JSON. Then what stands in a code fence. Then the first balanced `[…]` or `{…}` in
the text. What begins like JSON and never ends is no answer: the pieces within it were not asked for (docs/rules.md,
JSON in an answer).

NotJson (a ModelError)     nothing of the kind is there, or more of it than is read
"""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any, cast

import msgspec

from memory.ports.llm import ModelError

MOST_BYTES = 2 * 1024 * 1024
"""Of an answer: 2,000 tokens seldom have more than 10 KB; ten thousand facts still fit, and are counted off later."""

MOST_DEPTH = 64
"""Levels of nesting: what is asked for has three, and whoever walks through the value must not run out of stack."""

_THOUGHTS = re.compile(r"\A\s*<think(?:ing)?>.*?</think(?:ing)?>", re.DOTALL)
"""Some models think aloud before they answer."""

_FENCE = re.compile(r"```(?:json|JSON)?[ \t]*\n(.*?)```", re.DOTALL)

_OPENING = re.compile(r'\{(?=\s*["}])|\[(?=\s*(?:["\[{\]\d-]|true\b|false\b|null\b))')
"""Where JSON may begin: in prose, `[sic]` and `{name}` do not."""

_MARK = re.compile(r'"(?:[^"\\]|\\.?)*+(?:"|\Z)|[\[{]|[\]}]', re.DOTALL)
"""A whole string, or a bracket outside of strings. A string that never ends goes to the end of the text: else each of
its quotation marks would be looked at as the beginning of another."""


class NotJson(ModelError):
    """The answer holds no JSON that can be read."""


def read_json(text: str) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """The value in an answer, in plain types. Raises `NotJson`, and nothing else."""
    data = text.encode("utf-8", "replace")  # a lone surrogate has no encoding
    if len(data) > MOST_BYTES:
        raise NotJson(f"an answer of {len(data)} bytes is not read")
    said = _THOUGHTS.sub("", data.decode())
    # What may be the JSON, the likeliest first.
    for candidate in chain((said,), (match[1] for match in _FENCE.finditer(said)), _balanced(said)):
        try:
            value = msgspec.json.decode(candidate)
        except (ValueError, RecursionError):  # no JSON, or too deep for the decoder
            continue
        if _is_shallow(value):
            return value
    raise NotJson("the answer holds no JSON")


def _balanced(text: str) -> Iterator[str]:
    """Stretches that begin like JSON and close again; none lies within another, so that reading them is linear."""
    start = 0
    while opening := _OPENING.search(text, start):
        depth = 0
        for mark in _MARK.finditer(text, opening.start()):
            depth += (mark[0] in "[{") - (mark[0] in "]}")
            if depth == 0:
                start = mark.end()
                yield text[opening.start() : start]
                break
        else:
            return


def _is_shallow(value: object) -> bool:
    """Walks level by level, without recursion."""
    level = [value]
    for _ in range(MOST_DEPTH):
        children: list[object] = []
        for parent in level:
            if isinstance(parent, dict):
                children += cast("dict[str, object]", parent).values()
            elif isinstance(parent, list):
                children += cast("list[object]", parent)
        if not children:
            return True
        level = children
    return False
