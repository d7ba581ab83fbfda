from datetime import UTC, datetime

import pytest

from memory.model.session import EntryType, Role, SessionEntry
from memory.model.turn import TurnKey
from memory.sessions.entries import asked_last

NOW = datetime(2026, 5, 1, tzinfo=UTC)


def entry(role: Role, content: str, *, turn: str = "t1", kind: EntryType = EntryType.MESSAGE) -> SessionEntry:
    return SessionEntry(id=content, type=kind, role=role, content=content, timestamp=NOW, turn=TurnKey(turn))


@pytest.mark.parametrize(
    ("answer", "asked"),
    [
        ("That is lovely. Where did you go?", "Where did you go?"),
        ("Enjoy it! Wohin fahrt ihr denn? :)", "Wohin fahrt ihr denn?"),
        ("どこへ行きましたか？", "どこへ行きましたか？"),
        ("Where did you go? I love the sea.", ""),
        ("Noted.", ""),
        ("", ""),
        ("x" * 500 + "?", "x" * 239 + "?"),
    ],
)
def test_what_an_answer_ends_with_is_what_was_asked(answer: str, asked: str):
    assert asked_last([entry("user", "Hi?"), entry("assistant", answer)], before="t2") == asked


def test_it_is_asked_in_the_answer_before_not_in_another_attempt_at_this_turn_nor_by_a_tool():
    before = entry("assistant", "Where did you go?")
    again = entry("assistant", "Shall I stop?", turn="t2")
    call = entry("assistant", "search(coast)?", kind=EntryType.TOOL_CALL)
    mine = entry("user", "Do you hear me?", turn="t2")

    assert asked_last([before, call, mine, again], before="t2") == "Where did you go?"
    assert asked_last([before, entry("assistant", "I see."), mine], before="t2") == ""
    assert asked_last([], before="t2") == ""
