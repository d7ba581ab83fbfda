"""`ricordo connect`: what it prints, and what it does to a file."""

import base64
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from typer.testing import CliRunner, Result

from config.clients import clients
from ricordo.cli.app import app

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    runner = CliRunner(env={"TERM": "dumb", "COLUMNS": "200", "OPENAI_BASE_URL": ""})
    return lambda *arguments, **env: runner.invoke(app, ["connect", *arguments], env=env)


def done(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return msgspec.json.decode(result.stdout)


def test_without_a_client_it_lists_them_all(run: Run):
    listed = {line["client"]: line for line in done(run("--json"))}

    assert listed.keys() == clients().keys()
    assert listed["aider"]["speaks"] == "chat"
    assert listed["codex"]["speaks"] == "responses"
    assert [line.split("\t")[0] for line in run().stdout.splitlines()] == list(clients())


@pytest.mark.parametrize("name", clients())
def test_each_client_is_told_its_settings_and_where_success_shows(run: Run, name: str):
    shown = run(name)

    assert shown.exit_code == 0
    assert clients()[name].success in shown.stdout
    assert "**" not in shown.stdout
    assert done(run(name, "--json"))["client"] == name


def test_the_address_is_that_of_the_settings_in_force_or_the_one_that_is_given(run: Run):
    def base(*arguments: str, **env: str) -> str:
        return done(run("aider", "--json", *arguments, **env))["url"]

    assert base() == "http://127.0.0.1:8000/v1"
    assert base(RICORDO_SERVER__PORT="9000", RICORDO_SERVER__HOST="0.0.0.0") == "http://127.0.0.1:9000/v1"  # noqa: S104
    assert base(RICORDO_SERVER__HOST="::1") == "http://[::1]:8000/v1"
    assert base(RICORDO_SERVER__HOST="ricordo.lan") == "http://ricordo.lan:8000/v1"
    assert {base("--url", f"https://r.example{end}") for end in ("", "/", "/v1", "/v1/")} == {"https://r.example/v1"}


def test_a_server_that_wants_no_key_is_given_a_placeholder(run: Run):
    def key(**env: str) -> str:
        return done(run("librechat", "--json", **env))["steps"][0]["settings"].partition("apiKey: ")[2].splitlines()[0]

    assert key() == '"${OPENAI_API_KEY}"'
    assert key(RICORDO_UPSTREAM="http://127.0.0.1:11434/v1") == '"none"'
    assert key(RICORDO_UPSTREAM__API_KEY="sk-held") == '"none"'


def test_it_says_who_has_a_memory_under_the_settings_in_force(run: Run):
    away = run("open-webui", RICORDO_SERVER__HOST="0.0.0.0")  # noqa: S104 - nobody listens

    assert "RICORDO_IDENTITY__LOCAL=on" in away.stdout
    assert "your own account" in run("open-webui").stdout


def test_where_applications_have_keys_of_ricordos_own_it_says_how_to_make_one(run: Run):
    assert "ricordo keys create" in run("aider", RICORDO_IDENTITY__MODE="keys").stdout


@pytest.mark.parametrize(("given", "meant"), [("OpenWebUI", "open-webui"), ("AI SDK", "ai-sdk"), ("aidr", "aider")])
def test_a_name_that_is_spelled_otherwise_is_understood_or_suggested(run: Run, given: str, meant: str):
    result = run(given, "--json")

    assert done(result)["client"] == meant if result.exit_code == 0 else meant in result.stderr


def test_a_client_that_is_not_known_is_an_error_that_says_where_they_are_listed(run: Run):
    result = run("netscape")

    assert result.exit_code == 2
    assert "ricordo connect" in result.stderr


def test_a_user_whom_no_header_could_name_is_encoded(run: Run):
    settings = done(run("aider", "--user", "Ada Lovelace", "--json"))["steps"][1]["settings"]

    (sent,) = yaml.safe_load(settings)[0]["extra_params"]["extra_headers"].values()
    assert base64.b64decode(sent.removeprefix("b64:")).decode() == "Ada Lovelace"


@pytest.mark.parametrize(
    "arguments",
    [
        ("--url", "ricordo:8000"),
        ("--url", 'http://r/"'),
        ("--key", 'x"\ny: z'),
        ("--key", "two words"),
        ("--model", 'm"'),
        ("--user", " "),
        ("--user", "a\nb"),
        ("--file", "x.yml"),
    ],
)
def test_what_would_not_stay_in_its_place_is_refused(run: Run, arguments: tuple[str, str]):
    assert run("aider", *arguments).exit_code == 2


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# ── Into a file ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_file_that_is_not_there_is_made(run: Run, tmp_path: Path):
    result = run("continue", "--write", "--user", "ada")

    made = tmp_path / "home" / ".continue" / "config.yaml"
    said = yaml.safe_load(made.read_text())
    assert result.exit_code == 0
    assert str(made) in result.stdout
    assert said["schema"] == "v1"
    assert said["models"][0]["requestOptions"] == {"headers": {"X-Memory-User": "ada"}}
    assert not list(made.parent.glob("*.bak*"))


def test_a_file_that_is_there_keeps_what_it_says_and_a_copy_stays_beside_it(run: Run, tmp_path: Path):
    file = tmp_path / ".aider.conf.yml"
    file.write_text("# mine\ndark-mode: true # at night\n")
    file.chmod(0o640)

    result = run("aider", "--write")

    assert file.read_text().startswith("# mine\ndark-mode: true # at night\n")
    assert yaml.safe_load(file.read_text())["openai-api-base"] == "http://127.0.0.1:8000/v1"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert (tmp_path / ".aider.conf.yml.bak").read_text() == "# mine\ndark-mode: true # at night\n"
    assert "+openai-api-base" in result.stdout
    assert "at night" not in result.stdout


def test_written_twice_is_written_once(run: Run, tmp_path: Path):
    run("librechat", "--write")
    once = (tmp_path / "librechat.yaml").read_bytes()
    again = done(run("librechat", "--write", "--json"))

    assert (tmp_path / "librechat.yaml").read_bytes() == once
    assert [step["written"] for step in again["steps"]] == ["unchanged"]
    assert names_in(tmp_path) == ["librechat.yaml"]


def test_copies_of_before_are_never_written_over(run: Run, tmp_path: Path):
    (tmp_path / ".env").write_text("A=1\n")
    (tmp_path / ".env.bak").write_text("precious\n")

    backup = done(run("anythingllm", "--write", "--json"))["steps"][0]["backup"]

    assert (tmp_path / ".env.bak").read_text() == "precious\n"
    assert Path(backup).read_text() == "A=1\n"


def test_where_something_else_is_set_nothing_is_written_anywhere(run: Run, tmp_path: Path):
    (tmp_path / ".aider.model.settings.yml").write_text("- name: aider/extra_params\n  extra_params: {}\n")

    result = run("aider", "--user", "ada", "--write")

    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert ".aider.model.settings.yml" in result.stderr
    assert names_in(tmp_path) == [".aider.model.settings.yml"]


def test_another_file_can_be_named_and_the_second_goes_beside_it(run: Run, tmp_path: Path):
    (tmp_path / "project").mkdir()

    run("aider", "--user", "ada", "--write", "--file", "project/conf.yml")

    assert names_in(tmp_path / "project") == [".aider.model.settings.yml", "conf.yml"]


def test_a_link_is_followed_not_replaced(run: Run, tmp_path: Path):
    (tmp_path / "real.yml").write_text("dark-mode: true\n")
    (tmp_path / ".aider.conf.yml").symlink_to("real.yml")

    run("aider", "--write")

    assert (tmp_path / ".aider.conf.yml").is_symlink()
    assert "openai-api-base" in (tmp_path / "real.yml").read_text()


def test_a_new_file_that_holds_a_key_is_its_owners_alone(run: Run, tmp_path: Path):
    run("aider", "--write", "--key", "sk-0123456789abcdefghij")

    assert stat.S_IMODE((tmp_path / ".aider.conf.yml").stat().st_mode) == 0o600


def test_a_client_without_a_file_is_told_to_set_it_by_hand(run: Run):
    result = run("cline", "--write")

    assert result.exit_code == 1
    assert "by hand" in result.stderr


def test_a_file_that_is_no_text_is_left_alone(run: Run, tmp_path: Path):
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00")

    assert run("anythingllm", "--write").exit_code == 1
    assert (tmp_path / ".env").read_bytes() == b"\xff\xfe\x00"
