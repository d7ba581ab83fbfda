"""What the tables of all languages say, as one expression."""

from collections.abc import Iterable


def any_of(tables: Iterable[object], field: str) -> str:
    """What tables have in a field: alternatives, each once; who has nothing there leaves nothing."""
    return "|".join(dict.fromkeys(said for each in tables if (said := getattr(each, field))))
