"""`python -m tests.foreign.suites`: the test suites of openai-python and openai-node, unmodified, through Ricordo.

It is given their checkouts, made ready as their own CONTRIBUTING.md says. Each suite talks to a mock server that its
checkout starts out of OpenAI's specification; it is run against that and against a Ricordo in front of it, and the
same tests must pass. Exit code 1: they did not.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree as ET

import httpx2
import msgspec

from bench.load.peers import free_port
from config.loading import load_settings
from tests.e2e.subprocesses import Served, until

MOCK = "http://127.0.0.1:4010"
"""Where the checkouts' own `scripts/mock` listens. It has no `/v1`: Ricordo's stands for the whole of it."""

Outcomes = dict[str, str]
"""What became of each test."""


class Suite(msgspec.Struct, frozen=True):
    """How a checkout's tests of the API are run, and how their report is read."""

    name: str
    command: Callable[[Path], list[str]]
    """The report goes into the file."""
    read: Callable[[str], Outcomes]


def _pytest(report: Path) -> list[str]:
    return [".venv/bin/python", "-m", "pytest", "-q", "-n", "2", f"--junitxml={report}", "tests/api_resources"]


def _jest(report: Path) -> list[str]:
    return ["node_modules/.bin/jest", "--runInBand", "--silent", "--json", f"--outputFile={report}"]


def _of_junit(text: str) -> Outcomes:
    cases = ET.fromstring(text).iter("testcase")  # noqa: S314 - our own pytest wrote it
    return {
        f"{case.get('classname')}::{case.get('name')}": next(
            (each.tag for each in case if each.tag != "properties"), "passed"
        )
        for case in cases
    }


def _of_jest(text: str) -> Outcomes:
    return {
        f"{file['name']}::{test['fullName']}": test["status"]
        for file in json.loads(text)["testResults"]
        for test in file["assertionResults"]
    }


SUITES = (Suite("openai-python", _pytest, _of_junit), Suite("openai-node", _jest, _of_jest))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.foreign.suites", description=__doc__)
    for suite in SUITES:
        parser.add_argument(
            f"--{suite.name}", type=Path, metavar="CHECKOUT", help="where it is, made ready for its tests"
        )
    parser.add_argument(
        "--mock", default="scripts/mock", help="the command that starts the mock, in the checkout's folder"
    )
    given = vars(parser.parse_args())
    checkouts = [(suite, given[suite.name.replace("-", "_")]) for suite in SUITES]
    if not any(checkout for _, checkout in checkouts):
        parser.error("name a checkout")
    differing = [suite.name for suite, checkout in checkouts if checkout and _differs(suite, checkout, given["mock"])]
    return int(bool(differing))


def _differs(suite: Suite, checkout: Path, mock: str) -> bool:
    """Run a suite both ways and tell what came of it; whether the two differ."""
    with _mocked(checkout, mock):
        directly = _outcomes(suite, checkout, MOCK)
        with tempfile.TemporaryDirectory(prefix="ricordo-foreign-") as folder:
            flags = {"store.path_or_url": str(Path(folder) / "ricordo.db"), "upstream.base": MOCK}
            with Served(load_settings(environ={}, flags=flags), free_port()) as served:
                through = _outcomes(suite, checkout, f"http://127.0.0.1:{served.port}/v1")
    differing = sorted(name for name in directly | through if directly.get(name) != through.get(name))
    for name in differing:
        print(f"{name}: {through.get(name)} instead of {directly.get(name)}")
    passed = [sum(outcome == "passed" for outcome in outcomes.values()) for outcomes in (directly, through)]
    print(f"{suite.name}: {len(directly)} tests, {passed[0]} pass directly, {passed[1]} through Ricordo", flush=True)
    return bool(differing)


def _outcomes(suite: Suite, checkout: Path, base_url: str) -> Outcomes:
    with tempfile.TemporaryDirectory(prefix="ricordo-foreign-") as folder:
        report = Path(folder) / "report"
        environ = os.environ | {"TEST_API_BASE_URL": base_url}
        subprocess.run(suite.command(report), cwd=checkout, env=environ, stdout=sys.stderr, check=False)
        return suite.read(report.read_text())


@contextmanager
def _mocked(checkout: Path, mock: str) -> Generator[None]:
    """The checkout's own mock server, in a process group of its own."""
    process = subprocess.Popen(
        shlex.split(mock), cwd=checkout, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        until(lambda: process.poll() is not None or _is_up(), seconds=120, pause=0.2)
        if process.poll() is not None:
            sys.exit(f"`{mock}` in {checkout} ended with exit code {process.returncode}")
        yield
    finally:
        if process.poll() is None:
            os.killpg(process.pid, 15)
        process.wait()


def _is_up() -> bool:
    try:
        return httpx2.get(f"{MOCK}/_x-steady/health").is_success
    except httpx2.HTTPError:
        return False


if __name__ == "__main__":
    sys.exit(main())
