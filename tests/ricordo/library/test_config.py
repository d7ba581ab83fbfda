"""What a memory is made of: every field of a configuration, its defaults, and what is refused."""

from pathlib import Path
from typing import Any

import pytest

from adapters.embedders.registry import DEFAULT_MODELS as EMBEDDERS
from adapters.llms.registry import DEFAULT_MODELS as LLMS
from config.settings import IN_MEMORY
from memory.model.identity import LOCAL
from ricordo import AsyncMemory, InvalidInputError, Memory, MemoryConfig

NONE = {"provider": "none"}
WORDLLAMA = {"provider": "wordllama"}
VARIABLES = ("OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GOOGLE_API_KEY", "AZURE_OPENAI_API_KEY", "HF_TOKEN", "REDIS_URL")


@pytest.fixture(autouse=True)
def no_keys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))


def test_15_42_without_a_configuration_it_is_in_memory_with_openais_models(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("OPENAI_API_KEY", "sk-of-the-environment")
    settings = MemoryConfig().settings

    Memory().close()

    assert settings.store.path_or_url == IN_MEMORY
    assert (settings.llm.kind, LLMS[settings.llm.kind]) == ("openai", "gpt-4o-mini")
    assert (settings.embedder.kind, EMBEDDERS[settings.embedder.kind]) == ("openai", "text-embedding-3-small")
    assert (settings.llm.temperature, settings.llm.max_tokens) == (0, 2_000)
    assert settings.llm.api_key.reveal() == settings.embedder.api_key.reveal() == "sk-of-the-environment"
    assert MemoryConfig.preset("spec003") == MemoryConfig()


@pytest.mark.parametrize("make", [Memory, AsyncMemory, MemoryConfig])
def test_without_a_key_it_is_said_which_one_is_wanted(make: Any):
    with pytest.raises(InvalidInputError, match="OPENAI_API_KEY"):
        make()


def test_a_key_that_is_given_wins_and_is_never_shown(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("ANTHROPIC_API_KEY", "sk-of-the-environment")
    llm = {"provider": "anthropic", "config": {"model": "claude", "api_key": "sk-given", "temperature": 1}}

    config = MemoryConfig(llm=llm, embedder=WORDLLAMA)

    assert config.settings.llm.api_key.reveal() == "sk-given"
    assert (config.settings.llm.model, config.settings.llm.temperature) == ("claude", 1)
    assert "sk-" not in repr(config)
    assert repr(config) == "MemoryConfig(store='memory', llm='anthropic', embedder='wordllama')"


@pytest.mark.parametrize(
    ("provider", "variable"),
    [
        ("openai", "OPENAI_API_KEY"),
        ("anthropic", "ANTHROPIC_API_KEY"),
        ("google", "GOOGLE_API_KEY"),
    ],
)
def test_keys_are_found_in_the_environment(provider: str, variable: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(variable, "sk-of-the-environment")

    config = MemoryConfig(llm={"provider": provider, "config": {"model": "any"}}, embedder=WORDLLAMA)

    assert config.settings.llm.api_key.reveal() == "sk-of-the-environment"


def test_a_preset_without_a_key():
    settings = MemoryConfig.preset("spec002", vector_store={"provider": "sqlite", "config": {"path": "a.db"}}).settings

    assert (settings.llm.kind, settings.embedder.kind, settings.store.path_or_url) == ("none", "minilm", "a.db")
    with pytest.raises(InvalidInputError, match="spec002, spec003"):
        MemoryConfig.preset("spec001")  # pyright: ignore[reportArgumentType] - it is refused


def test_an_embedder_has_its_dimensions():
    config = {"model": "text-embedding-3-small", "dimensions": 512, "api_key": "sk-x"}

    settings = MemoryConfig(llm=NONE, embedder={"provider": "openai", "config": config}).settings

    assert (settings.embedder.model, settings.embedder.dimensions) == ("text-embedding-3-small", 512)


@pytest.mark.parametrize(
    ("config", "url"),
    [
        ({"url": "redis://ada:pass@db.example:6380/2"}, "redis://ada:pass@db.example:6380/2"),
        ({"host": "localhost"}, "redis://localhost:6379/0"),
        (
            {"host": "db", "port": 1, "db": 3, "username": "a:b", "password": "p@ss/", "ssl": True},
            "rediss://a%3Ab:p%40ss%2F@db:1/3",
        ),
        ({}, "redis://of-the-environment:6379/0"),
    ],
)
def test_redis_is_named_by_a_url_by_its_parts_or_by_the_environment(
    config: dict[str, Any], url: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("REDIS_URL", "redis://of-the-environment:6379/0")

    store = {"provider": "redis", "config": config}

    assert MemoryConfig(vector_store=store, llm=NONE, embedder=WORDLLAMA).settings.store.path_or_url == url


def test_a_history_is_where_its_memories_are(tmp_path: Path):
    at = str(tmp_path / "history.db")

    with Memory({"llm": NONE, "embedder": WORDLLAMA, "history": {"db_path": at}}) as memory:
        memory.add("I keep bees.", infer=False, user_id="ada")

    with Memory({"llm": NONE, "embedder": WORDLLAMA, "history": {"db_path": at}}) as memory:
        (item,) = memory.get_all(user_id="ada").results
        assert [line.event for line in memory.history(item.id)] == ["ADD"]


def test_a_collection_is_a_tenant_and_the_usual_one_that_of_this_machines_chats():
    def tenant(name: str) -> str:
        return MemoryConfig(vector_store={"collection_name": name}, llm=NONE, embedder=WORDLLAMA).tenant

    assert (tenant("memories"), tenant("work")) == (LOCAL, "work")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"vector_store": {"provider": "qdrant"}}, "there is no 'qdrant' here; there is memory, sqlite, redis"),
        ({"llm": {"provider": "cohere"}}, "there is openai, anthropic, google, ollama, azure_openai, none"),
        ({"embedder": {"provider": "cohere"}}, "embedder.provider: there is no 'cohere'"),
        ({"graph_store": {"provider": "neo4j"}}, "graph_store: there is none here"),
        ({"version": "v2"}, "v1.0 and v1.1"),
        ({"vector_store": {"provider": "sqlite"}}, "needs a path"),
        ({"vector_store": {"provider": "redis"}}, "REDIS_URL"),
        (
            {"vector_store": {"provider": "redis", "config": {"host": "a", "url": "redis://b"}}},
            "either a url or a host",
        ),
        ({"vector_store": {"provider": "redis", "config": {"url": "http://b"}}}, "http:// is no store"),
        ({"vector_store": {"provider": "memory", "config": {"path": "x"}}}, "nothing to configure"),
        ({"vector_store": {"collection_name": "two words"}}, "collection_name"),
        ({"vector_store": {"colection_name": "x"}}, "colection_name"),
        ({"llm": {"provider": "ollama", "config": {"temperature": "hot"}}}, "temperature"),
        ({"llm": {"provider": "ollama", "config": {"base_url": "ftp://x"}}}, "llm.config: base_url"),
        ({"llm": {"provider": "azure_openai", "config": {"api_key": "k"}}}, "needs the address of your resource"),
        ({"embedder": {"provider": "ollama", "config": {"dimensions": -1}}}, "dimensions"),
        ({"custom_prompts": {"extraction": "x"}}, "custom_prompts"),
        ({"history": {"path": "x"}}, "history"),
        ({"history": {"db_path": "x"}, "vector_store": {"provider": "redis", "config": {"host": "a"}}}, "db_path"),
        ({"embeder": WORDLLAMA}, "embeder is no part of a configuration"),
    ],
)
def test_what_is_no_configuration_is_refused_at_once(wrong: dict[str, Any], said: str):
    with pytest.raises(InvalidInputError) as told:
        Memory({"llm": NONE, "embedder": WORDLLAMA} | wrong)

    assert said in str(told.value)
    assert told.value.code == "invalid_input"


