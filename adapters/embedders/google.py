"""Embeddings of Google's Gemini API, through its own `batchEmbedContents`, without an SDK."""

from collections.abc import Sequence

import httpx2
import msgspec

from adapters.embedders.exchange import one_each, post
from memory.model.errors import InvalidInput
from memory.model.types import Vectors
from memory.retrieval.embedding_cache import batches, embeddable, unit_vectors

BASE_URL = "https://generativelanguage.googleapis.com"

NATIVE_DIMENSIONS = {"gemini-embedding-001": 3_072}
"""It makes shorter vectors when asked."""

LIMIT_BYTES = 8_000
"""Of one text; the server cuts what is more than 2,048 tokens."""

BATCH_TEXTS = 100
"""Of one request: the server takes no more."""
BATCH_BYTES = 250_000

TIMEOUT_SECONDS = 30.0
"""For a batch in the background; recall has its own, much shorter deadline."""


class _Embedding(msgspec.Struct):
    values: list[float]


class _GoogleEmbeddings(msgspec.Struct):
    embeddings: list[_Embedding]


class GoogleEmbedder:
    """Asks `{base_url}/v1beta/models/{model}:batchEmbedContents`. Whoever opened `http_client` closes it."""

    duplicate_cosine = 0.92

    def __init__(
        self, *, model: str, http_client: httpx2.AsyncClient, base_url: str = "", api_key: str = "", dimensions: int = 0
    ) -> None:
        """`dimensions`: how long the vectors are; needed where they are not known. Raises `InvalidInput`."""
        self.dimension = dimensions or NATIVE_DIMENSIONS.get(model, 0)
        if not self.dimension:
            raise InvalidInput(f"dimensions: say how long the vectors of {model} are")
        self.name = f"google/{model}/{self.dimension}"
        self._model = f"models/{model}"
        self._url = f"{(base_url or BASE_URL).rstrip('/')}/v1beta/{self._model}:batchEmbedContents"
        self._headers = {"x-goog-api-key": api_key} if api_key else {}
        self._http_client = http_client

    async def embed(self, texts: Sequence[str]) -> Vectors:
        """One vector a text, in order. Raises `EmbeddingError`, without a word of the texts or of the answer."""
        cut = embeddable(texts, limit_bytes=LIMIT_BYTES)
        rows: list[list[float]] = []
        for batch in batches(cut, limit_texts=BATCH_TEXTS, limit_bytes=BATCH_BYTES):
            rows += await self._ask(batch)
        return unit_vectors(rows, count=len(cut), dimension=self.dimension)

    async def _ask(self, batch: list[str]) -> list[list[float]]:
        asked = [
            {"model": self._model, "content": {"parts": [{"text": text}]}, "outputDimensionality": self.dimension}
            for text in batch
        ]
        answer = await post(
            self._http_client,
            self._url,
            name=self.name,
            body={"requests": asked},
            headers=self._headers,
            timeout=TIMEOUT_SECONDS,
            form=_GoogleEmbeddings,
        )
        return one_each([row.values for row in answer.embeddings], count=len(batch), name=self.name)
