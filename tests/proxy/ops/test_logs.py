"""What becomes of a line of the log that cannot be written."""

import subprocess
import sys
from pathlib import Path

import pytest

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
