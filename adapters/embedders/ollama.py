"""Embeddings of an Ollama server, through its own `/api/embed`."""

from functools import partial

import msgspec

from adapters.embedders.http import HttpEmbedder, Provider

BASE_URL = "http://127.0.0.1:11434"

NATIVE_DIMENSIONS = {
    "all-minilm": 384,
    "bge-m3": 1_024,
    "embeddinggemma": 768,
    "mxbai-embed-large": 1_024,
    "nomic-embed-text": 768,
    "snowflake-arctic-embed2": 1_024,
}

MULTILINGUAL = frozenset({"bge-m3", "embeddinggemma", "snowflake-arctic-embed2"})
"""Those of them that were made for many languages."""


class _OllamaEmbeddings(msgspec.Struct):
    embeddings: list[list[float]]


OLLAMA = Provider(
    name="ollama",
    native_dimensions=lambda model: NATIVE_DIMENSIONS.get(model.partition(":")[0]),
    address=lambda base_url, _model: f"{(base_url or BASE_URL).rstrip('/')}/api/embed",
    body=lambda texts, model, _dimension, _purpose: {"model": model, "input": texts, "truncate": True},
    rows=lambda answer: msgspec.json.decode(answer, type=_OllamaEmbeddings).embeddings,
    batch_texts=64,
    batch_bytes=100_000,  # on a CPU more would take longer than the time it is given
    timeout_seconds=60.0,  # the server may have to load the model first
)

ollama_embedder = partial(HttpEmbedder, OLLAMA)
