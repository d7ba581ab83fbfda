"""What becomes of a memory when a fact changes it."""

from datetime import timedelta

import pytest

from memory.ingestion.batch import FactOrigin
from memory.ingestion.fact import Fact
from memory.ingestion.new_memory import updated
from memory.model.memory import Provenance, Source
from tests.contract.examples import ALICE, NOW, memory


@pytest.mark.parametrize(
    ("text", "worded_in"), [("Has a dog of three years", "t5"), ("Has a dog, Rex, of three", None)]
)
def test_a_memory_is_worded_in_the_turn_that_says_all_of_it_and_a_merged_one_in_none(text: str, worded_in: str | None):
    old = memory("Has a dog called Rex", turn="t1")
    fact = Fact(text="Has a dog of three years", index=0, source=Source.CONFIRMED, mentioned_at=NOW.date())
    later = FactOrigin(
        scope=ALICE, provenance=Provenance(turn="t5", session="s2"), at=NOW + timedelta(days=1), timezone="UTC"
    )

    assert old.worded_in == "t1"
    assert updated(old, fact, text, later, version=None).worded_in == worded_in
