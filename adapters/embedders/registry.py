"""The embedders by the names that the settings give them."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from adapters.embedders.purposes import BY_NAME, Prefixes, prefixes_of
from memory.model.errors import EmbeddingError, InvalidInput
from memory.ports.embedding import Embedder

if TYPE_CHECKING:
    import httpx2

REMOTE = {
    "openai": ("openai_compatible", "OpenAICompatibleEmbedder"),
    "azure_openai": ("azure_openai", "AzureOpenAIEmbedder"),
    "ollama": ("ollama", "ollama_embedder"),
    "google": ("google", "google_embedder"),
    "huggingface": ("huggingface", "huggingface_embedder"),
}
"""Module and maker of each, loaded when it is chosen: OpenAI's SDK takes 0.7 s and 40 MB, an HTTP client 0.1 s."""

DEFAULT_MODELS = {
    "openai": "text-embedding-3-small",
    "azure_openai": "text-embedding-3-small",
    "ollama": "nomic-embed-text",
    "google": "gemini-embedding-001",
    "huggingface": "sentence-transformers/all-MiniLM-L6-v2",
}
"""OpenAI's is mem0's, Hugging Face's Memory Vault's (docs/rules.md, Models and keys). Of Azure it is what a deployment
is called if nobody called it otherwise."""


def build_embedder(
    kind: str,
    *,
    model: str = "",
    base_url: str = "",
    api_key: str = "",
    api_version: str = "",
    dimensions: int = 0,
    prefixes: Prefixes = BY_NAME,
    http_client: "Callable[[], httpx2.AsyncClient]",
) -> Embedder:
    """The embedder of `kind`: `wordllama`, `minilm` or one of `DEFAULT_MODELS`; what is empty or 0 takes its default.

    `http_client` is called for a remote kind alone (a client costs 20 ms); who hands it in closes what it gave.
    `api_version` is Azure's. The prefixes are put before texts that are kept, and that ask; "auto" is what the model's
    name says. Raises `InvalidInput` for settings that make no embedder, `EmbeddingError` when one cannot
    be loaded.
    """
    prefixes = prefixes_of(model or DEFAULT_MODELS.get(kind, ""), prefixes)
    if kind == "minilm":
        try:
            from adapters.embedders.minilm import SentenceTransformerEmbedder  # noqa: PLC0415 - an optional extra
        except ImportError as error:
            raise EmbeddingError("the embedder minilm is an extra: pip install 'ricordo[minilm]'") from error
        return SentenceTransformerEmbedder(model=model, dimensions=dimensions, prefixes=prefixes)
    if kind == "wordllama":
        from adapters.embedders.wordllama import WordLlamaEmbedder  # noqa: PLC0415 - others do without its tokenizer

        local = WordLlamaEmbedder()
        if model or dimensions not in {0, local.dimension}:
            raise InvalidInput(f"wordllama has one model, of {local.dimension} dimensions: leave both settings empty")
        return local
    if kind not in DEFAULT_MODELS:
        known = ", ".join(("wordllama", "minilm", *DEFAULT_MODELS))
        raise InvalidInput(f"there is no embedder {kind!r}: {known} are known")
    module, name = REMOTE[kind]
    make = getattr(import_module(f"adapters.embedders.{module}"), name)
    if kind == "azure_openai":
        make = partial(make, api_version=api_version)
    return make(
        model=model or DEFAULT_MODELS[kind],
        base_url=base_url,
        api_key=api_key,
        dimensions=dimensions,
        prefixes=prefixes,
        http_client=http_client(),
    )
