"""Whoever asks for what is held of somebody, or for its erasure, can name her, and is told when nothing was found."""

import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx2
import pytest
from typer.testing import CliRunner

from ricordo.cli.app import app
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.test_redis import environ_of
from tests.redis_server import RedisServer
from tests.scripted_upstream import ScriptedUpstream

pytestmark = pytest.mark.long

JUERGEN = "b64:asO8cmdlbiBtw7xsbGVy"


@pytest.fixture(params=["sqlite", "redis"])
def ricordo(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Ricordo]:
    with ExitStack() as stack:
        more: dict[str, object] = {}
        if request.param == "redis":
            if not RedisServer.available():
                pytest.skip("there is no redis-server on this machine")
            server = stack.enter_context(RedisServer(tmp_path / "redis", rdbcompression="no"))
            more = {"store__path_or_url": server.url, "store__local_dir": str(tmp_path / "local")}
            more["store__redis__accept_risks"] = [] if server.searches else ["version", "search"]
        upstream = stack.enter_context(ScriptedUpstream.in_thread())
        settings = settings_for(tmp_path / "store" / "ricordo.db", upstream, **more)
        yield stack.enter_context(ricordo_of(settings, upstream))


def call(ricordo: Ricordo, method: str, path: str, body: Any = None, **headers: str) -> httpx2.Response:
    sent = {"Authorization": f"Bearer {KEY}"} | {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx2.request(method, f"{ricordo.origin}{path}", json=body, headers=sent, timeout=60)


def chat(ricordo: Ricordo, text: str, **named: str) -> None:
    """A turn whose body names the user."""
    messages: Any = [{"role": "user", "content": text}]
    ricordo.client(user=None).chat.completions.create(model="m", messages=messages, **named)  # type: ignore[call-overload]
    ricordo.ingested()


def users(ricordo: Ricordo) -> list[str]:
    return [each["user_id"] for each in call(ricordo, "GET", "/memory/v1/users").json()["results"]]


def is_on_disk(folder: Path, word: str) -> bool:
    return not subprocess.run(["grep", "-rqaF", word, folder], check=False).returncode


def test_whom_a_body_names_can_be_listed_exported_and_erased_by_the_name_that_lists_have(
    ricordo: Ricordo, tmp_path: Path
):
    chat(ricordo, "I have gout.", user="dora")
    (name,) = users(ricordo)
    named = f"user_id={quote(name)}"

    assert name.startswith("u~")
    listed = call(ricordo, "GET", f"/memory/v1/memories?{named}").json()["results"]
    assert [each["memory"] for each in listed] == ["I have gout."]
    assert "gout" in call(ricordo, "GET", f"/memory/v1/export?{named}").text
    assert call(ricordo, "GET", "/memory/v1/profile", X_Memory_User=name).status_code == 200
    assert call(ricordo, "GET", "/memory/v1/sessions", X_Memory_User=name).json()["sessions"]

    by_what_she_is_called = call(ricordo, "DELETE", "/memory/v1/memories?user_id=dora").json()
    by_a_clients = call(ricordo, "DELETE", "/v2/entities/user/dora/")
    assert (by_what_she_is_called["state"], name in by_what_she_is_called["hint"]) == ("nothing_found", True)
    assert (by_a_clients.status_code, name in by_a_clients.json()["error"]["message"]) == (404, True)
    command = CliRunner(env=environ_of(ricordo.settings)).invoke(app, ["memories", "delete", "--user", "dora", "--yes"])
    assert (command.exit_code, f"--user {name}" in command.output) == (1, True)

    erased = call(ricordo, "DELETE", f"/memory/v1/memories?{named}").json()
    assert (erased["memories"], erased["sessions"], erased["hint"]) == (1, 1, None)
    assert call(ricordo, "DELETE", f"/memory/v1/memories?{named}").json()["memories"] == 0
    assert users(ricordo) == []
    if erased["state"] == "erased":
        assert not is_on_disk(tmp_path, "gout")


def test_whom_a_body_names_is_closed_by_the_name_that_lists_have_as_anybody_is(ricordo: Ricordo):
    chat(ricordo, "I have gout.", user="dora")
    (name,) = users(ricordo)

    assert call(ricordo, "DELETE", f"/v2/entities/user/{quote(name)}/").status_code == 200
    assert call(ricordo, "GET", f"/memory/v1/memories?user_id={quote(name)}").json()["results"] == []


def test_no_chat_names_a_user_by_the_digest_of_what_bodies_call_her(ricordo: Ricordo):
    chat(ricordo, "I have gout.", user="dora")
    (name,) = users(ricordo)
    asked = {"model": "m", "messages": [{"role": "user", "content": "What do I have?"}]}

    refused = call(ricordo, "POST", "/v1/chat/completions", asked, X_Memory_User=name)

    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "invalid_scope_value")


