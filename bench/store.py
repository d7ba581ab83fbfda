"""Recall and writing of the embedded engine, and of the machinery that it was chosen against.

    python -m bench.store [--quick] [--json FILE]

Memories are made of a vocabulary with the frequencies of a language (Zipf), 12 words each, with random unit vectors of
256 dimensions. Times are milliseconds of wall clock (p50, p99) and of CPU (mean); memory is what the arrays hold.
"""

import argparse
import asyncio
import json
import platform
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adapters.analyzers import SnowballAnalyzer
from adapters.sqlite import SqliteEngine
from adapters.sqlite.index import OwnerIndex
from adapters.sqlite.rows import unpacked
from memory.model.ids import uuid7
from memory.model.memory import Memory, Provenance
from memory.model.scope import Digests, Reach, Scope
from memory.model.turn import Injection, TurnKey, TurnRecord
from memory.model.types import Vector
from memory.ports.changes import Add
from memory.ports.search import RecallQuery
from memory.retrieval.index import Ask, SearchScope
from memory.retrieval.lexical import hashed

NOW = datetime(2025, 5, 7, tzinfo=UTC)
DIMENSION = 256
WORDS = 5_000
CHUNK = 2_000
"""Memories in one transaction while a store is filled."""

Row = dict[str, Any]


class World:
    """Made-up memories and questions, the same in every run."""

    def __init__(self) -> None:
        self._random = random.Random(7)
        self._numbers = np.random.default_rng(7)
        syllables = [a + b for a in "bdfgklmnprstvz" for b in "aeiou"]
        self._words = ["".join(self._random.choices(syllables, k=3)) for _ in range(WORDS)]
        self._weights = [1 / rank for rank in range(1, WORDS + 1)]

    def text(self, words: int) -> str:
        return " ".join(self._random.choices(self._words, self._weights, k=words))

    def vector(self) -> Vector:
        vector = self._numbers.standard_normal(DIMENSION).astype(np.float32)
        return vector / np.float32(np.linalg.norm(vector))

    def add(self, scope: Scope) -> Add:
        memory = Memory(
            id=uuid7(),
            scope=scope,
            text=self.text(12),
            created_at=NOW,
            updated_at=NOW,
            mentioned_at=NOW.date(),
            provenance=Provenance(session="s"),
        )
        return Add(memory=memory, vector=self.vector(), event_id=uuid7())

    def query(self, scope: Scope) -> RecallQuery:
        return RecallQuery(scope=scope, text=self.text(8), vector=self.vector(), session="s")

    def turn(self, scope: Scope, number: int) -> TurnRecord:
        injection = Injection(stable=self.text(60), dynamic=self.text(120), status="hit")
        return TurnRecord(
            key=TurnKey(f"t{number}"),
            scope=scope,
            session="s",
            chain=number.to_bytes(16, "big"),
            epoch=0,
            at=NOW,
            user_text=self.text(40),
            injection=injection,
        )


# ── Measuring ─────────────────────────────────────────────────────────────────────────────────────────────────


def figures(walls: Sequence[float], cpu: float) -> Row:
    p50, p99 = np.percentile(walls, (50, 99))
    return {"p50_ms": round(p50 * 1e3, 3), "p99_ms": round(p99 * 1e3, 3), "cpu_ms": round(cpu / len(walls) * 1e3, 3)}


def measured(work: Callable[[int], object], times: int) -> Row:
    walls: list[float] = []
    cpu = time.process_time()
    for number in range(times):
        start = time.perf_counter()
        work(number)
        walls.append(time.perf_counter() - start)
    return figures(walls, time.process_time() - cpu)


async def measured_async(work: Callable[[int], Awaitable[object]], times: int) -> Row:
    walls: list[float] = []
    cpu = time.process_time()
    for number in range(times):
        start = time.perf_counter()
        await work(number)
        walls.append(time.perf_counter() - start)
    return figures(walls, time.process_time() - cpu)


# ── The engine ────────────────────────────────────────────────────────────────────────────────────────────────


async def fill(engine: SqliteEngine, world: World, scope: Scope, count: int) -> Row:
    cpu = time.process_time()
    for start in range(0, count, CHUNK):
        changes = [world.add(scope) for _ in range(min(CHUNK, count - start))]
        await engine.memories.apply(None, changes, at=NOW)
    return {"cpu_ms_each": round((time.process_time() - cpu) / count * 1e3, 3)}


