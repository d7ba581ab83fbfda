"""Embedders of servers that are spoken to over HTTP without an SDK: one class, and a description of each provider."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import httpx2
import msgspec

from adapters.embedders.purposes import UNTOLD, Prefixes
from memory.model.errors import EmbeddingError, InvalidInput
from memory.model.types import Vectors
from memory.ports.embedding import Purpose
from memory.retrieval.embedding_cache import batches, embeddable, unit_vectors


def bearer(api_key: str) -> dict[str, str]:
    """The header that most want a key in (RFC 6750 §2.1)."""
    return {"authorization": f"Bearer {api_key}"}


class Provider(msgspec.Struct, frozen=True, kw_only=True):
    """How one provider is asked, and how it answers."""

    name: str
    native_dimensions: Callable[[str], int | None]
    """A model → how long its vectors are, if that is known."""
    address: Callable[[str, str], str]
    """Base URL (empty: the provider's own) and model → where a batch is sent."""
    headers: Callable[[str], dict[str, str]] = bearer
    """A key → the header that carries it. Without a key there is none."""
    body: Callable[[Sequence[str], str, int, Purpose], Mapping[str, Any]]
    """Texts, model, dimensions and what the texts are for → what is sent, as JSON."""
    mark: Callable[[str], str] = lambda _model: ""
    """A model → what its name gets because it is told by a field of its own what texts are for."""
    rows: Callable[[bytes], list[list[float]]]
    """An answer → its vectors, in the order of the texts. Raises `msgspec.DecodeError`."""
    limit_bytes: int = 8_000
    """Of one text; the server cuts what its model's context does not hold."""
    batch_texts: int
    batch_bytes: int
    """Of one request."""
    timeout_seconds: float
    """For a batch in the background; recall has its own, much shorter deadline."""


class HttpEmbedder:
    """Asks the provider's server for each batch. Whoever opened `http_client` closes it."""

    duplicate_cosine = 0.92

    def __init__(
        self,
        provider: Provider,
        *,
        model: str,
        http_client: httpx2.AsyncClient,
        base_url: str = "",
        api_key: str = "",
        dimensions: int = 0,
        prefixes: Prefixes = UNTOLD,
    ) -> None:
        """`dimensions`: how long the model's vectors are; needed where they are not known. Raises `InvalidInput`."""
        dimension = dimensions or provider.native_dimensions(model)
        if not dimension:
            raise InvalidInput(f"say how long the vectors of {model} are", field="dimensions")
        self.dimension = dimension
        self.name = f"{provider.name}/{model}/{self.dimension}{provider.mark(model)}{prefixes.mark}"
        self._prefixes = prefixes
        self._provider = provider
        self._model = model
        self._url = provider.address(base_url, model)
        self._headers = provider.headers(api_key) if api_key else {}
        self._http_client = http_client

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
        """One vector a text, in order. Raises `EmbeddingError`, without a word of the texts or of the answer."""
        provider = self._provider
        prefix = self._prefixes.of(purpose)
        cut = [f"{prefix}{text}" for text in embeddable(texts, limit_bytes=provider.limit_bytes - len(prefix.encode()))]
        rows: list[list[float]] = []
        for batch in batches(cut, limit_texts=provider.batch_texts, limit_bytes=provider.batch_bytes):
            body = provider.body(batch, self._model, self.dimension, purpose)
            try:
                answer = await self._http_client.post(
                    self._url, json=body, headers=self._headers, timeout=provider.timeout_seconds
                )
                answer.raise_for_status()
                answered = provider.rows(answer.content)
            except httpx2.HTTPStatusError as error:
                raise EmbeddingError(f"{self.name}: the server answered {error.response.status_code}") from error
            except httpx2.HTTPError as error:
                raise EmbeddingError(f"{self.name}: {type(error).__name__}") from error
            except (msgspec.DecodeError, RecursionError) as error:
                raise EmbeddingError(f"{self.name}: the answer is not a list of embeddings") from error
            if len(answered) != len(batch):
                raise EmbeddingError(f"{self.name}: {len(answered)} embeddings came for {len(batch)} texts")
            rows += answered
        return unit_vectors(rows, count=len(cut), dimension=self.dimension)
