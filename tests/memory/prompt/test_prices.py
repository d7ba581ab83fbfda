"""What cached tokens cost, by the settings and by the model."""

import pytest

from memory.model.chat_request import Conversation
from memory.model.prices import MARKED_READ_PRICE, READ_PRICE, CachePrices


@pytest.mark.parametrize(
    ("model", "price"),
    [
        ("gpt-5.4-mini", 0.1),
        ("openai/gpt-6-sol", 0.1),
        ("gpt-4.1-nano", 0.25),
        ("o3", 0.25),
        ("o3-2025-04-16", 0.25),
        ("o4-mini", 0.25),
        ("o3-mini", 0.5),
        ("o1", 0.5),
        ("GPT-4o-mini", 0.5),
        ("chatgpt-4o-latest", 0.5),
        ("claude-opus-4-1", 0.1),
        ("anthropic/claude-sonnet-4.5", 0.1),
        ("models/gemini-2.5-pro", 0.1),
        ("openai/gpt-oss-120b", READ_PRICE),
        ("llama3.2:3b", READ_PRICE),
        ("", READ_PRICE),
    ],
)
def test_what_the_maker_of_a_model_asks_is_known_by_its_name(model: str, price: float):
    assert CachePrices().of(Conversation((), model=model)) == (price, 1.0)


def test_where_ends_are_marked_an_unknown_model_is_taken_for_one_of_anthropics():
    assert CachePrices().of(Conversation((), model="my-model", writes_end=True)) == (MARKED_READ_PRICE, 1.25)


def test_what_is_set_wins_over_what_is_known():
    prices = CachePrices(read=0.7, write=2.0)

    assert prices.of(Conversation((), model="claude-opus-4-1")) == (0.7, 1.0)
    assert prices.of(Conversation((), model="gpt-5", writes_end=True)) == (0.7, 2.0)
