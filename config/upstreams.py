"""What the settings may say of a model's server, and what is known of common ones by their kind.

`[upstream]` is the one to which every request goes that no other takes; `[upstreams.NAME]` are the others
(docs/upstreams.md).
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from config.values import Secret, check_url
from memory.model.breaker_options import ShareBreakerOptions
from memory.model.identity import NAME
from memory.model.prices import CachePrices, Price, WritePrice
from memory.model.timespans import CENTURY_SECONDS, Seconds
from memory.model.types import Disclosure
from proxy.upstream import Deadlines

Count = Annotated[int, Meta(ge=1)]

Kind = Literal[
    "",
    "openai",
    "anthropic",
    "azure_openai",
    "gemini",
    "ollama",
    "vllm",
    "llama.cpp",
    "openrouter",
    "groq",
    "mistral",
    "deepseek",
    "litellm",
]
"""Whose server it is; empty: any."""

OPENAI = "https://api.openai.com/v1"

KINDS: Mapping[str, Mapping[str, Any]] = {
    "openai": {"base": OPENAI},
    # Keeps a prompt for five minutes unless an hour is ordered, and counts them anew with each use.
    "anthropic": {
        "base": "https://api.anthropic.com/v1",
        "key_header": "anthropic",
        "cache_seconds": 300.0,
        "cache_read_price": 0.1,
    },
    "azure_openai": {"key_header": "api-key"},
    "gemini": {
        "base": "https://generativelanguage.googleapis.com/v1beta/openai",
        "key_header": "authorization",
        "cache_read_price": 0.1,
    },
    # Servers of one's own keep a prompt as long as nobody else's takes its place.
    "ollama": {"base": "http://127.0.0.1:11434/v1"},
    "vllm": {"base": "http://127.0.0.1:8000/v1", "key_header": "authorization"},
    "llama.cpp": {"base": "http://127.0.0.1:8080/v1"},
    "openrouter": {"base": "https://openrouter.ai/api/v1", "key_header": "authorization", "cache_seconds": 300.0},
    "groq": {"base": "https://api.groq.com/openai/v1", "key_header": "authorization", "cache_read_price": 0.5},
    "mistral": {"base": "https://api.mistral.ai/v1", "key_header": "authorization", "cache_read_price": 0.1},
    "deepseek": {"base": "https://api.deepseek.com/v1", "key_header": "authorization", "cache_read_price": 0.03},
    "litellm": {"base": "http://127.0.0.1:4000/v1"},
}
"""What each kind sets where the settings say nothing. No key: which variable pays is yours to say."""

ADDRESSES = {"azure_openai": "https://RESOURCE.openai.azure.com/openai/v1"}
"""Kinds whose address is one's own, and how it looks."""


class UpstreamSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The model's server behind Ricordo."""

    kind: Kind = ""
    base: str = OPENAI
    name: str = "default"
    api_key: Secret = Secret()
    key: Literal["auto", "client", "ours", "none"] = "auto"
    key_header: Literal["auto", "anthropic", "authorization", "api-key", "x-api-key"] = "auto"
    client_headers: tuple[str, ...] = ()
    by_header: bool = False
    memory: Disclosure = "all"
    retries: Annotated[int, Meta(ge=0, le=3)] = 0
    fallbacks: tuple[str, ...] = ()
    fall_back_on: Literal["refused", "failed"] = "refused"
    transport: Literal["pooled", "stock"] = "pooled"
    system: Literal["normal", "none"] = "normal"
    max_connections: Count = 1_000
    max_idle_connections: Count = 100
    idle_seconds: Seconds = 15.0
    cache_seconds: Annotated[float, Meta(ge=0, le=CENTURY_SECONDS)] = 3_600.0
    cache_hints: Literal["none", "openai", "anthropic"] = "none"
    cache_read_price: Price | Literal["auto"] = "auto"
    cache_write_price: WritePrice = 1.25
    deadlines: Deadlines = Deadlines()
    breaker: ShareBreakerOptions = ShareBreakerOptions()

    @property
    def cache_prices(self) -> CachePrices:
        """What tokens of a prompt cost there that are cached, against those that are not."""
        return CachePrices(self.cache_read_price, self.cache_write_price)

    def __post_init__(self) -> None:
        if self.kind in ADDRESSES and self.base == OPENAI:
            raise ValueError(f'base: kind = "{self.kind}" needs the address of your own: {ADDRESSES[self.kind]}')
        check_url("base", self.base)
        if self.key == "ours" and not self.api_key:
            raise ValueError('api_key: key = "ours" needs one')


class NamedUpstreamSettings(UpstreamSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One beside it; what it takes by itself."""

    dialects: tuple[str, ...] = ()
    models: tuple[str, ...] = ()


def with_kind(table: Mapping[str, Any], **more: Any) -> dict[str, Any]:  # noqa: ANN401 - as a source of settings gives them
    """A table of settings, and what its kind says where it says nothing."""
    return {**KINDS.get(str(table.get("kind", "")), {}), **more, **table}


def model_of_fallback(entry: str) -> tuple[str, str | None]:
    """The upstream that an entry of `fallbacks` names, and the model that is asked for there, if another one."""
    name, _, model = entry.partition("=")
    return name.strip(), model.strip() or None


def check_upstreams(default: UpstreamSettings, others: Mapping[str, UpstreamSettings]) -> None:
    """Raise `ValueError` for names that cannot be, and for fallbacks to nobody."""
    known = {default.name, *others}
    for name, each in others.items():
        if not NAME.fullmatch(name):
            raise ValueError(
                f"upstreams: {name!r} is no name: it begins with a letter or digit and has neither spaces nor quotes"
            )
        if name == default.name or each.name != name:
            other = (
                "[upstream] has this name already" if name == default.name else "its table names it: leave `name` out"
            )
            raise ValueError(f"upstreams.{name}: {other}")
    for name, each in ((default.name, default), *others.items()):
        for fallback, _ in map(model_of_fallback, each.fallbacks):
            if fallback == name or fallback not in known:
                told = "itself" if fallback == name else "no upstream of the settings"
                raise ValueError(f"upstreams: the fallback {fallback!r} of {name!r} is {told}")
