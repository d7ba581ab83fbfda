"""Embedders behind a server: a real port, the real clients."""

import base64
import math
import struct
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx2
import msgspec
import numpy as np
import pytest

from adapters.embedders.azure_openai import AzureOpenAIEmbedder
from adapters.embedders.google import google_embedder
from adapters.embedders.http import HttpEmbedder
from adapters.embedders.huggingface import huggingface_embedder
from adapters.embedders.ollama import ollama_embedder
from adapters.embedders.openai_compatible import BATCH_TEXTS, LIMIT_BYTES, OpenAICompatibleEmbedder
from adapters.embedders.purposes import Prefixes
from adapters.embedders.registry import build_embedder
from memory.model.errors import EmbeddingError, InvalidInput
from memory.ports.embedding import Embedder
from tests.scripted_upstream import Answer, Received, ScriptedUpstream, embedding, error, reply

SECRET_TEXT = "my pin is 4711"


@pytest.fixture
async def upstream() -> AsyncIterator[ScriptedUpstream]:
    async with ScriptedUpstream() as upstream:
        yield upstream


@pytest.fixture
async def http_client() -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient() as client:
        yield client


@pytest.fixture
def openai(upstream: ScriptedUpstream, http_client: httpx2.AsyncClient) -> OpenAICompatibleEmbedder:
    return OpenAICompatibleEmbedder(
        model="some-model", base_url=upstream.base_url, api_key="sk-test", dimensions=8, http_client=http_client
    )


@pytest.fixture
def ollama(upstream: ScriptedUpstream, http_client: httpx2.AsyncClient) -> HttpEmbedder:
    base_url = upstream.base_url.removesuffix("/v1")
    return ollama_embedder(model="some-model", base_url=base_url, dimensions=8, http_client=http_client)


@pytest.fixture
def azure_openai(upstream: ScriptedUpstream, http_client: httpx2.AsyncClient) -> AzureOpenAIEmbedder:
    return AzureOpenAIEmbedder(
        model="deployed",
        base_url=upstream.origin,
        api_key="sk-test",
        api_version="2026-01-01",
        dimensions=8,
        http_client=http_client,
    )


@pytest.fixture
def google(upstream: ScriptedUpstream, http_client: httpx2.AsyncClient) -> HttpEmbedder:
    return google_embedder(
        model="some-model", base_url=upstream.origin, api_key="sk-test", dimensions=8, http_client=http_client
    )


@pytest.fixture
def huggingface(upstream: ScriptedUpstream, http_client: httpx2.AsyncClient) -> HttpEmbedder:
    base_url = f"{upstream.origin}/of-one-model"
    return huggingface_embedder(
        model="some/model", base_url=base_url, api_key="sk-test", dimensions=8, http_client=http_client
    )


