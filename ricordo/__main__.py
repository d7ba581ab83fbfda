"""The entry point of the command `ricordo`."""

from proxy.cli import app


def main() -> None:
    """Run the command line."""
    app(prog_name="ricordo")


if __name__ == "__main__":
    main()
