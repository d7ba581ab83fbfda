"""The language models by the names that the settings give them."""

from collections.abc import Callable
from functools import partial

import httpx2

from adapters.llms.exchange import bounded
from adapters.llms.google import GoogleModel
from adapters.llms.ollama import OllamaModel
from memory.errors import InvalidInput
from memory.models import LanguageModel

MODELS = {"google": GoogleModel, "ollama": OllamaModel}

DEFAULT_MODELS = {
    "openai": "gpt-4o-mini",
    "azure_openai": "gpt-4o-mini",
    "anthropic": "claude-haiku-4-5",
    "google": "gemini-3.5-flash-lite",
    "ollama": "llama3.1",
}
"""OpenAI's is spec 003's; the others are what their makers have in its place, small and quick. Of Azure it is what a
deployment is called if nobody called it otherwise."""


def build_model(
    kind: str,
    *,
    model: str = "",
    base_url: str = "",
    api_key: str = "",
    api_version: str = "",
    http_client: Callable[[], httpx2.AsyncClient],
) -> LanguageModel:
    """The model of `kind`, one of `DEFAULT_MODELS`; what is empty takes its default. `api_version` is Azure's.

    It is asked once for each answer and has no time limit: wrap it in `memory.asking.Asking`. `http_client` is called
    for a client of its own, which takes no answers that are too long; who hands it in closes what it gave. Raises
    `InvalidInput` for settings that make no model.
    """
    if kind not in DEFAULT_MODELS:
        raise InvalidInput(f"there is no language model {kind!r}: {', '.join(DEFAULT_MODELS)} are known")
    make = MODELS[kind] if kind in MODELS else _anthropic() if kind == "anthropic" else _of_openai(kind, api_version)
    client = bounded(http_client())
    return make(model=model or DEFAULT_MODELS[kind], base_url=base_url, api_key=api_key, http_client=client)


def _of_openai(kind: str, api_version: str) -> Callable[..., LanguageModel]:
    # Its SDK takes 0.7 s and 40 MB: it is loaded where it is used.
    from adapters.llms.openai_compatible import azure_model, openai_model  # noqa: PLC0415 - see above

    return openai_model if kind == "openai" else partial(azure_model, api_version=api_version)


def _anthropic() -> Callable[..., LanguageModel]:
    try:
        from adapters.llms.anthropic import AnthropicModel  # noqa: PLC0415 - an optional extra
    except ImportError as error:
        raise InvalidInput("the language model anthropic is an extra: pip install 'ricordo[anthropic]'") from error
    return AnthropicModel
