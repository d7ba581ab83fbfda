"""`ricordo check`, the command: each upstream of the settings, and what an older release left in the store."""

import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from typer.testing import CliRunner, Result

from config.loading import load_settings
from memory.model.scope import Scope
from memory.model.turn import TurnKey, TurnRecord
from memory.ports.changes import Add
from memory.ports.engine import Engine
from memory.sessions.entries import entries_of
from memory.text.tokens import estimate_tokens
from ricordo.cli.app import app
from ricordo.cli.engine import with_engine
from ricordo.parts import build_embedder_for
from tests.contract.examples import memory
from tests.scripted_upstream import Answer, ScriptedUpstream, error

SETTINGS = """
[store]
path_or_url = "{store}"
[upstream]
base = "{first}"
api_key = "sk-of-the-first-0123456789abcdef"
[upstreams.claude]
kind = "anthropic"
base = "{second}"
api_key = "sk-of-the-second-0123456789abcdef"
[upstreams.away]
base = "http://127.0.0.1:9/v1"
"""
MODELS = Answer(headers=((b"content-type", b"application/json"),), body=(b'{"object": "list", "data": []}',))


class Line(msgspec.Struct):
    check: str
    level: str
    detail: str = ""
    advice: str = ""


class Checking(NamedTuple):
    file: Path
    first: ScriptedUpstream
    second: ScriptedUpstream

    def __call__(self, *more: str) -> tuple[dict[str, Line], str]:
        """What is said of each upstream, and all of the output."""
        result = CliRunner().invoke(app, ["check", "--config", str(self.file), "--json", *more])
        lines = msgspec.json.decode(result.stdout, type=list[Line])
        assert result.exit_code == (1 if any(line.level == "fail" for line in lines) else 0)
        return {line.check: line for line in lines if line.check.startswith("upstream")}, result.output


@pytest.fixture
def check(tmp_path: Path) -> Iterator[Checking]:
    with ScriptedUpstream.in_thread() as first, ScriptedUpstream.in_thread() as second:
        for upstream in (first, second):
            upstream.script(MODELS)
        file = tmp_path / "ricordo.toml"
        file.write_text(SETTINGS.format(store=tmp_path / "r.db", first=first.base_url, second=second.base_url))
        yield Checking(file, first, second)


def test_each_is_asked_with_its_own_key_and_told_of_by_its_name(check: Checking):
    told, _ = check()

    assert {name: line.level for name, line in told.items()} == {
        "upstream": "ok",
        "upstream claude": "ok",
        "upstream away": "fail",
    }
    assert "upstreams.away.base" in told["upstream away"].advice
    (first,), (second,) = (
        [request for request in upstream.requests if request.path == "/v1/models"] for upstream in check[1:]
    )
    assert first.header("authorization") == "Bearer sk-of-the-first-0123456789abcdef"
    assert second.header("x-api-key") == "sk-of-the-second-0123456789abcdef"
    assert second.header("authorization") is None
    assert second.header("anthropic-version")


def test_one_whose_key_is_refused_is_told_and_no_key_is_shown(check: Checking):
    check.second.script(error(401, "invalid x-api-key sk-of-the-second-0123456789abcdef"))

    told, output = check()

    assert told["upstream claude"].level == "fail"
    assert told["upstream"].level == "ok"
    assert "0123456789abcdef" not in output


def test_the_flag_names_the_server_of_all_other_requests_and_leaves_the_others(check: Checking):
    told, _ = check("--upstream", check.second.base_url)

    assert check.second.base_url in told["upstream"].detail
    assert told["upstream claude"].level == "ok"
    assert check.first.requests == []


# ── What an older release left ────────────────────────────────────────────────────────────────────────────────

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
ADA = Scope("local", "ada")
SAID = ("I live in Oslo. My sister Nina keeps bees near Graz.", "We painted the boat blue last weekend.", "Thanks!")


