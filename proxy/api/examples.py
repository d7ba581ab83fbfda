"""An example of each operation: the document and its page show it as a command, and a test sends it to a server.

A structure has one body, whatever it is sent to; a parameter that has to be given has one value.
"""

from shlex import quote
from typing import Any

import msgspec

Schema = dict[str, Any]

ORIGIN = "http://127.0.0.1:8000"
"""Where `ricordo serve` listens if nobody says otherwise."""

MEMORY = "0193c0de-7a11-7000-8000-000000000001"
"""What is in the place of a memory's id."""

LINES = "\n".join(
    (
        '{"kind": "begin", "version": 1, "exported_at": "2026-02-01T10:00:00Z", "user": "ada"}',
        (
            f'{{"kind": "memory", "memory": {{"id": "{MEMORY}", "scope": {{"tenant": "-", "user": "ada"}}, '
            '"text": "I live in Graz.", "created_at": "2026-01-31T10:00:00Z", "updated_at": "2026-01-31T10:00:00Z", '
            '"mentioned_at": "2026-01-31"}, "history": [{"id": "0193c0de-7a11-7000-8000-000000000002", '
            f'"memory_id": "{MEMORY}", "event": "ADD", "old_value": null, "new_value": "I live in Graz.", '
            '"timestamp": "2026-01-31T10:00:00Z"}]}'
        ),
        '{"kind": "field", "user": "ada", "field": {"name": "home", "values": [{"text": "Graz"}]}}',
        '{"kind": "end", "lines": 3}',
    )
)
"""What is exported and imported."""

BODIES: dict[str, object] = {
    "NewMemory": {
        "messages": [{"role": "user", "content": "I am allergic to peanuts and live in Graz."}],
        "metadata": {"source": "signup"},
    },
    "DocumentText": {"id": "handbook", "text": "Invoices are due within 30 days.", "tags": ["company"]},
    "ListQuery": {"filters": {"source": "signup", "created_at": {"gte": "2026-01-01"}}, "limit": 50},
    "FindQuery": {"query": "What may I not eat?", "filters": {"NOT": {"type": "working"}}, "threshold": 0.2},
    "Selection": {"filters": {"source": "signup"}, "dry_run": True},
    "Patch": {"text": "I am allergic to peanuts and soy.", "tags": ["health"], "importance": 0.9},
    "ResetRequest": {"dry_run": True},
    "ReviewDecision": {"decision": "accept"},
    "Feedback": {"useful": True},
    "ContextRequest": {"messages": [{"role": "user", "content": "Suggest a snack."}]},
    "Operations": {
        "operations": [
            {"op": "update", "id": MEMORY, "patch": {"tags": ["health"]}},
            {"op": "pin", "id": MEMORY},
        ]
    },
    "Correction": {"values": ["Vienna"]},
    "NewSwitch": {"level": "user", "recall": "shadow"},
    "NewOwnSwitch": {"save": True},
    "NewEntry": {"content": "Which trains go to Graz?", "metadata": {"channel": "phone"}},
    "Imported": {
        "entries": [
            {"id": "entry-1", "role": "user", "content": "Which trains go?", "timestamp": "2026-01-31T10:00:00Z"},
            {"id": "entry-2", "role": "assistant", "content": "At 9 and 11.", "timestamp": "2026-01-31T10:00:05Z"},
        ]
    },
    "OptionChanges": {"max_entries": 200, "compression_ratio": 0.3},
    "NewProxyKey": {"name": "support desk", "roles": ["read"], "users": ["ada", "bob"], "default_user": "ada"},
    "AddedMessages": {"messages": [{"role": "user", "content": "I keep bees."}], "user_id": "ada"},
    "SoughtText": {"query": "Which hobbies?", "filters": {"user_id": "ada"}, "top_k": 5},
    "OwnedBy": {"user_id": "ada"},
    "PageOfOwner": {"user_id": "ada", "filters": {"source": "signup"}},
    "Rewritten": {"text": "I keep bees and hens."},
    "Several": {"memories": [{"memory_id": MEMORY, "text": "I keep bees and hens."}]},
    "Opinion": {"memory_id": MEMORY, "feedback": "POSITIVE"},
}
"""By the structure that is sent."""

_VALUES: dict[str, str] = {
    "memory_id": MEMORY,
    "document": "handbook",
    "session": "chat-7",
    "name": "home",
    "kind": "user",
    "q": "What may I not eat?",
    "job_id": "0193c0de-7a11-7000-8000-000000000003",
    "turn": "0193c0de-7a11-7000-8000-000000000004",
    "public": "3f0c9a1b7d2e4f60",
}
"""Of what has to be given in a path or a query, by its name."""

_ELSEWHERE = {("/v2/entities/{kind}/{name}", "name"): "ada", ("/v1/entities/{name}/relations", "name"): "Ada"}
"""Where a name means another thing."""

_OWNED = frozenset({("get", "/v1/memories"), ("delete", "/v1/memories"), ("get", "/v1/memories/search")})
"""Somebody has to be named there, not by a header (docs/api.md, mem0's client)."""


RESET = "/memory/v1/reset"
"""Of everybody: no user may be named there."""


def tell_example(method: str, path: str, operation: Schema) -> None:
    """Say of an operation how it is asked."""
    query = {"user_id": "ada"} if (method, path) in _OWNED else {}
    for parameter in operation.get("parameters", ()):
        name = parameter["name"]
        if not parameter.get("required") or name not in _VALUES:
            continue
        parameter["example"] = _ELSEWHERE.get((path, name), _VALUES[name])
        if parameter["in"] == "query":
            query[name] = parameter["example"]
    where = path.format_map({**_VALUES, **{name: value for (at, name), value in _ELSEWHERE.items() if at == path}})
    parts = ["curl", "-I" if method == "head" else f"-X {method.upper()}", quote(_address(where, query))]
    parts += ["-H 'X-Memory-User: ada'"] if path.startswith("/memory/") and path != RESET else []
    for media, body in operation.get("requestBody", {}).get("content", {}).items():
        sent = LINES if media == NDJSON else msgspec.json.encode(BODIES[_name(body["schema"])]).decode()
        parts += [f"-H 'Content-Type: {media}'", f"--data-binary {quote(sent)}"]
    operation["x-codeSamples"] = [{"lang": "Shell", "source": " ".join(parts)}]


def _address(path: str, query: dict[str, str]) -> str:
    asked = "&".join(f"{name}={value.replace(' ', '+').replace('?', '%3F')}" for name, value in query.items())
    return f"{ORIGIN}{path}?{asked}" if asked else f"{ORIGIN}{path}"


def _name(schema: Schema) -> str:
    return schema["$ref"].rpartition("/")[2]


NDJSON = "application/x-ndjson"
"""Lines of JSON."""