def test_a_configuration_and_a_server_are_two_things():
    with pytest.raises(InvalidInputError, match="either"):
        AsyncMemory("a.db", base_url="http://localhost:8000")
    with pytest.raises(InvalidInputError, match="base_url"):
        AsyncMemory("a.db", api_key="sk-x")
    with pytest.raises(InvalidInputError, match="http"):
        AsyncMemory(base_url="localhost:8000")


def test_a_store_by_its_name_has_ricordos_own_settings(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("RICORDO_RECALL__TOP_K", "many")

    with pytest.raises(InvalidInputError, match="RICORDO_RECALL__TOP_K"):
        Memory("a.db")


@pytest.mark.parametrize("make", [Memory, AsyncMemory])
@pytest.mark.parametrize("blank", ["", " ", "\t"])
def test_text_that_names_no_store_is_refused_and_opens_no_other(make: Any, blank: str):
    with pytest.raises(InvalidInputError, match="names no store: give the path of a file"):
        make(blank)


def test_a_path_of_spaces_is_refused_within_a_configuration():
    with pytest.raises(InvalidInputError, match="blank"):
        MemoryConfig(
            vector_store={"provider": "sqlite", "config": {"path": " "}},
            llm={"provider": "none"},
            embedder={"provider": "wordllama"},
        )
