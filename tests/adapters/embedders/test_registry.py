"""Embedders by name."""

import sys
from importlib.util import find_spec

import httpx2
import pytest

from adapters.embedders.registry import build_embedder
from memory.model.errors import EmbeddingError, InvalidInput


def no_client() -> httpx2.AsyncClient:
    raise AssertionError("no client is needed")


def test_the_default_needs_no_client():
    embedder = build_embedder("wordllama", http_client=no_client)

    assert (embedder.name, embedder.dimension) == ("wordllama/l2_supercat/256", 256)


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("openai", "openai/text-embedding-3-small/1536"),
        ("ollama", "ollama/nomic-embed-text/768"),
        ("google", "google/gemini-embedding-001/3072"),
        ("huggingface", "huggingface/sentence-transformers/all-MiniLM-L6-v2/384"),
    ],
)
async def test_a_remote_kind_has_a_model_by_default(kind: str, name: str):
    async with httpx2.AsyncClient() as client:
        assert build_embedder(kind, api_key="sk-test", http_client=lambda: client).name == name


async def test_azure_takes_its_deployments_model_by_default():
    async with httpx2.AsyncClient() as client:
        embedder = build_embedder(
            "azure_openai", base_url="https://own.openai.azure.com", api_key="sk-test", http_client=lambda: client
        )

    assert embedder.name == "azure_openai/text-embedding-3-small/1536"


def test_an_unknown_kind_is_refused():
    with pytest.raises(InvalidInput, match="wordllama, minilm, openai, azure_openai, ollama, google, huggingface"):
        build_embedder("word2vec", http_client=no_client)


def test_wordllama_takes_no_other_model_or_length():
    with pytest.raises(InvalidInput):
        build_embedder("wordllama", model="l3_supercat", http_client=no_client)
    with pytest.raises(InvalidInput):
        build_embedder("wordllama", dimensions=64, http_client=no_client)


@pytest.mark.skipif(find_spec("sentence_transformers") is not None, reason="the extra is installed")
def test_a_missing_extra_says_how_it_is_installed():
    with pytest.raises(EmbeddingError, match=r"pip install 'ricordo\[minilm\]'"):
        build_embedder("minilm", http_client=no_client)
    assert "torch" not in sys.modules
