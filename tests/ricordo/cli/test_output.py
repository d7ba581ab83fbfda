"""What the commands print."""

import msgspec
import pytest

from ricordo.cli.errors import complain, printable
from ricordo.cli.output import Output, cell


class Line(msgspec.Struct):
    name: str
    tags: tuple[str, ...] = ()
    pinned: bool = False
    score: float | None = None


def test_a_pipe_gets_one_tab_separated_line_a_row(capsys: pytest.CaptureFixture[str]):
    Output().rows({"name": "name", "tags": "tags"}, [Line("a", ("x", "y")), Line("b")], empty="nothing")

    assert capsys.readouterr().out == "a\tx, y\nb\t\n"


def test_nothing_is_an_empty_list_in_json_and_no_line_in_a_pipe(capsys: pytest.CaptureFixture[str]):
    Output(as_json=True).rows({"name": "name"}, [], empty="nothing")
    Output().rows({"name": "name"}, [], empty="nothing")

    assert msgspec.json.decode(capsys.readouterr().out) == []


def test_json_has_all_fields_whatever_the_columns_are(capsys: pytest.CaptureFixture[str]):
    Output(as_json=True).rows({"name": "name"}, [Line("é")], empty="nothing")

    assert msgspec.json.decode(capsys.readouterr().out) == [{"name": "é", "tags": [], "pinned": False, "score": None}]


def test_a_terminal_gets_a_table_without_markup_of_the_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("FORCE_COLOR", "1")
    Output().rows({"name": "name"}, [Line("[bold]x[/]")], empty="nothing")

    assert "[bold]x[/]" in capsys.readouterr().out


def test_an_id_is_shown_whole_however_narrow_the_terminal_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "50")
    Output().rows({"id": "id", "memory": "text"}, [{"id": "x" * 36, "text": "word " * 30}], empty="nothing")

    assert "x" * 36 in capsys.readouterr().out


def test_no_text_speaks_to_the_terminal(capsys: pytest.CaptureFixture[str]):
    Output().rows({"name": "name"}, [Line("a\x1b[2Jb\r\nc\u202ed")], empty="nothing")
    complain("x\x1b]0;title\x07\ny")

    printed = capsys.readouterr()
    assert printed.out == "a·[2Jb··c·d\n"
    assert printed.err == "ricordo: x·]0;title··y\n"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, ""),
        (True, "true"),
        (False, "false"),
        (0.5, "0.5"),
        (900.0, "900"),
        (1 / 3, "0.333"),
        (3, "3"),
        (["a", 1], "a, 1"),
        ("é", "é"),
    ],
)
def test_a_cell_is_one_short_line(value: object, shown: str):
    assert cell(value) == shown


def test_ordinary_text_of_any_script_stays_as_it_is():
    assert printable("Ada – 東京, naïve 🙂") == "Ada – 東京, naïve 🙂"
