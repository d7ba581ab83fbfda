"""The OpenAPI document: what is checked of a request is said of it, and errors are described as they are sent.

Litestar says of a structure what its types say. msgspec, which checks it, knows more (bounds within a union, that
nothing else may stand there), so each structure is described by msgspec. What no type can say, that of two fields one
is to be given, a structure says itself: `RULES`, a class variable, is put into its description as it is.
"""

from collections.abc import Iterator, Mapping
from dataclasses import InitVar, dataclass, fields
from dataclasses import field as dataclass_field
from typing import cast

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI

from memory.upkeep.exchange import Line
from proxy.api.examples import BODIES, NDJSON, tell_example
from proxy.api.schema_parts import BASE64_PATTERN, COMPONENTS, PARAMETERS, TIME_PATTERN, Schema
from proxy.http.errors import ErrorBody

PLACE = "#/components/schemas/{name}"

RESPONSE: Schema = {
    "description": "An error: its status says who is to blame, its `code` what is wrong",
    "content": {"application/json": {"schema": {"$ref": PLACE.format(name=ErrorBody.__name__)}}},
}

BY_LINES = frozenset({("post", "/memory/v1/import")})
"""What is sent there is no structure, and is read as it comes."""

LINE_NAME = "ExportLine"

LINES_SCHEMA: Schema = {
    "type": "string",
    "format": "ndjson",
    "contentMediaType": NDJSON,
    "contentSchema": {"$ref": PLACE.format(name=LINE_NAME)},
    "description": "Lines of JSON, as an export has them; `contentSchema` describes each.",
}

ASSUMED = "400"
"""Described by Litestar, in a form of its own, wherever something of a request is checked."""


SPELLED = ("style", "explode", "allowReserved", "allowEmptyValue")
"""How a parameter is spelled: of one that is described by a media type OpenAPI 3.1 (4.8.12.3) allows none of these."""


def _structures(parent: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """Every structure that is known in this process."""
    for each in parent.__subclasses__():
        yield each
        yield from _structures(each)


def _described(names: set[str], rules: Mapping[str, Schema]) -> Schema:
    """The structures of these names, with all that they are made of, and what `rules` say of them."""
    ours = {each.__name__: each for each in _structures() if each.__module__.startswith(("memory.", "proxy."))}
    told = [ours[name] for name in sorted(names & ours.keys())]
    (*_, line), described = msgspec.json.schema_components([*told, ErrorBody, Line], ref_template=PLACE)
    described[LINE_NAME] = line | {"title": LINE_NAME, "description": "A line of an export."}
    for each in told:
        described[each.__name__] |= {"examples": [BODIES[each.__name__]]} if each.__name__ in BODIES else {}
        described[each.__name__] |= getattr(each, "RULES", {}) | rules.get(each.__name__, {})
    for name in described.keys() & ours.keys():
        for at in msgspec.inspect.multi_type_info([ours[name]]):
            _tell_times(described[name], at)
    _tell_bytes(described)
    return described


def _tell_bytes(said: object) -> None:
    """Say of every text that stands for bytes how it is spelled, wherever it is within."""
    if isinstance(said, dict):
        schema = cast("Schema", said)
        if schema.get("contentEncoding") == "base64":
            schema["pattern"] = BASE64_PATTERN
        for part in schema.values():
            _tell_bytes(part)
    elif isinstance(said, list):
        for part in cast("list[object]", said):
            _tell_bytes(part)


def _tell_times(described: Schema, structure: msgspec.inspect.Type) -> None:
    """Say of a structure's times that they are: to msgspec's schema one that need not name a zone is any text."""
    for field in structure.fields if isinstance(structure, msgspec.inspect.StructType) else ():
        types = field.type.types if isinstance(field.type, msgspec.inspect.UnionType) else (field.type,)
        said = described["properties"][field.encode_name]
        if any(isinstance(each, msgspec.inspect.DateTimeType) for each in types):
            for each in said.get("anyOf", [said]):
                if each.get("type") == "string":
                    each.update({"format": "date-time", "pattern": TIME_PATTERN})


@dataclass
class _Documented(OpenAPI):
    rules: InitVar[Mapping[str, Schema] | None] = None

    def __post_init__(self, rules: Mapping[str, Schema] | None) -> None:
        self._rules = rules or {}

    def to_schema(self) -> Schema:
        """The document, with our errors as the default answer of each operation."""
        document = super().to_schema()
        schemas = document["components"]["schemas"]
        schemas |= _described(set(schemas), self._rules) | COMPONENTS
        for path, item in document["paths"].items():
            for method, operation in item.items():
                if (method, path) in BY_LINES:
                    operation["requestBody"] = {"required": True, "content": {NDJSON: {"schema": LINES_SCHEMA}}}
                operation["responses"].pop(ASSUMED, None)
                operation["responses"]["default"] = RESPONSE
                for parameter in operation.get("parameters", ()):
                    if (said := PARAMETERS.get(parameter["name"])) is not None:
                        for name in ("schema", *(SPELLED if "content" in said else ())):
                            parameter.pop(name, None)
                        parameter.update(said)
                tell_example(method, path, operation)
        return document


@dataclass
class TrueDocument(OpenAPIConfig):
    """A configuration whose document describes requests as they are checked, and errors as they are sent."""

    rules: Mapping[str, Schema] = dataclass_field(default_factory=dict[str, Schema])
    """What the settings say of structures, by their names."""

    def to_openapi_schema(self) -> OpenAPI:
        """The document before its paths are in it."""
        bare = super().to_openapi_schema()
        parts = {each.name: getattr(bare, each.name) for each in fields(bare)}
        return _Documented(**parts, rules=self.rules)
