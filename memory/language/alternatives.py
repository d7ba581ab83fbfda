"""What the tables of all languages say, as one expression."""

from collections.abc import Iterable, Iterator


def any_of(tables: Iterable[object], *fields: str) -> str:
    """What tables have in fields, each a text or several: alternatives, each once; who has nothing leaves nothing."""
    told = tuple(tables)
    return "|".join(dict.fromkeys(said for field in fields for each in told for said in _said(getattr(each, field))))


def _said(field: str | tuple[str, ...]) -> Iterator[str]:
    return filter(None, (field,) if isinstance(field, str) else field)
