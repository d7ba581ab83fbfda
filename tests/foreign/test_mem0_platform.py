"""mem0's own client of a server, unmodified, with another `host`: what it asks a Ricordo, and what it is answered.

It lives in an environment of its own, which `make foreign-mem0` makes; without that the test is skipped.
"""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bench.load.peers import free_port
from tests.e2e.conftest import KEY, settings_for
from tests.e2e.subprocesses import Served
from tests.foreign.clients import PLATFORM, Client
from tests.foreign.environments import command_of, environ_of, install, is_installed
from tests.scripted_upstream import ScriptedUpstream

ANSWERS: dict[str, Any] = {
    "learns": [["ADD", "My sister keeps bees in Naxos."]],
    "keeps_as_given": ["I sail.", "I sing.", "I run."],
    "finds": [["My sister keeps bees in Naxos."], 2],
    "finds_by_filters": ["I sail."],
    "lists": [4, ["My sister keeps bees in Naxos.", "I sail.", "I sing."], True],
    "gets": ["My sister keeps bees in Naxos.", True],
    "updates": ["My sister keeps goats.", {"kind": "kin"}],
    "tells_history": [
        ["ADD", None, "My sister keeps bees in Naxos."],
        ["UPDATE", "My sister keeps bees in Naxos.", "My sister keeps goats."],
    ],
    "rates": {"message": "Feedback saved", "feedback": "POSITIVE"},
    "updates_several": [{"message": "Successfully updated 3 memories"}, ["I sail.", "I sing.", "I run."]],
    "deletes": [{"message": "Memory deleted successfully!"}, ["DELETE", "My sister keeps goats.", None]],
    "gets_what_is_deleted": {"error": "MemoryNotFoundError", "status": None},
    "deletes_several": [{"message": "Successfully deleted 1 memories"}, ["I sing.", "I run."]],
    "tells_users": [["agent", "helper", 2], ["user", "eve", 2], ["user", "eve-too", 1]],
    "deletes_nobody": {"error": "ValidationError", "status": None},
    "deletes_all": [0, ["I dance."]],
    "deletes_a_user": [{"message": "Entity deleted successfully."}, 0],
    "deletes_a_user_who_is_not_there": {"error": "MemoryNotFoundError", "status": None},
    "resets_with_data": [{"message": "Client reset successful. All users and memories deleted."}, []],
}


EXAMPLE = Path(__file__).parents[2] / "examples" / "mem0_client.py"


@pytest.fixture(scope="module")
def mem0s_client() -> Client:
    if "FOREIGN_INSTALL" in os.environ:
        install(PLATFORM)
    if not is_installed(PLATFORM):
        pytest.skip("`make foreign-mem0` makes the environment of mem0's client")
    return PLATFORM


@pytest.fixture(scope="module")
def played(mem0s_client: Client, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("mem0")
    (home := folder / "home").mkdir()
    with ScriptedUpstream.in_thread() as upstream:
        with Served(settings_for(folder / "ricordo.db", upstream), free_port()) as served:
            environ = environ_of(mem0s_client, home, f"http://127.0.0.1:{served.port}/v1", KEY, upstream.origin)
            script = subprocess.run(command_of(mem0s_client), env=environ, cwd=home, capture_output=True, check=True)
        assert upstream.requests == [], "it reached for something else"
    lines = [json.loads(line) for line in script.stdout.splitlines()]
    return {line["case"]: line["result"] for line in lines}


def test_the_example_with_mem0s_client_does_what_it_says(mem0s_client: Client, tmp_path: Path):
    with (
        ScriptedUpstream.in_thread() as upstream,
        Served(settings_for(tmp_path / "ricordo.db", upstream), free_port()) as served,
    ):
        origin = f"http://127.0.0.1:{served.port}"
        environ = environ_of(mem0s_client, tmp_path, f"{origin}/v1", KEY, upstream.origin) | {"RICORDO": origin}
        command = [command_of(mem0s_client)[0], str(EXAMPLE), "ada"]
        done = subprocess.run(
            command, env=environ, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120
        )

    assert done.returncode == 0, done.stderr
    found, *events = done.stdout.splitlines()
    assert found.endswith(" I am allergic to peanuts.")
    assert events == ["ADD I am allergic to peanuts.", "UPDATE I am allergic to peanuts and hazelnuts."]


@pytest.mark.parametrize("client", ["waits", "awaited"])
@pytest.mark.parametrize("case", ANSWERS)
def test_mem0s_client_is_answered_as_it_expects(played: dict[str, Any], client: str, case: str):
    assert played[f"{client}: {case}"] == ANSWERS[case]


def test_all_that_is_played_is_looked_at(played: dict[str, Any]):
    assert played.keys() == {f"{client}: {case}" for client in ("waits", "awaited") for case in ANSWERS}


def test_its_script_and_lock_are_there():
    assert PLATFORM.script.is_file()
    assert PLATFORM.package in Path(PLATFORM.lock).read_text()
