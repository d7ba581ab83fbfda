import math
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from memory.model.memory import QUARANTINED, Memory, MemoryType
from memory.model.recall_options import RankingOptions
from memory.model.scope import Scope
from memory.model.turn import BEARS
from memory.ports.search import Candidate, RecallQuery, Surroundings
from memory.retrieval.calibration import UNMEASURED, CosineScale
from memory.retrieval.candidates import Candidates
from memory.retrieval.ranking import (
    FLOOR,
    LEXICAL_FLOOR,
    TOLD_BEYOND,
    UNSURE,
    Floor,
    Question,
    Ranked,
    Ranking,
    Render,
    Rendered,
    absolute,
    floor_among,
    fuse,
    judge,
    query_of,
    rank,
    refusal,
    reranked,
    score_of,
    select,
)
from memory.text.line_counts import LineCounts

AT = datetime(2025, 1, 10, tzinfo=UTC)


def find(  # noqa: PLR0913 - what a test may say of a memory
    name: str,
    dense: float = 0.5,
    lexical: float = 0.0,
    *,
    importance: float = 0.5,
    compressed: bool = False,
    kind: MemoryType = MemoryType.EPISODIC,
    tags: tuple[str, ...] = (),
    at: datetime = AT,
    feedback: int = 0,
) -> Candidate:
    memory = Memory(
        id=name,
        scope=Scope("acme", "ada"),
        text=name,
        type=kind,
        importance=importance,
        compressed=compressed,
        tags=tags,
        feedback=feedback,
        created_at=at,
        updated_at=at,
        mentioned_at=date(2025, 1, 10),
    )
    return Candidate(memory, dense, lexical)


def score(candidate: Candidate, scale: CosineScale) -> float:
    return float(absolute(Candidates.of([candidate]), scale)[0])


def ten(memory: Memory) -> Rendered:
    return Rendered(memory, memory.text, 10)


def sized(size: Callable[[Memory], int]) -> Render:
    return lambda memory: Rendered(memory, memory.text, size(memory))


def names(ranking: Ranking) -> list[str]:
    return [match.memory.id for match in ranking.selected]


def reasons(ranking: Ranking) -> dict[str, str]:
    return {each.id: each.reason for each in ranking.explained}


@st.composite
def found(draw: st.DrawFn) -> list[Candidate]:
    """Candidates of which some may not be shown, each for a reason or several."""
    return [
        replace(
            each,
            memory=replace(each.memory, expires_at=draw(st.sampled_from([None, AT, AT + timedelta(days=1)]))),
        )
        for each in (
            find(
                f"{at} kg",
                0.9 - at / 20,
                importance=draw(st.sampled_from([0.2, 0.8])),
                compressed=draw(st.booleans()),
                kind=draw(st.sampled_from(list(MemoryType))),
                tags=draw(st.sampled_from([(), (QUARANTINED,), ("work",)])),
            )
            for at in range(draw(st.integers(1, 12)))
        )
    ]


@given(
    candidates=found(),
    options=st.builds(
        RankingOptions,
        min_score=st.sampled_from(["auto", 0.4]),
        min_importance=st.sampled_from([0.0, 0.5]),
        types=st.sampled_from([(), (MemoryType.EPISODIC,)]),
        include_compressed=st.booleans(),
    ),
    at=st.sampled_from([None, AT]),
)
def test_whatever_may_not_be_shown_is_refused_for_its_first_reason_and_nothing_else_is(
    candidates: list[Candidate], options: RankingOptions, at: datetime | None
):
    question = Question(at=at)
    judged = judge(candidates, options, scale=UNMEASURED, question=question)

    ranking = select(judged, options, render=ten, question=question)

    scores = {each.id: each.score for each in ranking.explained}
    refusals = {each.memory.id: refusal(each.memory, scores[each.memory.id], options, at) for each in candidates}
    assert {name: reason for name, reason in reasons(ranking).items() if reason in REFUSED} == {
        name: reason for name, reason in refusals.items() if reason
    }


REFUSED = {"quarantined", "expired", "low_importance", "compressed", "other_type", "below_min_score"}


# ── Fusion ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_dense_and_lexical_scores_are_shares_of_the_best_and_count_half_and_half():
    candidates = [find("both", 0.4, 4.0), find("meaning", 0.8, 0.0), find("words", 0.0, 8.0)]

    fused = fuse(Candidates.of(candidates), RankingOptions())

    assert fused.score == pytest.approx([0.5, 0.5, 0.5])
    assert fused.dense == pytest.approx([0.5, 1.0, 0.0])
    assert fused.lexical == pytest.approx([0.5, 0.0, 1.0])


