"""The command line: its help, its exit codes, its errors and its settings."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer.main
from typer.testing import CliRunner, Result

from config.reference import default_toml
from ricordo.cli.app import COMMANDS as PLACES
from ricordo.cli.app import LateCommand, app

pytestmark = pytest.mark.long

Run = Callable[..., Result]


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The path of every command that does something."""
    whole = command.whole() if isinstance(command, LateCommand) else command
    for name, below in getattr(whole, "commands", {}).items():
        yield from commands(below, (*path, name))
    if not hasattr(whole, "commands"):
        yield path


COMMANDS = tuple(commands(typer.main.get_command(app)))


@pytest.fixture
def run(tmp_path: Path) -> Run:
    runner = CliRunner(env={"RICORDO_STORE": str(tmp_path / "store.db"), "TERM": "dumb", "COLUMNS": "200"})
    return lambda *arguments, **more: runner.invoke(app, list(arguments), **more)


def test_every_command_of_the_manual_is_there():
    assert {" ".join(path) for path in COMMANDS} == {
        "serve",
        "worker",
        "demo",
        "reembed",
        "reingest",
        "check",
        "migrate",
        "connect",
        *(f"profile {name}" for name in ("show", "set", "drop")),
        "config show",
        "config default",
        *(
            f"memories {name}"
            for name in (
                *(
                    "list",
                    "users",
                    "usage",
                    "export",
                    "import",
                    "search",
                    "history",
                    "review",
                    "add",
                    "correct",
                    "undo",
                    "pin",
                    "unpin",
                ),
                *("closed", "reopen", "delete"),
            )
        ),
        *(f"keys {name}" for name in ("create", "list", "revoke", "sign", "rotate", "signing", "void", "tenants")),
        *(f"jobs {name}" for name in ("list", "retry", "discard")),
        *(f"switches {name}" for name in ("show", "set", "clear", "figures")),
    }


@pytest.mark.parametrize("name", PLACES)
def test_the_list_of_all_commands_says_of_each_what_its_own_help_says(name: str):
    command = LateCommand(name, PLACES[name])
    own = " ".join(command.whole().help.partition("\n\n")[0].split())

    assert command.help == own


