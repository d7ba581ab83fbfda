"""What a text says of its user, in one line."""

from memory.language.sayings import said_by


def told_in(text: str) -> str:
    """`field=value unit; no field=value`."""
    return "; ".join(
        f"{'no ' if act == 'drop' else ''}{said.field}={said.value}{f' {said.unit}' if said.unit else ''}"
        for said, act in said_by(text, by_model=False)
    )
