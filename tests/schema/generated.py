"""What schemathesis sends that no schema can say.

A memory ends after now and is said before it, an upstream is there, a key's default user is one of its users, filters
have as many conditions as they may in all, a time zone is one of IANA's, lines that were exported fit together, no
part of a session has the id of another one, no summary has taken in another one that is there, and an integer, which to
JSON Schema any large number is, has 64 bits.
"""

import json
from collections.abc import Callable
from typing import Any, cast
from zoneinfo import available_timezones

import schemathesis
from hypothesis import strategies as st

from memory.model.where import MOST_CONDITIONS

NDJSON = "application/x-ndjson"
UPSTREAM = "default"
LATER, EARLIER = "2999-01-01T00:00:00Z", "2001-01-01T00:00:00Z"
TIMES: dict[str, object] = {
    "expires_at": LATER,
    "expiration_date": LATER[:10],
    "at": EARLIER,
    "timestamp": 10**9,
    "upstream": UPSTREAM,
}


def before_call(_context: object, case: Any, _kwargs: object) -> None:
    """Of a body that is sound these values are others; no other value, and no body that is not."""
    if case.meta is not None and case.meta.generation.mode.is_positive:
        case.body = moved(cast("object", case.body))
        if "filters" in (case.query or {}):
            case.query = case.query | {"filters": _read_filters(case.query["filters"])}
        if case.media_type == NDJSON and isinstance(case.body, str):
            case.query = {}  # whose the lines are, the header says


def moved(body: object) -> object:
    """A body with its times on their side of now, and the rest of what this module begins with."""
    if isinstance(body, list):
        return [moved(each) for each in cast("list[object]", body)]
    if not isinstance(body, dict):
        return body
    fields = cast("dict[str, object]", body)
    users, default = fields.get("users"), fields.get("default_user")
    if isinstance(users, list) and users and default is not None:
        fields |= {"users": [default, *cast("list[object]", users)[1:]]}
    return {name: _moved(name, value) for name, value in fields.items()}


def _moved(name: str, value: object) -> object:
    if name in TIMES and value is not None:
        # Of a session's entry it is spelled as a date, of mem0's messages in seconds.
        return EARLIER if name == "timestamp" and isinstance(value, str) else TIMES[name]
    if name in {"entries", "summaries"} and isinstance(value, list):
        parts = cast("list[dict[str, object]]", value)
        return moved(list({part["id"]: part for part in parts}.values()))
    if name == "folded":
        return []
    if name == "filters" and isinstance(value, dict):
        given = cast("object", value)
        return {"category": "work"} if conditions(given) > MOST_CONDITIONS else with_short_integers(given)
    return with_short_integers(value) if name == "metadata" else moved(value)


def _read_filters(given: object) -> object:
    """Filters of a query, which are written as JSON there."""
    if not isinstance(given, str):
        return _moved("filters", given)
    return json.dumps(_moved("filters", json.loads(given)))


def with_short_integers(value: object) -> object:
    """The same; what 64 bits do not hold is no integer."""
    if isinstance(value, dict):
        return {name: with_short_integers(each) for name, each in cast("dict[str, object]", value).items()}
    if isinstance(value, list):
        return [with_short_integers(each) for each in cast("list[object]", value)]
    is_long = isinstance(value, int) and not -(2**63) <= value < 2**64
    return float(cast("int", value)) if is_long else value


def conditions(where: object) -> int:
    """How many conditions filters have at most: as many as values stand in them."""
    if isinstance(where, dict):
        return sum(map(conditions, cast("dict[str, object]", where).values()))
    return sum(map(conditions, cast("list[object]", where))) if isinstance(where, list) else 1


cast("Callable[[object], object]", cast("Any", schemathesis).hook)(before_call)
schemathesis.openapi.format("timezone", st.sampled_from(sorted(available_timezones())))


@st.composite
def exports(draw: st.DrawFn) -> str:
    """Lines that Ada exported: what names her, and each time, in a line that has to fit the others."""
    texts = draw(st.lists(st.text("abc xyz", min_size=1).filter(str.strip), max_size=3))
    lines: list[object] = [{"kind": "begin", "version": 1, "exported_at": EARLIER, "user": "ada"}]
    for text in texts:
        memory_id, when = str(draw(st.uuids())), {"created_at": EARLIER, "updated_at": EARLIER}
        event = {"id": "e", "event": draw(st.sampled_from(["ADD", "UPDATE"])), "old_value": None, "new_value": text}
        memory = {"id": memory_id, "scope": {"tenant": "-", "user": "ada"}, "text": text, "mentioned_at": EARLIER[:10]}
        history = [event | {"memory_id": memory_id, "timestamp": EARLIER}]
        lines.append({"kind": "memory", "memory": memory | when, "history": history})
    return "\n".join(map(json.dumps, [*lines, {"kind": "end", "lines": len(lines)}]))


schemathesis.openapi.format("ndjson", exports())
cast("Any", schemathesis).serializer.alias(NDJSON, "text/plain")
