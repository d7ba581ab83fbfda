"""Embeddings of Google's Gemini API, through its own `batchEmbedContents`, without an SDK."""

from functools import partial

import msgspec

from adapters.embedders.http import HttpEmbedder, Provider
from memory.ports.embedding import Purpose

BASE_URL = "https://generativelanguage.googleapis.com"

NATIVE_DIMENSIONS = {"gemini-embedding-001": 3_072, "gemini-embedding-2": 3_072, "text-embedding-004": 768}
"""They make shorter vectors when asked."""

TASKED = frozenset(("gemini-embedding-001", "text-embedding-004"))
"""Models that are told by `taskType` what a text is for; the newer one is told by words before it."""

_TASKS: dict[Purpose, str] = {"document": "RETRIEVAL_DOCUMENT", "query": "RETRIEVAL_QUERY"}


class _Embedding(msgspec.Struct):
    values: list[float]


class _GoogleEmbeddings(msgspec.Struct):
    embeddings: list[_Embedding]


GOOGLE = Provider(
    name="google",
    native_dimensions=NATIVE_DIMENSIONS.get,
    address=lambda base_url, model: f"{(base_url or BASE_URL).rstrip('/')}/v1beta/models/{model}:batchEmbedContents",
    headers=lambda api_key: {"x-goog-api-key": api_key},
    body=lambda texts, model, dimension, purpose: {
        "requests": [
            {"model": f"models/{model}", "content": {"parts": [{"text": text}]}, "outputDimensionality": dimension}
            | ({"taskType": _TASKS[purpose]} if model in TASKED else {})
            for text in texts
        ]
    },
    mark=lambda model: "/retrieval" if model in TASKED else "",
    rows=lambda answer: [row.values for row in msgspec.json.decode(answer, type=_GoogleEmbeddings).embeddings],
    batch_texts=100,  # the server takes no more
    batch_bytes=250_000,
    timeout_seconds=30.0,
)

google_embedder = partial(HttpEmbedder, GOOGLE)