def test_the_weight_of_meaning_against_words_is_an_option():
    candidates = [find("meaning", 0.8, 0.0), find("words", 0.4, 8.0)]

    assert names(rank(candidates, RankingOptions(dense_weight=0.9), render=ten)) == ["meaning", "words"]
    assert names(rank(candidates, RankingOptions(dense_weight=0.1), render=ten)) == ["words", "meaning"]


def test_when_no_word_is_found_meaning_counts_alone():
    fused = fuse(Candidates.of([find("a", 0.9), find("b", 0.1), find("c", 0.5)]), RankingOptions())

    assert fused.score == pytest.approx([1.0, 1 / 9, 5 / 9])


def test_when_the_question_was_not_embedded_words_count_alone():
    fused = fuse(Candidates.of([find("a", 0.9, 1.0), find("b", 0.1, 5.0)]), RankingOptions(), dense=False)

    assert fused.score == pytest.approx([0.2, 1.0])


def test_how_far_one_is_behind_the_best_does_not_depend_on_what_else_was_found():
    two = [find("best", 0.9, 8.0), find("second", 0.8, 7.0)]
    far = [find("far", 0.05), find("opposite", -0.3)]

    alone, among = fuse(Candidates.of(two), RankingOptions()), fuse(Candidates.of([*two, *far]), RankingOptions())

    assert alone.score == pytest.approx([1.0, (8 / 9 + 7 / 8) / 2])
    assert among.score[:2].tolist() == alone.score.tolist()
    assert among.score[3] == 0.0


def test_of_what_all_speaks_against_nothing_is_near():
    assert fuse(Candidates.of([find("a", -0.3), find("b", -0.1)]), RankingOptions()).score.tolist() == [0.0, 0.0]


def test_nothing_found_is_nothing_selected():
    assert rank([], RankingOptions(), render=ten) == Ranking()


@given(
    scores=st.lists(st.tuples(st.floats(-1, 1), st.floats(0, 50)), max_size=20),
    weight=st.floats(0, 1),
    dense=st.booleans(),
)
def test_every_score_is_between_0_and_1(*, scores: list[tuple[float, float]], weight: float, dense: bool):
    candidates = [find(str(n), *pair) for n, pair in enumerate(scores)]

    fused = fuse(Candidates.of(candidates), RankingOptions(dense_weight=weight), dense=dense)

    assert all(0.0 <= part <= 1.0 + 1e-9 for parts in fused for part in parts)


def test_the_order_does_not_depend_on_the_order_of_what_was_found():
    candidates = [find(f"{n}", at=AT + timedelta(days=n % 3)) for n in range(9)]

    first = rank(candidates, RankingOptions(top_k=9), render=ten)

    assert rank(candidates[::-1], RankingOptions(top_k=9), render=ten) == first
    assert names(first) == ["8", "5", "2", "7", "4", "1", "6", "3", "0"]  # newest first, then by id


# ── Filters ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_not_to_be_shown_is_left_out_and_says_why():
    candidates = [
        find("good", 0.9),
        find("trifle", 0.8, importance=0.19),
        find("just enough", 0.7, importance=0.2),
        find("summarised", 0.6, compressed=True),
        find("order", 0.5, tags=("quarantined",)),
    ]

    ranking = rank(candidates, RankingOptions(min_importance=0.2), render=ten)

    assert names(ranking) == ["good", "just enough"]
    assert reasons(ranking) == {
        "good": "selected",
        "trifle": "low_importance",
        "just enough": "selected",
        "summarised": "compressed",
        "order": "quarantined",
    }


def test_what_is_over_and_not_closed_yet_is_not_shown():
    at = datetime(2025, 5, 7, tzinfo=UTC)
    dated = [
        replace(found, memory=replace(found.memory, expires_at=at + timedelta(seconds=seconds)))
        for found, seconds in ((find("over", 0.9), 0), (find("to come", 0.8), 1))
    ]

    ranking = rank(dated, RankingOptions(), render=ten, question=Question(at=at))

    assert reasons(ranking) == {"over": "expired", "to come": "selected"}


def test_I10_a_quarantined_memory_is_never_selected_whatever_the_options():
    options = RankingOptions(include_compressed=True, min_importance=0)

    ranking = rank([find("order", 1.0, 9.0, importance=1.0, tags=("x", "quarantined"))], options, render=ten)

    assert names(ranking) == []


def test_compressed_memories_are_shown_to_who_asks_for_them():
    ranking = rank([find("summarised", compressed=True)], RankingOptions(include_compressed=True), render=ten)

    assert names(ranking) == ["summarised"]


def test_only_memories_of_the_wanted_types_are_selected():
    candidates = [find("fact", kind=MemoryType.SEMANTIC), find("event")]

    ranking = rank(candidates, RankingOptions(types=(MemoryType.SEMANTIC,)), render=ten)

    assert names(ranking) == ["fact"]
    assert reasons(ranking)["event"] == "other_type"