async def left_by_an_older_release(engine: Engine, texts: Sequence[str]) -> None:
    """Sessions have each message, and of the first one a sentence is remembered."""
    for number, text in enumerate(texts):
        record = TurnRecord(
            key=TurnKey(f"t{number}"),
            scope=ADA,
            session="s",
            chain=bytes([number]) * 16,
            epoch=1 << 40,
            at=NOW,
            user_text=text,
        )
        await engine.memories.apply(record, [entries_of(record, count=estimate_tokens)], at=NOW)
    oslo = msgspec.structs.replace(memory("I live in Oslo", turn="t0"), scope=ADA)
    await engine.memories.apply(None, [Add(memory=oslo, vector=None, event_id="e0")], at=NOW)


def lines_of(store: Path, upstream: str) -> dict[str, Line]:
    result = CliRunner().invoke(app, ["check", "--store", str(store), "--upstream", upstream, "--json"])
    return {line.check: line for line in msgspec.json.decode(result.stdout, type=list[Line])}


def test_what_sessions_still_have_and_no_memory_is_told_with_the_command_that_adds_it(check: Checking, tmp_path: Path):
    store = tmp_path / "old.db"
    settings = load_settings(environ={"RICORDO_STORE": str(store)})
    embedder = build_embedder_for(settings)
    with_engine(settings, lambda engine: left_by_an_older_release(engine, SAID), embedder=embedder)

    before = lines_of(store, check.first.base_url)
    added = CliRunner().invoke(app, ["reingest", "--store", str(store)])
    after = lines_of(store, check.first.base_url)

    assert added.exit_code == 0
    assert "of 3 messages that sessions still have, 2 memories could be made" in before["reingest"].detail
    assert "`ricordo reingest`" in before["reingest"].advice
    assert (before["reingest"].level, "reingest" in after) == ("warn", False)


def test_switches_that_cannot_be_read_are_told_with_what_to_do(check: Checking, tmp_path: Path):
    store = tmp_path / "later.db"
    settings = load_settings(environ={"RICORDO_STORE": str(store)})

    async def leave(engine: Engine, body: bytes) -> None:
        await engine.notes.put("switches/own/" + "ff" * 16, body)
        await engine.notes.put("switches/changed", body)

    with_engine(settings, lambda engine: leave(engine, b"\xc1"), embedder=build_embedder_for(settings))
    before = lines_of(store, check.first.base_url)
    with_engine(settings, lambda engine: leave(engine, b"\x80"), embedder=build_embedder_for(settings))
    after = lines_of(store, check.first.base_url)

    assert (before["switches"].level, before["switches"].detail) == ("fail", "1 of them cannot be read")
    assert "`ricordo switches show`" in before["switches"].advice
    assert "switches" not in after


def test_a_store_that_is_a_folder_is_told_as_everywhere(check: Checking, tmp_path: Path):
    line = lines_of(tmp_path, check.first.base_url)["store"]

    assert (line.level, line.detail) == (
        "fail",
        f"{tmp_path} is a folder: name a file in it, such as {tmp_path / 'ricordo.db'}",
    )


def test_a_secret_that_is_missing_is_told_and_no_advice_leads_elsewhere(check: Checking, tmp_path: Path):
    store = tmp_path / "kept.db"
    settings = load_settings(environ={"RICORDO_STORE": str(store)})
    with_engine(settings, lambda engine: engine.ping())
    (tmp_path / "kept.db.secret").unlink()

    line = lines_of(store, check.first.base_url)["store"]

    assert line.detail.endswith("bring the file back")
    assert line.advice == ""


