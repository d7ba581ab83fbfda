"""Embeddings of an Azure OpenAI deployment, through the openai SDK."""

import httpx2
from openai import AsyncAzureOpenAI

from adapters.embedders.openai_compatible import TIMEOUT_SECONDS, OpenAICompatibleEmbedder
from adapters.embedders.purposes import UNTOLD, Prefixes
from memory.model.errors import InvalidInput

API_VERSION = "2024-10-21"
"""Azure's latest version that is no preview and has a date."""


class AzureOpenAIEmbedder(OpenAICompatibleEmbedder):
    """Asks the deployment `model` of the resource at `base_url`. Whoever opened `http_client` closes it."""

    def __init__(
        self,
        *,
        model: str,
        http_client: httpx2.AsyncClient,
        base_url: str = "",
        api_key: str = "",
        api_version: str = "",
        dimensions: int = 0,
        prefixes: Prefixes = UNTOLD,
    ) -> None:
        """`dimensions`: needed for a deployment that is not called like its model. Raises `InvalidInput`."""
        if not base_url:
            raise InvalidInput(
                "say where your Azure resource is, https://<resource>.openai.azure.com", field="base_url"
            )
        super().__init__(
            model=model, http_client=http_client, api_key=api_key, dimensions=dimensions, prefixes=prefixes
        )
        self.name = f"azure_openai/{model}/{self.dimension}{prefixes.mark}"
        self._client = AsyncAzureOpenAI(
            azure_endpoint=base_url.rstrip("/"),
            api_version=api_version or API_VERSION,
            api_key=api_key or "none",
            timeout=TIMEOUT_SECONDS,
            http_client=http_client,
        )