def test_what_is_too_far_off_is_left_out():
    ranking = rank([find("near", 0.9), find("far", 0.1)], RankingOptions(min_score=0.5), render=ten)

    assert reasons(ranking) == {"near": "selected", "far": "below_min_score"}


# ── The floor ─────────────────────────────────────────────────────────────────────────────────────────────────


def worth(name: str, dense: float, covered: float, *, tags: tuple[str, ...] = ()) -> Candidate:
    return replace(find(name, dense, covered, tags=tags), covered=covered)


def test_what_has_nothing_to_do_with_the_question_is_not_shown_though_it_is_the_best_there_is():
    candidates = [replace(each, among=1_000) for each in (worth("near", 0.25, 0.1), worth("far", 0.1, 0.0))]
    ranking = rank(candidates, RankingOptions(), render=ten)

    assert reasons(ranking) == {"near": "below_floor", "far": "below_floor"}
    assert (ranking.selected, ranking.tokens, ranking.floor) == ((), 0, floor_among(1_000))
    assert [each.score for each in ranking.explained] == pytest.approx([score_of(0.175), score_of(0.05)])


def test_what_bears_on_a_question_by_itself_is_what_is_shown_where_nothing_else_is_known():
    assert floor_among(1) == pytest.approx(BEARS)


def test_the_best_of_many_has_to_be_better_than_the_best_of_few():
    floors = [floor_among(count) for count in (0, 1, 10, 100, 1_000, 10_000)]

    assert floors == pytest.approx([0.5, 0.5, 0.671, 0.718, 0.75, 0.794], abs=0.001)
    few, many = (
        rank([replace(worth("near", 0.28, 0.1), among=count)], RankingOptions(), render=ten) for count in (10, 100)
    )
    assert (reasons(few), reasons(many)) == ({"near": "selected"}, {"near": "below_floor"})


@pytest.mark.parametrize(
    ("asked", "reason"), [("How old is our pet?", "selected"), ("How old is the universe?", "below_floor")]
)
@pytest.mark.parametrize("scale", [UNMEASURED, None])
def test_for_a_question_about_the_askers_own_less_is_enough(asked: str, reason: str, scale: CosineScale | None):
    candidates = [replace(worth("near", 0.1, 0.2), among=40)]

    ranking = rank(candidates, RankingOptions(), render=ten, scale=scale, question=Question(text=asked))

    assert reasons(ranking) == {"near": reason}


def test_what_answers_a_question_of_ones_own_may_be_hardly_similar():
    candidates = [replace(worth("Mina is scared of heights", 0.1, 0.02), among=400)]

    own, told, other = (
        rank(candidates, RankingOptions(), render=ten, question=Question(text=text)).floor
        for text in ("Should I climb with Mina?", "Does Mina climb?", "Who climbs?")
    )

    assert own == score_of(0.02 + 0.02 * math.log10(400)) < score_of(0.1) < told < other == floor_among(400)


@pytest.mark.parametrize(("among", "reason"), [(1, "selected"), (5, "selected"), (10, "below_floor")])
def test_who_has_told_little_is_answered_by_what_shares_nothing_with_her_question(among: int, reason: str):
    candidates = [replace(worth("I'm retired.", -0.02, 0.0), among=among)]

    ranking = rank(candidates, RankingOptions(), render=ten, question=Question(text="Can I go on holiday in May?"))

    assert reasons(ranking) == {"I'm retired.": reason}


@pytest.mark.parametrize(("among", "reason"), [(1, "selected"), (7, "selected"), (20, "below_floor")])
def test_who_has_told_little_and_names_some_of_it_gets_what_hardly_bears_on_it(among: int, reason: str):
    candidates = [replace(worth("I'm scared of heights, says Mina", 0.12, 0.0), among=among)]

    ranking = rank(candidates, RankingOptions(), render=ten, question=Question(text="Does Mina climb?"))

    assert reasons(ranking) == {"I'm scared of heights, says Mina": reason}


def test_what_is_her_own_needs_less_than_what_names_what_she_told_and_that_less_than_anything():
    for count in (1, 5, 8, 12, 20, 60, 400, 3_000, 50_000):
        own, told, anything = (floor_among(count, subject) for subject in ("own", "told", "anything"))

        assert own < told < anything


def test_the_floor_of_ones_own_rises_from_none_and_stays_below_all_others():
    counts = (5, 6, 10, 40, 215, 1_000, 10_000)
    own = [floor_among(count, "own") for count in counts]

    assert own == sorted(own)
    assert own[0] == 0.0
    assert own[2] == pytest.approx(score_of(0.015), abs=0.001)
    assert all(mine < floor_among(count, "told") for mine, count in zip(own, counts, strict=True))


