"""A client at an address that is not loopback, as from a container.

With a placeholder for a key it has no memory until its operator says so, and what she is to set is said wherever she
may look.
"""

import json
import re
import socket
from base64 import urlsafe_b64encode
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import openai
import pytest
from typer.testing import CliRunner

from ricordo.cli.app import app
from tests.e2e.conftest import KEY, Ricordo, settings_for
from tests.e2e.subprocesses import Served, until
from tests.e2e.test_kill import free_port
from tests.scripted_upstream import ScriptedUpstream

EVERYWHERE = "0.0.0.0"  # noqa: S104 - what containers listen on
FACT = "I live in Lisbon."
QUESTION = "Where do I live, in Lisbon?"
SETTING = "RICORDO_IDENTITY__LOCAL=on"


def other_address() -> str:
    """An address of this machine that is not loopback; empty if it has none. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address = probe.getsockname()[0]
    return "" if address.startswith("127.") else address


ADDRESS = other_address()
pytestmark = pytest.mark.skipif(not ADDRESS, reason="this machine has no address but loopback")


class Elsewhere:
    """A Ricordo on all addresses, which is called by one that is not loopback."""

    def __init__(self, served: Served, ricordo: Ricordo, log: Path) -> None:
        self.ricordo = ricordo
        self.base_url = f"http://{ADDRESS}:{served.port}/v1"
        self._log = log

    def ask(self, text: str, *, key: str = "ollama", **headers: str) -> httpx2.Headers:
        with openai.OpenAI(base_url=self.base_url, api_key=key, default_headers=headers, max_retries=0) as client:
            messages: Any = [{"role": "user", "content": text}]
            return client.chat.completions.with_raw_response.create(model="m", messages=messages).headers

    def logged(self, event: str) -> list[dict[str, Any]]:
        whole, _, _ = self._log.read_text().rpartition("\n")  # what follows is being written
        lines = map(json.loads, whole.splitlines())
        return [line for line in lines if line["event"] == event]


@contextmanager
def elsewhere(folder: Path, **environ: str) -> Generator[Elsewhere]:
    log = folder / "log"
    environ = {
        "RICORDO_SERVER__HOST": EVERYWHERE,
        "RICORDO_LOGS__LEVEL": "info",
        "RICORDO_LOGS__FORMAT": "json",
        **environ,
    }
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(folder / "ricordo.db", upstream)
        with Served(settings, free_port(), log=log, **environ) as served:
            until(lambda: b'"event":"memory"' in log.read_bytes())
            yield Elsewhere(served, Ricordo(settings, upstream), log)


@pytest.fixture(scope="module")
def as_it_comes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    with elsewhere(tmp_path_factory.mktemp("store")) as house:
        yield house


# ── As it comes ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", ["ollama", "sk-none", "sk-xxxxxxxxxxxxxxxxxxxxxxxx"])
def test_a_placeholder_has_no_memory_and_the_answer_says_what_to_set(as_it_comes: Elsewhere, key: str):
    for user in ({}, {"X-Memory-User": "ada"}, {"X-OpenWebUI-User-Id": "ada"}):
        headers = as_it_comes.ask(FACT, key=key, **user)

        assert (headers["x-memory-status"], headers["x-memory-reason"]) == ("off", "key_too_weak")
        assert SETTING in headers["x-memory-advice"]


def test_no_key_at_all_is_told_the_same(as_it_comes: Elsewhere):
    body = {"model": "m", "messages": [{"role": "user", "content": FACT}]}
    headers = httpx2.post(f"{as_it_comes.base_url}/chat/completions", json=body).headers

    assert (headers["x-memory-status"], headers["x-memory-reason"]) == ("off", "no_key")
    assert SETTING in headers["x-memory-advice"]


def test_a_key_of_ones_own_without_a_user_is_told_how_to_name_one(as_it_comes: Elsewhere):
    headers = as_it_comes.ask(FACT, key=KEY)

    assert (headers["x-memory-status"], headers["x-memory-reason"]) == ("off", "no_user")
    assert "X-Memory-User" in headers["x-memory-advice"]
    assert "ENABLE_FORWARD_USER_INFO_HEADERS" in headers["x-memory-advice"]
    assert SETTING in headers["x-memory-advice"]
    assert as_it_comes.ask(FACT, key=KEY, **{"X-OpenWebUI-User-Id": "ada"})["x-memory-status"] == "miss"


def test_where_there_is_a_memory_or_where_none_was_wanted_there_is_no_advice(as_it_comes: Elsewhere):
    remembered = as_it_comes.ask("What is the weather?", key=KEY, **{"X-Memory-User": "bob"})
    unwanted = as_it_comes.ask(FACT, key=KEY, **{"X-Memory-User": "bob", "X-Memory-Mode": "off"})

    assert "x-memory-advice" not in remembered
    assert unwanted["x-memory-reason"] == "mode_off"
    assert "x-memory-advice" not in unwanted


def test_the_log_says_so_once_for_each_reason_and_at_the_start(as_it_comes: Elsewhere):
    for _ in range(2):
        as_it_comes.ask(FACT)
        as_it_comes.ask(FACT, key=KEY)

    until(lambda: as_it_comes.logged("listening"))
    (start,) = as_it_comes.logged("memory")
    (listening,) = as_it_comes.logged("listening")
    assert listening["base_url"] == as_it_comes.base_url.replace(ADDRESS, "127.0.0.1")
    told = {line["reason"]: line for line in as_it_comes.logged("no_memory")}
    assert SETTING in start["advice"]
    assert {"key_too_weak", "no_user"} <= told.keys()
    assert len(told) == len(as_it_comes.logged("no_memory"))
    assert all(line["level"] == "warning" and SETTING in line["advice"] for line in told.values())


def test_the_doctor_warns_where_the_upstream_wants_no_key(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        environ = {"RICORDO_STORE": str(tmp_path / "ricordo.db"), "RICORDO_UPSTREAM": upstream.base_url}
        away = environ | {"RICORDO_SERVER__HOST": EVERYWHERE}
        found = [
            {each["check"]: each for each in json.loads(CliRunner(env=env).invoke(app, ["check", "--json"]).stdout)}
            for env in (environ, away)
        ]

    assert [each["identity"]["level"] for each in found] == ["ok", "warn"]
    assert SETTING in found[1]["identity"]["advice"]


# ── As it is told ─────────────────────────────────────────────────────────────────────────────────────────────


def test_with_the_one_setting_that_is_printed_it_remembers(tmp_path: Path, as_it_comes: Elsewhere):
    advice = as_it_comes.ask(FACT)["x-memory-advice"]
    (printed,) = re.findall(r"\((RICORDO_\w+)=(\w+)\)", advice)

    with elsewhere(tmp_path, **dict([printed])) as house:
        house.ask(FACT)
        assert house.ricordo.remembered("local") == [FACT]
        headers = house.ask(QUESTION)

    assert headers["x-memory-status"] == "hit"
    assert "x-memory-advice" not in headers


def test_with_it_open_webui_users_are_told_apart_and_its_chats_are_sessions(tmp_path: Path):
    def of(user: str, chat: str) -> dict[str, str]:
        return {"X-OpenWebUI-User-Id": user, "X-OpenWebUI-User-Name": user.title(), "X-OpenWebUI-Chat-Id": chat}

    with elsewhere(tmp_path, RICORDO_IDENTITY__LOCAL="on") as house:
        told = house.ask(FACT, **of("ada", "chat-1"))
        assert house.ricordo.remembered("ada") == [FACT]
        hers = house.ask(QUESTION, **of("ada", "chat-2"))
        his = house.ask(QUESTION, **of("bob", "chat-3"))
        nobodys = house.ask(QUESTION)

    assert [each["x-memory-session"] for each in (told, hers, his)] == ["chat-1", "chat-2", "chat-3"]
    assert [each["x-memory-status"] for each in (hers, his, nobodys)] == ["hit", "miss", "miss"]


def test_open_webui_users_are_told_apart_by_their_tokens_too(tmp_path: Path):
    """With FORWARD_USER_INFO_HEADER_JWT_SECRET it sends nothing else of them."""

    def of(user: str) -> dict[str, str]:
        parts = (json.dumps(part).encode() for part in ({"alg": "HS256"}, {"sub": user, "iss": "open-webui"}, "signed"))
        return {"X-OpenWebUI-User-Jwt": ".".join(urlsafe_b64encode(part).decode().rstrip("=") for part in parts)}

    with elsewhere(tmp_path, RICORDO_IDENTITY__LOCAL="on") as house:
        house.ask(FACT, **of("ada"))
        assert house.ricordo.remembered("ada") == [FACT]
        statuses = [house.ask(QUESTION, **who)["x-memory-status"] for who in (of("bob"), of("ada"), {})]

    assert statuses == ["miss", "hit", "miss"]


def test_where_there_is_no_chat_yet_open_webui_leaves_its_id_blank_and_is_answered(tmp_path: Path):
    """As the header of a connection does: `{"X-OpenWebUI-Chat-Id": "{{CHAT_ID}}"}`."""
    with elsewhere(tmp_path, RICORDO_IDENTITY__LOCAL="on") as house:
        blank = {"X-OpenWebUI-User-Id": "ada", "X-OpenWebUI-Chat-Id": ""}
        with openai.OpenAI(base_url=house.base_url, api_key="none", default_headers=blank) as client:
            assert list(client.models.list())
        assert house.ask(FACT, **blank)["x-memory-status"] == "miss"
        assert house.ricordo.remembered("ada") == [FACT]
