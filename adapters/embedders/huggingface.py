"""Embeddings of Hugging Face's Inference API, and of an endpoint of one's own that has its form."""

from collections.abc import Sequence

import httpx2

from adapters.embedders.exchange import one_each, post
from memory.model.errors import InvalidInput
from memory.model.types import Vectors
from memory.retrieval.embedding_cache import batches, embeddable, unit_vectors

BASE_URL = "https://router.huggingface.co/hf-inference/models"

NATIVE_DIMENSIONS = {
    "BAAI/bge-m3": 1_024,
    "BAAI/bge-small-en-v1.5": 384,
    "intfloat/multilingual-e5-large": 1_024,
    "sentence-transformers/all-MiniLM-L6-v2": 384,
    "sentence-transformers/all-mpnet-base-v2": 768,
}

LIMIT_BYTES = 8_000
"""Of one text; the server cuts what its model's context does not hold."""

BATCH_TEXTS = 32
"""Of one request: what an endpoint takes unless it is told otherwise."""
BATCH_BYTES = 100_000

TIMEOUT_SECONDS = 60.0
"""The server may have to load the model first."""


class HuggingFaceEmbedder:
    """Asks `{BASE_URL}/{model}/pipeline/feature-extraction`, or `base_url` as it is: an endpoint has one model.

    The model must pool: one vector a text, as sentence-transformers' do. Whoever opened `http_client` closes it.
    """

    duplicate_cosine = 0.92

    def __init__(
        self, *, model: str, http_client: httpx2.AsyncClient, base_url: str = "", api_key: str = "", dimensions: int = 0
    ) -> None:
        """`dimensions`: how long the model's vectors are; needed where they are not known. Raises `InvalidInput`."""
        self.dimension = dimensions or NATIVE_DIMENSIONS.get(model, 0)
        if not self.dimension:
            raise InvalidInput(f"dimensions: say how long the vectors of {model} are")
        self.name = f"huggingface/{model}/{self.dimension}"
        self._url = base_url or f"{BASE_URL}/{model}/pipeline/feature-extraction"
        self._headers = {"authorization": f"Bearer {api_key}"} if api_key else {}
        self._http_client = http_client

    async def embed(self, texts: Sequence[str]) -> Vectors:
        """One vector a text, in order. Raises `EmbeddingError`, without a word of the texts or of the answer."""
        cut = embeddable(texts, limit_bytes=LIMIT_BYTES)
        rows: list[list[float]] = []
        for batch in batches(cut, limit_texts=BATCH_TEXTS, limit_bytes=BATCH_BYTES):
            rows += await self._ask(batch)
        return unit_vectors(rows, count=len(cut), dimension=self.dimension)

    async def _ask(self, batch: list[str]) -> list[list[float]]:
        rows = await post(
            self._http_client,
            self._url,
            name=self.name,
            body={"inputs": batch, "truncate": True},
            headers=self._headers,
            timeout=TIMEOUT_SECONDS,
            form=list[list[float]],
        )
        return one_each(rows, count=len(batch), name=self.name)
