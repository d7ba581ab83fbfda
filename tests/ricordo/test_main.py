import subprocess
import sys
from pathlib import Path

import pytest

LOADS_NUMPY = """
import sys
from pathlib import Path
from ricordo.__main__ import main

sys.argv = ["ricordo", "--help"]
try:
    main()
except SystemExit:
    pass
import numpy
print(len(list(Path("/proc/self/task").iterdir())))
"""


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="its threads are counted there")
def test_numpy_has_no_threads_of_its_own():
    done = subprocess.run([sys.executable, "-c", LOADS_NUMPY], check=True, capture_output=True, text=True)

    assert done.stdout.splitlines()[-1] == "1"