def test_an_extra_that_is_missing_is_told_and_no_advice_leads_elsewhere(
    check: Checking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    store = tmp_path / "kept.db"
    with_engine(load_settings(environ={"RICORDO_STORE": str(store)}), lambda engine: engine.ping())
    monkeypatch.setitem(sys.modules, "adapters.embedders.minilm", None)  # as where it is not installed
    monkeypatch.setenv("RICORDO_EMBEDDER__KIND", "minilm")

    lines = lines_of(store, check.first.base_url)

    assert lines["embedder"].detail == "the embedder minilm is an extra: pip install 'ricordo[minilm]'"
    assert (lines["embedder"].level, lines["embedder"].advice, lines["store"].advice) == ("fail", "", "")


def run(*arguments: str, **environ: str) -> Result:
    return CliRunner(env={name.upper(): value for name, value in environ.items()}).invoke(app, list(arguments))


EXPOSED = {
    "ricordo_upstream__api_key": "sk-of-the-first-0123456789abcdef",
    "ricordo_identity__local": "on",
    "ricordo_server__host": "0.0.0.0",  # noqa: S104 - the case
}


@pytest.mark.parametrize("environ", [EXPOSED, {"ricordo_upstream__base": "http://127.0.0.1:8000/v1"}])
def test_what_serve_refuses_fails_in_the_same_words(tmp_path: Path, environ: dict[str, str]):
    told = {"ricordo_store": str(tmp_path / "r.db"), "ricordo_upstream__base": "http://127.0.0.1:9/v1"} | environ

    refused, checked = run("serve", **told), run("check", "--json", **told)

    line = next(line for line in msgspec.json.decode(checked.stdout, type=list[Line]) if line.check == "settings")
    assert (refused.exit_code, checked.exit_code) == (2, 1)
    assert (line.level, f"ricordo: {line.detail}\n") == ("fail", refused.stderr)


def test_a_function_of_ones_own_that_is_not_there_fails(
    check: Checking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    for setting in ("FORMAT__FORMATTER", "COMPRESSION__SUMMARIZER", "EXTRACTION__EXTRACTOR"):
        with monkeypatch.context() as patch:
            patch.setenv(f"RICORDO_{setting}", "nowhere_at_all:it")
            line = lines_of(tmp_path / "r.db", check.first.base_url)["settings"]
        assert (line.level, line.detail.startswith(setting.lower().replace("__", "."))) == ("fail", True)


def test_files_that_others_may_read_or_change_are_told_with_what_to_run(check: Checking, tmp_path: Path):
    folder = tmp_path / "open"
    store, journal = folder / "kept.db", folder / "kept.journal.db"
    with_engine(load_settings(environ={"RICORDO_STORE": str(store)}), lambda engine: engine.ping())
    check.file.chmod(0o600)
    assert files_of(check.file, store) == []

    for path, mode in ((store, 0o666), (journal, 0o640), (folder, 0o777)):
        path.chmod(mode)

    assert files_of(check.file, store) == [
        f"{store} can be read and changed by others: look whether it was, then `chmod 600 {store}`",
        f"{journal} can be read by others: look whether it was, then `chmod 600 {journal}`",
        f"{folder} can be changed by others, who could put another store there: `chmod go-w {folder}`",
    ]


def test_a_file_of_settings_that_others_may_read_is_told_if_a_key_stands_in_it(check: Checking, tmp_path: Path):
    check.file.chmod(0o644)

    (told,) = files_of(check.file, tmp_path / "r.db")
    text = check.file.read_text()
    for number, key in enumerate(("sk-of-the-first-0123456789abcdef", "sk-of-the-second-0123456789abcdef")):
        text = text.replace(key, f"env:KEY_{number}")
    check.file.write_text(text)
    none = files_of(check.file, tmp_path / "r.db", KEY_0="k", KEY_1="k")

    assert told.startswith(f"{check.file} can be read by others")
    assert "upstream.api_key" in told
    assert "sk-of-the" not in told
    assert none == []


def files_of(config: Path, store: Path, **environ: str) -> list[str]:
    result = CliRunner(env=environ).invoke(app, ["check", "--config", str(config), "--store", str(store), "--json"])
    lines = msgspec.json.decode(result.stdout, type=list[Line])
    assert all(line.level == "warn" for line in lines if line.check == "files")
    return [line.detail for line in lines if line.check == "files"]


@pytest.mark.parametrize(("shared", "level"), [("*", "warn"), ("vs_1", None)])
def test_that_all_share_all_is_told(
    check: Checking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shared: str, level: str | None
):
    monkeypatch.setenv("RICORDO_IDENTITY__SHARED_IDS", shared)

    line = lines_of(tmp_path / "r.db", check.first.base_url).get("shared ids")

    assert (line and line.level) == level
