"""Embeddings of any server that speaks OpenAI's protocol, through the openai SDK.

No `HttpEmbedder`: the SDK asks a server that is busy or away twice more, after the pause that the server wants, and
knows Azure's addresses.
"""

import binascii
from base64 import b64decode
from collections.abc import Sequence

import httpx2
import msgspec
import numpy as np
from openai import APIConnectionError, APIStatusError, APITimeoutError, AsyncOpenAI, OpenAIError, omit

from adapters.embedders.purposes import UNTOLD, Prefixes
from memory.model.errors import EmbeddingError, InvalidInput
from memory.model.types import Vectors
from memory.ports.embedding import Purpose
from memory.retrieval.embedding_cache import batches, embeddable, unit_vectors

BASE_URL = "https://api.openai.com/v1"

NATIVE_DIMENSIONS = {
    "text-embedding-3-small": 1_536,
    "text-embedding-3-large": 3_072,
    "text-embedding-ada-002": 1_536,
}
SHORTENABLE = {"text-embedding-3-small", "text-embedding-3-large"}
"""Models that make shorter vectors when asked; other servers may refuse the parameter."""

LIMIT_BYTES = 8_000
"""Of one text: no more than 8,191 tokens, whatever the text, because a token has at least one byte."""

BATCH_TEXTS = 512
BATCH_BYTES = 250_000
"""Of one request: below OpenAI's 2,048 texts and 300,000 tokens, for the same reason."""

TIMEOUT_SECONDS = 30.0
"""For a batch in the background; recall has its own, much shorter deadline."""


class _Item(msgspec.Struct):
    embedding: list[float] | str
    index: int | None = None


class _OpenAIEmbeddings(msgspec.Struct):
    data: list[_Item]


class OpenAICompatibleEmbedder:
    """Asks `{base_url}/embeddings`. Whoever opened `http_client` closes it."""

    duplicate_cosine = 0.92

    def __init__(
        self,
        *,
        model: str,
        http_client: httpx2.AsyncClient,
        base_url: str = "",
        api_key: str = "",
        dimensions: int = 0,
        prefixes: Prefixes = UNTOLD,
    ) -> None:
        """`dimensions`: how long the vectors are; needed for models other than OpenAI's own. Raises `InvalidInput`."""
        native = NATIVE_DIMENSIONS.get(model, 0)
        self.dimension = dimensions or native
        if not self.dimension:
            raise InvalidInput(f"say how long the vectors of {model} are", field="dimensions")
        self.name = f"openai/{model}/{self.dimension}{prefixes.mark}"
        self._prefixes = prefixes
        self._model = model
        self._asked = self.dimension if model in SHORTENABLE and self.dimension != native else omit
        self._client = AsyncOpenAI(
            # The SDK wants a key, and takes one that it is not given from the environment: it may be another server's.
            api_key=api_key or "none",
            base_url=base_url or BASE_URL,
            timeout=TIMEOUT_SECONDS,
            http_client=http_client,
        )

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
        """One vector a text, in order. Raises `EmbeddingError`, without a word of the texts or of the answer."""
        prefix = self._prefixes.of(purpose)
        cut = [f"{prefix}{text}" for text in embeddable(texts, limit_bytes=LIMIT_BYTES - len(prefix.encode()))]
        rows: list[Sequence[float]] = []
        for batch in batches(cut, limit_texts=BATCH_TEXTS, limit_bytes=BATCH_BYTES):
            try:
                answer = await self._client.embeddings.with_raw_response.create(
                    model=self._model, input=batch, dimensions=self._asked, encoding_format="base64"
                )
            except APIStatusError as error:
                raise EmbeddingError(f"{self.name}: the server answered {error.status_code}") from error
            except APITimeoutError as error:
                raise EmbeddingError(f"{self.name}: no answer within {TIMEOUT_SECONDS:.0f} s") from error
            except APIConnectionError as error:
                raise EmbeddingError(f"{self.name}: the server cannot be reached") from error
            except OpenAIError as error:
                raise EmbeddingError(f"{self.name}: {type(error).__name__}") from error
            rows += _rows(answer.content, count=len(batch))
        return unit_vectors(rows, count=len(cut), dimension=self.dimension)


def _rows(body: bytes, *, count: int) -> list[Sequence[float]]:
    """The answer's vectors in the order of the texts, which need not be the answer's."""
    rows: dict[int, Sequence[float]] = {}
    try:
        for place, item in enumerate(msgspec.json.decode(body, type=_OpenAIEmbeddings).data):
            numbers = item.embedding
            if isinstance(numbers, str):  # base64 was asked for (a third as long); some send numbers nevertheless
                numbers = np.frombuffer(b64decode(numbers, validate=True), dtype="<f4").tolist()
            rows[place if item.index is None else item.index] = numbers
        return [rows[index] for index in range(count)]
    except (msgspec.DecodeError, binascii.Error, ValueError) as error:
        raise EmbeddingError("the answer is not a list of embeddings") from error
    except KeyError as error:
        raise EmbeddingError(f"the answer lacks embedding {error}") from error
