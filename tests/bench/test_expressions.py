"""The file of what our expressions ask for is up to date."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.long


def test_the_file_has_what_each_expression_asks_for():
    """If it has not: `make expressions`."""
    done = subprocess.run([sys.executable, "-m", "bench.expressions"], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
