"""What a memory is made of, as a program says it: a store, a language model, an embedder, own prompts.

    MemoryConfig()                                                   in memory, gpt-4o-mini, text-embedding-3-small
    MemoryConfig(vector_store={"provider": "sqlite", "config": {"path": "ada.db"}}, llm={"provider": "none"})
    MemoryConfig.preset("spec002")                                   in memory, MiniLM on this machine, rules

What is left out is as in the first line (docs/python.md, Configuration). Keys are taken from the environment where none
is given: OPENAI_API_KEY, ANTHROPIC_API_KEY, GOOGLE_API_KEY, AZURE_OPENAI_API_KEY, HF_TOKEN, REDIS_URL.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeVar
from urllib.parse import quote

import msgspec
from msgspec import Meta

from config.errors import SettingsError
from config.loading import COMMAND_LINE, default_store, load_settings
from config.settings import (
    IN_MEMORY,
    KEY_VARIABLES,
    EmbedderSettings,
    LlmSettings,
    Settings,
    StoreSettings,
)
from config.values import Secret
from memory.model.identity import LOCAL, NAME
from memory.ports.llm import ANSWER_TOKENS
from ricordo.library.errors import InvalidInputError

T = TypeVar("T")

COLLECTION = "memories"
"""What a collection is called if nobody calls it otherwise: the memories of this machine's own chats."""


class _StorePart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    provider: str = "memory"
    config: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])
    collection_name: str = COLLECTION


class _ModelPart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    provider: str = "openai"
    config: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])


