"""The contract of a memory's history: who changed it, and why; and what an erasure leaves of that (P9)."""

from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from memory.model.errors import InvalidInput
from memory.model.memory import QUARANTINED, Actor, Doubt, Former, HistoryRecord, Memory, Provenance, Reason, Source
from memory.model.scope import NONE, Reach, Scope
from memory.ports.changes import Add, Cause, Change, Close, Reopen, Update
from memory.ports.engine import Engine
from memory.ports.memories import Erasure
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, add, close, memory, turn, update

LATER = NOW + timedelta(days=1)


async def lines_of(engine: Engine, memory_id: str) -> list[tuple[str, str, str | None, str | None]]:
    """Who, why, in which turn and session, oldest first."""
    history = await engine.memories.history(Reach.of(ALICE), memory_id)
    return [(line.actor, line.reason, line.turn, line.session) for line in history]


def said(memory: Memory, *, in_turn: str) -> Change:
    return msgspec.structs.replace(add(memory), cause=Cause(turn=in_turn))


async def test_what_the_user_says_names_its_turn_and_its_session(engine: Engine):
    told = memory("Lives in Oslo", turn="t1")
    moved = msgspec.structs.replace(
        told, text="Lives in Bergen", provenance=msgspec.structs.replace(told.provenance, session="s2")
    )
    changed = msgspec.structs.replace(update(moved), cause=Cause(turn="t2"))
    await engine.memories.apply(turn("t1"), [said(told, in_turn="t1")], at=NOW)
    await engine.memories.apply(turn("t2", session="s2"), [changed], at=LATER)
    await engine.memories.apply(turn("t3"), [close(told)], at=LATER)

    assert await lines_of(engine, told.id) == [
        ("user", "said", "t1", "s1"),
        ("user", "changed", "t2", "s2"),
        ("user", "ended", None, None),
    ]


async def test_what_is_done_by_hand_is_a_persons(engine: Engine):
    told = memory("Lives in Oslo")
    reopen = Reopen(memory_id=told.id, at=LATER, event_id="e")
    corrected = msgspec.structs.replace(told, text="Lives in Bergen")
    for change in (add(told), update(corrected), close(told), reopen):
        await engine.memories.apply(None, [change], at=NOW)

    found = await lines_of(engine, told.id)

    assert [(actor, reason) for actor, reason, _, _ in found] == [
        ("person", "added"),
        ("person", "corrected"),
        ("person", "closed"),
        ("person", "reopened"),
    ]


async def test_when_it_was_said_is_told_of_what_was_imported(engine: Engine):
    told = memory("Has a cat")
    add = Add(memory=told, vector=None, event_id="e1", cause=Cause(said_at=NOW - timedelta(days=400)))
    over = Close(memory_id=told.id, at=NOW, event_id="e2")
    await engine.memories.apply(None, [add, over], at=NOW)

    lines = await engine.memories.history(Reach.of(ALICE), told.id)

    assert [(line.timestamp, line.moment) for line in lines] == [(NOW, NOW - timedelta(days=400)), (NOW, NOW)]


@pytest.mark.parametrize("actor", [Actor.MODEL, Actor.UPKEEP])
async def test_who_it_is_is_told_with_the_change(engine: Engine, actor: Actor):
    told = memory("Lives in Oslo", turn="t1")
    moved = Update(
        memory=msgspec.structs.replace(told, text="Lives in Bergen"),
        vector=None,
        event_id="e1",
        cause=Cause(actor=actor),
    )
    over = Close(memory_id=told.id, at=NOW, event_id="e2", cause=Cause(actor=actor, reason=Reason.EXPIRED))
    for change in (add(told), moved, over):
        await engine.memories.apply(None, [change], at=NOW)

    found = await lines_of(engine, told.id)

    assert [(who, reason) for who, reason, _, _ in found[1:]] == [(actor, "changed"), (actor, "expired")]


DOUBT = Doubt("m2", NOW.date())
KEPT: dict[str, tuple[Memory, Memory]] = {
    "in_doubt": (memory("Lives in Oslo"), memory("Lives in Oslo", doubt=DOUBT)),
    "confirmed": (memory("Lives in Oslo", doubt=DOUBT), memory("Lives in Oslo")),
    "confirmed, as it was quarantined": (memory("Lives in Oslo", tags=(QUARANTINED,)), memory("Lives in Oslo")),
    "confirmed, as it was inferred": (memory("Lives in Oslo", source=Source.INFERRED), memory("Lives in Oslo")),
    "pinned": (memory("Lives in Oslo"), memory("Lives in Oslo", pinned=True)),
    "unpinned": (memory("Lives in Oslo", pinned=True), memory("Lives in Oslo")),
}
EDITED: dict[str, dict[str, Any]] = {
    "tags": {"tags": ("home",)},
    "metadata": {"metadata": {"source": "form"}},
    "importance": {"importance": 0.9},
    "date": {"expires_at": LATER},
}


