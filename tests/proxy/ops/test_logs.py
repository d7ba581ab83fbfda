"""What stands in a line of the log, and what becomes of one that cannot be written."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from memory.language.weights import Weights
from proxy.ops.logs import error_name

FULL = Path("/dev/full")
LINES = """
import structlog
from proxy.ops.logs import configure_logs
configure_logs(level="info", form=FORM)
for _ in range(1_000):
    structlog.get_logger().info("request", route="chat")
print("went on")
"""


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("form", ["json", "console"])
def test_a_log_whose_disk_is_full_loses_its_lines_and_stops_nothing(form: str):
    with FULL.open("wb") as full:
        script = LINES.replace("FORM", repr(form))
        done = subprocess.run([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=full, check=False)

    assert done.stdout == b"went on\n"


def test_an_error_of_a_library_is_told_with_where_in_our_own_code_and_which_file_is_missing():
    with pytest.raises(FileNotFoundError) as raised:
        Weights.of("none_weights.txt")

    named = error_name(raised.value)

    assert re.fullmatch(
        r"FileNotFoundError \(\S+/none_weights\.txt\) at pathlib:\d+, by memory.language.weights:\d+", named
    )


def test_what_an_error_says_is_not_told():
    def read() -> None:
        raise ValueError("what the user said")

    with pytest.raises(ValueError, match="said") as raised:
        read()

    assert re.fullmatch(r"ValueError at tests\.proxy\.ops\.test_logs:\d+", error_name(raised.value))