def loaded_by(*arguments: str, **settings: str) -> set[str]:
    """The modules of a process of its own that has run a command under these variables."""
    program = (
        "import sys\nfrom ricordo.cli.app import app\n"
        "try: app(sys.argv[1:])\nexcept SystemExit as end: assert not end.code\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    process = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(process, capture_output=True, text=True, check=True, env=os.environ | settings)

    return set(done.stderr.split())


@pytest.mark.parametrize("argument", ["--help", "--version"])
def test_help_and_version_load_nothing_of_what_the_commands_need(argument: str):
    heavy = {"config.settings", "httpx2", "litestar", "numpy", "openai", "structlog"}

    assert not heavy & loaded_by(argument)


READS_WHAT_PEOPLE_SAY = ("memory.language.", "memory.profile.", "memory.retrieval.", "memory.ingestion.")


@pytest.mark.parametrize("command", ["serve --help", "config show server", "connect --help"])
def test_what_needs_the_settings_alone_loads_nothing_that_reads_what_people_say(command: str):
    loaded = loaded_by(*command.split())

    assert "config.settings" in loaded
    assert not [name for name in loaded if name.startswith(READS_WHAT_PEOPLE_SAY)]


@pytest.mark.parametrize(
    "command",
    [
        "memories list",
        "memories users",
        "memories export -",
        "profile show",
        "keys list",
        "jobs list",
        "switches show",
    ],
)
def test_who_looks_into_a_store_loads_no_rules_of_what_people_say(run: Run, tmp_path: Path, command: str):
    added = run("memories", "add", "I'm allergic to penicillin")
    loaded = loaded_by(*command.split(), RICORDO_STORE=str(tmp_path / "store.db"))

    assert added.exit_code == 0
    assert "adapters.sqlite.engine" in loaded
    assert not [name for name in loaded if name.startswith(("memory.language.", "memory.ingestion."))]


def test_who_looks_into_a_file_loads_neither_another_store_nor_what_colours_tracebacks(run: Run, tmp_path: Path):
    added = run("memories", "add", "I live in Oslo.")
    loaded = loaded_by("memories", "list", RICORDO_STORE=str(tmp_path / "store.db"))

    assert added.exit_code == 0
    assert {"adapters.sqlite", "structlog", "rich.table"} <= loaded
    assert not {"adapters.in_memory", "adapters.redis", "rich.traceback"} & loaded


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_the_help_of_each_command_teaches_with_an_example(run: Run, path: tuple[str, ...]):
    result = run(*path, "--help")

    assert result.exit_code == 0
    examples = result.stdout.partition("Example")[2]
    assert f"ricordo {' '.join(path)}" in examples


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_each_command_that_reports_something_can_do_so_as_json(run: Run, path: tuple[str, ...]):
    silent = {("serve",), ("worker",), ("config", "default"), ("memories", "export")}

    assert ("--json" in run(*path, "--help").stdout) == (path not in silent)


def test_the_exit_codes_are_documented(run: Run):
    assert "Exit codes: 0 done" in run("--help").stdout


def test_D08_a_wrong_setting_is_one_line_on_standard_error_and_exit_code_2(run: Run):
    result = run("serve", env={"RICORDO_SERVER__PRT": "1"})

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == "ricordo: RICORDO_SERVER__PRT is not a setting; did you mean RICORDO_SERVER__PORT?\n"


def test_D08_a_secret_that_is_too_short_is_one_line_that_names_the_setting(run: Run):
    result = run("memories", "add", "likes tea", env={"RICORDO_SECRET": "short"})

    assert result.stdout == ""
    assert result.stderr.startswith("ricordo: store.secret (RICORDO_SECRET) has 5 bytes, 32 are needed: ")
    assert result.stderr.count("\n") == 1


def test_D08_a_wrong_flag_names_the_setting(run: Run):
    result = run("serve", "--upstream", "localhost:11434")

    assert result.exit_code == 2
    assert result.stderr.startswith("ricordo: command line: upstream.base: 'localhost:11434' is not an http")


def test_a_key_that_ricordo_holds_is_not_served_to_everybody_on_the_network(run: Run):
    result = run("serve", "--host", "192.0.2.1", env={"RICORDO_UPSTREAM__API_KEY": "canary"})

    assert result.exit_code == 2
    assert result.stderr.startswith("ricordo: upstream.api_key: everybody who reaches 192.0.2.1 could spend it")
    assert "canary" not in result.output


@pytest.mark.parametrize(
    ("command", "setting"),
    [("serve", "format.formatter"), ("serve", "compression.summarizer"), ("worker", "extraction.extractor")],
)
def test_an_own_part_that_is_not_there_is_one_line_that_names_the_setting(run: Run, command: str, setting: str):
    variable = f"RICORDO_{setting.upper().replace('.', '__')}"

    result = run(command, env={variable: "no_such_module:part"})

    assert result.exit_code == 2
    assert result.stderr.startswith(f"ricordo: {setting}: ")
    assert result.stderr.count("\n") == 1


def test_a_store_that_cannot_be_opened_is_one_line_and_exit_code_3(run: Run, tmp_path: Path):
    (tmp_path / "file").write_text("no folder")

    result = run("memories", "list", "--store", str(tmp_path / "file" / "ricordo.db"))

    assert result.exit_code == 3
    assert len(result.stderr.splitlines()) == 1
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "command",
    [
        "memories list",
        "memories users",
        "memories usage",
        "memories search tea",
        "memories closed",
        "memories history 0193e0a2",
        "memories review",
        "memories export -",
        "profile show",
        "jobs list",
        "keys list",
        "keys signing",
        "switches show",
        "reingest",
        "reembed",
    ],
)
def test_a_command_that_reads_makes_no_store_where_a_path_is_mistyped(run: Run, tmp_path: Path, command: str):
    mistyped = tmp_path / "folder" / "typo.db"

    result = run(*command.split(), "--store", str(mistyped))

    assert result.exit_code == 3
    assert result.stderr.startswith(f"ricordo: there is no store at {mistyped}: name the one that you mean (--store, ")
    assert result.stderr.count("\n") == 1
    assert not any(tmp_path.iterdir())


