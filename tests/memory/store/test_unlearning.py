"""What is left of a memory's field where what the memory said before was erased (P9)."""

from datetime import UTC, date, datetime

import msgspec
import pytest

from memory.model.memory import Memory, ProfileField, ProfileValue
from memory.model.scope import Scope
from memory.store.unlearning import without_former

NOW = datetime(2025, 5, 7, tzinfo=UTC)
TODAY, BEFORE = NOW.date(), date(2025, 5, 1)
TOLD = Memory(
    id="m1", scope=Scope("acme", "ada"), text="I live in Graz", created_at=NOW, updated_at=NOW, mentioned_at=TODAY
)
OTHERS = ProfileValue(text="Linz", recorded_at=BEFORE, memory_id="m2")


def value(text: str, day: date = TODAY) -> ProfileValue:
    return ProfileValue(text=text, recorded_at=day, memory_id=TOLD.id)


@pytest.mark.parametrize(
    ("said", "stays"), [(value("Graz"), True), (value("Graz", BEFORE), False), (value("Wien"), False)]
)
@pytest.mark.parametrize("where", ["values", "withdrawn"])
def test_what_its_text_says_on_its_day_stays_and_all_else_goes(said: ProfileValue, where: str, *, stays: bool):
    field = msgspec.structs.replace(ProfileField(name="home", values=(OTHERS,)), **{where: (OTHERS, said)})

    left = getattr(without_former(field, TOLD), where)

    assert left == ((OTHERS, said) if stays else (OTHERS,))


@pytest.mark.parametrize(("former", "stays"), [(value("Wien", BEFORE), False), (OTHERS, True)])
def test_what_it_was_before_goes_if_this_memory_said_it(former: ProfileValue, *, stays: bool):
    field = ProfileField(name="home", values=(value("Graz"),), previous=former)

    assert without_former(field, TOLD).previous == (former if stays else None)
