"""Each kind of upstream: its settings are sound, its key goes where it looks for it (docs/upstreams.md)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, get_args
from urllib.parse import urlsplit

import httpx2
import pytest

from config.loading import load_settings
from config.settings import Settings
from config.upstreams import ADDRESSES, KINDS, Kind
from memory.model.prices import CachePrices
from tests.e2e.conftest import Ricordo, ricordo_of
from tests.e2e.dialects.door import Door, User
from tests.e2e.dialects.doors import DOORS
from tests.e2e.test_upstreams import key_of
from tests.scripted_upstream import Answer, ScriptedUpstream

HELD = "sk-held-0123456789abcdefghijklmnop"
BEARER, X_API_KEY = (b"authorization", f"Bearer {HELD}".encode()), (b"x-api-key", HELD.encode())

NAMED = [kind for kind in get_args(Kind) if kind]

SPELLED: dict[str, dict[str, tuple[bytes, bytes]]] = {
    "anthropic": {"chat": BEARER, "messages": X_API_KEY, "responses": X_API_KEY, "": X_API_KEY},
    "azure_openai": dict.fromkeys(("chat", "messages", "responses", ""), (b"api-key", HELD.encode())),
    # Theirs is OpenAI's protocol, or a gateway that reads either header.
    **{
        kind: {"chat": BEARER, "messages": X_API_KEY, "responses": BEARER, "": BEARER}
        for kind in ("openai", "ollama", "llama.cpp", "litellm")
    },
    **{
        kind: dict.fromkeys(("chat", "messages", "responses", ""), BEARER)
        for kind in ("gemini", "vllm", "openrouter", "groq", "mistral", "deepseek")
    },
}
"""In which header each kind has our key, by dialect."""


def base_of(kind: str) -> str:
    return str(KINDS[kind].get("base", ADDRESSES.get(kind)))


def loaded(folder: Path, table: str, text: str) -> Settings:
    file = folder / "ricordo.toml"
    file.write_text(f'[server]\nport = 0\n[store]\npath_or_url = "{folder}/ricordo.db"\n[{table}]\n{text}')
    return load_settings(file=file, environ={"RICORDO_LOGS__LEVEL": "error"})


@pytest.mark.parametrize(
    ("kind", "read"), [("anthropic", 0.1), ("groq", 0.5), ("deepseek", 0.03), ("openai", "auto"), ("ollama", "auto")]
)
def test_what_cached_tokens_cost_there_is_known_of_those_with_one_price(
    tmp_path: Path, kind: str, read: float | Literal["auto"]
):
    usual = loaded(tmp_path, "upstream", f'kind = "{kind}"')
    set_otherwise = loaded(tmp_path, "upstream", f'kind = "{kind}"\ncache_read_price = 0.7\ncache_write_price = 2')

    assert usual.upstream.cache_prices == CachePrices(read, 1.25)
    assert set_otherwise.upstream.cache_prices == CachePrices(0.7, 2.0)


def test_every_kind_is_known_by_what_it_sets():
    assert set(KINDS) == set(NAMED) == set(SPELLED)


@pytest.mark.parametrize("kind", NAMED)
@pytest.mark.parametrize("table", ["upstream", "upstreams.other"])
def test_its_settings_are_sound_by_themselves(tmp_path: Path, kind: str, table: str):
    own = f'base = "{ADDRESSES[kind]}"' if kind in ADDRESSES else ""

    settings = loaded(tmp_path, table, f'kind = "{kind}"\napi_key = "{HELD}"\n{own}')

    chosen = settings.every_upstream[table]
    address = urlsplit(chosen.base)
    assert chosen.base == base_of(kind)
    assert address.scheme == "https" or address.hostname == "127.0.0.1"
    assert chosen.api_key.reveal() == HELD


@pytest.mark.parametrize("kind", ADDRESSES)
def test_one_whose_address_is_ones_own_says_so(tmp_path: Path, kind: str):
    with pytest.raises(Exception, match="needs the address of your own"):
        loaded(tmp_path, "upstreams.other", f'kind = "{kind}"')


def table_of(kind: str, upstream: ScriptedUpstream) -> str:
    path = urlsplit(base_of(kind)).path
    return f'kind = "{kind}"\napi_key = "{HELD}"\nbase = "{upstream.origin}/{kind}{path}"\n'


@pytest.fixture(scope="module")
def every(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """A Ricordo in front of an upstream of each kind; all of them are one server."""
    with ScriptedUpstream.in_thread() as upstream:
        others = "\n".join(
            f'[upstreams."{kind}"]\n{table_of(kind, upstream)}by_header = true\nbreaker.enabled = false'
            for kind in NAMED
        )
        text = f'base = "{upstream.base_url}"\n{others}'
        with ricordo_of(loaded(tmp_path_factory.mktemp("kinds"), "upstream", text), upstream, worker=False) as ricordo:
            yield ricordo


@pytest.mark.parametrize("kind", NAMED)
def test_its_key_goes_where_it_looks_for_it_and_its_paths_are_its_own(every: Ricordo, kind: str):
    assert sent_to(every, {"X-Memory-Upstream": kind}) == expected_of(kind)


@pytest.mark.parametrize("kind", ["openai", "anthropic", "azure_openai"])
def test_so_it_does_as_the_upstream_of_all_requests(tmp_path: Path, kind: str):
    with ScriptedUpstream.in_thread() as upstream:
        settings = loaded(tmp_path, "upstream", table_of(kind, upstream))
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            assert sent_to(ricordo, {}) == expected_of(kind)


def expected_of(kind: str) -> list[tuple[str, tuple[bytes, bytes]]]:
    path = f"/{kind}{urlsplit(base_of(kind)).path}"
    doors = [(door.path.replace("/v1", path, 1), SPELLED[kind][door.name]) for door in DOORS]
    return [*doors, (f"{path}/models/m", SPELLED[kind][""])]


def sent_to(ricordo: Ricordo, headers: dict[str, str]) -> list[tuple[object, ...]]:
    """Path and credentials of a request through each door, and of one for a model: of an application without a key."""
    upstream = ricordo.upstream
    upstream.requests.clear()
    for door in DOORS:
        upstream.script(door.says("Noted."))
        body = door.body(User("Hello there"))
        httpx2.post(f"{ricordo.origin}{door.path}", json=body, headers=headers, timeout=30).raise_for_status()
    httpx2.get(f"{ricordo.origin}/v1/models/m", headers=headers, timeout=30)
    return [(request.path, *key_of(request)) for request in upstream.requests]


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
@pytest.mark.parametrize("status", [400, 401, 403, 429, 500])
def test_a_held_key_of_anthropics_is_in_no_answer(every: Ricordo, door: Door, status: int):
    message = json.dumps({"type": "error", "error": {"type": "x", "message": f"invalid x-api-key {HELD}"}})
    headers = ((b"content-type", b"application/json"), (b"x-seen", HELD.encode()))
    every.upstream.script(Answer(status=status, headers=headers, body=(message.encode(),)))

    asked = {"X-Memory-Upstream": "anthropic"}
    answer = httpx2.post(f"{every.origin}{door.path}", json=door.body(User("Hello")), headers=asked, timeout=30)

    assert answer.status_code == status
    assert HELD not in answer.text + str(answer.headers)
    assert "invalid x-api-key ***" in answer.text
