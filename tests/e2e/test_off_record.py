"""Of a turn that is off the record nothing is kept of what comes later in it: of its tools, and of late answers."""

import subprocess
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.e2e.conftest import Ricordo, ricordo_of, settings_for
from tests.scripted_provider import ScriptedProvider
from tests.scripted_upstream import Chat, ScriptedUpstream, ToolCall

OFF = "Off the record: I'm seeing a therapist called Marguerite Dubois. Look up where her practice is."
ASKED = OFF.replace("Off the record:", "This next part isn't for your records.")
"""In words that no form has (docs/rules.md, Off the record)."""
STATELESS = OFF.replace("Off the record:", "Stateless mode for this one, please.")
ORDER = "Forget that I'm seeing Marguerite Dubois, and check that she is not in my contacts."
ANSWER = "Marguerite Dubois has her practice at Lindengasse 4."
CALL = ToolCall("look_up", '{"name": "Marguerite Dubois"}')


def session(ricordo: Ricordo, user: str) -> str:
    """All that is kept of the user's only session."""
    ricordo.ingested()
    named = {"X-Memory-User": user}
    (told,) = httpx2.get(f"{ricordo.origin}/memory/v1/sessions", headers=named).json()["sessions"]
    assert told["entries"]
    return httpx2.get(f"{ricordo.origin}/memory/v1/sessions/{told['id']}", headers=named).text


@pytest.mark.parametrize(("user", "said"), [("off", OFF), ("asked", ASKED), ("stateless", STATELESS), ("order", ORDER)])
def test_of_the_tools_and_the_answer_of_a_turn_off_the_record_nothing_is_kept(ricordo: Ricordo, user: str, said: str):
    client = ricordo.client(user)
    history: list[Any] = [{"role": "user", "content": said}]
    ricordo.upstream.script(Chat(tool_calls=(CALL,)))
    called = client.chat.completions.create(model="m", messages=history).choices[0].message
    found = {"role": "tool", "tool_call_id": CALL.id, "content": "Dubois, Lindengasse 4"}
    ricordo.upstream.script(ANSWER)

    client.chat.completions.create(model="m", messages=[*history, called.to_dict(), found])  # pyright: ignore[reportArgumentType]

    kept = session(ricordo, user)
    assert '"tool_result"' in kept
    assert "Dubois" not in kept
    assert "Lindengasse" not in kept


@pytest.mark.parametrize(("user", "said"), [("held-off", OFF), ("held-order", ORDER)])
def test_nor_where_the_provider_keeps_the_words_and_a_step_brings_what_tools_gave_alone(
    ricordo: Ricordo, user: str, said: str
):
    answers = iter((Chat(tool_calls=(CALL,)), Chat(ANSWER)))
    ScriptedProvider(lambda _: next(answers)).script(ricordo.upstream)
    client = ricordo.client(user)
    begun = client.responses.create(model="m", input=said)
    gave: Any = [{"type": "function_call_output", "call_id": CALL.id, "output": "Dubois, Lindengasse 4"}]

    answer = client.responses.create(model="m", input=gave, previous_response_id=begun.id)

    assert answer.output_text == ANSWER
    kept = session(ricordo, user)
    assert '"tool_result"' in kept
    assert "Dubois" not in kept
    assert "Lindengasse" not in kept


def test_of_an_answer_in_the_background_to_words_off_the_record_nothing_is_kept(ricordo: Ricordo):
    ScriptedProvider(lambda _: Chat(ANSWER)).script(ricordo.upstream)
    client = ricordo.client("background")
    begun = client.responses.create(model="m", input=OFF, background=True)
    ricordo.ingested()

    answers = [client.responses.retrieve(begun.id).output_text for _ in range(3)]

    assert answers[-1] == ANSWER
    assert "Dubois" not in session(ricordo, "background")


def files_with(folder: Path, word: str) -> list[str]:
    """Read by another process: closing a file here drops SQLite's locks on it."""
    found = subprocess.run(["grep", "-rlaF", word, folder], capture_output=True, text=True, check=False)
    return sorted(Path(name).name for name in found.stdout.splitlines())


@pytest.mark.long
def test_what_was_said_off_the_record_leaves_every_file_while_ricordo_runs(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream, worker__upkeep_seconds=0.2)
        with ricordo_of(settings, upstream) as ricordo:
            asked: Any = [{"role": "user", "content": "Off the record: my lover lives in Heimlichdorf."}]
            ricordo.client().chat.completions.create(model="m", messages=asked)
            ricordo.ingested()

            left = ["not looked at yet"]
            for _ in range(300):
                if not (left := files_with(tmp_path, "Heimlichdorf")):
                    break
                time.sleep(0.1)

    assert left == []


def test_what_a_long_message_tells_on_the_way_is_known_later(ricordo: Ricordo):
    told = (
        "so I've been doing the plan for three weeks now and I'm down 2 kilos but I'm hungry all the time and I don't"
        " know if that's normal or if I'm just not eating enough protein. Also my son Max is allergic to walnuts."
    )
    ricordo.client("coached").chat.completions.create(model="m", messages=[{"role": "user", "content": told}])
    ricordo.ingested()
    asked = "what could I bake with Max?"

    ricordo.client("coached").chat.completions.create(model="m", messages=[{"role": "user", "content": asked}])

    assert "walnuts" in ricordo.upstream.requests[-1].body.decode()


def test_what_a_message_of_its_own_keeps_back_is_the_one_before_it(ricordo: Ricordo):
    talk = list[Any]()
    for said in ("ich hab gestern 2000 euro verzockt", "das behältst du aber für dich"):
        talk.append({"role": "user", "content": said})
        ricordo.client("gambler").chat.completions.create(model="m", messages=talk)
        ricordo.ingested()
        talk.append({"role": "assistant", "content": "Gut."})

    assert ricordo.remembered("gambler") == []
