"""Each test of this folder is run for every dialect."""

import pytest

from tests.e2e.dialects.doors import DOORS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "door" in metafunc.fixturenames:
        metafunc.parametrize("door", DOORS, ids=[door.name for door in DOORS], scope="module")
