"""What the OpenAPI document says of values that are checked by hand: names, filters, days."""

from itertools import combinations
from typing import Annotated, Any

from msgspec import Meta

from memory.model.where import MOST_CONDITIONS, MOST_LEVELS, MOST_VALUES, NAME_CHARS, TIMES, VALUE_CHARS
from memory.upkeep.corrections import LONGEST_TAG, MOST_TAGS
from proxy.api.repeats import KEY_CHARS

Schema = dict[str, Any]

_INNER = r"[^\x00-\x1f\x7f-\x9f\u2028\u2029]"
_OUTER = r"[^\s\x00-\x1f\x7f-\x9f\u2028\u2029]"

NAME_PATTERN = f"^(?:[!-~](?:[ -~]{{0,510}}[!-~])?|{_OUTER}(?:{_INNER}{{0,126}}{_OUTER})?)$"
"""What `is_name` takes of a user, an agent or a run: 512 bytes of UTF-8 are as many characters of ASCII, and at least
128 of any. Neither that what lies between is taken, too, nor that a digest of ours is not, is said by it."""

ETAG_PATTERN = r'^\s*(\*|(W/)?"?[0-9]{1,18}"?)\s*$'

CURSOR_PATTERN = r"^[0-9]{1,18}:.+"
"""Of a history: when, and which line."""

TIME_PATTERN = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}"

GIVEN_NAME: Schema = {"pattern": NAME_PATTERN}

OwnTags = Annotated[
    tuple[Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_TAG})], ...],
    Meta(extra_json_schema={"maxItems": MOST_TAGS}),
]

SAID: Schema = {"minLength": 1, "pattern": r"\S"}
"""A text that says something."""

# ── Filters ───────────────────────────────────────────────────────────────────────────────────────────────────

WHERE_NAME = "Filters"

_WHERE: Schema = {"$ref": f"#/components/schemas/{WHERE_NAME}"}
_TEXT: Schema = {"type": "string", "maxLength": VALUE_CHARS}
_NUMBER: Schema = {"type": "number", "minimum": -(2**63), "exclusiveMaximum": 2**64}
_SCALAR: Schema = {"anyOf": [_TEXT, _NUMBER, {"type": "boolean"}]}
_ORDERED: Schema = {"anyOf": [_TEXT, _NUMBER]}
_LIST: Schema = {"type": "array", "maxItems": MOST_VALUES, "items": _SCALAR}
_OPERANDS: dict[str, Schema] = {
    **dict.fromkeys(("eq", "ne"), _SCALAR),
    **dict.fromkeys(("gt", "gte", "lt", "lte"), _ORDERED),
    **dict.fromkeys(("in", "nin"), _LIST),
    **dict.fromkeys(("contains", "icontains"), _TEXT),
}
"""What each operator compares with."""


def _stated(*operators: str) -> Schema:
    """A condition that names its parts."""
    return {
        "type": "object",
        "properties": {
            "field": {"type": "string", "minLength": 1, "maxLength": NAME_CHARS},
            "operator": {"enum": list(operators)},
            "value": _OPERANDS[operators[0]],
        },
        "required": ["field", "operator", "value"],
        "additionalProperties": False,
    }


_OPERATORS_OF_ONE: Schema = {
    "type": "object",
    "properties": _OPERANDS,
    "additionalProperties": False,
    "minProperties": 1,
}

_STATED = [
    _stated("eq", "ne"),
    _stated("gt", "gte", "lt", "lte"),
    _stated("in", "nin"),
    _stated("contains", "icontains"),
]
_NAMED: Schema = {
    "type": "object",
    "propertyNames": {"minLength": 1, "maxLength": NAME_CHARS},
    "additionalProperties": {"anyOf": [_SCALAR, _OPERATORS_OF_ONE]},
    # Two of these make it one of the others.
    "not": {"anyOf": [{"required": [*pair]} for pair in combinations(("field", "operator", "value"), 2)]},
}
_CONDITION: Schema = {"anyOf": [*_STATED, _NAMED | {"minProperties": 1}]}
_SEVERAL: Schema = {"type": "array", "minItems": 1, "items": _CONDITION}
_JOINED: Schema = {"properties": {"AND": _SEVERAL, "OR": _SEVERAL, "NOT": {"anyOf": [_CONDITION, _SEVERAL]}}}

WHERE: Schema = {
    "title": "Filters",
    "description": (
        f"Which memories are meant: at most {MOST_CONDITIONS} conditions, AND, OR and NOT at most {MOST_LEVELS} levels "
        "deep; beside conditions a list may hold what stands here. What is no field of a memory's own is a key of its "
        f"metadata, and so is `metadata.NAME`. {', '.join(sorted(TIMES))} are compared with days and times, as in "
        "2026-01-31 and 2026-01-31T09:30:00Z. An operator is no name of a field."
    ),
    "anyOf": [*_STATED, _NAMED | _JOINED],
    "examples": [
        {"AND": [{"field": "category", "operator": "eq", "value": "work"}, {"created_at": {"gte": "2026-01-01"}}]},
        {"category": "work", "importance": {"gte": 0.5}},
    ],
}

Filters = Annotated[Any, Meta(extra_json_schema={"anyOf": [_WHERE, {"type": "null"}]})]
"""Filters as they are sent; `parse_where` reads them."""

Day = Annotated[str, Meta(extra_json_schema={"format": "date", "description": "YYYY-MM-DD, or a time."})]

# ── Parameters ────────────────────────────────────────────────────────────────────────────────────────────────

_NAME: Schema = {"schema": {"type": "string", "minLength": 1, "maxLength": 512, "pattern": NAME_PATTERN}}

PARAMETERS: dict[str, Schema] = {
    "user_id": _NAME,
    "agent_id": _NAME,
    "run_id": _NAME,
    "threshold": {"schema": {"type": "number", "minimum": 0, "maximum": 1}},
    "filters": {"content": {"application/json": {"schema": _WHERE}}},
    "Idempotency-Key": {"schema": {"type": "string", "minLength": 1, "maxLength": KEY_CHARS}},
    "If-Match": {"schema": {"type": "string", "pattern": ETAG_PATTERN}, "example": '"3"'},
}
"""What is said of parameters that are checked by hand, or may be missing, by their names."""

# ── One of two fields ─────────────────────────────────────────────────────────────────────────────────────────


def either(one: str, other: str) -> Schema:
    """Of two fields, each a text or a list, exactly one is given."""
    given: Schema = {"minLength": 1, "minItems": 1}
    empty: Schema = {"enum": ["", []]}
    return {
        "oneOf": [
            {"required": [name], "properties": {name: given, missing: empty}}
            for name, missing in ((one, other), (other, one))
        ]
    }
