"""What `make foreign` is made of is there, and names no address: it is not run with the other tests."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.foreign.clients import CLIENTS, LOCKS, NODE, Client
from tests.foreign.model import PHRASES, TEXTS, phrase_of
from tests.foreign.playing import PROOF, Played, differences
from tests.scripted_upstream import Received

REQUIREMENT = re.compile(r"[A-Za-z0-9._-]+(?:\[[A-Za-z0-9,_-]+\])?==[^\\]+(?: \\\n    --hash=sha256:[0-9a-f]{64})+\n")


@pytest.mark.parametrize("client", CLIENTS, ids=[client.name for client in CLIENTS])
def test_a_client_has_a_script_and_a_lock(client: Client):
    assert client.script.is_file()
    assert client.package in client.lock.read_text()


@pytest.mark.parametrize("lock", sorted(LOCKS.glob("*.txt")), ids=lambda lock: lock.stem)
def test_a_lock_is_of_hashed_requirements_alone(lock: Path):
    assert REQUIREMENT.sub("", lock.read_text()) == ""
    assert lock.with_suffix(".in").is_file()


def test_the_lock_of_the_clients_in_node_has_hashes_and_no_addresses():
    text = (NODE / "package-lock.json").read_text()
    packages = msgspec.json.decode(text)["packages"]

    assert "//" not in text
    assert all(package["integrity"].startswith("sha512-") for path, package in packages.items() if path)


def test_the_model_answers_the_phrase_that_was_said_last():
    body = "I am allergic to penicillin. What is the weather in Turin? What is in this picture?"

    assert phrase_of(body.encode()) == "picture"
    assert set(TEXTS) < set(PHRASES)


def asked(text: str, *, target: str = "/v1/chat/completions") -> Received:
    return Received(method="POST", target=target, headers=(), body=text.encode(), connection=0, at=0.0)


OPENAI = next(client for client in CLIENTS if client.name == "openai3")
QUESTION = PHRASES["ask"]
DIRECTLY = Played(
    cases=[("ask", "Yes"), ("refused", {"error": "E"})], memory=[], asked=[asked(QUESTION)], reached_for=[]
)
THROUGH = msgspec.structs.replace(
    DIRECTLY,
    memory=[("ask", ["hit", None, "1"]), ("responses", ["hit", None, "1"])],
    asked=[asked(PROOF + QUESTION)],
)
HIT = Counter({"hit": 2})


def test_two_runs_that_differ_by_the_memory_alone_are_the_same():
    assert list(differences(OPENAI, DIRECTLY, THROUGH, HIT)) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"cases": [("ask", "No"), ("refused", {"error": "E"})]},
        {"cases": [("ask", "Yes")]},
        {"cases": [*THROUGH.cases, ("more", "?")]},
        {"asked": []},
        {"asked": [asked(PROOF + QUESTION, target="/chat/completions")]},
        {"asked": [asked(PROOF + QUESTION[1:])]},
        {"asked": [asked(QUESTION)]},
        {"memory": [("ask", ["miss", None, "0"])]},
        {"memory": [("responses", ["off", "endpoint", None])]},
        {"reached_for": ["example.com:443"]},
        {"failed": "exit code 1"},
    ],
)
def test_whatever_else_differs_is_told(changes: dict[str, Any]):
    assert list(differences(OPENAI, DIRECTLY, msgspec.structs.replace(THROUGH, **changes), HIT))


def test_a_case_that_fails_both_ways_is_told():
    failed = [("ask", {"error": "E"})]
    directly, through = (msgspec.structs.replace(run, cases=failed) for run in (DIRECTLY, THROUGH))

    assert list(differences(OPENAI, directly, through, HIT))


def test_a_client_without_a_single_hit_is_told():
    assert list(differences(OPENAI, DIRECTLY, THROUGH, Counter()))
