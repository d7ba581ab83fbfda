"""Secrets in what is JSON: by what a value says, and by the names that it has; and numbers that are no names."""

from typing import Any

import pytest

from memory.model.errors import InvalidInput
from memory.text.secrets import REDACTED, check_no_number, redact_within

CARD = "4111 1111 1111 1111"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ({"pin": 4711}, {"pin": REDACTED}),
        ({"password": 12345678}, {"password": REDACTED}),
        ({"card": 4111111111111111}, {"card": REDACTED}),
        ({"numbers": [1, 4111111111111111]}, {"numbers": [1, REDACTED]}),
        ({"passwords": ["Sunfl0wer!57"]}, {"passwords": [REDACTED]}),
        ({"password": {"v": "Sunfl0wer!57"}}, {"password": {"v": REDACTED}}),
        ({"credentials": {"password": {"v": ["Sunfl0wer!57"]}}}, {"credentials": {"password": {"v": [REDACTED]}}}),
        ({"pin": {"of": {"card": 4711}}}, {"pin": {"of": {"card": REDACTED}}}),
        ({CARD: "x"}, {REDACTED: "x"}),
        ({"a": {CARD: 1, "5500005555555559": 2}}, {"a": {REDACTED: 1, f"{REDACTED} {REDACTED}": 2}}),
    ],
)
def test_a_secret_is_taken_out_wherever_it_stands(given: Any, kept: Any):
    assert redact_within(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        {"year": 2024, "size": 1.5, "is_new": True, "none": None, "id": 1234567890123456, "zip": 8010},
        {"created_at": 1732979234123, "tokens": 1200, "max_tokens": 100_000, "token_count": 123_456},
        {"password": {"changed": True, "length": 12, "note": "strong"}},
        {"tags": ["a", "b"], "where": {"lat": 47.0707, "lon": 15.4395}},
        {"tokens": {"prompt": 1200, "answer": 300}, "key": {"id": 5, "name": "main"}},
        {REDACTED: "x", "password": REDACTED},
    ],
)
def test_what_is_no_secret_stays_as_it_is(given: Any):
    assert redact_within(given) == given


@pytest.mark.parametrize(
    "name", ["4111111111111111", "card-4111111111111111", "card4111111111111111", "run_4111111111111111"]
)
def test_the_number_of_a_card_is_no_name(name: str):
    with pytest.raises(InvalidInput, match="no card or account number") as raised:
        check_no_number(name, field="name")

    assert raised.value.field == "name"


@pytest.mark.parametrize(
    "name",
    [
        "s1",
        "2026-11-30T14:00:00.123456Z",
        "01a22cde-5c82-7000-9796-c9d8c505e311",
        "1732979234123456789",
        "1234567890123456",
        "vitals.weight",
        "sk-0a1b2c3d4e5f60718293a4b5c6d7e8f9",
    ],
)
def test_any_other_number_may_be_one(name: str):
    check_no_number(name, field="name")
