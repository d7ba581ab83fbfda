"""The cross-encoder is an extra."""

import importlib.util

import pytest

from adapters.rerankers.registry import build_reranker
from memory.model.errors import EmbeddingError


def test_without_a_model_there_is_none():
    assert build_reranker("") is None


@pytest.mark.skipif(importlib.util.find_spec("sentence_transformers") is not None, reason="the extra is installed")
def test_a_model_without_the_extra_is_refused_with_what_to_install():
    with pytest.raises(EmbeddingError, match=r"ricordo\[minilm\]"):
        build_reranker("cross-encoder/any")
