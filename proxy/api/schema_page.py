"""The page at /schema: the memory's API for people to read, made here from the OpenAPI document.

It stands in the origin of the API, so nothing on it comes from elsewhere, and nothing on it runs: no script, no font,
no picture. It works without a network, and its policy keeps it so. Tools that try requests out read openapi.json.
"""

from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Any, cast

from litestar import Request
from litestar.constants import OPENAPI_JSON_HANDLER_NAME
from litestar.openapi.plugins import OpenAPIRenderPlugin

Schema = dict[str, Any]
"""A part of an OpenAPI document."""

STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
code, pre, summary b { font-family: ui-monospace, monospace; font-size: .95em }
summary { cursor: pointer; padding: .3rem 0 }
summary b { display: inline-block; min-width: 4.5rem; text-transform: uppercase }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
details > div { margin: 0 0 1rem 1.2rem }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #8884 }
"""

POLICY = "; ".join(
    (
        "default-src 'none'",
        f"style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {"content-security-policy": POLICY, "x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}

PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>{style}</style></head><body><h1>{title}</h1>
<p>The memory's own API. A credential goes into <code>Authorization: Bearer …</code> or <code>X-Memory-Key</code>,
the user into <code>X-Memory-User</code>; this machine's own user needs neither.
For tools: <a href="{document}">openapi.json</a>.</p>
{operations}<h2>Schemas</h2>
{schemas}</body></html>
"""

METHODS = ("get", "put", "post", "patch", "delete")


class SchemaPage(OpenAPIRenderPlugin):
    """Shows an OpenAPI document as one page."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """The page. Everything of the document is escaped."""
        schemas: dict[str, Schema] = openapi_schema["components"]["schemas"]
        paths: dict[str, Schema] = openapi_schema["paths"]
        called = ((method, path, item[method]) for path, item in paths.items() for method in METHODS if method in item)
        return PAGE.format(
            title=escape(openapi_schema["info"]["title"]),
            style=STYLE,
            document=escape(request.app.route_reverse(OPENAPI_JSON_HANDLER_NAME)),
            operations="".join(_operation(*each) for each in called),
            schemas="".join(_details(escape(name), _shape(shape), name) for name, shape in schemas.items()),
        ).encode()


def _operation(method: str, path: str, operation: Schema) -> str:
    parts: list[str] = []
    if description := operation.get("description"):
        parts.append(f"<p>{escape(description)}</p>")
    if parameters := operation.get("parameters"):
        rows = [(each["name"], each, _schema_of(each), bool(each.get("required"))) for each in parameters]
        parts.append(_table("Parameter", rows))
    if body := operation.get("requestBody"):
        parts.append(f"<p>Body: {_kinds(body)}</p>")
    for status, response in operation["responses"].items():
        said = _kinds(response) or escape(response.get("description", ""))
        parts.append(f"<p><code>{escape(status)}</code> {said}</p>")
    samples: list[Schema] = operation.get("x-codeSamples", [])
    parts += [f"<pre>{escape(each['source'])}</pre>" for each in samples]
    head = f"<b>{method}</b> <code>{escape(path)}</code> {escape(operation.get('summary', ''))}"
    return _details(head, "".join(parts), f"{method} {path}")


def _schema_of(parameter: Schema) -> Schema:
    """What a parameter is: by itself, or written down in a media type."""
    if "schema" in parameter:
        return cast(Schema, parameter["schema"])
    written: dict[str, Schema] = parameter["content"]
    (media,) = written.values()  # a parameter has one, by OpenAPI's own rule
    return cast(Schema, media["schema"])


def _kinds(message: Schema) -> str:
    """What the body of a request or of an answer is, by media type."""
    content: dict[str, Schema] = message.get("content", {})
    kinds = ((_kind(each["schema"]) if "schema" in each else "", escape(name)) for name, each in content.items())
    return ", ".join(f"{kind} <code>{name}</code>".lstrip() for kind, name in kinds)


def _shape(schema: Schema) -> str:
    """A schema with all its fields."""
    fields: dict[str, Schema] = schema.get("properties", {})
    required = set(schema.get("required", ()))
    description = f"<p>{escape(schema['description'])}</p>" if "description" in schema else ""
    if not fields:
        return f"{description}<p>{_kind(schema)}</p>"
    return description + _table("Field", [(name, each, each, name in required) for name, each in fields.items()])


def _table(title: str, rows: list[tuple[str, Schema, Schema, bool]]) -> str:
    """Name, kind and description of each; a star marks what is required."""
    lines = [
        f"<tr><td><code>{escape(name)}</code>{' *' if required else ''}</td><td>{_kind(schema)}</td>"
        f"<td>{escape(described.get('description', ''))}</td></tr>"
        for name, described, schema, required in rows
    ]
    return f"<table><tr><th>{title}</th><th>Kind</th><th></th></tr>{''.join(lines)}</table>"


def _kind(schema: Schema) -> str:
    """A schema in a few words, with links to those that have a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    variants: list[Schema] = schema.get("oneOf") or schema.get("anyOf") or []
    if variants:
        return " or ".join(map(_kind, variants))
    if "enum" in schema:
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    named: str | list[str] = schema.get("type", "anything")
    return escape(named if isinstance(named, str) else " or ".join(named))


def _details(head: str, body: str, name: str) -> str:
    """What opens with a click; `name` is where links to it lead."""
    return f'<details id="{escape(name)}"><summary>{head}</summary><div>{body}</div></details>\n'