def test_what_is_near_to_everything_is_ranked_behind_what_is_near_to_the_question_and_has_its_score():
    hub, other = replace(worth("hub", 0.62, 0.0), crowding=0.1), worth("other", 0.6, 0.0)

    ranking = rank([hub, other], RankingOptions(), render=ten)

    assert names(ranking) == ["other", "hub"]
    assert {match.id: match.score for match in ranking.selected} == pytest.approx(
        {"hub": score_of(0.31), "other": score_of(0.3)}
    )


def test_if_the_best_one_is_worth_it_the_others_are_shown_with_it():
    ranking = rank([worth("near", 0.3, 0.2), worth("far", 0.1, 0.0)], RankingOptions(), render=ten)

    assert names(ranking) == ["near", "far"]
    assert [match.score for match in ranking.selected] == pytest.approx([score_of(0.25), score_of(0.05)])


@pytest.mark.parametrize(("asked", "few"), [("Should I walk my dog?", 8), ("Should one walk dogs?", 3)])
def test_what_is_far_behind_the_best_one_is_left_out_but_for_the_first_few(asked: str, few: int):
    found = (worth("best", 0.8, 0.8), *(worth(f"far {n}", 0.02, 0.0) for n in range(9)))
    candidates = [replace(each, among=len(found)) for each in found]

    ranking = rank(candidates, RankingOptions(), render=ten, question=Question(text=asked))
    of_all = rank(candidates, RankingOptions(min_merit=0.0), render=ten)
    without_a_floor = rank(candidates, RankingOptions(min_score=0.0), render=ten)

    assert sorted(reasons(ranking).values()) == ["far_behind"] * (10 - few) + ["selected"] * few
    assert names(ranking)[0] == "best"
    assert len(names(of_all)) == len(names(without_a_floor)) == len(candidates)


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("Who walks my dog?", ["best", "near"]),
        ("¿Quién pasea a mi perro?", ["best", "near"]),
        ("Should I walk my dog?", ["best", "near", "far"]),
        ("How do I walk my dog?", ["best", "near", "far"]),
        ("I walked my dog.", ["best", "near", "far"]),
    ],
)
def test_beside_what_answers_a_question_for_a_fact_little_else_is_shown(asked: str, shown: list[str]):
    found = worth("best", 0.8, 0.8), worth("near", 0.2, 0.1), worth("far", 0.1, 0.1)

    ranking = rank(
        [replace(each, among=10) for each in found], RankingOptions(), render=ten, question=Question(text=asked)
    )

    assert names(ranking) == shown


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("Who walks my dog now?", ["best", "later"]),
        ("Wer führt zurzeit meinen Hund aus?", ["best", "later"]),
        ("¿Quién pasea ahora a mi perro?", ["best", "later"]),
        ("Who walks my dog?", ["best"]),
    ],
)
def test_of_what_is_asked_of_now_what_was_said_later_than_the_best_is_shown_beside_it(asked: str, shown: list[str]):
    found = [
        replace(worth(name, worthy, worthy), among=10)
        for name, worthy in (("best", 0.8), ("later", 0.1), ("older", 0.1))
    ]
    days = {"best": 5, "later": 9, "older": 1}
    at = [
        replace(each, memory=replace(each.memory, created_at=datetime(2026, 3, days[each.memory.text], tzinfo=UTC)))
        for each in found
    ]

    assert names(rank(at, RankingOptions(), render=ten, question=Question(text=asked))) == shown


def test_what_is_beside_is_shown_where_nothing_answers_the_question_for_sure():
    found = [replace(worth(f"near {n}", 0.2, 0.1), among=10) for n in range(3)]

    ranking = rank(found, RankingOptions(), render=ten, question=Question(text="Who walks my dog?"))

    assert len(names(ranking)) == len(found)


@pytest.mark.parametrize(("covered", "most"), [(0.1, UNSURE), (0.4, 12)])
def test_of_much_that_is_as_near_and_answers_nothing_for_sure_some_is_shown(covered: float, most: int):
    found = [replace(worth(f"near {n}", 0.1, covered), among=30) for n in range(12)]

    ranking = rank(found, RankingOptions(), render=ten, question=Question(text="May I walk my dog?"))

    assert len(names(ranking)) == most


def test_of_what_is_far_behind_the_record_tells_the_nearest():
    found = (worth("best", 0.8, 0.8), *(worth(f"far {n}", 0.02 - n / 10_000, 0.0) for n in range(60)))
    candidates = [replace(each, among=len(found)) for each in found]

    ranking = rank(candidates, RankingOptions(), render=ten, question=Question(text="Should one walk dogs?"))

    assert names(ranking) == ["best", "far 0", "far 1"]
    assert [each.id for each in ranking.explained] == ["best", *(f"far {n}" for n in range(2 + TOLD_BEYOND))]


