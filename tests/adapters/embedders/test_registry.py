"""Embedders by name."""

import sys
from importlib.util import find_spec

import httpx2
import pytest

from adapters.embedders.purposes import BY_NAME, UNTOLD, Prefixes, prefixes_of
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
        ("ollama", "ollama/nomic-embed-text/768/fab780a2"),
        ("google", "google/gemini-embedding-001/3072/retrieval"),
        ("huggingface", "huggingface/sentence-transformers/all-MiniLM-L6-v2/384"),
    ],
)
async def test_a_remote_kind_has_a_model_by_default(kind: str, name: str):
    async with httpx2.AsyncClient() as client:
        assert build_embedder(kind, api_key="sk-test", http_client=lambda: client).name == name


async def test_an_embedder_that_is_told_other_words_is_another_one():
    async with httpx2.AsyncClient() as client:
        names = {
            build_embedder("ollama", prefixes=prefixes, http_client=lambda: client).name
            for prefixes in (BY_NAME, Prefixes("search_document: ", "search_query: "), UNTOLD, Prefixes("", "Q: "))
        }

    assert len(names) == 3
    assert "ollama/nomic-embed-text/768" in names


@pytest.mark.parametrize(
    ("model", "document", "query"),
    [
        ("nomic-embed-text:v1.5", "search_document: ", "search_query: "),
        ("nomic-ai/nomic-embed-text-v2-moe", "search_document: ", "search_query: "),
        ("intfloat/multilingual-e5-large", "passage: ", "query: "),
        ("intfloat/e5-base-v2", "passage: ", "query: "),
        ("mxbai-embed-large", "", "Represent this sentence for searching relevant passages: "),
        ("BAAI/bge-small-en-v1.5", "", "Represent this sentence for searching relevant passages: "),
        ("snowflake-arctic-embed2", "", "query: "),
        ("Snowflake/snowflake-arctic-embed-m-v1.5", "", "Represent this sentence for searching relevant passages: "),
        ("embeddinggemma", "title: none | text: ", "task: search result | query: "),
        ("bge-m3", "", ""),
        ("text-embedding-3-small", "", ""),
        ("gemini-embedding-001", "", ""),
        ("sentence-transformers/all-MiniLM-L6-v2", "", ""),
        ("some-model5-base", "", ""),
    ],
)
def test_a_model_is_told_as_its_name_wants_it(model: str, document: str, query: str):
    assert prefixes_of(model) == Prefixes(document, query)


@pytest.mark.parametrize("model", ["intfloat/multilingual-e5-large-instruct", "e5-mistral-7b-instruct"])
def test_a_model_that_is_instructed_gets_words_before_a_question_alone(model: str):
    prefixes = prefixes_of(model)

    assert not prefixes.document
    assert prefixes.query.startswith("Instruct: ")
    assert prefixes.query.endswith("\nQuery: ")


def test_what_the_settings_say_goes_before_what_the_name_says():
    assert prefixes_of("nomic-embed-text", Prefixes("", "auto")) == Prefixes("", "search_query: ")
    assert prefixes_of("own-model", Prefixes("d: ", "q: ")) == Prefixes("d: ", "q: ")


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
