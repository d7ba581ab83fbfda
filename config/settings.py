"""Every setting of Ricordo: its name, type, bounds and default. The reason of each default stands in default.toml.

What belongs to the domain (recall, format, ...) is declared in `memory`, apart from the rules that obey it: every
command reads the settings, and few need the rules.
"""

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from config.upstreams import NamedUpstreamSettings, UpstreamSettings, check_upstreams
from config.values import Secret, check_url
from memory.llm.client import AskingOptions
from memory.model.identity import IdentityOptions
from memory.model.listener_options import ListenerOptions
from memory.model.options import IngestOptions, PinOptions, RetentionOptions, WorkerOptions
from memory.model.profile_options import ProfileOptions
from memory.model.prompt_options import FormatOptions, PromptOptions, StableBudget
from memory.model.recall_options import RecallOptions
from memory.model.session import SessionOptions
from memory.model.store_options import SPOOL_BYTES, RedisOptions
from memory.model.timespans import CENTURY_SECONDS, Seconds, WholeDays
from memory.ports.llm import ANSWER_TOKENS, Effort, Generation
from memory.sessions.context_window import CompressionOptions
from memory.sessions.lifecycle import LifecycleOptions
from memory.turn.kind import TurnOptions
from memory.turn.quotas import QuotaOptions
from memory.turn.record import JournalOptions
from memory.turn.switches import SwitchOptions

Port = Annotated[int, Meta(ge=0, le=65_535)]
Count = Annotated[int, Meta(ge=1)]

ORIGIN = re.compile(r"[a-z][a-z0-9+.-]*://(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?")
"""RFC 6454 §6.2: no path, no wildcard."""

KEY_VARIABLES = {
    "openai": "OPENAI_API_KEY",
    "azure_openai": "AZURE_OPENAI_API_KEY",
    "anthropic": "ANTHROPIC_API_KEY",
    "google": "GOOGLE_API_KEY",
    "huggingface": "HF_TOKEN",
}
"""Where the key of a provider is looked for when the settings have none: what others' tools read. None of them
chooses anything (docs/rules.md, Models and keys)."""


def check_provider(kind: str, base_url: str, api_key: Secret) -> None:
    """Raise `ValueError` unless a provider has the address and key that it needs; one's own server may want no key."""
    if base_url:
        check_url("base_url", base_url)
    if kind == "azure_openai" and not base_url:
        raise ValueError('base_url: kind = "azure_openai" needs the address of your resource')
    if kind in KEY_VARIABLES and not base_url and not api_key:
        raise ValueError(f'api_key: kind = "{kind}" needs a key; set {KEY_VARIABLES[kind]}')


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where Ricordo listens."""

    host: str = "127.0.0.1"
    port: Port = 8000
    proxies: Annotated[int, Meta(ge=1, le=64)] = 1
    drain_seconds: Annotated[int, Meta(ge=1, le=CENTURY_SECONDS)] = 30
    notice_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    cors_origins: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for origin in self.cors_origins:
            if origin == "*":
                raise ValueError(
                    "cors_origins: '*' is no origin: every web page that you visit could read your chats and what is "
                    "remembered of you. Name each page that may, as scheme://host"
                )
            if not ORIGIN.fullmatch(origin):
                raise ValueError(
                    f"cors_origins: {origin!r} is no origin as browsers send it: scheme://host or scheme://host:port, "
                    "in lower case"
                )


IN_MEMORY = "memory:"
"""A store that is gone with its process."""

REMOTE_STORES = frozenset(
    {"redis", "rediss", "unix", "redis+cluster", "rediss+cluster", "redis+sentinel", "rediss+sentinel"}
)
"""Schemes of a store's URL."""

NEARLY = REMOTE_STORES | {"memory", "sqlite", "file"}
"""What stands in front of a colon without slashes and is meant as no file's name: `redis:6379`, `:memory:`."""


class StoreSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the memories are kept, and what of them is held in memory."""

    path_or_url: str = ""
    secret: Secret = Secret()
    damaged: Literal["degrade", "refuse"] = "degrade"
    keep_turns_days: WholeDays = 30
    cache_bytes: Annotated[int, Meta(ge=0)] = 67_108_864
    local_dir: str = ""
    spool_bytes: Count = SPOOL_BYTES
    redis: RedisOptions = RedisOptions()

    def __post_init__(self) -> None:
        if self.path_or_url and not self.path_or_url.strip():
            raise ValueError(f"path_or_url: {self.path_or_url!r} is blank; leave it out for the default")
        scheme, separator, _ = self.path_or_url.partition("://")
        if separator and scheme not in REMOTE_STORES:
            raise ValueError(f"path_or_url: {scheme}:// is no store; give the path of a file, or redis://HOST:PORT/DB")
        name, colon, _ = self.path_or_url.removeprefix(":").partition(":")
        if colon and not separator and name in NEARLY and self.path_or_url != IN_MEMORY:  # it would be a file's name
            raise ValueError(
                f"path_or_url: {self.path_or_url!r} is neither the path of a file, redis://HOST:PORT/DB nor {IN_MEMORY}"
            )

    @property
    def is_remote(self) -> bool:
        """Whether the store is a server."""
        return "://" in self.path_or_url

    @property
    def is_in_memory(self) -> bool:
        """Whether nothing is kept: for trying out."""
        return self.path_or_url == IN_MEMORY


class EmbedderSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What turns texts into vectors."""

    kind: Literal["wordllama", "minilm", "openai", "azure_openai", "ollama", "google", "huggingface"] = "wordllama"
    model: str = ""
    base_url: str = ""
    api_key: Secret = Secret()
    api_version: str = ""
    dimensions: Annotated[int, Meta(ge=0)] = 0
    document_prefix: str = "auto"
    query_prefix: str = "auto"
    cache_bytes: Annotated[int, Meta(ge=0)] = 16_777_216

    def __post_init__(self) -> None:
        check_provider(self.kind, self.base_url, self.api_key)


class LlmSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The language model that works for the memory."""

    kind: Literal["none", "openai", "azure_openai", "anthropic", "google", "ollama"] = "none"
    model: str = ""
    base_url: str = ""
    api_key: Secret = Secret()
    api_version: str = ""
    temperature: Annotated[float, Meta(ge=0, le=2)] | Literal["auto"] = 0.0
    max_tokens: Count = ANSWER_TOKENS
    reasoning_effort: Effort = ""
    thinking_tokens: Annotated[int, Meta(ge=0)] | Literal["auto"] = "auto"
    asking: AskingOptions = AskingOptions()

    def __post_init__(self) -> None:
        check_provider(self.kind, self.base_url, self.api_key)

    @property
    def generation(self) -> Generation:
        """How the model is to answer."""
        return Generation(
            temperature=None if self.temperature == "auto" else self.temperature,
            max_tokens=self.max_tokens,
            reasoning_effort=self.reasoning_effort,
            thinking_tokens=None if self.thinking_tokens == "auto" else self.thinking_tokens,
        )


class PromptFiles(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Own instructions for the language model, each in a file; empty: those that come with Ricordo."""

    fact_extraction: str = ""
    update_decision: str = ""
    reflection: str = ""
    profile: str = ""


class ExtractionSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How facts are found, and who decides what becomes of them."""

    extractor: str = "auto"
    decision: Literal["auto", "rules"] = "auto"
    reflect: bool = False
    fallback: Literal["heuristic", "dead_letter"] = "heuristic"
    attempts: Count = 3
    seconds: Seconds = 55.0
    tenants: dict[str, PromptFiles] = msgspec.field(default_factory=dict[str, PromptFiles])
    prompts: PromptFiles = PromptFiles()

    def __post_init__(self) -> None:
        if self.extractor not in {"auto", "heuristic"} and ":" not in self.extractor:
            raise ValueError('extractor: "auto", "heuristic" or package.module:name is wanted')


class TokenSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How tokens are counted."""

    cache_dir: str = ""
    encoding: Literal["o200k_base", "cl100k_base"] = "o200k_base"


class LimitSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How large a request may be, and how much is kept."""

    memories: Annotated[int, Meta(ge=0)] = 20_000
    token_requests_per_minute: Annotated[int, Meta(ge=0)] = 60
    body_bytes: Count = 50 * 1024 * 1024
    relay_bytes: Count = 512 * 1024 * 1024
    socket_idle_seconds: Seconds = 900.0
    socket_seconds: Seconds = 3_900.0


class WebhookSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the events of sessions are posted."""

    url: str = ""
    secret: Secret = Secret()

    def __post_init__(self) -> None:
        if self.url:
            check_url("url", self.url)
        if self.url and not self.secret:
            raise ValueError("secret: events are signed; set one")


class LogSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is logged, and how."""

    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["console", "json"] = "console"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings, one section a field."""

    server: ServerSettings = ServerSettings()
    upstream: UpstreamSettings = UpstreamSettings()
    upstreams: dict[str, NamedUpstreamSettings] = msgspec.field(default_factory=dict[str, NamedUpstreamSettings])
    store: StoreSettings = StoreSettings()
    embedder: EmbedderSettings = EmbedderSettings()
    llm: LlmSettings = LlmSettings()
    extraction: ExtractionSettings = ExtractionSettings()
    tokens: TokenSettings = TokenSettings()
    identity: IdentityOptions = IdentityOptions()
    turns: TurnOptions = TurnOptions()
    switches: SwitchOptions = SwitchOptions()
    recall: RecallOptions = RecallOptions()
    stable: StableBudget = StableBudget()
    # The proxy pays for the prompt, so it keeps the provider's cache; the library is as docs/rules.md says, Formatting.
    format: FormatOptions = FormatOptions(style="compact", cacheable_context=True)
    prompt: PromptOptions = PromptOptions()
    journal: JournalOptions = JournalOptions()
    ingest: IngestOptions = IngestOptions()
    retention: RetentionOptions = RetentionOptions()
    profile: ProfileOptions = ProfileOptions()
    pins: PinOptions = PinOptions()
    threads: LifecycleOptions = LifecycleOptions()
    sessions: SessionOptions = SessionOptions()
    compression: CompressionOptions = CompressionOptions()
    webhooks: WebhookSettings = WebhookSettings()
    worker: WorkerOptions = WorkerOptions()
    limits: LimitSettings = LimitSettings()
    quotas: QuotaOptions = QuotaOptions()
    listener: ListenerOptions = ListenerOptions()
    logs: LogSettings = LogSettings()

    @property
    def every_upstream(self) -> dict[str, UpstreamSettings]:
        """All upstreams, by the section that each stands in; that of `[upstream]` first."""
        return {"upstream": self.upstream} | {f"upstreams.{name}": each for name, each in self.upstreams.items()}

    def __post_init__(self) -> None:
        check_upstreams(self.upstream, self.upstreams)
        if self.ingest.when == "dormant" and self.store.is_remote:
            raise ValueError('ingest.when: "dormant" needs a SQLite store; Redis delivers turns in their order')
        if self.store.is_in_memory and self.journal.durability == "strict":
            raise ValueError(
                f'journal.durability: "strict" needs a store that keeps something; {IN_MEMORY} keeps nothing'
            )
        if self.store.is_in_memory and self.identity.mode == "keys":
            raise ValueError(f'identity.mode: "keys" needs a store in which keys can be made; {IN_MEMORY} begins empty')
        if self.store.is_in_memory and self.server.proxies > 1:
            raise ValueError(f"server.proxies: a store in memory ({IN_MEMORY}) lives in one process")
