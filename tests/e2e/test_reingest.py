"""What was set aside, or not kept, comes back through the command, and then stands in prompts."""

import json

from typer.testing import CliRunner

from ricordo.cli.app import app
from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import ask, told

PASTED = "```\nThe key of the boat house hangs behind the blue buoy.\n```\nRemind me of that in spring."
QUESTION = "Where does the key of the boat house hang?"


def run(ricordo: Ricordo, *arguments: str) -> str:
    store = ("--store", ricordo.settings.store.path_or_url)
    done = CliRunner(env={"TERM": "dumb"}).invoke(app, ["reingest", *arguments, *store])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_pasted_text_comes_back_as_the_users_word_when_it_was_one(ricordo: Ricordo):
    told(ricordo, "sailor", PASTED)
    assert "blue buoy" not in ask(ricordo, "sailor", QUESTION)
    whose = ("--tenant", "local", "--user", "sailor", "--material")

    shown = run(ricordo, *whose, "--dry-run")
    assert "blue buoy" in shown
    assert "blue buoy" not in ask(ricordo, "sailor", QUESTION)

    done = json.loads(run(ricordo, *whose, "--json"))
    assert done["added"] == 1
    assert "blue buoy" in ask(ricordo, "sailor", QUESTION)
    assert json.loads(run(ricordo, *whose, "--json"))["added"] == 0


def test_what_the_worker_has_learned_is_not_said_twice(ricordo: Ricordo):
    kept = told(ricordo, "keeper", "I keep bees near Graz. My sister Nina plays the tuba in a marching band, too.")

    done = json.loads(run(ricordo, "--tenant", "local", "--user", "keeper", "--json"))

    assert (done["messages"], done["added"]) == (1, 0)
    assert ricordo.remembered("keeper") == kept