def test_in_a_project_what_was_said_outside_of_it_is_not_shown_for_want_of_anything_better():
    here, elsewhere = (
        [replace(each, memory=replace(each.memory, project=project)) for each in found]
        for project, found in (
            ("shop", [worth("best", 0.8, 0.8), worth("far", 0.02, 0.0)]),
            (None, [worth("near", 0.7, 0.7), worth("private", 0.03, 0.0)]),
        )
    )

    asked = Question(text="Should I walk my dog?", project="shop")
    ranking = rank(
        [replace(each, among=7) for each in (*here, *elsewhere)], RankingOptions(), render=ten, question=asked
    )

    assert names(ranking) == ["best", "near", "far"]


def test_what_may_not_be_shown_lifts_nothing_over_the_floor():
    hidden = worth("order", 0.9, 0.9, tags=("quarantined",))

    assert names(rank([hidden, worth("far", 0.1, 0.0)], RankingOptions(), render=ten)) == []


def test_a_bound_of_ones_own_takes_the_place_of_the_floor():
    assert names(rank([worth("far", 0.1, 0.0)], RankingOptions(min_score=0.0), render=ten)) == ["far"]


def test_by_words_alone_a_score_is_what_they_cover():
    ranking = rank([worth("near", 0.9, 0.3)], RankingOptions(), render=ten, scale=None)

    assert (ranking.selected[0].score, ranking.floor) == (score_of(0.3), score_of(LEXICAL_FLOOR))


def test_a_half_is_the_floor_of_one_memory_and_scores_keep_the_order_of_bearings():
    scores = [score_of(bearing / 100) for bearing in range(101)]

    assert (scores[0], score_of(FLOOR), scores[100]) == (0, 0.5, 1)
    assert scores == sorted(set(scores))


def test_a_cosine_means_what_the_embedder_makes_of_it():
    squashed = CosineScale(unrelated=0.7, full=0.9)

    assert score(worth("far", 0.02, 0.0), squashed) == pytest.approx(score_of(0.05))  # its cosine was 0.72
    assert score(worth("near", 0.1, 0.0), squashed) == pytest.approx(score_of(0.25))
    assert score(worth("same", 0.4, 1.0), squashed) == 1.0


# ── Budget ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_does_not_fit_is_skipped_and_not_a_stop():
    sizes = {"a": 60, "b": 50, "c": 40, "d": 1}
    candidates = [find(name, 0.9 - 0.1 * n) for n, name in enumerate(sizes)]

    ranking = rank(candidates, RankingOptions(token_budget=100), render=sized(lambda memory: sizes[memory.id]))

    assert names(ranking) == ["a", "c"]
    assert ranking.tokens == 100
    assert reasons(ranking) == {"a": "selected", "b": "over_budget", "c": "selected", "d": "over_budget"}


def test_at_most_top_k_are_selected_and_nobody_counts_the_others():
    counted: list[str] = []

    def size(memory: Memory) -> int:
        counted.append(memory.id)
        return 10

    ranking = rank([find(f"{n}", n / 10) for n in range(8)], RankingOptions(top_k=3, min_merit=0.0), render=sized(size))

    assert names(ranking) == counted == ["7", "6", "5"]
    assert [each.reason for each in ranking.explained] == ["selected"] * 3 + ["below_top_k"] * 5


def _as_the_document_says(candidates: list[tuple[str, int]], top_k: int, token_budget: int) -> list[str]:
    selected: list[str] = []
    tokens_used = 0
    for name, chunk_tokens in candidates:
        if tokens_used + chunk_tokens <= token_budget:
            selected.append(name)
            tokens_used += chunk_tokens
        if len(selected) >= top_k:
            break
    return selected


@given(st.lists(st.integers(0, 60), max_size=20), st.integers(1, 8), st.integers(1, 200))
def test_the_budget_is_memory_vaults_loop(sizes: list[int], top_k: int, budget: int):
    candidates = [find(f"{n}", 1 - n / 100) for n in range(len(sizes))]
    options = RankingOptions(top_k=top_k, token_budget=budget)

    ranking = rank(candidates, options, render=sized(lambda memory: sizes[int(memory.id)]))

    assert names(ranking) == _as_the_document_says([(str(n), size) for n, size in enumerate(sizes)], top_k, budget)
    assert ranking.tokens == sum(sizes[int(name)] for name in names(ranking)) <= budget
    full = len(names(ranking)) == top_k
    told = int(names(ranking)[-1]) + 1 + TOLD_BEYOND if full else len(candidates)
    assert [each.id for each in ranking.explained] == [f"{n}" for n in range(min(told, len(candidates)))]
    assert {each.id for each in ranking.explained if each.injected} == set(names(ranking))


