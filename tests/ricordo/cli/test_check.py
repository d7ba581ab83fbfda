"""`ricordo check` asks each upstream of the settings, with its own key, and says what to do of each."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from typer.testing import CliRunner

from ricordo.cli.app import app
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
