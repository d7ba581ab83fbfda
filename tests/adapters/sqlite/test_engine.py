"""The embedded engine as a whole: its files, who may open them, and what it says of damage."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from adapters.embedders.wordllama import WordLlamaEmbedder
from adapters.sqlite import SqliteEngine
from adapters.sqlite.files import Files, connect
from adapters.sqlite.readers import Readers
from adapters.sqlite.writer import Checkpointer
from memory.model.errors import EmbedderChanged, SecretMismatch, StoreCorrupt, StoreGone, StoreUnavailable
from memory.model.memory import ProfileField, ProfileValue, Provenance
from memory.model.scope import Digests, Reach, Scope
from memory.ports.changes import SetField
from memory.ports.engine import Engine
from memory.ports.memories import Erasure
from memory.ports.search import RecallQuery
from memory.retrieval.lexical import Lexicon
from tests.adapters.sqlite.conftest import Open
from tests.contract.examples import (
    ALICE,
    BOB,
    NOW,
    add,
    close,
    injected,
    memory,
    remember,
    texts,
    turn,
    update,
    vector,
)
from tests.memory.session_examples import entry


def is_an_engine(engine: SqliteEngine) -> Engine:
    return engine


async def test_the_files_are_for_their_owner_only(path: Path, opened: Open):
    async with opened() as engine:
        await remember(engine, memory("Has a cat"))
        await engine.journal.append(turn("t1"))
        files = list(path.parent.iterdir())

        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert {"ricordo.db", "ricordo.db-wal", "ricordo.journal.db"} < {file.name for file in files}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


async def test_it_is_opened_while_another_process_writes(opened: Open, path: Path):
    """A start has nothing to write into a store that is up to date: it need not wait for an erasure, say."""
    async with opened():
        pass
    with closing(connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        async with opened() as engine:
            await engine.ping()


async def test_others_write_while_memories_are_read_anew(opened: Open, path: Path):
    """Reading a thousand took seven seconds of a busy machine, and all that began or wrote meanwhile failed."""
    async with opened(analyze=str.split) as former:
        await remember(former, memory("has a cat"))

    def reading(text: str) -> list[str]:
        with closing(connect(path, busy_seconds=0)) as other:
            other.execute("BEGIN IMMEDIATE")
            other.execute("COMMIT")
        return [f"{word}!" for word in text.split()]

    async with opened(analyze=reading) as engine:
        assert await engine.memories.reindex(limit=9) == 1
        assert await texts(engine, "cat") == {"has a cat"}


async def test_what_is_written_while_it_is_read_anew_stays(opened: Open):
    told = memory("has a cat")
    async with opened(analyze=str.split) as former:
        await remember(former, told)

    def reading(text: str) -> tuple[str, ...]:
        if text == told.text:
            corrected = update(msgspec.structs.replace(told, text="has a dog"))
            asyncio.run_coroutine_threadsafe(engine.memories.apply(None, [corrected], at=NOW), loop).result()
        return tuple(text.split())

    loop = asyncio.get_running_loop()
    async with opened(analyze=str.split) as engine, opened(analyze=reading) as slow:
        assert await slow.memories.reindex(limit=9) == 1
        assert await texts(engine, "dog") == {"has a dog"}
        assert await texts(engine, "cat") == set()


async def test_the_logs_of_both_files_are_emptied_once_they_are_long(
    path: Path, opened: Open, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Checkpointer, "LONG", 1)
    monkeypatch.setattr(Checkpointer, "SECONDS", 0.01)
    logs = [file.with_name(f"{file.name}-wal") for file in (path, Files(path).journal)]
    async with opened() as engine:
        await remember(engine, memory("Has a cat"))
        await engine.journal.append(turn("t1"))
        for _ in range(3_000):
            if not any(log.stat().st_size for log in logs):
                break
            await asyncio.sleep(0.01)

        assert [log.stat().st_size for log in logs] == [0, 0]
        assert await texts(engine, "cat") == {"Has a cat"}


async def test_what_a_worker_asks_of_a_session_with_each_turn_needs_no_thread(
    opened: Open, monkeypatch: pytest.MonkeyPatch
):
    """It would contend with the one that claims the next turn."""

    async def no_thread(*_: object) -> None:
        raise AssertionError("a thread was asked")

    async with opened() as engine:
        await engine.sessions.append(ALICE, "s1", [entry("Hello")])
        monkeypatch.setattr(Readers, "run", no_thread)

        assert (await engine.sessions.head(ALICE, "s1")).totals.total_entries == 1
        assert [each.content for each in await engine.sessions.newest(ALICE, "s1", limit=1)] == ["Hello"]


async def test_a_user_s_memories_are_filed_under_topics_where_they_are_read_and_not_on_the_event_loop(
    opened: Open, monkeypatch: pytest.MonkeyPatch
):
    """Of ten thousand it takes sixty milliseconds."""
    on_loop: list[bool] = []
    weighed = Lexicon.weighed

    def watched(lexicon: Lexicon, *which: Any, **more: Any) -> Any:
        on_loop.append(threading.current_thread() is threading.main_thread())
        return weighed(lexicon, *which, **more)

    embedder = WordLlamaEmbedder()
    (near,) = await embedder.embed(["Has a cat"])
    async with opened(embedder=embedder.name) as engine:
        await engine.memories.apply(None, [add(memory("Has a cat"), near)], at=NOW)
    monkeypatch.setattr(Lexicon, "weighed", watched)
    async with opened(embedder=embedder.name) as engine:
        query = RecallQuery(scope=ALICE, text="cat", vector=near, bearing=True)
        assert len((await engine.recollector.recollect(query)).candidates) == 1

    assert on_loop == [False]


async def test_a_store_is_found_again_as_it_was_left(opened: Open):
    async with opened() as engine:
        await engine.memories.apply(None, [add(memory("Has a cat"), vector(1))], at=NOW)
        await engine.journal.append(turn("t1"))

    async with opened() as engine:
        assert await texts(engine, "cat", vector=vector(1)) == {"Has a cat"}
        assert (await engine.queue.backlog()).pending == 1


async def test_another_secret_is_refused(opened: Open):
    async with opened():
        pass

    with pytest.raises(SecretMismatch):
        async with opened(digests=Digests(b"another")):
            pass


async def test_a_store_of_a_newer_version_is_refused_and_left_alone(opened: Open, execute: Callable[..., list[Any]]):
    async with opened():
        pass
    execute("PRAGMA user_version = 99")

    with pytest.raises(StoreUnavailable, match="newer Ricordo"):
        async with opened():
            pass
    assert execute("PRAGMA user_version") == [(99,)]


@pytest.mark.parametrize("damage", ["header", "page"])
@pytest.mark.parametrize("name", ["memory", "journal"])
async def test_a_damaged_file_is_refused_with_what_to_do(path: Path, opened: Open, name: str, damage: str):
    async with opened() as engine:
        await remember(engine, *(memory(f"fact {n}") for n in range(50)))
        for n in range(50):
            await engine.journal.append(turn(f"t{n}"))
    damaged: Path = getattr(Files(path), name)
    content = bytearray(damaged.read_bytes())
    at = 0 if damage == "header" else len(content) - 4096
    content[at : at + 100] = b"\xff" * 100
    damaged.write_bytes(content)

    with pytest.raises(StoreCorrupt, match="restore a backup"):
        async with opened():
            pass


async def test_a_folder_that_cannot_be_made_is_reported_as_unavailable(tmp_path: Path):
    (tmp_path / "file").touch()

    with pytest.raises(StoreUnavailable):
        await SqliteEngine.open(tmp_path / "file" / "ricordo.db", digests=Digests(b"s"), analyze=lambda _: ())


async def test_one_process_ingests_at_a_time(opened: Open):
    async with opened() as first, opened() as second:
        async with first.ingesting():
            with pytest.raises(StoreUnavailable, match="ingests"):
                async with second.ingesting():
                    pass

        async with second.ingesting():
            pass


async def test_a_journal_that_was_deleted_is_read_from_its_beginning(path: Path, opened: Open):
    async with opened() as engine, engine.ingesting():
        for name in ("t1", "t2"):
            await engine.journal.append(turn(name))
        await engine.queue.claim(1, now=NOW)
    Files(path).journal.unlink()

    async with opened() as engine, engine.ingesting():
        await engine.journal.append(turn("t3"))

        assert [job.record.key.turn for job in await engine.queue.claim(1, now=NOW)] == ["t3"]


async def test_vectors_of_another_embedder_are_reported(opened: Open):
    async with opened() as engine:
        await engine.check_embedder("test", 8)
        await engine.memories.apply(None, [add(told := memory("Has a cat"), vector(1))], at=NOW)
        await engine.check_embedder("test", 8)

        with pytest.raises(EmbedderChanged, match="reembed"):
            await engine.check_embedder("newer", 8)
        with pytest.raises(EmbedderChanged, match="dimensions"):
            await engine.check_embedder("test", 9)
        await engine.memories.apply(None, [close(told)], at=NOW)
        await engine.check_embedder("newer", 9)


async def test_a_closed_engine_is_unavailable(opened: Open):
    async with opened() as engine:
        await engine.ping()

    with pytest.raises(StoreUnavailable):
        await engine.ping()
    with pytest.raises(StoreUnavailable):
        await engine.journal.append(turn("t1"))


async def test_R14_planted_rows_are_skipped_and_counted(opened: Open, execute: Callable[..., list[Any]]):
    async with opened() as engine:
        mine, garbage, foreign = memory("Has a cat"), memory("Has a grey cat"), memory("Has a black cat")
        await remember(engine, mine, garbage, foreign)
        other = memory("Bob's cat", scope=BOB)
        await remember(engine, other)
        execute("UPDATE memories SET body = x'c1ff' WHERE id = ?", garbage.id)
        execute(
            "UPDATE memories SET body = (SELECT body FROM memories WHERE id = ?) WHERE id = ?", other.id, foreign.id
        )

        assert await texts(engine, "cat") == {"Has a cat"}
        assert engine.foreign == 2
        assert await engine.memories.get(Reach("acme"), [mine.id, garbage.id, foreign.id]) == (mine,)
        assert engine.foreign == 4


async def test_R14_a_field_of_the_profile_that_is_garbage_is_skipped_and_can_be_written_anew(
    opened: Open, execute: Callable[..., list[Any]]
):
    def diet(said: str) -> SetField:
        value = ProfileValue(text=said, recorded_at=NOW.date())
        return SetField(scope=ALICE, field=ProfileField(name="diet", values=(value,)))

    async with opened() as engine:
        await engine.memories.apply(None, [diet("vegan")], at=NOW)
        execute("UPDATE profiles SET body = x'c1ff'")
        assert not (await engine.memories.profile(ALICE)).fields

        await engine.memories.apply(None, [diet("vegetarian")], at=NOW)

        (field,) = (await engine.memories.profile(ALICE)).fields
        assert [value.text for value in field.values] == ["vegetarian"]


async def test_R14_a_memory_of_a_run_that_is_planted_outside_of_it_is_skipped(
    opened: Open, execute: Callable[..., list[Any]]
):
    async with opened() as engine:
        mine, of_run = memory("Has a cat"), memory("Has a run's cat", Scope("acme", "alice", run="r1"))
        await remember(engine, mine, of_run)
        execute("UPDATE memories SET body = (SELECT body FROM memories WHERE id = ?) WHERE id = ?", of_run.id, mine.id)

        assert await texts(engine, "cat") == set()


async def test_R14_planted_entries_are_skipped(opened: Open, execute: Callable[..., list[Any]]):
    async with opened() as engine:
        mine, other = memory("Has a cat"), memory("Bob's cat", scope=BOB)
        await remember(engine, mine)
        await remember(engine, other)
        execute(
            """
            INSERT INTO entries SELECT (SELECT owner FROM memories WHERE id = ?), 7, memory, header, NULL, NULL, terms
            FROM entries WHERE owner = (SELECT owner FROM memories WHERE id = ?)
            """,
            mine.id,
            other.id,
        )
        execute(
            "INSERT INTO entries VALUES ((SELECT owner FROM memories WHERE id = ?), 8, 1, x'00', NULL, x'01', x'02')",
            mine.id,
        )
        execute("UPDATE owners SET changed = 8 WHERE owner = (SELECT owner FROM memories WHERE id = ?)", mine.id)

        assert "Bob's cat" not in await texts(engine, "cat")
        assert engine.foreign == 1


async def test_two_processes_write_to_one_store(path: Path, opened: Open):
    script = """
