"""What was said later stands beside what is shown, as far as there is room."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

import numpy as np

from memory.model.memory import QUARANTINED, Doubt, Memory
from memory.model.prompt_options import FormatOptions
from memory.model.recall_options import RankingOptions
from memory.prompt.formatting import renderer
from memory.retrieval.candidates import Candidates, Scores
from memory.retrieval.ranking import Question, Ranking, judge, select
from memory.retrieval.sequels import MOST_SEQUELS, SEQUEL, with_sequels
from memory.text.line_counts import LineCounts
from tests.contract.examples import NOW, memory

render = renderer(FormatOptions(), LineCounts(len))


def said(number: int, text: str = "", **fields: Any) -> Memory:
    return memory(text or f"number {number}", created_at=NOW + timedelta(days=number), **fields)


def shown(
    *memories: Memory,
    sequels: Mapping[int, Sequence[int]],
    best: int = 1,
    words: Sequence[float] = (),
    token_budget: int = 1_000,
) -> tuple[list[str], Ranking]:
    """What is selected, and goes on from there. Unless `words` says otherwise so many of the first are the best."""
    zeros = np.zeros(len(memories))
    lexical = np.array(words or [0.9 if at < best else 0.01 for at in range(len(memories))])
    scores = Scores(**{name: lexical if name == "lexical" else zeros for name in Scores._fields})
    candidates = Candidates(memories, scores, sequels=sequels)
    options, question = RankingOptions(top_k=best, token_budget=token_budget), Question(at=NOW)
    judged = judge(candidates, options, scale=None, question=question)
    ranking = select(judged, options, render=render, question=question)
    ranking = with_sequels(ranking, judged, options, at=NOW, render=render)
    return [match.content for match in ranking.selected], ranking


def test_what_goes_on_from_a_line_stands_beside_it_and_what_goes_on_from_that():
    told, ranking = shown(*map(said, range(4)), sequels={0: [2], 2: [3]})

    reasons = {each.id: each.reason for each in ranking.explained if each.injected}
    assert sorted(told) == ["number 0", "number 2", "number 3"]
    assert list(reasons.values()) == ["selected", SEQUEL, SEQUEL]
    assert ranking.tokens == sum(match.tokens for match in ranking.selected)


def test_what_goes_on_from_what_puts_a_line_in_doubt_stands_there_too():
    newer = said(1)
    older = said(0, doubt=Doubt(newer.id, newer.mentioned_at))

    told, _ = shown(older, newer, said(2), sequels={1: [2]})

    assert told == ["number 0", "number 2"]  # what puts it in doubt is shown by who knows that it still does


def test_the_best_of_them_are_shown():
    far = [said(n, f"far {n}") for n in range(2, 6)]

    told, _ = shown(said(0), said(1), *far, sequels={0: [2, 3, 4, 5, 1]}, words=[0.9, 0.5, 0.1, 0.1, 0.2, 0.1])

    assert told[:3] == ["number 0", "number 1", "far 4"]


def test_each_is_explained_once():
    _, ranking = shown(*map(said, range(3)), sequels={0: [1]})

    assert len({each.id for each in ranking.explained}) == len(ranking.explained)


def test_what_was_said_before_or_in_the_same_breath_does_not_go_on_from_it():
    told, _ = shown(said(5), said(3), said(5), sequels={0: [1, 2]})

    assert told == ["number 5"]


def test_no_more_lines_are_added_than_that():
    told, _ = shown(*map(said, range(9)), sequels={0: [2, 3, 4, 5], 2: [6, 7]})

    assert len(told) == 1 + MOST_SEQUELS


def test_what_does_not_fit_is_left_out_and_what_may_not_be_shown():
    first, hidden, long, short = said(0), said(1, tags=(QUARANTINED,)), said(2, "long " * 50), said(3)
    budget = render(first).tokens + render(short).tokens

    told, _ = shown(first, hidden, long, short, sequels={0: [1, 2, 3]}, token_budget=budget)

    assert told == ["number 0", "number 3"]


def test_what_is_selected_anyway_stands_there_once():
    told, ranking = shown(*map(said, range(2)), sequels={0: [1]}, best=2)

    assert sorted(told) == ["number 0", "number 1"]
    assert [each.reason for each in ranking.explained] == ["selected", "selected"]
