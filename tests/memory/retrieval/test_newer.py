"""What puts a recalled memory in doubt stands behind it, while it is there."""

from collections.abc import Sequence
from datetime import UTC, date, datetime

import msgspec
import pytest

from memory.model.memory import QUARANTINED, Doubt, Memory
from memory.model.prompt_options import FormatOptions
from memory.model.scope import Reach, Scope
from memory.model.turn import RecalledMemory
from memory.ports.search import Candidate, Recollection
from memory.prompt.formatting import renderer
from memory.retrieval.newer import beside_newer, in_doubt, newer_of, with_newer
from memory.retrieval.ranking import MemoryMatch, Ranking
from memory.text.line_counts import LineCounts

ADA = Scope("acme", "ada")
render = renderer(FormatOptions(), LineCounts(len))


def memory(name: str, text: str, *, day: int, by: str | None = None, project: str | None = None) -> Memory:
    at = datetime(2026, 3, day, tzinfo=UTC)
    return Memory(
        id=name,
        scope=ADA,
        text=text,
        created_at=at,
        updated_at=at,
        mentioned_at=at.date(),
        doubt=None if by is None else Doubt(by, date(2026, 3, 12)),
        project=project,
    )


OLD = memory("old", "I live in Boston.", day=2, by="new")
NEW = memory("new", "We moved last month.", day=12)
LAST = memory("last", "I like the sea more than the mountains.", day=1)


def explained(memory: Memory, *, injected: bool, reason: str) -> RecalledMemory:
    return RecalledMemory(
        id=memory.id,
        score=0.5,
        dense=0.5,
        lexical=0.5,
        importance=0.5,
        tokens=0,
        injected=injected,
        reason=reason,
    )


def selected(*memories: Memory) -> Ranking:
    lines = [render(each) for each in memories]
    return Ranking(
        selected=tuple(MemoryMatch(each.memory, each.line, each.tokens, 0.5) for each in lines),
        explained=tuple(explained(each.memory, injected=True, reason="selected") for each in lines),
    )


def tokens_of(*memories: Memory) -> int:
    return sum(render(each).tokens for each in memories)


async def shown(ranking: Ranking, *known: Memory, candidates: Sequence[Memory] = (), budget: int = 2_000) -> list[str]:
    async def get(_: Reach, ids: Sequence[str]) -> Sequence[Memory]:
        return [each for each in known if each.id in ids]

    recollection = Recollection(candidates=tuple(Candidate(each, 0.0, 0.0) for each in candidates))
    newer = await newer_of(
        recollection, in_doubt(recollection, ranking), get, scope=ADA, project=None, at=datetime(2026, 4, 1, tzinfo=UTC)
    )
    return [
        match.line for match in with_newer(ranking, newer, standing=(), render=render, token_budget=budget).selected
    ]


async def test_what_is_newer_stands_behind_what_it_may_have_changed():
    first, second = await shown(selected(OLD), NEW)

    assert "I live in Boston. (mentioned 2026-03-02) (may have changed on 2026-03-12)" in first
    assert "We moved last month." in second


async def test_what_is_selected_anyway_stands_there_once():
    assert len(await shown(selected(OLD, NEW), NEW)) == 2


async def test_what_was_found_is_not_asked_for():
    assert len(await shown(selected(OLD), candidates=[NEW])) == 2


async def test_what_was_closed_or_erased_puts_nothing_in_doubt():
    (line,) = await shown(selected(OLD))

    assert "may have changed" not in line


async def test_what_belongs_to_another_project_is_not_shown():
    (line,) = await shown(selected(OLD), msgspec.structs.replace(NEW, project="other"))

    assert "may have changed" not in line


async def test_what_is_quarantined_is_not_shown_though_it_was_found():
    (line,) = await shown(selected(OLD), candidates=[msgspec.structs.replace(NEW, tags=(QUARANTINED,))])

    assert "may have changed" not in line


@pytest.mark.parametrize("where", ["found", "got"])
async def test_what_is_over_puts_nothing_in_doubt_though_it_is_not_closed(where: str):
    over = msgspec.structs.replace(NEW, expires_at=datetime(2026, 4, 1, tzinfo=UTC))
    found, known = ([over], []) if where == "found" else ([], [over])

    (line,) = await shown(selected(OLD), *known, candidates=found)

    assert "may have changed" not in line


async def test_a_newer_one_that_fits_nowhere_leaves_the_older_with_its_mark():
    long = msgspec.structs.replace(NEW, text="We moved " + "far " * 100)
    tokens = render(OLD).tokens

    assert await shown(selected(OLD), long, budget=tokens) == [render(OLD).line]


def test_what_gave_way_and_what_came_are_each_explained_once():
    before = selected(OLD, LAST)
    below = explained(NEW, injected=False, reason="below_top_k")
    ranking = msgspec.structs.replace(before, explained=(*before.explained, below))

    told = with_newer(ranking, {"new": NEW}, standing=(), render=render, token_budget=tokens_of(OLD, LAST)).explained

    assert [(each.id, each.injected, each.reason) for each in told] == [
        ("old", True, "selected"),
        ("last", False, "over_budget"),
        ("new", True, "newer"),
    ]


async def test_where_the_budget_is_spent_the_newer_takes_the_place_of_the_last():
    first = memory("first", "I have a harbour view and two cats.", day=3)

    lines = await shown(selected(first, OLD, LAST), NEW, budget=tokens_of(first, OLD, LAST))

    assert lines == [render(each).line for each in (first, OLD, NEW)]


async def test_what_is_newer_than_another_line_gives_way_to_none():
    other = memory("other", "My job is in Boston.", day=2, by="job")
    job = memory("job", "My last day at work was Friday.", day=12)

    lines = await shown(selected(OLD, other), NEW, job, budget=tokens_of(OLD, other, NEW))

    assert lines == [render(each).line for each in (OLD, other, NEW)]


def test_what_may_have_changed_a_pin_stands_with_the_pins_in_their_order():
    pin = memory("pin", "I take lithium.", day=20)

    assert beside_newer([OLD, pin], {"new": NEW}) == (OLD, NEW, pin)
    assert beside_newer([OLD, NEW], {"new": NEW}) == (OLD, NEW)


def test_what_stands_with_the_pins_is_not_said_before_the_question_as_well():
    told = with_newer(selected(OLD, NEW), {"new": NEW}, standing=(OLD, NEW), render=render, token_budget=2_000)

    assert (told.selected, told.explained) == ((), ())


async def test_a_pin_keeps_its_mark_only_while_the_doubt_is_there():
    assert beside_newer([OLD], {})[0].doubt is None