import asyncio, sys
from pathlib import Path
from adapters.sqlite import SqliteEngine
from memory.model.scope import Digests, Scope
from tests.contract.examples import memory, remember, turn
async def main(path, name):
    engine = await SqliteEngine.open(Path(path), digests=Digests(b"secret"), analyze=str.split, embedder="test")
    for n in range(25):
        await asyncio.gather(remember(engine, memory(f"{name} {n}")), engine.journal.append(turn(f"{name} {n}")))
    await engine.close()
asyncio.run(main(*sys.argv[1:]))
"""
    writers = [subprocess.Popen([sys.executable, "-c", script, path, name]) for name in ("one", "two")]

    assert [writer.wait(60) for writer in writers] == [0, 0]
    async with opened() as engine:
        assert (await engine.memories.counts()).memories == 50
        assert (await engine.queue.backlog()).pending == 50


async def test_D01_nothing_of_an_erased_user_is_left_in_any_file(path: Path, opened: Open):
    canary = "canary7f3a"
    scope = Scope("acme", f"user-{canary}")
    async with opened() as engine, opened(), engine.ingesting():
        for n in range(40):
            # Rows of others between, and growing ones: SQLite moves rows about and leaves copies behind.
            other = memory(f"fact {n} " + "x" * (n * 37 % 500))
            told = memory(f"{canary} {n} " + "y" * (n * 53 % 700), scope, turn=f"t{n}", fact_index=n)
            await remember(engine, other, told)
            grown = memory(f"{canary} {n} " + "z" * 300, scope, id=told.id, turn=f"t{n}", fact_index=n)
            await engine.memories.apply(None, [add(grown), close(told)][n % 2 :], at=NOW)
            await engine.journal.append(turn(f"{canary}-{n}", scope, user_text=f"I said {canary}"))
        (job,) = await engine.queue.claim(1, now=NOW)
        await engine.queue.checkpoint(job.record.key, canary.encode())
        await engine.queue.bury(job.record.key, error=canary)
        await engine.queue.claim(1, now=NOW)
        assert found_in(path.parent, canary)

        erased = await engine.memories.erase(Erasure(what="user", tenant="acme", user=scope.user), at=NOW)

        assert (erased.memories, erased.turns) == (40, 40)
        assert found_in(path.parent, canary) == []


async def test_D01_what_sqlite_left_in_free_space_goes_with_an_erasure(
    path: Path, opened: Open, execute: Callable[..., list[Any]]
):
    # Stands for the copies that SQLite leaves when it balances pages: secure_delete does not reach them.
    async with opened() as engine:
        await remember(engine, *(memory(f"canary7f3a {n}") for n in range(100)))
        execute("DELETE FROM memories WHERE seq % 2")
        assert found_in(path.parent, "canary7f3a 0")

        await engine.memories.erase(Erasure(what="user", tenant="acme", user="alice"), at=NOW)

        assert found_in(path.parent, "canary7f3a") == []


async def test_D01_an_erased_memory_is_gone_from_the_record_of_its_finished_turn(path: Path, opened: Open):
    async with opened() as engine, engine.ingesting():
        await engine.journal.append(turn("t1", user_text="I have a canary7f3a"))
        (job,) = await engine.queue.claim(1, now=NOW)
        told = memory("Has a canary7f3a", turn="t1")
        await engine.memories.apply(job.record, [add(told)], at=NOW)
        await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(told.id,)), at=NOW)

        assert found_in(path.parent, "canary7f3a") == []


async def test_P9_a_session_whose_erasure_failed_halfway_is_gone_from_the_links_after_the_next(
    path: Path, opened: Open
):
    told = memory("Lives in canary7f3a", turn="t1", session="s1")
    later = Provenance(turn="t2", session="s2")
    moved = msgspec.structs.replace(told, text="Lives in Bergen", provenance=later, replaces=told.text)
    erasure = Erasure(what="session", tenant="acme", user="alice", session="s1")
    async with opened() as engine:
        await engine.memories.apply(turn("t1"), [add(told)], at=NOW)
        await engine.memories.apply(turn("t2", session="s2"), [update(moved)], at=NOW)
        await engine.journal.append(turn("t3", session="s3", injection=injected(told)))
        await engine.journal.append(turn("t4", session="s3", minutes=5, injection=injected(moved)))
        with unwritable_links(path), pytest.raises(StoreUnavailable):
            await engine.memories.erase(erasure, at=NOW)

        await engine.memories.erase(erasure, at=NOW)

        assert found_in(path.parent, "canary7f3a") == []
        asked_later = (await engine.recollector.recollect(RecallQuery(scope=ALICE, turn="t4"))).previous_turn
        assert asked_later is not None
        assert asked_later.injection == injected(moved)


async def test_P9_an_erasure_leaves_what_was_said_of_a_memory_that_the_worker_closed(path: Path, opened: Open):
    closed = memory("Has a canary7f3a", session="s2")
    async with opened() as engine:
        await remember(engine, closed, memory("Likes tea", session="s1"))
        await engine.journal.append(turn("t1", session="s2", injection=injected(closed)))
        await engine.memories.apply(None, [close(closed)], at=NOW)
        await engine.memories.erase(Erasure(what="session", tenant="acme", user="alice", session="s1"), at=NOW)

        assert "ricordo.journal.db" in found_in(path.parent, "canary7f3a")


async def test_the_content_of_trimmed_turns_is_overwritten(path: Path, opened: Open):
    async with opened() as engine, engine.ingesting():
        await engine.journal.append(turn("t1", user_text="I have a canary7f3a. " * 50))
        (job,) = await engine.queue.claim(1, now=NOW)
        await engine.memories.apply(job.record, [], at=NOW)
        await engine.queue.trim(now=NOW)

    assert found_in(path.parent, "canary7f3a") == []


async def test_a_turn_that_was_read_after_an_erasure_survives_its_last_steps(opened: Open):
    async with opened() as engine, engine.ingesting():
        await engine.journal.append(turn("t1", epoch=1))
        await engine.memories.erase(Erasure(what="user", tenant="acme", user="alice"), at=NOW)

        assert [job.record.key.turn for job in await engine.queue.claim(9, now=NOW)] == ["t1"]


@contextmanager
def unwritable_links(path: Path) -> Generator[None]:
    """While the context is open no link of the journal can be written anew: stands for a disk that fails."""
    with closing(sqlite3.connect(Files(path).journal, isolation_level=None)) as connection:
        connection.execute(
            "CREATE TRIGGER broken BEFORE UPDATE OF link ON turns BEGIN SELECT RAISE(ABORT, 'it fails'); END"
        )
        yield
        connection.execute("DROP TRIGGER broken")


def found_in(folder: Path, text: str) -> list[str]:
    """The files with this text; read by another process, because closing a file here drops SQLite's locks on it."""
    found = subprocess.run(["grep", "-rla", text, folder], capture_output=True, text=True, check=False)
    return [Path(name).name for name in found.stdout.split()]


