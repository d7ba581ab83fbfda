"""kill -9 at a random moment loses nothing that was acknowledged and leaves nothing half done."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from memory.model.scope import Reach
from memory.ports.memories import Listing
from tests.adapters.sqlite.conftest import Open
from tests.contract.examples import ALICE, NOW

APPENDER = """
import asyncio, sys
from pathlib import Path
from adapters.sqlite import SqliteEngine
from memory.model.scope import Digests
from tests.contract.examples import turn
async def client(engine, name):
    for n in range(100_000):
        await engine.journal.append(turn(f"{name}-{n}"))
        print(f"{name}-{n}", flush=True)
async def main(path):
    engine = await SqliteEngine.open(Path(path), digests=Digests(b"secret"), analyze=str.split, embedder="test")
    await asyncio.gather(*(client(engine, name) for name in "abcd"))
asyncio.run(main(sys.argv[1]))
"""

APPLIER = """
import asyncio, sys
from pathlib import Path
from adapters.sqlite import SqliteEngine
from memory.model.scope import Digests
from tests.contract.examples import NOW, add, memory, turn
async def main(path):
    engine = await SqliteEngine.open(Path(path), digests=Digests(b"secret"), analyze=str.split, embedder="test")
    async with engine.ingesting():
        for n in range(100_000):
            await engine.journal.append(turn(f"t{n}"))
            (job,) = await engine.queue.claim(1, now=NOW)
            name = job.record.key.turn
            facts = [add(memory(f"fact {i} of {name}", turn=name, fact_index=i)) for i in range(5)]
            await engine.memories.apply(job.record, facts, at=NOW)
            print(job.record.key.turn, flush=True)
            await engine.queue.trim(now=NOW)
asyncio.run(main(sys.argv[1]))
"""


def killed(script: str, path: Path, *, after: float) -> set[str]:
    """What the script had acknowledged when it was killed, `after` seconds after its first word."""
    process = subprocess.Popen([sys.executable, "-c", script, path], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(after)
    process.send_signal(signal.SIGKILL)
    rest = process.stdout.read()
    process.stdout.close()
    process.wait()
    # The last line may have been cut.
    return set((first + rest).rsplit("\n", 1)[0].split())


@pytest.mark.parametrize("seed", range(3))
async def test_I01_no_acknowledged_append_is_lost(path: Path, opened: Open, seed: int):
    acknowledged = killed(APPENDER, path, after=random.Random(seed).uniform(0, 0.2))

    async with opened() as engine, engine.ingesting():
        kept = {job.key.turn for job in await engine.queue.jobs(limit=100_000)}
        assert acknowledged <= kept
        # At most what was on its way from each of the four clients was kept without an answer.
        assert len(kept - acknowledged) <= 4


@pytest.mark.parametrize("seed", range(3))
async def test_I01_no_turn_is_applied_by_half_or_twice(path: Path, opened: Open, seed: int):
    acknowledged = killed(APPLIER, path, after=random.Random(seed).uniform(0, 0.2))

    async with opened() as engine, engine.ingesting():
        told = [memory.text for memory in await engine.memories.list(Listing(reach=Reach.of(ALICE), limit=100_000))]
        applied = {text.split()[-1] for text in told}
        left = [job.record.key.turn for job in await engine.queue.claim(9, now=NOW)]

    assert acknowledged <= applied
    assert sorted(told) == sorted(f"fact {i} of {turn}" for turn in applied for i in range(5))
    assert not applied & set(left)
