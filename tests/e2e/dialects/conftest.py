"""Each test of this folder is run for every dialect."""

from collections.abc import Iterator

import pytest

from tests.e2e.conftest import Ricordo, ricordo_of, settings_for
from tests.e2e.dialects.application import Application
from tests.e2e.dialects.door import Door
from tests.e2e.dialects.doors import DOORS
from tests.scripted_upstream import ScriptedUpstream


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "door" in metafunc.fixturenames:
        metafunc.parametrize("door", DOORS, ids=[door.name for door in DOORS], scope="module")


@pytest.fixture(scope="module")
def at_defaults(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """A Ricordo with nothing set but where its store and its upstream are."""
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path_factory.mktemp("store") / "ricordo.db", upstream)
        with ricordo_of(settings, upstream) as ricordo:
            yield ricordo


@pytest.fixture
def app(at_defaults: Ricordo, door: Door) -> Application:
    """An application that talks to it through a door."""
    app = Application(at_defaults, door)
    app.reset()
    return app
