"""What waits for its session to rest does not wait for a worker."""

from datetime import timedelta

from tests.adapters.sqlite.conftest import Open
from tests.contract.examples import NOW, turn

REST = timedelta(minutes=30)


async def test_a_turn_is_not_stalled_before_its_session_has_rested(opened: Open):
    async with opened() as engine, engine.ingesting():
        await engine.journal.append(turn("t1"))
        await engine.journal.append(turn("t2", minutes=10))
        await engine.queue.claim(1, now=NOW, rested=REST)

        assert await engine.queue.stalled_since(now=NOW + REST, rested=REST) is None
        late = NOW + timedelta(minutes=45)
        assert await engine.queue.stalled_since(now=late, rested=REST) == NOW + timedelta(minutes=10) + REST


async def test_a_session_that_goes_on_hides_none_that_has_rested(opened: Open):
    async with opened() as engine, engine.ingesting():
        await engine.journal.append(turn("t1", session="s1"))
        await engine.journal.append(turn("t2", minutes=40, session="s2"))
        await engine.queue.claim(0, now=NOW, rested=REST)
        late = NOW + timedelta(minutes=45)

        assert await engine.queue.stalled_since(now=late, rested=REST) == NOW + REST
