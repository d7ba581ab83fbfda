"""What goes wrong has one class and one code, in process and of a server."""

from pathlib import Path
from typing import Any

import pytest

from config.loading import load_settings
from memory.model import errors as faults
from memory.ports.llm import BudgetSpent, ModelUnavailable
from ricordo import (
    AsyncMemory,
    AuthenticationError,
    ConflictError,
    EmbeddingError,
    InvalidInputError,
    LLMError,
    Memory,
    MemoryError,  # noqa: A004 - its name among those who use it
    NotFoundError,
    RateLimitError,
    ScopeError,
    VectorStoreError,
)
from ricordo.library.errors import error_of_fault
from ricordo.serving import serving
from tests.scripted_upstream import Answer, ScriptedUpstream, error, reply, with_headers

NONE = {"provider": "none"}


@pytest.mark.parametrize(
    ("fault", "kind", "code"),
    [
        (faults.ScopeError("nobody"), ScopeError, "memory_scope_required"),
        (faults.InvalidInput("too long"), InvalidInputError, "invalid_input"),
        (faults.NotFound("no such"), NotFoundError, "not_found"),
        (faults.Conflict("changed"), ConflictError, "conflict"),
        (faults.Outdated("seen"), ConflictError, "conflict"),
        (faults.StoreUnavailable("away"), VectorStoreError, "memory_unavailable"),
        (faults.Contended("others write"), VectorStoreError, "memory_busy"),
        (faults.StoreCorrupt("damaged"), VectorStoreError, "memory_damaged"),
        (faults.StoreGone("gone"), VectorStoreError, "memory_gone"),
        (faults.StoreUnfit("old"), VectorStoreError, "memory_unfit"),
        (faults.SecretMismatch("other"), VectorStoreError, "secret_mismatch"),
        (faults.EmbedderChanged("other"), VectorStoreError, "embedder_changed"),
        (faults.EmbeddingError("NaN"), EmbeddingError, "embedding_failed"),
        (ModelUnavailable("away"), LLMError, "llm_failed"),
        (BudgetSpent("spent"), LLMError, "llm_failed"),
    ],
)
def test_each_fault_has_its_error(fault: faults.MemoryFault, kind: type[MemoryError], code: str):
    told = error_of_fault(fault)

    assert (type(told), told.code, told.message, str(told)) == (kind, code, str(fault), str(fault))


def test_a_store_of_another_embedder_says_what_to_do(tmp_path: Path):
    store = {"provider": "sqlite", "config": {"path": str(tmp_path / "a.db")}}
    with Memory({"vector_store": store, "llm": NONE, "embedder": {"provider": "wordllama"}}) as memory:
        memory.add("I keep bees.", infer=False, user_id="ada")

    other = {"provider": "ollama", "config": {"model": "m", "dimensions": 8}}
    with (
        Memory({"vector_store": store, "llm": NONE, "embedder": other}) as memory,
        pytest.raises(VectorStoreError, match="reembed") as told,
    ):
        memory.users()

    assert told.value.code == "embedder_changed"


async def test_an_embedder_that_is_away_loses_nothing(tmp_path: Path):
    away = {"provider": "ollama", "config": {"model": "m", "dimensions": 8, "base_url": "http://127.0.0.1:9"}}
    store = {"provider": "sqlite", "config": {"path": str(tmp_path / "a.db")}}
    async with AsyncMemory({"vector_store": store, "llm": NONE, "embedder": away}) as memory:
        (event,) = (await memory.add("I am allergic to peanuts.", user_id="ada")).results
        assert event.id is not None

        with pytest.raises(EmbeddingError) as told:
            await memory.update(event.id, "I am allergic to walnuts.")

        assert told.value.code == "embedding_failed"
        item = await memory.get(event.id)
        assert item is not None
        assert item.memory == "I am allergic to peanuts."


