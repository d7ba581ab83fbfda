"""The language models by the names that the settings give them."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from memory.model.errors import InvalidInput
from memory.ports.llm import LanguageModel

if TYPE_CHECKING:
    import httpx2

MODELS = {
    "openai": ("openai_compatible", "openai_model"),
    "azure_openai": ("openai_compatible", "azure_model"),
    "anthropic": ("anthropic", "AnthropicModel"),
    "google": ("google", "GoogleModel"),
    "ollama": ("ollama", "OllamaModel"),
}
"""Module and maker of each, loaded when it is chosen: OpenAI's SDK takes 0.7 s and 40 MB, an HTTP client 0.1 s."""

EXTRAS = frozenset({"anthropic"})
"""Those whose SDK is not installed with Ricordo."""

DEFAULT_MODELS = {
    "openai": "gpt-4o-mini",
    "azure_openai": "gpt-4o-mini",
    "anthropic": "claude-haiku-4-5",
    "google": "gemini-3.5-flash-lite",
    "ollama": "llama3.1",
}
"""OpenAI's is mem0's; the others are what their makers have in its place, small and quick. Of Azure it is what a
deployment is called if nobody called it otherwise."""


def build_model(
    kind: str,
    *,
    model: str = "",
    base_url: str = "",
    api_key: str = "",
    api_version: str = "",
    http_client: "Callable[[], httpx2.AsyncClient]",
) -> LanguageModel:
    """The model of `kind`, one of `DEFAULT_MODELS`; what is empty takes its default. `api_version` is Azure's.

    It is asked once for each answer and has no time limit: wrap it in `memory.llm.client.Asking`. `http_client` is
    called for a client of its own, which takes no answers that are too long; who hands it in closes what it gave.
    Raises `InvalidInput` for settings that make no model.
    """
    if kind not in DEFAULT_MODELS:
        raise InvalidInput(f"there is no language model {kind!r}: {', '.join(DEFAULT_MODELS)} are known")
    module, name = MODELS[kind]
    try:
        make = getattr(import_module(f"adapters.llms.{module}"), name)
    except ImportError as error:
        if kind not in EXTRAS:
            raise
        raise InvalidInput(f"the language model {kind} is an extra: pip install 'ricordo[{kind}]'") from error
    if kind == "azure_openai":
        make = partial(make, api_version=api_version)
    from adapters.llms.exchange import bounded  # noqa: PLC0415 - see MODELS

    client = bounded(http_client())
    return make(model=model or DEFAULT_MODELS[kind], base_url=base_url, api_key=api_key, http_client=client)