def test_a_line_is_counted_once():
    counted: list[str] = []

    def count(line: str) -> int:
        counted.append(line)
        return len(line)

    counts = LineCounts(count)

    assert [counts("abc"), counts("abc"), counts("de")] == [4, 4, 3]  # with the line feed
    assert counted == ["abc", "de"]


@pytest.mark.parametrize("wrong", [{"top_k": 0}, {"token_budget": 0}, {"dense_weight": 1.1}, {"topk": 3}])
def test_options_out_of_their_bounds_are_refused(wrong: dict[str, float]):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, RankingOptions)


# ── Factors ───────────────────────────────────────────────────────────────────────────────────────────────────


def scored(candidates: list[Candidate], options: RankingOptions, question: Question) -> dict[str, float]:
    return {each.id: each.merit for each in rank(candidates, options, render=ten, question=question).explained}


def test_what_its_neighbours_say_counts_as_words_of_a_memory():
    question, answer = find("question", 0.5, 2.0), find("answer", 0.5)

    ranking = rank([question, replace(answer, context=1.0), find("other", 0.5)], RankingOptions(), render=ten)

    assert names(ranking) == ["question", "answer", "other"]
    assert {each.id: each.lexical for each in ranking.explained} == {"question": 1.0, "answer": 0.5, "other": 0.0}
    assert [each.factors for each in ranking.explained] == [{}, {"neighbours": 1.0}, {}]


def test_a_factor_adds_its_share_and_is_explained():
    near, far = replace(find("near", 0.5, 1.0), session=2.0), find("far", 0.5, 1.0)

    ranking = rank([far, near], RankingOptions(session_weight=0.25), render=ten)

    assert names(ranking) == ["near", "far"]
    assert [each.merit for each in ranking.explained] == pytest.approx([1.0, 1 / 1.25])
    assert [each.factors for each in ranking.explained] == [{"session": pytest.approx(0.2)}, {"session": 0.0}]


def test_a_factor_that_tells_nothing_apart_changes_no_score():
    alike = [replace(find("a", 0.8, 1.0), session=2.0), replace(find("b", 0.2, 0.5), session=2.0)]

    assert [each.merit for each in rank(alike, RankingOptions(), render=ten).explained] == pytest.approx([1.0, 0.375])


def test_memories_of_the_named_time_rise_and_all_others_stay():
    candidates = [find("before", 0.6, at=AT - timedelta(days=60)), find("then", 0.55), find("low", 0.1)]
    candidates[0] = replace(candidates[0], memory=replace(candidates[0].memory, mentioned_at=date(2024, 11, 1)))
    asked = Question.asked("What did I do in January?", at=AT, timezone="UTC")

    assert list(scored(candidates, RankingOptions(), asked)) == ["then", "before", "low"]
    assert list(scored(candidates, RankingOptions(time_weight=0), asked)) == ["before", "then", "low"]


def test_importance_counts_for_who_wants_it():
    candidates = [find("trifle", 0.6, importance=0.3), find("allergy", 0.5, importance=0.9), find("low", 0.1)]

    assert names(rank(candidates, RankingOptions(), render=ten)) == ["trifle", "allergy", "low"]
    assert names(rank(candidates, RankingOptions(importance_weight=0.5), render=ten)) == ["allergy", "trifle", "low"]


def test_what_people_said_was_of_use_comes_before_what_is_as_near():
    candidates = [
        find("plain", 0.6),
        find("useful", 0.59, feedback=2),
        find("useless", 0.6, feedback=-3),
        find("low", 0.1),
    ]

    assert names(rank(candidates, RankingOptions(min_merit=0.0), render=ten)) == ["useful", "plain", "useless", "low"]
    assert names(rank(candidates, RankingOptions(min_merit=0.0, feedback_weight=0.0), render=ten))[0] != "useful"


def test_recency_is_blended_by_its_weight():
    candidates = [find("a", 0.9), find("b", 0.0)]
    later = Question(at=AT + timedelta(days=45))

    ranking = rank(candidates, RankingOptions(recency_weight=0.4), render=ten, question=later)

    assert [each.merit for each in ranking.explained] == pytest.approx([0.6 + 0.4 * 0.5, 0.4 * 0.5])
    assert ranking.explained[0].factors == {"recency": pytest.approx(0.2)}


def test_forgetting_multiplies_and_is_off_by_default():
    later = Question(at=AT + timedelta(days=180))
    candidates = [find("a", 0.9), find("b", 0.0)]

    assert scored(candidates, RankingOptions(), later) == pytest.approx({"a": 1.0, "b": 0.0})
    assert scored(candidates, RankingOptions(forgetting=True), later) == pytest.approx({"a": 0.5, "b": 0.0})