def test_a_file_that_is_no_store_is_left_alone(run: Run, tmp_path: Path):
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ada, " * 500)

    result = run("memories", "list", "--store", str(other))

    assert result.exit_code == 3
    assert other.read_text() == "Dear Ada, " * 500


def test_config_show_tells_values_and_where_they_came_from(run: Run, tmp_path: Path):
    file = tmp_path / "ricordo.toml"
    file.write_text("[logs]\nlevel = 'debug'\n")

    result = run("config", "show", "--config", str(file), "--json", env={"RICORDO_SERVER__PORT": "9"})

    shown = {line["setting"]: line for line in msgspec.json.decode(result.stdout)}
    assert shown["logs.level"] == {"setting": "logs.level", "value": "debug", "origin": str(file)}
    assert shown["server.port"] == {"setting": "server.port", "value": 9, "origin": "RICORDO_SERVER__PORT"}
    assert shown["server.host"]["origin"] == "default"


def test_D10_config_show_masks_secrets(run: Run):
    environ = {"RICORDO_SECRET": "canary-1", "OPENAI_API_KEY": "canary-2", "RICORDO_UPSTREAM__API_KEY": "canary-3"}

    for arguments in (("config", "show"), ("config", "show", "--json")):
        assert "canary" not in run(*arguments, env=environ).output


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("redis://app:canary@127.0.0.1:1/0", "redis://app:********@127.0.0.1:1/0"),
        ("redis://:can/ary@canary@127.0.0.1:1/0", "redis://:********@127.0.0.1:1/0"),
        ("redis://app:can ary@127.0.0.1:1/0", "redis://app:********@127.0.0.1:1/0"),
        ("redis+sentinel://app:canary@a:1,b:2/main/0", "redis+sentinel://app:********@a:1,b:2/main/0"),
        (
            "rediss+sentinel://a:1/main?sentinel_username=app&sentinel_password=canary&ssl_ca_certs=/ca.pem",
            "rediss+sentinel://a:1/main?sentinel_username=app&sentinel_password=********&ssl_ca_certs=/ca.pem",
        ),
        ("unix:///run/redis.sock?password=canary", "unix:///run/redis.sock?password=********"),
        ("redis://127.0.0.1:1/0", "redis://127.0.0.1:1/0"),
    ],
)
@pytest.mark.parametrize("by", ["environment", "flag"])
def test_D10_config_show_masks_the_password_within_a_url(run: Run, url: str, told: str, by: str):
    given = ("--store", url) if by == "flag" else ()

    for form in ((), ("--json",)):
        output = run("config", "show", "store", *given, *form, env={"RICORDO_STORE": url}).output
        assert told in output
        assert "canary" not in output


def test_config_show_takes_a_port_for_no_password(run: Run):
    url = "https://models.example:443/v1/claude@2024"

    assert url in run("config", "show", "upstream", env={"RICORDO_UPSTREAM": url}).output


def test_config_show_of_one_section_shows_only_that(run: Run):
    result = run("config", "show", "logs")

    assert [line.split("\t")[0] for line in result.stdout.splitlines()] == ["logs.level", "logs.format"]
    assert run("config", "show", "sever").exit_code == 2


def test_config_default_prints_a_file_that_can_be_used(run: Run):
    assert run("config", "default").stdout == default_toml()


# ── One command after the other on a store ────────────────────────────────────────────────────────────────────