async def test_a_server_that_wants_a_key_gets_the_one_that_is_given(tmp_path: Path):
    flags = {
        "store.path_or_url": str(tmp_path / "server.db"),
        "server.port": 0,
        "upstream.base": "http://127.0.0.1:9/v1",
        "identity.mode": "keys",
    }
    async with serving(load_settings(environ={}, flags=flags)) as port:
        for key in (None, "rk_0123456789abcdef_" + "x" * 43):
            async with AsyncMemory(base_url=f"http://127.0.0.1:{port}", api_key=key) as memory:
                with pytest.raises(AuthenticationError) as told:
                    await memory.get_all(user_id="ada")
            assert told.value.code in {"missing_api_key", "invalid_api_key"}


async def test_a_server_that_is_too_busy_says_until_when():
    async with ScriptedUpstream() as server:
        server.script(error(429, "slow down"), with_headers((b"retry-after", b"7")))
        async with AsyncMemory(base_url=server.origin) as memory:
            with pytest.raises(RateLimitError, match="slow down") as told:
                await memory.get_all(user_id="ada")

    assert told.value.retry_after_seconds == 7


async def test_what_is_no_ricordo_is_asked_about():
    async with ScriptedUpstream() as server:
        server.script(reply(b"<html>no</html>", status=502))
        async with AsyncMemory(base_url=server.origin) as memory:
            with pytest.raises(VectorStoreError, match=r"502.*is that a Ricordo"):
                await memory.get_all(user_id="ada")


FOREIGN = (
    reply(b"<html>welcome</html>"),
    reply(b'{"object": "list", "data": []}'),
    reply(b"[]"),
    reply(b"null"),
    reply(b"<html>nothing here</html>", status=404),
    reply(b'{"detail": "Not Found"}', status=404),
    error(404, "The model does not exist"),
    reply(b"", status=302),
)
"""Answers of servers that are no Ricordo."""


@pytest.mark.parametrize("answer", FOREIGN)
async def test_another_server_says_neither_that_nothing_is_known_nor_that_anything_is_done(
    answer: Answer, tmp_path: Path
):
    kept = tmp_path / "kept.jsonl"
    kept.write_text("kept")
    async with ScriptedUpstream() as server, AsyncMemory(base_url=server.origin) as memory:
        server.script(answer)
        for asked in (
            memory.get_all(user_id="ada"),
            memory.get("m1"),
            memory.history("m1"),
            memory.delete("m1"),
            memory.delete("m1", erase=True),
            memory.add("I keep bees.", user_id="ada"),
            memory.context("What do I keep?", user_id="ada"),
            memory.export(kept, user_id="ada"),
        ):
            with pytest.raises(VectorStoreError, match="is that a Ricordo") as told:
                await asked
            assert told.value.code == "server_unknown"

    assert kept.read_text() == "kept"


@pytest.mark.parametrize("path", ["", "/", "/v1", "/v1/", "/memory/v1"])
async def test_a_server_may_be_named_as_its_chats_or_its_memories_are_asked(tmp_path: Path, path: str):
    flags = {"store.path_or_url": str(tmp_path / "r.db"), "server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}
    running = serving(load_settings(environ={}, flags=flags))
    async with running as port, AsyncMemory(base_url=f"http://127.0.0.1:{port}{path}") as memory:
        assert await memory.get("nothing") is None
        assert await memory.users() == []


@pytest.mark.parametrize("given", [3, b"a.db", ["a.db"], 0, False])
def test_what_opens_no_memory_is_refused_with_what_does(given: Any):
    with pytest.raises(InvalidInputError, match=f"not by {type(given).__name__}; a Ricordo that runs by base_url"):
        Memory(given)


def test_an_address_of_a_server_is_a_base_url_and_a_base_url_is_text():
    unread: Any = 3
    with pytest.raises(InvalidInputError, match="not int"):
        Memory(base_url=unread)
    with pytest.raises(InvalidInputError, match="base_url='http://localhost:8000'"):
        Memory("http://localhost:8000")
