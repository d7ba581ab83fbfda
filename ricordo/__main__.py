"""The entry point of the command `ricordo`."""

import gc
import os
import sys

COLLECT_AFTER = 50_000
"""Objects that come before the collector looks for cycles. Loading what Ricordo is made of makes more than the usual
700 some hundred times over, and all of it stays: a tenth of the start went into looking."""

ARITHMETIC_THREADS = "1"
"""Of NumPy's library. From some 1,800 memories of one user on it would divide a search among all cores, and each of
its threads looks out for more work for longer than turns are apart: a core for nothing, and no search is faster."""


INTERRUPTED = 130
"""The exit code of whoever is stopped by Ctrl-C before it listens to signals: 128 + SIGINT, as shells say it."""


def main() -> None:
    """Run the command line."""
    try:
        _run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _run() -> None:
    gc.set_threshold(COLLECT_AFTER)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", ARITHMETIC_THREADS)  # read once, when NumPy is loaded
    from ricordo.cli.plain import plain_command  # noqa: PLC0415 - see COLLECT_AFTER and ARITHMETIC_THREADS

    if (run := plain_command(sys.argv[1:])) is not None:
        sys.exit(run())
    from ricordo.cli.app import app  # noqa: PLC0415 - the same

    app(prog_name="ricordo")


if __name__ == "__main__":
    main()
