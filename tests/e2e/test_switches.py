"""Memory switched off, watched and held out, while everything runs (docs/switches.md)."""

from collections.abc import Iterator
from typing import Any

import httpx2
import msgspec
import pytest
from typer.testing import CliRunner

from memory.text.markup import NOTICES
from memory.turn.switches import READ_SECONDS
from ricordo.cli.app import app
from tests.e2e.asking import ask, sent, told
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.subprocesses import until
from tests.scripted_upstream import ScriptedUpstream
from tests.utility_calls import Messages, user

CAT = "My cat is called Miso."
QUESTION = "What is my cat called?"
BOAT = "My boat is called Andrea Doria."


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """An installation of its own: its switches are for all who use it."""
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path_factory.mktemp("store") / "ricordo.db", upstream)
        with ricordo_of(settings, upstream) as ricordo:
            yield ricordo


def call(ricordo: Ricordo, method: str, path: str, who: str, **options: Any) -> httpx2.Response:
    headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": who}
    return httpx2.request(method, f"{ricordo.origin}/memory/v1{path}", headers=headers, timeout=60, **options)


def switch(ricordo: Ricordo, who: str, **switches: object) -> None:
    assert call(ricordo, "PUT", "/switches", who, json=switches).status_code == 200


def knows(ricordo: Ricordo, who: str, said: str = CAT) -> None:
    ask(ricordo, who, [user(said)])
    assert ricordo.remembered(who) == [said]


def test_with_recall_off_nothing_is_put_in_and_what_is_said_is_kept(ricordo: Ricordo):
    knows(ricordo, "reader")
    switch(ricordo, "reader", recall="off")
    asked = [user(f"{QUESTION} {BOAT}")]

    ask(ricordo, "reader", asked)

    assert sent(ricordo) == asked
    assert "Andrea Doria" in ricordo.remembered("reader")[1]


def test_a_conversation_whose_recall_is_switched_off_leaves_what_stood_in_its_prompts_out(ricordo: Ricordo):
    knows(ricordo, "midway", "I'm allergic to penicillin.")
    ask(ricordo, "midway", [user(CAT)])
    ricordo.ingested()
    history: Messages = [user(QUESTION)]
    assert told(ask(ricordo, "midway", history))[0] == "hit"
    assert {"Miso" in str(sent(ricordo)), "penicillin" in str(sent(ricordo))} == {True}
    switch(ricordo, "midway", recall="off")
    history += [{"role": "assistant", "content": "Noted, thank you."}, user("And what may I not take?")]

    ask(ricordo, "midway", history)

    assert sent(ricordo) == history


def test_with_saving_off_nothing_is_kept_and_what_is_known_is_put_in(ricordo: Ricordo):
    knows(ricordo, "quiet")
    switch(ricordo, "quiet", save=False)

    answer = ask(ricordo, "quiet", [user(f"{QUESTION} {BOAT}")])

    assert told(answer)[0] == "hit"
    assert "Miso" in str(sent(ricordo))
    assert ricordo.remembered("quiet") == [CAT]
    assert call(ricordo, "GET", "/sessions", "quiet").text.count("Andrea") == 0


def test_with_both_off_a_request_is_as_it_came_and_says_why(ricordo: Ricordo):
    knows(ricordo, "gone")
    switch(ricordo, "gone", recall="off", save=False)
    asked = [user(f"{QUESTION} {BOAT}")]

    answer = ask(ricordo, "gone", asked)

    assert told(answer) == ("off", "switched_off")
    assert sent(ricordo) == asked
    assert ricordo.remembered("gone") == [CAT]


def test_a_switch_of_some_models_leaves_the_others(ricordo: Ricordo):
    knows(ricordo, "models")
    switch(ricordo, "models", recall="off", model="gpt-*")

    assert told(ask(ricordo, "models", [user(QUESTION)]))[0] == "hit"
    switch(ricordo, "models", recall="off", model="m")
    assert told(ask(ricordo, "models", [user(QUESTION)]))[0] == "off"


