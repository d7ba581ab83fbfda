"""A store of an older release: what was told to it is known as if it had been told to this one."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from memory.upkeep.fields_anew import NOTE
from tests.e2e.conftest import ricordo_of, settings_for
from tests.e2e.subprocesses import until
from tests.e2e.test_forgetting import ask, profile
from tests.scripted_upstream import ScriptedUpstream

pytestmark = pytest.mark.long


def is_read(path: Path) -> bool:
    """Whether a worker has found that there is nothing to be read anew."""
    with closing(sqlite3.connect(path)) as connection:
        return bool(connection.execute("SELECT 1 FROM meta WHERE name LIKE '%' || ?", (NOTE,)).fetchone())


def made_older(path: Path) -> None:
    """As a release leaves a store that has no household in its profiles, and reads nothing anew for them."""
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute("DELETE FROM profiles WHERE name = 'household'").rowcount == 1
        assert connection.execute("DELETE FROM meta WHERE name LIKE '%' || ?", (NOTE,)).rowcount == 1


def test_what_the_household_must_not_eat_is_in_the_prompts_of_who_told_it_to_an_older_release(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        path = tmp_path / "ricordo.db"
        settings = settings_for(path, upstream)
        with ricordo_of(settings, upstream) as ricordo:
            ask(ricordo, "ada", "My daughter Mia can't have dairy.")
            assert ricordo.remembered("ada")
            until(lambda: is_read(path))
        made_older(path)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            assert "Household" not in ask(ricordo, "ada", "Give me a quick dinner for tonight, kids included.")

        with ricordo_of(settings, upstream) as ricordo:
            until(lambda: "household" in profile(ricordo, "ada"))
            prompt = ask(ricordo, "ada", "Give me another dinner for tonight, kids included.")

        assert "Household: daughter Mia: no dairy" in prompt
