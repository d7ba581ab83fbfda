"""Cross-encoders through sentence-transformers: the extra `ricordo[minilm]`.

docs/rules.md, Cross-encoder.

Fetches the model from its hub on first use; a folder as `model` needs no network.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray
from sentence_transformers import (  # pyright: ignore[reportMissingImports] - an extra
    CrossEncoder,  # pyright: ignore[reportUnknownVariableType] - the same
)

from memory.model.errors import EmbeddingError

MODEL = "cross-encoder/ms-marco-MiniLM-L6-v2"

LIMIT_CHARS = 1_024
"""Of a question and of a text: the model reads 512 word pieces of both together."""


class _CrossEncoderModel(Protocol):
    def predict(self, sentences: list[tuple[str, str]], *, show_progress_bar: bool) -> NDArray[Any]: ...


class CrossEncoderReranker:
    """A model in this process, on the CPU, in a thread: some milliseconds for each text."""

    def __init__(self, *, model: str = "") -> None:
        """Raises `EmbeddingError` if the model cannot be loaded."""
        try:
            self._model = cast("_CrossEncoderModel", CrossEncoder(model or MODEL, device="cpu"))
        except (OSError, ValueError) as error:
            raise EmbeddingError(f"{model or MODEL} cannot be loaded: {error}") from error

    async def scores(self, question: str, texts: Sequence[str]) -> Sequence[float]:
        """How well each text answers the question, 0…1, in order. Raises `EmbeddingError`."""
        pairs = [(question[-LIMIT_CHARS:], text[:LIMIT_CHARS]) for text in texts]
        raw = np.asarray(await asyncio.to_thread(self._model.predict, pairs, show_progress_bar=False), np.float64)
        if raw.shape != (len(texts),) or not np.isfinite(raw).all():
            raise EmbeddingError(f"scores of shape {raw.shape} came for {len(texts)} texts, or not of numbers")
        # Models with one label give a sigmoid by default; others the bare logit.
        bounded = raw if ((raw >= 0) & (raw <= 1)).all() else 1 / (1 + np.exp(-raw))
        return bounded.tolist()
