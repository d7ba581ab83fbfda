"""Who is asking, in mode `keys`: the same answers through every door, in the protocol's own words."""

from collections.abc import Iterator

import httpx2
import pytest

from tests.e2e import test_keys_mode as keys_mode
from tests.e2e.conftest import settings_for
from tests.e2e.dialects.door import Door, User
from tests.e2e.subprocesses import Served
from tests.e2e.test_keys_mode import SECRET, UPSTREAM_KEY, bearer, eventually, user
from tests.e2e.test_kill import free_port
from tests.scripted_upstream import ScriptedUpstream

FACT = "I'm allergic to penicillin."
QUESTION = "Which antibiotic may I take, penicillin?"


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[keys_mode.Door]:
    """A served Ricordo in which applications have keys of their own."""
    folder = tmp_path_factory.mktemp("store")
    store, log = folder / "ricordo.db", folder / "log"
    told = {
        "RICORDO_IDENTITY__MODE": "keys",
        "RICORDO_UPSTREAM__API_KEY": UPSTREAM_KEY,
        "RICORDO_SECRET": SECRET,
    }
    with ScriptedUpstream.in_thread() as upstream:
        served = Served(settings_for(store, upstream), free_port(), log=log, **told)
        with served, httpx2.Client(base_url=f"http://127.0.0.1:{served.port}", timeout=30) as http:
            yield keys_mode.Door(store, upstream, http, log)


def ask(keys: keys_mode.Door, door: Door, *headers: keys_mode.Header, text: str = FACT) -> httpx2.Response:
    keys.upstream.script(door.says("Noted."))
    keys.upstream.requests.clear()
    return keys.call("POST", door.path, *headers, body=door.body(User(text)))


@pytest.mark.parametrize(
    "key", ["", "' OR 1=1 --", "@tenant:{*}", "%s%s%s%n", "ricordo-0123456789abcdef0123456789abcdef"]
)
def test_K01_K03_without_a_good_key_nobody_gets_in(keys: keys_mode.Door, door: Door, key: str):
    answer = ask(keys, door, *([bearer(key)] if key else []), user("ada"))

    assert answer.status_code == 401
    assert door.code_of(answer.json()) in {"missing_api_key", "invalid_api_key", "invalid_authorization"}
    assert keys.upstream.requests == []


def test_S01_where_nobody_is_named_there_is_no_memory(keys: keys_mode.Door, door: Door):
    answer = ask(keys, door, bearer(keys.new_key(f"{door.name}-nobody")))

    assert answer.status_code == 200
    assert (answer.headers["x-memory-status"], answer.headers["x-memory-reason"]) == ("off", "no_user")
    assert keys.upstream.requests[-1].json() == door.body(User(FACT))


def test_S12_K05_the_user_of_another_key_is_another_user(keys: keys_mode.Door, door: Door):
    ours, theirs = (keys.new_key(f"{door.name}-{tenant}") for tenant in ("acme", "globex"))
    assert ask(keys, door, bearer(ours), user("ida")).status_code == 200
    eventually(lambda: keys.memories(f"{door.name}-acme", "ida") == [FACT])
    assert ask(keys, door, bearer(ours), user("ida"), text=QUESTION).headers["x-memory-status"] == "hit"

    answer = ask(keys, door, bearer(theirs), user("ida"), text=QUESTION)

    assert answer.headers["x-memory-status"] == "miss"
    assert "allergic" not in keys.upstream.requests[-1].body.decode()
