"""What an operator names by an import path: a function or an object of his own."""

from importlib import import_module


def at_import_path(path: str, *, wanted: str) -> object:
    """What stands at `package.module:name`; `wanted` says in an error what it was to be.

    Raises `ValueError` when nothing is there, and whatever else the module itself raises.
    """
    module, _, name = path.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise ValueError(f"{wanted} {path!r}: {error}; give it as package.module:name") from error
