"""Embeddings of Hugging Face's Inference API, and of an endpoint of one's own that has its form.

The model must pool: one vector a text, as sentence-transformers' do.
"""

from functools import partial

import msgspec

from adapters.embedders.http import HttpEmbedder, Provider

BASE_URL = "https://router.huggingface.co/hf-inference/models"

NATIVE_DIMENSIONS = {
    "BAAI/bge-m3": 1_024,
    "BAAI/bge-small-en-v1.5": 384,
    "intfloat/multilingual-e5-large": 1_024,
    "sentence-transformers/all-MiniLM-L6-v2": 384,
    "sentence-transformers/all-mpnet-base-v2": 768,
}

HUGGING_FACE = Provider(
    name="huggingface",
    native_dimensions=NATIVE_DIMENSIONS.get,
    # A base URL is asked as it is: an endpoint has one model.
    address=lambda base_url, model: base_url or f"{BASE_URL}/{model}/pipeline/feature-extraction",
    body=lambda texts, _model, _dimension, _purpose: {"inputs": texts, "truncate": True},
    rows=lambda answer: msgspec.json.decode(answer, type=list[list[float]]),
    batch_texts=32,  # what an endpoint takes unless it is told otherwise
    batch_bytes=100_000,
    timeout_seconds=60.0,  # the server may have to load the model first
)

huggingface_embedder = partial(HttpEmbedder, HUGGING_FACE)
