"""What the OpenAPI document says of values that are checked by hand: names, filters, days."""

from itertools import combinations
from typing import Annotated, Any

from msgspec import Meta

from memory.api import METADATA_BYTES
from memory.model.where import (
    METADATA,
    MOST_CONDITIONS,
    MOST_LEVELS,
    MOST_VALUES,
    NAME_CHARS,
    OPERATORS,
    TIMES,
    VALUE_CHARS,
)
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

BASE64_PATTERN = "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
"""Of bytes in a text: to JSON Schema their encoding is a remark, which no checker looks at."""

TIME_PATTERN = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}"

ProjectName = Annotated[str, Meta(min_length=1)] | None
TimeZone = Annotated[
    str,
    Meta(
        extra_json_schema={"format": "timezone", "description": "A name of the IANA database, as in `Europe/Berlin`."}
    ),
]
"""OpenAPI's formats have none for it; `check_timezone` says what there is."""

GIVEN_NAME: Schema = {"pattern": NAME_PATTERN}

_INTEGERS = "An integer has 64 bits; JSON Schema cannot tell one from a number that is as large."

OwnFields = Annotated[dict[str, Any], Meta(extra_json_schema={"description": f"The client's own. {_INTEGERS}"})]

Metadata = Annotated[
    dict[str, Any],
    Meta(extra_json_schema={"description": f"The client's own: at most {METADATA_BYTES} bytes as JSON. {_INTEGERS}"}),
]

OwnTags = Annotated[
    tuple[Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_TAG})], ...],
    Meta(extra_json_schema={"maxItems": MOST_TAGS}),
]

_HIDDEN = r"\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\uffff"

SAID: Schema = {"minLength": 1, "pattern": rf"[^\s{_HIDDEN}]"}
"""A text that says something, also when `sanitise` has taken out what cannot be seen."""

# ── Filters ───────────────────────────────────────────────────────────────────────────────────────────────────

WHERE_NAME = "Filters"
CONDITION_NAME = "Condition"


