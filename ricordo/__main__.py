"""The entry point of the command `ricordo`."""

import gc

COLLECT_AFTER = 50_000
"""Objects that come before the collector looks for cycles. Loading what Ricordo is made of makes more than the usual
700 some hundred times over, and all of it stays: a tenth of the start went into looking."""


def main() -> None:
    """Run the command line."""
    gc.set_threshold(COLLECT_AFTER)
    from ricordo.cli.app import app  # noqa: PLC0415 - see COLLECT_AFTER

    app(prog_name="ricordo")


if __name__ == "__main__":
    main()