def test_diversity_puts_what_is_unlike_before_what_is_alike():
    one, twin, other = find("one", 0.9), find("twin", 0.8), find("other", 0.5)
    same, across = np.array([1, 0], np.float32), np.array([0, 1], np.float32)
    candidates = [
        replace(one, vector=same),
        replace(twin, vector=same),
        replace(other, vector=across),
        find("low", 0.0),
    ]

    assert names(rank(candidates, RankingOptions(min_merit=0.0, diversity=0.5), render=ten)) == [
        "one",
        "other",
        "low",
        "twin",
    ]
    assert names(rank(candidates, RankingOptions(min_merit=0.0), render=ten)) == ["one", "twin", "other", "low"]


def reading(text: str, days_ago: int) -> Candidate:
    at = AT - timedelta(days=days_ago)
    found = find(text, 0.5, at=at)
    return replace(found, memory=replace(found.memory, mentioned_at=at.date()))


READINGS = (reading("A1C is 8.1", 90), reading("A1C is 7.2", 1))


def test_an_older_reading_is_left_out_and_says_why():
    ranking = rank(READINGS, RankingOptions(), render=ten, question=Question(text="What is my A1C?", at=AT))

    assert reasons(ranking) == {"A1C is 7.2": "selected", "A1C is 8.1": "stale"}


@pytest.mark.parametrize("text", ["How did my A1C change?", "What was my A1C?", "Is my A1C improving?"])
def test_a_question_about_change_gets_the_history(text: str):
    ranking = rank(READINGS, RankingOptions(), render=ten, question=Question.asked(text, at=AT, timezone="UTC"))

    assert set(names(ranking)) == {"A1C is 7.2", "A1C is 8.1"}


def test_a_question_about_another_time_gets_the_readings_of_then():
    asked = Question.asked("My A1C in October?", at=AT, timezone="UTC")

    assert set(names(rank(READINGS, RankingOptions(), render=ten, question=asked))) == {"A1C is 7.2", "A1C is 8.1"}


def test_older_readings_stay_for_who_wants_them():
    assert len(rank(READINGS, RankingOptions(suppress_stale=False), render=ten).selected) == 2


def test_a_newer_reading_that_is_not_shown_hides_no_older_one():
    hidden = replace(READINGS[1], memory=replace(READINGS[1].memory, tags=("quarantined",)))

    assert names(rank([READINGS[0], hidden], RankingOptions(), render=ten)) == ["A1C is 8.1"]


# ── The query ─────────────────────────────────────────────────────────────────────────────────────────────────


def query(options: RankingOptions, text: str = "Where do I live?") -> RecallQuery:
    return query_of(Question.asked(text, at=AT, timezone="UTC"), options, scope=Scope("acme", "ada"), vector=None)


def test_the_store_is_asked_for_what_the_factors_need():
    usual, bare = (
        query(RankingOptions()),
        query(RankingOptions(previous_weight=0, following_weight=0, beside_weight=0, session_weight=0)),
    )

    assert usual.surroundings == Surroundings(previous=0.5, following=0.4, beside=0.5)
    assert bare.surroundings is None
    some = query(RankingOptions(previous_weight=0, following_weight=0, beside_weight=0))
    assert some.surroundings == Surroundings()


def test_meaning_counts_with_what_the_neighbours_add_to_it():
    found = [find("alone", 0.35), replace(find("answer", 0.3), beside=0.4)]

    assert fuse(Candidates.of(found), RankingOptions()).dense == pytest.approx([0.5, 1.0])


def test_diversity_wants_vectors_and_more_to_choose_from():
    assert (query(RankingOptions()).vectors, query(RankingOptions(top_k=30)).pool) == (False, 120)
    assert (query(RankingOptions(diversity=0.1)).vectors, query(RankingOptions(top_k=30, diversity=0.1)).pool) == (
        True,
        150,
    )


def test_a_relative_time_is_searched_for_by_its_date():
    assert query(RankingOptions(), "What did I eat yesterday?").text == "What did I eat yesterday? 2025-01-09"
    assert query(RankingOptions(time_weight=0), "What did I eat yesterday?").text == "What did I eat yesterday?"
    assert query(RankingOptions(), "What did I eat in May?").text == "What did I eat in May?"


# ── One by one ────────────────────────────────────────────────────────────────────────────────────────────────


