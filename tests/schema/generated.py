"""What schemathesis sends that no schema can say: a memory ends after now, is said before it; an upstream is there."""

from collections.abc import Callable
from typing import Any, cast

import schemathesis

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


def moved(body: object) -> object:
    """A body with its times on their side of now, and an upstream that there is."""
    if isinstance(body, list):
        return [moved(each) for each in cast("list[object]", body)]
    if not isinstance(body, dict):
        return body
    fields = cast("dict[str, object]", body)
    return {
        name: TIMES[name] if name in TIMES and value is not None else value if name == "metadata" else moved(value)
        for name, value in fields.items()
    }


cast("Callable[[object], object]", cast("Any", schemathesis).hook)(before_call)