@pytest.mark.parametrize("name", EDITED)
async def test_what_a_person_changes_beside_the_text_is_told_without_it(engine: Engine, name: str):
    told = memory("Lives in Oslo", turn="t1")
    await engine.memories.apply(turn("t1"), [add(told)], at=NOW)
    await engine.memories.apply(None, [update(msgspec.structs.replace(told, **EDITED[name]))], at=LATER)

    line = (await engine.memories.history(Reach.of(ALICE), told.id))[-1]

    assert (line.event, line.old_value, line.new_value) == ("UPDATE", None, None)
    assert (line.actor, line.reason) == ("person", "edited")


async def test_what_a_person_changes_with_the_text_stands_in_its_line_as_it_was(engine: Engine):
    told = memory("Lives in Oslo", turn="t1", tags=(QUARANTINED, "home"), metadata={"n": [1, {"x": None}]})
    until = msgspec.structs.replace(told, expires_at=LATER)
    moved = msgspec.structs.replace(until, text="Lives in Bergen", tags=(QUARANTINED,), metadata={}, expires_at=None)
    pinned = msgspec.structs.replace(moved, pinned=True, importance=0.9)
    by_rule = msgspec.structs.replace(update(told), cause=Cause(actor=Actor.USER))
    await engine.memories.apply(turn("t1"), [add(told)], at=NOW)
    for change in (update(until), update(pinned), by_rule):
        await engine.memories.apply(None, [change], at=LATER)

    lines = await engine.memories.history(Reach.of(ALICE), told.id)

    assert [line.former for line in lines] == [
        None,
        Former(expires_at=None),
        Former(tags=("home",), metadata={"n": [1, {"x": None}]}, pinned=False, importance=0.5, expires_at=LATER),
        None,
    ]


@pytest.mark.parametrize("name", KEPT)
async def test_what_happens_to_a_text_that_stays_is_told_without_it(engine: Engine, name: str):
    """What its erasure looks for is its text: a line that repeats it would have to be found, too."""
    before, after = KEPT[name]
    after = msgspec.structs.replace(after, id=before.id)
    await engine.memories.apply(turn("t1"), [add(before)], at=NOW)
    await engine.memories.apply(turn("t2"), [update(after)], at=LATER)

    line = (await engine.memories.history(Reach.of(ALICE), before.id))[-1]

    assert (line.event, line.old_value, line.new_value, line.timestamp) == ("UPDATE", None, None, LATER)
    assert (line.actor, line.reason, line.turn, line.session) == ("user", name.partition(",")[0], None, None)


async def test_what_is_said_again_on_another_day_is_told(engine: Engine):
    told = memory("Lives in Oslo", turn="t1")
    again = msgspec.structs.replace(told, mentioned_at=LATER.date())
    await engine.memories.apply(turn("t1"), [add(told)], at=NOW)
    await engine.memories.apply(turn("t2"), [update(again)], at=LATER)

    assert [reason for _, reason, _, _ in await lines_of(engine, told.id)] == ["said", "said"]


async def changed_in(worker: Engine, told: Memory, *changes: Change) -> None:
    """Said in one session, and in another one since."""
    later = Provenance(turn="turn-two", session="session-two")
    moved = msgspec.structs.replace(told, text="Lives in Bergen", updated_at=LATER, provenance=later)
    await worker.memories.apply(turn("turn-one", session="session-one"), [said(told, in_turn="turn-one")], at=NOW)
    for change in changes:
        await worker.memories.apply(None, [change], at=NOW)
    second = msgspec.structs.replace(update(moved), cause=Cause(turn="turn-two"))
    await worker.memories.apply(turn("turn-two", session="session-two"), [second], at=LATER)


def kept(folder: Path, words: Sequence[bytes]) -> list[bytes]:
    """Which of the words stand in the files of a store."""
    files = b"".join(file.read_bytes() for file in folder.glob("store/*") if file.is_file())
    return [word for word in words if word in files]


async def test_P9_an_erased_session_takes_the_turn_that_a_history_names(worker: Engine, tmp_path: Path):
    told = memory("Lives in Oslo", turn="turn-one", session="session-one")
    await changed_in(worker, told)
    gone = Erasure(what="session", tenant="acme", user="alice", session="session-one")

    await worker.memories.erase(gone, at=LATER)

    assert await lines_of(worker, told.id) == [("user", "changed", "turn-two", "session-two")]
    assert kept(tmp_path, [b"Oslo", b"session-one"]) == []


async def test_P9_an_erased_session_takes_what_a_reopening_repeats(worker: Engine, tmp_path: Path):
    told = memory("Lives in Oslo", turn="turn-one", session="session-one")
    await changed_in(worker, told, close(told), Reopen(memory_id=told.id, at=NOW, event_id="e"))
    gone = Erasure(what="session", tenant="acme", user="alice", session="session-one")

    await worker.memories.erase(gone, at=LATER)

    history = await worker.memories.history(Reach.of(ALICE), told.id)
    assert "Lives in Oslo" not in {text for line in history for text in (line.old_value, line.new_value)}
    assert kept(tmp_path, [b"Oslo", b"session-one"]) == []


