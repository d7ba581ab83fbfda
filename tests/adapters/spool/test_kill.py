"""kill -9 while the spool is written, rotated and replayed loses and doubles nothing that was acknowledged."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.spool import SpoolOptions, spooling
from adapters.sqlite import SqliteEngine
from memory.model.scope import Digests
from tests.contract.examples import NOW

TALKER = """
import asyncio, random, sys
from pathlib import Path
from adapters.spool import SpoolOptions, spooling
from adapters.sqlite import SqliteEngine
from memory.model.errors import StoreUnavailable
from memory.model.scope import Digests, Scope
from tests.contract.examples import NOW, turn
class Flaky:
    def __init__(self, journal):
        self.journal = journal
    async def append(self, record, *, basis=None):
        if random.random() < 0.3:
            raise StoreUnavailable("away")
        await self.journal.append(record, basis=basis)
async def talk(journal, user):
    for n in range(100_000):
        await journal.append(turn(f"{user}-{n:06d}", Scope("acme", user)))
        print(f"{user}-{n:06d}", flush=True)
async def main(path):
    engine = await SqliteEngine.open(path / "store.db", digests=Digests(b"secret"), analyze=str.split, embedder="test")
    options = SpoolOptions(segment_bytes=600, batch=4, first_pause_seconds=0.001, longest_pause_seconds=0.002)
    async with spooling(Flaky(engine.journal), path / "spool", options=options, clock=lambda: NOW) as journal:
        await asyncio.gather(*(talk(journal, user) for user in "abcd"))
asyncio.run(main(Path(sys.argv[1])))
"""


def killed(path: Path, *, after: float) -> list[str]:
    """What was acknowledged when the process was killed, `after` seconds after its first word."""
    process = subprocess.Popen([sys.executable, "-c", TALKER, path], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(after)
    process.send_signal(signal.SIGKILL)
    rest = process.stdout.read()
    process.stdout.close()
    process.wait()
    # The last line may have been cut.
    return (first + rest).rsplit("\n", 1)[0].split()


async def journalled(path: Path) -> list[str]:
    """The turns in the journal, in order, once the spool is drained."""
    engine = await SqliteEngine.open(
        path / "store.db", digests=Digests(b"secret"), analyze=SnowballAnalyzer(), embedder="test"
    )
    try:
        async with spooling(engine.journal, path / "spool", options=SpoolOptions(), clock=lambda: NOW):
            pass
        assert not list((path / "spool").iterdir())
        return [job.key.turn for job in await engine.queue.jobs(limit=1_000_000)]
    finally:
        await engine.close()


async def shown(path: Path, *, rounds: int, seed: int) -> None:
    for n in range(rounds):
        folder = path / str(n)
        acknowledged = killed(folder, after=random.Random(seed * 1_000 + n).uniform(0, 0.3))
        kept = await journalled(folder)

        assert set(acknowledged) <= set(kept)
        assert len(kept) == len(set(kept))
        for user in "abcd":
            mine = [name for name in kept if name[0] == user]
            assert mine == [f"{user}-{n:06d}" for n in range(len(mine))]


async def test_I01_K17_K18_a_kill_while_spooling_rotating_and_replaying_loses_and_doubles_nothing(tmp_path: Path):
    await shown(tmp_path, rounds=3, seed=0)


@pytest.mark.campaign
async def test_I01_K17_K18_campaign(tmp_path: Path):
    await shown(tmp_path, rounds=50, seed=1)
