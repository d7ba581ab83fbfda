"""The endpoints below `/v1/` that providers have: what a relayed call is counted under, and what a wrong path meant."""

import re

ENDPOINTS = frozenset(
    {
        *("chat/completions", "completions", "responses", "messages", "messages/batches", "messages/count_tokens"),
        *("embeddings", "rerank", "score", "moderations", "tokenize", "detokenize"),
        *("audio/speech", "audio/transcriptions", "audio/translations", "realtime"),
        *("images/generations", "images/edits", "images/variations", "videos"),
        *("models", "files", "uploads", "batches", "fine_tuning", "evals", "vector_stores", "containers"),
        *("assistants", "threads", "conversations"),
    }
)
"""Those of OpenAI, Anthropic and the servers that speak as they do."""

OTHER = "other"

DEPTH = 2
"""Segments of the longest name."""

NAMES = "|".join(sorted(ENDPOINTS, key=len, reverse=True))

MISPLACED = re.compile(rf"(?!/memory/)(?:/[^/]{{1,64}}){{0,3}}?/({NAMES})(?:/|\Z)")
"""A path that has a known endpoint in it, behind none, one or a few segments of somebody's base URL."""

DOUBLED = re.compile(r"//+")
"""What comes of a base URL that ends with a slash."""


def endpoint_of(path: str) -> str:
    """The endpoint that a path below `/v1/` belongs to; `other` for one that is not known: a client can invent any."""
    parts = path.split("/", DEPTH)
    names = ("/".join(parts[:count]) for count in range(DEPTH, 0, -1))
    return next((name for name in names if name in ENDPOINTS), OTHER)


def advice_for(path: str) -> str | None:
    """What to say of a path at which nothing is, if it is a known endpoint's with another base than `/v1`."""
    match = MISPLACED.match(DOUBLED.sub("/", path))
    return match and (
        f"There is nothing here. Did you mean /v1/{match[1]}? "
        "Set your client's base_url to …/v1, without a slash behind it."
    )
