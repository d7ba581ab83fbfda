"""Language models by name."""

import sys

import httpx2
import pytest

from adapters.llms.registry import build_model
from memory.model.errors import InvalidInput
from memory.ports.llm import ModelRequest
from tests.scripted_models import KEY, ScriptedModels


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("openai", "openai/gpt-4o-mini"),
        ("anthropic", "anthropic/claude-haiku-4-5"),
        ("google", "google/gemini-3.5-flash-lite"),
        ("ollama", "ollama/llama3.1"),
    ],
)
def test_each_kind_has_a_model_by_default(kind: str, name: str, http_client: httpx2.AsyncClient):
    assert build_model(kind, api_key=KEY, http_client=lambda: http_client).name == name


def test_an_unknown_kind_is_refused_with_the_known_ones(http_client: httpx2.AsyncClient):
    with pytest.raises(InvalidInput, match="openai, azure_openai, anthropic, google, ollama"):
        build_model("gpt", http_client=lambda: http_client)


def test_azure_needs_the_address_of_the_resource(http_client: httpx2.AsyncClient):
    with pytest.raises(InvalidInput, match="base_url"):
        build_model("azure_openai", api_key=KEY, http_client=lambda: http_client)


async def test_azure_is_asked_for_the_deployment_and_the_version_that_is_wanted(
    models: ScriptedModels, http_client: httpx2.AsyncClient
):
    model = build_model(
        "azure_openai",
        model="mini",
        base_url=models.url("azure_openai") + "/",
        api_key=KEY,
        api_version="2026-01-01-preview",
        http_client=lambda: http_client,
    )

    await model.answer(ModelRequest(system="s", user="u"))

    assert models.requests[0].target == "/openai/deployments/mini/chat/completions?api-version=2026-01-01-preview"


def test_a_missing_extra_says_how_it_is_installed(http_client: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(sys.modules, "adapters.llms.anthropic", raising=False)
    monkeypatch.setitem(sys.modules, "anthropic", None)

    with pytest.raises(InvalidInput, match=r"pip install 'ricordo\[anthropic\]'"):
        build_model("anthropic", http_client=lambda: http_client)


def test_what_is_installed_with_ricordo_and_broken_is_no_missing_extra(
    http_client: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.delitem(sys.modules, "adapters.llms.openai_compatible", raising=False)
    monkeypatch.setitem(sys.modules, "openai", None)

    with pytest.raises(ImportError, match="openai"):
        build_model("openai", api_key=KEY, http_client=lambda: http_client)