def _named(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


_TEXT: Schema = {"type": "string", "maxLength": VALUE_CHARS}
_NUMBER: Schema = {"type": "number"}
_SCALAR: Schema = {"anyOf": [_TEXT, _NUMBER, {"type": "boolean"}]}
_WHEN: Schema = {"anyOf": [{"type": "string", "format": "date"}, {"type": "string", "format": "date-time"}]}
_OPERATOR: Schema = {"enum": [*OPERATORS]}


def _operands(scalar: Schema, ordered: Schema, text: Schema) -> dict[str, Schema]:
    """What each operator compares with."""
    several: Schema = {"type": "array", "maxItems": MOST_VALUES, "items": scalar}
    return {
        **dict.fromkeys(("eq", "ne"), scalar),
        **dict.fromkeys(("gt", "gte", "lt", "lte"), ordered),
        **dict.fromkeys(("in", "nin"), several),
        **dict.fromkeys(("contains", "icontains"), text),
    }


_OPERANDS = _operands(_SCALAR, {"anyOf": [_TEXT, _NUMBER]}, _TEXT)
_OPERANDS_OF_TIMES = _operands(_WHEN, _WHEN, _WHEN)


def _stated(operator: str, *alike: str) -> Schema:
    """A condition that names its parts."""
    return {
        "type": "object",
        "properties": {
            "field": {"type": "string", "minLength": 1, "maxLength": NAME_CHARS, "not": {"const": METADATA}},
            "operator": {"enum": [operator, *alike]},
            "value": _OPERANDS[operator],
        },
        "required": ["field", "operator", "value"],
        "additionalProperties": False,
        "if": {"properties": {"field": {"enum": sorted(TIMES)}}},
        "then": {"properties": {"value": _OPERANDS_OF_TIMES[operator]}},
    }


_STATED = [
    _stated("eq", "ne"),
    _stated("gt", "gte", "lt", "lte"),
    _stated("in", "nin"),
    _stated("contains", "icontains"),
]


def _compared(scalar: Schema, operands: dict[str, Schema]) -> Schema:
    """What stands below the name of a field: a value, or operators, all of which must hold."""
    below: Schema = {"type": "object", "properties": operands, "additionalProperties": False, "minProperties": 1}
    return {"anyOf": [scalar, below]}


_SEVERAL: Schema = {"type": "array", "minItems": 1, "maxItems": MOST_CONDITIONS, "items": _named(CONDITION_NAME)}
_NAMES: Schema = {"minLength": 1, "maxLength": NAME_CHARS, "not": _OPERATOR}
_OF_TIME = _compared({"anyOf": [{"const": "*"}, _WHEN]}, _OPERANDS_OF_TIMES)
_OF_ANY = _compared(_SCALAR, _OPERANDS)
_BY_NAME: Schema = {
    "type": "object",
    "minProperties": 1,
    "maxProperties": MOST_CONDITIONS,
    "propertyNames": _NAMES,
    "properties": {
        "AND": _SEVERAL,
        "OR": _SEVERAL,
        "NOT": {"anyOf": [_named(CONDITION_NAME), _SEVERAL]},
        **dict.fromkeys(sorted(TIMES), _OF_TIME),
        METADATA: {
            "type": "object",
            "minProperties": 1,
            "maxProperties": MOST_CONDITIONS,
            "propertyNames": _NAMES | {"maxLength": NAME_CHARS - len(f"{METADATA}.")},
            "additionalProperties": _OF_ANY,
        },
    },
    "additionalProperties": _OF_ANY,
    # Two of these make it one of the others.
    "not": {"anyOf": [{"required": [*pair]} for pair in combinations(("field", "operator", "value"), 2)]},
}

_CONDITION: Schema = {
    "title": CONDITION_NAME,
    "description": (
        "A condition that names its parts, or fields by their names: each with a value, `*` (it is there), or "
        "operators and what they compare with. What is no field of a memory's own is a key of its metadata, and so is "
        "`metadata.NAME`."
    ),
    "anyOf": [*_STATED, _BY_NAME],
}

_WHERE: Schema = {
    "title": WHERE_NAME,
    "description": (
        f"Which memories are meant: at most {MOST_CONDITIONS} conditions in all, AND, OR and NOT at most {MOST_LEVELS} "
        f"levels deep; an empty object: any. {_INTEGERS}"
    ),
    "anyOf": [_named(CONDITION_NAME), {"type": "object", "maxProperties": 0}],
    "examples": [
        {"AND": [{"field": "category", "operator": "eq", "value": "work"}, {"created_at": {"gte": "2026-01-01"}}]},
        {"category": "work", "importance": {"gte": 0.5}},
    ],
}

Filters = Annotated[Any, Meta(extra_json_schema={"anyOf": [_named(WHERE_NAME), {"type": "null"}]})]
"""Filters as they are sent; `parse_where` reads them."""

Day = Annotated[str, Meta(extra_json_schema={"format": "date", "description": "YYYY-MM-DD, or a time."})]

COMPONENTS: dict[str, Schema] = {WHERE_NAME: _WHERE, CONDITION_NAME: _CONDITION}
"""What is described by hand, by its name in the document."""

# ── Parameters ────────────────────────────────────────────────────────────────────────────────────────────────

_NAME: Schema = {"schema": {"type": "string", "minLength": 1, "maxLength": 512, "pattern": NAME_PATTERN}}

PARAMETERS: dict[str, Schema] = {
    "user_id": _NAME,
    "agent_id": _NAME,
    "run_id": _NAME,
    "threshold": {"schema": {"type": "number", "minimum": 0, "maximum": 1}},
    "filters": {"content": {"application/json": {"schema": _named(WHERE_NAME)}}},
    "Idempotency-Key": {"schema": {"type": "string", "minLength": 1, "maxLength": KEY_CHARS}},
    "If-Match": {"schema": {"type": "string", "pattern": ETAG_PATTERN}, "example": '"3"'},
}
"""What is said of parameters that are checked by hand, or may be missing, by their names."""

# ── One of two fields ─────────────────────────────────────────────────────────────────────────────────────────


def either(one: str, other: str) -> Schema:
    """Of two fields, each a text or a list, exactly one is given."""
    given: Schema = {"pattern": r"\S", "minItems": 1}
    empty: Schema = {"enum": ["", []]}
    return {
        "oneOf": [
            {"required": [name], "properties": {name: given, missing: empty}}
            for name, missing in ((one, other), (other, one))
        ]
    }
