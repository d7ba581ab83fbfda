"""What nobody likes is no taste."""

import pytest

from memory.language.sayings import said_by

IRONY = [
    "oh great, I just LOVE waiting 3 weeks for a router",
    "I just love being on hold for an hour",
    "I love paying twice for the same thing",
    "wow I absolutely LOVE getting the wrong order again",
    "Me encanta esperar tres semanas por un router",
    "J'adore attendre trois semaines pour une box",
    "Adoro aspettare tre settimane",
    "Adoro esperar três semanas por um router",
]
TASTES = [
    ("I just love waiting for the sunrise with a coffee", "likes waiting for the sunrise with a coffee"),
    ("I just LOVE hiking", "likes hiking"),
    ("J'adore nager", "likes nager"),
    ("I hate waiting 3 weeks for a router", "dislikes waiting 3 weeks for a router"),
]


def tastes(said: str) -> list[str]:
    return [value.value for value, _ in said_by(said, by_model=False) if value.field == "preferences"]


@pytest.mark.parametrize("said", IRONY)
def test_what_is_only_liked_in_irony_is_none(said: str) -> None:
    assert tastes(said) == []


@pytest.mark.parametrize(("said", "taste"), TASTES)
def test_what_may_be_liked_is_one(said: str, taste: str) -> None:
    assert tastes(said) == [taste]
