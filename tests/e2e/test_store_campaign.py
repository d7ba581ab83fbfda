"""At length and in real processes: a journal that is restored, a store that is moved, a worker that stands still.

The oracle is the clients' own list of acknowledged turns, as in `test_kill`.
"""

import os
import random
import shutil
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from adapters.sqlite.files import Files
from config.settings import Settings
from tests.e2e.conftest import settings_for
from tests.e2e.subprocesses import Served, Working, until
from tests.e2e.test_kill import Chatter, chatting, free_port, texts_of
from tests.e2e.test_lost_store import is_well, readiness
from tests.scripted_upstream import Chat, ScriptedUpstream, pace

pytestmark = [pytest.mark.campaign, pytest.mark.timeout(3600)]

ROUNDS = 30


@pytest.fixture
def settings(tmp_path: Path) -> Iterator[Settings]:
    with ScriptedUpstream.in_thread() as upstream:
        upstream.script(Chat("Noted, thank you."), pace(0.01))
        yield settings_for(tmp_path / "store" / "ricordo.db", upstream)


@pytest.fixture
def served(settings: Settings) -> Iterator[Served]:
    port = free_port()
    with Served(settings, port, RICORDO_JOURNAL__DURABILITY="strict", RICORDO_WORKER__STALLED_SECONDS="1") as served:
        yield served


def assert_kept(settings: Settings, chatters: Sequence[Chatter]) -> None:
    """Each acknowledged text is remembered once, and nothing that nobody said."""
    assert sum(len(chatter.acknowledged) for chatter in chatters) > ROUNDS
    for chatter in chatters:
        kept = Counter(texts_of(settings, chatter.user))
        assert [text for text in chatter.acknowledged if kept[text] != 1] == []
        assert [text for text, count in kept.items() if count > 1 or text not in chatter.sent] == []


def ingest_what_waits(settings: Settings) -> None:
    working = Working(settings)
    try:
        texts_of(settings, "nobody")
        working.process.terminate()
        working.process.wait(60)
    finally:
        working.kill()


def test_no_acknowledged_turn_is_lost_or_doubled_by_journals_that_are_restored(settings: Settings, served: Served):
    dice = random.Random(1)
    journal = Files(Path(settings.store.path_or_url)).journal
    backups: list[Path] = []
    with chatting(served.port) as chatters:
        for number in range(ROUNDS):
            time.sleep(dice.uniform(0.2, 1.5))
            dice.choice([served.stop, served.kill])()
            if dice.random() < 0.6:  # else turns wait over the restart
                ingest_what_waits(settings)
                if backups and dice.random() < 0.6:
                    shutil.copy(dice.choice(backups), journal)
                else:
                    backups.append(Path(shutil.copy(journal, journal.with_suffix(f".{number}"))))
            served.start()
            served.wait()
    assert_kept(settings, chatters)


def test_nothing_is_acknowledged_into_a_store_that_was_moved(settings: Settings, served: Served):
    dice = random.Random(2)
    store = Path(settings.store.path_or_url).parent
    until(lambda: is_well(served), seconds=60)  # a worker that opens its store where it was makes a new one there
    with chatting(served.port) as chatters:
        for _ in range(ROUNDS):
            time.sleep(dice.uniform(0.1, 1.0))
            store.rename(store.with_name("elsewhere"))
            until(lambda: not is_well(served))
            time.sleep(1.0)  # what was on its way to a client has arrived
            before = [len(chatter.acknowledged) for chatter in chatters]
            time.sleep(dice.uniform(0.1, 0.5))
            assert [len(chatter.acknowledged) for chatter in chatters] == before
            store.with_name("elsewhere").rename(store)
            until(lambda: is_well(served), seconds=60)
    assert_kept(settings, chatters)


def test_a_worker_that_stands_still_shows_and_loses_nothing(settings: Settings, served: Served):
    dice = random.Random(3)
    with chatting(served.port) as chatters:
        for _ in range(ROUNDS):
            until(lambda: is_well(served), seconds=60)
            time.sleep(dice.uniform(0.1, 1.0))
            worker = served.worker
            assert worker is not None
            os.kill(worker, signal.SIGSTOP)
            until(lambda: "ingestion" in readiness(served), seconds=60)
            os.kill(worker, signal.SIGCONT)
    assert_kept(settings, chatters)
