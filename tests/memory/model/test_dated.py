"""A text and its day."""

from datetime import date

import pytest

from memory.model.memory import dated, undated

DAY = date(2024, 5, 1)


@pytest.mark.parametrize("text", ["I live in Graz.", "", "(mentioned once)", "It was (mentioned by Ada) there"])
def test_a_text_is_what_it_was_without_its_day(text: str):
    assert undated(f"{text} (mentioned 2024-05-01)") == text
    assert undated(dated(text, DAY)) == text


@pytest.mark.parametrize("text", ["I live in Graz (mentioned 2024-05-01).", "We (mentioned 2024-05-01) met"])
def test_what_is_no_day_at_the_end_stays(text: str):
    assert undated(text) == text


def test_what_is_mentioned_within_a_text_is_no_day():
    assert dated("My cousin (mentioned earlier) lives in Graz.", DAY).endswith(f"(mentioned {DAY.isoformat()})")