def plainly(candidates: list[Candidate], options: RankingOptions, scale: CosineScale) -> list[Ranked]:
    """What `judge` gives, one candidate after the other (docs/rules.md, Order)."""

    def share(of: Callable[[Candidate], float], each: Candidate) -> float:
        best = max(map(of, candidates))
        return max(of(each), 0.0) / best if best > 0 else 0.0

    def opinion(each: Candidate) -> float:
        return 0.5 + max(-5, min(each.memory.feedback, 5)) / 10

    weighed: dict[str, tuple[float, Callable[[Candidate], float]]] = {
        "session": (options.session_weight, lambda each: share(lambda it: it.session, each)),
        "importance": (options.importance_weight, lambda each: each.memory.importance),
        "feedback": (options.feedback_weight, opinion),
    }
    telling = {
        name: pair for name, pair in weighed.items() if pair[0] and len({pair[1](each) for each in candidates}) > 1
    }
    total = 1 + sum(weight for weight, _ in telling.values())
    has_words = any(each.lexical + each.context > 0 for each in candidates)
    weight = options.dense_weight if has_words else 1.0
    judged: list[Ranked] = []
    for each in candidates:
        meaning = share(lambda it: it.dense + it.beside, each)
        words = share(lambda it: it.lexical + it.context, each)
        fused = weight * meaning + (1 - weight) * words
        factors = {name: value(each) * share / total for name, (share, value) in telling.items()}
        merit = fused / total + sum(factors.values())
        if each.context > 0:
            factors = {"neighbours": each.context / (each.lexical + each.context), **factors}
        judged.append(Ranked(merit, each.memory, meaning, words, factors, score(each, scale)))
    return judged


@st.composite
def some_found(draw: st.DrawFn) -> list[Candidate]:
    """Candidates of any scores."""
    found: list[Candidate] = []
    for name in range(draw(st.integers(1, 12))):
        each = find(
            f"{name:02}",
            draw(st.floats(-1, 1)),
            draw(st.floats(0, 50)),
            feedback=draw(st.integers(-9, 9)),
            importance=draw(st.floats(0, 1)),
        )
        session, context, beside, covered = (draw(st.floats(0, most)) for most in (9, 9, 1, 1))
        found.append(replace(each, session=session, context=context, beside=beside, covered=covered))
    return found


def close(one: Ranked, other: Ranked) -> bool:
    numbers = [[each.merit, each.score, each.dense, each.lexical, *each.factors.values()] for each in (one, other)]
    return list(one.factors) == list(other.factors) and numbers[0] == pytest.approx(numbers[1])


@given(found=some_found(), weight=st.floats(0, 1), importance=st.sampled_from([0.0, 0.3]))
def test_all_at_once_are_judged_as_one_by_one(found: list[Candidate], weight: float, importance: float):
    options = RankingOptions(dense_weight=weight, importance_weight=importance)
    scale = CosineScale(unrelated=0.1, full=0.8)

    judged = judge(found, options, scale=scale, question=Question(text="?", at=AT))

    plain = {each.memory.id: each for each in plainly(found, options, scale)}
    assert [each.memory for each in judged] == [judged.candidates[at].memory for at in judged.order]
    assert len(judged) == len(found)
    assert all(close(each, plain[each.memory.id]) for each in judged)
    merits = [(each.merit, each.memory.id) for each in judged]
    assert merits == sorted(merits, reverse=True)


@given(found=some_found(), floor=st.floats(0.01, 1))
def test_nothing_is_selected_exactly_if_the_best_score_is_below_the_floor(found: list[Candidate], floor: float):
    judged = judge(found, RankingOptions(), scale=CosineScale(), question=Question())

    ranking = select(judged, RankingOptions(), render=ten, question=Question(), floor=Floor(floor))

    assert bool(ranking.selected) == (max(each.score for each in judged) >= floor)


def test_what_is_moved_to_the_front_leaves_all_else_in_its_order():
    judged = judge([find(str(n), n / 9) for n in range(5)], RankingOptions(), scale=CosineScale(), question=Question())

    moved = judged.moved([3, 1])

    assert [each.memory.id for each in moved] == ["1", "3", "4", "2", "0"]
    assert [each.memory.id for each in moved[1:3]] == ["3", "4"]
    assert moved[-1].memory.id == "0"


def test_what_is_sorted_anew_has_the_greatest_first():
    judged = judge([find("a", 0.2), find("b", 0.9)], RankingOptions(), scale=CosineScale(), question=Question())

    assert list(judged.sorted(lambda each: -each.merit)) == list(judged)[::-1]


# ── Scores of a cross-encoder ─────────────────────────────────────────────────────────────────────────────────


def test_what_a_cross_encoder_did_not_read_stays_behind_what_it_read():
    judged = judge([find(str(n), n / 4) for n in range(4)], RankingOptions(), scale=CosineScale(), question=Question())

    again = reranked(judged, [0.1, 0.2])

    assert [each.memory.id for each in again] == ["2", "3", "1", "0"]
    assert [each.merit for each in again] == pytest.approx([0.2, 0.1, 0.1 / 3, 0.0])
