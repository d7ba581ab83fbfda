"""A model of each kind in front of the scripted models."""

from collections.abc import AsyncIterator, Callable

import httpx2
import pytest

from adapters.llms.registry import DEFAULT_MODELS, build_model
from memory.ports.llm import LanguageModel
from tests.scripted_models import KEY, ScriptedModels

Make = Callable[[str], LanguageModel]


@pytest.fixture
async def models() -> AsyncIterator[ScriptedModels]:
    async with ScriptedModels() as models:
        yield models


@pytest.fixture
async def http_client() -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient() as client:
        yield client


@pytest.fixture
def make(models: ScriptedModels, http_client: httpx2.AsyncClient) -> Make:
    return lambda kind: build_model(kind, base_url=models.url(kind), api_key=KEY, http_client=lambda: http_client)


@pytest.fixture(params=sorted(DEFAULT_MODELS))
def kind(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def model(kind: str, make: Make) -> LanguageModel:
    return make(kind)
