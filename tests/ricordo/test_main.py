import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ricordo.__main__ import main

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


@pytest.mark.parametrize("moment", ["ricordo.cli.plain.plain_command", "ricordo.cli.starting.serve"])
def test_who_interrupts_a_start_sees_no_more_of_it(monkeypatch: pytest.MonkeyPatch, moment: str):
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(moment, interrupted)
    monkeypatch.setattr(sys, "argv", ["ricordo", "serve"])
    with pytest.raises(SystemExit) as ended:
        main()

    assert ended.value.code == 130


LOADS_SLOWLY = """
import sys, time
from ricordo.__main__ import main
from ricordo.cli import starting

def load():
    print("loading", flush=True)
    time.sleep(0.5)
    raise SystemExit("loaded")

starting._what_serves = load
sys.argv = ["ricordo", "serve", "--no-worker", "--store", sys.argv[1]]
main()
"""


def test_who_interrupts_what_is_still_loaded_is_told_so(tmp_path: Path):
    command = [sys.executable, "-c", LOADS_SLOWLY, str(tmp_path / "ricordo.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "loading\n"
        process.send_signal(signal.SIGINT)

    assert process.returncode == 130
