"""What the OpenAPI document says of errors: one body, whatever the status.

Litestar by itself describes a 400 of another form, which is never sent.
"""

from dataclasses import dataclass, fields
from typing import Any

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI

from proxy.http.errors import ErrorBody

_ERROR, _SHAPES = msgspec.json.schema_components([ErrorBody], ref_template="#/components/schemas/{name}")

RESPONSE: dict[str, Any] = {
    "description": "An error: its status says who is to blame, its `code` what is wrong",
    "content": {"application/json": {"schema": _ERROR[0]}},
}

ASSUMED = "400"
"""Described by Litestar, in a form of its own, wherever something of a request is checked."""


@dataclass
class _Documented(OpenAPI):
    def to_schema(self) -> dict[str, Any]:
        """The document, with our errors as the default answer of each operation."""
        document = super().to_schema()
        document["components"]["schemas"] |= _SHAPES
        for item in document["paths"].values():
            for operation in item.values():
                operation["responses"].pop(ASSUMED, None)
                operation["responses"]["default"] = RESPONSE
        return document


@dataclass
class DocumentedErrors(OpenAPIConfig):
    """A configuration whose document describes errors as they are."""

    def to_openapi_schema(self) -> OpenAPI:
        """The document before its paths are in it."""
        bare = super().to_openapi_schema()
        return _Documented(**{each.name: getattr(bare, each.name) for each in fields(bare)})
