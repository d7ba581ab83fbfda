"""`ricordo keys`: what is said of a key when it is made."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from ricordo.cli.app import app
from ricordo.cli.keys import end_of

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("said", "end"),
    [
        ("12h", NOW + timedelta(hours=12)),
        ("90d", NOW + timedelta(days=90)),
        ("2026-05-01", datetime(2026, 5, 1, 23, 59, 59, 999999, UTC)),
    ],
)
def test_an_end_is_a_span_or_a_day(said: str, end: datetime):
    assert end_of(said, now=NOW) == end


@pytest.mark.parametrize("said", ["", "0d", "90", "d90", "-1d", "2026-04-30", "2026-13-01", "tomorrow", "999999d"])
def test_what_is_no_end_is_refused(said: str):
    with pytest.raises(typer.BadParameter):
        end_of(said, now=NOW)


def test_a_name_that_is_given_is_no_empty_one(tmp_path: Path):
    store = ["--store", str(tmp_path / "ricordo.db")]

    result = CliRunner().invoke(app, ["keys", "create", " ", *store])

    assert result.exit_code == 2
    assert "it is empty" in result.output
    assert CliRunner().invoke(app, ["keys", "create", *store]).exit_code == 0


def test_roles_users_and_an_end_are_kept_with_a_key(tmp_path: Path):
    store = ["--store", str(tmp_path / "ricordo.db"), "--json"]
    made = ["keys", "create", "desk", "--role", "write", "--role", "read", "--user", "ada", "--expires", "90d"]

    assert CliRunner().invoke(app, [*made, *store]).exit_code == 0

    (line,) = msgspec.json.decode(CliRunner().invoke(app, ["keys", "list", *store]).stdout)
    assert (line["roles"], line["users"]) == (["read", "write"], ["ada"])
    assert line["expires_at"] > line["created_at"]
