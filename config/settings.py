"""Every setting of Ricordo: its name, type, bounds and default. The reason of each default stands in default.toml.

What belongs to the domain (recall, format, ...) is declared in `memory`, where it is used, and embedded here.
"""

from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from memory.breaker import ShareBreakerOptions
from memory.formatting import FormatOptions
from memory.identity import IdentityOptions
from memory.ingest import IngestOptions
from memory.journalling import JournalOptions
from memory.prompt import PromptOptions
from memory.recall import RecallOptions
from memory.stable import StableBudget
from memory.turns import TurnOptions
from memory.upstream import Deadlines
from memory.worker import WorkerOptions

Port = Annotated[int, Meta(ge=0, le=65_535)]
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]

MASK = "********"
"""What stands for a secret wherever settings are shown: its length tells nothing."""


class Secret:
    """A value that is never shown: `reveal` is the one way to it.

    Written as `env:NAME` it is the value of that environment variable; `variable` then says which one.
    """

    __slots__ = ("_value", "variable")

    def __init__(self, value: str = "", *, variable: str = "") -> None:
        self._value = value
        self.variable = variable

    def reveal(self) -> str:
        """The secret itself; empty if there is none."""
        return self._value

    def __bool__(self) -> bool:
        return bool(self._value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and (self._value, self.variable) == (other._value, other.variable)

    def __hash__(self) -> int:
        return hash((self._value, self.variable))

    def __repr__(self) -> str:
        return f"Secret({str(self)!r})"

    def __str__(self) -> str:
        """The name of its variable, or a mask; empty if there is none."""
        if self.variable:
            return f"env:{self.variable}"
        return MASK if self._value else ""


def check_url(name: str, url: str) -> None:
    """Raise `ValueError` unless `url` is a plain http(s) URL: no credentials, query or fragment belong in it."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # is parsed only when it is asked for
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None
    if "@" in parts.netloc or parts.query or parts.fragment:
        raise ValueError(f"{name}: a URL without credentials, query and fragment is wanted")
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValueError(f"{name}: {url!r} is not an http:// or https:// URL")
    if any(character.isspace() or not character.isprintable() for character in url):
        raise ValueError(f"{name}: {url!r} has white space or control characters in it")


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where Ricordo listens."""

    host: str = "127.0.0.1"
    port: Port = 8000
    drain_seconds: Count = 30


class UpstreamSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The model's server behind Ricordo."""

    base: str = "https://api.openai.com/v1"
    name: str = "default"
    api_key: Secret = Secret()
    transport: Literal["pooled", "stock"] = "pooled"
    system: Literal["normal", "none"] = "normal"
    max_connections: Count = 1_000
    max_idle_connections: Count = 100
    idle_seconds: Seconds = 15.0
    deadlines: Deadlines = Deadlines()
    breaker: ShareBreakerOptions = ShareBreakerOptions()

    def __post_init__(self) -> None:
        check_url("base", self.base)


class StoreSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the memories are kept, and what of them is held in memory."""

    path_or_url: str = ""
    secret: Secret = Secret()
    keep_turns_days: Count = 30
    cache_bytes: Annotated[int, Meta(ge=0)] = 67_108_864

    def __post_init__(self) -> None:
        scheme, separator, _ = self.path_or_url.partition("://")
        if separator:
            raise ValueError(f"path_or_url: {scheme}:// is not a store of this version; give the path of a file")


class EmbedderSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What turns texts into vectors."""

    kind: Literal["wordllama", "minilm", "openai", "ollama"] = "wordllama"
    model: str = ""
    base_url: str = ""
    api_key: Secret = Secret(variable="OPENAI_API_KEY")
    dimensions: Annotated[int, Meta(ge=0)] = 0
    cache_bytes: Annotated[int, Meta(ge=0)] = 16_777_216

    def __post_init__(self) -> None:
        if self.base_url:
            check_url("base_url", self.base_url)
        if self.kind == "openai" and not self.base_url and not self.api_key:
            raise ValueError(f'api_key: kind = "openai" needs a key; set {self.api_key.variable or "api_key"}')


class TokenSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How tokens are counted."""

    cache_dir: str = ""
    encoding: Literal["o200k_base", "cl100k_base"] = "o200k_base"


class LimitSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How large a request may be."""

    body_bytes: Count = 10 * 1024 * 1024
    relay_bytes: Count = 512 * 1024 * 1024


class ListenerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much, and how slowly, a client may send and read: the listener's own limits, which a test compares."""

    header_bytes: Count = 16 * 1024
    header_fields: Count = 100
    header_seconds: Seconds = 10.0
    body_stall_seconds: Seconds = 30.0
    body_bytes_per_second: Count = 500
    write_stall_seconds: Seconds = 60.0
    idle_seconds: Seconds = 75.0
    linger_seconds: Seconds = 2.0
    connections: Count = 10_000
    pipelined: Count = 16


class LogSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is logged, and how."""

    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["console", "json"] = "console"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings, one section a field."""

    server: ServerSettings = ServerSettings()
    upstream: UpstreamSettings = UpstreamSettings()
    store: StoreSettings = StoreSettings()
    embedder: EmbedderSettings = EmbedderSettings()
    tokens: TokenSettings = TokenSettings()
    identity: IdentityOptions = IdentityOptions()
    turns: TurnOptions = TurnOptions()
    recall: RecallOptions = RecallOptions()
    stable: StableBudget = StableBudget()
    # The proxy pays for the prompt, so it keeps the provider's cache; the library is as spec 000 says.
    format: FormatOptions = FormatOptions(cacheable_context=True)
    prompt: PromptOptions = PromptOptions()
    journal: JournalOptions = JournalOptions()
    ingest: IngestOptions = IngestOptions()
    worker: WorkerOptions = WorkerOptions()
    limits: LimitSettings = LimitSettings()
    listener: ListenerSettings = ListenerSettings()
    logs: LogSettings = LogSettings()