class TakingAway(Digests):
    """Moves the store away while it is being opened."""

    def __init__(self, store: Path) -> None:
        super().__init__(b"secret")
        self._store = store

    def of(self, purpose: str, *values: str) -> bytes:
        if self._store.exists():
            self._store.rename(self._store.with_name("elsewhere"))
        return super().of(purpose, *values)


async def test_a_store_that_is_away_is_not_made_by_who_makes_none(path: Path, opened: Open):
    with pytest.raises(StoreGone):
        async with opened(makes=False):
            pass

    assert not path.parent.exists()


async def test_what_was_taken_away_while_it_was_opened_has_nothing_in_its_place(path: Path, opened: Open):
    async with opened():
        pass

    with pytest.raises(StoreGone):
        async with opened(makes=False, digests=TakingAway(path.parent)):
            pass

    assert not path.parent.exists()


async def test_a_connection_makes_no_file_where_one_was_deleted(path: Path, opened: Open):
    async with opened():
        path.unlink()
        with pytest.raises(sqlite3.OperationalError):
            connect(path)

    assert not path.exists()


async def test_who_would_ingest_into_a_store_that_was_moved_is_told_so(path: Path, opened: Open):
    async with opened() as engine:
        path.parent.rename(path.parent.with_name("elsewhere"))
        with pytest.raises(StoreGone):
            async with engine.ingesting():
                pass

    assert not path.parent.exists()
