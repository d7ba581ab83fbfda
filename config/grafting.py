"""Adds settings to a file that somebody else has written: what stands there stays as it is, comments and order too.

What is added goes in as text, beside what it belongs to; a file that was parsed and written anew would lose half of
what its owner put there. Whether it came out right is then asked of a parser: the result must say all that the file
said, and what was added, and nothing else. Where it does not, or something else is set there already, it is refused.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from textwrap import indent
from typing import Any, NamedTuple, cast

import yaml

from config.errors import Refused


class FileForm(NamedTuple):
    """A kind of file: how its text is read, and how an addition gets into it."""

    read: Callable[[str], Any]
    """What a text says; None or empty if it says nothing. Raises `ValueError` or `yaml.YAMLError`."""
    add: Callable[[str, str, Any, Any], str]
    """Text, addition, and what each of them says → the text with what is missing in it."""


def grafted(form: str, text: str, addition: str) -> str:
    """`text` with what it lacks of `addition`. Raises `Refused`."""
    if text.count("\r\n") == text.count("\n") > 0:
        return grafted(form, text.replace("\r\n", "\n"), addition).replace("\n", "\r\n")
    read, add = FORMS[form]
    ours = read(addition)
    try:
        there = read(text)
        wanted = _merged(there, ours) if there else ours
        if wanted == there:
            return text
        result = add(text, addition, there, ours) if there else _ended(text) + addition
        if read(result) == wanted:
            return result
    except Refused:
        raise
    except (ValueError, RecursionError, yaml.YAMLError) as error:
        raise Refused(
            f"this cannot be read as {form}, or not with what would be added ({type(error).__name__})"
        ) from None
    raise Refused("it is written so that nothing can be added without changing what is there")


def _merged(there: Any, ours: Any, *path: str) -> Any:  # noqa: ANN401 - what a file says may be anything
    """What a file says once ours is in it. Raises `Refused` where it says something else."""
    if there == ours:
        return ours
    if isinstance(there, dict) and isinstance(ours, dict):
        known, wanted = cast("dict[Any, Any]", there), cast("dict[Any, Any]", ours)
        both = {name: _merged(known[name], value, *path, str(name)) for name, value in wanted.items() if name in known}
        return known | wanted | both
    if isinstance(there, list) and isinstance(ours, list):
        return [*cast("list[Any]", there), *_new_items(cast("list[Any]", there), cast("list[Any]", ours), *path)]
    raise Refused(f"`{'.'.join(path)}` is there already, and says something else")


def _new_items(there: list[Any], ours: list[Any], *path: str) -> list[Any]:
    """The items of ours that a list lacks. An item is known by its first field: its name, in all that we write."""
    missing: list[Any] = []
    for item in ours:
        same = [other for other in there if _name_of(other, item) == _name_of(item, item)]
        if not same:
            missing.append(item)
        elif item not in same:
            raise Refused(f"`{'.'.join(path)}` has an item {_name_of(item, item)!r} already, which says something else")
    return missing


def _name_of(item: Any, ours: Any) -> Any:  # noqa: ANN401 - the same
    if not isinstance(ours, dict):
        return item
    first = next(iter(cast("dict[Any, Any]", ours)))
    return cast("dict[Any, Any]", item).get(first) if isinstance(item, dict) else None


def _ended(text: str) -> str:
    """`text` with an end of its last line."""
    return text if not text or text.endswith("\n") else text + "\n"


# ── Variables ─────────────────────────────────────────────────────────────────────────────────────────────────

ASSIGNMENT = re.compile(r"^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(.*?)[ \t]*$", re.MULTILINE)


def _read_dotenv(text: str) -> dict[str, str]:
    """The variables that are set to something: an example's `NAME=''` sets nothing."""
    values: dict[str, str] = {}
    for name, value in ASSIGNMENT.findall(text):
        quoted = re.match(r"""(["'])(.*?)\1""", value)
        values[name] = quoted[2] if quoted else re.sub(r"(?:^|\s)#.*", "", value).strip()
    return {name: value for name, value in values.items() if value}


def _add_dotenv(text: str, addition: str, there: dict[str, str], _: object) -> str:
    lines = [line for line in addition.splitlines(keepends=True) if not _read_dotenv(line).keys() & there.keys()]
    return _ended(text) + "".join(lines)


# ── TOML ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _add_toml(text: str, addition: str, _: object, __: object) -> str:
    """Behind all that is there: what we add are tables."""
    return f"{_ended(text)}\n{addition}"


# ── YAML ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _add_yaml(text: str, _: str, there: Any, ours: Any) -> str:  # noqa: ANN401 - the same
    node: yaml.Node | None = yaml.SafeLoader(text).get_single_node()
    for at, lines in sorted(_insertions(text, node, there, ours), reverse=True):
        text = _ended(text[:at]) + lines + text[at:]
    return text


def _insertions(text: str, node: yaml.Node | None, there: Any, ours: Any) -> Iterator[tuple[int, str]]:  # noqa: ANN401 - the same
    """Where what is missing goes: behind the last line of what it belongs to, as far to the right."""
    missing: dict[Any, Any] | list[Any]
    if isinstance(node, yaml.MappingNode):
        missing = {name: value for name, value in ours.items() if name not in there}
        for key, value in node.value:
            name = key.value
            if name in ours and there[name] != ours[name]:
                yield from _insertions(text, value, there[name], ours[name])
    else:
        missing = _new_items(there, ours)
    if not missing:
        return
    if not isinstance(node, yaml.CollectionNode) or node.flow_style:
        raise Refused("what it belongs to is written on one line, in brackets")
    dumped = yaml.safe_dump(missing, sort_keys=False, allow_unicode=True)
    yield _end_of(text, node), indent(dumped, " " * node.start_mark.column)


def _end_of(text: str, node: yaml.Node) -> int:
    """Where the line behind a node begins."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style:
        last = node.value[-1]
        return _end_of(text, last[1] if isinstance(node, yaml.MappingNode) else last)
    end = node.end_mark
    if end.column == 0:  # of a text in several lines
        return end.index
    newline = text.find("\n", end.index)
    return len(text) if newline < 0 else newline + 1


FORMS = {
    "dotenv": FileForm(_read_dotenv, _add_dotenv),
    "toml": FileForm(tomllib.loads, _add_toml),
    "yaml": FileForm(yaml.safe_load, _add_yaml),
}
