"""One person behind three doors, each with a provider's key of its own, and one memory behind them."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import permutations

import pytest

from tests.e2e.conftest import Ricordo, ricordo_of, settings_for
from tests.e2e.dialects.application import Application
from tests.e2e.dialects.door import Door, User
from tests.e2e.dialects.doors import DOORS
from tests.scripted_upstream import ScriptedUpstream

SISTER = "My sister Beatrice is a carpenter."
WHO = "What does my sister Beatrice do?"
DEPLOYS = "We deploy the shop from Frankfurt on Fridays."
WHEN = "On which day do we deploy the shop?"
HALL = "tenant"


def key_of(door: Door) -> str:
    return f"sk-{door.name}-0123456789abcdefghijkl"


@pytest.fixture(scope="module")
def ricordo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    joined = [f"{HALL}=sha256:{sha256(key_of(door).encode()).hexdigest()}" for door in DOORS]
    with ScriptedUpstream.in_thread() as upstream:
        store = tmp_path_factory.mktemp("store") / "ricordo.db"
        settings = settings_for(store, upstream, identity__local="off", identity__namespaces=joined)
        with ricordo_of(settings, upstream) as ricordo:
            yield ricordo


def says(ricordo: Ricordo, door: Door, text: str, user: str, **more: str) -> str:
    """What the model was given to read of a first message behind a door; what was said is ingested."""
    app = Application(ricordo, door)
    app.says("Noted.")
    app.say(User(text), user=user, headers={"Authorization": f"Bearer {key_of(door)}", **more})
    ricordo.ingested()
    return "\n".join(line.text for line in app.prompt())


@pytest.mark.parametrize(("told", "asked"), list(permutations(DOORS, 2)), ids=lambda door: door.name)
def test_what_is_told_through_one_door_is_recalled_and_forgotten_through_another(
    ricordo: Ricordo, told: Door, asked: Door
):
    user = f"ada-{told.name}-{asked.name}"
    says(ricordo, told, SISTER, user)

    assert SISTER in says(ricordo, asked, WHO, user)

    says(ricordo, asked, "Forget everything about my sister Beatrice.", user)

    assert [door.name for door in DOORS if SISTER in says(ricordo, door, WHO, user)] == []


@pytest.mark.parametrize("told", DOORS, ids=lambda door: door.name)
def test_what_is_told_of_a_project_is_recalled_behind_every_door_in_that_project_alone(ricordo: Ricordo, told: Door):
    user = f"bea-{told.name}"
    says(ricordo, told, DEPLOYS, user, **{"X-Memory-Project": "shop"})

    seen = {
        (door.name, place): DEPLOYS in says(ricordo, door, WHEN, user, **{"X-Memory-Project": place})
        for door in DOORS
        for place in ("shop", "blog")
    }

    assert seen == {(door.name, place): place == "shop" for door in DOORS for place in ("shop", "blog")}


def test_a_key_that_nobody_joined_has_a_memory_of_its_own(ricordo: Ricordo):
    first, second, third = DOORS
    says(ricordo, first, SISTER, "cleo")

    strangers = {"Authorization": "Bearer sk-another-0123456789abcdefghijkl"}

    for door in (first, second, third):
        assert SISTER not in says(ricordo, door, WHO, "cleo", **strangers)