def test_in_shadow_the_turn_tells_what_would_have_been_put_in(ricordo: Ricordo):
    knows(ricordo, "shadow")
    switch(ricordo, "shadow", recall="shadow")
    asked = [user(f"{QUESTION} {BOAT}")]

    answer = ask(ricordo, "shadow", asked)

    assert told(answer) == ("off", "shadow")
    assert sent(ricordo) == asked
    ricordo.ingested()
    (step,) = call(ricordo, "GET", f"/turns/{answer.headers['x-memory-turn']}", "shadow").json()["steps"]
    injection = step["injection"]
    assert injection["withheld"]["count"] == 1
    assert injection["withheld"]["tokens"] > 0
    assert [(each["injected"], each["reason"]) for each in injection["recalled"][:1]] == [(False, "withheld")]
    assert "Andrea Doria" in ricordo.remembered("shadow")[1]


def test_a_conversation_that_leaves_the_shadow_has_its_memory_from_then_on(ricordo: Ricordo):
    knows(ricordo, "leaving")
    switch(ricordo, "leaving", recall="shadow")
    history: Messages = [user(QUESTION)]
    ask(ricordo, "leaving", history)
    switch(ricordo, "leaving", recall="on")
    history += [{"role": "assistant", "content": "I do not know."}, user("Tell me what my cat is called!")]

    answer = ask(ricordo, "leaving", history)

    assert told(answer)[0] == "hit"
    assert "Miso" in str(sent(ricordo))


def test_a_person_switches_her_own_off_and_no_operator_on_again(ricordo: Ricordo):
    knows(ricordo, "own")
    assert call(ricordo, "PUT", "/switches/own", "own", json={"recall": False, "save": False}).status_code == 200
    switch(ricordo, "own", recall="on", save=True)

    assert told(ask(ricordo, "own", [user(BOAT)])) == ("off", "switched_off")
    shown = call(ricordo, "GET", "/switches", "own").json()
    assert (shown["recall"], shown["save"], shown["group"]) == ("off", False, "off")
    assert shown["own"]["save"] is False

    call(ricordo, "PUT", "/switches/own", "own", json={"recall": True, "save": True})

    assert told(ask(ricordo, "own", [user(QUESTION)]))[0] == "hit"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/memories", {"text": BOAT}),
        ("/documents", {"id": "boats", "text": BOAT}),
        ("/sessions/s/entries", {"type": "message", "role": "user", "content": BOAT}),
        ("/profile/hobbies", {"values": ["boats"]}),
    ],
)
def test_what_is_added_for_who_wants_nothing_kept_is_refused(ricordo: Ricordo, path: str, body: dict[str, Any]):
    switch(ricordo, "refusing", save=False)

    answer = call(ricordo, "PUT" if "values" in body else "POST", path, "refusing", json=body)

    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "saving_off")
    assert ricordo.remembered("refusing") == []


def test_an_application_that_asks_for_the_blocks_gets_none_where_recall_is_off(ricordo: Ricordo):
    knows(ricordo, "blocks")
    asked = {"query": QUESTION}
    assert "Miso" in call(ricordo, "POST", "/context", "blocks", json=asked).json()["dynamic"]

    switch(ricordo, "blocks", recall="off")
    blocks = call(ricordo, "POST", "/context", "blocks", json=asked).json()

    assert (blocks["status"], blocks["reason"]) == ("off", "switched_off")
    assert not blocks["stable"] + blocks["dynamic"]


@pytest.mark.parametrize(
    "body",
    [
        {"recall": "maybe"},
        {"level": "tenant", "user_id": "ada"},
        {"model": ""},
        {"upstream": "typo", "save": False},
        {"modell": "m"},
        {"save": "no"},
    ],
)
def test_what_is_no_switch_is_a_400(ricordo: Ricordo, body: dict[str, str]):
    assert call(ricordo, "PUT", "/switches", "wrong", json=body).status_code == 400


