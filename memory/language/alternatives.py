"""What the tables of all languages say, as one expression."""

from collections.abc import Iterable


def any_of(tables: Iterable[object], *fields: str) -> str:
    """What tables have in fields: alternatives, each once; who has nothing there leaves nothing."""
    told = tuple(tables)
    return "|".join(dict.fromkeys(said for field in fields for each in told if (said := getattr(each, field))))