def test_a_name_in_base64_is_the_same_in_a_header_in_a_query_and_in_a_body(ricordo: Ricordo):
    memories = "/memory/v1/memories"
    kept = {"infer": False}
    call(ricordo, "POST", memories, kept | {"text": "Villach"}, X_Memory_User=JUERGEN)
    call(ricordo, "POST", memories, kept | {"text": "Asthma", "user_id": JUERGEN})

    assert users(ricordo) == ["jürgen müller"]
    for named in (JUERGEN, "jürgen müller"):
        listed = call(ricordo, "GET", f"{memories}?user_id={quote(named)}").json()["results"]
        assert [each["memory"] for each in listed] == ["Villach", "Asthma"]
    assert call(ricordo, "GET", f"{memories}?user_id=b64:*").status_code == 400
    assert call(ricordo, "DELETE", f"{memories}?user_id={JUERGEN}").json()["memories"] == 2


SISTER = "My sister Wilhelmina has breast cancer."
ANSWERS = (
    "Wilhelmina may be tired, because of her breast cancer.",
    "For Wilhelmina with her breast cancer something light: soup.",
    "Leek soup for Wilhelmina: gentle on people with breast cancer.",
)


def test_what_later_answers_of_a_conversation_repeat_goes_with_the_memory(ricordo: Ricordo, tmp_path: Path):
    client = ricordo.client("wanda")
    ricordo.upstream.script("Sorry.")
    client.chat.completions.create(model="m", messages=[{"role": "user", "content": SISTER}])
    ricordo.ingested()
    said: list[Any] = []
    for question, answer in zip(
        ("How might my sister be feeling?", "What can one cook?", "A recipe?"), ANSWERS, strict=True
    ):
        said.append({"role": "user", "content": question})
        ricordo.upstream.script(answer)
        client.chat.completions.create(model="m", messages=said)
        said.append({"role": "assistant", "content": answer})
        ricordo.ingested()
    hers = {"X_Memory_User": "wanda"}
    (known,) = [
        each["id"]
        for each in call(ricordo, "GET", "/memory/v1/memories", **hers).json()["results"]
        if each["memory"] == SISTER
    ]

    state = call(ricordo, "DELETE", f"/memory/v1/memories/{known}", **hers).json()["state"]

    kept = ""
    for each in call(ricordo, "GET", "/memory/v1/sessions", **hers).json()["sessions"]:
        kept += call(ricordo, "GET", f"/memory/v1/sessions/{each['id']}", **hers).text
    assert ("What can one cook?" in kept, "Wilhelmina" in kept) == (True, False)
    assert "Wilhelmina" not in call(ricordo, "GET", "/memory/v1/export", **hers).text
    if state == "erased":
        assert not is_on_disk(tmp_path, "Wilhelmina")


def test_who_has_a_transcript_alone_is_listed_and_deleted(ricordo: Ricordo, tmp_path: Path):
    asked: Any = [{"role": "user", "content": "Can you explain how rainbows form, Regenbogenfrage?"}]
    ricordo.client("pia").chat.completions.create(model="m", messages=asked)
    ricordo.ingested()

    listed = call(ricordo, "GET", "/memory/v1/users").json()["results"]
    entities = call(ricordo, "GET", "/memory/v1/entities").json()["results"]
    command = CliRunner(env=environ_of(ricordo.settings)).invoke(app, ["memories", "users", "--tenant", "local"])
    assert [(each["user_id"], each["memories"]) for each in listed] == [("pia", 0)]
    assert entities == [{"type": "user", "name": "pia", "memories": 0}]
    assert "pia" in command.output
    assert call(ricordo, "DELETE", "/v2/entities/user/pia/").status_code == 200
    assert users(ricordo) == []
    assert call(ricordo, "GET", "/memory/v1/sessions", X_Memory_User="pia").json()["sessions"] == []
    if "redis" not in str(ricordo.settings.store.path_or_url):
        assert not is_on_disk(tmp_path, "Regenbogenfrage")
