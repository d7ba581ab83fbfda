"""The embedded engine on SQLite: no service, one memory file and one journal beside it."""

from adapters.sqlite.engine import SqliteEngine

__all__ = ["SqliteEngine"]
