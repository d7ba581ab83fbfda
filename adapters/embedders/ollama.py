"""Embeddings of an Ollama server, through its own `/api/embed`."""

from collections.abc import Sequence

import httpx2
import msgspec

from adapters.embedders.exchange import one_each, post
from memory.model.errors import InvalidInput
from memory.model.types import Vectors
from memory.retrieval.embedding_cache import batches, embeddable, unit_vectors

BASE_URL = "http://127.0.0.1:11434"

NATIVE_DIMENSIONS = {
    "all-minilm": 384,
    "bge-m3": 1_024,
    "embeddinggemma": 768,
    "mxbai-embed-large": 1_024,
    "nomic-embed-text": 768,
    "snowflake-arctic-embed2": 1_024,
}

LIMIT_BYTES = 8_000
"""Of one text; the server cuts what its model's context does not hold."""

BATCH_TEXTS = 64
BATCH_BYTES = 100_000
"""Of one request: on a CPU a larger one would take longer than the time it is given."""

TIMEOUT_SECONDS = 60.0
"""The server may have to load the model first."""


class _OllamaEmbeddings(msgspec.Struct):
    embeddings: list[list[float]]


class OllamaEmbedder:
    """Asks `{base_url}/api/embed`. Whoever opened `http_client` closes it."""

    duplicate_cosine = 0.92

    def __init__(
        self, *, model: str, http_client: httpx2.AsyncClient, base_url: str = "", api_key: str = "", dimensions: int = 0
    ) -> None:
        """`dimensions`: how long the model's vectors are; needed where they are not known. Raises `InvalidInput`."""
        self.dimension = dimensions or NATIVE_DIMENSIONS.get(model.partition(":")[0], 0)
        if not self.dimension:
            raise InvalidInput(f"dimensions: say how long the vectors of {model} are")
        self.name = f"ollama/{model}/{self.dimension}"
        self._model = model
        self._url = f"{(base_url or BASE_URL).rstrip('/')}/api/embed"
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
        answer = await post(
            self._http_client,
            self._url,
            name=self.name,
            body={"model": self._model, "input": batch, "truncate": True},
            headers=self._headers,
            timeout=TIMEOUT_SECONDS,
            form=_OllamaEmbeddings,
        )
        return one_each(answer.embeddings, count=len(batch), name=self.name)