async def opened(path: Path) -> SqliteEngine:
    digests, analyze = Digests(b"bench"), SnowballAnalyzer()
    return await SqliteEngine.open(path, digests=digests, analyze=analyze, embedder="e", cache_bytes=1 << 30)


async def one_user(folder: Path, world: World, count: int, times: int) -> Row:
    """Everything about one user with `count` memories."""
    path, scope = folder / f"one-{count}.db", Scope("t", "user")
    engine = await opened(path)
    filled = await fill(engine, world, scope, count)
    for number in range(20):
        await engine.journal.append(world.turn(scope, number))
    queries = [world.query(scope) for _ in range(times)]
    await engine.recollector.recollect(queries[0])
    warm = await measured_async(lambda number: engine.recollector.recollect(queries[number]), times)
    again = await measured_async(lambda number: engine.recollector.recollect(queries[number % 20]), times)

    after_write = await asked_after_writes(engine, world, queries[:50])
    single = await measured_async(lambda _: engine.memories.apply(None, [world.add(scope)], at=NOW), 50)
    append = await measured_async(lambda number: engine.journal.append(world.turn(scope, 1_000 + number)), 100)
    await engine.close()
    return {
        "memories": count,
        "insert_bulk": filled,
        "insert_one_durable": single,
        "append_durable": append,
        "warm": warm,
        "warm_same_questions": again,
        "after_a_write": after_write,
        "cold": await cold(path, world, [scope] * 5),
        **machinery(path, scope, world, min(times, 100)),
    }


async def asked_after_writes(engine: SqliteEngine, world: World, queries: Sequence[RecallQuery]) -> Row:
    """Each question after a memory was added: what the next turn of a conversation meets."""
    walls: list[float] = []
    cpu = 0.0
    for query in queries:
        await engine.memories.apply(None, [world.add(query.scope)], at=NOW)
        start, began = time.perf_counter(), time.process_time()
        await engine.recollector.recollect(query)
        walls.append(time.perf_counter() - start)
        cpu += time.process_time() - began
    return figures(walls, cpu)


async def cold(path: Path, world: World, scopes: Sequence[Scope]) -> Row:
    """The first question of each scope in a process that has just opened the store."""
    walls: list[float] = []
    cpu = 0.0
    engine = await opened(path)
    for number, scope in enumerate(scopes):
        if number and scope == scopes[number - 1]:
            await engine.close()
            engine = await opened(path)
        query = world.query(scope)
        start, began = time.perf_counter(), time.process_time()
        await engine.recollector.recollect(query)
        walls.append(time.perf_counter() - start)
        cpu += time.process_time() - began
    await engine.close()
    return figures(walls, cpu)


