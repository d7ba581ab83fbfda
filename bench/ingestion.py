"""What the ingestion of a turn costs: `python -m bench.ingestion [--runs N] [--store URL] [TREE …]`.

One user with 1,000 memories, or several (`--users`); turns in which two facts are told, each with a question; default
settings; the real worker on a store of its own that is filled before. Checkouts to compare are measured in turns, each
in a process of its own. Per tree the medians of its runs: turns a second, CPU in milliseconds a turn of the worker's
process and, on Redis, of the server. A server must be idle otherwise; all keys lie under prefixes of this benchmark,
and go afterwards.
"""

import argparse
import asyncio
import cProfile
import json
import os
import pstats
import random
import resource
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import uvloop

from bench.redis_store import Server
from config.loading import load_settings
from config.settings import Settings
from memory.model.ids import uuid7
from memory.model.memory import Memory, Provenance
from memory.model.scope import Scope
from memory.model.turn import Answer, TurnKey, TurnRecord
from memory.ports.changes import Add
from memory.ports.engine import Engine
from proxy.ops.logs import configure_logs
from ricordo.parts import build_embedder_for
from ricordo.stores import engine_of
from ricordo.working import upkeep_of, working

LOOK_SECONDS = 0.25
"""How often it is looked whether all is done: a query, on Redis one for each shard."""

PEOPLE = ("My sister", "My brother", "My neighbour", "My doctor", "My boss", "Our landlord", "My son", "My aunt")
NAMES = ("Nina", "Marco", "Ines", "Pavel", "Greta", "Yusuf", "Carla", "Hugo", "Leona", "Tomas", "Edith", "Ravi")
CITIES = ("Lisbon", "Graz", "Oslo", "Turin", "Leeds", "Malmö", "Ghent", "Porto", "Basel", "Cork", "Brno", "Nantes")
THINGS = ("bicycle", "piano", "kayak", "telescope", "sewing machine", "camera", "greenhouse", "record player", "tent")
DRUGS = ("metformin", "lisinopril", "ibuprofen", "omeprazole", "atorvastatin", "sertraline", "levothyroxine")
LIKES = ("strong coffee", "early mornings", "jazz concerts", "spicy food", "long train rides", "crossword puzzles")
FORMS = (
    "{person} {name} moved to {city} in {year}.",
    "{person} {name} works for the city library of {city} since {year}.",
    "I bought a used {thing} in {city} for {number} euros.",
    "I take {drug} {number} mg every morning since {year}.",
    "My {thing} number {number} broke when we were in {city}.",
    "I really like {like}, and so does {name} from {city}.",
    "I ran {number} kilometres through {city} with {name} last weekend.",
    "{person} {name} is allergic to the glue of the {thing} from {year}.",
    "I don't like the {thing} that {name} gave me in {year}.",
    "My appointment with {name} in {city} was moved to {year}-05-{day}.",
    "I prefer {like} over {other} whenever I visit {name}.",
    "My favourite {thing} shop is {name}'s in {city}.",
)
"""States, readings, events, likes and dislikes: what is compared with what is known in different ways."""
QUESTIONS = ("What would you cook tonight?", "Can you write that down as a list?", "How would you plan the weekend?")
SIZES = ("memories", "users", "turns", "warm_up")
"""How much a run is of, as the options are called."""


def facts(count: int, *, seed: int) -> list[str]:
    """`count` statements of a user, the same for a seed; hardly any says what another one does."""
    dice = random.Random(seed)

    def said() -> str:
        like, other = dice.sample(LIKES, 2)
        return dice.choice(FORMS).format(
            person=dice.choice(PEOPLE),
            name=dice.choice(NAMES),
            city=dice.choice(CITIES),
            thing=dice.choice(THINGS),
            drug=dice.choice(DRUGS),
            like=like,
            other=other,
            number=dice.randint(3, 900),
            year=dice.randint(1980, 2024),
            day=dice.randint(10, 28),
        )

    return [said() for _ in range(count)]


class Cost(NamedTuple):
    """Of one run."""

    turns_per_second: float
    cpu_ms: float
    server_cpu_ms: float
    resident_mb: float
    memories: int
    """That there were at the end: that the trees to compare did the same."""


# ── One run ───────────────────────────────────────────────────────────────────────────────────────────────────


async def once(settings: Settings, *, memories: int, users: int, turns: int, warm_up: int, profile: bool) -> Cost:
    """Fill the store, journal the turns, and let the worker ingest them."""
    scopes = [Scope("bench", uuid7()) for _ in range(users)]
    embedder = build_embedder_for(settings)
    now = datetime.now(UTC)
    async with engine_of(settings, embedder=embedder) as engine:
        for scope in scopes if memories else ():
            known = [_memory(scope, text, now - timedelta(hours=at)) for at, text in enumerate(facts(memories, seed=1))]
            vectors = await embedder.embed([each.dated_text for each in known])
            pairs = zip(known, vectors, strict=True)
            adds = [Add(memory=each, vector=vector, event_id=uuid7()) for each, vector in pairs]
            await engine.memories.apply(None, adds, at=now)
        # Else the worker would take them for what an older release wrote, and read them anew beside the turns.
        for step in upkeep_of(settings, engine=engine, at_once=True):
            await step.do()
        said = facts(2 * (warm_up + turns), seed=2)
        for at in range(warm_up + turns):
            words = f"{said[2 * at]} {said[2 * at + 1]} {QUESTIONS[at % len(QUESTIONS)]}"
            await engine.journal.append(_turn(scopes[at % users], at, words, now + timedelta(seconds=at)))
        cost = await _worked(settings, engine, turns, cProfile.Profile() if profile else None)
        return cost._replace(memories=(await engine.memories.counts()).memories)


