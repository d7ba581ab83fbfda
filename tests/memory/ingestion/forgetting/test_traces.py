"""What a text has to have to be meant: what has no trace of it is not read, and would not be meant."""

import json
from pathlib import Path

import pytest

from memory.ingestion.forgetting import leftover
from memory.ingestion.forgetting.by_name import SoughtNamed
from memory.ingestion.forgetting.closing import Rungs
from memory.ingestion.forgetting.leftover import left_of
from memory.ingestion.forgetting.meanings import meanings
from memory.ingestion.forgetting.traces import Skimmed, trace_of
from memory.language.retraction import heard
from tests.contract.examples import memory

_CASES = json.loads((Path(__file__).parents[4] / "bench" / "memory" / "data" / "forgetting.json").read_text())
_SAID = [*dict.fromkeys(case["said"] for case in _CASES)]


@pytest.mark.parametrize("nth", range(12))
def test_what_is_meant_has_a_trace_of_it(nth: int):
    meant = traced = compared = 0
    for at, case in enumerate(_CASES[nth::12]):
        for retraction in heard(case["then"]).retractions:
            for meaning in meanings(retraction):
                trace = trace_of(meaning)
                for text in (case["said"], *_SAID[at::25]):
                    is_meant = left_of(memory(text), (meaning,)) is not None
                    has_trace = trace(Skimmed(text))
                    assert has_trace or not is_meant, (case["then"], text)
                    meant, traced, compared = meant + is_meant, traced + has_trace, compared + 1

    assert 0 < meant <= traced < compared


@pytest.mark.parametrize(
    ("order", "text"),
    [
        ("Forget that I live in NYC.", "I moved to New York City."),
        ("Forget that I'm engaged.", "Ich bin verlobt."),
        ("Forget that I have three kids.", "My son is called Tom."),
        ("Forget my debts.", "I owe the bank 30k."),
        ("Forget that I hate jazz.", "I don't like jazz."),
        ("Forget my job.", "I'm a nurse."),
        ("Forget Tom's asthma.", "Tom is allergic to cats, and the asthma is worse."),
    ],
)
def test_a_trace_is_found_in_whatever_words_it_is_told(order: str, text: str):
    (retraction,) = heard(order).retractions

    assert Rungs(retraction).found(memory(text)) is not None


def test_a_name_is_a_trace_of_what_has_it():
    trace = trace_of(SoughtNamed(("dog",), frozenset({"Rex"})))

    assert trace(Skimmed("Rex is afraid of storms."))
    assert not trace(Skimmed("The cat is afraid of storms."))


def test_what_has_no_trace_of_an_order_is_not_read(monkeypatch: pytest.MonkeyPatch):
    """However many memories there are: of these a hundred one is."""
    (retraction,) = heard("Forget everything about my cello lessons.").retractions
    rungs, read = Rungs(retraction), list[str]()
    parts_of = leftover.parts_of

    def noted(text: str) -> list[str]:
        read.append(text)
        return parts_of(text)

    monkeypatch.setattr(leftover, "parts_of", noted)
    told = [memory(f"I went to town number {at} in summer.") for at in range(99)]

    found = [rungs.found(each) is not None for each in (*told, memory("My cello lessons are on Mondays."))]

    assert found == [*[False] * 99, True]
    assert set(read) == {"My cello lessons are on Mondays."}