async def many_users(folder: Path, world: World, users: int, each: int, asked: int) -> Row:
    """`users` users of `each` memories: cold questions of some of them, then warm ones."""
    path = folder / "many.db"
    scopes = [Scope("t", f"user{number}") for number in range(users)]
    engine = await opened(path)
    cpu = time.process_time()
    for start in range(0, users, max(1, CHUNK // each)):
        batch = [world.add(scope) for scope in scopes[start : start + CHUNK // each] for _ in range(each)]
        await engine.memories.apply(None, batch, at=NOW)
    filled = (time.process_time() - cpu) / (users * each)
    await engine.close()
    chosen = random.Random(3).sample(scopes, min(asked, users))
    first = await cold(path, world, chosen)
    engine = await opened(path)
    queries = [world.query(scope) for scope in chosen]
    for query in queries:
        await engine.recollector.recollect(query)
    warm = await measured_async(lambda number: engine.recollector.recollect(queries[number]), len(queries))
    await engine.close()
    return {
        "users": users,
        "memories": users * each,
        "insert_cpu_ms_each": round(filled * 1e3, 3),
        "cold": first,
        "warm": warm,
        "file_mb": round(path.stat().st_size / 1e6, 1),
    }


# ── What it was chosen against ────────────────────────────────────────────────────────────────────────────────


def machinery(path: Path, scope: Scope, world: World, times: int) -> Row:
    """Dense: arrays against a scan of the rows. Lexical: own postings against FTS5."""
    owner, analyze = Digests(b"bench").owner(scope), SnowballAnalyzer()
    vectors = [world.vector() for _ in range(times)]
    questions = [analyze(world.text(8)) for _ in range(times)]
    nothing = hashed(())
    with closing(sqlite3.connect(path)) as connection, closing(full_text(connection, owner, analyze)) as fts:
        index = OwnerIndex()
        index.refresh(connection, owner, "e")
        view = SearchScope(reach=Reach.of(scope))
        dense = [Ask(vector=vector, terms=nothing, pool=20) for vector in vectors]
        lexical = [Ask(vector=None, terms=hashed(dict.fromkeys(terms)), pool=20) for terms in questions]
        return {
            "arrays_mb": round(index.nbytes / 1e6, 2),
            "dense_arrays": measured(lambda number: index.rows.search(view, dense[number]), times),
            "dense_scan": measured(lambda number: scan(connection, owner, vectors[number]), min(times, 20)),
            "lexical_postings": measured(lambda number: index.rows.search(view, lexical[number]), times),
            "lexical_fts5": measured(lambda number: match(fts, questions[number]), times),
        }


def scan(connection: sqlite3.Connection, owner: bytes, vector: Vector) -> NDArray[np.intp]:
    """The nearest 20 without anything kept in the process."""
    rows = connection.execute("SELECT memory, vector FROM entries WHERE owner = ?", (owner,)).fetchall()
    scores = unpacked([row[1] for row in rows], DIMENSION) @ vector
    return np.argsort(scores)[-20:]


def full_text(connection: sqlite3.Connection, owner: bytes, analyze: SnowballAnalyzer) -> sqlite3.Connection:
    """An FTS5 table of the same stems, with the owner as a token of every row."""
    fts = sqlite3.connect(":memory:")
    fts.execute("CREATE VIRTUAL TABLE texts USING fts5 (owner, stems, tokenize = 'unicode61')")
    rows = connection.execute("SELECT seq, id FROM memories WHERE owner = ?", (owner,)).fetchall()
    new = connection.execute("SELECT memory, new_value FROM history WHERE owner = ? AND event = 'ADD'", (owner,))
    texts: dict[str, str] = dict(new.fetchall())
    stems = ((seq, owner.hex(), " ".join(analyze(texts[memory_id]))) for seq, memory_id in rows)
    fts.executemany("INSERT INTO texts (rowid, owner, stems) VALUES (?, ?, ?)", stems)
    fts.commit()
    return fts


def match(fts: sqlite3.Connection, terms: Sequence[str]) -> list[Any]:
    words = " OR ".join(f'"{term}"' for term in terms)
    sql = "SELECT rowid, bm25(texts, 0.0, 1.0) FROM texts WHERE stems MATCH ? ORDER BY rank LIMIT 20"
    return fts.execute(sql, (words,)).fetchall()


# ── The command ───────────────────────────────────────────────────────────────────────────────────────────────


async def run(*, quick: bool) -> Row:
    world = World()
    sizes, users = ((10, 100, 1_000), 100) if quick else ((10, 100, 1_000, 10_000, 100_000), 10_000)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        one = [await one_user(folder, world, size, 100 if quick or size > 10_000 else 400) for size in sizes]
        many = await many_users(folder, world, users, 100, 50 if quick else 500)
    machine = {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version, "numpy": np.__version__}
    return {"machine": machine, "one_user": one, "many_users": many}


def show(result: Row) -> None:
    columns = ("warm", "warm_same_questions", "after_a_write", "cold", "insert_one_durable", "append_durable")
    choices = ("dense_arrays", "dense_scan", "lexical_postings", "lexical_fts5")
    for names in (columns, choices):
        print("\n" + " ".join(f"{name:>24}" for name in ("memories", *names)))
        for row in result["one_user"]:
            cells = (f"{row[name]['p50_ms']} / {row[name]['p99_ms']}" for name in names)
            print(" ".join(f"{cell:>24}" for cell in (row["memories"], *cells)))
    for row in result["one_user"]:
        print(f"{row['memories']} memories: {row['arrays_mb']} MB of arrays, bulk insert {row['insert_bulk']}")
    print(json.dumps(result["many_users"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="up to 1,000 memories and 100 users")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    options = parser.parse_args()
    result = asyncio.run(run(quick=options.quick))
    show(result)
    if options.json:
        options.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
