"""What a provider keeps, on a store that several proxies share: a Redis server."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from config.settings import Settings
from memory.ports.memories import Erasure
from ricordo.stores import engine_of
from tests.e2e.conftest import Ricordo, ricordo_of
from tests.e2e.test_held_history import REX, Talk
from tests.e2e.test_held_ids import NAMING, ask, entries, kept_of, made, streaming, with_ids
from tests.e2e.test_keys_mode import UPSTREAM_KEY
from tests.e2e.test_redis import settings_on
from tests.e2e.test_replay import learn, now
from tests.redis_server import RedisServer
from tests.scripted_provider import ScriptedProvider
from tests.scripted_upstream import Chat, ScriptedUpstream


@pytest.fixture
def upstream() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RedisServer]:
    with RedisServer(tmp_path / "redis") as server:
        yield server


@pytest.fixture
def settings(tmp_path: Path, server: RedisServer, upstream: ScriptedUpstream) -> Settings:
    return settings_on(server, tmp_path, upstream, searches=server.searches, upstream__api_key=UPSTREAM_KEY)


@pytest.fixture
def provider(upstream: ScriptedUpstream) -> ScriptedProvider:
    provider = ScriptedProvider()
    provider.script(upstream)
    return provider


@pytest.fixture
def two(settings: Settings, upstream: ScriptedUpstream) -> Iterator[tuple[Ricordo, Ricordo]]:
    """Two proxies on one server; beside the first one a worker."""
    with ExitStack() as stack:
        first = stack.enter_context(ricordo_of(settings, upstream))
        yield first, stack.enter_context(ricordo_of(settings, upstream, worker=False))


def test_a_conversation_goes_on_through_another_proxy(two: tuple[Ricordo, Ricordo], provider: ScriptedProvider):
    learn(two[0], "ada", REX)
    talks = [Talk(each, provider, "ada") for each in two]
    sessions: set[str] = set()
    last: str | None = None
    for number in range(4):
        talk = talks[number % 2]
        talk.last = last
        talk.ask(f"What is the dog called, once more? {number}")
        last = talk.last
        sessions.add(talk.session)

    assert len(sessions) == 1
    assert talks[1].prompt.count("called Rex") <= 1


def test_P6_what_one_proxy_made_is_its_users_through_the_other_and_goes_with_her(
    two: tuple[Ricordo, Ricordo], provider: ScriptedProvider
):
    first, second = two
    ids = [made(first), made(first, headers={"X-Memory-Mode": "off"})]
    kept_as = ask(first, "POST", "conversations", {}).json()["id"]
    paths = [*(f"responses/{id_}" for id_ in ids), f"conversations/{kept_as}"]

    assert [ask(second, "GET", path).status_code for path in paths] == [200] * 3
    assert [ask(second, "GET", path, user="bob").status_code for path in paths] == [404] * 3

    async def erase() -> None:
        async with engine_of(first.settings) as engine:
            await engine.memories.erase(Erasure(what="user", tenant="local", user="ada"), at=now())

    asyncio.run(erase())
    assert [ask(second, "GET", path).status_code for path in paths] == [404] * 3
    assert len(provider.responses) == 2


def test_P6_what_is_in_answers_and_files_are_their_users_through_the_other_and_go_with_her(
    two: tuple[Ricordo, Ricordo], provider: ScriptedProvider
):
    first, second = two
    ids = kept_of(first, provider)
    named = [NAMING[name] for name in ("a reference", "a file", "a tool's store", "a file in a chat")]

    def answers(user: str) -> list[int]:
        return [ask(second, "POST", path, with_ids(body, ids), user=user).status_code for path, body in named]

    assert answers("ada") == [200] * 4
    assert answers("bob") == [404] * 4

    async def erase() -> None:
        async with engine_of(first.settings) as engine:
            await engine.memories.erase(Erasure(what="user", tenant="local", user="ada"), at=now())

    asyncio.run(erase())
    assert answers("ada") == [404] * 4


def test_a_stream_from_the_background_is_cancelled_through_another_proxy(
    two: tuple[Ricordo, Ricordo], provider: ScriptedProvider
):
    with streaming(two[0], provider) as id_:
        assert ask(two[1], "POST", f"responses/{id_}/cancel", user="bob").status_code == 404
        assert ask(two[1], "POST", f"responses/{id_}/cancel").status_code == 200


def test_an_answer_from_the_background_is_kept_once_whoever_fetches_it(
    two: tuple[Ricordo, Ricordo], provider: ScriptedProvider
):
    provider.says = lambda _: Chat("A long story.")
    asked = {"model": "m", "input": "Tell me the story of the Andrea Doria.", "background": True}
    begun = ask(two[0], "POST", "responses", asked)
    path = f"responses/{begun.json()['id']}"
    for number in range(4):
        ask(two[number % 2], "GET", path)

    kept = entries(two[0], begun.headers["x-memory-session"])
    assert kept == ["Tell me the story of the Andrea Doria.", "A long story."]


def test_P6_while_the_store_is_away_nobody_reads_what_may_be_anothers_and_all_other_chats_go_on(
    settings: Settings, server: RedisServer, upstream: ScriptedUpstream, provider: ScriptedProvider
):
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        id_ = made(ricordo)
        server.stop()
        upstream.requests.clear()

        answer = ask(ricordo, "GET", f"responses/{id_}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "memory_unavailable")
        on = {"model": "m", "input": "And?", "previous_response_id": id_}
        assert ask(ricordo, "POST", "responses", on).status_code == 503
        assert upstream.requests == []
        assert ask(ricordo, "POST", "responses", {"model": "m", "input": "Hello!"}).status_code == 200
    assert provider.newest.prompt[-1]["content"] == "Hello!"