@pytest.fixture(params=["openai", "azure_openai", "ollama", "google", "huggingface"])
def kind(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def embedder(kind: str, request: pytest.FixtureRequest) -> Embedder:
    return request.getfixturevalue(kind)


def ollama_answer(request: Received) -> Answer:
    vectors = [embedding(text) for text in request.json()["input"]]
    return reply(msgspec.json.encode({"model": request.json()["model"], "embeddings": vectors}))


def google_answer(request: Received) -> Answer:
    vectors = [{"values": embedding(text)} for text in texts_of(request)]
    return reply(msgspec.json.encode({"embeddings": vectors}))


def huggingface_answer(request: Received) -> Answer:
    return reply(msgspec.json.encode([embedding(text) for text in texts_of(request)]))


def texts_of(request: Received) -> list[str]:
    """The texts of a request in any of the protocols."""
    body = request.json()
    if "requests" in body:
        return [item["content"]["parts"][0]["text"] for item in body["requests"]]
    return body.get("input") or body["inputs"]


OWN_PATHS = {
    "/api/embed": ollama_answer,
    ":batchEmbedContents": google_answer,
    "/of-one-model": huggingface_answer,
}


@pytest.fixture(autouse=True)
def speaks_all_protocols(upstream: ScriptedUpstream) -> None:
    for path, answer in OWN_PATHS.items():
        upstream.script(answer, on=path)


def answered(make: Callable[[list[str]], list[Any]]) -> Callable[[Received], Answer]:
    """Answers `/embeddings` with `data` as made from the texts."""
    return lambda request: reply(msgspec.json.encode({"object": "list", "data": make(request.json()["input"])}))


# ── All ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_each_text_gets_its_vector(embedder: Embedder):
    vectors = await embedder.embed(["one", "two", "three"])

    assert np.allclose(vectors, [embedding(text) for text in ("one", "two", "three")], atol=1e-6)
    assert vectors.dtype == np.float32


async def test_many_texts_go_in_several_batches_and_come_back_in_order(embedder: Embedder, upstream: ScriptedUpstream):
    texts = [f"memory {index}" for index in range(BATCH_TEXTS + 1)]

    vectors = await embedder.embed(texts)

    assert len(upstream.requests) > 1
    assert np.allclose(vectors, [embedding(text) for text in texts], atol=1e-6)


async def test_models_are_told_what_a_text_is_for(
    kind: str, upstream: ScriptedUpstream, http_client: httpx2.AsyncClient
):
    base_url = {"openai": upstream.base_url, "huggingface": f"{upstream.origin}/of-one-model"}
    embedder = build_embedder(
        kind,
        model="some-model",
        base_url=base_url.get(kind, upstream.origin),
        api_key="sk-test",
        dimensions=8,
        prefixes=Prefixes("passage: ", "query: "),
        http_client=lambda: http_client,
    )

    vectors = await embedder.embed(["I live in Graz"])
    await embedder.embed(["Where do I live?"], purpose="query")
    await embedder.embed(["x" * 1_000_000], purpose="query")

    assert np.allclose(vectors, [embedding("passage: I live in Graz")], atol=1e-6)
    assert [texts_of(request) for request in upstream.requests[:2]] == [
        ["passage: I live in Graz"],
        ["query: Where do I live?"],
    ]
    (long,) = texts_of(upstream.requests[2])
    assert long.startswith("query: xxx")
    assert LIMIT_BYTES - 2 <= len(long) <= LIMIT_BYTES


async def test_gemini_is_told_by_a_field_of_its_own(upstream: ScriptedUpstream, http_client: httpx2.AsyncClient):
    gemini = build_embedder(
        "google", base_url=upstream.origin, api_key="sk-test", dimensions=8, http_client=lambda: http_client
    )

    await gemini.embed(["I live in Graz"])
    await gemini.embed(["Where do I live?"], purpose="query")

    told = [request.json()["requests"][0] for request in upstream.requests]
    assert [each["taskType"] for each in told] == ["RETRIEVAL_DOCUMENT", "RETRIEVAL_QUERY"]
    assert [each["content"]["parts"][0]["text"] for each in told] == ["I live in Graz", "Where do I live?"]


async def test_a_long_text_is_cut_before_it_is_sent(embedder: Embedder, upstream: ScriptedUpstream):
    await embedder.embed(["x" * 1_000_000])

    assert texts_of(upstream.requests[0]) == ["x" * LIMIT_BYTES]


async def test_no_texts_ask_for_nothing(embedder: Embedder, upstream: ScriptedUpstream):
    assert (await embedder.embed([])).shape == (0, 8)
    assert upstream.requests == []


async def test_a_blank_text_is_refused_before_it_is_sent(embedder: Embedder, upstream: ScriptedUpstream):
    with pytest.raises(EmbeddingError):
        await embedder.embed(["one", " "])
    assert upstream.requests == []


@pytest.mark.parametrize(
    "answer",
    [
        error(400, f"cannot embed {SECRET_TEXT}"),
        error(401, "wrong key sk-test"),
        error(404, "no such model"),
        reply(b"<html>"),
        reply(b"[]"),
        reply(b""),
        reply(b'{"data": [], "embeddings": []}'),
        reply(b'{"data": [{"embedding": null}], "embeddings": [null]}'),
        reply(b"[[1, 2], [3, 4]]"),
        reply(b"[[[1, 2]]]"),
        reply(b"[" * 100_000),
        reply(b'{"data": [{"embedding": [1, 2]}], "embeddings": [[1, 2]]}'),
        reply(b'{"data": [{"embedding": [0,0,0,0,0,0,0,0]}], "embeddings": [[0,0,0,0,0,0,0,0]]}'),
        reply(b'{"data": [{"embedding": "!!!!"}], "embeddings": "!!!!"}'),
    ],
    ids=[
        "400",
        "401",
        "404",
        "html",
        "list",
        "empty",
        "none",
        "null",
        "two",
        "tokens",
        "deep",
        "short",
        "zero",
        "no b64",
    ],
)
async def test_I08_whatever_the_server_says_it_is_an_embedding_error_without_the_texts(
    embedder: Embedder, upstream: ScriptedUpstream, answer: Answer
):
    upstream.script(answer)

    with pytest.raises(EmbeddingError) as caught:
        await embedder.embed([SECRET_TEXT])

    assert SECRET_TEXT not in str(caught.value)
    assert "sk-test" not in str(caught.value)


async def test_a_server_that_is_away_is_an_embedding_error(
    ollama: HttpEmbedder, google: HttpEmbedder, huggingface: HttpEmbedder, upstream: ScriptedUpstream
):
    await upstream.refuse()

    for embedder in (ollama, google, huggingface):
        with pytest.raises(EmbeddingError):
            await embedder.embed(["one"])


# ── OpenAI's protocol ─────────────────────────────────────────────────────────────────────────────────────────


async def test_the_request_carries_key_model_and_no_length_that_was_not_asked_for(
    openai: OpenAICompatibleEmbedder, upstream: ScriptedUpstream
):
    await openai.embed(["one"])

    assert upstream.requests[0].header("authorization") == "Bearer sk-test"
    assert upstream.requests[0].json() == {"model": "some-model", "input": ["one"], "encoding_format": "base64"}


async def test_vectors_in_another_order_find_their_texts(openai: OpenAICompatibleEmbedder, upstream: ScriptedUpstream):
    upstream.script(
        answered(
            lambda texts: [
                {"index": index, "embedding": embedding(text)} for index, text in reversed(list(enumerate(texts)))
            ]
        )
    )

    assert np.allclose(await openai.embed(["one", "two"]), [embedding("one"), embedding("two")], atol=1e-6)


async def test_a_server_without_base64_and_index_will_do(openai: OpenAICompatibleEmbedder, upstream: ScriptedUpstream):
    upstream.script(answered(lambda texts: [{"embedding": embedding(text)} for text in texts]))

    assert np.allclose(await openai.embed(["one", "two"]), [embedding("one"), embedding("two")], atol=1e-6)


async def test_an_index_that_comes_twice_is_refused(openai: OpenAICompatibleEmbedder, upstream: ScriptedUpstream):
    upstream.script(answered(lambda texts: [{"index": 0, "embedding": embedding(text)} for text in texts]))

    with pytest.raises(EmbeddingError, match="lacks"):
        await openai.embed(["one", "two"])


async def test_I08_nan_in_base64_is_refused(openai: OpenAICompatibleEmbedder, upstream: ScriptedUpstream):
    numbers = base64.b64encode(struct.pack("<8f", math.nan, *range(7))).decode()
    upstream.script(answered(lambda texts: [{"index": 0, "embedding": numbers} for _ in texts]))

    with pytest.raises(EmbeddingError, match="not finite"):
        await openai.embed(["one"])


async def test_a_shorter_vector_is_asked_for_where_the_model_can(
    upstream: ScriptedUpstream, http_client: httpx2.AsyncClient
):
    embedder = OpenAICompatibleEmbedder(
        model="text-embedding-3-small", base_url=upstream.base_url, dimensions=256, http_client=http_client
    )

    assert (await embedder.embed(["one"])).shape == (1, 256)
    assert upstream.requests[0].json()["dimensions"] == 256
    assert embedder.name == "openai/text-embedding-3-small/256"


def test_the_length_of_a_known_model_is_known(http_client: httpx2.AsyncClient):
    assert OpenAICompatibleEmbedder(model="text-embedding-3-large", http_client=http_client).dimension == 3_072


def test_the_length_of_an_unknown_model_must_be_told(http_client: httpx2.AsyncClient):
    with pytest.raises(InvalidInput, match="dimensions"):
        OpenAICompatibleEmbedder(model="own-model", http_client=http_client)


async def test_the_key_of_the_environment_does_not_go_to_another_server(
    upstream: ScriptedUpstream, http_client: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("OPENAI_API_KEY", "sk-of-the-environment")
    embedder = OpenAICompatibleEmbedder(
        model="local", base_url=upstream.base_url, dimensions=8, http_client=http_client
    )

    await embedder.embed(["one"])

    assert b"sk-of-the-environment" not in b"".join(value for _, value in upstream.requests[0].headers)


# ── Ollama ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_ollama_is_asked_for_a_batch_at_its_own_address(ollama: HttpEmbedder, upstream: ScriptedUpstream):
    await ollama.embed(["one", "two"])

    assert upstream.requests[0].target == "/api/embed"
    assert upstream.requests[0].json() == {"model": "some-model", "input": ["one", "two"], "truncate": True}


def test_a_tag_does_not_hide_the_length_of_a_known_model(http_client: httpx2.AsyncClient):
    embedder = ollama_embedder(model="nomic-embed-text:v1.5", http_client=http_client)

    assert embedder.dimension == 768
    assert embedder.name == "ollama/nomic-embed-text:v1.5/768"


def test_the_length_of_an_unknown_ollama_model_must_be_told(http_client: httpx2.AsyncClient):
    with pytest.raises(InvalidInput, match="dimensions"):
        ollama_embedder(model="own-model", http_client=http_client)


# ── Azure, Google, Hugging Face ───────────────────────────────────────────────────────────────────────────────


async def test_azure_is_asked_for_its_deployment_with_its_own_header(
    azure_openai: AzureOpenAIEmbedder, upstream: ScriptedUpstream
):
    await azure_openai.embed(["one"])

    assert upstream.requests[0].target == "/openai/deployments/deployed/embeddings?api-version=2026-01-01"
    assert upstream.requests[0].header("api-key") == "sk-test"
    assert azure_openai.name == "azure_openai/deployed/8"


def test_azure_needs_the_address_of_the_resource(http_client: httpx2.AsyncClient):
    with pytest.raises(InvalidInput, match="base_url"):
        AzureOpenAIEmbedder(model="text-embedding-3-small", http_client=http_client)


async def test_google_is_asked_for_vectors_of_the_wanted_length_with_the_key_in_a_header(
    google: HttpEmbedder, upstream: ScriptedUpstream
):
    await google.embed(["one"])

    assert upstream.requests[0].target == "/v1beta/models/some-model:batchEmbedContents"
    assert upstream.requests[0].header("x-goog-api-key") == "sk-test"
    assert upstream.requests[0].json()["requests"] == [
        {"model": "models/some-model", "content": {"parts": [{"text": "one"}]}, "outputDimensionality": 8}
    ]


async def test_an_endpoint_of_hugging_faces_form_is_asked_as_it_is(
    huggingface: HttpEmbedder, upstream: ScriptedUpstream
):
    await huggingface.embed(["one"])

    assert upstream.requests[0].target == "/of-one-model"
    assert upstream.requests[0].header("authorization") == "Bearer sk-test"
    assert upstream.requests[0].json() == {"inputs": ["one"], "truncate": True}


@pytest.mark.parametrize("make", [google_embedder, huggingface_embedder])
def test_the_length_of_any_unknown_model_must_be_told(make: Any, http_client: httpx2.AsyncClient):
    with pytest.raises(InvalidInput, match="dimensions"):
        make(model="own-model", http_client=http_client)
