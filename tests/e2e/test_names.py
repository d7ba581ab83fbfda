"""Who speaks, where messages have a `name`: another speaker's words are never the user's profile."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import pytest
from typer.testing import CliRunner

from ricordo.cli.app import app
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.test_material import known_of
from tests.scripted_upstream import ScriptedUpstream

SAID = "I live in Oslo, and I'm allergic to penicillin."


def say(ricordo: Ricordo, whose: str | None, text: str, name: str | None = None, **more: str) -> None:
    message = {"role": "user", "content": text} | ({"name": name} if name else {})
    ricordo.client(whose).chat.completions.create(model="m", messages=[message], **more)  # type: ignore[arg-type] - a dict


def test_what_another_speaker_says_is_no_memory_of_hers(ricordo: Ricordo):
    say(ricordo, "ada-1", SAID, "Bob")

    assert ricordo.remembered("ada-1") == []
    assert known_of(ricordo, "ada-1") == {}


def test_another_speaker_among_several_is_not_her(ricordo: Ricordo):
    say(ricordo, "ada-2", "I'm vegan.", "ada-2")
    say(ricordo, "ada-2", SAID, "Bob")
    say(ricordo, "ada-2", "I have two cats.")

    assert sorted(ricordo.remembered("ada-2")) == ["I have two cats.", "I'm vegan."]


def test_whom_the_profile_knows_by_name_is_found_by_what_she_is_to_the_user(ricordo: Ricordo):
    for text in (
        *("My son Miles is in third grade.", "I'm married to Keisha, she's a nurse.", "Our dog is called Otis."),
        *("Miles broke his arm at recess today.", "Keisha wants to learn pottery.", "Otis needs his shots in May."),
        *("The quarterly report is due.", "I bought new running shoes.", "We painted the kitchen green."),
    ):
        say(ricordo, "wed", text)
        ricordo.ingested()

    say(ricordo, "wed", "gift ideas for my wife")

    prompt = str(ricordo.upstream.requests[-1].json()["messages"])
    assert "Keisha wants to learn pottery." in prompt


def test_who_introduces_herself_in_passing_is_called_by_her_name(ricordo: Ricordo):
    say(ricordo, "fr", "allo moi c'est maude chu infirmière à québec")
    say(ricordo, "it", "sono Salvo faccio lo chef al ristorante Il Gabbiano")
    say(ricordo, "pt", "oi sou o rafa e moro em belo horizonte")
    say(ricordo, "de", "hallo ich bin die Anna und wohne in Ulm")
    say(ricordo, "nobody", "c'est Karim qui conduit")
    ricordo.ingested()

    names = [known_of(ricordo, user).get("name") for user in ("fr", "it", "pt", "de", "nobody")]
    assert names == [["Maude"], ["Salvo"], ["Rafa"], ["Anna"], None]


@pytest.mark.parametrize("name", ["ada.lovelace", "Ada Lovelace", "ADA_LOVELACE", "user", "me"])
def test_her_own_name_and_those_of_every_user_are_hers(ricordo: Ricordo, name: str):
    user = f"ada_lovelace@{len(name)}.{name[0]}.example"

    say(ricordo, user, SAID, name)

    assert ricordo.remembered(user)
    assert known_of(ricordo, user)["home"] == ["Oslo"]


def test_the_name_of_the_bodys_user_is_hers(ricordo: Ricordo):
    say(ricordo, None, SAID, "Grace Hopper", user="grace.hopper@example.org")
    ricordo.ingested()

    say(ricordo, None, "Where do I live?", user="grace.hopper@example.org")

    assert "Home: Oslo" in ricordo.upstream.requests[-1].body.decode()


def test_the_bodys_user_is_found_and_erased_by_her_name(ricordo: Ricordo):
    say(ricordo, None, SAID, user="joan.clarke@example.org")
    ricordo.ingested()
    store, secret = ricordo.settings.store.path_or_url, ricordo.settings.store.secret.reveal()
    run = partial(CliRunner(env={"RICORDO_STORE": store, "RICORDO_SECRET": secret}).invoke, app)

    (line,) = json.loads(run(["memories", "users", "--in-body", "joan.clarke@example.org", "--json"]).stdout)
    erased = run(["memories", "delete", "--tenant", line["tenant"], "--user", line["user"], "--yes"])
    after = run(["memories", "users", "--in-body", "joan.clarke@example.org", "--json"])

    assert line["memories"] > 0
    assert erased.exit_code == 0
    assert json.loads(after.stdout) == []


def test_the_name_that_her_profile_knows_is_hers(ricordo: Ricordo):
    say(ricordo, "u-17", "My name is Ada Lovelace.")
    ricordo.remembered("u-17")

    say(ricordo, "u-17", SAID, "Ada")

    ricordo.ingested()
    assert known_of(ricordo, "u-17")["home"] == ["Oslo"]


def test_another_speakers_words_stand_in_the_transcript_under_his_name(ricordo: Ricordo):
    headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": "ada-3", "X-Memory-Session": "group"}
    body = {"model": "m", "messages": [{"role": "user", "content": SAID, "name": "Bob"}]}

    httpx2.post(f"{ricordo.origin}/v1/chat/completions", headers=headers, json=body)

    ricordo.ingested()
    entries: Any = httpx2.get(f"{ricordo.origin}/memory/v1/sessions/group/entries", headers=headers).json()
    assert f"Bob: {SAID}" in str(entries)


def test_an_application_of_one_user_may_say_that_whoever_speaks_is_the_user(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream, identity__speakers=["*"])
        with ricordo_of(settings, upstream) as ricordo:
            say(ricordo, "ada", SAID, "Bob")

            assert ricordo.remembered("ada")


SPELLED = [
    ("My name is spelled Nadja.", "Nadja"),
    ("I'm Kathryn with a K and a y.", "Kathryn"),
    ("Call me Kit, it's short for Christopher.", "Kit"),
    ("My nickname is Kit.", "Kit"),
    ("Ich schreibe mich mit ph: Stephan.", "Stephan"),
    ("Mein Spitzname ist Kiki.", "Kiki"),
    ("Mi nombre se escribe con hache: Nahuel.", "Nahuel"),
    ("Mon prénom s'écrit Yohan.", "Yohan"),
    ("Tutti mi chiamano Lella.", "Lella"),
    ("O meu nome escreve-se Thaís.", "Thaís"),
]


@pytest.mark.parametrize(("text", "name"), SPELLED)
def test_a_name_is_known_as_it_is_spelled(ricordo: Ricordo, text: str, name: str):
    user = f"spelled-{SPELLED.index((text, name))}"

    say(ricordo, user, text)

    assert ricordo.remembered(user)
    assert known_of(ricordo, user)["name"] == [name]


CORRECTED = [
    ("My name is Nadia Kern.", "It's Nadja with a j, not Nadia.", "Nadja Kern"),
    ("Ich heiße Nadia.", "Nicht Nadia, sondern Nadja.", "Nadja"),
    ("Me llamo Nadia.", "Es Nadja, con jota, no Nadia.", "Nadja"),
    ("Je m'appelle Yoann.", "C'est Yohan, avec un h, pas Yoann.", "Yohan"),
    ("Mi chiamo Gessica.", "È Jessica, con la j, non Gessica.", "Jessica"),
    ("Mi chiamo Gessica.", "Si scrive Jessica, non Gessica.", "Jessica"),
    ("My name is Christopher.", "Kit is short for Christopher.", "Kit"),
    ("Meu nome é Taís.", "É Thaís, com h, não Taís.", "Thaís"),
    ("My name is Tom.", "My sister's Kate. It's Kate with a K, not Cate.", "Tom"),
    ("My name is Tom.", "It's Monday, not Tuesday.", "Tom"),
    ("My name is Tom.", "My name is spelled wrong on the invoice.", "Tom"),
    ("My name is Tom.", "People call me all the time.", "Tom"),
    ("My name is Tom.", "My brother's name is spelled Jon.", "Tom"),
    ("Ich heiße Tom.", "Ich schreibe mich gerade in Rage.", "Tom"),
]


@pytest.mark.parametrize(("before", "text", "name"), CORRECTED)
def test_a_name_is_corrected_where_the_wrong_one_is_known(ricordo: Ricordo, before: str, text: str, name: str):
    user = f"corrected-{CORRECTED.index((before, text, name))}"
    say(ricordo, user, before)
    ricordo.ingested()

    say(ricordo, user, text)
    ricordo.ingested()

    assert known_of(ricordo, user)["name"] == [name]
