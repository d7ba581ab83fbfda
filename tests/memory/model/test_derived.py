"""What is made of a value stays with that very value, and is in nothing that is made of it."""

import copy
from datetime import UTC, date, datetime

import msgspec

from memory.model.derived import derived
from memory.model.memory import Memory
from memory.model.prompt_options import FormatOptions
from memory.model.scope import Scope
from memory.prompt.formatting import renderer
from memory.text.line_counts import LineCounts

AT = datetime(2025, 1, 10, tzinfo=UTC)


def told(text: str = "I play the cello") -> Memory:
    return Memory(
        id="m1", scope=Scope("acme", "ada"), text=text, created_at=AT, updated_at=AT, mentioned_at=date(2025, 1, 10)
    )


def test_it_is_made_once_under_each_name():
    memory, made = told(), iter(range(9))

    assert [derived(memory, name, lambda _: next(made)) for name in ("a", "b", "a", "b")] == [0, 1, 0, 1]


def test_what_came_of_it_may_be_nothing():
    memory, made = told(), iter([None, 1])

    assert [derived(memory, "a", lambda _: next(made)) for _ in range(2)] == [None, None]


def test_it_is_in_no_copy_no_comparison_and_no_encoding():
    memory = told()
    derived(memory, "a", lambda _: "kept")

    changed = msgspec.structs.replace(memory, text="I play the viola")

    assert not vars(changed)
    assert not vars(copy.copy(memory))
    assert memory == told()
    assert b"kept" not in msgspec.json.encode(memory)
    assert "kept" not in repr(memory)


def test_a_memory_is_written_down_once_by_each_who_writes_it():
    counted: list[str] = []

    def count(line: str) -> int:
        counted.append(line)
        return len(line)

    memory = told()
    plain, bare = (renderer(FormatOptions(priority_signaling=signals), LineCounts(count)) for signals in (True, False))
    lines = [render(memory).line for render in (plain, bare, plain, bare)]

    assert lines[:2] == lines[2:]
    assert lines[0] != lines[1]
    assert len(counted) == 2


def test_a_memory_that_changed_has_a_line_of_its_own():
    render, memory = renderer(FormatOptions(), LineCounts(len)), told()
    before = render(memory)

    after = render(msgspec.structs.replace(memory, text="I play the viola"))

    assert "cello" in before.line
    assert "viola" in after.line
    assert after.tokens == len(after.line) + 1