def done(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return msgspec.json.decode(result.stdout)


def test_a_memory_is_added_found_pinned_listed_and_deleted(run: Run):
    memory_id = done(run("memories", "add", "I am allergic to penicillin", "--json"))["id"]
    found = done(run("memories", "search", "penicillin", "--json"))
    pinned = done(run("memories", "pin", memory_id, "--json"))
    unpinned = done(run("memories", "unpin", memory_id, "--json"))
    listed = done(run("memories", "list", "--json"))
    corrected = done(run("memories", "correct", memory_id, "I am allergic to nuts", "--json"))
    listed_again = done(run("memories", "list", "--json"))
    erased = done(run("memories", "delete", memory_id, "--yes", "--json"))

    assert [line["id"] for line in found] == [memory_id]
    assert 0 < found[0]["score"] <= 1
    assert (pinned["pinned"], unpinned["pinned"]) == (True, False)
    assert [(line["text"], line["user"], line["source"]) for line in listed] == [
        ("I am allergic to penicillin", "local", "confirmed")
    ]
    assert corrected["text"] == "I am allergic to nuts"
    assert listed_again == [corrected]
    assert erased["memories"] == 1
    assert done(run("memories", "list", "--json")) == []


def test_a_list_tells_where_a_memory_stands_why_and_until_when(run: Run):
    run("memories", "add", "I play the cello")
    run("memories", "add", "I'm allergic to nuts", "--pin")
    run("memories", "add", "for now I am in Rome", "--type", "working")

    listed = {line["text"]: line for line in done(run("memories", "list", "--json"))}
    always = done(run("memories", "list", "--view", "always", "--json"))
    chats = run("memories", "list", "--view", "chats").stdout

    assert [line["where"] for line in listed.values()] == ["About you", "Always included", "From your chats"]
    assert listed["I'm allergic to nuts"]["why"] == "pinned"
    assert [line["expires_on"] is None for line in listed.values()] == [True, True, False]
    assert [line["text"] for line in always] == ["I'm allergic to nuts"]
    assert "Rome" in chats
    assert "cello" not in chats
    assert done(run("memories", "list", "--project", "shop", "--json")) == []


def test_nothing_is_deleted_without_a_yes(run: Run):
    run("memories", "add", "likes tea", "--user", "ada")

    refused = run("memories", "delete", "--user", "ada", input="n\n")
    left = done(run("memories", "list", "--user", "ada", "--json"))
    agreed = run("memories", "delete", "--user", "ada", input="y\n")

    assert (refused.exit_code, len(left), agreed.exit_code) == (1, 1, 0)
    assert done(run("memories", "list", "--user", "ada", "--json")) == []


def test_nobody_is_asked_whether_to_delete_what_is_not_there(run: Run):
    run("memories", "add", "likes tea")

    result = run("memories", "delete", "abc", input="n\n")

    assert (result.exit_code, result.stderr) == (1, "ricordo: local has no memory abc\n")


def test_a_dry_run_that_finds_nothing_says_so(run: Run):
    run("memories", "add", "likes tea")

    result = run("reingest", "--dry-run")

    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr.endswith(" were read, and 0 memories would be added\n")


def test_a_delete_that_names_nobody_is_refused(run: Run):
    result = run("memories", "delete", "--yes")

    assert result.exit_code == 2
    assert "--user" in result.stderr


def test_what_is_not_there_is_one_line_and_exit_code_1(run: Run):
    result = run("memories", "pin", "0193e0a2")

    assert result.exit_code == 1
    assert result.stderr == "ricordo: local has no memory 0193e0a2\n"


def test_a_user_without_a_name_is_refused(run: Run):
    assert run("memories", "list", "--user", "").exit_code == 1


def test_memories_of_one_user_are_not_listed_for_another(run: Run):
    run("memories", "add", "likes tea", "--user", "ada")

    assert done(run("memories", "list", "--user", "bob", "--json")) == []
    assert done(run("memories", "list", "--user", "ada", "--tenant", "other", "--json")) == []


def test_a_key_is_shown_once_listed_without_its_secret_and_revoked(run: Run):
    made = done(run("keys", "create", "web shop", "--tenant", "shop", "--json"))
    listed = run("keys", "list", "--json")
    run("keys", "revoke", made["public"], "--yes")

    _, named, secret = made["key"].partition(f"rk_{made['public']}_")
    assert named
    assert secret not in listed.stdout
    assert [(line["name"], line["tenant"], line["revoked_at"]) for line in done(listed)] == [("web shop", "shop", None)]
    assert done(run("keys", "list", "--json"))[0]["revoked_at"]


def test_a_script_gets_the_bare_key(run: Run):
    assert run("keys", "create").stdout.startswith("rk_")


def test_a_key_of_a_tenant_that_no_header_could_name_is_refused(run: Run):
    run("memories", "add", "likes tea")

    assert run("keys", "create", "--tenant", "a|b").exit_code == 1
    assert done(run("keys", "list", "--json")) == []


def test_jobs_that_are_not_there_cannot_be_retried(run: Run):
    run("memories", "add", "likes tea")

    assert done(run("jobs", "list", "--json")) == []
    assert run("jobs", "retry", "t1").exit_code == 1
    assert run("jobs", "retry").exit_code == 2
    assert done(run("jobs", "retry", "--all", "--json")) == {"retried": 0}
    assert done(run("jobs", "discard", "--all", "--yes", "--json")) == {"discarded": 0}


def test_embedding_anew_has_nothing_to_do_where_all_is_embedded(run: Run):
    run("memories", "add", "likes tea")

    assert done(run("reembed", "--json"))["embedded"] == 0


def test_the_doctor_finds_what_is_amiss_and_ends_with_1(run: Run):
    run("memories", "add", "likes tea")

    result = run("check", "--upstream", "http://127.0.0.1:9/v1", "--json")

    levels = {finding["check"]: finding["level"] for finding in msgspec.json.decode(result.stdout)}
    assert levels == {
        "build": "ok",
        "settings": "ok",
        "prompt": "ok",
        "retention": "ok",
        "store": "ok",
        "vectors": "ok",
        "jobs": "ok",
        "embedder": "ok",
        "upstream": "fail",
        "identity": "ok",
    }
    assert result.exit_code == 1


def test_a_store_under_another_secret_is_refused_with_exit_code_3(run: Run):
    run("memories", "add", "likes tea")

    result = run("memories", "list", env={"RICORDO_SECRET": "x" * 32})

    assert result.exit_code == 3
    assert "another RICORDO_SECRET" in result.stderr


# ── As the shell sees it ──────────────────────────────────────────────────────────────────────────────────────


def ricordo(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("RICORDO_")}
    return subprocess.run(
        [sys.executable, "-m", "ricordo", *arguments],
        env=inherited | environ,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_the_shell_completes_commands():
    completed = ricordo(_RICORDO_COMPLETE="complete_bash", COMP_WORDS="ricordo me", COMP_CWORD="1")

    assert completed.stdout.split() == ["memories"]


def test_a_missing_configuration_file_is_one_line_and_exit_code_2(tmp_path: Path):
    completed = ricordo("config", "show", RICORDO_CONFIG=str(tmp_path / "nowhere.toml"))

    assert completed.returncode == 2
    assert completed.stderr == f"ricordo: {tmp_path / 'nowhere.toml'}: no such file or directory\n"


def test_a_port_that_is_taken_is_one_line_and_exit_code_1(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        completed = ricordo("serve", "--no-worker", "--port", port, "--store", str(tmp_path / "store.db"))

    assert completed.returncode == 1
    assert completed.stderr.startswith(f"ricordo: cannot listen on 127.0.0.1:{port}: ")
    assert len(completed.stderr.splitlines()) == 1


def test_the_demonstration_remembers_across_conversations():
    completed = ricordo("demo", "--json")

    assert completed.returncode == 0, completed.stderr
    report = msgspec.json.decode(completed.stdout)
    asked = report["conversations"][1]
    assert report["remembered"]
    assert len(asked) == 1
    assert "penicillin" not in asked[0]["user"]
    assert "scripted stand-in" in asked[0]["answer"]
    assert "penicillin" in asked[0]["answer"]
    assert any("penicillin" in text for text in report["memories"])
    assert not any("scripted stand-in" in text for text in report["memories"])


def test_a_module_of_the_folder_it_is_started_in_is_not_ricordos(tmp_path: Path):
    (tmp_path / "config.py").write_text("raise SystemExit('not yours')")
    command = [sys.executable, "-P", "-m", "ricordo", "config", "show", "--json"]

    shown = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True)

    assert b"upstream" in shown.stdout


def test_an_upstream_that_is_ricordo_itself_is_refused(tmp_path: Path):
    environ = {**os.environ, "OPENAI_BASE_URL": "http://localhost:8000/v1", "RICORDO_STORE": str(tmp_path / "r.db")}

    refused = subprocess.run(
        [sys.executable, "-P", "-m", "ricordo", "serve"], env=environ, capture_output=True, check=False
    )

    assert refused.returncode == 2
    assert b"is where Ricordo itself listens" in refused.stderr