async def test_P9_a_closing_names_neither_the_turn_nor_the_session_of_the_order(worker: Engine, tmp_path: Path):
    """It stays when that session is erased, as what it closed was said in another one."""
    told = memory("Lives in Oslo", turn="turn-one", session="session-one")
    order = Close(memory_id=told.id, at=LATER, event_id="e", cause=Cause(reason=Reason.FORGOTTEN, turn="turn-two"))
    await worker.memories.apply(turn("turn-one", session="session-one"), [said(told, in_turn="turn-one")], at=NOW)
    await worker.memories.apply(turn("turn-two", session="session-two"), [order], at=LATER)

    await worker.memories.erase(Erasure(what="session", tenant="acme", user="alice", session="session-two"), at=LATER)

    assert await lines_of(worker, told.id) == [
        ("user", "said", "turn-one", "session-one"),
        ("user", "forgotten", None, None),
    ]
    assert kept(tmp_path, [b"session-two"]) == []


# ── By reach ──────────────────────────────────────────────────────────────────────────────────────────────────

COACHED, RUN = Scope("acme", "alice", "coach"), Scope("acme", "alice", run="r1")
WITHIN: dict[str, tuple[Reach, set[str]]] = {
    "of a user, whatever agent and run": (Reach("acme", "alice"), {"hers", "coach's", "run's"}),
    "of a chat": (Reach.of(ALICE), {"hers", "coach's"}),
    "of an agent": (Reach("acme", agent="coach"), {"coach's"}),
    "of a tenant": (Reach("acme"), {"hers", "coach's", "run's", "Bob's"}),
    "of nobody": (Reach("acme", NONE), set()),
}


async def lived(engine: Engine) -> list[str]:
    """Memories are said, changed, and some closed, a minute after one another; the ids of all lines, oldest first."""
    at, ids = NOW, list[str]()
    scopes = {"hers": ALICE, "coach's": COACHED, "run's": RUN, "Bob's": BOB, "theirs": STRANGER}
    told = {name: memory(name, scope) for name, scope in scopes.items()}
    said = [add(each) for each in told.values()]
    moved = [update(msgspec.structs.replace(each, text=f"{name} now")) for name, each in told.items()]
    over = [close(told[name]) for name in ("hers", "Bob's")]
    for change in (*said, *moved, *over):
        at += timedelta(minutes=1)
        at_ = msgspec.structs.replace(change, at=at) if isinstance(change, Close) else change
        await engine.memories.apply(None, [at_], at=at)
        ids.append(change.event_id)
    return ids


@pytest.mark.parametrize("name", WITHIN)
async def test_the_histories_of_all_within_reach_are_told_newest_first_page_by_page(engine: Engine, name: str):
    reach, names = WITHIN[name]
    ids = await lived(engine)

    pages, after = list[list[HistoryRecord]](), None
    while page := await engine.memories.events(reach, after=after, limit=2):
        pages.append([*page])
        after = page[-1].cursor

    lines = [line for page in pages for line in page]
    assert [line.id for line in lines] == sorted((line.id for line in lines), key=ids.index, reverse=True)
    told = {(line.new_value or line.old_value or "").removesuffix(" now") for line in lines}
    assert told == names
    assert len(lines) == 2 * len(names) + len(names & {"hers", "Bob's"})
    assert all(len(page) == 2 for page in pages[:-1])


async def test_a_page_of_histories_is_not_shifted_by_what_is_written_meanwhile(engine: Engine):
    ids = await lived(engine)
    (first,) = await engine.memories.events(Reach("acme", "alice"), limit=1)
    late = memory("late")
    await engine.memories.apply(None, [add(late)], at=NOW + timedelta(days=1))

    (second,) = await engine.memories.events(Reach("acme", "alice"), after=first.cursor, limit=1)

    assert ids.index(second.id) < ids.index(first.id)
    assert (await engine.memories.events(Reach("acme", "alice"), limit=1))[0].memory_id == late.id


async def test_P9_no_history_tells_of_what_was_erased(engine: Engine):
    await lived(engine)
    await engine.memories.erase(Erasure(what="agent", tenant="acme", user="alice", agent="coach"), at=LATER)

    assert await engine.memories.events(Reach("acme", "alice", "coach"), limit=9) == ()
    assert len(await engine.memories.events(Reach("acme", "alice"), limit=9)) == 5


@pytest.mark.parametrize("cursor", ["", "now", ":e1", "12", "-1:e1", "12:", "٣:e1", f"{'9' * 30}:e1"])
async def test_what_is_no_cursor_of_a_history_is_refused(engine: Engine, cursor: str):
    with pytest.raises(InvalidInput, match="no cursor"):
        await engine.memories.events(Reach("acme"), after=cursor, limit=1)