def test_the_command_shows_who_switched_what_and_a_running_proxy_follows(ricordo: Ricordo):
    knows(ricordo, "told")
    store = ["--store", ricordo.settings.store.path_or_url, "--json"]
    whose = ["--tenant", "local", "--user", "told"]

    def run(*words: str) -> Any:
        done = CliRunner().invoke(app, ["switches", *words, *store])
        assert done.exit_code == 0, done.output
        return msgspec.json.decode(done.stdout)

    run("set", *whose, "--recall", "off", "--save", "off")

    *_, holds = run("show", *whose)
    assert (holds["set_for"], holds["recall"], holds["save"]) == ("holds (off)", "off", "off")
    until(lambda: told(ask(ricordo, "told", [user(QUESTION)])) == ("off", "switched_off"), seconds=READ_SECONDS * 10)
    assert (run("clear", *whose)["recall"], run("show", *whose)[-1]["recall"]) == ("off", "on")
    assert [line["set_for"] for line in run("show", *whose)] == ["settings", "holds (served)"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["set"], 2, "ricordo switches clear"),
        (["set", "--tenant", "local", "--user", "ada", "--own"], 2, "--recall"),
        (["set", "--upstream", "typo", "--recall", "off"], 1, "only default"),
        (["clear", "--tenant", "unknown"], 1, "nothing is set for tenant unknown"),
    ],
)
def test_a_switch_that_would_change_nothing_is_refused_with_what_to_say(
    ricordo: Ricordo, words: list[str], code: int, said: str
):
    done = CliRunner().invoke(app, ["switches", *words, "--store", ricordo.settings.store.path_or_url])

    assert (done.exit_code, said in done.output) == (code, True), done.output


def test_who_is_held_out_is_counted_beside_who_is_served(tmp_path_factory: pytest.TempPathFactory):
    with ScriptedUpstream.in_thread() as upstream:
        store = tmp_path_factory.mktemp("store") / "ricordo.db"
        with ricordo_of(settings_for(store, upstream, switches__holdout=0.5), upstream) as ricordo:
            reasons: dict[str, int] = {}
            for number in range(24):
                who = f"user-{number}"
                ask(ricordo, who, [user(CAT)])
                ricordo.ingested()
                reason = told(ask(ricordo, who, [user(QUESTION)]))[1] or "served"
                reasons[reason] = reasons.get(reason, 0) + 1
            done = CliRunner().invoke(app, ["switches", "figures", "--url", ricordo.origin, "--json"])

    assert set(reasons) == {"served", "holdout"}
    served, held = msgspec.json.decode(done.stdout)
    assert (served["group"], served["turns"]) == ("served", 2 * reasons["served"])
    assert (held["group"], held["turns"]) == ("holdout", 2 * reasons["holdout"])
    assert served["hits"] == held["hits"] == 50
    assert held["memory"] > 0


def test_who_says_in_a_chat_that_nothing_is_to_be_kept_throws_her_own_switch_and_takes_that_back(ricordo: Ricordo):
    knows(ricordo, "objector")
    ask(ricordo, "objector", [user("I'm Ada Objector. Please stop storing my data.")])
    told_then = str(sent(ricordo))
    ask(ricordo, "objector", [user(BOAT)])

    assert NOTICES["nothing_kept"] in told_then
    assert ricordo.remembered("objector") == [CAT]
    assert call(ricordo, "GET", "/switches", "objector").json()["own"]["save"] is False
    ask(ricordo, "objector", [user("You may remember me again.")])
    assert NOTICES["kept_again"] in str(sent(ricordo))
    knows_now = [CAT, BOAT]
    ask(ricordo, "objector", [user(BOAT)])
    assert sorted(ricordo.remembered("objector")) == sorted(knows_now)


def test_what_is_said_in_a_chat_of_which_nothing_is_kept_throws_no_switch(ricordo: Ricordo):
    ask(ricordo, "onlooker", [user("Stop storing my data.")], **{"X-Memory-Mode": "read"})

    assert call(ricordo, "GET", "/switches", "onlooker").json()["own"]["save"] is True


def test_no_chat_takes_back_what_an_operator_has_switched_off(ricordo: Ricordo):
    switch(ricordo, "barred", save=False)

    ask(ricordo, "barred", [user("You may remember me again.")])
    ask(ricordo, "barred", [user(BOAT)])

    assert ricordo.remembered("barred") == []
