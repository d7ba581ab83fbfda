"""The library of the logs, loaded without what no log of ours uses."""

import sys
from importlib import import_module
from types import ModuleType
from typing import cast


def load_logs() -> None:
    """Load structlog without rich, 70 modules that it would use for tracebacks in colours: no log of ours has any."""
    if "rich" not in sys.modules:
        sys.modules["rich"] = cast("ModuleType", None)  # Python's own sign of one that cannot be imported
        import_module("structlog")
        del sys.modules["rich"]
