import re
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.language.dates import (
    _HINT,  # pyright: ignore[reportPrivateUsage] - what spares the readers must not hide anything from them
    _READERS,  # pyright: ignore[reportPrivateUsage]
    Period,
    asks_for_history,
    periods,
    spelled,
)

WEDNESDAY = datetime(2023, 5, 10, 12, 0, tzinfo=UTC)


def days(question: str, at: datetime = WEDNESDAY, timezone: str = "UTC") -> list[tuple[str, str]]:
    return [(str(each.first), str(each.last)) for each in periods(question, at=at, timezone=timezone)]


@pytest.mark.parametrize(
    ("question", "first", "last"),
    [
        ("What did I say on 7 May 2022?", "2022-05-07", "2022-05-07"),
        ("What did I say on 7 May?", "2023-05-07", "2023-05-07"),
        ("What did I say on the 11th of May?", "2022-05-11", "2022-05-11"),
        ("What happened on May 7th, 2022?", "2022-05-07", "2022-05-07"),
        ("What happened on Sept 3?", "2022-09-03", "2022-09-03"),
        ("What happened on 2022-12-31?", "2022-12-31", "2022-12-31"),
        ("Where was I in March?", "2023-03-01", "2023-03-31"),
        ("Where was I in June?", "2022-06-01", "2022-06-30"),
        ("Where was I in December 2021?", "2021-12-01", "2021-12-31"),
        ("Where was I in February of 2020?", "2020-02-01", "2020-02-29"),
        ("What did I do in 2021?", "2021-01-01", "2021-12-31"),
        ("What did I eat yesterday?", "2023-05-09", "2023-05-09"),
        ("What did I eat the day before yesterday?", "2023-05-08", "2023-05-08"),
        ("What did I say today?", "2023-05-10", "2023-05-10"),
        ("What did I watch last night?", "2023-05-09", "2023-05-09"),
        ("Whom did I meet last week?", "2023-05-01", "2023-05-07"),
        ("Whom do I meet this week?", "2023-05-08", "2023-05-14"),
        ("What did I buy last month?", "2023-04-01", "2023-04-30"),
        ("What did I buy last year?", "2022-01-01", "2022-12-31"),
        ("Whom did I meet on Monday?", "2023-05-08", "2023-05-08"),
        ("Whom did I meet last Wednesday?", "2023-05-03", "2023-05-03"),
        ("Where was I last weekend?", "2023-05-06", "2023-05-07"),
        ("What did I say three days ago?", "2023-05-07", "2023-05-07"),
        ("What did I say two weeks ago?", "2023-04-24", "2023-04-30"),
        ("What did I say 5 months ago?", "2022-12-01", "2022-12-31"),
        ("What did I learn in the last two weeks?", "2023-04-24", "2023-05-10"),
        ("Where was I last summer?", "2022-06-01", "2022-08-31"),
        ("Where was I in winter?", "2022-12-01", "2023-02-28"),
    ],
)
def test_a_time_in_a_question_is_understood_from_the_day_on_which_it_is_asked(question: str, first: str, last: str):
    assert days(question) == [(first, last)]


@pytest.mark.parametrize(
    "question",
    [
        "",
        "Where do I live?",
        "May I ask you something?",
        "What did I march for?",
        "Can you mark 31 June?",
        "How much is 2023000?",
        "What was it 4000 years ago?",
        "What is the last thing I said?",
        "Tell me about the fall of Rome",
    ],
)
def test_what_is_no_time_is_none(question: str):
    assert days(question) == []


def test_yesterday_is_the_users_own():
    late = datetime(2023, 5, 10, 23, 30, tzinfo=UTC)

    assert days("What did I eat yesterday?", late, "Asia/Tokyo") == [("2023-05-10", "2023-05-10")]
    assert days("What did I eat yesterday?", late, "America/New_York") == [("2023-05-09", "2023-05-09")]
    assert days("What did I eat yesterday?", late, "Mars/Olympus") == [("2023-05-09", "2023-05-09")]


def test_several_times_are_all_meant_and_their_number_is_bounded():
    assert len(days("Was it in March or in April 2022?")) == 2
    assert len(days(" and ".join(f"in {1990 + n}" for n in range(30)))) == 8


def test_a_memory_is_near_on_the_days_of_a_period_and_a_little_on_those_after_it():
    march = Period(date(2023, 3, 1), date(2023, 3, 31))

    assert march.nearness(date(2023, 3, 1)) == march.nearness(date(2023, 3, 31)) == 1.0
    assert march.nearness(date(2023, 2, 28)) == 0.0
    assert 0.0 < march.nearness(date(2023, 4, 2)) < march.nearness(date(2023, 4, 1)) < 1.0
    assert march.nearness(date(2023, 4, 9)) == 0.0


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("What did I eat yesterday?", "2023-05-09"),
        ("Where was I last weekend?", "2023-05-06 2023-05-07"),
        ("What did I buy last month?", "April 2023"),
        ("What did I buy last year?", "2022"),
        ("Where was I last summer?", "June 2022 July 2022 August 2022"),
        ("What did I say on 7 May?", ""),
        ("Where was I in March?", ""),
    ],
)
def test_times_that_are_not_spelled_out_are_searched_for_by_their_dates(question: str, words: str):
    assert spelled(periods(question, at=WEDNESDAY)) == words


@pytest.mark.parametrize(
    "question",
    [
        "How did my A1C change?",
        "How has my weight developed over time?",
        "What was my weight before?",
        "Is my blood pressure getting worse?",
        "Show me the trend of my weight",
        "Where did I use to live?",
        "Compare my readings",
        "Have I lost weight?",
    ],
)
def test_a_question_about_change_asks_for_history(question: str):
    assert asks_for_history(question)


@pytest.mark.parametrize("question", ["What is my A1C?", "How much do I weigh?", "My current blood pressure, please"])
def test_a_question_about_now_does_not(question: str):
    assert not asks_for_history(question)


@pytest.mark.parametrize("pattern", [pattern for pattern, _ in _READERS], ids=lambda pattern: pattern.pattern[:24])
@given(st.data())
def test_no_time_that_could_be_read_is_passed_over_unread(pattern: re.Pattern[str], data: st.DataObject):
    compiled = re.compile(pattern.pattern, pattern.flags)
    asked = data.draw(st.from_regex(compiled, fullmatch=True, alphabet=st.characters(codec="ascii")))

    assert _HINT.search(f"what did i say {asked}?")
