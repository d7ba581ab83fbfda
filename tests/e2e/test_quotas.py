"""A tenant that keeps as much as it may: its chats go on, and no turn is lost (docs/decisions/0040)."""

import json
from collections.abc import Iterator

import httpx2
import pytest
from typer.testing import CliRunner

from ricordo.cli.app import app
from tests.e2e.asking import ask, sent
from tests.e2e.conftest import Ricordo, ricordo_of, settings_for
from tests.scripted_upstream import ScriptedUpstream
from tests.utility_calls import user

CAT, BOAT = "My cat is called Miso.", "My boat is called Andrea Doria."


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """An installation of its own: its tenant is full with one memory."""
    with ScriptedUpstream.in_thread() as upstream:
        path = tmp_path_factory.mktemp("store") / "ricordo.db"
        with ricordo_of(settings_for(path, upstream, quotas__memories=1), upstream) as ricordo:
            yield ricordo


def run(ricordo: Ricordo, *arguments: str) -> str:
    store = ("--store", ricordo.settings.store.path_or_url)
    done = CliRunner(env={"TERM": "dumb", "RICORDO_QUOTAS__MEMORIES": "1"}).invoke(app, [*arguments, *store])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_full_tenants_chats_go_on_and_what_they_said_can_be_learned_later(ricordo: Ricordo):
    ask(ricordo, "ada", [user(CAT)])
    assert ricordo.remembered("ada") == [CAT]

    ask(ricordo, "ada", [user(BOAT)])

    assert ricordo.remembered("ada") == [CAT]
    usage = json.loads(run(ricordo, "memories", "usage", "--json"))
    assert (usage["memories"], usage["most_memories"], usage["left_out"]) == (1, 1, 1)
    assert "1 memories of at most 1" in run(ricordo, "memories", "usage")
    checks = {each["name"]: each for each in httpx2.get(f"{ricordo.origin}/health").json()["checks"]}
    assert (checks["quotas"]["ok"], "reached their quota" in checks["quotas"]["detail"]) == (True, True)
    assert "ricordo_left_out_facts 1.0" in httpx2.get(f"{ricordo.origin}/metrics").text
    ask(ricordo, "ada", [user("What is my cat called?")])
    assert "Miso" in str(sent(ricordo))

    done = json.loads(run(ricordo, "reingest", "--tenant", "local", "--user", "ada", "--json"))

    assert done["added"] == 1
    assert ricordo.remembered("ada") == [CAT, BOAT]


def test_what_changes_ends_or_could_harm_is_done_whatever_the_quota_says(ricordo: Ricordo):
    ask(ricordo, "bob", [user("I'm allergic to penicillin.")])
    assert ricordo.remembered("bob") == ["I'm allergic to penicillin."]

    ask(ricordo, "bob", [user("Forget that I'm allergic to penicillin.")])

    assert ricordo.remembered("bob") == []
