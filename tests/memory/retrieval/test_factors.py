from datetime import UTC, date, datetime, timedelta
from math import log

import pytest

from memory.language.dates import Period
from memory.model.memory import Memory
from memory.model.scope import Scope
from memory.ports.search import Candidate
from memory.retrieval.candidates import Candidates
from memory.retrieval.factors import forgetting, mentions, recency, sessions, speakers
from memory.retrieval.readings import measured_thing, stale

AT = datetime(2025, 6, 30, tzinfo=UTC)


def remember(text: str, *, days_ago: int = 0, pinned: bool = False, retrievals: int = 0) -> Memory:
    said = AT - timedelta(days=days_ago)
    return Memory(
        id=f"{text} {days_ago}",
        scope=Scope("acme", "ada"),
        text=text,
        pinned=pinned,
        retrieval_count=retrievals,
        created_at=said,
        updated_at=said,
        mentioned_at=said.date(),
    )


def find(text: str, *, days_ago: int = 0, session: float = 0.0) -> Candidate:
    return Candidate(remember(text, days_ago=days_ago), 0.5, 0.0, 0.0, session)


def all_of(*several: Candidate) -> Candidates:
    return Candidates.of(several)


# ── Of all candidates ─────────────────────────────────────────────────────────────────────────────────────────


def test_sessions_count_by_their_share_of_the_best_one():
    assert sessions(all_of(find("a", session=4.0), find("b", session=1.0), find("c"))).tolist() == [1.0, 0.25, 0.0]
    assert sessions(all_of(find("a"))).tolist() == [0.0]


def test_memories_of_a_named_time_are_near_to_it():
    june = Period(date(2025, 6, 1), date(2025, 6, 30))
    spring = Period(date(2025, 3, 1), date(2025, 5, 31))

    found = all_of(find("a"), find("b", days_ago=40))

    assert mentions(found, [june]).tolist() == [1.0, 0.0]
    assert mentions(found, [june, spring]).tolist() == [1.0, 1.0]
    assert mentions(found, []).tolist() == []


def test_the_words_of_the_one_speaker_who_is_named_count():
    said = all_of(find("Ada: I play the cello"), find("Bob Byron: So do I"), find("Plays the cello"))

    assert speakers(said, "What does Ada play?").tolist() == [1.0, 0.0, 0.0]
    assert speakers(said, "what does bob byron play?").tolist() == [0.0, 1.0, 0.0]


@pytest.mark.parametrize("question", ["What do Ada and Bob Byron play?", "Who plays?", "Who is Adam?", ""])
def test_when_no_speaker_or_several_are_named_nobodys_words_do(question: str):
    assert not speakers(all_of(find("Ada: I play the cello"), find("Bob Byron: So do I")), question).size


def test_a_heading_is_no_speaker():
    assert not speakers(all_of(find("1. Note: cello"), find("(a): cello")), "What is note 1. Note?").size


# ── Vitamem's formulas ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("days_ago", "share"), [(0, 1.0), (45, 0.5), (90, 0.0), (400, 0.0), (-3, 1.0)])
def test_newness_falls_to_nothing_within_the_window(days_ago: int, share: float):
    assert recency(remember("a", days_ago=days_ago), at=AT, days=90) == pytest.approx(share)


@pytest.mark.parametrize(
    ("days_ago", "retrievals", "strength"),
    [
        (0, 0, 1.0),
        (180, 0, 0.5),
        (324, 0, 0.1),
        (2_000, 0, 0.1),
        (180, 3, 0.5 + 0.1 * log(4)),
        (180, 1_000, 0.8),
        (0, 5, 1.0),
    ],
)
def test_a_memory_fades_unless_it_is_retrieved(days_ago: int, retrievals: int, strength: float):
    memory = remember("a", days_ago=days_ago, retrievals=retrievals)

    assert forgetting(memory, at=AT, half_life_days=180) == pytest.approx(strength)


def test_pinned_memories_do_not_fade():
    assert forgetting(remember("a", days_ago=900, pinned=True), at=AT, half_life_days=180) == 1.0


# ── Older readings ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("My A1C was 8.1", {"a1c"}),
        ("A1C is now 7.2%", {"a1c"}),
        ("Weighs 82 kg", {"weighs", "kg"}),
        ("Blood pressure 120/80", {"blood", "pressure"}),
        ("Lives in Berlin", set[str]()),
        ("Has vitamin B12 for breakfast", set[str]()),
        ("Dentist on 3 May", set[str]()),
        ("Dentist at 10:30", set[str]()),
        ("Moved here in 2019", set[str]()),
    ],
)
def test_a_reading_is_of_a_thing_and_an_event_is_not(text: str, thing: set[str]):
    assert measured_thing(text) == thing


def test_of_readings_of_the_same_thing_all_but_the_newest_are_stale():
    old, older = remember("My A1C was 8.1", days_ago=9), remember("A1C is 8.8", days_ago=90)
    others = [remember("Weighs 82 kg", days_ago=9), remember("Lives in Berlin", days_ago=9)]

    assert stale([older, remember("My A1C is 7.2"), old, *others]) == {old.id, older.id}


def test_readings_of_one_day_stand_together():
    assert stale([remember("Blood pressure 120/80"), remember("Blood pressure 135/90")]) == frozenset()
