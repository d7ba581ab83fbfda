"""Limits that contradict each other, or what they are for, are told, and no others."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from config.limits import limit_doubts
from config.loading import load
from ricordo.cli.app import app

MODEL: dict[str, Any] = {"llm.kind": "openai", "llm.base_url": "http://127.0.0.1:9/v1"}
OF_A_JOB = ["extraction.seconds", "llm.asking.deadline_seconds", "ingest.decision_seconds"]


def doubts(**flags: object) -> list[str]:
    """Which settings are told of, the first of each line."""
    keys = {key.replace("__", "."): value for key, value in flags.items()}
    return [each.detail.split()[0] for each in limit_doubts(load(environ={}, flags=keys).settings)]


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        ({}, []),
        (MODEL, []),
        (MODEL | {"worker.job_seconds": 10.0}, OF_A_JOB),
        ({"worker.job_seconds": 10.0}, []),
        (MODEL | {"extraction.seconds": 60.0}, ["extraction.seconds"]),
        (MODEL | {"extraction.seconds": 59.0}, []),
        (MODEL | {"llm.asking.try_seconds": 55.0}, ["llm.asking.try_seconds"]),
        (MODEL | {"llm.asking.try_seconds": 50.0}, []),
        ({"upstream.deadlines.total": 100.0}, ["upstream.deadlines.first_byte", "upstream.deadlines.idle"]),
        ({"upstream.deadlines.total": 300.0}, []),
        ({"recall.deadline_seconds": 150.0}, ["recall.deadline_seconds"]),
        ({"recall.deadline_seconds": 2.0}, []),
        ({"recall.forget_seconds": 500.0}, ["recall.forget_seconds"]),
        ({"worker.job_seconds": 60_000.0}, ["worker.job_seconds"]),
        ({"worker.job_seconds": 3_600.0}, []),
        ({"listener.header_seconds": 10_000.0}, ["listener.header_seconds"]),
        ({"server.notice_seconds": 600}, []),
    ],
)
def test_limits_that_make_no_sense_are_told(flags: dict[str, Any], told: list[str]):
    assert doubts(**flags) == told


def test_the_settings_are_shown_with_what_is_wrong_beside_them(tmp_path: Path):
    shown = CliRunner(env={"RICORDO_RECALL__DEADLINE_SECONDS": "150", "HOME": str(tmp_path)}).invoke(
        app, ["config", "show", "recall"]
    )

    assert "recall.deadline_seconds" in shown.stdout
    assert "ricordo: recall.deadline_seconds = 150 is in seconds" in shown.stderr
    assert "0.15 is usual" in shown.stderr
    assert "is in seconds" not in shown.stdout


def test_the_doctor_warns_of_them(tmp_path: Path):
    environ = {"RICORDO_STORE": str(tmp_path / "r.db"), "RICORDO_JOURNAL__WAIT_SECONDS": "2000", "HOME": str(tmp_path)}
    told = CliRunner(env=environ).invoke(app, ["check", "--upstream", "http://127.0.0.1:9/v1", "--json"]).stdout

    (found,) = [line for line in json.loads(told) if line["check"] == "limits"]
    assert found["level"] == "warn"
    assert found["detail"].startswith("journal.wait_seconds = 2000 is in seconds")