class _SqliteFields(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    path: str = ""


class _RedisFields(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    url: str = ""
    host: str = ""
    port: Annotated[int, Meta(ge=1, le=65_535)] = 6379
    db: Annotated[int, Meta(ge=0)] = 0
    username: str = ""
    password: str = ""
    ssl: bool = False


class _LlmFields(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    model: str = ""
    api_key: str = ""
    base_url: str = ""
    api_version: str = ""
    temperature: Annotated[float, Meta(ge=0, le=2)] = 0.0
    max_tokens: Annotated[int, Meta(ge=1)] = ANSWER_TOKENS


class _EmbedderFields(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    model: str = ""
    api_key: str = ""
    base_url: str = ""
    api_version: str = ""
    dimensions: Annotated[int, Meta(ge=0)] = 0


class _HistoryPart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    db_path: str = ""


class OwnPrompts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """System prompts in the place of those that come with Ricordo; empty: the latter."""

    fact_extraction: str = ""
    update_decision: str = ""


STORES = ("memory", "sqlite", "redis")
LLMS = ("openai", "anthropic", "google", "ollama", "azure_openai", "none")
EMBEDDERS = ("openai", "ollama", "huggingface", "azure_openai", "google", "minilm", "wordllama")


@dataclass(frozen=True, kw_only=True, repr=False)
class MemoryConfig:
    """A configuration. It is checked when it is made: `InvalidInputError` says what is wrong, and what there is.

    Each part is a dict, `{"provider": …, "config": {…}}`:

    - `vector_store`: `memory`, `sqlite` (path) or `redis` (url, or host, port, db, username, password, ssl).
      `collection_name` keeps several collections apart that are in one store.
    - `llm`: `openai`, `anthropic`, `google`, `ollama`, `azure_openai` (model, api_key, base_url, temperature,
      max_tokens), or `none`: rules find the facts.
    - `embedder`: `openai`, `ollama`, `huggingface`, `azure_openai`, `google` (model, api_key, base_url, dimensions), or
      `minilm` and `wordllama`, which run on this machine.
    - `history`: `{"db_path": …}`. A memory and its history are written in one transaction, into one store: a path
      beside the store in memory makes it the SQLite file of both.
    - `custom_prompts`: `{"fact_extraction": …, "update_decision": …}`.
    - `version`: both answer alike, with `{"results": […]}`.
    - `graph_store`: there is none.
    """

    vector_store: Mapping[str, Any] | None = None
    llm: Mapping[str, Any] | None = None
    embedder: Mapping[str, Any] | None = None
    graph_store: Mapping[str, Any] | None = None
    history: Mapping[str, Any] | None = None
    custom_prompts: Mapping[str, str] | None = None
    version: Literal["v1.0", "v1.1"] = "v1.1"

    def __post_init__(self) -> None:
        if self.graph_store is not None:
            raise InvalidInputError("graph_store: there is none here; leave it out")
        if self.version not in {"v1.0", "v1.1"}:
            raise InvalidInputError(f"version: {self.version!r} is none of v1.0 and v1.1")
        _ = self.settings, self.tenant, self.prompts

    def __repr__(self) -> str:
        store, settings = _part(self.vector_store, _StorePart, "vector_store").provider, self.settings
        return f"MemoryConfig(store={store!r}, llm={settings.llm.kind!r}, embedder={settings.embedder.kind!r})"

    @classmethod
    def preset(cls, name: Literal["spec002", "spec003"], **changes: Any) -> Self:  # noqa: ANN401 - of its own fields
        """A configuration by its name, with `changes`.

        `spec003` is the default: a store in memory, OpenAI's `gpt-4o-mini` and `text-embedding-3-small`. `spec002`
        needs no key: `all-MiniLM-L6-v2` on this machine (the extra `minilm`), and rules.
        """
        if name not in PRESETS:
            raise InvalidInputError(f"there is no preset {name!r}: {', '.join(PRESETS)} are known")
        return replace(cls(**PRESETS[name] | changes))

    @property
    def settings(self) -> Settings:
        """The same as settings of Ricordo's."""
        try:
            return Settings(store=self._store(), llm=self._llm(), embedder=self._embedder())
        except ValueError as error:
            raise error if isinstance(error, InvalidInputError) else InvalidInputError(str(error)) from None

    @property
    def tenant(self) -> str:
        """Whose store it is: collections share nothing, as tenants do."""
        name = _part(self.vector_store, _StorePart, "vector_store").collection_name
        if not NAME.fullmatch(name):
            raise InvalidInputError(f"vector_store.collection_name: {name!r}: 1 to 128 of A-Z a-z 0-9 . _ : @ -")
        return LOCAL if name == COLLECTION else name

    @property
    def prompts(self) -> OwnPrompts:
        """The prompts of one's own."""
        return _part(self.custom_prompts, OwnPrompts, "custom_prompts")

    def _store(self) -> StoreSettings:
        chosen = _part(self.vector_store, _StorePart, "vector_store")
        _among(STORES, chosen.provider, "vector_store")
        at, local = _part(self.history, _HistoryPart, "history").db_path, str(default_store(os.environ).parent)
        if chosen.provider == "redis":
            if at:
                raise InvalidInputError("history.db_path: a store on Redis has the history of its memories, too")
            return StoreSettings(path_or_url=_redis_url(chosen.config), local_dir=local)
        if chosen.provider == "sqlite":
            path = _part(chosen.config, _SqliteFields, "vector_store.config").path or at
            if not path:
                raise InvalidInputError('vector_store.config: sqlite needs a path, as in {"path": "memories.db"}')
            if at and Path(at).expanduser() != Path(path).expanduser():
                raise InvalidInputError("history.db_path: the store's file has the history, too; leave it out")
            return StoreSettings(path_or_url=str(Path(path).expanduser()), local_dir=local)
        if chosen.config:
            raise InvalidInputError("vector_store.config: a store in memory has nothing to configure")
        return StoreSettings(path_or_url=str(Path(at).expanduser()) if at else IN_MEMORY, local_dir=local)

    def _llm(self) -> LlmSettings:
        chosen = _part(self.llm, _ModelPart, "llm")
        kind: Any = _among(LLMS, chosen.provider, "llm")
        given = _part(chosen.config, _LlmFields, "llm.config")
        return _made("llm", LlmSettings, kind=kind, **_with_key(given, kind))

    def _embedder(self) -> EmbedderSettings:
        chosen = _part(self.embedder, _ModelPart, "embedder")
        kind: Any = _among(EMBEDDERS, chosen.provider, "embedder")
        given = _part(chosen.config, _EmbedderFields, "embedder.config")
        return _made("embedder", EmbedderSettings, kind=kind, **_with_key(given, kind))


PRESETS: dict[str, dict[str, Any]] = {
    "spec002": {"llm": {"provider": "none"}, "embedder": {"provider": "minilm"}},
    "spec003": {},
}


def config_of(told: Mapping[str, Any]) -> MemoryConfig:
    """A configuration that is given as a dict. Raises `InvalidInputError`."""
    known = [part.name for part in fields(MemoryConfig)]
    if not isinstance(told, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance] - nobody checks a notebook
        raise InvalidInputError(
            f"a memory is opened by a path or an address as text, by a MemoryConfig or by a dict of its fields, not by"
            f" {type(told).__name__}; a Ricordo that runs by base_url"
        )
    for name in told:
        if name not in known:
            raise InvalidInputError(f"{name} is no part of a configuration: {', '.join(known)} are")
    return MemoryConfig(**told)


def settings_of_store(store: str) -> Settings:
    """Ricordo's own settings, by file and environment, with this store. Raises `InvalidInputError`."""
    if not store.strip():  # a variable that is not set must not open some other store
        raise InvalidInputError(f"{store!r} names no store: give the path of a file, redis://HOST:PORT/DB or memory:")
    if store.startswith(("http://", "https://")):
        raise InvalidInputError(f"{store} is no store: open a Ricordo that runs there by base_url={store!r}")
    try:
        return load_settings(environ=os.environ, flags={"store.path_or_url": store})
    except SettingsError as error:  # nobody has typed a command
        raise InvalidInputError(str(error).removeprefix(f"{COMMAND_LINE}: ")) from None


# ── The parts ─────────────────────────────────────────────────────────────────────────────────────────────────


def _part(given: Mapping[str, Any] | None, kind: type[T], name: str) -> T:
    try:
        return msgspec.convert(dict(given or {}), kind)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise InvalidInputError(f"{name}: {error}") from None


def _among(known: tuple[str, ...], provider: str, name: str) -> str:
    if provider not in known:
        raise InvalidInputError(f"{name}.provider: there is no {provider!r} here; there is {', '.join(known)}")
    return provider


def _with_key(given: _LlmFields | _EmbedderFields, kind: str) -> dict[str, Any]:
    variable = KEY_VARIABLES.get(kind, "")
    key = Secret(given.api_key) if given.api_key else Secret(os.environ.get(variable, ""), variable=variable)
    return msgspec.structs.asdict(given) | {"api_key": key}


def _made(name: str, section: type[T], **settings: Any) -> T:  # noqa: ANN401 - of the section's own fields
    try:
        return section(**settings)
    except ValueError as error:
        raise InvalidInputError(f"{name}.config: {error}") from None


def _redis_url(config: Mapping[str, Any]) -> str:
    given = _part(config, _RedisFields, "vector_store.config")
    if given.url and given.host:
        raise InvalidInputError("vector_store.config: give either a url or a host")
    if not given.host:
        if not (url := given.url or os.environ.get("REDIS_URL", "")):
            raise InvalidInputError("vector_store.config: redis needs a url or a host; or set REDIS_URL")
        return url
    user = f"{quote(given.username, safe='')}:{quote(given.password, safe='')}@" if given.password else ""
    return f"redis{'s' if given.ssl else ''}://{user}{given.host}:{given.port}/{given.db}"