async def _worked(settings: Settings, engine: Engine, turns: int, profiler: cProfile.Profile | None) -> Cost:
    """What the last `turns` turns cost.

    With those before them expressions are compiled, and memories read that the worker has never seen.
    """
    stop = asyncio.Event()
    worker = asyncio.create_task(working(settings, stop=stop))
    while (waiting := (await engine.queue.backlog()).pending) > turns:  # noqa: ASYNC110 - it is in the store
        await asyncio.sleep(LOOK_SECONDS)
    theirs, ours, began = await _server_seconds(settings), time.process_time(), time.perf_counter()
    if profiler is not None:
        profiler.enable()
    while (await engine.queue.backlog()).pending:  # noqa: ASYNC110 - it is in the store
        await asyncio.sleep(LOOK_SECONDS)
    if profiler is not None:
        profiler.disable()
        stats = pstats.Stats(profiler, stream=sys.stderr)
        stats.sort_stats("tottime").print_stats(30)
        stats.sort_stats("cumtime").print_stats("memory|adapters|ricordo", 80)
    seconds, cpu = time.perf_counter() - began, time.process_time() - ours
    served = await _server_seconds(settings) - theirs
    stop.set()
    await worker
    resident = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1_000
    return Cost(waiting / seconds, cpu / waiting * 1e3, served / waiting * 1e3, resident, 0)


async def _server_seconds(settings: Settings) -> float:
    """The CPU that the server of a store has taken so far."""
    if not settings.store.is_remote:
        return 0.0
    server = Server(settings.store.path_or_url)
    try:
        return await server.cpu()
    finally:
        await server.close()


async def on_server(url: str, sizes: dict[str, int], *, profile: bool) -> Cost:
    """A run on a server, from which nothing is left there."""
    server = Server(url)
    flags = {"store.path_or_url": url, "store.redis.prefix": server.corner()}
    try:
        return await once(load_settings(environ=os.environ, flags=flags), **sizes, profile=profile)
    finally:
        await server.clear()
        await server.close()


def _memory(scope: Scope, text: str, at: datetime) -> Memory:
    return Memory(
        id=uuid7(),
        scope=scope,
        text=text,
        created_at=at,
        updated_at=at,
        mentioned_at=at.date(),
        provenance=Provenance(turn=uuid7(), session="before"),
    )


def _turn(scope: Scope, number: int, words: str, at: datetime) -> TurnRecord:
    return TurnRecord(
        key=TurnKey(uuid7()),
        scope=scope,
        session=f"s{number // 20}",
        chain=number.to_bytes(16, "big"),
        epoch=0,
        at=at,
        user_text=words,
        answer=Answer(text="Gladly. Here is what I would do, step by step, with what you have at home."),
    )


# ── The command ───────────────────────────────────────────────────────────────────────────────────────────────


def measured(tree: Path, options: argparse.Namespace) -> dict[str, Any]:
    """One run with the code of a checkout."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-P", __file__, "--once", "--store", options.store or f"{folder}/ricordo.db"]
        command += [part for name in SIZES for part in (f"--{name.replace('_', '-')}", str(getattr(options, name)))]
        command += ["--profile"] if options.profile else []
        environ = {**os.environ, "PYTHONPATH": str(tree.resolve()), "HOME": folder}
        done = subprocess.run(command, cwd=folder, env=environ, check=True, stdout=subprocess.PIPE)
    return json.loads(done.stdout.splitlines()[-1])


def main() -> None:
    """Measure, and print the medians as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.ingestion", description=__doc__)
    parser.add_argument("trees", nargs="*", type=Path, default=[Path.cwd()], metavar="TREE")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--memories", type=int, default=1_000, help="that each user has before")
    parser.add_argument("--users", type=int, default=1, help="who speak in turns")
    parser.add_argument("--turns", type=int, default=300)
    parser.add_argument("--warm-up", type=int, default=100, help="turns before these, which are not counted")
    parser.add_argument("--store", default="", help="a Redis with the Query Engine, else a file of the run's own")
    parser.add_argument("--profile", action="store_true", help="also where the time goes, on standard error")
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.once:
        logs = load_settings(environ=os.environ).logs  # as the process of a worker is set up
        configure_logs(level=logs.level, form=logs.format)
        sizes = {name: getattr(options, name) for name in SIZES}
        if "://" in options.store:
            work = on_server(options.store, sizes, profile=options.profile)
        else:
            settings = load_settings(environ=os.environ, flags={"store.path_or_url": options.store})
            work = once(settings, **sizes, profile=options.profile)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # the loop that a worker has
            print(json.dumps(runner.run(work)._asdict()))
        return
    runs: dict[Path, list[dict[str, Any]]] = {tree: [] for tree in options.trees}
    for _ in range(options.runs):
        for tree, costs in runs.items():
            costs.append(measured(tree, options))
    for tree, costs in runs.items():
        medians = {name: round(median(cost[name] for cost in costs), 2) for name in Cost._fields}
        print(json.dumps({"tree": str(tree), **medians}))


if __name__ == "__main__":
    main()
